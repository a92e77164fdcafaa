//! One game of Jewels at the console.

use std::io;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use serde::Deserialize;
use serde_json::json;
use tabla_core::{Say, Saying, Seat, Viewer};
use tabla_games::jewels::{JournalView, TimeLimit, View, enter_score};
use tabla_games::kits::jewels::JewelsBoard;
use tabla_games::{StorageError, Words, kits, replace_bytes};
use tabla_table::{Account, AccountKind, Act, Clock, Snapshot};

use super::draw::{self, Marks};
use super::motion::pictures;
use crate::commands::{self, Verb};
use crate::game::{Flow, Game};
use crate::palette::Ink;
use crate::screen::{Canvas, Drawn, Input};
use crate::text::{beside, pad_left, wrap, wrap_items};
use crate::{Console, Look};

/// How long the computer thinks about advice, in seconds.
const ADVICE: f64 = 1.0;

/// On fewer columns than these, swaps are written in short.
const NARROW: usize = 34;

/// The question that leaves a mark.
const QUESTION: &str = "advice";

/// Every swap, as the question `hints` answers it.
#[derive(Deserialize)]
struct Hints {
    swaps: Vec<Hint>,
}

/// A swap and what its own runs pay.
#[derive(Deserialize)]
struct Hint {
    text: String,
    points: u32,
}

/// What the computer would play, as the question `advice` answers it.
#[derive(Deserialize)]
struct Advice {
    best: Option<String>,
}

