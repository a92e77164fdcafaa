//! The evaluation of the players `simple` and `alphabeta`: *f = m + l*, a value of the last turn.
//!
//! *m* is the level that the worker moved to; *l* is the level of the square built on, before the build,
//! times how much nearer the own workers are to it than the enemy's. It speaks for the side that made
//! the turn. A placement, which neither moves nor builds, is worth 0; of placements of the same value the one nearest
//! to the middle is chosen.

use tabla_core::{Evaluate, Score};

use crate::{Move, Santorini, Square, State};

/// The evaluation *f = m + l*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlainEval;

impl Evaluate<Santorini> for PlainEval {
    /// The value of the last turn, for the side that made it.
    type Trail = i32;

    fn begin(&self, _: &Santorini, _: &State) -> i32 {
        0
    }

    fn follow(&self, _: &Santorini, _: &i32, before: &State, mv: Move, after: &State) -> i32 {
        let Move::Turn { to, build, .. } = mv else { return 0 };
        let mover = before.side();
        let distances =
            |seat| after.workers(seat).map(|worker| i32::from(worker.distance(build))).sum::<i32>();
        let nearer = distances(mover.other()) - distances(mover);
        i32::from(before.level(to).number()) + i32::from(before.level(build).number()) * nearer
    }

    fn evaluate(&self, _: &Santorini, _: &State, last_turn: &i32) -> Score {
        Score::points(-last_turn)
    }

    /// Workers are placed as near to the middle of the board as they can be.
    fn preference(&self, _: &Santorini, _: &State, mv: Move) -> i32 {
        let off = |square: Square| {
            let [rows, columns] = [square.row(), square.column()].map(|place| i32::from(place) - 2);
            rows * rows + columns * columns
        };
        match mv {
            Move::Place(one, other) => -off(one) - off(other),
            Move::Turn { .. } | Move::Climb { .. } => 0,
        }
    }
}
