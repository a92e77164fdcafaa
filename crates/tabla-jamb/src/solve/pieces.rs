//! What the ordered columns are worth after a first throw, as a function of one number.
//!
//! Let A and B be the values of the talon with the next down field filled and with the next up field
//! filled. Every way to finish a turn without the hand column leads to one of the two, so its value less B is
//! a line in δ = A − B whose slope is the chance of filling down, and the best way is the upper envelope of
//! such lines: convex, made of straight pieces. One evaluation at a δ gives, for all 252 throws, the value
//! there and the slope, and thereby a line that never lies above the envelope. Where two neighbouring
//! evaluations give the same line there is nothing between them; where they differ the next evaluation is at
//! the crossing of their lines. That finds every piece and proves it, with about two evaluations a piece.

use super::lattice::{ByRoll, Lattice, ROLLS};
use super::points::Points;
use crate::{Row, Throw};

/// How far the mean over all throws may lie above a line that is taken for it: rounding, not more.
const ROUNDING: f64 = 1e-12;

/// The next fields of the ordered columns, and their points.
pub struct Aims<'a> {
    /// Points of the down field for each throw number and each throw; absent when down is complete.
    pub down: Option<[&'a [u8; ROLLS]; 3]>,
    /// The same for the up field.
    pub up: Option<[&'a [u8; ROLLS]; 3]>,
}

impl<'a> Aims<'a> {
    /// The aims when these rows are next.
    pub fn new(points: &'a Points, down: Option<Row>, up: Option<Row>) -> Aims<'a> {
        let of = |row: Option<Row>| row.map(|row| Throw::ALL.map(|throw| points.of(row, throw)));
        Aims { down: of(down), up: of(up) }
    }

    /// Value and slope of the better field for each throw.
    fn write(&self, throw: Throw, delta: f64) -> ByRoll<2> {
        let mut best = [[f64::NEG_INFINITY, 0.0]; ROLLS];
        // Without an up column the values are counted from A, and δ plays no part.
        let (lead, slope) = if self.up.is_some() { (delta, 1.0) } else { (0.0, 0.0) };
        if let Some(down) = self.down {
            for (best, &points) in best.iter_mut().zip(down[throw as usize]) {
                *best = [f64::from(points) + lead, slope];
            }
        }
        if let Some(up) = self.up {
            for (best, &points) in best.iter_mut().zip(up[throw as usize]) {
                if f64::from(points) > best[0] {
                    *best = [f64::from(points), 0.0];
                }
            }
        }
        best
    }

    /// Value and slope after the first throw, for each throw, at one δ.
    fn evaluate(&self, delta: f64) -> ByRoll<2> {
        let lattice = Lattice::shared();
        let mut worth = self.write(Throw::Third, delta);
        for throw in [Throw::Second, Throw::First] {
            let thrown = lattice.best_parts(&lattice.expect(&worth));
            worth = self.write(throw, delta);
            for (worth, thrown) in worth.iter_mut().zip(&thrown) {
                if thrown[0] > worth[0] {
                    *worth = *thrown;
                }
            }
        }
        worth
    }
}

/// A stretch of δ on which the value of every throw is a straight line.
pub struct Piece {
    at: f64,
    /// The value of each throw at the δ where the piece was found; padded to a whole number of lanes.
    values: [f64; 256],
    slopes: [f64; 256],
    /// The mean over all throws, and its slope.
    mean: [f64; 2],
}

impl Piece {
    fn found(aims: &Aims<'_>, at: f64) -> Piece {
        let lines = aims.evaluate(at);
        let mut piece = Piece { at, values: [0.0; 256], slopes: [0.0; 256], mean: [0.0; 2] };
        for (roll, (line, chance)) in lines.iter().zip(Lattice::shared().chances()).enumerate() {
            piece.values[roll] = line[0];
            piece.slopes[roll] = line[1];
            piece.mean[0] += chance * line[0];
            piece.mean[1] += chance * line[1];
        }
        piece
    }

    /// The piece of a talon whose ordered columns are complete: nothing can be had there.
    pub fn nothing() -> Piece {
        let values = std::array::from_fn(|roll| if roll < ROLLS { f64::NEG_INFINITY } else { 0.0 });
        Piece { at: 0.0, values, slopes: [0.0; 256], mean: [f64::NEG_INFINITY, 0.0] }
    }

    /// The value of each throw at this δ.
    #[inline]
    pub fn values(&self, delta: f64) -> [f64; 256] {
        let step = delta - self.at;
        std::array::from_fn(|roll| self.values[roll] + self.slopes[roll] * step)
    }

    /// The mean over all throws at this δ.
    pub fn mean(&self, delta: f64) -> f64 {
        self.mean[0] + self.mean[1] * (delta - self.at)
    }
}

/// The pieces for a set of δ.
pub struct Pieces {
    pub all: Vec<Piece>,
    /// How many evaluations it took to find them.
    pub evaluations: u32,
}

impl Pieces {
    /// Finds the pieces; `order` has the numbers of the `deltas` in rising order, and `piece_of` is told
    /// for each number which piece it lies on.
    pub fn find(aims: &Aims<'_>, deltas: &[f64], order: &[u16], piece_of: &mut [u16]) -> Pieces {
        let mut pieces = Pieces { all: Vec::new(), evaluations: 0 };
        let (Some(&first), Some(&last)) = (order.first(), order.last()) else { return pieces };
        let (least, most) = (deltas[usize::from(first)], deltas[usize::from(last)]);
        let low = pieces.evaluate(aims, least);
        let high = if most > least { pieces.evaluate(aims, most) } else { low };
        pieces.split(aims, [low, high], deltas, order, piece_of);
        pieces
    }

    fn evaluate(&mut self, aims: &Aims<'_>, delta: f64) -> usize {
        self.evaluations += 1;
        self.all.push(Piece::found(aims, delta));
        self.all.len() - 1
    }

    /// Settles the δ between two evaluations.
    fn split(
        &mut self,
        aims: &Aims<'_>,
        [low, high]: [usize; 2],
        deltas: &[f64],
        order: &[u16],
        piece_of: &mut [u16],
    ) {
        let mut settle = |numbers: &[u16], piece: usize| {
            for &number in numbers {
                piece_of[usize::from(number)] = piece as u16;
            }
        };
        if order.is_empty() {
            return;
        }
        let (left, right) = (&self.all[low], &self.all[high]);
        if right.mean[0] - left.mean(right.at) <= ROUNDING {
            return settle(order, low);
        }
        if left.mean[0] - right.mean(left.at) <= ROUNDING {
            return settle(order, high);
        }
        let rise = right.mean[1] - left.mean[1];
        let crossing = left.at + (left.mean[0] - right.mean(left.at)) / rise;
        if !(crossing > left.at && crossing < right.at) {
            return settle(order, low);
        }
        let below = order.partition_point(|&number| deltas[usize::from(number)] <= crossing);
        let bound = left.mean(crossing);
        let middle = self.evaluate(aims, crossing);
        let (lower, upper) = order.split_at(below);
        if self.all[middle].mean[0] - bound <= ROUNDING {
            settle(lower, low);
            return settle(upper, high);
        }
        self.split(aims, [low, middle], deltas, lower, piece_of);
        self.split(aims, [middle, high], deltas, upper, piece_of);
    }
}
