//! What a game begins with ([`Layout`]), and how it stands: raw ([`Setup`]) and checked ([`State`]).

use tabla_core::{Say, Saying};
use thiserror::Error;

use crate::lines::Feed;
use crate::notation::many;
use crate::{Board, Cell, Jewel, Lines, SIZE};

const COLUMNS: usize = SIZE as usize;

/// What a board file says: a full board without a run, and eight refill lines.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    board: Board,
    lines: Lines,
}

impl Layout {
    /// The layout, unless there is a run on the board.
    pub fn new(board: Board, lines: Lines) -> Result<Layout, Fault> {
        match first_run(&board) {
            Some((at, jewel)) => Err(Fault::Run { at, jewel }),
            None => Ok(Layout { board, lines }),
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The refill lines.
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The game before its first turn.
    pub fn state(&self) -> State {
        State {
            board: self.board,
            lines: self.lines.clone(),
            used: [0; COLUMNS],
            points: 0,
            turns: 0,
            stopped: None,
        }
    }
}

/// How a game stands. Every value has a full board, and no run on it unless the last cascade was stopped.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) lines: Lines,
    pub(crate) used: [u16; COLUMNS],
    pub(crate) points: u64,
    pub(crate) turns: u32,
    pub(crate) stopped: Option<Stop>,
}

/// Why a cascade was stopped before it came to rest. The game is over then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stop {
    /// The board and the places in the refill lines were the same as before in this cascade: it would
    /// never end.
    Repetition,
    /// It took as many steps as a cascade may take.
    Length,
}

impl State {
    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The refill lines. No player may know them.
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// How many stones of each refill line are used, whole rounds through the line not counted.
    pub fn used(&self) -> [u16; COLUMNS] {
        self.used
    }

    /// The next refill stone of each column.
    pub fn preview(&self) -> [Jewel; COLUMNS] {
        Feed::new(&self.lines, self.used).preview()
    }

    /// The points so far.
    pub fn points(&self) -> u64 {
        self.points
    }

    /// The turns played.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Why the last cascade was stopped, if it was.
    pub fn stopped(&self) -> Option<Stop> {
        self.stopped
    }

    /// The raw form, which [`Setup::into_state`] takes back.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            lines: std::array::from_fn(|column| self.lines.line(column).to_vec()),
            used: self.used.map(usize::from),
            points: self.points,
            turns: self.turns,
            stopped: self.stopped,
        }
    }
}

/// How a game stands, as somebody wrote it, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// The refill lines, from the left.
    pub lines: [Vec<Jewel>; COLUMNS],
    /// How many stones of each line are used, whole rounds through the line not counted.
    pub used: [usize; COLUMNS],
    /// The points so far.
    pub points: u64,
    /// The turns played.
    pub turns: u32,
    /// Why the last cascade was stopped, if it was.
    pub stopped: Option<Stop>,
}

impl Setup {
    /// The state, or every reason why there is none.
    ///
    /// What is asked is whether the numbers fit together, not whether a game can have led to this board.
    pub fn into_state(self) -> Result<State, Vec<Fault>> {
        let Setup { board, lines, used, points, turns, stopped } = self;
        let mut faults = Vec::new();
        match (first_run(&board), stopped) {
            (Some((at, jewel)), None) => faults.push(Fault::Run { at, jewel }),
            (None, Some(_)) => faults.push(Fault::StoppedAtRest),
            _ => {}
        }
        for (column, (&used, line)) in (1u8..).zip(used.iter().zip(&lines)) {
            if used >= line.len() && Lines::SHORTEST <= line.len() {
                faults.push(Fault::Used { column, used, length: line.len() });
            }
        }
        let untouched = turns == 0 && used == [0; COLUMNS] && stopped.is_none();
        if points % 3 != 0 || points < 3 * u64::from(turns) || turns == 0 && (points > 0 || !untouched) {
            faults.push(Fault::Points { points, turns });
        }
        match Lines::new(lines) {
            Ok(lines) if faults.is_empty() => {
                // Below the length of a line, which is 1024 at the most.
                let used = used.map(|used| used as u16);
                Ok(State { board, lines, used, points, turns, stopped })
            }
            Ok(_) => Err(faults),
            Err(more) => {
                faults.extend(more);
                Err(faults)
            }
        }
    }
}

/// Where the first run in the order of reading begins, and its colour.
pub(crate) fn first_run(board: &Board) -> Option<(Cell, Jewel)> {
    let cells = board.runs().cells();
    let start = (1..=SIZE).flat_map(Cell::row_cells).find(|&cell| cells.has(cell))?;
    Some((start, board.stone(start)))
}

