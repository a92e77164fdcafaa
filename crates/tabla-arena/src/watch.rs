//! A page that shows a tournament while it is played.
//!
//! It is one small page that asks again and again how things stand. It loads nothing from anywhere else, and
//! is served to this machine alone unless another address was asked for.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tabla_core::Saying;
use tabla_games::Words;

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
    ];
    let tag = words.language().tag();
    keys.into_iter().fold(PAGE.replace("{{lang}}", tag), |page, key| {
        let text = words.say(&Saying::of(key));
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
            let _ = axum::serve(listener, router(page, Arc::new(state), !address.ip().is_loopback())).await;
        });
    };
    thread::Builder::new().name("watch".to_owned()).spawn(work)?;
    Ok(address)
}

fn router(page: String, state: Arc<dyn Fn() -> String + Send + Sync>, is_public: bool) -> Router {
    let html = move || async move { reply("text/html; charset=utf-8", page) };
    let json = move || async move { reply("application/json", state()) };
    let admit = move |request: Request, next: Next| async move {
        if host(&request).is_some_and(|host| is_ours(host, is_public)) {
            next.run(request).await
        } else {
            StatusCode::MISDIRECTED_REQUEST.into_response()
        }
    };
    let routes = Router::new().route("/", get(html)).route("/state.json", get(json));
    routes.layer(middleware::from_fn(admit))
}

/// The host that the request is meant for.
fn host(request: &Request) -> Option<&str> {
    let mut named = request.headers().get_all(header::HOST).iter();
    match (request.uri().authority(), named.next(), named.next()) {
        (Some(authority), _, None) => Some(authority.as_str()),
        (None, Some(host), None) => host.to_str().ok(),
        _ => None,
    }
}

/// Whether this is a name of this machine: a page from elsewhere that gave its own name our address is not
/// answered to.
fn is_ours(host: &str, is_public: bool) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    };
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    match address {
        Ok(address) => is_public || address.is_loopback(),
        Err(_) => name.trim_end_matches('.').eq_ignore_ascii_case("localhost"),
    }
}

fn reply(kind: &'static str, body: String) -> Response {
    const OWN: &str =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'";
    let headers: [(HeaderName, HeaderValue); 3] = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(OWN)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (headers, body).into_response()
}
