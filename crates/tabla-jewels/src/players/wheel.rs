//! What came laid round a cycle: how a line of a certain length can hold all that was seen of it.
//!
//! How a round went is seldom certain, so each column is followed by itself through every likely way at once.
//! Where a round tells nothing but the stones that came last, they are laid everywhere, and what comes later
//! shows which places were right.

use std::collections::HashMap;
use std::fmt::Write;

use super::explain::Arrivals;
use super::forecast::{Expected, Forecast, Known, Past, Turning};
use crate::{Jewel, Lines};

/// The longest line that is laid out.
const LONGEST: usize = 32;
/// How sure a stone is that was made out.
const TRUST: f32 = 0.98;
/// What is less likely than the best by this, in logarithms, is given up.
const FAINT: f32 = 15.0;
/// How much less likely each further stone is to have come unseen, and how likely any number of them is at least.
const DECAY: f32 = 0.75;
const FLOOR: f32 = 0.01;
/// How many ways of laying a column are kept while the length is not known, and then.
const FEW: usize = 64;
const MANY: usize = 300;
/// How much better than chance, and than every other length, a length must be to be believed, in logarithms.
const PROOF: f64 = 12.0;
const LEAD: f64 = 8.0;
/// A length that is behind the best by this is given up.
const BEHIND: f64 = 15.0;
/// With so few lengths left, each is followed more closely.
const FEW_LENGTHS: usize = 3;
/// After so many rounds without a likely length the lines are not short.
const PATIENCE: usize = 40;
/// How likely it is that a round went in none of the ways that were found, the simplest of which takes so many
/// stones that were not known; the search may have been broken off.
fn overlooked(fewest: usize, is_broken_off: bool) -> f32 {
    match fewest {
        0..=5 => 0.01,
        6..=8 => 0.06,
        _ if is_broken_off => 0.35,
        _ => 0.15,
    }
}

/// What may have come into a column in a round.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Guess {
    /// The stones, 1 to 6.
    pub(crate) came: Vec<u8>,
    /// Whether others may have come before them.
    pub(crate) is_torn: bool,
    /// The logarithm of its probability.
    pub(crate) chance: f32,
}

/// What may have come into each column in a round.
pub(crate) type Guesses = [Vec<Guess>; 8];

/// What may have come if the round went in one of these ways, found with these stones known, or else in one
/// that was overlooked: then only the stones that came last are certain.
pub(crate) fn guesses(ways: &[Arrivals], known: &Known, last: &Past, is_broken_off: bool) -> Guesses {
    let is_new = |column: usize, ahead: usize| known.stone(column, ahead).is_none();
    let new = |way: &Arrivals| -> usize {
        (0..8).map(|column| (0..way[column].len()).filter(|&ahead| is_new(column, ahead)).count()).sum()
    };
    let new: Vec<usize> = ways.iter().map(new).collect();
    let fewest = new.iter().min().copied();
    let overlooked = fewest.map_or(1.0, |fewest| overlooked(fewest, is_broken_off));
    let weight = |new: &usize| 6f32.powi(fewest.unwrap_or(0) as i32 - *new as i32);
    let weights: Vec<f32> = new.iter().map(weight).collect();
    let sum: f32 = weights.iter().sum();
    std::array::from_fn(|column| {
        let mut guesses: Vec<Guess> = Vec::new();
        let mut add = |came: Vec<u8>, is_torn: bool, chance: f32| match guesses
            .iter_mut()
            .find(|guess| guess.came == came && guess.is_torn == is_torn)
        {
            Some(guess) => guess.chance += chance,
            None => guesses.push(Guess { came, is_torn, chance }),
        };
        add(last[column].clone(), !last[column].is_empty(), overlooked);
        for (way, weight) in ways.iter().zip(&weights) {
            let came = way[column].iter().map(|stone| stone.number()).collect();
            add(came, false, (1.0 - overlooked) * weight / sum);
        }
        guesses.retain(|guess| guess.chance > 1e-4);
        guesses.iter_mut().for_each(|guess| guess.chance = guess.chance.ln());
        guesses
    })
}

