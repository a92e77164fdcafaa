//! What is told about tables while they are read and made.

use std::path::PathBuf;

use tabla_core::{Say, Saying};
use tabla_mice::solve::{Material, Pass, Round, SolveError, Wrong};

use super::fetch::FetchError;
use crate::{StorageError, Trouble};

/// Something that happened while tables were made.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("mice-tables")]
pub enum TablesNews {
    /// A table was read from the disk.
    Loaded { material: Material },
    /// A table is being made.
    #[say(saying = working(material, pass))]
    Working {
        material: Material,
        /// What is done with its positions.
        pass: Pass,
        /// With so many of them it is done.
        done: usize,
        total: usize,
    },
    /// It is found out who wins in the positions of a table.
    #[say(saying = solving(material, round))]
    Solving { material: Material, round: Round, done: usize, total: usize },
    /// The same where so many men have been placed.
    #[say(saying = Saying::new("mice-tables-placing").with("placed", i64::from(*placed)))]
    Placing { placed: u8, done: usize, total: usize },
    /// A table is finished, checked and kept.
    Made { material: Material },
    /// A layer of the placing is finished.
    LayerMade { placed: u8 },
    /// A layer of the placing was read from the disk.
    LayerLoaded { placed: u8 },
    /// A file cannot be used, and its table is made anew.
    Damaged {
        path: PathBuf,
        /// What is wrong with it.
        because: TableDamage,
    },
    /// A table is finished and checked, but it could not be kept on the disk.
    NotKept { material: Material, because: StorageError },
}

/// What is wrong with the file of a table.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("mice-tables-damage", error)]
pub enum TableDamage {
    /// It cannot be read.
    #[say(transparent)]
    Unreadable { because: Trouble },
    /// It does not begin as a table does.
    NotATable,
    /// It is of another version of the format.
    Format { version: u32 },
    /// It is of other rules or another material than its name says.
    OtherTable,
    /// It is too short or too long.
    #[say(bytes = bytes.to_string(), expected = expected.to_string())]
    Length { bytes: u64, expected: u64 },
    /// The checksum is wrong.
    Checksum,
}

/// Why there are no tables.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say(error)]
pub enum TablesError {
    /// They could not be solved, or the work was stopped.
    #[say(from)]
    Solve(SolveError),
    /// A table that was just solved is wrong: a mistake in the program or in the machine.
    #[say(from)]
    Check(Wrong),
    /// What was solved could not be kept.
    #[say(from)]
    Kept(StorageError),
    /// They did not come.
    #[say(from)]
    Fetch(FetchError),
}

fn solving(material: &Material, round: &Round) -> Saying {
    let saying = match round {
        Round::Prepare | Round::Mirror | Round::Pack => Saying::new("mice-tables-preparing"),
        Round::Hear { round } => Saying::new("mice-tables-hearing").with("round", i64::from(*round) + 1),
    };
    saying.with("material", material)
}

fn working(material: &Material, pass: &Pass) -> Saying {
    let saying = match pass {
        Pass::Prepare => Saying::new("mice-tables-preparing"),
        Pass::Settle { plies } => Saying::new("mice-tables-settling").with("plies", plies),
        Pass::Check => Saying::new("mice-tables-checking"),
    };
    saying.with("material", material)
}

impl TablesError {
    /// Whether nothing is wrong, and the work was only stopped.
    pub fn is_stopped(&self) -> bool {
        matches!(
            self,
            TablesError::Solve(SolveError::Stopped)
                | TablesError::Check(Wrong::Stopped)
                | TablesError::Fetch(FetchError::Stopped)
        )
    }
}
