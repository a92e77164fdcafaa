//! Symmetry and numbering: keys for tables, and placements up to turning and mirroring the board.

use tabla_core::Seat;

use crate::{Move, Square, Squares, State};

/// One of the eight ways to turn or mirror the board.
///
/// They are numbered so that each is the one before it followed by a reflection: by the diagonal through
/// `A1` and by the middle row in turn. Two reflections are enough to make all eight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All eight, "as it stands" first.
    pub const ALL: [Symmetry; 8] = [
        Symmetry(0),
        Symmetry(1),
        Symmetry(2),
        Symmetry(3),
        Symmetry(4),
        Symmetry(5),
        Symmetry(6),
        Symmetry(7),
    ];

    /// Where this symmetry takes a square.
    #[inline]
    pub fn square(self, square: Square) -> Square {
        Square::ALL[usize::from(SQUARES[usize::from(self.0)][square.index()])]
    }

    /// Where it takes a set of squares.
    pub fn squares(self, squares: Squares) -> Squares {
        squares.map(|square| self.square(square)).collect()
    }

    /// The symmetry that takes everything back.
    #[must_use]
    pub fn inverse(self) -> Symmetry {
        // An odd number of reflections is a reflection, its own inverse; an even one is a turn.
        if self.0 % 2 == 1 { self } else { Symmetry((8 - self.0) % 8) }
    }

    /// The same move on the turned board.
    #[inline]
    pub fn move_of(self, mv: Move) -> Move {
        if self.0 == 0 {
            return mv;
        }
        match mv {
            Move::Place(one, other) => Move::place(self.square(one), self.square(other)),
            Move::Turn { from, to, build } => {
                Move::Turn { from: self.square(from), to: self.square(to), build: self.square(build) }
            }
            Move::Climb { from, to } => Move::Climb { from: self.square(from), to: self.square(to) },
        }
    }

    /// The same position on the turned board.
    #[must_use]
    pub fn state(self, state: &State) -> State {
        let mut turned = *state;
        for step in 0..self.0 {
            turned = turned.reflected(step);
        }
        turned
    }
}

static SQUARES: [[u8; 25]; 8] = {
    let mut table = [[0; 25]; 8];
    let mut square = 0;
    while square < 25 {
        table[0][square] = square as u8;
        square += 1;
    }
    let mut step = 0;
    while step < 7 {
        square = 0;
        while square < 25 {
            let (row, column) = (table[step][square] / 5, table[step][square] % 5);
            table[step + 1][square] = if step % 2 == 0 { column * 5 + row } else { (4 - row) * 5 + column };
            square += 1;
        }
        step += 1;
    }
    table
};

/// The board mirrored on the diagonal from `A1` to `E5`.
#[inline]
fn transposed(squares: Squares) -> Squares {
    // Squares that are `k` columns off the diagonal all travel `4 k` places.
    let bits = squares.bits();
    let mut turned = bits & RIGHT[0];
    for k in 1..5 {
        turned |= (bits & RIGHT[k]) << (4 * k) | (bits & LEFT[k]) >> (4 * k);
    }
    Squares::from_bits(turned)
}

/// The board mirrored on its middle row.
#[inline]
fn upside_down(squares: Squares) -> Squares {
    const ROW: u32 = 0b11111;
    let bits = squares.bits();
    Squares::from_bits(
        (bits & ROW) << 20
            | (bits & ROW << 5) << 10
            | bits & ROW << 10
            | bits >> 10 & ROW << 5
            | bits >> 20 & ROW,
    )
}

const RIGHT: [u32; 5] = diagonals(true);
const LEFT: [u32; 5] = diagonals(false);

/// The squares that are `k` columns to the right (or left) of the diagonal, for `k` from 0 to 4.
const fn diagonals(right: bool) -> [u32; 5] {
    let mut masks = [0; 5];
    let mut square = 0;
    while square < 25 {
        let (row, column) = (square / 5, square % 5);
        if right && column >= row {
            masks[column - row] |= 1 << square;
        }
        if !right && row >= column {
            masks[row - column] |= 1 << square;
        }
        square += 1;
    }
    masks
}

