//! What a search is told, and what it answers.

use tabla_core::Score;

/// When to stop. Time is not among them: a search reads no clock, it asks a [`Watch`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Look at most so many plies ahead.
    pub depth: Option<u32>,
    /// Visit at most about so many nodes.
    pub nodes: Option<u64>,
}

impl Limits {
    /// Only the depth is limited.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None }
    }
}

/// Whoever holds the clock and the stop button. A search asks every few hundred nodes.
pub trait Watch {
    /// Whether the search must end now.
    fn is_over(&self) -> bool;
}

/// Nobody watches: the search ends by its limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn is_over(&self) -> bool {
        false
    }
}

/// What a search found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer<M> {
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
    /// The move.
    pub mv: M,
    /// Its value for the side to move.
    pub score: Score,
    /// How much the value says.
    pub bound: Bound,
}

/// How much a value says. Cut-offs save work by not finding out more than is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// The true value at this depth.
    Exact,
    /// The true value is this or less.
    AtMost,
    /// The true value is this or more.
    AtLeast,
}
