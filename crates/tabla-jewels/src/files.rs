//! Board files: eight rows of the board and eight refill lines, one below the other.
//!
//! They are written exactly: sixteen lines that end with carriage return and line feed. They are read
//! leniently: a line feed alone is a line end too, the last one may be missing, blanks and tabs at the end
//! of a line and of the file do no harm, and neither does a byte-order mark. Everything else is refused,
//! with all the places where it is wrong.
//!
//! ```
//! use tabla_jewels::{read_layout, write_layout};
//!
//! let rows = ["12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121"];
//! let text = rows.join("\n") + &"\n12345612".repeat(8);
//! let layout = read_layout(text.as_bytes()).unwrap();
//! assert_eq!(write_layout(&layout), text.replace('\n', "\r\n") + "\r\n");
//! let error = read_layout(text.replace("12124542\n2", "1212754\n").as_bytes()).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "line 1, column 5: '7' is no stone: the stones are the digits 1 to 6; \
//!      line 2, column 8: the row has 7 stones, not 8"
//! );
//! ```

use std::fmt;

use tabla_core::{Say, Saying, say_all};
use thiserror::Error;

use crate::notation::{digits, many, quote, rows};
use crate::state::first_run;
use crate::{Board, Jewel, Layout, Lines, SIZE};

const ROWS: usize = SIZE as usize;

/// Reads a board file.
pub fn read_layout(bytes: &[u8]) -> Result<Layout, FileError> {
    let lines = split_lines(bytes);
    let mut flaws = count_flaws(lines.len(), 2 * ROWS);
    let (board, refill) = lines.split_at(lines.len().min(ROWS));
    let board = read_board(board, 1, &mut flaws);
    let refill: Vec<Vec<Jewel>> = (ROWS + 1..)
        .zip(refill.iter().take(ROWS))
        .map(|(number, line)| read_stones(line, number, Form::Line, &mut flaws))
        .collect();
    flaws.extend(board.as_ref().and_then(run_flaw));
    flaws.sort_by_key(|flaw| (flaw.line, flaw.column));
    let lines = refill.try_into().ok().and_then(|lines| Lines::new(lines).ok());
    let layout = board.zip(lines).and_then(|(board, lines)| Layout::new(board, lines).ok());
    layout.filter(|_| flaws.is_empty()).ok_or(FileError { flaws })
}

/// Writes a board file: what [`read_layout`] reads.
pub fn write_layout(layout: &Layout) -> String {
    let refill = layout.lines().iter().map(digits);
    rows(layout.board()).into_iter().chain(refill).map(|line| line + "\r\n").collect()
}

/// Why a file is refused: every place where it is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", .flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct FileError {
    /// What is wrong, from the top; never empty.
    pub flaws: Vec<Flaw>,
}

/// One place where a file is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in letters.
    pub column: usize,
    /// What is wrong there.
    pub reason: Reason,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

/// What can be wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Reason {
    /// The file ends too early.
    #[error("the file has {}, and {expected} are asked for", many(*.lines as u64, "line", "lines"))]
    TooFewLines {
        /// How many there are.
        lines: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The file goes on.
    #[error("the file has {lines} lines, and {expected} are all there should be")]
    TooManyLines {
        /// How many there are.
        lines: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A letter that is no stone.
    #[error("'{found}' is no stone: the stones are the digits 1 to 6")]
    NotAStone {
        /// What is written.
        found: String,
    },
    /// A row of the board is too short or too long.
    #[error("the row has {}, not 8", many(*.length as u64, "stone", "stones"))]
    RowLength {
        /// How many stones it has.
        length: usize,
    },
    /// A refill line is too short or too long.
    #[error(
        "the refill line has {}, and {} to {} are asked for",
        many(*.length as u64, "stone", "stones"),
        Lines::SHORTEST,
        Lines::LONGEST
    )]
    LineLength {
        /// How many stones it has.
        length: usize,
    },
    /// Three equal stones lie in a line before the first turn.
    #[error(
        "three stones of colour {jewel} lie in a line from here on, and no run may lie on the board at the start"
    )]
    Run {
        /// Their colour.
        jewel: Jewel,
    },
    /// The number of turns is none.
    #[error("'{text}' is no number of turns from 1 to 100")]
    Turns {
        /// What is written.
        text: String,
    },
}

