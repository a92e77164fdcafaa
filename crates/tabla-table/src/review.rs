//! The review of a game: what each decision was worth, how the game went, and where it was decided.
//!
//! It is made of pieces, one for each decision and, where a game has more to say, one for each seat. A [`Plan`] lists
//! them; each is a [`crate::Job`] of its own, so that it can be done anywhere, in any order, and kept as soon as it is
//! there. [`Review::of`] puts together whatever pieces there are.

mod grade;
mod judge;
mod sum;
mod whole;

use serde::{Deserialize, Serialize};
use tabla_core::{Saying, Seat, Worth};

pub use grade::{Grade, LIMITS, Measure, ReviewUnit, accuracy, winning_chance};
pub use judge::{JudgeInput, Judged, Reviewer, review_moves};
pub(crate) use judge::{plan, work};
pub use sum::{Moment, Review, SeatReview};
pub use whole::{review, review_part};

/// So many of the best moves are told.
pub const BEST_MOVES: usize = 3;

/// A part of the work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The decision after so many plies.
    Decision {
        ply: usize,
        /// Another decision instead of the one that was made.
        #[serde(default)]
        text: Option<String>,
    },
    /// What there is to say of a seat beyond its decisions.
    Seat(Seat),
}

/// A part of the work with the name under which what comes of it is kept. Once something else was played instead, it
/// has another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Planned {
    pub name: String,
    /// The revision of the last event that it tells of.
    pub revision: u64,
    /// Whose decision it is, or of whom it tells.
    pub seat: Seat,
    pub part: Part,
}

/// All the work on a review.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub measure: Measure,
    /// How many seats there are.
    pub seats: u8,
    /// The decisions in order, then the seats.
    pub parts: Vec<Planned>,
}

/// What comes of a part of the work.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Decision(Box<ReviewEntry>),
    Seat(SeatNote),
}

/// One move that could be played, and what it is worth to whoever decides.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Appraised {
    pub text: String,
    /// The square by which moves are grouped on the board.
    pub group: Option<String>,
    /// The winning chance.
    pub chance: Option<f64>,
    /// What it is worth in points, all in all.
    pub points: Option<f64>,
    /// The points at once.
    pub gain: Option<i64>,
    /// How the game ends, where that is proved: never an opinion.
    pub fate: Option<Worth>,
    /// What is expected to follow; begins with the move.
    pub line: Vec<String>,
    /// The move in words, where its text says little.
    pub saying: Option<Saying>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewEntry {
    /// How many plies lay before it.
    pub ply: usize,
    pub seat: Seat,
    /// What it lost of the winning chance, or what stands for it.
    pub loss: f64,
    /// The points that it lost, in games with points.
    pub lost: Option<f64>,
    /// Whether there was nothing else to play.
    pub is_forced: bool,
    /// How whoever decided stood before, with the best play, in the unit of the game.
    pub before: f64,
    /// The same after the move.
    pub after: f64,
    /// How the course shows it after the move, where that is something else.
    pub shown: Option<f64>,
    pub played: Appraised,
    /// The best moves, the best first.
    pub best: Vec<Appraised>,
    /// How much chance gave before the decision, in points.
    pub luck: Option<f64>,
    /// What was overlooked or spoilt.
    pub why: Option<Saying>,
}

impl ReviewEntry {
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss)
    }
}

/// What there is to say of a seat beyond its decisions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatNote {
    pub seat: Seat,
    #[serde(default)]
    pub balance: Option<Balance>,
    #[serde(default)]
    pub rival: Option<Rival>,
}

/// Where points come from: `outlook` is `start + luck − loss − given_up`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Balance {
    /// What the best play expects at the start.
    pub start: f64,
    pub luck: f64,
    pub loss: f64,
    /// What the best play still expected when somebody stopped.
    pub given_up: f64,
    pub outlook: f64,
}

/// What a computer made of the same start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rival {
    /// The player, as text.
    pub player: String,
    /// The position with which it began.
    pub start: String,
    pub points: i64,
    /// Its moves, and its points after each.
    pub moves: Vec<(String, i64)>,
}
