//! The review of a game: what each decision was worth, how the game went, and where it was decided.
//!
//! The numbers are the same in all games: a loss is a part of the winning chance. Where a game is about points, the
//! points are told besides, and `documentation/review.md` says how they become chances.

use serde::{Deserialize, Serialize};
use tabla_core::Worth;
use tabla_table::{Appraised, Grade, Moment, Review, ReviewEntry, ReviewUnit, Rival, SeatReview};
use utoipa::ToSchema;

use super::SayingView;

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewState {
    /// Nobody has asked for one yet.
    None,
    /// Somebody works on it.
    Running,
    /// It was begun and nobody works on it; asked for again, it goes on.
    Paused,
    /// All of it is there.
    Done,
}

/// What the course of a game is told in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewUnitView {
    /// The winning chance of the first seat, 0 to 1: one number.
    Chance,
    /// Points: one number for each seat.
    Points,
}

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GradeView {
    /// The best there was, or as good.
    Best,
    /// Nearly.
    Good,
    /// Not quite.
    Inaccuracy,
    /// It cost something.
    Mistake,
    /// It cost much.
    Blunder,
}

/// How far a review is, as it is told over a live connection.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ReviewProgress {
    /// How many parts of the work are done.
    pub done: usize,
    /// How many there are.
    pub total: usize,
}

/// Asks for the review of a game.
#[derive(Clone, Default, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ReviewRequest {
    /// Whether to stop working on it; what is there is kept.
    pub pause: bool,
}

/// Asks what another decision would have been worth.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryRequest {
    /// Instead of the decision after so many moves.
    #[schema(maximum = 20_000)]
    pub ply: usize,
    /// The proposed move, in the game's notation.
    #[schema(max_length = 200)]
    pub text: String,
}

/// The review of a game, as far as it is there.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ReviewView {
    /// How far it is.
    pub state: ReviewState,
    /// How many parts of the work are done.
    pub done: usize,
    /// How many there are.
    pub total: usize,
    /// What the course is told in.
    pub unit: ReviewUnitView,
    /// The losses from which on a decision is no longer best, good, an inaccuracy, a mistake: of the winning chance, or
    /// in points where the unit is points.
    pub limits: Vec<f64>,
    /// How the game went: a point for the start and for every decision that was looked at.
    pub course: Vec<CourseView>,
    /// The decisions that were looked at, in order.
    pub entries: Vec<ReviewEntryView>,
    /// Where the game was decided: at most three, in the order of play.
    pub moments: Vec<MomentView>,
    /// What is said of each seat.
    pub seats: Vec<ReviewSeatView>,
}

/// How the game stood at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct CourseView {
    /// After so many moves.
    pub ply: usize,
    /// The winning chance of the first seat alone, or the points of each seat, see [`ReviewUnitView`].
    pub values: Vec<f64>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ReviewEntryView {
    /// It was made after so many moves: the move is `moves[ply]` of the table.
    pub ply: usize,
    /// Who made it.
    pub seat: u8,
    /// What was played.
    pub text: String,
    /// How good it was.
    pub grade: GradeView,
    /// What it lost of the winning chance, 0 to 1; in games of points what stands for it.
    pub loss: f64,
    /// The points that it lost, in games with points.
    pub lost: Option<f64>,
    /// Whether there was nothing else to play.
    pub is_forced: bool,
    /// How whoever decided stood before, with the best play: the winning chance, or the expected points, by the unit.
    pub before: f64,
    /// The same after the move.
    pub after: f64,
    /// What the move was worth.
    pub played: ReviewOptionView,
    /// The best moves, the best first; at most three.
    pub best: Vec<ReviewOptionView>,
    /// How much chance gave before the decision, in points, where there is chance.
    pub luck: Option<f64>,
    /// What was overlooked or spoilt, in one sentence; nothing where the move was good.
    pub why: Option<SayingView>,
}

/// One move that could be played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ReviewOptionView {
    /// The move.
    pub text: String,
    /// The square or field by which moves are grouped on the board.
    pub group: Option<String>,
    /// The winning chance of whoever decides, after it.
    pub chance: Option<f64>,
    /// What it is worth in points: the expected total (Jamb), the points still to come (Jewels), the equity (Scrabble).
    pub points: Option<f64>,
    /// The points at once.
    pub gain: Option<i64>,
    /// `win`, `draw` or `loss` for whoever decides, where that is proved.
    pub fate: Option<String>,
    /// In how many moves of both sides, where that is known.
    pub plies: Option<u32>,
    /// What is expected to follow; begins with the move.
    pub line: Vec<String>,
    /// The move in words, where its text says little.
    pub saying: Option<SayingView>,
}

/// A moment at which the game was decided.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct MomentView {
    /// After so many moves.
    pub ply: usize,
    /// Who decided.
    pub seat: u8,
    /// What was played.
    pub text: String,
    /// How good it was.
    pub grade: GradeView,
    /// What it lost of the winning chance.
    pub loss: f64,
    /// The points that it lost, in games with points.
    pub lost: Option<f64>,
    /// What was better.
    pub better: ReviewOptionView,
    /// Why, in one sentence.
    pub why: SayingView,
}

/// What is said of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ReviewSeatView {
    /// The seat.
    pub seat: u8,
    /// How well it decided, 0 to 100; nothing as long as no decision of it was looked at.
    pub accuracy: Option<f64>,
    /// How many decisions earned each grade.
    pub grades: GradesView,
    /// The points that all its decisions lost, in games with points.
    pub lost: Option<f64>,
    /// How much chance gave it in all, in points, where there is chance.
    pub luck: Option<f64>,
    /// Where its points come from, in Jamb.
    pub account: Option<AccountView>,
    /// What a computer would have made of the same start, in Jewels.
    pub rival: Option<RivalView>,
}

