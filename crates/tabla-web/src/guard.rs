//! The door: who may come in, how often, and what every answer says about itself.
//!
//! A page of another site must not be able to use this server, although both run in the same browser. Its
//! requests name another origin, and by a trick with names (DNS rebinding) another host: both are looked at.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tabla_core::Saying;

use crate::app::App;
use crate::problem::Refusal;
use crate::proxies::{Person, Secure};

/// What a page of ours may load, and what its scripts may do besides.
macro_rules! policy {
    ($more:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'",
            $more,
            "; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
             worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
        )
    };
}

/// Only what comes from here.
const POLICY: &str = policy!("");
/// Where there are engines, modules of theirs as well.
const WITH_ENGINES: &str = policy!(" 'wasm-unsafe-eval'");

/// What every answer says about itself.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()",
    ),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// How much somebody may do on end, and how much a second after that.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    on_end: f64,
    a_second: f64,
}

/// This machine: as much as it can.
const HERE: Allowance = Allowance { on_end: 1_000_000.0, a_second: 500_000.0 };
/// Requests of somebody elsewhere.
const REQUESTS: Allowance = Allowance { on_end: 400.0, a_second: 40.0 };
/// Tables that somebody elsewhere opens: an evening's worth for a class, then one every minute. What is never played
/// at is cleared away within a day, so that nobody alone fills the house.
const OPENINGS: Allowance = Allowance { on_end: 60.0, a_second: 1.0 / 60.0 };
/// A request that starts work costs as much as so many that only look.
const COST_OF_WRITING: f64 = 4.0;
/// When so many people are known, those who may do everything again are forgotten.
const MOST_PEOPLE: usize = 4096;

/// Which names the server answers to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// Names that were given to it.
    pub hosts: Vec<String>,
    /// Whether it can be reached from other machines: then by any address, which no trick can forge.
    pub is_public: bool,
}

impl Names {
    /// Whether the host of a request (with or without a port) is this server.
    pub fn has(&self, host: &str) -> bool {
        let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
        match address_of(host) {
            Some(address) => address.is_loopback() || self.is_public || self.hosts.contains(&name),
            None => name == "localhost" || self.hosts.iter().any(|host| host.eq_ignore_ascii_case(&name)),
        }
    }
}

/// The address that the host of a request is, if it is no name.
pub fn address_of(host: &str) -> Option<IpAddr> {
    let name = without_port(host).trim_end_matches('.');
    name.trim_start_matches('[').trim_end_matches(']').parse().ok()
}

fn without_port(host: &str) -> &str {
    match host.rfind(':') {
        Some(colon)
            if !host[colon..].contains(']') && host[colon + 1..].bytes().all(|b| b.is_ascii_digit()) =>
        {
            &host[..colon]
        }
        _ => host,
    }
}

/// How much everybody has done of late.
#[derive(Debug)]
pub struct Pace {
    elsewhere: Allowance,
    people: Mutex<HashMap<Person, Bucket>>,
}

/// What is left of somebody's allowance.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// The same at this moment.
    fn by(self, now: Instant, allowance: Allowance) -> Bucket {
        let earned = now.duration_since(self.at).as_secs_f64() * allowance.a_second;
        Bucket { left: (self.left + earned).min(allowance.on_end), at: now }
    }
}

impl Pace {
    pub fn of_requests() -> Pace {
        Pace { elsewhere: REQUESTS, people: Mutex::default() }
    }

    pub fn of_openings() -> Pace {
        Pace { elsewhere: OPENINGS, people: Mutex::default() }
    }

    /// Whether this person may do so much now.
    pub fn allows(&self, person: Person, cost: f64) -> bool {
        let allowance = if person.is_here { HERE } else { self.elsewhere };
        let now = Instant::now();
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= MOST_PEOPLE {
            people.retain(|_, bucket| bucket.by(now, self.elsewhere).left < self.elsewhere.on_end);
        }
        let bucket = people.entry(person).or_insert(Bucket { left: allowance.on_end, at: now });
        *bucket = bucket.by(now, allowance);
        let is_allowed = bucket.left >= cost;
        if is_allowed {
            bucket.left -= cost;
        }
        is_allowed
    }
}

