//! A round as moving pictures: the swap, the stones that go, the fall. Everything comes from the journal.

use std::time::Duration;

use tabla_games::jewels::{JournalView, SIZE, StepView};

use super::draw::{Marks, Stones, board, pair};
use crate::draw::Look;

/// One picture, and how long it stays.
pub struct Picture {
    pub lines: Vec<String>,
    pub pause: Duration,
}

/// How long the swap, the stones that go, and one step of the fall are shown.
const SWAP: Duration = Duration::from_millis(350);
const GOING: Duration = Duration::from_millis(450);
const FALLING: Duration = Duration::from_millis(60);

/// After so many steps of a cascade the rest is not shown.
const STEPS: usize = 12;

/// The pictures of a round, beginning with these stones; the row above shows what comes next all the while.
pub fn pictures(before: &Stones, journal: &JournalView, preview: &str, look: &Look) -> Vec<Picture> {
    let (mut stones, swapped) = (swapped(before, journal), pair(&journal.swap));
    let draw = |stones: &Stones, marks, pause| Picture { lines: board(stones, preview, marks, look), pause };
    let mut pictures = vec![draw(&stones, swapped.map_or(Marks::None, Marks::Swapped), SWAP)];
    for step in journal.steps.iter().take(STEPS) {
        pictures.push(draw(&stones, Marks::Gone(&step.removed), GOING));
        stones = without(&stones, step);
        for drop in 1..=SIZE {
            if let (falling, true) = falling(&stones, step, drop) {
                pictures.push(draw(&falling, Marks::None, FALLING));
            }
        }
        stones = falling(&stones, step, SIZE).0;
    }
    pictures
}

/// The stones after the swap.
fn swapped(stones: &Stones, journal: &JournalView) -> Stones {
    let mut stones = *stones;
    if let Some([one, other]) = pair(&journal.swap).map(|pair| pair.map(place)) {
        let held = stones[one.0][one.1];
        stones[one.0][one.1] = stones[other.0][other.1];
        stones[other.0][other.1] = held;
    }
    stones
}

/// The stones without those that go.
fn without(stones: &Stones, step: &StepView) -> Stones {
    let mut stones = *stones;
    for gone in &step.removed {
        let (row, column) = place((gone.column, gone.row));
        stones[row][column] = 0;
    }
    stones
}

/// The stones when everything has fallen by at most so many cells, and whether anything falls so far.
fn falling(stones: &Stones, step: &StepView, drop: u8) -> (Stones, bool) {
    let drop = usize::from(drop);
    let mut shown = *stones;
    for fall in &step.falls {
        let (row, column) = place((fall.column, fall.from));
        shown[row][column] = 0;
    }
    let mut moves = false;
    for fall in &step.falls {
        let ((from, column), (to, _)) = (place((fall.column, fall.from)), place((fall.column, fall.to)));
        moves |= to - from >= drop;
        shown[(from + drop).min(to)][column] = fall.jewel;
    }
    for arrival in &step.arrivals {
        let (to, column) = place((arrival.column, arrival.row));
        let new = step.arrivals.iter().filter(|other| other.column == arrival.column).count();
        moves |= new >= drop;
        // It comes from as far above its place as there are new stones in the column.
        if let Some(row) = (to + drop.min(new)).checked_sub(new) {
            shown[row][column] = arrival.jewel;
        }
    }
    (shown, moves)
}

/// Row from the top and column from the left, counted from 0.
fn place((column, row): (u8, u8)) -> (usize, usize) {
    (usize::from(row) - 1, usize::from(column) - 1)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabla_core::{Seat, Viewer};
    use tabla_games::kits::jewels::JewelsBoard;
    use tabla_games::kits::{self, Shelf, registry};
    use tabla_table::{Act, Command};

    use super::super::draw::stones;
    use super::*;

    /// Following the pictures must lead to the board that the rules say, whatever happens in a round.
    #[test]
    fn the_last_picture_is_the_board_after_the_round() {
        let games = registry(&Shelf::default());
        let wish = json!({ "board": { "random": { "seed": 3, "length": 64 } } });
        let wish = kits::fill_in(&games, "jewels", wish, 0, 0).expect("it is a wish");
        let mut table = kits::open(&games, "jewels", &wish).expect("64 is a length of a line");
        let shown = |table: &dyn tabla_table::Table| -> JewelsBoard {
            let shown = table.show(Viewer::Seat(Seat::FIRST), None).expect("somebody sits there");
            shown.board.typed::<JewelsBoard>().expect("it is a board of Jewels").clone()
        };
        let mut rounds = 0;
        while let Some(swap) = shown(&*table).view.moves.pop() {
            let before = stones(&shown(&*table).view);
            let act = Act::Play { text: swap.clone(), by: None, because: Vec::new() };
            let played = table.perform(&Command { seat: Some(Seat::FIRST), at: 0, revision: None, act });
            played.expect("a hint is legal");
            let after = shown(&*table).view;
            let journal = after.last.clone().expect("a round was played");
            let end = journal.steps.iter().fold(swapped(&before, &journal), |stones, step| {
                falling(&without(&stones, step), step, SIZE).0
            });
            assert_eq!(end, stones(&after), "after {swap}");
            rounds += 1;
            if rounds == 60 {
                break;
            }
        }
        assert!(rounds > 10, "only {rounds} rounds");
    }
}
