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
//! A command is either run to its end ([`Keeper::run`]), or it is talked to, line by line
//! ([`Keeper::talk`]). In both cases [`Terms`] say what it may use.
//!
//! A command that is not trusted runs in the [`sandbox`](crate::sandbox).
//!
//! **Limits of trust.** A command that is trusted runs as the same user, so it can kill its keeper. Then
//! everything is looked for that is in the keeper's session, or has the run's mark in its environment, and
//! killed; a process that has left the session *and* wiped its environment *and* killed the keeper gets
//! away.
//!
//! Only Linux can do all this. Elsewhere there is no sandbox and no keeper: a command must be trusted, is run to its
//! end or to the end of its time, and is ended with the tree of all that it has started.

#[cfg(target_os = "linux")]
pub(crate) mod keep;
#[cfg(target_os = "linux")]
mod keeper;
#[cfg(target_os = "linux")]
pub(crate) mod plan;
#[cfg(target_os = "linux")]
pub(crate) mod report;
#[cfg(target_os = "linux")]
pub(crate) mod reports;
#[cfg(target_os = "linux")]
pub(crate) mod sweep;
mod talk;
#[cfg(any(test, not(target_os = "linux")))]
mod tree;
mod verdict;

use std::ffi::OsString;
use std::io;
use std::path::{self, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use tabla_core::{Say, Saying};
use tabla_games::Trouble;

use crate::sandbox::Protection;

#[cfg(target_os = "linux")]
pub use plan::{read as read_plan, write as write_plan};
#[cfg(target_os = "linux")]
pub use report::Report;
pub use talk::Talk;
pub use verdict::{Ended, Fault, How, Limit};

/// So many bytes of error output are kept: the last ones.
const STDERR_KEPT: usize = 64 << 10;

/// What a command may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The folder in which it is started, and the only place where it may write.
    pub folder: PathBuf,
    /// What it may read besides: files, or folders with everything in them. The system's programs and
    /// libraries, its folder, and the file of its program can be read in any case.
    pub readable: Vec<PathBuf>,
    /// What it may not read, though it is in a folder that it may read, even in its own: files, or folders with
    /// everything in them.
    pub hidden: Vec<PathBuf>,
    /// Bytes of memory, of all its processes together.
    pub memory: u64,
    /// How many processes and threads it may have at a time.
    pub processes: u64,
    /// Bytes of a single file.
    pub file_size: u64,
    /// By how many bytes its folder may grow.
    pub disk: u64,
    /// Processor time, of all its processes together.
    pub cpu: Duration,
    /// The time from start to end, if that is limited.
    pub wall: Option<Duration>,
    /// Bytes of output in all. Of what it says on the error output, only the end is kept.
    pub output: u64,
    /// Bytes of a line of output.
    pub longest_line: usize,
    /// Whether it may do whatever we may do: then only the time from start to end and the output are limited.
    pub trust: bool,
}

impl Terms {
    /// What is enough for a program that plays: the sandbox is on, and no time is set.
    pub fn new(folder: impl Into<PathBuf>) -> Terms {
        Terms {
            folder: folder.into(),
            readable: Vec::new(),
            hidden: Vec::new(),
            memory: 2 << 30,
            processes: 256,
            file_size: 1 << 30,
            disk: 1 << 30,
            cpu: Duration::from_secs(24 * 3600),
            wall: None,
            output: 64 << 20,
            longest_line: 64 << 10,
            trust: false,
        }
    }
}

/// Why nothing was run.
#[derive(Debug, Say)]
#[say("process", error)]
pub enum RunError {
    /// The command is empty.
    Empty,
    /// The command cannot be started.
    #[say(saying = not_started(program, error))]
    NotStarted { program: String, error: io::Error },
    /// The keeper cannot be started.
    #[say(error = Trouble::of(error))]
    NoKeeper { error: io::Error },
    /// The sandbox cannot be had, and the command is not trusted.
    #[say(key = "sandbox-missing")]
    NoSandbox { protection: Protection, error: String },
    /// Something that the command is to read is not there.
    #[say(key = "sandbox-unreadable", error = Trouble::of(error))]
    Unreadable { path: PathBuf, error: io::Error },
    /// So much cannot be made readable without making everything readable.
    #[say(key = "sandbox-too-wide")]
    TooWide { path: PathBuf },
    /// The system has no sandbox, and the command is not trusted.
    Unconfined,
    /// The system has nothing that programs in the arena need.
    Unsupported,
}

/// A program that is named by a path is there or not; another one was looked for.
fn not_started(program: &str, error: &io::Error) -> Saying {
    let saying = match program.contains(path::is_separator) {
        true if is_not_executable(program, error) => Saying::new("process-not-executable"),
        true => Saying::new("process-not-started").with("error", &Trouble::of(error)),
        false => Saying::new("process-not-found").with("error", &Trouble::of(error)),
    };
    saying.with("program", program)
}

/// Whether a program cannot be started because nobody has said that it is one.
fn is_not_executable(program: &str, error: &io::Error) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let about = std::fs::metadata(program);
        let is_plain = about.is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 == 0);
        error.kind() == io::ErrorKind::PermissionDenied && is_plain
    }
    #[cfg(not(unix))]
    {
        let _ = (program, error);
        false
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

    /// Runs a command to its end, or until `stop` says so. No shell reads its words. Its input is empty,
    /// and its output is thrown away.
    #[cfg(target_os = "linux")]
    pub fn run(
        &self,
        command: &[OsString],
        terms: &Terms,
        stop: &dyn Fn() -> bool,
    ) -> Result<Ended, RunError> {
        keeper::run(&self.program, command, terms, stop)
    }

    /// Starts a command that is talked to. No shell reads its words.
    #[cfg(target_os = "linux")]
    pub fn talk(&self, command: &[OsString], terms: &Terms) -> Result<Talk, RunError> {
        Talk::start(&self.program, command, terms)
    }

    /// Runs a command to its end, or until `stop` says so.
    #[cfg(not(target_os = "linux"))]
    pub fn run(
        &self,
        command: &[OsString],
        terms: &Terms,
        stop: &dyn Fn() -> bool,
    ) -> Result<Ended, RunError> {
        tree::run(command, terms, stop)
    }

    /// Starts nothing: this system cannot do it.
    #[cfg(not(target_os = "linux"))]
    pub fn talk(&self, _: &[OsString], _: &Terms) -> Result<Talk, RunError> {
        Err(RunError::Unsupported)
    }
}

/// Keeps a command, if this program was started for that; then the exit code is all that is left to do.
pub fn keep_if_asked(args: &[OsString]) -> Option<ExitCode> {
    #[cfg(target_os = "linux")]
    return keep::keep_if_asked(args);
    #[cfg(not(target_os = "linux"))]
    {
        let _ = args;
        None
    }
}
