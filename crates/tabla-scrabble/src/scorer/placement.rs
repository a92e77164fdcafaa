//! One placement and its arithmetic.

use std::fmt::Write;

use crate::{Direction, Square, Tile};

use super::{BONUS, BONUS_TILES};

/// One letter's part of a placement's sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addend {
    /// As it lies on the board.
    pub tile: Tile,
    /// What the tile is worth; nothing for a joker.
    pub value: u16,
    /// By how much the square multiplies it; 1 where the tile lay there before.
    pub factor: u8,
    /// Whether this placement laid the tile.
    pub is_new: bool,
    /// By how much the square multiplies the word; 1 where the tile lay there before.
    pub word_factor: u8,
}

/// One line of the game file, added up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    pub(super) player: u8,
    pub(super) start: Square,
    pub(super) start_text: String,
    pub(super) direction: Direction,
    pub(super) word: String,
    pub(super) addends: Vec<Addend>,
    pub(super) standard_score: u64,
}

impl Placement {
    /// 1 or 2.
    pub fn player(&self) -> u8 {
        self.player
    }

    /// The square of the word's first letter.
    pub fn start(&self) -> Square {
        self.start
    }

    /// The start as it was written: `h8` runs to the right, `8h` down.
    pub fn start_text(&self) -> &str {
        &self.start_text
    }

    /// Along which line the word runs.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The word as it was written.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// The letters, one by one.
    pub fn addends(&self) -> &[Addend] {
        &self.addends
    }

    /// The tiles that it laid, and where.
    pub fn laid(&self) -> impl Iterator<Item = (Square, Tile)> {
        let (row, column) = (self.start.row(), self.start.column());
        let at = move |offset: usize| match self.direction {
            Direction::Horizontal => Square::at(row, column + offset),
            Direction::Vertical => Square::at(row + offset, column),
        };
        let addends = self.addends.iter().enumerate().filter(|(_, addend)| addend.is_new);
        addends.filter_map(move |(offset, addend)| Some((at(offset)?, addend.tile)))
    }

    /// How many tiles it laid.
    pub fn new_tiles(&self) -> usize {
        self.addends.iter().filter(|addend| addend.is_new).count()
    }

    /// The sum of the letters.
    pub fn letter_sum(&self) -> u64 {
        self.addends.iter().map(|addend| u64::from(addend.value) * u64::from(addend.factor)).sum()
    }

    /// The product of the word's factors.
    pub fn word_factor(&self) -> u64 {
        self.addends.iter().map(|addend| u64::from(addend.word_factor)).product()
    }

    /// What is added at last.
    pub fn bonus(&self) -> u64 {
        if self.new_tiles() == BONUS_TILES { BONUS } else { 0 }
    }

    pub fn score(&self) -> u64 {
        self.letter_sum() * self.word_factor() + self.bonus()
    }

    /// What the full rules would give, where the words formed sideways count too.
    pub fn standard_score(&self) -> u64 {
        self.standard_score
    }

    /// The sum of the letters, written out.
    ///
    /// ```
    /// use tabla_scrabble::scorer::{SAMPLE, score};
    /// let card = score(&SAMPLE).unwrap();
    /// let judeca = &card.placements()[1];
    /// assert_eq!(judeca.sum_text(), "10 * 2 + 1 + 2 + 1 + 1 + 1 = 26");
    /// assert_eq!(judeca.score_text(), "26 * 1 = 26");
    /// assert_eq!(card.placements()[4].score_text(), "22 * 3 + 50 = 116");
    /// ```
    pub fn sum_text(&self) -> String {
        let mut text = String::new();
        for (index, addend) in self.addends.iter().enumerate() {
            let gap = if index == 0 { "" } else { " + " };
            let _ = write!(text, "{gap}{}", addend.value);
            if addend.factor > 1 {
                let _ = write!(text, " * {}", addend.factor);
            }
        }
        let _ = write!(text, " = {}", self.letter_sum());
        text
    }

    /// The score, written out: the sum times the factor, and the bonus if there is one.
    pub fn score_text(&self) -> String {
        let bonus = if self.bonus() > 0 { format!(" + {}", self.bonus()) } else { String::new() };
        format!("{} * {}{bonus} = {}", self.letter_sum(), self.word_factor(), self.score())
    }
}
