//! The tasks of a day.

use serde_json::{Value, json};
use tabla_games::daily::{Day, Standing, Task, task};

use super::{Game, Trial};

const DAY: &str = "2024-02-29";

fn mice() -> Task {
    task(DAY.parse::<Day>().unwrap(), "mice").unwrap()
}

async fn open<'a>(trial: &'a Trial, game: &str) -> Game<'a> {
    let created = trial.post("/api/games", &[], json!({ "game": game, "daily": DAY })).await.good();
    Game::of(trial, &created)
}

/// A legal move of the table after which the task stands so.
fn move_for(task: &Task, table: &Value, is_wanted: impl Fn(Standing) -> bool) -> String {
    let played: Vec<&str> =
        table["moves"].as_array().unwrap().iter().map(|mv| mv["text"].as_str().unwrap()).collect();
    let legal = table["board"]["moves"].as_array().unwrap().iter().filter_map(Value::as_str);
    let found = legal.into_iter().find(|text| {
        let moves: Vec<&str> = played.iter().copied().chain([*text]).collect();
        is_wanted(task.standing(&moves, false))
    });
    found.expect("such a move").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_houses_have_the_same_day() {
    let (one, other) = (Trial::new().await, Trial::new().await);
    let path = format!("/api/daily/{DAY}");
    let day = one.get(&path, &[]).await.good();
    assert_eq!(day, other.get(&path, &[]).await.good());
    assert_eq!(day["tasks"].as_array().unwrap().len(), 5);
    assert_ne!(day["tasks"], one.get("/api/daily/2024-03-01", &[]).await.good()["tasks"]);
    for wrong in ["2023-02-29", "2024-2-29", "today", "20240229"] {
        one.get(&format!("/api/daily/{wrong}"), &[]).await.refused(404, "server-not-found");
    }
    for (game, day) in [("mice", "2023-02-29"), ("mice", ""), ("mice", "today")] {
        let refused = one.post("/api/games", &[], json!({ "game": game, "daily": day })).await;
        refused.refused(409, "daily-none");
    }
    for early in ["2999-01-01", "9999-12-31"] {
        one.get(&format!("/api/daily/{early}"), &[]).await.refused(409, "daily-not-yet");
        let refused = one.post("/api/games", &[], json!({ "game": "mice", "daily": early })).await;
        refused.refused(409, "daily-not-yet");
    }
    for task in day["tasks"].as_array().unwrap() {
        let (here, there) = (
            open(&one, task["game"].as_str().unwrap()).await,
            open(&other, task["game"].as_str().unwrap()).await,
        );
        let (here, there) = (here.show().await, there.show().await);
        assert_eq!((&here["position"], &here["board"]), (&there["position"], &there["board"]));
        assert_eq!((&here["position"], &here["task"]["date"]), (&task["position"], &json!(DAY)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_solves_a_task_hears_so_and_it_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let game = open(&trial, "mice").await;
    for own in 0..3 {
        let table = game.until(|table| table["moves"].as_array().unwrap().len() == 2 * own).await;
        assert_eq!((&table["task"]["standing"], &table["task"]["solution"]), (&json!("open"), &json!([])));
        game.play(&move_for(&mice(), &table, |standing| !matches!(standing, Standing::Missed { .. }))).await;
    }
    let solved = game.show().await;
    assert_eq!(solved["task"]["standing"], "solved");
    assert_eq!(solved["task"]["solution"], json!(mice().puzzle.unwrap().line));
    let (id, keys) = (game.id.clone(), game.keys.clone());
    trial.end().await;
    let trial = Trial::in_folder(folder.path()).await;
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let again = trial.get(&format!("/api/games/{id}"), &keys).await.good();
    assert_eq!(again["task"], solved["task"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_helps_and_nothing_is_taken_back_until_it_is_decided() {
    let trial = Trial::new().await;
    let game = open(&trial, "mice").await;
    let keys = game.all();
    let advice = async || trial.post(&game.path("/advice"), &keys, json!({ "time": 0.01 })).await;
    let table = game.show().await;
    for right in ["undo", "redo", "advice", "evaluate", "branch", "step"] {
        assert_eq!(table["can"][right], false, "{right}");
    }
    advice().await.refused(403, "daily-no-help");
    trial.post(&game.path("/branch"), &keys, json!({ "ply": 0 })).await.refused(403, "daily-no-help");
    let wrong = move_for(&mice(), &table, |standing| matches!(standing, Standing::Missed { .. }));
    game.play(&wrong).await;
    let table = game.until(|table| table["ply"] == 2).await;
    assert_eq!((&table["task"]["standing"], &table["task"]["missed"]), (&json!("missed"), &json!(0)));
    assert_eq!((&table["can"]["advice"], &table["can"]["undo"]), (&json!(true), &json!(false)));
    advice().await.good();
    game.act(&keys, "back", json!({ "act": "undo" })).await.refused(403, "daily-no-help");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_play_is_the_whole_task_of_scrabble() {
    let trial = Trial::new().await;
    let best = task(DAY.parse::<Day>().unwrap(), "scrabble").unwrap().puzzle.unwrap();
    let game = open(&trial, "scrabble").await;
    let table = game.play(best.key()).await;
    assert_eq!(
        (&table["task"]["standing"], &table["task"]["points"]),
        (&json!("solved"), &json!(best.points))
    );
    // Nobody answers.
    assert_eq!((&table["thinking"], &table["step"]), (&json!(false), &json!(false)));
    let game = open(&trial, "scrabble").await;
    game.act(&game.all(), "stop", json!({ "act": "resign" })).await.good();
    let table = game.show().await;
    assert_eq!((&table["task"]["standing"], &table["task"]["missed"]), (&json!("missed"), &Value::Null));
    assert_eq!(table["task"]["solution"], json!([best.key()]));
}
