//! How a piece of a review is made: a kit says what moves are worth, and the rest is the same in every game.

use tabla_core::{ErrorKind, Notation, Saying, Seat, TableError};

use super::{
    Appraised, BEST_MOVES, Grade, Measure, Part, Piece, Plan, Planned, ReviewEntry, ReviewUnit, SeatNote,
};
use crate::event::Happening;
use crate::job::JobContext;
use crate::kit::GameKit;
use crate::refusal::refuse;
use crate::session::{Session, all_seats};

/// A decision to be judged.
pub struct JudgeInput<'a, G: Notation> {
    /// The whole table. Nothing of it is hidden from a review.
    pub session: &'a Session<G>,
    /// How many plies lay before the decision.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// The position in which it was made.
    pub state: &'a G::State,
    pub mv: G::Move,
    /// When to come to an end.
    pub context: &'a JobContext<'a>,
}

/// What a kit says of a decision. All values are for whoever decided.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged {
    /// What the decision was worth.
    pub played: Appraised,
    /// The best moves, the best first.
    pub best: Vec<Appraised>,
    /// Whether there was nothing else to play.
    pub is_forced: bool,
    /// The points that it lost, where that is not what the best move has more.
    pub lost: Option<f64>,
    /// How the course shows it, where not by its worth.
    pub shown: Option<f64>,
    /// How much chance gave before, in points.
    pub luck: Option<f64>,
    /// What was overlooked or spoilt, if the decision was not good.
    pub why: Option<Saying>,
}