/// One way of laying a column.
#[derive(Clone, Copy, Debug)]
struct Laid {
    /// The stones of the line, 0 where none was seen yet.
    stones: [u8; LONGEST],
    /// How often each was seen, less how often another one came in its place.
    sure: [u8; LONGEST],
    /// Where the next one goes.
    next: usize,
    /// The logarithm of how much likelier what came is than by chance.
    odds: f32,
}

impl Laid {
    fn push(&mut self, stone: u8, length: usize) {
        let (seen, sure) = (&mut self.stones[self.next], &mut self.sure[self.next]);
        if *seen == stone {
            self.odds += (6.0 * TRUST).ln();
            *sure = (*sure + 1).min(4);
        } else {
            self.odds += if *seen == 0 { 0.0 } else { (6.0 * (1.0 - TRUST) / 5.0).ln() };
            if *sure == 0 {
                (*seen, *sure) = (stone, 1);
            } else {
                *sure -= 1;
            }
        }
        self.next = (self.next + 1) % length;
    }

    /// A number that ways share that say the same about what comes, and others almost never do.
    fn key(&self, length: usize) -> u64 {
        let mix = |key: u64, &stone: &u8| {
            (key ^ u64::from(stone)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        };
        self.stones[self.next..length].iter().chain(&self.stones[..self.next]).fold(0, mix)
    }

    /// The line, begun with the stone that comes next.
    fn ahead(&self, length: usize) -> [u8; LONGEST] {
        let mut line = self.stones;
        line[..length].rotate_left(self.next);
        line
    }
}

/// The ways without those that say the same about what comes, the likeliest first.
fn merged(mut ways: Vec<Laid>, length: usize) -> Vec<Laid> {
    ways.sort_unstable_by(|one, other| other.odds.total_cmp(&one.odds));
    let mut places: HashMap<u64, usize> = HashMap::new();
    let mut merged: Vec<Laid> = Vec::new();
    for way in ways {
        let place = *places.entry(way.key(length)).or_insert(merged.len());
        match merged.get_mut(place) {
            Some(other) => other.odds += (way.odds - other.odds).exp().ln_1p(),
            None => merged.push(way),
        }
    }
    merged.sort_by(|one, other| other.odds.total_cmp(&one.odds));
    merged
}

/// The logarithms of how likely it is that so many stones came unseen, whole rounds through the line not counted.
fn hidden(length: usize) -> Vec<f32> {
    let weights: Vec<f32> = (0..length).map(|count| DECAY.powi(count as i32) + FLOOR).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| (weight / sum).ln()).collect()
}

/// All likely ways of laying what came into one column round a line of one length.
#[derive(Clone, Debug)]
struct Wheel {
    length: usize,
    most: usize,
    ways: Vec<Laid>,
}

impl Wheel {
    /// A line of this length, at most [`LONGEST`], of which nothing was seen.
    fn new(length: usize, most: usize) -> Wheel {
        let way = Laid { stones: [0; LONGEST], sure: [0; LONGEST], next: 0, odds: 0.0 };
        Wheel { length: length.min(LONGEST), most, ways: vec![way] }
    }

    /// A round was played.
    fn turn(&mut self, guesses: &[Guess]) {
        if let [Guess { came, .. }] = guesses
            && came.is_empty()
        {
            return;
        }
        let length = self.length;
        let mut next: Vec<Laid> = Vec::new();
        let mut best = f32::NEG_INFINITY;
        for guess in guesses {
            let hidden = if guess.is_torn { hidden(length) } else { vec![0.0] };
            for way in &self.ways {
                for (hidden, chance) in hidden.iter().enumerate() {
                    let odds = way.odds + guess.chance + chance;
                    let mut way = Laid { next: (way.next + hidden) % length, odds, ..*way };
                    if best - way.odds > FAINT + 1.8 * guess.came.len() as f32 {
                        continue;
                    }
                    guess.came.iter().for_each(|&stone| way.push(stone, length));
                    if best - way.odds < FAINT {
                        best = best.max(way.odds);
                        next.push(way);
                    }
                }
            }
        }
        next.retain(|way| best - way.odds < FAINT);
        if next.len() > 3 * self.most {
            next.select_nth_unstable_by(3 * self.most, |one, other| other.odds.total_cmp(&one.odds));
            next.truncate(3 * self.most);
        }
        self.ways = merged(next, length);
        self.ways.truncate(self.most);
    }

