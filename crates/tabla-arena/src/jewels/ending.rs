//! Why a judged game is over.

use std::time::Duration;

use tabla_core::{Say, Saying};
use tabla_games::jewels::{EndReason, Refusal, Stop};
use tabla_table::write_duration;

use super::folder::{AnswerFault, FolderError};
use crate::process::{How, Limit, RunError};

/// Why a judged game is over.
#[derive(Debug, Say)]
#[say("judge")]
pub enum JudgedEnd {
    /// The rules say so: all turns are played, no swap is left, or the last cascade had no end.
    #[say(saying = Saying::new(reason(*_0)))]
    Rules(EndReason),
    /// There is no answer.
    Missing,
    /// There is no answer, and the program has not ended well.
    Crashed(#[say("because")] How),
    /// The program did not end in time.
    #[say(limit = write_duration(*limit))]
    Late { limit: Duration },
    /// The program wanted more than it may have.
    #[say(transparent)]
    Exceeded(Limit),
    /// The answer cannot be read at all.
    #[say(transparent)]
    Unreadable(AnswerFault),
    /// The answer is not four whole numbers.
    Garbled(#[say("because")] Refusal),
    /// The answer is a swap that is not allowed.
    Illegal(#[say("because")] Refusal),
    /// The program put its keeper out of action.
    Broke,
    /// The program cannot be started.
    #[say(transparent)]
    NotStarted(RunError),
    /// No program can be run here.
    #[say(transparent)]
    NotRun(RunError),
    /// The working folder fails us.
    #[say(transparent)]
    Folder(FolderError),
    /// Somebody stopped the judge.
    Interrupted,
}

impl JudgedEnd {
    /// A word for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            JudgedEnd::Rules(EndReason::Turns) => "turns",
            JudgedEnd::Rules(EndReason::NoSwap) => "no-swap",
            JudgedEnd::Rules(EndReason::Stopped(Stop::Repetition)) => "endless",
            JudgedEnd::Rules(EndReason::Stopped(Stop::Length)) => "too-long",
            JudgedEnd::Missing => "missing",
            JudgedEnd::Crashed(How::Signalled(_)) => "killed",
            JudgedEnd::Crashed(_) => "exited",
            JudgedEnd::Late { .. } => "late",
            JudgedEnd::Exceeded(limit) => limit.word(),
            JudgedEnd::Unreadable(_) | JudgedEnd::Garbled(_) => "unreadable",
            JudgedEnd::Illegal(_) => "illegal",
            JudgedEnd::Broke => "broke",
            JudgedEnd::NotStarted(_) => "not-started",
            JudgedEnd::NotRun(_) => "not-run",
            JudgedEnd::Folder(_) => "folder",
            JudgedEnd::Interrupted => "interrupted",
        }
    }

    /// What an answer that cannot be read means, of a program that ended so.
    pub(super) fn of_answer(fault: AnswerFault, how: How) -> JudgedEnd {
        match fault {
            AnswerFault::Missing if how == How::Exited(0) => JudgedEnd::Missing,
            AnswerFault::Missing => JudgedEnd::Crashed(how),
            fault => JudgedEnd::Unreadable(fault),
        }
    }

    /// What an answer that is refused means.
    pub(super) fn of_refusal(refusal: Refusal) -> JudgedEnd {
        match refusal {
            Refusal::Count { .. } | Refusal::NotANumber { .. } => JudgedEnd::Garbled(refusal),
            _ => JudgedEnd::Illegal(refusal),
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
