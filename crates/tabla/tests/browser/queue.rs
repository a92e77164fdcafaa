//! Whoever has to wait for a thought sees where they stand.

use std::thread;

use serde_json::{Value, json};

use crate::harness::{Size, visit};

/// Remembers everything that the panel says.
const LISTEN: &str = "window.told = [];
    const listen = () => told.push(document.querySelector('.thought')?.textContent ?? '');
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });";

#[test]
fn a_hint_that_has_to_wait_tells_its_place() {
    visit(Size::WIDE, async |page| {
        let table = page.open("mice", json!({ "players": ["human", "champion:level=beginner"] }), &[]).await;
        page.goto(&table).await;
        page.see(".action-hint").await;
        page.run(LISTEN).await;
        // Others ask for hints all the time, and for more than there are places.
        let others = thread::available_parallelism().map_or(1, usize::from) + 4;
        let asking: Vec<_> = (0..others).map(|_| tokio::spawn(ask_for_ever(page.address.clone()))).collect();
        let health =
            "return fetch('api/health').then((answer) => answer.json()).then((told) => told.thinking > 1)";
        page.until("everybody thinks", health).await;
        let told = "return told.some((words) => /place \\d+ in the queue/.test(words))
            || (document.querySelector('.thought.busy') || document.querySelector('.action-hint').click(), false)";
        page.until("the hint has to wait, and says so", told).await;
        asking.iter().for_each(|task| task.abort());
        page.see(".mice .hint-place").await;
        page
    });
}

/// A table of somebody's own, where one hint is asked for after the other.
async fn ask_for_ever(address: String) {
    let client = reqwest::Client::new();
    let new = json!({ "game": "mice", "setup": { "players": ["human", "human"] } });
    let created: Value =
        client.post(format!("{address}api/games")).json(&new).send().await.unwrap().json().await.unwrap();
    let keys = ["1", "2"].map(|seat| created["keys"][seat].as_str().unwrap()).join(",");
    let place = format!("{address}api/games/{}/advice", created["table"]["id"].as_str().unwrap());
    loop {
        let hint = client.post(&place).bearer_auth(&keys).json(&json!({ "time": 3 })).send().await.unwrap();
        assert!(hint.status().is_success());
    }
}
