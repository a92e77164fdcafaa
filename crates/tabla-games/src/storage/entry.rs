//! Saves of any game: what all of them have in common.

use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{SaveFolder, StorageError, here_and_now, read_text};

/// The version of the saves that the first edition wrote. They are read for ever.
pub(crate) const FIRST: u64 = 1;

/// The version of the saves that are written now.
const VERSION: u64 = tabla_table::FORMAT as u64;

/// What every save says of itself, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaveHead {
    #[serde(rename = "tabla-save")]
    version: u64,
    pub game: String,
    /// When it was saved, with the offset from universal time.
    pub date: String,
}

/// A save in the folder: what it is, or why that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveEntry {
    pub path: PathBuf,
    pub head: Result<SaveHead, StorageError>,
}

/// A save as it stands in the file: the head, and beside it what the game has to say.
#[derive(Serialize)]
struct Written<'a, T> {
    #[serde(flatten)]
    head: SaveHead,
    #[serde(flatten)]
    content: &'a T,
}

impl SaveHead {
    fn first(game: &str) -> SaveHead {
        SaveHead { version: FIRST, game: game.to_owned(), date: now() }
    }

    /// What this save says of itself.
    pub(super) fn read(path: &Path, text: &str) -> Result<SaveHead, StorageError> {
        from_value(path, read_value(path, text)?)
    }

    /// Whether the first edition wrote it.
    pub(super) fn is_first(&self) -> bool {
        self.version == FIRST
    }

    fn moment(&self) -> Option<jiff::Timestamp> {
        self.date.parse().ok()
    }
}

/// The time, as saves write it.
pub(crate) fn now() -> String {
    here_and_now().strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
}

/// A save of the first edition of this game as text; the path is for what could be said about it.
pub fn save_to_text<T: Serialize>(path: &Path, game: &str, content: &T) -> Result<String, StorageError> {
    let written = Written { head: SaveHead::first(game), content };
    let text = serde_json::to_string_pretty(&written).map_err(|error| StorageError::damaged(path, &error))?;
    Ok(text + "\n")
}

/// Reads a save of the first edition of this game; the path is for what could be said about it.
pub fn save_from_text<T: DeserializeOwned>(path: &Path, text: &str, game: &str) -> Result<T, StorageError> {
    let value = read_value(path, text)?;
    let head: SaveHead = from_value(path, value.clone())?;
    if !head.is_first() {
        return Err(StorageError::Damaged { path: path.into(), detail: "tabla-save".to_owned() });
    }
    if head.game != game {
        return Err(StorageError::OtherGame {
            path: path.into(),
            game: head.game,
            expected: game.to_owned(),
        });
    }
    from_value(path, value)
}

/// The JSON of a save that is not too new.
pub(crate) fn read_value(path: &Path, text: &str) -> Result<serde_json::Value, StorageError> {
    let value: serde_json::Value =
        serde_json::from_str(text).map_err(|error| StorageError::damaged(path, &error))?;
    match value.get("tabla-save").and_then(serde_json::Value::as_u64) {
        Some(FIRST | VERSION) => Ok(value),
        Some(version) if version > VERSION => Err(StorageError::TooNew { path: path.into(), version }),
        _ => Err(StorageError::Damaged { path: path.into(), detail: "tabla-save".to_owned() }),
    }
}

pub(crate) fn from_value<T: DeserializeOwned>(
    path: &Path,
    value: serde_json::Value,
) -> Result<T, StorageError> {
    serde_json::from_value(value).map_err(|error| StorageError::damaged(path, &error))
}

impl SaveFolder {
    /// Every save in the folder, the newest first; also those that cannot be read.
    pub fn entries(&self) -> Result<Vec<SaveEntry>, StorageError> {
        let failed = |error: &std::io::Error| StorageError::read(self.path(), error);
        let files = match fs::read_dir(self.path()) {
            Ok(files) => files,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(failed(&error)),
        };
        let mut paths = Vec::new();
        for file in files {
            let path = file.map_err(|error| failed(&error))?.path();
            let is_hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if !is_hidden && path.extension().is_some_and(|extension| extension == "json") && path.is_file() {
                paths.push(path);
            }
        }
        paths.sort();
        let mut entries: Vec<SaveEntry> = paths.into_iter().map(SaveEntry::read).collect();
        entries.sort_by_key(|entry| std::cmp::Reverse(entry.head.as_ref().ok().map(SaveHead::moment)));
        Ok(entries)
    }
}

impl SaveEntry {
    fn read(path: PathBuf) -> SaveEntry {
        let head = read_text(&path).and_then(|text| SaveHead::read(&path, &text));
        SaveEntry { path, head }
    }
}
