//! A program that is talked to, line by line.
//!
//! Nothing here waits for ever: a program that does not read, does not answer, answers without end or
//! with what is no text, is a [`Fault`].

#[cfg(target_os = "linux")]
mod linux;

use std::time::{Duration, Instant};

use super::{Ended, Fault};

/// A program that talks: its input and output are ours, line by line; the end of its error output is kept.
#[derive(Debug)]
pub struct Talk {
    #[cfg(target_os = "linux")]
    with: linux::With,
    #[cfg(not(target_os = "linux"))]
    with: std::convert::Infallible,
}

#[cfg(target_os = "linux")]
impl Talk {
    /// Starts a program on these terms.
    pub(super) fn start(
        keeper: &std::path::Path,
        command: &[std::ffi::OsString],
        terms: &super::Terms,
    ) -> Result<Talk, super::RunError> {
        Ok(Talk { with: linux::With::start(keeper, command, terms)? })
    }

    /// Sends a line; its end is added.
    pub fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.with.send(line)
    }

    /// Receives a line, without its end.
    pub fn receive(&mut self, until: Instant) -> Result<String, Fault> {
        self.with.receive(until)
    }

    /// Closes the program's input, gives it this time to end, and then ends everything that is left of it.
    pub fn finish(self, grace: Duration) -> Ended {
        self.with.finish(grace)
    }
}

#[cfg(not(target_os = "linux"))]
impl Talk {
    /// There is nobody to talk to.
    pub fn send(&mut self, _: &str) -> Result<(), Fault> {
        match self.with {}
    }

    /// There is nobody to talk to.
    pub fn receive(&mut self, _: Instant) -> Result<String, Fault> {
        match self.with {}
    }

    /// There is nobody to talk to.
    pub fn finish(self, _: Duration) -> Ended {
        match self.with {}
    }
}
