//! Jewels at the console: a board is chosen, a time agreed on, and swaps are typed.

mod draw;
mod face;
mod motion;
mod play;

use std::io;
use std::path::Path;
use std::time::Duration;

use tabla_core::{Say, Saying, Viewer};
use tabla_games::jewels::{BestScores, GAME, NamedBoard, TimeLimit, best_scores, contest_boards};
use tabla_games::kits::jewels::JewelsBoard;
use tabla_games::{StorageError, kits};
use tabla_table::{Snapshot, Table};

use super::{Customs, Face};
use crate::commands::Verb;
use crate::game::{Finish, Flow, Game};
use crate::menu::Leave;
use crate::screen::Input;
use crate::steps::Steps;
use crate::{Console, text};

use draw::Marks;
pub use draw::plain as jewels_board;

/// Jewels at a table of the console.
pub(super) struct AtTable;

/// At most so many of the best scores are shown.
const SHOWN: usize = 10;

impl Customs for AtTable {
    fn id(&self) -> &'static str {
        GAME
    }

    fn face(&self, shown: &Snapshot) -> Option<Box<dyn Face>> {
        Some(Box::new(shown.board.typed::<JewelsBoard>()?.clone()))
    }

    fn offer(&self, table: &dyn Table) -> Option<Saying> {
        let shown = table.show(Viewer::Public, None).ok()?;
        let board = shown.board.typed::<JewelsBoard>()?;
        Some(
            Saying::new("jewels-continue")
                .with("board", board.name.as_str())
                .with("turns", i64::from(board.view.turns))
                .with("points", board.view.points.to_string()),
        )
    }

    fn enter(&self, console: &mut Console<'_>) -> Option<io::Result<Finish>> {
        Some(console.jewels_menu())
    }

    fn play(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<Finish> {
        game.keep.until_finished();
        console.play_usually(game)
    }

    fn show(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<()> {
        console.show_jewels(game, Marks::None)
    }

    fn time_left(&self, left: Duration) -> Saying {
        // The flag falls with the first moment after the limit.
        play::time_left(left.saturating_sub(Duration::from_millis(1)))
    }

    fn time_over(&self, _: &mut Console<'_>, _: &mut Game) -> io::Result<()> {
        Ok(())
    }

    fn line(&self, console: &mut Console<'_>, game: &mut Game, line: &str) -> io::Result<Option<Flow>> {
        console.jewels_line(game, line)
    }

    fn act(
        &self,
        console: &mut Console<'_>,
        game: &mut Game,
        verb: Verb,
        rest: &str,
    ) -> io::Result<Option<Flow>> {
        console.jewels_command(game, verb, rest)
    }

    fn played(&self, console: &mut Console<'_>, game: &mut Game, before: &Snapshot) -> io::Result<bool> {
        console.tell_round(game, before).map(|()| true)
    }

    fn kept(&self) -> &'static str {
        "jewels-kept"
    }

    fn ended(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<Option<Flow>> {
        console.end_jewels(game)?;
        Ok(Some(Flow::Menu))
    }
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
            let board = match pick {
                Item::New => Some(self.new_board()),
                Item::Contest => match self.pick_contest_board()? {
                    Ok(board) => board,
                    Err(Leave::End) => None,
                    Err(leave) => return Ok(leave.out_of_menu()),
                },
                Item::Load => match self.ask_board()? {
                    Ok(board) => board,
                    Err(Leave::End) => None,
                    Err(leave) => return Ok(leave.out_of_menu()),
                },
                Item::Scores => {
                    self.tell_scores()?;
                    None
                }
                Item::Rules => {
                    self.rules(GAME)?;
                    None
                }
                Item::Language => match self.pick_language()? {
                    Err(Leave::End) => None,
                    Err(leave) => return Ok(leave.out_of_menu()),
                    Ok(language) => {
                        self.speak(language)?;
                        None
                    }
                },
                Item::Leave => return Ok(Finish::Over),
            };
            let Some(board) = board else { continue };
            let limit = match self.ask_limit()? {
                Ok(limit) => limit,
                Err(Leave::End) => continue,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            match self.play_jewels_on(&board, limit)? {
                Finish::Over => {}
                finish => return Ok(finish),
            }
        }
    }

    /// Plays on this board, with this time limit, until the game is over or the person leaves.
    pub fn play_jewels_on(&mut self, board: &NamedBoard, limit: Option<TimeLimit>) -> io::Result<Finish> {
        let games = self.options.registry.clone();
        let opened = games.find(GAME).and_then(|kit| {
            let wish = kits::fill_in(&games, GAME, board.wish(limit), self.options.seed, 0)?;
            Ok((kit, kits::open(&games, GAME, &wish)?))
        });
        match opened {
            Err(refusal) => self.refuse(&refusal.saying).map(|()| Finish::Over),
            Ok((kit, table)) => {
                let mut game = self.begin(&kit, table, Steps::Ask);
                self.play(&mut game)
            }
        }
    }

    /// A board of chance; its number is its name, and gives it again.
    fn new_board(&mut self) -> NamedBoard {
        let seed = self.options.seed;
        self.options.seed = seed.wrapping_add(1);
        NamedBoard::of_number(seed % 1_000_000)
    }

    fn pick_contest_board(&mut self) -> io::Result<Result<Option<NamedBoard>, Leave>> {
        let boards = contest_boards();
        let title = self.words().text("jewels-which-board");
        let items: Vec<String> = boards.iter().map(|(name, _)| (*name).to_owned()).collect();
        let board = |(name, layout): (&str, _)| NamedBoard { layout, name: name.to_owned() };
        Ok(self.pick_one(&title, &items, 0)?.map(|pick| boards.into_iter().nth(pick).map(board)))
    }

    /// Asks for a board file until it is one, or nothing is typed.
    fn ask_board(&mut self) -> io::Result<Result<Option<NamedBoard>, Leave>> {
        loop {
            let line = match self.ask_path(&Saying::new("jewels-ask-board"))? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
                Input::Line(line) => line.trim().to_owned(),
            };
            if line.is_empty() {
                return Ok(Ok(None));
            }
            match NamedBoard::read(Path::new(&line)) {
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
