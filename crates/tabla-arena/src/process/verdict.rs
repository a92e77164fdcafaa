//! How a command ended, and what can be wrong with it before.

use std::time::Duration;

use tabla_core::{Say, Saying};

/// How a run ended. Nothing of it is running any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// How the command ended.
    pub how: How,
    /// The time from its start to its end.
    pub time: Duration,
    /// How many other processes were still there at its end, and were killed.
    pub left_behind: usize,
    /// Processor time, of all its processes that are known to have ended.
    pub cpu: Duration,
    /// The most memory that it was seen to have, in bytes.
    pub memory: u64,
    /// The end of what it said on its error output.
    pub stderr: Vec<u8>,
}

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("run")]
pub enum How {
    /// By itself, with this exit code.
    Exited(#[say("code")] i32),
    /// By a signal that did not come from us.
    Signalled(#[say("signal")] i32),
    /// It was not over in time.
    #[say(saying = Limit::Time.say())]
    Late,
    /// It wanted more than it may have.
    #[say(transparent)]
    Exceeded(Limit),
    /// It was stopped because we were asked to.
    Stopped,
    /// It put its keeper out of action.
    #[say(key = "judge-broke")]
    Broke,
}

/// What a command may have no more of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("run-limit")]
pub enum Limit {
    /// The time from start to end.
    Time,
    Cpu,
    Memory,
    Processes,
    /// The size of a file.
    FileSize,
    /// The size of its folder.
    Disk,
}

impl Limit {
    pub const ALL: [Limit; 6] =
        [Limit::Time, Limit::Cpu, Limit::Memory, Limit::Processes, Limit::FileSize, Limit::Disk];

    /// A word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Limit::Time => "time",
            Limit::Cpu => "cpu",
            Limit::Memory => "memory",
            Limit::Processes => "processes",
            Limit::FileSize => "file-size",
            Limit::Disk => "disk",
        }
    }
}

/// Why a talk cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("fault", error)]
pub enum Fault {
    /// There was no answer in time.
    Silent,
    /// Its input or its output is closed.
    #[say(saying = how.map_or_else(|| Saying::new("fault-closed"), |how| how.say()))]
    Closed {
        /// How it ended, if it did.
        how: Option<How>,
    },
    /// A line of output does not end.
    LongLine {
        /// As long as a line may be.
        most: usize,
    },
    /// There is too much output in all.
    #[say(most = most.to_string())]
    Flood {
        /// As much as there may be.
        most: u64,
    },
    /// A line of output is no text.
    NotText,
    /// It does not read its input.
    Deaf,
    /// It wanted more than it may have, and was killed.
    #[say(transparent)]
    Limit(Limit),
}

impl Fault {
    /// A word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Fault::Silent => "silent",
            Fault::Closed { .. } => "closed",
            Fault::LongLine { .. } => "long-line",
            Fault::Flood { .. } => "flood",
            Fault::NotText => "not-text",
            Fault::Deaf => "deaf",
            Fault::Limit(limit) => limit.word(),
        }
    }

    /// What it means that the other end is closed.
    #[cfg(target_os = "linux")]
    pub(super) fn closed(how: Option<How>) -> Fault {
        match how {
            Some(How::Exceeded(limit)) => Fault::Limit(limit),
            Some(How::Late) => Fault::Limit(Limit::Time),
            how => Fault::Closed { how },
        }
    }
}
