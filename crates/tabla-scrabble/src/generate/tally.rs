//! What all plays of a position add up to.

use super::{Generator, Scored};
use crate::{Grid, Rack};

/// All plays of a position, added up: what programs compare when they compare their generators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// How many there are.
    pub plays: usize,
    /// The sum of their scores.
    pub sum: i64,
    /// The highest score; 0 without a play.
    pub best: i32,
}

impl Generator<'_> {
    /// Finds all plays, which are left in `plays`, and adds them up.
    pub fn tally(&self, grid: &Grid, rack: &Rack, plays: &mut Vec<Scored>) -> Tally {
        plays.clear();
        self.all(grid, rack, plays);
        Tally {
            plays: plays.len(),
            sum: plays.iter().map(|scored| i64::from(scored.score)).sum(),
            best: plays.iter().map(|scored| scored.score).max().unwrap_or(0),
        }
    }
}
