//! What beginners ask: what comes of a move at a table that nobody keeps, and the examples of the rules.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tabla_core::Saying;

use super::extract::Body;
use crate::app::App;
use crate::house::aside;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::queue::Asker;
use crate::room::{USUAL_ANSWER, stopped};
use crate::table::Stop;
use crate::wire::{ExampleView, MOST_ACTS, StudyQuestion, StudyRequest, TableView};
use crate::words::Packed;
use crate::{assets, study as studies};

/// No question is answered any longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// What comes of these acts, from this position on, as whoever sits in the first seat sees it. Nothing is kept: the
/// same question always has the same answer.
#[utoipa::path(
    post,
    path = "/api/study",
    tag = "house",
    request_body = StudyRequest,
    responses(
        (status = 200, description = "The table after them", body = TableView),
        (status = 409, description = "The position cannot be, or the rules forbid one of the acts"),
    )
)]
pub async fn study(
    State(app): State<App>,
    Body(request): Body<StudyRequest>,
) -> Result<Json<TableView>, Refusal> {
    if request.acts.len() > MOST_ACTS {
        return Err(Refusal::out_of_limits(Saying::new("server-study").with("most", MOST_ACTS as i64)));
    }
    let house = Arc::clone(app.hall.house());
    aside(move || Ok(studies::study(&house.outfit, &request)?)).await.map(Json)
}

/// What a game answers to a question of its own, such as what the moves of a position are worth. Nothing is kept.
#[utoipa::path(
    post,
    path = "/api/study/question",
    tag = "house",
    request_body = StudyQuestion,
    responses(
        (status = 200, description = "The answer, as the game gives it", body = serde_json::Value),
        (status = 409, description = "The position cannot be, or the game has no answer"),
    )
)]
pub async fn question(
    State(app): State<App>,
    person: Person,
    Body(asked): Body<StudyQuestion>,
) -> Result<Json<serde_json::Value>, Refusal> {
    let house = Arc::clone(app.hall.house());
    let mut ticket = house.answerers.enter(Asker::Person(person.address), USUAL_ANSWER);
    let place = ticket.begin(|_| {}).await.ok_or_else(stopped)?;
    let stop = Arc::new(Stop::new(false));
    let alarm = Arc::clone(&stop);
    let clock = house.spawn(async move {
        tokio::time::sleep(PATIENCE).await;
        alarm.store(true, Ordering::Relaxed);
    });
    let answer = aside(move || {
        let _place = place;
        let work = studies::question(&house.outfit, &asked)?;
        Ok(work.map_or(Ok(serde_json::Value::Null), |work| work.reply(&stop))?)
    });
    let answer = answer.await;
    clock.abort();
    answer.map(Json)
}

/// The examples of the numbered rules of a game: every position, and what can be played there.
#[utoipa::path(
    get,
    path = "/api/rules/{game}/examples",
    tag = "house",
    params(("game" = String, Path, pattern = "^[a-z]+$", description = "The game")),
    responses(
        (status = 200, description = "In the order of the rules", body = [ExampleView]),
        (status = 304, description = "The reader has them already"),
        (status = 404, description = "There is no such game"),
    )
)]
pub async fn examples(
    State(app): State<App>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let house = Arc::clone(app.hall.house());
    let packed = aside(move || {
        let examples = studies::examples(&house.outfit, &game)?;
        if examples.is_empty() {
            return Err(Refusal::not_found());
        }
        Ok(Packed::new(&examples))
    });
    let packed = packed.await?;
    assets::packed(&packed.hash, "application/json", packed.body, &headers)
}
