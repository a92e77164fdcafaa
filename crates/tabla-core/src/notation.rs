//! Moves and states as text.
//!
//! A move is read against a state, because what a text means depends on it: in Santorini `C3 B3` places
//! two workers at the start and climbs to the third level at the end.

use std::error::Error;

use crate::{ChanceOf, Game, Say, Seat, Viewer};

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
#[derive(Clone, PartialEq, Debug, Say)]
#[say("move", error)]
pub enum MoveError<R> {
    /// The text is not in the game's notation at all.
    Unreadable {
        text: String,
        /// What is wrong with it.
        because: R,
    },
    /// The text is a move, but the rules do not allow it here.
    Illegal { text: String, because: R },
}

impl<R> MoveError<R> {
    pub fn because(&self) -> &R {
        match self {
            MoveError::Unreadable { because, .. } | MoveError::Illegal { because, .. } => because,
        }
    }
}

/// Why a text is no position: all the reasons, not just the first.
#[derive(Clone, PartialEq, Debug, Say)]
#[say("position-refused", error)]
pub struct StateError<F> {
    pub text: String,
    /// Everything that is wrong with it; never empty.
    pub because: Vec<F>,
}
