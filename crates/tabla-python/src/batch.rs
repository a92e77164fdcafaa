//! Many games at once, into arrays that the caller owns.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use numpy::{Element, PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use tabla_core::{ErrorKind, Saying, Seat, SeededRng, TableError};
use tabla_table::{AnyBatch, AnyStepper};

use crate::errors::Refused;
use crate::game::{Game, Rules};
use crate::state::{State, share};

/// Nobody's turn.
const NOBODY: u8 = u8::MAX;
/// So many games are the least that is worth a thread.
const LEAST: usize = 16;

/// Many games at once. Nothing that it does depends on the number of threads.
#[pyclass(frozen, module = "tabla._tabla")]
pub struct Batch {
    rules: Arc<Rules>,
    count: usize,
    inside: Mutex<Inside>,
}

struct Inside {
    batch: Box<dyn AnyBatch>,
    /// The points before this step, where one plays alone.
    points: Vec<i64>,
}

/// Where it is written what the games show, as far as somebody wants it.
struct Shown<'a> {
    observations: Option<&'a mut [f32]>,
    masks: Option<&'a mut [bool]>,
    movers: Option<&'a mut [u8]>,
}

/// An array that must have so many numbers.
pub fn sized<'a, T>(slice: &'a mut [T], wanted: usize, what: &str) -> PyResult<&'a mut [T]> {
    let found = slice.len();
    let wrong =
        || PyValueError::new_err(format!("{what}: {found} numbers in the array, {wanted} are needed"));
    if found == wanted { Ok(slice) } else { Err(wrong()) }
}

type Out<'py, T> = PyReadwriteArrayDyn<'py, T>;

fn slice_of<'a, T: Element>(
    array: &'a mut Option<Out<'_, T>>,
    wanted: usize,
    what: &str,
) -> PyResult<Option<&'a mut [T]>> {
    let Some(array) = array else { return Ok(None) };
    let rows = || PyValueError::new_err(format!("{what}: the array must lie in memory row by row (C order)"));
    Ok(Some(sized(array.as_slice_mut().map_err(|_| rows())?, wanted, what)?))
}

