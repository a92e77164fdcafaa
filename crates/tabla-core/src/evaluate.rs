//! Opinions about states, for searches: never part of the rules.

use crate::{Duel, Game, Score};

/// An opinion of a state, from the point of view of the side to move.
///
/// The *trail* is what an evaluation carries along a line of play so that it need not start from
/// nothing at every leaf: the accumulator of a network, the value of the last turn, or `()`. A search
/// keeps one trail per ply and never changes one in place, so nothing is ever undone.
pub trait Evaluate<G: Game>: Send + Sync {
    /// What is carried along a line of play.
    type Trail: Clone + Send;

    /// The trail at the root of a search.
    fn begin(&self, game: &G, state: &G::State) -> Self::Trail;

    /// The trail after `mv` led from `before` to `after`.
    fn follow(
        &self,
        game: &G,
        trail: &Self::Trail,
        before: &G::State,
        mv: G::Move,
        after: &G::State,
    ) -> Self::Trail;

    /// How good the state is for the side to move. The game must not be over.
    fn evaluate(&self, game: &G, state: &G::State, trail: &Self::Trail) -> Score;

    /// How much a move is preferred to others of the same value, where something is played at last.
    fn preference(&self, _: &G, _: &G::State, _: G::Move) -> i32 {
        0
    }
}

/// What a game tells the champion's search about itself: threats, order, what is worth a closer look.
///
/// A guide's opinion must depend on the state alone, because a table of positions remembers it.
pub trait Guide<G: Duel>: Evaluate<G> {
    /// What [`Guide::promise`] needs to know of a state.
    type Glance;

    /// How many different answers [`Guide::slot`] has.
    const SLOTS: usize;

    /// The true value of the state, counted from it, where it is known: a table of solved positions. The
    /// game must not be over.
    fn exact(&self, _: &G, _: &G::State) -> Option<Score> {
        None
    }

    /// A move that wins at once. One that is overlooked costs time, not truth.
    fn win(&self, game: &G, state: &G::State) -> Option<G::Move>;

    /// Whether the opponent would win at once if it were to move now.
    fn in_danger(&self, game: &G, state: &G::State) -> bool;

    /// Every legal move worth a look. Left out are at most moves after which the opponent wins at once;
    /// an empty list means that every move is of that kind. A game in which one can lose by one's own
    /// move leaves nothing out.
    fn candidates(&self, game: &G, state: &G::State, moves: &mut Vec<G::Move>);

    /// The moves to look at when the state is judged at the end of a line: threats, mostly.
    fn loud(&self, game: &G, state: &G::State, moves: &mut Vec<G::Move>);

    /// A look at the state that is taken once for all its moves, before [`Guide::promise`] is asked.
    fn glance(&self, game: &G, state: &G::State) -> Self::Glance;

    /// How early a move should be tried; larger is earlier.
    fn promise(&self, glance: &Self::Glance, mv: G::Move) -> i32;

    /// The kind of the move, for remembering which kinds were good: a number below [`Guide::SLOTS`].
    fn slot(&self, mv: G::Move) -> usize;
}
