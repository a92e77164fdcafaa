//! Plain data for screens and for other programs.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::scorer::{Placement, Scorecard};
use crate::{Board, Direction};

/// A game that was added up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreView {
    /// The size of the board.
    pub n: usize,
    /// The letters with their values, in the order of the alphabet.
    pub tiles_sorted: Vec<(char, u16)>,
    /// The placements in the order of the file.
    pub placements: Vec<PlacementView>,
    /// The points of each player.
    pub totals: BTreeMap<String, u64>,
    /// The rows of the board at the end; a dot is an empty square, a small letter a joker.
    pub board: Vec<String>,
    /// Who has won; none when both have as many points.
    pub winner: Option<u8>,
    /// The same in words.
    pub message: String,
    /// What is odd, in words; left out when nothing is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
}

/// One placement, added up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlacementView {
    /// 1 or 2.
    pub player: u8,
    /// As it was written.
    pub start: String,
    /// As it was written.
    pub word: String,
    /// `horizontal` or `vertical`.
    pub direction: &'static str,
    /// Of the first letter, counted from 1 at the top.
    pub row: usize,
    /// Of the first letter, counted from 1 at the left.
    pub col: usize,
    /// How many tiles were laid.
    pub new_tiles: usize,
    /// The sum of the letters with their factors.
    pub letter_sum: u64,
    /// The product of the word's factors.
    pub word_mult: u64,
    /// For seven tiles.
    pub bonus: u64,
    /// All together.
    pub score: u64,
    /// What the full rules would give.
    pub standard_score: u64,
}

/// The scorecard as data; the words come from whoever knows the language.
pub fn score_view(card: &Scorecard, message: String, warnings: Vec<String>) -> ScoreView {
    let players = ["1", "2"].map(str::to_owned);
    ScoreView {
        n: card.board().size(),
        tiles_sorted: card.tiles().iter().map(|&(letter, value)| (letter.upper(), value)).collect(),
        placements: card.placements().iter().map(placement_view).collect(),
        totals: players.into_iter().zip(card.totals()).collect(),
        board: board_rows(card.board()),
        winner: card.winner(),
        message,
        warnings,
    }
}

fn placement_view(placement: &Placement) -> PlacementView {
    PlacementView {
        player: placement.player(),
        start: placement.start_text().to_owned(),
        word: placement.word().to_owned(),
        direction: direction_name(placement.direction()),
        row: placement.start().row() + 1,
        col: placement.start().column() + 1,
        new_tiles: placement.new_tiles(),
        letter_sum: placement.letter_sum(),
        word_mult: placement.word_factor(),
        bonus: placement.bonus(),
        score: placement.score(),
        standard_score: placement.standard_score(),
    }
}

fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::Horizontal => "horizontal",
        Direction::Vertical => "vertical",
    }
}

/// The board row by row: a dot for an empty square, a small letter for a joker.
pub fn board_rows(board: &Board) -> Vec<String> {
    let letter = |tile: &Option<crate::Tile>| tile.map_or_else(|| ".".to_owned(), |tile| tile.to_string());
    board.rows().map(|row| row.iter().map(letter).collect()).collect()
}
