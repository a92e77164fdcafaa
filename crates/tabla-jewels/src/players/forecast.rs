//! What will come: cycles found in the stones that came so far.
//!
//! A refill line is used again from its start, so what came `length` stones ago comes again. For each length
//! the last stones say how much likelier they are under it than by chance; lines of one board are mostly
//! of one length, so the columns are weighed together and, with less trust, each by itself.

use std::sync::OnceLock;

use tabla_core::rand_core::Rng;

use super::stream::Stream;
use crate::{Jewel, Lines};

/// The stones that came into each column so far, as numbers 1 to 6; a 0 stands for any number of stones that
/// could not be made out.
pub(crate) type Past = [Vec<u8>; 8];

/// The gap in a past.
pub(crate) const GAP: u8 = 0;

/// How many of the last stones are asked whether they repeat earlier ones.
const WINDOW: usize = 64;
/// How sure a repetition is while nothing is wrong.
const TRUST: f64 = 0.98;
/// How often something goes wrong from one stone to the next: a stone was overlooked or guessed wrongly; and
/// how often that is over again.
const SLIP: f64 = 0.02;
const MEND: f64 = 0.1;
/// How likely it is that a cycle was made out wrongly.
const DOUBT: f64 = 0.1;
/// How likely it is, before anything is seen, that all lines are of one length.
const COMMON: f64 = 0.95;
/// What is less likely than the best by this factor is left out.
const FAINT: f64 = 1e-3;

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

    /// What speaks for a length of all lines, in logarithms.
    pub(crate) fn favour(&self, length: usize) -> f64 {
        let chance =
            self.shared.iter().find(|(other, _)| *other == Some(length)).map_or(0.0, |(_, chance)| *chance);
        (1e-5 + chance * self.common).ln()
    }

    pub(crate) fn past(&self) -> &Past {
        &self.past
    }

    /// What comes into a column: every cycle that it may be in, each at every place, with probabilities that
    /// need not add up to 1.
    fn turns(&self, column: usize) -> Vec<Turning> {
        let shared = self.shared.iter().map(|&(length, chance)| (length, chance * self.common));
        let single =
            self.single[column].iter().map(|&(length, chance)| (length, chance * (1.0 - self.common)));
        let likely = shared.chain(single).filter(|(_, chance)| *chance > 0.01);
        let past = &self.past[column];
        let mut turns: Vec<Turning> =
            likely.flat_map(|(length, chance)| Turning::all(past, length, chance)).collect();
        let rest = 1.0 - turns.iter().map(|turning| turning.chance).sum::<f64>();
        turns.extend(echoes(past).into_iter().map(|echo| Turning { chance: echo.chance * rest, ..echo }));
        turns
    }
}

/// A cycle, begun with the stone that comes next, and its probability.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Turning {
    pub(crate) cycle: Vec<u8>,
    pub(crate) chance: f64,
}

impl Turning {
    /// The cycle of this length in a past, at each place where it may stand now.
    fn all(past: &[u8], length: Option<usize>, chance: f64) -> Vec<Turning> {
        let Some(cycle) = length.and_then(|length| cycle(past, length)) else { return Vec::new() };
        let recent = past.rsplit(|&stone| stone == GAP).next().unwrap_or_default();
        let fits: Vec<f64> = (0..cycle.len()).map(|place| fit(recent, &cycle, place)).collect();
        // Perhaps the cycle is at none of its places, because it is none.
        let sum: f64 = fits.iter().sum::<f64>() + DOUBT * cycle.len() as f64;
        let places = fits.into_iter().enumerate().filter(|(_, fit)| fit / sum > 0.01);
        places
            .map(|(place, fit)| {
                let mut cycle = cycle.clone();
                cycle.rotate_left(place);
                Turning { cycle, chance: chance * fit / sum }
            })
            .collect()
    }

    fn stone(&self, ahead: usize) -> Option<Jewel> {
        Jewel::new(self.cycle[ahead % self.cycle.len()])
    }
}

/// What came after earlier stones that were the same as the last ones. This helps where gaps hide the length
/// of the line.
fn echoes(past: &[u8]) -> Vec<Turning> {
    let same = |end: usize| {
        let pairs = past.iter().rev().zip(past[..end].iter().rev());
        pairs.take(LONGEST_ECHO).take_while(|(one, other)| one == other && **one != GAP).count()
    };
    let prior = REPEATS / past.len().max(1) as f64;
    let weights: Vec<(usize, f64)> = (1..past.len())
        .map(|end| (end, same(end)))
        .filter(|(_, length)| *length >= SHORTEST_ECHO)
        .map(|(end, length)| (end, prior * (6.0 * TRUST).powi(length as i32)))
        .collect();
    let sum = 1.0 + weights.iter().map(|(_, weight)| weight).sum::<f64>();
    let followed = |end: usize| {
        let seen = past[end..].iter().copied().take_while(|&stone| stone != GAP).take(AHEAD);
        let mut cycle: Vec<u8> = seen.collect();
        cycle.resize(AHEAD, GAP);
        cycle
    };
    let likely = weights.into_iter().filter(|(_, weight)| weight / sum > 0.02);
    likely.map(|(end, weight)| Turning { cycle: followed(end), chance: weight / sum }).collect()
}

