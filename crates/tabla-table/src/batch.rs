//! Games as numbers, one or thousands at once, on the bare rules: no log, no text, no table.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabla_core::rand_core::Rng;
use tabla_core::{Encode, ErrorKind, Game, Notation, Outcome, Saying, Seat, SeededRng, TableError};

use crate::any_stepper::AnyStepper;
use crate::lanes::{AnyLanes, Lanes};
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
pub trait AnyBatch: AnyLanes {
    fn len(&self) -> usize;
    /// How many actions there are.
    fn actions(&self) -> usize;
    /// How many numbers describe what a seat sees.
    fn features(&self) -> usize;
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
    /// One of the games.
    fn lane(&self, at: usize) -> Option<&dyn AnyStepper>;
    /// The games in parts of so many, for whoever shares them out among threads.
    fn parts(&mut self, size: usize) -> Vec<Box<dyn AnyLanes + '_>>;
    /// All games as data, to be kept or sent elsewhere.
    fn saved(&self) -> SavedBatch;

    /// Whether there is no game.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The refusal of an action in one of the games.
fn not_legal(lane: usize) -> TableError {
    TableError::new(ErrorKind::Illegal, Saying::new("table-action").with("lane", lane))
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

impl<G: Encode + Notation> Lanes for Batch<G> {
    type Game = G;

    fn all(&self) -> &[Stepper<G>] {
        &self.lanes
    }

    fn all_mut(&mut self) -> &mut [Stepper<G>] {
        &mut self.lanes
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

    fn step(&mut self, actions: &[usize]) -> Result<(), TableError> {
        let actions: Vec<i64> = actions.iter().map(|&action| i64::try_from(action).unwrap_or(-1)).collect();
        let mut played = vec![false; self.lanes.len()];
        self.play(&actions, &mut played).map_err(not_legal)
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
        let mut restarted = 0;
        for at in 0..self.lanes.len() {
            if self.lanes[at].mover().is_none() {
                let seed = self.next_seed();
                let (game, start) = (self.begin)(seed)?;
                self.lanes[at].begin_anew(game, start, seed);
                restarted += 1;
            }
        }
        Ok(restarted)
    }

    fn lane(&self, at: usize) -> Option<&dyn AnyStepper> {
        self.lanes.get(at).map(|lane| lane as &dyn AnyStepper)
    }

    fn parts(&mut self, size: usize) -> Vec<Box<dyn AnyLanes + '_>> {
        let parts = self.lanes.chunks_mut(size.max(1));
        parts.map(|part| Box::new(part) as Box<dyn AnyLanes + '_>).collect()
    }

    fn saved(&self) -> SavedBatch {
        let games = self.lanes.iter().map(Stepper::saved).collect();
        SavedBatch { seed: self.seed, begun: self.begun, games }
    }
}
