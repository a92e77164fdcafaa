//! The review of a game: what each decision was worth, and what another one would have been.

use axum::Json;
use axum::extract::{Path, State};

use super::extract::{Body, Keys};
use crate::app::App;
use crate::house::aside;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::wire::{ReviewRequest, ReviewView, TryRequest, TryView};

/// The review of a game, as far as it is there.
///
/// Whoever may see the table may see it once the game is over; before that, whoever is alone with it, without what
/// computers hide.
#[utoipa::path(
    get,
    path = "/api/games/{id}/review",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "What is there; `none` where nobody has asked for it yet", body = ReviewView),
        (status = 409, description = "The game is under way"),
    )
)]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Keys(keys): Keys,
) -> Result<Json<ReviewView>, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    aside(move || room.review(&reader)).await.map(Json)
}

/// Begins the review of a game, or goes on with it.
///
/// It is made in the background, piece by piece, and kept with the game. Asked for again, nothing is done twice.
#[utoipa::path(
    post,
    path = "/api/games/{id}/review",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    request_body = ReviewRequest,
    responses(
        (status = 200, description = "What is there so far", body = ReviewView),
        (status = 409, description = "The game is under way"),
    )
)]
pub async fn work(
    State(app): State<App>,
    Path(id): Path<String>,
    Keys(keys): Keys,
    Body(request): Body<ReviewRequest>,
) -> Result<Json<ReviewView>, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    aside(move || room.work_on_review(&reader, &request)).await.map(Json)
}

/// What another move would have been worth instead of one that was played.
#[utoipa::path(
    post,
    path = "/api/games/{id}/review/try",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    request_body = TryRequest,
    responses(
        (status = 200, description = "How good it is", body = TryView),
        (status = 409, description = "The game is under way, or there is no such decision or move"),
    )
)]
pub async fn try_move(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Keys(keys): Keys,
    Body(request): Body<TryRequest>,
) -> Result<Json<TryView>, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    room.try_move(reader, request, person).await.map(Json)
}
