//! The keeper itself: starts a command, watches it, and ends everything.
//!
//! What was its input and output is the command's; on the error output is the socket on which it reports.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{ChildStderr, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{
    DumpableBehavior, Pid, PidfdFlags, WaitStatus, getpid, pidfd_open, set_child_subreaper,
    set_dumpable_behavior, setsid,
};
use rustix::stdio::{dup2_stdin, dup2_stdout};

use super::report::Report;
use super::{Ended, How, Terms, plan, sweep};

/// The first argument of a keeper.
pub const WORD: &str = "--keep-a-command";
/// So many bytes of error output are kept: the last ones.
pub const STDERR_KEPT: usize = 64 << 10;

/// Keeps a command, if the arguments say so.
pub fn keep_if_asked(args: &[OsString]) -> Option<ExitCode> {
    let [_, word, rest @ ..] = args else { return None };
    if word != WORD {
        return None;
    }
    let (command, terms) = plan::read(rest)?;
    Some(match keep(command, &terms) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

fn keep(command: &[OsString], terms: &Terms) -> io::Result<()> {
    let mut socket = UnixStream::from(io::stderr().as_fd().try_clone_to_owned()?);
    // Nobody outside can be in a group of our session; so groups can be killed as a whole.
    setsid()?;
    set_child_subreaper(Some(getpid()))?;
    // A system that is too old for this must say so before anything is started.
    pidfd_open(getpid(), PidfdFlags::empty())?;
    // Whoever is not the administrator cannot look into us then. It does no harm where it is refused.
    let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
    socket.write_all(&Report::Here.write())?;
    let report = match watch(command, terms, &mut socket) {
        Ok(ended) => Report::Ended(ended),
        Err(error) => Report::NotStarted(error),
    };
    socket.write_all(&report.write())
}

/// Starts the command, waits, and ends everything.
fn watch(command: &[OsString], terms: &Terms, socket: &mut UnixStream) -> io::Result<Ended> {
    let begin = Instant::now();
    let mut child = Command::new(&command[0])
        .args(&command[1..])
        .stdin(io::stdin().as_fd().try_clone_to_owned()?)
        .stdout(io::stdout().as_fd().try_clone_to_owned()?)
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()?;
    let let_go = let_go_of_the_commands_ends().and_then(|()| socket.write_all(&Report::Started.write()));
    let pid = Pid::from_child(&child);
    let mut words = LastWords { pipe: child.stderr.take(), bytes: Vec::new() };
    let over = let_go
        .and_then(|()| Ok(pidfd_open(pid, PidfdFlags::empty())?))
        .and_then(|handle| wait_for_one(&handle, socket, &mut words, begin, terms.wall));
    let time = begin.elapsed();
    let left_behind = sweep::count_below(pid);
    let status = sweep::end_below(pid);
    words.drain();
    let how = match over {
        Ok(First::Command) if terms.wall.is_none_or(|wall| time <= wall) => ended(status),
        Ok(First::Command | First::Limit) => How::Late,
        Ok(First::Socket) | Err(_) => How::Stopped,
    };
    let (cpu, memory) = usage();
    Ok(Ended { how, time, left_behind, cpu, memory, stderr: words.bytes })
}

/// Only the command holds its input and output now, so that their ends are heard.
fn let_go_of_the_commands_ends() -> io::Result<()> {
    let nothing = File::options().read(true).write(true).open("/dev/null")?;
    dup2_stdin(&nothing)?;
    dup2_stdout(&nothing)?;
    Ok(())
}

/// The processor time of all that was waited for, and the most memory that one of them had.
fn usage() -> (Duration, u64) {
    let Ok(usage) = getrusage(UsageWho::RUSAGE_CHILDREN) else { return (Duration::ZERO, 0) };
    let micros = [usage.user_time(), usage.system_time()]
        .map(|time| u64::try_from(time.tv_sec() * 1_000_000 + time.tv_usec()).unwrap_or(0));
    let memory = u64::try_from(usage.max_rss()).unwrap_or(0) * 1024;
    (Duration::from_micros(micros[0] + micros[1]), memory)
}

fn ended(status: Option<WaitStatus>) -> How {
    let signal = status.and_then(WaitStatus::terminating_signal).map(How::Signalled);
    let code = || status.and_then(WaitStatus::exit_status).map(How::Exited);
    signal.or_else(code).unwrap_or(How::Late)
}

/// The end of what a command says on its error output.
struct LastWords {
    pipe: Option<ChildStderr>,
    bytes: Vec<u8>,
}

impl LastWords {
    /// Reads what is there, when something is there.
    fn read(&mut self) {
        let mut bytes = [0; 16 << 10];
        let Some(pipe) = &mut self.pipe else { return };
        match pipe.read(&mut bytes) {
            Ok(0) => self.pipe = None,
            Ok(count) => {
                self.bytes.extend_from_slice(&bytes[..count]);
                let excess = self.bytes.len().saturating_sub(STDERR_KEPT);
                self.bytes.drain(..excess);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => self.pipe = None,
        }
    }

    /// Reads what is left, when nobody writes any more.
    fn drain(&mut self) {
        while let Some(pipe) = &self.pipe {
            let mut events = [PollFd::new(pipe, PollFlags::IN)];
            match poll(&mut events, Some(&timespec(Duration::ZERO))) {
                Ok(count) if count > 0 => self.read(),
                _ => return,
            }
        }
    }
}

/// What comes first.
#[derive(Clone, Copy, Debug)]
enum First {
    Command,
    Socket,
    Limit,
}

fn wait_for_one(
    handle: &OwnedFd,
    socket: &UnixStream,
    words: &mut LastWords,
    begin: Instant,
    wall: Option<Duration>,
) -> io::Result<First> {
    loop {
        let left = wall.map(|wall| wall.saturating_sub(begin.elapsed()));
        let mut events =
            vec![PollFd::new(handle, PollFlags::IN), PollFd::new(socket, PollFlags::IN | PollFlags::RDHUP)];
        events.extend(words.pipe.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::IN)));
        let polled = poll(&mut events, left.map(timespec).as_ref());
        let [command, asker, speaks] = [0, 1, 2].map(|at| {
            let flags = events.get(at).map_or(PollFlags::empty(), PollFd::revents);
            polled.is_ok() && !flags.is_empty()
        });
        match polled {
            Ok(_) if command => return Ok(First::Command),
            Ok(_) if asker => return Ok(First::Socket),
            Ok(_) if wall.is_some_and(|wall| begin.elapsed() >= wall) => return Ok(First::Limit),
            Ok(_) if speaks => words.read(),
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

fn timespec(time: Duration) -> Timespec {
    Timespec { tv_sec: time.as_secs().try_into().unwrap_or(i64::MAX), tv_nsec: time.subsec_nanos().into() }
}
