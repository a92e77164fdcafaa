//! Whether other devices can come in.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::State;
use tabla_core::Saying;

use super::extract::Body;
use crate::app::App;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::wire::{NetworkRequest, NetworkView};

/// Whether other devices of the network can come in.
#[utoipa::path(
    get,
    path = "/api/network",
    tag = "house",
    responses((status = 200, description = "As far as it is the sender's business", body = NetworkView)),
)]
pub async fn look(State(app): State<App>, person: Person) -> Json<NetworkView> {
    Json(view(&app, person))
}

/// Opens the house to other devices of the network, or shuts it again.
///
/// Only whoever sits at the machine on which the house runs can do that, where it is open to this machine alone
/// otherwise. It is shut whenever the house starts.
#[utoipa::path(
    post,
    path = "/api/network",
    tag = "house",
    request_body = NetworkRequest,
    responses(
        (status = 200, description = "How it is now", body = NetworkView),
        (status = 403, description = "The sender does not sit at that machine, or is a page of another site"),
        (status = 409, description = "The machine is in no network"),
    )
)]
pub async fn change(
    State(app): State<App>,
    person: Person,
    Body(request): Body<NetworkRequest>,
) -> Result<Json<NetworkView>, Refusal> {
    if !app.gate.is_for(&app, person) {
        return Err(Refusal::forbidden(Saying::new("server-not-at-machine")));
    }
    if request.open {
        app.gate.open(&app).await?;
    } else {
        app.gate.shut();
    }
    Ok(Json(view(&app, person)))
}

fn view(app: &App, person: Person) -> NetworkView {
    let address = app.gate.address().or(app.known_as).filter(|_| person.is_here);
    let url = |address: SocketAddr| format!("http://{address}/");
    NetworkView { can_change: app.gate.is_for(app, person), address: address.map(url) }
}
