//! An opinion of a state: the final score that is expected under best play.
//!
//! For once an opinion is the truth: the whole game is solved, so nothing has to be guessed.

use tabla_core::{Evaluate, Score};

use crate::{DICE, Dice, Jamb, Keep, Move, Optimum, State, Table, Throw};

/// The expected final score, from the solved game; the house rules must be those that were solved.
#[derive(Clone, Copy)]
pub struct Expected<'o> {
    optimum: &'o Optimum,
}

impl<'o> Expected<'o> {
    /// Opinions out of this solution.
    pub fn new(optimum: &'o Optimum) -> Expected<'o> {
        Expected { optimum }
    }

    /// The points so far and those that are expected.
    pub fn value(&self, state: &State) -> f64 {
        let filled = state.filled();
        let to_come = match state.table() {
            _ if state.talon().is_full() => 0.0,
            Table::Cup { throw: Throw::First, .. } => self.optimum.value(filled),
            Table::Lying { throw, dice } => self.optimum.turn(filled).worth(throw, dice),
            Table::Cup { throw, keep } => {
                let before = if throw == Throw::Second { Throw::First } else { Throw::Second };
                let kept = Move::Again { keep };
                // What a keep is worth does not depend on the dice that are not kept.
                let worth = |dice| self.optimum.turn(filled).value_of(before, dice, kept);
                filled_up(keep).and_then(worth).unwrap_or(0.0)
            }
        };
        f64::from(state.totals().grand) + to_come
    }
}

/// Any five dice among which these are.
fn filled_up(keep: Keep) -> Option<Dice> {
    let mut counts = keep.counts();
    counts[0] += DICE - keep.len();
    Dice::new(counts)
}

impl Evaluate<Jamb> for Expected<'_> {
    type Trail = ();

    fn begin(&self, _: &Jamb, _: &State) {}

    fn follow(&self, _: &Jamb, (): &(), _: &State, _: Move, _: &State) {}

    fn evaluate(&self, _: &Jamb, state: &State, (): &()) -> Score {
        Score::points(self.value(state).round() as i32)
    }
}
