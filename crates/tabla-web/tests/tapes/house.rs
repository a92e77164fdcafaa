//! The house under test: requests in process, and answers without what is random or timed.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Method, Request};
use serde_json::Value;
use tower::ServiceExt;

/// What hangs fails the test after this time; nothing else is timed.
const PATIENCE: Duration = Duration::from_secs(60);
/// More than any answer has.
const MOST_BYTES: usize = 1 << 24;
/// Times are told in whole minutes: no request of a script takes so long.
const MINUTE: u64 = 60_000;

pub struct Answer {
    pub status: u16,
    /// As it was sent, but for what [`House::steady`] takes out.
    pub text: String,
    /// As it was sent: for keys and names, and to be sent back.
    pub raw: String,
    /// What a file is called.
    pub file: Option<String>,
}

impl Answer {
    pub fn is_good(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// As data; what is no JSON is a text.
    pub fn value(&self) -> Value {
        read(&self.text)
    }
}

/// What is no JSON is a text.
pub fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// A house of its own, and the secrets that it gave away.
pub struct House {
    router: Router,
    secrets: Vec<(String, String)>,
}

impl House {
    pub fn new() -> House {
        House { router: tabla_web::in_process().expect("the house opens"), secrets: Vec::new() }
    }

    /// From now on this secret is told by this name.
    pub fn call(&mut self, secret: &str, name: String) {
        self.secrets.push((secret.to_owned(), name));
    }

    pub async fn ask(&self, method: Method, path: &str, keys: &[&str], body: Option<&Value>) -> Answer {
        let request = Request::builder().method(method).uri(path).header("host", "localhost");
        let request = match keys {
            [] => request,
            keys => request.header("authorization", format!("Bearer {}", keys.join(","))),
        };
        let request = request.header("content-type", "application/json");
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut request = request.body(Body::from(body)).expect("a request");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))));
        let answer = tokio::time::timeout(PATIENCE, self.router.clone().oneshot(request));
        let answer = answer.await.expect("an answer in time").unwrap_or_else(|never| match never {});
        let status = answer.status().as_u16();
        let named = answer.headers().get("content-disposition").and_then(|named| named.to_str().ok());
        let file = named.and_then(|named| named.split('"').nth(1)).map(without_day);
        let bytes = to_bytes(answer.into_body(), MOST_BYTES).await.expect("a body");
        let raw = String::from_utf8(bytes.to_vec()).expect("text");
        Answer { status, text: self.steady(&raw), raw, file }
    }

    /// A text without what is random or timed: tables and keys are told by their numbers.
    fn steady(&self, text: &str) -> String {
        let text =
            self.secrets.iter().fold(text.to_owned(), |text, (secret, name)| text.replace(secret, name));
        without_times(text)
    }
}

/// A text with its times in whole minutes: spent ones rounded down, and those that are left rounded up. What counts
/// everything that happens in the house is 0, and what tells the day no day at all, nor a code.
fn without_times(mut text: String) -> String {
    for spent in ["spent", "elapsed"] {
        text = with_number(&text, spent, |time| time / MINUTE * MINUTE);
    }
    text = with_number(&text, "micros", |time| time / (MINUTE * 1000) * (MINUTE * 1000));
    for left in ["clock", "time_left"] {
        text = with_number(&text, left, |time| time.div_ceil(MINUTE) * MINUTE);
    }
    for counted in ["version", "expires"] {
        text = with_number(&text, counted, |_| 0);
    }
    for (chance, name) in [("date", "DATE"), ("changed", "DATE"), ("code", "CODE")] {
        text = with_text(&text, chance, name);
    }
    text
}

/// The name of a file, such as `mice-2026-11-18.txt`, without the day on which it was saved.
fn without_day(name: &str) -> String {
    let (stem, ending) = name.rsplit_once('.').expect("an ending");
    let day = stem.len() - "2026-11-18".len();
    format!("{}DATE.{ending}", &stem[..day])
}

/// A JSON text with another number wherever a field of this name has one.
fn with_number(text: &str, field: &str, other: impl Fn(u64) -> u64) -> String {
    replace(text, field, |value| {
        let length = value.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(value.len());
        let number: u64 = value[..length].parse().ok()?;
        Some((length, other(number).to_string()))
    })
}

/// A JSON text with another text wherever a field of this name has one.
fn with_text(text: &str, field: &str, other: &str) -> String {
    replace(text, field, |value| {
        let length = value.strip_prefix('"')?.find('"')?;
        Some((length + 2, format!("\"{other}\"")))
    })
}

/// Replaces the values of a field: `other` tells how many bytes of the text go, and what comes for them.
fn replace(text: &str, field: &str, other: impl Fn(&str) -> Option<(usize, String)>) -> String {
    let name = format!("\"{field}\":");
    let mut parts = text.split(&name);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let value = part.trim_start();
        let blanks = &part[..part.len() - value.len()];
        let (length, new) = other(value).unwrap_or_default();
        out.push_str(&format!("{name}{blanks}{new}{}", &value[length..]));
    }
    out
}

#[test]
fn what_is_timed_is_taken_out() {
    let sent = r#"{"spent":61500,"clock": 1, "time_left":60000,"clock":null,"date": "2026", "version":7}"#;
    let right =
        r#"{"spent":60000,"clock": 60000, "time_left":60000,"clock":null,"date": "DATE", "version":0}"#;
    assert_eq!(without_times(sent.to_owned()), right);
}
