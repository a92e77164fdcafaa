//! What keeps a program that nobody trusts from doing harm.
//!
//! Between the keeper of a command and the command stands a *warden*: our own program, started once more
//! as the first process of a namespace. It takes away from itself all that the command must not have, and
//! then starts the command, which can have no more than the warden. So there is no `unsafe` code between a
//! fork and what follows it, and no moment at which the command runs unprotected.
//!
//! Several walls stand behind each other, and each of them is the kernel's:
//!
//! - **Namespaces.** The command has its own users (it has no privilege, and where we are the administrator it
//!   is somebody else), its own processes (it sees no other, can signal no other, and when the warden is
//!   killed, all of them are gone at once, daemons included), its own network with nothing in it, its own
//!   System V memory and host name, and its own mounts: everything but its folder is read-only there, so that
//!   not even the mode of a file elsewhere can be changed, and `/proc` shows its own processes.
//! - **Landlock.** It can write in its folder alone. It can read its folder, its program and, if that is in a
//!   folder `bin`, the libraries beside it, the system's programs and libraries, the languages in `PATH` with
//!   all that is in their prefixes (of pyenv, uv, conda, venv, nvm, sdkman, rustup), a few harmless devices, and
//!   what the terms name, but for what they hide. What is hidden in its own folder is covered by a mount. It
//!   cannot truncate, link or move anything from elsewhere. Where the kernel knows
//!   more (devices' controls, TCP, abstract sockets, signals), that is taken away as well.
//! - **System calls.** A filter refuses those that nobody needs for playing: sockets, but for pairs of joined
//!   ones, tracing and reading of other processes, mounts and namespaces, keys, modules, `bpf`, `io_uring`,
//!   performance counters, user faults, anonymous files, setting the clock, and files with the set-user-id
//!   bit.
//! - **Limits** on processor time, size of files, size of data, open files, processes; no core dumps. What
//!   the kernel counts for each process alone, the keeper adds up for all of them: memory, processor time,
//!   processes with their threads, and what was written into the folder.
//! - **No new privileges**, no capabilities, and an environment with nothing in it but `PATH`, `HOME`,
//!   `TMPDIR` and `LANG`. No file is open but the three that every program has.
//!
//! If one of them cannot be had, nothing is started, and [`Protection`] says which one it was. It takes
//! Linux 6.2 or later with Landlock, and user namespaces for everybody; for the administrator, whose processes
//! the kernel limits only by their numbers, Linux 6.14. A folder that holds somebody's home is not opened to a
//! command, neither to write nor to read.
//!
//! **What a hostile program can still do.** It can use all that it is given, up to the limits. Memory and
//! disk are measured forty and five times in a second, not counted by the kernel: between two looks it can
//! have more than it may; a folder with more than 20,000 files is not counted, and the free space of its disk
//! is watched instead. What it maps from files counts as its memory. It may leave in its folder what it likes;
//! whoever reads that must not follow links. It can find out what the machine is like, which files exist, who
//! has an account and how busy the machine is; it shares processor, caches and disk with everybody, and what
//! can be guessed from them is not hidden. Of what it can read, an administrator's command can also read what
//! the system keeps from ordinary users. And a fault in the kernel would be one in the sandbox.

#[cfg(target_os = "linux")]
mod calls;
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod growth;
#[cfg(target_os = "linux")]
mod languages;
#[cfg(target_os = "linux")]
mod limits;
#[cfg(target_os = "linux")]
mod spaces;
#[cfg(target_os = "linux")]
mod usage;
#[cfg(target_os = "linux")]
mod warden;

use tabla_core::Say;

#[cfg(target_os = "linux")]
pub(crate) use growth::Growth;
#[cfg(target_os = "linux")]
pub(crate) use languages::{path, resolve};
#[cfg(target_os = "linux")]
pub(crate) use spaces::separate;
#[cfg(target_os = "linux")]
pub(crate) use usage::Meter;
#[cfg(target_os = "linux")]
pub(crate) use warden::{WORD, guard, lend};

/// Whether this system can have one.
pub const IS_HERE: bool = cfg!(target_os = "linux");

/// Exit codes by which shells tell that a program could not be started.
const NOT_STARTED: [i32; 2] = [126, 127];
/// What the system, and languages that speak for it, say to those who may not read something.
const REFUSED: [&str; 3] = ["Permission denied", "PermissionError", "EACCES"];

/// Whether a program that ended before its first answer may have run into the sandbox, to judge by its exit code
/// and its last words.
pub fn is_suspected(code: Option<i32>, stderr: &[u8]) -> bool {
    let said = String::from_utf8_lossy(stderr);
    code.is_some_and(|code| NOT_STARTED.contains(&code)) || REFUSED.iter().any(|words| said.contains(words))
}

/// One of the walls around a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("sandbox")]
pub enum Protection {
    /// The namespace of users, which all the others need.
    Users,
    /// The namespace of processes.
    Processes,
    /// The namespace of networks.
    Network,
    /// The namespaces of System V memory, of host names and of control groups.
    Names,
    /// The namespace of mounts.
    Mounts,
    /// The rules for files.
    Files,
    /// The filter of system calls.
    Calls,
    /// The limits of what can be used.
    Limits,
    /// Having no privileges, and getting none.
    Privileges,
}

impl Protection {
    pub const ALL: [Protection; 9] = [
        Protection::Users,
        Protection::Processes,
        Protection::Network,
        Protection::Names,
        Protection::Mounts,
        Protection::Files,
        Protection::Calls,
        Protection::Limits,
        Protection::Privileges,
    ];

    /// A word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Protection::Users => "users",
            Protection::Processes => "processes",
            Protection::Network => "network",
            Protection::Names => "names",
            Protection::Mounts => "mounts",
            Protection::Files => "files",
            Protection::Calls => "calls",
            Protection::Limits => "limits",
            Protection::Privileges => "privileges",
        }
    }

    /// The one that has this word.
    #[cfg(target_os = "linux")]
    pub(crate) fn of_word(word: &str) -> Option<Protection> {
        Protection::ALL.into_iter().find(|protection| protection.word() == word)
    }
}

/// A wall that cannot be had.
#[cfg(target_os = "linux")]
#[derive(Debug)]
pub(crate) struct Missing {
    pub protection: Protection,
    /// What the system says.
    pub error: std::io::Error,
}

#[cfg(target_os = "linux")]
impl Protection {
    /// This wall cannot be had.
    fn missing(self, error: impl Into<std::io::Error>) -> Missing {
        Missing { protection: self, error: error.into() }
    }
}
