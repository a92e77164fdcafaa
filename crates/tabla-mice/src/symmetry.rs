//! The sixteen symmetries of the board, and keys for tables of positions.

use tabla_core::{BySeat, Seat};

use crate::{Move, Point, Points, State};

/// One of the sixteen ways to turn the board, mirror it, and turn it inside out.
///
/// The outer and the inner ring can change places, because every line is kept. The lowest two bits count
/// quarter turns clockwise, the next says whether the board is mirrored before that, the highest whether
/// it is turned inside out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Symmetry(u8);

const MIRRORED: u8 = 4;
const INSIDE_OUT: u8 = 8;

impl Symmetry {
    /// All sixteen, "as it stands" first.
    pub const ALL: [Symmetry; 16] = {
        let mut all = [Symmetry(0); 16];
        let mut number = 0;
        while number < 16 {
            all[number] = Symmetry(number as u8);
            number += 1;
        }
        all
    };

    /// Its place in [`Symmetry::ALL`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Where this symmetry takes a point.
    #[inline]
    pub fn point(self, point: Point) -> Point {
        Point::ALL[usize::from(POINTS[self.number()][point.index()])]
    }

    /// Where it takes a set of points.
    #[inline]
    #[must_use]
    pub const fn points(self, points: Points) -> Points {
        Points::from_bits(self.boards(points.bits() as u64) as u32)
    }

    /// The symmetry that takes everything back.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // A mirrored board is put right by the same again; a turned one by turning on.
        if self.0 & MIRRORED != 0 { self } else { Symmetry(self.0 & INSIDE_OUT | (4 - (self.0 & 3)) & 3) }
    }

    /// The same move on the turned board.
    #[inline]
    pub fn move_of(self, mv: Move) -> Move {
        if self.0 == 0 {
            return mv;
        }
        let point = |point: Point| self.point(point);
        Move::new(mv.from().map(point), point(mv.to()), mv.take().map(point))
    }

    /// The same position on the turned board.
    #[must_use]
    pub fn state(self, state: &State) -> State {
        State { men: BySeat::new(|seat| self.points(state.men[seat])), ..*state }
    }

    /// Two boards of 24 bits at once.
    #[inline]
    const fn boards(self, boards: u64) -> u64 {
        let mut image = boards;
        if self.0 & INSIDE_OUT != 0 {
            image = inside_out(image);
        }
        if self.0 & MIRRORED != 0 {
            image = mirrored(image);
        }
        let mut turns = self.0 & 3;
        while turns > 0 {
            image = turned(image);
            turns -= 1;
        }
        image
    }
}

/// Each ring turned by a quarter, clockwise: its byte rotated by two.
#[inline]
const fn turned(boards: u64) -> u64 {
    boards << 2 & 0xfcfc_fcfc_fcfc | boards >> 6 & 0x0303_0303_0303
}

/// The board mirrored on the diagonal through the top left corner: its bytes reversed, the corner kept.
#[inline]
const fn mirrored(boards: u64) -> u64 {
    let mut bits = boards;
    bits = bits >> 4 & 0x0f0f_0f0f_0f0f | (bits & 0x0f0f_0f0f_0f0f) << 4;
    bits = bits >> 2 & 0x3333_3333_3333 | (bits & 0x3333_3333_3333) << 2;
    bits = bits >> 1 & 0x5555_5555_5555 | (bits & 0x5555_5555_5555) << 1;
    // A reversed byte has the corner last; one place on, it is first again.
    bits << 1 & 0xfefe_fefe_fefe | bits >> 7 & 0x0101_0101_0101
}

/// The outer and the inner ring swapped: the outer bytes of each three.
#[inline]
const fn inside_out(boards: u64) -> u64 {
    boards & 0x00ff_0000_ff00 | boards >> 16 & 0x0000_ff00_00ff | (boards & 0x0000_ff00_00ff) << 16
}

