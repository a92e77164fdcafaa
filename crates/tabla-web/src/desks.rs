//! The desks of the house, one kind for each game.

mod advice;
pub mod fault;
#[cfg(test)]
mod jamb_tests;
pub mod jewels;
pub mod scrabble;
mod shared;
pub(crate) mod table;
#[cfg(test)]
mod table_tests;
#[cfg(test)]
mod trial;

use serde_json::Value;
use tabla_core::{Say, Saying};
use tabla_play::kits;

use crate::desk::Desk;
use crate::wire::BoardView;
pub use table::Outfit;

/// Sets up a desk for this game at the table of this name. `setup` holds every seed already: the same setup gives the same desk.
pub fn open(outfit: &Outfit, id: &str, game: &str, setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    match game {
        _ if outfit.registry.find(game).is_ok() => table::open(outfit, id, game, setup),
        "jewels" => jewels::open(setup),
        "scrabble" => scrabble::open(setup),
        _ => Err(no_game(game)),
    }
}

/// Checks a setup from outside, and completes it by what chance and time decide: `seed` is a number that nobody
/// knew before, `now` the moment in milliseconds since 1970.
pub fn fill_in(outfit: &Outfit, game: &str, setup: Value, seed: u64, now: u64) -> Result<Value, Saying> {
    match game {
        _ if outfit.registry.find(game).is_ok() => {
            kits::fill_in(&outfit.registry, game, setup, seed).map_err(|error| error.saying)
        }
        "jewels" => jewels::fill_in(setup, seed, now),
        "scrabble" => scrabble::fill_in(setup, seed, now),
        _ => Err(no_game(game)),
    }
}

/// The board with this position, or why it cannot stand.
pub fn check(outfit: &Outfit, game: &str, rules: &str, position: &str) -> Result<Value, Saying> {
    let board = match game {
        "jamb" => kits::jamb::check(position).map(BoardView::Jamb).map_err(|error| error.saying),
        _ if outfit.registry.find(game).is_ok() => return table::check(outfit, game, rules, position),
        "jewels" => jewels::check(position),
        "scrabble" => return scrabble::check(rules, position),
        _ => Err(no_game(game)),
    };
    serde_json::to_value(board?).map_err(|error| fault::DeskFault::Setup { detail: error.to_string() }.say())
}

fn no_game(game: &str) -> Saying {
    Saying::new("server-no-game").with("text", game)
}
