//! Which fields of a talon are filled: all that future points depend on.

use crate::{Column, Row};

/// How many ways there are to have filled fields: 11 × 11 × 2¹⁰.
pub const STATES: usize = 11 * 11 * 1024;

/// How many fields are filled in the ordered columns, and which ones in the hand column. What is written in
/// them does not matter for the points that are still to come.
///
/// ```
/// use tabla_jamb::{Column, Filled, Row};
/// let filled = Filled::new(6, 0, 1 << Row::Ful.index()).unwrap();
/// assert_eq!(filled.next(Column::Down), Some(Row::Kenta));
/// assert_eq!(filled.next(Column::Up), Some(Row::Jamb));
/// assert!(!filled.is_open(Column::Hand, Row::Ful));
/// assert_eq!(filled.left(), 23);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Filled {
    down: u8,
    up: u8,
    hand: u16,
}

impl Filled {
    /// Nothing is filled: the start of a game.
    pub const EMPTY: Filled = Filled { down: 0, up: 0, hand: 0 };
    /// Everything is filled: the end.
    pub const FULL: Filled = Filled { down: 10, up: 10, hand: 1023 };

    /// So many fields down, so many up, and a bit for each row of the hand column, the ones lowest; `None`
    /// of more than ten.
    pub const fn new(down: u8, up: u8, hand: u16) -> Option<Filled> {
        if down <= 10 && up <= 10 && hand < 1024 { Some(Filled { down, up, hand }) } else { None }
    }

    /// Those with this number; `None` from [`STATES`](crate::STATES) on.
    pub fn at(index: usize) -> Option<Filled> {
        let (column, hand) = (index / 1024, (index % 1024) as u16);
        Filled::new(u8::try_from(column / 11).ok()?, (column % 11) as u8, hand)
    }

    /// Their number: ((down · 11) + up) · 1024 + hand.
    pub const fn index(self) -> usize {
        (self.down as usize * 11 + self.up as usize) * 1024 + self.hand as usize
    }

    /// How many fields of the down column are filled.
    pub const fn down(self) -> u8 {
        self.down
    }

    /// How many fields of the up column are filled.
    pub const fn up(self) -> u8 {
        self.up
    }

    /// A bit for each filled row of the hand column, the ones lowest.
    pub const fn hand(self) -> u16 {
        self.hand
    }

    /// How many fields are empty.
    pub const fn left(self) -> u8 {
        30 - self.down - self.up - self.hand.count_ones() as u8
    }

    /// Whether both ordered columns are complete, so that no die is thrown again.
    pub const fn is_hand_only(self) -> bool {
        self.down == 10 && self.up == 10
    }

    /// The row whose turn it is in an ordered column.
    pub fn next(self, column: Column) -> Option<Row> {
        match column {
            Column::Down => column.row_after(self.down),
            Column::Up => column.row_after(self.up),
            Column::Hand => None,
        }
    }

    /// The empty rows of the hand column, from the top.
    pub fn open_hand(self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |row| self.hand >> row.index() & 1 == 0)
    }

    /// Whether this field may be filled next, if the throw allows it.
    pub fn is_open(self, column: Column, row: Row) -> bool {
        match column {
            Column::Down | Column::Up => self.next(column) == Some(row),
            Column::Hand => self.hand >> row.index() & 1 == 0,
        }
    }

    /// With this field filled too; `None` unless it is open.
    pub fn with(self, column: Column, row: Row) -> Option<Filled> {
        self.is_open(column, row).then(|| match column {
            Column::Down => Filled { down: self.down + 1, ..self },
            Column::Up => Filled { up: self.up + 1, ..self },
            Column::Hand => Filled { hand: self.hand | 1 << row.index(), ..self },
        })
    }
}
