//! Moves and states as text.
//!
//! A move is read against a state, because what a text means depends on it: in Santorini `C3 B3` places
//! two workers at the start and climbs to the third level at the end.

use std::error::Error;
use std::fmt::{Debug, Display};

use thiserror::Error;

use crate::{ChanceOf, Game, Say, Saying, Seat, Viewer, say_all};

/// A game whose moves and states can be written down and read back.
pub trait Notation: Game {
    /// The game's own reasons for refusing a move.
    type Refusal: Error + Say + Clone + PartialEq + Send + Sync + 'static;
    /// The game's own reasons for refusing a position.
    type Fault: Error + Say + Clone + PartialEq + Send + Sync + 'static;

    /// The move as game files write it.
    fn write_move(&self, state: &Self::State, mv: Self::Move) -> String;

    /// The move as one word without blanks, for protocols that separate moves by blanks.
    fn write_token(&self, state: &Self::State, mv: Self::Move) -> String {
        self.write_move(state, mv).split_whitespace().collect()
    }

    /// Reads what [`Notation::write_move`] or [`Notation::write_token`] wrote, or what a person typed.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, MoveError<Self::Refusal>>;

    /// Reads a move of this seat; where only one seat may move at a time, it is the one whose turn it is.
    fn read_move_of(
        &self,
        state: &Self::State,
        _: Seat,
        text: &str,
    ) -> Result<Self::Move, MoveError<Self::Refusal>> {
        self.read_move(state, text)
    }

    /// Reads the next move of a line of words, and how many of the words it takes: one, unless the game lets a move
    /// be written in pieces.
    fn read_words(
        &self,
        state: &Self::State,
        words: &[&str],
    ) -> Result<(Self::Move, usize), MoveError<Self::Refusal>> {
        self.read_move(state, words.first().copied().unwrap_or_default()).map(|mv| (mv, 1))
    }

    /// The whole state on one line.
    fn write_state(&self, state: &Self::State) -> String;

    /// Reads what [`Notation::write_state`] wrote.
    fn read_state(&self, text: &str) -> Result<Self::State, StateError<Self::Fault>>;

    /// What chance brought, as logs keep it.
    fn write_chance(&self, event: &ChanceOf<Self>) -> String {
        format!("{event:?}")
    }

    /// Reads what [`Notation::write_chance`] wrote, or what somebody says who throws dice of their own; `None`
    /// when chance cannot have brought that here.
    fn read_chance(&self, _: &Self::State, _: &str) -> Option<ChanceOf<Self>> {
        None
    }

    /// The move as this viewer may know it: an exchange of tiles shows them to its own seat alone.
    fn tell_move(&self, state: &Self::State, mv: Self::Move, _: Viewer) -> String {
        self.write_move(state, mv)
    }

    /// The position as this viewer may know it.
    fn tell_state(&self, state: &Self::State, _: Viewer) -> String {
        self.write_state(state)
    }

    /// What chance brought, as far as this viewer may know.
    fn tell_chance(&self, _: &Self::State, event: &ChanceOf<Self>, _: Viewer) -> Option<String> {
        Some(self.write_chance(event))
    }
}

/// Why a text is no move.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum MoveError<R: Display> {
    /// The text is not in the game's notation at all.
    #[error("'{text}' is not a move: {because}")]
    Unreadable {
        /// What was written.
        text: String,
        /// What is wrong with it.
        because: R,
    },
    /// The text is a move, but the rules do not allow it here.
    #[error("'{text}' is not allowed: {because}")]
    Illegal {
        /// What was written.
        text: String,
        /// The rule that it breaks.
        because: R,
    },
}

impl<R: Display> MoveError<R> {
    /// The game's reason.
    pub fn because(&self) -> &R {
        match self {
            MoveError::Unreadable { because, .. } | MoveError::Illegal { because, .. } => because,
        }
    }
}

impl<R: Display + Say> Say for MoveError<R> {
    fn say(&self) -> Saying {
        let (key, text) = match self {
            MoveError::Unreadable { text, .. } => ("move-unreadable", text),
            MoveError::Illegal { text, .. } => ("move-illegal", text),
        };
        Saying::new(key).with("text", text.as_str()).with("because", self.because().say())
    }
}

/// Why a text is no position: all the reasons, not just the first.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("'{text}' is not a position: {}", join(.because))]
pub struct StateError<F: Display> {
    /// What was written.
    pub text: String,
    /// Everything that is wrong with it; never empty.
    pub because: Vec<F>,
}

fn join(reasons: &[impl Display]) -> String {
    reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl<F: Display + Say> Say for StateError<F> {
    fn say(&self) -> Saying {
        let because = say_all(&self.because);
        Saying::new("position-refused").with("text", self.text.as_str()).with("because", because)
    }
}
