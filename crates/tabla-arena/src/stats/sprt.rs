//! The sequential probability ratio test: play until it is clear which of two claims is the better one.
//!
//! The claims are about the mean of the results, or about the mean measured in standard deviations. Each is
//! compared by the distribution that fits the results best *among those for which the claim holds*; the
//! logarithm of the ratio of both likelihoods is summed over all results. When it leaves the bounds that
//! follow from the two chances of an error, the test is over.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabla_core::Say;

use super::{Scores, score_at};

/// An outcome that never came counts as often as this: it is not impossible.
const SELDOM: f64 = 1e-3;

/// Normalised Elo of a standard deviation of a single game.
const ELO_PER_DEVIATION: f64 = 800.0 / std::f64::consts::LN_10;

/// What the two claims are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Model {
    /// The share of the points, as Elo.
    #[default]
    Logistic,
    /// The share of the points above one half, in standard deviations of a game: the length of a test does
    /// not depend on how many games are drawn.
    Normalised,
}

/// A test: two claims, and how often each may be taken for the other.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    /// How often the upper one may be accepted although the lower one is true.
    pub alpha: f64,
    /// How often the lower one may be accepted although the upper one is true.
    pub beta: f64,
    /// What they are about.
    pub model: Model,
}

/// Where a test stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trend {
    /// The lower claim is accepted.
    Lower,
    /// Nothing is clear yet.
    Open,
    /// The upper claim is accepted.
    Upper,
}

impl Sprt {
    /// The logarithms of the ratio at which the test ends.
    ///
    /// ```
    /// use tabla_arena::stats::Sprt;
    /// let test: Sprt = "0,5,0.05,0.05".parse().unwrap();
    /// let (low, high) = test.bounds();
    /// assert!((high - 19f64.ln()).abs() < 1e-12 && (low + high).abs() < 1e-12);
    /// ```
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of the ratio after these results.
    pub fn llr(&self, results: &impl Scores) -> f64 {
        llr(results, self.elo0, self.elo1, self.model)
    }

    /// Where the test stands at this ratio.
    pub fn trend(&self, llr: f64) -> Trend {
        let (low, high) = self.bounds();
        if llr >= high {
            Trend::Upper
        } else if llr <= low {
            Trend::Lower
        } else {
            Trend::Open
        }
    }
}

/// A text that is no test.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("arena-sprt-wrong", error)]
pub struct SprtError {
    pub text: String,
}

impl FromStr for Sprt {
    type Err = SprtError;

    /// Reads `0,5,0.05,0.05`; with `,normalised` behind it the Elo are normalised ones.
    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let wrong = || SprtError { text: text.to_owned() };
        let mut parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let model = match parts.last() {
            Some(&"normalised" | &"normalized") => Model::Normalised,
            _ => Model::Logistic,
        };
        if model == Model::Normalised || parts.last() == Some(&"logistic") {
            parts.pop();
        }
        let numbers: Result<Vec<f64>, _> = parts.into_iter().map(str::parse).collect();
        let &[elo0, elo1, alpha, beta] = &numbers.map_err(|_| wrong())?[..] else { return Err(wrong()) };
        let chance = |chance: f64| chance > 0.0 && chance < 0.5;
        let claim = |elo: f64| elo.abs() <= 1000.0;
        if claim(elo0) && claim(elo1) && elo0 < elo1 && chance(alpha) && chance(beta) {
            Ok(Sprt { elo0, elo1, alpha, beta, model })
        } else {
            Err(wrong())
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{},{}", self.elo0, self.elo1, self.alpha, self.beta)?;
        if self.model == Model::Normalised { f.write_str(",normalised") } else { Ok(()) }
    }
}

