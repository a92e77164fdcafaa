//! Tables in files with a name: as a save of ours, or in the game's own format.
//!
//! The game's own format is for reading and writing by hand; it has room for one person, and knows neither
//! advice nor friends. So a table is written in it only as long as nobody helped: a mark does not get lost by
//! saving and loading.

use std::path::Path;

use tabla_core::{Say, Saying};
use tabla_jamb::{Record, Step};

use super::GAME;
use super::party::{Event, Party, PartySetup};
use super::save::SavedParty;
use crate::{StorageError, read_text, replace_bytes, save_from_text, write_save};

impl Party {
    /// Reads a table from this file, a save of ours or a game in its own format. In the latter the person has
    /// no name and gets this one.
    pub fn open(path: &Path, name: &str) -> Result<Party, StorageError> {
        Party::of_text(path, &read_text(path)?, name)
    }

    /// The same with the text of a file; the path is for what could be said about it.
    pub fn of_text(path: &Path, text: &str, name: &str) -> Result<Party, StorageError> {
        let refused = |because| StorageError::Refused { path: path.into(), because: Box::new(because) };
        if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
            let saved: SavedParty = save_from_text(path, text, GAME)?;
            return saved.restore().map_err(|error| refused(error.say()));
        }
        let record = Record::read(text).map_err(|error| refused(error.say()))?;
        Party::of_record(&record, name).map_err(refused)
    }

    /// Writes the table to this file: in the game's own format, where it has room for it, unless the name ends
    /// in `.json`. A file that exists is replaced only if `replace` says so.
    pub fn save(&self, path: &Path, replace: bool) -> Result<(), StorageError> {
        if !replace && path.exists() {
            return Err(StorageError::Exists { path: path.into() });
        }
        let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
        match self.record().filter(|_| !is_json) {
            Some(record) => replace_bytes(path, &[record.write().as_bytes()]),
            None => write_save(path, GAME, &SavedParty::of(self)),
        }
    }

    /// The game of one person whom nobody helped, in the game's own format.
    pub fn record(&self) -> Option<Record> {
        let setup = self.setup();
        if setup.people.len() != 1 || setup.shared || setup.start.is_some() {
            return None;
        }
        let mut record = Record::new(setup.game, Some(setup.dice));
        for event in self.events() {
            match event {
                Event::Threw(dice) => record.throw(dice.clone()).ok()?,
                Event::Asked | Event::Played { friend: Some(_), .. } => return None,
                Event::Played { mv, friend: None } => record.play(*mv).ok()?,
                Event::Stopped => record.end(),
            }
        }
        Some(record)
    }

    /// A table with this game; dice from a real table cannot be thrown again.
    fn of_record(record: &Record, name: &str) -> Result<Party, Saying> {
        let dice = record.seeded().ok_or_else(|| Saying::new("jamb-save-real-dice"))?;
        let people = vec![name.to_owned()];
        let setup = PartySetup { game: *record.game(), dice, shared: false, people, start: None };
        let mut party = Party::new(setup).map_err(|error| error.say())?;
        for step in record.steps() {
            let event = match step {
                Step::Thrown(dice) => Event::Threw(dice.clone()),
                Step::Chosen(mv) => Event::Played { mv: *mv, friend: None },
            };
            party.retake(&event).map_err(|because| super::StepError::from(because).say())?;
        }
        if record.is_ended() {
            party.stop().map_err(|refusal| refusal.say())?;
        }
        Ok(party)
    }
}
