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
    /// How often the last of them is there.
    times: u32,
    /// A bit for the top of each key: one whose bit is not set is new, and nobody has to look.
    known: [u64; 4],
}

impl History {
    /// A game begins with this position.
    pub fn new<G: Game>(game: &G, state: &G::State) -> History {
        let mut history = History::default();
        history.begin(game, state);
        history
    }

    /// Another game begins with this position.
    pub fn begin<G: Game>(&mut self, game: &G, state: &G::State) {
        self.clear();
        if game.draw_rules().is_any() {
            self.add(game.key(state));
        }
    }

    /// The move led to this position.
    #[inline]
    pub fn push<G: Game>(&mut self, game: &G, mv: G::Move, after: &G::State) {
        if !game.draw_rules().is_any() {
            return;
        }
        if game.is_lasting(mv) {
            self.clear();
        }
        self.add(game.key(after));
    }

    #[inline]
    fn clear(&mut self) {
        self.keys.clear();
        (self.times, self.known) = (0, [0; 4]);
    }

    #[inline]
    fn add(&mut self, key: u64) {
        let top = key >> 56;
        let (word, bit) = (&mut self.known[(top >> 6) as usize], 1 << (top & 63));
        let before =
            if *word & bit == 0 { 0 } else { self.keys.iter().filter(|&&other| other == key).count() };
        *word |= bit;
        self.times = before as u32 + 1;
        self.keys.push(key);
    }

    /// The keys of the positions before the last one, oldest first.
    #[inline]
    pub fn past(&self) -> &[u64] {
        self.keys.split_last().map_or(&[], |(_, past)| past)
    }

    /// Turns since the last lasting one.
    #[inline]
    pub fn quiet_turns(&self) -> u32 {
        self.past().len() as u32
    }

    /// How often the last position has stood, this time included.
    #[inline]
    pub fn times(&self) -> u32 {
        self.times
    }

    /// Whether the game is drawn now, and why.
    #[inline]
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
