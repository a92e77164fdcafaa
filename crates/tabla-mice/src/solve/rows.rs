//! The positions of one material in rows: a row has one set of men of the major side, up to symmetry, and every set of
//! the minor side beside it.
//!
//! Both players' moves stay close together so. A move of the minor side leads to another place of the same row; a move of
//! the major side leads from a row to one of a few others, the same few for all places of the row. Whoever goes through
//! the rows one by one has all that it needs in the caches of the processor, however large the table is.
//!
//! Unlike the numbers of [`Numbering`](super::Numbering), a row has all sets of the minor side, also where a symmetry
//! keeps the major side: then positions stand there more than once, and each has all its moves. So moves can be counted
//! and traced back one by one.

use std::sync::Arc;

use super::spots::{HALF, LOWER, Orbit, Side, Sides, image, keepers, partial_rank};
use crate::{Point, Points, Symmetry};

/// The rows of one material.
#[derive(Clone)]
pub(super) struct Rows {
    major: Arc<Side>,
    ranks: Arc<MinorRanks>,
}

/// The sets of so many men beside so many others, by rank, counted on the points that are free.
struct MinorRanks {
    sets: Arc<[Points]>,
    /// What the upper half of a set adds to its rank.
    upper: Vec<u32>,
}

impl Rows {
    pub fn new(sides: &Sides, major: u8, minor: u8) -> Rows {
        let upper = (0..1 << HALF).map(|bits: u32| partial_rank(bits << HALF, minor.into())).collect();
        let ranks = MinorRanks { sets: sides.sets_beside(major, minor), upper };
        Rows { major: sides.side(major), ranks: Arc::new(ranks) }
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.major.orbits.len()
    }

    /// How many places a row has.
    pub fn width(&self) -> usize {
        self.ranks.sets.len()
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.len() * self.width()
    }

    /// The men of the major side in this row.
    #[inline]
    pub fn major(&self, row: usize) -> Points {
        self.major.orbits[row].set
    }

    /// The row of these men of the major side, and the symmetry that takes them there.
    #[inline]
    pub fn row_of(&self, major: Points) -> (usize, usize) {
        self.major.place(major)
    }

    /// The men of the minor side at this place of the row.
    #[inline]
    pub fn minor(&self, row: usize, place: usize) -> Points {
        let free = &self.major.orbits[row].free;
        let mut minor = Points::NONE;
        for slot in self.ranks.sets[place] {
            minor = minor.with(free[slot.index()]);
        }
        minor
    }

    /// The men of the minor side at every place of the row.
    pub fn minors(&self, row: usize, out: &mut Vec<Points>) {
        out.clear();
        out.extend((0..self.width()).map(|place| self.minor(row, place)));
    }

    /// The place of these men of the minor side in the row.
    pub fn place(&self, row: usize, minor: Points) -> usize {
        let slots = &self.major.orbits[row].slots;
        let bits = minor.fold(0, |bits, point| bits | 1 << slots[point.index()]);
        (LOWER[bits % (1 << HALF)] + self.ranks.upper[(bits >> HALF) % (1 << HALF)]) as usize
    }

    /// Whether a symmetry keeps the men of the major side, so that positions stand in the row more than once.
    pub fn is_symmetric(&self, row: usize) -> bool {
        self.major.orbits[row].keeping != 0
    }

    /// Whether the position at this place is the one that stands for all that symmetries take into each other.
    pub fn stands_for_all(&self, row: usize, minor: Points) -> bool {
        keepers(self.major.orbits[row].keeping).all(|symmetry| image(symmetry, minor) >= minor)
    }

    /// Where sets of the minor side have their places in this row, after this symmetry has been applied to them.
    pub fn finder(&self, row: usize, symmetry: usize) -> Finder<'_> {
        let Orbit { slots, set, .. } = &self.major.orbits[row];
        let slot = |point: Point| {
            let to = Symmetry::ALL[symmetry].point(point);
            if set.has(to) { 0 } else { 1 << slots[to.index()] }
        };
        let slots: [u32; 24] = Point::ALL.map(slot);
        let mut bits = [[0; 256]; 3];
        for (ring, bits) in bits.iter_mut().enumerate() {
            for set in 1..256_usize {
                bits[set] = bits[set & (set - 1)] | slots[8 * ring + set.trailing_zeros() as usize];
            }
        }
        Finder { bits, upper: &self.ranks.upper }
    }
}

/// Finds places in one row.
pub(super) struct Finder<'r> {
    /// For each ring and each set of its points, where they are counted among those that the row leaves free.
    bits: [[u32; 256]; 3],
    upper: &'r [u32],
}

impl Finder<'_> {
    /// The place of these men of the minor side, which must leave the row's men alone.
    #[inline]
    pub fn place(&self, minor: Points) -> usize {
        let [outer, middle, inner, _] = minor.bits().to_le_bytes().map(usize::from);
        let bits = (self.bits[0][outer] | self.bits[1][middle] | self.bits[2][inner]) as usize;
        (LOWER[bits % (1 << HALF)] + self.upper[(bits >> HALF) % (1 << HALF)]) as usize
    }
}
