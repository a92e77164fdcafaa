//! What can go wrong with games on disk.

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};

/// Why a game could not be read or written. Nothing on the disk was changed.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("storage", error)]
pub enum StorageError {
    /// The file could not be read.
    Read { path: PathBuf, because: Trouble },
    /// The file could not be written.
    Write { path: PathBuf, because: Trouble },
    /// There is a file of that name already.
    Exists { path: PathBuf },
    /// What is to be written would write over another file, and nobody said that it may.
    InTheWay { path: PathBuf },
    /// The file is no text at all.
    NotText { path: PathBuf },
    /// The game in the file breaks the rules, or is not in the notation.
    Refused { path: PathBuf, because: Box<Saying> },
    /// The save is damaged.
    Damaged { path: PathBuf, detail: String },
    /// The save was made by a later version of the program.
    #[say(version = version.to_string())]
    TooNew { path: PathBuf, version: u64 },
    /// The save is of a game that we do not know.
    UnknownGame { path: PathBuf, game: String },
    /// The save is of another game than the one being played.
    OtherGame { path: PathBuf, game: String, expected: String },
    /// Nobody knows where the user's data are kept.
    NoFolder,
}

/// What the system says about a file.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("trouble")]
pub enum Trouble {
    /// There is no such file or folder.
    NotFound,
    /// The user may not do that.
    NotAllowed,
    /// It is a folder.
    Folder,
    /// A part of the path is no folder.
    NotAFolder,
    /// The disk is full.
    Full,
    /// Something else has that name already.
    Exists,
    /// The name is longer than the system allows, or has signs that it does not allow.
    BadName,
    /// The machine does not have that address.
    NoAddress,
    /// Something else, in the system's words.
    Other(#[say("text")] String),
}

impl StorageError {
    /// Whether the file was asked for rightly, but there is no room for it, or no permission. A file that was named
    /// and cannot be read is asked for wrongly, and so is one that cannot be where it is asked for.
    pub fn is_failure(&self) -> bool {
        use Trouble::{BadName, Exists, Folder, NotAFolder, NotFound};
        match self {
            StorageError::NoFolder => true,
            StorageError::Write { because, .. } => {
                !matches!(because, NotFound | Folder | NotAFolder | Exists | BadName)
            }
            _ => false,
        }
    }

    /// Reading this file failed so.
    pub fn read(path: &Path, error: &io::Error) -> StorageError {
        StorageError::Read { path: path.into(), because: Trouble::of(error) }
    }

    /// Writing this file failed so.
    pub fn write(path: &Path, error: &io::Error) -> StorageError {
        StorageError::Write { path: path.into(), because: Trouble::of(error) }
    }

    /// This save is no JSON, or not the JSON of a save: line and column where that shows, else the field. What
    /// the reader says about it is English.
    pub fn damaged(path: &Path, error: &serde_json::Error) -> StorageError {
        let detail = match error.line() {
            0 => error.to_string().split('`').nth(1).unwrap_or("JSON").to_owned(),
            line => format!("{line}:{}", error.column()),
        };
        StorageError::Damaged { path: path.into(), detail }
    }
}

impl Trouble {
    /// What an error of the system is for a person.
    pub fn of(error: &io::Error) -> Trouble {
        match error.kind() {
            io::ErrorKind::NotFound => Trouble::NotFound,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Trouble::NotAllowed,
            io::ErrorKind::IsADirectory => Trouble::Folder,
            io::ErrorKind::NotADirectory => Trouble::NotAFolder,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Trouble::Full,
            io::ErrorKind::AlreadyExists => Trouble::Exists,
            io::ErrorKind::InvalidFilename => Trouble::BadName,
            io::ErrorKind::AddrNotAvailable => Trouble::NoAddress,
            _ => Trouble::Other(error.to_string()),
        }
    }
}
