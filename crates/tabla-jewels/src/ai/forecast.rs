//! What will come: cycles found in the stones that came so far.
//!
//! A refill line is used again from its start, so what came `length` stones ago comes again. For each length
//! the last stones say how much likelier they are under it than by chance; lines of one board are mostly
//! of one length, so the columns are weighed together and, with less trust, each by itself.

use tabla_core::rand_core::Rng;

use super::stream::Stream;
use crate::{Jewel, Lines};

/// The stones that came into each column so far, as numbers 1 to 6.
pub(crate) type Past = [Vec<u8>; 8];

/// How many of the last stones are asked whether they repeat earlier ones. What was guessed wrongly
/// before is forgotten so.
const WINDOW: usize = 64;
/// How sure a repetition is, for a stone may have been guessed wrongly.
const TRUST: f64 = 0.98;
/// How likely it is, before anything is seen, that all lines are of one length.
const COMMON: f64 = 0.8;
/// Lengths that are less likely than the best one by this factor are left out.
const FAINT: f64 = 1e-4;

/// A length of line with its probability; `None` when the line is longer than what was seen.
type Length = (Option<usize>, f64);

/// What one past says about the lines.
#[derive(Clone, Debug)]
pub(crate) struct Cycles {
    past: Past,
    /// The probability that the lines are of one length, and which one.
    common: f64,
    shared: Vec<Length>,
    single: [Vec<Length>; 8],
    /// The logarithm of how likely the past is.
    pub(crate) score: f64,
}

impl Cycles {
    pub(crate) fn of(past: Past) -> Cycles {
        let longest = past.iter().map(Vec::len).max().unwrap_or(0);
        let odds: [Vec<f64>; 8] =
            std::array::from_fn(|column| (1..=longest).map(|length| odds(&past[column], length)).collect());
        let (single_scores, single): (Vec<f64>, Vec<Vec<Length>>) =
            odds.iter().zip(&past).map(|(odds, past)| weigh(&odds[..past.len()])).unzip();
        let together: Vec<f64> =
            (0..longest).map(|index| odds.iter().map(|odds| odds[index]).sum()).collect();
        let (shared_score, shared) = weigh(&together);
        let shared_score = shared_score + COMMON.ln();
        let single_score = single_scores.iter().sum::<f64>() + (1.0 - COMMON).ln();
        let top = shared_score.max(single_score);
        let evidence = top + ((shared_score - top).exp() + (single_score - top).exp()).ln();
        let count: usize = past.iter().map(Vec::len).sum();
        Cycles {
            common: (shared_score - evidence).exp(),
            shared,
            single: single.try_into().unwrap_or_default(),
            score: evidence - count as f64 * 6f64.ln(),
            past,
        }
    }

    pub(crate) fn past(&self) -> &Past {
        &self.past
    }

    /// The stone that comes so many stones from now, if the line has this length and it was seen.
    fn ahead(&self, column: usize, length: Option<usize>, ahead: usize) -> Option<Jewel> {
        let (past, length) = (&self.past[column], length?);
        let since = past.len().checked_sub(length)?;
        Jewel::new(*past.get(since + ahead % length)?)
    }

    /// Imagines the refills to come, by chance where nothing is known.
    fn draw<R: Rng + ?Sized>(&self, dice: &mut R) -> Stream {
        let mut stream = Stream::draw(dice);
        let shared = (share(dice) < self.common).then(|| pick(&self.shared, dice));
        for column in 0..8 {
            let length = shared.unwrap_or_else(|| pick(&self.single[column], dice));
            self.imagine(column, length, &mut stream, dice);
        }
        stream
    }

    fn imagine<R: Rng + ?Sized>(
        &self,
        column: usize,
        length: Option<usize>,
        stream: &mut Stream,
        dice: &mut R,
    ) {
        let known = length.filter(|&length| length <= self.past[column].len());
        let habit = if known.is_none() { habit(&self.past[column]) } else { None };
        for ahead in 0..Stream::LENGTH {
            let stone = self.ahead(column, known, ahead).or_else(|| Some(draw_stone(habit.as_ref()?, dice)));
            if let Some(stone) = stone {
                stream.set(column, ahead, stone);
            }
        }
    }

    /// Adds this past's opinion of the stones to come to the votes.
    fn vote(&self, weight: f64, votes: &mut Votes) {
        for column in 0..8 {
            let shared = self.shared.iter().map(|&(length, chance)| (length, chance * self.common));
            let single =
                self.single[column].iter().map(|&(length, chance)| (length, chance * (1.0 - self.common)));
            for (length, chance) in shared.chain(single) {
                for (ahead, votes) in votes[column].iter_mut().enumerate() {
                    if let Some(stone) = self.ahead(column, length, ahead) {
                        votes[stone.index()] += weight * chance;
                    }
                }
            }
        }
    }
}

/// For each column and each of the next stones the probability of each colour.
type Votes = Vec<Vec<[f64; 6]>>;

/// The stones to come as far as they are known.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    columns: [Vec<Option<Jewel>>; 8],
}

impl Known {
    /// The stone that comes into a column, 0 to 7, so many stones from now; `None` if that is not known.
    #[inline]
    pub fn stone(&self, column: usize, ahead: usize) -> Option<Jewel> {
        let column = self.columns.get(column)?;
        *column.get(ahead % column.len().max(1))?
    }

