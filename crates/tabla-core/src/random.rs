//! Chance that can be repeated: the same seed gives the same game, on every machine, in every version.
//!
//! Library generators may change their stream between versions; this one is frozen. The algorithm is
//! xoshiro256++ by Blackman and Vigna, seeded from one number by SplitMix64; the draws of a number
//! below a bound and of a shuffle are frozen too, because a game depends on them as much.
//!
//! ```
//! use tabla_core::{SeededRng, below};
//! let mut dice = SeededRng::new(7);
//! let throw: Vec<u64> = (0..5).map(|_| below(&mut dice, 6) + 1).collect();
//! assert_eq!(throw, [1, 2, 5, 3, 6]);
//! ```

use std::convert::Infallible;

use rand_core::{Rng, SeedableRng, TryRng};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeededRng {
    state: [u64; 4],
}

impl SeededRng {
    /// The generator of this seed.
    pub fn new(seed: u64) -> SeededRng {
        let mut mix = Lot(seed);
        SeededRng { state: std::array::from_fn(|_| mix.next()) }
    }

    /// An independent generator for a part of the work: game 17 of a match, say.
    pub fn split(seed: u64, part: u64) -> SeededRng {
        let mut mixed = SeededRng::new(seed ^ part.wrapping_mul(0xd134_2543_de82_ef95));
        mixed.next_u64();
        mixed
    }

    fn next(&mut self) -> u64 {
        let [s0, s1, s2, s3] = &mut self.state;
        let result = s0.wrapping_add(*s3).rotate_left(23).wrapping_add(*s0);
        let shifted = *s1 << 17;
        *s2 ^= *s0;
        *s3 ^= *s1;
        *s1 ^= *s2;
        *s0 ^= *s3;
        *s2 ^= shifted;
        *s3 = s3.rotate_left(45);
        result
    }
}

impl TryRng for SeededRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes(self, bytes);
        Ok(())
    }
}

/// A generator for a draw or two, which is there at once: SplitMix64. Frozen as the other is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lot(u64);

impl Lot {
    /// The lot of this seed for a part of the work.
    #[inline]
    pub fn new(seed: u64, part: u64) -> Lot {
        Lot(seed ^ part.wrapping_mul(0xd134_2543_de82_ef95))
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }
}

impl TryRng for Lot {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes(self, bytes);
        Ok(())
    }
}

impl SeedableRng for SeededRng {
    type Seed = [u8; 32];

    fn from_seed(seed: [u8; 32]) -> SeededRng {
        let mut state = [0; 4];
        for (word, bytes) in state.iter_mut().zip(seed.chunks_exact(8)) {
            *word = u64::from_le_bytes(std::array::from_fn(|index| bytes[index]));
        }
        // The all-zero state would give zeros for ever.
        if state == [0; 4] { SeededRng::new(0) } else { SeededRng { state } }
    }

    fn seed_from_u64(seed: u64) -> SeededRng {
        SeededRng::new(seed)
    }
}

/// Something that throws dice: a generator that knows how to make a fair die of its own output.
pub trait DieSource {
    /// The next die, 1 to 6, all equally likely.
    fn die(&mut self) -> u8;
}

impl DieSource for SeededRng {
    fn die(&mut self) -> u8 {
        below(self, 6) as u8 + 1
    }
}

/// Fills the bytes with the generator's words, each with its little end first.
pub fn fill_bytes<R: Rng>(dice: &mut R, bytes: &mut [u8]) {
    for chunk in bytes.chunks_mut(8) {
        chunk.copy_from_slice(&dice.next_u64().to_le_bytes()[..chunk.len()]);
    }
}

/// A number from 0 to `bound` − 1, all equally likely; `bound` must not be 0.
///
/// The high half of a 64 × 64-bit product; the few products that would favour small numbers are drawn
/// again.
pub fn below<R: Rng + ?Sized>(dice: &mut R, bound: u64) -> u64 {
    assert!(bound > 0, "there is no number below 0");
    loop {
        let product = u128::from(dice.next_u64()) * u128::from(bound);
        // So many are rejected, fewer than the bound: most draws need no division to know.
        let low = product as u64;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 64) as u64;
        }
    }
}

/// One of the items, all equally likely; `None` of an empty slice.
pub fn pick<'a, T, R: Rng + ?Sized>(dice: &mut R, items: &'a [T]) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(below(dice, items.len() as u64) as usize) }
}

/// Puts the items into an order drawn from all orders with equal chance.
pub fn shuffle<T, R: Rng + ?Sized>(dice: &mut R, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(dice, last as u64 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stream that the algorithm's authors' own program prints for the state 1, 2, 3, 4.
    #[test]
    fn the_stream_is_that_of_the_published_algorithm() {
        let mut seed = [0; 32];
        for (index, word) in (1u64..=4).enumerate() {
            seed[index * 8..index * 8 + 8].copy_from_slice(&word.to_le_bytes());
        }
        let mut dice = SeededRng::from_seed(seed);
        let stream: Vec<u64> = (0..6).map(|_| dice.next_u64()).collect();
        let published = [
            41_943_041,
            58_720_359,
            3_588_806_011_781_223,
            3_591_011_842_654_386,
            9_228_616_714_210_784_205,
            9_973_669_472_204_895_162,
        ];
        assert_eq!(stream, published);
    }

    /// These numbers must never change: saved seeds depend on them.
    #[test]
    fn the_streams_of_seeds_are_frozen() {
        let first = |seed| SeededRng::new(seed).next_u64();
        assert_eq!(first(0), 5_987_356_902_031_041_503);
        assert_eq!(first(1), 14_971_601_782_005_023_387);
        let mut dice = SeededRng::new(2026);
        let mut order: Vec<u8> = (0..10).collect();
        shuffle(&mut dice, &mut order);
        assert_eq!(order, [7, 1, 2, 3, 9, 0, 6, 8, 5, 4]);
        let draws: Vec<u64> = (0..8).map(|_| below(&mut dice, 1000)).collect();
        assert_eq!(draws, [474, 909, 586, 972, 953, 454, 239, 676]);
        assert_eq!(SeededRng::split(7, 1).next_u64(), 8_462_960_385_625_459_523);
        // The first number that the algorithm's author gives for the seed 1234567.
        assert_eq!(Lot::new(1_234_567, 0).next_u64(), 6_457_827_717_110_365_317);
    }

    #[test]
    fn bytes_are_the_words_little_end_first() {
        let mut bytes = [0; 11];
        SeededRng::new(3).fill_bytes(&mut bytes);
        let mut words = SeededRng::new(3);
        assert_eq!(bytes[..8], words.next_u64().to_le_bytes());
        assert_eq!(bytes[8..], words.next_u64().to_le_bytes()[..3]);
    }

    #[test]
    fn every_number_below_a_bound_comes_about_equally_often() {
        let mut dice = SeededRng::new(11);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[below(&mut dice, 6) as usize] += 1;
        }
        let chi_square: f64 = counts.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        // The 99.9 % quantile for five degrees of freedom.
        assert!(chi_square < 20.52, "{counts:?}");
    }

    #[test]
    fn nothing_is_picked_of_nothing() {
        assert_eq!(pick::<u8, _>(&mut SeededRng::new(1), &[]), None);
    }
}
