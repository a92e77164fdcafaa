//! Whole games at random, per second of processor time on one core.
//!
//! `cargo bench -p tabla-mice --bench playouts`. The results are added up and compared with what they must
//! be, so a faster answer is still the right one.

use tabla_core::{Game, Outcome, Seat, SeededRng};
use tabla_mice::{Mice, playout};
use tabla_testkit::bench::timed;

const GAMES: u64 = 200_000;

/// What must come out: games won by White, won by Black, drawn, and turns in all.
type Sums = [u64; 4];

fn main() {
    let without: Sums = [104_781, 93_370, 1_849, 16_225_205];
    let with: Sums = [105_641, 93_930, 429, 16_465_087];
    for (name, game, expected) in
        [("without flying", Mice::default(), without), ("with flying", Mice::FLYING, with)]
    {
        let (sums, best) = timed(5, || play(&game));
        assert_eq!(sums, expected, "{name}: the games came out differently");
        let [white, black, drawn, turns] = expected;
        let second = best.as_secs_f64();
        println!(
            "{name}: {:.0} games and {:.1} million turns per second of processor time \
             ({white} won by White, {black} by Black, {drawn} drawn; {:.1} turns a game)",
            GAMES as f64 / second,
            turns as f64 / second / 1e6,
            turns as f64 / GAMES as f64,
        );
    }
}

fn play(game: &Mice) -> Sums {
    let mut dice = SeededRng::new(2026);
    let mut sums = [0; 4];
    for _ in 0..GAMES {
        let end = playout(game, game.start(), &mut dice);
        let result = match end.outcome {
            Outcome::Won(Seat::FIRST) => 0,
            Outcome::Won(_) => 1,
            Outcome::Drawn | Outcome::Ended => 2,
        };
        sums[result] += 1;
        sums[3] += u64::from(end.turns);
    }
    sums
}
