//! The best play, exactly: the value of every talon by dynamic programming from the end of the game.
//!
//! What is written does not matter for what is still to come, only which fields are filled; that makes
//! 123,904 talons, [`Filled`]. Each depends on those with one field more, so they are solved from the full
//! talon backwards, in memory and in a fraction of a second: no table is shipped.

mod filled;
mod hand;
mod lattice;
mod pieces;
mod points;
mod turn;

pub use filled::{Filled, STATES};
pub(crate) use lattice::{ByRoll, KEEPS, Lattice, PARTS, ROLLS};
pub(crate) use points::Points;
pub(crate) use turn::NumberedChoice;
pub use turn::{TIE, TurnValues, Valued};

use crate::{Column, HouseRules};
use hand::{Floors, Hand};
use pieces::{Aims, Piece, Pieces};

/// The value of every talon under best play, for given house rules.
///
/// ```
/// use tabla_jamb::{Filled, HouseRules, Optimum};
/// let optimum = Optimum::solve(HouseRules::default());
/// let hand_alone = Filled::new(10, 10, 0).unwrap();
/// assert!((optimum.value(hand_alone) - 78.77731834).abs() < 1e-8);
/// ```
pub struct Optimum {
    points: Points,
    values: Vec<f64>,
    effort: Effort,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Talons that were given a value.
    pub states: u32,
    /// Evaluations of the lattice of dice.
    pub evaluations: u32,
    /// The most straight pieces that one pair of ordered fields had.
    pub most_pieces: u32,
    /// Bytes that were taken from the heap at the same time, at most: the values, the pieces of the largest
    /// pair, and the lattice.
    pub bytes: usize,
}

impl Optimum {
    pub fn solve(rules: HouseRules) -> Optimum {
        let points = Points::new(rules);
        let hand = Hand::new(&points);
        let mut optimum = Optimum { points, values: vec![0.0; STATES], effort: Effort::default() };
        for down in (0..=10).rev() {
            for up in (0..=10).rev() {
                optimum.solve_block(&hand, down, up);
            }
        }
        let pieces = optimum.effort.most_pieces as usize * (size_of::<Piece>() + Floors::BYTES);
        let block = 1024 * (2 * size_of::<f64>() + size_of::<u16>());
        optimum.effort.bytes = STATES * size_of::<f64>() + block + pieces + Lattice::shared().bytes();
        optimum
    }

    /// The rules it was solved for.
    pub fn rules(&self) -> HouseRules {
        self.points.rules()
    }

    /// The points still to come from here, in the mean, under best play.
    pub fn value(&self, filled: Filled) -> f64 {
        self.values[filled.index()]
    }

    /// All values, by [`Filled::index`].
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The next turn of this talon, reckoned through.
    pub fn turn(&self, filled: Filled) -> TurnValues<'_> {
        TurnValues::new(&self.points, filled, |after| self.value(after))
    }

    pub(crate) fn points(&self) -> &Points {
        &self.points
    }

    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// All talons with so many ordered fields filled, the fullest hand column first.
    fn solve_block(&mut self, hand: &Hand, down: u8, up: u8) {
        let block = |down: u8, up: u8| (usize::from(down) * 11 + usize::from(up)) * 1024;
        let after = |filled: u8, index: usize| (filled < 10).then(|| &self.values[index..index + 1024]);
        let after_down = after(down, block(down + 1, up));
        let after_up = after(up, block(down, up + 1));
        let bases: Vec<f64> = after_up.or(after_down).map_or_else(|| vec![0.0; 1024], <[f64]>::to_vec);
        let deltas: Vec<f64> = match (after_down, after_up) {
            (Some(after_down), Some(after_up)) => {
                after_down.iter().zip(after_up).map(|(down, up)| down - up).collect()
            }
            _ => vec![0.0; 1024],
        };
        let mut piece_of = [0; 1024];
        let pieces = if down == 10 && up == 10 {
            Pieces { all: vec![Piece::nothing()], evaluations: 0 }
        } else {
            let (next_down, next_up) = (Column::Down.row_after(down), Column::Up.row_after(up));
            let aims = Aims::new(&self.points, next_down, next_up);
            let mut order: Vec<u16> = (0..1024).collect();
            order.sort_unstable_by(|&a, &b| deltas[usize::from(a)].total_cmp(&deltas[usize::from(b)]));
            Pieces::find(&aims, &deltas, &order, &mut piece_of)
        };
        self.effort.evaluations += pieces.evaluations;
        self.effort.most_pieces = self.effort.most_pieces.max(pieces.all.len() as u32);
        let mut lows = vec![f64::MAX; pieces.all.len()];
        for (&piece, &delta) in piece_of.iter().zip(&deltas) {
            let low = &mut lows[usize::from(piece)];
            *low = low.min(delta);
        }
        let floors: Vec<Floors> =
            pieces.all.iter().zip(&lows).map(|(piece, &low)| hand.floors(&piece.values(low))).collect();
        let here = block(down, up);
        for filled in (0..1024usize).rev() {
            self.effort.states += 1;
            if here + filled + 1 == STATES {
                continue;
            }
            let (base, delta) = (bases[filled], deltas[filled]);
            let number = usize::from(piece_of[filled]);
            let piece = &pieces.all[number];
            let values = &self.values[here..here + 1024];
            let open = (0..10)
                .filter(|row| filled >> row & 1 == 0)
                .map(|row| (row, values[filled | 1 << row] - base));
            let mean = hand.mean(open, &floors[number], piece.mean(delta), || piece.values(delta));
            self.values[here + filled] = base + mean;
        }
    }
}
