//! What is wrong with the files, and what is only odd.

use std::fmt::{self, Display};

use tabla_core::{Say, Saying, shown_as_text};

use super::read::start_in;
use crate::{Letter, Square};

/// One of the three files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum File {
    /// The letters and their values.
    Tiles,
    /// The size of the board and its coloured squares.
    Board,
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

shown_as_text!(File);

/// Something about one line of a file, or about the file as a whole.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say(error, saying = match line {
    Some((line, text)) => Saying::new("scrabble-remark-line")
        .with("file", file)
        .with("line", line)
        .with("text", text)
        .with("because", because),
    None => Saying::new("scrabble-remark-file").with("file", file).with("because", because),
})]
pub struct Remark<R> {
    pub file: File,
    /// The line's number, counted from 1, and its text; `None` when it is about the whole file.
    pub line: Option<(usize, String)>,
    /// What there is to say.
    pub because: R,
}

impl<R> Remark<R> {
    /// The square that its line names, if it names one: of every such line it is the second word.
    pub fn square(&self) -> Option<Square> {
        let (_, text) = self.line.as_ref().filter(|_| self.file != File::Tiles)?;
        start_in(text)
    }
}

/// Why a game cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-fault", error)]
pub enum Fault {
    /// A line of the tile file is not a letter and a value.
    Tile,
    /// The board file has no line.
    NoSize,
    /// The first line of the board file is no number, or none from 10 to 26.
    Size,
    /// A line of the board file is not a colour and a position.
    Coloured,
    /// There is no such colour.
    Colour(#[say("text")] String),
    /// A text is no position.
    Position(#[say("text")] String),
    /// A square is beyond the edge.
    SquareOff {
        /// The square, which may be beyond every board.
        square: String,
        size: usize,
    },
    /// A line of the game file is not a player, a start and a word.
    Placement,
    /// There is no such player.
    Player(#[say("text")] String),
    /// A text is no start of a word.
    Start(#[say("text")] String),
    /// A word has something else than letters from A to Z.
    NotLetter(#[say("letter")] char),
    /// The word does not fit.
    WordOff { start: Square, letters: usize, room: usize },
    /// Another letter lies there.
    Contradiction { square: Square, there: Letter, written: Letter },
    /// All letters lie there already.
    NothingLaid,
    /// A letter is used and was never given a value.
    NoValue(#[say("letter")] Letter),
}

/// What is odd about a game that can be scored all the same.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-oddity", error)]
pub enum Oddity {
    /// These letters have no value.
    #[say("missing")]
    MissingTiles(#[say("letters")] String),
    /// A letter has a value already; the last one counts.
    RepeatedTile { letter: Letter, line: usize },
    /// A square was coloured so already.
    RepeatedColour { square: Square, line: usize },
    /// A square has two letter colours, or two word colours, that differ; the last one counts.
    Recoloured { square: Square, before: &'static str, line: usize },
    /// The game file has no line.
    NoPlacement,
    /// The first word leaves the centre free.
    #[say(saying = Saying::new("scrabble-odd-scored")
        .with("because", Saying::new("scrabble-oddity-off-centre").with("centre", _0)))]
    OffCentre(Square),
    /// No letter of it lies on or beside another.
    #[say(saying = Saying::new("scrabble-odd-scored")
        .with("because", Saying::new("scrabble-oddity-touches-nothing")))]
    TouchesNothing,
    /// A rack has no more than seven tiles.
    #[say(saying = Saying::new("scrabble-odd-no-bonus")
        .with("because", Saying::new("scrabble-oddity-too-many").with("tiles", _0)))]
    TooManyTiles(usize),
    /// Letters stand before or after it in its line.
    #[say(saying = Saying::new("scrabble-odd-as-written")
        .with("because", Saying::new("scrabble-oddity-goes-on").with("word", _0)))]
    GoesOn(String),
}
