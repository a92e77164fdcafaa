//! One game of Jewels at the console.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tabla_core::{Say, Saying};
use tabla_play::jewels::{
    JewelsEnding, JewelsTable, Journal, Swap, TimeLimit, View, advise_jewels, enter_score, write_layout,
};
use tabla_play::{AutoSave, StorageError, Words, replace_bytes};

use super::draw::{self, Marks};
use super::motion::pictures;
use crate::Console;
use crate::commands::{self, Verb};
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::text::{beside, pad_left, wrap_items};

/// How long the computer thinks about advice.
const ADVICE: Duration = Duration::from_millis(1000);

/// A game at the console, and where it is kept.
struct Sitting {
    table: JewelsTable,
    save: Option<AutoSave>,
    /// The swaps that were listed last: a number means one of them.
    listed: Vec<Swap>,
}

/// What comes after a command.
enum Flow {
    On,
    Menu,
    Leave(Leave),
}

impl Console<'_> {
    /// Plays until the game is over (`None`) or the person leaves.
    pub(super) fn play_jewels(
        &mut self,
        table: JewelsTable,
        save: Option<PathBuf>,
    ) -> io::Result<Option<Leave>> {
        let saves = self.options.saves.clone();
        let save = match (saves, save) {
            (Some(folder), Some(path)) => Some(AutoSave::resumed(folder, path)),
            (Some(folder), None) => Some(AutoSave::new(folder)),
            (None, _) => None,
        };
        let mut sitting = Sitting { table, save, listed: Vec::new() };
        self.show_jewels(&sitting.table, Marks::None)?;
        self.say(
            &Saying::new("jewels-how")
                .with("hint", self.name_of(Verb::Hint))
                .with("help", self.name_of(Verb::Help)),
        )?;
        loop {
            if let Some(ending) = sitting.table.ending() {
                self.end_jewels(&mut sitting, ending)?;
                return Ok(None);
            }
            let line = match self.ask_swap(&sitting.table)? {
                None => continue,
                Some(Input::Interrupt) => return self.pause_jewels(&sitting, Leave::Interrupt),
                Some(Input::End) => return self.pause_jewels(&sitting, Leave::End),
                Some(Input::Line(line)) => line,
            };
            match self.jewels_line(&mut sitting, line.trim())? {
                Flow::On => {}
                Flow::Menu => return self.pause_jewels(&sitting, Leave::Quit).map(|_| None),
                Flow::Leave(leave) => return self.pause_jewels(&sitting, leave),
            }
        }
    }

    /// The next line; `None` when the time is over before it comes.
    fn ask_swap(&mut self, table: &JewelsTable) -> io::Result<Option<Input>> {
        let prompt = format!("{} ", self.words.text("jewels-prompt"));
        let Some(left) = table.time_left() else { return self.screen.ask(&prompt).map(Some) };
        let words = &self.words;
        let mut tick = || time_text(table, words).unwrap_or_default();
        self.screen.ask_until(&prompt, Instant::now() + left, &mut tick)
    }

    fn pause_jewels(&mut self, sitting: &Sitting, leave: Leave) -> io::Result<Option<Leave>> {
        if sitting.save.as_ref().is_some_and(AutoSave::is_current) {
            self.say(&Saying::new("jewels-kept"))?;
        }
        Ok(Some(leave))
    }

    fn jewels_line(&mut self, sitting: &mut Sitting, line: &str) -> io::Result<Flow> {
        if line.is_empty() {
            self.show_jewels(&sitting.table, Marks::None)?;
            return Ok(Flow::On);
        }
        if let Some((verb, rest)) = commands::read(line, self.words()) {
            return self.jewels_command(sitting, verb, &rest);
        }
        match chosen(line, &sitting.listed) {
            Err(count) => {
                let saying = Saying::new("choice-wrong").with("number", line).with("count", count);
                self.refuse(&saying)?;
            }
            Ok(text) if text.starts_with(char::is_alphabetic) => self.refuse(&self.no_command(&text))?,
            Ok(text) => self.play_swap(sitting, &text)?,
        }
        Ok(Flow::On)
    }

    fn play_swap(&mut self, sitting: &mut Sitting, text: &str) -> io::Result<()> {
        let before = sitting.table.view();
        match sitting.table.play(text) {
            Err(refusal) => self.refuse(&refusal),
            Ok(journal) => self.after_round(sitting, &before, &journal),
        }
    }

    fn after_round(&mut self, sitting: &mut Sitting, before: &View, journal: &Journal) -> io::Result<()> {
        sitting.listed.clear();
        self.keep_jewels(sitting)?;
        self.animate(before, journal)?;
        self.show_jewels(&sitting.table, Marks::None)?;
        self.say(&round_text(journal))
    }

    fn keep_jewels(&mut self, sitting: &mut Sitting) -> io::Result<()> {
        let Some(save) = &mut sitting.save else { return Ok(()) };
        save.keep("jewels", &sitting.table.save()).or_else(|error| self.refuse(&error.say()))
    }

    /// Shows how the round went, where pictures can move.
    fn animate(&mut self, before: &View, journal: &Journal) -> io::Result<()> {
        let look = self.look();
        if look.is_spoken() {
            return Ok(());
        }
        let mut height = 0;
        for picture in pictures(&draw::stones(before), journal, &before.preview, &look) {
            if !self.screen.frame(&picture.lines, height, picture.pause)? {
                return Ok(());
            }
            height = picture.lines.len();
        }
        Ok(())
    }

    /// Shows the board, and beside it how the game stands.
    fn show_jewels(&mut self, table: &JewelsTable, marks: Marks) -> io::Result<()> {
        let (view, look) = (table.view(), self.look());
        self.print("")?;
        if look.is_spoken() {
            let lines = draw::sentences(&view, self.words(), &look);
            self.print_lines(&lines)?;
            return self.print_lines(&self.standing(table));
        }
        let board = draw::board(&draw::stones(&view), &view.preview, marks, &look);
        let side = [vec![String::new()], self.standing(table)].concat();
        let fits = look.columns > draw::WIDTH + 24;
        let lines = if fits { beside(&board, &side, 3) } else { [board, side].concat() };
        self.print_lines(&lines)
    }

    fn standing(&self, table: &JewelsTable) -> Vec<String> {
        let (view, words, look) = (table.view(), self.words(), self.look());
        let mut lines = vec![
            look.palette.ink(Ink::Strong, &format!("{}, {}", words.text("game-jewels"), table.name())),
            words.say(&Saying::new("jewels-points").with("points", view.points.to_string())),
            words.say(&Saying::new("jewels-turns").with("turns", i64::from(view.turns))),
            words.say(&Saying::new("jewels-swaps").with("count", view.moves.len())),
        ];
        lines.extend(time_text(table, words));
        if let Some(last) = &view.last {
            let points = last.points.to_string();
            lines
                .push(words.say(
                    &Saying::new("jewels-last").with("swap", last.swap.as_str()).with("points", points),
                ));
        }
        lines
    }

    fn jewels_command(&mut self, sitting: &mut Sitting, verb: Verb, rest: &str) -> io::Result<Flow> {
        match verb {
            Verb::Help => self.jewels_help()?,
            Verb::Hint | Verb::Moves => self.list_swaps(sitting)?,
            Verb::Eval => self.advise_swap(sitting)?,
            Verb::Board => self.show_jewels(&sitting.table, Marks::None)?,
            Verb::Undo => {
                if sitting.table.undo() {
                    sitting.listed.clear();
                    self.keep_jewels(sitting)?;
                    self.show_jewels(&sitting.table, Marks::None)?;
                    self.say(&Saying::new("jewels-undone"))?;
                } else {
                    self.refuse(&Saying::new("jewels-nothing-to-undo"))?;
                }
            }
            Verb::Record => self.list_rounds(&sitting.table)?,
            Verb::Position => {
                let view = sitting.table.view();
                self.print(&format!("{} {}", view.rows.join("/"), view.preview))?;
            }
            Verb::Save => self.save_board(&sitting.table, rest)?,
            Verb::Rules => self.rules("jewels")?,
            Verb::Lang => match self.pick_language()? {
                Err(leave) => return Ok(Flow::Leave(leave)),
                Ok(language) => self.words = Words::new(language),
            },
            Verb::New | Verb::Load => return Ok(Flow::Menu),
            Verb::Resign => {
                if let Some(save) = &mut sitting.save {
                    // A save that cannot be removed is offered once more, which does no harm.
                    let _ = save.finish();
                }
                return Ok(Flow::Menu);
            }
            Verb::Quit => return Ok(Flow::Leave(Leave::Quit)),
            Verb::Redo | Verb::Players => self.refuse(&Saying::new("jewels-no-such-command"))?,
        }
        Ok(Flow::On)
    }

    fn jewels_help(&mut self) -> io::Result<()> {
        self.say(&Saying::new("jewels-help"))?;
        let look = self.look();
        let legend = draw::legend(self.words(), &look);
        self.print_lines(&legend)?;
        const VERBS: [Verb; 11] = [
            Verb::Hint,
            Verb::Eval,
            Verb::Undo,
            Verb::Board,
            Verb::Record,
            Verb::Position,
            Verb::Save,
            Verb::New,
            Verb::Lang,
            Verb::Rules,
            Verb::Quit,
        ];
        let words = self.words();
        let rows = VERBS.map(|verb| (verb.words(words).join(", "), about(verb, words)));
        self.print_lines(&commands::list(&rows, &look))
    }

    /// Every swap, on the board and as a list with what its own runs pay.
    fn list_swaps(&mut self, sitting: &mut Sitting) -> io::Result<()> {
        let swaps = sitting.table.hints();
        let look = self.look();
        if !look.is_spoken() {
            let view = sitting.table.view();
            let board = draw::board(&draw::stones(&view), &view.preview, Marks::Hints(&swaps), &look);
            self.print("")?;
            self.print_lines(&board)?;
        }
        let items: Vec<String> = (1usize..)
            .zip(&swaps)
            .map(|(number, &swap)| {
                let number = look.palette.ink(Ink::Accent, &pad_left(&number.to_string(), 2));
                format!("{number}: {swap} (+{})", sitting.table.first_points(swap))
            })
            .collect();
        let lines = wrap_items(items.iter().map(String::as_str), "   ", look.columns);
        self.print_lines(&lines)?;
        self.say(&Saying::new("jewels-list-how").with("count", swaps.len()))?;
        sitting.listed = swaps;
        Ok(())
    }

    /// What the computer would play.
    fn advise_swap(&mut self, sitting: &mut Sitting) -> io::Result<()> {
        let Some(advice) = advise_jewels(&sitting.table, ADVICE) else { return Ok(()) };
        let saying = Saying::new("jewels-advice").with("swap", advice.to_string());
        sitting.table.mark_help();
        sitting.listed = vec![advice];
        self.keep_jewels(sitting)?;
        self.show_jewels(&sitting.table, Marks::Hints(&[advice]))?;
        self.say(&saying)
    }

    fn list_rounds(&mut self, table: &JewelsTable) -> io::Result<()> {
        let rounds = (1usize..).zip(table.rounds());
        let items: Vec<String> =
            rounds.map(|(number, round)| format!("{number}: {} (+{})", round.swap, round.points)).collect();
        let lines = wrap_items(items.iter().map(String::as_str), "   ", self.look().columns);
        if items.is_empty() {
            self.say(&Saying::new("board-nothing-played"))
        } else {
            self.print_lines(&lines)
        }
    }

    /// Writes the board file with which the game began.
    fn save_board(&mut self, table: &JewelsTable, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.refuse(&Saying::new("jewels-save-name").with("save", self.name_of(Verb::Save)));
        }
        let path = self.options.folder.join(Path::new(name));
        if path.exists() {
            return self.refuse(&StorageError::Exists { path }.say());
        }
        match replace_bytes(&path, &[write_layout(&table.setup().layout).as_bytes()]) {
            Ok(()) => self.say(&Saying::new("jewels-saved").with("path", path.display().to_string())),
            Err(error) => self.refuse(&error.say()),
        }
    }

    /// The game is over: the reason, the points, and the list of the best. Only then is its save removed; a
    /// score that could not be entered is asked for again another time.
    fn end_jewels(&mut self, sitting: &mut Sitting, ending: JewelsEnding) -> io::Result<()> {
        self.keep_jewels(sitting)?;
        let view = sitting.table.view();
        let saying = Saying::new("jewels-over")
            .with("because", ending.say())
            .with("turns", i64::from(view.turns))
            .with("points", view.points.to_string());
        self.print("")?;
        self.say(&saying)?;
        if self.enter_best(&sitting.table)?
            && let Some(save) = &mut sitting.save
        {
            // A save that cannot be removed is offered once more, which does no harm.
            let _ = save.finish();
        }
        Ok(())
    }

    /// Enters the score in the list of the best, if it belongs there and the person has a name. `false` when
    /// the list failed.
    fn enter_best(&mut self, table: &JewelsTable) -> io::Result<bool> {
        let Some(saves) = self.options.saves.clone() else { return Ok(true) };
        if table.record("").is_none() {
            if table.view().points > 0 {
                self.say(&Saying::new("jewels-helped"))?;
            }
            return Ok(true);
        }
        let Input::Line(name) = self.ask(&Saying::new("jewels-ask-name"))? else { return Ok(true) };
        let Some(record) = table.record(name.trim()).filter(|_| !name.trim().is_empty()) else {
            return Ok(true);
        };
        let entered = match enter_score(&saves, record) {
            Ok(entered) => entered,
            Err(error) => {
                self.refuse(&error.say())?;
                return Ok(false);
            }
        };
        if let Some(aside) = entered.aside {
            self.refuse(&Saying::new("jewels-scores-aside").with("path", aside.display().to_string()))?;
        }
        if let Some(place) = entered.place {
            self.say(&Saying::new("jewels-place").with("place", place))?;
        }
        self.tell_scores()?;
        Ok(true)
    }
}

