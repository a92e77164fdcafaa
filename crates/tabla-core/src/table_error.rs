//! The one error of everything that stands around a table: what sort of refusal it is, and what is said.

use crate::{MoveError, Say, Saying, StateError};

/// What sort of refusal it is: the web makes a status of it, Python a class, the arena a foul.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum ErrorKind {
    /// A text that is not in the notation at all.
    Unreadable,
    /// Understood, and not allowed here.
    Illegal,
    /// Somebody else's turn, or somebody else's answer to give.
    NotYours,
    /// The game is over.
    Over,
    /// There is no such thing: a seat, a player, a question, a format.
    Unknown,
    /// What was agreed on makes no game.
    Setup,
    /// A log or a file that cannot have come about.
    Damaged,
    /// Something else happened first: look again, then decide again.
    Stale,
    /// What was asked for makes sense, but the disk or the machine does not do it.
    Failed,
}

/// Why a table refuses something.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Say)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[say(transparent, error)]
pub struct TableError {
    /// What sort of refusal it is.
    #[say(skip)]
    pub kind: ErrorKind,
    /// What is said about it.
    pub saying: Saying,
}

impl TableError {
    /// A refusal that says this.
    pub fn new(kind: ErrorKind, saying: Saying) -> TableError {
        TableError { kind, saying }
    }
}

impl<R: Say> From<MoveError<R>> for TableError {
    fn from(error: MoveError<R>) -> TableError {
        let kind = match error {
            MoveError::Unreadable { .. } => ErrorKind::Unreadable,
            MoveError::Illegal { .. } => ErrorKind::Illegal,
        };
        TableError { kind, saying: error.say() }
    }
}

impl<F: Say> From<StateError<F>> for TableError {
    fn from(error: StateError<F>) -> TableError {
        TableError { kind: ErrorKind::Setup, saying: error.say() }
    }
}
