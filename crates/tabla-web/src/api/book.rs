//! What the house says of itself: how it is, what it offers, its words and its rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use serde::Deserialize;
use tabla_games::{Language, Words, illustrated_book};

use super::extract::{Body, Query};
use crate::app::App;
use crate::house::aside;
use crate::problem::Refusal;
use crate::wire::{
    ArenaView, BestView, BoardView, CatalogueView, CheckRequest, Health, PatternView, ScoreRequest,
    ScoredView,
};
use crate::{assets, rules, scored, table, words};

/// That the house is open, and how much goes on.
#[utoipa::path(
    get,
    path = "/api/health",
    tag = "house",
    responses((status = 200, description = "It is", body = Health))
)]
pub async fn health(State(app): State<App>) -> Json<Health> {
    let house = app.hall.house();
    Json(Health {
        ok: true,
        version: env!("CARGO_PKG_VERSION"),
        tables: app.hall.count(),
        thinking: house.thinking(),
        connections: house.connections(),
        arena: app.arena.is_some(),
    })
}

/// What can be played here, and what can be chosen before.
#[utoipa::path(
    get,
    path = "/api/catalogue",
    tag = "house",
    responses(
        (status = 200, description = "The games", body = CatalogueView),
        (status = 304, description = "The reader has them already"),
    )
)]
pub async fn catalogue(State(app): State<App>, headers: HeaderMap) -> Result<Response, Refusal> {
    let packed = app.hall.house().catalogue();
    assets::packed(&packed.hash, "application/json", packed.body.clone(), &headers)
}

/// Every message that a browser can need, in one language.
///
/// A message is a text, or a list of parts: texts, `{"v": name}` for a value, `{"m": key}` for another message, and
/// `{"s": name, "of": {form: pattern}, "d": form}` for a choice by a value.
#[utoipa::path(
    get,
    path = "/api/words/{lang}",
    tag = "house",
    params(("lang" = String, Path, pattern = "^(en|sr-Cyrl|sr-Latn|cs|ro)$", description = "`en`, `sr-Cyrl`, `sr-Latn`, `cs` or `ro`")),
    responses(
        (status = 200, description = "The messages by their keys", body = std::collections::HashMap<String, PatternView>),
        (status = 304, description = "The reader has them already"),
        (status = 404, description = "There is no such language"),
    )
)]
pub async fn words(Path(lang): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    let language = language(&lang)?;
    let packed = aside(move || Ok(words::words(language))).await?;
    assets::packed(&packed.hash, "application/json", packed.body, &headers)
}

fn language(tag: &str) -> Result<Language, Refusal> {
    Language::ALL.into_iter().find(|language| language.tag() == tag).ok_or_else(Refusal::not_found)
}

/// In which language.
#[derive(Debug, Deserialize)]
pub struct In {
    /// The language; English when nothing is said.
    lang: Option<String>,
}

/// The rules of a game, as a piece of HTML. An empty element with `data-rules` stands where the examples of these
/// numbered rules belong.
#[utoipa::path(
    get,
    path = "/api/rules/{game}",
    tag = "house",
    params(("game" = String, Path, pattern = "^[a-z]+$", description = "The game"), (
        "lang" = Option<String>,
        Query,
        pattern = "^(en|sr-Cyrl|sr-Latn|cs|ro)$",
        description = "The language; English when nothing is said"
    )),
    responses(
        (status = 200, description = "The rules", body = String, content_type = "text/html"),
        (status = 404, description = "There is no such game or language"),
    )
)]
pub async fn rules(Path(game): Path<String>, Query(query): Query<In>) -> Result<Html<String>, Refusal> {
    let language = language(query.lang.as_deref().unwrap_or("en"))?;
    let book = illustrated_book(&game, language).ok_or_else(Refusal::not_found)?;
    Ok(Html(rules::html(book)))
}

/// Whether a position can stand on a board: the board, or every reason why not.
#[utoipa::path(
    post,
    path = "/api/check",
    tag = "house",
    request_body = CheckRequest,
    responses(
        (status = 200, description = "The board", body = BoardView),
        (status = 409, description = "It cannot"),
    )
)]
pub async fn check(
    State(app): State<App>,
    Body(request): Body<CheckRequest>,
) -> Result<Json<serde_json::Value>, Refusal> {
    let house = Arc::clone(app.hall.house());
    let board = aside(move || {
        Ok(table::check(&house.outfit.registry, &request.game, &request.rules, &request.position)?)
    });
    board.await.map(Json)
}

/// Adds a game of Scrabble up that was written down in three files.
#[utoipa::path(
    post,
    path = "/api/score",
    tag = "house",
    request_body = ScoreRequest,
    responses(
        (status = 200, description = "The arithmetic of every placement, and the board", body = ScoredView),
        (status = 409, description = "Something is wrong in the files"),
    )
)]
pub async fn score(Body(request): Body<ScoreRequest>) -> Result<Json<ScoredView>, Refusal> {
    aside(move || scored::score(&request)).await.map(Json)
}

/// The three files of the sample.
#[utoipa::path(
    get,
    path = "/api/score",
    tag = "house",
    responses((status = 200, description = "Three files that can be added up", body = ScoreRequest))
)]
pub async fn score_sample() -> Json<ScoreRequest> {
    Json(scored::sample())
}

/// The best scores in Jewels.
#[utoipa::path(
    get,
    path = "/api/best/jewels",
    tag = "house",
    responses((status = 200, description = "The best first", body = [BestView]))
)]
pub async fn best(State(app): State<App>) -> Result<Json<Vec<BestView>>, Refusal> {
    let app = app.clone();
    aside(move || app.best()).await.map(Json)
}

/// How the tournament stands that is played here, and the boards of its games.
#[utoipa::path(
    get,
    path = "/api/arena",
    tag = "house",
    params(("lang" = Option<String>, Query, pattern = "^(en|sr-Cyrl|sr-Latn|cs|ro)$", description = "The language of the boards; English when nothing is said")),
    responses(
        (status = 200, description = "The tournament", body = ArenaView),
        (status = 404, description = "No tournament is played, or there is no such language"),
    )
)]
pub async fn arena(State(app): State<App>, Query(query): Query<In>) -> Result<Json<ArenaView>, Refusal> {
    let language = language(query.lang.as_deref().unwrap_or("en"))?;
    let arena = app.arena.ok_or_else(Refusal::not_found)?;
    aside(move || Ok(arena(&Words::new(language)))).await.map(Json)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_game_has_rules_in_every_language() {
        for game in ["santorini", "mice", "jamb", "jewels", "scrabble"] {
            for language in Language::ALL {
                let query = In { lang: Some(language.tag().to_owned()) };
                let Html(text) = rules(Path(game.to_owned()), Query(query)).await.unwrap();
                assert!(
                    text.starts_with("<h1>") && text.len() > 200 && !text.contains("style="),
                    "{game}: {text}"
                );
            }
        }
        let none = rules(Path("chess".to_owned()), Query(In { lang: None })).await;
        assert_eq!(none.unwrap_err(), Refusal::not_found());
    }
}
