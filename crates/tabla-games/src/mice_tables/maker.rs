//! The solution of one set of rules, made or fetched beside everything else: watched, paused and gone on with.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use rayon::ThreadPoolBuilder;
use serde::Serialize;
use tabla_core::{Say, Saying};
use tabla_mice::Mice;

use super::progress::{Told, minutes};
use super::{Layers, MiceTables, TablesError, TablesNews};
use crate::Timer;

/// The seconds of one processor that the work takes, without flying and with it, as they were measured.
const SECONDS: [u64; 2] = [2_100, 3_000];

/// What is known of the making.
#[derive(Clone, Debug, Serialize)]
pub struct Making {
    pub state: MakingState,
    /// How many bytes the whole has, and how many of them are there.
    pub bytes: u64,
    pub kept: u64,
    /// How much of the work that goes on is done, of one.
    pub share: f64,
    /// Positions that are solved in a second, or bytes that are fetched.
    pub rate: f64,
    /// The seconds that it still takes: as it goes on, or as it went elsewhere.
    pub seconds: Option<u64>,
    /// Where it is fetched from, if it is not made.
    pub from: Option<String>,
    /// Why it cannot be gone on with.
    pub because: Option<Saying>,
}

impl Making {
    /// What is said of it.
    pub fn say(&self) -> Saying {
        let left = self.seconds.map(Duration::from_secs);
        let told = Told { share: self.share, rate: self.rate, left };
        match (self.state, &self.because) {
            (MakingState::Whole, _) => Saying::new("mice-making-whole"),
            (MakingState::Working, _) if self.from.is_some() => told.fetching(),
            (MakingState::Working, _) => told.solving(),
            (MakingState::Failed, Some(because)) => {
                Saying::new("mice-making-failed").with("because", because.clone())
            }
            (MakingState::Idle | MakingState::Failed, _) => {
                let key = match (&self.from, self.kept) {
                    (Some(_), 0) => "mice-making-fetch",
                    (None, 0) => "mice-making-offer",
                    _ => "mice-making-paused",
                };
                Saying::new(key)
                    .with("share", (100.0 * self.share) as i64)
                    .with("size", (self.bytes / 1_000_000) as i64)
                    .with("from", self.from.clone().unwrap_or_default())
                    .with("minutes", minutes(left.unwrap_or_default()))
            }
        }
    }
}

/// How the making stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MakingState {
    /// Everything is there.
    Whole,
    /// Nobody works on it.
    Idle,
    Working,
    /// It has been stopped, and what is finished stays.
    Failed,
}

/// The work on one solution.
#[derive(Default)]
pub(super) struct Maker(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    /// Stops what goes on.
    timer: Option<Timer>,
    progress: Option<Told>,
    failed: Option<Saying>,
}

impl Maker {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        // It is told anew all the time, so what a panic left behind is still in order.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn told(&self, told: Told) {
        self.inner().progress = Some(told);
    }
}

impl MiceTables {
    /// How the solution by these rules stands.
    pub fn making(&self, rules: &Mice) -> Making {
        let (solution, from) = (self.solution(rules), self.source.as_ref().map(ToString::to_string));
        let (bytes, kept) = solution.sizes();
        let inner = self.maker(rules).inner();
        let state = match &*inner {
            Inner { timer: Some(_), .. } => MakingState::Working,
            _ if solution.is_whole() => MakingState::Whole,
            Inner { failed: Some(_), .. } => MakingState::Failed,
            _ => MakingState::Idle,
        };
        let told = inner.progress.filter(|_| inner.timer.is_some());
        let guess = || {
            let left = 1.0 - kept as f64 / bytes.max(1) as f64;
            Duration::from_secs(SECONDS[usize::from(rules.flying)]).mul_f64(left) / threads() as u32
        };
        let left = match told {
            Some(told) => told.left,
            None => from.is_none().then(guess),
        };
        let share = kept as f64 / bytes.max(1) as f64;
        Making {
            state,
            bytes,
            kept,
            share: told.map_or(share, |told| told.share),
            rate: told.map_or(0.0, |told| told.rate),
            seconds: left.map(|left| left.as_secs()),
            from,
            because: inner.failed.clone(),
        }
    }

    /// Begins to make or to fetch the solution by these rules, or goes on with it, beside everything else. One processor
    /// is left to others, where there are several.
    pub fn make_whole(self: &Arc<Self>, rules: &Mice) {
        let timer = Timer::default();
        {
            let mut inner = self.maker(rules).inner();
            if inner.timer.is_some() || self.solution(rules).is_whole() {
                return;
            }
            *inner = Inner { timer: Some(timer.clone()), progress: None, failed: None };
        }
        let (tables, rules) = (Arc::clone(self), *rules);
        let work = move || {
            let done = tables.work(&rules, &timer);
            let mut inner = tables.maker(&rules).inner();
            let failed = done.err().filter(|error| !error.is_stopped()).map(|error| error.say());
            *inner = Inner { failed, ..Inner::default() };
        };
        let begun = thread::Builder::new().name("mice-tables".to_owned()).spawn(work);
        if begun.is_err() {
            *self.maker(&rules).inner() = Inner::default();
        }
    }

    /// Stops the work by these rules; what is finished stays, and the next time goes on from there.
    pub fn pause(&self, rules: &Mice) {
        if let Some(timer) = &self.maker(rules).inner().timer {
            timer.stop();
        }
    }

    fn work(&self, rules: &Mice, timer: &Timer) -> Result<(), TablesError> {
        let (solution, maker) = (self.solution(rules), self.maker(rules));
        if let Some(source) = &self.source {
            return solution.fetch(source, &|told| maker.told(told), timer);
        }
        let mut progress = solution.progress();
        let mut hear = |news: TablesNews| {
            progress.hear(&news);
            maker.told(progress.told());
        };
        let solve = || solution.solve(Layers::Needed, &mut hear, &mut |_| (), timer);
        match ThreadPoolBuilder::new().num_threads(threads()).build() {
            Ok(pool) => pool.install(solve),
            Err(_) => solution.solve(Layers::Needed, &mut |_| (), &mut |_| (), timer),
        }
    }

    fn maker(&self, rules: &Mice) -> &Maker {
        &self.makers[usize::from(rules.flying)]
    }
}

fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}
