//! Games as numbers, one or thousands at once, on the bare rules: no log, no text, no table.

use std::sync::Arc;

use tabla_core::rand_core::Rng;
use tabla_core::{
    Chance, Encode, ErrorKind, Game, History, Outcome, Saying, Seat, SeededRng, TableError, Turn, Viewer,
};

use crate::secret::Secret;

/// One game, step by step: rules, history and chance, and nothing else.
///
/// The same chance falls as at a table whose secret is this seed.
pub struct Stepper<G: Game> {
    game: Arc<G>,
    state: G::State,
    history: History,
    secret: Secret,
    decisions: u64,
    turn: Result<Seat, Outcome>,
}

impl<G: Game> Stepper<G> {
    /// A game at its first decision.
    pub fn new(game: Arc<G>, seed: u64) -> Stepper<G> {
        let state = game.start();
        Stepper::at(game, state, seed)
    }

    /// A game that begins with this state.
    pub fn at(game: Arc<G>, state: G::State, seed: u64) -> Stepper<G> {
        let (history, secret) = (History::new(&*game, &state), Secret::from_seed(seed));
        let mut stepper = Stepper { game, state, history, secret, decisions: 0, turn: Err(Outcome::Ended) };
        stepper.settle();
        stepper
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The positions that a draw depends on.
    pub fn history(&self) -> &History {
        &self.history
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
        self.decisions += 1;
        self.settle();
    }

    fn settle(&mut self) {
        let rules = self.game.draw_rules();
        let mut stream: Option<SeededRng> = None;
        self.turn = loop {
            match self.game.turn(&self.state) {
                Turn::Over(end) => break Err(end.outcome),
                _ if rules.is_any() && self.history.draw(rules).is_some() => break Err(Outcome::Drawn),
                Turn::Seat(seat) => break Ok(seat),
                Turn::Chance(chance) => {
                    let brought = match chance.key() {
                        Some(key) => chance.draw(&mut self.secret.keyed(key)),
                        None => {
                            chance.draw(stream.get_or_insert_with(|| self.secret.stream(self.decisions + 1)))
                        }
                    };
                    self.game.apply_chance(&mut self.state, brought);
                }
            }
        };
    }
}

/// Many games of one kind, all a step further at once.
pub struct Batch<G: Encode> {
    game: Arc<G>,
    lanes: Vec<Stepper<G>>,
    seed: u64,
    /// How many games were begun, so that every one has a seed of its own.
    begun: u64,
}

/// A batch whose game is forgotten: what Python holds.
pub trait AnyBatch: Send {
    /// How many games.
    fn len(&self) -> usize;
    /// How many actions there are.
    fn actions(&self) -> usize;
    /// How many numbers describe what a seat sees.
    fn features(&self) -> usize;
    /// The index of the seat to move in each game, from 0; 255 where it is over.
    fn movers(&self, out: &mut [u8]);
    /// What the seat to move sees, game after game; zeros where it is over.
    fn observe(&self, out: &mut [f32]);
    /// Which actions are legal, game after game.
    fn masks(&self, out: &mut [bool]);
    /// Plays one action in each game that goes on. The first that is not legal is named, and nothing is played.
    fn step(&mut self, actions: &[usize]) -> Result<(), TableError>;
    /// How each game ended, if it has.
    fn outcomes(&self) -> Vec<Option<Outcome>>;
    /// The points of a seat in one game.
    fn points(&self, lane: usize, seat: Seat) -> Option<i64>;
    /// Begins every game anew that is over; how many there were.
    fn restart(&mut self) -> usize;

    /// Whether there is no game.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<G: Encode> Batch<G> {
    /// So many games; each has a seed of its own.
    pub fn new(game: Arc<G>, count: usize, seed: u64) -> Batch<G> {
        let mut batch = Batch { lanes: Vec::with_capacity(count), game, seed, begun: 0 };
        for _ in 0..count {
            let lane = batch.next_game();
            batch.lanes.push(lane);
        }
        batch
    }

    fn next_game(&mut self) -> Stepper<G> {
        self.begun += 1;
        Stepper::new(self.game.clone(), SeededRng::split(self.seed, self.begun).next_u64())
    }
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn len(&self) -> usize {
        self.lanes.len()
    }

    fn actions(&self) -> usize {
        self.game.actions()
    }

    fn features(&self) -> usize {
        self.game.features()
    }

    fn movers(&self, out: &mut [u8]) {
        for (lane, out) in self.lanes.iter().zip(out) {
            *out = lane.mover().and_then(|seat| u8::try_from(seat.index()).ok()).unwrap_or(u8::MAX);
        }
    }

    fn observe(&self, out: &mut [f32]) {
        let features = self.features().max(1);
        for (lane, out) in self.lanes.iter().zip(out.chunks_exact_mut(features)) {
            out.fill(0.0);
            if let Some(seat) = lane.mover() {
                self.game.encode(&self.game.observe(&lane.state, Viewer::Seat(seat)), seat, out);
            }
        }
    }

    fn masks(&self, out: &mut [bool]) {
        let (actions, mut moves) = (self.actions().max(1), Vec::new());
        for (lane, out) in self.lanes.iter().zip(out.chunks_exact_mut(actions)) {
            out.fill(false);
            moves.clear();
            if lane.mover().is_some() {
                self.game.moves(&lane.state, &mut moves);
            }
            for &mv in &moves {
                if let Some(legal) = self.game.action(&lane.state, mv).and_then(|action| out.get_mut(action))
                {
                    *legal = true;
                }
            }
        }
    }

    fn step(&mut self, actions: &[usize]) -> Result<(), TableError> {
        let wrong =
            |lane: usize| TableError::new(ErrorKind::Illegal, Saying::new("table-action").with("lane", lane));
        let mut moves = Vec::with_capacity(self.lanes.len());
        for (at, lane) in self.lanes.iter().enumerate() {
            let action = *actions.get(at).ok_or_else(|| wrong(at))?;
            let mv = lane.mover().map(|_| self.game.move_of(&lane.state, action).ok_or_else(|| wrong(at)));
            moves.push(mv.transpose()?);
        }
        for (lane, mv) in self.lanes.iter_mut().zip(moves) {
            mv.into_iter().for_each(|mv| lane.play(mv));
        }
        Ok(())
    }

    fn outcomes(&self) -> Vec<Option<Outcome>> {
        self.lanes.iter().map(Stepper::outcome).collect()
    }

    fn points(&self, lane: usize, seat: Seat) -> Option<i64> {
        self.game.points(&self.lanes.get(lane)?.state, seat)
    }

    fn restart(&mut self) -> usize {
        let over: Vec<usize> =
            (0..).zip(&self.lanes).filter(|(_, lane)| lane.mover().is_none()).map(|(at, _)| at).collect();
        for &at in &over {
            let next = self.next_game();
            if let Some(lane) = self.lanes.get_mut(at) {
                *lane = next;
            }
        }
        over.len()
    }
}
