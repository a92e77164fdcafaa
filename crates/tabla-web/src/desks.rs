//! The desks of the house, one kind for each game.

pub(crate) mod duel;
pub mod fault;
pub mod jamb;
pub mod jewels;
pub mod scrabble;
mod shared;
#[cfg(test)]
mod trial;

use serde_json::Value;
use tabla_core::Saying;

use crate::desk::Desk;
use crate::wire::BoardView;

/// Sets up a desk for this game. `setup` holds every seed already: the same setup gives the same desk.
pub fn open(game: &str, setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    match game {
        "santorini" | "mice" => duel::open(game, setup),
        "jamb" => jamb::open(setup),
        "jewels" => jewels::open(setup),
        "scrabble" => scrabble::open(setup),
        _ => Err(no_game(game)),
    }
}

/// Checks a setup from outside, and completes it by what chance and time decide: `seed` is a number that nobody
/// knew before, `now` the moment in milliseconds since 1970.
pub fn fill_in(game: &str, setup: Value, seed: u64, now: u64) -> Result<Value, Saying> {
    match game {
        "santorini" | "mice" => duel::fill_in(setup, seed),
        "jamb" => jamb::fill_in(setup, seed, now),
        "jewels" => jewels::fill_in(setup, seed, now),
        "scrabble" => scrabble::fill_in(setup, seed, now),
        _ => Err(no_game(game)),
    }
}

/// The board with this position, or why it cannot stand.
pub fn check(game: &str, rules: &str, position: &str) -> Result<BoardView, Saying> {
    match game {
        "santorini" | "mice" => duel::check(game, rules, position),
        "jamb" => jamb::check(position),
        "jewels" => jewels::check(position),
        "scrabble" => scrabble::check(rules, position),
        _ => Err(no_game(game)),
    }
}

fn no_game(game: &str) -> Saying {
    Saying::new("server-no-game").with("text", game)
}
