//! The generator of Blum, Blum and Shub: squaring modulo the product of two primes.
//!
//! Each squaring gives one bit, the parity of the number's binary digits. It is slow and its next bit is
//! as hard to foretell as the product is to factor, which a product of 64 bits is not: here it stands for
//! its beauty, not for secrecy.
//!
//! ```
//! use tabla_core::DieSource;
//! use tabla_jamb::Bbs;
//! let mut dice = Bbs::new(7);
//! let throw: Vec<u8> = (0..5).map(|_| dice.die()).collect();
//! assert_eq!(throw, [4, 1, 2, 5, 2]);
//! ```

use std::convert::Infallible;

use tabla_core::rand_core::{Rng, SeedableRng, TryRng};
use tabla_core::{DieSource, SeededRng, fill_bytes};

/// The generator of Blum, Blum and Shub.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bbs {
    modulus: u64,
    state: u64,
}

impl Bbs {
    /// The first prime of the default generator.
    pub const P: u32 = 4_294_956_167;
    /// The second prime of the default generator.
    pub const Q: u32 = 4_294_944_047;
    const MODULUS: u64 = Bbs::P as u64 * Bbs::Q as u64;

    /// The generator of this seed, with the default primes.
    ///
    /// The seed is spread over all bits first: small numbers stay small for the first few squarings, and
    /// 0 and 1 for ever.
    pub fn new(seed: u64) -> Bbs {
        let mut spread = SeededRng::new(seed);
        loop {
            let state = spread.next_u64() % Bbs::MODULUS;
            if runs(state, Bbs::MODULUS) {
                return Bbs { modulus: Bbs::MODULUS, state };
            }
        }
    }

    /// The generator with these primes that squares the seed as it is. `None` where they are not two different primes
    /// that leave 3 when divided by 4, or the seed gives no run of numbers: it shares a divisor with the product, or its
    /// square is itself.
    ///
    /// ```
    /// use tabla_jamb::Bbs;
    /// let mut bbs = Bbs::with_primes(11, 23, 3).unwrap();
    /// let numbers: Vec<u64> = (0..6).map(|_| bbs.step()).collect();
    /// assert_eq!(numbers, [9, 81, 236, 36, 31, 202]);
    /// ```
    pub fn with_primes(p: u32, q: u32, seed: u64) -> Option<Bbs> {
        let modulus = u64::from(p) * u64::from(q);
        let is_fit = p != q && [p, q].into_iter().all(|number| is_prime(number) && number % 4 == 3);
        let state = if is_fit { seed % modulus } else { return None };
        runs(state, modulus).then_some(Bbs { modulus, state })
    }

    /// Squares once and hands out the number.
    pub const fn step(&mut self) -> u64 {
        let state = self.state as u128;
        self.state = (state * state % self.modulus as u128) as u64;
        self.state
    }

    /// Squares once and hands out the parity bit of the number: 1 when it has an odd number of ones.
    pub const fn bit(&mut self) -> u8 {
        (self.step().count_ones() % 2) as u8
    }

    fn bits(&mut self, count: u32) -> u64 {
        (0..count).fold(0, |word, _| word << 1 | u64::from(self.bit()))
    }
}

/// Whether squaring goes on from here: no common divisor, and the next number is another one.
fn runs(state: u64, modulus: u64) -> bool {
    let (mut rest, mut divisor) = (modulus, state);
    while divisor > 0 {
        (rest, divisor) = (divisor, rest % divisor);
    }
    let mut next = Bbs { modulus, state };
    let first = next.step();
    rest == 1 && next.step() != first
}

/// Whether this is a prime, by trying every divisor up to its root.
fn is_prime(number: u32) -> bool {
    let divides = |divisor: &u32| number.is_multiple_of(*divisor);
    number >= 2 && !(2..=number.isqrt()).any(|divisor| divides(&divisor))
}

impl DieSource for Bbs {
    fn die(&mut self) -> u8 {
        loop {
            let bits = self.bits(3) as u8;
            if bits < 6 {
                return bits + 1;
            }
        }
    }
}

impl TryRng for Bbs {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.bits(32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.bits(64))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes(self, bytes);
        Ok(())
    }
}

impl SeedableRng for Bbs {
    type Seed = [u8; 8];

    fn from_seed(seed: [u8; 8]) -> Bbs {
        Bbs::new(u64::from_le_bytes(seed))
    }

    fn seed_from_u64(seed: u64) -> Bbs {
        Bbs::new(seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_example_comes_out() {
        let numbers = [9, 81, 236, 36, 31, 202];
        let mut bbs = Bbs::with_primes(11, 23, 3).unwrap();
        assert_eq!([(); 6].map(|()| bbs.step()), numbers);
        let mut bbs = Bbs::with_primes(11, 23, 3).unwrap();
        assert_eq!([(); 6].map(|()| bbs.bit()), [0, 1, 1, 0, 1, 0]);
    }

    /// Three bits a die, the first one highest: 011 is 3 and shows four pips, 010 is 2 and shows three.
    #[test]
    fn three_bits_make_a_die() {
        let mut bbs = Bbs::with_primes(11, 23, 3).unwrap();
        assert_eq!([bbs.die(), bbs.die()], [4, 3]);
    }

    #[test]
    fn the_default_primes_are_blum_primes() {
        for prime in [Bbs::P, Bbs::Q] {
            assert!(is_prime(prime));
            assert_eq!(prime % 4, 3);
        }
        assert!(Bbs::with_primes(Bbs::P, Bbs::Q, 12_345).is_some());
    }

    #[test]
    fn what_makes_no_generator_is_refused() {
        let refused = |p, q, seed| Bbs::with_primes(p, q, seed).is_none();
        assert!(refused(15, 23, 3) && refused(1, 23, 3), "no primes");
        assert!(refused(11, 13, 3), "13 leaves 1 when divided by 4");
        assert!(refused(11, 11, 3), "the same prime twice");
        for seed in [0, 1, 11, 46, 252, 253] {
            assert!(refused(11, 23, seed), "{seed} gives no run of numbers modulo 253");
        }
    }

    #[test]
    fn every_seed_gives_a_generator_of_its_own() {
        let first: Vec<Bbs> = (0..100).map(Bbs::new).collect();
        for (index, bbs) in first.iter().enumerate() {
            assert!(!first[..index].contains(bbs), "seed {index}");
        }
        assert_eq!(Bbs::from_seed(9u64.to_le_bytes()), Bbs::seed_from_u64(9));
    }

    #[test]
    fn words_are_bits_in_order() {
        let (mut words, mut bits) = (Bbs::new(1), Bbs::new(1));
        let expected = (0..64).fold(0u64, |word, _| word << 1 | u64::from(bits.bit()));
        assert_eq!(words.next_u64(), expected);
        let mut bytes = [0; 3];
        Bbs::new(1).fill_bytes(&mut bytes);
        assert_eq!(bytes, expected.to_le_bytes()[..3]);
    }
}