/// What is played: a number stands for one of the listed swaps. `Err` is how many there are.
fn chosen(line: &str, listed: &[Swap]) -> Result<String, usize> {
    let digits = line.chars().all(|letter| letter.is_ascii_digit());
    match line.parse::<usize>() {
        Ok(number) if digits && line.len() <= 2 => {
            match number.checked_sub(1).and_then(|index| listed.get(index)) {
                Some(swap) => Ok(swap.to_string()),
                None => Err(listed.len()),
            }
        }
        // Four numbers without blanks between them.
        Ok(_) if digits && line.len() == 4 => {
            Ok(line.chars().flat_map(|letter| [letter, ' ']).collect::<String>().trim_end().to_owned())
        }
        _ => Ok(line.to_owned()),
    }
}

fn about(verb: Verb, words: &Words) -> String {
    match verb {
        Verb::Hint => words.text("jewels-command-hint"),
        Verb::Eval => words.text("jewels-command-eval"),
        Verb::Undo => words.text("jewels-command-undo"),
        Verb::Save => words.text("jewels-command-save"),
        Verb::New => words.text("jewels-command-new"),
        _ => verb.about(words),
    }
}

/// What is left of the time, in minutes and seconds; a begun second counts.
fn time_text(table: &JewelsTable, words: &Words) -> Option<String> {
    let left = table.time_left()?;
    let seconds = u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u32::MAX);
    Some(words.say(&Saying::new("jewels-time-left").with("time", TimeLimit::write(seconds))))
}

fn round_text(journal: &Journal) -> Saying {
    let steps: Vec<String> = journal.entries.iter().take(8).map(|entry| entry.points.to_string()).collect();
    let sum = if journal.steps > 8 { format!("{} + …", steps.join(" + ")) } else { steps.join(" + ") };
    let key = if journal.steps == 1 { "jewels-round" } else { "jewels-round-cascade" };
    Saying::new(key)
        .with("swap", journal.swap.to_string())
        .with("points", journal.points.to_string())
        .with("steps", i64::from(journal.steps))
        .with("sum", sum)
}
