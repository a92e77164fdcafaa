//! The room of Scrabble: players and words are chosen, and moves are typed.

mod board;
mod play;
mod tell;
mod typed;

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_play::scrabble::{
    GAME, Level, ScrabbleSeat, ScrabbleSetup, ScrabbleTable, TileSource, WordLists, WordSource, gcg,
    level_name, read_seats,
};
use tabla_play::{StorageError, Words, read_text};

use super::Room;
use crate::Console;
use crate::game::Finish;
use crate::menu::Leave;
use crate::screen::Input;

pub use board::scrabble_board;
pub use tell::scrabble_ranking;

/// The room itself, for the list of rooms.
pub(super) struct ScrabbleRoom;

impl Room for ScrabbleRoom {
    fn id(&self) -> &'static str {
        GAME
    }

    fn name(&self) -> Saying {
        Saying::new("game-scrabble")
    }

    fn offer(&self, save: &Path) -> Result<Saying, StorageError> {
        let save = tabla_play::scrabble::ScrabbleSave::load(save)?;
        Ok(Saying::new("scrabble-continue").with("players", save.players()).with("turns", save.turns()))
    }

    fn enter(&self, console: &mut Console, save: Option<PathBuf>) -> io::Result<Finish> {
        if let Some(path) = save {
            match ScrabbleTable::restore(&path, &lists(console)) {
                Ok(table) => {
                    if let Some(leave) = console.sit_at_scrabble(table, Some(path), None)? {
                        return Ok(leave.out_of_game());
                    }
                }
                Err(error) => console.refuse(&error.say())?,
            }
        }
        console.scrabble_menu()
    }
}

/// The word lists beside the saves of a console.
fn lists(console: &Console) -> WordLists {
    WordLists::beside(console.options.saves.as_ref())
}

/// The game in a file: a save of ours, or GCG, for which the rest is as it was set up here.
fn read_game(path: &Path, setup: &ScrabbleSetup, lists: &WordLists) -> Result<ScrabbleTable, Saying> {
    let text = read_text(path).map_err(|error| error.say())?;
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return ScrabbleTable::restore(path, lists).map_err(|error| error.say());
    }
    let refused = |because| StorageError::Refused { path: path.into(), because: Box::new(because) }.say();
    let players = gcg::read(&text).map_err(|error| refused(error.say()))?.players.len();
    let mut setup = ScrabbleSetup { position: None, loaded: Some(text), ..setup.clone() };
    // Whoever is missing is played by the computer.
    setup.seats.resize(players.clamp(2, 4), ScrabbleSeat::Greedy);
    ScrabbleTable::open(setup, lists).map_err(|problem| refused(problem.say()))
}

/// What the menu offers.
#[derive(Clone, Copy)]
enum Item {
    First,
    Second,
    Two,
    Others,
    Load,
    Rules,
    Language,
    Leave,
}

const MENU: [(Item, &str); 8] = [
    (Item::First, "scrabble-menu-first"),
    (Item::Second, "scrabble-menu-second"),
    (Item::Two, "scrabble-menu-two"),
    (Item::Others, "scrabble-menu-others"),
    (Item::Load, "scrabble-menu-load"),
    (Item::Rules, "setup-rules"),
    (Item::Language, "scrabble-menu-language"),
    (Item::Leave, "scrabble-menu-leave"),
];