/// Looks at every request before anybody else does, and at every answer after.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let person = app.proxies.person(request.headers(), peer.ip());
    let secure = Secure(app.proxies.is_secure(request.headers(), peer.ip()));
    request.extensions_mut().insert(person);
    request.extensions_mut().insert(secure);
    let mut response = match admit(&app, person, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.engines.is_some() {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(WITH_ENGINES));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn admit(app: &App, person: Person, request: &Request) -> Result<(), Refusal> {
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    let cost = if is_reading { 1.0 } else { COST_OF_WRITING };
    if !app.pace.allows(person, cost) {
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, Saying::new("server-too-often")));
    }
    let host = host(request).filter(|host| app.names.has(host) || app.gate.goes_by(host));
    let Some(host) = host else {
        return Err(Refusal::new(StatusCode::MISDIRECTED_REQUEST, Saying::new("server-wrong-host")));
    };
    let is_live = request.headers().contains_key(header::UPGRADE);
    if (!is_reading || is_live) && !is_own_page(request.headers(), host) {
        return Err(Refusal::forbidden(Saying::new("server-wrong-origin")));
    }
    Ok(())
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

/// Whether a request comes from a page of ours, or from no page at all.
fn is_own_page(headers: &HeaderMap, host: &str) -> bool {
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if site.is_some_and(|site| site != b"same-origin" && site != b"none") {
        return false;
    }
    match headers.get(header::ORIGIN).map(HeaderValue::to_str) {
        None => true,
        Some(Ok(origin)) => {
            let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            named.is_some_and(|named| named.eq_ignore_ascii_case(host))
        }
        Some(Err(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_answered_to() {
        let names = Names::default();
        for host in
            ["localhost", "localhost:8000", "LOCALHOST.", "127.0.0.1:1", "[::1]:80", "[::1]", "127.1.2.3"]
        {
            assert!(names.has(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example:8000",
            "192.168.1.2",
            "[fe80::1]",
            "127.0.0.1.nip.io",
        ] {
            assert!(!names.has(host), "{host}");
        }
        let names = Names { hosts: vec!["games.lan".to_owned()], is_public: true };
        for host in ["192.168.1.2:8000", "[fe80::1]:8000", "Games.LAN:80", "localhost"] {
            assert!(names.has(host), "{host}");
        }
        assert!(!names.has("evil.example"));
    }

    #[test]
    fn a_page_of_another_site_is_known_by_its_origin() {
        let own = |pairs: &[(&'static str, &'static str)]| {
            let headers: HeaderMap = pairs
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
                .collect();
            is_own_page(&headers, "localhost:8000")
        };
        assert!(own(&[]));
        assert!(own(&[("origin", "http://localhost:8000")]));
        assert!(own(&[("origin", "http://localhost:8000"), ("sec-fetch-site", "same-origin")]));
        assert!(!own(&[("origin", "http://localhost:8001")]));
        assert!(!own(&[("origin", "http://evil.example")]));
        assert!(!own(&[("origin", "null")]));
        assert!(!own(&[("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn somebody_elsewhere_may_ask_often_but_not_without_end() {
        let person = |text: &str, is_here| Person { address: text.parse().unwrap(), is_here };
        let (far, near) = (person("192.168.1.2", false), person("127.0.0.1", true));
        for (pace, most) in [(Pace::of_requests(), 400), (Pace::of_openings(), 60)] {
            let asked = (0..10_000).filter(|_| pace.allows(far, 1.0)).count();
            assert!((most..2 * most).contains(&asked), "{asked}");
            // Another one behind the same proxy is another one.
            assert!(pace.allows(person("192.168.1.3", false), 1.0));
            assert!((0..10_000).all(|_| pace.allows(near, 1.0)));
        }
    }
}