/// How many of the last stones are looked for earlier on: at least, and at most.
const SHORTEST_ECHO: usize = 5;
const LONGEST_ECHO: usize = 12;
/// How likely it is that the last stones came before.
const REPEATS: f64 = 0.03;

/// So many stones in a row that the past repeats most faithfully.
fn cycle(past: &[u8], length: usize) -> Option<Vec<u8>> {
    let repeats = |start: usize| {
        let again = past[start + length..].iter().zip(&past[start..]);
        again.take(2 * length).take_while(|(one, other)| one == other).count()
    };
    let whole = (0..(past.len() + 1).checked_sub(length)?)
        .filter(|&start| !past[start..start + length].contains(&GAP));
    let best = whole.max_by_key(|&start| repeats(start))?;
    Some(past[best..best + length].to_vec())
}

/// How well the last stones fit if the stone at this place of the cycle comes next.
fn fit(recent: &[u8], cycle: &[u8], place: usize) -> f64 {
    let pairs = recent.iter().rev().zip((0..cycle.len()).rev().cycle().skip(cycle.len() - place));
    follow(pairs.take(WINDOW).map(|(&stone, index)| stone == cycle[index]))
}

/// For each column and each of the next stones the probability of each colour.
type Votes = Vec<Vec<[f64; 6]>>;

/// The stones to come as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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

    /// How much of what comes is known: the share of the columns whose next stone is, the middle ones
    /// counting more because more comes into them.
    pub fn share(&self) -> f64 {
        const SHARES: [f64; 8] = [0.05, 0.1, 0.16, 0.19, 0.19, 0.16, 0.1, 0.05];
        (0..8).filter(|&column| self.stone(column, 0).is_some()).map(|column| SHARES[column]).sum()
    }

    /// In how many columns the very next stone is known.
    pub fn columns(&self) -> usize {
        (0..8).filter(|&column| self.stone(column, 0).is_some()).count()
    }
}

/// What is expected to come, out of several pasts that may have been.
#[derive(Clone, Debug, Default)]
pub struct Forecast {
    pasts: Vec<Expected>,
}

/// What is expected after one past.
#[derive(Clone, Debug)]
pub(crate) struct Expected {
    pub(crate) weight: f64,
    pub(crate) columns: [Vec<Turning>; 8],
    pub(crate) habits: [Option<[f64; 6]>; 8],
}

impl Forecast {
    /// Pasts that may have been, the likelier ones with more weight.
    pub(crate) fn of(pasts: &[Cycles]) -> Forecast {
        let top = pasts.iter().map(|cycles| cycles.score).fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = pasts.iter().map(|cycles| (cycles.score - top).exp()).collect();
        let sum: f64 = weights.iter().sum();
        let likely = pasts.iter().zip(weights).filter(|(_, weight)| weight / sum > FAINT);
        let expected = likely.map(|(cycles, weight)| Expected {
            weight: weight / sum,
            columns: std::array::from_fn(|column| cycles.turns(column)),
            habits: std::array::from_fn(|column| habit(&cycles.past[column])),
        });
        Forecast { pasts: expected.collect() }
    }

    pub(crate) fn expecting(expected: Expected) -> Forecast {
        Forecast { pasts: vec![expected] }
    }

    /// Imagines the refills to come, by chance where nothing is known.
    pub fn draw<R: Rng + ?Sized>(&self, dice: &mut R) -> Stream {
        let mut stream = Stream::draw(dice);
        let mut rest = share(dice);
        let drawn = self.pasts.iter().find(|past| {
            rest -= past.weight;
            rest < 0.0
        });
        let Some(past) = drawn else { return stream };
        for column in 0..8 {
            let mut rest = share(dice);
            let turning = past.columns[column].iter().find(|turning| {
                rest -= turning.chance;
                rest < 0.0
            });
            let habit = &past.habits[column];
            for ahead in 0..Stream::LENGTH {
                let stone = match (turning, habit) {
                    (Some(turning), _) => turning.stone(ahead),
                    (None, Some(habit)) => Some(draw_stone(habit, dice)),
                    (None, None) => break,
                };
                if let Some(stone) = stone {
                    stream.set(column, ahead, stone);
                }
            }
        }
        stream
    }

