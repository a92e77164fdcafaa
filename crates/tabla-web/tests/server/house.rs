//! What the house says of itself.

use serde_json::{Value, json};

use super::Trial;

#[tokio::test(flavor = "multi_thread")]
async fn the_house_is_open() {
    let trial = Trial::new().await;
    let health = trial.get("/api/health", &[]).await.good();
    let expected = json!({
        "ok": true, "version": env!("CARGO_PKG_VERSION"), "tables": 0, "thinking": 0, "connections": 0,
        "arena": false
    });
    assert_eq!(health, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_offers_what_can_be_opened() {
    let trial = Trial::new().await;
    let catalogue = trial.get("/api/catalogue", &[]).await.good();
    let games = catalogue["games"].as_array().unwrap();
    assert_eq!(games.len(), 5);
    for game in games.iter().filter(|game| game["seats"] == json!([2, 2])) {
        for kind in game["players"].as_array().unwrap() {
            let setup = json!({ "players": [kind["id"], "human"], "step": true });
            trial.open(game["id"].as_str().unwrap(), setup).await;
        }
    }
    assert_eq!(catalogue["languages"].as_object().unwrap().len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_languages_have_the_same_words_for_the_browser() {
    let trial = Trial::new().await;
    let english = trial.get("/api/words/en", &[]).await.good();
    // Terms and forms are each language's own.
    let is_common = |key: &&String| !key.starts_with('-') && !key.contains('.');
    let keys =
        |words: &Value| words.as_object().unwrap().keys().filter(is_common).cloned().collect::<Vec<_>>();
    for tag in ["sr-Cyrl", "sr-Latn", "cs", "ro"] {
        let words = trial.get(&format!("/api/words/{tag}"), &[]).await.good();
        assert_eq!(keys(&words), keys(&english), "{tag}");
    }
    assert_eq!(english["table-over"], "the game is over");
    assert_eq!(english["ending-won"], json!(["player ", { "v": "player" }, " has won"]));
    let chosen = &english["verdict-win"];
    assert!(
        chosen.as_array().unwrap().iter().any(|part| part["s"] == "turns" && part["d"] == "other"),
        "{chosen}"
    );
    assert!(english.get("cli-about").is_none());
    trial.get("/api/words/de", &[]).await.refused(404, "server-not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_checked_for_every_reason() {
    let trial = Trial::new().await;
    let check = |position: &str| json!({ "game": "santorini", "position": position });
    let board = trial.post("/api/check", &[], check("0000000000000000000000000/1/C3,D3/D2,D4")).await.good();
    assert_eq!((&board["game"], &board["to_move"]), (&json!("santorini"), &json!(1)));
    let bad = trial.post("/api/check", &[], check("9000000000000000000000009/1/C3,D3/D2,D4")).await;
    bad.refused(409, "position-refused");
    let mice = json!({ "game": "mice", "rules": "castling", "position": "x" });
    trial.post("/api/check", &[], mice).await.refused(409, "rules-unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_files_are_added_up() {
    let trial = Trial::new().await;
    let sample = tabla_games::scrabble::scorer::SAMPLE;
    let files = json!({ "jetoane": sample.tiles, "tabla": sample.board, "joc": sample.game });
    let scored = trial.post("/api/score", &[], files).await.good();
    assert_eq!(scored["squares"].as_array().unwrap().len(), scored["n"].as_u64().unwrap() as usize);
    assert!(scored["placements"].as_array().unwrap().len() > 1);
    assert!(scored["saying"]["key"].is_string());
    let bad = json!({ "jetoane": "", "tabla": "", "joc": "" });
    let refused = trial.post("/api/score", &[], bad).await;
    assert_eq!(refused.status, 409, "{refused:?}");
    assert!(refused.body["saying"]["key"].is_string(), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_the_api_asks_for_nothing_outside() {
    let trial = Trial::new().await;
    let page = trial.get("/api/", &[]).await;
    assert_eq!(page.kind, "text/html; charset=utf-8");
    let text = page.body.as_str().unwrap();
    for word in ["/api/games/{id}/acts", "TableView", "id=\"Problem\""] {
        assert!(text.contains(word), "{word}");
    }
    assert!(!text.contains("://") && !text.contains("<script") && !text.contains(" style="), "{text}");
}
