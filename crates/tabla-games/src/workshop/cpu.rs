//! Time as the processor counts it.

use std::time::Duration;

/// The processor time that this process has used so far, all threads together. On a busy machine it says
/// more about a program than the clock on the wall.
#[cfg(unix)]
pub fn cpu_time() -> Duration {
    read(rustix::time::ClockId::ProcessCPUTime)
}

/// The processor time that this thread has used so far.
#[cfg(unix)]
pub fn thread_cpu_time() -> Duration {
    read(rustix::time::ClockId::ThreadCPUTime)
}

#[cfg(unix)]
fn read(clock: rustix::time::ClockId) -> Duration {
    let time = rustix::time::clock_gettime(clock);
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Where the processor's own count cannot be had, the clock on the wall.
#[cfg(not(unix))]
pub fn cpu_time() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;

    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The same, for want of a count of its own.
#[cfg(not(unix))]
pub fn thread_cpu_time() -> Duration {
    cpu_time()
}
