//! Tables on disk: saved after everything that happens, offered again at the next start.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use tabla_core::{ErrorKind, Say, TableError, Viewer};
use tabla_table::{Happening, Registry, Saved, StoredEvent, Table, Waiting};

use super::entry::{SaveHead, from_value, now, read_value};
use super::{StorageError, create_numbered, here_and_now, read_text, replace_file};
use crate::Language;
use crate::kits::{self, Upload};

/// A table on disk: the log, and what the house wants to know of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableFile {
    /// The word of the game.
    pub game: String,
    /// When it was saved, with the offset from universal time.
    pub date: String,
    /// The output file of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<PathBuf>,
    #[serde(flatten)]
    pub saved: Saved,
}

/// A table that was in a file.
pub struct Opened {
    pub table: Box<dyn Table>,
    /// The output file of the game, if the file was a save that names one.
    pub out: Option<PathBuf>,
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

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The language that was chosen last. What is not there or makes no sense is no choice.
    pub fn language(&self) -> Option<Language> {
        Language::of_tag(&read_text(&self.path.join(LANGUAGE)).ok()?)
    }

    /// Keeps the choice of a language for the next time.
    pub fn remember_language(&self, language: Language) -> Result<(), StorageError> {
        fs::create_dir_all(&self.path).map_err(|error| StorageError::write(&self.path, &error))?;
        replace_file(&self.path.join(LANGUAGE), &format!("{}\n", language.tag()))
    }
}

/// The file with the language that was chosen last.
const LANGUAGE: &str = "language.txt";

impl TableFile {
    /// This table, now; `out` is its output file.
    pub fn of(table: &dyn Table, out: Option<&Path>) -> TableFile {
        TableFile {
            game: table.game().to_owned(),
            date: now(),
            // A later program may run in another folder.
            out: out.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned())),
            saved: table.saved(),
        }
    }

    /// The save as text; the path is for what could be said about it.
    fn to_text(&self, path: &Path) -> Result<String, StorageError> {
        let text = serde_json::to_string_pretty(self).map_err(|error| StorageError::damaged(path, &error))?;
        Ok(text + "\n")
    }
}

/// The table in a save of ours. A file that is damaged, too new or of no game of the house is left as it is.
pub fn open_save(registry: &Registry, path: &Path) -> Result<Opened, TableError> {
    restore(registry, path, &read_text(path)?)
}

/// The table in this file of a game: a save of ours, or a game in its own format, for which `wish` says what the
/// file does not know. `seed` and `now` are for what chance and time decide in it.
pub fn open_file(
    registry: &Registry,
    game: &str,
    path: &Path,
    mut wish: serde_json::Value,
    (seed, now): (u64, u64),
) -> Result<Opened, TableError> {
    let text = read_text(path)?;
    if is_save(&text) {
        return save_of(registry, game, path, &text);
    }
    wish["load"] = serde_json::json!({ "name": path.display().to_string(), "text": text });
    let table = kits::open(registry, game, &kits::fill_in(registry, game, wish, seed, now)?)?;
    Ok(Opened { table, out: None })
}

/// The table in this text, which is a save of this game.
pub(crate) fn save_of(
    registry: &Registry,
    game: &str,
    path: &Path,
    text: &str,
) -> Result<Opened, TableError> {
    let head = SaveHead::read(path, text)?;
    if head.game != game {
        let (path, expected) = (path.into(), game.to_owned());
        return Err(StorageError::OtherGame { path, game: head.game, expected }.into());
    }
    restore(registry, path, text)
}

fn restore(registry: &Registry, path: &Path, text: &str) -> Result<Opened, TableError> {
    let value = read_value(path, text)?;
    let head: SaveHead = from_value(path, value.clone())?;
    if registry.find(&head.game).is_err() {
        return Err(StorageError::UnknownGame { path: path.into(), game: head.game }.into());
    }
    let out = value.get("out").and_then(|out| out.as_str()).map(PathBuf::from);
    if head.is_first() {
        let load = Upload { name: path.display().to_string(), text: text.to_owned() };
        return Ok(Opened { table: kits::open_first(registry, &head.game, &load)?, out });
    }
    // Without what happened it would be another table.
    if !value.get("log").is_some_and(serde_json::Value::is_array) {
        return Err(StorageError::Damaged { path: path.into(), detail: "log".to_owned() }.into());
    }
    let file: TableFile = from_value(path, value)?;
    let refused = |error: TableError| {
        let because = Box::new(error.saying);
        TableError::from(StorageError::Refused { path: path.into(), because })
    };
    Ok(Opened { table: registry.restore(&file.saved).map_err(refused)?, out })
}

