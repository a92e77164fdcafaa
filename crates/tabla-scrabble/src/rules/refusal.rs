//! Why a move or a position is refused.

use tabla_core::{Say, Saying};
use thiserror::Error;

use crate::{Letter, Rack, Square};

/// Why a move cannot be read, or is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Nothing was written.
    #[error("a move is a start and a word as in 'h8 HELLO', '-AB' to exchange tiles, or '-' to pass")]
    Empty,
    /// The text does not begin like a move.
    #[error(
        "'{0}' is not a start: h8 runs to the right and 8h down; 8H and H8 are the same in the other notation"
    )]
    Start(String),
    /// There is a start and no word.
    #[error("a word is missing after {0}")]
    NoWord(String),
    /// There is more than a start and a word.
    #[error("'{0}' is too much: a move is a start and one word")]
    TooMuch(String),
    /// A word has something else than letters.
    #[error("'{0}' is not a letter: words are of A to Z, small for a joker")]
    NotLetter(char),
    /// What should be exchanged is no tiles.
    #[error("'{0}' are no tiles: letters, and ? for a joker")]
    NotTiles(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Tiles must be drawn first.
    #[error("tiles must be drawn before anybody moves")]
    Drawing,
    /// A play waits for a decision.
    #[error("first decide about the last play: accept it or challenge it")]
    Undecided,
    /// There is nothing to accept or to challenge.
    #[error("there is no play to accept or to challenge")]
    NothingToDoubt,
    /// The start is not on the board.
    #[error("{0} is off the board")]
    OffBoard(Square),
    /// The word does not fit.
    #[error("the word ends beyond the edge: {letters} letters from {start}, and {room} squares are there")]
    WordOff {
        /// Where it begins.
        start: Square,
        /// How long it is.
        letters: usize,
        /// How many squares there are.
        room: usize,
    },
    /// Another letter lies there.
    #[error("{square} has the letter {there}, not {written}")]
    Contradiction {
        /// Where.
        square: Square,
        /// What lies there.
        there: Letter,
        /// What was written.
        written: Letter,
    },
    /// A dot stands for a letter on the board, and there is none.
    #[error("no letter lies on {0}, for which the dot stands")]
    NothingThere(Square),
    /// A tile lies there.
    #[error("the letter {there} lies on {square}")]
    Occupied {
        /// Where.
        square: Square,
        /// What lies there.
        there: Letter,
    },
    /// No new tile.
    #[error("it lays no tile: all its letters are on the board already")]
    NothingLaid,
    /// No rack has so many tiles.
    #[error("it lays {0} tiles, more than the seven of a rack")]
    TooManyTiles(usize),
    /// These tiles are missing.
    #[error("{0} is not on the rack")]
    NotOnRack(Rack),
    /// An empty square is between the tiles.
    #[error("{0} is left empty between the tiles")]
    Gap(Square),
    /// The word begins earlier.
    #[error("the word begins on {0}")]
    Elsewhere(Square),
    /// Letters stand before or after it in its line.
    #[error("on the board the word goes on: it reads {0}")]
    GoesOn(String),
    /// The first word leaves the centre free.
    #[error("the first word goes through the centre, {0}")]
    OffCentre(Square),
    /// A single letter is no word.
    #[error("the first word has at least two letters")]
    OneLetter,
    /// It is connected to nothing.
    #[error("it touches nothing on the board")]
    TouchesNothing,
    /// These are not in the dictionary.
    #[error("not in the dictionary: {}", .0.join(", "))]
    NotWords(Vec<String>),
    /// The bag has too few tiles for an exchange.
    #[error("tiles are exchanged while the bag has seven or more, and it has {0}")]
    SmallBag(usize),
}

