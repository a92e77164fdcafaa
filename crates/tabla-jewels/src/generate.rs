//! New boards out of a generator of chance.

use tabla_core::rand_core::Rng;
use tabla_core::{below, pick};

use crate::{Board, Cell, Fault, Jewel, Layout, Lines};

/// A random layout: a board without a run and with a legal swap, and refill lines of this length.
///
/// The same generator gives the same layout, on every machine and in every version.
///
/// ```
/// use tabla_core::SeededRng;
/// use tabla_jewels::generate;
/// let layout = generate(&mut SeededRng::new(7), 16).unwrap();
/// assert!(!layout.board().swaps().is_empty());
/// assert_eq!(layout.lines().line(3).len(), 16);
/// assert!(generate(&mut SeededRng::new(7), 1025).is_err());
/// ```
pub fn generate<R: Rng + ?Sized>(dice: &mut R, line_length: usize) -> Result<Layout, Vec<Fault>> {
    if !(Lines::SHORTEST..=Lines::LONGEST).contains(&line_length) {
        return Err((1..=8).map(|column| Fault::LineLength { column, length: line_length }).collect());
    }
    let board = loop {
        let board = quiet_board(dice);
        if !board.swaps().is_empty() {
            break board;
        }
    };
    let lines = Lines::new(std::array::from_fn(|_| (0..line_length).map(|_| stone(dice)).collect()))?;
    Layout::new(board, lines).map_err(|fault| vec![fault])
}

fn stone<R: Rng + ?Sized>(dice: &mut R) -> Jewel {
    Jewel::ALL[below(dice, 6) as usize]
}

/// A board without a run: each stone is drawn from the colours that end none. At most two are left out,
/// so there is always one.
fn quiet_board<R: Rng + ?Sized>(dice: &mut R) -> Board {
    let mut stones = [Jewel::Red; 64];
    for index in 0..64 {
        let pair = |step: usize, fits: bool| {
            (fits && stones[index - step] == stones[index - 2 * step]).then(|| stones[index - step])
        };
        let barred = [pair(1, index % 8 >= 2), pair(8, index >= 16)];
        let free: Vec<Jewel> =
            Jewel::ALL.into_iter().filter(|&jewel| !barred.contains(&Some(jewel))).collect();
        stones[index] = pick(dice, &free).copied().unwrap_or(Jewel::Red);
    }
    Board::from_fn(|cell: Cell| stones[cell.index()])
}
