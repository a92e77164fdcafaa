//! A terminal as a place to play: the board stays where it is, and nothing is pushed off the screen.
//!
//! It is a [`Screen`] like every other, and is told the same things. What is printed becomes a text that can be
//! scrolled; a board has a place of its own, and is drawn anew for every size by the face that knows how.

mod ansi;
mod field;
mod keys;
mod log;
mod page;
mod picker;
mod touch;
pub(crate) mod tty;

use std::collections::VecDeque;
use std::io::{self, Stdout, Write, stdout};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crossterm::event;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};

use crate::screen::{Canvas, Captions, Drawn, Input, Interrupts, Menu, Picture, Screen};
use field::Field;
use log::Log;
use page::{Choices, Page, Places};
use picker::Picker;
use touch::Finger;

/// How often the screen is looked after while nothing happens.
const BEAT: Duration = Duration::from_millis(100);

/// What is asked.
enum Asking {
    /// Nothing: what is typed waits.
    Nothing,
    Line,
    Choice(Choices),
    File(Picker),
}

/// What came of a key.
enum Heard {
    Nothing,
    Input(Input),
}

/// A terminal that is used as a whole.
pub struct FullScreen {
    /// The terminal, as soon as it is ours.
    terminal: Option<Terminal<CrosstermBackend<Stdout>>>,
    interrupts: Interrupts,
    captions: Captions,
    picture: Option<Picture>,
    /// The picture as it was drawn for this room.
    drawn: Option<(Canvas, Drawn)>,
    /// A board that is in motion.
    moving: Option<Vec<String>>,
    log: Log,
    field: Field,
    finger: Finger,
    asking: Asking,
    prompt: String,
    tick: String,
    whisper: String,
    /// What was sent while nobody asked.
    early: VecDeque<Input>,
    /// Whether the text covers the board, if the person has said so.
    covers: Option<bool>,
    /// Whether the newest text answers something that was typed.
    is_answer: bool,
    scroll: isize,
    places: Places,
    /// The window as it was when it was drawn last.
    seen: Rect,
    /// The folder in which a file was chosen last.
    folder: Option<PathBuf>,
}

impl FullScreen {
    /// The screen of this terminal. It is taken over when something is shown or asked.
    pub fn new(interrupts: Interrupts) -> FullScreen {
        FullScreen {
            terminal: None,
            interrupts,
            captions: Captions::default(),
            picture: None,
            drawn: None,
            moving: None,
            log: Log::default(),
            field: Field::default(),
            finger: Finger::default(),
            asking: Asking::Nothing,
            prompt: String::new(),
            tick: String::new(),
            whisper: String::new(),
            early: VecDeque::new(),
            covers: None,
            is_answer: false,
            scroll: 0,
            places: Places::default(),
            seen: Rect::default(),
            folder: None,
        }
    }

    fn enter(&mut self) -> io::Result<()> {
        if self.terminal.is_none() {
            tty::take()?;
            self.terminal = Some(Terminal::new(CrosstermBackend::new(stdout()))?);
        }
        Ok(())
    }

    fn area(&self) -> Rect {
        let (columns, rows) = crossterm::terminal::size().unwrap_or((80, 24));
        Rect::new(0, 0, columns, rows)
    }

    /// Draws the picture, unless it is drawn for this room already.
    fn lay_out(&mut self, area: Rect) {
        let canvas = page::canvas(area, &self.prompt);
        if self.drawn.as_ref().is_some_and(|(drawn_for, _)| *drawn_for == canvas) {
            return;
        }
        let drawn = self.picture.as_ref().map(|picture| picture(canvas));
        let before = self.drawn.take().map(|(_, drawn)| drawn);
        if before.is_some() || drawn.is_some() {
            self.finger.follow(before.as_ref(), drawn.as_ref());
        }
        self.drawn = drawn.map(|drawn| (canvas, drawn));
    }

