//! Who sits where.

use std::fmt;
use std::num::NonZeroU8;

use crate::Arg;

/// A place at the table, counted from the one that begins.
///
/// ```
/// use tabla_core::Seat;
/// assert_eq!(Seat::FIRST.number(), 1);
/// assert_eq!(Seat::FIRST.other(), Seat::SECOND);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "u8", from = "NonZeroU8")
)]
pub struct Seat(u8);

impl Seat {
    /// The seat that begins.
    pub const FIRST: Seat = Seat(0);
    /// The seat that plays second.
    pub const SECOND: Seat = Seat(1);
    /// The two seats of a duel.
    pub const DUEL: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

    /// The seat with this index, counted from 0.
    pub const fn at(index: u8) -> Seat {
        Seat(index)
    }

    /// Counted from 0, for tables in memory.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people count.
    pub const fn number(self) -> u8 {
        self.0.saturating_add(1)
    }

    /// The opponent in a game of two.
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

/// In files and messages seats are counted as people count.
impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

/// People count their seats from 1.
impl From<&Seat> for Arg {
    fn from(seat: &Seat) -> Arg {
        Arg::from(seat.number())
    }
}

impl From<NonZeroU8> for Seat {
    fn from(number: NonZeroU8) -> Seat {
        Seat(number.get() - 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.number())
    }
}

/// One thing for each of the two players of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T> {
    /// What belongs to the player who begins.
    pub first: T,
    /// What belongs to the other one.
    pub second: T,
}

impl<T> BySeat<T> {
    /// Makes the two parts, the first player's first.
    pub fn new(mut make: impl FnMut(Seat) -> T) -> Self {
        BySeat { first: make(Seat::FIRST), second: make(Seat::SECOND) }
    }

    /// The two parts in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        [&self.first, &self.second].into_iter()
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        if seat == Seat::FIRST { &self.first } else { &self.second }
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        if seat == Seat::FIRST { &mut self.first } else { &mut self.second }
    }
}
