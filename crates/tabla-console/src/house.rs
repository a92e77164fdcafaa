//! The house's menu: go on with a game, begin one, change the language, leave.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabla_core::{Say, Saying, Seat, TableError, Viewer};
use tabla_games::{Opened, open_save, read_text};
use tabla_table::Kit;

use crate::game::{Finish, Game, turns};
use crate::games::{customs, name};
use crate::keep::Keep;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::steps::Steps;
use crate::{Console, tell};

/// At most so many unfinished games are offered.
const OFFERED: usize = 3;

/// What the menu offers.
enum Offer {
    Continue(Box<Unfinished>),
    Game(Arc<dyn Kit>),
    Language,
    Quit,
}

/// A game that can be gone on with.
struct Unfinished {
    path: PathBuf,
    kit: Arc<dyn Kit>,
    /// What the menu says of it.
    about: Saying,
}

impl Console<'_> {
    /// Opens the house, or the room of the game with this word, until the person leaves.
    pub fn house(&mut self, only: Option<&str>) -> io::Result<Finish> {
        let only = only.and_then(|id| self.options.registry.find(id).ok());
        if let Some(kit) = &only
            && self.unfinished(Some(kit.id()))?.is_empty()
            && let Some(finish) = customs(kit.id()).enter(self)
        {
            return finish;
        }
        loop {
            self.screen.place(None)?;
            let offers = self.offers(only.as_ref())?;
            let (title, note) = match &only {
                None => (self.words().text("house-title"), self.words().text("house-browser")),
                Some(kit) => (name(kit.id(), self.words()), String::new()),
            };
            let items: Vec<String> =
                offers.iter().map(|offer| self.offer_text(offer, only.is_some())).collect();
            let pick = match self.pick_one_with_note(&title, &items, &note, 0)? {
                Ok(pick) => pick,
                Err(leave) => return Ok(leave.out_of_menu()),
            };
            let finish = match offers.into_iter().nth(pick) {
                None | Some(Offer::Quit) => return Ok(Finish::Over),
                Some(Offer::Language) => match self.pick_language()? {
                    Err(Leave::End) => Finish::Over,
                    Err(leave) => return Ok(leave.out_of_menu()),
                    Ok(language) => {
                        self.speak(language)?;
                        Finish::Over
                    }
                },
                Some(Offer::Continue(unfinished)) => {
                    let customs = customs(unfinished.kit.id());
                    match self.go_on(*unfinished)? {
                        Finish::Over => match customs.after(self) {
                            Some(finish) => finish?,
                            None => return Ok(Finish::Over),
                        },
                        finish => finish,
                    }
                }
                Some(Offer::Game(kit)) => match customs(kit.id()).enter(self) {
                    Some(finish) => finish?,
                    None => match self.set_up(&kit)? {
                        Err(Leave::End) => Finish::Over,
                        Err(leave) => return Ok(leave.out_of_menu()),
                        Ok(None) => Finish::Over,
                        Ok(Some(mut game)) => return self.play(&mut game),
                    },
                },
            };
            if finish != Finish::Over {
                return Ok(finish);
            }
        }
    }

    fn offers(&mut self, only: Option<&Arc<dyn Kit>>) -> io::Result<Vec<Offer>> {
        let unfinished = self.unfinished(only.map(|kit| kit.id()))?;
        let mut offers: Vec<Offer> = unfinished.into_iter().map(Box::new).map(Offer::Continue).collect();
        match only {
            Some(kit) => offers.push(Offer::Game(Arc::clone(kit))),
            None => offers.extend(self.options.registry.kits().map(Offer::Game)),
        }
        offers.push(Offer::Language);
        offers.push(Offer::Quit);
        Ok(offers)
    }

    /// The newest unfinished games. What cannot be read is said, and left as it is.
    fn unfinished(&mut self, only: Option<&str>) -> io::Result<Vec<Unfinished>> {
        let Some(folder) = &self.options.saves else { return Ok(Vec::new()) };
        let entries = match folder.entries() {
            Ok(entries) => entries,
            Err(error) => {
                self.refuse(&error.say())?;
                return Ok(Vec::new());
            }
        };
        let mut unfinished = Vec::new();
        for entry in entries {
            let path = entry.path;
            match entry.head.map_err(TableError::from).and_then(|head| self.about(&path, &head.game)) {
                Err(error) => self.refuse(&error.saying)?,
                Ok((kit, about)) => {
                    if only.is_none_or(|only| only == kit.id()) && unfinished.len() < OFFERED {
                        unfinished.push(Unfinished { path, kit, about });
                    }
                }
            }
        }
        Ok(unfinished)
    }

    /// What the menu says of a save of this game.
    fn about(&self, path: &Path, game: &str) -> Result<(Arc<dyn Kit>, Saying), TableError> {
        let (registry, words) = (&self.options.registry, self.words());
        let unopened = |kit: Arc<dyn Kit>| {
            let save = serde_json::from_str(&read_text(path).ok()?).ok()?;
            let about = customs(game).offer_unopened(&*kit, &save)?;
            Some((kit, about))
        };
        if let Some(offer) = registry.find(game).ok().and_then(unopened) {
            return Ok(offer);
        }
        let table = open_save(registry, path)?.table;
        let kit = registry.find(table.game())?;
        if let Some(offer) = customs(kit.id()).offer(&*table) {
            return Ok((kit, offer));
        }
        let player = |seat| match kit.read_player(table.player(seat)) {
            Ok(player) => tell::named(&player, words),
            Err(_) => table.player(seat).into(),
        };
        let [first, second] = Seat::DUEL.map(player);
        let played = table.show(Viewer::Public, None).map_or(0, |shown| turns(&shown));
        let about = Saying::new("house-continue")
            .with("game", name(kit.id(), words))
            .with("first", first)
            .with("second", second)
            .with("turn", played + 1);
        Ok((kit, about))
    }

    fn offer_text(&self, offer: &Offer, alone: bool) -> String {
        let words = self.words();
        match offer {
            Offer::Continue(unfinished) => words.say(&unfinished.about),
            Offer::Game(kit) if alone => {
                words.say(&Saying::new("house-new").with("game", name(kit.id(), words)))
            }
            Offer::Game(kit) => name(kit.id(), words),
            Offer::Language => {
                words.say(&Saying::new("house-language").with("language", words.language().own_name()))
            }
            Offer::Quit => words.text("house-quit"),
        }
    }

    /// Goes on with an unfinished game until it is over or left.
    fn go_on(&mut self, Unfinished { path, kit, .. }: Unfinished) -> io::Result<Finish> {
        let come_back = |mut opened: Opened| opened.table.come_back().map(|()| opened);
        let registry = self.options.registry.clone();
        let opened = self.wait_for(|| open_save(&registry, &path).and_then(come_back))?;
        let Opened { table, out } = match opened {
            Ok(opened) => opened,
            Err(error) => {
                self.refuse(&error.saying)?;
                return Ok(Finish::Over);
            }
        };
        let (out, folder) = (out.as_deref(), &self.options.folder);
        let keep = match self.options.saves.clone() {
            Some(saves) => Keep::resume(&kit, &*table, out, folder, saves, path),
            None => Keep::begin(&kit, &*table, out, folder, None),
        };
        let mut game = Game::new(kit, table, keep, Steps::Ask);
        if game.is_automatic() && !self.screen.is_interactive() {
            game.steps = Steps::ToEnd;
        }
        self.play(&mut game)
    }

    /// Lists the languages, the one that is spoken marked.
    pub fn languages(&mut self) -> io::Result<()> {
        let now = self.words().language();
        let look = self.look();
        for language in tabla_games::Language::ALL {
            let mark = if language == now { look.palette.ink(Ink::Accent, "*") } else { " ".to_owned() };
            self.print(&format!("{mark} {:8} {}", language.tag(), language.own_name()))?;
        }
        Ok(())
    }
}
