//! The terminal itself: editing and history on a good one, plain lines on every other.

use std::env;
use std::io::{self, IsTerminal, Write, stdin, stdout};
#[cfg(unix)]
use std::process::exit;
#[cfg(unix)]
use std::thread;
#[cfg(unix)]
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{ColorMode, Config, Editor};
use signal_hook::consts::SIGINT;
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGTERM};
#[cfg(unix)]
use signal_hook::iterator::Signals;
#[cfg(unix)]
use terminal_size::Height;
use terminal_size::{Width, terminal_size};

use crate::fullscreen::FullScreen;
#[cfg(unix)]
use crate::fullscreen::tty;
use crate::palette::Colours;
use crate::screen::{Captions, Input, Interrupts, Plain, Screen, Whisper};
use crate::text::clip;

const COLUMNS: usize = 80;

/// So many lines together are worth reading before they are gone.
#[cfg(unix)]
const BLOCK: usize = 4;

/// How often a line that changes by itself is looked after.
#[cfg(unix)]
const BEAT: Duration = Duration::from_millis(200);

/// Opens the screen that fits standard input and output. Colours are decided before, by the global
/// choice of `anstream`.
/// Where `plain` is wanted, there is no full screen.
pub fn open(interrupts: Interrupts, plain: bool) -> Box<dyn Screen> {
    let person = stdin().is_terminal();
    let able = person && stdout().is_terminal() && !is_dumb();
    if able && !plain {
        return Box::new(FullScreen::new(interrupts));
    }
    let editor = if able { edit(&interrupts) } else { None };
    match editor {
        Some(editor) => Box::new(editor),
        None => {
            let input = io::BufReader::new(stdin());
            Box::new(Plain::new(input, anstream::stdout(), interrupts, person, columns()))
        }
    }
}

/// Lets Ctrl-C be an ordinary event. Whoever presses it twice while nobody asks leaves at once.
pub fn watch(interrupts: &Interrupts) {
    // Where it cannot be watched, it ends the program, as it does everywhere.
    watch_signals(interrupts);
}

/// Whoever is ended from outside gives the terminal back first.
#[cfg(unix)]
fn watch_signals(interrupts: &Interrupts) {
    let interrupts = interrupts.clone();
    let mut watched = vec![SIGINT];
    if stdin().is_terminal() && stdout().is_terminal() {
        watched.extend([SIGTERM, SIGHUP]);
    }
    let Ok(mut signals) = Signals::new(watched) else { return };
    thread::spawn(move || {
        for signal in signals.forever() {
            // The second one looks before it is noted.
            if signal != SIGINT || interrupts.peek() {
                tty::give_back();
                exit(128 + signal);
            }
            interrupts.note();
        }
    });
}

#[cfg(not(unix))]
fn watch_signals(interrupts: &Interrupts) {
    let _ = signal_hook::flag::register_conditional_shutdown(SIGINT, 130, interrupts.flag());
    let _ = signal_hook::flag::register(SIGINT, interrupts.flag());
}

/// How many colours standard output shows, after `--color`, `NO_COLOR`, `CLICOLOR` and the terminal.
pub fn colours() -> Colours {
    match AutoStream::choice(&stdout()) {
        ColorChoice::Never => Colours::None,
        _ => {
            let variable = |name| env::var(name).unwrap_or_default();
            Colours::of_terminal(&variable("COLORTERM"), &variable("TERM"))
        }
    }
}

/// Whether the locale says that the terminal understands more than ASCII.
pub fn is_unicode() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
        .unwrap_or_default()
        .to_lowercase();
    cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8")
}

fn is_dumb() -> bool {
    env::var("TERM").is_ok_and(|term| term == "dumb")
}

/// How many columns there are.
pub fn columns() -> usize {
    match terminal_size() {
        Some((Width(columns), _)) if columns > 0 => columns.into(),
        _ => env::var("COLUMNS").ok().and_then(|text| text.parse().ok()).unwrap_or(COLUMNS),
    }
}

fn edit(interrupts: &Interrupts) -> Option<Edited> {
    // No bracketed paste and no colours of its own: a prompt is plain text.
    let config = Config::builder().auto_add_history(true).color_mode(ColorMode::Disabled).build();
    let mut editor = Editor::<(), MemHistory>::with_history(config, MemHistory::new()).ok()?;
    editor.enable_bracketed_paste(false);
    editor.set_bell_style(BellStyle::None);
    #[cfg(unix)]
    tty::hush();
    Some(Edited {
        editor,
        out: anstream::stdout(),
        interrupts: interrupts.clone(),
        whisper: Whisper::default(),
        early: String::new(),
        more: String::new(),
        filled: None,
    })
}

