//! What a game of one against chance is worth when it is played as well as can be.
//!
//! Kept plain on purpose: it knows nothing but the rules, looks at everything and remembers what it saw.
//! A clever solver of one game is compared with it, on states from which little is left to play.

use std::collections::HashMap;

use tabla_core::{ExactChance, Solo, Turn};

/// The values of a game's states, each computed once.
pub struct Expectation<'g, G: Solo> {
    game: &'g G,
    known: HashMap<G::State, f64>,
}

impl<'g, G: Solo> Expectation<'g, G> {
    /// Knows nothing yet.
    pub fn new(game: &'g G) -> Expectation<'g, G> {
        Expectation { game, known: HashMap::new() }
    }

    /// The final points that are expected from this state under best play.
    pub fn value(&mut self, state: &G::State) -> f64 {
        if let Some(&value) = self.known.get(state) {
            return value;
        }
        let value = match self.game.turn(state) {
            Turn::Over(_) => f64::from(self.game.points(state)),
            Turn::Seat(_) => self.best(state),
            Turn::Chance(luck) => {
                let mut sum = 0.0;
                luck.chances(&mut |event, weight| {
                    let mut next = state.clone();
                    self.game.apply_chance(&mut next, event);
                    sum += f64::from(weight) * self.value(&next);
                });
                sum / f64::from(luck.cases())
            }
        };
        self.known.insert(state.clone(), value);
        value
    }

    /// Every move with the final points that are expected after it, in the rules' order.
    pub fn choices(&mut self, state: &G::State) -> Vec<(G::Move, f64)> {
        let game = self.game;
        game.list(state).into_iter().map(|mv| (mv, self.value(&game.after(state, mv)))).collect()
    }

    fn best(&mut self, state: &G::State) -> f64 {
        self.choices(state).into_iter().map(|(_, value)| value).fold(f64::NEG_INFINITY, f64::max)
    }
}
