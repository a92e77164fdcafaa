//! Who stops a search, and what it answers.
//!
//! Of the limits that it is told, time is not its own matter: a search reads no clock, it asks a [`StopSignal`].

use tabla_core::{Bound, Score};

/// Whoever holds the clock and the stop button. A search asks every few hundred nodes.
pub trait StopSignal {
    /// Whether the search must end now.
    fn is_stopped(&self) -> bool;
}

/// Nobody stops it: the search ends by its limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct NeverStop;

impl StopSignal for NeverStop {
    fn is_stopped(&self) -> bool {
        false
    }
}

/// What a search found out.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchAnswer<M> {
    /// The move to play.
    pub best: M,
    /// What it is worth to the side to move.
    pub score: Score,
    /// What both sides are expected to play; begins with the best move.
    pub line: Vec<M>,
    /// How many plies were looked at in full.
    pub depth: u32,
    /// The longest line that was looked at.
    pub deepest: u32,
    /// How many positions were visited.
    pub nodes: u64,
    /// How often the rest of a node's moves needed no look.
    pub cutoffs: u64,
    /// How often the table knew the position.
    pub table_hits: u64,
    /// Every move at the root with what is known of it, in the rules' order.
    pub roots: Vec<RootMove<M>>,
}

/// One move at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RootMove<M> {
    pub mv: M,
    /// Its value for the side to move.
    pub score: Score,
    /// How much the value says.
    pub bound: Bound,
}

impl<M> RootMove<M> {
    /// Whether anything was found out about it.
    pub fn is_known(&self) -> bool {
        self.score > Score::MIN && self.score < Score::MAX
    }
}
