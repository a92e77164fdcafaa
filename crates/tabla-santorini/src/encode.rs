//! Santorini as numbers.
//!
//! An action names squares and directions, never "the first worker", so a number means the same in every position. The
//! first 300 are placements: with the squares counted as in [`Square::ALL`], `high × (high − 1) / 2 + low`. The other
//! 1800 are turns: `300 + (from × 8 + step) × 9 + build`, where `step` is one of the eight directions from 0, row by row
//! from the upper left, and `build` is one of them from 1, seen from the square of arrival; 0 builds nothing, which is a
//! step onto the third level.
//!
//! What a seat sees is 177 numbers, each 0 or 1, its own things first:
//!
//! | from | how many | what |
//! |---|---|---|
//! | 0 | 5 × 25 | for each height from 0 to 4, which squares are so high |
//! | 125 | 25 | the own workers |
//! | 150 | 25 | the other's workers |
//! | 175 | 1 | whether workers are still being placed |
//! | 176 | 1 | whether the seat is to move |

use tabla_core::{Encode, Seat};

use crate::{Level, Move, Santorini, Square, Squares, State};

const SQUARES: usize = Square::ALL.len();
const PLACEMENTS: usize = SQUARES * (SQUARES - 1) / 2;
/// The eight directions: by how much row and column change.
const DIRECTIONS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// Every direction to build in, and none.
const BUILDS: usize = DIRECTIONS.len() + 1;
const HEIGHTS: usize = Level::DOME.number() as usize + 1;

fn direction(from: Square, to: Square) -> Option<usize> {
    // Nine squares, row by row; the one in the middle is no direction.
    let (row, column) =
        ((to.row() + 1).checked_sub(from.row())?, (to.column() + 1).checked_sub(from.column())?);
    match usize::from(3 * row + column) {
        _ if row > 2 || column > 2 => None,
        4 => None,
        place => Some(place - usize::from(place > 4)),
    }
}

fn beside(square: Square, direction: usize) -> Option<Square> {
    let &(row, column) = DIRECTIONS.get(direction)?;
    Square::at(square.row().checked_add_signed(row)?, square.column().checked_add_signed(column)?)
}

/// The squares of a placement, by its number.
fn placement(number: usize) -> Option<[Square; 2]> {
    let high = (1..SQUARES).rev().find(|high| high * (high - 1) / 2 <= number)?;
    Some([*Square::ALL.get(number - high * (high - 1) / 2)?, *Square::ALL.get(high)?])
}

impl Encode for Santorini {
    fn actions(&self) -> usize {
        PLACEMENTS + SQUARES * DIRECTIONS.len() * BUILDS
    }

    fn action(&self, _: &State, mv: Move) -> Option<usize> {
        let (from, to, build) = match mv {
            Move::Place(one, other) => {
                let (low, high) = (one.min(other).index(), one.max(other).index());
                return Some(high * (high - 1) / 2 + low);
            }
            Move::Turn { from, to, build } => (from, to, direction(to, build)? + 1),
            Move::Climb { from, to } => (from, to, 0),
        };
        Some(PLACEMENTS + (from.index() * DIRECTIONS.len() + direction(from, to)?) * BUILDS + build)
    }

    fn move_of(&self, state: &State, action: usize) -> Option<Move> {
        let Some(turn) = action.checked_sub(PLACEMENTS) else {
            return state.is_placing().then(|| state.read_turn(&placement(action)?).ok())?;
        };
        if state.is_placing() {
            return None;
        }
        let (step, build) = (turn / BUILDS, turn % BUILDS);
        let from = *Square::ALL.get(step / DIRECTIONS.len())?;
        let to = beside(from, step % DIRECTIONS.len())?;
        match build.checked_sub(1) {
            Some(build) => state.read_turn(&[from, to, beside(to, build)?]).ok(),
            None => state.read_turn(&[from, to]).ok(),
        }
    }

    fn features(&self) -> usize {
        (HEIGHTS + 2) * SQUARES + 2
    }

    fn encode(&self, seen: &State, seat: Seat, out: &mut [f32]) {
        let heights = (0..HEIGHTS).map(|height| seen.built(height));
        let sets = heights.chain([seen.workers(seat), seen.workers(seat.other())]);
        let (boards, rest) = out.split_at_mut((HEIGHTS + 2) * SQUARES);
        for (board, set) in boards.chunks_exact_mut(SQUARES).zip(sets) {
            mark(board, set);
        }
        let facts = [seen.is_placing(), seen.side() == seat];
        rest.iter_mut().zip(facts).for_each(|(place, fact)| *place = f32::from(u8::from(fact)));
    }
}

fn mark(board: &mut [f32], set: Squares) {
    for (place, square) in board.iter_mut().zip(Square::ALL) {
        *place = f32::from(u8::from(set.has(square)));
    }
}