/// The threads of so many, which are kept.
fn pool(threads: usize) -> PyResult<Arc<ThreadPool>> {
    static POOLS: Mutex<Option<HashMap<usize, Arc<ThreadPool>>>> = Mutex::new(None);
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let pools = pools.get_or_insert_with(HashMap::new);
    if let Some(pool) = pools.get(&threads) {
        return Ok(Arc::clone(pool));
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = Arc::new(pool.map_err(|error| PyValueError::new_err(error.to_string()))?);
    pools.insert(threads, Arc::clone(&pool));
    Ok(pool)
}

/// How the work on the games is shared out.
enum Spread {
    Alone,
    Among(Arc<ThreadPool>),
}

impl Spread {
    fn of(threads: usize) -> PyResult<Spread> {
        Ok(if threads == 1 { Spread::Alone } else { Spread::Among(pool(threads)?) })
    }

    /// Does this with every game and its rows of all arrays.
    fn each<L: Send, R: Send, T: Send>(
        &self,
        lanes: Vec<L>,
        rows: impl Iterator<Item = R>,
        work: impl Fn(usize, L, R) -> T + Sync,
    ) -> Vec<T> {
        let all = lanes.into_iter().zip(rows).enumerate();
        match self {
            Spread::Alone => all.map(|(at, (lane, row))| work(at, lane, row)).collect(),
            Spread::Among(pool) => {
                let all: Vec<(usize, (L, R))> = all.collect();
                pool.install(|| {
                    let all = all.into_par_iter().with_min_len(LEAST);
                    all.map(|(at, (lane, row))| work(at, lane, row)).collect()
                })
            }
        }
    }
}

/// The rows of an array that may be missing.
fn rows<T>(array: Option<&mut [T]>, width: usize, count: usize) -> impl Iterator<Item = Option<&mut [T]>> {
    let (some, none) = match array {
        Some(array) => (Some(array.chunks_exact_mut(width.max(1))), 0),
        None => (None, count),
    };
    some.into_iter().flatten().map(Some).chain((0..none).map(|_| None))
}

impl Batch {
    pub fn open(rules: Arc<Rules>, count: usize, seed: u64) -> Result<Batch, Refused> {
        let batch = rules.batch(count, seed)?;
        let inside = Mutex::new(Inside { batch, points: vec![0; count] });
        Ok(Batch { rules, count, inside })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // Every game in it is whole at any time.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// Plays one action in every game that goes on, or in none.
    fn play(&mut self, actions: &[i64], spread: &Spread) -> Result<(), Refused> {
        let played = spread.each(self.batch.lanes(), actions.iter(), |at, lane, &action| {
            if lane.mover().is_none() {
                return Ok(false);
            }
            let action = usize::try_from(action).unwrap_or(usize::MAX);
            lane.play(action).map(|()| true).map_err(|_| at)
        });
        let Some(&at) = played.iter().filter_map(|played| played.as_ref().err()).min() else { return Ok(()) };
        for (lane, played) in self.batch.lanes().into_iter().zip(played) {
            if played == Ok(true) {
                lane.undo();
            }
        }
        let saying = Saying::new("table-action").with("lane", at);
        Err(Refused(TableError::new(ErrorKind::Illegal, saying)))
    }

    /// Writes what every game has brought since the step before.
    fn pay(&mut self, seats: u8, rewards: Option<&mut [f32]>, done: Option<&mut [bool]>) {
        let count = self.points.len();
        let rows = rows(rewards, seats.into(), count).zip(rows(done, 1, count));
        for ((lane, points), (rewards, done)) in
            self.batch.lanes().into_iter().zip(&mut self.points).zip(rows)
        {
            let is_over = lane.mover().is_none();
            if let Some(done) = done {
                done.fill(is_over);
            }
            let before = *points;
            if seats == 1 {
                *points = lane.points(Seat::FIRST).unwrap_or(0);
            }
            let Some(rewards) = rewards else { continue };
            let outcome = lane.outcome();
            for (reward, seat) in rewards.iter_mut().zip((0..seats).map(Seat::at)) {
                *reward = match seats {
                    1 => (*points - before) as f32,
                    _ if is_over => share(outcome, None, seat, seats) as f32,
                    _ => 0.0,
                };
            }
        }
    }

    fn restart(&mut self) -> Result<(), Refused> {
        let over: Vec<bool> = self.batch.lanes().iter().map(|lane| lane.mover().is_none()).collect();
        if over.contains(&true) {
            self.batch.restart()?;
            for (lane, (points, was_over)) in
                self.batch.lanes().into_iter().zip(self.points.iter_mut().zip(over))
            {
                if was_over {
                    *points = lane.points(Seat::FIRST).unwrap_or(0);
                }
            }
        }
        Ok(())
    }

    /// Writes what every game shows to the seat to move.
    fn show(&mut self, rules: &Rules, spread: &Spread, Shown { observations, masks, movers }: Shown<'_>) {
        let count = self.points.len();
        let observations = rows(observations, rules.features, count);
        let all = observations.zip(rows(masks, rules.actions, count)).zip(rows(movers, 1, count));
        spread.each(self.batch.lanes(), all, |_, lane, ((observation, mask), mover)| {
            let seat = lane.mover();
            if let Some(mover) = mover {
                mover.fill(seat.and_then(|seat| u8::try_from(seat.index()).ok()).unwrap_or(NOBODY));
            }
            if let Some(mask) = mask {
                lane.mask(mask);
            }
            match (observation, seat) {
                (Some(observation), Some(seat)) => lane.observe(seat, observation),
                (Some(observation), None) => observation.fill(0.0),
                (None, _) => {}
            }
        });
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, count, seed=0))]
    fn new(py: Python<'_>, game: &Bound<'_, Game>, count: usize, seed: u64) -> PyResult<Batch> {
        let rules = Arc::clone(&game.get().rules);
        Ok(py.detach(|| Batch::open(rules, count, seed))?)
    }

    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.rules) }
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// Plays one action in every game that goes on, and writes what came of it into arrays that the caller owns. Where an
    /// action is not legal nothing is played. Games that are over begin anew with `auto_reset`; `done` and `rewards` are of
    /// the game that has ended, observations, masks and movers of the new one.
    #[pyo3(signature = (actions, rewards=None, done=None, observations=None, masks=None, movers=None, auto_reset=true, threads=1))]
    #[expect(clippy::too_many_arguments, reason = "each is an array of its own, by name")]
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArrayDyn<'_, i64>,
        mut rewards: Option<Out<'_, f32>>,
        mut done: Option<Out<'_, bool>>,
        mut observations: Option<Out<'_, f32>>,
        mut masks: Option<Out<'_, bool>>,
        mut movers: Option<Out<'_, u8>>,
        auto_reset: bool,
        threads: usize,
    ) -> PyResult<()> {
        let (count, seats) = (self.count, self.rules.seats);
        let actions = actions.as_slice()?;
        if actions.len() != count {
            let words = format!("actions: {} numbers in the array, {count} are needed", actions.len());
            return Err(PyValueError::new_err(words));
        }
        let rewards = slice_of(&mut rewards, count * usize::from(seats), "rewards")?;
        let done = slice_of(&mut done, count, "done")?;
        let observations = slice_of(&mut observations, count * self.rules.features, "observations")?;
        let masks = slice_of(&mut masks, count * self.rules.actions, "masks")?;
        let movers = slice_of(&mut movers, count, "movers")?;
        let spread = Spread::of(threads)?;
        py.detach(|| {
            let mut inside = self.inside();
            inside.play(actions, &spread)?;
            inside.pay(seats, rewards, done);
            if auto_reset {
                inside.restart()?;
            }
            if observations.is_some() || masks.is_some() || movers.is_some() {
                inside.show(&self.rules, &spread, Shown { observations, masks, movers });
            }
            Ok::<(), Refused>(())
        })?;
        Ok(())
    }

    /// Writes what every game shows to the seat to move; 255 among the movers is nobody.
    #[pyo3(signature = (observations=None, masks=None, movers=None, threads=1))]
    fn read(
        &self,
        py: Python<'_>,
        mut observations: Option<Out<'_, f32>>,
        mut masks: Option<Out<'_, bool>>,
        mut movers: Option<Out<'_, u8>>,
        threads: usize,
    ) -> PyResult<()> {
        let observations = slice_of(&mut observations, self.count * self.rules.features, "observations")?;
        let masks = slice_of(&mut masks, self.count * self.rules.actions, "masks")?;
        let movers = slice_of(&mut movers, self.count, "movers")?;
        let spread = Spread::of(threads)?;
        py.detach(|| self.inside().show(&self.rules, &spread, Shown { observations, masks, movers }));
        Ok(())
    }

    /// Draws a legal action of every game by lot, all equally likely; 0 where a game is over.
    #[pyo3(signature = (out, seed=0, threads=1))]
    fn sample(&self, py: Python<'_>, out: Out<'_, i64>, seed: u64, threads: usize) -> PyResult<()> {
        let mut out = Some(out);
        let out = slice_of(&mut out, self.count, "out")?.unwrap_or_default();
        let spread = Spread::of(threads)?;
        py.detach(|| {
            let mut inside = self.inside();
            spread.each(inside.batch.lanes(), out.iter_mut(), |_, lane, out| *out = drawn(lane, seed));
        });
        Ok(())
    }

    /// Plays so many steps of all games by lot, here in one go: what `sample` and `step` cost without Python. How many games
    /// came to their end.
    #[pyo3(signature = (steps, seed=0))]
    fn random_steps(&self, py: Python<'_>, steps: u64, seed: u64) -> PyResult<usize> {
        let ended = py.detach(|| {
            let mut inside = self.inside();
            let mut ended = 0;
            for _ in 0..steps {
                for lane in inside.batch.lanes() {
                    let action = usize::try_from(drawn(lane, seed)).unwrap_or(0);
                    lane.play(action)?;
                }
                ended += inside.batch.restart()?;
            }
            Ok::<usize, TableError>(ended)
        });
        Ok(ended.map_err(Refused)?)
    }

    /// Begins every game anew that is over; how many there were.
    fn restart(&self, py: Python<'_>) -> PyResult<usize> {
        py.detach(|| {
            let mut inside = self.inside();
            let over = inside.batch.lanes().iter().filter(|lane| lane.mover().is_none()).count();
            inside.restart()?;
            Ok::<usize, Refused>(over)
        })
        .map_err(PyErr::from)
    }

    /// One of the games as a state of its own.
    fn state(&self, at: usize) -> PyResult<State> {
        let mut inside = self.inside();
        let lane = inside.batch.lanes().into_iter().nth(at).map(|lane| lane.copied());
        let none = || PyValueError::new_err(format!("game {at}: there are {} games, from 0", self.count));
        let stepper = lane.ok_or_else(none)?;
        Ok(State { rules: Arc::clone(&self.rules), start: None, stepper })
    }

    /// The points of every seat, game after game, as a list of lists.
    fn points(&self) -> Vec<Vec<Option<i64>>> {
        let mut inside = self.inside();
        let of = |lane: &mut dyn AnyStepper| {
            (0..self.rules.seats).map(|seat| lane.points(Seat::at(seat))).collect()
        };
        inside.batch.lanes().into_iter().map(of).collect()
    }

    fn __repr__(&self) -> String {
        format!("tabla.Batch({:?}, {})", self.rules.kit.id(), self.count)
    }
}

/// What is drawn depends on the game, how far it is, and the seed alone.
fn drawn(lane: &dyn AnyStepper, seed: u64) -> i64 {
    let mut dice = SeededRng::split(seed ^ lane.seed(), lane.plies() as u64);
    lane.draw(&mut dice).map_or(0, i64::from)
}
