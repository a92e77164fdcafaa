//! The two pipes of a talk.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::path::Path;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};

use crate::process::keeper::Kept;
use crate::process::{Ended, Fault, RunError, Terms};

/// A program that does not take its input for so long does not read.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait for the news of an end, on a busy machine too, when a pipe has been closed.
const NEWS: Duration = Duration::from_secs(5);

/// The one we talk with.
#[derive(Debug)]
pub struct With {
    kept: Kept,
    input: Option<File>,
    output: File,
    /// What has been read and not been received.
    bytes: VecDeque<u8>,
    /// So many of them are known to hold no end of a line.
    searched: usize,
    /// How much has been read in all.
    read: u64,
    most: u64,
    longest_line: usize,
    ended: Option<Ended>,
}

impl With {
    pub fn start(keeper: &Path, command: &[OsString], terms: &Terms) -> Result<With, RunError> {
        let no_keeper = |error| RunError::NoKeeper { error };
        let (their_input, input) = io::pipe().map_err(no_keeper)?;
        let (output, their_output) = io::pipe().map_err(no_keeper)?;
        let kept = Kept::start(keeper, command, terms, their_input.into(), their_output.into())?;
        Ok(With {
            kept,
            input: Some(never_waits::<PipeWriter>(input).map_err(no_keeper)?),
            output: never_waits::<PipeReader>(output).map_err(no_keeper)?,
            bytes: VecDeque::new(),
            searched: 0,
            read: 0,
            most: terms.output,
            longest_line: terms.longest_line,
            ended: None,
        })
    }

    pub fn send(&mut self, line: &str) -> Result<(), Fault> {
        let until = Instant::now() + PATIENCE;
        let line = format!("{line}\n");
        let mut rest = line.as_bytes();
        while !rest.is_empty() {
            let Some(input) = &mut self.input else { return Err(self.closed()) };
            match input.write(rest) {
                Ok(count) => rest = &rest[count..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if !wait_for(&*input, PollFlags::OUT, until) {
                        return Err(Fault::Deaf);
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Err(self.closed()),
            }
        }
        Ok(())
    }

    pub fn receive(&mut self, until: Instant) -> Result<String, Fault> {
        loop {
            if let Some(line) = self.take_line()? {
                return Ok(line);
            }
            match self.fill() {
                Ok(0) => return Err(self.closed()),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if !wait_for(&self.output, PollFlags::IN, until) {
                        return Err(Fault::Silent);
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Err(self.closed()),
            }
            if self.read > self.most {
                return Err(Fault::Flood { most: self.most });
            }
        }
    }

    /// A line that has come as a whole.
    fn take_line(&mut self) -> Result<Option<String>, Fault> {
        let end = self.bytes.iter().skip(self.searched).position(|&byte| byte == b'\n');
        let length = self.searched + end.unwrap_or(self.bytes.len() - self.searched);
        if length > self.longest_line {
            return Err(Fault::LongLine { most: self.longest_line });
        }
        if end.is_none() {
            self.searched = self.bytes.len();
            return Ok(None);
        }
        self.searched = 0;
        let mut line: Vec<u8> = self.bytes.drain(..=length).collect();
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        String::from_utf8(line).map(Some).map_err(|_| Fault::NotText)
    }

    /// Reads what is there.
    fn fill(&mut self) -> io::Result<usize> {
        let mut bytes = [0; 4096];
        let count = self.output.read(&mut bytes)?;
        self.bytes.extend(&bytes[..count]);
        self.read += count as u64;
        Ok(count)
    }

    /// What it means that the other end of a pipe is closed.
    fn closed(&mut self) -> Fault {
        if self.ended.is_none() {
            self.ended = self.kept.end(Some(Instant::now() + NEWS), &|| false);
        }
        Fault::closed(self.ended.as_ref().map(|ended| ended.how))
    }

    pub fn finish(mut self, grace: Duration) -> Ended {
        self.input = None;
        if let Some(ended) = self.ended.take() {
            return ended;
        }
        let until = Instant::now().checked_add(grace);
        self.drain(until);
        self.kept.end(until, &|| false).unwrap_or_else(|| self.kept.stop())
    }

    /// Reads and forgets until the program has closed its output, so that it does not wait for us.
    fn drain(&mut self, until: Option<Instant>) {
        let until = until.unwrap_or_else(|| Instant::now() + PATIENCE);
        while self.read <= self.most {
            self.bytes.clear();
            match self.fill() {
                Ok(0) => return,
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if !wait_for(&self.output, PollFlags::IN, until) {
                        return;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return,
            }
        }
    }
}

/// An end of a pipe that says so instead of waiting.
fn never_waits<End: Into<OwnedFd>>(end: End) -> io::Result<File> {
    let end: OwnedFd = end.into();
    fcntl_setfl(&end, fcntl_getfl(&end)? | OFlags::NONBLOCK)?;
    Ok(File::from(end))
}

/// Waits until something can be read or written; not longer than until then.
fn wait_for(end: &impl AsFd, flags: PollFlags, until: Instant) -> bool {
    loop {
        let left = until.saturating_duration_since(Instant::now());
        let timeout = Timespec {
            tv_sec: left.as_secs().try_into().unwrap_or(i64::MAX),
            tv_nsec: left.subsec_nanos().into(),
        };
        match poll(&mut [PollFd::new(end, flags)], Some(&timeout)) {
            Ok(count) if count > 0 => return true,
            // A broken poll is no reason to go on for ever.
            Ok(_) | Err(_) if left.is_zero() => return false,
            _ => {}
        }
    }
}
