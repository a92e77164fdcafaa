//! Good texts from the files of the house.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// A file of the house.
pub fn bytes(path: &str) -> Vec<u8> {
    let path = root().join(path);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A text of the house.
pub fn text(path: &str) -> String {
    String::from_utf8_lossy(&bytes(path)).into_owned()
}

pub fn seeds<T: AsRef<[u8]>>(texts: impl IntoIterator<Item = T>) -> Vec<Vec<u8>> {
    texts.into_iter().map(|text| text.as_ref().to_vec()).collect()
}

/// The recorded game that its crate keeps under this name: the rules and the seed.
pub fn recording(game: &str, name: &str) -> String {
    text(&format!("crates/tabla-{game}/tests/playthroughs/{name}.txt"))
}

/// What stands behind this word in a recorded game: its states (`state`) or moves (`play`).
pub fn recorded(game: &str, name: &str, word: &str) -> Vec<String> {
    let text = recording(game, name);
    let told = text.lines().filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    told.map(|told| told.trim().to_owned()).collect()
}

/// Every so many of a list, so that it does not get long.
pub fn some<T>(list: Vec<T>, most: usize) -> Vec<T> {
    let step = list.len().div_ceil(most).max(1);
    list.into_iter().step_by(step).collect()
}
