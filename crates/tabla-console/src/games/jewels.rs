//! The room of Jewels: a board is chosen, a time agreed on, and swaps are typed.

mod draw;
mod motion;
mod play;

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying, SeededRng};
use tabla_play::jewels::{
    BestScores, JewelsSave, JewelsSetup, JewelsTable, Layout, TimeLimit, best_scores, contest_boards,
    generate, read_layout,
};
use tabla_play::{StorageError, Words, read_bytes, read_save};

use super::Room;
use crate::game::Finish;
use crate::menu::Leave;
use crate::screen::Input;
use crate::{Console, text};

pub use draw::plain as jewels_board;

/// The room.
pub struct JewelsRoom;

/// How long the refill lines of new boards are.
const LINE: usize = 1024;

/// At most so many of the best scores are shown.
const SHOWN: usize = 10;

impl Room for JewelsRoom {
    fn id(&self) -> &'static str {
        "jewels"
    }

    fn name(&self) -> Saying {
        Saying::new("game-jewels")
    }

    fn offer(&self, save: &Path) -> Result<Saying, StorageError> {
        let table = restore(save)?;
        Ok(Saying::new("jewels-continue")
            .with("board", table.name())
            .with("turns", table.rounds().len())
            .with("points", table.view().points.to_string()))
    }

    fn enter(&self, console: &mut Console, save: Option<PathBuf>) -> io::Result<Finish> {
        if let Some(path) = save {
            match restore(&path) {
                Ok(table) => {
                    if let Some(leave) = console.play_jewels(table, Some(path))? {
                        return Ok(leave.out_of_game());
                    }
                }
                Err(error) => console.refuse(&error.say())?,
            }
        }
        console.jewels_menu()
    }
}

fn restore(path: &Path) -> Result<JewelsTable, StorageError> {
    let save: JewelsSave = read_save(path, "jewels")?;
    JewelsTable::restore(&save)
        .map_err(|because| StorageError::Refused { path: path.into(), because: Box::new(because) })
}

/// What the menu offers.
#[derive(Clone, Copy)]
enum Item {
    New,
    Contest,
    Load,
    Scores,
    Rules,
    Language,
    Leave,
}

const MENU: [(Item, &str); 7] = [
    (Item::New, "jewels-menu-new"),
    (Item::Contest, "jewels-menu-contest"),
    (Item::Load, "jewels-menu-load"),
    (Item::Scores, "jewels-menu-scores"),
    (Item::Rules, "setup-rules"),
    (Item::Language, "jewels-menu-language"),
    (Item::Leave, "jewels-menu-leave"),
];

