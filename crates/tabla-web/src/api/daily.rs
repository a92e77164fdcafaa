//! The tasks of a day.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use tabla_games::daily::Day;

use crate::app::App;
use crate::daily::{self, has_begun};
use crate::house::aside;
use crate::problem::Refusal;
use crate::wire::DailyView;

/// The tasks of a day.
///
/// They follow from the date alone: every server of this version has the same.
#[utoipa::path(
    get,
    path = "/api/daily/{date}",
    tag = "house",
    params(("date" = String, Path, pattern = r"^\d{4}-\d{2}-\d{2}$", description = "The day, as in `2026-11-18`")),
    responses(
        (status = 200, description = "The tasks", body = DailyView),
        (status = 404, description = "There is no such day"),
        (status = 409, description = "It has not begun anywhere yet"),
    )
)]
pub async fn daily(State(app): State<App>, Path(date): Path<String>) -> Result<Json<DailyView>, Refusal> {
    let day: Day = date.parse().map_err(|_| Refusal::not_found())?;
    let day = has_begun(day)?;
    let house = Arc::clone(app.hall.house());
    aside(move || Ok(daily::daily(&house.outfit, day)?)).await.map(Json)
}
