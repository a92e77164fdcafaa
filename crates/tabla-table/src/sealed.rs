//! Chance that cannot be worked out from what was seen of it.

use chacha20::ChaCha20Rng;
use tabla_core::rand_core::SeedableRng;
use tabla_core::{Chance, Game};

use crate::dealer::{ChanceStream, Dealer, Past};
use crate::secret::Secret;

/// The name of [`Sealed`] in setups.
pub const SEALED: &str = "sealed";

/// The dealer of tables at which people meet: the key stream of ChaCha20, with all 256 bits of the secret as its key.
/// Whoever has seen every die and every tile of a game knows no more of the next one than before.
///
/// As with [`crate::Split`], chance with a key falls by its key, and other chance by the number of decisions before it;
/// the first have the odd numbers of streams, and the second the even ones.
pub struct Sealed;

impl<G: Game> Dealer<G> for Sealed {
    fn id(&self) -> &'static str {
        SEALED
    }

    fn begin(&self, _: &G, secret: &Secret, past: Past<'_, '_, G>) -> Option<ChanceStream<G>> {
        let secret = *secret;
        let mut rng = secret.sealed(past.decisions << 1);
        Some(Box::new(move |chance| match chance.key() {
            Some(key) => chance.draw(&mut secret.sealed(key << 1 | 1)),
            None => chance.draw(&mut rng),
        }))
    }
}

impl Secret {
    /// The stream with this number of a generator that tells nothing of its other numbers.
    pub fn sealed(&self, stream: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.key());
        rng.set_stream(stream);
        rng
    }
}

#[cfg(test)]
mod tests {
    use tabla_core::rand_core::Rng;

    use super::*;

    /// The first block of ChaCha20 with a key of zeros and the nonce 0 is test vector 1 of RFC 8439, A.1: the stream is
    /// the library's, and the library's is right.
    #[test]
    fn the_stream_is_chacha20() {
        let block = |stream| {
            let mut bytes = [0; 16];
            Secret::default().sealed(stream).fill_bytes(&mut bytes);
            bytes
        };
        let zero =
            [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28];
        assert_eq!(block(0), zero);
        assert_ne!(block(1), zero);
        let mut own = ChaCha20Rng::from_seed(Secret::new([1, 2, 3, 4]).key());
        own.set_stream(9);
        assert_eq!(Secret::new([1, 2, 3, 4]).sealed(9).next_u64(), own.next_u64());
    }

    /// The key has every bit of the secret in it.
    #[test]
    fn every_bit_counts() {
        let words = [1, 2, 3, 4];
        let usual = Secret::new(words).sealed(0).next_u64();
        for bit in 0..256 {
            let mut other = words;
            other[bit / 64] ^= 1 << (bit % 64);
            assert_ne!(Secret::new(other).sealed(0).next_u64(), usual, "bit {bit}");
        }
    }
}
