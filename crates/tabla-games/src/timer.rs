//! The clock and the stop button that a search asks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use tabla_search::StopSignal;

/// Ends a search at a moment, or when somebody stops it.
#[derive(Clone, Debug, Default)]
pub struct Timer {
    deadline: Option<Instant>,
    stop: Arc<AtomicBool>,
}

impl Timer {
    /// A timer that rings at this moment; without one, it waits for [`Timer::stop`].
    pub fn new(deadline: Option<Instant>) -> Timer {
        Timer { deadline, stop: Arc::default() }
    }

    /// Ends the search now. Copies of this timer share the stop button.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl StopSignal for Timer {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_rings_when_it_is_stopped_or_its_moment_has_come() {
        let timer = Timer::new(None);
        assert!(!timer.is_stopped());
        timer.clone().stop();
        assert!(timer.is_stopped());
        assert!(Timer::new(Some(Instant::now())).is_stopped());
    }
}