    /// The logarithm of how much likelier all that came is in such a line than by chance.
    fn odds(&self) -> f64 {
        let best = self.ways.first().map_or(0.0, |way| way.odds);
        f64::from(best) + self.ways.iter().map(|way| f64::from(way.odds - best).exp()).sum::<f64>().ln()
    }

    /// The likeliest lines, each begun with the stone that comes next; a stone that was never seen is 0.
    fn turnings(&self) -> Vec<Turning> {
        let sum = self.odds();
        let likely = self.ways.iter().map(|way| (way, (f64::from(way.odds) - sum).exp()));
        let turning = |(way, chance): (&Laid, f64)| Turning {
            cycle: way.ahead(self.length)[..self.length].to_vec(),
            chance,
        };
        likely.filter(|(_, chance)| *chance > 0.005).map(turning).collect()
    }
}

/// The wheels of all columns.
#[derive(Clone, Debug)]
pub(crate) struct Wheels {
    length: usize,
    columns: [Wheel; 8],
    /// What else speaks for the length, in logarithms.
    favour: f64,
}

impl Wheels {
    fn new(length: usize, favour: f64, most: usize) -> Wheels {
        Wheels { length, columns: std::array::from_fn(|_| Wheel::new(length, most)), favour }
    }

    fn turn(&mut self, guesses: &Guesses) {
        self.columns.iter_mut().zip(guesses).for_each(|(wheel, guesses)| wheel.turn(guesses));
    }

    fn odds(&self) -> f64 {
        self.favour + self.columns.iter().map(Wheel::odds).sum::<f64>()
    }

    fn forecast(&self) -> Forecast {
        let columns = self.columns.each_ref().map(Wheel::turnings);
        Forecast::expecting(Expected { weight: 1.0, columns, habits: [None; 8] })
    }
}

/// Short lines of one length, made out of the rounds of a game.
#[derive(Clone, Debug)]
pub(crate) struct Short {
    rounds: Vec<Guesses>,
    /// One for each length that is left, the likeliest first.
    wheels: Vec<Wheels>,
}

impl Default for Short {
    fn default() -> Short {
        Short::with_lengths((Lines::SHORTEST..=LONGEST).map(|length| (length, 0.0)).collect(), Vec::new())
    }
}

impl Short {
    /// Goes through these rounds with lines of these lengths; what else speaks for each is given too.
    fn with_lengths(lengths: Vec<(usize, f64)>, rounds: Vec<Guesses>) -> Short {
        let most = if lengths.len() <= FEW_LENGTHS { MANY } else { FEW };
        let mut wheels: Vec<Wheels> =
            lengths.into_iter().map(|(length, favour)| Wheels::new(length, favour, most)).collect();
        for guesses in &rounds {
            wheels.iter_mut().for_each(|wheels| wheels.turn(guesses));
        }
        Short { rounds, wheels }
    }

    /// Tells what else speaks for each length, in logarithms.
    pub(crate) fn favour(&mut self, favour: impl Fn(usize) -> f64) {
        self.wheels.iter_mut().for_each(|wheels| wheels.favour = favour(wheels.length));
    }

    /// A round was played.
    pub(crate) fn turn(&mut self, guesses: Guesses) {
        self.wheels.iter_mut().for_each(|wheels| wheels.turn(&guesses));
        self.rounds.push(guesses);
        self.wheels.sort_by(|one, other| other.odds().total_cmp(&one.odds()));
        let best = self.wheels.first().map_or(0.0, Wheels::odds);
        let count = self.wheels.len();
        if best > PROOF {
            self.wheels.retain(|wheels| best - wheels.odds() < BEHIND);
        } else if self.rounds.len() > PATIENCE {
            *self = Short { rounds: Vec::new(), wheels: Vec::new() };
        }
        if count > FEW_LENGTHS && (1..=FEW_LENGTHS).contains(&self.wheels.len()) {
            *self = Short::with_lengths(self.lengths(), std::mem::take(&mut self.rounds));
        }
    }

    fn lengths(&self) -> Vec<(usize, f64)> {
        self.wheels.iter().map(|wheels| (wheels.length, wheels.favour)).collect()
    }

