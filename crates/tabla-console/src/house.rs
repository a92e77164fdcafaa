//! The house's menu: go on with a game, begin one, change the language, leave.

use std::io;

use tabla_core::{Say, Saying};
use tabla_play::{GameInfo, Listed, Saved, Table, Words, catalogue};

use crate::game::{Finish, Game};
use crate::keep::Keep;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::steps::Steps;
use crate::{Console, tell};
use tabla_core::Seat;

/// At most so many unfinished games are offered.
const OFFERED: usize = 3;

/// What the menu offers.
enum Offer {
    Continue(Box<Unfinished>),
    Game(&'static GameInfo),
    Language,
    Quit,
}

/// A game that can be gone on with.
struct Unfinished {
    listed: Listed,
    saved: Saved,
    table: Box<dyn Table>,
}

impl Console<'_> {
    /// Opens the house, or the room of one game, until the person leaves.
    pub fn house(&mut self, only: Option<&'static GameInfo>) -> io::Result<Finish> {
        loop {
            let offers = self.offers(only)?;
            let title = match only {
                None => self.words().text("house-title"),
                Some(info) => self.words().say(&info.name()),
            };
            let items: Vec<String> = offers.iter().map(|offer| self.offer_text(offer, only)).collect();
            let pick = match self.pick_one(&title, &items, 0)? {
                Ok(pick) => pick,
                Err(leave) => return Ok(farewell(leave)),
            };
            let game = match offers.into_iter().nth(pick) {
                None | Some(Offer::Quit) => return Ok(Finish::Over),
                Some(Offer::Language) => match self.pick_language()? {
                    Err(leave) => return Ok(farewell(leave)),
                    Ok(language) => {
                        self.words = Words::new(language);
                        None
                    }
                },
                Some(Offer::Continue(unfinished)) => Some(self.resume(*unfinished)),
                Some(Offer::Game(info)) => match self.set_up(info)? {
                    Err(leave) => return Ok(farewell(leave)),
                    Ok(game) => game,
                },
            };
            if let Some(mut game) = game {
                return self.play(&mut game);
            }
        }
    }

    fn offers(&mut self, only: Option<&'static GameInfo>) -> io::Result<Vec<Offer>> {
        let mut offers: Vec<Offer> = Vec::new();
        for unfinished in self.unfinished(only)? {
            offers.push(Offer::Continue(Box::new(unfinished)));
        }
        let games = catalogue().iter().filter(|info| only.is_none_or(|only| only.id == info.id));
        offers.extend(games.map(Offer::Game));
        offers.push(Offer::Language);
        offers.push(Offer::Quit);
        Ok(offers)
    }

    /// The newest unfinished games. What cannot be read is said, and left as it is.
    fn unfinished(&mut self, only: Option<&'static GameInfo>) -> io::Result<Vec<Unfinished>> {
        let Some(folder) = &self.options.saves else { return Ok(Vec::new()) };
        let list = match Saved::list(folder) {
            Ok(list) => list,
            Err(error) => {
                self.refuse(&error.say())?;
                return Ok(Vec::new());
            }
        };
        let mut unfinished = Vec::new();
        for listed in list {
            let table = listed.saved.clone().and_then(|saved| Ok((saved.restore(&listed.path)?, saved)));
            match table {
                Err(error) => self.refuse(&error.say())?,
                Ok((table, saved)) => {
                    if only.is_none_or(|only| only.id == saved.game) && unfinished.len() < OFFERED {
                        unfinished.push(Unfinished { listed, saved, table });
                    }
                }
            }
        }
        Ok(unfinished)
    }

    fn offer_text(&self, offer: &Offer, only: Option<&'static GameInfo>) -> String {
        let words = self.words();
        match offer {
            Offer::Continue(unfinished) => {
                let table = &unfinished.table;
                let [first, second] = Seat::DUEL.map(|seat| tell::player(table.player(seat), words));
                let saying = Saying::new("house-continue")
                    .with("game", table.game().name())
                    .with("first", first)
                    .with("second", second)
                    .with("turn", table.played().len() + 1);
                words.say(&saying)
            }
            Offer::Game(info) if only.is_some() => {
                words.say(&Saying::new("house-new").with("game", info.name()))
            }
            Offer::Game(info) => words.say(&info.name()),
            Offer::Language => {
                words.say(&Saying::new("house-language").with("language", words.language().own_name()))
            }
            Offer::Quit => words.text("house-quit"),
        }
    }

    fn resume(&self, unfinished: Unfinished) -> Game {
        let Unfinished { listed, saved, table } = unfinished;
        let folder = &self.options.folder;
        let keep = match self.options.saves.clone() {
            Some(saves) => Keep::resume(&*table, saved.out.as_deref(), folder, saves, listed.path),
            None => Keep::begin(&*table, saved.out.as_deref(), folder, None),
        };
        let automatic = Seat::DUEL.iter().all(|&seat| !table.player(seat).is_human());
        let steps = if automatic && !self.screen.is_interactive() { Steps::ToEnd } else { Steps::Ask };
        Game::new(table, keep, steps)
    }

    /// Lists the languages, the one that is spoken marked.
    pub fn languages(&mut self) -> io::Result<()> {
        let now = self.words().language();
        let look = self.look();
        for language in tabla_play::Language::ALL {
            let mark = if language == now { look.palette.ink(Ink::Accent, "*") } else { " ".to_owned() };
            self.print(&format!("{mark} {:8} {}", language.tag(), language.own_name()))?;
        }
        Ok(())
    }
}

fn farewell(leave: Leave) -> Finish {
    if leave == Leave::Interrupt { Finish::Interrupted } else { Finish::Over }
}