impl Console<'_> {
    /// Plays a game that is set up like this until it is over or the person leaves, then as
    /// [`Console::house`] does; or says why it cannot be played.
    pub fn play_scrabble(
        &mut self,
        setup: ScrabbleSetup,
        out: Option<PathBuf>,
    ) -> io::Result<Result<Finish, Saying>> {
        match ScrabbleTable::open(setup, &lists(self)) {
            Err(problem) => Ok(Err(problem.say())),
            Ok(table) => {
                Ok(Ok(self.sit_at_scrabble(table, None, out)?.map_or(Finish::Over, Leave::out_of_game)))
            }
        }
    }

    fn scrabble_menu(&mut self) -> io::Result<Finish> {
        loop {
            let title = self.words().text("game-scrabble");
            let items: Vec<String> = MENU.iter().map(|(_, key)| self.words().text(key)).collect();
            let pick = match self.pick_one(&title, &items, 0)? {
                Ok(pick) => MENU[pick.min(MENU.len() - 1)].0,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            let human = ScrabbleSeat::Human;
            let seats = match pick {
                Item::First | Item::Second => match self.pick_level()? {
                    Ok(computer) if matches!(pick, Item::First) => Some(vec![human, computer]),
                    Ok(computer) => Some(vec![computer, human]),
                    Err(leave) => return Ok(leave.out_of_menu()),
                },
                Item::Two => Some(vec![human, human]),
                Item::Others => match self.ask_players()? {
                    Ok(seats) => seats,
                    Err(leave) => return Ok(leave.out_of_menu()),
                },
                Item::Load => match self.ask_game()? {
                    Ok(None) => None,
                    Ok(Some(table)) => match self.sit_at_scrabble(table, None, None)? {
                        Some(leave) => return Ok(leave.out_of_game()),
                        None => None,
                    },
                    Err(leave) => return Ok(leave.out_of_menu()),
                },
                Item::Rules => {
                    self.rules(GAME)?;
                    None
                }
                Item::Language => match self.pick_language()? {
                    Err(leave) => return Ok(leave.out_of_menu()),
                    Ok(language) => {
                        self.words = Words::new(language);
                        None
                    }
                },
                Item::Leave => return Ok(Finish::Over),
            };
            let Some(seats) = seats else { continue };
            match self.begin_scrabble(seats)? {
                Ok(None) => {}
                Ok(Some(leave)) => return Ok(leave.out_of_game()),
                Err(leave) => return Ok(leave.out_of_menu()),
            }
        }
    }

    /// Asks how well the computer plays.
    fn pick_level(&mut self) -> io::Result<Result<ScrabbleSeat, Leave>> {
        let title = self.words().text("scrabble-which-level");
        let items = Level::ALL.map(|level| self.words().say(&level_name(level)));
        let usual = Level::ALL.iter().position(|&level| level == Level::Medium).unwrap_or(0);
        let picked = self.pick_one(&title, &items, usual)?;
        Ok(picked.map(|pick| ScrabbleSeat::Champion(Level::ALL.get(pick).copied().unwrap_or_default())))
    }

    /// Asks for the words and plays.
    fn begin_scrabble(&mut self, seats: Vec<ScrabbleSeat>) -> io::Result<Result<Option<Leave>, Leave>> {
        let title = self.words().text("scrabble-which-words");
        let items = ["scrabble-words-english", "scrabble-words-romanian"].map(|key| self.words().text(key));
        let (words, tiles) = match self.pick_one(&title, &items, 0)? {
            Ok(0) => (WordSource::English, TileSource::English),
            Ok(_) => (WordSource::Romanian, TileSource::Romanian),
            Err(leave) => return Ok(Err(leave)),
        };
        let seed = self.options.seed;
        self.options.seed = seed.wrapping_add(1);
        let tiles = match tiles.load() {
            Ok(tiles) => tiles,
            Err(error) => return self.refuse(&error.say()).map(|()| Ok(None)),
        };
        let setup = ScrabbleSetup { words, tiles, seats, seed, ..ScrabbleSetup::default() };
        match ScrabbleTable::open(setup, &lists(self)) {
            Ok(table) => self.sit_at_scrabble(table, None, None).map(Ok),
            Err(problem) => self.refuse(&problem.say()).map(|()| Ok(None)),
        }
    }

    /// Asks who plays until that makes sense, or nothing is typed.
    fn ask_players(&mut self) -> io::Result<Result<Option<Vec<ScrabbleSeat>>, Leave>> {
        loop {
            let line = match self.ask(&Saying::new("scrabble-ask-players"))? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
                Input::Line(line) => line.trim().to_owned(),
            };
            if line.is_empty() {
                return Ok(Ok(None));
            }
            match read_seats(&line) {
                Ok(seats) => return Ok(Ok(Some(seats))),
                Err(error) => self.refuse(&error.say())?,
            }
        }
    }

    /// Asks for a game file until it is one, or nothing is typed.
    fn ask_game(&mut self) -> io::Result<Result<Option<ScrabbleTable>, Leave>> {
        loop {
            let line = match self.ask(&Saying::new("scrabble-ask-file"))? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
                Input::Line(line) => line.trim().to_owned(),
            };
            if line.is_empty() {
                return Ok(Ok(None));
            }
            let path = self.options.folder.join(&line);
            match read_game(&path, &ScrabbleSetup::default(), &lists(self)) {
                Ok(table) => return Ok(Ok(Some(table))),
                Err(refusal) => self.refuse(&refusal)?,
            }
        }
    }
}
