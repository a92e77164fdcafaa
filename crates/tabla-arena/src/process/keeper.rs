//! The end of a run that asks for it.
//!
//! A socket joins it with the keeper. The keeper reports on it, and what it hears is its end: that the
//! other one wants no more, or is no more.

use std::env;
use std::ffi::OsString;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::{self, Path};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::keep::WORD;
use super::report::Report;
use super::reports::Reports;
use super::{Ended, How, RunError, Terms, plan, sweep};
use crate::sandbox;

/// The variable that marks everything that belongs to a run.
const MARK: &str = "TABLA_RUN";
/// How long it may take to start a command, on a busy machine too.
pub const START: Duration = Duration::from_secs(60);
/// How much longer than the limit a keeper may take, on a busy machine too, before it counts as lost.
const GRACE: Duration = Duration::from_secs(10);

static RUNS: AtomicU64 = AtomicU64::new(0);

/// Runs a command under a keeper.
pub fn run(
    program: &Path,
    command: &[OsString],
    terms: &Terms,
    stop: &dyn Fn() -> bool,
) -> Result<Ended, RunError> {
    let mut kept = Kept::start(program, command, terms, Stdio::null(), Stdio::null())?;
    let patience = terms.wall.and_then(|wall| Instant::now().checked_add(wall.saturating_add(GRACE)));
    Ok(kept.end(patience, stop).unwrap_or_else(|| kept.give_up()))
}

/// The same terms, with names that mean the same in the command's folder. What is to be readable must exist;
/// and neither that nor the folder may hold all that somebody has.
fn absolute(terms: &Terms) -> Result<Terms, RunError> {
    let mut terms = terms.clone();
    for path in &mut terms.readable {
        let found = path::absolute(&*path).and_then(|absolute| {
            absolute.metadata()?;
            Ok(absolute)
        });
        *path = found.map_err(|error| RunError::Unreadable { path: path.clone(), error })?;
    }
    // What is not there needs no hiding.
    terms.hidden = terms.hidden.iter().filter_map(|path| path.canonicalize().ok()).collect();
    let home = env::home_dir().and_then(|home| home.canonicalize().ok()).unwrap_or_else(|| "/".into());
    let real = terms.readable.iter().chain([&terms.folder]).filter_map(|path| path.canonicalize().ok());
    let wide = real.into_iter().find(|path| home.starts_with(path));
    match wide {
        Some(path) if !terms.trust => Err(RunError::TooWide { path }),
        _ => Ok(terms),
    }
}

/// A command that runs under a keeper.
#[derive(Debug)]
pub struct Kept {
    keeper: Child,
    line: Reports,
    mark: String,
    begin: Instant,
    /// Whether the keeper has been waited for.
    is_over: bool,
}

impl Kept {
    /// Starts a keeper and its command, which gets this input and output.
    pub fn start(
        program: &Path,
        command: &[OsString],
        terms: &Terms,
        input: Stdio,
        output: Stdio,
    ) -> Result<Kept, RunError> {
        let Some(first) = command.first() else { return Err(RunError::Empty) };
        let terms = &absolute(terms)?;
        let begin = Instant::now();
        let mark = format!("{}-{}", std::process::id(), RUNS.fetch_add(1, Ordering::Relaxed));
        let no_keeper = |error| RunError::NoKeeper { error };
        let (ours, theirs) = UnixStream::pair().map_err(no_keeper)?;
        let mut keeper = Command::new(program);
        // A trusted command finds what its shims look for.
        let resolved = if terms.trust { command.to_vec() } else { sandbox::resolve(command) };
        if let Some(path) = sandbox::path().filter(|_| !terms.trust) {
            keeper.env("PATH", path);
        }
        let keeper = keeper
            .arg(WORD)
            .args(plan::write(&resolved, terms))
            .current_dir(&terms.folder)
            .env(MARK, &mark)
            .stdin(input)
            .stdout(output)
            .stderr(OwnedFd::from(theirs))
            .spawn()
            .map_err(no_keeper)?;
        let line = Reports::new(ours);
        let mut kept = Kept { keeper, line, mark, begin, is_over: false };
        let patience = begin.checked_add(START);
        let go_on = || false;
        match kept.line.next(patience, &go_on) {
            Some(Report::Here) => {}
            _ => {
                kept.give_up();
                return Err(no_keeper(io::ErrorKind::UnexpectedEof.into()));
            }
        }
        let patience = match terms.wall {
            Some(wall) if terms.trust => begin.checked_add(wall.saturating_add(GRACE)),
            _ => patience,
        };
        match kept.line.next(patience, &go_on) {
            Some(Report::Started) => Ok(kept),
            // A command that is trusted can put its keeper out of action before anything is said of it.
            None if terms.trust => Ok(kept),
            Some(Report::NotStarted(error)) => {
                kept.wait();
                Err(RunError::NotStarted { program: first.to_string_lossy().into_owned(), error })
            }
            Some(Report::Missing { protection, error }) => {
                kept.wait();
                Err(RunError::NoSandbox { protection, error })
            }
            _ => {
                kept.give_up();
                Err(no_keeper(io::ErrorKind::InvalidData.into()))
            }
        }
    }

    /// Waits for the command's end, or until `stop` says so; none if it does not come until then.
    pub fn end(&mut self, patience: Option<Instant>, stop: &dyn Fn() -> bool) -> Option<Ended> {
        match self.line.next(patience, stop) {
            Some(Report::Ended(ended)) => {
                self.wait();
                Some(ended)
            }
            None if !self.line.is_lost => None,
            _ => Some(self.give_up()),
        }
    }

    /// Lets the keeper end the command now.
    pub fn stop(&mut self) -> Ended {
        self.end(Instant::now().checked_add(GRACE), &|| true).unwrap_or_else(|| self.give_up())
    }

    /// Ends a keeper that does not answer, and what it should have ended.
    pub fn give_up(&mut self) -> Ended {
        // One that is gone cannot be killed, and that is as good.
        let _ = self.keeper.kill();
        self.wait();
        sweep::end_marked(self.keeper.id(), &format!("{MARK}={}", self.mark));
        Ended {
            how: How::Broke,
            time: self.begin.elapsed(),
            left_behind: 0,
            cpu: Duration::ZERO,
            memory: 0,
            stderr: Vec::new(),
        }
    }

    fn wait(&mut self) {
        // Waiting fails only for what has been waited for.
        let _ = self.keeper.wait();
        self.is_over = true;
    }
}

/// Whoever goes away without a word does not leave a command behind.
impl Drop for Kept {
    fn drop(&mut self) {
        if !self.is_over {
            self.stop();
        }
    }
}