/// The logarithm of how much better the upper claim explains the results than the lower one; 0 when nothing
/// was played.
pub fn llr(results: &impl Scores, elo0: f64, elo1: f64, model: Model) -> f64 {
    let total = results.total();
    if total == 0.0 {
        return 0.0;
    }
    let counts: Vec<(f64, f64)> =
        results.outcomes().into_iter().map(|(value, count)| (value, count.max(SELDOM))).collect();
    let all: f64 = counts.iter().map(|(_, count)| count).sum();
    let shares: Vec<(f64, f64)> = counts.iter().map(|(value, count)| (*value, count / all)).collect();
    let fitted = |elo: f64| match model {
        Model::Logistic => with_mean(&shares, score_at(elo)),
        Model::Normalised => with_deviations(&shares, elo / ELO_PER_DEVIATION * results.games_each().sqrt()),
    };
    let (lower, upper) = (fitted(elo0), fitted(elo1));
    let gain = shares.iter().zip(lower.iter().zip(&upper));
    all * gain.map(|((_, share), (lower, upper))| share * (upper / lower).ln()).sum::<f64>()
}

/// The most likely distribution with this mean.
///
/// Where Σ pᵢ = 1 and Σ pᵢ (aᵢ - m) = 0 hold, Σ sᵢ ln pᵢ is greatest at pᵢ = sᵢ / (1 + x (aᵢ - m)).
fn with_mean(shares: &[(f64, f64)], mean: f64) -> Vec<f64> {
    tilted(shares, |value| value - mean)
}

/// The most likely distribution whose mean is so many standard deviations above one half.
///
/// The slope of the condition μ - ½ - tσ = 0 depends on μ and σ themselves, so it is approached step by step.
fn with_deviations(shares: &[(f64, f64)], deviations: f64) -> Vec<f64> {
    let mut chances = vec![1.0 / shares.len() as f64; shares.len()];
    for _ in 0..1000 {
        let weighed = || shares.iter().map(|(value, _)| *value).zip(chances.iter().copied());
        let mean: f64 = weighed().map(|(value, chance)| value * chance).sum();
        let deviation = weighed().map(|(value, chance)| chance * (value - mean).powi(2)).sum::<f64>().sqrt();
        let next = tilted(shares, |value| {
            let away = (value - mean) / deviation;
            value - 0.5 - deviations * deviation * (1.0 + away * away) / 2.0
        });
        let change = next.iter().zip(&chances).map(|(next, old)| (next - old).abs()).fold(0.0, f64::max);
        chances = next;
        if change < 1e-14 {
            break;
        }
    }
    chances
}

/// The shares, each divided by 1 + x · slope, for the x with Σ share · slope / (1 + x · slope) = 0.
fn tilted(shares: &[(f64, f64)], slope: impl Fn(f64) -> f64) -> Vec<f64> {
    let slopes: Vec<f64> = shares.iter().map(|(value, _)| slope(*value)).collect();
    let steepest = slopes.iter().copied().fold(f64::MIN, f64::max);
    let lowest = slopes.iter().copied().fold(f64::MAX, f64::min);
    let both = || shares.iter().map(|(_, share)| *share).zip(slopes.iter().copied());
    let x = if steepest <= 0.0 || lowest >= 0.0 {
        0.0
    } else {
        falling_zero(-1.0 / steepest, -1.0 / lowest, |x| {
            let each = both().map(|(share, slope)| (share, slope / (1.0 + x * slope)));
            each.fold((0.0, 0.0), |(value, slope), (share, part)| {
                (value + share * part, slope - share * part * part)
            })
        })
    };
    both().map(|(share, slope)| share / (1.0 + x * slope)).collect()
}

/// Where a falling function between two poles is 0; the function gives its value and its slope.
fn falling_zero(mut low: f64, mut high: f64, function: impl Fn(f64) -> (f64, f64)) -> f64 {
    let mut x = if low < 0.0 && high > 0.0 { 0.0 } else { (low + high) / 2.0 };
    for _ in 0..200 {
        let (value, slope) = function(x);
        if value == 0.0 {
            break;
        }
        if value > 0.0 {
            low = x
        } else {
            high = x
        }
        let newton = x - value / slope;
        let next = if newton > low && newton < high { newton } else { (low + high) / 2.0 };
        if (next - x).abs() <= 1e-16 * x.abs() {
            break;
        }
        x = next;
    }
    x
}