/// How many decisions earned each grade.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GradesView {
    /// Best.
    pub best: u32,
    /// Good.
    pub good: u32,
    /// Inaccuracies.
    pub inaccuracy: u32,
    /// Mistakes.
    pub mistake: u32,
    /// Blunders.
    pub blunder: u32,
}

/// Luck and skill: `outlook` is `start + luck − loss − given_up`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct AccountView {
    /// What the best play expects at the start.
    pub start: f64,
    /// What the dice gave.
    pub luck: f64,
    /// What the decisions cost.
    pub loss: f64,
    /// What the best play still expected when the person stopped.
    pub given_up: f64,
    /// The total; where the game is not over, the total to be expected.
    pub outlook: f64,
}

/// A computer on the same board, from the same start.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RivalView {
    /// The player, as text.
    pub player: String,
    /// The position with which it began.
    pub start: String,
    /// Its points in the end.
    pub points: i64,
    /// Its moves, in order.
    pub moves: Vec<RivalMoveView>,
}

/// A move of that computer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RivalMoveView {
    /// The move.
    pub text: String,
    /// Its points after it.
    pub points: i64,
}

/// What another decision would have been worth.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TryView {
    /// Whether it is better than what was played.
    pub is_better: bool,
    /// Whether nothing better is known.
    pub is_best: bool,
    /// How the proposed move compares with the best; `text` is the proposed move.
    pub entry: ReviewEntryView,
}

impl ReviewView {
    /// A review that is so far.
    pub fn new(state: ReviewState, [done, total]: [usize; 2], review: Review) -> ReviewView {
        ReviewView {
            state,
            done,
            total,
            unit: match review.measure.unit {
                ReviewUnit::Chance => ReviewUnitView::Chance,
                ReviewUnit::Points => ReviewUnitView::Points,
            },
            limits: review.measure.limits.to_vec(),
            course: review.course.into_iter().map(|(ply, values)| CourseView { ply, values }).collect(),
            entries: review.entries.into_iter().map(ReviewEntryView::from).collect(),
            moments: review.moments.into_iter().map(MomentView::from).collect(),
            seats: review.seats.into_iter().map(ReviewSeatView::from).collect(),
        }
    }
}

impl From<Grade> for GradeView {
    fn from(grade: Grade) -> GradeView {
        match grade {
            Grade::Best => GradeView::Best,
            Grade::Good => GradeView::Good,
            Grade::Inaccuracy => GradeView::Inaccuracy,
            Grade::Mistake => GradeView::Mistake,
            Grade::Blunder => GradeView::Blunder,
        }
    }
}

impl From<ReviewEntry> for ReviewEntryView {
    fn from(entry: ReviewEntry) -> ReviewEntryView {
        let grade = entry.grade().into();
        ReviewEntryView {
            ply: entry.ply,
            seat: entry.seat.number(),
            text: entry.played.text.clone(),
            grade,
            loss: entry.loss,
            lost: entry.lost,
            is_forced: entry.is_forced,
            before: entry.before,
            after: entry.after,
            played: entry.played.into(),
            best: entry.best.into_iter().map(ReviewOptionView::from).collect(),
            luck: entry.luck,
            why: entry.why.map(SayingView::from),
        }
    }
}

impl From<Appraised> for ReviewOptionView {
    fn from(option: Appraised) -> ReviewOptionView {
        let (fate, plies) = match option.fate {
            Some(Worth::Win { plies }) => (Some("win"), Some(plies)),
            Some(Worth::Loss { plies }) => (Some("loss"), Some(plies)),
            Some(Worth::Draw) => (Some("draw"), None),
            Some(Worth::Opinion(_) | Worth::Expected(_)) | None => (None, None),
        };
        ReviewOptionView {
            text: option.text,
            group: option.group,
            chance: option.chance,
            points: option.points,
            gain: option.gain,
            fate: fate.map(str::to_owned),
            plies,
            line: option.line,
            saying: option.saying.map(SayingView::from),
        }
    }
}

impl From<Moment> for MomentView {
    fn from(moment: Moment) -> MomentView {
        let Moment { ply, seat, text, grade, loss, lost, better, why } = moment;
        let (seat, grade, better, why) = (seat.number(), grade.into(), better.into(), why.into());
        MomentView { ply, seat, text, grade, loss, lost, better, why }
    }
}

impl From<SeatReview> for ReviewSeatView {
    fn from(review: SeatReview) -> ReviewSeatView {
        let [best, good, inaccuracy, mistake, blunder] = review.grades;
        ReviewSeatView {
            seat: review.seat.number(),
            accuracy: review.accuracy,
            grades: GradesView { best, good, inaccuracy, mistake, blunder },
            lost: review.lost,
            luck: review.luck,
            account: review.balance.map(|balance| AccountView {
                start: balance.start,
                luck: balance.luck,
                loss: balance.loss,
                given_up: balance.given_up,
                outlook: balance.outlook,
            }),
            rival: review.rival.map(RivalView::from),
        }
    }
}

impl From<Rival> for RivalView {
    fn from(rival: Rival) -> RivalView {
        let Rival { player, start, points, moves } = rival;
        let moves = moves.into_iter().map(|(text, points)| RivalMoveView { text, points }).collect();
        RivalView { player, start, points, moves }
    }
}