/// A terminal with a line editor.
struct Edited {
    editor: Editor<(), MemHistory>,
    out: AutoStream<io::Stdout>,
    interrupts: Interrupts,
    whisper: Whisper,
    /// What was typed while nobody asked.
    early: String,
    /// What is said at the end of a page.
    more: String,
    /// How many lines were printed since the last question; before the first one nothing is paged.
    filled: Option<usize>,
}

impl Edited {
    /// Takes up what was typed while nobody asked: it stands in the next line that is asked for, and nobody has sent it.
    fn take_early(&mut self) -> io::Result<String> {
        self.hear()?;
        self.filled = Some(0);
        Ok(std::mem::take(&mut self.early))
    }

    #[cfg(unix)]
    fn hear(&mut self) -> io::Result<()> {
        while keys::wait(Duration::ZERO)? {
            let Some(text) = keys::read()? else { break };
            type_into(&mut self.early, &text);
        }
        Ok(())
    }

    #[cfg(not(unix))]
    fn hear(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Waits at the end of a page until somebody has read it, before so many lines more are printed.
    #[cfg(unix)]
    fn turn_page(&mut self, lines: usize) -> io::Result<()> {
        let Some(filled) = self.filled.filter(|&filled| filled > 0 && filled + lines >= rows()) else {
            return Ok(());
        };
        // Single lines may run on: a game that computers play, say.
        if lines < BLOCK || self.more.is_empty() {
            self.filled = Some(filled.min(rows()));
            return Ok(());
        }
        self.hear()?;
        write!(self.out, "{}", self.more)?;
        self.out.flush()?;
        while !keys::wait(BEAT)? && !self.interrupts.peek() {}
        let typed = if self.interrupts.peek() { None } else { keys::read()? };
        let columns = crate::text::width(&self.more);
        write!(self.out, "\r{:columns$}\r", "")?;
        // What is no sign of having read is meant for the next question.
        type_into(&mut self.early, typed.as_deref().unwrap_or_default().trim_matches(['\n', '\r', ' ']));
        self.filled = Some(0);
        Ok(())
    }

    #[cfg(not(unix))]
    fn turn_page(&mut self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn print_page(&mut self, lines: &[&str]) -> io::Result<()> {
        self.turn_page(lines.len())?;
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        self.filled = self.filled.map(|filled| filled + lines.len());
        Ok(())
    }
}

impl Drop for Edited {
    fn drop(&mut self) {
        // What was typed to nobody is not for the shell.
        let _ = self.hear();
        #[cfg(unix)]
        tty::unhush();
    }
}

/// Types into a line what came from the keyboard while no editor was at work.
#[cfg(unix)]
fn type_into(line: &mut String, text: &str) {
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' => {
                // A key that writes nothing: its code ends with a letter.
                let _ = letters.by_ref().find(|part| part.is_ascii_alphabetic() || *part == '~');
            }
            '\u{8}' | '\u{7f}' => {
                line.pop();
            }
            '\n' | '\r' if !line.is_empty() && !line.ends_with(' ') => line.push(' '),
            letter if letter.is_control() => {}
            letter => line.push(letter),
        }
    }
}

/// How many rows there are.
#[cfg(unix)]
fn rows() -> usize {
    terminal_size().map_or(24, |(_, Height(rows))| usize::from(rows))
}

impl Screen for Edited {
    fn print(&mut self, text: &str) -> io::Result<()> {
        self.whisper.show(&mut self.out, "")?;
        let lines: Vec<&str> = text.split('\n').collect();
        // A text that is longer than a page is cut into pages.
        #[cfg(unix)]
        if self.filled.is_some() && lines.len() >= rows() {
            return lines
                .chunks(rows().saturating_sub(2).max(BLOCK))
                .try_for_each(|page| self.print_page(page));
        }
        self.print_page(&lines)
    }

