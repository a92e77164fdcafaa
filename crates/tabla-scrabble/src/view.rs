//! Plain data for screens and for other programs.

use std::collections::BTreeMap;

use tabla_core::{Outcome, Seat};

use crate::scorer::{Placement, Scorecard};
use crate::{Board, Direction, EXCHANGE_BAG, Layout, Move, Observation, Scrabble, Square, Style, write_play};

/// A game as one seat may see it: never another rack, and of the bag only how many tiles are in it.
///
/// The legal plays are not listed. There can be tens of thousands, and finding them is the game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = ScrabbleView))]
pub struct View {
    /// Whose view it is, counted from 1.
    pub seat: u8,
    /// Row by row from the top, each from the left.
    pub squares: Vec<Vec<SquareView>>,
    /// The own tiles; `?` is a joker.
    pub rack: String,
    /// The players in the order of play.
    pub players: Vec<PlayerView>,
    /// How many tiles are in the bag.
    pub in_bag: usize,
    /// All tiles that are neither on the board nor on the own rack, whoever has them.
    pub unseen: String,
    /// Whose decision it is; none while tiles are drawn and after the end.
    pub to_move: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// Who has won; none before the end and when nobody has.
    pub winner: Option<u8>,
    /// Whether tiles may be exchanged.
    pub may_exchange: bool,
    /// How many turns in a row brought no points.
    pub scoreless: u8,
    /// The play that may be challenged, if there is one.
    pub doubt: Option<String>,
}

/// One square.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = ScrabbleSquareView))]
pub struct SquareView {
    /// Its name in the house's notation.
    pub name: String,
    /// The letter that lies there, large.
    pub letter: Option<char>,
    /// Whether a joker lies there.
    pub joker: bool,
    /// What the tile is worth.
    pub value: u8,
    /// By how much it multiplies a letter.
    pub letter_factor: u8,
    /// By how much it multiplies a word.
    pub word_factor: u8,
    /// Whether the last play laid the tile.
    pub last: bool,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = ScrabblePlayerView))]
pub struct PlayerView {
    /// Counted from 1.
    pub seat: u8,
    /// The points.
    pub score: i32,
    /// How many tiles are on the rack.
    pub tiles: usize,
    /// Whether the next turn is lost.
    pub sits_out: bool,
}

/// What there is to see for whoever may know this, `last` being the move that led here.
pub fn view(game: &Scrabble, observation: &Observation, last: Option<Move>) -> View {
    let laid: Vec<Square> = match last {
        Some(Move::Lay(play)) => play.placed().map(|(square, _)| square).collect(),
        _ => Vec::new(),
    };
    let over = observation.outcome.is_some();
    View {
        seat: observation.seat.number(),
        squares: squares(game, observation, &laid),
        rack: observation.rack.to_string(),
        players: players(observation),
        in_bag: observation.in_bag,
        unseen: observation.unseen.to_string(),
        to_move: observation.to_move.map(Seat::number),
        over,
        winner: observation.outcome.and_then(Outcome::winner).map(Seat::number),
        may_exchange: !over && observation.in_bag >= EXCHANGE_BAG,
        scoreless: observation.scoreless,
        doubt: observation.doubt.map(|(play, _)| {
            let mut before = observation.board.clone();
            play.placed().for_each(|(square, _)| before.set(square, None));
            write_play(&before, &play, Style::House)
        }),
    }
}

fn squares(game: &Scrabble, observation: &Observation, laid: &[Square]) -> Vec<Vec<SquareView>> {
    let layout: &Layout = game.layout();
    let all: Vec<SquareView> = layout
        .squares()
        .map(|square| {
            let tile = observation.board.tile(square);
            let premium = layout.premium(square);
            SquareView {
                name: square.to_string(),
                letter: tile.map(|tile| tile.letter().upper()),
                joker: tile.is_some_and(|tile| tile.is_joker()),
                value: tile.map_or(0, |tile| game.tile_set().tile_value(tile)),
                letter_factor: premium.letter,
                word_factor: premium.word,
                last: tile.is_some() && laid.contains(&square),
            }
        })
        .collect();
    all.chunks(layout.size()).map(<[SquareView]>::to_vec).collect()
}

fn players(observation: &Observation) -> Vec<PlayerView> {
    let numbered = observation.scores.iter().zip(&observation.held).enumerate();
    numbered
        .map(|(index, (&score, &tiles))| {
            let seat = Seat::at(index as u8);
            PlayerView {
                seat: seat.number(),
                score,
                tiles,
                sits_out: observation.sitting_out.contains(&seat),
            }
        })
        .collect()
}

/// A game that was added up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = ScrabbleScoreView))]
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
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Vec::is_empty"))]
    pub warnings: Vec<String>,
}

/// One placement, added up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = ScrabblePlacementView))]
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
