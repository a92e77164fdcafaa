//! Unfinished games: saved after every turn, offered again at the next start.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use tabla_core::{BySeat, Say, Seat};

use super::entry::{SaveEntry, VERSION, from_value, now, read_value, save_to_text};
use super::{StorageError, create_numbered, read_text, replace_file};
use crate::{PlayerSpec, Table, TableTurn, find};

/// A game on disk, finished or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The version of the format.
    #[serde(rename = "tabla-save")]
    version: u64,
    /// The game's word in the catalogue.
    pub game: String,
    /// The rules by which it is played, as text; `None` are the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// When it was saved, with the offset from universal time.
    pub date: String,
    /// The two players as text, in the order of play.
    pub players: [String; 2],
    /// The position from which the game began; `None` is the usual start.
    pub start: Option<String>,
    /// The turns that were played.
    pub turns: Vec<SavedTurn>,
    /// The clock as text.
    pub clock: Option<String>,
    /// The output file of the game.
    pub out: Option<PathBuf>,
}

/// One turn of a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedTurn {
    /// The move as text.
    pub text: String,
    /// How long it took, in microseconds.
    pub micros: u64,
}

/// A save in the folder: what it holds, or why that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// Its content.
    pub saved: Result<Saved, StorageError>,
}

/// Where unfinished games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveFolder {
    path: PathBuf,
}

impl SaveFolder {
    /// The folder that is asked for, else the one in the variable `TABLA_DATA`, else `tabla` in the
    /// user's data folder. `get` looks a variable up. The folder is made when something is saved.
    pub fn find(
        asked: Option<&Path>,
        get: impl Fn(&str) -> Option<String>,
    ) -> Result<SaveFolder, StorageError> {
        let chosen = asked
            .map(Path::to_owned)
            .or_else(|| get("TABLA_DATA").filter(|text| !text.trim().is_empty()).map(PathBuf::from));
        let path = match chosen {
            Some(path) => path,
            None => match etcetera::choose_base_strategy() {
                Ok(strategy) => strategy.data_dir().join("tabla"),
                Err(_) => return Err(StorageError::NoFolder),
            },
        };
        Ok(SaveFolder { path })
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Saved {
    /// A game of these players that begins now.
    pub(crate) fn begun(game: &str, players: [String; 2]) -> Saved {
        Saved {
            version: VERSION,
            game: game.to_owned(),
            rules: None,
            date: now(),
            players,
            start: None,
            turns: Vec::new(),
            clock: None,
            out: None,
        }
    }

    /// The game on this table, now; `out` is its output file.
    pub fn of(table: &dyn Table, out: Option<&Path>) -> Saved {
        let micros = |spent: Duration| u64::try_from(spent.as_micros()).unwrap_or(u64::MAX);
        let turns = table.played().into_iter();
        Saved {
            version: VERSION,
            game: table.game().id.to_owned(),
            rules: Some(table.rule_choice()).filter(|rules| !rules.is_usual()).map(|rules| rules.to_string()),
            date: now(),
            players: Seat::DUEL.map(|seat| table.player(seat).to_string()),
            start: table.start_position(),
            turns: turns
                .map(|played| SavedTurn { text: played.text, micros: micros(played.spent) })
                .collect(),
            clock: table.clock().map(|clock| clock.to_string()),
            // A later program may run in another folder.
            out: out.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned())),
        }
    }

    /// Reads a save. A file that is damaged, or too new, is left as it is.
    pub fn load(path: &Path) -> Result<Saved, StorageError> {
        Saved::read(path, &read_text(path)?)
    }

    pub(super) fn read(path: &Path, text: &str) -> Result<Saved, StorageError> {
        read_value(path, text).and_then(|value| from_value(path, value))
    }

    /// Writes the save to this file, as a whole.
    pub fn write(&self, path: &Path) -> Result<(), StorageError> {
        replace_file(path, &self.to_text(path)?)
    }

    /// The save as text; the path is for what could be said about it.
    fn to_text(&self, path: &Path) -> Result<String, StorageError> {
        let text = serde_json::to_string_pretty(self).map_err(|error| StorageError::damaged(path, &error))?;
        Ok(text + "\n")
    }