    /// The stones to come that are at least this probable.
    pub fn known(&self, at_least: f64) -> Known {
        let mut votes: Votes = vec![vec![[0.0; 6]; AHEAD]; 8];
        for past in &self.pasts {
            for (turnings, votes) in past.columns.iter().zip(&mut votes) {
                for turning in turnings {
                    for (ahead, votes) in votes.iter_mut().enumerate() {
                        if let Some(stone) = turning.stone(ahead) {
                            votes[stone.index()] += past.weight * turning.chance;
                        }
                    }
                }
            }
        }
        let sure = |votes: &[f64; 6]| {
            Jewel::ALL.into_iter().find(|jewel| votes[jewel.index()] >= at_least.max(0.51))
        };
        Known { columns: std::array::from_fn(|column| votes[column].iter().map(sure).collect()) }
    }
}

/// How many stones of each column are foretold.
const AHEAD: usize = 192;

/// The logarithm of how much likelier the last stones are if the line has this length than by chance.
fn odds(past: &[u8], length: usize) -> f64 {
    // Nobody knows how far apart stones are that have a gap between them.
    let pieces = past.rsplit(|&stone| stone == GAP);
    let repeats = |piece: &[u8], index: usize| piece[index] == piece[index - length];
    let pairs = pieces.flat_map(|piece| (length..piece.len()).rev().map(move |index| repeats(piece, index)));
    follow(pairs.take(WINDOW)).ln()
}

/// How much likelier these repetitions are than chance makes them, the last stone first. Now and then the
/// past is wrong for a while; then they are as likely as chance makes them.
fn follow(repeats: impl Iterator<Item = bool>) -> f64 {
    let (mut right, mut wrong): (f64, f64) = (0.8, 0.2);
    for (count, repeats) in repeats.enumerate() {
        let fits = if repeats { 6.0 * TRUST } else { 6.0 * (1.0 - TRUST) / 5.0 };
        (right, wrong) = ((right * (1.0 - SLIP) + wrong * MEND) * fits, right * SLIP + wrong * (1.0 - MEND));
        if count == 24 && right + wrong < 0.5 {
            break;
        }
    }
    right + wrong
}

/// The probability of each length from its odds, and the logarithm of how likely it all is.
fn weigh(odds: &[f64]) -> (f64, Vec<Length>) {
    let priors = priors();
    let mut logs: Vec<(Option<usize>, f64)> = vec![(None, priors.longer[odds.len().min(Lines::LONGEST)])];
    let lengths = odds.iter().zip(&priors.length).zip(1..);
    logs.extend(lengths.map(|((odds, prior), length)| (Some(length), prior + odds)));
    let top = logs.iter().map(|&(_, log)| log).fold(f64::NEG_INFINITY, f64::max);
    logs.retain(|(_, log)| log - top > FAINT.ln());
    let sum: f64 = logs.iter().map(|&(_, log)| (log - top).exp()).sum();
    (top + sum.ln(), logs.into_iter().map(|(length, log)| (length, (log - top).exp() / sum)).collect())
}

/// The logarithms of how likely each length is before anything is seen, and all lengths above it together.
struct Priors {
    length: Vec<f64>,
    longer: Vec<f64>,
}

fn priors() -> &'static Priors {
    static PRIORS: OnceLock<Priors> = OnceLock::new();
    PRIORS.get_or_init(|| {
        let mut sum = 1e-6;
        let mut longer: Vec<f64> = vec![f64::ln(sum)];
        for length in (1..=Lines::LONGEST).rev() {
            sum += prior(length);
            longer.push(sum.ln());
        }
        longer.reverse();
        Priors { length: (1..=Lines::LONGEST).map(|length| prior(length).ln()).collect(), longer }
    })
}

/// How likely a length is before anything is seen: the longer, the less; shorter ones than are allowed
/// stand for lines that repeat a pattern.
fn prior(length: usize) -> f64 {
    let weight = 1.0 / length.max(Lines::SHORTEST) as f64;
    weight / if length < Lines::SHORTEST { 200.0 } else { 6.0 }
}

/// How often each colour came into a column that favours some; `None` while that may be chance.
fn habit(past: &[u8]) -> Option<[f64; 6]> {
    let mut counts = [0.0; 6];
    for stone in past.iter().filter_map(|&number| Jewel::new(number)) {
        counts[stone.index()] += 1.0;
    }
    let sum: f64 = counts.iter().sum();
    let expected = sum / 6.0;
    let chi_square: f64 = counts.iter().map(|count| (count - expected).powi(2)).sum::<f64>() / expected;
    // The 99.9 % quantile for five degrees of freedom. One stone of each colour is added for caution.
    (sum >= 12.0 && chi_square > 20.52).then(|| counts.map(|count| (count + 1.0) / (sum + 6.0)))
}

fn draw_stone<R: Rng + ?Sized>(habit: &[f64; 6], dice: &mut R) -> Jewel {
    let mut rest = share(dice);
    let drawn = Jewel::ALL.into_iter().find(|jewel| {
        rest -= habit[jewel.index()];
        rest < 0.0
    });
    drawn.unwrap_or(Jewel::Violet)
}

/// A number from 0 up to 1.
fn share<R: Rng + ?Sized>(dice: &mut R) -> f64 {
    (dice.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}
