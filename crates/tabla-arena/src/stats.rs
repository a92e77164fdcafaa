//! Who is stronger, and how sure that is.
//!
//! Everything here is a pure function of counted results. A result is what one side got: 1 for a win, ½ for
//! a draw, 0 for a loss. Games come in pairs of the same luck or the same opening with the seats changed, so
//! the two games of a pair are not independent; the pairs are. Hence everything is counted by pairs, of
//! which there are five kinds ([`Pairs`]), and a game without its other half is counted by itself
//! ([`Tally`]).
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
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
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

    /// All games.
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

    /// All pairs.
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

    /// The standard error of the share of the points.
    fn error(&self) -> Option<f64> {
        let (mean, total) = (self.score()?, self.total());
        let spread = self.outcomes().into_iter().map(|(value, count)| count * (value - mean).powi(2));
        Some((spread.sum::<f64>() / total / total).sqrt())
    }

    /// How strong that is; `None` when nothing was played.
    fn estimate(&self) -> Option<Estimate> {
        let (score, error) = (self.score()?, self.error()?);
        let reach = CENTRAL_95 * error;
        // All games may have ended alike: then there is no doubt, unless they were all drawn.
        let superiority = if score == 0.5 { 0.5 } else { normal_below((score - 0.5) / error) };
        Some(Estimate {
            score,
            error,
            elo: elo_of(score),
            low: elo_of((score - reach).max(0.0)),
            high: elo_of((score + reach).min(1.0)),
            superiority,
        })
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

/// How strong one side is against the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The share of the points.
    pub score: f64,
    /// Its standard error.
    pub error: f64,
    /// The Elo difference; endless when all or none of the points were made.
    pub elo: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// How likely this side is the stronger one.
    pub superiority: f64,
}
