//! The line to type into: its letters, where the next one goes, and what was typed before.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unicode_width::UnicodeWidthChar;

/// The line to type into.
#[derive(Debug, Default)]
pub struct Field {
    letters: Vec<char>,
    /// So many letters stand before the next one.
    at: usize,
    history: Vec<String>,
    /// Which line of the history is shown, counted from the newest, and what was typed before it.
    past: Option<(usize, String)>,
}

impl Field {
    pub fn text(&self) -> String {
        self.letters.iter().collect()
    }

    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// The text in so many columns, and where the next letter goes in it.
    pub fn shown(&self, columns: usize) -> (String, usize) {
        let wide = |letters: &[char]| letters.iter().map(|letter| letter.width().unwrap_or(0)).sum::<usize>();
        let mut first = 0;
        while wide(&self.letters[first..self.at]) >= columns.max(1) {
            first += 1;
        }
        let mut last = self.letters.len();
        while wide(&self.letters[first..last]) > columns {
            last -= 1;
        }
        (self.letters[first..last].iter().collect(), wide(&self.letters[first..self.at]))
    }

    pub fn set(&mut self, text: &str) {
        self.letters = text.chars().filter(|letter| !letter.is_control()).collect();
        self.at = self.letters.len();
        self.past = None;
    }

    /// The line is done.
    pub fn take(&mut self) -> String {
        let line = self.text();
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
        }
        self.set("");
        line
    }

    /// Edits by this key; `false` when it is no key for that.
    pub fn edit(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('a') if control => self.at = 0,
            KeyCode::Char('e') if control => self.at = self.letters.len(),
            KeyCode::Char('b') if control => self.at = self.at.saturating_sub(1),
            KeyCode::Char('f') if control => self.at = (self.at + 1).min(self.letters.len()),
            KeyCode::Char('u') if control => {
                self.letters.drain(..self.at);
                self.at = 0;
            }
            KeyCode::Char('k') if control => self.letters.truncate(self.at),
            KeyCode::Char('w') if control => {
                let end = self.at;
                while self.at > 0 && self.letters[self.at - 1] == ' ' {
                    self.at -= 1;
                }
                while self.at > 0 && self.letters[self.at - 1] != ' ' {
                    self.at -= 1;
                }
                self.letters.drain(self.at..end);
            }
            KeyCode::Char('p') if control => self.go_back(),
            KeyCode::Char('n') if control => self.go_on(),
            KeyCode::Char(_) if control => return false,
            KeyCode::Char(letter) => {
                self.letters.insert(self.at, letter);
                self.at += 1;
            }
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.letters.remove(self.at);
            }
            KeyCode::Delete if self.at < self.letters.len() => {
                self.letters.remove(self.at);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.letters.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.letters.len(),
            KeyCode::Up => self.go_back(),
            KeyCode::Down => self.go_on(),
            _ => return false,
        }
        true
    }

    fn go_back(&mut self) {
        let (place, typed) = match self.past.take() {
            None => (0, self.text()),
            Some((place, typed)) => ((place + 1).min(self.history.len().saturating_sub(1)), typed),
        };
        if let Some(line) = self.history.iter().rev().nth(place).cloned() {
            self.set(&line);
            self.past = Some((place, typed));
        }
    }

    fn go_on(&mut self) {
        match self.past.take() {
            None => {}
            Some((0, typed)) => self.set(&typed),
            Some((place, typed)) => {
                let line = self.history.iter().rev().nth(place - 1).cloned().unwrap_or_default();
                self.set(&line);
                self.past = Some((place - 1, typed));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(field: &mut Field, code: KeyCode) {
        field.edit(KeyEvent::new(code, KeyModifiers::NONE));
    }

    #[test]
    fn a_line_is_edited_and_remembered() {
        let mut field = Field::default();
        "X3".chars().for_each(|letter| press(&mut field, KeyCode::Char(letter)));
        press(&mut field, KeyCode::Left);
        press(&mut field, KeyCode::Backspace);
        press(&mut field, KeyCode::Char('č'));
        assert_eq!(field.take(), "č3");
        press(&mut field, KeyCode::Char('n'));
        press(&mut field, KeyCode::Up);
        assert_eq!(field.text(), "č3");
        press(&mut field, KeyCode::Down);
        assert_eq!(field.text(), "n");
    }

    #[test]
    fn a_long_line_shows_where_it_is_typed() {
        let mut field = Field::default();
        field.set("abcdefgh");
        assert_eq!(field.shown(4), ("fgh".to_owned(), 3));
        press(&mut field, KeyCode::Home);
        assert_eq!(field.shown(4), ("abcd".to_owned(), 0));
    }
}
