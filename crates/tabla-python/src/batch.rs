//! Many games at once, into arrays that the caller owns.

use std::collections::HashMap;
use std::iter::repeat_with;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use numpy::{Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use tabla_core::{ErrorKind, Outcome, Saying, Seat, TableError};
use tabla_table::{AnyBatch, AnyLanes};

use crate::errors::Refused;
use crate::game::{Game, Rules};
use crate::state::{State, share};

/// So many games are the least that is worth a thread.
const LEAST: usize = 16;
/// So many parts of the work for each thread: games are not all as long.
const PARTS: usize = 4;
/// After so many steps in one go Python is asked whether somebody pressed Ctrl-C.
const GLANCE: u64 = 64;

/// Many games at once. Nothing that it does depends on the number of threads.
///
/// ```text
/// >>> import numpy as np, tabla
/// >>> game = tabla.game("mice")
/// >>> batch = tabla.Batch(game, 100, seed=1)
/// >>> actions, done = np.zeros(100, np.int64), np.zeros(100, bool)
/// >>> rewards, masks = np.zeros((100, 2), np.float32), np.zeros((100, game.actions), bool)
/// >>> ended = 0
/// >>> for _ in range(200):
/// ...     batch.sample(actions, seed=5)
/// ...     batch.step(actions, rewards, done, masks=masks)
/// ...     ended += int(done.sum())
/// >>> ended > 100, bool(masks.any(axis=1).all())
/// (True, True)
///
/// ```
#[pyclass(frozen, module = "tabla._tabla")]
pub struct Batch {
    rules: Arc<Rules>,
    count: usize,
    inside: Mutex<Inside>,
}

struct Inside {
    batch: Box<dyn AnyBatch>,
    /// The points before the last step and after it, where one plays alone.
    points: [Vec<i64>; 2],
    /// How each game ended in the last step, if it did.
    ends: Vec<Option<Outcome>>,
    /// In which games something was played in the last step.
    played: Vec<bool>,
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

    /// So many games are a part of the work.
    fn size(&self, count: usize) -> usize {
        match self {
            Spread::Alone => count.max(1),
            Spread::Among(pool) => count.div_ceil(PARTS * pool.current_num_threads()).max(LEAST),
        }
    }

    /// Does this with every part of the games and its part of all arrays.
    fn each<'a, R: Send, T: Send>(
        &self,
        batch: &'a mut dyn AnyBatch,
        arrays: impl Iterator<Item = R>,
        work: impl Fn(&mut (dyn AnyLanes + 'a), R) -> T + Sync,
    ) -> Vec<T> {
        let parts = batch.parts(self.size(batch.len())).into_iter().zip(arrays);
        match self {
            Spread::Alone => parts.map(|(mut part, arrays)| work(&mut *part, arrays)).collect(),
            Spread::Among(pool) => {
                let parts: Vec<_> = parts.collect();
                let work = |(mut part, arrays): (Box<dyn AnyLanes + 'a>, R)| work(&mut *part, arrays);
                pool.install(|| parts.into_par_iter().map(work).collect())
            }
        }
    }
}

/// An array that may be missing in parts of so many numbers.
fn parts<T>(array: Option<&mut [T]>, size: usize) -> impl Iterator<Item = Option<&mut [T]>> {
    let is_missing = array.is_none();
    let there = array.into_iter().flat_map(move |array| array.chunks_mut(size.max(1))).map(Some);
    there.chain(repeat_with(|| None).take(if is_missing { usize::MAX } else { 0 }))
}

impl Batch {
    pub fn open(rules: Arc<Rules>, count: usize, seed: u64) -> Result<Batch, Refused> {
        let batch = rules.batch(count, seed)?;
        let (points, ends) = ([vec![0; count], vec![0; count]], vec![None; count]);
        let inside = Mutex::new(Inside { batch, points, ends, played: vec![false; count] });
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
        let size = spread.size(self.played.len());
        let arrays = actions.chunks(size).zip(self.played.chunks_mut(size)).zip(self.ends.chunks_mut(size));
        let results = spread.each(&mut *self.batch, arrays, |part, ((actions, played), ends)| {
            let result = part.play(actions, played);
            part.ends(ends);
            result
        });
        let Some((first, at)) =
            (0..).zip(&results).find_map(|(part, result)| Some((part, *result.as_ref().err()?)))
        else {
            return Ok(());
        };
        for ((mut part, played), result) in
            self.batch.parts(size).into_iter().zip(self.played.chunks(size)).zip(results)
        {
            if result.is_ok() {
                part.take_back(played);
            }
        }
        let saying = Saying::new("table-action").with("lane", first * size + at);
        Err(Refused(TableError::new(ErrorKind::Illegal, saying)))
    }

    /// Draws a legal action of every game that goes on, and plays it.
    fn play_drawn(&mut self, seed: u64, out: &mut [i64], spread: &Spread) {
        let size = spread.size(self.ends.len());
        let arrays = out.chunks_mut(size).zip(self.ends.chunks_mut(size));
        spread.each(&mut *self.batch, arrays, |part, (out, ends)| {
            part.play_drawn(seed, out);
            part.ends(ends);
        });
    }

    /// Writes what every game has brought since the step before.
    fn pay(&mut self, seats: u8, rewards: Option<&mut [f32]>, done: Option<&mut [bool]>) {
        if let Some(done) = done {
            done.iter_mut().zip(&self.ends).for_each(|(done, end)| *done = end.is_some());
        }
        let [before, points] = &mut self.points;
        if seats == 1 {
            before.copy_from_slice(points);
            self.batch.points_of(Seat::FIRST, points);
        }
        let Some(rewards) = rewards else { return };
        if seats == 1 {
            let brought = before.iter().zip(points).map(|(before, points)| *points - *before);
            rewards.iter_mut().zip(brought).for_each(|(reward, brought)| *reward = brought as f32);
            return;
        }
        rewards.fill(0.0);
        let each_game = rewards.chunks_exact_mut(seats.into()).zip(&self.ends);
        for (rewards, &end) in each_game.filter(|(_, end)| end.is_some()) {
            let each = (0..seats).map(|seat| share(end, None, Seat::at(seat), seats) as f32);
            rewards.iter_mut().zip(each).for_each(|(reward, share)| *reward = share);
        }
    }

    /// Begins every game anew that is over; how many there were.
    fn restart(&mut self, seats: u8) -> Result<usize, Refused> {
        let restarted = self.batch.restart()?;
        if restarted > 0 && seats == 1 {
            self.batch.points_of(Seat::FIRST, &mut self.points[1]);
        }
        Ok(restarted)
    }

    /// Writes what every game shows to the seat to move.
    fn show(&mut self, rules: &Rules, spread: &Spread, Shown { observations, masks, movers }: Shown<'_>) {
        let size = spread.size(self.played.len());
        let arrays = parts(observations, size * rules.features);
        let arrays = arrays.zip(parts(masks, size * rules.actions)).zip(parts(movers, size));
        spread.each(&mut *self.batch, arrays, |part, ((observations, masks), movers)| {
            if let Some(movers) = movers {
                part.movers(movers);
            }
            if let Some(masks) = masks {
                part.masks(masks);
            }
            if let Some(observations) = observations {
                part.observe(observations);
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
    /// the game that has ended, observations, masks and movers of the new one. With `draw`, a seed, the actions are not read
    /// but drawn, as `sample` would do, and written there.
    #[pyo3(signature = (actions, rewards=None, done=None, observations=None, masks=None, movers=None, auto_reset=true, threads=1, draw=None))]
    #[expect(clippy::too_many_arguments, reason = "each is an array of its own, by name")]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyArrayDyn<i64>>,
        mut rewards: Option<Out<'_, f32>>,
        mut done: Option<Out<'_, bool>>,
        mut observations: Option<Out<'_, f32>>,
        mut masks: Option<Out<'_, bool>>,
        mut movers: Option<Out<'_, u8>>,
        auto_reset: bool,
        threads: usize,
        draw: Option<u64>,
    ) -> PyResult<()> {
        let (count, seats) = (self.count, self.rules.seats);
        let (mut given, mut drawn) = (None, None);
        let given = match draw {
            None => Some(given.insert(actions.try_readonly()?).as_slice()?),
            Some(_) => {
                drawn = Some(actions.try_readwrite()?);
                None
            }
        };
        if let Some(given) = given.filter(|given| given.len() != count) {
            let words = format!("actions: {} numbers in the array, {count} are needed", given.len());
            return Err(PyValueError::new_err(words));
        }
        let drawn = slice_of(&mut drawn, count, "actions")?;
        let rewards = slice_of(&mut rewards, count * usize::from(seats), "rewards")?;
        let done = slice_of(&mut done, count, "done")?;
        let observations = slice_of(&mut observations, count * self.rules.features, "observations")?;
        let masks = slice_of(&mut masks, count * self.rules.actions, "masks")?;
        let movers = slice_of(&mut movers, count, "movers")?;
        let spread = Spread::of(threads)?;
        py.detach(|| {
            let mut inside = self.inside();
            match (given, draw.zip(drawn)) {
                (Some(given), _) => inside.play(given, &spread)?,
                (None, Some((seed, drawn))) => inside.play_drawn(seed, drawn, &spread),
                (None, None) => {}
            }
            inside.pay(seats, rewards, done);
            if auto_reset {
                inside.restart(seats)?;
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
        let size = spread.size(self.count);
        py.detach(|| {
            let mut inside = self.inside();
            spread.each(&mut *inside.batch, out.chunks_mut(size), |part, out| part.draw(seed, out));
        });
        Ok(())
    }

    /// Plays so many steps of all games by lot, here in one go: what `step` with `draw` costs without Python. How many games
    /// came to their end.
    #[pyo3(signature = (steps, seed=0))]
    fn random_steps(&self, py: Python<'_>, steps: u64, seed: u64) -> PyResult<usize> {
        let (mut actions, mut ended, mut left) = (vec![0; self.count], 0, steps);
        let mut some_steps = || -> Result<(), Refused> {
            let mut inside = self.inside();
            for _ in 0..left.min(GLANCE) {
                inside.batch.play_drawn(seed, &mut actions);
                ended += inside.restart(self.rules.seats)?;
            }
            left = left.saturating_sub(GLANCE);
            Ok(())
        };
        for _ in 0..steps.div_ceil(GLANCE) {
            py.detach(&mut some_steps)?;
            py.check_signals()?;
        }
        Ok(ended)
    }

    /// Begins every game anew that is over; how many there were.
    fn restart(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(py.detach(|| self.inside().restart(self.rules.seats))?)
    }

    /// One of the games as a state of its own.
    fn state(&self, at: usize) -> PyResult<State> {
        let lane = self.inside().batch.lane(at).map(|lane| lane.copied());
        let none = || PyValueError::new_err(format!("game {at}: there are {} games, from 0", self.count));
        let stepper = lane.ok_or_else(none)?;
        Ok(State { rules: Arc::clone(&self.rules), start: None, stepper })
    }

    /// The points of every seat, game after game, as a list of lists.
    fn points(&self) -> Vec<Vec<Option<i64>>> {
        let inside = self.inside();
        let seats = || (0..self.rules.seats).map(Seat::at);
        let of = |lane: usize| seats().map(|seat| inside.batch.points(lane, seat)).collect();
        (0..self.count).map(of).collect()
    }

    fn __repr__(&self) -> String {
        format!("tabla.Batch({:?}, {})", self.rules.kit.id(), self.count)
    }
}
