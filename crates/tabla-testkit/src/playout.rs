//! Games played at random, the same ones on every machine.

use std::fmt::{self, Display};

use tabla_core::{Duel, Game, Outcome, SeededRng, Turn, pick};

/// How many games a law looks at.
const GAMES: u64 = 300;

/// A game played at random from the start.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    /// What it was drawn from.
    pub seed: u64,
    /// Every state, the start first; one more than there are moves.
    pub states: Vec<G::State>,
    /// Every move, in order.
    pub moves: Vec<G::Move>,
}

impl<G: Duel> Playout<G> {
    /// The game of this seed, cut off after `limit` moves.
    pub fn new(game: &G, seed: u64, limit: usize) -> Playout<G> {
        let mut dice = SeededRng::new(seed);
        let mut playout = Playout { seed, states: vec![game.start()], moves: Vec::new() };
        while playout.moves.len() < limit && game.mover(playout.last()).is_some() {
            let moves = game.list(playout.last());
            let Some(&mv) = pick(&mut dice, &moves) else { break };
            playout.states.push(game.after(playout.last(), mv));
            playout.moves.push(mv);
        }
        playout
    }

    /// The state at its end.
    pub fn last(&self) -> &G::State {
        // A play-out begins with one state and never loses any.
        &self.states[self.states.len() - 1]
    }

    /// How the game ended; `None` when it was cut off.
    pub fn result(&self, game: &G) -> Option<Outcome> {
        match game.turn(self.last()) {
            Turn::Over(end) => Some(end.outcome),
            Turn::Seat(_) => None,
            Turn::Chance(never) => match never {},
        }
    }

    /// Where the state with this index stands, for messages.
    pub fn place(&self, index: usize) -> impl Display {
        let state = &self.states[index];
        fmt::from_fn(move |f| {
            write!(f, "after {index} moves of the game of seed {}, in {state:?}", self.seed)
        })
    }
}

/// The games that the laws look at, each cut off after `limit` moves.
pub fn playouts<G: Duel>(game: &G, limit: usize) -> impl Iterator<Item = Playout<G>> {
    (0..GAMES).map(move |seed| Playout::new(game, seed, limit))
}