    fn draw(&mut self) -> io::Result<()> {
        self.enter()?;
        let area = self.area();
        self.seen = area;
        self.lay_out(area);
        let foot = self.foot();
        let picked;
        let choices = match &self.asking {
            Asking::Choice(choices) => Some(choices),
            Asking::File(picker) => {
                picked = picker.choices();
                Some(&picked)
            }
            _ => None,
        };
        let moved;
        let drawn = match (&self.moving, &self.drawn) {
            (Some(board), Some((_, drawn))) => {
                moved = Drawn {
                    board: board.clone(),
                    spots: Vec::new(),
                    side_spots: Vec::new(),
                    ..drawn.clone()
                };
                Some(&moved)
            }
            (_, drawn) => drawn.as_ref().map(|(_, drawn)| drawn),
        };
        // What was sent too early is seen, too.
        let sent: Vec<&str> = self.early.iter().filter_map(Input::line).collect();
        let waiting = format!("{} ({}) ", sent.join(", "), self.captions.early);
        let page = Page {
            drawn,
            log: &self.log,
            choices,
            prompt: if sent.is_empty() { &self.prompt } else { &waiting },
            field: &self.field,
            foot: &foot,
            cursor: self.finger.at,
            marked: &self.finger.marked,
            covers: self.covers,
            is_answer: self.is_answer,
            scroll: self.scroll,
            captions: &self.captions,
        };
        let mut places = Places::default();
        if let Some(terminal) = &mut self.terminal {
            terminal.draw(|frame| {
                places = page::draw(&page, frame.area(), frame.buffer_mut());
                let Position { x, y } = places.cursor;
                frame.set_cursor_position((x, y));
            })?;
        }
        self.scroll = self.scroll.clamp(places.reach.0, places.reach.1);
        let is_other = places.is_covered != self.places.is_covered;
        self.places = places;
        // The last row names other keys then.
        if is_other { self.draw() } else { Ok(()) }
    }

    /// The last row: what is going on, or which keys there are.
    fn foot(&self) -> String {
        if !self.whisper.is_empty() {
            return self.whisper.clone();
        }
        let keys = match &self.asking {
            Asking::Choice(_) => &self.captions.in_menu,
            Asking::File(_) => &self.captions.in_files,
            _ if self.places.is_covered => &self.captions.in_text,
            Asking::Line => &self.captions.at_board,
            Asking::Nothing => "",
        };
        [self.tick.as_str(), keys]
            .iter()
            .filter(|text| !text.is_empty())
            .copied()
            .collect::<Vec<_>>()
            .join("  ")
    }

    /// Waits for an answer, at most until this moment.
    fn wait(
        &mut self,
        prompt: &str,
        asking: Asking,
        mut until: Option<(Instant, &mut dyn FnMut() -> String)>,
    ) -> io::Result<Option<Input>> {
        self.enter()?;
        // What was typed before a menu was there is no choice from it.
        if !matches!(asking, Asking::Line) {
            self.listen()?;
        }
        self.interrupts.take();
        self.whisper.clear();
        self.moving = None;
        prompt.trim_start().clone_into(&mut self.prompt);
        self.asking = asking;
        if let Some(input) = self.early.pop_front() {
            if matches!(self.asking, Asking::Line) {
                return Ok(Some(self.answer(input)));
            }
            // What was meant for a game is not for a menu: it stands there, and nobody has sent it.
            self.early.clear();
            if let Input::Line(line) = input {
                self.field.set(&line);
                self.typed();
            }
        }
        let mut changed = true;
        let input = loop {
            if let Some((_, tick)) = &mut until {
                let now = tick();
                changed |= now != self.tick;
                self.tick = now;
            }
            // Nobody tells of a window that was dragged before the first key was waited for.
            changed |= self.area() != self.seen;
            if std::mem::take(&mut changed) {
                self.draw()?;
            }
            let mut left = BEAT;
            if let Some((until, _)) = &until {
                match until.checked_duration_since(Instant::now()) {
                    None => break None,
                    Some(time) => left = left.min(time),
                }
            }
            if event::poll(left)? {
                // Many keys at once are drawn once.
                changed = true;
                if let Heard::Input(input) = self.hear_all()? {
                    break Some(input);
                }
            }
            if self.interrupts.take() {
                break Some(Input::Interrupt);
            }
        };
        Ok(match input {
            None => {
                self.stop_asking();
                None
            }
            Some(input) => Some(self.answer(input)),
        })
    }

    fn stop_asking(&mut self) {
        self.asking = Asking::Nothing;
        self.prompt.clear();
        self.tick.clear();
    }

    /// An answer came: what is said from now on answers it.
    fn answer(&mut self, input: Input) -> Input {
        self.log.begin();
        if let Input::Line(line) = &input {
            let said = match (&self.asking, line.trim().parse::<usize>()) {
                (Asking::Choice(choices), Ok(number)) => number
                    .checked_sub(1)
                    .and_then(|index| choices.items.get(index))
                    .map_or_else(|| line.clone(), |item| format!("{number}  {item}")),
                _ => line.clone(),
            };
            if !said.trim().is_empty() {
                let sign = if self.captions.is_ascii { ">" } else { "›" };
                self.log.echo(format!("\u{1b}[2m{sign} {}\u{1b}[0m", said.trim()));
            }
        }
        self.finger.lift();
        self.covers = None;
        self.is_answer = true;
        self.scroll = 0;
        self.stop_asking();
        input
    }

