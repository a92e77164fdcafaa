//! The reports that come over a socket, one after the other.

use std::io::{self, Read};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use super::STDERR_KEPT;
use super::report::Report;

/// How often the one that waits asks whether to stop.
const GLANCE: Duration = Duration::from_millis(50);
/// No line of a report is longer.
const LONGEST_LINE: usize = 1024;

/// The end of a socket at which reports come in.
#[derive(Debug)]
pub struct Reports {
    pub socket: UnixStream,
    bytes: Vec<u8>,
    /// Whether nothing can come any more that makes sense.
    pub is_lost: bool,
}

impl Reports {
    /// Nothing has come so far.
    pub fn new(socket: UnixStream) -> Reports {
        Reports { socket, bytes: Vec::new(), is_lost: false }
    }

    /// Whether something has come that nobody has asked for yet.
    pub fn has_more(&self) -> bool {
        !self.bytes.is_empty()
    }

    /// The next report; none if the other one is lost or says nothing until then.
    pub fn next(&mut self, patience: Option<Instant>, stop: &dyn Fn() -> bool) -> Option<Report> {
        match self.read(patience, stop) {
            Ok(report) => report,
            Err(_) => {
                self.is_lost = true;
                None
            }
        }
    }

    fn read(&mut self, patience: Option<Instant>, stop: &dyn Fn() -> bool) -> io::Result<Option<Report>> {
        self.socket.set_read_timeout(Some(GLANCE))?;
        loop {
            if let Some(report) = self.take()? {
                return Ok(Some(report));
            }
            if stop() {
                // The other one hears that nobody speaks any more, and can still answer.
                self.socket.shutdown(Shutdown::Write)?;
            }
            let mut bytes = [0; 4096];
            match self.socket.read(&mut bytes) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => self.bytes.extend_from_slice(&bytes[..count]),
                Err(error) if !is_passing(&error) => return Err(error),
                Err(_) if patience.is_some_and(|patience| Instant::now() > patience) => return Ok(None),
                Err(_) => {}
            }
        }
    }

    /// A report, if it has come as a whole.
    fn take(&mut self) -> io::Result<Option<Report>> {
        let nonsense = || io::Error::from(io::ErrorKind::InvalidData);
        let Some(end) = self.bytes.iter().position(|&byte| byte == b'\n') else {
            return if self.bytes.len() > LONGEST_LINE { Err(nonsense()) } else { Ok(None) };
        };
        let line = std::str::from_utf8(&self.bytes[..end]).map_err(|_| nonsense())?;
        let (mut report, rest) = Report::read(line).ok_or_else(nonsense)?;
        if rest > STDERR_KEPT {
            return Err(nonsense());
        }
        let whole = end + 1 + rest;
        if self.bytes.len() < whole {
            return Ok(None);
        }
        let message: Vec<u8> = self.bytes.drain(..whole).collect();
        if let Report::Ended(ended) = &mut report {
            ended.stderr = message[end + 1..].to_vec();
        }
        Ok(Some(report))
    }
}

fn is_passing(error: &io::Error) -> bool {
    use io::ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(error.kind(), Interrupted | TimedOut | WouldBlock)
}
