//! What the server holds: requests in a second, how long the slowest wait while engines search, and the memory of
//! a thousand listeners. `cargo bench -p tabla --bench serve` measures all three on a server of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// How long each part measures.
const TIME: Duration = Duration::from_secs(5);
/// Connections that ask at once.
const CONNECTIONS: usize = 16;
/// Sockets that only listen.
const LISTENERS: usize = 1000;

/// People who ask for a hint at the same moment.
const HINTS: usize = 8;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(measure());
}

async fn measure() {
    let server = Server::start();
    println!("{}", asked("idle, /api/health", &ask_for(&server.host, "/api/health", TIME).await));

    let id = server.open_table(json!({ "players": ["human", "human"] })).await;
    let table = format!("/api/games/{id}");
    println!("{}", asked("idle, a table", &ask_for(&server.host, &table, TIME).await));

    let before = server.memory();
    let listeners = listen(&server.host, &id).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = server.memory();
    println!("{LISTENERS} listeners: {after} KB in all, {} KB more than before", after - before);
    assert_eq!(listeners.len(), LISTENERS);
    drop(listeners);

    for _ in 0..2 {
        let players = json!({ "players": ["champion:time=2s", "champion:time=2s"] });
        server.open_table(players).await;
    }
    let waits = ask_one_by_one(&server.host, "/api/health", TIME).await;
    println!("{}", asked("two engines search, /api/health", &waits));

    let server = Server::start();
    let hints = futures_util::future::join_all((0..HINTS).map(|_| server.hint())).await;
    let slowest = hints.into_iter().max().unwrap_or_default().as_secs_f64();
    println!("{HINTS} hints of 3 s at once: the slowest took {slowest:.1} s");
}

/// What was measured, in a line.
fn asked(what: &str, waits: &[Duration]) -> String {
    let mut sorted = waits.to_vec();
    sorted.sort();
    let share = |share: f64| {
        let place = (sorted.len() as f64 * share) as usize;
        sorted.get(place.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default().as_secs_f64() * 1e3
    };
    let rate = waits.len() as f64 / TIME.as_secs_f64();
    format!(
        "{what}: {rate:.0} requests/s, p50 {:.2} ms, p99 {:.2} ms, slowest {:.2} ms",
        share(0.5),
        share(0.99),
        share(1.0)
    )
}

/// Asks on several connections at once, each again as soon as it is answered.
async fn ask_for(host: &str, path: &str, time: Duration) -> Vec<Duration> {
    let until = Instant::now() + time;
    let askers: Vec<_> = (0..CONNECTIONS)
        .map(|_| {
            let (host, path) = (host.to_owned(), path.to_owned());
            tokio::spawn(async move {
                let mut line = Line::open(&host).await;
                let mut waits = Vec::new();
                while Instant::now() < until {
                    waits.push(line.ask(&host, &path).await);
                }
                waits
            })
        })
        .collect();
    let mut waits = Vec::new();
    for asker in askers {
        waits.extend(asker.await.unwrap());
    }
    waits
}

/// Asks on one connection, every two milliseconds.
async fn ask_one_by_one(host: &str, path: &str, time: Duration) -> Vec<Duration> {
    let until = Instant::now() + time;
    let mut line = Line::open(host).await;
    let mut waits = Vec::new();
    while Instant::now() < until {
        waits.push(line.ask(host, path).await);
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    waits
}

/// A connection that is kept.
struct Line {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Line {
    async fn open(host: &str) -> Line {
        let stream = TcpStream::connect(host).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Line { stream, buffer: Vec::new() }
    }

    /// The time from the question to the last byte of the answer, which must be a good one.
    async fn ask(&mut self, host: &str, path: &str) -> Duration {
        let began = Instant::now();
        let question = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n");
        self.stream.write_all(question.as_bytes()).await.unwrap();
        self.buffer.clear();
        loop {
            if let Some(length) = whole_answer(&self.buffer) {
                assert!(
                    self.buffer.starts_with(b"HTTP/1.1 200"),
                    "{}",
                    String::from_utf8_lossy(&self.buffer)
                );
                assert_eq!(self.buffer.len(), length);
                return began.elapsed();
            }
            assert!(self.stream.read_buf(&mut self.buffer).await.unwrap() > 0, "the connection was closed");
        }
    }
}

/// The length of the answer, once all of it is there.
fn whole_answer(bytes: &[u8]) -> Option<usize> {
    let head = bytes.windows(4).position(|part| part == b"\r\n\r\n")? + 4;
    let text = std::str::from_utf8(&bytes[..head]).ok()?.to_ascii_lowercase();
    let length: usize = text.split("content-length:").nth(1)?.lines().next()?.trim().parse().ok()?;
    (bytes.len() >= head + length).then_some(head + length)
}

async fn listen(host: &str, id: &str) -> Vec<impl Sized> {
    let mut sockets = Vec::new();
    for _ in 0..LISTENERS {
        let address = format!("ws://{host}/api/games/{id}/live");
        let (mut socket, _) = tokio_tungstenite::connect_async(address).await.unwrap();
        let hello = json!({ "hello": { "keys": [], "version": 0 } }).to_string();
        socket.send(Message::text(hello)).await.unwrap();
        sockets.push(socket);
    }
    sockets
}

/// A server of its own, with tables in memory.
struct Server {
    child: Child,
    host: String,
}

impl Server {
    fn start() -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabla"))
            .args(["serve", "--no-open", "--json", "--port", "0", "--data", ":memory:"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap();
        let address = told["url"].as_str().unwrap();
        Server { child, host: address.trim_start_matches("http://").trim_end_matches('/').to_owned() }
    }

    async fn open_table(&self, setup: Value) -> String {
        let body = json!({ "game": "santorini", "setup": setup });
        let asked = reqwest::Client::new().post(format!("http://{}/api/games", self.host)).json(&body);
        let answer: Value = asked.send().await.unwrap().json().await.unwrap();
        answer["table"]["id"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    /// How long a hint of three seconds takes at a new table.
    async fn hint(&self) -> Duration {
        let client = reqwest::Client::new();
        let body = json!({ "game": "mice", "setup": { "players": ["human", "human"] } });
        let asked = client.post(format!("http://{}/api/games", self.host)).json(&body);
        let table: Value = asked.send().await.unwrap().json().await.unwrap();
        let keys = ["1", "2"].map(|seat| table["keys"][seat].as_str().unwrap()).join(",");
        let place =
            format!("http://{}/api/games/{}/advice", self.host, table["table"]["id"].as_str().unwrap());
        let start = Instant::now();
        let answer = client.post(place).bearer_auth(keys).json(&json!({ "time": 3 })).send().await.unwrap();
        assert!(answer.status().is_success());
        start.elapsed()
    }

    /// The memory of the server, in KB.
    fn memory(&self) -> i64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
