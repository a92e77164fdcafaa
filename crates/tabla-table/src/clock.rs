//! How time is counted at a table.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabla_core::{ErrorKind, Say, TableError};

use crate::setting::{read_duration, write_duration};

/// How time is counted; all in milliseconds. A flag falls when more was spent than was left.
///
/// As text, `5m+3s` is five minutes for each seat and three seconds more with every move, `10s/move` ten seconds
/// for every move, and `30m/game` half an hour for the whole game.
///
/// ```
/// use tabla_table::Clock;
/// let clock: Clock = "1.5m+2s".parse().unwrap();
/// assert_eq!(clock, Clock::PerSeat { time: 90_000, increment: 2_000 });
/// assert_eq!(clock.to_string(), "90s+2s");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// Each seat has its own, as in chess.
    PerSeat {
        /// For the whole game.
        time: u64,
        /// Added after every move.
        increment: u64,
    },
    /// So much for every decision and every throw.
    PerMove {
        /// For each of them.
        time: u64,
    },
    /// One clock for everybody, which runs from the beginning to the end.
    WholeGame {
        /// For all of it.
        time: u64,
    },
}

impl Clock {
    /// The most time that can be asked for.
    pub const MAX_TIME: Duration = Duration::from_secs(24 * 3600);

    /// Whether its numbers make sense; what comes as JSON is looked at by this.
    pub(crate) fn is_sound(&self) -> bool {
        let most = whole_millis(Clock::MAX_TIME);
        let (time, increment) = match *self {
            Clock::PerSeat { time, increment } => (time, increment),
            Clock::PerMove { time } | Clock::WholeGame { time } => (time, 0),
        };
        (1..=most).contains(&time) && increment <= most
    }
}

pub(crate) fn whole_millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Clock, ClockError> {
        let bad = || ClockError { text: text.trim().to_owned() };
        let read = |text: &str| read_duration(text).map(whole_millis).ok_or_else(bad);
        let clock = match (text.split_once('/'), text.split_once('+')) {
            (Some((time, "move")), _) => Clock::PerMove { time: read(time)? },
            (Some((time, "game")), _) => Clock::WholeGame { time: read(time)? },
            (Some(_), _) => return Err(bad()),
            (None, Some((time, increment))) => {
                Clock::PerSeat { time: read(time)?, increment: read(increment)? }
            }
            (None, None) => Clock::PerSeat { time: read(text)?, increment: 0 },
        };
        if clock.is_sound() { Ok(clock) } else { Err(bad()) }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write = |time| write_duration(Duration::from_millis(time));
        match *self {
            Clock::PerSeat { time, increment: 0 } => f.write_str(&write(time)),
            Clock::PerSeat { time, increment } => write!(f, "{}+{}", write(time), write(increment)),
            Clock::PerMove { time } => write!(f, "{}/move", write(time)),
            Clock::WholeGame { time } => write!(f, "{}/game", write(time)),
        }
    }
}

/// A text that is no clock.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("clock-error", error)]
pub struct ClockError {
    pub text: String,
}

impl From<ClockError> for TableError {
    fn from(error: ClockError) -> TableError {
        TableError::new(ErrorKind::Setup, error.say())
    }
}
