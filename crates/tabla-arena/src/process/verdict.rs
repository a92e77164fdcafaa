//! How a command ended, and what can be wrong with it before.

use std::time::Duration;

use tabla_core::{Say, Saying};
use thiserror::Error;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By itself, with this exit code.
    Exited(i32),
    /// By a signal that did not come from us.
    Signalled(i32),
    /// It was not over in time.
    Late,
    /// It wanted more than it may have.
    Exceeded(Limit),
    /// It was stopped because we were asked to.
    Stopped,
    /// It put its keeper out of action.
    Broke,
}

impl Say for How {
    fn say(&self) -> Saying {
        match self {
            How::Exited(code) => Saying::new("run-exited").with("code", i64::from(*code)),
            How::Signalled(signal) => Saying::new("run-signalled").with("signal", i64::from(*signal)),
            How::Late => Limit::Time.say(),
            How::Exceeded(limit) => limit.say(),
            How::Stopped => Saying::new("run-stopped"),
            How::Broke => Saying::new("judge-broke"),
        }
    }
}

/// What a command may have no more of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// The time from start to end.
    Time,
    /// Processor time.
    Cpu,
    /// Memory.
    Memory,
    /// Processes.
    Processes,
    /// The size of a file.
    FileSize,
    /// The size of its folder.
    Disk,
}

impl Limit {
    /// All of them.
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

impl Say for Limit {
    fn say(&self) -> Saying {
        Saying::new(match self {
            Limit::Time => "run-limit-time",
            Limit::Cpu => "run-limit-cpu",
            Limit::Memory => "run-limit-memory",
            Limit::Processes => "run-limit-processes",
            Limit::FileSize => "run-limit-file-size",
            Limit::Disk => "run-limit-disk",
        })
    }
}

/// Why a talk cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// There was no answer in time.
    #[error("there was no answer in time")]
    Silent,
    /// Its input or its output is closed.
    #[error("the program has ended or closed its input or output: {how:?}")]
    Closed {
        /// How it ended, if it did.
        how: Option<How>,
    },
    /// A line of output does not end.
    #[error("a line has more than {most} bytes")]
    LongLine {
        /// As long as a line may be.
        most: usize,
    },
    /// There is too much output in all.
    #[error("there are more than {most} bytes of output")]
    Flood {
        /// As much as there may be.
        most: u64,
    },
    /// A line of output is no text.
    #[error("a line is no text in UTF-8")]
    NotText,
    /// It does not read its input.
    #[error("the program does not read its input")]
    Deaf,
    /// It wanted more than it may have, and was killed.
    #[error("the program wanted more than it may have: {0:?}")]
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

impl Say for Fault {
    fn say(&self) -> Saying {
        match self {
            Fault::Silent => Saying::new("fault-silent"),
            Fault::Closed { how: Some(how) } => how.say(),
            Fault::Closed { how: None } => Saying::new("fault-closed"),
            Fault::LongLine { most } => Saying::new("fault-long-line").with("most", *most),
            Fault::Flood { most } => Saying::new("fault-flood").with("most", most.to_string()),
            Fault::NotText => Saying::new("fault-not-text"),
            Fault::Deaf => Saying::new("fault-deaf"),
            Fault::Limit(limit) => limit.say(),
        }
    }
}
