//! A page that shows a tournament while it is played.
//!
//! It is one small page that asks again and again how things stand. It loads nothing from anywhere else, and
//! is served to this machine alone unless another address was asked for.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread;

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse};
use axum::routing::get;
use tabla_core::Saying;
use tabla_play::Words;

/// The page, with `{{key}}` where messages go.
const PAGE: &str = include_str!("watch/page.html");

/// Where the page is if nothing is said: on this machine, at a free port.
pub const HERE: &str = "127.0.0.1:0";

/// The page in a language.
pub fn page(words: &Words) -> String {
    let keys = [
        "arena-watch-title",
        "arena-watch-standings",
        "arena-watch-running",
        "arena-watch-nothing",
        "arena-watch-lost",
        "arena-head-rank",
        "arena-head-bot",
        "arena-head-games",
        "arena-head-won",
        "arena-head-drawn",
        "arena-head-lost",
        "arena-head-score",
        "arena-head-elo",
        "arena-head-los",
        "arena-head-fouls",
        "arena-head-moves",
        "arena-head-position",
    ];
    let tag = words.language().tag();
    keys.into_iter().fold(PAGE.replace("{{lang}}", tag), |page, key| {
        let text = words.say(&Saying { key, args: Vec::new() });
        page.replace(&format!("{{{{{key}}}}}"), &escape(&text))
    })
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Serves the page, on a thread of its own, as long as the program lives. The address it has.
pub fn serve(
    address: SocketAddr,
    page: String,
    state: impl Fn() -> String + Send + Sync + 'static,
) -> io::Result<SocketAddr> {
    let listener = TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let work = move || {
        runtime.block_on(async {
            let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
            // It ends with the program.
            let _ = axum::serve(listener, router(page, Arc::new(state))).await;
        });
    };
    thread::Builder::new().name("watch".to_owned()).spawn(work)?;
    Ok(address)
}

fn router(page: String, state: Arc<dyn Fn() -> String + Send + Sync>) -> Router {
    let html = move || async move { reply("text/html; charset=utf-8", page) };
    let json = move || async move { reply("application/json", state()) };
    Router::new().route("/", get(html)).route("/state.json", get(json))
}

fn reply(kind: &'static str, body: String) -> impl IntoResponse {
    const OWN: &str =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'";
    let headers: [(HeaderName, HeaderValue); 3] = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(OWN)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (AppendHeaders(headers), body)
}
