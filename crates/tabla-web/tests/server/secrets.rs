//! A seat never receives what it may not know: whatever is asked and heard, no tile of another rack is in it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use super::{Game, PATIENCE, Trial};

/// Everything that somebody with these keys can get without doing anything: every byte of it.
async fn everything(game: &Game<'_>, keys: &[&str]) -> Vec<String> {
    let mut heard = Vec::new();
    let paths =
        ["", "?ply=0", "?ply=1", "/file", "/file?format=json", "/file?format=gcg", "/file?format=cgp"];
    for path in paths {
        let response = game.trial.request(reqwest::Method::GET, &game.path(path), keys).send().await.unwrap();
        heard.push(response.text().await.unwrap());
    }
    for (path, body) in [
        ("/advice", json!({ "time": 0.05 })),
        ("/ask", json!({ "preview": "h8 AA" })),
        ("/ask", json!({ "words": "QI" })),
        ("/branch", json!({ "ply": 0 })),
    ] {
        heard.push(game.trial.post(&game.path(path), keys, body).await.body.to_string());
    }
    heard.push(game.trial.post("/api/known", &[], json!({ "keys": keys })).await.body.to_string());
    for word in ["take-back", "draw", "rematch"] {
        let act = json!({ "act": "offer", "offer": word });
        heard.push(game.act(keys, &format!("{word} {}", keys.len()), act).await.body.to_string());
    }
    let url = format!("{}{}", game.trial.url.replace("http:", "ws:"), game.path("/live"));
    let (mut line, _) = connect_async(url).await.unwrap();
    line.send(Message::text(json!({ "hello": { "keys": keys } }).to_string())).await.unwrap();
    let first = tokio::time::timeout(PATIENCE, line.next()).await.unwrap().unwrap().unwrap();
    heard.push(first.into_text().unwrap().to_string());
    heard
}

fn rack(table: &Value) -> String {
    table["board"]["view"]["rack"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_rack_of_another_seat_is_in_any_byte() {
    let trial = Trial::new().await;
    for seed in [1, 2, 3] {
        let setup = json!({ "players": ["human", "human"], "language": "en", "seed": seed });
        // One key each, by an invitation; whoever reads that is told no tile either.
        let asked = json!({ "game": "scrabble", "setup": setup, "invite": {} });
        let mut game = Game::of(&trial, &trial.post("/api/games", &[], asked).await.good());
        let path = format!("/api/invitations/{}", game.created["table"]["invitation"].as_str().unwrap());
        let mut told = vec![trial.get(&path, &[]).await.good().to_string()];
        let claimed = trial.post(&path, &[], json!({})).await.good();
        game.keys.push(claimed["keys"]["2"].as_str().unwrap().to_owned());
        told.push(trial.get(&path, &[]).await.good().to_string());
        game.act(&[&game.keys[0]], "pass", json!({ "act": "play", "text": "pass" })).await.good();
        let racks = [0, 1].map(|place| {
            let game = &game;
            async move { rack(&trial_show(game, &[&game.keys[place]]).await) }
        });
        let [first, second] = racks;
        let racks = [first.await, second.await];
        assert!(racks.iter().all(|rack| rack.chars().count() == 7), "{racks:?}");
        for text in &told {
            assert!(racks.iter().all(|rack| !text.contains(rack.as_str())), "{racks:?} in {text}");
        }
        for (keys, hidden) in [
            (vec![game.keys[0].as_str()], vec![&racks[1]]),
            (vec![game.keys[1].as_str()], vec![&racks[0]]),
            (vec![], vec![&racks[0], &racks[1]]),
        ] {
            let heard = everything(&game, &keys).await;
            for text in &heard {
                for rack in &hidden {
                    assert!(!text.contains(rack.as_str()), "{rack} in {text}");
                    let sorted: String = sorted(rack);
                    assert!(!text.contains(&sorted), "{sorted} in {text}");
                }
                assert!(!text.contains(&format!("\"seed\":{seed}")), "the seed in {text}");
            }
        }
    }
}

async fn trial_show(game: &Game<'_>, keys: &[&str]) -> Value {
    game.trial.get(&game.path(""), keys).await.good()
}

fn sorted(rack: &str) -> String {
    let mut letters: Vec<char> = rack.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}
