//! Commands that nobody trusts: started in a folder, watched, and ended with everything they started.
//!
//! A command may fork, leave daemons behind, or never end. What it leaves would become a child of the
//! system's first process, where nobody could tell whose it was. So each command gets a *keeper*: a
//! process of its own that adopts all orphans below it (a child subreaper), with a session of its own.
//! The keeper starts the command, waits for it no longer than the limit, kills whatever is below it
//! until nothing is left, and reports. Runs on several threads have several keepers, and none can take a
//! child for its own that belongs to another.
//!
//! The keeper is our own program, started once more: a program that runs commands calls
//! [`keep_if_asked`] before everything else. This is also why there is no `unsafe` code between a fork and
//! what follows it.
//!
//! When the program that asked for the run ends, however it ends, the keeper notices and kills as well.
//!
//! **Limits.** The command runs as the same user, so it can kill its keeper. Then everything is looked
//! for that is in the keeper's session, or has the run's mark in its environment, and killed; a process
//! that has left the session *and* wiped its environment *and* killed the keeper gets away. It takes a
//! namespace of processes to forbid that. Only Linux can do all this: elsewhere a run is refused.

#[cfg(target_os = "linux")]
mod keeper;
#[cfg(target_os = "linux")]
mod report;
#[cfg(target_os = "linux")]
mod sweep;

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use tabla_core::{Say, Saying};
use thiserror::Error;

/// What is to be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    /// The program and its arguments. No shell reads them.
    pub command: Vec<OsString>,
    /// The folder in which it is started.
    pub folder: PathBuf,
    /// The time from start to exit. Whoever needs longer is killed.
    pub limit: Duration,
}

/// How a run ended. Nothing of it is running any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ran {
    /// How the command ended.
    pub how: How,
    /// The time from its start to its end.
    pub time: Duration,
    /// How many other processes were still there at its end, and were killed.
    pub left_behind: usize,
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
    /// It was stopped because we were asked to.
    Stopped,
    /// It put its keeper out of action.
    Broke,
}

/// Why nothing was run.
#[derive(Debug, Error)]
pub enum RunError {
    /// The command is empty.
    #[error("there is no command")]
    Empty,
    /// The command cannot be started.
    #[error("{program} cannot be started: {error}")]
    NotStarted {
        /// The program.
        program: String,
        /// What the system says.
        error: io::Error,
    },
    /// The keeper cannot be started.
    #[error("no process can be started to keep the command: {error}")]
    NoKeeper {
        /// What the system says.
        error: io::Error,
    },
    /// The system cannot do it.
    #[error("commands can be run on Linux alone")]
    Unsupported,
}

impl Say for RunError {
    fn say(&self) -> Saying {
        match self {
            RunError::Empty => Saying::new("process-empty"),
            RunError::NotStarted { program, error } => Saying::new("process-not-started")
                .with("program", program.as_str())
                .with("error", error.to_string()),
            RunError::NoKeeper { error } => Saying::new("process-no-keeper").with("error", error.to_string()),
            RunError::Unsupported => Saying::new("process-unsupported"),
        }
    }
}

/// The program that keeps commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keeper {
    program: PathBuf,
}

impl Default for Keeper {
    fn default() -> Keeper {
        Keeper::own()
    }
}

impl Keeper {
    /// The program that is running. It must call [`keep_if_asked`].
    pub fn own() -> Keeper {
        Keeper::at("/proc/self/exe")
    }

    /// Another program that calls [`keep_if_asked`].
    pub fn at(program: impl Into<PathBuf>) -> Keeper {
        Keeper { program: program.into() }
    }

    /// Runs a command to its end, or until `stop` says so. Its input is empty, and its output is thrown
    /// away.
    #[cfg(target_os = "linux")]
    pub fn run(&self, errand: &Errand, stop: &dyn Fn() -> bool) -> Result<Ran, RunError> {
        keeper::run(&self.program, errand, stop)
    }

    /// Runs nothing: this system cannot do it.
    #[cfg(not(target_os = "linux"))]
    pub fn run(&self, _: &Errand, _: &dyn Fn() -> bool) -> Result<Ran, RunError> {
        Err(RunError::Unsupported)
    }
}

/// Keeps a command, if this program was started for that; then the exit code is all that is left to do.
pub fn keep_if_asked(args: &[OsString]) -> Option<ExitCode> {
    #[cfg(target_os = "linux")]
    return keeper::keep_if_asked(args);
    #[cfg(not(target_os = "linux"))]
    {
        let _ = args;
        None
    }
}
