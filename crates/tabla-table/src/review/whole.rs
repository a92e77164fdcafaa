//! A whole review at once, for whoever has no place to keep pieces in.

use std::sync::atomic::{AtomicBool, Ordering};

use tabla_core::{TableError, Viewer};

use super::{Part, Piece, Review};
use crate::job::{JobAnswer, JobContext, JobKind, job};
use crate::refusal::illegal;
use crate::table::Table;

/// Reviews what was played at this table. `tell` hears how many parts are done, and how many there are; when somebody
/// stops it, the review has the pieces that were there.
pub fn review(
    table: &dyn Table,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(usize, usize),
) -> Result<Review, TableError> {
    let plan = table.review_plan()?;
    let mut pieces = Vec::new();
    tell(0, plan.parts.len());
    for planned in &plan.parts {
        let piece = review_part(table, &planned.part, stop)?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        pieces.push(piece);
        tell(pieces.len(), plan.parts.len());
    }
    Ok(Review::of(&plan, pieces))
}

/// One piece of a review, worked out at once.
pub fn review_part(table: &dyn Table, part: &Part, stop: &AtomicBool) -> Result<Piece, TableError> {
    let job = job("", table, Viewer::Everything, JobKind::Review(part.clone()));
    let context = JobContext { stop, until: None, progress: &|_| () };
    match table.work(&job, None, &context)? {
        JobAnswer::Reviewed(piece) => Ok(piece),
        JobAnswer::Acts { .. } | JobAnswer::Thought(_) | JobAnswer::Reply(_) => Err(illegal("review-none")),
    }
}
