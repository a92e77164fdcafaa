//! Small things that several desks need.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{Say, Saying};
use tabla_play::{StorageError, save_to_text};

use super::fault::DeskFault;

/// A file that somebody hands over.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Upload {
    /// What it is called.
    pub name: String,
    /// What is in it.
    pub text: String,
}

impl Upload {
    /// Whether it is a save of ours and not a file in a game's own format.
    pub fn is_save(&self) -> bool {
        self.text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
    }

    /// The name as a path, for what is said about the file.
    pub fn path(&self) -> &Path {
        Path::new(&self.name)
    }

    /// That it is refused, and why.
    pub fn refused(&self, because: Saying) -> Saying {
        StorageError::Refused { path: self.path().into(), because: Box::new(because) }.say()
    }
}

/// So many letters of a file's name are kept.
const LONGEST_NAME: usize = 60;

/// A moment, in milliseconds since 1970.
pub(super) fn unix_now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Reads a setup.
pub(super) fn read_setup<T: DeserializeOwned>(setup: &Value) -> Result<T, Saying> {
    // A list would do as well, for whatever reads fields by their order.
    serde_json::Map::deserialize(setup)
        .and_then(|_| T::deserialize(setup))
        .map_err(|error| DeskFault::Setup { detail: error.to_string() }.say())
}

/// A setup as it is kept.
pub(super) fn write_setup<T: Serialize>(setup: &T) -> Result<Value, Saying> {
    serde_json::to_value(setup).map_err(|error| DeskFault::Setup { detail: error.to_string() }.say())
}

/// Reads a question.
pub(super) fn read_question<T: DeserializeOwned>(question: &Value) -> Result<T, Saying> {
    T::deserialize(question).map_err(|error| DeskFault::Question { detail: error.to_string() }.say())
}

/// An answer as it travels.
pub(super) fn to_answer<T: Serialize>(answer: &T) -> Result<Value, Saying> {
    serde_json::to_value(answer).map_err(|error| DeskFault::Question { detail: error.to_string() }.say())
}

/// That there is no such format, and which there are.
pub(super) fn no_format(format: &str, formats: &[&str]) -> Saying {
    DeskFault::Format { format: format.to_owned(), formats: formats.join(", ") }.say()
}

/// The name of a file that a game is saved in: what the game is called, as far as every disk takes it.
pub(super) fn file_name(stem: &str, extension: &str) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() || letter == '_' { letter } else { '-' };
    let stem: String = stem.chars().take(LONGEST_NAME).map(plain).collect();
    format!("{}.{extension}", stem.trim_matches('-'))
}

/// A save of ours as a file.
pub(super) fn save_file<T: Serialize>(stem: &str, game: &str, save: &T) -> Result<(String, String), Saying> {
    let name = file_name(stem, "json");
    let text = save_to_text(Path::new(&name), game, save).map_err(|error| error.say())?;
    Ok((name, text))
}
