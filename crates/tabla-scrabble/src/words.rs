//! The words that tiles form when they are laid, and what each is worth.

use crate::{Board, Direction, Layout, Square, Tile};

/// A word on the board, and its points by the full rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// The square of its first letter.
    pub start: Square,
    /// Along which line it runs.
    pub direction: Direction,
    /// Its tiles, from the first.
    pub tiles: Vec<Tile>,
    /// The letters' values and the factors of the squares that were filled just now.
    pub points: u64,
}

/// Every word of two letters or more that these tiles form, the one along the play's line first.
///
/// The tiles lie on the board already. A single letter that belongs to no word stands for itself.
pub fn words(
    board: &Board,
    layout: &Layout,
    value: impl Fn(Tile) -> u64,
    placed: &[Square],
    direction: Direction,
) -> Vec<Word> {
    let read = |square: Square, direction: Direction| {
        let start = board.reach_back(square, direction);
        let mut word = Word { start, direction, tiles: Vec::new(), points: 0 };
        let mut factor = 1;
        for offset in 0..board.size() {
            let Some(square) = board.step(start, direction, offset as isize) else { break };
            let Some(tile) = board.tile(square) else { break };
            word.tiles.push(tile);
            if placed.contains(&square) {
                let premium = layout.premium(square);
                word.points += value(tile) * u64::from(premium.letter);
                factor = u64::saturating_mul(factor, u64::from(premium.word));
            } else {
                word.points += value(tile);
            }
        }
        word.points = word.points.saturating_mul(factor);
        word
    };
    let Some(&first) = placed.first() else { return Vec::new() };
    let main = read(first, direction);
    let across = placed.iter().map(|&square| read(square, direction.across()));
    let mut words: Vec<Word> = across.filter(|word| word.tiles.len() > 1).collect();
    if main.tiles.len() > 1 || words.is_empty() {
        words.insert(0, main);
    }
    words
}
