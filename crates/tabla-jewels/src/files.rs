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
//! let places: Vec<_> = error.flaws.iter().map(|flaw| (flaw.line, flaw.column)).collect();
//! assert_eq!(places, [(1, 5), (2, 8)]);
//! ```

use tabla_core::Say;

use crate::notation::{digits, quote, rows};
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
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say(transparent, error)]
pub struct FileError {
    /// What is wrong, from the top; never empty.
    pub flaws: Vec<Flaw>,
}

/// One place where a file is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-flaw")]
pub struct Flaw {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in letters.
    pub column: usize,
    /// What is wrong there.
    #[say("because")]
    pub reason: Reason,
}

/// What can be wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-flaw", error)]
pub enum Reason {
    /// The file ends too early.
    TooFewLines { lines: usize, expected: usize },
    /// The file goes on.
    TooManyLines { lines: usize, expected: usize },
    /// A letter that is no stone.
    #[say("stone")]
    NotAStone { found: String },
    /// A row of the board is too short or too long.
    RowLength { length: usize },
    /// A refill line is too short or too long.
    LineLength { length: usize },
    /// Three equal stones lie in a line before the first turn.
    Run { jewel: Jewel },
    /// The number of turns is none.
    Turns { text: String },
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
