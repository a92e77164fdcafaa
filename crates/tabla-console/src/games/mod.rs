//! What is different from game to game, as far as a console goes: a face for each game, and its customs.
//!
//! A face is a view that knows how it is drawn, spoken and typed. Customs are what can be said and done at a table of
//! the game besides playing. Everything else is the same for all games and asks these two; both have an answer for a
//! game of which nothing is known but its kit.

pub(crate) mod jamb;
pub(crate) mod jewels;
pub(crate) mod mice;
mod plain;
mod santorini;
pub(crate) mod scrabble;

use std::io;
use std::time::Duration;

use serde_json::Value;
use tabla_core::{Saying, Seat};
use tabla_games::Words;
use tabla_table::{Kit, Snapshot, Table};

use crate::choices::{Choice, numbered};
use crate::commands::Verb;
use crate::draw::Look;
use crate::draw::values::Figure;
use crate::game::{Finish, Flow, Game};
use crate::screen::Spot;
use crate::text::wrap_items;
use crate::{Console, tell};

/// How one game is shown and typed.
pub trait Face {
    /// The sign of a player's pieces.
    fn piece(&self, player: u8, ascii: bool) -> &'static str;

    /// The board with its letters and numbers, after a turn that was begun with these squares.
    fn board(&self, begun: &[String], look: &Look) -> Vec<String>;

    /// What can be touched on the board that is drawn so.
    fn spots(&self, _board: &[String]) -> Vec<Spot> {
        Vec::new()
    }

    /// What the signs of the board mean, in short pieces, line by line.
    fn legend(&self, words: &Words, look: &Look) -> Vec<Vec<String>>;

    /// A board of numbers.
    fn values(&self, figures: &[Figure], look: &Look) -> Vec<String>;

    /// The position in sentences, after a turn that was begun with these squares.
    fn sentences(&self, begun: &[String], words: &Words) -> Vec<String>;

    /// What is to be said of the game as a whole, under its name.
    fn status(&self, _shown: &Snapshot, _words: &Words) -> Option<String> {
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
    fn write(&self, squares: &[String]) -> String {
        squares.concat()
    }

    /// The squares of a move with these first, if it can begin with them.
    fn begin(&self, mv: &[String], squares: &[String]) -> Option<Vec<String>> {
        mv.starts_with(squares).then(|| mv.to_vec())
    }

    /// How many squares of a move are chosen at once, when so many are chosen already.
    fn stage(&self, mv: &[String], _begun: usize) -> usize {
        mv.len()
    }

    /// Whether a turn that was begun so lacks nothing but an answer: whatever square is typed belongs to it.
    fn is_held(&self, _begun: &[String]) -> bool {
        false
    }

    /// A turn that was begun, and what was typed after it, as one text for the rules to judge.
    fn go_on(&self, _begun: &[String], line: &str) -> String {
        line.to_owned()
    }

    /// Choices in lines, which go on from these squares.
    fn list(&self, choices: &[Choice], _begun: &[String], words: &Words, look: &Look) -> Vec<String> {
        let text = |choice: &Choice| self.write(&choice.squares);
        if look.is_spoken() {
            return choices.iter().map(|choice| choice.spoken(&text(choice), words)).collect();
        }
        let items: Vec<String> =
            choices.iter().map(|choice| numbered(choice.number, 2, &text(choice), look)).collect();
        wrap_items(items.iter().map(String::as_str), "   ", look.columns)
    }

    /// What stands before the list of what can be played, where it is shown with every turn.
    fn list_title(&self, _begun: &[String], _look: &Look) -> Option<Saying> {
        None
    }

    /// Why no turn begins with this square; `None` where the rules say it better.
    fn no_beginning(&self, _square: &str) -> Option<Saying> {
        None
    }

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
    fn values_note(&self) -> &'static str {
        "thought-figures"
    }

    /// What the numbers of a list are good for.
    fn list_note(&self) -> &'static str {
        "moves-how"
    }
}

/// What a game does in its own way at a console. Whatever it leaves out is done as everywhere.
pub(crate) trait Customs: Sync {
    /// The word of the game.
    fn id(&self) -> &'static str;

