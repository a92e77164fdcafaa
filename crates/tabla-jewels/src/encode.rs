//! Jewels as numbers.
//!
//! An action is one of the 112 swaps, with its place in [`Swap::ALL`]: the sideways ones first, then the upright ones.
//!
//! What the seat sees is 434 numbers from 0 to 1:
//!
//! | from | how many | what |
//! |---|---|---|
//! | 0 | 6 × 64 | for each colour, in which cells of [`Cell::ALL`] it lies |
//! | 384 | 8 × 6 | for each column, the colour of the next refill stone |
//! | 432 | 1 | whether a number of turns was agreed on |
//! | 433 | 1 | how many of them are left, in hundreds and at most 1 |
//!
//! The points are not in it: what can still be won does not depend on them. Of the refill lines only the next stone of
//! each is known to anybody.

use tabla_core::rand_core::Rng;
use tabla_core::{Encode, Seat};

use crate::{Cell, Jewel, Jewels, Observation, State, Swap};

const CELLS: usize = Cell::ALL.len();
const COLOURS: usize = Jewel::ALL.len();
const COLUMNS: usize = crate::SIZE as usize;
/// So many turns are counted as many.
const MANY_TURNS: u16 = 100;

impl Encode for Jewels {
    fn actions(&self) -> usize {
        Swap::COUNT
    }

    fn action(&self, _: &State, swap: Swap) -> Option<usize> {
        Some(swap.index())
    }

    fn move_of(&self, state: &State, action: usize) -> Option<Swap> {
        let swap = *Swap::ALL.get(action)?;
        self.check(state, swap).ok().map(|()| swap)
    }

    fn draw(&self, state: &State, dice: &mut dyn Rng) -> Option<u32> {
        let swaps = self.ending(state).is_none().then(|| state.board.swaps())?;
        swaps.draw(dice).map(|swap| swap.index() as u32)
    }

    fn features(&self) -> usize {
        COLOURS * CELLS + COLUMNS * COLOURS + 2
    }

    fn encode(&self, seen: &Observation, _: Seat, out: &mut [f32]) {
        let yes = |is: bool| f32::from(u8::from(is));
        let (boards, rest) = out.split_at_mut(COLOURS * CELLS);
        let (next, rest) = rest.split_at_mut(COLUMNS * COLOURS);
        for (board, colour) in boards.chunks_exact_mut(CELLS).zip(Jewel::ALL) {
            let cells = seen.board.cells_of(colour);
            board.iter_mut().zip(Cell::ALL).for_each(|(place, cell)| *place = yes(cells.has(cell)));
        }
        for (column, stone) in next.chunks_exact_mut(COLOURS).zip(seen.preview) {
            column.iter_mut().zip(Jewel::ALL).for_each(|(place, colour)| *place = yes(colour == stone));
        }
        let left =
            seen.turns_left.map_or(0, |left| u16::try_from(left).unwrap_or(MANY_TURNS).min(MANY_TURNS));
        let turns = [yes(seen.turns_left.is_some()), f32::from(left) / f32::from(MANY_TURNS)];
        rest.iter_mut().zip(turns).for_each(|(place, number)| *place = number);
    }
}
