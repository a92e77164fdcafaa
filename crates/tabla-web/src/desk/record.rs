//! How a table is kept by whoever keeps it: what was agreed on, and the log of what happened.

use serde::{Deserialize, Serialize};
use tabla_table::{Saved, StoredEvent};

use crate::table::Opening;

/// A table as it is kept. Its events and words are only ever added to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    pub id: String,
    pub game: String,
    #[serde(flatten)]
    pub kept: Kept,
    /// Whether computers wait to be told.
    pub step: bool,
    #[serde(default)]
    pub names: Vec<(u8, String)>,
    #[serde(default)]
    pub branch_of: Option<(String, usize)>,
    /// The day whose task it is.
    #[serde(default)]
    pub day: Option<String>,
    /// The senders' words for what was done.
    #[serde(default)]
    pub words: Vec<String>,
}

/// What a table begins with, and the moments of its clock, as in [`Opening`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub saved: Saved,
    #[serde(default)]
    pub started: Option<u64>,
    #[serde(default)]
    pub noted: Option<u64>,
}

impl Kept {
    pub(super) fn opening(&self) -> Opening {
        Opening { saved: self.saved.clone(), started: self.started, noted: self.noted }
    }
}

impl Record {
    pub(super) fn new(
        id: String,
        game: String,
        opening: Opening,
        names: impl IntoIterator<Item = (u8, String)>,
        step: bool,
    ) -> Record {
        let Opening { saved, started, noted } = opening;
        let (branch_of, day, words) = (None, None, Vec::new());
        let (kept, names) = (Kept { saved, started, noted }, names.into_iter().collect());
        Record { id, game, kept, step, names, branch_of, day, words }
    }

    /// How many events have happened.
    pub(super) fn revision(&self) -> u64 {
        self.kept.saved.log.last().map_or(0, |event| event.revision)
    }
}

/// What changes at a table, all of it or nothing.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// It follows this revision, and no other.
    pub after: u64,
    pub events: Vec<StoredEvent>,
    /// The sender's word for it.
    pub word: Option<String>,
    /// Whether computers wait from now on.
    pub step: Option<bool>,
    /// What somebody is called from now on.
    pub name: Option<(u8, String)>,
    /// From when the clock of the whole game counts.
    pub started: Option<u64>,
}
