//! Processor time, for benches.

use std::time::Duration;

// No game may use the crate in which it is.
#[path = "../../tabla-games/src/workshop/cpu.rs"]
mod cpu;

pub use cpu::{cpu_time, thread_cpu_time};

/// What the work brings, and the least processor time of so many runs, of which there is one at least.
pub fn timed<T>(runs: u32, mut work: impl FnMut() -> T) -> (T, Duration) {
    let mut once = || {
        let start = cpu_time();
        let result = work();
        (result, cpu_time().saturating_sub(start))
    };
    let (mut result, mut least) = once();
    for _ in 1..runs {
        let (next, time) = once();
        (result, least) = (next, least.min(time));
    }
    (result, least)
}
