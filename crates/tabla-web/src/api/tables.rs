//! Tables: opening them, looking at them, and doing something there.

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tabla_core::Saying;

use super::extract::{Body, Keys, Query};
use crate::app::App;
use crate::hall::MOST_KEYS;
use crate::house::aside;
use crate::keys::Key;
use crate::live;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::room::Shown;
use crate::wire::{
    ActRequest, AdviceRequest, AdviceView, AskRequest, BranchRequest, Created, KnownRequest, NewGame,
    OpenRequest, Opened, TableSummary, TableView,
};

/// The largest message over a live connection, in bytes.
const MOST_HEARD: usize = 64 << 10;
/// What is set aside for reading and writing on each connection, in bytes.
const BUFFER: usize = 4 << 10;

/// Opens a table.
///
/// The answer has the key of every person's seat. Whoever holds a key may act for its seat; the server keeps no
/// copy, so a key that is lost is lost.
#[utoipa::path(
    post,
    path = "/api/games",
    tag = "tables",
    request_body = NewGame,
    responses(
        (status = 201, description = "The table, and the keys of its seats", body = Created),
        (status = 409, description = "Such a game cannot be set up, or has no task on such a day"),
    )
)]
pub async fn create(
    State(app): State<App>,
    person: Person,
    Body(new): Body<NewGame>,
) -> Result<Response, Refusal> {
    app.may_open(person)?;
    created(app.hall.open(new).await?)
}

pub(super) fn created(created: Created) -> Result<Response, Refusal> {
    let place = format!("/api/games/{}", created.table.id);
    let mut response = (StatusCode::CREATED, Json(created)).into_response();
    let place = HeaderValue::from_str(&place).map_err(|_| Refusal::failed())?;
    response.headers_mut().insert(header::LOCATION, place);
    Ok(response)
}

/// The tables to which these keys belong, those with news first.
#[utoipa::path(
    post,
    path = "/api/known",
    tag = "tables",
    request_body = KnownRequest,
    responses((status = 200, description = "At most fifty tables", body = [TableSummary]))
)]
pub async fn known(
    State(app): State<App>,
    Body(request): Body<KnownRequest>,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let keys = request.keys.iter().take(MOST_KEYS).filter_map(|key| Key::read(key)).collect();
    app.hall.known(keys).await.map(Json)
}

/// Which moment of a game.
#[derive(Debug, Deserialize)]
pub struct Moment {
    /// The board after so many moves; without it, as it stands.
    ply: Option<usize>,
}

/// A table, as the holder of the keys may see it.
///
/// The header `Authorization: Bearer KEY[,KEY…]` names the seats; without it, it is what somebody sees who
/// watches.
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "The table"), (
        "ply" = Option<usize>,
        Query,
        maximum = 20_000,
        description = "The board after so many moves; without it, as it stands"
    )),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "The table", body = TableView),
        (status = 409, description = "There is no such move"),
    )
)]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    Keys(keys): Keys,
) -> Result<Response, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    let shown = match (moment.ply, room.ready(&reader)) {
        (None, Some(shown)) => shown,
        (None, None) => aside(move || room.show(&reader)).await?,
        (Some(ply), _) => aside(move || room.show_past(&reader, ply)).await?,
    };
    Ok(sent(&shown))
}

fn sent(shown: &Shown) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], shown.body()).into_response()
}

/// Does something at a table.
///
/// The key in the body is the sender's word for the deed: sent again with the same word, it is not done again,
/// so that a request whose answer was lost can be repeated.
#[utoipa::path(
    post,
    path = "/api/games/{id}/acts",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    request_body = ActRequest,
    responses(
        (status = 200, description = "It is done, and on the disk: the table after it", body = TableView),
        (status = 403, description = "The sender has no right to it"),
        (status = 409, description = "It is another's turn, the game is over, or the rules forbid it"),
    )
)]
pub async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    Keys(keys): Keys,
    Body(request): Body<ActRequest>,
) -> Result<Response, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    let shown = aside(move || {
        room.act(&reader, &request.key, request.act)?;
        room.show(&reader)
    });
    Ok(sent(&shown.await?))
}

/// What somebody thinks about a position.
///
/// While a game is under way, only whoever holds the seats of all people may ask.
#[utoipa::path(
    post,
    path = "/api/games/{id}/advice",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    request_body = AdviceRequest,
    responses(
        (status = 200, description = "The candidates, the best first", body = AdviceView),
        (status = 403, description = "Others play too"),
        (status = 409, description = "There is nothing to advise, or the position changed meanwhile"),
    )
)]
pub async fn advice(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Keys(keys): Keys,
    Body(request): Body<AdviceRequest>,
) -> Result<Json<AdviceView>, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    room.advise(reader, request, person).await.map(Json)
}

