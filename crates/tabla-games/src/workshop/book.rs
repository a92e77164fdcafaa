//! Making the book of placements: every first pair up to symmetry, with the best reply to it.
//!
//! For each of the 49 first pairs all 253 replies are looked at briefly and the most promising ones again
//! with much more effort. A line of the result is complete in itself, so a job that was cut goes on where
//! it stopped.

use rayon::prelude::*;
use tabla_core::{Game, Score, Seat};
use tabla_santorini::{Move, NetEval, Orbit, Santorini, Square, State, orbits};
use tabla_search::{Champion, Limits, NeverStop, Options};

use crate::book::write_line;
use crate::kits::santorini::guide;

pub use crate::book::BookLine;

/// How much effort goes into a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookEffort {
    /// Nodes for the brief look at each reply.
    pub brief: u64,
    /// Nodes for the long look at the most promising replies.
    pub long: u64,
    /// How many replies get the long look.
    pub replies: usize,
}

impl Default for BookEffort {
    fn default() -> BookEffort {
        BookEffort { brief: 20_000, long: 1_000_000, replies: 8 }
    }
}

/// The job of making a book.
pub struct BookJob {
    effort: BookEffort,
    todo: Vec<Orbit>,
    total: usize,
}

impl BookJob {
    /// What is left to do when these lines are there already.
    pub fn new(effort: BookEffort, done: &[BookLine]) -> BookJob {
        let orbits = orbits();
        let total = orbits.len();
        let is_done = |orbit: &Orbit| done.iter().any(|line| line.first == orbit.placement);
        let todo = orbits.into_iter().filter(|orbit| !is_done(orbit)).collect();
        BookJob { effort, todo, total }
    }

    /// How many lines are there, of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.total - self.todo.len(), self.total)
    }

    /// Makes the next line, in the book's own words; `None` when the book is complete. All cores work on
    /// it, and the result does not depend on how many there are.
    pub fn next_line(&mut self) -> Option<String> {
        if self.todo.is_empty() {
            return None;
        }
        let orbit = self.todo.remove(0);
        Some(write_line(&self.line(&orbit)))
    }

    fn line(&self, orbit: &Orbit) -> BookLine {
        let (one, other) = orbit.placement;
        let placed = Santorini.after(&Santorini.start(), Move::place(one, other));
        let look = |replies: &[Move], nodes: u64| -> Vec<(Move, i32)> {
            replies
                .par_iter()
                .map_init(
                    || new_champion(nodes),
                    |champion, &reply| {
                        champion.forget();
                        (reply, value(champion, &Santorini.after(&placed, reply), nodes))
                    },
                )
                .collect()
        };
        let mut brief = look(&Santorini.list(&placed), self.effort.brief);
        // The first player is to move and the reply wants the value low; equal ones keep their order.
        brief.sort_by_key(|&(_, value)| value);
        let promising: Vec<Move> = brief.iter().take(self.effort.replies).map(|&(mv, _)| mv).collect();
        let mut long = look(&promising, self.effort.long);
        long.sort_by_key(|&(_, value)| value);
        brief.sort_by_key(|&(_, value)| value.abs());
        let balanced = brief.iter().take(2).map(|&(mv, value)| (squares(mv), value)).collect();
        let replies = long.into_iter().map(|(mv, value)| (squares(mv), value)).collect();
        BookLine { first: orbit.placement, replies, balanced }
    }
}

fn new_champion(nodes: u64) -> Champion<Santorini, NetEval> {
    // Clearing a large table between two short searches would take longer than the searches.
    let table_mb = if nodes < 10_000 { 1 } else { 16 };
    Champion::new(guide(), Options { table_mb, pruning: true })
}

fn squares(mv: Move) -> (Square, Square) {
    match mv {
        Move::Place(one, other) => (one, other),
        Move::Turn { from, to, .. } | Move::Climb { from, to } => (from, to),
    }
}

/// What the position is worth to the first player, in points; a decided game counts as ± 1000.
fn value(champion: &mut Champion<Santorini, NetEval>, state: &State, nodes: u64) -> i32 {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let score = champion
        .think(&Santorini, state, limits, &NeverStop, &mut |_| {})
        .map_or(Score::EVEN, |answer| answer.score);
    let value = score.verdict().on_scale(1000).clamp(-1000, 1000);
    if state.side() == Seat::FIRST { value } else { -value }
}
