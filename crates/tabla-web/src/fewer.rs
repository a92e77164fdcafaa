//! Answers in fewer bytes: what comes from here over a slow line is packed, if whoever asks can open it.

use std::io::Write;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// What is smaller fits one packet as it is.
pub const LEAST: u64 = 1024;
/// What is larger would keep others waiting while it is packed.
const MOST: u64 = 1 << 20;
/// How hard it is tried where everybody gets another answer.
const QUICKLY: Compression = Compression::new(3);

/// Packs the answer, unless it is packed already.
pub async fn pack(request: Request, next: Next) -> Response {
    let is_wanted = takes_gzip(request.headers());
    let mut answer = next.run(request).await;
    if !is_text(answer.headers()) || answer.headers().contains_key(header::CONTENT_ENCODING) {
        return answer;
    }
    answer.headers_mut().entry(header::VARY).or_insert(HeaderValue::from_static("accept-encoding"));
    if !is_wanted || !answer.body().size_hint().exact().is_some_and(|size| (LEAST..=MOST).contains(&size)) {
        return answer;
    }
    let (mut parts, body) = answer.into_parts();
    let Ok(body) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    let packed = gzip(&body, QUICKLY);
    if let Some(packed) = &packed {
        parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        parts.headers.insert(header::CONTENT_LENGTH, packed.len().into());
    }
    Response::from_parts(parts, packed.unwrap_or(body).into())
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    kind.starts_with(b"application/json") || kind.starts_with(b"text/")
}

pub fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).map(HeaderValue::to_str);
    accepted
        .is_some_and(|accepted| accepted.is_ok_and(|text| text.split(',').any(|word| word.trim() == "gzip")))
}

pub fn gzip(body: &[u8], how: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(body.len() / 4), how);
    encoder.write_all(body).and_then(|()| encoder.finish()).ok().map(Bytes::from)
}
