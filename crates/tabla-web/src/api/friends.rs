//! Invitations: what somebody is invited to, taking the seat, and the picture of a link.

use std::fmt::Write;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use qrcode::{Color, EcLevel, QrCode};
use tabla_core::Saying;

use super::extract::Body;
use super::tables::created;
use crate::app::App;
use crate::house::aside;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::wire::{ClaimRequest, Created, InvitationView, QrRequest, QrView};

/// The longest text of which a picture is made, in letters.
const LONGEST_TEXT: usize = 300;

/// To what somebody with this code is invited.
///
/// The code may be written in any case, with or without dash. It is good for a day (the code by which a seat goes on on
/// another device, for a quarter of an hour); a person may try ten wrong ones in ten minutes.
#[utoipa::path(
    get,
    path = "/api/invitations/{code}",
    tag = "tables",
    params(("code" = String, Path, description = "The code, such as `AB23-CD`")),
    responses(
        (status = 200, description = "The table, without anything that a player hides", body = InvitationView),
        (status = 404, description = "There is no such invitation"),
        (status = 429, description = "Too many codes were wrong"),
    )
)]
pub async fn look(
    State(app): State<App>,
    person: Person,
    Path(code): Path<String>,
) -> Result<Json<InvitationView>, Refusal> {
    may_try(&app, person)?;
    let found = app.hall.invitation(&code).await;
    let (invitation, room) = missed(&app, person, found)?;
    aside(move || room.invitation(&invitation)).await.map(Json)
}

/// Takes the free seat to which somebody is invited.
///
/// The answer has the key of the seat. Of two who ask for the last seat one gets it.
#[utoipa::path(
    post,
    path = "/api/invitations/{code}",
    tag = "tables",
    params(("code" = String, Path, description = "The code, such as `AB23-CD`")),
    request_body = ClaimRequest,
    responses(
        (status = 201, description = "The table, and the key of the seat", body = Created),
        (status = 404, description = "There is no such invitation"),
        (status = 409, description = "All seats are taken"),
        (status = 422, description = "The name is too long, or the key is none"),
        (status = 429, description = "Too many codes were wrong"),
    )
)]
pub async fn claim(
    State(app): State<App>,
    person: Person,
    Path(code): Path<String>,
    Body(request): Body<ClaimRequest>,
) -> Result<Response, Refusal> {
    may_try(&app, person)?;
    let claimed = app.hall.claim(&code, request).await;
    created(missed(&app, person, claimed)?)
}

fn may_try(app: &App, person: Person) -> Result<(), Refusal> {
    if app.hall.house().tries.allows(person) {
        return Ok(());
    }
    Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, Saying::new("server-too-many-codes")))
}

/// Notes a code that is none.
fn missed<T>(app: &App, person: Person, found: Result<T, Refusal>) -> Result<T, Refusal> {
    if found.as_ref().is_err_and(|refusal| refusal.status == StatusCode::NOT_FOUND) {
        app.hall.house().tries.miss(person);
    }
    found
}

/// A picture of a text that a camera can read.
#[utoipa::path(
    post,
    path = "/api/qr",
    tag = "house",
    request_body = QrRequest,
    responses(
        (status = 200, description = "The dark squares", body = QrView),
        (status = 422, description = "The text is too long, or there is none"),
    )
)]
pub async fn qr(State(_): State<App>, Body(request): Body<QrRequest>) -> Result<Json<QrView>, Refusal> {
    let bad = || Refusal::out_of_limits(Saying::new("server-qr").with("most", LONGEST_TEXT as i64));
    if request.text.is_empty() || request.text.chars().count() > LONGEST_TEXT {
        return Err(bad());
    }
    let code = QrCode::with_error_correction_level(&request.text, EcLevel::M).map_err(|_| bad())?;
    let (size, mut path) = (code.width(), String::new());
    for (at, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let _ = write!(path, "M{} {}h1v1h-1z", at % size, at / size);
        }
    }
    Ok(Json(QrView { size, path }))
}