    /// The face of what is shown.
    fn face(&self, shown: &Snapshot) -> Option<Box<dyn Face>>;

    /// What the menu of the house says of a save that is not opened for it, where opening takes long. `None`: it is.
    fn offer_unopened(&self, _kit: &dyn Kit, _save: &Value) -> Option<Saying> {
        None
    }

    /// What the menu of the house says of an unfinished table.
    fn offer(&self, _table: &dyn Table) -> Option<Saying> {
        None
    }

    /// The game's own menu, until the person leaves it or a game has been left; `None` where people only choose who
    /// plays, as in most games.
    fn enter(&self, _console: &mut Console<'_>) -> Option<io::Result<Finish>> {
        None
    }

    /// What comes after a game that was gone on with and is over: the game's own menu, if it has one.
    fn after(&self, console: &mut Console<'_>) -> Option<io::Result<Finish>> {
        self.enter(console)
    }

    /// Plays at this table until the game is over or the person leaves.
    fn play(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<Finish> {
        console.play_usually(game)
    }

    fn show(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<()> {
        console.show_usually(game)
    }

    /// Somebody is to decide: does what comes before that. `Some`: it comes instead.
    fn turn(&self, _console: &mut Console<'_>, _game: &mut Game, _seat: Seat) -> io::Result<Option<Flow>> {
        Ok(None)
    }

    /// What this person is asked. `None`: as everywhere.
    fn prompt(&self, _game: &Game, _seat: Seat) -> Option<Saying> {
        None
    }

    /// Something was typed in a person's turn: the game's own words come before all others. `None`: it is none of them.
    fn line(&self, _console: &mut Console<'_>, _game: &mut Game, _line: &str) -> io::Result<Option<Flow>> {
        Ok(None)
    }

    /// Does what a command of the house says in its own way. `None`: as everywhere.
    fn act(
        &self,
        _console: &mut Console<'_>,
        _game: &mut Game,
        _verb: Verb,
        _rest: &str,
    ) -> io::Result<Option<Flow>> {
        Ok(None)
    }

    /// Something was decided; `before` is what was shown before it. Shows how it went. `false`: as everywhere.
    fn played(&self, _console: &mut Console<'_>, _game: &mut Game, _before: &Snapshot) -> io::Result<bool> {
        Ok(false)
    }

    /// So much time is left.
    fn time_left(&self, left: Duration) -> Saying {
        Saying::new("board-time-left").with("time", tell::clock(left))
    }

    /// The time of whoever was asked is over: shows how the table stands now.
    fn time_over(&self, console: &mut Console<'_>, game: &mut Game) -> io::Result<()> {
        console.show(game)
    }

    /// What is said when a game is left that is offered again.
    fn kept(&self) -> &'static str {
        "game-saved"
    }

    /// The game is over: says so, once. `None`: as everywhere.
    fn ended(&self, _console: &mut Console<'_>, _game: &mut Game) -> io::Result<Option<Flow>> {
        Ok(None)
    }
}

/// The games of which the console knows more than their kits.
static GAMES: [&dyn Customs; 5] =
    [&santorini::AtTable, &mice::AtTable, &jamb::AtTable, &jewels::AtTable, &scrabble::AtTable];

/// A game of which nothing more is known.
struct Unknown;

impl Customs for Unknown {
    fn id(&self) -> &'static str {
        ""
    }

    fn face(&self, _: &Snapshot) -> Option<Box<dyn Face>> {
        None
    }
}

/// The customs of a game.
pub(crate) fn customs(game: &str) -> &'static dyn Customs {
    GAMES.into_iter().find(|customs| customs.id() == game).unwrap_or(&Unknown)
}

/// The face of what is shown of a table.
pub fn face_of(shown: &Snapshot) -> Box<dyn Face> {
    let face = customs(shown.game).face(shown);
    face.unwrap_or_else(|| Box::new(plain::Plain::of(shown)))
}

/// What a game is called: a game that nobody has a name for is called by its word.
pub fn name(game: &str, words: &Words) -> String {
    let key = format!("game-{game}");
    if words.has(&key) { words.text(&key) } else { game.to_owned() }
}
