//! A time limit as people write it: minutes and seconds.

use std::fmt;
use std::str::FromStr;

use tabla_core::Say;

use crate::notation::{quote, whole};

/// How long a game may last: from one second to 999 minutes and 59 seconds.
///
/// ```
/// use tabla_jewels::TimeLimit;
/// let limit: TimeLimit = "02:05".parse().unwrap();
/// assert_eq!(limit.seconds(), 125);
/// assert_eq!(limit.to_string(), "2:05");
/// let error = "1:75".parse::<TimeLimit>().unwrap_err();
/// assert_eq!(error.to_string(), "jewels-time-seconds seconds=75, text='1:75'");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TimeLimit {
    seconds: u32,
}

impl TimeLimit {
    /// All of it in seconds; never 0.
    pub const fn seconds(self) -> u32 {
        self.seconds
    }

    /// So many seconds as minutes and seconds, in the form in which a limit is written: the time that
    /// is left, say.
    pub fn write(seconds: u32) -> String {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

impl fmt::Display for TimeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&TimeLimit::write(self.seconds))
    }
}

/// One to three digits, a colon, two digits.
impl FromStr for TimeLimit {
    type Err = TimeFault;

    fn from_str(text: &str) -> Result<TimeLimit, TimeFault> {
        let text = text.trim();
        let form = || TimeFault::Form { text: quote(text) };
        let (minutes, seconds) = text.split_once(':').ok_or_else(form)?;
        if !(1..=3).contains(&minutes.len()) || seconds.len() != 2 {
            return Err(form());
        }
        let minutes: u32 = whole(minutes).ok_or_else(form)?;
        let seconds: u32 = whole(seconds).ok_or_else(form)?;
        if seconds > 59 {
            Err(TimeFault::Seconds { text: text.to_owned(), seconds })
        } else if minutes == 0 && seconds == 0 {
            Err(TimeFault::Nothing)
        } else {
            Ok(TimeLimit { seconds: 60 * minutes + seconds })
        }
    }
}

/// Why a text is no time limit.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-time", error)]
pub enum TimeFault {
    /// It is not in the form `minutes:seconds`.
    Form { text: String },
    /// More than 59 seconds.
    Seconds { text: String, seconds: u32 },
    /// No time at all.
    Nothing,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_minutes_and_seconds() {
        let good = [("0:01", 1), ("5:00", 300), ("05:00", 300), (" 1:59 ", 119), ("999:59", 59_999)];
        for (text, seconds) in good {
            assert_eq!(text.parse(), Ok(TimeLimit { seconds }), "{text}");
        }
        for seconds in 1..60_000 {
            let limit = TimeLimit { seconds };
            assert_eq!(limit.to_string().parse(), Ok(limit));
        }
    }

    #[test]
    fn everything_else_is_refused() {
        let forms = [
            "", ":", "5", "5:", ":30", "5:0", "5:000", "1000:00", "+5:00", "5:-1", "-1:00", "a:bc", "1:2:3",
            "5.00", "٥:٠٠",
        ];
        for text in forms {
            assert_eq!(text.parse::<TimeLimit>(), Err(TimeFault::Form { text: text.to_owned() }));
        }
        assert_eq!("0:00".parse::<TimeLimit>(), Err(TimeFault::Nothing));
        assert_eq!("000:00".parse::<TimeLimit>(), Err(TimeFault::Nothing));
        let seconds = |text: &str, seconds| Err(TimeFault::Seconds { text: text.to_owned(), seconds });
        assert_eq!("0:60".parse::<TimeLimit>(), seconds("0:60", 60));
        assert_eq!("9:99".parse::<TimeLimit>(), seconds("9:99", 99));
    }
}
