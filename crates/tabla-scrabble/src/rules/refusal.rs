//! Why a move or a position is refused.

use tabla_core::Say;

use crate::{Letter, Rack, Square};

/// Why a move cannot be read, or is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-refusal", error)]
pub enum Refusal {
    Empty,
    /// The text does not begin like a move.
    Start(#[say("text")] String),
    /// There is a start and no word.
    NoWord(#[say("start")] String),
    /// There is more than a start and a word.
    TooMuch(#[say("text")] String),
    /// A word has something else than letters.
    #[say(key = "scrabble-fault-not-letter")]
    NotLetter(#[say("letter")] char),
    /// What should be exchanged is no tiles.
    NotTiles(#[say("text")] String),
    /// The game is over.
    Over,
    /// Tiles must be drawn first.
    Drawing,
    /// A play waits for a decision.
    Undecided,
    /// There is nothing to accept or to challenge.
    NothingToDoubt,
    /// The start is not on the board.
    OffBoard(#[say("square")] Square),
    /// The word does not fit.
    #[say(key = "scrabble-fault-word-off")]
    WordOff {
        start: Square,
        letters: usize,
        room: usize,
    },
    /// Another letter lies there.
    #[say(key = "scrabble-fault-contradiction")]
    Contradiction {
        square: Square,
        there: Letter,
        written: Letter,
    },
    /// A dot stands for a letter on the board, and there is none.
    NothingThere(#[say("square")] Square),
    /// A tile lies there.
    Occupied {
        square: Square,
        there: Letter,
    },
    #[say(key = "scrabble-fault-nothing-laid")]
    NothingLaid,
    /// No rack has so many tiles.
    #[say(key = "scrabble-oddity-too-many")]
    TooManyTiles(#[say("tiles")] usize),
    /// These tiles are missing.
    NotOnRack(#[say("tiles")] Rack),
    /// An empty square is between the tiles.
    Gap(#[say("square")] Square),
    /// The word begins earlier.
    Elsewhere(#[say("square")] Square),
    /// Letters stand before or after it in its line.
    #[say(key = "scrabble-oddity-goes-on")]
    GoesOn(#[say("word")] String),
    /// The first word leaves the centre free.
    OffCentre(#[say("centre")] Square),
    /// A single letter is no word.
    OneLetter,
    /// It is connected to nothing.
    #[say(key = "scrabble-oddity-touches-nothing")]
    TouchesNothing,
    /// These are not in the dictionary.
    #[say(words = _0.join(", "))]
    NotWords(Vec<String>),
    /// The bag has too few tiles for an exchange.
    SmallBag(#[say("tiles")] usize),
}

/// Why a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-position", error)]
pub enum Fault {
    /// The text has too few parts.
    Parts,
    /// A row cannot be read, or has not as many squares as there are columns.
    Row {
        /// Counted from 1.
        row: usize,
        text: String,
        /// How many squares a row has.
        size: usize,
    },
    /// The board has another size.
    Size {
        found: usize,
        size: usize,
    },
    /// A rack has something else than tiles.
    Rack(#[say("text")] String),
    /// There are not as many racks as players.
    Seats {
        found: usize,
        seats: usize,
    },
    /// A score is no number.
    Score(#[say("text")] String),
    /// There are not as many scores as players.
    Scores {
        found: usize,
        seats: usize,
    },
    /// The turns without points are no number.
    Count(#[say("text")] String),
    NoSeat(#[say("seat")] u8),
    /// What follows the position cannot be read.
    Note(#[say("text")] String),
    /// A rack has too many tiles.
    LongRack(#[say("rack")] Rack),
    /// The game was over before.
    Scoreless(#[say("turns")] u8),
    /// There are not so many tiles.
    TooManyTiles(#[say("tiles")] Rack),
    /// Tiles lie on the board and none on the centre.
    CentreFree(#[say("centre")] Square),
    /// One tile is no word.
    LoneTile(#[say("square")] Square),
    /// A tile is connected to nothing.
    Apart(#[say("square")] Square),
    /// Tiles are put aside for no exchange.
    Aside(#[say("tiles")] Rack),
    /// The play that waits for a challenge cannot be one.
    Doubt,
    /// Nobody sits out where nothing is challenged.
    SitsOut(#[say("seat")] u8),
}
