//! How many tiles of each kind there are, and what they are worth.

use std::sync::LazyLock;

use crate::{Kind, Letter, Rack, Tile};

/// The tiles of one language. A joker is worth nothing.
///
/// ```
/// use tabla_scrabble::{Kind, Letter, TileSet};
/// let english = TileSet::english();
/// assert_eq!(english.tiles().len(), 100);
/// assert_eq!(english.value(Letter::read('Q').unwrap()), 10);
/// assert_eq!(TileSet::romanian().tiles().count(Kind::JOKER), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TileSet {
    tiles: Rack,
    values: [u8; Kind::COUNT],
}

impl TileSet {
    /// So many tiles, and what each letter is worth.
    pub fn new(tiles: Rack, letter_values: [u8; 26]) -> TileSet {
        let mut values = [0; Kind::COUNT];
        values[..26].copy_from_slice(&letter_values);
        TileSet { tiles, values }
    }

    /// The hundred English tiles.
    pub fn english() -> &'static TileSet {
        &ENGLISH
    }

    /// The Romanian tiles: none for K, Q, W and Y, for which only a joker can stand.
    pub fn romanian() -> &'static TileSet {
        &ROMANIAN
    }

    /// All the tiles there are.
    #[inline]
    pub fn tiles(&self) -> &Rack {
        &self.tiles
    }

    /// What the tile of this letter is worth.
    #[inline]
    pub fn value(&self, letter: Letter) -> u8 {
        self.values[letter.index()]
    }

    /// What a tile on the board is worth.
    #[inline]
    pub fn tile_value(&self, tile: Tile) -> u8 {
        self.values[tile.kind().index()]
    }

    /// What each kind is worth, in the order of [`Kind::ALL`].
    #[inline]
    pub fn values(&self) -> &[u8; Kind::COUNT] {
        &self.values
    }

    /// What these tiles are worth together.
    pub fn worth(&self, rack: &Rack) -> u32 {
        rack.counts()
            .iter()
            .zip(&self.values)
            .map(|(&count, &value)| u32::from(count) * u32::from(value))
            .sum()
    }
}

static ENGLISH: LazyLock<TileSet> = LazyLock::new(|| {
    built_in(
        2,
        "A9x1 B2x3 C2x3 D4x2 E12x1 F2x4 G3x2 H2x4 I9x1 J1x8 K1x5 L4x1 M2x3 N6x1 O8x1 P2x3 Q1x10 R6x1 S4x1 \
         T6x1 U4x1 V2x4 W2x4 X1x8 Y2x4 Z1x10",
    )
});

/// The letters without tiles of their own keep a value, for tables that list all 26.
static ROMANIAN: LazyLock<TileSet> = LazyLock::new(|| {
    built_in(
        2,
        "A11x1 B2x9 C5x1 D4x2 E9x1 F2x8 G2x9 H1x10 I10x1 J1x10 K0x10 L4x1 M3x4 N6x1 O5x1 P4x2 Q0x10 R7x1 \
         S5x1 T7x1 U6x1 V2x8 W0x10 X1x10 Y0x10 Z1x10",
    )
});

/// Reads the tables above: each letter, how many tiles it has, `x`, what one is worth.
fn built_in(jokers: u8, table: &str) -> TileSet {
    let mut counts = [0; Kind::COUNT];
    let mut values = [0; 26];
    counts[Kind::JOKER.index()] = jokers;
    for entry in table.split(' ') {
        let (letter, numbers) = entry.split_at(1);
        let letter = letter.chars().next().and_then(Letter::read);
        let numbers = numbers.split_once('x').map(|(count, value)| (count.parse(), value.parse()));
        if let (Some(letter), Some((Ok(count), Ok(value)))) = (letter, numbers) {
            counts[letter.index()] = count;
            values[letter.index()] = value;
        }
    }
    TileSet::new(Rack::from_counts(counts), values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_sets_are_whole() {
        let english = TileSet::english();
        assert_eq!((english.tiles().len(), english.worth(english.tiles())), (100, 187));
        let romanian = TileSet::romanian();
        assert_eq!(romanian.tiles().len(), 100);
        for letter in Letter::ALL {
            assert!(english.value(letter) > 0 && romanian.value(letter) > 0, "{letter}");
            let own_tiles = romanian.tiles().count(Kind::of(letter));
            assert_eq!(own_tiles == 0, "KQWY".contains(letter.upper()), "{letter}");
        }
    }
}
