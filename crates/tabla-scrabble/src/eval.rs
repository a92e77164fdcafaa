//! The plainest opinion: who is ahead, and by how much.

use tabla_core::{Evaluate, Score, Seat};

use crate::{Move, Scrabble, State};

/// Judges by the points alone: those of the player to move, less those of the best opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spread;

impl Spread {
    /// By how many points this player is ahead of the best opponent; less than 0 when behind.
    pub fn of(state: &State, seat: Seat) -> i32 {
        let best = state.all_seats().filter(|&other| other != seat).map(|other| state.score(other)).max();
        state.score(seat) - best.unwrap_or(0)
    }
}

impl Evaluate<Scrabble> for Spread {
    type Trail = ();

    fn begin(&self, _: &Scrabble, _: &State) {}

    fn follow(&self, _: &Scrabble, _: &(), _: &State, _: Move, _: &State) {}

    fn evaluate(&self, _: &Scrabble, state: &State, _: &()) -> Score {
        let mover = state.doubt().map_or(state.mover(), |(_, asked)| asked);
        Score::points(Spread::of(state, mover))
    }
}
