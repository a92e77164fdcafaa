//! The list of the best scores on the disk.

use std::path::PathBuf;

use tabla_jewels::{Record, Records};

use crate::storage::{create_numbered, read_bytes, replace_bytes};
use crate::{SaveFolder, StorageError, Trouble};

/// The list as it is on the disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestScores {
    /// What can be read of it.
    pub records: Records,
    /// How many of its lines cannot be read.
    pub damaged: usize,
    pub path: PathBuf,
}

/// What became of a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered {
    /// Its place, counted from 1, unless it is not good enough to be kept.
    pub place: Option<usize>,
    /// Where the list is as it was before, if it was damaged.
    pub aside: Option<PathBuf>,
}

/// The best scores in this folder; a list that is not there yet is empty, and lines that cannot be read are
/// left out and counted.
pub fn best_scores(folder: &SaveFolder) -> Result<BestScores, StorageError> {
    Ok(read(folder)?.1)
}

/// Enters a score in the list. A list that is damaged is set aside as it is, before what can be read of it is
/// written anew.
pub fn enter_score(folder: &SaveFolder, record: Record) -> Result<Entered, StorageError> {
    let (bytes, BestScores { mut records, damaged, path }) = read(folder)?;
    let Some(place) = records.enter(record) else { return Ok(Entered { place: None, aside: None }) };
    let failed = |error: &std::io::Error| StorageError::write(folder.path(), error);
    std::fs::create_dir_all(folder.path()).map_err(|error| failed(&error))?;
    let aside = (damaged > 0)
        .then(|| create_numbered(folder.path(), "jewels-best-damaged", "tsv", &bytes))
        .transpose()?;
    replace_bytes(&path, &[records.write().as_bytes()])?;
    Ok(Entered { place: Some(place), aside })
}

/// The list, and the bytes that it was read from.
fn read(folder: &SaveFolder) -> Result<(Vec<u8>, BestScores), StorageError> {
    let path = folder.path().join("jewels-best.tsv");
    let bytes = match read_bytes(&path) {
        Ok(bytes) => bytes,
        Err(StorageError::Read { because: Trouble::NotFound, .. }) => Vec::new(),
        Err(error) => return Err(error),
    };
    // Line by line, so that what is no text spoils its own line only.
    let mut records = Records::default();
    let mut damaged = 0;
    for line in bytes.split(|&byte| byte == b'\n') {
        match std::str::from_utf8(line) {
            Ok(line) => {
                let (found, bad) = Records::read(line);
                for record in found.list() {
                    records.enter(record.clone());
                }
                damaged += bad;
            }
            Err(_) => damaged += 1,
        }
    }
    Ok((bytes, BestScores { records, damaged, path }))
}
