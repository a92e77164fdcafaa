//! What every handler can reach.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::StatusCode;
use tabla_core::{Say, Saying};
use tabla_games::kits::best_scores;

use crate::engines::Engines;
use crate::gate::{Gate, own_address};
use crate::guard::{Names, Pace};
use crate::hall::Hall;
use crate::house::House;
use crate::problem::Refusal;
use crate::proxies::{Person, Proxies};
use crate::wire::{Arena, BestView};

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    pub hall: Arc<Hall>,
    /// Which names the server answers to.
    pub names: Arc<Names>,
    /// How often everybody has asked of late.
    pub pace: Arc<Pace>,
    /// How many tables everybody has opened of late.
    pub openings: Arc<Pace>,
    /// Who may say for whom they ask.
    pub proxies: Arc<Proxies>,
    /// The door for other devices.
    pub gate: Arc<Gate>,
    /// Where other devices come in by the first door.
    pub known_as: Option<SocketAddr>,
    /// The tournament that can be watched here, if there is one.
    pub arena: Option<Arena>,
    /// Engines for browsers, if there are any.
    pub engines: Option<Arc<Engines>>,
}

impl App {
    /// The house with these doors.
    pub fn new(house: House, names: Names, proxies: Proxies, arena: Option<Arena>) -> App {
        App {
            hall: Arc::new(Hall::new(Arc::new(house))),
            names: Arc::new(names),
            pace: Arc::new(Pace::of_requests()),
            openings: Arc::new(Pace::of_openings()),
            proxies: Arc::new(proxies),
            gate: Arc::new(Gate::new(None, None)),
            known_as: None,
            arena,
            engines: None,
        }
    }

    /// The same with a first door there, and perhaps an address by which the network knows the machine.
    #[must_use]
    pub fn at(self, near: SocketAddr, lan: Option<IpAddr>) -> App {
        let known_as = match near.ip() {
            ip if ip.is_loopback() => None,
            ip if ip.is_unspecified() => {
                lan.or_else(own_address).map(|lan| SocketAddr::new(lan, near.port()))
            }
            _ => Some(near),
        };
        App { gate: Arc::new(Gate::new(Some(near), lan)), known_as, ..self }
    }

    /// Whether this person may open one table more. Ask before a table is opened.
    pub fn may_open(&self, person: Person) -> Result<(), Refusal> {
        if self.openings.allows(person, 1.0) {
            return Ok(());
        }
        Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, Saying::new("server-too-many-tables")))
    }

    /// The best scores, where a game has a list of them.
    pub fn best(&self) -> Result<Vec<BestView>, Refusal> {
        let Some(folder) = &self.hall.house().folder else { return Ok(Vec::new()) };
        let records = best_scores(folder).map_err(|error| error.say())?.records;
        Ok(records.list().iter().map(BestView::from).collect())
    }
}
