//! The legal moves as numbered choices.
//!
//! A number is a choice's place in the list that was shown last: among all that can be chosen first, or
//! among what goes on from the squares that were typed.

use tabla_core::Saying;
use tabla_games::Words;
use tabla_table::Snapshot;

use crate::draw::Look;
use crate::games::{Face, face_of};
use crate::palette::Ink;
use crate::text::pad_left;

/// One choice with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its place in the list, counted from 1.
    pub number: usize,
    /// The squares of the move as far as they are chosen with it, those that were typed first.
    pub squares: Vec<String>,
}

impl Choice {
    /// The choice in a sentence, `text` being what it does.
    pub(crate) fn spoken(&self, text: &str, words: &Words) -> String {
        words.say(&Saying::new("choice-spoken").with("number", self.number).with("text", text))
    }
}

/// A number, in so many columns, and what it stands for.
pub(crate) fn numbered(number: usize, columns: usize, text: &str, look: &Look) -> String {
    format!("{} {text}", look.palette.ink(Ink::Accent, &pad_left(&number.to_string(), columns)))
}

/// The legal moves of a position, as they can be chosen.
pub struct Choices {
    face: Box<dyn Face>,
    all: Vec<Vec<String>>,
}

impl Choices {
    /// The choices that are shown.
    pub fn of(shown: &Snapshot) -> Choices {
        let face = face_of(shown);
        Choices { all: face.moves(), face }
    }

    pub fn face(&self) -> &dyn Face {
        &*self.face
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The choices that begin with these squares; none at all where they are no beginning.
    pub fn after(&self, squares: &[String]) -> Vec<Choice> {
        let possible = self.all.iter().filter_map(|mv| {
            let mut whole = self.face.begin(mv, squares)?;
            whole.truncate(self.face.stage(&whole, squares.len()));
            Some(whole)
        });
        let mut distinct: Vec<Vec<String>> = possible.collect();
        distinct.dedup();
        distinct.into_iter().zip(1..).map(|(squares, number)| Choice { number, squares }).collect()
    }

    /// The whole move that these squares are, as it is played.
    pub fn whole(&self, squares: &[String]) -> Option<String> {
        let mut begun = self.all.iter().filter_map(|mv| self.face.begin(mv, squares));
        begun.find(|mv| mv.len() == squares.len()).map(|mv| self.face.write(&mv))
    }

    /// The choices that go on from these squares, in lines: those with the same beginning together.
    pub fn list(&self, begun: &[String], words: &Words, look: &Look) -> Vec<String> {
        self.face.list(&self.after(begun), begun, words, look)
    }
}
