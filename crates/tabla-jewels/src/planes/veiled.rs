//! A board on which some stones are not known.

use super::{Alike, Board, Fallen, Squares, Swaps, Tally, close, exchange, runs};
use crate::{Jewel, Swap};

/// A full board on which some stones are veiled: a veiled stone is like no other, not even like another
/// veiled one. What is planned on such a board counts on nothing that is not known.
///
/// ```
/// use tabla_jewels::{Board, Jewel, Swap, Veiled};
/// let rows = ["12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121"];
/// let mut veiled = Veiled::from(Board::from_rows(rows).unwrap());
/// let swap = Swap::ALL.into_iter().find(|swap| swap.to_string() == "6 3 6 4").unwrap();
/// assert_eq!(veiled.play(swap, |_| None, 10).points, 6);
/// assert_eq!(veiled.known().len(), 64 - 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Veiled {
    /// All three bits are set where a stone is veiled.
    planes: [u64; 3],
}

impl From<Board> for Veiled {
    fn from(board: Board) -> Veiled {
        Veiled { planes: board.planes }
    }
}

impl Veiled {
    /// The cells whose stones are known.
    #[inline]
    pub fn known(&self) -> Squares {
        let [one, two, four] = self.planes;
        Squares(!(one & two & four))
    }

    /// The swaps that are legal whatever the veiled stones are.
    #[inline]
    pub fn swaps(&self) -> Swaps {
        Alike::of(self.planes, self.known().0).swaps()
    }

    /// The same board with empty cells in place of veiled stones.
    #[inline]
    pub(crate) fn bare(&self) -> Fallen {
        let known = self.known().0;
        Fallen { planes: self.planes.map(|plane| plane & known) }
    }

    /// Plays a round with stones that are known or not, at most so many steps. The function is told the
    /// column, 0 to 7.
    #[inline]
    pub fn play(
        &mut self,
        swap: Swap,
        mut next: impl FnMut(usize) -> Option<Jewel>,
        most_steps: u32,
    ) -> Tally {
        exchange(&mut self.planes, swap);
        let mut tally = Tally::default();
        while tally.steps < most_steps {
            let runs = runs(self.planes, self.known().0);
            if runs.is_empty() {
                break;
            }
            tally.points += runs.points();
            tally.steps += 1;
            let fallen = Fallen { planes: close(self.planes, runs.cells()) };
            self.planes = fallen.planes;
            let mut rest = fallen.empty().0;
            while rest != 0 {
                let cell = rest.trailing_zeros();
                rest &= rest - 1;
                let number = next(cell as usize / 8).map_or(7, |stone| u64::from(stone.number()));
                for (place, plane) in self.planes.iter_mut().enumerate() {
                    *plane |= (number >> place & 1) << cell;
                }
            }
        }
        tally
    }
}
