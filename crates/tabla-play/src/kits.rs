//! The games as the table knows them: one kit each, and nothing else names them all.

mod duel;
mod mice;
mod questions;
mod santorini;
pub mod scrabble;

use std::sync::Arc;

use tabla_table::Registry;

use crate::MiceTables;
use crate::scrabble::WordLists;

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
}

/// Every game of the house.
pub fn registry(shelf: &Shelf) -> Registry {
    Registry::default()
        .with(santorini::kit())
        .with(mice::kit(shelf.mice_endings.clone()))
        .with(scrabble::kit(shelf))
}
