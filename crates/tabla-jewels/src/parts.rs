//! What is in the box: stones of six colours, the 64 cells of the board, and the 112 swaps of neighbours.
//!
//! The cells are numbered column by column from the left, each column from the bottom up. So a column is
//! a byte whose lowest bit is the lowest cell: stones fall towards low bits, new ones come in ascending
//! order, and a step to the right is a shift by eight.

use std::fmt;

use tabla_core::{Arg, shown_as_text};

/// How many columns the board has, and how many rows.
pub const SIZE: u8 = 8;

/// A stone, by its colour.
///
/// ```
/// use tabla_jewels::Jewel;
/// assert_eq!(Jewel::from_digit(b'3'), Some(Jewel::Blue));
/// assert_eq!(Jewel::Blue.number(), 3);
/// assert_eq!(Jewel::from_digit(b'7'), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Jewel {
    /// 1.
    Red = 1,
    /// 2.
    Green,
    /// 3.
    Blue,
    /// 4.
    White,
    /// 5.
    Yellow,
    /// 6.
    Violet,
}

impl Jewel {
    /// Every colour, in the order of the numbers.
    pub const ALL: [Jewel; 6] =
        [Jewel::Red, Jewel::Green, Jewel::Blue, Jewel::White, Jewel::Yellow, Jewel::Violet];

    /// The stone of this number, 1 to 6.
    #[inline]
    pub const fn new(number: u8) -> Option<Jewel> {
        match number {
            1 => Some(Jewel::Red),
            2 => Some(Jewel::Green),
            3 => Some(Jewel::Blue),
            4 => Some(Jewel::White),
            5 => Some(Jewel::Yellow),
            6 => Some(Jewel::Violet),
            _ => None,
        }
    }

    /// The stone that this digit means, `b'1'` to `b'6'`.
    pub const fn from_digit(digit: u8) -> Option<Jewel> {
        Jewel::new(digit.wrapping_sub(b'0'))
    }

    /// Its number, 1 to 6.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its place in [`Jewel::ALL`], 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// Its number as a digit.
    pub const fn digit(self) -> char {
        (b'0' + self as u8) as char
    }
}

impl From<&Jewel> for Arg {
    fn from(jewel: &Jewel) -> Arg {
        Arg::from(jewel.number())
    }
}

impl fmt::Display for Jewel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// One of the 64 cells: a column, counted 1 to 8 from the left, and a row, counted 1 to 8 from the top.
///
/// ```
/// use tabla_jewels::Cell;
/// let cell = Cell::at(6, 3).unwrap();
/// assert_eq!((cell.column(), cell.row()), (6, 3));
/// assert_eq!(cell.to_string(), "6 3");
/// assert_eq!(Cell::at(1, 8).unwrap().index(), 0);
/// assert_eq!(Cell::at(0, 3), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Every cell: column by column from the left, each from the bottom up.
    pub const ALL: [Cell; 64] = {
        let mut all = [Cell(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index] = Cell(index as u8);
            index += 1;
        }
        all
    };

    /// The cell in this column, 1 to 8 from the left, and this row, 1 to 8 from the top.
    #[inline]
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column >= 1 && column <= SIZE && row >= 1 && row <= SIZE {
            Some(Cell(SIZE * (column - 1) + (SIZE - row)))
        } else {
            None
        }
    }

    /// The cell at this place in [`Cell::ALL`], 0 to 63.
    #[inline]
    pub const fn new(index: u8) -> Option<Cell> {
        if index < 64 { Some(Cell(index)) } else { None }
    }

    /// Its place in [`Cell::ALL`]: 8 × (column − 1) + (8 − row).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of which only the bit of this cell is set.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Counted 1 to 8 from the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 / SIZE + 1
    }

    /// Counted 1 to 8 from the top.
    #[inline]
    pub const fn row(self) -> u8 {
        SIZE - self.0 % SIZE
    }

    /// The cells of one row, 1 to 8 from the top, from the left; none if there is no such row.
    pub fn row_cells(row: u8) -> impl Iterator<Item = Cell> {
        (1..=SIZE).filter_map(move |column| Cell::at(column, row))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.column(), self.row())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