    /// What comes, once the length is proved.
    pub(crate) fn forecast(&self) -> Option<Forecast> {
        let best = self.wheels.first()?;
        let lead = self.wheels.get(1).map_or(f64::INFINITY, |second| best.odds() - second.odds());
        (best.odds() > PROOF && lead > LEAD).then(|| best.forecast())
    }

    /// What came into a column, as far as it is likely.
    pub(crate) fn came(&self, column: usize) -> Vec<u8> {
        let likeliest = |guesses: &Guesses| {
            let best = guesses[column].iter().max_by(|one, other| one.chance.total_cmp(&other.chance));
            best.map_or(Vec::new(), |guess| guess.came.clone())
        };
        self.rounds.iter().flat_map(likeliest).collect()
    }

    /// Writes the rounds and the lengths, a line for each.
    pub(crate) fn write(&self, text: &mut String) {
        for guesses in &self.rounds {
            text.push_str("round");
            for guesses in guesses {
                let guesses: Vec<String> = guesses.iter().map(Guess::write).collect();
                let _ = write!(text, " /{}", guesses.join(","));
            }
            text.push('\n');
        }
        for (length, favour) in self.lengths() {
            let _ = writeln!(text, "length {length} {favour}");
        }
    }

    /// Reads the words of the lines that [`Short::write`] wrote, without the first word of each.
    pub(crate) fn read(rounds: &[&[&str]], lengths: &[&[&str]]) -> Option<Short> {
        let rounds = rounds.iter().map(|words| read_guesses(words)).collect::<Option<_>>()?;
        let length = |words: &&[&str]| {
            let [length, favour] = words else { return None };
            let length = length.parse().ok().filter(|length| (Lines::SHORTEST..=LONGEST).contains(length))?;
            Some((length, favour.parse().ok()?))
        };
        Some(Short::with_lengths(lengths.iter().map(length).collect::<Option<_>>()?, rounds))
    }
}

impl Guess {
    fn write(&self) -> String {
        let came: String = self.came.iter().map(|&stone| char::from(b'0' + stone)).collect();
        format!("{}{came}:{}", if self.is_torn { "~" } else { "" }, self.chance)
    }

    fn read(word: &str) -> Option<Guess> {
        let (came, chance) = word.split_once(':')?;
        let digits = came.strip_prefix('~');
        let stone = |digit: u8| Jewel::from_digit(digit).map(Jewel::number);
        let came_stones = digits.unwrap_or(came).bytes().map(stone).collect::<Option<_>>()?;
        Some(Guess { came: came_stones, is_torn: digits.is_some(), chance: chance.parse().ok()? })
    }
}

fn read_guesses(words: &[&str]) -> Option<Guesses> {
    let column =
        |word: &&str| word.strip_prefix('/')?.split(',').map(Guess::read).collect::<Option<Vec<Guess>>>();
    words.iter().map(column).collect::<Option<Vec<_>>>()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: [u8; 10] = [1, 4, 2, 6, 3, 3, 5, 1, 6, 2];

    /// Pieces of the line, each torn from the one before.
    fn torn(start: usize, count: usize) -> Vec<Guess> {
        let came = (start..start + count).map(|index| LINE[index % 10]).collect();
        vec![Guess { came, is_torn: true, chance: 0.0 }]
    }

    #[test]
    fn a_line_is_put_together_across_gaps() {
        let mut wheel = Wheel::new(10, MANY);
        for (start, count) in [(0, 6), (8, 7), (6, 6), (4, 8), (2, 7)] {
            wheel.turn(&torn(start, count));
        }
        let turnings = wheel.turnings();
        let best =
            turnings.iter().max_by(|one, other| one.chance.total_cmp(&other.chance)).expect("there is one");
        let next: Vec<u8> = (9..19).map(|index| LINE[index % 10]).collect();
        assert_eq!(best.cycle, next);
        assert!(best.chance > 0.9, "{}", best.chance);
    }

    #[test]
    fn the_right_length_is_proved() {
        let mut short = Short::default();
        for round in 0..40 {
            let came: Vec<u8> = (0..3).map(|index| LINE[(3 * round + index) % 10]).collect();
            let guess = vec![Guess { came, is_torn: false, chance: 0.0 }];
            short.turn(std::array::from_fn(|_| guess.clone()));
        }
        assert!(short.forecast().is_some());
        assert_eq!(short.wheels[0].length, 10);
    }
}
