//! What the clocks of a session show. A session has no clock of its own: every event says when it happened.

use tabla_core::{Chance, Notation, Seat};

use super::{Session, Step};
use crate::clock::Clock;

impl<G: Notation> Session<G> {
    /// The time left to this seat in milliseconds, as if its turn had not begun; `None` without a clock.
    pub fn time_left(&self, seat: Seat) -> Option<u64> {
        let added = self.seats.get(seat.index()).map_or(0, |record| record.added);
        match self.setup.clock? {
            Clock::PerMove { time } => Some(time.saturating_add(added)),
            Clock::WholeGame { .. } => Some(self.end_of_time()?.saturating_sub(self.since)),
            Clock::PerSeat { time, increment } => {
                let own = self.rest.iter().filter(|position| position.charged == Some(seat));
                Some(own.fold(time.saturating_add(added), |left, position| {
                    let more = if position.step == Step::Decision { increment } else { 0 };
                    left.saturating_sub(position.spent).saturating_add(more)
                }))
            }
        }
    }

    /// The first moment at which a flag has fallen if nothing happens before, as in [`crate::Command::at`]: the
    /// moment for [`crate::Act::CheckTime`].
    pub fn deadline(&self) -> Option<u64> {
        let clock = self.setup.clock.filter(|_| self.ending().is_none())?;
        let last = match clock {
            Clock::WholeGame { .. } => self.end_of_time()?,
            _ => self.since.saturating_add(self.time_left(self.runs_for()?)?),
        };
        Some(last.saturating_add(1))
    }

    /// When the decision or the throw that is due became due.
    pub fn since(&self) -> u64 {
        self.since
    }

    pub(super) fn runs_for(&self) -> Option<Seat> {
        self.mover().or_else(|| self.chance_due()?.seat())
    }

    /// Whose flag has fallen by this moment, if one has; `Some(None)` is the clock of the whole game.
    pub(super) fn fallen_by(&self, at: u64) -> Option<Option<Seat>> {
        self.deadline().filter(|&deadline| at >= deadline)?;
        let is_whole = matches!(self.setup.clock, Some(Clock::WholeGame { .. }));
        Some(self.runs_for().filter(|_| !is_whole))
    }

    /// The last moment of a game that has one clock for everybody.
    fn end_of_time(&self) -> Option<u64> {
        match self.setup.clock? {
            Clock::WholeGame { time } => {
                let added = self.seats.iter().map(|seat| seat.added).max().unwrap_or(0);
                Some(time.saturating_add(added))
            }
            Clock::PerSeat { .. } | Clock::PerMove { .. } => None,
        }
    }
}
