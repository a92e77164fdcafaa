//! A learned opinion: what a board will pay, judged while the cells on top still wait for new stones.
//!
//! It is a sum of weights. A window of two columns and four rows, or of four columns and two rows, slides
//! over the board, and all that counts of it is which neighbours in it are alike: twenty comparisons,
//! diagonal ones included. Windows on the same height share their weights. Further weights go by the
//! number of swaps that are open already and by how many stones there are of each colour.
//!
//! There is one such opinion for each number of turns that are left after this one, up to [`FARTHEST`]: with none left only
//! what the stones that wait may pay counts, and with many the order that the turn leaves behind.

use std::sync::OnceLock;

use crate::Jewel;
use crate::planes::{Alike, Fallen};

/// So many turns ahead it is judged what they will pay; what is farther off is thought not to depend on the board.
pub const FARTHEST: usize = 7;

/// How many opinions there are: of no more turns, of one, and so on.
pub const OPINIONS: usize = FARTHEST + 1;

/// Which opinion is asked when so many turns are left.
#[inline]
pub(crate) fn opinion_for(turns_left: u32) -> usize {
    (turns_left as usize).min(FARTHEST)
}

/// How many weights there are.
pub const WEIGHTS: usize = VEILED + 4 * COUNTS_OF_COLUMN;

/// How many weights count for one board.
pub(crate) const FACTS: usize = 85;

/// What a point is in the weights as they are kept.
const UNIT: f32 = 512.0;

/// How many kinds of windows there are, told apart by their twenty comparisons.
const KINDS: usize = 2_198;
/// At how many heights a window of four rows can stand, and one of two rows.
const TALL: usize = 5;
const WIDE: usize = 7;
const OPEN: usize = (TALL + WIDE) * KINDS;
const OPEN_COUNTS: usize = 32;
const COLOURS: usize = OPEN + OPEN_COUNTS;
const COUNTS: usize = 65;
/// How many cells of a column wait for stones; columns as far from the edge are alike.
const VEILED: usize = COLOURS + COUNTS;
const COUNTS_OF_COLUMN: usize = 9;

/// Calls the function with the number of each weight that counts for this board.
#[inline]
pub fn facts(fallen: &Fallen, mut fact: impl FnMut(usize)) {
    let kinds = kinds();
    let alike = fallen.alike();
    fact(OPEN + (alike.swaps().len() as usize).min(OPEN_COUNTS - 1));
    for jewel in Jewel::ALL {
        fact(COLOURS + fallen.cells_of(jewel).len() as usize);
    }
    for (column, waits) in fallen.empty().by_column().into_iter().enumerate() {
        fact(VEILED + column.min(7 - column) * COUNTS_OF_COLUMN + usize::from(waits));
    }
    let upright = Pairs::of(&alike);
    upright.each_window(|window, _, height| fact(height * KINDS + usize::from(kinds[window])));
    let lying = upright.transposed();
    lying.each_window(|window, height, _| fact((TALL + height) * KINDS + usize::from(kinds[window])));
}

/// Which neighbours are alike, seen by columns or, transposed, by rows.
struct Pairs {
    right: u64,
    right_two: u64,
    above: u64,
    above_two: u64,
    up_right: u64,
    down_right: u64,
}

impl Pairs {
    #[inline]
    fn of(alike: &Alike) -> Pairs {
        let Alike { right, right_two, above, above_two, up_right, down_right } = *alike;
        Pairs { right, right_two, above, above_two, up_right, down_right }
    }

    /// Columns become rows. A falling diagonal is then noted at its other end.
    #[inline]
    fn transposed(&self) -> Pairs {
        Pairs {
            right: transpose(self.above),
            right_two: transpose(self.above_two),
            above: transpose(self.right),
            above_two: transpose(self.right_two),
            up_right: transpose(self.up_right),
            down_right: transpose(self.down_right) >> 7,
        }
    }

    /// Tells the comparisons in each window of two columns and four rows, with its left column and lowest row.
    #[inline]
    fn each_window(&self, mut tell: impl FnMut(usize, usize, usize)) {
        let [right, above, above_two, up_right, down_right] =
            [self.right, self.above, self.above_two, self.up_right, self.down_right].map(u64::to_le_bytes);
        for column in 0..7 {
            let wide = |plane: [u8; 8], column: usize| u32::from(plane[column]);
            let [here, next] = [column, column + 1].map(|column| wide(above, column));
            let [here_two, next_two] = [column, column + 1].map(|column| wide(above_two, column));
            let [right, up, down] = [right, up_right, down_right].map(|plane| wide(plane, column));
            for height in 0..TALL {
                let window = here >> height & 7
                    | (next >> height & 7) << 3
                    | (right >> height & 15) << 6
                    | (up >> height & 7) << 10
                    | (down >> height >> 1 & 7) << 13
                    | (here_two >> height & 3) << 16
                    | (next_two >> height & 3) << 18;
                tell(window as usize, column, height);
            }
        }
    }
}

