//! `tabla serve` as a process, and questions to it.

#![allow(dead_code)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::common::command;

/// A program that hangs fails the test after this time; nothing else is timed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server of its own.
pub struct Server {
    pub child: Child,
    pub line: Value,
}

impl Server {
    pub fn start(folder: &Path, more: &[&str]) -> Server {
        let mut command = serve(folder);
        command.args(["--port", "0", "--json"]).args(more);
        Server::of(command)
    }

    /// The server that this command starts.
    pub fn of(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut text = String::new();
        let out = child.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut text).expect("a line");
        Server { child, line: serde_json::from_str(&text).expect("JSON") }
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.line["url"].as_str().expect("an address"))
    }

    /// As if the power had gone.
    pub fn kill(mut self) {
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

pub fn serve(folder: &Path) -> Command {
    let mut command = command(folder);
    command.args(["serve", "--no-open"]).stderr(Stdio::piped());
    command
}

pub fn run<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(work)
}

/// What is answered, and with which number; `None` when no answer came, or only a part of one.
pub async fn post(http: &reqwest::Client, url: String, keys: &str, body: &Value) -> Option<(u16, Value)> {
    let request = http.post(url).header("authorization", format!("Bearer {keys}"));
    let request = request.header("content-type", "application/json").body(body.to_string()).timeout(PATIENCE);
    let response = request.send().await.ok()?;
    let status = response.status().as_u16();
    Some((status, serde_json::from_str(&response.text().await.ok()?).ok()?))
}

/// What stands at this address, for whoever holds these keys.
pub async fn get(http: &reqwest::Client, url: String, keys: &str) -> Option<Value> {
    let mut request = http.get(url);
    if !keys.is_empty() {
        request = request.header("authorization", format!("Bearer {keys}"));
    }
    let response = request.timeout(PATIENCE).send().await.ok()?;
    serde_json::from_str(&response.text().await.ok()?).ok()
}
