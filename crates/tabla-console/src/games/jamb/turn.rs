//! A person's turn: dice are thrown, kept and thrown again, until a field is written.

use std::io;
use std::rc::Rc;

use tabla_core::{Say, Saying, Seat};
use tabla_games::Words;
use tabla_games::jamb::{Column, GAME, Row, told_points};
use tabla_games::kits::jamb::JambPerson;
use tabla_table::{Act, Command, Waiting};

use super::sheet::{brings, is_hand_only, legal_fields, row_name, sentences, written};
use super::typed::{self, Typed, Verb};
use super::{Next, Seen, Visit, dice, reason, sheet};
use crate::commands;
use crate::draw::Look;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::{Canvas, Drawn, Input};
use crate::tell;
use crate::text::{beside, pad, width, wrap, wrap_items};

impl Visit<'_, '_> {
    /// Plays one turn, or the rest of the one that was begun.
    pub(super) fn play_turn(&mut self) -> io::Result<Next> {
        let Some(mover) = self.game.mover() else {
            self.refuse(&Saying::new("jamb-over"))?;
            return Ok(Next::Menu);
        };
        let filled = self.seen().filled();
        self.throw()?;
        self.show_table()?;
        while self.game.mover() == Some(mover) && self.seen().filled() == filled {
            let prompt = self.prompt();
            let line = match self.console.ask(&prompt)? {
                Input::Line(line) => line,
                Input::Interrupt => return Ok(Next::Leave(Leave::Interrupt)),
                Input::End => return Ok(Next::Menu),
            };
            match typed::read(&line, self.words()) {
                Typed::Nothing => self.nothing_typed()?,
                Typed::Move(text) => self.play_text(&text)?,
                Typed::Row(row) => self.play_row(row)?,
                Typed::Unknown => {
                    self.refuse(&Saying::new("jamb-turn-unknown").with("text", line.trim()))?;
                }
                Typed::Verb(Verb::Advice, rest) => self.advise(rest == "all")?,
                Typed::Verb(Verb::Talon, _) => self.show_table()?,
                Typed::Verb(Verb::Help, _) => self.turn_help()?,
                Typed::Verb(Verb::Rules, _) => self.console.rules(GAME)?,
                Typed::Verb(Verb::Undo, _) => self.refuse(&Saying::new("jamb-undo-dice-have-fallen"))?,
                Typed::Verb(Verb::Friend, _) => return self.help(),
                Typed::Verb(Verb::Menu, _) => return Ok(Next::Menu),
                Typed::Verb(Verb::Quit, _) => return Ok(Next::Leave(Leave::Quit)),
            }
        }
        Ok(Next::Menu)
    }

    /// Throws what is in the cup, and keeps it on the disk before it is seen.
    fn throw(&mut self) -> io::Result<()> {
        let Waiting::Throw(seat) = self.game.table.waiting() else { return Ok(()) };
        match self.game.perform(seat, Act::Throw { told: None }) {
            Ok(()) => self.changed(),
            Err(refusal) => self.refuse(&refusal.saying),
        }
    }

    fn prompt(&self) -> Saying {
        let seen = self.seen();
        let view = seen.person().map(|person| &person.view);
        let key = match view.is_some_and(|view| view.can_throw) {
            true => "jamb-turn-prompt",
            false => "jamb-turn-prompt-write",
        };
        Saying::new(key).with("throw", view.map_or(1, |view| i64::from(view.throw)))
    }

    /// Enter takes the advice that was just given, or does the only thing that can be done; otherwise it
    /// says how things are typed.
    fn nothing_typed(&mut self) -> io::Result<()> {
        let seen = self.seen();
        let Some(person) = seen.person() else { return Ok(()) };
        match (self.advised.clone(), person.view.moves.as_slice()) {
            (Some(text), _) => self.play_text(&text),
            (None, [text]) => self.play_text(text),
            _ => self.say_how(&seen),
        }
    }

    /// A row alone is enough where only one column has it open.
    fn play_row(&mut self, row: Row) -> io::Result<()> {
        let seen = self.seen();
        let Some(person) = seen.person() else { return Ok(()) };
        let mut open = legal_fields(&person.view);
        open.retain(|field| field.1 == row);
        match open.as_slice() {
            [(column, _, None)] => {
                // Nobody crosses a field out by leaving something out.
                let (row, column) = (row_name(row, self.words()), column.say());
                self.refuse(&Saying::new("jamb-turn-would-cross").with("row", row).with("column", column))
            }
            [(column, ..)] => self.play_text(&write(*column, row)),
            [] => {
                let judged = Column::ALL.into_iter().rev().filter_map(|column| self.why_not(column, row));
                // That the field is filled says less than why another is not open.
                let mut refusals: Vec<Saying> = judged.collect();
                refusals.sort_by_key(|refusal| refusal.key == "jamb-refusal-filled");
                match refusals.first() {
                    Some(refusal) => self.refuse(refusal),
                    None => Ok(()),
                }
            }
            several => {
                let names: Vec<String> =
                    several.iter().map(|(column, ..)| self.words().say(&column.say())).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                let columns = tell::list(&names, self.words());
                let row = row_name(row, self.words());
                self.refuse(&Saying::new("jamb-turn-which-column").with("row", row).with("columns", columns))
            }
        }
    }