/// Mirrors the board at the diagonal from the lower left to the upper right.
#[inline]
fn transpose(bits: u64) -> u64 {
    let mut bits = bits;
    for (shift, mask) in
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0)]
    {
        let differ = (bits ^ bits >> shift) & mask;
        bits ^= differ | differ << shift;
    }
    bits
}

/// The kind of each window, by its twenty comparisons. Most of these contradict each other: two stones
/// that are like a third are alike.
fn kinds() -> &'static [u16; 1 << PAIRS.len()] {
    static KINDS_OF_WINDOWS: OnceLock<Box<[u16; 1 << PAIRS.len()]>> = OnceLock::new();
    KINDS_OF_WINDOWS.get_or_init(|| {
        let mut seen = vec![false; 1 << PAIRS.len()];
        colour(&mut [0; 8], 0, 0, &mut seen);
        let mut kinds = Box::new([0; 1 << PAIRS.len()]);
        let possible = kinds.iter_mut().zip(seen).filter(|(_, seen)| *seen);
        for (next, (kind, _)) in (0..).zip(possible) {
            *kind = next;
        }
        kinds
    })
}

/// Marks every window that eight stones can show when the first so many are coloured.
fn colour(stones: &mut [u8; 8], done: usize, colours: u8, seen: &mut [bool]) {
    if done == stones.len() {
        seen[compared(stones)] = true;
        return;
    }
    for shade in 0..=colours {
        stones[done] = shade;
        colour(stones, done + 1, colours.max(shade + 1), seen);
    }
}

/// The pairs that are compared in a window: its left column from the bottom up is 0 to 3, its right column
/// 4 to 7.
#[rustfmt::skip]
const PAIRS: [(usize, usize); 20] = [
    (0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (6, 7),
    (0, 4), (1, 5), (2, 6), (3, 7),
    (0, 5), (1, 6), (2, 7), (1, 4), (2, 5), (3, 6),
    (0, 2), (1, 3), (4, 6), (5, 7),
];

/// Which pairs are alike when the stones of a window are coloured so.
fn compared(stones: &[u8; 8]) -> usize {
    let alike = |&(one, other): &(usize, usize)| usize::from(stones[one] == stones[other]);
    PAIRS.iter().enumerate().map(|(place, pair)| alike(pair) << place).sum()
}

/// The weights, in small integers: the same opinion on every machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// All weights of one opinion, then those of the next.
    weights: Box<[i16]>,
}

impl Value {
    /// Makes small integers of weights in points, those of all opinions together; what is missing is 0.
    pub fn rounded(weights: &[[f32; OPINIONS]]) -> Value {
        let short = |(opinion, index): (usize, usize)| {
            let weight = weights.get(index).map_or(0.0, |weights| weights[opinion]);
            (weight * UNIT).round().clamp(-32_000.0, 32_000.0) as i16
        };
        let all = (0..OPINIONS).flat_map(|opinion| (0..WEIGHTS).map(move |index| (opinion, index)));
        Value { weights: all.map(short).collect() }
    }

    /// The points that are to come in so many more turns, and before them as the stones that wait come; those that are
    /// farther off than [`FARTHEST`] are not counted.
    #[inline]
    pub fn points(&self, fallen: &Fallen, turns_left: u32) -> f32 {
        let from = opinion_for(turns_left) * WEIGHTS;
        let weights = &self.weights[from..from + WEIGHTS];
        let mut sum = 0;
        facts(fallen, |index| sum += i32::from(weights[index]));
        sum as f32 / UNIT
    }

    /// Reads what [`Value::write`] wrote; `None` when anything is different.
    pub fn read(bytes: &[u8]) -> Option<Value> {
        let (body, sum) = bytes.split_last_chunk::<8>()?;
        if u64::from_le_bytes(*sum) != checksum(body) {
            return None;
        }
        let shorts = body.strip_prefix(MAGIC)?;
        let weights: Box<[i16]> =
            shorts.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        (shorts.len() == 2 * OPINIONS * WEIGHTS).then_some(Value { weights })
    }

    /// The weights as bytes: a heading, two bytes for each weight, little end first, and a checksum.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// A number by which damaged bytes are noticed: FNV-1a of 64 bits.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

const MAGIC: &[u8] = b"jewels value 2\n";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_window_has_a_number_of_its_own() {
        let most = kinds().iter().copied().max().unwrap();
        assert_eq!(usize::from(most) + 1, KINDS);
    }
}