    fn caption(&mut self, captions: Captions) {
        self.more = captions.page;
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Input> {
        self.whisper.show(&mut self.out, "")?;
        self.out.flush()?;
        self.interrupts.take();
        let early = self.take_early()?;
        match self.editor.readline_with_initial(prompt, (early.trim_end(), "")) {
            Ok(line) => Ok(Input::Line(line)),
            Err(ReadlineError::Interrupted | ReadlineError::Signal(_)) => Ok(Input::Interrupt),
            Err(ReadlineError::Eof) => Ok(Input::End),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }

    #[cfg(unix)]
    fn ask_until(
        &mut self,
        prompt: &str,
        until: Instant,
        tick: &mut dyn FnMut() -> String,
    ) -> io::Result<Option<Input>> {
        self.whisper.show(&mut self.out, "")?;
        self.interrupts.take();
        let early = self.take_early()?;
        // The terminal itself edits the line; what was typed before stands in front of it.
        tty::unhush();
        let mut out = stdout().lock();
        write!(out, "{}\n{prompt}{early}", tick())?;
        out.flush()?;
        loop {
            let now = Instant::now();
            if self.interrupts.take() {
                writeln!(out)?;
                tty::hush();
                return Ok(Some(Input::Interrupt));
            }
            if now >= until {
                writeln!(out)?;
                // What is not a line yet can be read as soon as letters come one by one.
                tty::hush();
                self.early = early;
                return Ok(None);
            }
            if keys::wait((until - now).min(BEAT))? {
                let typed = keys::line()?;
                tty::hush();
                return Ok(Some(match typed {
                    Input::Line(line) => Input::Line(early + &line),
                    other => other,
                }));
            }
            // The line above the prompt, and back to where the person types.
            write!(out, "\x1b7\x1b[1A\r{}\x1b[K\x1b8", tick())?;
            out.flush()?;
        }
    }

    #[cfg(unix)]
    fn frame(&mut self, lines: &[String], before: usize, pause: Duration) -> io::Result<bool> {
        if lines.len() + 1 >= rows() {
            return Ok(false);
        }
        self.whisper.show(&mut self.out, "")?;
        let mut out = stdout().lock();
        if before > 0 {
            write!(out, "\x1b[{before}A")?;
        }
        for line in lines {
            writeln!(out, "\r{line}\x1b[K")?;
        }
        out.flush()?;
        let until = Instant::now() + pause;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if self.interrupts.take() {
                return Ok(false);
            }
            if keys::wait(left.min(BEAT))? {
                // Whoever types already does not want to watch.
                self.hear()?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn whisper(&mut self, text: &str) -> io::Result<()> {
        // What was thought of takes time to read, too: a new page begins.
        self.filled = self.filled.map(|_| 0);
        let text = clip(text, self.width().saturating_sub(1));
        self.whisper.show(&mut self.out, &text)
    }

    fn interrupted(&mut self) -> bool {
        self.interrupts.take()
    }

    fn is_interactive(&self) -> bool {
        true
    }

    fn width(&self) -> usize {
        columns()
    }
}

/// Lines from the keyboard while no line editor is at work: the terminal itself edits them.
#[cfg(unix)]
mod keys {
    use std::io::{self, stdin};
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    use crate::screen::Input;

    /// Whether there is something to read within this time. An interrupt ends the waiting.
    pub fn wait(time: Duration) -> io::Result<bool> {
        let stdin = stdin();
        let mut waiting = [PollFd::new(&stdin, PollFlags::IN)];
        let time = Timespec { tv_sec: time.as_secs() as i64, tv_nsec: i64::from(time.subsec_nanos()) };
        match poll(&mut waiting, Some(&time)) {
            Ok(ready) => Ok(ready > 0),
            Err(rustix::io::Errno::INTR) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// What was typed, letter by letter; `None` at the end of it.
    pub fn read() -> io::Result<Option<String>> {
        let mut bytes = [0; 4096];
        match rustix::io::read(stdin(), &mut bytes) {
            Ok(0) => Ok(None),
            Ok(count) => Ok(Some(String::from_utf8_lossy(&bytes[..count]).into_owned())),
            Err(rustix::io::Errno::INTR) => Ok(Some(String::new())),
            Err(error) => Err(error.into()),
        }
    }

    /// The line that is there. A terminal hands out one line at a time.
    pub fn line() -> io::Result<Input> {
        let mut bytes = [0; 4096];
        match rustix::io::read(stdin(), &mut bytes) {
            Ok(0) => Ok(Input::End),
            Ok(count) => {
                let line = String::from_utf8_lossy(&bytes[..count]);
                Ok(Input::Line(line.trim_end_matches(['\n', '\r']).to_owned()))
            }
            Err(rustix::io::Errno::INTR) => Ok(Input::Interrupt),
            Err(error) => Err(error.into()),
        }
    }
}
