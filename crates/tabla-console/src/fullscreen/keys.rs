//! Keys, the mouse, and what they do.

use std::io::{self, stdout};
use std::time::Duration;

use crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::execute;
use crossterm::terminal::{Clear, ClearType};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};

use super::picker::Picked;
use super::touch::Way;
use super::{Asking, FullScreen, Heard, tty};
use crate::screen::Input;

impl FullScreen {
    /// Hears everything that was done until now, up to an answer.
    pub(super) fn hear_all(&mut self) -> io::Result<Heard> {
        while event::poll(Duration::ZERO)? {
            if let Heard::Input(input) = self.hear(event::read()?)? {
                return Ok(Heard::Input(input));
            }
        }
        Ok(Heard::Nothing)
    }

    /// While nobody asks: what is typed is seen, and waits.
    pub(super) fn listen(&mut self) -> io::Result<()> {
        if self.terminal.is_none() {
            return Ok(());
        }
        let mut heard = false;
        while event::poll(Duration::ZERO)? {
            heard = true;
            match self.hear(event::read()?)? {
                Heard::Input(Input::Line(line)) if line.trim().is_empty() => {}
                Heard::Input(Input::Interrupt) => self.interrupts.note(),
                Heard::Input(input) => self.early.push_back(input),
                Heard::Nothing => {}
            }
        }
        if heard { self.draw() } else { Ok(()) }
    }

