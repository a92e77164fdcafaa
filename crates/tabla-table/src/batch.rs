//! Games as numbers, one or thousands at once, on the bare rules: no log, no text, no table.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabla_core::rand_core::Rng;
use tabla_core::{Encode, ErrorKind, Game, Notation, Outcome, Saying, Seat, SeededRng, TableError, Viewer};

use crate::any_stepper::AnyStepper;
use crate::stepper::{SavedGame, Stepper};

/// The rules by which the game with this seed is played, and where it begins.
pub(crate) type Begin<G> = Box<dyn Fn(u64) -> Result<(Arc<G>, <G as Game>::State), TableError> + Send + Sync>;

/// Many games of one kind, all a step further at once.
///
/// Game after game gets a seed of its own, which depends on the batch's seed and the number of the game alone: how many
/// are played side by side changes none of them.
pub struct Batch<G: Encode> {
    game: Arc<G>,
    begin: Begin<G>,
    lanes: Vec<Stepper<G>>,
    seed: u64,
    /// How many games were begun, so that every one has a seed of its own.
    begun: u64,
}

/// A batch as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedBatch {
    /// What the seeds of the games follow from.
    pub seed: u64,
    /// How many games were begun.
    pub begun: u64,
    /// The games as they stand.
    pub games: Vec<SavedGame>,
}

/// A batch whose game is forgotten: what Python holds.
pub trait AnyBatch: Send {
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
    /// The seed of one game: a table with this secret and the same setup has the same chance.
    fn seed(&self, lane: usize) -> Option<u64>;
    /// Begins every game anew that is over; how many there were.
    fn restart(&mut self) -> Result<usize, TableError>;
    /// The games one by one, for whoever shares them out among threads.
    fn lanes(&mut self) -> Vec<&mut dyn AnyStepper>;
    /// All games as data, to be kept or sent elsewhere.
    fn saved(&self) -> SavedBatch;

    /// Whether there is no game.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<G: Encode> Batch<G> {
    /// So many games by the same rules; each has a seed of its own.
    pub fn new(game: Arc<G>, count: usize, seed: u64) -> Batch<G> {
        let rules = Arc::clone(&game);
        let begin: Begin<G> = Box::new(move |_| Ok((Arc::clone(&rules), rules.start())));
        let mut batch = Batch { lanes: Vec::with_capacity(count), game, begin, seed, begun: 0 };
        for _ in 0..count {
            let seed = batch.next_seed();
            batch.lanes.push(Stepper::new(Arc::clone(&batch.game), seed));
        }
        batch
    }

    /// So many games, each of which begins as this says of its seed.
    pub(crate) fn beginning(begin: Begin<G>, count: usize, seed: u64) -> Result<Batch<G>, TableError> {
        let mut batch = Batch { lanes: Vec::new(), game: begin(seed)?.0, begin, seed, begun: 0 };
        for _ in 0..count {
            let lane = batch.next_game()?;
            batch.lanes.push(lane);
        }
        Ok(batch)
    }

    fn next_seed(&mut self) -> u64 {
        self.begun += 1;
        SeededRng::split(self.seed, self.begun).next_u64()
    }

    fn next_game(&mut self) -> Result<Stepper<G>, TableError> {
        let seed = self.next_seed();
        let (game, start) = (self.begin)(seed)?;
        Ok(Stepper::at(game, start, seed))
    }
}

impl<G: Encode + Notation> Batch<G> {
    /// The same, as these games stand.
    pub(crate) fn restored(begin: Begin<G>, saved: &SavedBatch) -> Result<Batch<G>, TableError> {
        let mut batch = Batch::beginning(begin, 0, saved.seed)?;
        for game in &saved.games {
            let (rules, _) = (batch.begin)(game.seed)?;
            batch.lanes.push(Stepper::restore(rules, game)?);
        }
        batch.begun = saved.begun;
        Ok(batch)
    }
}

impl<G: Encode + Notation> AnyBatch for Batch<G> {
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
                lane.game().encode(&lane.game().observe(lane.state(), Viewer::Seat(seat)), seat, out);
            }
        }
    }

    fn masks(&self, out: &mut [bool]) {
        let actions = self.actions().max(1);
        for (lane, out) in self.lanes.iter().zip(out.chunks_exact_mut(actions)) {
            match lane.mover() {
                Some(_) => lane.game().mask(lane.state(), out),
                None => out.fill(false),
            }
        }
    }

    fn step(&mut self, actions: &[usize]) -> Result<(), TableError> {
        let wrong =
            |lane: usize| TableError::new(ErrorKind::Illegal, Saying::new("table-action").with("lane", lane));
        let mut moves = Vec::with_capacity(self.lanes.len());
        for (at, lane) in self.lanes.iter().enumerate() {
            let action = *actions.get(at).ok_or_else(|| wrong(at))?;
            let mv = lane.mover().map(|_| lane.game().move_of(lane.state(), action).ok_or_else(|| wrong(at)));
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
        self.lanes.get(lane).and_then(|lane| lane.game().points(lane.state(), seat))
    }

    fn seed(&self, lane: usize) -> Option<u64> {
        self.lanes.get(lane).map(|lane| lane.seed())
    }

    fn restart(&mut self) -> Result<usize, TableError> {
        let over: Vec<usize> =
            (0..).zip(&self.lanes).filter(|(_, lane)| lane.mover().is_none()).map(|(at, _)| at).collect();
        for &at in &over {
            let next = self.next_game()?;
            if let Some(lane) = self.lanes.get_mut(at) {
                *lane = next;
            }
        }
        Ok(over.len())
    }

    fn lanes(&mut self) -> Vec<&mut dyn AnyStepper> {
        self.lanes.iter_mut().map(|lane| lane as &mut dyn AnyStepper).collect()
    }

    fn saved(&self) -> SavedBatch {
        let games = self.lanes.iter().map(Stepper::saved).collect();
        SavedBatch { seed: self.seed, begun: self.begun, games }
    }
}
