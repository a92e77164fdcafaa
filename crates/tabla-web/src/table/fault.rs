//! What can be wrong with a wish that comes from outside, whatever the game.

use tabla_core::{Say, Saying};
use thiserror::Error;

/// Why a table does not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TableFault {
    /// A game that has no such thing to do.
    #[error("there is nothing like that to do in this game")]
    Act,
    /// A question that the game does not answer.
    #[error("this game does not answer such a question: {detail}")]
    Question {
        /// What could not be read.
        detail: String,
    },
}

impl Say for TableFault {
    fn say(&self) -> Saying {
        match self {
            TableFault::Act => Saying::new("desk-act"),
            TableFault::Question { detail } => Saying::new("desk-question").with("detail", detail.as_str()),
        }
    }
}