impl Say for Refusal {
    fn say(&self) -> Saying {
        match self {
            Refusal::Empty => Saying::new("scrabble-refusal-empty"),
            Refusal::Start(text) => Saying::new("scrabble-refusal-start").with("text", text.as_str()),
            Refusal::NoWord(start) => Saying::new("scrabble-refusal-no-word").with("start", start.as_str()),
            Refusal::TooMuch(text) => Saying::new("scrabble-refusal-too-much").with("text", text.as_str()),
            Refusal::NotLetter(letter) => {
                Saying::new("scrabble-fault-not-letter").with("letter", letter.to_string())
            }
            Refusal::NotTiles(text) => Saying::new("scrabble-refusal-not-tiles").with("text", text.as_str()),
            Refusal::Over => Saying::new("scrabble-refusal-over"),
            Refusal::Drawing => Saying::new("scrabble-refusal-drawing"),
            Refusal::Undecided => Saying::new("scrabble-refusal-undecided"),
            Refusal::NothingToDoubt => Saying::new("scrabble-refusal-nothing-to-doubt"),
            Refusal::OffBoard(square) => {
                Saying::new("scrabble-refusal-off-board").with("square", square.to_string())
            }
            Refusal::WordOff { start, letters, room } => Saying::new("scrabble-fault-word-off")
                .with("start", start.to_string())
                .with("letters", *letters)
                .with("room", *room),
            Refusal::Contradiction { square, there, written } => Saying::new("scrabble-fault-contradiction")
                .with("square", square.to_string())
                .with("there", there.to_string())
                .with("written", written.to_string()),
            Refusal::NothingThere(square) => {
                Saying::new("scrabble-refusal-nothing-there").with("square", square.to_string())
            }
            Refusal::Occupied { square, there } => Saying::new("scrabble-refusal-occupied")
                .with("square", square.to_string())
                .with("there", there.to_string()),
            Refusal::NothingLaid => Saying::new("scrabble-fault-nothing-laid"),
            Refusal::TooManyTiles(tiles) => Saying::new("scrabble-oddity-too-many").with("tiles", *tiles),
            Refusal::NotOnRack(tiles) => {
                Saying::new("scrabble-refusal-not-on-rack").with("tiles", tiles.to_string())
            }
            Refusal::Gap(square) => Saying::new("scrabble-refusal-gap").with("square", square.to_string()),
            Refusal::Elsewhere(square) => {
                Saying::new("scrabble-refusal-elsewhere").with("square", square.to_string())
            }
            Refusal::GoesOn(word) => Saying::new("scrabble-oddity-goes-on").with("word", word.as_str()),
            Refusal::OffCentre(square) => {
                Saying::new("scrabble-refusal-off-centre").with("centre", square.to_string())
            }
            Refusal::OneLetter => Saying::new("scrabble-refusal-one-letter"),
            Refusal::TouchesNothing => Saying::new("scrabble-oddity-touches-nothing"),
            Refusal::NotWords(words) => {
                Saying::new("scrabble-refusal-not-words").with("words", words.join(", "))
            }
            Refusal::SmallBag(tiles) => Saying::new("scrabble-refusal-small-bag").with("tiles", *tiles),
        }
    }
}

