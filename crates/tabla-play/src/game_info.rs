//! The catalogue: which games there are.

use std::io::{self, BufRead, Write};

use tabla_core::{BySeat, Saying};

use crate::{PlayerKind, PlayerSpec, Table};

/// What the house knows of a game before it is played.
#[derive(Debug)]
pub struct GameInfo {
    /// The word by which it is chosen.
    pub id: &'static str,
    /// The message with its name.
    pub name: &'static str,
    /// The message with its rules in one paragraph.
    pub rules: &'static str,
    /// Who can play it.
    pub players: &'static [PlayerKind],
    /// Sets up a table for these players.
    pub start: fn(BySeat<PlayerSpec>) -> Box<dyn Table>,
    /// Serves as an engine, see [`crate::ugi`].
    pub engine: fn(Box<dyn BufRead + Send>, &mut dyn Write) -> io::Result<()>,
    /// Counts the lines of so many plies from a position (without one, from the start).
    pub perft: fn(Option<&str>, u32) -> Result<u64, Saying>,
    /// At most so many balanced positions from which a match can begin.
    pub openings: fn(usize) -> Vec<String>,
}

impl GameInfo {
    /// Sets up a table for these players.
    pub fn open(&self, players: BySeat<PlayerSpec>) -> Box<dyn Table> {
        (self.start)(players)
    }

    /// Its name for people.
    pub fn name(&self) -> Saying {
        Saying::new(self.name)
    }
}

pub(crate) static CATALOGUE: [GameInfo; 1] = [crate::santorini::INFO];

/// Every game of the house.
pub fn catalogue() -> &'static [GameInfo] {
    &CATALOGUE
}

/// The game with this word, in either case.
pub fn find(id: &str) -> Option<&'static GameInfo> {
    catalogue().iter().find(|info| info.id.eq_ignore_ascii_case(id))
}
