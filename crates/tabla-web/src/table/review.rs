//! The review of a table of the house.

use std::collections::HashMap;

use tabla_core::{Saying, Viewer};
use tabla_table::{Job, JobAnswer, JobKind, Part, Piece, Plan, job};

use super::work::{LONGEST_PIECE, erred};
use super::{HouseTable, Stop, Work, said};

/// The pieces of a review by their names; nothing is said in those that are empty.
pub type Pieces = HashMap<String, Option<Piece>>;

/// Work on one piece of a review.
pub struct ReviewWork(Work);

impl ReviewWork {
    /// Does it, unless somebody stops it.
    pub fn run(self, stop: &Stop) -> Result<Piece, Saying> {
        match self.0.run(stop)? {
            JobAnswer::Reviewed(piece) => Ok(piece),
            JobAnswer::Acts { .. } | JobAnswer::Thought(_) | JobAnswer::Reply(_) => Err(erred()),
        }
    }
}

impl HouseTable {
    /// All the work on the review of what was played so far.
    pub fn review_plan(&self) -> Result<Plan, Saying> {
        self.at_present().review_plan().map_err(said)
    }

    /// Work on a part of it. Nothing is hidden from it: who may see it is looked at elsewhere.
    pub fn review_part(&self, part: Part) -> ReviewWork {
        let job = job(&self.id, &*self.table, Viewer::Everything, JobKind::Review(part));
        let limits = tabla_core::Limits { time: Some(LONGEST_PIECE), ..job.limits };
        ReviewWork(self.work(Job { limits, ..job }, None))
    }
}
