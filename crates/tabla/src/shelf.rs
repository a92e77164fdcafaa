//! What the games of this program read from outside.

use std::env;
use std::sync::Arc;

use tabla_play::kits::Shelf;
use tabla_play::{MiceTables, SaveFolder};

/// All that is found beside the saved games: the endings of Mice that were solved before. Commands that measure take an
/// empty shelf instead: they measure the champion alone.
pub fn shelf() -> Shelf {
    let folder = SaveFolder::find(None, |name| env::var(name).ok()).ok();
    let endings = folder.map(|folder| Arc::new(MiceTables::beside(&folder)));
    Shelf { mice_endings: endings, ..Shelf::default() }
}
