//! The exact optimum of Jamb, the spread of its totals and its games, in processor time on one core.
//!
//! `cargo bench -p tabla-jamb --bench solve`. The results are compared with what they must be, so a faster
//! answer is still the right one.

use std::time::Duration;

use tabla_core::SeededRng;
use tabla_jamb::{Filled, HouseRules, Optimum, Player, Spread};

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
        time * 1e3,
        effort.states,
        effort.evaluations,
        effort.bytes as f64 / 1e6
    );

    let player = Player::optimal(&optimum);
    let (spread, time) = timed(1, || Spread::of(&player, Filled::EMPTY, |_, _| true));
    let band = spread.map(|spread| spread.distribution().band());
    assert!(band.is_some_and(|band| (band.mean - OPTIMUM).abs() < 1e-8), "the spread came out as {band:?}");
    println!("spread from the start: {time:.2} s; {band:?}");

    for (filled, name) in [(3, "after 9 turns"), (5, "after 15 turns")] {
        let root = Filled::new(filled, filled, (1 << filled) - 1).unwrap_or(Filled::FULL);
        let (_, time) = timed(1, || Spread::of(&player, root, |_, _| true));
        println!("spread {name}: {:.0} ms", time * 1e3);
    }

    for (player, name) in [(Player::greedy(rules), "greedy"), (player, "optimal")] {
        for run in ["plans made on the way", "plans known"] {
            let (total, time) = timed(1, || play(&player));
            let mean = total as f64 / f64::from(GAMES);
            println!("{name}, {run}: {:.0} games a second, mean {mean:.2}", f64::from(GAMES) / time);
        }
    }
}

fn play(player: &Player<'_>) -> u64 {
    let mut chance = SeededRng::new(2026);
    (0..GAMES).map(|_| u64::from(player.play_one(&mut chance))).sum()
}

/// The result, and the best time in seconds of so many runs.
fn timed<T>(runs: u32, mut run: impl FnMut() -> T) -> (T, f64) {
    let mut best = Duration::MAX;
    let mut left = runs;
    loop {
        let start = cpu_time();
        let result = run();
        best = best.min(cpu_time().saturating_sub(start));
        left -= 1;
        if left == 0 {
            return (result, best.as_secs_f64());
        }
    }
}

#[cfg(unix)]
fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(not(unix))]
fn cpu_time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
