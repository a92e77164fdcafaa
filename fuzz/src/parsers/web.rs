//! The server, in the same program: whole visits, request by request.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

use crate::fixtures::{seeds, text as fixture};
use crate::promises::text;
use crate::target::Parser;

pub const PARSERS: [Parser; 2] = [
    Parser::new("requests", visits, |bytes| feed(&text(bytes))).with_megabytes(256),
    Parser::new("addresses", addresses, |bytes| feed(&text(bytes))).with_megabytes(64),
];

/// What parts the requests of a visit.
const PART: &str = "\n=====\n";
/// The most bytes of an answer.
const MOST_BYTES: usize = 16 << 20;
/// Nobody waits longer for a request that makes somebody think.
const PATIENCE: Duration = Duration::from_secs(10);

fn post(path: &str, body: &str) -> String {
    format!("POST {path}\n{body}")
}

fn visit(requests: &[String]) -> String {
    requests.join(PART)
}

fn visits() -> Vec<Vec<u8>> {
    let act = |body: &str| post("/api/games/{id}/acts", body);
    let get = |path: &str| format!("GET /api/games/{{id}}{path}\n");
    let duel = |game: &str, text: &str, other: &str| {
        visit(&[
            post(
                "/api/games",
                &format!(
                    r#"{{"game":"{game}","setup":{{"players":["human","human"],"clock":"5m"}},"names":["Ana","Ion"]}}"#
                ),
            ),
            act(&format!(r#"{{"key":"1","act":"play","text":"{text}"}}"#)),
            act(&format!(r#"{{"key":"2","act":"play","text":"{other}"}}"#)),
            get("?ply=1"),
            act(r#"{"key":"3","act":"undo"}"#),
            post("/api/games/{id}/ask", r#"{"opinion":true}"#),
            get("/file?format=json"),
            post("/api/games/{id}/branch", r#"{"ply":1}"#),
            post("/api/games/{id}/open", r#"{"seat":1}"#),
        ])
    };
    let board = Value::from(fixture("data/jewels/random.txt")).to_string();
    seeds([
        duel("santorini", "C3 D3", "D2 D4"),
        duel("mice", "d6", "f4"),
        visit(&[
            post("/api/games", r#"{"game":"jamb","setup":{"people":["Ana"],"seed":42,"generator":"bbs"}}"#),
            act(r#"{"key":"1","act":"throw"}"#),
            act(r#"{"key":"2","act":"play","text":"keep 6"}"#),
            act(r#"{"key":"3","act":"name","seat":1,"name":"Eva"}"#),
            get("/file"),
        ]),
        visit(&[
            post(
                "/api/games",
                &format!(
                    r#"{{"game":"jewels","setup":{{"board":{{"file":{{"name":"b.txt","text":{board}}}}},"limit":"5:00"}}}}"#
                ),
            ),
            get("/file?format=board"),
        ]),
        visit(&[
            post("/api/games", r#"{"game":"scrabble","setup":{"players":["human","human"],"seed":7}}"#),
            act(r#"{"key":"1","act":"play","text":"-"}"#),
            post("/api/games/{id}/ask", r#"{"words":"za tabla"}"#),
            get("/file?format=gcg"),
        ]),
        visit(&[
            post("/api/check", r#"{"game":"mice","rules":"flying","position":"a7,d7,g4/g7,d1,d2/0,0/w"}"#),
            post("/api/known", r#"{"keys":["{key}"]}"#),
            post("/api/score", r#"{"jetoane":"A 1\nB 3\n","tabla":"11\nroz f6\n","joc":"1 f6 AB\n"}"#),
        ]),
    ])
}

fn addresses() -> Vec<Vec<u8>> {
    seeds([
        "GET /api/health\n",
        "GET /api/catalogue\n",
        "GET /api/words/sr-Cyrl\n",
        "GET /api/rules/mice?lang=cs\n",
        "GET /api/score\n",
        "GET /api/best/jewels\n",
        "GET /api/openapi.json\n",
        "GET /api/\n",
        "GET /\n",
    ])
}

/// A visit to a house that is new: no request makes the server fail, and whatever is refused is refused with a
/// problem. Whether everything was accepted.
fn feed(text: &str) -> bool {
    thread_local! {
        static RUNTIME: Runtime = Builder::new_current_thread().enable_all().build().unwrap_or_else(|error| panic!("{error}"));
    }
    RUNTIME.with(|runtime| {
        runtime.block_on(async {
            let house = tabla_web::in_process().unwrap_or_else(|error| panic!("{error}"));
            let mut guest = Guest { house, id: String::new(), keys: String::new() };
            let mut is_good = true;
            for request in text.split(PART).take(12) {
                is_good &= tokio::time::timeout(PATIENCE, guest.ask(request)).await.unwrap_or(false);
            }
            is_good
        })
    })
}

/// Somebody who visits the house.
struct Guest {
    house: Router,
    id: String,
    keys: String,
}

impl Guest {
    /// Sends a request: its method and address on the first line, then its body.
    async fn ask(&mut self, request: &str) -> bool {
        let request = request.replace("{id}", &self.id).replace("{key}", &self.keys);
        let (head, body) = request.split_once('\n').unwrap_or((&request, ""));
        let (method, uri) = head.split_once(' ').unwrap_or((head, "/"));
        let request = Request::builder().method(method).uri(uri).header("host", "localhost");
        let request = request.header("content-type", "application/json");
        let request = request.header("authorization", format!("Bearer {}", self.keys));
        let Ok(mut request) = request.body(Body::from(body.to_owned())) else { return false };
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))));
        let answer = self.house.clone().oneshot(request).await.unwrap_or_else(|never| match never {});
        let status = answer.status();
        assert_ne!(status, StatusCode::INTERNAL_SERVER_ERROR, "{head}\n{body}");
        let bytes =
            to_bytes(answer.into_body(), MOST_BYTES).await.unwrap_or_else(|error| panic!("{head}: {error}"));
        if status == StatusCode::CREATED {
            self.remember(&bytes);
        }
        if status.is_client_error() {
            let problem: Value =
                serde_json::from_slice(&bytes).unwrap_or_else(|error| panic!("{head}: {error}"));
            assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{head}: {problem}");
        }
        status.is_success()
    }

    /// The table that was opened, and all keys of it.
    fn remember(&mut self, created: &[u8]) {
        let created: Value = serde_json::from_slice(created).unwrap_or_else(|error| panic!("{error}"));
        self.id = created["table"]["id"].as_str().unwrap_or_default().to_owned();
        let keys = created["keys"].as_object().into_iter().flatten();
        self.keys = keys.filter_map(|(_, key)| key.as_str()).collect::<Vec<_>>().join(",");
    }
}
