//! Reading and writing: squares `C3`, moves `C3 B3 A3`, positions `HEIGHTS/SIDE/FIRST/SECOND`.
//!
//! A move is read against a state: `C3 B2` places workers at the start and is a step to the third level
//! later. Squares may be separated by blanks, commas, hyphens, arrows or nothing at all, in either case,
//! and typed on a Cyrillic keyboard where the letters look the same.
//!
//! ```
//! use tabla_core::{Game, Notation};
//! use tabla_santorini::Santorini;
//!
//! let mut state = Santorini.start();
//! for text in ["C3 B2", "с2-d2", "СЗ ВЗ АЗ"] {
//!     let mv = Santorini.read_move(&state, text).unwrap();
//!     Santorini.play(&mut state, mv);
//! }
//! assert_eq!(Santorini.write_state(&state), "0010000000000000000000000/2/B2,B3/C2,D2");
//! ```

use tabla_core::{BySeat, MoveError, Notation, Seat, StateError};

use crate::{Fault, Move, Refusal, Santorini, Setup, Square, State};

impl Notation for Santorini {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, _: &State, mv: Move) -> String {
        join(mv.squares(), " ")
    }

    fn write_token(&self, _: &State, mv: Move) -> String {
        join(mv.squares(), "")
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, MoveError<Refusal>> {
        let quoted = text.trim().to_owned();
        match read_squares(text) {
            Err(because) => Err(MoveError::Unreadable { text: quoted, because }),
            Ok(squares) => {
                state.read_turn(&squares).map_err(|because| MoveError::Illegal { text: quoted, because })
            }
        }
    }

    fn write_state(&self, state: &State) -> String {
        let heights: String = Square::ALL.map(|square| state.level(square).to_string()).concat();
        let workers = |seat| join(state.workers(seat), ",");
        format!("{heights}/{}/{}/{}", state.side().number(), workers(Seat::FIRST), workers(Seat::SECOND))
    }

    fn read_state(&self, text: &str) -> Result<State, StateError<Fault>> {
        read_setup(text)
            .and_then(Setup::into_state)
            .map_err(|because| StateError { text: text.trim().to_owned(), because })
    }
}

fn join(squares: impl IntoIterator<Item = Square>, between: &str) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(between)
}

/// The squares of a text, in order, whatever stands between them.
pub fn read_squares(text: &str) -> Result<Vec<Square>, Refusal> {
    let mut squares = Vec::new();
    for word in text.split(is_separator).filter(|word| !word.is_empty()) {
        let mut letters = word.chars();
        while let Some(letter) = letters.next() {
            let square = letters.next().and_then(|digit| square_of(letter, digit));
            squares.push(square.ok_or_else(|| Refusal::NotASquare { text: word.to_owned() })?);
        }
    }
    if squares.is_empty() { Err(Refusal::Empty) } else { Ok(squares) }
}

fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '-' | '–' | '>' | '→' | '+')
}

fn square_of(letter: char, digit: char) -> Option<Square> {
    // The second form of each letter is its Cyrillic twin.
    let row = match letter {
        'A' | 'a' | 'А' | 'а' => 0,
        'B' | 'b' | 'В' | 'в' => 1,
        'C' | 'c' | 'С' | 'с' => 2,
        'D' | 'd' => 3,
        'E' | 'e' | 'Е' | 'е' => 4,
        _ => return None,
    };
    let column = match digit {
        '1'..='5' => digit as u8 - b'1',
        'З' | 'з' => 2,
        _ => return None,
    };
    Square::at(row, column)
}

fn read_setup(text: &str) -> Result<Setup, Vec<Fault>> {
    let parts: Vec<&str> = text.trim().split('/').collect();
    let &[heights, side, first, second] = &parts[..] else {
        return Err(vec![Fault::Parts { count: parts.len() }]);
    };
    let mut faults = Vec::new();
    let heights = read_heights(heights.trim(), &mut faults);
    let side = match side.trim() {
        "1" => Seat::FIRST,
        "2" => Seat::SECOND,
        other => {
            faults.push(Fault::SideText { text: other.to_owned() });
            Seat::FIRST
        }
    };
    let mut workers = |text: &str| {
        if text.trim().is_empty() {
            return Vec::new();
        }
        read_squares(text).unwrap_or_else(|refusal| {
            let text = match refusal {
                Refusal::NotASquare { text } => text,
                _ => text.trim().to_owned(),
            };
            faults.push(Fault::SquareText { text });
            Vec::new()
        })
    };
    let workers = BySeat { first: workers(first), second: workers(second) };
    if faults.is_empty() { Ok(Setup { heights, side, workers }) } else { Err(faults) }
}

fn read_heights(text: &str, faults: &mut Vec<Fault>) -> [u8; 25] {
    let mut heights = [0; 25];
    let count = text.chars().count();
    if count != 25 {
        faults.push(Fault::HeightCount { count });
        return heights;
    }
    for ((height, square), letter) in heights.iter_mut().zip(Square::ALL).zip(text.chars()) {
        match letter {
            '0'..='4' => *height = letter as u8 - b'0',
            _ => faults.push(Fault::HeightText { square, text: letter.to_string() }),
        }
    }
    heights
}
