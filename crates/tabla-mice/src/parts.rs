//! What is in the box: points, sets of points, mills, and nine men each.
//!
//! The points are numbered ring by ring from the outside, each ring clockwise from its top left corner.
//! So a ring is a byte, its corners are the even bits and its middles the odd ones: a step along a ring
//! is a rotation by one, a step between rings is a shift by eight, and questions about the whole board
//! are a few logical operations.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use tabla_core::shown_as_text;

/// How many men each player has in all.
pub const MEN: u8 = 9;

/// Whoever has fewer men than this, on the board and in hand together, has lost.
pub const FEWEST: u8 = 3;

/// One of the 24 points, named after the lattice of seven columns and seven rows on which they lie: `a7`
/// is the top left corner, `g1` the bottom right one.
///
/// ```
/// use tabla_mice::Point;
/// let point: Point = "d2".parse().unwrap();
/// assert_eq!(point.to_string(), "d2");
/// assert_eq!(point.neighbours().map(|point| point.to_string()).collect::<Vec<_>>(), ["d1", "f2", "b2", "d3"]);
/// assert_eq!(Point::ALL[13], point);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

const NAMES: [&str; 24] = [
    "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4", //
    "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4", //
    "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4",
];

impl Point {
    /// Every point: the outer ring, the middle one, the inner one, each clockwise from the top left.
    pub const ALL: [Point; 24] = {
        let mut all = [Point(0); 24];
        let mut index = 0;
        while index < 24 {
            all[index] = Point(index as u8);
            index += 1;
        }
        all
    };

    /// The point in this column (0 for `a`) and row (0 for the bottom one), where there is one.
    pub const fn at(column: u8, row: u8) -> Option<Point> {
        let mut index = 0;
        while index < 24 {
            let point = Point(index);
            if point.column() == column && point.row() == row {
                return Some(point);
            }
            index += 1;
        }
        None
    }

    /// Its place in [`Point::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name: a letter and a number.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Counted from 0 at the left, seven in all.
    pub const fn column(self) -> u8 {
        self.name().as_bytes()[0] - b'a'
    }

    /// Counted from 0 at the bottom, seven in all.
    pub const fn row(self) -> u8 {
        self.name().as_bytes()[1] - b'1'
    }

    /// Its ring: 0 is the outer one, 2 the inner one.
    pub const fn ring(self) -> u8 {
        self.0 / 8
    }

    /// The points to which a line leads without another between, two to four of them.
    #[inline]
    pub const fn neighbours(self) -> Points {
        NEIGHBOURS[(self.0 & 31) as usize]
    }

    /// How many neighbours it has: 2 for a corner, 3 for most middles, 4 for those of the middle ring.
    #[inline]
    pub const fn degree(self) -> u32 {
        self.neighbours().len()
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

// 32 entries, so that a five-bit index needs no check.
static NEIGHBOURS: [Points; 32] = {
    let mut table = [Points::NONE; 32];
    let mut index = 0;
    while index < 24 {
        table[index] = Points::only(Point(index as u8)).around();
        index += 1;
    }
    table
};

/// One of the sixteen lines of three: the four sides of each ring, and four spokes across the rings.
///
/// ```
/// use tabla_mice::{Mill, Point};
/// let [side, spoke] = Mill::through("d2".parse().unwrap());
/// assert_eq!(side.to_string(), "f2 d2 b2");
/// assert_eq!(spoke.to_string(), "d1 d2 d3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mill(u8);

impl Mill {
    /// Every mill: the sides ring by ring, clockwise from the top, then the spokes from the top.
    pub const ALL: [Mill; 16] = {
        let mut all = [Mill(0); 16];
        let mut index = 0;
        while index < 16 {
            all[index] = Mill(index as u8);
            index += 1;
        }
        all
    };

    #[inline]
    pub const fn points(self) -> Points {
        MILLS[(self.0 & 15) as usize]
    }

    /// The two mills through a point: its sides for a corner, its side and its spoke for a middle.
    pub const fn through(point: Point) -> [Mill; 2] {
        let (ring, place) = (point.0 / 8, point.0 % 8);
        if place.is_multiple_of(2) {
            [Mill(ring * 4 + (place / 2 + 3) % 4), Mill(ring * 4 + place / 2)]
        } else {
            [Mill(ring * 4 + place / 2), Mill(12 + place / 2)]
        }
    }
}

impl fmt::Display for Mill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

impl fmt::Debug for Mill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

static MILLS: [Points; 16] = {
    let mut mills = [Points::NONE; 16];
    let mut ring = 0;
    while ring < 3 {
        let mut side = 0;
        while side < 4 {
            let corner = 2 * side;
            let bits = 1 << corner | 1 << (corner + 1) | 1 << ((corner + 2) % 8);
            mills[ring * 4 + side] = Points(bits << (8 * ring));
            side += 1;
        }
        ring += 1;
    }
    let mut spoke = 0;
    while spoke < 4 {
        mills[12 + spoke] = Points(0x01_01_01 << (2 * spoke + 1));
        spoke += 1;
    }
    mills
};

/// In which place the bits of a byte are: the first, the second…
static NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut found) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][found] = place;
                found += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// A set of points: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(u32);

