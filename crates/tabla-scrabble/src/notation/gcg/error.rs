//! Why a GCG file cannot be read.

use tabla_core::{Say, Saying};
use thiserror::Error;

use crate::{Fault, Refusal};

/// Where and why a text is no GCG file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, '{text}': {because}")]
pub struct GcgError {
    /// Counted from 1.
    pub line: usize,
    /// The line as it is written.
    pub text: String,
    /// What is wrong with it.
    pub because: GcgFault,
}

impl Say for GcgError {
    fn say(&self) -> Saying {
        Saying::new("scrabble-line-fault")
            .with("line", self.line)
            .with("text", self.text.as_str())
            .with("because", self.because.say())
    }
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GcgFault {
    /// It begins neither with `#` nor with `>`.
    #[error("lines of a GCG file begin with # or >")]
    Line,
    /// It is no event.
    #[error("an event is '>nick: RACK 8H WORD +30 30'")]
    Event,
    /// There are more players than seats.
    #[error("there is no player '{0}'")]
    Player(String),
    /// The points are no number.
    #[error("'{0}' is no number of points")]
    Points(String),
    /// The rack is no tiles.
    #[error("'{0}' is no rack: letters, and ? for a joker")]
    Rack(String),
    /// The move is none.
    #[error("{0}")]
    Move(Refusal),
    /// A play is taken back and none was made.
    #[error("there is no play to take back")]
    NothingWithdrawn,
    /// The position before the turn cannot be: too many tiles, or words that hang together with nothing.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Position(Vec<Fault>),
    /// The game has another number of players.
    #[error("the file has {found} players, the game {seats}")]
    Seats {
        /// In the file.
        found: usize,
        /// In the game.
        seats: usize,
    },
}

impl Say for GcgFault {
    fn say(&self) -> Saying {
        match self {
            GcgFault::Line => Saying::new("scrabble-gcg-line"),
            GcgFault::Event => Saying::new("scrabble-gcg-event"),
            GcgFault::Player(nick) => Saying::new("scrabble-gcg-player").with("nick", nick.as_str()),
            GcgFault::Points(text) => Saying::new("scrabble-position-score").with("text", text.as_str()),
            GcgFault::Rack(text) => Saying::new("scrabble-position-rack").with("text", text.as_str()),
            GcgFault::Move(refusal) => refusal.say(),
            GcgFault::NothingWithdrawn => Saying::new("scrabble-gcg-nothing-withdrawn"),
            GcgFault::Position(faults) => {
                faults.first().map_or_else(|| Saying::new("scrabble-gcg-event"), Say::say)
            }
            GcgFault::Seats { found, seats } => {
                Saying::new("scrabble-gcg-seats").with("found", *found).with("seats", *seats)
            }
        }
    }
}