/// Saves the game under this name: as a save of ours when the name ends in `.json`, else in this format of the
/// game's own. A file that exists is replaced only if `replace` says so.
pub fn save_table(path: &Path, table: &dyn Table, format: &str, replace: bool) -> Result<(), TableError> {
    if !replace && path.exists() {
        return Err(StorageError::Exists { path: path.into() }.into());
    }
    let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    match is_json {
        true => save_as_ours(path, table),
        false => Ok(replace_file(path, &table.export(format, Viewer::Everything)?)?),
    }
}

/// Saves the game under this name as a save of ours, whatever the name; a file that exists is replaced.
pub fn save_as_ours(path: &Path, table: &dyn Table) -> Result<(), TableError> {
    Ok(replace_file(path, &TableFile::of(table, None).to_text(path)?)?)
}

/// Removes a save; one that is gone already is no error.
pub fn remove_save(path: &Path) -> Result<(), StorageError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(StorageError::write(path, &error)),
        _ => Ok(()),
    }
}

/// What is wrong with a file is wrong with the table in it.
impl From<StorageError> for TableError {
    fn from(error: StorageError) -> TableError {
        let kind = if error.is_failure() { ErrorKind::Failed } else { ErrorKind::Damaged };
        TableError::new(kind, error.say())
    }
}

/// Keeps the save of one table up to date while it is played at.
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

    /// Saves the table as it stands; when its game is over, the save is removed. Before anything has happened
    /// there is nothing to save.
    pub fn update(&mut self, table: &dyn Table, out: Option<&Path>) -> Result<(), StorageError> {
        if matches!(table.waiting(), Waiting::Nothing(_)) {
            return self.finish();
        }
        self.keep(table, out)
    }

    /// The same, but a game that is over stays saved until [`AutoSave::finish`].
    pub fn keep(&mut self, table: &dyn Table, out: Option<&Path>) -> Result<(), StorageError> {
        if self.path.is_none() && !has_begun(table) {
            return Ok(());
        }
        let text = TableFile::of(table, out).to_text(self.folder.path())?;
        let result = match &self.path {
            Some(path) => replace_file(path, &text),
            None => self.create(table.game(), &text).map(|path| self.path = Some(path)),
        };
        self.is_current = result.is_ok();
        result
    }

    pub fn finish(&mut self) -> Result<(), StorageError> {
        self.path.take().map_or(Ok(()), |path| remove_save(&path))
    }

    /// Writes the save under a name that no other game has.
    fn create(&self, game: &str, text: &str) -> Result<PathBuf, StorageError> {
        let folder = self.folder.path();
        fs::create_dir_all(folder).map_err(|error| StorageError::write(folder, &error))?;
        let stem = format!("{game}-{}", here_and_now().strftime("%Y%m%d-%H%M%S"));
        create_numbered(folder, &stem, "json", text.as_bytes())
    }
}

/// Whether there is something to save: a decision, what somebody threw, or a position that was set up.
fn has_begun(table: &dyn Table) -> bool {
    let setup = table.setup();
    let is_chance = |event: &StoredEvent| matches!(event.what, Happening::Chance { .. });
    let was_thrown = || setup.by_hand && table.saved().log.iter().any(is_chance);
    table.plies() > 0 || setup.start.is_some() || was_thrown()
}

/// Whether a save was written by the first edition; what is no save at all is for its readers to refuse.
pub(crate) fn is_first_save(text: &str) -> bool {
    SaveHead::read(Path::new(""), text).map_or(true, |head| head.is_first())
}

/// Whether a text looks like a save of ours, not like a game in its own format.
fn is_save(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}