/// Why something is no state of Jewels.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The text has too few or too many parts.
    #[error(
        "it has {} between slashes, not the five of BOARD/LINES/USED/POINTS/TURNS",
        many(*.count as u64, "part", "parts")
    )]
    Parts {
        /// How many there are.
        count: usize,
    },
    /// The board has too few or too many rows.
    #[error("the board has {} with commas between them, not eight", many(*.count as u64, "row", "rows"))]
    Rows {
        /// How many there are.
        count: usize,
    },
    /// A row of the board is not eight digits.
    #[error("row {row} is '{text}', not eight digits from 1 to 6")]
    RowText {
        /// Counted from the top.
        row: u8,
        /// What is written.
        text: String,
    },
    /// There are too few or too many refill lines.
    #[error("it has {} with commas between them, not eight", many(*.count as u64, "refill line", "refill lines"))]
    Lines {
        /// How many there are.
        count: usize,
    },
    /// A refill line holds something that is no stone.
    #[error("the refill line of column {column} has '{text}' in it, and its stones are digits from 1 to 6")]
    LineText {
        /// Counted from the left.
        column: u8,
        /// What is no stone.
        text: String,
    },
    /// A refill line is too short or too long.
    #[error(
        "the refill line of column {column} has {}, and {} to {} are asked for",
        many(*.length as u64, "stone", "stones"),
        Lines::SHORTEST,
        Lines::LONGEST
    )]
    LineLength {
        /// Counted from the left.
        column: u8,
        /// How many stones it has.
        length: usize,
    },
    /// The places in the refill lines cannot be read.
    #[error("the stones used are '{text}', not eight numbers with commas between them")]
    UsedText {
        /// What is written.
        text: String,
    },
    /// More stones of a line are used than it has.
    #[error(
        "{used} stones of column {column} are used, and its refill line of {length} begins again before that"
    )]
    Used {
        /// Counted from the left.
        column: u8,
        /// How many are said to be used.
        used: usize,
        /// How many the line has.
        length: usize,
    },
    /// The points or the turns cannot be read.
    #[error("'{text}' is not a whole number")]
    NumberText {
        /// What is written.
        text: String,
    },
    /// The points cannot have come about in so many turns.
    #[error(
        "{} cannot be made in {}: a run pays 3, and every turn makes one at least",
        many(*.points, "point", "points"),
        many((*.turns).into(), "turn", "turns")
    )]
    Points {
        /// The points.
        points: u64,
        /// The turns.
        turns: u32,
    },
    /// The sixth part is none of its two words.
    #[error("the last part is '{text}', not repeats or too-long")]
    StopText {
        /// What is written.
        text: String,
    },
    /// A run lies on the board.
    #[error("three stones of colour {jewel} lie in a line from column {}, row {} on", .at.column(), .at.row())]
    Run {
        /// Its left or upper end.
        at: Cell,
        /// Its colour.
        jewel: Jewel,
    },
    /// A cascade that was stopped has left no run.
    #[error("the cascade is said to be stopped, and there is no run on the board")]
    StoppedAtRest,
}

impl Say for Fault {
    fn say(&self) -> Saying {
        let number = |number: u8| i64::from(number);
        let text = |key, text: &String| Saying::new(key).with("text", text.as_str());
        match self {
            Fault::Parts { count } => Saying::new("jewels-fault-parts").with("count", *count),
            Fault::Rows { count } => Saying::new("jewels-fault-rows").with("count", *count),
            Fault::RowText { row, text: row_text } => {
                text("jewels-fault-row-text", row_text).with("row", number(*row))
            }
            Fault::Lines { count } => Saying::new("jewels-fault-lines").with("count", *count),
            Fault::LineText { column, text: line } => {
                text("jewels-fault-line-text", line).with("column", number(*column))
            }
            Fault::LineLength { column, length } => Saying::new("jewels-fault-line-length")
                .with("column", number(*column))
                .with("length", *length),
            Fault::UsedText { text: used } => text("jewels-fault-used-text", used),
            Fault::Used { column, used, length } => Saying::new("jewels-fault-used")
                .with("column", number(*column))
                .with("used", *used)
                .with("length", *length),
            Fault::NumberText { text: written } => text("jewels-fault-number", written),
            Fault::Points { points, turns } => Saying::new("jewels-fault-points")
                .with("points", i64::try_from(*points).unwrap_or(i64::MAX))
                .with("turns", i64::from(*turns)),
            Fault::StopText { text: stop } => text("jewels-fault-stop", stop),
            Fault::Run { at, jewel } => Saying::new("jewels-fault-run")
                .with("jewel", number(jewel.number()))
                .with("column", number(at.column()))
                .with("row", number(at.row())),
            Fault::StoppedAtRest => Saying::new("jewels-fault-stopped-at-rest"),
        }
    }
}
