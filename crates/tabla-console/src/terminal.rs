//! The terminal itself: editing and history on a good one, plain lines on every other.

use std::env;
use std::io::{self, IsTerminal, Write, stdin, stdout};
#[cfg(unix)]
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{ColorMode, Config, Editor};
use terminal_size::{Height, Width, terminal_size};

use crate::palette::Colours;
use crate::screen::{Input, Interrupts, Plain, Screen, Whisper};
use crate::text::clip;

const COLUMNS: usize = 80;

/// How often a line that changes by itself is looked after.
#[cfg(unix)]
const BEAT: Duration = Duration::from_millis(200);

/// Opens the screen that fits standard input and output. Colours are decided before, by the global
/// choice of `anstream`.
pub fn open(interrupts: Interrupts) -> Box<dyn Screen> {
    let person = stdin().is_terminal();
    let able = person && stdout().is_terminal() && !is_dumb();
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
    let interrupts = interrupts.clone();
    // Where it cannot be watched, it ends the program, as it does everywhere.
    let _ = ctrlc::set_handler(move || {
        if interrupts.take() {
            std::process::exit(130);
        }
        interrupts.raise();
    });
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
    Some(Edited {
        editor,
        out: anstream::stdout(),
        interrupts: interrupts.clone(),
        whisper: Whisper::default(),
    })
}

/// A terminal with a line editor.
struct Edited {
    editor: Editor<(), MemHistory>,
    out: AutoStream<io::Stdout>,
    interrupts: Interrupts,
    whisper: Whisper,
}

impl Screen for Edited {
    fn print(&mut self, text: &str) -> io::Result<()> {
        self.whisper.show(&mut self.out, "")?;
        writeln!(self.out, "{text}")
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Input> {
        self.whisper.show(&mut self.out, "")?;
        self.out.flush()?;
        self.interrupts.take();
        match self.editor.readline(prompt) {
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
        let mut out = stdout().lock();
        write!(out, "{}\n{prompt}", tick())?;
        out.flush()?;
        loop {
            let now = Instant::now();
            if self.interrupts.take() {
                writeln!(out)?;
                return Ok(Some(Input::Interrupt));
            }
            if now >= until {
                writeln!(out)?;
                return Ok(None);
            }
            if keys::wait((until - now).min(BEAT))? {
                return keys::line().map(Some);
            }
            // The line above the prompt, and back to where the person types.
            write!(out, "\x1b7\x1b[1A\r{}\x1b[K\x1b8", tick())?;
            out.flush()?;
        }
    }

    #[cfg(unix)]
    fn frame(&mut self, lines: &[String], before: usize, pause: Duration) -> io::Result<bool> {
        let rows = terminal_size().map_or(24, |(_, Height(rows))| usize::from(rows));
        if lines.len() + 1 >= rows {
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
                keys::line()?;
                // What was typed has moved the screen by a line: the pictures end here.
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn whisper(&mut self, text: &str) -> io::Result<()> {
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
