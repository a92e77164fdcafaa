//! The keeper itself: starts a command, watches it, and ends everything.
//!
//! What was its input and output is the command's; on the error output is the socket on which it reports.
//! A command that is trusted is its child; between it and any other stands a warden.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, PipeReader, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitCode};
use std::thread::sleep;
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{
    DumpableBehavior, Pid, PidfdFlags, Signal, WaitStatus, getpid, pidfd_open, pidfd_send_signal,
    set_child_subreaper, set_dumpable_behavior, setsid,
};
use rustix::stdio::{dup2_stdin, dup2_stdout};

use super::keeper::START;
use super::report::Report;
use super::reports::Reports;
use super::{Ended, How, Limit, STDERR_KEPT, Terms, plan, sweep};
use crate::sandbox::{self, Growth, Meter};

/// The first argument of a keeper.
pub const WORD: &str = "--keep-a-command";
/// How often a command that is not trusted is measured.
const TICK: Duration = Duration::from_millis(25);
/// How long a program may be busy.
const BUSY: Duration = Duration::from_secs(5);

/// Keeps or guards a command, if the arguments say so.
pub fn keep_if_asked(args: &[OsString]) -> Option<ExitCode> {
    let [_, word, rest @ ..] = args else { return None };
    let act = match word.to_str()? {
        WORD => keep,
        sandbox::WORD => sandbox::guard,
        _ => return None,
    };
    let (command, terms) = plan::read(rest)?;
    Some(match act(command, &terms) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

fn keep(command: &[OsString], terms: &Terms) -> io::Result<()> {
    close_what_is_not_ours()?;
    let mut socket = UnixStream::from(io::stderr().as_fd().try_clone_to_owned()?);
    // Nobody outside can be in a group of our session; so groups can be killed as a whole.
    setsid()?;
    set_child_subreaper(Some(getpid()))?;
    // A system that is too old for this must say so before anything is started.
    pidfd_open(getpid(), PidfdFlags::empty())?;
    socket.write_all(&Report::Here.write())?;
    let started = if terms.trust { Ward::trusted(command) } else { Ward::guarded(command, terms) };
    let report = match started {
        Ok(ward) => {
            // If nobody hears it any more, that is noticed when we wait.
            let _ = socket.write_all(&Report::Started.write());
            Report::Ended(ward.watch(terms, &socket))
        }
        Err(report) => {
            // What was begun does not stay half done.
            sweep::end_below(getpid());
            report
        }
    };
    socket.write_all(&report.write())
}

/// Closes the files that somebody before us has left open: no command shall find them.
fn close_what_is_not_ours() -> io::Result<()> {
    let names: Vec<OsString> =
        fs::read_dir("/proc/self/fd")?.filter_map(|entry| Some(entry.ok()?.file_name())).collect();
    let numbers = names.iter().filter_map(|name| name.to_str()?.parse::<i32>().ok());
    for number in numbers.filter(|&number| number > 2) {
        // The list itself was one of them, and is closed by now.
        let _ = nix::unistd::close(number);
    }
    Ok(())
}

/// A command that has been started, or the warden who has started it.
struct Ward {
    pid: Pid,
    handle: OwnedFd,
    /// What the warden says.
    line: Option<Reports>,
    words: LastWords,
    growth: Option<Growth>,
    begin: Instant,
}

impl Ward {
    /// Starts a command as a child.
    fn trusted(command: &[OsString]) -> Result<Ward, Report> {
        protect_ourselves();
        let mut prepared = Command::new(&command[0]);
        prepared.args(&command[1..]);
        io::pipe()
            .and_then(|(words, pipe)| Ward::start(prepared.stderr(pipe), words))
            .map_err(Report::NotStarted)
    }

    /// Starts a warden with its command.
    fn guarded(command: &[OsString], terms: &Terms) -> Result<Ward, Report> {
        let growth = Growth::new(Path::new("."));
        sandbox::separate().map_err(|missing| Report::Missing {
            protection: missing.protection,
            error: missing.error.to_string(),
        })?;
        protect_ourselves();
        let mut ward = Ward::warden(command, terms).map_err(Report::NotStarted)?;
        ward.growth = Some(growth);
        let report = ward.line.as_mut().and_then(|line| line.next(Some(Instant::now() + START), &|| false));
        match report {
            Some(Report::Started) => {
                ward.begin = Instant::now();
                Ok(ward)
            }
            report => Err(report.unwrap_or_else(|| Report::NotStarted(io::ErrorKind::BrokenPipe.into()))),
        }
    }

    fn warden(command: &[OsString], terms: &Terms) -> io::Result<Ward> {
        let (ours, theirs) = UnixStream::pair()?;
        let (words, pipe) = io::pipe()?;
        let mut warden = Command::new("/proc/self/exe");
        warden.arg(sandbox::WORD).args(plan::write(command, terms)).stderr(OwnedFd::from(theirs));
        let mut ward = Ward::start(&mut warden, words)?;
        sandbox::lend(&ours, pipe.as_fd())?;
        ward.line = Some(Reports::new(ours));
        Ok(ward)
    }

    /// Starts a child that gets our input and output; only it holds them then, so that their ends are heard.
    fn start(command: &mut Command, words: PipeReader) -> io::Result<Ward> {
        command
            .stdin(io::stdin().as_fd().try_clone_to_owned()?)
            .stdout(io::stdout().as_fd().try_clone_to_owned()?)
            .process_group(0);
        let nothing = File::options().read(true).write(true).open("/dev/null")?;
        let begin = Instant::now();
        let child = spawn(command)?;
        dup2_stdin(&nothing)?;
        dup2_stdout(&nothing)?;
        let pid = Pid::from_child(&child);
        let handle = pidfd_open(pid, PidfdFlags::empty())?;
        let words = LastWords { pipe: Some(words), bytes: Vec::new() };
        Ok(Ward { pid, handle, line: None, words, growth: None, begin })
    }

    /// Waits for the end, and ends everything.
    fn watch(mut self, terms: &Terms, socket: &UnixStream) -> Ended {
        let mut meter = self.growth.take().map(|growth| Meter::new(terms, self.pid, growth));
        let over = self.wait_for_one(terms, socket, meter.as_mut());
        let is_guarded = self.line.is_some();
        let time = match &over {
            Over::Ended(ended) => ended.time,
            _ => self.begin.elapsed(),
        };
        // The command itself is no longer there, unless we end it; of a child, we know who it is.
        let is_there = is_guarded && !matches!(over, Over::Ended(_));
        let left_behind = sweep::count_below(self.pid).saturating_sub(usize::from(is_there));
        // With the warden goes whatever is in its namespace; a child may have gone already.
        let _ = pidfd_send_signal(&self.handle, Signal::KILL);
        let status = sweep::end_below(self.pid);
        self.words.drain();
        let (cpu, memory) = usage();
        let last = meter.as_mut().and_then(|meter| meter.last_look(cpu, memory));
        let how = match over {
            Over::Asked => How::Stopped,
            Over::Exceeded(limit) => How::Exceeded(limit),
            Over::Late => How::Late,
            Over::Lost => last.map_or(How::Broke, How::Exceeded),
            Over::Ended(_) | Over::Child if terms.wall.is_some_and(|wall| time > wall) => How::Late,
            Over::Ended(ended) => last.map_or_else(|| of_limits(ended.how), How::Exceeded),
            Over::Child => of_child(status),
        };
        let (cpu, memory) = meter.map_or((cpu, memory), |meter| meter.most());
        Ended { how, time, left_behind, cpu, memory, stderr: self.words.bytes }
    }

    fn wait_for_one(
        &mut self,
        terms: &Terms,
        socket: &UnixStream,
        mut meter: Option<&mut Meter<'_>>,
    ) -> Over {
        // A quick command may have ended before it was known to have begun.
        let early = News { line: self.line.as_ref().is_some_and(Reports::has_more), ..News::default() };
        if let Some(over) = self.hear(early) {
            return over;
        }
        let mut next_look = self.begin + TICK;
        loop {
            let left = terms.wall.map(|wall| wall.saturating_sub(self.begin.elapsed()));
            let look = meter.is_some().then(|| next_look.saturating_duration_since(Instant::now()));
            let timeout = left.into_iter().chain(look).min();
            let Some(news) = self.poll(socket, timeout) else { return Over::Asked };
            if let Some(over) = self.hear(news) {
                return over;
            }
            if left.is_some_and(|left| left.is_zero()) {
                return Over::Late;
            }
            if let Some(meter) = meter.as_mut().filter(|_| Instant::now() >= next_look) {
                if let Some(limit) = meter.look() {
                    return Over::Exceeded(limit);
                }
                next_look = Instant::now() + TICK;
            }
        }
    }

    /// What there is news of; nothing if the asker has gone, or nothing more can be heard.
    fn poll(&self, socket: &UnixStream, timeout: Option<Duration>) -> Option<News> {
        let mut events = vec![
            PollFd::new(socket, PollFlags::IN | PollFlags::RDHUP),
            PollFd::new(&self.handle, PollFlags::IN),
        ];
        let line = self.line.as_ref().map(|line| PollFd::new(&line.socket, PollFlags::IN));
        let words = self.words.pipe.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::IN));
        let (has_line, has_words) = (line.is_some(), words.is_some());
        events.extend(line);
        events.extend(words);
        match poll(&mut events, timeout.map(timespec).as_ref()) {
            Ok(_) => {}
            Err(rustix::io::Errno::INTR) => return Some(News::default()),
            Err(_) => return None,
        }
        let mut heard = events.iter().map(|event| !event.revents().is_empty());
        if heard.next()? {
            return None;
        }
        Some(News {
            child: heard.next()?,
            line: has_line && heard.next()?,
            words: has_words && heard.next()?,
        })
    }

    /// Whether it is over now.
    fn hear(&mut self, news: News) -> Option<Over> {
        if news.words {
            self.words.read();
        }
        match &mut self.line {
            Some(line) if news.line => match line.next(Some(Instant::now()), &|| false) {
                Some(Report::Ended(ended)) => Some(Over::Ended(ended)),
                None if !line.is_lost => None,
                _ => Some(Over::Lost),
            },
            Some(_) => news.child.then_some(Over::Lost),
            None => news.child.then_some(Over::Child),
        }
    }
}

