//! What a bot may use for its moves: time for each, a clock for the game, positions, or plies.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabla_core::Say;
use tabla_table::{Clock, Pace, write_duration};

/// What a bot may use for its moves.
///
/// ```
/// use tabla_arena::Budget;
/// for text in ["100ms", "60s+500ms", "nodes=5000", "depth=4"] {
///     assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
/// }
/// assert!("soon".parse::<Budget>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Budget {
    /// So much time for every move.
    Move(Duration),
    /// A clock for the whole game.
    Clock(BotClock),
    /// So many positions for every move.
    Nodes(u64),
    Depth(u32),
}

/// A clock for each bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotClock {
    /// For all moves of the game.
    pub time: Duration,
    /// Added after every move.
    pub increment: Duration,
}

/// A text that is no budget.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("arena-budget-wrong", error)]
pub struct BudgetError {
    pub text: String,
}

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Budget, BudgetError> {
        let wrong = || BudgetError { text: text.trim().to_owned() };
        let of = |pace: Pace| match pace {
            Pace::Time(time) => Budget::Move(time),
            Pace::Nodes(nodes) => Budget::Nodes(nodes),
            Pace::Depth(depth) => Budget::Depth(depth),
        };
        let text = text.trim();
        if let Some(nodes) = text.strip_prefix("nodes=") {
            Pace::read_nodes(nodes).map(of).map_err(|_| wrong())
        } else if let Some(depth) = text.strip_prefix("depth=") {
            Pace::read_depth(depth).map(of).map_err(|_| wrong())
        } else if text.contains('+') {
            match text.parse() {
                Ok(Clock::PerSeat { time, increment }) => Ok(Budget::Clock(BotClock {
                    time: Duration::from_millis(time),
                    increment: Duration::from_millis(increment),
                })),
                _ => Err(wrong()),
            }
        } else {
            Pace::read_time(text).map(of).map_err(|_| wrong())
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Move(time) => f.write_str(&write_duration(*time)),
            Budget::Clock(BotClock { time, increment }) => {
                write!(f, "{}+{}", write_duration(*time), write_duration(*increment))
            }
            Budget::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Budget::Depth(depth) => write!(f, "depth={depth}"),
        }
    }
}

impl From<Budget> for String {
    fn from(budget: Budget) -> String {
        budget.to_string()
    }
}

impl TryFrom<String> for Budget {
    type Error = BudgetError;

    fn try_from(text: String) -> Result<Budget, BudgetError> {
        text.parse()
    }
}
