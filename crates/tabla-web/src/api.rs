//! The addresses of the house, and what each of them does.

mod book;
mod doc;
mod extract;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use tabla_core::Saying;

use crate::app::App;
use crate::assets;
use crate::guard::guard;
use crate::problem::Refusal;

pub use doc::openapi;

/// Every address below `/api`, as the description of the API names it.
pub fn routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/health", get(book::health)),
        ("/api/catalogue", get(book::catalogue)),
        ("/api/words/{lang}", get(book::words)),
        ("/api/rules/{game}", get(book::rules)),
        ("/api/check", post(book::check)),
        ("/api/score", get(book::score_sample).post(book::score)),
        ("/api/best/jewels", get(book::best)),
        ("/api/games", post(tables::create)),
        ("/api/known", post(tables::known)),
        ("/api/games/{id}", get(tables::show)),
        ("/api/games/{id}/acts", post(tables::act)),
        ("/api/games/{id}/advice", post(tables::advice)),
        ("/api/games/{id}/ask", post(tables::ask)),
        ("/api/games/{id}/file", get(tables::file)),
        ("/api/games/{id}/branch", post(tables::branch)),
        ("/api/games/{id}/open", post(tables::open)),
        ("/api/games/{id}/live", get(tables::live)),
        ("/api/openapi.json", get(doc::json)),
    ]
}

/// The whole house.
pub fn router(app: App) -> Router {
    let mut router = Router::new();
    for (path, handler) in routes() {
        router = router.route(path, handler);
    }
    router
        .route("/api/", get(doc::page))
        .route("/api", get(|| async { Redirect::permanent("/api/") }))
        .fallback(elsewhere)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::disable())
        .layer(from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Everything else is a part of the page, or nothing.
async fn elsewhere(State(_): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Refusal::not_found().into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return wrong_method().await.into_response();
    }
    assets::serve(uri.path(), &headers).unwrap_or_else(IntoResponse::into_response)
}

async fn wrong_method() -> Refusal {
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, Saying::new("server-wrong-method"))
}
