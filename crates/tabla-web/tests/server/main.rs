//! The server as browsers and programs meet it: a real one, on a port of its own.

mod clocks;
mod company;
mod daily;
mod friends;
mod guard;
mod house;
mod limits;
mod live;
mod memory;
mod network;
mod review;
mod secrets;
mod store;
mod tables;

use std::path::Path;
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tabla_web::{Data, Server, Settings};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// What hangs fails the test after this time; nothing else is timed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server under test.
pub struct Trial {
    pub url: String,
    pub client: Client,
    end: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub kind: String,
    pub body: Value,
}

impl Trial {
    /// A server whose tables are gone with it.
    pub async fn new() -> Trial {
        Trial::with(Settings { port: Some(0), ..Settings::default() }).await
    }

    /// A server with this data folder.
    pub async fn in_folder(folder: &Path) -> Trial {
        let data = Data::Folder(folder.to_owned());
        Trial::with(Settings { port: Some(0), data, ..Settings::default() }).await
    }

    pub async fn with(settings: Settings) -> Trial {
        let server = Server::open(settings).await.expect("the server starts");
        let url = server.url().trim_end_matches('/').to_owned();
        let (end, is_over) = oneshot::channel();
        let running = tokio::spawn(async move {
            let over = async {
                let _ = is_over.await;
            };
            server.run(over).await.expect("the server ends well");
        });
        Trial { url, client: Client::new(), end: Some(end), running }
    }

    /// Ends the server and waits until its data can be used by another one.
    pub async fn end(mut self) {
        drop(self.end.take());
        tokio::time::timeout(PATIENCE, self.running).await.expect("it ends").expect("it does not panic");
    }

    pub fn request(&self, method: Method, path: &str, keys: &[&str]) -> RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.url)).timeout(PATIENCE);
        if keys.is_empty() {
            request
        } else {
            request.header(AUTHORIZATION, format!("Bearer {}", keys.join(",")))
        }
    }

    pub async fn get(&self, path: &str, keys: &[&str]) -> Answer {
        answer(self.request(Method::GET, path, keys)).await
    }

    pub async fn post(&self, path: &str, keys: &[&str], body: Value) -> Answer {
        let request = self.request(Method::POST, path, keys);
        answer(request.header(CONTENT_TYPE, "application/json").body(body.to_string())).await
    }

    /// Opens a table: its name, and the keys of its seats.
    pub async fn open(&self, game: &str, setup: Value) -> Game<'_> {
        let created = self.post("/api/games", &[], json!({ "game": game, "setup": setup })).await.good();
        Game::of(self, &created)
    }
}

pub async fn answer(request: RequestBuilder) -> Answer {
    let response = request.send().await.expect("an answer");
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.to_owned();
    let text = response.text().await.expect("a body");
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Answer { status, kind, body }
}

impl Answer {
    /// What was answered, if it was no refusal.
    #[track_caller]
    pub fn good(self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.body
    }

    /// That it was refused so, with a problem that every language has words for.
    #[track_caller]
    pub fn refused(&self, status: u16, key: &str) {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        assert_eq!(self.kind, "application/problem+json", "{self:?}");
        assert_eq!(self.body["status"], status, "{self:?}");
        assert_eq!(self.body["saying"]["key"], key, "{self:?}");
        assert_eq!(self.body["type"], format!("urn:tabla:{key}"));
        assert!(self.body["title"].as_str().is_some_and(|title| !title.is_empty()), "{self:?}");
        assert!(!self.body["detail"].as_str().unwrap_or("<").contains('<'), "{self:?}");
    }
}

/// A table under test.
pub struct Game<'a> {
    pub trial: &'a Trial,
    pub id: String,
    pub keys: Vec<String>,
    pub created: Value,
}

impl<'a> Game<'a> {
    pub fn of(trial: &'a Trial, created: &Value) -> Game<'a> {
        let keys = created["keys"].as_object().expect("keys");
        Game {
            trial,
            id: created["table"]["id"].as_str().expect("a name").to_owned(),
            keys: keys.values().map(|key| key.as_str().expect("a key").to_owned()).collect(),
            created: created.clone(),
        }
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id)
    }

    pub fn all(&self) -> Vec<&str> {
        self.keys.iter().map(String::as_str).collect()
    }

    pub async fn show(&self) -> Value {
        self.trial.get(&self.path(""), &self.all()).await.good()
    }

    /// Does something with these keys.
    pub async fn act(&self, keys: &[&str], word: &str, act: Value) -> Answer {
        let mut body = act;
        body["key"] = json!(word);
        self.trial.post(&self.path("/acts"), keys, body).await
    }

    /// Plays a move with all keys; the text is the sender's word too.
    #[track_caller]
    pub fn play(&self, text: &str) -> impl Future<Output = Value> {
        let word = format!("{text} {}", self.keys.len());
        let act = json!({ "act": "play", "text": text });
        async move { self.act(&self.all(), &word, act).await.good() }
    }

    /// Looks again and again until the table is as it should be.
    pub async fn until(&self, is_right: impl Fn(&Value) -> bool) -> Value {
        let look = async {
            loop {
                let table = self.show().await;
                if is_right(&table) {
                    return table;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, look).await.expect("it becomes right")
    }
}

/// The first legal move of the board that is shown.
pub fn first_move(table: &Value) -> String {
    let board = &table["board"];
    let moves = if board["view"].is_null() { &board["moves"] } else { &board["view"]["moves"] };
    moves[0].as_str().expect("a legal move").to_owned()
}

pub fn texts(table: &Value) -> Vec<&str> {
    table["moves"].as_array().expect("moves").iter().map(|played| played["text"].as_str().unwrap()).collect()
}
