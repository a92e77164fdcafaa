//! Why a judged game is over.

use std::time::Duration;

use tabla_core::{Say, Saying};
use tabla_games::jewels::{EndReason, Refusal, Stop};
use tabla_table::write_duration;

use super::folder::{AnswerFault, FolderError};
use crate::process::{How, Limit, RunError};

/// Why a judged game is over.
#[derive(Debug)]
pub enum Ending {
    /// The rules say so: all turns are played, no swap is left, or the last cascade had no end.
    Rules(EndReason),
    /// There is no answer.
    Missing,
    /// There is no answer, and the program has not ended well.
    Crashed(How),
    /// The program did not end in time.
    Late {
        /// The time it had.
        limit: Duration,
    },
    /// The program wanted more than it may have.
    Exceeded(Limit),
    /// The answer cannot be read at all.
    Unreadable(AnswerFault),
    /// The answer is not four whole numbers.
    Garbled(Refusal),
    /// The answer is a swap that is not allowed.
    Illegal(Refusal),
    /// The program put its keeper out of action.
    Broke,
    /// The program cannot be started.
    NotStarted(RunError),
    /// No program can be run here.
    NotRun(RunError),
    /// The working folder fails us.
    Folder(FolderError),
    /// Somebody stopped the judge.
    Interrupted,
}

impl Ending {
    /// A word for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Ending::Rules(EndReason::Turns) => "turns",
            Ending::Rules(EndReason::NoSwap) => "no-swap",
            Ending::Rules(EndReason::Stopped(Stop::Repetition)) => "endless",
            Ending::Rules(EndReason::Stopped(Stop::Length)) => "too-long",
            Ending::Missing => "missing",
            Ending::Crashed(How::Signalled(_)) => "killed",
            Ending::Crashed(_) => "exited",
            Ending::Late { .. } => "late",
            Ending::Exceeded(limit) => limit.word(),
            Ending::Unreadable(_) | Ending::Garbled(_) => "unreadable",
            Ending::Illegal(_) => "illegal",
            Ending::Broke => "broke",
            Ending::NotStarted(_) => "not-started",
            Ending::NotRun(_) => "not-run",
            Ending::Folder(_) => "folder",
            Ending::Interrupted => "interrupted",
        }
    }

    /// What an answer that cannot be read means, of a program that ended so.
    pub(super) fn of_answer(fault: AnswerFault, how: How) -> Ending {
        match fault {
            AnswerFault::Missing if how == How::Exited(0) => Ending::Missing,
            AnswerFault::Missing => Ending::Crashed(how),
            fault => Ending::Unreadable(fault),
        }
    }

    /// What an answer that is refused means.
    pub(super) fn of_refusal(refusal: Refusal) -> Ending {
        match refusal {
            Refusal::Count { .. } | Refusal::NotANumber { .. } => Ending::Garbled(refusal),
            _ => Ending::Illegal(refusal),
        }
    }
}

impl Say for Ending {
    fn say(&self) -> Saying {
        match self {
            Ending::Rules(ending) => Saying::new(reason(*ending)),
            Ending::Missing => AnswerFault::Missing.say(),
            Ending::Crashed(how) => Saying::new("judge-crashed").with("because", how.say()),
            Ending::Late { limit } => Saying::new("judge-late").with("limit", write_duration(*limit)),
            Ending::Exceeded(limit) => limit.say(),
            Ending::Unreadable(fault) => fault.say(),
            Ending::Garbled(refusal) => Saying::new("judge-garbled").with("because", refusal.say()),
            Ending::Illegal(refusal) => Saying::new("judge-illegal").with("because", refusal.say()),
            Ending::Broke => Saying::new("judge-broke"),
            Ending::NotStarted(error) | Ending::NotRun(error) => error.say(),
            Ending::Folder(error) => error.say(),
            Ending::Interrupted => Saying::new("judge-interrupted"),
        }
    }
}

fn reason(ending: EndReason) -> &'static str {
    match ending {
        EndReason::Turns => "judge-ending-turns",
        EndReason::NoSwap => "judge-ending-no-swap",
        EndReason::Stopped(Stop::Repetition) => "judge-ending-endless",
        EndReason::Stopped(Stop::Length) => "judge-ending-too-long",
    }
}
