//! Where a console reads and writes: a trait, so that a test can play a whole game from a script.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::text::width;

/// What came from the person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A line, without its end.
    Line(String),
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-D, or nothing more in the pipe.
    End,
}

/// A place to read lines from and to write lines to.
pub trait Screen {
    /// Writes the text and ends the line.
    fn print(&mut self, text: &str) -> io::Result<()>;

    /// Asks, and waits for a line.
    fn ask(&mut self, prompt: &str) -> io::Result<Input>;

    /// Asks, and waits for a line until a moment; `None` when nothing came until then. About once a second
    /// `tick` is asked for a line that is shown above the prompt, where lines can be taken back.
    fn ask_until(
        &mut self,
        prompt: &str,
        _until: Instant,
        _tick: &mut dyn FnMut() -> String,
    ) -> io::Result<Option<Input>> {
        self.ask(prompt).map(Some)
    }

    /// Shows a picture for a while, in place of one of so many lines that was shown before it. Whether there
    /// is more to show: not where lines cannot be taken back, and not for somebody who is impatient.
    fn frame(&mut self, _lines: &[String], _before: usize, _pause: Duration) -> io::Result<bool> {
        Ok(false)
    }

    /// Shows a line that the next one replaces; nothing where lines cannot be taken back. An empty text
    /// takes the last one away.
    fn whisper(&mut self, text: &str) -> io::Result<()>;

    /// Whether there was a Ctrl-C since the last question.
    fn interrupted(&mut self) -> bool;

    /// Whether a person sits there, not a pipe.
    fn is_interactive(&self) -> bool;

    /// How many columns there are.
    fn width(&self) -> usize;
}

/// Remembers a Ctrl-C until somebody asks.
#[derive(Clone, Debug, Default)]
pub struct Interrupts(Arc<AtomicBool>);

impl Interrupts {
    /// There was one.
    pub fn raise(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    /// Whether there was one since the last time.
    pub fn take(&self) -> bool {
        self.0.swap(false, Ordering::SeqCst)
    }
}

/// Lines from a reader, lines to a writer: pipes, files, and terminals that can do no more.
pub struct Plain<W> {
    lines: Receiver<io::Result<String>>,
    out: W,
    interrupts: Interrupts,
    interactive: bool,
    columns: usize,
}

impl<W: Write> Plain<W> {
    /// A screen of this reader and this writer. `interactive` says that a person sits there.
    ///
    /// The reader is read on a thread of its own, so that a Ctrl-C is noticed while nothing is typed.
    pub fn new(
        mut input: impl BufRead + Send + 'static,
        out: W,
        interrupts: Interrupts,
        interactive: bool,
        columns: usize,
    ) -> Plain<W> {
        let (sender, lines) = channel();
        thread::spawn(move || {
            loop {
                let mut bytes = Vec::new();
                let line = match input.read_until(b'\n', &mut bytes) {
                    Ok(0) => return,
                    Ok(_) => Ok(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()),
                    Err(error) => Err(error),
                };
                let failed = line.is_err();
                if sender.send(line).is_err() || failed {
                    return;
                }
            }
        });
        Plain { lines, out, interrupts, interactive, columns }
    }
}

impl<W: Write> Plain<W> {
    /// Waits for a line, at most until this moment.
    fn wait(&mut self, prompt: &str, until: Option<Instant>) -> io::Result<Option<Input>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let input = loop {
            if self.interrupts.take() {
                break Some(Input::Interrupt);
            }
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(line) => break Some(Input::Line(line?)),
                Err(RecvTimeoutError::Timeout) if until.is_some_and(|until| until <= Instant::now()) => {
                    break None;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break Some(Input::End),
            }
        };
        // Where a person types, the key itself ends the line on the screen.
        if !self.interactive || !matches!(input, Some(Input::Line(_))) {
            writeln!(self.out)?;
        }
        Ok(input)
    }
}

impl<W: Write> Screen for Plain<W> {
    fn print(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Input> {
        // Without an end to the waiting there is always an answer.
        Ok(self.wait(prompt, None)?.unwrap_or(Input::End))
    }

    fn ask_until(
        &mut self,
        prompt: &str,
        until: Instant,
        tick: &mut dyn FnMut() -> String,
    ) -> io::Result<Option<Input>> {
        writeln!(self.out, "{}", tick())?;
        self.wait(prompt, Some(until))
    }

    fn whisper(&mut self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn interrupted(&mut self) -> bool {
        self.interrupts.take()
    }

    fn is_interactive(&self) -> bool {
        self.interactive
    }

    fn width(&self) -> usize {
        self.columns
    }
}

/// A line that is shown for a while: written over by the next one, then taken away.
///
/// Blanks erase it, not escape codes, so that it works on every terminal.
#[derive(Debug, Default)]
pub(crate) struct Whisper {
    shown: usize,
}

impl Whisper {
    /// Shows the text instead of the last one.
    pub(crate) fn show(&mut self, out: &mut impl Write, text: &str) -> io::Result<()> {
        let columns = width(text);
        let blanks = self.shown.saturating_sub(columns);
        if self.shown == 0 && columns == 0 {
            return Ok(());
        }
        write!(out, "\r{text}{:blanks$}\r{}", "", if blanks > 0 { text } else { "" })?;
        if columns == 0 {
            write!(out, "\r")?;
        }
        self.shown = columns;
        out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_is_read_to_its_end() -> io::Result<()> {
        let mut screen = Plain::new("one\r\ntwo".as_bytes(), Vec::new(), Interrupts::default(), false, 80);
        assert_eq!(screen.ask("1> ")?, Input::Line("one".to_owned()));
        assert_eq!(screen.ask("2> ")?, Input::Line("two".to_owned()));
        assert_eq!(screen.ask("3> ")?, Input::End);
        assert_eq!(String::from_utf8_lossy(&screen.out), "1> \n2> \n3> \n");
        Ok(())
    }

    #[test]
    fn a_whisper_leaves_nothing_behind() -> io::Result<()> {
        let mut out = Vec::new();
        let mut whisper = Whisper::default();
        whisper.show(&mut out, "")?;
        whisper.show(&mut out, "four")?;
        whisper.show(&mut out, "")?;
        assert_eq!(String::from_utf8_lossy(&out), "\rfour\r\r    \r\r");
        Ok(())
    }
}
