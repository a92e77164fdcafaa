//! The exact optimum of Jamb, the spread of its totals and its games, in processor time on one core.
//!
//! `cargo bench -p tabla-jamb --bench solve`. The results are compared with what they must be, so a faster
//! answer is still the right one.

use tabla_core::SeededRng;
use tabla_jamb::{Filled, HouseRules, Optimum, Player, Spread};
use tabla_testkit::bench::timed;

const OPTIMUM: f64 = 463.950_521_092;
const GAMES: u32 = 100_000;

fn main() {
    let rules = HouseRules::default();
    let (optimum, time) = timed(9, || Optimum::solve(rules));
    let value = optimum.value(Filled::EMPTY);
    assert!((value - OPTIMUM).abs() < 1e-8, "the optimum came out as {value}");
    let effort = optimum.effort();
    println!(
        "solve: {:.1} ms, {} talons, {} evaluations of the lattice, {:.1} MB; optimum {value:.9}",
        time.as_secs_f64() * 1e3,
        effort.states,
        effort.evaluations,
        effort.bytes as f64 / 1e6
    );

    let player = Player::optimal(&optimum);
    let (spread, time) = timed(1, || Spread::of(&player, Filled::EMPTY, |_, _| true));
    let band = spread.map(|spread| spread.distribution().band());
    assert!(band.is_some_and(|band| (band.mean - OPTIMUM).abs() < 1e-8), "the spread came out as {band:?}");
    println!("spread from the start: {:.2} s; {band:?}", time.as_secs_f64());

    for (filled, name) in [(3, "after 9 turns"), (5, "after 15 turns")] {
        let root = Filled::new(filled, filled, (1 << filled) - 1).unwrap_or(Filled::FULL);
        let (_, time) = timed(1, || Spread::of(&player, root, |_, _| true));
        println!("spread {name}: {:.0} ms", time.as_secs_f64() * 1e3);
    }

    for (player, name) in [(Player::greedy(rules), "greedy"), (player, "optimal")] {
        for run in ["plans made on the way", "plans known"] {
            let (total, time) = timed(1, || play(&player));
            let mean = total as f64 / f64::from(GAMES);
            println!(
                "{name}, {run}: {:.0} games a second, mean {mean:.2}",
                f64::from(GAMES) / time.as_secs_f64()
            );
        }
    }
}

fn play(player: &Player<'_>) -> u64 {
    let mut chance = SeededRng::new(2026);
    (0..GAMES).map(|_| u64::from(player.play_one(&mut chance))).sum()
}
