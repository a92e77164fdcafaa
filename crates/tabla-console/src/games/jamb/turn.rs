//! A person's turn: dice are thrown, kept and thrown again, until a field is written.

use std::io;

use tabla_core::{Game, Say, Saying};
use tabla_play::jamb::{Column, Conversion, GAME, Move, Person, Refusal, Row, Throw, Written, told_field};

use super::sheet::{brings, legal_fields, row_name, sentences, sheet};
use super::typed::{self, Typed, Verb};
use super::{Next, Visit, dice};
use crate::commands;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::tell;
use crate::text::{beside, pad, width, wrap, wrap_items};

impl Visit<'_, '_> {
    /// Plays one turn, or the rest of the one that was begun.
    pub(super) fn play_turn(&mut self) -> io::Result<Next> {
        if self.party.is_over() {
            self.refuse(&Saying::new("jamb-over"))?;
            return Ok(Next::Menu);
        }
        let mover = self.party.mover();
        let filled = self.filled();
        self.throw()?;
        self.show_table()?;
        while self.party.mover() == mover && self.filled() == filled {
            let prompt = self.prompt();
            let line = match self.console.ask(&prompt)? {
                Input::Line(line) => line,
                Input::Interrupt => return Ok(Next::Leave(Leave::Interrupt)),
                Input::End => return Ok(Next::Leave(Leave::End)),
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

    fn filled(&self) -> usize {
        self.party.people().iter().map(|person| person.state().talon().filled()).sum()
    }

    /// Throws what is in the cup, and keeps it on the disk before it is seen.
    pub(super) fn throw(&mut self) -> io::Result<()> {
        match self.party.throw() {
            Some(_) => self.changed(),
            None => Ok(()),
        }
    }

    fn prompt(&self) -> Saying {
        let throw = self.party.fallen().map_or(Throw::First, |fallen| fallen.throw);
        let key = match throw {
            Throw::Third => "jamb-turn-prompt-write",
            _ if self.party.person().is_some_and(|person| person.state().is_ordered_full()) => {
                "jamb-turn-prompt-write"
            }
            _ => "jamb-turn-prompt",
        };
        Saying::new(key).with("throw", i64::from(throw.number()))
    }

    /// Enter takes the advice that was just given, or does the only thing that can be done; otherwise it
    /// says how things are typed.
    fn nothing_typed(&mut self) -> io::Result<()> {
        let Some(person) = self.party.person() else { return Ok(()) };
        let mut moves = Vec::new();
        self.party.game().moves(person.state(), &mut moves);
        match (self.advised, moves.as_slice()) {
            (Some(mv), _) | (None, &[mv]) => self.play(mv),
            _ => self.say_how(),
        }
    }

    fn play_text(&mut self, text: &str) -> io::Result<()> {
        match self.party.read(text) {
            Ok(mv) => self.play(mv),
            Err(error) => self.refuse(&error.because().say()),
        }
    }

    /// A row alone is enough where only one column has it open.
    fn play_row(&mut self, row: Row) -> io::Result<()> {
        let Some(person) = self.party.person() else { return Ok(()) };
        let state = person.state();
        let open = legal_fields(state, self.party.game()).into_iter().filter(|field| field.1 == row);
        let columns: Vec<Column> = open.map(|(column, _, _)| column).collect();
        match columns.as_slice() {
            [column] if self.party.game().worth(state, row).is_none() => {
                // Nobody crosses a field out by leaving something out.
                let (row, column) = (row_name(row, self.words()), column.say());
                self.refuse(&Saying::new("jamb-turn-would-cross").with("row", row).with("column", column))
            }
            [column] => self.play(Move::Write { column: *column, row }),
            [] => {
                let judged = Column::ALL
                    .into_iter()
                    .rev()
                    .filter_map(|column| self.party.game().judge(state, Move::Write { column, row }).err());
                // That the field is filled says less than why another is not open.
                let mut refusals: Vec<Refusal> = judged.collect();
                refusals.sort_by_key(|refusal| matches!(refusal, Refusal::FieldFilled { .. }));
                match refusals.first() {
                    Some(refusal) => self.refuse(&refusal.say()),
                    None => Ok(()),
                }
            }
            several => {
                let names: Vec<String> =
                    several.iter().map(|column| self.words().say(&column.say())).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                let columns = tell::list(&names, self.words());
                let row = row_name(row, self.words());
                self.refuse(&Saying::new("jamb-turn-which-column").with("row", row).with("columns", columns))
            }
        }
    }

    /// Does what the person decided, and throws again or ends the turn.
    fn play(&mut self, mv: Move) -> io::Result<()> {
        let place = self.party.mover();
        match self.party.play(mv, None) {
            Err(refusal) => self.refuse(&refusal.say()),
            Ok(None) => {
                self.throw()?;
                self.show_throw()
            }
            Ok(Some(written)) => {
                self.changed()?;
                self.tell_written(place, mv, written)?;
                self.tell_if_over()
            }
        }
    }

    /// Says what was written, and if the talon became dense by it.
    pub(super) fn tell_written(
        &mut self,
        place: Option<usize>,
        mv: Move,
        written: Written,
    ) -> io::Result<()> {
        let person = place.and_then(|place| self.party.people().get(place));
        let total = person.map_or(0, |person| usize::from(person.points()));
        let Some(saying) = told_field(mv, written, total) else { return Ok(()) };
        self.say(&saying)?;
        match written.conversion {
            None => Ok(()),
            Some(Conversion { from, filled, sparse_bytes, dense_bytes }) => self.say(
                &Saying::new("jamb-storage-converted")
                    .with("layout", from.name().to_uppercase())
                    .with("filled", filled)
                    .with("sparse", sparse_bytes)
                    .with("dense", dense_bytes),
            ),
        }
    }

    /// After a throw: everything that is drawn, but in sentences only what is new.
    fn show_throw(&mut self) -> io::Result<()> {
        let look = self.look();
        let Some(person) = self.party.person().filter(|_| look.is_spoken()) else { return self.show_table() };
        let mut lines = self.about_throw(look.columns);
        lines.extend(brings(person.state(), self.party.game(), self.words()));
        let lines: Vec<String> = lines.iter().flat_map(|line| wrap(line, look.columns)).collect();
        self.console.print_lines(&lines)
    }

    /// The sheet of whoever is to move, with the dice beside it.
    pub(super) fn show_table(&mut self) -> io::Result<()> {
        let Some(person) = self.party.person() else { return self.show_all() };
        let look = self.look();
        let lines = if look.is_spoken() {
            let mut lines = self.about_throw(look.columns);
            lines.extend(sentences(person, self.party.game(), self.words()));
            lines.push(self.how_line());
            lines.iter().flat_map(|line| wrap(line, look.columns)).collect()
        } else {
            self.drawn(person)
        };
        self.console.print("")?;
        self.console.print_lines(&lines)
    }

    fn drawn(&self, person: &Person) -> Vec<String> {
        let look = self.look();
        let sheet = sheet(person.state(), self.party.game(), self.words(), &look);
        let taken = sheet.iter().map(|line| width(line)).max().unwrap_or(0) + 3;
        let is_beside = look.columns >= taken + dice::NARROWEST;
        let room = if is_beside { look.columns - taken } else { look.columns };
        let mut panel = self.about_throw(room);
        panel.push(String::new());
        panel.extend(self.fields_in_short(person, room));
        let how = wrap(&self.how_line(), room);
        panel.push(String::new());
        panel.extend(how.iter().map(|line| look.palette.ink(Ink::Soft, line)));
        if is_beside {
            return beside(&sheet, &panel, 3);
        }
        let mut lines = sheet;
        lines.push(String::new());
        lines.extend(panel);
        lines
    }

    /// Whose turn it is, which throw lies there, and the dice.
    fn about_throw(&self, room: usize) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let (Some(person), Some(fallen)) = (self.party.person(), self.party.fallen()) else {
            return Vec::new();
        };
        let turn = person.state().talon().filled() + 1;
        let title = Saying::new("jamb-turn-title")
            .with("name", person.name())
            .with("turn", turn)
            .with("throw", i64::from(fallen.throw.number()));
        let title = words.say(&title);
        if look.is_spoken() {
            return vec![title, words.say(&fallen.say())];
        }
        let title = wrap(&title, room);
        let mut lines: Vec<String> = title.iter().map(|line| look.palette.ink(Ink::Strong, line)).collect();
        lines.extend(dice::drawn(&fallen, &look, room));
        if !fallen.kept.is_empty() {
            lines.extend(wrap(&words.say(&fallen.say()), room));
        }
        lines
    }

    /// The fields that can be written and what they bring, by what is typed for their columns.
    fn fields_in_short(&self, person: &Person, room: usize) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let fields = legal_fields(person.state(), self.party.game());
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

    fn how_line(&self) -> String {
        let is_hand_only = self.party.person().is_some_and(|person| person.state().is_ordered_full());
        let throw = self.party.fallen().map_or(Throw::Third, |fallen| fallen.throw);
        self.words().text(match throw {
            _ if is_hand_only => "jamb-turn-how-hand",
            Throw::First => "jamb-turn-how",
            Throw::Second => "jamb-turn-how-again",
            Throw::Third => "jamb-turn-how-write",
        })
    }

    fn say_how(&mut self) -> io::Result<()> {
        let how = self.how_line();
        let lines = wrap(&how, self.look().columns);
        self.console.print_lines(&lines)
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
        let mut lines = wrap(&self.words().text("jamb-help-moves"), look.columns);
        lines.push(String::new());
        let rows = verbs.map(|(verb, key)| (typed::names(verb, self.words()), self.words().text(key)));
        lines.extend(commands::list(&rows, &look));
        self.console.print_lines(&lines)
    }
}

/// Items with commas between them, in lines of at most so many columns.
fn listed(items: &[String], columns: usize) -> Vec<String> {
    let Some((last, others)) = items.split_last() else { return Vec::new() };
    let others: Vec<String> = others.iter().map(|item| format!("{item},")).collect();
    wrap_items(others.iter().chain([last]).map(String::as_str), " ", columns)
}