impl Say for FileError {
    fn say(&self) -> Saying {
        say_all(&self.flaws)
    }
}

impl Say for Flaw {
    fn say(&self) -> Saying {
        Saying::new("jewels-flaw")
            .with("line", self.line)
            .with("column", self.column)
            .with("because", self.reason.say())
    }
}

impl Say for Reason {
    fn say(&self) -> Saying {
        match self {
            Reason::TooFewLines { lines, expected } => {
                Saying::new("jewels-flaw-too-few-lines").with("lines", *lines).with("expected", *expected)
            }
            Reason::TooManyLines { lines, expected } => {
                Saying::new("jewels-flaw-too-many-lines").with("lines", *lines).with("expected", *expected)
            }
            Reason::NotAStone { found } => Saying::new("jewels-flaw-stone").with("found", found.as_str()),
            Reason::RowLength { length } => Saying::new("jewels-flaw-row-length").with("length", *length),
            Reason::LineLength { length } => Saying::new("jewels-flaw-line-length").with("length", *length),
            Reason::Run { jewel } => Saying::new("jewels-flaw-run").with("jewel", i64::from(jewel.number())),
            Reason::Turns { text } => Saying::new("jewels-flaw-turns").with("text", text.as_str()),
        }
    }
}

/// The lines of a file, without their ends and without blanks behind them; blank lines at the end are
/// left out. Bytes that are no text are replaced by a letter that is no stone.
pub(crate) fn split_lines(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let line = |line: &str| line.strip_suffix('\r').unwrap_or(line).trim_end_matches([' ', '\t']).to_owned();
    let mut lines: Vec<String> = text.split('\n').map(line).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Says at the end of the file that lines are missing, or where those begin that are too many.
pub(crate) fn count_flaws(lines: usize, expected: usize) -> Vec<Flaw> {
    if lines < expected {
        vec![Flaw { line: lines + 1, column: 1, reason: Reason::TooFewLines { lines, expected } }]
    } else if lines > expected {
        vec![Flaw { line: expected + 1, column: 1, reason: Reason::TooManyLines { lines, expected } }]
    } else {
        Vec::new()
    }
}

/// Reads eight rows, the first of which is the line of this number.
pub(crate) fn read_board(lines: &[String], first: usize, flaws: &mut Vec<Flaw>) -> Option<Board> {
    for (number, line) in (first..).zip(lines) {
        read_stones(line, number, Form::Row, flaws);
    }
    let rows: [&str; ROWS] = lines.iter().map(String::as_str).collect::<Vec<_>>().try_into().ok()?;
    Board::from_rows(rows)
}

/// What a line of stones is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Row,
    Line,
}

fn read_stones(line: &str, number: usize, form: Form, flaws: &mut Vec<Flaw>) -> Vec<Jewel> {
    let stone = |letter: char| u8::try_from(letter).ok().and_then(Jewel::from_digit);
    let mut wrong = |column: usize, reason: Reason| flaws.push(Flaw { line: number, column, reason });
    let length = line.chars().count();
    let (shortest, longest) = match form {
        Form::Row => (ROWS, ROWS),
        Form::Line => (Lines::SHORTEST, Lines::LONGEST),
    };
    if let Some((index, letter)) = line.chars().enumerate().find(|&(_, letter)| stone(letter).is_none()) {
        let found = quote(letter.encode_utf8(&mut [0; 4]));
        wrong(index + 1, Reason::NotAStone { found });
    } else if !(shortest..=longest).contains(&length) {
        let reason = match form {
            Form::Row => Reason::RowLength { length },
            Form::Line => Reason::LineLength { length },
        };
        wrong(length.min(longest) + 1, reason);
    }
    line.chars().filter_map(stone).collect()
}

fn run_flaw(board: &Board) -> Option<Flaw> {
    let (at, jewel) = first_run(board)?;
    Some(Flaw { line: at.row().into(), column: at.column().into(), reason: Reason::Run { jewel } })
}
