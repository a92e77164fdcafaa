//! Moves, positions and whole games as text.
//!
//! A start with a small letter is in the house's notation: rows have letters, columns have numbers, and `h8`
//! runs to the right, `8h` down. A start with a large letter is in the notation of GCG files: rows have
//! numbers, columns have letters, and `8H` runs to the right, `H8` down. A word is written whole, its jokers
//! small; a letter that lies on the board may be a dot or stand in parentheses.

mod cgp;
pub mod gcg;
pub(crate) mod read;

use std::fmt::Write;

use tabla_core::{Game, MoveError, Notation, StateError, Turn, Viewer};

use self::read::Written;
use crate::{Board, Direction, Fault, Letter, Move, Play, Rack, Refusal, Scrabble, Square, State};

/// In which of the two notations a start is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// `h8` and `8h`: rows have letters.
    House,
    /// `8H` and `H8`: columns have letters.
    Gcg,
}

impl Style {
    /// Writes where a word starts and along which line it runs.
    ///
    /// ```
    /// use tabla_scrabble::{Direction, Square, Style};
    /// let square = Square::at(3, 7).unwrap();
    /// assert_eq!(Style::House.start(square, Direction::Vertical), "8d");
    /// assert_eq!(Style::Gcg.start(square, Direction::Vertical), "H4");
    /// ```
    pub fn start(self, square: Square, direction: Direction) -> String {
        let letter = |index: usize| Letter::at(index).map_or('?', Letter::upper);
        let (row, column) = (square.row(), square.column());
        match (self, direction) {
            (Style::House, Direction::Horizontal) => square.to_string(),
            (Style::House, Direction::Vertical) => {
                format!("{}{}", column + 1, letter(row).to_ascii_lowercase())
            }
            (Style::Gcg, Direction::Horizontal) => format!("{}{}", row + 1, letter(column)),
            (Style::Gcg, Direction::Vertical) => format!("{}{}", letter(column), row + 1),
        }
    }
}

/// A play in the house's notation (`h8 WORD`, the whole word) or as GCG files and players write it
/// (`8H W(OR)D`, letters that lay there in parentheses).
pub fn write_play(board: &Board, play: &Play, style: Style) -> String {
    format!("{} {}", style.start(play.start(), play.direction()), play_word(board, play, style))
}

fn play_word(board: &Board, play: &Play, style: Style) -> String {
    let mut text = String::new();
    let mut inside = false;
    for (offset, tile) in play.word(board).into_iter().enumerate() {
        let lay_there = style == Style::Gcg && play.fills() >> offset & 1 == 0;
        if lay_there != inside {
            text.push(if lay_there { '(' } else { ')' });
            inside = lay_there;
        }
        let _ = write!(text, "{tile}");
    }
    if inside {
        text.push(')');
    }
    text
}

impl Notation for Scrabble {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, state: &State, mv: Move) -> String {
        match mv {
            Move::Lay(play) => write_play(&state.board, &play, Style::House),
            Move::Exchange(tiles) => format!("-{tiles}"),
            Move::Pass => "-".to_owned(),
            Move::Accept => "accept".to_owned(),
            Move::Challenge => "challenge".to_owned(),
        }
    }

    fn write_token(&self, state: &State, mv: Move) -> String {
        self.write_move(state, mv).replace(' ', ":")
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, MoveError<Refusal>> {
        let unreadable = |because| MoveError::Unreadable { text: text.to_owned(), because };
        let illegal = |because| MoveError::Illegal { text: text.to_owned(), because };
        let written = read::written(text).map_err(unreadable)?;
        let mv = match &written {
            Written::Accept => Move::Accept,
            Written::Challenge => Move::Challenge,
            Written::Pass => Move::Pass,
            Written::Exchange(tiles) => Move::Exchange(*tiles),
            Written::Lay(line) => {
                let play = self.check_turn(state, false).and_then(|()| read::play(self, state, line));
                return play.map(Move::Lay).map_err(illegal);
            }
        };
        self.check(state, mv).map(|()| mv).map_err(illegal)
    }

    fn write_state(&self, state: &State) -> String {
        cgp::write(state)
    }

    fn read_state(&self, text: &str) -> Result<State, StateError<Fault>> {
        cgp::read(self, text)
            .and_then(|setup| setup.into_state(self))
            .map_err(|because| StateError { text: text.to_owned(), because })
    }

    /// The tiles that were drawn.
    fn write_chance(&self, drawn: &Rack) -> String {
        drawn.to_string()
    }

    fn read_chance(&self, state: &State, text: &str) -> Option<Rack> {
        let Turn::Chance(draw) = self.turn(state) else { return None };
        let drawn = Rack::read(text.trim()).filter(|drawn| drawn.len() == draw.count())?;
        draw.bag().has_all(&drawn).then_some(drawn)
    }

    /// Of an exchange others are told how many tiles it was.
    fn tell_move(&self, state: &State, mv: Move, viewer: Viewer) -> String {
        match mv {
            Move::Exchange(tiles) if !viewer.knows(state.mover) => format!("-{}", tiles.len()),
            _ => self.write_move(state, mv),
        }
    }

    /// The racks that the viewer does not know are empty.
    fn tell_state(&self, state: &State, viewer: Viewer) -> String {
        match viewer {
            Viewer::Everything => self.write_state(state),
            Viewer::Seat(_) | Viewer::Public => cgp::write_for(state, viewer),
        }
    }

    fn tell_chance(&self, state: &State, drawn: &Rack, viewer: Viewer) -> Option<String> {
        state.draws().filter(|&seat| viewer.knows(seat)).map(|_| self.write_chance(drawn))
    }
}
