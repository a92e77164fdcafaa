//! Puzzles: what they are, how they are written in a file, and the stock that is built in.
//!
//! In a duel the side to move wins by force in exactly three moves of its own, and exactly one first move keeps that; in
//! Scrabble one play brings more points than every other. [`crate::workshop::PuzzleMaker`] makes and checks them.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use tabla_core::{Say, Saying};

use crate::shipped::{self, Shipped};

/// So many moves of their own the winners of a duel's puzzle need.
pub const OWN_MOVES: u32 = 3;

/// How hard a puzzle is; `documentation/puzzles.md` says how that is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    Easy,
    Medium,
    Hard,
}

impl Grade {
    /// From the easiest to the hardest.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// Its word in files and in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
        }
    }
}

/// One puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The game out of which it comes: the part of the seed.
    pub number: u64,
    pub grade: Grade,
    /// The position as text.
    pub position: String,
    /// The solution: the key and, in a duel, the longest resistance to it, as texts.
    pub line: Vec<String>,
    /// The points of the solution, in games with points.
    pub points: Option<u32>,
}

impl Puzzle {
    /// The move that solves it.
    pub fn key(&self) -> &str {
        self.line.first().map_or("", String::as_str)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { number, grade, position, line, points } = self;
        write!(f, "{number}\t{}\t{position}\t{}", grade.id(), line.join("; "))?;
        points.map_or(Ok(()), |points| write!(f, "\t{points}"))
    }
}

/// Why a puzzle is none.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("puzzle")]
pub enum PuzzleFault {
    /// The line has other columns than a puzzle.
    Columns,
    /// There is no such grade.
    Grade { text: String },
    /// The position cannot be read.
    Position { because: Saying },
    /// The solution is not that of the search.
    Solution { text: String, right: String },
    /// There is no solution, or more than one.
    Count { count: usize },
    /// It is solved in fewer moves.
    Shorter,
    /// The search grades it otherwise.
    OtherGrade { text: &'static str, right: &'static str },
    /// The points are others.
    Points { right: u32 },
    /// The same position was there before.
    Again,
}

impl FromStr for Puzzle {
    type Err = PuzzleFault;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleFault> {
        let columns: Vec<&str> = text.split('\t').map(str::trim).collect();
        let [number, grade, position, line, points @ ..] = &columns[..] else {
            return Err(PuzzleFault::Columns);
        };
        let points = match points {
            [] => None,
            [points] => Some(points.parse().map_err(|_| PuzzleFault::Columns)?),
            _ => return Err(PuzzleFault::Columns),
        };
        let known = Grade::ALL.into_iter().find(|known| known.id() == *grade);
        Ok(Puzzle {
            number: number.parse().map_err(|_| PuzzleFault::Columns)?,
            grade: known.ok_or_else(|| PuzzleFault::Grade { text: (*grade).to_owned() })?,
            position: (*position).to_owned(),
            line: line.split("; ").map(str::to_owned).collect(),
            points,
        })
    }
}

/// Reads a file of puzzles, one a line; lines that begin with `#` are comments. The error has the number of the line, its
/// text, and what is wrong with it.
pub fn read_puzzles(text: &str) -> Result<Vec<(usize, Puzzle)>, (usize, String, PuzzleFault)> {
    let lines = text.trim_start_matches('\u{feff}').lines().zip(1..);
    let written = lines.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
    let read = |(line, number): (&str, usize)| match line.parse() {
        Ok(puzzle) => Ok((number, puzzle)),
        Err(fault) => Err((number, line.to_owned(), fault)),
    };
    written.map(read).collect()
}

/// The games that have puzzles.
pub const PUZZLED: [&str; 3] = ["mice", "santorini", "scrabble"];

/// The files of the stock, in that order.
static FILES: [&Shipped; 3] =
    [&shipped::MICE_PUZZLES, &shipped::SANTORINI_PUZZLES, &shipped::SCRABBLE_PUZZLES];

/// The puzzles of a game that are shipped; none where a game has none.
pub fn stock(game: &str) -> &'static [Puzzle] {
    static STOCK: [OnceLock<Vec<Puzzle>>; 3] = [const { OnceLock::new() }; 3];
    let place = PUZZLED.iter().position(|puzzled| *puzzled == game);
    let Some((text, read)) = place.and_then(|place| Some((FILES[place].text()?, &STOCK[place]))) else {
        return &[];
    };
    // A test reads the files, and finds every line that is skipped here.
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    read.get_or_init(|| lines.filter_map(|line| line.parse().ok()).collect())
}
