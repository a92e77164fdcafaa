//! The coloured squares of a board.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crate::{Direction, Square};

/// How many rows, and as many columns, a board may have.
pub const SIZES: RangeInclusive<usize> = 10..=26;

/// By how much a square multiplies what is laid on it; a square may multiply both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Premium {
    /// The factor of the letter.
    pub letter: u8,
    /// The factor of the word.
    pub word: u8,
}

impl Premium {
    pub const NONE: Premium = Premium { letter: 1, word: 1 };
}

/// The size of a board, and what each of its squares multiplies.
///
/// ```
/// use tabla_scrabble::{Premium, STANDARD, Square};
/// assert_eq!(STANDARD.size(), 15);
/// assert_eq!(STANDARD.centre().to_string(), "h8");
/// assert_eq!(STANDARD.premium(Square::at(0, 0).unwrap()), Premium { letter: 1, word: 3 });
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    size: usize,
    premiums: Vec<Premium>,
}

impl Layout {
    /// A board of this size without coloured squares; `None` when there is no such size.
    pub fn plain(size: usize) -> Option<Layout> {
        SIZES.contains(&size).then(|| Layout { size, premiums: vec![Premium::NONE; size * size] })
    }

    /// How many rows, and as many columns.
    #[inline]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether the square is on the board.
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        square.row() < self.size && square.column() < self.size
    }

    /// What the square multiplies; nothing beyond the edge.
    #[inline]
    pub fn premium(&self, square: Square) -> Premium {
        if self.has(square) {
            self.premiums[square.row() * self.size + square.column()]
        } else {
            Premium::NONE
        }
    }

    /// What all squares multiply, row by row from the top left.
    #[inline]
    pub fn premiums(&self) -> &[Premium] {
        &self.premiums
    }

    /// Gives the square another premium; whether it is on the board.
    pub fn set(&mut self, square: Square, premium: Premium) -> bool {
        let there = self.has(square);
        if there {
            self.premiums[square.row() * self.size + square.column()] = premium;
        }
        there
    }

    /// The square through which the first word goes. Where the size is even, it is the one below and to
    /// the right of the middle.
    pub fn centre(&self) -> Square {
        let middle = self.size / 2;
        Square::at(middle, middle).unwrap_or_else(|| unreachable!("no board is so large"))
    }

    /// The square so many steps on, or back; `None` beyond the edge.
    #[inline]
    pub fn step(&self, square: Square, direction: Direction, steps: isize) -> Option<Square> {
        square.step(direction, steps).filter(|&square| self.has(square))
    }

    /// Every square, row by row from the top left.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).filter_map(move |column| Square::at(row, column)))
    }
}

/// The board of the shops: 15 × 15.
pub static STANDARD: LazyLock<Layout> = LazyLock::new(|| {
    let mut premiums = Vec::with_capacity(15 * 15);
    for row in QUARTER.iter().chain(QUARTER[..7].iter().rev()) {
        for mark in row.iter().chain(row[..7].iter().rev()) {
            premiums.push(match mark {
                b'2' => Premium { letter: 2, word: 1 },
                b'3' => Premium { letter: 3, word: 1 },
                b'd' => Premium { letter: 1, word: 2 },
                b't' => Premium { letter: 1, word: 3 },
                _ => Premium::NONE,
            });
        }
    }
    Layout { size: 15, premiums }
});

/// The top left of the standard board, with its middle row and column; the rest mirrors it.
const QUARTER: [[u8; 8]; 8] = [
    *b"t..2...t", //
    *b".d...3..",
    *b"..d...2.",
    *b"2..d...2",
    *b"....d...",
    *b".3...3..",
    *b"..2...2.",
    *b"t..2...d",
];
