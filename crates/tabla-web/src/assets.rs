//! The page and its parts, which are inside the program. A development build reads them from the folder, so
//! that a change shows after a reload.

mod bundle;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use rust_embed::RustEmbed;
use tabla_games::{Language, Words};

use crate::fewer::{LEAST, gzip, takes_gzip};
use crate::problem::Refusal;
use crate::words::Packed;

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Assets;

const PAGE: &str = "index.html";
/// What works when the server is away; it is told which files there are.
const WORKER: &str = "worker.js";
const FILES: &str = "['files of the page']";
const EDITION: &str = "edition of the page";
/// Pictures for other sites, which the page itself never shows.
const PREVIEWS: &str = "previews/";

pub const HTML: &str = "text/html; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";

/// What is served, and as what. Other files of the folder are for those who write it.
const KINDS: [(&str, &str); 9] = [
    ("html", HTML),
    ("js", JS),
    ("css", CSS),
    ("svg", "image/svg+xml"),
    ("webmanifest", "application/manifest+json"),
    ("png", "image/png"),
    ("ico", "image/x-icon"),
    ("woff2", "font/woff2"),
    ("txt", "text/plain; charset=utf-8"),
];

/// The file at this path of the page.
pub fn serve(path: &str, headers: &HeaderMap) -> Result<Response, Refusal> {
    let name = path.trim_start_matches('/');
    let kind = kind(name).filter(|_| name != PAGE).ok_or_else(Refusal::not_found)?;
    if let Some(whole) = whole(name) {
        return packed(&whole.hash, kind, whole.body, headers);
    }
    let file = Assets::get(name).ok_or_else(Refusal::not_found)?;
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let body = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    packed(&hash, kind, body, headers)
}

/// A file that is sent with others, or is filled in; `None` for one that is sent as it is.
fn whole(name: &str) -> Option<Packed> {
    static MADE: LazyLock<Mutex<HashMap<String, Option<Packed>>>> = LazyLock::new(Mutex::default);
    let made = || match kind(name)? {
        _ if name == WORKER => worker(),
        JS => bundle::module(name, &text).map(|whole| Packed::of_text(&whole)),
        CSS => bundle::style(name, &text).map(|whole| Packed::of_text(&whole)),
        _ => None,
    };
    if cfg!(debug_assertions) {
        return made();
    }
    // Any name may be asked for; only those of files are kept.
    let is_file = Assets::get(name).is_some();
    let mut all = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    is_file.then(|| all.entry(name.to_owned()).or_insert_with(made).clone()).flatten()
}

/// A file that is a text.
fn text(name: &str) -> Option<String> {
    Some(String::from_utf8_lossy(&Assets::get(name)?.data).into_owned())
}

/// What the page says before it can ask for words, and where: instead of comments that name the messages.
const WORDS: [(&str, &str); 2] = [
    ("<!-- words: web-needs-script -->", "web-needs-script"),
    ("<!-- words: web-unreachable -->", "web-unreachable"),
];

/// The page, with these words in every language.
pub fn page() -> Option<String> {
    static FILLED: OnceLock<Option<String>> = OnceLock::new();
    let fill = || Some(filled(&String::from_utf8_lossy(&Assets::get(PAGE)?.data)));
    if cfg!(debug_assertions) { fill() } else { FILLED.get_or_init(fill).clone() }
}

/// Whether there is such a file.
pub fn has(name: &str) -> bool {
    Assets::get(name).is_some()
}

/// What works when the server is away, with the list of everything that it keeps. It is another one whenever a file is
/// another one, so that browsers fetch them anew.
fn worker() -> Option<Packed> {
    let names: Vec<String> = Assets::iter().map(Cow::into_owned).collect();
    let asked = bundle::asked_for(&names, &text);
    // What comes with another one is not asked for.
    let is_sent = |name: &&String| match kind(name) {
        Some(JS) => asked.contains(*name) || bundle::module(name, &text).is_none(),
        Some(CSS) => asked.contains(*name),
        found => found.is_some(),
    };
    let is_kept = |name: &&String| !name.starts_with(PREVIEWS) && ![PAGE, WORKER].contains(&name.as_str());
    let mut files: Vec<&String> = names.iter().filter(is_kept).filter(is_sent).collect();
    files.sort();
    let mut all = page()?;
    for name in names.iter().filter(is_kept) {
        let hash = Assets::get(name)?.metadata.sha256_hash();
        all.extend(hash.iter().map(|byte| format!("{byte:02x}")));
    }
    let list = serde_json::to_string(&files).ok()?;
    let worker = text(WORKER)?.replace(FILES, &list);
    Some(Packed::of_text(&worker.replace(EDITION, &Packed::of_text(&all).hash)))
}

fn filled(page: &str) -> String {
    let all = Language::ALL.map(Words::new);
    WORDS.iter().fold(page.to_owned(), |page, (place, key)| {
        let said = all.iter().map(|words| {
            let text = words.text(key).replace('&', "&amp;").replace('<', "&lt;");
            format!("<p lang=\"{}\">{text}</p>", words.language().tag())
        });
        page.replace(place, &said.collect::<String>())
    })
}

