//! Plays found per position, in microseconds of processor time on one core.
//!
//! `cargo bench -p tabla-scrabble --bench generate`. The recorded positions must have their recorded counts, so
//! a faster answer is still the right one.

#[path = "../tests/positions/mod.rs"]
mod positions;

use std::hint::black_box;

use positions::{ENGLISH, Position, positions};
use tabla_scrabble::{Generator, Grid, Kept, LeaveTable, Lexicon, Rack, STANDARD, TileSet};
use tabla_testkit::bench::timed;

const ROUNDS: u32 = 7;

const LEAVES: &[u8] = include_bytes!("../../../data/scrabble/leaves-english.bin");

/// The equities of all best plays, added up.
const EQUITY: i64 = 42_071_000;

fn main() {
    let (lexicon, time) = timed(1, || Lexicon::from_text(ENGLISH));
    let Ok(lexicon) = lexicon else { return };
    println!("{lexicon:?} compiled in {:.2} s", time.as_secs_f64());
    let positions = positions();
    let generator = Generator::new(&lexicon);
    let grid = |position: &Position| Grid::of(&position.board, &STANDARD, TileSet::english(), &lexicon);
    let grids: Vec<Grid> = positions.iter().map(grid).collect();
    let mut plays = Vec::new();
    for (grid, position) in grids.iter().zip(&positions) {
        let tally = generator.tally(grid, &position.rack, &mut plays);
        assert_eq!((tally.plays, tally.sum, tally.best), (position.plays, position.sum, position.best));
        let best = generator.best(grid, &position.rack).map(|scored| scored.score);
        assert_eq!(best.unwrap_or(0), position.best);
    }
    let count = positions.len() as f64;
    measure("the grid from nothing", count, || {
        positions.iter().for_each(|position| drop(black_box(grid(position))))
    });
    measure("all plays", count, || {
        for (grid, position) in grids.iter().zip(&positions) {
            plays.clear();
            generator.all(grid, &position.rack, &mut plays);
            black_box(&plays);
        }
    });
    measure("the best score", count, || {
        for (grid, position) in grids.iter().zip(&positions) {
            black_box(generator.best(grid, &position.rack));
        }
    });
    let Ok(leaves) = LeaveTable::from_bytes(LEAVES) else { return };
    let equity = |grid: &Grid, rack: &Rack| generator.best_equity(grid, &Kept::new(rack, &leaves));
    let total: i64 = grids
        .iter()
        .zip(&positions)
        .filter_map(|(grid, position)| equity(grid, &position.rack))
        .map(|best| i64::from(best.equity))
        .sum();
    assert_eq!(total, EQUITY, "the best plays are others");
    measure("the values of leaves", count, || {
        positions.iter().for_each(|position| drop(black_box(Kept::new(&position.rack, &leaves))));
    });
    measure("the best equity", count, || {
        for (grid, position) in grids.iter().zip(&positions) {
            black_box(equity(grid, &position.rack));
        }
    });
}

/// Prints the least time of several rounds, per position.
fn measure(name: &str, count: f64, work: impl FnMut()) {
    let ((), least) = timed(ROUNDS, work);
    println!("{name}: {:.1} µs a position", least.as_secs_f64() * 1e6 / count);
}
