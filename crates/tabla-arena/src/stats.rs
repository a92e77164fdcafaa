//! Who is stronger, and how sure that is.
//!
//! Everything here is a pure function of counted results. A result is what one side got: 1 for a win, ½ for
//! a draw, 0 for a loss. Games come in pairs of the same luck or the same opening with the seats changed, so
//! the two games of a pair are not independent; the pairs are. Hence everything is counted by pairs, of
//! which there are five kinds ([`Pairs`]), and a game without its other half is counted by itself
//! ([`Tally`]); [`Units`] are both together.
//!
//! Few games never make anything certain. With fewer than ten units, or where all of them ended alike, the
//! sample's own variance says nothing, and the greatest that is possible takes its place: that of a value
//! between 0 and 1 with the mean m is at most m(1 - m). The interval is then Wilson's.
//!
//! ```
//! use tabla_arena::stats::{Pairs, Scores, elo_of};
//!
//! let pairs = Pairs([3, 11, 40, 31, 15]);
//! assert_eq!(pairs.score(), Some(0.61));
//! assert!((elo_of(0.61) - 77.706_091_194).abs() < 1e-9);
//! let estimate = pairs.estimate().unwrap();
//! assert!(estimate.low < estimate.elo && estimate.elo < estimate.high);
//! assert!(estimate.superiority > 0.99);
//! ```

mod normal;
mod sprt;

use serde::{Deserialize, Serialize};

pub use normal::{CENTRAL_95, normal_below};
pub use sprt::{Model, Sprt, SprtError, Trend, llr};

/// The Elo difference at which this share of the points is to be expected: endless at 0 and 1.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The share of the points to be expected at this Elo difference.
pub fn score_at(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Single games from one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

impl Tally {
    /// Counts one more game: 2 half points for a win, 1 for a draw, 0 for a loss.
    pub fn add(&mut self, halves: u8) {
        match halves {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// A win counts one, a draw a half.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }
}

/// Pairs of games from one side, by their points: none, ½, 1, 1½, 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pairs(pub [u64; 5]);

impl Pairs {
    /// Counts one more pair, by the half points of both its games together.
    pub fn add(&mut self, halves: u8) {
        self.0[usize::from(halves.min(4))] += 1;
    }

    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }
}

/// Counted results of which a strength can be told.
pub trait Scores {
    /// What can come out, as a share of the points, with how often it did; from 0 to 1, evenly spaced.
    fn outcomes(&self) -> Vec<(f64, f64)>;

    /// How many games one outcome stands for.
    fn games_each(&self) -> f64;

    /// How often something came out.
    fn total(&self) -> f64 {
        self.outcomes().iter().map(|(_, count)| count).sum()
    }

    /// The share of the points; `None` when nothing was played.
    fn score(&self) -> Option<f64> {
        let total = self.total();
        let points: f64 = self.outcomes().iter().map(|(value, count)| value * count).sum();
        (total > 0.0).then(|| points / total)
    }

    /// How strong that is; `None` when nothing was played.
    fn estimate(&self) -> Option<Estimate> {
        estimate(self.outcomes().into_iter().map(|(value, count)| (value, count, self.games_each())))
    }
}

impl Scores for Tally {
    fn outcomes(&self) -> Vec<(f64, f64)> {
        vec![(0.0, self.losses as f64), (0.5, self.draws as f64), (1.0, self.wins as f64)]
    }

    fn games_each(&self) -> f64 {
        1.0
    }
}

impl Scores for Pairs {
    fn outcomes(&self) -> Vec<(f64, f64)> {
        self.0.iter().enumerate().map(|(place, &count)| (place as f64 / 4.0, count as f64)).collect()
    }

    fn games_each(&self) -> f64 {
        2.0
    }
}

/// All that one side has played: whole pairs, and games without their other half. Each of them is a unit,
/// independent of the others; a pair weighs as much as its two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Units {
    pub pairs: Pairs,
    /// The games without their other half.
    pub single: Tally,
}

impl Units {
    /// How strong that is; `None` when nothing was played.
    pub fn estimate(&self) -> Option<Estimate> {
        fn weighed(scores: &impl Scores) -> impl Iterator<Item = (f64, f64, f64)> {
            let games = scores.games_each();
            scores.outcomes().into_iter().map(move |(value, count)| (value, count, games))
        }
        estimate(weighed(&self.pairs).chain(weighed(&self.single)))
    }
}

/// With fewer units nothing is read out of their variance.
const FEW: f64 = 10.0;

/// How strong that is: what came out, how often, and how many games it stands for.
fn estimate(units: impl Iterator<Item = (f64, f64, f64)>) -> Option<Estimate> {
    let units: Vec<_> = units.collect();
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        units.iter().map(|&(value, count, games)| count * of(value, games)).sum()
    };
    let games = sum(&|_, games| games);
    if games == 0.0 {
        return None;
    }
    let score = sum(&|value, games| value * games) / games;
    // Where all weigh the same, this is how many there are.
    let effective = games * games / sum(&|_, games| games * games);
    let spread = sum(&|value, mass| (mass * (value - score)).powi(2));
    let is_sure = effective >= FEW && spread > 0.0;
    let error = if is_sure { spread.sqrt() / games } else { (0.25 / effective).sqrt() };
    let (low, high) = if is_sure {
        (score - CENTRAL_95 * error, score + CENTRAL_95 * error)
    } else {
        wilson(score, effective)
    };
    let superiority = normal_below((score - 0.5) / error);
    Some(Estimate {
        score,
        error,
        elo: elo_of(score),
        low: elo_of(low.max(0.0)),
        high: elo_of(high.min(1.0)),
        superiority: superiority.clamp(f64::EPSILON, 1.0 - f64::EPSILON),
    })
}

/// Wilson's interval for the mean of so many values between 0 and 1.
fn wilson(mean: f64, count: f64) -> (f64, f64) {
    let share = CENTRAL_95 * CENTRAL_95 / count;
    let middle = (mean + share / 2.0) / (1.0 + share);
    let reach = (share * (mean * (1.0 - mean) + share / 4.0)).sqrt() / (1.0 + share);
    // At the ends it is exact, and rounding must not make it less.
    let low = if mean > 0.0 { middle - reach } else { 0.0 };
    let high = if mean < 1.0 { middle + reach } else { 1.0 };
    (low, high)
}

/// How strong one side is against the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The share of the points.
    pub score: f64,
    /// Its standard error: that of the sample, or with few units the greatest that is possible.
    pub error: f64,
    /// The Elo difference; endless when all or none of the points were made.
    pub elo: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    pub high: f64,
    /// How likely this side is the stronger one.
    pub superiority: f64,
}
