//! Company in the solitary games: a computer at a table of Jamb, and races on one board of Jewels.

use serde_json::{Value, json};

use super::{Game, Trial, first_move, texts};

fn filled(table: &Value, place: usize) -> u64 {
    table["board"]["people"][place]["view"]["storage"]["filled"].as_u64().unwrap()
}

#[tokio::test]
async fn a_computer_is_called_by_the_word_that_was_asked_for() {
    let trial = Trial::new().await;
    for (game, player, more) in [
        ("santorini", "champion:level=beginner", json!({})),
        ("mice", "alphabeta", json!({})),
        ("scrabble", "champion:level=beginner", json!({ "language": "en" })),
        ("jewels", "ai:time=50ms", json!({ "turns": 5 })),
        ("jamb", "careless", json!({})),
    ] {
        let mut setup = json!({ "players": ["human", player] });
        setup.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let opened = trial.open(game, setup).await;
        assert_eq!(opened.created["table"]["seats"][1]["player"], player);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_at_a_table_of_jamb_plays_its_own_turns() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    for computer in ["careless", "rule", "greedy", "optimal"] {
        let game = trial.open("jamb", json!({ "people": ["Ana"], "players": ["human", computer] })).await;
        assert_eq!(game.keys.len(), 1, "a computer needs no key");
        for turn in 1..=2 {
            game.act(&game.all(), &format!("throw {turn}"), json!({ "act": "throw" })).await.good();
            let act = json!({ "act": "play", "text": "down" });
            game.act(&game.all(), &format!("write {turn}"), act).await.good();
            let shown = game.until(|table| table["to_move"] == 1).await;
            assert_eq!((filled(&shown, 0), filled(&shown, 1)), (turn, turn), "{computer}");
            assert_eq!(shown["seats"][1]["player"], computer);
            // What it decided is among the moves, each with its seat.
            let own = shown["moves"].as_array().unwrap().iter().filter(|played| played["seat"] == 2);
            assert!(own.count() as u64 >= turn, "{computer}: {shown}");
            assert_eq!(shown["board"]["dice"], Value::Null, "the dice are sealed until the end");
        }
    }
    // A computer that is the first begins by itself, and everything is kept.
    let game = trial.open("jamb", json!({ "players": ["greedy", "human"], "seed": 5 })).await;
    let before = game.until(|table| table["to_move"] == 2).await;
    let created = game.created.clone();
    trial.end().await;
    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    let after = game.show().await;
    assert_eq!((texts(&after), &after["board"]), (texts(&before), &before["board"]));
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_is_no_player_gets_a_seat() {
    let trial = Trial::new().await;
    for (game, setup, key) in [
        ("jamb", json!({ "players": ["human", "champion"] }), "player-error-unknown-player"),
        ("jewels", json!({ "players": ["human", "champion"], "turns": 5 }), "player-error-unknown-player"),
        ("jewels", json!({ "players": ["human", "ai"] }), "jewels-race-endless"),
        ("jewels", json!({ "players": ["human", "ai", "ai"], "turns": 5 }), "table-people"),
        (
            "jewels",
            json!({ "players": ["human", "ai"], "limit": "1:00", "clock": "1m/game" }),
            "player-error-two-paces",
        ),
        ("jamb", json!({ "people": ["Ana", "Boba"], "generator": "lcg" }), "jamb-dice-alone"),
    ] {
        let body = json!({ "game": game, "setup": setup });
        trial.post("/api/games", &[], body).await.refused(409, key);
    }
    trial.end().await;
}

/// What whoever holds this key sees.
async fn look(game: &Game<'_>, key: &str, rest: &str) -> Value {
    game.trial.get(&game.path(rest), &[key]).await.good()
}

/// Plays the first swap of this seat's own board.
async fn swap(game: &Game<'_>, key: &str, word: &str) {
    let text = first_move(&look(game, key, "").await);
    game.act(&[key], word, json!({ "act": "play", "text": text })).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_race_nobody_waits_and_nobody_sees_the_other_board_before_the_end() {
    let trial = Trial::new().await;
    let game = trial.open("jewels", json!({ "players": ["human", "human"], "turns": 3 })).await;
    let [ana, boba] = [game.keys[0].as_str(), game.keys[1].as_str()];
    let (one, other) = (look(&game, ana, "").await, look(&game, boba, "").await);
    assert_eq!(one["board"]["view"]["rows"], other["board"]["view"]["rows"], "both begin with the same");
    assert_eq!((&one["board"]["seat"], &other["board"]["seat"]), (&json!(1), &json!(2)));
    assert!([0, 1].iter().all(|&place| one["seats"][place]["may_move"] == true), "{one}");
    // The first plays all turns before the second has begun.
    for turn in ["a", "b", "c"] {
        swap(&game, ana, turn).await;
    }
    let own = look(&game, ana, "").await;
    assert_eq!(own["board"]["view"]["turns"], 3);
    assert_ne!(own["board"]["view"]["rows"], other["board"]["view"]["rows"]);
    let late = json!({ "act": "play", "text": "1 1 1 2" });
    game.act(&[ana], "late", late).await.refused(409, "server-not-your-turn");
    let points = &own["board"]["view"]["points"];
    let rows = own["board"]["view"]["rows"].to_string();
    for keys in [vec![boba], vec![]] {
        for path in [
            "",
            "?ply=0",
            "?ply=2",
            "?ply=3",
            "/file?format=board",
            "/file?format=json",
            "/file?format=swaps",
        ] {
            let answer = game.trial.get(&game.path(path), &keys).await;
            assert!(!answer.body.to_string().contains(&rows), "{path}: {answer:?}");
            if path.starts_with("/file") {
                let kind = answer.status.as_u16();
                assert!(kind == 403 || kind == 409, "{path}: {answer:?}");
            }
        }
        let shown = game.trial.get(&game.path(""), &keys).await.good();
        assert_eq!(&shown["seats"][0]["points"], points, "the points are told as they come");
        assert_eq!(shown["board"]["places"][0]["rows"], json!([]));
        assert_eq!(shown["board"]["places"][0]["turns"], 3);
        assert!(texts(&shown).iter().all(|text| text.is_empty()), "the swaps are not told: {shown}");
    }
    for turn in ["d", "e", "f"] {
        swap(&game, boba, turn).await;
    }
    // Now everything is open, the past included, also to whoever only looks.
    for keys in [vec![ana], vec![boba], vec![]] {
        let over = game.trial.get(&game.path(""), &keys).await.good();
        assert!(!over["ending"].is_null(), "{over}");
        assert_eq!(over["board"]["places"][0]["rows"], own["board"]["view"]["rows"]);
        assert!(texts(&over).iter().all(|text| !text.is_empty()), "{over}");
        let then = game.trial.get(&game.path("?ply=4"), &keys).await.good();
        assert_eq!(then["board"]["places"][0]["rows"], own["board"]["view"]["rows"]);
        assert_eq!(then["board"]["places"][1]["rows"].as_array().map(Vec::len), Some(8));
        assert_eq!(then["board"]["places"][1]["turns"], 1);
    }
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_race_against_the_computer_ends_by_turns_or_by_time() {
    let trial = Trial::new().await;
    let game = trial.open("jewels", json!({ "players": ["human", "ai:samples=20"], "turns": 2 })).await;
    for turn in 1..=2 {
        let text = first_move(&game.show().await);
        let act = json!({ "act": "play", "text": text });
        game.act(&game.all(), &format!("turn {turn}"), act).await.good();
        let shown = game.until(|table| table["board"]["places"][1]["turns"] == turn).await;
        assert_eq!(shown["board"]["places"][1]["rows"] == json!([]), turn < 2, "{shown}");
    }
    let timed = trial.open("jewels", json!({ "players": ["human", "greedy"], "limit": "0:01" })).await;
    let over = timed.until(|table| !table["ending"].is_null()).await;
    assert_eq!(over["board"]["places"][1]["rows"].as_array().map(Vec::len), Some(8), "{over}");
    trial.end().await;
}