/// A question of the game's own.
#[utoipa::path(
    post,
    path = "/api/games/{id}/ask",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    request_body = AskRequest,
    responses(
        (status = 200, description = "The answer, as the game gives it", body = serde_json::Value),
        (status = 409, description = "The game has no answer"),
    )
)]
pub async fn ask(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Keys(keys): Keys,
    Body(request): Body<AskRequest>,
) -> Result<Json<serde_json::Value>, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    let question = serde_json::Value::Object(request.question);
    room.ask(reader, question, person).await.map(Json)
}

/// Which file.
#[derive(Debug, Deserialize)]
pub struct Format {
    /// The format; without it, the usual one of the game.
    format: Option<String>,
}

/// The game as a file.
#[utoipa::path(
    get,
    path = "/api/games/{id}/file",
    tag = "tables",
    params(("id" = String, Path, description = "The table"), (
        "format" = Option<String>,
        Query,
        description = "The format; without it, the usual one of the game"
    )),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "The file", content((String = "text/plain"), (serde_json::Value = "application/json"))),
        (status = 403, description = "The file would tell what a seat hides"),
        (status = 409, description = "The game has no such format"),
    )
)]
pub async fn file(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(format): Query<Format>,
    Keys(keys): Keys,
) -> Result<Response, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    let (name, content) = aside(move || room.file(&reader, format.format.as_deref())).await?;
    let place = HeaderValue::from_str(&attachment(&name));
    let kind = if name.ends_with(".json") { "application/json" } else { "text/plain; charset=utf-8" };
    let mut response = ([(header::CONTENT_TYPE, kind)], content).into_response();
    response.headers_mut().insert(header::CONTENT_DISPOSITION, place.map_err(|_| Refusal::failed())?);
    Ok(response)
}

/// How a file is called in the head of an answer: in plain letters for everybody, and as it is (RFC 6266).
fn attachment(name: &str) -> String {
    let is_plain = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let plain: String = name.chars().filter(is_plain).collect();
    let whole: String = name
        .bytes()
        .map(|byte| match char::from(byte) {
            letter if is_plain(&letter) => letter.to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect();
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{whole}")
}

/// Goes on from an earlier move, as a table of its own.
#[utoipa::path(
    post,
    path = "/api/games/{id}/branch",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    request_body = BranchRequest,
    responses(
        (status = 201, description = "The new table, and the keys of its seats", body = Created),
        (status = 403, description = "The game is under way, and others play too"),
        (status = 409, description = "There is no such move"),
    )
)]
pub async fn branch(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Keys(keys): Keys,
    Body(request): Body<BranchRequest>,
) -> Result<Response, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    app.may_open(person)?;
    created(app.hall.branch(&room, reader, request).await?)
}

/// The code by which others take the free seats, or by which the sender goes on on another device.
///
/// A seat that goes on elsewhere is taken once; from then on the key that held it is good for watching alone.
#[utoipa::path(
    post,
    path = "/api/games/{id}/open",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    request_body = OpenRequest,
    responses(
        (status = 200, description = "The code", body = Opened),
        (status = 403, description = "It is not the sender's seat"),
        (status = 409, description = "No seat is free"),
    )
)]
pub async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Keys(keys): Keys,
    Body(request): Body<OpenRequest>,
) -> Result<Json<Opened>, Refusal> {
    let room = app.hall.room(&id).await?;
    let reader = room.reader(&keys);
    aside(move || room.invite(&reader, &request)).await.map(Json)
}

/// A live connection to a table.
///
/// The first message is `{"hello": {"keys": [KEY, …]}}`. From then on the server sends `{"table": …}` at every
/// change, and answers `{"act": …, "key": …}` with `{"done": key}` or `{"refused": key, "problem": …}`, and
/// `{"advise": …, "key": …}` with `{"advice": …, "key": …}`. A message that is sent again with the same key does
/// nothing again. `{"queued": n}` tells the place in the queue of a computer that is to think for this table; 0 when it
/// has begun.
#[utoipa::path(
    get,
    path = "/api/games/{id}/live",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    responses(
        (status = 101, description = "A WebSocket: messages are of the types FromBrowser and ToBrowser"),
        (status = 200, description = "Without an upgrade: the table, as it stands", body = TableView),
        (status = 503, description = "There are too many connections"),
    )
)]
pub async fn live(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let (mut parts, _) = request.into_parts();
    let Ok(upgrade) = WebSocketUpgrade::from_request_parts(&mut parts, &app).await else {
        let keys = Keys::from_request_parts(&mut parts, &app).await?;
        return show(State(app), Path(id), Query(Moment { ply: None }), keys).await;
    };
    let room = app.hall.room(&id).await?;
    let guest = app.hall.house().welcome(person).ok_or_else(|| {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Saying::new("server-too-many-connections"))
    })?;
    let shown_out = app.gate.shows_out(person);
    Ok(upgrade
        .max_message_size(MOST_HEARD)
        .max_frame_size(MOST_HEARD)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .on_upgrade(move |socket| live::talk(socket, room, guest, shown_out)))
}
