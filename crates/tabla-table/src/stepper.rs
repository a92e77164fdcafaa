//! One game on the bare rules, step by step: what everything that plays by numbers is made of.

use std::mem;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabla_core::{Chance, Game, History, Notation, Outcome, Seat, SeededRng, TableError, Turn};

use crate::refusal::over;
use crate::secret::Secret;

/// One game, step by step: rules, history and chance, and nothing else.
///
/// The same chance falls as at a table whose secret is this seed and whose dealer is the usual one.
pub struct Stepper<G: Game> {
    game: Arc<G>,
    start: G::State,
    state: G::State,
    history: History,
    seed: u64,
    moves: Vec<G::Move>,
    turn: Result<Seat, Outcome>,
}

/// One game as data: how it began and what was played. What chance brought follows from the seed, and so does the
/// history on which draws depend; neither is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// What chance follows from.
    pub seed: u64,
    /// The position that it began with, where that is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves in the game's own notation.
    pub moves: Vec<String>,
}

impl<G: Game> Stepper<G> {
    /// A game at its first decision.
    pub fn new(game: Arc<G>, seed: u64) -> Stepper<G> {
        let state = game.start();
        Stepper::at(game, state, seed)
    }

    /// A game that begins with this state.
    pub fn at(game: Arc<G>, start: G::State, seed: u64) -> Stepper<G> {
        let (history, state, moves) = (History::default(), start.clone(), Vec::new());
        let mut stepper = Stepper { game, start, state, history, seed, moves, turn: Err(Outcome::Ended) };
        stepper.begin();
        stepper
    }

    /// Another game begins in the memory of this one.
    pub(crate) fn begin_anew(&mut self, game: Arc<G>, start: G::State, seed: u64) {
        (self.game, self.start, self.seed) = (game, start, seed);
        self.begin();
    }

    fn begin(&mut self) {
        self.state.clone_from(&self.start);
        self.history.begin(&*self.game, &self.start);
        self.moves.clear();
        self.settle();
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// What chance follows from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The positions that a draw depends on.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What was played so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The seat to move.
    pub fn mover(&self) -> Option<Seat> {
        self.turn.ok()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.turn.err()
    }

    /// Plays a legal move and lets fall what follows.
    pub fn play(&mut self, mv: G::Move) {
        self.game.play(&mut self.state, mv);
        self.history.push(&*self.game, mv, &self.state);
        self.moves.push(mv);
        self.settle();
    }

    /// The same again; only the rules are shared.
    pub(crate) fn copy(&self) -> Stepper<G> {
        Stepper {
            game: Arc::clone(&self.game),
            start: self.start.clone(),
            state: self.state.clone(),
            history: self.history.clone(),
            seed: self.seed,
            moves: self.moves.clone(),
            turn: self.turn,
        }
    }

    /// Takes the last decision back, with all that fell after it; `false` where nothing was played. Everything before is
    /// played again, because no position can be unplayed.
    pub fn undo(&mut self) -> bool {
        let mut moves = mem::take(&mut self.moves);
        let is_undone = moves.pop().is_some();
        self.begin();
        moves.into_iter().for_each(|mv| self.play(mv));
        is_undone
    }

    fn settle(&mut self) {
        let rules = self.game.draw_rules();
        let secret = Secret::from_seed(self.seed);
        let mut stream: Option<SeededRng> = None;
        self.turn = loop {
            match self.game.turn(&self.state) {
                Turn::Over(end) => break Err(end.outcome),
                _ if rules.is_any() && self.history.draw(rules).is_some() => break Err(Outcome::Drawn),
                Turn::Seat(seat) => break Ok(seat),
                Turn::Chance(chance) => {
                    let decisions = self.moves.len() as u64;
                    let brought = match chance.key() {
                        Some(key) => chance.draw(&mut secret.keyed(key)),
                        None => chance.draw(stream.get_or_insert_with(|| secret.stream(decisions + 1))),
                    };
                    self.game.apply_chance(&mut self.state, brought);
                }
            }
        };
    }
}

impl<G: Notation> Stepper<G> {
    /// The game as data, to be kept or sent elsewhere.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use tabla_core::Game;
    /// # use tabla_table::Stepper;
    /// # fn example<G: Game + tabla_core::Notation>(game: Arc<G>) {
    /// let stepper = Stepper::new(Arc::clone(&game), 7);
    /// let again = Stepper::restore(game, &stepper.saved()).unwrap();
    /// assert_eq!(again.state(), stepper.state());
    /// # }
    /// ```
    pub fn saved(&self) -> SavedGame {
        let start = (self.start != self.game.start()).then(|| self.game.write_state(&self.start));
        let mut again = Stepper::at(Arc::clone(&self.game), self.start.clone(), self.seed);
        let write = |&mv: &G::Move| {
            let text = self.game.write_move(&again.state, mv);
            again.play(mv);
            text
        };
        SavedGame { seed: self.seed, start, moves: self.moves.iter().map(write).collect() }
    }

    /// The game that was saved: everything is played again, so that draws by repetition come when they would have come.
    pub fn restore(game: Arc<G>, saved: &SavedGame) -> Result<Stepper<G>, TableError> {
        let start = match &saved.start {
            Some(text) => game.read_state(text)?,
            None => game.start(),
        };
        let mut stepper = Stepper::at(game, start, saved.seed);
        for text in &saved.moves {
            let seat = stepper.mover().ok_or_else(over)?;
            let mv = stepper.game.read_move_of(&stepper.state, seat, text)?;
            stepper.play(mv);
        }
        Ok(stepper)
    }
}