/// An exchange of two cells that share a side. There are 112: 56 sideways and 56 upright.
///
/// The first cell is the left one or the upper one, whichever was named first.
///
/// ```
/// use tabla_jewels::{Cell, Swap};
/// let (one, other) = (Cell::at(6, 4).unwrap(), Cell::at(6, 3).unwrap());
/// let swap = Swap::between(one, other).unwrap();
/// assert_eq!(swap.to_string(), "6 3 6 4");
/// assert_eq!(Swap::between(other, one), Some(swap));
/// assert_eq!(Swap::between(one, one), None);
/// assert_eq!(Swap::ALL[swap.index()], swap);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Swap(u8);

impl Swap {
    /// How many swaps there are.
    pub const COUNT: usize = 112;

    /// How many of them are sideways; these come first.
    pub const SIDEWAYS: usize = 56;

    /// Every swap: the sideways ones in the order of their left cells, then the upright ones in the
    /// order of their lower cells.
    pub const ALL: [Swap; Swap::COUNT] = {
        let mut all = [Swap(0); Swap::COUNT];
        let mut index = 0;
        while index < Swap::COUNT {
            all[index] = Swap(index as u8);
            index += 1;
        }
        all
    };

    /// The swap of these two cells; none if they do not share a side.
    pub const fn between(one: Cell, other: Cell) -> Option<Swap> {
        let (low, high) = if one.0 < other.0 { (one, other) } else { (other, one) };
        if high.0 - low.0 == SIZE {
            Some(Swap::sideways(low.0))
        } else if high.0 - low.0 == 1 && low.column() == high.column() {
            Some(Swap::upright(low.0))
        } else {
            None
        }
    }

    /// The swap of a cell, given by its index below 56, with its right neighbour.
    #[inline]
    pub(crate) const fn sideways(left: u8) -> Swap {
        Swap(left)
    }

    /// The swap of a cell, given by its index, with its upper neighbour.
    #[inline]
    pub(crate) const fn upright(lower: u8) -> Swap {
        Swap(Swap::SIDEWAYS as u8 + lower - lower / SIZE)
    }

    /// The swap at this place in [`Swap::ALL`], 0 to 111.
    pub const fn new(index: u8) -> Option<Swap> {
        if (index as usize) < Swap::COUNT { Some(Swap(index)) } else { None }
    }

    /// Its place in [`Swap::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the two cells are in one row.
    #[inline]
    pub const fn is_sideways(self) -> bool {
        self.index() < Swap::SIDEWAYS
    }

    /// The two cells: the left one first, or the upper one.
    #[inline]
    pub const fn cells(self) -> [Cell; 2] {
        if self.is_sideways() {
            [Cell(self.0), Cell(self.0 + SIZE)]
        } else {
            let upright = self.0 - Swap::SIDEWAYS as u8;
            let lower = upright + upright / (SIZE - 1);
            [Cell(lower + 1), Cell(lower)]
        }
    }
}

/// Column and row of the one cell, column and row of the other.
impl fmt::Display for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.cells();
        write!(f, "{first} {second}")
    }
}

shown_as_text!(Cell, Swap);

impl fmt::Debug for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_where_their_column_and_row_say() {
        for (index, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::at(cell.column(), cell.row()), Some(cell));
        }
        for (column, row) in [(0, 1), (1, 0), (9, 1), (1, 9), (255, 255)] {
            assert_eq!(Cell::at(column, row), None);
        }
    }

    #[test]
    fn a_swap_is_of_two_cells_whose_columns_and_rows_differ_by_one_in_all() {
        let mut found = Vec::new();
        for one in Cell::ALL {
            for other in Cell::ALL {
                let apart = one.column().abs_diff(other.column()) + one.row().abs_diff(other.row());
                let swap = Swap::between(one, other);
                assert_eq!(swap.is_some(), apart == 1, "{one} {other}");
                if let Some(swap) = swap {
                    assert!(swap.cells() == [one, other] || swap.cells() == [other, one]);
                    assert_eq!(swap.is_sideways(), one.row() == other.row());
                    let [first, second] = swap.cells();
                    assert!(first.column() < second.column() || first.row() < second.row());
                    found.push(swap);
                }
            }
        }
        found.sort();
        found.dedup();
        assert_eq!(found, Swap::ALL);
    }
}
