//! What a game is played with: words, tiles, board.

use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_scrabble::{Layout, STANDARD, Scrabble, TileSet, read_layout, read_tile_set};

use super::lists::{ListProblem, WordLists, WordSource};
use crate::{Language, StorageError, read_text};

/// Which tiles are in the bag.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum TileSource {
    #[default]
    English,
    Romanian,
    /// Those of a file.
    File(PathBuf),
}

impl TileSource {
    /// What was typed: one of the names, or else the name of a file.
    pub fn read(text: &str) -> TileSource {
        match text.trim() {
            "english" => TileSource::English,
            "romanian" => TileSource::Romanian,
            path => TileSource::File(path.into()),
        }
    }

    pub fn load(&self) -> Result<TileSet, StorageError> {
        match self {
            TileSource::English => Ok(TileSet::english().clone()),
            TileSource::Romanian => Ok(TileSet::romanian().clone()),
            TileSource::File(path) => {
                read_tile_set(&read_text(path)?).map_err(|faults| refused(path, &faults))
            }
        }
    }
}

/// The board in a file.
pub fn read_board_file(path: &Path) -> Result<Layout, StorageError> {
    read_layout(&read_text(path)?).map_err(|faults| refused(path, &faults))
}

fn refused(path: &Path, faults: &[impl Say]) -> StorageError {
    StorageError::Refused { path: path.into(), because: Box::new(first(faults)) }
}

/// The first fault stands for all: the file is looked at line by line.
pub(crate) fn first(faults: &[impl Say]) -> Saying {
    faults.first().map_or_else(|| Saying::new("scrabble-tile-set-line"), Say::say)
}

/// What is in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outfit {
    pub words: WordSource,
    pub tiles: TileSet,
    pub layout: Layout,
}

/// Why there can be no game with these things.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble")]
pub enum OutfitProblem {
    /// There are no words.
    #[say(transparent)]
    Words(ListProblem),
    /// There are too few tiles for so many players.
    FewTiles { tiles: usize, seats: usize },
}

impl Outfit {
    /// The English words and tiles of the house, on the standard board.
    pub fn english() -> Outfit {
        let (words, tiles) = (WordSource::English, TileSet::english().clone());
        Outfit { words, tiles, layout: STANDARD.clone() }
    }

    /// What somebody who reads this language plays with, if nothing else is said.
    pub fn of_language(language: Language) -> Outfit {
        match WordSource::of_language(language) {
            WordSource::Romanian => Outfit::romanian(),
            _ => Outfit::english(),
        }
    }

    pub fn romanian() -> Outfit {
        let (words, tiles) = (WordSource::Romanian, TileSet::romanian().clone());
        Outfit { words, tiles, layout: STANDARD.clone() }
    }

    /// The game that so many play with these things.
    pub fn game(&self, lists: &WordLists, seats: usize) -> Result<Scrabble, OutfitProblem> {
        let tiles = self.tiles.tiles().len();
        let few = || OutfitProblem::FewTiles { tiles, seats };
        let game = Scrabble::new(lists.load(&self.words).map_err(OutfitProblem::Words)?)
            .on(self.layout.clone())
            .with_tiles(self.tiles.clone())
            .ok_or_else(few)?;
        game.for_players(seats).ok_or_else(few)
    }
}
