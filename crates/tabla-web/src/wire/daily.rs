//! The tasks of a day, and the table of one of them.

use serde::Serialize;
use tabla_games::daily::{Goal, Standing, Task};
use utoipa::ToSchema;

/// The tasks of a day: the same on every server of this version.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct DailyView {
    /// The day, as in `2026-11-18`.
    pub date: String,
    /// One task for each game, in the order in which they are offered.
    pub tasks: Vec<TaskView>,
}

/// One task of a day. `POST /api/games` with its game and the day opens its table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TaskView {
    /// The game.
    pub game: String,
    /// What is to be reached.
    #[serde(flatten)]
    pub aim: AimView,
    /// How a table of it is set up, in the words of the game.
    pub setup: serde_json::Map<String, serde_json::Value>,
    /// Whose task it is: the seat, counted from 1.
    pub seat: u8,
    /// The position with which it begins, as text.
    pub position: String,
}

/// What is to be reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AimView {
    /// Which kind of task it is.
    pub goal: GoalKind,
    /// In how many own moves the game is to be won.
    pub moves: Option<u32>,
    /// After how many turns it is over.
    pub turns: Option<u32>,
    /// From how many points on there are two stars, and three.
    pub stars: Option<[i64; 2]>,
    /// How hard a puzzle is: `easy`, `medium` or `hard`.
    pub grade: Option<String>,
}

/// The kinds of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GoalKind {
    /// To win by force in so many own moves.
    Win,
    /// To lay the play that brings most points.
    Play,
    /// As many points as possible.
    Points,
}

impl From<&Task> for AimView {
    fn from(task: &Task) -> AimView {
        let grade = task.puzzle.map(|puzzle| puzzle.grade.id().to_owned());
        let bare = AimView { goal: GoalKind::Play, moves: None, turns: None, stars: None, grade };
        match task.goal {
            Goal::Win { moves } => AimView { goal: GoalKind::Win, moves: Some(moves), ..bare },
            Goal::Play => bare,
            Goal::Points { turns, stars } => {
                AimView { goal: GoalKind::Points, turns, stars: Some(stars), ..bare }
            }
        }
    }
}

/// Which task of a day a table is, and how it stands. Until it is decided nothing can be taken back, and nobody helps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TableTaskView {
    /// The day.
    pub date: String,
    /// What is to be reached.
    #[serde(flatten)]
    pub aim: AimView,
    /// How it stands.
    pub standing: StandingKind,
    /// The number of moves before the one with which the solution was missed.
    pub missed: Option<usize>,
    /// The points that were reached, where they count and it is decided.
    pub points: Option<i64>,
    /// The most points that can be reached, where that is known and it is decided.
    pub most: Option<u32>,
    /// The stars for the points, of three.
    pub earned: Option<u8>,
    /// The solution, once it is decided: the key, and how it goes on.
    pub solution: Vec<String>,
}

/// How a task stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StandingKind {
    /// Nothing is decided.
    Open,
    /// It is solved.
    Solved,
    /// The solution was missed, or given up.
    Missed,
    /// The game is over, and its points count.
    Done,
}

impl From<Standing> for StandingKind {
    fn from(standing: Standing) -> StandingKind {
        match standing {
            Standing::Open => StandingKind::Open,
            Standing::Solved => StandingKind::Solved,
            Standing::Missed { .. } => StandingKind::Missed,
            Standing::Done => StandingKind::Done,
        }
    }
}
