//! Games that the tests play; no file of tests plays them all.

#![allow(dead_code)]

use std::sync::{Arc, LazyLock};

use tabla_scrabble::{Challenge, Lexicon, Scrabble, TileSet, read_layout, read_tile_set};

/// A few hundred words of the ENABLE list, which is in the public domain.
pub static WORDS: LazyLock<Arc<Lexicon>> = LazyLock::new(|| {
    Arc::new(Lexicon::from_text(include_str!("../files/words.txt")).expect("the list is good"))
});

/// A few common Romanian words.
pub static CUVINTE: LazyLock<Arc<Lexicon>> = LazyLock::new(|| {
    Arc::new(Lexicon::from_text(include_str!("../files/cuvinte.txt")).expect("the list is good"))
});

/// The Romanian game for two with those words.
pub fn romanian() -> Scrabble {
    let game = Scrabble::new(Arc::clone(&CUVINTE)).with_tiles(TileSet::romanian().clone());
    game.expect("enough tiles")
}

/// The English game for two with the small list.
pub fn english() -> Scrabble {
    Scrabble::new(Arc::clone(&WORDS))
}

/// A quick game: a small board that is the same in no two directions, and few tiles.
pub fn small(seats: usize) -> Scrabble {
    let layout = read_layout("11\nroz f6\nrosu a1\nbleu c4\nbleu f9\nalbastru h6\nroz h6\nrosu f11\n")
        .expect("a layout");
    let tiles =
        "A 5 1\nC 2 3\nD 2 2\nE 6 1\nG 2 2\nI 3 1\nL 2 1\nN 2 1\nO 3 1\nR 3 1\nS 3 1\nT 4 1\nX 1 8\n? 2\n";
    let tile_set = read_tile_set(tiles).expect("a tile set");
    let game = english().on(layout).with_tiles(tile_set).and_then(|game| game.for_players(seats));
    game.expect("enough tiles")
}

/// The quick game in which words may be doubted.
pub fn doubting(seats: usize) -> Scrabble {
    small(seats).with_challenge(Challenge::Double)
}
