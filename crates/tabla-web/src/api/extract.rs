//! Reading requests: whatever cannot be read is refused with a problem.

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use tabla_core::Saying;

use crate::hall::MOST_KEYS;
use crate::keys::Key;
use crate::problem::Refusal;

/// The most bytes of a request.
const MOST_BYTES: usize = 2 << 20;

/// The body of a request, which is JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Refusal> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Saying::new("server-not-json")));
        }
        let too_large = || {
            let saying = Saying::new("server-too-large").with("most", MOST_BYTES >> 10);
            Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, saying)
        };
        let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
        if announced.and_then(|length| length.parse::<usize>().ok()).is_some_and(|length| length > MOST_BYTES)
        {
            return Err(too_large());
        }
        let bytes = to_bytes(request.into_body(), MOST_BYTES).await.map_err(|_| too_large())?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| unreadable(&error.to_string()))
    }
}

/// What stands after the question mark of an address.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Refusal> {
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(value)) => Ok(Query(value)),
            Err(rejection) => Err(unreadable(&rejection.body_text())),
        }
    }
}

/// The keys that a request brings.
pub struct Keys(pub Vec<Key>);

impl<S: Send + Sync> FromRequestParts<S> for Keys {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Keys, Refusal> {
        keys(&parts.headers).map(Keys)
    }
}

fn keys(headers: &HeaderMap) -> Result<Vec<Key>, Refusal> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(Vec::new()) };
    let wrong = || Refusal::new(StatusCode::UNAUTHORIZED, Saying::new("server-bad-seat-key"));
    let text = value.to_str().map_err(|_| wrong())?;
    let (scheme, list) = text.split_once(' ').ok_or_else(wrong)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(wrong());
    }
    let keys = list.split(',').map(str::trim).filter(|key| !key.is_empty()).take(MOST_KEYS);
    keys.map(|key| Key::read(key).ok_or_else(wrong)).collect()
}

fn unreadable(detail: &str) -> Refusal {
    Refusal::new(StatusCode::BAD_REQUEST, Saying::new("server-unreadable").with("detail", detail))
}