impl Points {
    pub const NONE: Points = Points(0);
    pub const BOARD: Points = Points(0xff_ff_ff);
    /// The corners of the three rings.
    pub const CORNERS: Points = Points(0x55_55_55);
    /// The middles of the sides.
    pub const MIDDLES: Points = Points(0xaa_aa_aa);

    /// The set of these bits; bits beyond the board are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Points {
        Points(bits & Self::BOARD.0)
    }

    /// One bit a point, in the order of [`Point::ALL`], `a7` the lowest.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one point.
    #[inline]
    pub const fn only(point: Point) -> Points {
        Points(1 << point.0)
    }

    /// Whether the point is in the set.
    #[inline]
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// Whether every point of the other set is in this one.
    #[inline]
    pub const fn has_all(self, other: Points) -> bool {
        self.0 & other.0 == other.0
    }

    /// This set and one point more.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Points {
        Points(self.0 | 1 << point.0)
    }

    /// This set without one point.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point) -> Points {
        Points(self.0 & !(1 << point.0))
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

    /// The first point in the order of [`Point::ALL`].
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }

    /// The point before which so many others of the set come.
    #[inline]
    pub fn nth_point(self, number: u32) -> Option<Point> {
        if number >= self.len() {
            return None;
        }
        let before = |ring: u32| (self.0 & ((1 << (8 * ring)) - 1)).count_ones();
        let ring = u32::from(number >= before(1)) + u32::from(number >= before(2));
        let place = NTH[(self.0 >> (8 * ring) & 0xff) as usize][(number - before(ring)) as usize & 7];
        Some(Point(8 * ring as u8 + place))
    }

    /// Every point moved on along its ring by one, clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self) -> Points {
        Points(self.0 << 1 & 0xfe_fe_fe | self.0 >> 7 & 0x01_01_01)
    }

    /// Every point moved on along its ring by one, counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn counterclockwise(self) -> Points {
        Points(self.0 >> 1 & 0x7f_7f_7f | self.0 << 7 & 0x80_80_80)
    }

    /// Every middle moved to the next ring inside; points from which no line leads in are dropped.
    #[inline]
    #[must_use]
    pub const fn inwards(self) -> Points {
        Points((self.0 & 0x00_aa_aa) << 8)
    }

    /// Every middle moved to the next ring outside; points from which no line leads out are dropped.
    #[inline]
    #[must_use]
    pub const fn outwards(self) -> Points {
        Points((self.0 & 0xaa_aa_00) >> 8)
    }

    /// Every point that has a neighbour in the set; a member only if a neighbour of it is one too.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Points {
        Points(self.clockwise().0 | self.counterclockwise().0 | self.inwards().0 | self.outwards().0)
    }

    /// The members that stand in a mill of members.
    #[inline]
    #[must_use]
    pub const fn in_mills(self) -> Points {
        let middles = Points(self.0 & self.beside());
        let sides = middles.0 | middles.clockwise().0 | middles.counterclockwise().0;
        let spokes = self.0 & self.0 >> 8 & self.0 >> 16 & 0xaa;
        Points(sides | (spokes * 0x01_01_01))
    }

    /// Every point of which the two others of a mill are members: where one more man closes a mill, if
    /// the point is free.
    #[inline]
    #[must_use]
    pub const fn closing(self) -> Points {
        Points(self.beside() | self.across() | self.ahead() | self.behind())
    }

    /// The middles between two members of their side.
    #[inline]
    pub(crate) const fn beside(self) -> u32 {
        self.clockwise().0 & self.counterclockwise().0 & Self::MIDDLES.0
    }

    /// The middles whose spoke has members on the two other rings.
    #[inline]
    pub(crate) const fn across(self) -> u32 {
        let (one, other) = (self.0 >> 8 | self.0 << 16, self.0 >> 16 | self.0 << 8);
        one & other & Self::MIDDLES.0
    }

    /// The corners after which, clockwise, the rest of the side are members.
    #[inline]
    pub(crate) const fn ahead(self) -> u32 {
        let next = self.counterclockwise();
        next.0 & next.counterclockwise().0 & Self::CORNERS.0
    }

    /// The corners before which, clockwise, the rest of the side are members.
    #[inline]
    pub(crate) const fn behind(self) -> u32 {
        let last = self.clockwise();
        last.0 & last.clockwise().0 & Self::CORNERS.0
    }
}

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = self.first()?;
        self.0 &= self.0 - 1;
        Some(point)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points.into_iter().fold(Points::NONE, Points::with)
    }
}