impl Console<'_> {
    fn jewels_menu(&mut self) -> io::Result<Finish> {
        loop {
            let title = self.words().text("game-jewels");
            let items: Vec<String> = MENU.iter().map(|(_, key)| self.words().text(key)).collect();
            let pick = match self.pick_one(&title, &items, 0)? {
                Ok(pick) => MENU[pick.min(MENU.len() - 1)].0,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            let setup = match pick {
                Item::New => Some(self.new_board()),
                Item::Contest => match self.pick_contest_board()? {
                    Ok(board) => board,
                    Err(leave) => return Ok(leave.out_of_menu()),
                },
                Item::Load => match self.ask_board()? {
                    Ok(board) => board,
                    Err(leave) => return Ok(leave.out_of_menu()),
                },
                Item::Scores => {
                    self.tell_scores()?;
                    None
                }
                Item::Rules => {
                    self.rules("jewels")?;
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
            let Some((layout, name)) = setup else { continue };
            let limit = match self.ask_limit()? {
                Ok(limit) => limit,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            let table = JewelsTable::new(JewelsSetup { layout, name, limit, turns: None });
            if let Some(leave) = self.play_jewels(table, None)? {
                return Ok(leave.out_of_game());
            }
        }
    }

    /// Plays on this board, with this time limit, until the person leaves; then as [`Console::house`] does.
    pub fn play_jewels_on(&mut self, setup: JewelsSetup) -> io::Result<Finish> {
        match self.play_jewels(JewelsTable::new(setup), None)? {
            Some(leave) => Ok(leave.out_of_game()),
            None => Ok(Finish::Over),
        }
    }

    /// A board of chance; its number is its name, and gives it again.
    fn new_board(&mut self) -> (Layout, String) {
        let seed = self.options.seed;
        self.options.seed = seed.wrapping_add(1);
        random_board(seed % 1_000_000)
    }

    fn pick_contest_board(&mut self) -> io::Result<Result<Option<(Layout, String)>, Leave>> {
        let boards = contest_boards();
        let title = self.words().text("jewels-which-board");
        let items: Vec<String> = boards.iter().map(|(name, _)| (*name).to_owned()).collect();
        Ok(self
            .pick_one(&title, &items, 0)?
            .map(|pick| boards.into_iter().nth(pick).map(|(name, layout)| (layout, name.to_owned()))))
    }

    /// Asks for a board file until it is one, or nothing is typed.
    fn ask_board(&mut self) -> io::Result<Result<Option<(Layout, String)>, Leave>> {
        loop {
            let line = match self.ask(&Saying::new("jewels-ask-board"))? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
                Input::Line(line) => line.trim().to_owned(),
            };
            if line.is_empty() {
                return Ok(Ok(None));
            }
            match read_board(Path::new(&line)) {
                Ok(board) => return Ok(Ok(Some(board))),
                Err(refusal) => self.refuse(&refusal)?,
            }
        }
    }

    /// Asks for a time limit until it is one; nothing typed is none.
    fn ask_limit(&mut self) -> io::Result<Result<Option<TimeLimit>, Leave>> {
        loop {
            let line = match self.ask(&Saying::new("jewels-ask-limit"))? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
                Input::Line(line) => line.trim().to_owned(),
            };
            if line.is_empty() {
                return Ok(Ok(None));
            }
            match line.parse::<TimeLimit>() {
                Ok(limit) => return Ok(Ok(Some(limit))),
                Err(fault) => self.refuse(&fault.say())?,
            }
        }
    }

    /// Shows the best scores.
    pub fn show_scores(&mut self) -> io::Result<Result<(), StorageError>> {
        match self.options.saves.as_ref().map(best_scores) {
            Some(Ok(scores)) => self.list_scores(&scores).map(Ok),
            Some(Err(error)) => Ok(Err(error)),
            None => self.say(&Saying::new("jewels-no-scores")).map(Ok),
        }
    }

    /// Shows the best scores, or says why that cannot be.
    pub(super) fn tell_scores(&mut self) -> io::Result<()> {
        match self.show_scores()? {
            Ok(()) => Ok(()),
            Err(error) => self.refuse(&error.say()),
        }
    }

    fn list_scores(&mut self, scores: &BestScores) -> io::Result<()> {
        let BestScores { records, damaged, path } = scores;
        let damaged = *damaged;
        if damaged > 0 {
            let path = path.display().to_string();
            self.refuse(&Saying::new("jewels-scores-damaged").with("count", damaged).with("path", path))?;
        }
        if records.list().is_empty() {
            return self.say(&Saying::new("jewels-no-scores"));
        }
        self.say(&Saying::new("jewels-scores"))?;
        let lines: Vec<String> = (1usize..)
            .zip(records.list().iter().take(SHOWN))
            .map(|(place, record)| {
                let detail = Saying::new("jewels-score-detail")
                    .with("turns", i64::from(record.turns))
                    .with("board", record.board.as_str());
                let limit = record.limit.map_or_else(String::new, |limit| format!(", {limit}"));
                format!(
                    "{}  {}  {}  {}{limit}",
                    text::pad_left(&place.to_string(), 3),
                    text::pad_left(&record.points.to_string(), 6),
                    text::pad(&record.name, 16),
                    self.words().say(&detail),
                )
            })
            .collect();
        self.print_lines(&lines)
    }
}

/// The board of this number, and its name.
pub fn random_board(seed: u64) -> (Layout, String) {
    // The length is one that lines can have.
    let layout = generate(&mut SeededRng::new(seed), LINE).unwrap_or_else(|_| unreachable!());
    (layout, format!("#{seed}"))
}

/// The board in this file, and its name.
pub fn read_board(path: &Path) -> Result<(Layout, String), Saying> {
    let bytes = read_bytes(path).map_err(|error| error.say())?;
    let refused = |because| StorageError::Refused { path: path.into(), because: Box::new(because) }.say();
    let layout = read_layout(&bytes).map_err(|error| refused(error.say()))?;
    let name = path.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Ok((layout, name))
}
