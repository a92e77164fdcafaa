//! What is wrong with the files, and what is only odd.

use std::fmt::{self, Display};

use tabla_core::{Say, Saying};
use thiserror::Error;

use crate::{Letter, Square};

/// One of the three files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum File {
    /// The letters and their values.
    Tiles,
    /// The size of the board and its coloured squares.
    Board,
    /// The placements.
    Game,
}

impl File {
    /// What it is called in the folder.
    pub const fn name(self) -> &'static str {
        match self {
            File::Tiles => "jetoane.txt",
            File::Board => "tablaJoc.txt",
            File::Game => "joc.txt",
        }
    }
}

impl Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something about one line of a file, or about the file as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark<R> {
    /// In which file.
    pub file: File,
    /// The line's number, counted from 1, and its text; `None` when it is about the whole file.
    pub line: Option<(usize, String)>,
    /// What there is to say.
    pub because: R,
}

impl<R: Display> Display for Remark<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.line {
            Some((number, text)) => write!(f, "{}, line {number}, '{text}': {}", self.file, self.because),
            None => write!(f, "{}: {}", self.file, self.because),
        }
    }
}

impl<R: Display + fmt::Debug> std::error::Error for Remark<R> {}

impl<R: Say> Say for Remark<R> {
    fn say(&self) -> Saying {
        let because = self.because.say();
        match &self.line {
            Some((number, text)) => Saying::new("scrabble-remark-line")
                .with("file", self.file.name())
                .with("line", *number)
                .with("text", text.as_str())
                .with("because", because),
            None => {
                Saying::new("scrabble-remark-file").with("file", self.file.name()).with("because", because)
            }
        }
    }
}

/// Why a game cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// A line of the tile file is not a letter and a value.
    #[error("a tile is a large letter and its value from 0 to 999, as in 'A 1'")]
    Tile,
    /// The board file has no line.
    #[error("the first line must be the size of the board, from 10 to 26")]
    NoSize,
    /// The first line of the board file is no number, or none from 10 to 26.
    #[error("the size of a board is a number from 10 to 26")]
    Size,
    /// A line of the board file is not a colour and a position.
    #[error("a coloured square is a colour and a position, as in 'bleu a4'")]
    Coloured,
    /// There is no such colour.
    #[error("'{0}' is not a colour: there are bleu, albastru, roz and rosu")]
    Colour(String),
    /// A text is no position.
    #[error("'{0}' is not a position: a row is a letter, a column a number, as in a4")]
    Position(String),
    /// A square is beyond the edge.
    #[error("{square} is off the board of {size} rows and columns")]
    SquareOff {
        /// The square, which may be beyond every board.
        square: String,
        /// The size of the board.
        size: usize,
    },
    /// A square has two letter colours, or two word colours, that differ.
    #[error(
        "{square} was coloured {before} in line {line}: a square has one letter colour and one word colour"
    )]
    Recoloured {
        /// The square.
        square: Square,
        /// The colour that it has.
        before: &'static str,
        /// Where it got it.
        line: usize,
    },
    /// A line of the game file is not a player, a start and a word.
    #[error("a placement is a player, a start and a word, as in '1 h5 SPIC'")]
    Placement,
    /// There is no such player.
    #[error("'{0}' is not a player: there are 1 and 2")]
    Player(String),
    /// A text is no start of a word.
    #[error("'{0}' is not a start: h8 runs to the right, 8h runs down")]
    Start(String),
    /// A word has something else than letters from A to Z.
    #[error("'{0}' is not a letter: words are of A to Z, small for a joker")]
    NotLetter(char),
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
    /// All letters lie there already.
    #[error("it lays no tile: all its letters are on the board already")]
    NothingLaid,
    /// A letter is used and was never given a value.
    #[error("the letter {0} has no value in jetoane.txt")]
    NoValue(Letter),
}

