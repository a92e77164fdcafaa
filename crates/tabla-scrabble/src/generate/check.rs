//! What a play would score that was found on another board.

use super::Generator;
use super::bound::{BONUS, total};
use crate::grid::{CROSSED, Cell};
use crate::{Grid, Play, RACK};

impl Generator<'_> {
    /// What a play scores; `None` if it is not legal here, apart from the first word of a game. The rack must have
    /// its tiles.
    pub(crate) fn score(&self, grid: &Grid, play: &Play) -> Option<i32> {
        let (start, direction) = (play.start(), play.direction());
        let (number, first) = match direction {
            crate::Direction::Horizontal => (start.row(), start.column()),
            crate::Direction::Vertical => (start.column(), start.row()),
        };
        if number >= grid.size() || first >= grid.size() {
            return None;
        }
        let line = grid.line(direction, number);
        if first > 0 && line.taken >> (first - 1) & 1 == 1 {
            return None;
        }
        let mut tiles = play.laid().peekable();
        let mut node = self.lexicon.forward();
        let (mut worth, mut factor, mut steps, mut touches) = (0, 1u32, 0, false);
        for (offset, cell) in line.cells[first..].iter().enumerate() {
            let letter = match tiles.peek() {
                _ if cell.letter != 0 => {
                    // Here a tile was to be laid.
                    if tiles.peek().is_some_and(|&(at, _)| at == offset) {
                        return None;
                    }
                    touches = true;
                    cell.letter
                }
                Some(&(at, tile)) if at == offset => {
                    tiles.next();
                    let letter = 1 << tile.letter().index();
                    if cell.allowed & letter == 0 {
                        return None;
                    }
                    let Cell { counts, word_factor, step, .. } = *cell;
                    worth += u64::from(grid.values()[tile.kind().index()]) * counts;
                    factor = factor.saturating_mul(word_factor);
                    steps += step;
                    letter
                }
                _ => break,
            };
            worth += cell.adds;
            node = self.lexicon.step(node, letter)?;
        }
        let is_legal = node.is_end() && tiles.peek().is_none() && (touches || steps >= CROSSED);
        let bonus = if play.len() == RACK { BONUS } else { 0 };
        is_legal.then(|| total(worth, factor) + bonus)
    }
}
