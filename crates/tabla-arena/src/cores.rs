//! Who plays on which core: no game takes another one's time, and no bot the other one's, where there are enough.

use tabla_core::Seat;

/// The cores of the two seats of a game; none where the system shares them out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cores([Option<usize>; 2]);

impl Cores {
    /// What one of so many games at once gets of all cores: one for each bot, or else one for both, or else none.
    pub fn of(all: &[usize], job: usize, jobs: usize) -> Cores {
        let seats = Seat::DUEL.len();
        Cores(if all.len() >= jobs * seats {
            [0, 1].map(|seat| all.get(job * seats + seat).copied())
        } else if all.len() >= jobs {
            [all.get(job).copied(); 2]
        } else {
            [None; 2]
        })
    }

    /// Keeps this thread to the core of a seat, and with it all that is started from here.
    pub(crate) fn take(self, seat: Seat) {
        if let Some(core) = self.0[seat.index()] {
            keep_to(core);
        }
    }
}

/// The cores that we may use.
#[cfg(target_os = "linux")]
pub fn all() -> Vec<usize> {
    use rustix::thread::{CpuSet, sched_getaffinity};
    let Ok(all) = sched_getaffinity(None) else { return Vec::new() };
    (0..CpuSet::MAX_CPU).filter(|&core| all.is_set(core)).collect()
}

#[cfg(target_os = "linux")]
fn keep_to(core: usize) {
    use rustix::thread::{CpuSet, sched_setaffinity};
    let mut own = CpuSet::new();
    own.set(core);
    // Where it is refused, the system shares the cores out.
    let _ = sched_setaffinity(None, &own);
}

/// Nothing is known of cores here.
#[cfg(not(target_os = "linux"))]
pub fn all() -> Vec<usize> {
    Vec::new()
}

/// Nothing can be done about cores here.
#[cfg(not(target_os = "linux"))]
fn keep_to(_: usize) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cores_are_given_to_bots_then_to_games_then_to_nobody() {
        let both = |first, second| Cores([Some(first), Some(second)]);
        assert_eq!(Cores::of(&[4, 7], 0, 1), both(4, 7));
        assert_eq!([0, 1].map(|job| Cores::of(&[4, 7], job, 2)), [both(4, 4), both(7, 7)]);
        assert_eq!([0, 1].map(|job| Cores::of(&[1, 2, 3], job, 2)), [both(1, 1), both(2, 2)]);
        assert_eq!([0, 1].map(|job| Cores::of(&[0, 1, 2, 3, 4], job, 2)), [both(0, 1), both(2, 3)]);
        assert_eq!(Cores::of(&[5], 0, 1), both(5, 5));
        assert_eq!(Cores::of(&[0, 1, 2], 3, 4), Cores::default());
        assert_eq!(Cores::of(&[], 0, 1), Cores::default());
    }
}
