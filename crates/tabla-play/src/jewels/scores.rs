//! The list of the best scores on the disk.

use std::path::{Path, PathBuf};

use tabla_jewels::{Record, Records};

use crate::storage::{read_text, replace_bytes};
use crate::{SaveFolder, StorageError, Trouble};

/// The best scores in this folder; a list that is not there yet is empty, and lines that cannot be read are
/// left out.
pub fn best_scores(folder: &SaveFolder) -> Result<Records, StorageError> {
    match read_text(&file(folder)) {
        Ok(text) => Ok(Records::read(&text).0),
        Err(StorageError::Read { because: Trouble::NotFound, .. }) => Ok(Records::default()),
        Err(error) => Err(error),
    }
}

/// Enters a score in the list; its place, counted from 1, unless it is not good enough to be kept.
pub fn enter_score(folder: &SaveFolder, record: Record) -> Result<Option<usize>, StorageError> {
    let mut records = best_scores(folder)?;
    let place = records.enter(record);
    if place.is_some() {
        let failed = |error: &std::io::Error| StorageError::write(folder.path(), error);
        std::fs::create_dir_all(folder.path()).map_err(|error| failed(&error))?;
        replace_bytes(&file(folder), &[records.write().as_bytes()])?;
    }
    Ok(place)
}

fn file(folder: &SaveFolder) -> PathBuf {
    Path::new(folder.path()).join("jewels-best.tsv")
}
