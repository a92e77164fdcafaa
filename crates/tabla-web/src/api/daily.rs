//! The tasks of a day.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use tabla_games::daily::{Day, Task, tasks};
use tabla_table::Secret;

use crate::app::App;
use crate::hall::has_begun;
use crate::house::{House, aside};
use crate::problem::Refusal;
use crate::table::{HouseTable, Opening};
use crate::wire::{DailyView, TaskView};

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
    let view = aside(move || {
        let tasks = tasks(day).iter().map(|task| task_view(&house, task)).collect::<Result<_, Refusal>>()?;
        Ok(DailyView { date: day.to_string(), tasks })
    });
    view.await.map(Json)
}

fn task_view(house: &House, task: &Task) -> Result<TaskView, Refusal> {
    let (setup, seat) = (task.wish(), task.seat());
    let wish = serde_json::Value::Object(setup.clone());
    let opening = Opening::wished(&house.outfit, task.game, wish, Secret::default(), 0)?;
    let position = HouseTable::restore(&house.outfit, "", &opening)?.show(&[seat], None)?.position;
    Ok(TaskView { game: task.game.to_owned(), aim: task.into(), setup, seat, position })
}