impl Say for Fault {
    fn say(&self) -> Saying {
        match self {
            Fault::Tile => Saying::new("scrabble-fault-tile"),
            Fault::NoSize => Saying::new("scrabble-fault-no-size"),
            Fault::Size => Saying::new("scrabble-fault-size"),
            Fault::Coloured => Saying::new("scrabble-fault-coloured"),
            Fault::Colour(text) => Saying::new("scrabble-fault-colour").with("text", text.as_str()),
            Fault::Position(text) => Saying::new("scrabble-fault-position").with("text", text.as_str()),
            Fault::SquareOff { square, size } => {
                Saying::new("scrabble-fault-square-off").with("square", square.as_str()).with("size", *size)
            }
            Fault::Recoloured { square, before, line } => Saying::new("scrabble-fault-recoloured")
                .with("square", square.to_string())
                .with("before", *before)
                .with("line", *line),
            Fault::Placement => Saying::new("scrabble-fault-placement"),
            Fault::Player(text) => Saying::new("scrabble-fault-player").with("text", text.as_str()),
            Fault::Start(text) => Saying::new("scrabble-fault-start").with("text", text.as_str()),
            Fault::NotLetter(letter) => {
                Saying::new("scrabble-fault-not-letter").with("letter", letter.to_string())
            }
            Fault::WordOff { start, letters, room } => Saying::new("scrabble-fault-word-off")
                .with("start", start.to_string())
                .with("letters", *letters)
                .with("room", *room),
            Fault::Contradiction { square, there, written } => Saying::new("scrabble-fault-contradiction")
                .with("square", square.to_string())
                .with("there", there.to_string())
                .with("written", written.to_string()),
            Fault::NothingLaid => Saying::new("scrabble-fault-nothing-laid"),
            Fault::NoValue(letter) => {
                Saying::new("scrabble-fault-no-value").with("letter", letter.to_string())
            }
        }
    }
}

/// What is odd about a game that can be scored all the same.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Oddity {
    /// These letters have no value.
    #[error("no value for {0}")]
    MissingTiles(String),
    /// A letter has a value already; the last one counts.
    #[error("the letter {letter} was given a value in line {line} already; this one counts")]
    RepeatedTile {
        /// The letter.
        letter: Letter,
        /// Where it had a value.
        line: usize,
    },
    /// A square was coloured so already.
    #[error("{square} has this colour since line {line}")]
    RepeatedColour {
        /// The square.
        square: Square,
        /// Where it got its colour.
        line: usize,
    },
    /// The first word leaves the centre free.
    #[error("the first word does not go through the centre, {0}")]
    OffCentre(Square),
    /// No letter of it lies on or beside another.
    #[error("it touches nothing on the board")]
    TouchesNothing,
    /// A rack has no more than seven tiles.
    #[error("it lays {0} tiles, more than the seven of a rack")]
    TooManyTiles(usize),
    /// Letters stand before or after it in its line.
    #[error("on the board the word goes on: it reads {0}")]
    GoesOn(String),
}

impl Say for Oddity {
    fn say(&self) -> Saying {
        match self {
            Oddity::MissingTiles(letters) => {
                Saying::new("scrabble-oddity-missing").with("letters", letters.as_str())
            }
            Oddity::RepeatedTile { letter, line } => Saying::new("scrabble-oddity-repeated-tile")
                .with("letter", letter.to_string())
                .with("line", *line),
            Oddity::RepeatedColour { square, line } => Saying::new("scrabble-oddity-repeated-colour")
                .with("square", square.to_string())
                .with("line", *line),
            Oddity::OffCentre(centre) => {
                Saying::new("scrabble-oddity-off-centre").with("centre", centre.to_string())
            }
            Oddity::TouchesNothing => Saying::new("scrabble-oddity-touches-nothing"),
            Oddity::TooManyTiles(tiles) => Saying::new("scrabble-oddity-too-many").with("tiles", *tiles),
            Oddity::GoesOn(word) => Saying::new("scrabble-oddity-goes-on").with("word", word.as_str()),
        }
    }
}