impl BitAnd for Points {
    type Output = Points;

    #[inline]
    fn bitand(self, other: Points) -> Points {
        Points(self.0 & other.0)
    }
}

impl BitOr for Points {
    type Output = Points;

    #[inline]
    fn bitor(self, other: Points) -> Points {
        Points(self.0 | other.0)
    }
}

impl Not for Points {
    type Output = Points;

    #[inline]
    fn not(self) -> Points {
        Points(!self.0 & Self::BOARD.0)
    }
}

/// The names with blanks between them, in the order of [`Point::ALL`].
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, point) in self.enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{point}")?;
        }
        Ok(())
    }
}

shown_as_text!(Point, Points);

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_32_lines_between_neighbours_and_16_mills() {
        let degrees: u32 = Point::ALL.iter().map(|point| point.degree()).sum();
        assert_eq!(degrees, 2 * 32);
        let mills: std::collections::HashSet<Points> = Mill::ALL.iter().map(|mill| mill.points()).collect();
        assert_eq!(mills.len(), 16);
        assert!(mills.iter().all(|mill| mill.len() == 3));
        for point in Point::ALL {
            let [one, other] = Mill::through(point);
            assert!(one != other && one.points().has(point) && other.points().has(point), "{point}");
        }
    }

    /// A neighbour is next on the same row or column, with nothing between; the middle of the board is
    /// a hole that no line crosses.
    #[test]
    fn neighbours_are_next_on_a_line_of_the_lattice() {
        let between = |one: Point, other: Point| {
            let inside = |low: u8, value: u8, high: u8| low.min(high) < value && value < low.max(high);
            let blocked = Point::ALL.iter().any(|point| {
                point.column() == one.column()
                    && one.column() == other.column()
                    && inside(one.row(), point.row(), other.row())
                    || point.row() == one.row()
                        && one.row() == other.row()
                        && inside(one.column(), point.column(), other.column())
            });
            let hole =
                one.column() == other.column() && one.column() == 3 && inside(one.row(), 3, other.row())
                    || one.row() == other.row() && one.row() == 3 && inside(one.column(), 3, other.column());
            blocked || hole
        };
        for one in Point::ALL {
            for other in Point::ALL {
                let aligned = one != other && (one.column() == other.column() || one.row() == other.row());
                let expected = aligned && !between(one, other);
                assert_eq!(one.neighbours().has(other), expected, "{one} {other}");
            }
        }
    }

    #[test]
    fn sets_are_moved_as_their_points_are() {
        for one in Point::ALL {
            for other in Point::ALL {
                let both = Points::only(one).with(other);
                assert_eq!(both.around(), one.neighbours() | other.neighbours(), "{one} {other}");
            }
        }
    }

    /// All sets of up to four points, and their complements, against the list of mills.
    #[test]
    fn mills_of_sets_are_those_of_the_list() {
        let check = |set: Points| {
            let mills = Mill::ALL.map(Mill::points).into_iter();
            let standing =
                mills.clone().filter(|&mill| set.has_all(mill)).fold(Points::NONE, |all, mill| all | mill);
            assert_eq!(set.in_mills(), standing, "{set}");
            let closing: Points = mills
                .flat_map(|mill| mill.map(move |point| (point, mill.without(point))))
                .filter(|&(_, others)| set.has_all(others))
                .map(|(point, _)| point)
                .collect();
            assert_eq!(set.closing(), closing, "{set}");
        };
        let mut count = 0;
        for bits in 0..1u32 << 24 {
            if bits.count_ones() <= 4 {
                check(Points::from_bits(bits));
                check(Points::from_bits(!bits));
                count += 2;
            }
        }
        assert_eq!(count, 2 * (1 + 24 + 276 + 2_024 + 10_626));
    }

    #[test]
    fn every_point_is_where_its_name_says() {
        for point in Point::ALL {
            assert_eq!(Point::at(point.column(), point.row()), Some(point));
        }
        let places = (0..7).flat_map(|column| (0..7).filter_map(move |row| Point::at(column, row)));
        assert_eq!(places.count(), 24);
        assert_eq!(Point::at(3, 3), None);
    }
}
