//! The menu of the game: players and words are chosen.

use std::io;
use std::sync::Arc;

use tabla_core::{Say, Saying};
use tabla_games::Language;
use tabla_games::kits::scrabble::setup;
use tabla_games::scrabble::{Challenge, GAME, Level, Outfit, ScrabbleSeat, level_name, read_seats};
use tabla_table::{Kit, Secret, Table};

use crate::Console;
use crate::game::Finish;
use crate::menu::Leave;
use crate::screen::Input;
use crate::steps::Steps;
use crate::text::capital;

/// What the menu offers.
#[derive(Clone, Copy)]
enum Item {
    First,
    Second,
    Two,
    Others,
    Load,
    Scorer,
    Rules,
    Language,
    Leave,
}

const MENU: [(Item, &str); 9] = [
    (Item::First, "scrabble-menu-first"),
    (Item::Second, "scrabble-menu-second"),
    (Item::Two, "scrabble-menu-two"),
    (Item::Others, "scrabble-menu-others"),
    (Item::Load, "scrabble-menu-load"),
    (Item::Scorer, "scrabble-menu-scorer"),
    (Item::Rules, "setup-rules"),
    (Item::Language, "scrabble-menu-language"),
    (Item::Leave, "scrabble-menu-leave"),
];

impl Console<'_> {
    pub(super) fn scrabble_menu(&mut self) -> io::Result<Finish> {
        let kit = match self.options.registry.find(GAME) {
            Ok(kit) => kit,
            Err(refusal) => return self.refuse(&refusal.saying).map(|()| Finish::Over),
        };
        loop {
            let title = self.words().text("game-scrabble");
            let items: Vec<String> = MENU.iter().map(|(_, key)| self.words().text(key)).collect();
            let pick = match self.pick_one(&title, &items, 0)? {
                Ok(pick) => MENU[pick.min(MENU.len() - 1)].0,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            let human = ScrabbleSeat::Human;
            let table = match pick {
                Item::First | Item::Second => match self.pick_level()? {
                    Ok(computer) if matches!(pick, Item::First) => self.deal(&kit, &[human, computer])?,
                    Ok(computer) => self.deal(&kit, &[computer, human])?,
                    Err(leave) => Err(leave),
                },
                Item::Two => self.deal(&kit, &[human, human])?,
                Item::Others => match self.ask_players()? {
                    Ok(Some(seats)) => self.deal(&kit, &seats)?,
                    Ok(None) => Ok(None),
                    Err(leave) => Err(leave),
                },
                Item::Load => self.ask_game(&kit)?,
                Item::Scorer => self.scorer_room()?.map(|()| None),
                Item::Rules => self.rules(GAME).map(|()| Ok(None))?,
                Item::Language => match self.pick_language()? {
                    Ok(language) => self.speak(language).map(|()| Ok(None))?,
                    Err(leave) => Err(leave),
                },
                Item::Leave => return Ok(Finish::Over),
            };
            let table = match table {
                Ok(Some(table)) => table,
                Ok(None) | Err(Leave::End) => continue,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            let mut game = self.begin(&kit, table, Steps::ToEnd);
            match self.play(&mut game)? {
                Finish::Over => {}
                finish => return Ok(finish),
            }
        }
    }

    /// Asks how well the computer plays.
    fn pick_level(&mut self) -> io::Result<Result<ScrabbleSeat, Leave>> {
        let title = self.words().text("scrabble-which-level");
        let items = Level::ALL.map(|level| capital(&self.words().say(&level_name(level))));
        let usual = Level::ALL.iter().position(|&level| level == Level::Medium).unwrap_or(0);
        let picked = self.pick_one(&title, &items, usual)?;
        Ok(picked.map(|pick| ScrabbleSeat::Champion(Level::ALL.get(pick).copied().unwrap_or_default())))
    }

    /// Asks for the words, and deals.
    fn deal(
        &mut self,
        kit: &Arc<dyn Kit>,
        seats: &[ScrabbleSeat],
    ) -> io::Result<Result<Option<Box<dyn Table>>, Leave>> {
        let title = self.words().text("scrabble-which-words");
        let items = ["scrabble-words-english", "scrabble-words-romanian"].map(|key| self.words().text(key));
        let usual = usize::from(self.words().language() == Language::Ro);
        let outfit = match self.pick_one(&title, &items, usual)? {
            Ok(0) => Outfit::english(),
            Ok(_) => Outfit::romanian(),
            Err(leave) => return Ok(Err(leave)),
        };
        match self.open(kit, setup(&outfit, Challenge::Void, seats))? {
            Ok(table) => Ok(Ok(Some(table))),
            Err(refusal) => self.refuse(&refusal.saying).map(|()| Ok(None)),
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
    fn ask_game(&mut self, kit: &Arc<dyn Kit>) -> io::Result<Result<Option<Box<dyn Table>>, Leave>> {
        loop {
            let line = match self.ask_path(&Saying::new("scrabble-ask-file"))? {
                Input::Interrupt => return Ok(Err(Leave::Interrupt)),
                Input::End => return Ok(Err(Leave::End)),
                Input::Line(line) => line.trim().to_owned(),
            };
            if line.is_empty() {
                return Ok(Ok(None));
            }
            let path = self.options.folder.join(&line);
            let seats = [ScrabbleSeat::Human, ScrabbleSeat::Greedy];
            let outfit = Outfit::of_language(self.words().language());
            let usual = (setup(&outfit, Challenge::Void, &seats), Secret::from_seed(0));
            match self.read_game(kit, &path, usual) {
                Ok(table) => return Ok(Ok(Some(table))),
                Err(error) => self.refuse(&error.saying)?,
            }
        }
    }
}
