//! Whether the dice are fair: how often each face fell, and how often each face followed each other.
//!
//! Both are tested with chi-square. Fair dice are further from even than the 99 % mark once in a hundred
//! times, and further than the 99.9 % mark once in a thousand.

use crate::Die;

/// A chi-square statistic beside the marks that fair dice rarely pass.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChiSquare {
    /// How far the counts are from even.
    pub statistic: f64,
    /// In how many ways they could differ.
    pub freedom: u32,
    /// The mark that fair dice pass once in a hundred times.
    pub rare: f64,
    /// The mark that fair dice pass once in a thousand times.
    pub very_rare: f64,
}

impl ChiSquare {
    fn of_faces(counts: &[u64]) -> ChiSquare {
        ChiSquare { statistic: statistic(counts), freedom: 5, rare: 15.086, very_rare: 20.515 }
    }

    fn of_pairs(counts: &[u64]) -> ChiSquare {
        ChiSquare { statistic: statistic(counts), freedom: 35, rare: 57.342, very_rare: 66.619 }
    }

    /// Whether fair dice could well have done this: the 99.9 % mark is not passed.
    pub fn is_fair(&self) -> bool {
        self.statistic <= self.very_rare
    }
}

/// The sum of squared distances from even, each by what even is; 0 of no counts.
fn statistic(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    if expected == 0.0 {
        return 0.0;
    }
    counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
}

/// What is counted of the dice, in the order in which they fell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DiceStatistics {
    faces: [u64; 6],
    pairs: [[u64; 6]; 6],
    last: Option<Die>,
}

impl DiceStatistics {
    /// One more die fell.
    pub fn add(&mut self, die: Die) {
        self.faces[die.index()] += 1;
        // Pairs do not overlap: each die belongs to one, so that they are independent.
        self.last = match self.last {
            Some(last) => {
                self.pairs[last.index()][die.index()] += 1;
                None
            }
            None => Some(die),
        };
    }

    /// How many dice fell.
    pub fn dice(&self) -> u64 {
        self.faces.iter().sum()
    }

    /// How often each face fell, ones first.
    pub fn faces(&self) -> [u64; 6] {
        self.faces
    }

    /// How often each face (the first index) was followed by each other, counted in pairs of dice that do
    /// not overlap.
    pub fn pairs(&self) -> [[u64; 6]; 6] {
        self.pairs
    }

    /// How many dice are needed before a chi-square of the faces says anything: five of each.
    pub const ENOUGH: u64 = 30;
    /// The same for pairs.
    pub const ENOUGH_FOR_PAIRS: u64 = 2 * 5 * 36;

    /// How even the faces are; `None` as long as too few dice fell.
    pub fn face_test(&self) -> Option<ChiSquare> {
        (self.dice() >= Self::ENOUGH).then(|| ChiSquare::of_faces(&self.faces))
    }

    /// How even the pairs are; `None` as long as too few dice fell.
    pub fn pair_test(&self) -> Option<ChiSquare> {
        (self.dice() >= Self::ENOUGH_FOR_PAIRS).then(|| ChiSquare::of_pairs(self.pairs.as_flattened()))
    }
}

impl Extend<Die> for DiceStatistics {
    fn extend<T: IntoIterator<Item = Die>>(&mut self, dice: T) {
        dice.into_iter().for_each(|die| self.add(die));
    }
}

impl FromIterator<Die> for DiceStatistics {
    fn from_iter<T: IntoIterator<Item = Die>>(dice: T) -> DiceStatistics {
        let mut statistics = DiceStatistics::default();
        statistics.extend(dice);
        statistics
    }
}