/// Why a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The text has too few parts.
    #[error(
        "it is not BOARD RACKS SCORES SCORELESS: the rows with slashes, the racks, the points, the turns without points"
    )]
    Parts,
    /// A row cannot be read, or has not as many squares as there are columns.
    #[error("row {row}, '{text}', is not {size} squares: letters, and numbers for empty squares")]
    Row {
        /// Counted from 1.
        row: usize,
        /// What was written.
        text: String,
        /// How many squares a row has.
        size: usize,
    },
    /// The board has another size.
    #[error("the board has {found} rows, not {size}")]
    Size {
        /// How many there are.
        found: usize,
        /// How many there should be.
        size: usize,
    },
    /// A rack has something else than tiles.
    #[error("'{0}' is no rack: letters, and ? for a joker")]
    Rack(String),
    /// There are not as many racks as players.
    #[error("there are {found} racks for {seats} players")]
    Seats {
        /// How many there are.
        found: usize,
        /// How many there should be.
        seats: usize,
    },
    /// A score is no number.
    #[error("'{0}' is no number of points")]
    Score(String),
    /// There are not as many scores as players.
    #[error("there are {found} scores for {seats} players")]
    Scores {
        /// How many there are.
        found: usize,
        /// How many there should be.
        seats: usize,
    },
    /// The turns without points are no number.
    #[error("'{0}' is no number of turns without points")]
    Count(String),
    /// Nobody sits there.
    #[error("there is no seat {0}")]
    NoSeat(u8),
    /// What follows the position cannot be read.
    #[error("'{0}' cannot be read")]
    Note(String),
    /// A rack has too many tiles.
    #[error("{0} are more tiles than a rack holds")]
    LongRack(Rack),
    /// The game was over before.
    #[error("{0} turns without points: the game ends after six")]
    Scoreless(u8),
    /// There are not so many tiles.
    #[error("there are not so many tiles: {0} is too much")]
    TooManyTiles(Rack),
    /// Tiles lie on the board and none on the centre.
    #[error("tiles lie on the board, and none on the centre, {0}")]
    CentreFree(Square),
    /// One tile is no word.
    #[error("a single tile lies on {0}; a word has two letters or more")]
    LoneTile(Square),
    /// A tile is connected to nothing.
    #[error("the tile on {0} is not connected to the centre")]
    Apart(Square),
    /// Tiles are put aside for no exchange.
    #[error("{0} is put aside, and no exchange is going on for it")]
    Aside(Rack),
    /// The play that waits for a challenge cannot be one.
    #[error("no play waits for a challenge here as it is written")]
    Doubt,
    /// Nobody sits out where nothing is challenged.
    #[error("seat {0} sits out, and in this game nothing is challenged")]
    SitsOut(u8),
}

impl Say for Fault {
    fn say(&self) -> Saying {
        match self {
            Fault::Parts => Saying::new("scrabble-position-parts"),
            Fault::Row { row, text, size } => Saying::new("scrabble-position-row")
                .with("row", *row)
                .with("text", text.as_str())
                .with("size", *size),
            Fault::Size { found, size } => {
                Saying::new("scrabble-position-size").with("found", *found).with("size", *size)
            }
            Fault::Rack(text) => Saying::new("scrabble-position-rack").with("text", text.as_str()),
            Fault::Seats { found, seats } => {
                Saying::new("scrabble-position-seats").with("found", *found).with("seats", *seats)
            }
            Fault::Score(text) => Saying::new("scrabble-position-score").with("text", text.as_str()),
            Fault::Scores { found, seats } => {
                Saying::new("scrabble-position-scores").with("found", *found).with("seats", *seats)
            }
            Fault::Count(text) => Saying::new("scrabble-position-count").with("text", text.as_str()),
            Fault::NoSeat(seat) => Saying::new("scrabble-position-no-seat").with("seat", i64::from(*seat)),
            Fault::Note(text) => Saying::new("scrabble-position-note").with("text", text.as_str()),
            Fault::LongRack(rack) => {
                Saying::new("scrabble-position-long-rack").with("rack", rack.to_string())
            }
            Fault::Scoreless(turns) => {
                Saying::new("scrabble-position-scoreless").with("turns", i64::from(*turns))
            }
            Fault::TooManyTiles(tiles) => {
                Saying::new("scrabble-position-too-many-tiles").with("tiles", tiles.to_string())
            }
            Fault::CentreFree(square) => {
                Saying::new("scrabble-position-centre-free").with("centre", square.to_string())
            }
            Fault::LoneTile(square) => {
                Saying::new("scrabble-position-lone-tile").with("square", square.to_string())
            }
            Fault::Apart(square) => Saying::new("scrabble-position-apart").with("square", square.to_string()),
            Fault::Aside(tiles) => Saying::new("scrabble-position-aside").with("tiles", tiles.to_string()),
            Fault::Doubt => Saying::new("scrabble-position-doubt"),
            Fault::SitsOut(seat) => Saying::new("scrabble-position-sits-out").with("seat", i64::from(*seat)),
        }
    }
}
