//! Random legal moves, per second of processor time on one core.
//!
//! `cargo bench -p tabla-jewels --bench moves`. The results are added up and compared with what they must
//! be, so a faster answer is still the right one.

use tabla_core::SeededRng;
use tabla_jewels::{Board, Jewel, Random};
use tabla_testkit::bench::timed;

const MOVES: u64 = 2_000_000;

/// What must come out: points, steps, and boards on which no swap was left.
type Sums = [u64; 3];

fn main() {
    let expected: Sums = [9_896_262, 2_866_816, 2_935];
    let (sums, best) = timed(5, play);
    assert_eq!(sums, expected, "the games came out differently");
    let [points, steps, dead] = expected;
    println!(
        "{:.2} million moves per second of processor time ({:.3} points and {:.3} steps a move, {dead} dead boards)",
        MOVES as f64 / best.as_secs_f64() / 1e6,
        points as f64 / MOVES as f64,
        steps as f64 / MOVES as f64,
    );
}

/// Legal swaps are listed, one is drawn and played to its end; a dead board is dealt anew.
fn play() -> Sums {
    let mut dice = SeededRng::new(2026);
    let mut refill = Random(SeededRng::new(2027));
    let mut board = deal(&mut refill);
    let mut sums = [0; 3];
    for _ in 0..MOVES {
        match board.swaps().draw(&mut dice) {
            Some(swap) => {
                let tally = board.play(swap, &mut refill, u32::MAX);
                sums[0] += u64::from(tally.points);
                sums[1] += u64::from(tally.steps);
            }
            None => {
                board = deal(&mut refill);
                sums[2] += 1;
            }
        }
    }
    sums
}

fn deal(refill: &mut Random<SeededRng>) -> Board {
    let mut board = Board::from_fn(|_| Jewel::Red);
    board.settle(refill, u32::MAX);
    board
}
