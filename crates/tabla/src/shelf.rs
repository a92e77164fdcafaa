//! What the programs of the house read from outside, handed to the games.

use std::env;
use std::sync::Arc;

use tabla_games::kits::{Shelf, registry};
use tabla_games::scrabble::WordLists;
use tabla_games::{MiceTables, SaveFolder};
use tabla_table::Registry;

use crate::cli::TablesArgs;
use crate::{Failure, mice};

/// The folder of saved games, if there can be one.
pub fn saves() -> Option<SaveFolder> {
    SaveFolder::find(None, |name| env::var(name).ok()).ok()
}

/// Everything that lies beside the saves: the solved endings of Mice, and the word lists that Scrabble made ready
/// before. A person at the keyboard may name files of words.
pub fn shelf() -> Shelf {
    let saves = saves();
    Shelf {
        mice_endings: saves.as_ref().map(|folder| Arc::new(MiceTables::beside(folder))),
        mice_making: true,
        word_lists: WordLists::beside(saves.as_ref()),
        word_files: true,
        ..Shelf::default()
    }
}

/// The same with the tables of Mice that somebody names: a folder that is there, or an address.
pub fn shelf_with(tables: &TablesArgs) -> Result<Shelf, Failure> {
    Ok(match &tables.mice_tables {
        None => shelf(),
        Some(_) => Shelf { mice_endings: Some(Arc::new(mice::named(tables)?)), ..shelf() },
    })
}

/// The games, with everything that lies beside the saves.
pub fn games() -> Registry {
    registry(&shelf())
}

/// The games alone, for measurements: nobody knows more than the program.
pub fn bare_games() -> Registry {
    registry(&Shelf::default())
}
