//! Clocks at tables of every game: whoever has no time left loses by the rules of the game, though nobody moves.

use serde_json::{Value, json};

use super::{Game, Trial};

/// Every game as two play it, alone where there is no turn to wait for; and the one who begins.
fn setups(clock: &str) -> Vec<(&'static str, Value)> {
    let people = json!(["human", "human"]);
    vec![
        ("santorini", json!({ "players": people, "clock": clock })),
        ("mice", json!({ "players": people, "clock": clock })),
        ("scrabble", json!({ "players": people, "clock": clock })),
        ("jamb", json!({ "people": ["Ana", "Boba"], "clock": clock })),
        ("jewels", json!({ "clock": clock })),
    ]
}

fn over(table: &Value) -> bool {
    !table["ending"].is_null()
}

/// What is told when it is over: who has won, and why.
fn end(table: &Value) -> (Option<u64>, String) {
    let reason = &table["ending"]["saying"];
    // Jamb tells the points first.
    let reason = if reason["key"] == "reason-and-more" { &reason["args"]["more"]["saying"] } else { reason };
    (table["ending"]["winner"].as_u64(), reason["key"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_flag_falls_in_every_game_though_nobody_moves() {
    let trial = Trial::new().await;
    for clock in ["300ms", "300ms+100ms", "300ms/move"] {
        for (game, setup) in setups(clock) {
            let table = trial.open(game, setup).await;
            let first = &table.created["table"];
            assert!(first["seats"][0]["clock"].as_u64().is_some_and(|left| left == 300), "{game} {clock}");
            let shown = table.until(over).await;
            let (winner, reason) = end(&shown);
            match game {
                // Nobody is left at the table who could go on.
                "jewels" => assert_eq!((winner, reason.as_str()), (None, "desk-jewels-stopped"), "{clock}"),
                // The others go on; then their time runs out, too, and the points are equal.
                "jamb" => {
                    let seats = shown["seats"].as_array().unwrap();
                    assert!(winner.is_none() && seats.len() == 2, "{clock}: {shown}");
                }
                _ => assert_eq!((winner, reason.as_str()), (Some(2), "ending-out-of-time"), "{game} {clock}"),
            }
        }
    }
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_clock_for_everybody_ends_every_game() {
    let trial = Trial::new().await;
    for (game, setup) in setups("400ms/game") {
        let table = trial.open(game, setup).await;
        assert!(table.created["table"]["time_left"].as_u64().is_some_and(|left| left <= 400), "{game}");
        // The clock runs while somebody is there, who need not do anything.
        let shown = table.until(over).await;
        assert_eq!(shown["ending"]["winner"], Value::Null, "{game}: {shown}");
        assert_eq!(shown["to_move"], Value::Null, "{game}");
    }
    trial.end().await;
}

/// In Jamb whoever runs out of time stops, and the other goes on: a flag is no end.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_time_left_in_jamb_stops_and_the_other_goes_on() {
    let trial = Trial::new().await;
    let table = trial.open("jamb", json!({ "people": ["Ana", "Boba"], "clock": "2s" })).await;
    let shown = table.until(|table| table["to_move"] == 2).await;
    assert_eq!(shown["ending"], Value::Null);
    table.act(&table.all(), "throw", json!({ "act": "throw" })).await.good();
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_none_is_refused_in_every_game() {
    let trial = Trial::new().await;
    for (game, setup) in setups("soon") {
        let body = json!({ "game": game, "setup": setup });
        trial.post("/api/games", &[], body).await.refused(409, "clock-error");
    }
    let race = json!({ "players": ["human", "human"], "turns": 5, "clock": "5m" });
    let body = json!({ "game": "jewels", "setup": race });
    trial.post("/api/games", &[], body).await.refused(409, "table-clock-race");
    trial.end().await;
}

/// A table with a clock is the same after a restart: the clock goes on, and the flag falls.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_kept_over_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let game = trial.open("scrabble", json!({ "players": ["human", "human"], "clock": "1500ms" })).await;
    game.act(&game.all(), "pass", json!({ "act": "play", "text": "pass" })).await.good();
    let (created, id) = (game.created.clone(), game.id.clone());
    trial.end().await;
    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    assert_eq!(game.id, id);
    let shown = game.until(over).await;
    assert_eq!(end(&shown), (Some(1), "ending-out-of-time".to_owned()));
    trial.end().await;
}
