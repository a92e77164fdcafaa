//! Where a console reads and writes: a trait, so that a test can play a whole game from a script.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::text::{width, wrap};

/// So many empty lines hide what stood above them.
const CURTAIN: usize = 60;

/// What came from the person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A line, without its end.
    Line(String),
    Interrupt,
    /// Ctrl-D, or nothing more in the pipe.
    End,
}

impl Input {
    /// The line, if it is one.
    pub fn line(&self) -> Option<&str> {
        if let Input::Line(line) = self { Some(line) } else { None }
    }
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

    /// Says a text of one or more paragraphs, in lines that fit.
    fn tell(&mut self, text: &str) -> io::Result<()> {
        let lines: Vec<String> = text.lines().flat_map(|line| wrap(line, self.width())).collect();
        if lines.is_empty() { Ok(()) } else { self.print(&lines.join("\n")) }
    }

    /// Prints lines that are laid out for so many columns, wherever the screen finds room for them.
    fn print_laid(&mut self, lay: &dyn Fn(usize) -> Vec<String>) -> io::Result<()> {
        let lines = lay(self.width());
        if lines.is_empty() { Ok(()) } else { self.print(&lines.join("\n")) }
    }

    /// Whether a board has a place of its own here, in which [`Screen::place`] keeps it.
    fn has_place(&self) -> bool {
        false
    }

    /// Keeps this picture in its place until the next one comes; nothing takes it away.
    fn place(&mut self, _picture: Option<Picture>) -> io::Result<()> {
        Ok(())
    }

    /// Hides everything from whoever sits down next.
    fn hide(&mut self) -> io::Result<()> {
        self.print(&"\n".repeat(CURTAIN))
    }

    /// Lets the person choose from a menu: a choice comes back as its number. `None` where a menu is printed and
    /// asked for line by line.
    fn choose(&mut self, _menu: &Menu<'_>, _prompt: &str) -> io::Result<Option<Input>> {
        Ok(None)
    }

    /// Asks for a file, beginning in this folder.
    fn ask_file(&mut self, prompt: &str, _folder: &Path) -> io::Result<Input> {
        self.ask(prompt)
    }

    /// From now on the screen says what it says itself with these words.
    fn caption(&mut self, _captions: Captions) {}
}

/// What a screen says itself.
#[derive(Clone, Debug, Default)]
pub struct Captions {
    /// There is more to see, further down or on the next page.
    pub more: String,
    pub page: String,
    /// The keys at a board, in a menu, among files, and in a text that covers the board.
    pub at_board: String,
    pub in_menu: String,
    pub in_files: String,
    pub in_text: String,
    /// What is done with lines that were typed too early.
    pub early: String,
    /// Whether only the oldest characters may be used.
    pub is_ascii: bool,
}

/// The room for a picture, and how it is drawn in it.
pub type Picture = Box<dyn Fn(Canvas) -> Drawn>;

/// The room for a picture: a board, and beside it what matters now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Canvas {
    pub columns: usize,
    pub rows: usize,
}

impl Canvas {
    /// So many columns a board may take, where it can choose.
    pub fn for_board(self) -> usize {
        self.columns - self.columns * 7 / 16
    }

    /// So many columns are between a board and what stands beside it.
    pub fn gap(self) -> usize {
        if self.columns < 70 { 1 } else { 2 }
    }

    /// So many columns are left beside this board.
    pub fn beside(self, board: &[String]) -> usize {
        let taken = board.iter().map(|line| width(line)).max().unwrap_or(0);
        self.columns.saturating_sub(taken + self.gap())
    }
}

/// A picture in its place.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    pub board: Vec<String>,
    /// What can be touched on the board.
    pub spots: Vec<Spot>,
    /// What stands beside the board, the most important lines first.
    pub side: Vec<String>,
    /// What can be touched there.
    pub side_spots: Vec<Spot>,
    /// So many lines of it stay whatever else wants room.
    pub firm: usize,
}

/// A place in a picture that can be touched: with the cursor keys and Enter, or with the mouse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    pub row: usize,
    pub column: usize,
    pub rows: usize,
    pub columns: usize,
    pub touch: Touch,
}

impl Spot {
    /// A place of one line.
    pub fn new(row: usize, column: usize, columns: usize, touch: Touch) -> Spot {
        Spot { row, column, rows: 1, columns, touch }
    }
}

/// What touching does: everything could be typed as well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// This is typed, and the Enter key with it.
    Line(String),
    /// This and what is touched next are typed together.
    Pair(String),
    /// This is typed among others of its kind, and taken away by the next touch.
    Toggle(String),
    /// This is typed in place of everything; the next touch types the next of these, or the Enter key after the last.
    Begin(Vec<String>),
    /// This is typed behind everything.
    Add(String),
}

/// A numbered choice, with one that the Enter key takes.
#[derive(Clone, Copy, Debug)]
pub struct Menu<'a> {
    pub title: &'a str,
    pub items: &'a [String],
    pub note: &'a str,
    /// The index of the usual choice.
    pub default: usize,
}

/// Remembers a Ctrl-C until somebody asks.
#[derive(Clone, Debug, Default)]
pub struct Interrupts(Arc<AtomicBool>);

impl Interrupts {
    /// Whether there is one that nobody has asked for yet.
    #[cfg(unix)]
    pub(crate) fn peek(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }

    /// Where it is remembered, for whoever hears it.
    #[cfg(not(unix))]
    pub(crate) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// There was one.
    pub(crate) fn note(&self) {
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
    /// Waits for a line, at most until this moment; meanwhile it ticks.
    fn wait(
        &mut self,
        prompt: &str,
        until: Option<Instant>,
        tick: &mut dyn FnMut() -> String,
    ) -> io::Result<Option<Input>> {
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
                // The line of a pipe or a file cannot be written over: what it says now is not shown.
                Err(RecvTimeoutError::Timeout) => drop(tick()),
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
        Ok(self.wait(prompt, None, &mut String::new)?.unwrap_or(Input::End))
    }

    fn ask_until(
        &mut self,
        prompt: &str,
        until: Instant,
        tick: &mut dyn FnMut() -> String,
    ) -> io::Result<Option<Input>> {
        writeln!(self.out, "{}", tick())?;
        self.wait(prompt, Some(until), tick)
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
