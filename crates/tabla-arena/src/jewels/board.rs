//! The board file of a judged game.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use tabla_core::Say;
use tabla_games::Trouble;
use tabla_games::jewels::{FileError, Layout, read_layout};

use super::folder::{Folder, INPUT, LOG, OUTPUT};

/// No board file is longer, even with many blanks: sixteen lines have at most some 8,400 bytes.
const MOST_BYTES: u64 = 1 << 20;

/// Why a board file cannot be used.
#[derive(Debug, Say)]
#[say("judge-board", error)]
pub enum BoardError {
    /// The file cannot be read.
    #[say("unreadable", error = Trouble::of(error))]
    Io { path: PathBuf, error: io::Error },
    /// It is no ordinary file, or much too long.
    NotAFile { path: PathBuf },
    /// Its content is wrong.
    Wrong { path: PathBuf, because: FileError },
    /// It has the name of a file that the judge writes.
    Clash { path: PathBuf },
}

/// Reads a board file. The folder keeps its content: it may be the working folder's own `vstup.txt`, and a program
/// can do to it what it likes.
pub fn read_board(path: &Path, folder: &mut Folder) -> Result<Layout, BoardError> {
    let bytes = read_bytes(path)?;
    let because = |because| BoardError::Wrong { path: path.to_owned(), because };
    let layout = read_layout(&bytes).map_err(because)?;
    if [OUTPUT, LOG].iter().any(|name| is_same(path, &folder.path().join(name))) {
        return Err(BoardError::Clash { path: path.to_owned() });
    }
    let input = folder.path().join(INPUT);
    folder.keep(if is_same(path, &input) { input } else { path.to_owned() }, bytes);
    Ok(layout)
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, BoardError> {
    let failed = |error| BoardError::Io { path: path.to_owned(), error };
    let not_a_file = || BoardError::NotAFile { path: path.to_owned() };
    // Asked before opening: a pipe would make us wait.
    if !fs::metadata(path).map_err(failed)?.is_file() {
        return Err(not_a_file());
    }
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)).map_err(failed)?;
    if bytes.len() as u64 > MOST_BYTES { Err(not_a_file()) } else { Ok(bytes) }
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}