/// A body that changes only with the program: compressed where that helps, and not sent to whoever has it.
pub fn packed(hash: &str, kind: &'static str, body: Bytes, headers: &HeaderMap) -> Result<Response, Refusal> {
    let tag = format!("\"{hash}\"");
    let answer = Response::builder()
        .header(header::ETAG, &tag)
        .header(header::CACHE_CONTROL, "no-cache")
        .header(header::VARY, "accept-encoding, accept-language");
    let has_it = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if has_it {
        return answer.status(StatusCode::NOT_MODIFIED).body(Body::empty()).map_err(|_| Refusal::failed());
    }
    let answer = answer.header(header::CONTENT_TYPE, kind);
    let is_text = !kind.starts_with("image/png") && !kind.starts_with("font/");
    if is_text && body.len() as u64 >= LEAST && takes_gzip(headers) {
        let body = compressed(hash, &body);
        return answer
            .header(header::CONTENT_ENCODING, "gzip")
            .body(body.into())
            .map_err(|_| Refusal::failed());
    }
    answer.body(body.into()).map_err(|_| Refusal::failed())
}

/// The kind of a file, by the end of its name; `None` when it is not for readers, or is no plain name.
fn kind(name: &str) -> Option<&'static str> {
    let is_plain = |part: &str| {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
        !part.is_empty() && !part.starts_with('.') && part.bytes().all(is_letter)
    };
    let (_, ending) = name.rsplit_once('.')?;
    let is_good = name.split('/').all(is_plain) && !name.starts_with("types/");
    KINDS.iter().find(|(known, _)| is_good && *known == ending).map(|(_, kind)| *kind)
}

/// The body in fewer bytes. What was packed once is kept: there are few files.
fn compressed(hash: &str, body: &Bytes) -> Bytes {
    static PACKED: LazyLock<Mutex<HashMap<String, Bytes>>> = LazyLock::new(Mutex::default);
    let lock = || PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(bytes) = lock().get(hash) {
        return bytes.clone();
    }
    let packed = gzip(body, Compression::best()).unwrap_or_else(|| body.clone());
    lock().insert(hash.to_owned(), packed.clone());
    packed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::messages;

    #[test]
    fn the_page_speaks_every_language_before_it_has_words() {
        let page = page().unwrap();
        assert!(!page.contains("words:"), "{page}");
        for language in Language::ALL {
            let words = Words::new(language);
            for key in ["web-needs-script", "web-unreachable"] {
                let said = format!("<p lang=\"{}\">{}</p>", language.tag(), words.text(key));
                assert!(page.contains(&said), "{said}: {page}");
            }
        }
    }

    #[test]
    fn the_worker_knows_every_file_and_changes_with_them() {
        let worker = String::from_utf8(worker().unwrap().body.to_vec()).unwrap();
        assert!(!worker.contains(FILES) && !worker.contains(EDITION), "{worker}");
        for name in
            ["app.js", "style/house.css", "pages/rules.js", "boards/mice.js", "theme.js", "icons/icon.svg"]
        {
            assert!(worker.contains(&format!("\"{name}\"")), "{name}: {worker}");
        }
        for name in ["previews/", "types/", "worker.js", "index.html", "style/page.css", "lib/dom.js"] {
            assert!(!worker.contains(&format!("\"{name}")), "{name}: {worker}");
        }
    }

    #[test]
    fn every_module_has_the_forms_that_can_be_put_together() {
        for name in Assets::iter().filter(|name| kind(name) == Some(JS)) {
            let is_module = text(&name)
                .unwrap()
                .lines()
                .any(|line| line.starts_with("import ") || line.starts_with("export "));
            assert_eq!(
                bundle::module(&name, &text).is_some(),
                is_module,
                "{name}: another form, or waits while it is loaded"
            );
        }
    }

    #[test]
    fn whatever_the_page_says_it_is_sent() {
        let (all, sent) = (Words::new(Language::default()), messages(Language::default()));
        for name in Assets::iter().filter(|name| kind(name) == Some(JS)) {
            let text = text(&name).unwrap();
            let parts: Vec<&str> = text.split(['\'', '"', '`']).collect();
            for key in parts.windows(2).filter(|two| !two[0].ends_with("class: ")).map(|two| two[1]) {
                let is_known = !key.contains('-') || !all.has(key) || sent.contains_key(key);
                assert!(is_known, "{name}: {key} is for a terminal alone");
            }
        }
        // What a message takes from others comes with it.
        let text = serde_json::to_string(&sent).unwrap();
        let taken = text.split("\"m\":\"").skip(1).filter_map(|rest| rest.split('"').next());
        taken.for_each(|key| assert!(sent.contains_key(key), "{key}"));
    }

    #[test]
    fn only_plain_names_of_known_kinds_are_served() {
        for name in ["index.html", "lib/words.js", "style/page.css", "boards/mice.js"] {
            assert!(kind(name).is_some(), "{name}");
        }
        let bad = [
            "",
            "..",
            "../Cargo.toml",
            "lib/../../Cargo.toml",
            "/etc/passwd",
            "types/api.d.ts",
            "tsconfig",
            ".git",
            "lib/.hidden.js",
            "lib//words.js",
            "a\\..\\b.js",
            "lib/%2e%2e/x.js",
            "x.rs",
            "types/a.js",
            "x.js\0",
        ];
        for name in bad {
            assert_eq!(kind(name), None, "{name}");
        }
    }
}