    /// Why this field cannot be written now.
    fn why_not(&self, column: Column, row: Row) -> Option<Saying> {
        let act = Act::Play { text: write(column, row), by: None, because: Vec::new() };
        let command = Command { seat: self.game.mover(), at: self.game.now(), revision: None, act };
        self.game.table.decide(&command).err().map(|refusal| reason(&refusal).clone())
    }

    /// Does what the person decided; dice that are thrown again fall, or the turn ends.
    fn play_text(&mut self, text: &str) -> io::Result<()> {
        let (Some(seat), filled) = (self.game.mover(), self.seen().filled()) else { return Ok(()) };
        if let Err(refusal) = self.game.play(seat, text) {
            return self.refuse(reason(&refusal));
        }
        self.changed()?;
        if self.seen().filled() == filled {
            self.throw()?;
            return self.show_throw();
        }
        self.tell_written(seat)?;
        self.tell_if_over()
    }

    /// Says what was written last here, and if the talon became dense by it.
    pub(super) fn tell_written(&mut self, seat: Seat) -> io::Result<()> {
        let seen = self.seen();
        let Some(person) = seen.people().get(seat.index()) else { return Ok(()) };
        let Some((column, row, points)) = written(&person.view) else { return Ok(()) };
        self.say(&told_points(column, row, points, usize::from(person.view.sums.grand)))?;
        let converted = seen.0.accounts.last().and_then(|account| account.extra.get("converted"));
        match converted.and_then(|told| serde_json::from_value::<Saying>(told.clone()).ok()) {
            None => Ok(()),
            Some(told) => self.say(&told),
        }
    }

    /// After a throw: everything that is drawn, but in sentences only what is new.
    fn show_throw(&mut self) -> io::Result<()> {
        let look = self.look();
        let seen = self.seen();
        let Some(person) = seen.person().filter(|_| look.is_spoken()) else { return self.show_table() };
        let mut lines = about_throw(&seen, self.words(), &look, look.columns);
        lines.extend(brings(&person.view, self.words()));
        let lines: Vec<String> = lines.iter().flat_map(|line| wrap(line, look.columns)).collect();
        self.console.print_lines(&lines)
    }

    /// The sheet of whoever is to move, with the dice beside it.
    pub(super) fn show_table(&mut self) -> io::Result<()> {
        let seen = self.seen();
        let Some(person) = seen.person() else { return self.show_all() };
        let look = self.look();
        if self.console.screen.has_place() {
            return self.place_sheet();
        }
        let lines = if look.is_spoken() {
            let mut lines = about_throw(&seen, self.words(), &look, look.columns);
            lines.extend(sentences(&person.view, self.words()));
            lines.push(how_line(&seen, self.words()));
            lines.iter().flat_map(|line| wrap(line, look.columns)).collect()
        } else {
            self.drawn(&seen, person)
        };
        self.console.print("")?;
        self.console.print_lines(&lines)
    }

    fn drawn(&self, seen: &Seen, person: &JambPerson) -> Vec<String> {
        let look = self.look();
        let sheet = sheet::sheet(&person.view, self.words(), &look);
        let taken = sheet.iter().map(|line| width(line)).max().unwrap_or(0) + 3;
        let is_beside = look.columns >= taken + dice::NARROWEST;
        let room = if is_beside { look.columns - taken } else { look.columns };
        let panel = panel(seen, person, self.words(), &look, room);
        if is_beside {
            return beside(&sheet, &panel, 3);
        }
        let mut lines = sheet;
        lines.push(String::new());
        lines.extend(panel);
        lines
    }

    /// The sheet in its place, of whoever is to move, with the dice beside it.
    pub(super) fn place_sheet(&mut self) -> io::Result<()> {
        let (seen, words, look) = (self.seen(), Rc::clone(&self.console.words), self.look());
        let picture = move |canvas: Canvas| {
            let person = seen.person().or(seen.people().first());
            let Some(person) = person else { return Drawn::default() };
            let low = Look { rows: canvas.rows, ..look };
            let board = sheet::sheet(&person.view, &words, &low);
            let spots = sheet::spots(&person.view, &words, &low);
            let room = canvas.beside(&board);
            let (mut side, mut side_spots, mut firm) = (Vec::new(), Vec::new(), 0);
            if seen.fell().is_some() {
                side = panel(&seen, person, &words, &look, room);
                side_spots = dice::spots(seen.board(), title_lines(person, &words, room).len(), room);
                firm = about_throw(&seen, &words, &look, room).len();
            }
            Drawn { board, spots, side, side_spots, firm }
        };
        self.console.screen.place(Some(Box::new(picture)))
    }