/// Positions with at most this many levels are looked up together with their mirror images. Later the
/// same position hardly ever arises in two orientations, and looking for it costs time.
const FRAMED_LEVELS: u32 = 6;

impl State {
    /// The position after one of the two reflections of which all symmetries are made.
    #[inline]
    fn reflected(&self, step: u8) -> State {
        let turn = if step.is_multiple_of(2) { transposed } else { upside_down };
        let mut state = *self;
        for set in &mut state.risen {
            *set = turn(*set);
        }
        state.workers.first = turn(state.workers.first);
        state.workers.second = turn(state.workers.second);
        state
    }

    /// The position in three words; different positions have different words.
    #[inline]
    fn words(&self) -> [u64; 3] {
        let pair = |low: Squares, high: Squares| u64::from(low.bits()) | u64::from(high.bits()) << 32;
        let side = u64::from(self.side == Seat::SECOND) << 63;
        [
            pair(self.risen[0], self.risen[1]),
            pair(self.risen[2], self.risen[3]),
            pair(self.workers.first, self.workers.second) | side,
        ]
    }

    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let fold = |one: u64, other: u64| {
            let product = u128::from(one) * u128::from(other);
            product as u64 ^ (product >> 64) as u64
        };
        let [low, high, workers] = self.words();
        let heights = fold(low ^ 0x9e37_79b9_7f4a_7c15, high ^ 0xc2b2_ae3d_27d4_eb4f);
        fold(heights ^ 0x1656_67b1_9e37_79f9, workers ^ 0x27d4_eb2f_1656_67c5)
    }

    #[inline]
    pub(crate) fn frame(&self) -> (u64, Symmetry) {
        if self.levels() > FRAMED_LEVELS {
            return (self.key(), Symmetry::default());
        }
        let mut best = (self.words(), *self, Symmetry::default());
        let mut turned = *self;
        for step in 0..7 {
            turned = turned.reflected(step);
            let words = turned.words();
            if words < best.0 {
                best = (words, turned, Symmetry(step + 1));
            }
        }
        (best.1.key(), best.2)
    }
}

/// First placements that are the same up to symmetry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orbit {
    /// The one that stands for all of them: the lowest.
    pub placement: (Square, Square),
    /// How many there are.
    pub size: usize,
}

impl Orbit {
    /// The symmetry that turns this placement into the one that stands for its orbit.
    pub fn turning(one: Square, other: Square) -> (Symmetry, (Square, Square)) {
        let image = |symmetry: Symmetry| {
            let (one, other) = (symmetry.square(one), symmetry.square(other));
            (one.min(other), one.max(other))
        };
        let mut best = (Symmetry::default(), image(Symmetry::default()));
        for symmetry in Symmetry::ALL {
            if image(symmetry) < best.1 {
                best = (symmetry, image(symmetry));
            }
        }
        best
    }
}

/// The 49 different placements of the first player's two workers.
pub fn orbits() -> Vec<Orbit> {
    let mut orbits: Vec<Orbit> = Vec::new();
    for one in Square::ALL {
        for other in Square::ALL.into_iter().filter(|&other| one < other) {
            let (_, placement) = Orbit::turning(one, other);
            match orbits.iter_mut().find(|orbit| orbit.placement == placement) {
                Some(orbit) => orbit.size += 1,
                None => orbits.push(Orbit { placement, size: 1 }),
            }
        }
    }
    orbits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_turn_as_their_squares_do() {
        for symmetry in Symmetry::ALL {
            for square in Square::ALL {
                let mut state = State::START;
                state.risen[0] = Squares::only(square);
                let turned = symmetry.state(&state).risen[0];
                assert_eq!(turned, Squares::only(symmetry.square(square)), "{symmetry:?} {square}");
                assert_eq!(symmetry.inverse().square(symmetry.square(square)), square);
            }
        }
        let images: std::collections::HashSet<_> =
            Symmetry::ALL.iter().map(|symmetry| Square::ALL.map(|square| symmetry.square(square))).collect();
        assert_eq!(images.len(), 8);
    }

    #[test]
    fn there_are_49_first_placements() {
        let orbits = orbits();
        assert_eq!(orbits.len(), 49);
        assert_eq!(orbits.iter().map(|orbit| orbit.size).sum::<usize>(), 300);
    }
}
