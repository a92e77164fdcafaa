//! Tables of the web, killed in the middle of a request: what was answered is there after the restart.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tabla_core::{SeededRng, below};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::assault::{rounds, siege};
use crate::common::folder;
use crate::server::{Server, get, post, run};

/// The games, each with what a table of it is opened with.
fn games() -> [(&'static str, Value); 5] {
    let people = json!({ "players": ["human", "human"] });
    [
        ("santorini", people.clone()),
        ("mice", people),
        ("jamb", json!({})),
        ("jewels", json!({})),
        ("scrabble", json!({ "players": ["human", "greedy"] })),
    ]
}

/// A client that plays at five tables as fast as it can, and writes down what was acknowledged.
#[derive(Default)]
struct Client {
    tables: Vec<Played>,
    words: usize,
    /// Counts what was acknowledged.
    acknowledged: Arc<AtomicUsize>,
}

/// One table as the client knows it.
struct Played {
    game: &'static str,
    id: String,
    keys: String,
    /// How it stood when the last answer came.
    moves: Vec<String>,
    position: String,
    /// What was sent, and not acknowledged.
    pending: Option<Value>,
    is_over: bool,
}

fn moves(table: &Value) -> Vec<String> {
    let moves = table["moves"].as_array().unwrap_or_else(|| panic!("no table: {table}"));
    moves.iter().map(|mv| mv["text"].as_str().expect("a text").to_owned()).collect()
}

impl Client {
    /// Plays until the server does not answer any more.
    async fn play(&mut self, server: &Server, http: &reqwest::Client) {
        loop {
            for (game, setup) in games() {
                if self.turn(game, &setup, server, http).await.is_none() {
                    return;
                }
            }
        }
    }

    /// Does something at the table of this game, a new one where the last game is over. `None` when no answer
    /// came.
    async fn turn(
        &mut self,
        game: &'static str,
        setup: &Value,
        server: &Server,
        http: &reqwest::Client,
    ) -> Option<()> {
        if !self.tables.iter().any(|table| table.game == game && !table.is_over) {
            let new = json!({ "game": game, "setup": setup });
            let (status, created) = post(http, server.url("api/games"), "", &new).await?;
            assert!(status < 300, "{created}");
            let keys: Vec<&str> = created["keys"].as_object()?.values().filter_map(Value::as_str).collect();
            self.tables.push(Played {
                game,
                id: created["table"]["id"].as_str()?.to_owned(),
                keys: keys.join(","),
                moves: Vec::new(),
                position: created["table"]["position"].as_str()?.to_owned(),
                pending: None,
                is_over: false,
            });
        }
        self.words += 1;
        let word = format!("word {}", self.words);
        let table = self.tables.iter_mut().find(|table| table.game == game && !table.is_over)?;
        let shown = get(http, table.url(server), &table.keys).await?;
        table.note(&shown);
        table.pending = act(&shown, word);
        let acts = usize::from(table.pending.is_some());
        table.send(server, http).await?;
        self.acknowledged.fetch_add(acts, Ordering::Relaxed);
        Some(())
    }

    /// Everything that was acknowledged is there, and nothing else but what may have been under way. What is
    /// sent again is done once.
    async fn check(&mut self, server: &Server, http: &reqwest::Client) {
        for table in &mut self.tables {
            let shown = get(http, table.url(server), &table.keys).await.expect("the table");
            let (now, before) = (moves(&shown), table.moves.len());
            assert!(now.starts_with(&table.moves), "{}: {:?} {now:?}", table.game, table.moves);
            // One's own move and the computer's answer; or the turn of a friend in Jamb.
            assert!(now.len() <= before + 3, "{}: {:?} {now:?}", table.game, table.moves);
            if table.pending.is_none() && now.len() == before {
                assert_eq!(shown["position"], table.position.as_str(), "{}", table.game);
            }
            table.note(&shown);
            if table.pending.is_some() {
                table.send(server, http).await.expect("an answer");
            }
        }
    }
}

impl Played {
    fn url(&self, server: &Server) -> String {
        server.url(&format!("api/games/{}", self.id))
    }

    fn note(&mut self, table: &Value) {
        self.moves = moves(table);
        self.position = table["position"].as_str().expect("a position").to_owned();
        self.is_over = !table["ending"].is_null();
    }

    async fn send(&mut self, server: &Server, http: &reqwest::Client) -> Option<()> {
        let Some(act) = self.pending.clone() else { return Some(()) };
        let (status, table) = post(http, self.url(server) + "/acts", &self.keys, &act).await?;
        assert!(status < 300, "{}: {act} {table}", self.game);
        self.note(&table);
        self.pending = None;
        Some(())
    }
}

/// What a person could do here; nothing while the computer thinks, or when the game is over.
fn act(table: &Value, word: String) -> Option<Value> {
    if table["to_move"] != 1 && table["game"] == "scrabble" || table["to_move"].is_null() {
        return None;
    }
    let board = &table["board"];
    Some(match table["game"].as_str()? {
        "jamb" if table["position"].as_str()?.ends_with('?') => json!({ "key": word, "act": "throw" }),
        "jamb" => json!({ "key": word, "act": "friend", "name": "greedy" }),
        "jewels" => json!({ "key": word, "act": "play", "text": board["view"]["moves"][0] }),
        "scrabble" => json!({ "key": word, "act": "play", "text": "pass" }),
        _ => json!({ "key": word, "act": "play", "text": board["moves"][0] }),
    })
}

/// Kills a process when so much more was acknowledged, and a little later.
fn cut(server: &Server, acknowledged: &Arc<AtomicUsize>, luck: &mut SeededRng) -> thread::JoinHandle<()> {
    let acknowledged = Arc::clone(acknowledged);
    let enough = acknowledged.load(Ordering::Relaxed) + below(luck, 12) as usize;
    let after = Duration::from_micros(below(luck, 9_000));
    let pid = server.child.id().to_string();
    thread::spawn(move || {
        while acknowledged.load(Ordering::Relaxed) < enough {
            thread::sleep(Duration::from_micros(100));
        }
        thread::sleep(after);
        let killed = Command::new("kill").args(["-9", &pid]).status().expect("kill");
        assert!(killed.success());
    })
}

#[test]
fn no_acknowledged_act_is_lost_when_the_server_is_killed() {
    let folder = folder();
    let mut client = Client::default();
    siege("web", rounds(), |luck| {
        let server = Server::start(folder.path(), &[]);
        run(async {
            let http = reqwest::Client::new();
            client.check(&server, &http).await;
            let cut = cut(&server, &client.acknowledged, luck);
            client.play(&server, &http).await;
            cut.join().expect("it was cut off");
        });
        server.kill();
    });
    let server = Server::start(folder.path(), &[]);
    run(async { client.check(&server, &reqwest::Client::new()).await });
    let acts = client.acknowledged.load(Ordering::Relaxed);
    eprintln!("web: {acts} acts at {} tables, none lost", client.tables.len());
}

/// The clock of a whole game runs while somebody is there, and is noted while it runs: a server that is killed gives
/// no more back than the moment since then.
#[test]
fn a_killed_server_gives_no_time_back() {
    let folder = folder();
    run(async {
        let http = reqwest::Client::new();
        let server = Server::start(folder.path(), &[]);
        let new = json!({ "game": "jewels", "setup": { "limit": "5:00" } });
        let (_, created) = post(&http, server.url("api/games"), "", &new).await.expect("a table");
        let path = format!("api/games/{}", created["table"]["id"].as_str().expect("a name"));
        let live = server.url(&format!("{path}/live")).replace("http:", "ws:");
        let (mut line, _) = connect_async(live).await.expect("a connection");
        let hello = json!({ "hello": { "keys": [created["keys"]["1"]] } });
        line.send(Message::text(hello.to_string())).await.expect("it is heard");
        let left = async |server: &Server| {
            let table = get(&http, server.url(&path), "").await.expect("the table");
            table["time_left"].as_u64().expect("a clock")
        };
        let mut seen = left(&server).await;
        while seen > 295_000 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            seen = left(&server).await;
        }
        server.kill();
        let server = Server::start(folder.path(), &[]);
        let now = left(&server).await;
        assert!(now < 299_000, "{seen} ms were left, and now {now} ms");
    });
}
