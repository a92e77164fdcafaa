//! Draws that depend on how a position was reached, not on the position alone.
//!
//! A state does not know its past. Whoever holds the record (a session, a judge, a search on its path)
//! keeps a [`History`] beside it and asks whether the game is drawn.

use crate::{Game, Say};

/// Which draws there are besides those that the position itself shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DrawRules {
    /// The same position, with the same side to move, for this many times.
    pub repetition: Option<u32>,
    /// So many turns in a row, of both sides together, without a lasting one.
    pub quiet: Option<u32>,
}

impl DrawRules {
    /// Whether anything has to be counted.
    pub fn is_any(self) -> bool {
        self != DrawRules::default()
    }
}

/// Why a game is drawn by its history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("ending-drawn")]
pub enum HistoryDraw {
    /// The position stood often enough.
    Repetition,
    /// Nothing lasting happened for too long.
    Quiet,
}

/// The positions since the last lasting move: no earlier one can come again. Where a game has no draws of
/// this kind nothing is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    keys: Vec<u64>,
}

impl History {
    /// A game begins with this position.
    pub fn new<G: Game>(game: &G, state: &G::State) -> History {
        History { keys: if game.draw_rules().is_any() { vec![game.key(state)] } else { Vec::new() } }
    }

    /// The move led to this position.
    pub fn push<G: Game>(&mut self, game: &G, mv: G::Move, after: &G::State) {
        if !game.draw_rules().is_any() {
            return;
        }
        if game.is_lasting(mv) {
            self.keys.clear();
        }
        self.keys.push(game.key(after));
    }

    /// The keys of the positions before the last one, oldest first.
    pub fn past(&self) -> &[u64] {
        self.keys.split_last().map_or(&[], |(_, past)| past)
    }

    /// Turns since the last lasting one.
    pub fn quiet_turns(&self) -> u32 {
        self.past().len() as u32
    }

    /// How often the last position has stood, this time included.
    pub fn times(&self) -> u32 {
        let last = self.keys.last();
        self.keys.iter().filter(|&key| Some(key) == last).count() as u32
    }

    /// Whether the game is drawn now, and why.
    pub fn draw(&self, rules: DrawRules) -> Option<HistoryDraw> {
        if rules.repetition.is_some_and(|times| self.times() >= times) {
            Some(HistoryDraw::Repetition)
        } else if rules.quiet.is_some_and(|turns| self.quiet_turns() >= turns) {
            Some(HistoryDraw::Quiet)
        } else {
            None
        }
    }
}
