//! Reading requests: whatever cannot be read is refused with a problem.

use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use futures_util::StreamExt;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::Value;
use tabla_core::Saying;

use crate::hall::MOST_KEYS;
use crate::keys::Key;
use crate::problem::Refusal;

/// The most bytes of a request.
const MOST_BYTES: usize = 2 << 20;
/// So many bytes of a request that is too large are thrown away before the answer.
const MOST_DRAINED: usize = 16 << 20;
/// Below this, a number with a point is exact.
const MOST_EXACT: f64 = 9_007_199_254_740_992.0;
/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(60);

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
        let bytes = receive(request.into_body(), PATIENCE).await?;
        read_json(&bytes).map(Body).map_err(|error| unreadable(&error.to_string()))
    }
}

/// Reads a JSON object, in which a whole number may be written with a point: `3.0` is an integer, too. A list of what
/// an object has would be read as well, but nobody has promised that.
fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> serde_json::Result<T> {
    if bytes.trim_ascii_start().first() == Some(&b'[') {
        return Err(serde_json::Error::custom("expected an object"));
    }
    serde_json::from_slice(bytes).or_else(|error| {
        let value = serde_json::from_slice(bytes).map(whole_numbers);
        value.and_then(serde_json::from_value).map_err(|_| error)
    })
}

fn whole_numbers(value: Value) -> Value {
    match value {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|float| float.fract() == 0.0 && float.abs() < MOST_EXACT);
            whole.map_or(Value::Number(number), |whole| Value::from(whole as i64))
        }
        Value::Array(values) => values.into_iter().map(whole_numbers).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (name, whole_numbers(value))).collect()
        }
        other => other,
    }
}

/// What is in a body, if it is not too large and arrives in time.
async fn receive(body: axum::body::Body, patience: Duration) -> Result<Vec<u8>, Refusal> {
    let bytes = tokio::time::timeout(patience, read(body)).await.map_err(|_| {
        let saying = Saying::new("server-too-slow").with("most", patience.as_secs() as i64);
        Refusal::new(StatusCode::REQUEST_TIMEOUT, saying)
    })?;
    bytes.ok_or_else(|| {
        let saying = Saying::new("server-too-large").with("most", MOST_BYTES >> 10);
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, saying)
    })
}

/// What is in a body, unless it is too large. Then a part of what is still to come is read and thrown away: whoever
/// is cut off while sending never sees the answer.
async fn read(body: axum::body::Body) -> Option<Vec<u8>> {
    let (mut bytes, mut length) = (Vec::new(), 0);
    let mut parts = body.into_data_stream();
    while let Some(Ok(part)) = parts.next().await {
        length += part.len();
        if length <= MOST_BYTES {
            bytes.extend_from_slice(&part);
        } else if length > MOST_DRAINED {
            break;
        }
    }
    (length <= MOST_BYTES).then_some(bytes)
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io;

    use axum::body;
    use futures_util::stream;
    use serde_json::json;

    use super::*;

    #[tokio::test]
    async fn a_request_that_never_ends_is_refused() {
        let begun = stream::iter([io::Result::Ok("{\"act\":")]).chain(stream::pending());
        let refusal =
            receive(body::Body::from_stream(begun), Duration::ZERO).await.expect_err("it never ends");
        assert_eq!(refusal.status, StatusCode::REQUEST_TIMEOUT);
        assert_eq!(refusal.saying.key, "server-too-slow");
    }

    #[test]
    fn a_whole_number_may_be_written_with_a_point() {
        let read = |text: &str| read_json::<BTreeMap<String, u8>>(text.as_bytes());
        let numbers: Vec<u8> = read(r#"{"a": 3.0, "b": 2e1, "c": 7}"#).unwrap().into_values().collect();
        assert_eq!(numbers, [3, 20, 7]);
        for text in [r#"{"a": 3.5}"#, r#"{"a": 1e300}"#, r#"{"a": -1.0}"#, r#"{"a": 3.0"#, " [3]"] {
            assert!(read(text).is_err(), "{text}");
        }
        assert_eq!(whole_numbers(json!({ "a": [1.0, 1.5, "x"] })), json!({ "a": [1, 1.5, "x"] }));
    }

    #[tokio::test]
    async fn a_request_that_breaks_off_is_refused() {
        let parts = stream::iter([Ok("{\"act\":"), Err(io::Error::other("gone"))]);
        let request = Request::builder().header(header::CONTENT_TYPE, "application/json");
        let request = request.body(body::Body::from_stream(parts)).expect("a request");
        let read = Body::<Value>::from_request(request, &()).await;
        assert_eq!(read.err().map(|refusal| refusal.status), Some(StatusCode::BAD_REQUEST));
    }
}
