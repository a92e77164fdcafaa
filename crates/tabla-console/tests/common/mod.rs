//! A screen that plays from a script and writes everything down, and tables to show.

mod transcript;

use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use regex::Regex;
use tabla_console::{
    BoardStyle, Colours, Console, Finish, Game, Input, Keep, Look, Options, Palette, Screen, Steps, draw,
};
use tabla_core::Viewer;
use tabla_games::kits::{Shelf, registry};
use tabla_games::{Language, SaveFolder, Words};
use tabla_table::{Act, Command, Kit, Registry, Secret, Setup, Snapshot, Table, Waiting};

pub use transcript::{answers, fresh, in_every_language, latin, since};

/// Reads from a script; what is read is written down where a person would have typed it.
pub struct Script {
    lines: VecDeque<String>,
    pub transcript: String,
    pub interactive: bool,
    pub columns: usize,
    pub interrupt: bool,
    /// How long the person thinks before every line.
    pub pause: Duration,
}

impl Script {
    pub fn new(text: &str) -> Script {
        let lines = text.lines().map(|line| line.trim().to_owned()).collect();
        Script {
            lines,
            transcript: String::new(),
            interactive: false,
            columns: 80,
            interrupt: false,
            pause: Duration::ZERO,
        }
    }
}

impl Screen for Script {
    fn print(&mut self, text: &str) -> io::Result<()> {
        self.transcript += text;
        self.transcript.push('\n');
        Ok(())
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Input> {
        self.transcript += prompt;
        std::thread::sleep(self.pause);
        let input = match self.lines.pop_front() {
            None => Input::End,
            Some(line) if line == "^C" => Input::Interrupt,
            Some(line) => Input::Line(line),
        };
        self.transcript += &match &input {
            Input::Line(line) => format!("«{line}»\n"),
            other => format!("«{other:?}»\n"),
        };
        Ok(input)
    }

    fn whisper(&mut self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn interrupted(&mut self) -> bool {
        std::mem::take(&mut self.interrupt)
    }

    fn is_interactive(&self) -> bool {
        self.interactive
    }

    fn width(&self) -> usize {
        self.columns
    }
}

pub fn look(board: BoardStyle, columns: usize) -> Look {
    Look { board, palette: Palette::default(), columns, rows: 0 }
}

/// What a console in this folder is set up with. The adviser's opinions are those that the source fixes,
/// so that a better champion changes no test.
pub fn options(folder: &Path, board: BoardStyle) -> Options {
    Options {
        registry: games(),
        board,
        colours: Colours::None,
        adviser: "alphabeta:depth=2".to_owned(),
        saves: SaveFolder::find(Some(&folder.join("saves")), |_| None).ok(),
        folder: folder.to_owned(),
        seed: 7,
        secrets: None,
    }
}

/// The games of the house.
pub fn games() -> Registry {
    registry(&Shelf::default())
}

/// The kit of a game.
pub fn kit(game: &str) -> Arc<dyn Kit> {
    games().find(game).expect("the house has the game")
}

/// Everything on a table.
pub fn shown(table: &dyn Table) -> Snapshot {
    table.show(Viewer::Everything, None).expect("everything can be shown")
}

/// A table as it is drawn after a turn that was begun so.
pub fn drawn(table: &dyn Table, begun: &[String], words: &Words, look: &Look) -> Vec<String> {
    draw::table_after(&shown(table), &*kit(table.game()), begun, words, look)
}

/// Plays these turns, whoever is to move.
pub fn play_turns(table: &mut dyn Table, turns: &[&str]) {
    for turn in turns {
        let Waiting::Move(seat) = table.waiting() else { panic!("{turn}: nobody is to move") };
        let act = Act::Play { text: (*turn).to_owned(), by: None, because: Vec::new() };
        let played = table.perform(&Command { seat: Some(seat), at: 0, revision: None, act });
        played.unwrap_or_else(|refusal| panic!("{turn}: {refusal:?}"));
    }
}

/// A table of Santorini with these players, after these turns.
pub fn table(first: &str, second: &str, turns: &[&str]) -> Box<dyn Table> {
    table_of("santorini", "", first, second, turns)
}

/// A table of Mice with these players, after these turns.
pub fn mice(first: &str, second: &str, turns: &[&str]) -> Box<dyn Table> {
    table_of("mice", "", first, second, turns)
}

/// A table of a game by these rules, with these players, after these turns.
pub fn table_of(game: &str, rules: &str, first: &str, second: &str, turns: &[&str]) -> Box<dyn Table> {
    let kit = kit(game);
    let options = kit.choices().read(rules).expect("the game has the rules");
    let players = vec![first.to_owned(), second.to_owned()];
    let setup = Setup { game: game.to_owned(), options, players, ..Setup::default() };
    let mut table = kit.open(setup, Secret::default()).expect("the players are known");
    play_turns(&mut *table, turns);
    table
}

/// Plays a script against a table. What was shown, and how the game was left.
pub fn play(
    folder: &Path,
    board: BoardStyle,
    table: Box<dyn Table>,
    steps: Steps,
    typed: &str,
) -> (String, Finish) {
    let mut script = Script::new(typed);
    let options = options(folder, board);
    let kit = kit(table.game());
    let keep = Keep::begin(&kit, &*table, None, folder, options.saves.clone());
    let mut game = Game::new(kit, table, keep, steps);
    let finish =
        Console::new(&mut script, Language::En, options).play(&mut game).expect("a script never fails");
    (normal(&script.transcript, folder), finish)
}

/// Opens the house and plays a script.
pub fn house(folder: &Path, language: Language, typed: &str) -> (String, Finish) {
    let mut script = Script::new(typed);
    let options = options(folder, BoardStyle::Unicode);
    let finish = Console::new(&mut script, language, options).house(None).expect("a script never fails");
    (normal(&script.transcript, folder), finish)
}

/// The text without what differs from day to day: dates, times, folders.
pub fn normal(text: &str, folder: &Path) -> String {
    let text = text.replace(&folder.display().to_string(), "FOLDER");
    let date = Regex::new(r"\d{4}-\d{2}-\d{2}").expect("the pattern is fixed");
    let time = Regex::new(r"\b\d+([.,]\d+)? s\b").expect("the pattern is fixed");
    time.replace_all(&date.replace_all(&text, "DATE"), "TIME s").into_owned()
}
