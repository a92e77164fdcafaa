//! What is in the box: squares, sets of squares, levels.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use tabla_core::{Arg, shown_as_text};

/// One of the 25 squares, `A1` (top left) to `E5`: the letter is the row, the number the column.
///
/// ```
/// use tabla_santorini::Square;
/// let square = Square::at(2, 0).unwrap();
/// assert_eq!(square.to_string(), "C1");
/// assert_eq!(Square::ALL[10], square);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Every square, row by row.
    pub const ALL: [Square; 25] = {
        let mut all = [Square(0); 25];
        let mut index = 0;
        while index < 25 {
            all[index] = Square(index as u8);
            index += 1;
        }
        all
    };

    /// The square in this row and column, both counted from 0.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row < 5 && column < 5 { Some(Square(row * 5 + column)) } else { None }
    }

    /// Its place in [`Square::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / 5
    }

    /// Counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % 5
    }

    /// The squares around it, three to eight of them.
    #[inline]
    pub const fn neighbours(self) -> Squares {
        NEIGHBOURS[(self.0 & 31) as usize]
    }

    /// How many steps a king of chess would need.
    ///
    /// ```
    /// use tabla_santorini::Square;
    /// assert_eq!(Square::ALL[0].distance(Square::ALL[9]), 4);
    /// ```
    pub const fn distance(self, other: Square) -> u8 {
        let rows = self.row().abs_diff(other.row());
        let columns = self.column().abs_diff(other.column());
        if rows > columns { rows } else { columns }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row()), self.column() + 1)
    }
}

shown_as_text!(Square);

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

// 32 entries, so that a five-bit index needs no check.
static NEIGHBOURS: [Squares; 32] = {
    let mut table = [Squares::NONE; 32];
    let mut index = 0;
    while index < 25 {
        let mut other = 0;
        while other < 25 {
            if Square(index as u8).distance(Square(other as u8)) == 1 {
                table[index].0 |= 1 << other;
            }
            other += 1;
        }
        index += 1;
    }
    table
};

/// A set of squares: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Squares(u32);

impl Squares {
    pub const NONE: Squares = Squares(0);
    pub const BOARD: Squares = Squares((1 << 25) - 1);

    /// The set of these bits; bits beyond the board are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Squares {
        Squares(bits & Self::BOARD.0)
    }

    /// One bit a square, `A1` the lowest.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one square.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// This set and one square more.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | 1 << square.0)
    }

    /// This set without one square.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Squares {
        Squares(self.0 & !(1 << square.0))
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first square in the order of [`Square::ALL`].
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// Every square that has a neighbour in the set; a member only if a neighbour of it is one too.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Squares {
        // Shifts by one column must not run over into the next row.
        const NOT_FIRST: u32 = Squares::BOARD.0 & !0b00001_00001_00001_00001_00001;
        const NOT_LAST: u32 = Squares::BOARD.0 & !0b10000_10000_10000_10000_10000;
        let set = self.0;
        let sides = (set << 1) & NOT_FIRST | (set >> 1) & NOT_LAST;
        let row = set | sides;
        Squares((sides | row << 5 | row >> 5) & Self::BOARD.0)
    }
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, Squares::with)
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0 & Self::BOARD.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// How high a square is built: 0 is the ground, 3 the top, 4 a dome on the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Level(u8);

impl Level {
    pub const GROUND: Level = Level(0);
    /// The level onto which the winner steps.
    pub const TOP: Level = Level(3);
    pub const DOME: Level = Level(4);

    /// The level with this number, 0 to 4.
    pub const fn new(number: u8) -> Option<Level> {
        if number <= 4 { Some(Level(number)) } else { None }
    }

    /// 0 to 4.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl From<&Level> for Arg {
    fn from(level: &Level) -> Arg {
        Arg::from(level.number())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_sets_are_the_neighbours_of_their_squares() {
        for one in Square::ALL {
            assert_eq!(Squares::only(one).around(), one.neighbours());
            for two in Square::ALL {
                let both = Squares::only(one).with(two);
                assert_eq!(both.around(), one.neighbours() | two.neighbours(), "{one} {two}");
            }
        }
        let counts: Vec<u32> = Square::ALL.iter().map(|square| square.neighbours().len()).collect();
        assert_eq!(counts[..5], [3, 5, 5, 5, 3]);
        assert_eq!(counts.iter().sum::<u32>(), 144);
    }
}
