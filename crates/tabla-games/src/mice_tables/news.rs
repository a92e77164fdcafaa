//! What is told about tables while they are read and made.

use std::path::PathBuf;

use tabla_core::{Say, Saying};
use tabla_mice::solve::{Material, Pass, SolveError, Wrong};

use crate::words::english;
use crate::{StorageError, Trouble};

/// Something that happened while tables were made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TablesNews {
    /// A table was read from the disk.
    Loaded {
        /// Which table.
        material: Material,
    },
    /// A table is being made.
    Working {
        /// Which table.
        material: Material,
        /// What is done with its positions.
        pass: Pass,
        /// With so many of them it is done.
        done: usize,
        /// How many there are.
        total: usize,
    },
    /// A table is finished, checked and kept.
    Made {
        /// Which table.
        material: Material,
    },
    /// A file cannot be used, and its table is made anew.
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        because: TableDamage,
    },
    /// A table is finished and checked, but it could not be kept on the disk.
    NotKept {
        /// Which table.
        material: Material,
        /// What the system says.
        because: StorageError,
    },
}

/// What is wrong with the file of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableDamage {
    /// It cannot be read.
    Unreadable {
        /// What the system says.
        because: Trouble,
    },
    /// It does not begin as a table does.
    NotATable,
    /// It is of another version of the format.
    Format {
        /// Which version.
        version: u32,
    },
    /// It is of other rules or another material than its name says.
    OtherTable,
    /// It is too short or too long.
    Length {
        /// How many bytes it has.
        bytes: u64,
        /// How many it should have.
        expected: u64,
    },
    /// The checksum is wrong.
    Checksum,
}

/// Why there are no tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablesError {
    /// They could not be solved, or the work was stopped.
    Solve(SolveError),
    /// A table that was just solved is wrong: a mistake in the program or in the machine.
    Check(Wrong),
}

impl TablesError {
    /// Whether nothing is wrong, and the work was only stopped.
    pub fn is_stopped(&self) -> bool {
        matches!(self, TablesError::Solve(SolveError::Stopped) | TablesError::Check(Wrong::Stopped))
    }
}

impl From<SolveError> for TablesError {
    fn from(error: SolveError) -> TablesError {
        TablesError::Solve(error)
    }
}

impl From<Wrong> for TablesError {
    fn from(wrong: Wrong) -> TablesError {
        TablesError::Check(wrong)
    }
}

impl Say for TablesNews {
    fn say(&self) -> Saying {
        let of = |key, material: &Material| Saying::new(key).with("material", material.to_string());
        match self {
            TablesNews::Loaded { material } => of("mice-tables-loaded", material),
            TablesNews::Working { material, pass, .. } => match pass {
                Pass::Prepare => of("mice-tables-preparing", material),
                Pass::Settle { plies } => {
                    of("mice-tables-settling", material).with("plies", i64::from(*plies))
                }
                Pass::Check => of("mice-tables-checking", material),
            },
            TablesNews::Made { material } => of("mice-tables-made", material),
            TablesNews::Damaged { path, because } => Saying::new("mice-tables-damaged")
                .with("path", path.display().to_string())
                .with("because", because.say()),
            TablesNews::NotKept { material, because } => {
                of("mice-tables-not-kept", material).with("because", because.say())
            }
        }
    }
}

impl Say for TableDamage {
    fn say(&self) -> Saying {
        match self {
            TableDamage::Unreadable { because } => because.say(),
            TableDamage::NotATable => Saying::new("mice-tables-damage-not-a-table"),
            TableDamage::Format { version } => {
                Saying::new("mice-tables-damage-format").with("version", i64::from(*version))
            }
            TableDamage::OtherTable => Saying::new("mice-tables-damage-other-table"),
            TableDamage::Length { bytes, expected } => Saying::new("mice-tables-damage-length")
                .with("bytes", bytes.to_string())
                .with("expected", expected.to_string()),
            TableDamage::Checksum => Saying::new("mice-tables-damage-checksum"),
        }
    }
}

impl Say for TablesError {
    fn say(&self) -> Saying {
        match self {
            TablesError::Solve(error) => error.say(),
            TablesError::Check(wrong) => wrong.say(),
        }
    }
}

english!(TablesError);
english!(TableDamage);