    fn say_how(&mut self, seen: &Seen) -> io::Result<()> {
        let how = how_line(seen, self.words());
        self.console.screen.tell(&how)
    }

    /// Everything that can be typed during a turn.
    fn turn_help(&mut self) -> io::Result<()> {
        let look = self.look();
        let verbs = [
            (Verb::Advice, "jamb-help-advice"),
            (Verb::Friend, "jamb-help-friend"),
            (Verb::Talon, "jamb-help-talon"),
            (Verb::Undo, "jamb-help-undo"),
            (Verb::Rules, "command-rules"),
            (Verb::Menu, "jamb-help-menu"),
            (Verb::Quit, "jamb-help-quit"),
            (Verb::Help, "jamb-help-help"),
        ];
        let rows = verbs.map(|(verb, key)| (typed::names(verb, self.words()), self.words().text(key)));
        let moves = self.words().text("jamb-help-moves");
        self.console.screen.print_laid(&|columns| {
            let mut lines = wrap(&moves, columns);
            lines.push(String::new());
            lines.extend(commands::list(&rows, &Look { columns, ..look }));
            lines
        })
    }
}

/// What stands beside a sheet: the throw, the fields that can be written, and how things are typed.
fn panel(seen: &Seen, person: &JambPerson, words: &Words, look: &Look, room: usize) -> Vec<String> {
    let mut panel = about_throw(seen, words, look, room);
    panel.push(String::new());
    panel.extend(fields_in_short(person, words, look, room));
    let how = wrap(&how_line(seen, words), room);
    panel.push(String::new());
    panel.extend(how.iter().map(|line| look.palette.ink(Ink::Soft, line)));
    panel
}

/// Whose turn it is, and which throw lies there.
fn title_lines(person: &JambPerson, words: &Words, room: usize) -> Vec<String> {
    let title = Saying::new("jamb-turn-title")
        .with("name", person.name.as_str())
        .with("turn", person.view.storage.filled + 1)
        .with("throw", i64::from(person.view.throw));
    wrap(&words.say(&title), room)
}

/// The same with the dice.
fn about_throw(seen: &Seen, words: &Words, look: &Look, room: usize) -> Vec<String> {
    let (Some(person), Some(fell)) = (seen.person(), seen.fell()) else { return Vec::new() };
    if look.is_spoken() {
        return vec![title_lines(person, words, usize::MAX).concat(), words.say(&fell)];
    }
    let title = title_lines(person, words, room);
    let mut lines: Vec<String> = title.iter().map(|line| look.palette.ink(Ink::Strong, line)).collect();
    lines.extend(dice::drawn(seen.board(), look, room));
    if seen.board().kept > 0 {
        lines.extend(wrap(&words.say(&fell), room));
    }
    lines
}

/// The fields that can be written and what they bring, by what is typed for their columns.
fn fields_in_short(person: &JambPerson, words: &Words, look: &Look, room: usize) -> Vec<String> {
    let fields = legal_fields(&person.view);
    let names = Column::ALL.map(|column| words.say(&column.say()));
    let columns = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let mut lines = Vec::new();
    for (column, name) in Column::ALL.into_iter().zip(&names) {
        let open: Vec<String> = fields
            .iter()
            .filter(|field| field.0 == column)
            .map(|&(_, row, points)| {
                let brings =
                    points.map_or_else(|| look.sign("×", "x").to_owned(), |points| points.to_string());
                format!("{}: {brings}", row_name(row, words))
            })
            .collect();
        let letter = typed::letter(column, words);
        let margin = width(&letter) + columns + 3;
        for (row, line) in listed(&open, room.saturating_sub(margin)).iter().enumerate() {
            lines.push(if row == 0 {
                format!("{}  {} {line}", look.palette.ink(Ink::Accent, &letter), pad(name, columns))
            } else {
                format!("{}{line}", " ".repeat(margin))
            });
        }
    }
    lines
}

fn how_line(seen: &Seen, words: &Words) -> String {
    let view = seen.person().map(|person| &person.view);
    let throw = view.filter(|_| seen.is_lying()).map_or(3, |view| view.throw);
    words.text(match throw {
        _ if view.is_some_and(is_hand_only) => "jamb-turn-how-hand",
        1 => "jamb-turn-how",
        2 => "jamb-turn-how-again",
        _ => "jamb-turn-how-write",
    })
}

/// The move that writes this field, as the game reads it.
fn write(column: Column, row: Row) -> String {
    format!("{} {}", column.name(), row.name())
}

/// Items with commas between them, in lines of at most so many columns.
fn listed(items: &[String], columns: usize) -> Vec<String> {
    let Some((last, others)) = items.split_last() else { return Vec::new() };
    let others: Vec<String> = others.iter().map(|item| format!("{item},")).collect();
    wrap_items(others.iter().chain([last]).map(String::as_str), " ", columns)
}
