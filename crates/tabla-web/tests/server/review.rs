//! The review of a game: made in the background, kept with the game, and secret until it is over.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Game, PATIENCE, Trial};

/// White wins at once, plays something else, and loses.
const START: &str = "a7,a1,b4/d6,c5,e5/0,0/w";

async fn lost_game(trial: &Trial) -> Game<'_> {
    let game = trial.open("mice", json!({ "players": ["human", "human"], "position": START })).await;
    game.play("a7-d7").await;
    let over = game.play("d6-d5xa1").await;
    assert_eq!(over["ending"]["winner"], 2, "{over}");
    game
}

/// Looks until the review is there.
async fn done(game: &Game<'_>) -> Value {
    let look = async {
        loop {
            let review = game.trial.get(&game.path("/review"), &[]).await.good();
            if review["state"] == "done" {
                return review;
            }
            assert_eq!(review["state"], "running", "{review}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("it is done at last")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_kept_and_seen_by_whoever_has_the_link() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let game = lost_game(&trial).await;
    let before = trial.get(&game.path("/review"), &[]).await.good();
    assert_eq!((&before["state"], &before["total"]), (&json!("none"), &json!(2)));
    trial.post(&game.path("/review"), &[], json!({})).await.good();
    let review = done(&game).await;
    let moment = &review["moments"][0];
    assert_eq!((&moment["ply"], &moment["grade"]), (&json!(0), &json!("blunder")), "{review}");
    assert_eq!(moment["why"]["key"], "review-wins-at-once");
    assert_eq!(moment["better"]["fate"], "win");
    assert_eq!(review["course"][0], json!({ "ply": 0, "values": [1.0] }));
    assert_eq!(review["entries"].as_array().unwrap().len(), 2);
    let created = game.created.clone();
    trial.end().await;

    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    assert_eq!(trial.get(&game.path("/review"), &[]).await.good(), review, "nothing is lost by a restart");
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_on_begins_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let game = lost_game(&trial).await;
    trial.post(&game.path("/review"), &[], json!({})).await.good();
    let whole = done(&game).await;
    let (id, created) = (game.id.clone(), game.created.clone());
    trial.end().await;
    // As if it had been ended in the middle: one piece is marked, the other was not there yet.
    let store = rusqlite::Connection::open(folder.path().join("tables.sqlite")).unwrap();
    let first: String = store
        .query_row("select min(name) from reviews where table_id = ?1", [&id], |row| row.get(0))
        .unwrap();
    store.execute("delete from reviews where name <> ?1", [&first]).unwrap();
    let marked = "update reviews set piece = replace(piece, '\"loss\":0.0', '\"loss\":0.125')";
    store.execute(marked, []).unwrap();
    store.execute("update reviews set piece = replace(piece, '\"loss\":1.0', '\"loss\":0.875')", []).unwrap();
    drop(store);

    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    let left = trial.get(&game.path("/review"), &[]).await.good();
    assert_eq!((&left["state"], &left["done"]), (&json!("paused"), &json!(1)), "{left}");
    trial.post(&game.path("/review"), &[], json!({})).await.good();
    let again = done(&game).await;
    assert_ne!(again["entries"][0]["loss"], whole["entries"][0]["loss"], "what was there was not made again");
    assert_eq!(again["entries"][1], whole["entries"][1], "the same position has the same review");
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposed_move_is_compared_with_what_was_played() {
    let trial = Trial::new().await;
    let game = lost_game(&trial).await;
    let path = game.path("/review/try");
    let tried = |ply: usize, text: &str| trial.post(&path, &[], json!({ "ply": ply, "text": text }));
    let better = tried(0, "b4-a4xd6").await.good();
    assert_eq!((&better["is_better"], &better["is_best"]), (&json!(true), &json!(true)), "{better}");
    let same = tried(0, "a7-d7").await.good();
    assert_eq!((&same["is_better"], &same["entry"]["grade"]), (&json!(false), &json!("blunder")), "{same}");
    assert_eq!(same["entry"]["played"]["line"][1].as_str().map(|text| &text[..6]), Some("d6-d5x"));
    assert_eq!(tried(0, "a7-a4").await.good()["entry"]["seat"], 1);
    assert_eq!(tried(0, "a1-g7").await.status, 409);
    tried(7, "a7-d7").await.refused(409, "review-no-decision");
    assert_eq!(tried(0, &"a".repeat(201)).await.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_reviewed_while_something_is_hidden_or_others_play() {
    let trial = Trial::new().await;
    let hidden = trial.open("scrabble", json!({ "players": ["human", "human"], "language": "en" })).await;
    hidden.play("pass").await;
    let open = trial.open("mice", json!({ "players": ["human", "human"] })).await;
    open.play("d2").await;
    for (game, keys) in [(&hidden, hidden.all()), (&hidden, vec![]), (&open, vec![])] {
        trial.get(&game.path("/review"), &keys).await.refused(409, "review-under-way");
        trial.post(&game.path("/review"), &keys, json!({})).await.refused(409, "review-under-way");
        let body = json!({ "ply": 0, "text": "d6" });
        trial.post(&game.path("/review/try"), &keys, body).await.refused(409, "review-under-way");
    }
    // Who holds all seats of a game in which nothing is hidden may look back at any time.
    let alone = trial.post(&open.path("/review"), &open.all(), json!({})).await.good();
    assert_eq!(alone["total"], 1);
    hidden.act(&hidden.all(), "end", json!({ "act": "resign" })).await.good();
    let over = trial.get(&hidden.path("/review"), &[]).await.good();
    assert_eq!((&over["state"], &over["total"]), (&json!("none"), &json!(1)));
    let stopped = trial.post(&open.path("/review"), &open.all(), json!({ "pause": true })).await.good();
    assert_ne!(stopped["state"], "running");
}

/// Two turns of a game that nobody played to its end.
const FILE: &str =
    "#player1 Ana Ana\n#player2 Bob Bob\n>Ana: AEINRST 8D STAINER +66 66\n>Bob: EEIIOUU -UU +0 0\n";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_file_is_reviewed_as_far_as_the_file_goes() {
    let trial = Trial::new().await;
    for players in [["human", "human"], ["human", "greedy"]] {
        let file = json!({ "name": "two.gcg", "text": FILE });
        let game =
            trial.open("scrabble", json!({ "players": players, "language": "en", "load": file })).await;
        let total = async || trial.get(&game.path("/review"), &game.all()).await.good()["total"].clone();
        assert_eq!(total().await, 2, "both turns of the file: {players:?}");
        assert_eq!(game.show().await["can"]["review"], true);
        trial.get(&game.path("/review"), &[]).await.refused(409, "review-under-way");
        // What is played from then on is hidden from others at the same screen, and from the file's reader.
        game.play("pass").await;
        let own = if players[1] == "human" { 2 } else { 3 };
        assert_eq!(total().await, own, "{players:?}");
    }
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_look_back_where_nobody_hides_anything() {
    let trial = Trial::new().await;
    let jamb = trial.open("jamb", json!({ "people": ["Ana", "Bob"] })).await;
    jamb.act(&jamb.all(), "throw", json!({ "act": "throw" })).await.good();
    jamb.play("down-1").await;
    assert_eq!(jamb.show().await["can"]["review"], true);
    assert_eq!(trial.get(&jamb.path("/review"), &jamb.all()).await.good()["total"], 1);
    let race = trial.open("jewels", json!({ "players": ["human", "human"], "turns": 5 })).await;
    let swap = race.show().await["board"]["view"]["moves"][0].as_str().expect("a swap").to_owned();
    race.play(&swap).await;
    assert_eq!(race.show().await["can"]["review"], false);
    trial.get(&race.path("/review"), &race.all()).await.refused(409, "review-under-way");
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_alone_looks_back_before_the_end_and_sees_no_secret() {
    let trial = Trial::new().await;
    let tiles = json!({ "players": ["human", "greedy"], "language": "en", "seed": 5 });
    let scrabble = trial.open("scrabble", tiles).await;
    scrabble.play("pass").await;
    let jewels = trial.open("jewels", json!({ "players": ["human"] })).await;
    let swap = jewels.show().await["board"]["view"]["moves"][0].as_str().expect("a swap").to_owned();
    jewels.play(&swap).await;
    for game in [&scrabble, &jewels] {
        let review = trial.get(&game.path("/review"), &game.all()).await.good();
        assert_eq!(review["total"], 1, "one's own decision alone: {review}");
        trial.get(&game.path("/review"), &[]).await.refused(409, "review-under-way");
    }
    // What the computer could have played would tell its tiles.
    let body = json!({ "ply": 1, "text": "pass" });
    let path = scrabble.path("/review/try");
    trial.post(&path, &scrabble.all(), body).await.refused(409, "review-no-decision");
    jewels.act(&jewels.all(), "end", json!({ "act": "resign" })).await.good();
    assert_eq!(trial.get(&jewels.path("/review"), &[]).await.good()["total"], 2, "and the rival, in the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_reads_a_review_goes_on_from_any_move_against_the_computer() {
    let trial = Trial::new().await;
    let game = lost_game(&trial).await;
    let path = game.path("/branch");
    let branch = |body: Value| trial.post(&path, &[], body);
    let created = branch(json!({ "ply": 0, "seat": 1 })).await.good();
    let table = &created["table"];
    assert_eq!((&table["you"], &table["ply"]), (&json!([1]), &json!(0)));
    assert_eq!(table["seats"][0]["is_person"], true);
    assert_eq!(table["seats"][1]["is_person"], false, "{table}");
    let other = branch(json!({ "ply": 1, "seat": 2 })).await.good();
    assert_eq!((&other["table"]["you"], &other["table"]["to_move"]), (&json!([2]), &json!(2)));
    assert_eq!(branch(json!({ "ply": 1, "seat": 3 })).await.status, 409);
    assert_eq!(branch(json!({ "ply": 0 })).await.good()["table"]["you"], json!([1, 2]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_three_best_moves_of_advice_have_true_values_and_lines() {
    let trial = Trial::new().await;
    let game = trial.open("mice", json!({ "players": ["human", "human"] })).await;
    game.play("d6").await;
    let advice = trial.post(&game.path("/advice"), &game.all(), json!({ "time": 0.5 })).await.good();
    let lines = advice["lines"].as_array().unwrap();
    for line in &lines[..3] {
        assert_eq!(line["is_exact"], true, "{line}");
        assert_eq!(line["line"][0], line["text"]);
        assert!(!line["value"].as_str().unwrap().contains(['≤', '≥']), "{line}");
    }
    assert_eq!(advice["best"], lines[0]["text"]);
}
