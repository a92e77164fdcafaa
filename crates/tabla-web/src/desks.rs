//! The desks of the house: one kind, for every game of the registry.

mod advice;
pub mod fault;
#[cfg(test)]
mod jamb_tests;
#[cfg(test)]
mod jewels_tests;
#[cfg(test)]
mod scrabble_tests;
mod table;
#[cfg(test)]
mod table_tests;
#[cfg(test)]
mod trial;

use serde_json::Value;
use tabla_core::{Say, Saying};
use tabla_play::kits;

use crate::wire::BoardView;

pub use table::{Outfit, open};

/// Checks a setup from outside, and completes it by what chance and time decide: `seed` is a number that nobody
/// knew before, `now` the moment in milliseconds since 1970.
pub fn fill_in(outfit: &Outfit, game: &str, setup: Value, seed: u64, now: u64) -> Result<Value, Saying> {
    kits::fill_in(&outfit.registry, game, setup, seed, now).map_err(|error| error.saying)
}

/// The board with this position, or why it cannot stand.
pub fn check(outfit: &Outfit, game: &str, rules: &str, position: &str) -> Result<Value, Saying> {
    if game != "jamb" {
        return table::check(outfit, game, rules, position);
    }
    let board = kits::jamb::check(position).map(BoardView::Jamb).map_err(|error| error.saying)?;
    serde_json::to_value(board).map_err(|error| fault::DeskFault::Setup { detail: error.to_string() }.say())
}
