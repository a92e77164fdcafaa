//! The exact optimum of Jamb, in seconds of processor time on one core.
//!
//! `cargo bench -p tabla-jamb --bench solve`. The values are compared with what they must be, so a faster
//! answer is still the right one.

use std::time::Duration;

use tabla_jamb::{Filled, HouseRules, Optimum};

fn main() {
    let mut best = Duration::MAX;
    for _ in 0..9 {
        let start = cpu_time();
        let optimum = Optimum::solve(HouseRules::default());
        best = best.min(cpu_time().saturating_sub(start));
        let hand = Filled::new(10, 10, 0).map(|filled| optimum.value(filled));
        assert!(hand.is_some_and(|value| (value - 78.777_318_34).abs() < 1e-8), "{hand:?}");
        println!(
            "{:.1} ms; optimum {:.9}; {:?}",
            best.as_secs_f64() * 1e3,
            optimum.value(Filled::EMPTY),
            optimum.effort()
        );
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
