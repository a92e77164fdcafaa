//! Counting lines: how many there are of so many plies.

use serde_json::{Map, Value};
use tabla_core::{Duel, ErrorKind, Notation, Saying, TableError};
use tabla_santorini::Santorini;

use super::mice_by;

/// Lines of so many plies from a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// How many begin with each legal move; none where no ply was asked for.
    pub divided: Vec<(String, u64)>,
    /// How many there are.
    pub total: u64,
}

/// Counts the lines of a duel by these rules from a position; without one, from the start.
pub fn perft(
    game: &str,
    options: &Map<String, Value>,
    position: Option<&str>,
    depth: u32,
) -> Result<Perft, TableError> {
    match game {
        "santorini" => count(&Santorini, position, depth),
        "mice" => count(&mice_by(options), position, depth),
        _ => Err(TableError::new(ErrorKind::Unknown, Saying::new("server-no-game").with("text", game))),
    }
}

fn count<G: Duel + Notation>(game: &G, position: Option<&str>, depth: u32) -> Result<Perft, TableError> {
    let state = position.map_or_else(|| Ok(game.start()), |text| game.read_state(text))?;
    let Some(below) = depth.checked_sub(1) else { return Ok(Perft { total: 1, ..Perft::default() }) };
    let lines = |mv| {
        let count = tabla_search::perft(game, &game.after(&state, mv), below);
        (game.write_move(&state, mv), count)
    };
    let divided: Vec<(String, u64)> = game.list(&state).into_iter().map(lines).collect();
    Ok(Perft { total: divided.iter().map(|(_, count)| count).sum(), divided })
}
