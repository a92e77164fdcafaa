//! Numbered choices, with one that the Enter key takes.

use std::io;

use tabla_core::Saying;

use crate::Console;
use crate::commands::{self, Verb};
use crate::game::Finish;
use crate::palette::Ink;
use crate::screen::{Input, Menu};
use crate::text::{pad_left, wrap};

/// What a person chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The choice with this index, counted from 0.
    Choice(usize),
    /// Something else was typed.
    Text(String),
    /// The person wants to leave.
    Leave(Leave),
}

/// How a person leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    Quit,
    Interrupt,
    /// By Ctrl-D, or the input ended.
    End,
}

impl Leave {
    /// How a game is left that goes on another time.
    pub(crate) fn out_of_game(self) -> Finish {
        if self == Leave::Interrupt { Finish::Interrupted } else { Finish::Unfinished }
    }

    /// How a menu is left, where nothing is under way.
    pub(crate) fn out_of_menu(self) -> Finish {
        if self == Leave::Interrupt { Finish::Interrupted } else { Finish::Over }
    }
}

impl Console<'_> {
    /// Shows the choices, with a note below them, and asks until one is taken, or until something is typed that
    /// is none.
    pub(crate) fn pick_with_note(
        &mut self,
        title: &str,
        items: &[String],
        note: &str,
        default: usize,
    ) -> io::Result<Picked> {
        let menu = Menu { title, items, note, default };
        if !self.screen.has_place() {
            let look = self.look();
            self.print("")?;
            self.print(&look.palette.ink(Ink::Strong, title))?;
            for (index, item) in items.iter().enumerate() {
                let number = look.palette.ink(Ink::Accent, &pad_left(&(index + 1).to_string(), 3));
                self.print(&format!("{number}  {item}"))?;
            }
            for line in wrap(note, look.columns) {
                self.print(&look.palette.ink(Ink::Soft, &line))?;
            }
        }
        self.pick_again(&menu)
    }

    /// Asks again for one of these choices, without printing them.
    pub(crate) fn pick_again(&mut self, menu: &Menu<'_>) -> io::Result<Picked> {
        let (count, default) = (menu.items.len(), menu.default);
        let prompt = Saying::new("menu-prompt").with("default", default + 1);
        let prompt = format!("{} ", self.words.say(&prompt));
        let input = match self.screen.choose(menu, &prompt)? {
            Some(input) => input,
            None => self.screen.ask(&prompt)?,
        };
        let line = match input {
            Input::Interrupt => return Ok(Picked::Leave(Leave::Interrupt)),
            Input::End => return Ok(Picked::Leave(Leave::End)),
            Input::Line(line) => line,
        };
        let line = line.trim();
        if line.is_empty() {
            return Ok(Picked::Choice(default));
        }
        if let Ok(number) = line.parse::<usize>()
            && (1..=count).contains(&number)
        {
            return Ok(Picked::Choice(number - 1));
        }
        match commands::read(line, self.words()) {
            Some((Verb::Quit, _)) => Ok(Picked::Leave(Leave::Quit)),
            _ => Ok(Picked::Text(line.to_owned())),
        }
    }

    /// Shows the choices and asks until one is taken.
    pub(crate) fn pick_one(
        &mut self,
        title: &str,
        items: &[String],
        default: usize,
    ) -> io::Result<Result<usize, Leave>> {
        self.pick_one_with_note(title, items, "", default)
    }

    /// Like [`Console::pick_one`], with a note below the choices.
    pub(crate) fn pick_one_with_note(
        &mut self,
        title: &str,
        items: &[String],
        note: &str,
        default: usize,
    ) -> io::Result<Result<usize, Leave>> {
        let mut picked = self.pick_with_note(title, items, note, default)?;
        loop {
            match picked {
                Picked::Choice(index) => return Ok(Ok(index)),
                Picked::Leave(leave) => return Ok(Err(leave)),
                Picked::Text(text)
                    if matches!(commands::read(&text, self.words()), Some((Verb::Help, _))) =>
                {
                    let quit = self.name_of(Verb::Quit);
                    self.say(&Saying::new("menu-help").with("default", default + 1).with("quit", quit))?;
                    picked = self.pick_again(&Menu { title, items, note, default })?;
                }
                Picked::Text(text) => {
                    self.refuse(&wrong_choice(&text, items.len(), default))?;
                    picked = self.pick_again(&Menu { title, items, note, default })?;
                }
            }
        }
    }
}

/// What is said to a text that is no choice.
pub(crate) fn wrong_choice(text: &str, count: usize, default: usize) -> Saying {
    Saying::new("menu-wrong").with("text", text).with("count", count).with("default", default + 1)
}
