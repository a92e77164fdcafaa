//! How a game is set up: words, tiles, board, players.

use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_scrabble::{Challenge, Layout, STANDARD, Scrabble, TileSet, read_layout, read_tile_set};

use super::lists::{ListProblem, WordLists, WordSource};
use super::players::ScrabbleSeat;
use crate::{StorageError, read_text};

/// Which tiles are in the bag.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum TileSource {
    /// The English ones.
    #[default]
    English,
    /// The Romanian ones.
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

    /// The tiles.
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

/// The first fault stands for all: the file is looked at line by line.
fn refused(path: &Path, faults: &[impl Say]) -> StorageError {
    let because = faults.first().map_or_else(|| Saying::new("scrabble-tile-set-line"), Say::say);
    StorageError::Refused { path: path.into(), because: Box::new(because) }
}

/// Everything that is agreed on before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScrabbleSetup {
    /// The words.
    pub words: WordSource,
    /// The tiles.
    pub tiles: TileSet,
    /// The board.
    pub layout: Layout,
    /// The players in the order of play.
    pub seats: Vec<ScrabbleSeat>,
    /// What happens to wrong words.
    pub challenge: Challenge,
    /// The same seed and the same moves give the same game.
    pub seed: u64,
    /// The position to begin with, instead of the empty board.
    pub position: Option<String>,
    /// A game in the form of GCG to go on with, instead of a position.
    pub loaded: Option<String>,
}

impl Default for ScrabbleSetup {
    /// A person against the computer, in English, on the standard board.
    fn default() -> ScrabbleSetup {
        ScrabbleSetup {
            words: WordSource::English,
            tiles: TileSet::english().clone(),
            layout: STANDARD.clone(),
            seats: vec![ScrabbleSeat::Human, ScrabbleSeat::Greedy],
            challenge: Challenge::Void,
            seed: 0,
            position: None,
            loaded: None,
        }
    }
}

/// Why a game cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// There are no words.
    Words(ListProblem),
    /// There are too few tiles for so many players.
    FewTiles {
        /// How many tiles there are.
        tiles: usize,
        /// How many players.
        seats: usize,
    },
    /// The position or the game to begin with makes no sense.
    Start(Saying),
}

impl From<ListProblem> for SetupProblem {
    fn from(problem: ListProblem) -> SetupProblem {
        SetupProblem::Words(problem)
    }
}

impl Say for SetupProblem {
    fn say(&self) -> Saying {
        match self {
            SetupProblem::Words(problem) => problem.say(),
            SetupProblem::FewTiles { tiles, seats } => {
                Saying::new("scrabble-few-tiles").with("tiles", *tiles).with("seats", *seats)
            }
            SetupProblem::Start(saying) => saying.clone(),
        }
    }
}

impl ScrabbleSetup {
    /// The game that is played so.
    pub fn game(&self, lists: &WordLists) -> Result<Scrabble, SetupProblem> {
        let (tiles, seats) = (self.tiles.tiles().len(), self.seats.len());
        let few = || SetupProblem::FewTiles { tiles, seats };
        let game = Scrabble::new(lists.load(&self.words)?)
            .on(self.layout.clone())
            .with_tiles(self.tiles.clone())
            .ok_or_else(few)?;
        Ok(game.for_players(seats).ok_or_else(few)?.with_challenge(self.challenge))
    }
}