static POINTS: [[u8; 24]; 16] = {
    let mut table = [[0; 24]; 16];
    let mut number = 0;
    while number < 16 {
        let mut index = 0;
        while index < 24 {
            let image = Symmetry(number as u8).boards(1 << index);
            table[number][index] = image.trailing_zeros() as u8;
            index += 1;
        }
        number += 1;
    }
    table
};

/// In the moving phase, positions with at most this many men are looked up together with their images.
/// With more, the same position hardly ever arises in two orientations, and looking for it costs time.
const FRAMED_MEN: u32 = 8;

impl State {
    /// Both boards, White's in the lower 24 bits.
    #[inline]
    fn boards(&self) -> u64 {
        u64::from(self.men.first.bits()) | u64::from(self.men.second.bits()) << 24
    }

    /// The rest of the position, above the boards.
    #[inline]
    fn counts(&self) -> u64 {
        u64::from(self.hand.first) << 48
            | u64::from(self.hand.second) << 52
            | u64::from(self.side == Seat::SECOND) << 56
    }

    #[inline]
    pub(crate) fn key(&self) -> u64 {
        mixed(self.boards() | self.counts())
    }

    #[inline]
    pub(crate) fn frame(&self) -> (u64, Symmetry) {
        let boards = self.boards();
        if !self.is_placing() && boards.count_ones() > FRAMED_MEN {
            return (self.key(), Symmetry::default());
        }
        let mut best = (boards, 0);
        let beginnings = [(boards, 0), (mirrored(boards), MIRRORED)];
        for (beginning, kind) in beginnings {
            let outside = (inside_out(beginning), kind | INSIDE_OUT);
            for (mut image, kind) in [(beginning, kind), outside] {
                for turns in 0..4 {
                    if image < best.0 {
                        best = (image, kind | turns);
                    }
                    image = turned(image);
                }
            }
        }
        (mixed(best.0 | self.counts()), Symmetry(best.1))
    }
}

/// Spreads a word over all its bits. Every step can be undone, so different words stay different: no two
/// positions share a key.
#[inline]
const fn mixed(word: u64) -> u64 {
    let mut bits = word;
    bits = (bits ^ bits >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits = (bits ^ bits >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits ^ bits >> 32
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn there_are_sixteen_and_they_keep_the_lines() {
        let images: HashSet<_> =
            Symmetry::ALL.iter().map(|symmetry| Point::ALL.map(|point| symmetry.point(point))).collect();
        assert_eq!(images.len(), 16);
        for symmetry in Symmetry::ALL {
            for point in Point::ALL {
                let image = symmetry.point(point);
                assert_eq!(symmetry.points(point.neighbours()), image.neighbours(), "{symmetry:?} {point}");
                assert_eq!(symmetry.inverse().point(image), point, "{symmetry:?}");
            }
            for mill in crate::Mill::ALL {
                let image = symmetry.points(mill.points());
                assert!(crate::Mill::ALL.iter().any(|other| other.points() == image), "{symmetry:?} {mill}");
            }
        }
    }

    #[test]
    fn sets_turn_as_their_points_do() {
        let mut bits = 0x1234_5678_u32;
        for _ in 0..500 {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let set = Points::from_bits(bits >> 4);
            for symmetry in Symmetry::ALL {
                let image: Points = set.map(|point| symmetry.point(point)).collect();
                assert_eq!(symmetry.points(set), image, "{symmetry:?} of {set}");
            }
        }
    }

    #[test]
    fn the_generators_do_what_their_names_say() {
        let image = |number: u8, name: &str| Symmetry(number).point(name.parse().unwrap()).to_string();
        assert_eq!(image(1, "a7"), "g7");
        assert_eq!(image(1, "f4"), "d2");
        assert_eq!(image(MIRRORED, "a7"), "a7");
        assert_eq!(image(MIRRORED, "d7"), "a4");
        assert_eq!(image(INSIDE_OUT, "a7"), "c5");
        assert_eq!(image(INSIDE_OUT, "b4"), "b4");
    }
}
