//! What can be wrong with a wish that comes from outside, whatever the game.

use tabla_core::Say;

/// Why a table does not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("desk", error)]
pub enum TableFault {
    /// A game that has no such thing to do.
    Act,
    /// A question that the game does not answer.
    Question { detail: String },
}
