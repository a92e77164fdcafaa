//! `tabla serve` as a process: what it prints, how it ends, and that nothing acknowledged is lost when it is
//! killed.

#![allow(missing_docs)]

mod common;

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use common::{command, folder};

/// A program that hangs fails the test after this time; nothing else is timed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server of its own.
struct Server {
    child: Child,
    line: Value,
}

impl Server {
    fn start(folder: &Path, more: &[&str]) -> Server {
        let mut command = serve(folder);
        let mut child = command
            .args(["--port", "0", "--json"])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut text = String::new();
        let out = child.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut text).expect("a line");
        Server { child, line: serde_json::from_str(&text).expect("JSON") }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.line["url"].as_str().expect("an address"))
    }

    /// As if the power had gone.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that is gone already cannot be killed again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(folder: &Path) -> Command {
    let mut command = command(folder);
    command.args(["serve", "--no-open"]).stderr(Stdio::piped());
    command
}

/// What a server that does not start says.
fn refused(mut command: Command) -> (String, i32) {
    let mut child = command.stdout(Stdio::null()).spawn().expect("it starts");
    let mut text = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut text).expect("text");
    (text, child.wait().expect("it ends").code().unwrap_or(-1))
}

fn run<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(work)
}

/// A client that plays as fast as it can, and writes down what was acknowledged.
#[derive(Default)]
struct Client {
    tables: Vec<Played>,
    /// Counts the words.
    words: usize,
    /// Counts what was acknowledged.
    acknowledged: Arc<AtomicUsize>,
}

/// One table as the client knows it.
struct Played {
    id: String,
    keys: String,
    acknowledged: Vec<String>,
    /// What was sent, and not acknowledged.
    pending: Option<(String, String)>,
    is_over: bool,
}

impl Client {
    /// Plays until the server does not answer any more.
    async fn play(&mut self, server: &Server, http: &reqwest::Client) {
        while self.turn(server, http).await.is_some() {}
    }

    /// Plays a move, on a new table where the last game is over. `None` when no answer came.
    async fn turn(&mut self, server: &Server, http: &reqwest::Client) -> Option<()> {
        if self.tables.last().is_none_or(|table| table.is_over) {
            let new = json!({ "game": "mice", "setup": { "players": ["human", "human"] } });
            let created = post(http, server.url("api/games"), "", &new).await?;
            let keys: Vec<&str> = created["keys"].as_object()?.values().filter_map(Value::as_str).collect();
            self.tables.push(Played {
                id: created["table"]["id"].as_str()?.to_owned(),
                keys: keys.join(","),
                acknowledged: Vec::new(),
                pending: None,
                is_over: false,
            });
        }
        let table = self.tables.last_mut()?;
        let shown = get(http, server.url(&format!("api/games/{}", table.id))).await?;
        let Some(text) = shown["board"]["moves"][0].as_str() else {
            table.is_over = true;
            return Some(());
        };
        self.words += 1;
        table.pending = Some((format!("word {}", self.words), text.to_owned()));
        table.send(server, http).await?;
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
        Some(())
    }

    /// Everything that was acknowledged is there, and nothing else but what may have been under way. What is
    /// sent again is done once.
    async fn check(&mut self, server: &Server, http: &reqwest::Client) {
        for table in &mut self.tables {
            let shown = get(http, server.url(&format!("api/games/{}", table.id))).await.expect("the table");
            let played: Vec<&str> = shown["moves"]
                .as_array()
                .expect("moves")
                .iter()
                .filter_map(|mv| mv["text"].as_str())
                .collect();
            let count = table.acknowledged.len();
            assert_eq!(played[..count.min(played.len())], table.acknowledged, "an acknowledged move is lost");
            let more: Vec<&str> = table.pending.iter().map(|(_, text)| text.as_str()).collect();
            assert!(played[count..] == more[..] || played.len() == count, "{played:?} {more:?}");
            if table.pending.is_some() {
                table.send(server, http).await.expect("an answer");
            }
        }
    }
}

