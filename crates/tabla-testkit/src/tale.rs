//! Games of any kind played at random, chance included, the same ones on every machine.

use std::fmt::{self, Display};

use tabla_core::{Chance, ChanceOf, Game, Outcome, SeededRng, Turn, pick};

/// How many games a law looks at.
const TALES: u64 = 200;

/// What happened between two states.
#[derive(Clone, Debug)]
pub enum TaleStep<G: Game> {
    /// A player chose this.
    Move(G::Move),
    Chance(ChanceOf<G>),
}

/// A game played at random from the start, with everything that chance decided.
#[derive(Clone, Debug)]
pub struct Tale<G: Game> {
    /// What it was drawn from.
    pub seed: u64,
    /// Every state, the start first; one more than there are steps.
    pub states: Vec<G::State>,
    /// What happened, in order.
    pub steps: Vec<TaleStep<G>>,
}

impl<G: Game> Tale<G> {
    /// The game of this seed, cut off after `limit` steps.
    pub fn new(game: &G, seed: u64, limit: usize) -> Tale<G> {
        let mut dice = SeededRng::new(seed);
        let mut tale: Tale<G> = Tale { seed, states: vec![game.start()], steps: Vec::new() };
        while tale.steps.len() < limit {
            let mut state = tale.last().clone();
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(chance) => {
                    let event = chance.draw(&mut dice);
                    game.apply_chance(&mut state, event.clone());
                    tale.steps.push(TaleStep::Chance(event));
                }
                Turn::Seat(_) => {
                    let Some(&mv) = pick(&mut dice, &game.list(&state)) else { break };
                    game.play(&mut state, mv);
                    tale.steps.push(TaleStep::Move(mv));
                }
            }
            tale.states.push(state);
        }
        tale
    }

    /// The state at its end.
    pub fn last(&self) -> &G::State {
        // A tale begins with one state and never loses any.
        &self.states[self.states.len() - 1]
    }

    /// How the game ended; `None` when it was cut off.
    pub fn result(&self, game: &G) -> Option<Outcome> {
        match game.turn(self.last()) {
            Turn::Over(end) => Some(end.outcome),
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }

    /// Where the state with this index stands, for messages.
    pub fn place(&self, index: usize) -> impl Display {
        let state = &self.states[index];
        fmt::from_fn(move |f| {
            write!(f, "after {index} steps of the game of seed {}, in {state:?}", self.seed)
        })
    }
}

/// The games that the laws look at, each cut off after `limit` steps.
pub fn tales<G: Game>(game: &G, limit: usize) -> impl Iterator<Item = Tale<G>> {
    (0..TALES).map(move |seed| Tale::new(game, seed, limit))
}
