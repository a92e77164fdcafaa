//! The page as it is asked for, with what a link to it shows where it is shared: a title, a line and a picture, in the
//! reader's language. Whoever shows previews reads no more than the head of a page and runs no script.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use axum::response::Response;
use tabla_games::{Language, Words};
use tabla_table::Registry;

use crate::assets;
use crate::engines::Engines;
use crate::problem::Refusal;
use crate::words::Packed;

/// Where in the page it goes.
const PLACE: &str = "<!-- preview -->";
/// The most letters of a name in an address.
const LONGEST_NAME: usize = 64;

/// Somebody asks for a page at this address.
pub struct Asked<'a> {
    pub path: &'a str,
    pub headers: &'a HeaderMap,
    /// Whether the reader's connection is encrypted.
    pub is_secure: bool,
    /// Whether there are engines for browsers.
    pub has_engines: bool,
}

/// The page of the house, or one that leads on to it from a link such as `/GAME/NAME` or `/join/GAME/CODE`. `None` for any
/// other address.
///
/// The page finds its way by what stands after the `#`, of which no server hears, and so no preview either. A link that
/// is shared therefore has the game in its path; what is secret stays after the `#`.
pub fn serve(asked: &Asked<'_>, games: &Registry) -> Option<Result<Response, Refusal>> {
    let language = language(asked.headers);
    if matches!(asked.path, "/" | "/index.html") {
        let page = assets::page()?.replace(PLACE, &preview(asked, language, None));
        let page = if asked.has_engines { Engines::brought(&page) } else { page };
        return Some(send(&page, asked.headers));
    }
    let parts: Vec<&str> = asked.path.strip_prefix('/')?.split('/').collect();
    let is_plain = |name: &&str| {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !name.is_empty() && name.len() <= LONGEST_NAME && name.bytes().all(is_letter)
    };
    // The page asks for an invitation by its code alone: the game stands in the link for its preview.
    let (game, place) = match parts.as_slice() {
        ["join", game, code] => (*game, format!("/join/{code}")),
        ["join", _] => ("", asked.path.to_owned()),
        [game] | [game, _] => (*game, asked.path.to_owned()),
        _ => return None,
    };
    let is_known = games.find(game).is_ok();
    if !parts.iter().all(is_plain) || !(is_known || game.is_empty()) {
        return None;
    }
    let up = ["./", "../", "../../"].get(parts.len() - 1)?;
    let preview = preview(asked, language, Some(game).filter(|_| is_known));
    let title = words(language).text("web-house-title");
    let page = format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">{preview}</head>\
         <body><a href=\"{up}#{}\">{}</a><script src=\"{up}link.js\"></script></body></html>\n",
        language.tag(),
        escaped(&place),
        escaped(&title),
    );
    Some(send(&page, asked.headers))
}

fn send(page: &str, headers: &HeaderMap) -> Result<Response, Refusal> {
    let packed = Packed::of_text(page);
    assets::packed(&packed.hash, assets::HTML, packed.body, headers)
}

/// The title and what is shown of a link, for a game or the whole house.
fn preview(asked: &Asked<'_>, language: Language, game: Option<&str>) -> String {
    let words = words(language);
    let house = words.text("web-house-title");
    let (title, about) = match game {
        Some(game) => {
            let about = format!("web-about-{game}");
            let about = if words.has(&about) { about } else { "web-house-line".to_owned() };
            (format!("{} · {house}", words.text(&format!("game-{game}"))), words.text(&about))
        }
        None => (house.clone(), words.text("web-house-line")),
    };
    let mut tags = format!("<title>{}</title>", escaped(&title));
    let mut tag = |kind: &str, name: &str, content: &str| {
        let _ = write!(tags, "<meta {kind}=\"{name}\" content=\"{}\">", escaped(content));
    };
    tag("name", "description", &about);
    tag("property", "og:type", "website");
    tag("property", "og:site_name", &house);
    tag("property", "og:title", &title);
    tag("property", "og:description", &about);
    tag("property", "og:locale", &language.tag().replace('-', "_"));
    let picture = game.map_or_else(|| "previews/house.png".to_owned(), |game| format!("previews/{game}.png"));
    if let (Some(origin), true) = (origin(asked), assets::has(&picture)) {
        tag("property", "og:url", &format!("{origin}{}", asked.path));
        tag("property", "og:image", &format!("{origin}/{picture}"));
        tag("property", "og:image:width", "1200");
        tag("property", "og:image:height", "630");
        tag("name", "twitter:card", "summary_large_image");
    }
    tags
}

fn words(language: Language) -> &'static Words {
    static ALL: LazyLock<[Words; 5]> = LazyLock::new(|| Language::ALL.map(Words::new));
    ALL.iter().find(|words| words.language() == language).unwrap_or(&ALL[0])
}

/// The address of the house, as the reader knows it: previews want whole addresses. The door has looked at the name.
fn origin(asked: &Asked<'_>) -> Option<String> {
    let host = asked.headers.get(header::HOST)?.to_str().ok()?;
    Some(format!("{}://{host}", if asked.is_secure { "https" } else { "http" }))
}

/// The language of ours that the reader likes best.
fn language(headers: &HeaderMap) -> Language {
    let wishes =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok()).unwrap_or_default();
    let mut known: Vec<(f32, Language)> = wishes.split(',').filter_map(wish).collect();
    // The order stays where two are liked alike.
    known.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    known.first().map_or_else(Language::default, |(_, language)| *language)
}

/// One of the wishes, such as `sr-Latn;q=0.8`, and how much it is wished.
fn wish(text: &str) -> Option<(f32, Language)> {
    let (tag, rest) = text.split_once(';').unwrap_or((text, "q=1"));
    let liking = rest.trim().strip_prefix("q=")?.trim().parse().ok().filter(|liking| *liking > 0.0)?;
    Some((liking, Language::of_tag(tag)?))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_that_is_liked_best() {
        let of = |text: &str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, text.parse().unwrap())]);
            language(&headers).tag()
        };
        assert_eq!(of("cs-CZ,cs;q=0.9,en;q=0.8"), "cs");
        assert_eq!(of("de, sr-Latn;q=0.5, en;q=0.3"), "sr-Latn");
        assert_eq!(of("en;q=0.4, ro;q=0.9"), "ro");
        assert_eq!(of("sr-RS"), "sr-Cyrl");
        assert_eq!(of("ro;q=0, cs;q=x"), "en");
        assert_eq!(language(&HeaderMap::new()).tag(), "en");
    }
}
