//! What is kept, and what happens when it cannot be.

use std::fs;
use std::path::Path;

use serde_json::json;
use tabla_web::{Data, Server, ServerError, Settings, StoreError};

use super::{Game, Trial};

async fn refusal(folder: &Path) -> StoreError {
    let settings = Settings { port: Some(0), data: Data::Folder(folder.to_owned()), ..Settings::default() };
    match Server::open(settings).await.err() {
        Some(ServerError::Store(error)) => error,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_resumes_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let people = json!({ "players": ["human", "human"] });
    let game = trial.open("santorini", people.clone()).await;
    let jamb = trial.open("jamb", json!({ "people": ["Ana"] })).await;
    game.play("C3 D3").await;
    game.play("A1 A2").await;
    game.act(&game.all(), "back", json!({ "act": "undo" })).await.good();
    game.act(&game.all(), "name", json!({ "act": "name", "seat": 1, "name": "Ana" })).await.good();
    trial.post(&game.path("/open"), &game.all(), json!({ "seat": 2 })).await.good();
    jamb.act(&jamb.all(), "throw", json!({ "act": "throw" })).await.good();
    let before = [game.show().await, jamb.show().await];
    let created = [game.created.clone(), jamb.created.clone()];
    trial.end().await;

    let trial = Trial::in_folder(folder.path()).await;
    for (mut before, created) in before.into_iter().zip(created) {
        let game = Game::of(&trial, &created);
        let mut after = game.show().await;
        let versions = [&before, &after].map(|table| table["version"].as_u64().unwrap());
        assert!(versions[1] > versions[0], "{versions:?}");
        for table in [&mut before, &mut after] {
            table["version"] = json!(0);
        }
        assert_eq!(after, before);
    }
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_before_a_restart_is_not_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let game = trial.open("mice", json!({ "players": ["human", "human"] })).await;
    let act = json!({ "act": "play", "text": "d2" });
    game.act(&game.all(), "one", act.clone()).await.good();
    let created = game.created.clone();
    trial.end().await;
    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    assert_eq!(game.act(&game.all(), "one", act).await.good()["ply"], 1);
    let undone = game.act(&game.all(), "two", json!({ "act": "undo" })).await.good();
    assert_eq!(undone["ply"], 0);
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_not_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let game = trial.open("mice", json!({ "players": ["human", "human"] })).await;
    game.play("d2").await;
    let keys = game.keys.clone();
    trial.end().await;
    for entry in fs::read_dir(folder.path()).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        for key in &keys {
            assert!(!bytes.windows(key.len()).any(|window| window == key.as_bytes()));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let error = refusal(folder.path()).await;
    assert!(matches!(error, StoreError::Busy { .. }), "{error:?}");
    trial.end().await;
    Trial::in_folder(folder.path()).await.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_store_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    let text = "this is no database, and somebody may want it ".repeat(100);
    fs::write(&path, &text).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_was_damaged_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    for _ in 0..20 {
        trial.open("santorini", json!({ "players": ["human", "human"] })).await;
    }
    trial.end().await;
    let path = folder.path().join("tables.sqlite");
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[8192..middle + 8192].fill(0xa5);
    fs::write(&path, &bytes).unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    assert_eq!(fs::read(&path).unwrap(), bytes);
}
