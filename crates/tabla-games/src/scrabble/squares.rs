//! Boards as data for whoever draws them.

use tabla_scrabble::scorer::Scorecard;
use tabla_scrabble::{Board, Layout, Square, SquareView, Tile};

/// Every square of a board, row by row; `value` tells what a tile is worth, `laid` what was laid last.
pub fn square_views(
    board: &Board,
    layout: &Layout,
    value: impl Fn(Tile) -> u8,
    laid: &[Square],
) -> Vec<Vec<SquareView>> {
    let all: Vec<SquareView> = layout
        .squares()
        .map(|square| {
            let tile = board.tile(square);
            let premium = layout.premium(square);
            SquareView {
                name: square.to_string(),
                letter: tile.map(|tile| tile.letter().upper()),
                joker: tile.is_some_and(Tile::is_joker),
                value: tile.map_or(0, &value),
                letter_factor: premium.letter,
                word_factor: premium.word,
                last: tile.is_some() && laid.contains(&square),
            }
        })
        .collect();
    all.chunks(layout.size()).map(<[SquareView]>::to_vec).collect()
}

/// The board of a game that was added up.
pub fn score_squares(card: &Scorecard) -> Vec<Vec<SquareView>> {
    views(card, card.board(), &[])
}

/// The board after so many of its placements, with the last of them marked.
pub fn score_squares_after(card: &Scorecard, count: usize) -> Vec<Vec<SquareView>> {
    let (mut board, mut last) = (Board::empty(card.layout().size()), Vec::new());
    for placement in card.placements().iter().take(count) {
        last = placement.laid().map(|(square, _)| square).collect();
        placement.laid().for_each(|(square, tile)| board.set(square, Some(tile)));
    }
    views(card, &board, &last)
}

fn views(card: &Scorecard, board: &Board, last: &[Square]) -> Vec<Vec<SquareView>> {
    let value = |tile: Tile| {
        let found = card.tiles().iter().find(|(letter, _)| *letter == tile.letter() && !tile.is_joker());
        found.map_or(0, |(_, value)| u8::try_from(*value).unwrap_or(u8::MAX))
    };
    square_views(board, card.layout(), value, last)
}
