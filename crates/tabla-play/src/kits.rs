//! The games as the table knows them: one kit each, and nothing else names them all.

mod duel;
mod legacy;
mod mice;
mod questions;
mod santorini;
pub mod scrabble;
mod wish;

use std::sync::Arc;

use serde_json::Value;
use tabla_core::TableError;
use tabla_table::{Registry, Saved, Table};

pub use wish::Upload;

use crate::MiceTables;
use crate::scrabble::{GAME, WordLists};

/// What games read from outside. A program decides what there is, and hands it in.
#[derive(Clone, Default)]
pub struct Shelf {
    /// The solved endings of Mice, which its champion knows by heart. Without them measurements are of the champion
    /// alone.
    pub mice_endings: Option<Arc<MiceTables>>,
    /// The word lists of Scrabble.
    pub word_lists: WordLists,
    /// Whether games of Scrabble may name files of words. A server must not read what a stranger names.
    pub word_files: bool,
    /// The transposition table of a champion to whom nothing was said, in megabytes.
    pub champion_mb: Option<usize>,
}

impl Shelf {
    /// What this program knows already.
    pub fn usual() -> Shelf {
        Shelf { mice_endings: crate::mice::known_endings(), ..Shelf::default() }
    }
}

/// Every game of the house.
pub fn registry(shelf: &Shelf) -> Registry {
    Registry::default().with(santorini::kit(shelf)).with(mice::kit(shelf)).with(scrabble::kit(shelf))
}

/// The word under which a whole table is in a wish: a branch of another one, say.
const SAVED: &str = "saved";

/// Sets up the table that somebody wishes. A wish holds every seed already: the same wish gives the same table.
pub fn open(registry: &Registry, game: &str, wish: &Value) -> Result<Box<dyn Table>, TableError> {
    let kit = registry.find(game)?;
    match wish.get(SAVED) {
        Some(saved) => kit.restore(&wish::read(saved)?),
        None if kit.id() == GAME => scrabble::open(&kit, wish),
        None => wish::open(&kit, wish),
    }
}

/// The wish for this very table, as it is kept.
pub fn wish_for(saved: &Saved) -> Result<Value, TableError> {
    Ok(Value::Object([(SAVED.to_owned(), wish::write(saved)?)].into_iter().collect()))
}

/// Checks a wish from outside, and completes it by what chance and time decide: `seed` is a number that nobody
/// knew before.
pub fn fill_in(registry: &Registry, game: &str, wish: Value, seed: u64) -> Result<Value, TableError> {
    let kit = registry.find(game)?;
    if kit.id() == GAME { scrabble::fill_in(&kit, wish, seed) } else { wish::fill_in(&*kit, wish, seed) }
}

/// A table with this position; `rules` are those of [`Table::rules`].
pub fn set_up(
    registry: &Registry,
    game: &str,
    rules: &str,
    position: &str,
) -> Result<Box<dyn Table>, TableError> {
    let kit = registry.find(game)?;
    if kit.id() == GAME {
        return scrabble::set_up(&kit, rules, position);
    }
    wish::open(&kit, &serde_json::json!({ "rules": rules, "position": position }))
}
