//! What can be wrong with a wish that comes from outside, whatever the game.

use tabla_core::{Say, Saying};
use thiserror::Error;

/// Why a desk does not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DeskFault {
    /// A setup, or a part of it, that nobody can read.
    #[error("this describes no game: {detail}")]
    Setup {
        /// What could not be read.
        detail: String,
    },
    /// A game that has no such thing to do.
    #[error("there is nothing like that to do in this game")]
    Act,
    /// A question that the game does not answer.
    #[error("this game does not answer such a question: {detail}")]
    Question {
        /// What could not be read.
        detail: String,
    },
    /// A file format that the game does not have.
    #[error("there is no format '{format}' here; the formats are {formats}")]
    Format {
        /// What was asked for.
        format: String,
        /// What there is.
        formats: String,
    },
    /// A look back, or ahead, to where there is nothing.
    #[error("there is no position after {ply} moves: {last} were played")]
    Ply {
        /// What was asked for.
        ply: usize,
        /// How many moves there are.
        last: usize,
    },
    /// Nothing can be taken back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing was taken back.
    #[error("there is nothing to play again")]
    NothingToRedo,
}

impl Say for DeskFault {
    fn say(&self) -> Saying {
        match self {
            DeskFault::Setup { detail } => Saying::new("desk-setup").with("detail", detail.as_str()),
            DeskFault::Act => Saying::new("desk-act"),
            DeskFault::Question { detail } => Saying::new("desk-question").with("detail", detail.as_str()),
            DeskFault::Format { format, formats } => {
                Saying::new("desk-format").with("format", format.as_str()).with("formats", formats.as_str())
            }
            DeskFault::Ply { ply, last } => Saying::new("desk-ply").with("ply", *ply).with("last", *last),
            DeskFault::NothingToUndo => Saying::new("desk-nothing-to-undo"),
            DeskFault::NothingToRedo => Saying::new("desk-nothing-to-redo"),
        }
    }
}
