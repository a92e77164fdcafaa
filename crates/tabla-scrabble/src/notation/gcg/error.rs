//! Why a GCG file cannot be read.

use tabla_core::{Say, Saying};

use crate::{Fault, Rack, Refusal};

/// Where and why a text is no GCG file.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-line-fault", error)]
pub struct GcgError {
    /// Counted from 1.
    pub line: usize,
    /// The line as it is written.
    pub text: String,
    /// What is wrong with it.
    pub because: GcgFault,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-gcg", error)]
pub enum GcgFault {
    /// It begins neither with `#` nor with `>`.
    Line,
    /// It is no event.
    Event,
    /// There are more players than seats.
    Player(#[say("nick")] String),
    /// The points are no number.
    #[say(key = "scrabble-position-score")]
    Points(#[say("text")] String),
    /// The rack is no tiles.
    #[say(key = "scrabble-position-rack")]
    Rack(#[say("text")] String),
    /// The start of a play is none.
    Start(#[say("text")] String),
    /// The move is none.
    #[say(transparent)]
    Move(Refusal),
    /// The file has no event.
    Empty,
    /// These tiles are laid or exchanged, and the rack lacks them.
    NotOnRack { rack: Rack, missing: Rack },
    /// A play is taken back and none was made.
    NothingWithdrawn,
    /// The position before the turn cannot be: too many tiles, or words that hang together with nothing.
    #[say(saying = _0.first().map_or_else(|| Saying::new("scrabble-gcg-event"), Say::say))]
    Position(Vec<Fault>),
    /// The game has another number of players.
    Seats { found: usize, seats: usize },
}

/// What is odd about a line that can be played all the same.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-line-fault", error)]
pub struct GcgRemark {
    /// Counted from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    pub because: GcgOddity,
}

/// What is odd, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-gcg-odd", error)]
pub enum GcgOddity {
    /// The play brings other points.
    Points { written: i32, right: i32 },
    /// The points are added up wrongly.
    Total { written: i32, right: i32 },
    /// The word is not in the list.
    Word(#[say("word")] String),
}
