//! A round as moving pictures: the swap, the stones that go, the fall. Everything comes from the journal.

use std::time::Duration;

use tabla_play::jewels::{Entry, Journal, SIZE};

use super::draw::{Marks, Stones, board};
use crate::draw::Look;

/// One picture, and how long it stays.
pub struct Picture {
    /// Its lines.
    pub lines: Vec<String>,
    /// How long.
    pub pause: Duration,
}

/// How long the swap, the stones that go, and one step of the fall are shown.
const SWAP: Duration = Duration::from_millis(350);
const GOING: Duration = Duration::from_millis(450);
const FALLING: Duration = Duration::from_millis(60);

/// After so many steps of a cascade the rest is not shown.
const STEPS: usize = 12;

/// The pictures of a round, beginning with these stones; the row above shows what comes next all the while.
pub fn pictures(before: &Stones, journal: &Journal, preview: &str, look: &Look) -> Vec<Picture> {
    let mut stones = *before;
    let [one, other] = journal.swap.cells().map(place);
    let held = stones[one.0][one.1];
    stones[one.0][one.1] = stones[other.0][other.1];
    stones[other.0][other.1] = held;
    let draw = |stones: &Stones, marks, pause| Picture { lines: board(stones, preview, marks, look), pause };
    let mut pictures = vec![draw(&stones, Marks::Swapped(journal.swap), SWAP)];
    for entry in journal.entries.iter().take(STEPS) {
        pictures.push(draw(&stones, Marks::Gone(entry), GOING));
        for removal in &entry.removed {
            let (row, column) = place(removal.cell);
            stones[row][column] = 0;
        }
        for drop in 1..=SIZE {
            if let (falling, true) = falling(&stones, entry, drop) {
                pictures.push(draw(&falling, Marks::None, FALLING));
            }
        }
        stones = falling(&stones, entry, SIZE).0;
    }
    pictures
}

/// The stones when everything has fallen by at most so many cells, and whether anything falls so far.
fn falling(stones: &Stones, entry: &Entry, drop: u8) -> (Stones, bool) {
    let drop = usize::from(drop);
    let mut shown = *stones;
    for fall in &entry.falls {
        let (row, column) = place(fall.from);
        shown[row][column] = 0;
    }
    let mut moves = false;
    for fall in &entry.falls {
        let ((from, column), (to, _)) = (place(fall.from), place(fall.to));
        moves |= to - from >= drop;
        shown[(from + drop).min(to)][column] = fall.jewel.number();
    }
    for arrival in &entry.arrivals {
        let (to, column) = place(arrival.cell);
        let new = entry.arrivals.iter().filter(|other| other.cell.column() == arrival.cell.column()).count();
        moves |= new >= drop;
        // It comes from as far above its place as there are new stones in the column.
        if let Some(row) = (to + drop.min(new)).checked_sub(new) {
            shown[row][column] = arrival.jewel.number();
        }
    }
    (shown, moves)
}

/// Row from the top and column from the left, counted from 0.
fn place(cell: tabla_play::jewels::Cell) -> (usize, usize) {
    (usize::from(cell.row()) - 1, usize::from(cell.column()) - 1)
}

#[cfg(test)]
mod tests {
    use tabla_core::SeededRng;
    use tabla_play::jewels::{JewelsSetup, JewelsTable, generate};

    use super::super::draw::stones;
    use super::*;

    /// Following the pictures must lead to the board that the rules say, whatever happens in a round.
    #[test]
    fn the_last_picture_is_the_board_after_the_round() {
        let layout = generate(&mut SeededRng::new(3), 64).expect("64 is a length of a line");
        let mut table =
            JewelsTable::new(JewelsSetup { layout, name: String::new(), limit: None, turns: None });
        let mut rounds = 0;
        while let Some(swap) = table.hints().last().copied() {
            let mut shown = stones(&table.view());
            let journal = table.play(&swap.to_string()).expect("a hint is legal");
            let [one, other] = journal.swap.cells().map(place);
            let held = shown[one.0][one.1];
            shown[one.0][one.1] = shown[other.0][other.1];
            shown[other.0][other.1] = held;
            for entry in &journal.entries {
                for removal in &entry.removed {
                    let (row, column) = place(removal.cell);
                    shown[row][column] = 0;
                }
                shown = falling(&shown, entry, SIZE).0;
            }
            assert_eq!(shown, stones(&table.view()), "after {swap}");
            rounds += 1;
            if rounds == 60 {
                break;
            }
        }
        assert!(rounds > 10, "only {rounds} rounds");
    }
}
