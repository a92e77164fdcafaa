//! What can go wrong with games on disk.

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};

use crate::words::english;

/// Why a game could not be read or written. Nothing on the disk was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The file could not be read.
    Read {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        because: Trouble,
    },
    /// The file could not be written.
    Write {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        because: Trouble,
    },
    /// There is a file of that name already.
    Exists {
        /// Which file.
        path: PathBuf,
    },
    /// The file is no text at all.
    NotText {
        /// Which file.
        path: PathBuf,
    },
    /// The game in the file breaks the rules, or is not in the notation.
    Refused {
        /// Which file.
        path: PathBuf,
        /// Where and why.
        because: Box<Saying>,
    },
    /// The save is damaged.
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What could not be read.
        detail: String,
    },
    /// The save was made by a later version of the program.
    TooNew {
        /// Which file.
        path: PathBuf,
        /// Its version.
        version: u64,
    },
    /// The save is of a game that we do not know.
    UnknownGame {
        /// Which file.
        path: PathBuf,
        /// What it calls the game.
        game: String,
    },
    /// The save is of another game than the one being played.
    OtherGame {
        /// Which file.
        path: PathBuf,
        /// The game in the file.
        game: String,
        /// The game being played.
        expected: String,
    },
    /// Nobody knows where the user's data are kept.
    NoFolder,
}

/// What the system says about a file.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    Other(String),
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

impl Say for Trouble {
    fn say(&self) -> Saying {
        match self {
            Trouble::NotFound => Saying::new("trouble-not-found"),
            Trouble::NotAllowed => Saying::new("trouble-not-allowed"),
            Trouble::Folder => Saying::new("trouble-folder"),
            Trouble::NotAFolder => Saying::new("trouble-not-a-folder"),
            Trouble::Full => Saying::new("trouble-full"),
            Trouble::Exists => Saying::new("trouble-exists"),
            Trouble::BadName => Saying::new("trouble-bad-name"),
            Trouble::NoAddress => Saying::new("trouble-no-address"),
            Trouble::Other(text) => Saying::new("trouble-other").with("text", text.as_str()),
        }
    }
}

impl Say for StorageError {
    fn say(&self) -> Saying {
        let at = |key, path: &Path| Saying::new(key).with("path", path.display().to_string());
        match self {
            StorageError::Read { path, because } => at("storage-read", path).with("because", because.say()),
            StorageError::Write { path, because } => at("storage-write", path).with("because", because.say()),
            StorageError::Exists { path } => at("storage-exists", path),
            StorageError::NotText { path } => at("storage-not-text", path),
            StorageError::Refused { path, because } => {
                at("storage-refused", path).with("because", because.as_ref().clone())
            }
            StorageError::Damaged { path, detail } => {
                at("storage-damaged", path).with("detail", detail.as_str())
            }
            StorageError::TooNew { path, version } => {
                at("storage-too-new", path).with("version", version.to_string())
            }
            StorageError::UnknownGame { path, game } => {
                at("storage-unknown-game", path).with("game", game.as_str())
            }
            StorageError::OtherGame { path, game, expected } => {
                at("storage-other-game", path).with("game", game.as_str()).with("expected", expected.as_str())
            }
            StorageError::NoFolder => Saying::new("storage-no-folder"),
        }
    }
}

english!(StorageError);
