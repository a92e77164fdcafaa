//! Tables: playing, rights, computers, clocks, files and branches.

use serde_json::{Value, json};

use super::{Game, Trial, first_move, texts};

const PEOPLE: &str = r#"{"players": ["human", "human"]}"#;

fn people() -> Value {
    serde_json::from_str(PEOPLE).unwrap()
}

fn against(computer: &str) -> Value {
    json!({ "players": ["human", computer] })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_answers_and_its_answer_is_taken_back_with_the_move_before() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", against("champion:level=beginner")).await;
    game.play("C3 D3").await;
    let table = game.until(|table| table["ply"] == 2).await;
    assert_eq!(table["to_move"], 1);
    assert_eq!(table["thinking"], false);
    assert_eq!(table["can"]["undo"], true);
    let undone = game.act(&game.all(), "back", json!({ "act": "undo" })).await.good();
    assert_eq!((&undone["ply"], &undone["to_move"]), (&json!(0), &json!(1)));
    assert_eq!(undone["can"]["undo"], false);
    let again = game.act(&game.all(), "again", json!({ "act": "redo" })).await.good();
    assert_eq!(texts(&again), texts(&table));
    game.act(&game.all(), "again 2", json!({ "act": "redo" })).await.refused(409, "desk-nothing-to-redo");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_begins_does_so_and_leaves_nothing_to_take_back() {
    let trial = Trial::new().await;
    let game = trial.open("mice", json!({ "players": ["champion:level=beginner", "human"] })).await;
    let table = game.until(|table| table["ply"] == 1).await;
    assert_eq!(table["can"]["undo"], false);
    game.act(&game.all(), "back", json!({ "act": "undo" })).await.refused(409, "desk-nothing-to-undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_twice_is_done_once() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", people()).await;
    let act = json!({ "act": "play", "text": "C3 D3" });
    let first = game.act(&game.all(), "once", act.clone()).await.good();
    let second = game.act(&game.all(), "once", act).await.good();
    assert_eq!(first, second);
    assert_eq!(second["ply"], 1);
    // A deed that was refused may be tried again under the same word.
    game.act(&game.all(), "later", json!({ "act": "redo" })).await.refused(409, "desk-nothing-to-redo");
    game.act(&game.all(), "back", json!({ "act": "undo" })).await.good();
    game.act(&game.all(), "later", json!({ "act": "redo" })).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_key_acts_for_its_seat_and_for_no_other() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", people()).await;
    let [one, other] = [game.keys[0].as_str(), game.keys[1].as_str()];
    let place = |text: &str| json!({ "act": "play", "text": text });
    game.act(&[other], "a", place("C3 D3")).await.refused(409, "server-not-your-turn");
    game.act(&[], "b", place("C3 D3")).await.refused(403, "server-only-watching");
    let strange = "0123456789abcdef0123456789abcdef";
    game.act(&[strange], "c", place("C3 D3")).await.refused(403, "server-only-watching");
    game.act(&["key"], "c", place("C3 D3")).await.refused(401, "server-bad-seat-key");
    let table = game.act(&[one], "d", place("C3 D3")).await.good();
    assert_eq!(table["you"], json!([1]));
    assert_eq!(table["can"]["undo"], false);
    for (word, act) in [("e", json!({ "act": "undo" })), ("f", json!({ "act": "redo" }))] {
        game.act(&[one], word, act.clone()).await.refused(403, "server-not-alone");
        game.act(&[one, other], &format!("{word}2"), json!({ "act": "name", "seat": 1, "name": "Ana" }))
            .await
            .good();
    }
    let rename = json!({ "act": "name", "seat": 2, "name": "Eva" });
    game.act(&[one], "g", rename.clone()).await.refused(403, "server-not-your-seat");
    game.act(&[other], "h", rename).await.good();
    trial.post(&game.path("/branch"), &[one], json!({ "ply": 0 })).await.refused(403, "server-not-alone");
    trial.post(&game.path("/advice"), &[one], json!({})).await.refused(403, "server-not-alone");
    trial.post(&game.path("/open"), &[one], json!({ "seat": 2 })).await.refused(403, "server-not-your-seat");
    let table = game.act(&[one, other], "i", json!({ "act": "undo" })).await.good();
    assert_eq!(table["ply"], 0);
    assert_eq!(table["seats"][1]["name"], "Eva");
    // Whoever gives up loses, also when it is the other's turn; then everybody may go on from anywhere.
    game.act(&[one], "j", place("C3 D3")).await.good();
    let over = game.act(&[one], "k", json!({ "act": "resign" })).await.good();
    assert_eq!(over["ending"]["winner"], 2);
    game.act(&[other], "l", place("A1 A2")).await.refused(409, "table-over");
    let branch = trial.post(&game.path("/branch"), &[other], json!({ "ply": 1 })).await.good();
    assert_eq!(branch["table"]["branch_of"], json!({ "id": game.id, "ply": 1 }));
    assert_eq!(texts(&branch["table"]), ["C3 D3"]);
    assert_eq!(branch["table"]["seats"][1]["name"], "Eva");
    assert_ne!(branch["keys"], game.created["keys"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_with_its_reason() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", people()).await;
    let play = |text: &str| json!({ "act": "play", "text": text });
    game.act(&game.all(), "a", play("C3 C3")).await.refused(409, "move-illegal");
    game.act(&game.all(), "b", play("hello")).await.refused(409, "move-unreadable");
    game.act(&game.all(), "c", play(&"x".repeat(201))).await.refused(422, "server-too-long");
    game.act(&game.all(), "d", json!({ "act": "throw" })).await.refused(409, "desk-act");
    game.act(&game.all(), "e", json!({ "act": "time-up" })).await.refused(409, "desk-act");
    game.act(&game.all(), "f", json!({ "act": "fly" })).await.refused(400, "server-unreadable");
    game.act(&game.all(), "", play("C3 D3")).await.refused(422, "server-bad-key");
    game.act(&game.all(), &"x".repeat(65), play("C3 D3")).await.refused(422, "server-bad-key");
    game.act(&game.all(), "g", json!({ "act": "step" })).await.refused(409, "server-no-computer");
    let long = json!({ "act": "name", "seat": 1, "name": "x".repeat(41) });
    game.act(&game.all(), "h", long).await.refused(422, "server-long-name");
    trial.get(&game.path("?ply=1"), &[]).await.refused(409, "desk-ply");
    trial.get(&game.path("?ply=x"), &[]).await.refused(400, "server-unreadable");
    trial.get(&game.path("/file?format=pgn"), &[]).await.refused(409, "desk-format");
    trial.post(&game.path("/ask"), &[], json!({ "weather": true })).await.refused(409, "desk-question");
    for time in [json!(0), json!(-1), json!(11), json!(1e300)] {
        let answer = trial.post(&game.path("/advice"), &game.all(), json!({ "time": time })).await;
        answer.refused(422, "server-advice-time");
    }
    let setups = [
        (json!({ "players": ["human"] }), "desk-setup"),
        (json!({ "players": ["human", "wizard"] }), "player-error-unknown-player"),
        (json!({ "players": ["human", "champion:table=4096"] }), "server-table-too-large"),
        (json!({ "position": "x" }), "position-refused"),
        (json!({ "clock": "soon" }), "clock-error"),
        (json!({ "rules": "flying" }), "rules-none"),
        (json!({ "colour": "red" }), "desk-setup"),
        (json!({ "load": { "name": "a.txt", "text": "C3 C3" } }), "storage-refused"),
        (json!({ "load": { "name": "a.json", "text": "{}" } }), "storage-damaged"),
    ];
    for (setup, key) in setups {
        let answer = trial.post("/api/games", &[], json!({ "game": "santorini", "setup": setup })).await;
        answer.refused(409, key);
    }
    trial.post("/api/games", &[], json!({ "game": "chess" })).await.refused(409, "server-no-game");
    let names = json!({ "game": "mice", "names": ["x".repeat(41)] });
    trial.post("/api/games", &[], names).await.refused(422, "server-long-name");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_stays_on_one_line() {
    let trial = Trial::new().await;
    let new = json!({ "game": "mice", "setup": people(), "names": ["  <b>Ana</b>\n\tII ", ""] });
    let created = trial.post("/api/games", &[], new).await.good();
    assert_eq!(created["table"]["seats"][0]["name"], "<b>Ana</b> II");
    assert_eq!(created["table"]["seats"][1]["name"], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_alone_are_led_by_whoever_opened_the_table() {
    let trial = Trial::new().await;
    let setup = json!({ "players": ["simple:depth=1", "alphabeta:depth=1"], "step": true });
    let game = trial.open("santorini", setup).await;
    assert!(game.created["keys"]["0"].is_string());
    assert_eq!(game.created["table"]["you"], json!([]));
    assert_eq!(game.created["table"]["step"], true);
    assert_eq!(game.created["table"]["thinking"], false);
    assert_eq!(game.created["table"]["can"]["step"], true);
    let step = || json!({ "act": "step" });
    game.act(&[], "a", step()).await.refused(403, "server-only-watching");
    for ply in 1..=3 {
        game.act(&game.all(), &format!("step {ply}"), step()).await.good();
        game.until(|table| table["ply"] == ply && table["thinking"] == false).await;
    }
    let advice = trial.post(&game.path("/advice"), &game.all(), json!({})).await.good();
    let lines = advice["lines"].as_array().unwrap();
    assert!(lines.len() > 20 && lines.iter().all(|line| line["group"].is_string()), "{advice}");
    assert_eq!(advice["ply"], 3);
    // Free, they play to the end by themselves; what is taken back stops them.
    game.act(&game.all(), "go", json!({ "act": "pace", "step": false })).await.good();
    let over = game.until(|table| !table["ending"].is_null()).await;
    let back = game.act(&game.all(), "back", json!({ "act": "undo" })).await.good();
    assert_eq!(back["step"], true);
    assert_eq!(back["ply"].as_u64(), over["ply"].as_u64().map(|ply| ply - 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_by_itself() {
    let trial = Trial::new().await;
    let mut setup = people();
    setup["clock"] = json!("50ms");
    let game = trial.open("mice", setup).await;
    assert_eq!(game.created["table"]["seats"][0]["clock"], 50);
    let over = game.until(|table| !table["ending"].is_null()).await;
    assert_eq!(over["ending"]["saying"]["key"], "ending-out-of-time");
    assert_eq!(over["ending"]["winner"], 2);
    game.act(&game.all(), "late", json!({ "act": "play", "text": "a1" })).await.refused(409, "table-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_can_be_looked_at() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", people()).await;
    game.play("C3 D3").await;
    game.play("A1 A2").await;
    let past = trial.get(&game.path("?ply=1"), &[]).await.good();
    assert_eq!((&past["ply"], &past["to_move"]), (&json!(1), &json!(2)));
    assert_eq!(past["can"]["undo"], false);
    assert_eq!(past["position"], "0000000000000000000000000/2/C3,D3/");
    assert_eq!(texts(&past), ["C3 D3", "A1 A2"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_and_loaded_in_every_format() {
    let trial = Trial::new().await;
    let game = trial.open("mice", json!({ "players": ["human", "human"], "rules": "flying" })).await;
    for text in ["d2", "d3", "f4"] {
        game.play(text).await;
    }
    let table = game.show().await;
    for format in ["txt", "json"] {
        let file = trial.get(&game.path(&format!("/file?format={format}")), &[]).await;
        let text = file.body.as_str().map_or_else(|| file.body.to_string(), str::to_owned);
        let load = json!({ "name": format!("game.{format}"), "text": text });
        let setup = json!({ "players": ["human", "human"], "load": load });
        let loaded = trial.open("mice", setup).await.show().await;
        assert_eq!(loaded["position"], table["position"]);
        assert_eq!(loaded["rules"], "flying");
        assert_eq!(texts(&loaded), texts(&table));
    }
}

/// What the book knows of placements is shown whole: what every first pair is worth, then the best replies.
#[tokio::test(flavor = "multi_thread")]
async fn advice_about_placements_is_the_book() {
    let trial = Trial::new().await;
    let setup = json!({ "players": ["simple:depth=1", "alphabeta:depth=1"], "step": true });
    let game = trial.open("santorini", setup).await;
    for (ply, known) in [(0, 300), (1, 8)] {
        let advice = trial.post(&game.path("/advice"), &game.all(), json!({})).await.good();
        let lines = advice["lines"].as_array().unwrap();
        assert!(lines.len() == known && lines.iter().all(|line| line["is_exact"] == true), "{advice}");
        assert_eq!((&advice["best"], &advice["depth"]), (&lines[0]["text"], &Value::Null));
        game.act(&game.all(), &format!("step {ply}"), json!({ "act": "step" })).await.good();
        game.until(|table| table["ply"] == ply + 1 && table["thinking"] == false).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_ends_when_the_position_changes() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", people()).await;
    game.play("C3 D3").await;
    game.play("A1 A2").await;
    let keys = game.all();
    let path = game.path("/advice");
    let long = trial.post(&path, &keys, json!({ "time": 10 }));
    let table = game.show().await;
    let change = async {
        // The question is under way when somebody is seen to think.
        loop {
            let health = trial.get("/api/health", &[]).await.good();
            if health["thinking"] == 1 {
                break;
            }
            tokio::task::yield_now().await;
        }
        game.play(&first_move(&table)).await
    };
    let (advice, table) = tokio::join!(long, change);
    assert_eq!(table["ply"], 3);
    let spent = advice.good()["spent"].as_u64().unwrap();
    assert!(spent < 9_000, "{spent}");
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_know_their_tables() {
    let trial = Trial::new().await;
    let first = trial.open("santorini", people()).await;
    let second = trial.open("mice", against("champion:level=beginner")).await;
    first.play("C3 D3").await;
    let keys: Vec<&str> = first.all().into_iter().chain(second.all()).chain(["nonsense"]).collect();
    let known = trial.post("/api/known", &[], json!({ "keys": keys })).await.good();
    let ids: Vec<&str> = known.as_array().unwrap().iter().map(|line| line["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [first.id.as_str(), second.id.as_str()]);
    assert_eq!(known[0]["seats"], json!([1, 2]));
    assert_eq!(known[0]["moves"], 1);
    assert_eq!(known[1]["players"], json!(["human", "champion:level=beginner"]));
    assert_eq!(trial.post("/api/known", &[], json!({ "keys": [] })).await.good(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_opened_and_the_first_thing_is_done() {
    let trial = Trial::new().await;
    let jewels: Game = trial.open("jewels", json!({ "board": { "random": { "seed": 3 } } })).await;
    let played = jewels.play(&first_move(&jewels.created["table"])).await;
    assert_eq!(played["ply"], 1);
    assert!(played["seats"][0]["points"].as_u64().unwrap() >= 3);
    let jamb = trial.open("jamb", json!({ "people": ["Ana", "Eva"], "seed": 7 })).await;
    let keys = jamb.all();
    let thrown = jamb.act(&keys, "throw", json!({ "act": "throw" })).await.good();
    assert_eq!(thrown["board"]["fallen"].as_array().unwrap().len(), 5);
    assert_eq!(thrown["seats"][1]["name"], "Eva");
    let called = jamb.act(&keys, "name", json!({ "act": "name", "seat": 2, "name": "Iva" })).await.good();
    assert_eq!(called["board"]["people"][1]["name"], "Iva");
}

#[tokio::test]
async fn it_is_told_how_a_game_was_won() {
    let trial = Trial::new().await;
    let endings = [
        ("santorini", "0000100000002300000000000/1/C3,A1/E1,E2", "C3 C4", "santorini-won-third"),
        ("santorini", "0000100000000004440000100/1/E5,A1/E1,E2", "E5 E4 E3", "santorini-won-stuck"),
        ("mice", "a1,d1,g4,b4/a7,d7,f6/0,0/w", "g4-g1xf6", "mice-won-few"),
        ("mice", "a4,g4,b6,f6,c5/a7,d7,g7,d6/0,0/w", "c5-d5", "mice-won-stuck"),
    ];
    for (game, position, last, key) in endings {
        let setup = json!({ "players": ["human", "human"], "position": position });
        let over = trial.open(game, setup).await.play(last).await;
        assert_eq!(over["ending"]["winner"], 1, "{over}");
        assert_eq!(over["ending"]["saying"]["key"], key);
    }
}

/// Help that leaves a mark is for the seat that it marks, and other help for whoever may have advice.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_help_by_asking_who_may_not_have_it() {
    let trial = Trial::new().await;
    let jamb = trial.open("jamb", json!({ "people": ["Ana", "Eva"], "seed": 3 })).await;
    let [ana, eva] = [0, 1].map(|place| jamb.keys[place].as_str());
    jamb.act(&[ana], "throw", json!({ "act": "throw" })).await.good();
    for question in [json!({ "advice": true }), json!({ "odds": true, "range": "hand 1" })] {
        trial.post(&jamb.path("/ask"), &[], question.clone()).await.refused(403, "server-only-watching");
        trial.post(&jamb.path("/ask"), &[eva], question).await.refused(409, "server-not-your-turn");
    }
    assert_eq!(jamb.show().await["board"]["is_advised"], false);
    trial.post(&jamb.path("/ask"), &[eva], json!({ "odds": true })).await.good();
    trial.post(&jamb.path("/ask"), &[ana], json!({ "advice": true })).await.good();
    assert_eq!(jamb.show().await["board"]["is_advised"], true);

    let scrabble = trial.open("scrabble", json!({ "players": ["human", "human"], "seed": 5 })).await;
    for keys in [vec![], vec![scrabble.keys[0].as_str()], vec![scrabble.keys[1].as_str()]] {
        for question in [json!({ "plays": 1 }), json!({ "preview": null, "plays": 1 })] {
            trial.post(&scrabble.path("/ask"), &keys, question).await.refused(403, "server-not-alone");
        }
    }
    let plays = trial.post(&scrabble.path("/ask"), &scrabble.all(), json!({ "plays": 1 })).await.good();
    assert_eq!(plays.as_array().unwrap().len(), 1);
    trial.post(&scrabble.path("/ask"), &[&scrabble.keys[1]], json!({ "preview": "-" })).await.good();
}
