//! Who decides for a computer: every player of every game, and all that it answers.

use std::time::Duration;

use rand_core::Rng;

use crate::{Game, History, Saying, Seat, Verdict, pick};

/// How much a player may use for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Limits {
    /// Look at most so many plies ahead.
    pub depth: Option<u32>,
    /// Visit at most about so many nodes.
    pub nodes: Option<u64>,
    /// Think at most so long. Whoever asks keeps the clock: a player reads none.
    pub time: Option<Duration>,
    /// A decision that is neither easy nor hard takes about so long; `time` is for the hardest. That is for whoever keeps
    /// the clock, too.
    pub share: Option<Duration>,
}

impl Limits {
    /// Only the depth is limited.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }
}

/// How much a value says. Cut-offs save work by not finding out more than is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Bound {
    /// The true value at this depth.
    Exact,
    /// The true value is this or less.
    AtMost,
    /// The true value is this or more.
    AtLeast,
}

/// What a move is worth to the side to move, in any game: what a search of duels knows, and what others know.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Worth {
    /// The side to move wins.
    Win {
        /// Plies until the game is over.
        plies: u32,
    },
    /// The side to move loses.
    Loss {
        /// Plies until the game is over.
        plies: u32,
    },
    /// Nobody wins when nobody errs.
    Draw,
    /// Not decided: the evaluation's opinion in points.
    Opinion(i32),
    /// What is expected in the end, in the game's own unit: points in Jamb, equity in Scrabble.
    Expected(f64),
}

impl Worth {
    /// As one number on a scale where a win is worth `win` less the plies it takes.
    pub fn on_scale(self, win: i32) -> i32 {
        match self {
            Worth::Win { plies } => win.saturating_sub_unsigned(plies),
            Worth::Loss { plies } => win.saturating_neg().saturating_add_unsigned(plies),
            Worth::Draw => 0,
            Worth::Opinion(points) => points,
            Worth::Expected(value) => value.round() as i32,
        }
    }

    /// The same seen by the other side of two.
    #[must_use]
    pub fn for_opponent(self) -> Worth {
        match self {
            Worth::Win { plies } => Worth::Loss { plies },
            Worth::Loss { plies } => Worth::Win { plies },
            Worth::Draw => Worth::Draw,
            Worth::Opinion(points) => Worth::Opinion(points.saturating_neg()),
            Worth::Expected(value) => Worth::Expected(-value),
        }
    }
}

impl From<Verdict> for Worth {
    fn from(verdict: Verdict) -> Worth {
        match verdict {
            Verdict::Win { plies } => Worth::Win { plies },
            Verdict::Loss { plies } => Worth::Loss { plies },
            Verdict::Opinion(points) => Worth::Opinion(points),
        }
    }
}

/// One move that was looked at.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate<M> {
    pub mv: M,
    /// What it is worth to the side to move.
    pub worth: Worth,
    /// How much the value says.
    pub bound: Bound,
    /// What is expected to follow, where that was looked at; begins with the move.
    #[cfg_attr(feature = "serde", serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty"))]
    pub line: Vec<M>,
    /// Whatever else the game says of it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub words: Vec<Saying>,
}

/// All that a player answers. Outside of the typed world `M` is text, and an answer is plain data.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Answer<M> {
    /// The move to play.
    pub best: M,
    /// What it is worth to the side to move, where the player can say.
    pub worth: Option<Worth>,
    /// What the player expects to follow; begins with the best move.
    pub line: Vec<M>,
    /// How many plies were looked at in full.
    pub depth: u32,
    /// The longest line that was looked at.
    pub deepest: u32,
    /// How many positions were visited.
    pub nodes: u64,
    /// How often the rest of a node's moves needed no look.
    pub cutoffs: u64,
    /// How often the transposition table knew the position.
    pub table_hits: u64,
    /// Every candidate with its value, in the rules' order.
    pub candidates: Vec<Candidate<M>>,
    /// Whether the move comes from an opening book; then the numbers of the search are 0.
    pub is_from_book: bool,
    pub words: Vec<Saying>,
}

impl<M> Answer<M> {
    /// An answer without a search.
    pub fn new(best: M) -> Answer<M> {
        Answer {
            best,
            worth: None,
            line: Vec::new(),
            depth: 0,
            deepest: 0,
            nodes: 0,
            cutoffs: 0,
            table_hits: 0,
            candidates: Vec::new(),
            is_from_book: false,
            words: Vec::new(),
        }
    }
}

/// What a player is asked with. Lists that may be long are made only when somebody wants them.
pub struct PlayerContext<'a, G: Game> {
    /// The seat that the player decides for.
    pub seat: Seat,
    /// How much it may use.
    pub limits: Limits,
    /// So many of the best candidates are looked at by somebody, who wants true values and not bounds; 0 where the
    /// decision is all that counts.
    pub compare: usize,
    /// How many decisions were made before this one, by everybody.
    pub ply: usize,
    pub moves: &'a dyn Fn() -> Vec<G::Move>,
    /// The positions on the way here, as far as a draw depends on them; empty where none does.
    pub history: &'a History,
    /// What the seat could see before each earlier decision.
    pub past: &'a dyn Fn() -> Vec<G::Observation>,
    /// Whether it is time to answer: the stop flag and the clock of whoever asks.
    pub enough: &'a dyn Fn() -> bool,
    /// The player's own chance.
    pub rng: &'a mut dyn Rng,
    /// Hears every better thought.
    pub report: &'a mut dyn FnMut(&Answer<G::Move>),
}

/// Every computer player of every game. It keeps what it likes between its decisions at one seat of one table.
pub trait Player<G: Game>: Send {
    /// Decides for the seat to move, by what it can see; `None` when it finds no move.
    fn choose(
        &mut self,
        game: &G,
        seen: &G::Observation,
        context: &mut PlayerContext<'_, G>,
    ) -> Option<Answer<G::Move>>;

    /// How many bytes of memory it holds.
    fn bytes(&self) -> usize {
        0
    }
}

impl<G: Game, F> Player<G> for F
where
    F: FnMut(&G, &G::Observation, &mut PlayerContext<'_, G>) -> Option<Answer<G::Move>> + Send,
{
    fn choose(
        &mut self,
        game: &G,
        seen: &G::Observation,
        context: &mut PlayerContext<'_, G>,
    ) -> Option<Answer<G::Move>> {
        self(game, seen, context)
    }
}

/// A player of any game: every legal move is equally likely.
pub fn random<G: Game>(
    _: &G,
    _: &G::Observation,
    context: &mut PlayerContext<'_, G>,
) -> Option<Answer<G::Move>> {
    let moves = (context.moves)();
    pick(context.rng, &moves).map(|&mv| Answer::new(mv))
}
