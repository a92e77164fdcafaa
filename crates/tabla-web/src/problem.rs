//! How the house says no: problem+json with a saying, so that every reader hears it in their language.

#[cfg(feature = "server")]
use axum::Json;
#[cfg(feature = "server")]
use axum::response::{IntoResponse, Response};
use http::StatusCode;
#[cfg(feature = "server")]
use http::{HeaderValue, header};
use tabla_core::{Arg, Say, Saying};
use tabla_games::in_english;

#[cfg(feature = "server")]
use crate::store::StoreError;
use crate::wire::{Problem, SayingView};

/// The most characters of what came that are quoted.
const LONGEST_QUOTE: usize = 60;
/// The most characters of any other text, such as a list of what there is.
const LONGEST_TEXT: usize = 400;

/// Why something was not done.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The kind of answer.
    pub status: StatusCode,
    pub saying: Saying,
    /// What else is wrong.
    pub more: Vec<Saying>,
}

impl Refusal {
    /// A refusal of this kind.
    pub fn new(status: StatusCode, saying: Saying) -> Refusal {
        Refusal { status, saying, more: Vec::new() }
    }

    /// Something is not there.
    pub fn not_found() -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, Saying::new("server-not-found"))
    }

    /// The reader has no right to it.
    pub fn forbidden(saying: Saying) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, saying)
    }

    /// It does not go with how things stand.
    pub fn conflict(saying: Saying) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, saying)
    }

    /// Something is out of the limits that the description of the API names.
    pub fn out_of_limits(saying: Saying) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, saying)
    }

    /// The house itself failed.
    pub fn failed() -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, Saying::new("server-failed"))
    }

    /// Everything that is wrong with what was sent; there is at least one fault.
    pub fn several<F: Say>(faults: &[F]) -> Refusal {
        let mut sayings = faults.iter().map(Say::say);
        match sayings.next() {
            Some(saying) => Refusal { more: sayings.collect(), ..Refusal::from(saying) },
            None => Refusal::failed(),
        }
    }

    /// What is sent. It quotes no more of what came than a person wants to read.
    pub fn problem(&self) -> Problem {
        let short = Refusal {
            status: self.status,
            saying: shortened(&self.saying),
            more: self.more.iter().map(shortened).collect(),
        };
        short.told()
    }

    fn told(&self) -> Problem {
        Problem {
            kind: format!("urn:tabla:{}", self.saying.key),
            title: self.status.canonical_reason().unwrap_or_default().to_owned(),
            status: self.status.as_u16(),
            detail: in_english(&self.saying),
            saying: Some(SayingView::from(&self.saying)),
            reasons: self.reasons(),
        }
    }
}

impl Refusal {
    fn reasons(&self) -> Vec<SayingView> {
        if self.more.is_empty() {
            return reasons(&self.saying);
        }
        std::iter::once(&self.saying).chain(&self.more).map(SayingView::from).collect()
    }
}

impl From<Saying> for Refusal {
    /// What can be read and is within its limits, but does not go by the rules of the game or of the house.
    fn from(saying: Saying) -> Refusal {
        Refusal::conflict(saying)
    }
}

#[cfg(feature = "server")]
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        let status = match error {
            StoreError::Stale => StatusCode::CONFLICT,
            StoreError::Damaged { .. } | StoreError::TooNew { .. } | StoreError::Unread(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            _ => StatusCode::INSUFFICIENT_STORAGE,
        };
        Refusal::new(status, error.say())
    }
}

#[cfg(feature = "server")]
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem())).into_response();
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        response
    }
}

/// The same with the beginnings of texts that are too long.
fn shortened(saying: &Saying) -> Saying {
    let short = |name: &str, arg: &Arg| match arg {
        Arg::Text(text) => {
            Arg::Text(beginning(text, if name == "text" { LONGEST_QUOTE } else { LONGEST_TEXT }))
        }
        Arg::Number(number) => Arg::Number(*number),
        Arg::Saying(inner) => Arg::Saying(Box::new(shortened(inner))),
    };
    let args = saying.args.iter().map(|(name, arg)| (name.clone(), short(name, arg))).collect();
    Saying { key: saying.key.clone(), args }
}

fn beginning(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

/// The single reasons, where a saying names several.
fn reasons(saying: &Saying) -> Vec<SayingView> {
    let mut reasons = Vec::new();
    let mut rest = named(saying, "because");
    while let Some(more) = rest.filter(|more| more.key == "reason-and-more") {
        reasons.extend(named(more, "reason").map(SayingView::from));
        rest = named(more, "more");
    }
    if !reasons.is_empty() {
        reasons.extend(rest.map(SayingView::from));
    }
    reasons
}

fn named<'a>(saying: &'a Saying, name: &str) -> Option<&'a Saying> {
    saying.args.iter().find_map(|(key, arg)| match arg {
        Arg::Saying(inner) if *key == name => Some(&**inner),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_quoted_by_their_beginnings() {
        let long = "č".repeat(70_000);
        let because = Saying::new("desk-format").with("format", long.as_str()).with("formats", "txt, json");
        let saying = Saying::new("position-refused").with("text", long.as_str()).with("because", because);
        let problem = Refusal::from(saying).problem();
        let expected = format!("'{}…' is not a position: there is no format", "č".repeat(60));
        assert!(problem.detail.starts_with(&expected), "{}", problem.detail);
        assert!(problem.detail.ends_with("…' here; the formats are txt, json"), "{}", problem.detail);
        assert!(serde_json::to_string(&problem).unwrap().chars().count() < 1500);
        let whole = Saying::new("position-refused").with("text", "č".repeat(60)).with("because", "x");
        assert!(!Refusal::from(whole).problem().detail.contains('…'));
    }

    #[test]
    fn several_reasons_are_told_one_by_one() {
        let more = Saying::new("reason-and-more")
            .with("reason", Saying::new("table-over"))
            .with("more", Saying::new("ending-drawn"));
        let saying = Saying::new("position-refused").with("text", "x").with("because", more);
        let problem = Refusal::from(saying).problem();
        let keys: Vec<&str> = problem.reasons.iter().map(|reason| reason.key.as_str()).collect();
        assert_eq!(keys, ["table-over", "ending-drawn"]);
        assert_eq!(problem.status, 409);
        assert_eq!(problem.kind, "urn:tabla:position-refused");
        assert_eq!(problem.detail, "'x' is not a position: the game is over; the game is drawn");
    }
}
