//! Plays found per position, in microseconds of processor time on one core.
//!
//! `cargo bench -p tabla-scrabble --bench generate`. The recorded positions must have their recorded counts, so
//! a faster answer is still the right one.

#[path = "../tests/positions/mod.rs"]
mod positions;

use std::hint::black_box;

use positions::{ENGLISH, Position, positions};
use tabla_scrabble::{Generator, Grid, Kept, Kind, Leaves, Lexicon, POINT, Rack, STANDARD, TileSet};
use tabla_testkit::bench::timed;

const ROUNDS: u32 = 7;

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
    measure("the best equity", count, || {
        for (grid, position) in grids.iter().zip(&positions) {
            black_box(generator.best_equity(grid, &Kept::new(&position.rack, &Simple)));
        }
    });
}

/// A guess at what leaves are worth, for measuring.
struct Simple;

impl Leaves for Simple {
    fn value(&self, leave: &Rack) -> i32 {
        let jokers = i32::from(leave.count(Kind::JOKER));
        jokers * 25 * POINT - leave.len() as i32 * POINT
    }
}

/// Prints the least time of several rounds, per position.
fn measure(name: &str, count: f64, work: impl FnMut()) {
    let ((), least) = timed(ROUNDS, work);
    println!("{name}: {:.1} µs a position", least.as_secs_f64() * 1e6 / count);
}