    /// Sets the game up again. `path` is where it was read from, for messages.
    pub fn restore(&self, path: &Path) -> Result<Box<dyn Table>, StorageError> {
        let refused = |because| StorageError::Refused { path: path.into(), because: Box::new(because) };
        let info = find(&self.game)
            .ok_or_else(|| StorageError::UnknownGame { path: path.into(), game: self.game.clone() })?;
        let player = |text: &String| text.parse::<PlayerSpec>().map_err(|error| refused(error.say()));
        let [first, second] = &self.players;
        let rules = info.read_rules(self.rules.as_deref().unwrap_or_default()).map_err(refused)?;
        let players = BySeat { first: player(first)?, second: player(second)? };
        let mut table = info.open_with(players, &rules);
        if let Some(start) = &self.start {
            table.set_position(start).map_err(refused)?;
        }
        if let Some(clock) = &self.clock {
            table.set_clock(Some(clock.parse().map_err(|error: crate::ClockError| refused(error.say()))?));
        }
        for turn in &self.turns {
            table.play(&turn.text, Duration::from_micros(turn.micros)).map_err(refused)?;
        }
        Ok(table)
    }

    /// Every save in the folder, the newest first; also those that cannot be read.
    pub fn list(folder: &SaveFolder) -> Result<Vec<Listed>, StorageError> {
        let entries = folder.entries()?.into_iter();
        Ok(entries
            .map(|SaveEntry { path, head }| Listed { saved: head.and_then(|_| Saved::load(&path)), path })
            .collect())
    }

    /// Removes a save; one that is gone already is no error.
    pub fn remove(path: &Path) -> Result<(), StorageError> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(StorageError::write(path, &error))
            }
            _ => Ok(()),
        }
    }
}

/// Keeps the save of one game up to date while it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutoSave {
    folder: SaveFolder,
    path: Option<PathBuf>,
    /// Whether the last try to write it succeeded.
    is_current: bool,
}

impl AutoSave {
    /// For a game that begins now.
    pub fn new(folder: SaveFolder) -> AutoSave {
        AutoSave { folder, path: None, is_current: false }
    }

    /// For a game that goes on from this save.
    pub fn resumed(folder: SaveFolder, path: PathBuf) -> AutoSave {
        AutoSave { folder, path: Some(path), is_current: true }
    }

    /// The file, once there is one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether the game is on the disk as it stood at the last try to save it.
    pub fn is_current(&self) -> bool {
        self.path.is_some() && self.is_current
    }

    /// Saves the game as it stands; when it is finished, the save is removed. Before the first turn
    /// there is nothing to save.
    pub fn update(&mut self, table: &dyn Table, out: Option<&Path>) -> Result<(), StorageError> {
        if matches!(table.turn(), TableTurn::Over(_)) {
            return self.finish();
        }
        if self.path.is_none() && table.played().is_empty() && table.start_position().is_none() {
            return Ok(());
        }
        let text = Saved::of(table, out).to_text(self.folder.path())?;
        self.put(table.game().id, &text)
    }

    /// Saves a game that is no duel: this content, for [`super::read_save`] to hand back.
    pub fn keep<T: Serialize>(&mut self, game: &str, content: &T) -> Result<(), StorageError> {
        let text = save_to_text(self.folder.path(), game, content)?;
        self.put(game, &text)
    }

    /// Removes the save.
    pub fn finish(&mut self) -> Result<(), StorageError> {
        self.path.take().map_or(Ok(()), |path| Saved::remove(&path))
    }

    fn put(&mut self, game: &str, text: &str) -> Result<(), StorageError> {
        let result = match &self.path {
            Some(path) => replace_file(path, text),
            None => self.create(game, text).map(|path| self.path = Some(path)),
        };
        self.is_current = result.is_ok();
        result
    }

    /// Writes the save under a name that no other game has.
    fn create(&self, game: &str, text: &str) -> Result<PathBuf, StorageError> {
        let folder = self.folder.path();
        fs::create_dir_all(folder).map_err(|error| StorageError::write(folder, &error))?;
        let stem = format!("{game}-{}", jiff::Zoned::now().strftime("%Y%m%d-%H%M%S"));
        create_numbered(folder, &stem, "json", text.as_bytes())
    }
}

/// Whether a text looks like a save of ours, not like a game in its own format.
pub(super) fn is_save(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}
