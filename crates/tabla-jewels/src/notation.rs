//! Reading and writing: swaps `6 3 6 4`, states `BOARD/LINES/USED/POINTS/TURNS` on one line.
//!
//! A swap is four numbers: column and row of one stone, column and row of the other, in either order.
//! Between them may stand blanks, commas, hyphens or nothing at all.
//!
//! ```
//! use tabla_core::{Game, Notation};
//! use tabla_jewels::{Jewels, read_layout};
//!
//! let rows = "12124542\n21215451\n12121312\n21213131\n12121212\n21212121\n12121212\n21212121\n";
//! let layout = read_layout((rows.to_owned() + &"12345612\n".repeat(8)).as_bytes()).unwrap();
//! let game = Jewels::new(layout);
//! let state = game.start();
//! let swap = game.read_move(&state, "6,4 - 6,3").unwrap();
//! assert_eq!(game.write_move(&state, swap), "6 3 6 4");
//! let refused = game.read_move(&state, "1 1 1 2").unwrap_err();
//! assert_eq!(refused.to_string(), "move-illegal because=(jewels-refusal-no-run swap='1 1 1 2'), text='1 1 1 2'");
//! ```

use tabla_core::{MoveError, Notation, StateError, Viewer};

use crate::{Board, Cell, Fault, Jewel, Jewels, Refusal, SIZE, Setup, State, Stop, Swap};

/// How much of a text is quoted when it is no number.
const QUOTED: usize = 40;

impl Notation for Jewels {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, _: &State, swap: Swap) -> String {
        swap.to_string()
    }

    fn write_token(&self, _: &State, swap: Swap) -> String {
        swap.to_string().replace(' ', "")
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Swap, MoveError<Refusal>> {
        let written = || text.trim().to_owned();
        let swap = match read_typed(text) {
            Ok(swap) => swap,
            Err(because @ Refusal::NotNeighbours { .. }) => {
                return Err(MoveError::Illegal { text: written(), because });
            }
            Err(because) => return Err(MoveError::Unreadable { text: written(), because }),
        };
        match self.check(state, swap) {
            Ok(()) => Ok(swap),
            Err(because) => Err(MoveError::Illegal { text: written(), because }),
        }
    }

    fn write_state(&self, state: &State) -> String {
        let rows = rows(&state.board).join(",");
        let lines: Vec<String> = state.lines.iter().map(digits).collect();
        let used: Vec<String> = state.used.iter().map(ToString::to_string).collect();
        let stopped = match state.stopped {
            None => "",
            Some(Stop::Repetition) => "/repeats",
            Some(Stop::Length) => "/too-long",
        };
        format!("{rows}/{}/{}/{}/{}{stopped}", lines.join(","), used.join(","), state.points, state.turns)
    }

    fn read_state(&self, text: &str) -> Result<State, StateError<Fault>> {
        read_setup(text)
            .and_then(Setup::into_state)
            .map_err(|because| StateError { text: text.trim().to_owned(), because })
    }

    /// The rows of the board: what will fall nobody may know.
    fn tell_state(&self, state: &State, viewer: Viewer) -> String {
        match viewer {
            Viewer::Everything => self.write_state(state),
            Viewer::Seat(_) | Viewer::Public => rows(&state.board).join(","),
        }
    }
}

/// The rows of a board from the top, as digits.
pub(crate) fn rows(board: &Board) -> Vec<String> {
    (1..=SIZE).map(|row| Cell::row_cells(row).map(|cell| board.stone(cell).digit()).collect()).collect()
}

pub(crate) fn digits(stones: &[Jewel]) -> String {
    stones.iter().map(|stone| stone.digit()).collect()
}

fn read_typed(text: &str) -> Result<Swap, Refusal> {
    let words: Vec<&str> = text
        .split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | '-' | '–' | '>' | '→'))
        .filter(|word| !word.is_empty())
        .collect();
    let all_digits = words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    // Digits that are not parted stand for a number each: nothing on the board has two.
    if all_digits && words.len() < 4 {
        let digits = words.concat();
        let each: Vec<&str> = digits.split("").filter(|digit| !digit.is_empty()).collect();
        return read_numbers(&each);
    }
    read_numbers(&words)
}

/// The swap of four words.
pub(crate) fn read_numbers(words: &[&str]) -> Result<Swap, Refusal> {
    if let Some(word) = words.iter().find(|word| !is_number(word)) {
        return Err(Refusal::NotANumber { text: quote(word) });
    }
    let &[column, row, other_column, other_row] = words else {
        return Err(Refusal::Count { count: words.len() });
    };
    let (one, other) = (read_cell(column, row)?, read_cell(other_column, other_row)?);
    Swap::between(one, other).ok_or(Refusal::NotNeighbours { one, other })
}

fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_cell(column: &str, row: &str) -> Result<Cell, Refusal> {
    let number = |word: &str| word.parse().ok().filter(|number| (1..=SIZE).contains(number));
    let column = number(column).ok_or_else(|| Refusal::NoColumn { number: quote(column) })?;
    let row_number = number(row).ok_or_else(|| Refusal::NoRow { number: quote(row) })?;
    Cell::at(column, row_number).ok_or_else(|| Refusal::NoRow { number: quote(row) })
}

/// The beginning of a text, with letters that cannot be seen made visible.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted: String = text.chars().take(QUOTED).flat_map(visible).collect();
    if text.chars().nth(QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

fn visible(letter: char) -> Vec<char> {
    if letter.is_control() || letter == '\u{feff}' { letter.escape_default().collect() } else { vec![letter] }
}

fn read_setup(text: &str) -> Result<Setup, Vec<Fault>> {
    let parts: Vec<&str> = text.trim().split('/').map(str::trim).collect();
    let (five, stopped) = match parts.as_slice() {
        [five @ .., stopped] if five.len() == 5 => (five, Some(*stopped)),
        all => (all, None),
    };
    let &[board, lines, used, points, turns] = five else {
        return Err(vec![Fault::Parts { count: parts.len() }]);
    };
    let mut faults = Vec::new();
    let board = read_rows(board, &mut faults);
    let lines = read_lines(lines, &mut faults);
    let used = read_used(used, &mut faults);
    let points = read_whole(points, &mut faults);
    let turns = read_whole(turns, &mut faults);
    let stopped = match stopped {
        None => None,
        Some("repeats") => Some(Stop::Repetition),
        Some("too-long") => Some(Stop::Length),
        Some(other) => {
            faults.push(Fault::StopText { text: quote(other) });
            None
        }
    };
    match (board, lines, used, points, turns) {
        (Some(board), Some(lines), Some(used), Some(points), Some(turns)) if faults.is_empty() => {
            Ok(Setup { board, lines, used, points, turns, stopped })
        }
        _ => Err(faults),
    }
}

fn read_rows(text: &str, faults: &mut Vec<Fault>) -> Option<Board> {
    let rows: Vec<&str> = text.split(',').map(str::trim).collect();
    let Ok(rows) = <[&str; 8]>::try_from(rows.as_slice()) else {
        faults.push(Fault::Rows { count: rows.len() });
        return None;
    };
    for (row, text) in (1..).zip(rows) {
        if text.len() != usize::from(SIZE) || text.bytes().any(|digit| Jewel::from_digit(digit).is_none()) {
            faults.push(Fault::RowText { row, text: quote(text) });
        }
    }
    Board::from_rows(rows)
}

fn read_lines(text: &str, faults: &mut Vec<Fault>) -> Option<[Vec<Jewel>; 8]> {
    let lines: Vec<&str> = text.split(',').map(str::trim).collect();
    let Ok(lines) = <[&str; 8]>::try_from(lines.as_slice()) else {
        faults.push(Fault::Lines { count: lines.len() });
        return None;
    };
    for (column, line) in (1..).zip(lines) {
        let wrong = line.chars().find(|&letter| !('1'..='6').contains(&letter));
        if let Some(letter) = wrong {
            faults.push(Fault::LineText { column, text: quote(letter.encode_utf8(&mut [0; 4])) });
        }
    }
    Some(lines.map(|line| line.bytes().filter_map(Jewel::from_digit).collect()))
}

fn read_used(text: &str, faults: &mut Vec<Fault>) -> Option<[usize; 8]> {
    let numbers: Option<Vec<usize>> = text.split(',').map(|word| whole(word.trim())).collect();
    let used = numbers.and_then(|numbers| numbers.try_into().ok());
    if used.is_none() {
        faults.push(Fault::UsedText { text: quote(text) });
    }
    used
}

fn read_whole<N: std::str::FromStr>(text: &str, faults: &mut Vec<Fault>) -> Option<N> {
    let number = whole(text);
    if number.is_none() {
        faults.push(Fault::NumberText { text: quote(text) });
    }
    number
}

/// A number without a sign.
pub(crate) fn whole<N: std::str::FromStr>(text: &str) -> Option<N> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}
