//! The board file of a judged game.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_games::Trouble;
use tabla_games::jewels::{FileError, Layout, read_layout};
use thiserror::Error;

use super::folder::{Folder, INPUT, LOG, OUTPUT};

/// No board file is longer, even with many blanks: sixteen lines have at most some 8,400 bytes.
const MOST_BYTES: u64 = 1 << 20;

/// Why a board file cannot be used.
#[derive(Debug, Error)]
pub enum BoardError {
    /// The file cannot be read.
    #[error("{} cannot be read: {error}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is no ordinary file, or much too long.
    #[error("{} is no board file: it is no ordinary file, or longer than a megabyte", .path.display())]
    NotAFile {
        /// The file.
        path: PathBuf,
    },
    /// Its content is wrong.
    #[error("{}: {because}", .path.display())]
    Wrong {
        /// The file.
        path: PathBuf,
        /// Where, and why.
        because: FileError,
    },
    /// It has the name of a file that the judge writes.
    #[error("{} would be overwritten by the judge", .path.display())]
    Clash {
        /// The file.
        path: PathBuf,
    },
}

impl Say for BoardError {
    fn say(&self) -> Saying {
        let of = |key, path: &Path| {
            let saying = Saying::of(key);
            saying.with("path", path.display().to_string())
        };
        match self {
            BoardError::Io { path, error } => {
                of("judge-board-unreadable", path).with("error", Trouble::of(error).say())
            }
            BoardError::NotAFile { path } => of("judge-board-not-a-file", path),
            BoardError::Wrong { path, because } => {
                of("judge-board-wrong", path).with("because", because.say())
            }
            BoardError::Clash { path } => of("judge-board-clash", path),
        }
    }
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
