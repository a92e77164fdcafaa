//! What a game is: the traits that rules are written against.
//!
//! The kind of a game is a type equation, not a flag. A search that asks for a [`Duel`] has no arm for
//! luck, because `Turn<Never>` has none; a player that is handed a `Sight` cannot peek.

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;

use crate::{DrawRules, Seat};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This seat has won.
    Won(Seat),
    /// Nobody has won.
    Drawn,
    /// There was nobody to win against: how well it went, the points tell.
    Ended,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn<L> {
    /// A player must choose a move.
    Seat(Seat),
    /// Chance must decide something first.
    Luck(L),
    /// The game is over.
    Over(Outcome),
}

/// What chance has to decide at one point of a game.
pub trait Luck: Clone + Debug {
    /// What can come out.
    type Event: Clone + Debug;

    /// Lets chance decide, with the dice that it is handed.
    fn draw(&self, dice: &mut dyn Rng) -> Self::Event;
}

/// Luck of which everything that can come out is known, with its exact chance.
pub trait ExactLuck: Luck {
    /// Into how many equally likely cases everything that can happen falls; never 0.
    fn cases(&self) -> u32;

    /// Shows every event once, with the number of cases that it stands for, which is never 0. All of them
    /// together are [`ExactLuck::cases`].
    fn chances(&self, look: &mut dyn FnMut(Self::Event, u32));
}

/// The luck of a game of pure skill: there is none, and the type has no value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Never {}

impl Luck for Never {
    type Event = Never;

    fn draw(&self, _: &mut dyn Rng) -> Never {
        match *self {}
    }
}

impl ExactLuck for Never {
    fn cases(&self) -> u32 {
        match *self {}
    }

    fn chances(&self, _: &mut dyn FnMut(Never, u32)) {
        match *self {}
    }
}

/// What can come out when chance decides in the game `G`.
pub type EventOf<G> = <<G as Game>::Luck as Luck>::Event;

/// The rules of one game.
///
/// The value carries what the rules depend on: nothing for Santorini, a variant for Mice, a lexicon for
/// Scrabble. States are small values; a search copies them, nothing is ever undone.
pub trait Game: Send + Sync + 'static {
    /// Everything that the rest of the game depends on.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One decision of one player.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// What chance must decide; [`Never`] in games of pure skill.
    type Luck: Luck;
    /// What one seat may know; the state itself where nothing is hidden.
    type Sight: Clone;

    /// The state in which every game begins.
    fn start(&self) -> Self::State;

    /// Whose turn it is, or how the game ended.
    fn turn(&self, state: &Self::State) -> Turn<Self::Luck>;

    /// Appends every legal move, none twice, always in the same order; nothing when the game is over.
    fn moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Plays a move that [`Game::moves`] lists.
    fn play(&self, state: &mut Self::State, mv: Self::Move);

    /// Lets the event happen that luck has drawn.
    fn settle(&self, state: &mut Self::State, event: EventOf<Self>);

    /// What this seat may know of the state.
    fn sight(&self, state: &Self::State, seat: Seat) -> Self::Sight;

    /// The state after a move, as a new value.
    fn after(&self, state: &Self::State, mv: Self::Move) -> Self::State {
        let mut next = state.clone();
        self.play(&mut next, mv);
        next
    }

    /// Every legal move, in a list of its own.
    fn list(&self, state: &Self::State) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves
    }
}

/// A game of two, of pure skill, with nothing hidden: what minimax is for. The players move in turn.
pub trait Duel: Game<Luck = Never, Sight = <Self as Game>::State> {
    /// A symmetry of the board; the default value is "as it stands".
    type Symmetry: Copy + Eq + Debug + Default;

    /// A number that equal states share and others almost never do.
    fn key(&self, state: &Self::State) -> u64;

    /// A key that symmetric states may share, and the symmetry that turns this state into the one that
    /// stands for all of them. A game may give the plain key where looking for symmetry does not pay.
    fn frame(&self, state: &Self::State) -> (u64, Self::Symmetry);

    /// The move as a number, seen after turning the board by `symmetry`; never 0.
    fn pack(&self, mv: Self::Move, symmetry: Self::Symmetry) -> u32;

    /// The move that [`Duel::pack`] made this number of, for a board turned by `symmetry`.
    fn unpack(&self, code: u32, symmetry: Self::Symmetry) -> Option<Self::Move>;

    /// Draws that depend on how a position was reached; none by default.
    fn draw_rules(&self) -> DrawRules {
        DrawRules::default()
    }

    /// Whether no position before this move can come again after it. By default every move is of that
    /// kind, as in a game that only ever grows.
    fn is_lasting(&self, _: Self::Move) -> bool {
        true
    }

    /// The seat to move, or `None` when the game is over.
    fn mover(&self, state: &Self::State) -> Option<Seat> {
        match self.turn(state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Luck(never) => match never {},
            Turn::Over(_) => None,
        }
    }
}

/// A game of one against chance, with nothing hidden and all chances known: what expectations are for.
pub trait Solo: Game<Luck: ExactLuck, Sight = <Self as Game>::State> {
    /// The points so far; once the game is over, its result.
    fn points(&self, state: &Self::State) -> i32;
}
