//! What the judge and a player write to each other: `vstup.txt` and `vystup.txt`.
//!
//! ```
//! use tabla_jewels::{read_answer, read_input, write_answer, write_input};
//!
//! let text = "10\r\n12124542\r\n21215451\r\n12121312\r\n21213131\r\n12121212\r\n21212121\r\n12121212\r\n21212121\r\n";
//! let input = read_input(text.as_bytes()).unwrap();
//! assert_eq!(input.turns, 10);
//! assert_eq!(write_input(&input), text);
//! let swap = read_answer(b"6 4\t6 3\nand so on").unwrap();
//! assert_eq!(write_answer(swap), "6 3 6 4\r\n");
//! ```

use crate::files::{FileError, Flaw, Reason, count_flaws, read_board, split_lines};
use crate::notation::{quote, read_numbers, rows, whole};
use crate::{Board, Refusal, Swap};

/// What a player is told before each turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Input {
    /// The turns left, this one included.
    pub turns: u32,
    pub board: Board,
}

impl Input {
    /// The most turns that a contest has.
    pub const MOST_TURNS: u32 = 100;
}

/// Reads `vstup.txt`, as leniently as a board file.
///
/// The board is taken as it is: one with runs on it, or without a legal swap, is the judge's business.
pub fn read_input(bytes: &[u8]) -> Result<Input, FileError> {
    let lines = split_lines(bytes);
    let mut flaws = count_flaws(lines.len(), 9);
    let (first, board) = lines.split_at(lines.len().min(1));
    let turns = first.first().and_then(|line| {
        let turns = whole(line.trim()).filter(|turns| (1..=Input::MOST_TURNS).contains(turns));
        if turns.is_none() {
            flaws.push(Flaw { line: 1, column: 1, reason: Reason::Turns { text: quote(line) } });
        }
        turns
    });
    let board = read_board(board.get(..8).unwrap_or(board), 2, &mut flaws);
    flaws.sort_by_key(|flaw| (flaw.line, flaw.column));
    let input = turns.zip(board).map(|(turns, board)| Input { turns, board });
    input.filter(|_| flaws.is_empty()).ok_or(FileError { flaws })
}

/// Writes `vstup.txt`.
pub fn write_input(input: &Input) -> String {
    let first = input.turns.to_string();
    std::iter::once(first).chain(rows(&input.board)).map(|line| line + "\r\n").collect()
}

/// Reads `vystup.txt`: four whole numbers on the first line, with blanks or tabs between them; what
/// follows that line is ignored. The cells may come in either order and must be neighbours; whether the
/// swap is legal is not asked.
pub fn read_answer(bytes: &[u8]) -> Result<Swap, Refusal> {
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(first.strip_suffix(b"\r").unwrap_or(first));
    let words: Vec<&str> = line.split([' ', '\t']).filter(|word| !word.is_empty()).collect();
    read_numbers(&words)
}

/// Writes `vystup.txt`.
pub fn write_answer(swap: Swap) -> String {
    format!("{swap}\r\n")
}
