//! The linear congruential generator: the oldest way to make chance out of arithmetic.
//!
//! One multiplication and one addition modulo 2⁶⁴, with the constants of Knuth's MMIX. The lower a bit
//! of the state, the shorter its period: the lowest alternates between 0 and 1, so nothing is ever taken
//! from the low half. A die is made of the three top bits.
//!
//! ```
//! use tabla_core::DieSource;
//! use tabla_jamb::Lcg;
//! let mut dice = Lcg::new(7);
//! let throw: Vec<u8> = (0..5).map(|_| dice.die()).collect();
//! assert_eq!(throw, [4, 3, 3, 2, 4]);
//! ```

use std::convert::Infallible;

use tabla_core::rand_core::{SeedableRng, TryRng};
use tabla_core::{DieSource, fill_bytes};

/// The 64-bit linear congruential generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lcg {
    state: u64,
}

impl Lcg {
    /// What the state is multiplied by.
    pub const FACTOR: u64 = 6_364_136_223_846_793_005;
    pub const ADDEND: u64 = 1_442_695_040_888_963_407;

    /// The generator whose state is the seed.
    pub const fn new(seed: u64) -> Lcg {
        Lcg { state: seed }
    }

    /// Goes one step on and hands out the whole state, weak low bits and all. For dice there is
    /// [`DieSource::die`].
    pub const fn step(&mut self) -> u64 {
        self.state = self.state.wrapping_mul(Lcg::FACTOR).wrapping_add(Lcg::ADDEND);
        self.state
    }

    const fn high(&mut self) -> u32 {
        (self.step() >> 32) as u32
    }
}

impl DieSource for Lcg {
    fn die(&mut self) -> u8 {
        loop {
            let bits = (self.step() >> 61) as u8;
            if bits < 6 {
                return bits + 1;
            }
        }
    }
}

impl TryRng for Lcg {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.high())
    }

    /// Two steps, the high half of each.
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.high()) << 32 | u64::from(self.high()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes(self, bytes);
        Ok(())
    }
}

impl SeedableRng for Lcg {
    type Seed = [u8; 8];

    fn from_seed(seed: [u8; 8]) -> Lcg {
        Lcg::new(u64::from_le_bytes(seed))
    }

    fn seed_from_u64(seed: u64) -> Lcg {
        Lcg::new(seed)
    }
}

#[cfg(test)]
mod tests {
    use tabla_core::rand_core::Rng;

    use super::*;

    #[test]
    fn the_stream_is_the_published_recurrence() {
        let mut lcg = Lcg::new(0);
        assert_eq!(lcg.step(), 1_442_695_040_888_963_407);
        assert_eq!(lcg.step(), 1_876_011_003_808_476_466);
    }

    #[test]
    fn the_lowest_bit_alternates() {
        let mut lcg = Lcg::new(5);
        let bits: Vec<u64> = (0..6).map(|_| lcg.step() & 1).collect();
        assert_eq!(bits, [0, 1, 0, 1, 0, 1]);
    }

    #[test]
    fn words_are_made_of_high_halves() {
        let (mut words, mut halves) = (Lcg::new(9), Lcg::new(9));
        let (high, low) = (halves.next_u32(), halves.next_u32());
        assert_eq!(words.next_u64(), u64::from(high) << 32 | u64::from(low));
        assert_eq!(Lcg::from_seed(9u64.to_le_bytes()), Lcg::seed_from_u64(9));
    }
}
