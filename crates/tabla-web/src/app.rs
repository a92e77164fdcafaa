//! What every handler can reach.

use std::sync::Arc;

use tabla_core::Say;
use tabla_games::kits::{Record, best_scores};

use crate::guard::{Names, Pace};
use crate::hall::Hall;
use crate::problem::Refusal;
use crate::wire::{Arena, BestView};

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    pub hall: Arc<Hall>,
    /// Which names the server answers to.
    pub names: Arc<Names>,
    /// How often everybody has asked of late.
    pub pace: Arc<Pace>,
    /// The tournament that can be watched here, if there is one.
    pub arena: Option<Arena>,
}

impl App {
    /// The best scores, where a game has a list of them.
    pub fn best(&self) -> Result<Vec<BestView>, Refusal> {
        let Some(folder) = &self.hall.house().folder else { return Ok(Vec::new()) };
        let records = best_scores(folder).map_err(|error| error.say())?.records;
        let view = |record: &Record| BestView {
            name: record.name.clone(),
            points: record.points,
            turns: record.turns,
            limit: record.limit.map(|limit| limit.to_string()),
            board: record.board.clone(),
        };
        Ok(records.list().iter().map(view).collect())
    }
}
