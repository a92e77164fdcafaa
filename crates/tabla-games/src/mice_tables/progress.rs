//! How far the work on the whole solution is, how quick it is, and how long it still takes.

use std::time::{Duration, Instant};

use tabla_core::Saying;
use tabla_mice::MEN;
use tabla_mice::solve::{LayerPlace, Material, OutcomeTables, Round};

use super::{Layers, TablesNews};

/// A position of the placing is worth so much of the work of one where men move: it is looked at once.
const PLACING: f64 = 0.25;
/// After so many rounds a pair is about half done.
const HALF: f64 = 5.0;
/// Positions in a byte.
const PACKED: u64 = 4;
/// Nothing is foretold before so much was worked.
const LEAST: Duration = Duration::from_secs(2);

/// How far some work is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Told {
    /// How much is done, of one.
    pub share: f64,
    /// Positions that are solved in a second, or bytes that are fetched.
    pub rate: f64,
    /// How long it still takes, if it goes on as it did.
    pub left: Option<Duration>,
}

impl Told {
    /// What is said of tables that are solved.
    pub fn solving(&self) -> Saying {
        self.say("mice-making-working", (self.rate / 1e3).round() as i64 * 1000)
    }

    /// What is said of tables that are fetched.
    pub fn fetching(&self) -> Saying {
        self.say("mice-making-fetching", (self.rate / 1e6).round() as i64)
    }

    fn say(&self, key: &'static str, rate: i64) -> Saying {
        let Some(left) = self.left else { return Saying::new("mice-making-begins") };
        Saying::new(key)
            .with("share", (100.0 * self.share) as i64)
            .with("rate", rate)
            .with("minutes", minutes(left))
    }
}

/// A whole number of minutes, one at least.
pub(super) fn minutes(time: Duration) -> i64 {
    i64::try_from(time.as_secs().div_ceil(60).max(1)).unwrap_or(i64::MAX)
}

/// How far the solving is, as its news tell.
#[derive(Clone)]
pub struct Progress {
    begun: Instant,
    order: OutcomeTables,
    total: f64,
    /// What was there before, and was only read.
    found: f64,
    done: f64,
    /// How much of what is being done now is done.
    now: f64,
    /// The layers of the placing that were found.
    placed: f64,
    /// Positions that were solved.
    positions: u64,
}

impl Progress {
    /// Nothing is done yet.
    pub fn begin(order: &OutcomeTables) -> Progress {
        let pairs: u64 = Material::all().map(|material| positions(order.len_of(material))).sum();
        let layers: u64 = Layers::Every.list().map(|placed| in_layer(order, placed)).sum();
        Progress {
            begun: Instant::now(),
            order: order.clone(),
            total: pairs as f64 + PLACING * layers as f64,
            found: 0.0,
            done: 0.0,
            now: 0.0,
            placed: 0.0,
            positions: 0,
        }
    }

    /// Hears what happens.
    pub fn hear(&mut self, news: &TablesNews) {
        let pair = |material| positions(self.order.len_of(material));
        match *news {
            TablesNews::Loaded { material } => {
                let work = pair(material) as f64;
                (self.found, self.done) = (self.found + work, self.done + work);
            }
            TablesNews::LayerLoaded { placed } => {
                // Those above it were solved before, too.
                let above = (placed..2 * MEN).map(|placed| in_layer(&self.order, placed)).sum::<u64>();
                let work = PLACING * above as f64;
                (self.found, self.done) = (self.found + work - self.placed, self.done + work - self.placed);
                self.placed = work;
            }
            TablesNews::Made { material } | TablesNews::NotKept { material, .. } => {
                let positions = pair(material);
                (self.positions, self.done) = (self.positions + positions, self.done + positions as f64);
                self.now = 0.0;
            }
            TablesNews::LayerMade { placed } => {
                let positions = in_layer(&self.order, placed);
                self.positions += positions;
                self.done += PLACING * positions as f64;
                self.now = 0.0;
            }
            TablesNews::Solving { material, round, done, total } => {
                let part = done as f64 / total.max(1) as f64;
                let rounds = match round {
                    Round::Prepare => 0.0,
                    Round::Mirror => 1.0,
                    Round::Hear { round } => f64::from(round) + 1.0 + part,
                    // The last thing that is done.
                    Round::Pack => return,
                };
                self.now = pair(material) as f64 * rounds / (rounds + HALF);
            }
            TablesNews::Working { .. } | TablesNews::Placing { .. } | TablesNews::Damaged { .. } => {}
        }
    }

    /// How far it is.
    pub fn told(&self) -> Told {
        let (spent, worked) = (self.begun.elapsed(), self.done + self.now - self.found);
        let rest = (self.total - self.done - self.now) / worked;
        Told {
            share: ((self.done + self.now) / self.total).clamp(0.0, 1.0),
            rate: self.positions as f64 / spent.as_secs_f64().max(0.001),
            left: (spent > LEAST && worked > 0.0).then(|| spent.mul_f64(rest.clamp(0.0, 1e6))),
        }
    }
}

fn positions(bytes: usize) -> u64 {
    bytes as u64 * PACKED
}

fn in_layer(order: &OutcomeTables, placed: u8) -> u64 {
    positions(LayerPlace::bytes(order, placed))
}
