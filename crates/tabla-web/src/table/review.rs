//! The review of a table of the house.

use std::collections::HashMap;

use tabla_core::{Saying, Viewer};
use tabla_table::{Grade, Job, JobAnswer, JobKind, LIMITS, Part, Piece, Plan, Review, ReviewEntry, job};

use super::work::{LONGEST_PIECE, erred};
use super::{HouseTable, Stop, Work, mover, said};
use crate::wire::{ReviewState, ReviewView, TryView};

/// The pieces of a review by their names; nothing is said in those that are empty.
pub type Pieces = HashMap<String, Option<Piece>>;

/// Work on one piece of a review.
pub struct ReviewWork(Work);

impl ReviewWork {
    /// Does it, unless somebody stops it.
    pub fn run(self, stop: &Stop) -> Result<Piece, Saying> {
        piece(self.0.run(stop)?)
    }

    /// Does it at once, on this thread.
    pub fn run_here(self) -> Result<Piece, Saying> {
        piece(self.0.run_here(&|_| ())?)
    }
}

fn piece(answer: JobAnswer) -> Result<Piece, Saying> {
    match answer {
        JobAnswer::Reviewed(piece) => Ok(piece),
        JobAnswer::Acts { .. } | JobAnswer::Thought(_) | JobAnswer::Reply(_) => Err(erred()),
    }
}

/// Work on a proposed move.
pub struct TryWork {
    proposed: ReviewWork,
    played: Result<ReviewEntry, ReviewWork>,
}

impl TryWork {
    /// How both compare. `run` does a piece of the work.
    pub fn run(self, run: impl Fn(ReviewWork) -> Result<Piece, Saying>) -> Result<TryView, Saying> {
        let proposed = entry(run(self.proposed)?).ok_or_else(|| Saying::new("review-none"))?;
        let played = match self.played {
            Ok(entry) => Some(entry),
            Err(work) => entry(run(work)?),
        };
        let is_best = proposed.grade() == Grade::Best;
        let is_better = played.is_some_and(|played| played.loss - proposed.loss >= LIMITS[0]);
        Ok(TryView { is_better, is_best, entry: proposed.into() })
    }
}

/// Only the pieces of this plan that can still be read; the others are made again.
pub fn read_pieces(plan: &Plan, stored: impl IntoIterator<Item = (String, String)>) -> Pieces {
    let is_planned = |name: &str| plan.parts.iter().any(|planned| planned.name == name);
    let read = |(name, text): (String, String)| Some((name, serde_json::from_str(&text).ok()?));
    stored.into_iter().filter(|(name, _)| is_planned(name)).filter_map(read).collect()
}

/// The review as far as these pieces tell it.
pub fn review_view(plan: &Plan, pieces: Pieces, is_running: bool) -> ReviewView {
    let (done, total) = (pieces.len(), plan.parts.len());
    let state = match (is_running, done) {
        (_, done) if done == total => ReviewState::Done,
        (true, _) => ReviewState::Running,
        (false, 0) => ReviewState::None,
        (false, _) => ReviewState::Paused,
    };
    ReviewView::new(state, [done, total], Review::of(plan, pieces.into_values().flatten()))
}

fn entry(piece: Piece) -> Option<ReviewEntry> {
    match piece {
        Piece::Decision(entry) => Some(*entry),
        Piece::Seat(_) => None,
    }
}

impl HouseTable {
    /// The work on the review of what was played so far that may be done by now, for somebody who is alone. Until the game
    /// is over nothing is said of seats, because a computer on the same board would tell what falls; and what seats hide
    /// from each other stays hidden.
    pub fn review_plan(&self) -> Result<Plan, Saying> {
        let over = self.out_of_time_now();
        let table = over.as_deref().unwrap_or(&*self.table);
        let mut plan = table.review_plan().map_err(said)?;
        if mover(table).is_some() && !plan.parts.is_empty() {
            let open =
                self.outfit.registry.find(table.game()).map_or(0, |kit| (kit.hooks().open_until)(table));
            let people = self.people();
            plan.parts.retain(|planned| {
                let is_open = planned.revision <= open || people == [planned.seat.number()];
                is_open && matches!(planned.part, Part::Decision { .. })
            });
            if plan.parts.is_empty() {
                return Err(Saying::new("review-under-way"));
            }
        }
        Ok(plan)
    }

    /// Whether there is something to review by now, for somebody who is alone.
    pub fn has_review(&self) -> bool {
        self.review_plan().is_ok_and(|plan| !plan.parts.is_empty())
    }

    /// Work on what a move would have been worth instead of the one that was played after so many moves, and on that
    /// one, where no piece of this plan tells it.
    pub fn try_move(&self, plan: &Plan, pieces: Pieces, ply: usize, text: String) -> Result<TryWork, Saying> {
        let part = |text| Part::Decision { ply, text };
        let is_asked = |part: &Part| matches!(part, Part::Decision { ply: known, .. } if *known == ply);
        if !plan.parts.iter().any(|planned| is_asked(&planned.part)) {
            return Err(Saying::new("review-no-decision").with("ply", ply));
        }
        let known = pieces.into_values().flatten().filter_map(entry).find(|entry| entry.ply == ply);
        let played = known.ok_or_else(|| self.review_part(part(None)));
        Ok(TryWork { proposed: self.review_part(part(Some(text))), played })
    }

    /// Work on a part of it. Nothing is hidden from it: who may see it is looked at elsewhere.
    pub fn review_part(&self, part: Part) -> ReviewWork {
        let job = job(&self.id, &*self.table, Viewer::Everything, JobKind::Review(part));
        let limits = tabla_core::Limits { time: Some(LONGEST_PIECE), ..job.limits };
        ReviewWork(self.work(Job { limits, ..job }, None))
    }
}