    fn hear(&mut self, event: Event) -> io::Result<Heard> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => return self.press(key),
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => return Ok(self.click(at)),
                    MouseEventKind::ScrollUp => self.scroll -= 3,
                    MouseEventKind::ScrollDown => self.scroll += 3,
                    _ => {}
                }
            }
            Event::Paste(text) => {
                let line = text.lines().collect::<Vec<_>>().join(" ");
                self.field.set(&(self.field.text() + &line));
                self.finger.composes = false;
                self.typed();
            }
            _ => {}
        }
        Ok(Heard::Nothing)
    }

    fn click(&mut self, at: Position) -> Heard {
        let hit = |places: &[(Rect, usize)]| {
            places.iter().find(|(place, _)| place.contains(at)).map(|(_, number)| *number)
        };
        match &mut self.asking {
            Asking::Choice(_) => match hit(&self.places.items) {
                Some(index) => line((index + 1).to_string()),
                None => Heard::Nothing,
            },
            Asking::File(picker) => match hit(&self.places.items) {
                Some(index) => {
                    picker.select(index);
                    self.pick_file()
                }
                None => Heard::Nothing,
            },
            Asking::Line => match hit(&self.places.spots) {
                Some(number) => self.touch(number),
                None => Heard::Nothing,
            },
            Asking::Nothing => Heard::Nothing,
        }
    }

    fn touch(&mut self, number: usize) -> Heard {
        let Some((_, drawn)) = &self.drawn else { return Heard::Nothing };
        match self.finger.touch(number, drawn, &mut self.field) {
            Some(text) => line(text),
            None => Heard::Nothing,
        }
    }

    fn press(&mut self, key: KeyEvent) -> io::Result<Heard> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if control => return Ok(Heard::Input(Input::Interrupt)),
            KeyCode::Char('d') if control && self.field.is_empty() => {
                return Ok(Heard::Input(Input::End));
            }
            KeyCode::Char('z') if control => {
                tty::pause()?;
                self.clear()?;
            }
            KeyCode::Char('l') if control => self.clear()?,
            KeyCode::PageUp => self.scroll -= self.page_step(),
            KeyCode::PageDown => self.scroll += self.page_step(),
            KeyCode::Tab | KeyCode::BackTab => self.covers = Some(!self.places.is_covered),
            KeyCode::Esc => return Ok(self.escape()),
            KeyCode::Enter => return Ok(self.enter_key()),
            // Enter that was pressed before the terminal was ours.
            KeyCode::Char('j') if control => return Ok(self.enter_key()),
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right if self.goes(key) => {}
            KeyCode::Char(' ') if self.is_touching() => {
                if let Some(at) = self.finger.at {
                    return Ok(self.touch(at));
                }
            }
            KeyCode::Backspace if self.field.is_empty() => {
                if let Asking::File(picker) = &mut self.asking {
                    picker.go_up();
                }
            }
            _ => {
                if self.field.edit(key) {
                    self.finger.composes = false;
                    self.finger.marked.clear();
                    self.typed();
                }
            }
        }
        Ok(Heard::Nothing)
    }

    /// Nothing is known of what is on the screen. The library would ask the terminal where its cursor is, and not every
    /// one answers.
    fn clear(&mut self) -> io::Result<()> {
        execute!(stdout(), Clear(ClearType::All))?;
        self.terminal = Some(Terminal::new(CrosstermBackend::new(stdout()))?);
        Ok(())
    }

    fn page_step(&self) -> isize {
        self.places.rows.saturating_sub(1).max(1) as isize
    }

    /// Whether the blank touches, and is no letter.
    fn is_touching(&self) -> bool {
        let free = self.field.is_empty() || self.finger.composes;
        free && self.finger.at.is_some() && matches!(self.asking, Asking::Line)
    }

    /// A cursor key that chooses; `false` when it edits the line.
    fn goes(&mut self, key: KeyEvent) -> bool {
        let way = match key.code {
            KeyCode::Up => Way::Up,
            KeyCode::Down => Way::Down,
            KeyCode::Left => Way::Left,
            _ => Way::Right,
        };
        let step = match way {
            Way::Up => -1,
            _ => 1,
        };
        match &mut self.asking {
            // Nothing can be chosen, and nobody wants to have typed what was typed before.
            Asking::Nothing => self.field.is_empty(),
            Asking::Choice(choices) if matches!(way, Way::Up | Way::Down) => {
                let last = choices.items.len().saturating_sub(1);
                choices.selected = choices.selected.saturating_add_signed(step).min(last);
                self.field.set("");
                true
            }
            Asking::File(picker) if matches!(way, Way::Up | Way::Down) => {
                picker.step(step);
                true
            }
            Asking::Line if self.field.is_empty() || self.finger.composes => {
                if self.places.is_covered {
                    self.covers = Some(false);
                    return self.drawn.is_some();
                }
                if self.places.spots.is_empty() {
                    return false;
                }
                self.finger.go(way, &self.places.spots);
                true
            }
            _ => false,
        }
    }

    /// Something was typed: a menu shows what it could mean.
    pub(super) fn typed(&mut self) {
        let text = self.field.text();
        if let Asking::Choice(choices) = &mut self.asking
            && let Some(index) = meant(&text, &choices.items)
        {
            choices.selected = index;
        }
        if let Asking::File(picker) = &mut self.asking
            && picker.narrow(&text)
        {
            // A folder that was named is open now: what was typed has been done.
            self.field.set("");
        }
    }

    fn escape(&mut self) -> Heard {
        if !self.field.is_empty() || !self.finger.marked.is_empty() {
            self.field.set("");
            self.finger.lift();
            self.typed();
        } else if matches!(self.asking, Asking::File(_)) {
            return line(String::new());
        } else if self.places.is_covered {
            self.covers = Some(false);
        } else {
            self.finger.at = None;
        }
        Heard::Nothing
    }

    fn enter_key(&mut self) -> Heard {
        match &self.asking {
            Asking::Choice(choices) => {
                let typed = self.field.take();
                let chosen = if typed.trim().is_empty() {
                    Some(choices.selected)
                } else {
                    meant(&typed, &choices.items)
                };
                line(chosen.map_or(typed, |index| (index + 1).to_string()))
            }
            Asking::File(_) => self.pick_file(),
            Asking::Line => {
                let touches =
                    self.drawn.as_ref().is_some_and(|(_, drawn)| self.finger.touches(drawn, &self.field));
                match self.finger.at.filter(|_| touches && !self.places.is_covered) {
                    Some(at) => self.touch(at),
                    None => line(self.field.take()),
                }
            }
            Asking::Nothing => line(self.field.take()),
        }
    }

    fn pick_file(&mut self) -> Heard {
        let Asking::File(picker) = &mut self.asking else { return Heard::Nothing };
        match picker.take() {
            Picked::File(path) => {
                self.folder = Some(picker.folder().to_owned());
                self.field.set("");
                line(path.display().to_string())
            }
            Picked::Folder => {
                self.field.set("");
                Heard::Nothing
            }
            Picked::Nothing => Heard::Nothing,
        }
    }
}

fn line(text: String) -> Heard {
    Heard::Input(Input::Line(text))
}

/// The choice that a typed text means: by its number, or by how it begins.
fn meant(text: &str, items: &[String]) -> Option<usize> {
    let text = text.trim().to_lowercase();
    if let Ok(number) = text.parse::<usize>() {
        return number.checked_sub(1).filter(|&index| index < items.len());
    }
    let begins = |item: &String| item.to_lowercase().starts_with(&text);
    if text.chars().count() < 2 { None } else { items.iter().position(begins) }
}
