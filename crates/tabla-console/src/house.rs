//! The house's menu: go on with a game, begin one, change the language, leave.

use std::io;
use std::path::PathBuf;

use tabla_core::{Say, Saying, Seat};
use tabla_play::{GameInfo, Saved, StorageError, Table, Words, catalogue, find};

use crate::game::{Finish, Game};
use crate::keep::Keep;
use crate::palette::Ink;
use crate::rooms::{ROOMS, Room, room};
use crate::steps::Steps;
use crate::{Console, tell};

/// At most so many unfinished games are offered.
const OFFERED: usize = 3;

/// What the menu offers.
enum Offer {
    Continue(Box<Unfinished>),
    Reenter(&'static dyn Room, PathBuf, Saying),
    Game(&'static GameInfo),
    Room(&'static dyn Room),
    Language,
    Quit,
}

/// A duel that can be gone on with.
struct Unfinished {
    path: PathBuf,
    saved: Saved,
    table: Box<dyn Table>,
}

impl Console<'_> {
    /// Opens the house, or the room of the game with this word, until the person leaves.
    pub fn house(&mut self, only: Option<&str>) -> io::Result<Finish> {
        if let Some(room) = only.and_then(room) {
            return room.enter(self, None);
        }
        loop {
            let offers = self.offers(only)?;
            let (title, note) = match only.and_then(find) {
                None => (self.words().text("house-title"), self.words().text("house-browser")),
                Some(info) => (self.words().say(&info.name()), String::new()),
            };
            let items: Vec<String> = offers.iter().map(|offer| self.offer_text(offer, only)).collect();
            let pick = match self.pick_one_with_note(&title, &items, &note, 0)? {
                Ok(pick) => pick,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            let game = match offers.into_iter().nth(pick) {
                None | Some(Offer::Quit) => return Ok(Finish::Over),
                Some(Offer::Language) => match self.pick_language()? {
                    Err(leave) => return Ok(leave.out_of_menu()),
                    Ok(language) => {
                        self.words = Words::new(language);
                        None
                    }
                },
                Some(Offer::Continue(unfinished)) => Some(self.resume(*unfinished)),
                Some(Offer::Game(info)) => match self.set_up(info)? {
                    Err(leave) => return Ok(leave.out_of_menu()),
                    Ok(game) => game,
                },
                Some(Offer::Room(room)) => match room.enter(self, None)? {
                    Finish::Over => None,
                    finish => return Ok(finish),
                },
                Some(Offer::Reenter(room, save, _)) => match room.enter(self, Some(save))? {
                    Finish::Over => None,
                    finish => return Ok(finish),
                },
            };
            if let Some(mut game) = game {
                return self.play(&mut game);
            }
        }
    }

    fn offers(&mut self, only: Option<&str>) -> io::Result<Vec<Offer>> {
        let mut offers = self.unfinished(only)?;
        let wanted = |id: &str| only.is_none_or(|only| only == id);
        offers.extend(catalogue().iter().filter(|info| wanted(info.id)).map(Offer::Game));
        offers.extend(ROOMS.into_iter().filter(|room| wanted(room.id())).map(Offer::Room));
        offers.push(Offer::Language);
        offers.push(Offer::Quit);
        Ok(offers)
    }

    /// The newest unfinished games. What cannot be read is said, and left as it is.
    fn unfinished(&mut self, only: Option<&str>) -> io::Result<Vec<Offer>> {
        let Some(folder) = &self.options.saves else { return Ok(Vec::new()) };
        let entries = match folder.entries() {
            Ok(entries) => entries,
            Err(error) => {
                self.refuse(&error.say())?;
                return Ok(Vec::new());
            }
        };
        let mut offers = Vec::new();
        for entry in entries {
            let path = entry.path;
            match entry.head.and_then(|head| Ok((unfinished(path, &head.game)?, head.game))) {
                Err(error) => self.refuse(&error.say())?,
                Ok((offer, game)) => {
                    if only.is_none_or(|only| only == game) && offers.len() < OFFERED {
                        offers.push(offer);
                    }
                }
            }
        }
        Ok(offers)
    }

    fn offer_text(&self, offer: &Offer, only: Option<&str>) -> String {
        let words = self.words();
        match offer {
            Offer::Continue(unfinished) => {
                let table = &unfinished.table;
                let [first, second] =
                    Seat::DUEL.map(|seat| tell::player(table.player(seat), table.game(), words));
                let saying = Saying::new("house-continue")
                    .with("game", table.game().name())
                    .with("first", first)
                    .with("second", second)
                    .with("turn", table.played().len() + 1);
                words.say(&saying)
            }
            Offer::Reenter(_, _, saying) => words.say(saying),
            Offer::Game(info) if only.is_some() => {
                words.say(&Saying::new("house-new").with("game", info.name()))
            }
            Offer::Game(info) => words.say(&info.name()),
            Offer::Room(room) => words.say(&room.name()),
            Offer::Language => {
                words.say(&Saying::new("house-language").with("language", words.language().own_name()))
            }
            Offer::Quit => words.text("house-quit"),
        }
    }

    fn resume(&self, unfinished: Unfinished) -> Game {
        let Unfinished { path, saved, table } = unfinished;
        let folder = &self.options.folder;
        let keep = match self.options.saves.clone() {
            Some(saves) => Keep::resume(&*table, saved.out.as_deref(), folder, saves, path),
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

/// What the menu offers of this save.
fn unfinished(path: PathBuf, game: &str) -> Result<Offer, StorageError> {
    if let Some(room) = room(game) {
        let saying = room.offer(&path)?;
        return Ok(Offer::Reenter(room, path, saying));
    }
    let saved = Saved::load(&path)?;
    let table = saved.restore(&path)?;
    Ok(Offer::Continue(Box::new(Unfinished { path, saved, table })))
}
