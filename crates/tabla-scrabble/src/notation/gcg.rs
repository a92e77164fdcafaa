//! Whole games in GCG files, the format of most other programs.
//!
//! Reading is lenient where it can be: lines that start with `#` and are not known are passed over, and wrong points and
//! words that no dictionary has are odd, and no more. What is laid must have been on the rack, if the file tells it, and
//! fit the board.

mod error;
mod event;
mod replay;
mod write;

pub use error::{GcgError, GcgFault, GcgOddity, GcgRemark};
pub use event::{Action, Event};
pub use replay::{Turn, remarks, replay};
pub use write::{Step, write, write_for};

use crate::scorer::lines;

/// A game as a file tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gcg {
    /// The players in the order of play.
    pub players: Vec<Player>,
    /// What the game is called.
    pub title: Option<String>,
    /// The word list that was played with.
    pub lexicon: Option<String>,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// The short name of whoever has resigned after all that: a line `#resigned`, which other programs pass over.
    pub resigned: Option<String>,
    /// The same for whoever was gone, so that the others claimed the game: a line `#gone`.
    pub gone: Option<String>,
}

/// A player as a file names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The short name, without blanks, with which lines begin.
    pub nick: String,
    pub name: String,
}

/// Reads a file.
///
/// ```
/// use tabla_scrabble::gcg::{Action, read};
/// let game = read("#player1 ana Ana Pop\n#player2 ion Ion\n>ana: BEADYIH 8H BEADY +30 30\n>ion: UVVWWQI - +0 0\n").unwrap();
/// assert_eq!(game.players[0].name, "Ana Pop");
/// assert_eq!((game.events[0].points, game.events[0].total), (30, 30));
/// assert_eq!(game.events[1].action, Action::Pass);
/// ```
pub fn read(text: &str) -> Result<Gcg, GcgError> {
    let mut gcg = Gcg::default();
    for (line, written) in lines(text) {
        let fault = |because| GcgError { line, text: written.to_owned(), because };
        if let Some(pragma) = written.strip_prefix('#') {
            gcg.pragma(pragma);
        } else if let Some(event) = written.strip_prefix('>') {
            gcg.event(line, event).map_err(fault)?;
            (gcg.resigned, gcg.gone) = (None, None);
        } else if gcg.events.is_empty() {
            return Err(fault(GcgFault::Line));
        }
        // What else stands between the moves is a remark.
    }
    if gcg.events.is_empty() {
        let (line, text) = lines(text).last().unwrap_or((1, ""));
        return Err(GcgError { line, text: text.to_owned(), because: GcgFault::Empty });
    }
    Ok(gcg)
}

impl Gcg {
    fn pragma(&mut self, pragma: &str) {
        let (name, value) = pragma.split_once(char::is_whitespace).unwrap_or((pragma, ""));
        let value = value.trim();
        match name {
            "player1" | "player2" | "player3" | "player4" => {
                let (nick, full) = value.split_once(char::is_whitespace).unwrap_or((value, value));
                self.players.push(Player { nick: nick.to_owned(), name: full.trim().to_owned() });
            }
            "title" => self.title = Some(value.to_owned()),
            "lexicon" => self.lexicon = Some(value.to_owned()),
            "resigned" => self.resigned = Some(value.to_owned()),
            "gone" => self.gone = Some(value.to_owned()),
            _ => {}
        }
    }

    fn event(&mut self, line: usize, text: &str) -> Result<(), GcgFault> {
        let (nick, rest) = text.split_once(':').ok_or(GcgFault::Event)?;
        let nick = nick.trim();
        let player = match self.players.iter().position(|player| player.nick == nick) {
            Some(player) => player,
            // Some files name nobody at the top.
            None if self.players.len() < 4 && !nick.is_empty() => {
                self.players.push(Player { nick: nick.to_owned(), name: nick.to_owned() });
                self.players.len() - 1
            }
            None => return Err(GcgFault::Player(nick.to_owned())),
        };
        self.events.push(event::read(line, player, rest)?);
        Ok(())
    }
}
