//! Unfinished games on disk.

use std::path::Path;

use serde::{Deserialize, Serialize};
use tabla_core::{Say, Saying};
use tabla_scrabble::{Challenge, read_layout, read_tile_set, write_layout, write_tile_set};

use super::GAME;
use super::lists::{WordLists, WordSource};
use super::players::read_seats;
use super::setup::ScrabbleSetup;
use super::table::ScrabbleTable;
use crate::{StorageError, read_save};

/// A game as it stands in a save: how it was set up, and what was decided. The tiles need not be written:
/// the seed deals the same ones again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScrabbleSave {
    pub(crate) words: String,
    pub(crate) tiles: String,
    pub(crate) board: String,
    pub(crate) players: String,
    pub(crate) double: bool,
    pub(crate) seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) loaded: Option<String>,
    pub(crate) turns: Vec<String>,
}

impl ScrabbleSave {
    /// Reads a save, without setting the game up.
    pub fn load(path: &Path) -> Result<ScrabbleSave, StorageError> {
        read_save(path, GAME)
    }

    /// The players in the order of play, with commas between them.
    pub fn players(&self) -> &str {
        &self.players
    }

    /// The words that it is played with.
    pub fn words(&self) -> WordSource {
        WordSource::read(&self.words)
    }

    /// How many decisions there were.
    pub fn turns(&self) -> usize {
        self.turns.len()
    }

    /// The same as it was after so many of them.
    #[must_use]
    pub fn after(mut self, turns: usize) -> ScrabbleSave {
        self.turns.truncate(turns);
        self
    }

    /// The game again, by making every decision.
    pub fn restore(&self, lists: &WordLists) -> Result<ScrabbleTable, Saying> {
        let setup = ScrabbleSetup {
            words: self.words(),
            tiles: read_tile_set(&self.tiles).map_err(|faults| first(&faults))?,
            layout: read_layout(&self.board).map_err(|faults| first(&faults))?,
            seats: read_seats(&self.players).map_err(|error| error.say())?,
            challenge: if self.double { Challenge::Double } else { Challenge::Void },
            seed: self.seed,
            position: self.position.clone(),
            loaded: self.loaded.clone(),
        };
        let mut table = ScrabbleTable::open(setup, lists).map_err(|problem| problem.say())?;
        for turn in &self.turns {
            table.play(turn)?;
        }
        Ok(table)
    }
}

/// The first fault stands for all.
fn first(faults: &[impl Say]) -> Saying {
    faults.first().map_or_else(|| Saying::new("scrabble-tile-set-line"), Say::say)
}

impl ScrabbleTable {
    /// The game as it stands, for a save.
    pub fn save(&self) -> ScrabbleSave {
        let setup = self.setup();
        let words = match &setup.words {
            // A later program may run in another folder.
            WordSource::File(path) => {
                WordSource::File(std::path::absolute(path).unwrap_or_else(|_| path.clone()))
            }
            built_in => built_in.clone(),
        };
        let players: Vec<String> = setup.seats.iter().map(ToString::to_string).collect();
        ScrabbleSave {
            words: words.to_string(),
            tiles: write_tile_set(&setup.tiles),
            board: write_layout(&setup.layout),
            players: players.join(","),
            double: setup.challenge == Challenge::Double,
            seed: setup.seed,
            position: setup.position.clone(),
            loaded: setup.loaded.clone(),
            turns: self.played().into_iter().map(|turned| turned.house).collect(),
        }
    }

    /// The game in this save.
    pub fn restore(path: &Path, lists: &WordLists) -> Result<ScrabbleTable, StorageError> {
        let save = ScrabbleSave::load(path)?;
        let refused = |because| StorageError::Refused { path: path.into(), because: Box::new(because) };
        save.restore(lists).map_err(refused)
    }
}
