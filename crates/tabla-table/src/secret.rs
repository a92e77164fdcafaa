//! What chance follows from.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabla_core::SeededRng;
use tabla_core::rand_core::{Rng, SeedableRng};

/// What chance follows from: 256 bits that nobody but the house knows, so they are no part of the setup and are
/// not shown by `Debug`.
///
/// A game whose seed is known (a match, a test, an older save) has the streams of that seed; every bit of any
/// other secret counts. In JSON the first is a number and the second is text.
///
/// ```
/// use tabla_core::SeededRng;
/// use tabla_table::Secret;
/// assert_eq!(Secret::from_seed(7).stream(3), SeededRng::split(7, 3));
/// assert_eq!(format!("{:?}", Secret::from_seed(7)), "Secret");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Secret([u64; 4]);

/// So many numbers are left out before the first: until then not every word knows of every bit.
const WARM_UP: usize = 8;
/// One odd number for each word, so that the words of a part's generator differ.
const STEPS: [u64; 4] =
    [0xd134_2543_de82_ef95, 0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb];

impl Secret {
    /// A secret of these words, which should come from the system's generator.
    pub const fn new(words: [u64; 4]) -> Secret {
        Secret(words)
    }

    /// The secret of a game whose seed is known.
    pub const fn from_seed(seed: u64) -> Secret {
        Secret([seed, 0, 0, 0])
    }

    /// The seed, if it is one that may be known.
    pub fn known_seed(&self) -> Option<u64> {
        match self.0 {
            [seed, 0, 0, 0] => Some(seed),
            _ => None,
        }
    }

    /// One number for a game that takes no more: the known seed, or one that depends on every bit.
    pub fn seed(&self) -> u64 {
        self.known_seed().unwrap_or_else(|| self.words().next_u64())
    }

    /// The generator for this part of the game: for a known seed, `SeededRng::split(seed, part)`.
    pub fn stream(&self, part: u64) -> SeededRng {
        match self.known_seed() {
            Some(seed) => SeededRng::split(seed, part),
            None => self.mixed(part),
        }
    }

    /// The generator for chance with this key, apart from all of [`Secret::stream`].
    pub fn keyed(&self, key: u64) -> SeededRng {
        match self.known_seed() {
            Some(seed) => SeededRng::split(!seed, key),
            None => Secret(self.0.map(|word| !word)).mixed(key),
        }
    }

    /// The secret as the key of a cipher.
    pub(crate) fn key(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (place, word) in bytes.chunks_exact_mut(8).zip(self.0) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// A generator of the secret itself, far enough that every bit has reached every word.
    fn words(&self) -> SeededRng {
        let mut words = SeededRng::from_seed(self.key());
        (0..WARM_UP).for_each(|_| _ = words.next_u64());
        words
    }

    fn mixed(&self, part: u64) -> SeededRng {
        let (mut words, mut bytes) = (self.words(), [0; 32]);
        for (place, step) in bytes.chunks_exact_mut(8).zip(STEPS) {
            let word = SeededRng::new(words.next_u64() ^ part.wrapping_mul(step)).next_u64();
            place.copy_from_slice(&word.to_le_bytes());
        }
        SeededRng::from_seed(bytes)
    }
}

/// Whoever has a number only has the secret of a known seed.
impl From<u64> for Secret {
    fn from(seed: u64) -> Secret {
        Secret::from_seed(seed)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// For whoever may know it: a seed, or all digits.
impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.known_seed() {
            Some(seed) => write!(f, "{seed}"),
            None => self.0.iter().try_for_each(|word| write!(f, "{word:016x}")),
        }
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.known_seed() {
            Some(seed) => serializer.serialize_u64(seed),
            None => serializer.collect_str(self),
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Seed(u64),
    Words(String),
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        let text = match Written::deserialize(deserializer)? {
            Written::Seed(seed) => return Ok(Secret::from_seed(seed)),
            Written::Words(text) => text,
        };
        let wrong = || D::Error::custom("a secret has 64 hexadecimal digits");
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut words = [0; 4];
        for (at, word) in words.iter_mut().enumerate() {
            let digits = text.get(16 * at..16 * at + 16).ok_or_else(wrong)?;
            *word = u64::from_str_radix(digits, 16).map_err(|_| wrong())?;
        }
        Ok(Secret(words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_seed_has_the_streams_of_that_seed() {
        for (seed, part) in [(0, 0), (7, 1), (u64::MAX, 12)] {
            assert_eq!(Secret::from_seed(seed).stream(part), SeededRng::split(seed, part));
            assert_eq!(Secret::from_seed(seed).keyed(part), SeededRng::split(!seed, part));
            assert_eq!(Secret::from_seed(seed).seed(), seed);
        }
    }

    #[test]
    fn every_bit_counts_in_every_stream() {
        let secret = Secret::new([1, 2, 3, 4]);
        let first = |secret: Secret| {
            [
                secret.stream(0).next_u64(),
                secret.stream(9).next_u64(),
                secret.keyed(0).next_u64(),
                secret.seed(),
            ]
        };
        let usual = first(secret);
        for bit in 0..256 {
            let mut other = secret;
            other.0[bit / 64] ^= 1 << (bit % 64);
            let changed = first(other);
            assert!((0..4).all(|at| changed[at] != usual[at]), "bit {bit}");
        }
        assert!(usual[0] != usual[1] && usual[0] != usual[2]);
    }

    #[test]
    fn it_is_kept_as_a_number_or_as_text_and_shown_to_nobody() {
        for secret in [Secret::from_seed(u64::MAX), Secret::new([1, 2, 3, u64::MAX])] {
            let text = serde_json::to_string(&secret).unwrap();
            assert_eq!(serde_json::from_str::<Secret>(&text).unwrap(), secret, "{text}");
            assert_eq!(format!("{secret:?}"), "Secret");
        }
        assert!(serde_json::from_str::<Secret>("\"12\"").is_err());
        assert!(serde_json::from_str::<Secret>(&format!("\"{}\"", "é".repeat(32))).is_err());
    }
}
