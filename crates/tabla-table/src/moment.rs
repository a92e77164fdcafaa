//! Moments. On a machine they are the system's; in a page, whose modules have no clock, whoever runs the module says
//! what time it is.

#[cfg(not(target_family = "wasm"))]
pub use machine::{Instant, unix_now};
#[cfg(target_family = "wasm")]
pub use page::{Instant, run_clock, unix_now};

#[cfg(not(target_family = "wasm"))]
mod machine {
    pub use std::time::Instant;
    use std::time::{SystemTime, UNIX_EPOCH};

    /// Now, in milliseconds since 1970.
    pub fn unix_now() -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        crate::clock::whole_millis(since)
    }
}

#[cfg(target_family = "wasm")]
mod page {
    use std::ops::{Add, Sub};
    use std::sync::OnceLock;
    use std::time::Duration;

    /// The page's clock: milliseconds since 1970, which never go back.
    static CLOCK: OnceLock<fn() -> f64> = OnceLock::new();

    /// From now on this clock says what time it is. The first one stays; before there is one, no time passes.
    pub fn run_clock(clock: fn() -> f64) {
        let _ = CLOCK.set(clock);
    }

    /// A moment by the page's clock.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub struct Instant(Duration);

    impl Instant {
        pub fn now() -> Instant {
            let millis = CLOCK.get().map_or(0.0, |clock| clock());
            Instant(Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default())
        }

        pub fn elapsed(&self) -> Duration {
            Instant::now().saturating_duration_since(*self)
        }

        pub fn checked_add(&self, time: Duration) -> Option<Instant> {
            self.0.checked_add(time).map(Instant)
        }

        pub fn duration_since(&self, earlier: Instant) -> Duration {
            self.saturating_duration_since(earlier)
        }

        pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {
            self.0.saturating_sub(earlier.0)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Instant;

        fn add(self, time: Duration) -> Instant {
            Instant(self.0.saturating_add(time))
        }
    }

    impl Sub<Instant> for Instant {
        type Output = Duration;

        fn sub(self, earlier: Instant) -> Duration {
            self.saturating_duration_since(earlier)
        }
    }

    /// Now, in milliseconds since 1970.
    pub fn unix_now() -> u64 {
        crate::clock::whole_millis(Instant::now().0)
    }
}