impl Played {
    async fn send(&mut self, server: &Server, http: &reqwest::Client) -> Option<()> {
        let (word, text) = self.pending.clone()?;
        let act = json!({ "key": word, "act": "play", "text": text });
        let table = post(http, server.url(&format!("api/games/{}/acts", self.id)), &self.keys, &act).await?;
        self.acknowledged.push(text);
        self.pending = None;
        assert_eq!(table["ply"], self.acknowledged.len());
        Some(())
    }
}

/// `None` when no answer came, or only a part of one.
async fn post(http: &reqwest::Client, url: String, keys: &str, body: &Value) -> Option<Value> {
    let request = http.post(url).header("authorization", format!("Bearer {keys}"));
    let request = request.header("content-type", "application/json").body(body.to_string()).timeout(PATIENCE);
    let response = request.send().await.ok()?;
    assert!(response.status().is_success(), "{response:?}");
    serde_json::from_str(&response.text().await.ok()?).ok()
}

async fn get(http: &reqwest::Client, url: String) -> Option<Value> {
    let response = http.get(url).timeout(PATIENCE).send().await.ok()?;
    serde_json::from_str(&response.text().await.ok()?).ok()
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let folder = folder();
    let mut client = Client::default();
    for round in 0..10 {
        let server = Server::start(folder.path(), &[]);
        run(async {
            let http = reqwest::Client::new();
            client.check(&server, &http).await;
            let acknowledged = Arc::clone(&client.acknowledged);
            let enough = acknowledged.load(Ordering::Relaxed) + 3;
            let pid = server.child.id().to_string();
            // Each round is cut off at another moment of a move's way.
            let cut = thread::spawn(move || {
                while acknowledged.load(Ordering::Relaxed) < enough {
                    thread::sleep(Duration::from_micros(100));
                }
                thread::sleep(Duration::from_micros(900 * round));
                let killed = Command::new("kill").args(["-9", &pid]).status().expect("kill");
                assert!(killed.success());
            });
            client.play(&server, &http).await;
            cut.join().expect("it was cut off");
        });
        server.kill();
    }
    let server = Server::start(folder.path(), &[]);
    run(async { client.check(&server, &reqwest::Client::new()).await });
}

#[test]
fn one_line_tells_programs_everything() {
    let folder = folder();
    let server = Server::start(folder.path(), &["--data", ":memory:"]);
    assert_eq!(server.line["data"], ":memory:");
    assert_eq!(server.line["pid"], server.child.id());
    assert_eq!(server.line["elsewhere"], json!([]));
    let health = run(async { get(&reqwest::Client::new(), server.url("api/health")).await });
    assert_eq!(health.expect("an answer")["ok"], true);
    // Nothing was written.
    assert!(!folder.path().join("data").exists());
}

#[test]
fn a_folder_that_another_server_uses_is_refused() {
    let folder = folder();
    let _server = Server::start(folder.path(), &[]);
    let mut second = serve(folder.path());
    second.args(["--port", "0"]);
    let (text, code) = refused(second);
    assert!(text.contains("is in use by another Tabla server"), "{text}");
    assert_eq!(code, 2);
}

#[test]
fn a_port_that_is_taken_is_refused_if_it_was_asked_for() {
    let folder = folder();
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = other.local_addr().expect("an address").port().to_string();
    let mut command = serve(folder.path());
    command.args(["--port", &port, "--data", ":memory:"]);
    let (text, code) = refused(command);
    assert!(text.contains(&format!("port {port} is taken")), "{text}");
    assert_eq!(code, 2);
}

#[test]
fn what_is_no_address_and_no_port_is_refused() {
    let folder = folder();
    for (args, expected) in
        [(["--addr", "here"], "'here' is not an address"), (["--port", "-1"], "'-1' is not a port")]
    {
        let mut command = serve(folder.path());
        command.args(args);
        let (text, code) = refused(command);
        assert!(text.contains(expected), "{text}");
        assert_eq!(code, 2);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_well() {
    let folder = folder();
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start(folder.path(), &[]);
        let pid = server.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().expect("kill").success());
        assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    }
}