    /// In how many columns the very next stone is known.
    pub fn columns(&self) -> usize {
        (0..8).filter(|&column| self.stone(column, 0).is_some()).count()
    }
}

/// What is expected to come, out of several pasts that may have been.
#[derive(Clone, Debug, Default)]
pub struct Forecast {
    pasts: Vec<(Cycles, f64)>,
}

impl Forecast {
    /// Pasts that may have been, the likelier ones with more weight.
    pub(crate) fn of(pasts: &[Cycles]) -> Forecast {
        let top = pasts.iter().map(|cycles| cycles.score).fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = pasts.iter().map(|cycles| (cycles.score - top).exp()).collect();
        let sum: f64 = weights.iter().sum();
        let pasts = pasts.iter().cloned().zip(weights.into_iter().map(|weight| weight / sum));
        Forecast { pasts: pasts.filter(|(_, weight)| *weight > FAINT).collect() }
    }

    /// Imagines the refills to come, by chance where nothing is known.
    pub fn draw<R: Rng + ?Sized>(&self, dice: &mut R) -> Stream {
        let mut rest = share(dice);
        for (cycles, weight) in &self.pasts {
            rest -= weight;
            if rest < 0.0 {
                return cycles.draw(dice);
            }
        }
        Stream::draw(dice)
    }

    /// The stones to come that are at least this probable.
    pub fn known(&self, at_least: f64) -> Known {
        let mut votes: Votes = vec![vec![[0.0; 6]; Lines::LONGEST.min(256)]; 8];
        for (cycles, weight) in &self.pasts {
            cycles.vote(*weight, &mut votes);
        }
        let sure = |votes: &[f64; 6]| {
            Jewel::ALL.into_iter().find(|jewel| votes[jewel.index()] >= at_least.max(0.51))
        };
        Known { columns: std::array::from_fn(|column| votes[column].iter().map(sure).collect()) }
    }
}

/// The logarithm of how much likelier the last stones are if the line has this length than by chance.
fn odds(past: &[u8], length: usize) -> f64 {
    let (again, other) = ((6.0 * TRUST).ln(), (6.0 * (1.0 - TRUST) / 5.0).ln());
    let mut sum = 0.0;
    for index in (length.max(past.len().saturating_sub(WINDOW))..past.len()).rev() {
        sum += if past[index] == past[index - length] { again } else { other };
        if sum < -20.0 {
            break;
        }
    }
    sum
}

/// The probability of each length from its odds, and the logarithm of how likely it all is.
fn weigh(odds: &[f64]) -> (f64, Vec<Length>) {
    let unseen: f64 = (odds.len() + 1..=Lines::LONGEST).map(prior).sum::<f64>() + 1e-6;
    let mut logs: Vec<(Option<usize>, f64)> = vec![(None, unseen.ln())];
    logs.extend((1..).zip(odds).map(|(length, odds)| (Some(length), prior(length).ln() + odds)));
    let top = logs.iter().map(|&(_, log)| log).fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = logs.iter().map(|&(_, log)| (log - top).exp()).sum();
    let chances = logs.into_iter().map(|(length, log)| (length, (log - top).exp() / sum));
    (top + sum.ln(), chances.filter(|(_, chance)| *chance > FAINT).collect())
}

/// How likely a length is before anything is seen: the longer, the less; shorter ones than are allowed
/// stand for lines that repeat a pattern.
fn prior(length: usize) -> f64 {
    let weight = 1.0 / length.max(Lines::SHORTEST) as f64;
    weight / if length < Lines::SHORTEST { 12.0 } else { 6.0 }
}

/// How often each colour came into a column that favours some; `None` while that may be chance.
fn habit(past: &[u8]) -> Option<[f64; 6]> {
    let mut counts = [0.0; 6];
    for &number in past {
        counts[usize::from(number).saturating_sub(1).min(5)] += 1.0;
    }
    let expected = past.len() as f64 / 6.0;
    let chi_square: f64 = counts.iter().map(|count| (count - expected).powi(2)).sum::<f64>() / expected;
    // The 99.9 % quantile for five degrees of freedom. One stone of each colour is added for caution.
    (past.len() >= 12 && chi_square > 20.52)
        .then(|| counts.map(|count| (count + 1.0) / (past.len() as f64 + 6.0)))
}

fn draw_stone<R: Rng + ?Sized>(habit: &[f64; 6], dice: &mut R) -> Jewel {
    let mut rest = share(dice);
    let drawn = Jewel::ALL.into_iter().find(|jewel| {
        rest -= habit[jewel.index()];
        rest < 0.0
    });
    drawn.unwrap_or(Jewel::Violet)
}

fn pick<R: Rng + ?Sized>(lengths: &[Length], dice: &mut R) -> Option<usize> {
    let mut rest = share(dice);
    lengths
        .iter()
        .find(|(_, chance)| {
            rest -= chance;
            rest < 0.0
        })?
        .0
}

/// A number from 0 up to 1.
fn share<R: Rng + ?Sized>(dice: &mut R) -> f64 {
    (dice.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}
