//! The two ends of a run: the one that asks for it, and the keeper.
//!
//! A socket joins them. The keeper reports on it, and what it hears is its end: that the other one wants
//! no more, or is no more.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{
    DumpableBehavior, Pid, PidfdFlags, WaitStatus, getpid, pidfd_open, set_child_subreaper,
    set_dumpable_behavior, setsid,
};

use super::report::Report;
use super::{Errand, How, Ran, RunError, sweep};

/// The first argument of a keeper.
const WORD: &str = "--keep-a-command";
/// The variable that marks everything that belongs to a run.
const MARK: &str = "TABLA_RUN";
/// How much longer than the limit a keeper may take, on a busy machine too, before it counts as lost.
const GRACE: Duration = Duration::from_secs(10);
/// How often the one that waits asks whether to stop.
const GLANCE: Duration = Duration::from_millis(50);
/// No line of a keeper is longer.
const LONGEST_LINE: usize = 256;

static RUNS: AtomicU64 = AtomicU64::new(0);

/// Runs a command under a keeper.
pub fn run(program: &Path, errand: &Errand, stop: &dyn Fn() -> bool) -> Result<Ran, RunError> {
    let Some(first) = errand.command.first() else { return Err(RunError::Empty) };
    let begin = Instant::now();
    let mark = format!("{}-{}", std::process::id(), RUNS.fetch_add(1, Ordering::Relaxed));
    let no_keeper = |error| RunError::NoKeeper { error };
    let (ours, theirs) = UnixStream::pair().map_err(no_keeper)?;
    let mut keeper = start(program, errand, theirs, &mark).map_err(no_keeper)?;
    let mut line = Line {
        socket: ours,
        bytes: Vec::new(),
        patience: begin.checked_add(errand.limit.saturating_add(GRACE)),
    };
    let greeting = line.next(stop);
    let last = if matches!(greeting, Some(Report::Here)) { line.next(stop) } else { None };
    match last {
        Some(report) => {
            keeper.wait().map_err(no_keeper)?;
            match report {
                Report::Ended(ran) => Ok(ran),
                Report::NotStarted(error) => {
                    Err(RunError::NotStarted { program: first.to_string_lossy().into_owned(), error })
                }
                Report::Here => Err(no_keeper(io::ErrorKind::InvalidData.into())),
            }
        }
        None => {
            give_up(&mut keeper, &mark).map_err(no_keeper)?;
            match greeting {
                Some(_) => Ok(Ran { how: How::Broke, time: begin.elapsed(), left_behind: 0 }),
                None => Err(no_keeper(io::ErrorKind::UnexpectedEof.into())),
            }
        }
    }
}

fn start(program: &Path, errand: &Errand, socket: UnixStream, mark: &str) -> io::Result<Child> {
    Command::new(program)
        .arg(WORD)
        .arg(u64::try_from(errand.limit.as_micros()).unwrap_or(u64::MAX).to_string())
        .args(&errand.command)
        .current_dir(&errand.folder)
        .env(MARK, mark)
        .stdin(OwnedFd::from(socket))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
}

/// Ends a keeper that does not answer, and what it should have ended.
fn give_up(keeper: &mut Child, mark: &str) -> io::Result<()> {
    keeper.kill()?;
    keeper.wait()?;
    sweep::end_marked(keeper.id(), &format!("{MARK}={mark}"));
    Ok(())
}

/// The lines of a keeper.
struct Line {
    socket: UnixStream,
    bytes: Vec<u8>,
    /// When a keeper counts as lost; never, if that is further away than time goes.
    patience: Option<Instant>,
}

