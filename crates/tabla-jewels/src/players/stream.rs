//! Refills as a search imagines them: for each column the next stones, in three words.

use tabla_core::rand_core::Rng;

use crate::Jewel;
use crate::planes::Refill;

/// The next 64 stones of each column, over and over again.
///
/// All swaps that are compared are tried on the same stream, so that they differ by what they do and not
/// by their luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stream {
    columns: [[u64; 3]; 8],
}

impl Stream {
    /// How many stones of each column there are.
    pub const LENGTH: usize = 64;

    /// Stones drawn at random, all colours equally likely.
    pub fn draw<R: Rng + ?Sized>(dice: &mut R) -> Stream {
        let mut stream = Stream::default();
        for column in &mut stream.columns {
            // Three random words are stones wherever they do not say 0 or 7: these are drawn again.
            let mut rest = u64::MAX;
            while rest != 0 {
                let [one, two, four] = [dice.next_u64(), dice.next_u64(), dice.next_u64()];
                let good = rest & (one | two | four) & !(one & two & four);
                for (plane, drawn) in column.iter_mut().zip([one, two, four]) {
                    *plane |= drawn & good;
                }
                rest &= !good;
            }
        }
        stream
    }

    /// Puts a stone into a column, 0 to 7, at this distance from now, below [`Stream::LENGTH`].
    pub fn set(&mut self, column: usize, ahead: usize, stone: Jewel) {
        for (place, plane) in self.columns[column % 8].iter_mut().enumerate() {
            let bit = 1 << (ahead % Stream::LENGTH);
            *plane = if stone.number() >> place & 1 == 1 { *plane | bit } else { *plane & !bit };
        }
    }
}

impl Refill for Stream {
    #[inline]
    fn next(&mut self, column: usize) -> Jewel {
        let planes = &mut self.columns[column & 7];
        let number = planes[0] & 1 | (planes[1] & 1) << 1 | (planes[2] & 1) << 2;
        for plane in planes {
            *plane = plane.rotate_right(1);
        }
        Jewel::ALL[(number as usize).wrapping_sub(1).min(5)]
    }

    #[inline]
    fn fill(&mut self, cells: crate::Squares) -> [u64; 3] {
        let mut filled = [0; 3];
        let mut rest = cells.bits();
        while rest != 0 {
            let cell = rest.trailing_zeros();
            rest &= rest - 1;
            for (to, from) in filled.iter_mut().zip(&mut self.columns[cell as usize >> 3]) {
                *to |= (*from & 1) << cell;
                *from = from.rotate_right(1);
            }
        }
        filled
    }
}
