//! Live connections: everybody hears of every change, nobody hears what is not theirs, nothing is lost.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{Game, PATIENCE, Trial};

/// One connection under test.
pub struct Connection(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Connection {
    /// Connects, and says who is there.
    pub async fn to(game: &Game<'_>, keys: &[&str]) -> Connection {
        let mut line = Connection::silent(game).await;
        line.say(&json!({ "hello": { "keys": keys } })).await;
        line
    }

    pub async fn silent(game: &Game<'_>) -> Connection {
        let url = format!("{}{}", game.trial.url.replace("http:", "ws:"), game.path("/live"));
        Connection(connect_async(url).await.expect("a connection").0)
    }

    pub async fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.expect("it is sent");
    }

    /// The next message; `None` at the end.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message");
            match message {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).ok(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    /// The next message that is as it should be.
    pub async fn until(&mut self, is_right: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the line is open");
            if is_right(&message) {
                return message;
            }
        }
    }
}

fn people() -> Value {
    json!({ "players": ["human", "human"] })
}

fn play(text: &str, key: &str) -> Value {
    json!({ "act": { "act": "play", "text": text }, "key": key })
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_at_a_table_hears_of_a_move() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", people()).await;
    let [mut one, mut other, mut guest] = [
        Connection::to(&game, &[&game.keys[0]]).await,
        Connection::to(&game, &[&game.keys[1]]).await,
        Connection::to(&game, &[]).await,
    ];
    one.say(&play("C3 D3", "a")).await;
    let done = one.until(|message| message["done"] == "a").await;
    assert_eq!(done, json!({ "done": "a" }));
    for (line, you) in [(&mut other, json!([2])), (&mut guest, json!([]))] {
        let table = line.until(|message| message["table"]["ply"] == 1).await;
        assert_eq!(table["table"]["you"], you);
    }
    other.say(&play("C3 D3", "b")).await;
    let refused = other.until(|message| message["refused"] == "b").await;
    assert_eq!(refused["problem"]["saying"]["key"], "move-illegal");
    guest.say(&play("A1 A2", "c")).await;
    let refused = guest.until(|message| message["refused"] == "c").await;
    assert_eq!(refused["problem"]["status"], 403);
    other.say(&play("A1 A2", "d")).await;
    one.until(|message| message["table"]["ply"] == 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_sent_before_a_line_broke_is_done_once() {
    let trial = Trial::new().await;
    let game = trial.open("mice", people()).await;
    let mut line = Connection::to(&game, &game.all()).await;
    line.say(&play("d2", "a")).await;
    // The line breaks before anything is heard; the browser connects again and says it once more.
    drop(line);
    let mut line = Connection::to(&game, &game.all()).await;
    line.say(&play("d2", "a")).await;
    line.until(|message| message["done"] == "a").await;
    assert_eq!(game.show().await["ply"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_known() {
    let trial = Trial::new().await;
    let game = trial.open("mice", people()).await;
    let mut one = Connection::to(&game, &[&game.keys[0]]).await;
    one.until(|message| message["table"]["seats"][0]["presence"] == "here").await;
    let other = Connection::to(&game, &[&game.keys[1]]).await;
    one.until(|message| message["table"]["seats"][1]["presence"] == "here").await;
    drop(other);
    one.until(|message| message["table"]["seats"][1]["presence"] == "away").await;
    drop(one);
    game.until(|table| table["seats"][0]["presence"] == "away").await;
    loop {
        let health = trial.get("/api/health", &[]).await.good();
        if health["connections"] == 0 {
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn versions_only_grow() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", json!({ "players": ["human", "champion:time=200ms"] })).await;
    let mut line = Connection::to(&game, &game.all()).await;
    line.say(&play("C3 D3", "a")).await;
    let mut newest = 0;
    loop {
        let message = line.hear().await.expect("the line is open");
        let Some(version) = message["table"]["version"].as_u64() else { continue };
        assert!(version > newest, "{version} after {newest}");
        newest = version;
        if message["table"]["ply"] == 2 {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_is_heard_thinking_until_it_is_disturbed() {
    let trial = Trial::new().await;
    // So much time that nobody can miss it.
    let game = trial.open("mice", json!({ "players": ["human", "champion:time=60s"] })).await;
    let mut line = Connection::to(&game, &game.all()).await;
    line.say(&play("d2", "a")).await;
    let table = line.until(|message| message["table"]["thinking"] == true).await;
    assert_eq!(table["table"]["ply"], 1);
    line.say(&json!({ "act": { "act": "undo" }, "key": "b" })).await;
    let table = line.until(|message| message["table"]["ply"] == 0).await;
    assert_eq!(table["table"]["thinking"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_comes_over_the_line_too() {
    let trial = Trial::new().await;
    let game = trial.open("santorini", people()).await;
    game.play("C3 D3").await;
    game.play("A1 A2").await;
    let mut line = Connection::to(&game, &game.all()).await;
    line.say(&json!({ "advise": { "time": 0.05 }, "key": "q" })).await;
    let advice = line.until(|message| message["key"] == "q").await;
    assert_eq!(advice["advice"]["ply"], 2);
    assert!(advice["advice"]["best"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_ends_a_new_line_and_is_refused_on_an_old_one() {
    let trial = Trial::new().await;
    let game = trial.open("mice", people()).await;
    for nonsense in [json!("hello"), json!({ "act": { "act": "undo" }, "key": "a" }), json!([])] {
        let mut line = Connection::silent(&game).await;
        line.say(&nonsense).await;
        assert_eq!(line.hear().await, None);
    }
    let mut line = Connection::to(&game, &game.all()).await;
    line.say(&json!({ "what": 1 })).await;
    let refused = line.until(|message| message["refused"] == "").await;
    assert_eq!(refused["problem"]["saying"]["key"], "server-unreadable");
    line.say(&play("d2", "still open")).await;
    line.until(|message| message["done"] == "still open").await;
    // A message that is far too long ends the line.
    let long = Message::text("x".repeat(1 << 20));
    if line.0.send(long).await.is_ok() {
        assert_eq!(line.hear().await, None);
    }
}