/// Starts a command. A program that was copied a moment ago is busy as long as a process that was started meanwhile
/// has not let go of it.
pub fn spawn(command: &mut Command) -> io::Result<Child> {
    let begin = Instant::now();
    loop {
        match command.spawn() {
            Err(error) if error.kind() == io::ErrorKind::ExecutableFileBusy && begin.elapsed() < BUSY => {
                sleep(TICK);
            }
            result => return result,
        }
    }
}

/// Who has something to say.
#[derive(Clone, Copy, Default, Debug)]
struct News {
    child: bool,
    line: bool,
    words: bool,
}

/// Why a command is watched no longer.
#[derive(Debug)]
enum Over {
    /// The warden says how the command ended.
    Ended(Ended),
    /// The child has ended.
    Child,
    /// Its time is up.
    Late,
    /// It has too much of something.
    Exceeded(Limit),
    /// The asker wants no more, or is gone.
    Asked,
    /// The warden is gone.
    Lost,
}

/// Whoever is not the administrator cannot look into us then. It does no harm where it is refused.
fn protect_ourselves() {
    let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
}

/// The processor time of all that was waited for, and the most memory that one of them had.
fn usage() -> (Duration, u64) {
    let Ok(usage) = getrusage(UsageWho::RUSAGE_CHILDREN) else { return (Duration::ZERO, 0) };
    let micros = [usage.user_time(), usage.system_time()]
        .map(|time| u64::try_from(time.tv_sec() * 1_000_000 + time.tv_usec()).unwrap_or(0));
    let memory = u64::try_from(usage.max_rss()).unwrap_or(0) * 1024;
    (Duration::from_micros(micros[0] + micros[1]), memory)
}

fn of_child(status: Option<WaitStatus>) -> How {
    let signal = status.and_then(WaitStatus::terminating_signal).map(How::Signalled);
    let code = || status.and_then(WaitStatus::exit_status).map(How::Exited);
    signal.or_else(code).unwrap_or(How::Late)
}

/// Two signals come from the kernel when a limit is reached.
fn of_limits(how: How) -> How {
    match how {
        How::Signalled(signal) if signal == Signal::XCPU.as_raw() => How::Exceeded(Limit::Cpu),
        How::Signalled(signal) if signal == Signal::XFSZ.as_raw() => How::Exceeded(Limit::FileSize),
        how => how,
    }
}

/// The end of what a command says on its error output.
struct LastWords {
    pipe: Option<PipeReader>,
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

fn timespec(time: Duration) -> Timespec {
    Timespec { tv_sec: time.as_secs().try_into().unwrap_or(i64::MAX), tv_nsec: time.subsec_nanos().into() }
}
