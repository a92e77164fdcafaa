//! What a game begins with ([`Layout`]), and how it stands: raw ([`Setup`]) and checked ([`State`]).

use tabla_core::Say;

use crate::lines::Feed;
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

    pub fn board(&self) -> &Board {
        &self.board
    }

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Say)]
#[say("jewels-ending")]
pub enum Stop {
    /// The board and the places in the refill lines were the same as before in this cascade: it would
    /// never end.
    Repetition,
    /// It took as many steps as a cascade may take.
    Length,
}

impl State {
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
    pub board: Board,
    /// The refill lines, from the left.
    pub lines: [Vec<Jewel>; COLUMNS],
    /// How many stones of each line are used, whole rounds through the line not counted.
    pub used: [usize; COLUMNS],
    /// The points so far.
    pub points: u64,
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
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-fault", error)]
pub enum Fault {
    /// The text has too few or too many parts.
    Parts { count: usize },
    /// The board has too few or too many rows.
    Rows { count: usize },
    /// A row of the board is not eight digits.
    RowText {
        /// Counted from the top.
        row: u8,
        text: String,
    },
    /// There are too few or too many refill lines.
    Lines { count: usize },
    /// A refill line holds something that is no stone.
    LineText {
        /// Counted from the left.
        column: u8,
        text: String,
    },
    /// A refill line is too short or too long.
    LineLength {
        /// Counted from the left.
        column: u8,
        length: usize,
    },
    /// The places in the refill lines cannot be read.
    UsedText { text: String },
    /// More stones of a line are used than it has.
    Used {
        /// Counted from the left.
        column: u8,
        /// How many are said to be used.
        used: usize,
        length: usize,
    },
    /// The points or the turns cannot be read.
    #[say("number")]
    NumberText { text: String },
    /// The points cannot have come about in so many turns.
    Points { points: u64, turns: u32 },
    /// The sixth part is none of its two words.
    #[say("stop")]
    StopText { text: String },
    /// A run lies on the board.
    #[say(column = i64::from(at.column()), row = i64::from(at.row()))]
    Run {
        #[say(skip)]
        at: Cell,
        jewel: Jewel,
    },
    /// A cascade that was stopped has left no run.
    StoppedAtRest,
}