type Judge<G> = Box<dyn Fn(&JudgeInput<'_, G>) -> Result<Judged, TableError> + Send + Sync>;
type Note<G> = Box<dyn Fn(&Session<G>, Seat, &JobContext<'_>) -> Result<SeatNote, TableError> + Send + Sync>;
type Decides<G> = fn(&<G as tabla_core::Game>::State, <G as tabla_core::Game>::Move) -> bool;

/// How a game is reviewed.
pub struct Reviewer<G: Notation> {
    measure: fn(&G) -> Measure,
    judge: Judge<G>,
    note: Option<Note<G>>,
    decides: Decides<G>,
}

impl<G: Notation> Reviewer<G> {
    /// A reviewer that measures so, and judges a decision so. The same decision must get the same judgement.
    pub fn new(
        measure: fn(&G) -> Measure,
        judge: impl Fn(&JudgeInput<'_, G>) -> Result<Judged, TableError> + Send + Sync + 'static,
    ) -> Reviewer<G> {
        Reviewer { measure, judge: Box::new(judge), note: None, decides: |_, _| true }
    }

    /// And there is something to say of each seat.
    #[must_use]
    pub fn note(
        self,
        note: impl Fn(&Session<G>, Seat, &JobContext<'_>) -> Result<SeatNote, TableError> + Send + Sync + 'static,
    ) -> Reviewer<G> {
        Reviewer { note: Some(Box::new(note)), ..self }
    }

    /// Which moves are decisions that can be judged; by default all.
    #[must_use]
    pub fn decides(self, decides: Decides<G>) -> Reviewer<G> {
        Reviewer { decides, ..self }
    }
}

impl<G: Notation> GameKit<G> {
    /// The game can be reviewed.
    #[must_use]
    pub fn reviewer(mut self, reviewer: Reviewer<G>) -> Self {
        self.reviewer = Some(reviewer);
        self
    }

    fn its_reviewer(&self) -> Result<&Reviewer<G>, TableError> {
        self.reviewer.as_ref().ok_or_else(|| refuse(ErrorKind::Unknown, "review-none"))
    }
}

/// In how many moves of one side a game is over that is over in so many plies.
pub fn review_moves(plies: u32) -> i64 {
    i64::from(plies.div_ceil(2))
}

/// One decision on the line that counts.
struct Decision<'a, G: Notation> {
    ply: usize,
    revision: u64,
    seat: Seat,
    state: &'a G::State,
    mv: G::Move,
}

fn decisions<'a, G: Notation>(
    session: &'a Session<G>,
    reviewer: &Reviewer<G>,
) -> impl Iterator<Item = Decision<'a, G>> {
    let decides = reviewer.decides;
    session.steps().filter_map(move |step| match (&step.event.what, step.event.seat) {
        (Happening::Played { mv, .. }, Some(seat)) if decides(step.before, *mv) => Some(Decision {
            ply: step.after.ply.saturating_sub(1),
            revision: step.event.revision,
            seat,
            state: step.before,
            mv: *mv,
        }),
        _ => None,
    })
}

/// All the work on the review of a table as it is now.
pub(crate) fn plan<G: Notation>(session: &Session<G>) -> Result<Plan, TableError> {
    let reviewer = session.kit().its_reviewer()?;
    let mut last = 0;
    let mut parts: Vec<Planned> = decisions(session, reviewer)
        .map(|Decision { ply, revision, seat, .. }| {
            last = revision;
            let part = Part::Decision { ply, text: None };
            Planned { name: revision.to_string(), revision, seat, part }
        })
        .collect();
    if reviewer.note.is_some() && last > 0 {
        let note = |seat: Seat| {
            let name = format!("{last}/{}", seat.number());
            Planned { name, revision: last, seat, part: Part::Seat(seat) }
        };
        parts.extend(all_seats(session.game()).map(note));
    }
    Ok(Plan { measure: (reviewer.measure)(session.game()), seats: session.game().seats(), parts })
}

/// Does a part of the work.
pub(crate) fn work<G: Notation>(
    session: &Session<G>,
    part: &Part,
    context: &JobContext<'_>,
) -> Result<Piece, TableError> {
    let reviewer = session.kit().its_reviewer()?;
    match part {
        Part::Seat(seat) => {
            let note = reviewer.note.as_ref().ok_or_else(|| refuse(ErrorKind::Unknown, "review-none"))?;
            note(session, *seat, context).map(Piece::Seat)
        }
        Part::Decision { ply, text } => {
            let found = decisions(session, reviewer).find(|decision| decision.ply == *ply);
            let Decision { seat, state, mv, .. } = found.ok_or_else(|| {
                TableError::new(ErrorKind::Unknown, Saying::new("review-no-decision").with("ply", *ply))
            })?;
            let mv = match text {
                Some(text) => session.game().read_move_of(state, seat, text)?,
                None => mv,
            };
            let input = JudgeInput { session, ply: *ply, seat, state, mv, context };
            let judged = (reviewer.judge)(&input)?;
            Ok(Piece::Decision(Box::new(entry(&(reviewer.measure)(session.game()), &input, judged))))
        }
    }
}

/// What the judgement means.
fn entry<G: Notation>(measure: &Measure, input: &JudgeInput<'_, G>, judged: Judged) -> ReviewEntry {
    let Judged { mut played, mut best, is_forced, lost, shown, luck, why } = judged;
    if played.text.is_empty() {
        played.text = input.session.game().write_move(input.state, input.mv);
    }
    best.truncate(BEST_MOVES);
    let first = best.first().unwrap_or(&played);
    let short = |of: fn(&Appraised) -> Option<f64>| {
        of(first).zip(of(&played)).map(|(best, played)| (best - played).max(0.0))
    };
    let value = |option: &Appraised| match measure.unit {
        ReviewUnit::Chance => option.chance.unwrap_or(0.5),
        ReviewUnit::Points => option.points.unwrap_or(0.0),
    };
    let lost = lost.or_else(|| short(|option| option.points)).map(|lost| if is_forced { 0.0 } else { lost });
    let loss = match measure.unit {
        _ if is_forced => 0.0,
        ReviewUnit::Chance => short(|option| option.chance).unwrap_or(0.0),
        ReviewUnit::Points => measure.share(lost.unwrap_or(0.0)),
    };
    let why = why.filter(|_| Grade::of(loss) >= Grade::Inaccuracy);
    ReviewEntry {
        ply: input.ply,
        seat: input.seat,
        loss,
        lost,
        is_forced,
        before: value(first),
        after: value(&played),
        shown,
        played,
        best,
        luck,
        why,
    }
}
