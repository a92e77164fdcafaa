//! The addresses of the house, and what each of them does.

mod book;
mod daily;
mod doc;
mod extract;
mod friends;
mod network;
mod refusals;
mod review;
mod study;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use tabla_core::Saying;

use crate::app::App;
use crate::guard::guard;
use crate::problem::Refusal;
use crate::proxies::Secure;
use crate::{assets, fewer, front};

pub use doc::openapi;

/// Every address below `/api`, as the description of the API names it.
pub fn routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/health", get(book::health)),
        ("/api/catalogue", get(book::catalogue)),
        ("/api/words/{lang}", get(book::words)),
        ("/api/rules/{game}", get(book::rules)),
        ("/api/rules/{game}/examples", get(study::examples)),
        ("/api/study", post(study::study)),
        ("/api/study/question", post(study::question)),
        ("/api/check", post(book::check)),
        ("/api/score", get(book::score_sample).post(book::score)),
        ("/api/best/jewels", get(book::best)),
        ("/api/arena", get(book::arena)),
        ("/api/network", get(network::look).post(network::change)),
        ("/api/daily/{date}", get(daily::daily)),
        ("/api/games", post(tables::create)),
        ("/api/known", post(tables::known)),
        ("/api/games/{id}", get(tables::show)),
        ("/api/games/{id}/acts", post(tables::act)),
        ("/api/games/{id}/advice", post(tables::advice)),
        ("/api/games/{id}/ask", post(tables::ask)),
        ("/api/games/{id}/file", get(tables::file)),
        ("/api/games/{id}/branch", post(tables::branch)),
        ("/api/games/{id}/review", get(review::show).post(review::work)),
        ("/api/games/{id}/review/try", post(review::try_move)),
        ("/api/games/{id}/open", post(tables::open)),
        ("/api/games/{id}/live", get(tables::live)),
        ("/api/invitations/{code}", get(friends::look).post(friends::claim)),
        ("/api/qr", post(friends::qr)),
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
        .layer(from_fn(fewer::pack))
        .layer(from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Everything else is a part of the page, or nothing.
async fn elsewhere(
    State(app): State<App>,
    Secure(is_secure): Secure,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if uri.path().starts_with("/api/") {
        return Refusal::not_found().into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return wrong_method().await.into_response();
    }
    if let Some(found) = app.engines.as_ref().and_then(|engines| engines.serve(uri.path(), &headers)) {
        return found.unwrap_or_else(IntoResponse::into_response);
    }
    let has_engines = app.engines.is_some();
    let asked = front::Asked { path: uri.path(), headers: &headers, is_secure, has_engines };
    let page = front::serve(&asked, &app.hall.house().outfit.registry);
    page.unwrap_or_else(|| assets::serve(uri.path(), &headers)).unwrap_or_else(IntoResponse::into_response)
}

async fn wrong_method() -> Refusal {
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, Saying::new("server-wrong-method"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fmt::Write;
    use std::net::SocketAddr;

    use axum::body::Body;
    use axum::extract::ConnectInfo;
    use axum::http::Request;
    use serde_json::Value;
    use tower::ServiceExt;

    use super::*;
    use crate::guard::Names;
    use crate::house::House;
    use crate::proxies::Proxies;
    use crate::store::Store;

    fn app() -> App {
        let games = tabla_games::kits::registry(&tabla_games::kits::Shelf::default());
        let house = House::new(Store::in_memory().unwrap(), None, games);
        App::new(house, Names::default(), Proxies::default(), None)
    }

    fn document() -> Value {
        serde_json::to_value(openapi()).unwrap()
    }

    async fn status(method: &str, path: &str) -> StatusCode {
        let request = Request::builder().method(method).uri(path).header("host", "localhost");
        let mut request = request.body(Body::empty()).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))));
        router(app()).oneshot(request).await.unwrap().status()
    }

    #[tokio::test]
    async fn the_description_has_every_address_with_its_methods() {
        let document = document();
        let described: BTreeSet<&str> =
            document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
        let served: BTreeSet<&str> = routes().into_iter().map(|(path, _)| path).collect();
        assert_eq!(described, served);
        for path in served {
            for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
                let is_described = !document["paths"][path][method.to_lowercase()].is_null();
                let is_served = status(method, path).await != StatusCode::METHOD_NOT_ALLOWED;
                assert_eq!(is_served, is_described, "{method} {path}");
            }
        }
    }

    #[test]
    fn everything_is_described() {
        let document = document();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                assert!(operation["summary"].is_string(), "{method} {path}");
                for parameter in operation["parameters"].as_array().into_iter().flatten() {
                    assert!(parameter["description"].is_string(), "{method} {path} {parameter}");
                }
            }
        }
        for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
            assert!(schema["description"].is_string(), "{name}");
            for (field, kind) in schema["properties"].as_object().into_iter().flatten() {
                assert!(
                    kind["description"].is_string() || kind["oneOf"].is_array(),
                    "{name}.{field}: {kind}"
                );
            }
        }
    }

    /// The outline of the description: whoever uses the API depends on it.
    #[test]
    fn the_description_stays_as_it_is() {
        let document = document();
        let mut outline = String::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let names = |list: &Value| -> Vec<String> {
                    let list = list.as_array().into_iter().flatten();
                    list.filter_map(|item| item["name"].as_str()).map(str::to_owned).collect()
                };
                let answers: Vec<&str> =
                    operation["responses"].as_object().unwrap().keys().map(String::as_str).collect();
                let (parameters, answers) = (names(&operation["parameters"]).join(" "), answers.join(" "));
                writeln!(outline, "{} {path} ({parameters}) -> {answers}", method.to_uppercase()).unwrap();
            }
        }
        for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
            let fields: Vec<&str> = schema["properties"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(field, _)| field.as_str())
                .collect();
            writeln!(outline, "{name}: {}", fields.join(" ")).unwrap();
        }
        insta::assert_snapshot!(outline);
    }
}