impl Console<'_> {
    /// What was typed, unless it is a command.
    pub(super) fn jewels_line(&mut self, game: &mut Game, line: &str) -> io::Result<Option<Flow>> {
        if game.table.deadline().is_some_and(|deadline| game.now() >= deadline) {
            return self.too_late(game).map(|()| Some(Flow::On));
        }
        if line.is_empty() {
            return self.show(game).map(|()| Some(Flow::On));
        }
        if commands::lists("jewels-hint-words", line, self.words()) {
            return self.list_swaps(game).map(|()| Some(Flow::On));
        }
        if commands::read(line, self.words()).is_some() {
            return Ok(None);
        }
        match chosen(line, &game.listed) {
            Err(count) => {
                let saying = Saying::new("choice-wrong").with("number", line).with("count", count);
                self.refuse(&saying)?;
            }
            Ok(text) if text.starts_with(char::is_alphabetic) => self.refuse(&self.no_command(&text))?,
            Ok(text) => return self.play_text(game, &text).map(Some),
        }
        Ok(Some(Flow::On))
    }

    /// What was typed came after the time was over.
    fn too_late(&mut self, game: &mut Game) -> io::Result<()> {
        let checked = game.perform(None, Act::CheckTime);
        self.update(game)?;
        match (checked, &game.look().extras.final_ending) {
            (Ok(()), Some(ending)) => {
                self.refuse(&Saying::new("jewels-refusal-over").with("because", ending.reason.clone()))
            }
            (Ok(()), None) => Ok(()),
            (Err(refusal), _) => self.refuse(&refusal.saying),
        }
    }

    /// Shows and says how a round went; `before` is what was shown before it.
    pub(super) fn tell_round(&mut self, game: &mut Game, before: &Snapshot) -> io::Result<()> {
        let seat = before.extras.to_move.unwrap_or(Seat::FIRST);
        let shown = game.table.show(Viewer::Seat(seat), None).ok();
        let after = shown.as_ref().and_then(|shown| shown.board.typed::<JewelsBoard>());
        let is_played = shown.as_ref().is_some_and(|shown| shown.extras.plies > before.extras.plies);
        let journal = after.and_then(|board| board.view.last.as_ref()).filter(|_| is_played);
        // Nothing was played when the time was over before it.
        let (Some(journal), Some(before)) = (journal, before.board.typed::<JewelsBoard>()) else {
            return Ok(());
        };
        self.animate(before, journal)?;
        self.show_jewels(game, Marks::None)?;
        self.say(&round_text(journal))
    }

    /// Shows how the round went, where pictures can move.
    fn animate(&mut self, before: &JewelsBoard, journal: &JournalView) -> io::Result<()> {
        let look = self.look();
        if look.is_spoken() {
            return Ok(());
        }
        let (stones, mut height) = (draw::stones(&before.view), 0);
        for picture in pictures(&stones, journal, &before.view.preview, &look) {
            if !self.screen.frame(&picture.lines, height, picture.pause)? {
                return Ok(());
            }
            height = picture.lines.len();
        }
        Ok(())
    }

    /// Shows the board, and beside it how the game stands.
    pub(super) fn show_jewels(&mut self, game: &Game, marks: Marks) -> io::Result<()> {
        let (shown, look) = (game.look(), self.look());
        let Some(board) = shown.board.typed::<JewelsBoard>() else { return Ok(()) };
        if self.screen.has_place() {
            return self.place_jewels(&board.view, self.standing(game, board), marks);
        }
        self.print("")?;
        if look.is_spoken() {
            let lines = draw::sentences(&board.view, self.words(), &look);
            self.print_lines(&lines)?;
            return self.print_lines(&self.standing(game, board));
        }
        let picture = draw::board(&draw::stones(&board.view), &board.view.preview, marks, &look);
        let side = [vec![String::new()], self.standing(game, board)].concat();
        let fits = look.columns > draw::WIDTH + 24;
        let lines = if fits { beside(&picture, &side, 3) } else { [picture, side].concat() };
        self.print_lines(&lines)
    }

    /// The board in its place, with these stones marked and these lines beside it.
    fn place_jewels(&mut self, view: &View, standing: Vec<String>, marks: Marks) -> io::Result<()> {
        let (words, look) = (Rc::clone(&self.words), self.look());
        let (stones, preview) = (draw::stones(view), view.preview.clone());
        let hints = if let Marks::Hints(pairs) = marks { pairs.to_vec() } else { Vec::new() };
        let picture = move |canvas: Canvas| {
            let marks = if hints.is_empty() { Marks::None } else { Marks::Hints(&hints) };
            let board = draw::board(&stones, &preview, marks, &Look { rows: canvas.rows, ..look });
            let spots = draw::spots(&board);
            let room = canvas.beside(&board);
            let mut side: Vec<String> = standing.iter().flat_map(|line| wrap(line, room)).collect();
            let firm = side.len();
            side.push(String::new());
            side.extend(draw::legend(&words, &Look { columns: room, ..look }));
            Drawn { board, spots, side, side_spots: Vec::new(), firm }
        };
        self.screen.place(Some(Box::new(picture)))
    }

    fn standing(&self, game: &Game, JewelsBoard { view, name, .. }: &JewelsBoard) -> Vec<String> {
        let (words, look) = (self.words(), self.look());
        let mut lines = vec![
            look.palette.ink(Ink::Strong, &format!("{}, {name}", words.text("game-jewels"))),
            words.say(&Saying::new("jewels-points").with("points", view.points.to_string())),
            words.say(&Saying::new("jewels-turns").with("turns", i64::from(view.turns))),
            words.say(&Saying::new("jewels-swaps").with("count", view.moves.len())),
        ];
        if let Some(Clock::WholeGame { time }) = game.table.setup().clock {
            let left = Duration::from_millis(time.saturating_sub(game.now()));
            lines.push(words.say(&time_left(left)));
        }
        if let Some(last) = &view.last {
            let points = last.points.to_string();
            lines
                .push(words.say(
                    &Saying::new("jewels-last").with("swap", last.swap.as_str()).with("points", points),
                ));
        }
        lines
    }

    /// What a command does here; `None` where it is the same in every game.
    pub(super) fn jewels_command(
        &mut self,
        game: &mut Game,
        verb: Verb,
        rest: &str,
    ) -> io::Result<Option<Flow>> {
        match verb {
            Verb::Help => self.jewels_help()?,
            Verb::Hint | Verb::Moves => self.list_swaps(game)?,
            Verb::Eval => self.advise_swap(game)?,
            Verb::Undo => self.undo_round(game)?,
            Verb::Redo => self.redo_round(game)?,
            Verb::Record => self.list_rounds(game)?,
            Verb::Position => {
                let shown = game.look();
                if let Some(JewelsBoard { view, .. }) = shown.board.typed::<JewelsBoard>() {
                    self.print(&format!("{} {}", view.rows.join("/"), view.preview))?;
                }
            }
            Verb::Save => self.save_board(game, rest)?,
            Verb::New | Verb::Load => return Ok(Some(Flow::Menu)),
            Verb::Resign => {
                game.keep.finish();
                return Ok(Some(Flow::Menu));
            }
            Verb::Players => self.refuse(&Saying::new("jewels-no-such-command"))?,
            Verb::Board | Verb::Rules | Verb::Lang | Verb::Quit => return Ok(None),
        }
        Ok(Some(Flow::On))
    }

    fn undo_round(&mut self, game: &mut Game) -> io::Result<()> {
        if game.perform(game.mover(), Act::Undo).is_err() {
            return self.refuse(&Saying::new("jewels-nothing-to-undo"));
        }
        self.update(game)?;
        self.show(game)?;
        self.say(&Saying::new("jewels-undone"))
    }

    fn redo_round(&mut self, game: &mut Game) -> io::Result<()> {
        let before = game.look();
        match game.perform(game.mover(), Act::Redo) {
            Err(refusal) => self.refuse(&refusal.saying),
            Ok(()) => {
                self.update(game)?;
                self.tell_round(game, &before)
            }
        }
    }

    fn jewels_help(&mut self) -> io::Result<()> {
        self.say(&Saying::new("jewels-help"))?;
        let look = self.look();
        if !self.screen.has_place() {
            let legend = draw::legend(self.words(), &look);
            self.print_lines(&legend)?;
        }
        const VERBS: [Verb; 12] = [
            Verb::Hint,
            Verb::Eval,
            Verb::Undo,
            Verb::Redo,
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
        let names = |verb: Verb| match verb {
            Verb::Hint => [commands::listed("jewels-hint-words", words), verb.words(words)].concat(),
            _ => verb.words(words),
        };
        let rows = VERBS.map(|verb| (names(verb).join(", "), about(verb, words)));
        self.screen.print_laid(&|columns| commands::list(&rows, &Look { columns, ..look }))
    }

    /// Every swap, on the board and as a list with what its own runs pay.
    fn list_swaps(&mut self, game: &mut Game) -> io::Result<()> {
        let swaps = match self.inquire(game, "hints", json!({ "hints": true }))?.map(Hints::deserialize) {
            Ok(hints) => hints.map(|hints| hints.swaps).unwrap_or_default(),
            Err(refusal) => return self.refuse(&refusal.saying),
        };
        let look = self.look();
        if !look.is_spoken()
            && let Some(JewelsBoard { view, .. }) = game.look().board.typed::<JewelsBoard>()
        {
            let pairs: Vec<draw::Pair> = swaps.iter().filter_map(|hint| draw::pair(&hint.text)).collect();
            if self.screen.has_place() {
                self.show_jewels(game, Marks::Hints(&pairs))?;
            } else {
                let board = draw::board(&draw::stones(view), &view.preview, Marks::Hints(&pairs), &look);
                self.print("")?;
                self.print_lines(&board)?;
            }
        }
        self.screen.print_laid(&|columns| {
            // Numbers without blanks between them can be typed as well.
            let is_narrow = columns < NARROW;
            let item = |(number, Hint { text, points }): (usize, &Hint)| {
                let number = look.palette.ink(Ink::Accent, &pad_left(&number.to_string(), 2));
                match is_narrow {
                    true => format!("{number}: {}+{points}", text.replace(' ', "")),
                    false => format!("{number}: {text} (+{points})"),
                }
            };
            let items: Vec<String> = (1usize..).zip(&swaps).map(item).collect();
            wrap_items(items.iter().map(String::as_str), if is_narrow { " " } else { "   " }, columns)
        })?;
        self.say(&Saying::new("jewels-list-how").with("count", swaps.len()))?;
        game.listed = swaps.into_iter().map(|hint| hint.text).collect();
        Ok(())
    }

    /// What the computer would play. Whoever has seen it enters no list of the best.
    fn advise_swap(&mut self, game: &mut Game) -> io::Result<()> {
        let advice = self.inquire(game, QUESTION, json!({ "time": ADVICE }))?;
        let advice = advice.ok().and_then(|advice| Advice::deserialize(advice).ok()?.best);
        let Some(advice) = advice else { return Ok(()) };
        let taken = Act::TakeAdvice { question: QUESTION.to_owned() };
        if let Err(refusal) = game.perform(game.mover(), taken) {
            return self.refuse(&refusal.saying);
        }
        self.update(game)?;
        // Thinking takes time, too.
        if game.is_over() {
            return Ok(());
        }
        let pair = draw::pair(&advice);
        self.show_jewels(game, Marks::Hints(pair.as_slice()))?;
        self.say(&Saying::new("jewels-advice").with("swap", advice.as_str()))?;
        game.listed = vec![advice];
        Ok(())
    }

    fn list_rounds(&mut self, game: &Game) -> io::Result<()> {
        let shown = game.look();
        let played = |account: &&Account| account.what == AccountKind::Played;
        let items: Vec<String> = (1usize..)
            .zip(shown.accounts.iter().filter(played))
            .map(|(number, Account { text, extra, .. })| {
                let swap = text.as_deref().unwrap_or_default();
                format!("{number}: {swap} (+{})", extra["points"].as_u64().unwrap_or_default())
            })
            .collect();
        if items.is_empty() {
            return self.say(&Saying::new("board-nothing-played"));
        }
        let lines = wrap_items(items.iter().map(String::as_str), "   ", self.look().columns);
        self.print_lines(&lines)
    }

    /// Writes the board file with which the game began.
    fn save_board(&mut self, game: &Game, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.refuse(&Saying::new("jewels-save-name").with("save", self.name_of(Verb::Save)));
        }
        let path = self.options.folder.join(Path::new(name));
        if path.exists() {
            return self.refuse(&StorageError::Exists { path }.say());
        }
        let board = match game.table.export("board", game.viewer()) {
            Ok(board) => board,
            Err(refusal) => return self.refuse(&refusal.saying),
        };
        match replace_bytes(&path, &[board.as_bytes()]) {
            Ok(()) => self.say(&Saying::new("jewels-saved").with("path", path.display().to_string())),
            Err(error) => self.refuse(&error.say()),
        }
    }

    /// The game is over: the reason, the points, and the list of the best. Only then is its save removed; a
    /// score that could not be entered is asked for again another time.
    pub(super) fn end_jewels(&mut self, game: &mut Game) -> io::Result<()> {
        let shown = game.look();
        let (Some(ending), Some(board)) = (&shown.extras.final_ending, shown.board.typed::<JewelsBoard>())
        else {
            return Ok(());
        };
        let saying = Saying::new("jewels-over")
            .with("because", ending.reason.clone())
            .with("turns", i64::from(board.view.turns))
            .with("points", board.view.points.to_string());
        self.print("")?;
        self.say(&saying)?;
        if self.enter_best(game, board)? {
            game.keep.finish();
        }
        Ok(())
    }

    /// Enters the score in the list of the best, if it belongs there and the person has a name. `false` when
    /// the list failed.
    fn enter_best(&mut self, game: &Game, board: &JewelsBoard) -> io::Result<bool> {
        let Some(saves) = self.options.saves.clone() else { return Ok(true) };
        if kits::score(&self.options.registry, &*game.table, "").is_none() {
            if board.view.points > 0 {
                self.say(&Saying::new(if board.is_helped { "jewels-helped" } else { "jewels-left" }))?;
            }
            return Ok(true);
        }
        let Input::Line(name) = self.ask(&Saying::new("jewels-ask-name"))? else { return Ok(true) };
        let record = kits::score(&self.options.registry, &*game.table, name.trim())
            .filter(|_| !name.trim().is_empty());
        let Some(record) = record else { return Ok(true) };
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
fn chosen(line: &str, listed: &[String]) -> Result<String, usize> {
    let digits = line.chars().all(|letter| letter.is_ascii_digit());
    match line.parse::<usize>() {
        Ok(number) if digits && line.len() <= 2 => {
            match number.checked_sub(1).and_then(|index| listed.get(index)) {
                Some(swap) => Ok(swap.clone()),
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
pub(super) fn time_left(left: Duration) -> Saying {
    let seconds = u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u32::MAX);
    Saying::new("jewels-time-left").with("time", TimeLimit::write(seconds))
}

fn round_text(journal: &JournalView) -> Saying {
    let count = journal.untold.saturating_add(u32::try_from(journal.steps.len()).unwrap_or(u32::MAX));
    let steps: Vec<String> = journal.steps.iter().take(8).map(|step| step.points.to_string()).collect();
    let sum = if count > 8 { format!("{} + …", steps.join(" + ")) } else { steps.join(" + ") };
    let key = if count == 1 { "jewels-round" } else { "jewels-round-cascade" };
    Saying::new(key)
        .with("swap", journal.swap.as_str())
        .with("points", journal.points.to_string())
        .with("steps", i64::from(count))
        .with("sum", sum)
}
