//! The first throw with the hand column in it: the last step to the value of a talon.

use super::lattice::{Lattice, ROLLS};
use super::points::Points;
use crate::{Row, Throw};

/// Throws that make the same of a row: so many of a face, or a combination.
struct Class {
    rolls: Vec<u8>,
    points: Vec<f64>,
    most: f64,
    /// Whether all of them bring the same.
    is_even: bool,
}

/// The classes of throws in which writing a hand field brings points.
pub struct Hand {
    classes: Vec<Class>,
    /// The first class of each row, and one past the last.
    first: [usize; 11],
    chances: [f64; 256],
}

/// The least that the ordered columns give for any throw of a class: a field that brings less need not be
/// looked at.
pub struct Floors {
    of_class: Vec<f64>,
    of_all: f64,
}

impl Floors {
    /// How much memory one takes: a number for each class, 34 in all, and its own.
    pub const BYTES: usize = size_of::<Floors>() + 34 * size_of::<f64>();
}

impl Hand {
    /// The classes under these points.
    pub fn new(points: &Points) -> Hand {
        let mut classes: Vec<Class> = Vec::new();
        let mut first = [0; 11];
        for row in Row::ALL {
            let worth = points.of(row, Throw::First);
            let mut steps: Vec<u8> = worth.iter().copied().filter(|&points| points > 0).collect();
            steps.sort_unstable();
            steps.dedup();
            let groups: Vec<Vec<u8>> =
                if row.is_upper() { steps.into_iter().map(|step| vec![step]).collect() } else { vec![steps] };
            for group in groups {
                let is_in = |roll: &u8| group.contains(&worth[usize::from(*roll)]);
                let rolls: Vec<u8> = (0..ROLLS as u8).filter(is_in).collect();
                let points: Vec<f64> =
                    rolls.iter().map(|&roll| f64::from(worth[usize::from(roll)])).collect();
                let most = points.iter().copied().fold(0.0, f64::max);
                let is_even = points.iter().all(|&points| points == most);
                classes.push(Class { rolls, points, most, is_even });
            }
            first[row.index() + 1] = classes.len();
        }
        let mut chances = [0.0; 256];
        chances[..ROLLS].copy_from_slice(Lattice::shared().chances());
        Hand { classes, first, chances }
    }

    /// The floors where the ordered columns give at least so much for each throw.
    pub fn floors(&self, values: &[f64; 256]) -> Floors {
        let least =
            |rolls: &[u8]| rolls.iter().map(|&roll| values[usize::from(roll)]).fold(f64::MAX, f64::min);
        Floors {
            of_class: self.classes.iter().map(|class| least(&class.rolls)).collect(),
            of_all: values[..ROLLS].iter().copied().fold(f64::MAX, f64::min),
        }
    }

    /// The mean over all throws of the best of the ordered columns, worth `mean` in all and `values` for
    /// each throw, and the open hand fields, after which the talon is worth `ahead`.
    pub fn mean(
        &self,
        open: impl Iterator<Item = (usize, f64)>,
        floors: &Floors,
        mean: f64,
        values: impl FnOnce() -> [f64; 256],
    ) -> f64 {
        // At most 30 classes of upper rows and four of combinations, and a place for crossing out.
        let mut worthwhile = [(0usize, 0.0f64); 40];
        let mut count = 0;
        let mut crossed = f64::NEG_INFINITY;
        for (row, ahead) in open {
            crossed = if ahead > crossed { ahead } else { crossed };
            for class in self.first[row]..self.first[row + 1] {
                if self.classes[class].most + ahead > floors.of_class[class] {
                    worthwhile[count] = (class, ahead);
                    count += 1;
                }
            }
        }
        let crosses = crossed > floors.of_all;
        if count == 0 && !crosses {
            return mean;
        }
        let mut best = values();
        if crosses {
            for value in &mut best[..ROLLS] {
                *value = if crossed > *value { crossed } else { *value };
            }
        }
        for &(class, ahead) in &worthwhile[..count] {
            let class = &self.classes[class];
            let mut raise = |roll: u8, worth: f64| {
                let value = &mut best[usize::from(roll)];
                *value = if worth > *value { worth } else { *value };
            };
            if class.is_even {
                class.rolls.iter().for_each(|&roll| raise(roll, class.most + ahead));
            } else {
                class
                    .rolls
                    .iter()
                    .zip(&class.points)
                    .for_each(|(&roll, &points)| raise(roll, points + ahead));
            }
        }
        self.weigh(&best)
    }

    /// The mean of these values over all throws, added up in four strands.
    fn weigh(&self, values: &[f64; 256]) -> f64 {
        let mut sums = [0.0; 4];
        for (values, chances) in values.chunks_exact(4).zip(self.chances.chunks_exact(4)) {
            for lane in 0..4 {
                sums[lane] += values[lane] * chances[lane];
            }
        }
        (sums[0] + sums[1]) + (sums[2] + sums[3])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HouseRules;

    #[test]
    fn every_throw_with_points_is_in_one_class_of_its_row() {
        let points = Points::new(HouseRules::default());
        let hand = Hand::new(&points);
        for row in Row::ALL {
            let mut seen = [0.0; ROLLS];
            for class in hand.first[row.index()]..hand.first[row.index() + 1] {
                for (&roll, &points) in hand.classes[class].rolls.iter().zip(&hand.classes[class].points) {
                    seen[usize::from(roll)] += points;
                }
            }
            assert_eq!(hand.classes.len(), 34);
            assert_eq!(seen, points.of(row, Throw::First).map(f64::from));
        }
    }
}
