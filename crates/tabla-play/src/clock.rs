//! Clocks as in chess: time for the whole game, and a little more with every move.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabla_core::{Say, Saying};

use crate::player::{read_duration, write_duration};
use crate::words::english;

/// How much time each player has. Written `5m`, or `5m+3s` with three seconds more for every move.
///
/// ```
/// use std::time::Duration;
/// use tabla_play::Clock;
///
/// let clock: Clock = "1.5m+2s".parse().unwrap();
/// assert_eq!(clock.time, Duration::from_secs(90));
/// assert_eq!(clock.to_string(), "90s+2s");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    /// For the whole game.
    pub time: Duration,
    /// Added after every move.
    pub increment: Duration,
}

impl Clock {
    /// The most time that can be asked for.
    pub const MAX_TIME: Duration = Duration::from_secs(24 * 3600);

    /// What is left after these moves took so long. `None` when it was not enough for one of them.
    pub fn left(&self, moves: impl IntoIterator<Item = Duration>) -> Option<Duration> {
        moves.into_iter().try_fold(self.time, |left, spent| {
            left.checked_sub(spent).map(|rest| rest.saturating_add(self.increment))
        })
    }
}

/// How long to think when so much is left on the clock, with `moves` still to be made in that time.
/// A little is kept back, so that the flag does not fall while the move is being made.
pub fn allot(left: Duration, increment: Duration, moves: u32) -> Duration {
    let spare = left.saturating_sub(RESERVE);
    let fair = left / moves.max(1) + increment * 3 / 4;
    fair.min(spare).max(Duration::from_millis(1))
}

/// Kept back for making the move.
pub const RESERVE: Duration = Duration::from_millis(50);

/// A game still lasts about so many moves of a player, when nobody knows better.
pub const USUAL_MOVES: u32 = 20;

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Clock, ClockError> {
        let bad = || ClockError { text: text.trim().to_owned() };
        let (time, increment) = text.split_once('+').unwrap_or((text, "0s"));
        let time = read_duration(time).ok_or_else(bad)?;
        let increment = read_duration(increment).ok_or_else(bad)?;
        if time.is_zero() || time > Clock::MAX_TIME || increment > Clock::MAX_TIME {
            return Err(bad());
        }
        Ok(Clock { time, increment })
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", write_duration(self.time))?;
        if !self.increment.is_zero() {
            write!(f, "+{}", write_duration(self.increment))?;
        }
        Ok(())
    }
}

/// A text that is no clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockError {
    /// What was written.
    pub text: String,
}

impl Say for ClockError {
    fn say(&self) -> Saying {
        Saying::new("clock-error").with("text", self.text.as_str())
    }
}

english!(ClockError);