    /// What was seen last, on the screen as it was before.
    fn leave_behind(&mut self) -> io::Result<()> {
        let mut out = anstream::stdout();
        if let Some((_, drawn)) = &self.drawn {
            for line in &drawn.board {
                writeln!(out, "{line}")?;
            }
            writeln!(out)?;
        }
        for text in self.log.newest() {
            writeln!(out, "{text}")?;
        }
        out.flush()
    }
}

impl Screen for FullScreen {
    fn print(&mut self, text: &str) -> io::Result<()> {
        if self.terminal.is_none() {
            writeln!(anstream::stdout(), "{text}")?;
        }
        // What is laid out already is not broken, but finds more room.
        let is_laid = text.contains('\n');
        self.log.push(text.to_owned(), is_laid.then(|| text.to_owned()));
        Ok(())
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        if self.terminal.is_none() {
            let columns = self.width();
            let lines: Vec<String> = text.lines().flat_map(|line| crate::text::wrap(line, columns)).collect();
            writeln!(anstream::stdout(), "{}", lines.join("\n"))?;
        }
        self.log.push(text.to_owned(), None);
        Ok(())
    }

    fn print_laid(&mut self, lay: &dyn Fn(usize) -> Vec<String>) -> io::Result<()> {
        let (narrow, wide) = (lay(self.width()).join("\n"), lay(self.area().width.into()).join("\n"));
        if self.terminal.is_none() {
            writeln!(anstream::stdout(), "{wide}")?;
        }
        self.log.push(narrow, Some(wide));
        Ok(())
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Input> {
        // Without an end to the waiting there is always an answer.
        Ok(self.wait(prompt, Asking::Line, None)?.unwrap_or(Input::End))
    }

    fn ask_until(
        &mut self,
        prompt: &str,
        until: Instant,
        tick: &mut dyn FnMut() -> String,
    ) -> io::Result<Option<Input>> {
        self.wait(prompt, Asking::Line, Some((until, tick)))
    }

    fn frame(&mut self, lines: &[String], _before: usize, pause: Duration) -> io::Result<bool> {
        self.moving = Some(lines.to_vec());
        self.draw()?;
        let until = Instant::now() + pause;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if event::poll(left.min(BEAT))? {
                self.listen()?;
            }
            // Whoever has typed the next line already does not want to watch.
            if !self.early.is_empty() || self.interrupts.take() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn whisper(&mut self, text: &str) -> io::Result<()> {
        if self.whisper == text && text.is_empty() {
            return Ok(());
        }
        text.clone_into(&mut self.whisper);
        self.listen()?;
        self.draw()
    }

    fn interrupted(&mut self) -> bool {
        // A terminal that is gone says so at the next question.
        let _ = self.listen();
        self.interrupts.take()
    }

    fn is_interactive(&self) -> bool {
        true
    }

    fn width(&self) -> usize {
        let area = self.area();
        match &self.drawn {
            Some((canvas, drawn)) if !drawn.board.is_empty() => canvas.beside(&drawn.board).max(16),
            _ => area.width.into(),
        }
    }

    fn has_place(&self) -> bool {
        true
    }

    fn place(&mut self, picture: Option<Picture>) -> io::Result<()> {
        self.picture = picture;
        self.moving = None;
        // Drawn anew, also in the same room.
        if let Some((canvas, _)) = &mut self.drawn {
            canvas.rows = usize::MAX;
        }
        self.enter()?;
        let area = self.area();
        self.lay_out(area);
        self.draw()
    }

    fn hide(&mut self) -> io::Result<()> {
        self.log = Log::default();
        self.field = Field::default();
        self.place(None)
    }

    fn choose(&mut self, menu: &Menu<'_>, prompt: &str) -> io::Result<Option<Input>> {
        let choices = Choices {
            title: menu.title.to_owned(),
            items: menu.items.to_vec(),
            note: menu.note.to_owned(),
            selected: menu.default,
            is_numbered: true,
        };
        self.wait(prompt, Asking::Choice(choices), None)
    }

    fn ask_file(&mut self, prompt: &str, folder: &Path) -> io::Result<Input> {
        let picker = Picker::open(self.folder.as_deref().unwrap_or(folder));
        Ok(self.wait(prompt, Asking::File(picker), None)?.unwrap_or(Input::End))
    }

    fn caption(&mut self, captions: Captions) {
        self.captions = captions;
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        if self.terminal.is_some() {
            // What was typed to nobody is not for the shell.
            while event::poll(Duration::ZERO).unwrap_or(false) && event::read().is_ok() {}
            tty::give_back();
            // Whoever reads has gone: nothing more to be done.
            let _ = self.leave_behind();
        }
    }
}
