//! The scorer: adds up a game that was written down in three small files.
//!
//! Its rules are simpler than those of the full game: only the word that a placement names counts, the
//! letters are not checked against racks, and nothing is looked up. What cannot be added up is a [`Fault`],
//! and then nothing is; what is odd but can be is an [`Oddity`].
//!
//! ```
//! use tabla_scrabble::scorer::{SAMPLE, score};
//! let card = score(&SAMPLE).unwrap();
//! let scores: Vec<u64> = card.placements().iter().map(|placement| placement.score()).collect();
//! assert_eq!(scores, [10, 26, 92, 46, 116, 82, 302]);
//! assert_eq!((card.totals(), card.winner()), ([520, 154], Some(1)));
//! ```

mod add;
mod placement;
mod read;
mod remark;
mod sample;

pub use placement::{Addend, Placement};
pub(crate) use read::{colours, lines, read_layout, read_number};
pub use remark::{Fault, File, Oddity, Remark};
pub use sample::SAMPLE;

use tabla_core::{Say, Saying};

use crate::{Board, Layout, Letter};

/// Exactly so many tiles laid at once earn a bonus.
pub const BONUS_TILES: usize = 7;
/// What they earn, after all multiplying.
pub const BONUS: u64 = 50;

/// The three files, as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts<'a> {
    /// The letters and their values: `jetoane.txt`.
    pub tiles: &'a str,
    /// The size of the board and its coloured squares: `tablaJoc.txt`.
    pub board: &'a str,
    /// The placements: `joc.txt`.
    pub game: &'a str,
}

impl Texts<'_> {
    /// Each file with its text, in the order in which they are read.
    pub fn files(&self) -> [(File, &str); 3] {
        [(File::Tiles, self.tiles), (File::Board, self.board), (File::Game, self.game)]
    }
}

/// A game added up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scorecard {
    tiles: Vec<(Letter, u16)>,
    layout: Layout,
    placements: Vec<Placement>,
    board: Board,
    oddities: Vec<Remark<Oddity>>,
}

/// Reads the three files and adds the game up. All lines that cannot be read are told; of the placements
/// that break a rule only the first is, because those after it depend on it.
pub fn score(texts: &Texts<'_>) -> Result<Scorecard, Vec<Remark<Fault>>> {
    add::up(read::read(texts)?)
}

/// The same, with every oddity a reason to refuse.
pub fn score_strictly(texts: &Texts<'_>) -> Result<Scorecard, Refused> {
    let card = score(texts).map_err(Refused::Faults)?;
    if card.oddities.is_empty() { Ok(card) } else { Err(Refused::Oddities(card.oddities)) }
}

/// Why a game is not scored when nothing odd is let through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    Faults(Vec<Remark<Fault>>),
    /// It could be, but is odd; never empty.
    Oddities(Vec<Remark<Oddity>>),
}

impl Scorecard {
    /// The letters with their values, in the order of the alphabet.
    pub fn tiles(&self) -> &[(Letter, u16)] {
        &self.tiles
    }

    /// The board's size and coloured squares.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The placements with their arithmetic, in the order of the file.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// The board after the last placement.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What is odd, in the order of the files.
    pub fn oddities(&self) -> &[Remark<Oddity>] {
        &self.oddities
    }

    /// The points of players 1 and 2.
    pub fn totals(&self) -> [u64; 2] {
        [1, 2].map(|player| {
            self.placements
                .iter()
                .filter(|placement| placement.player() == player)
                .map(Placement::score)
                .sum()
        })
    }

    /// The player with more points; `None` when both have as many.
    pub fn winner(&self) -> Option<u8> {
        let [first, second] = self.totals();
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(1),
            std::cmp::Ordering::Less => Some(2),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Who has won, and with how many points; or that nobody has.
impl Say for Scorecard {
    fn say(&self) -> Saying {
        let [first, second] = self.totals();
        match self.winner() {
            // As a text, because languages put marks between the digits of long numbers.
            Some(player) => Saying::new("scrabble-score-won")
                .with("player", player.to_string())
                .with("points", first.max(second).to_string()),
            None => Saying::new("scrabble-score-tie"),
        }
    }
}