impl Line {
    /// The next line; none if the keeper is gone or takes too long.
    fn next(&mut self, stop: &dyn Fn() -> bool) -> Option<Report> {
        self.socket.set_read_timeout(Some(GLANCE)).ok()?;
        loop {
            if let Some(end) = self.bytes.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.bytes.drain(..=end).collect();
                return Report::read(std::str::from_utf8(&line[..end]).ok()?);
            }
            if self.bytes.len() > LONGEST_LINE
                || self.patience.is_some_and(|patience| Instant::now() > patience)
            {
                return None;
            }
            if stop() {
                // The keeper hears that nobody speaks any more, and can still answer.
                self.socket.shutdown(Shutdown::Write).ok()?;
            }
            let mut bytes = [0; LONGEST_LINE];
            match self.socket.read(&mut bytes) {
                Ok(0) => return None,
                Ok(count) => self.bytes.extend_from_slice(&bytes[..count]),
                Err(error) if is_passing(&error) => {}
                Err(_) => return None,
            }
        }
    }
}

fn is_passing(error: &io::Error) -> bool {
    use io::ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(error.kind(), Interrupted | TimedOut | WouldBlock)
}

/// Keeps a command, if the arguments say so.
pub fn keep_if_asked(args: &[OsString]) -> Option<ExitCode> {
    let [_, word, micros, program, arguments @ ..] = args else { return None };
    if word != WORD {
        return None;
    }
    let limit = Duration::from_micros(micros.to_str()?.parse().ok()?);
    Some(match keep(limit, program, arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

fn keep(limit: Duration, program: &OsStr, arguments: &[OsString]) -> io::Result<()> {
    let mut socket = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    // Nobody outside can be in a group of our session; so groups can be killed as a whole.
    setsid()?;
    set_child_subreaper(Some(getpid()))?;
    // A system that is too old for this must say so before anything is started.
    pidfd_open(getpid(), PidfdFlags::empty())?;
    // Whoever is not the administrator cannot look into us then. It does no harm where it is refused.
    let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
    socket.write_all(Report::Here.write().as_bytes())?;
    let report = match watch(limit, program, arguments, &socket) {
        Ok(ran) => Report::Ended(ran),
        Err(error) => Report::NotStarted(error),
    };
    socket.write_all(report.write().as_bytes())
}

/// Starts the command, waits, and ends everything.
fn watch(limit: Duration, program: &OsStr, arguments: &[OsString], socket: &UnixStream) -> io::Result<Ran> {
    let begin = Instant::now();
    let child = Command::new(program).args(arguments).stdin(Stdio::null()).process_group(0).spawn()?;
    let pid = Pid::from_child(&child);
    let over = pidfd_open(pid, PidfdFlags::empty())
        .map_err(io::Error::from)
        .and_then(|handle| wait_for_one(&handle, socket, begin, limit));
    let time = begin.elapsed();
    let left_behind = sweep::count_below(pid);
    let status = sweep::end_below(pid);
    let how = match over {
        Ok(First::Command) if time <= limit => ended(status),
        Ok(First::Command | First::Limit) => How::Late,
        Ok(First::Socket) | Err(_) => How::Stopped,
    };
    Ok(Ran { how, time, left_behind })
}

fn ended(status: Option<WaitStatus>) -> How {
    let signal = status.and_then(WaitStatus::terminating_signal).map(How::Signalled);
    let code = || status.and_then(WaitStatus::exit_status).map(How::Exited);
    signal.or_else(code).unwrap_or(How::Late)
}

/// What comes first.
#[derive(Clone, Copy, Debug)]
enum First {
    Command,
    Socket,
    Limit,
}

fn wait_for_one(handle: &OwnedFd, socket: &UnixStream, begin: Instant, limit: Duration) -> io::Result<First> {
    loop {
        let mut events =
            [PollFd::new(handle, PollFlags::IN), PollFd::new(socket, PollFlags::IN | PollFlags::RDHUP)];
        let left = limit.saturating_sub(begin.elapsed());
        let timeout = Timespec {
            tv_sec: left.as_secs().try_into().unwrap_or(i64::MAX),
            tv_nsec: left.subsec_nanos().into(),
        };
        match poll(&mut events, Some(&timeout)) {
            Ok(_) if !events[0].revents().is_empty() => return Ok(First::Command),
            Ok(_) if !events[1].revents().is_empty() => return Ok(First::Socket),
            Ok(_) if begin.elapsed() >= limit => return Ok(First::Limit),
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
