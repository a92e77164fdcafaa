//! What is different from game to game, as far as a console goes: one face for each game.
//!
//! A face is a view that knows how it is drawn, spoken and typed. Everything else is the same for all games
//! and asks the face.

pub(crate) mod mice;
mod santorini;

use tabla_core::Saying;
use tabla_play::{Table, View, Words};

use crate::choices::Choice;
use crate::commands::Verb;
use crate::draw::Look;
use crate::draw::values::Figure;

/// How one game is shown and typed.
pub trait Face {
    /// The sign of a player's pieces.
    fn piece(&self, player: u8, ascii: bool) -> &'static str;

    /// The board with its letters and numbers, after a turn that was begun with these squares.
    fn board(&self, begun: &[String], look: &Look) -> Vec<String>;

    /// What the signs of the board mean, in short pieces, line by line.
    fn legend(&self, words: &Words, look: &Look) -> Vec<Vec<String>>;

    /// A board of numbers.
    fn values(&self, figures: &[Figure], look: &Look) -> Vec<String>;

    /// The position in sentences, after a turn that was begun with these squares.
    fn sentences(&self, begun: &[String], words: &Words) -> Vec<String>;

    /// What is to be said of the game as a whole, under its name.
    fn status(&self, _table: &dyn Table, _words: &Words) -> Option<String> {
        None
    }

    /// What this player has beside the board.
    fn holdings(&self, _player: u8, _words: &Words) -> Option<String> {
        None
    }

    /// Every legal move as the squares that are typed one after the other.
    fn moves(&self) -> Vec<Vec<String>>;

    /// The squares that a person typed; `None` when it is something else.
    fn read(&self, line: &str) -> Option<Vec<String>>;

    /// Squares as one text, as it is played.
    fn write(&self, squares: &[String]) -> String;

    /// The squares of a move with these first, if it can begin with them.
    fn begin(&self, mv: &[String], squares: &[String]) -> Option<Vec<String>>;

    /// How many squares of a move are chosen at once, when so many are chosen already.
    fn stage(&self, mv: &[String], _begun: usize) -> usize {
        mv.len()
    }

    /// Whether a turn that was begun so lacks nothing but an answer: whatever square is typed belongs to it.
    fn is_held(&self, _begun: &[String]) -> bool {
        false
    }

    /// A turn that was begun, and what was typed after it, as one text for the rules to judge.
    fn go_on(&self, begun: &[String], line: &str) -> String;

    /// Choices in lines, which go on from these squares.
    fn list(&self, choices: &[Choice], begun: &[String], words: &Words, look: &Look) -> Vec<String>;

    /// What stands before the list of what can be played, where it is shown with every turn.
    fn list_title(&self, _begun: &[String], _look: &Look) -> Option<Saying> {
        None
    }

    /// Why no turn begins with this square; `None` where the rules say it better.
    fn no_beginning(&self, square: &str) -> Option<Saying>;

    /// The prompt for a whole turn.
    fn prompt(&self) -> &'static str;

    /// The prompt for the rest of a turn that was begun so.
    fn prompt_begun(&self, begun: &[String]) -> Saying {
        Saying::new("person-prompt-begun").with("begun", self.write(begun))
    }

    /// How a turn is typed now; `name` is what a command is called.
    fn how(&self, begun: &[String], name: &dyn Fn(Verb) -> String) -> Saying;

    /// How turns are typed, in a few sentences.
    fn help(&self) -> &'static str;

    /// What a board of numbers shows.
    fn values_note(&self) -> &'static str;

    /// What the numbers of a list are good for.
    fn list_note(&self) -> &'static str {
        "moves-how"
    }
}

/// The face of a view.
pub fn face(view: View) -> Box<dyn Face> {
    match view {
        View::Santorini(view) => Box::new(view),
        View::Mice(view) => Box::new(view),
    }
}

/// The face of the game on a table.
pub fn face_of(table: &dyn Table) -> Box<dyn Face> {
    face(table.view())
}
