//! Reading and writing: moves `d2`, `d2-d3`, `d2-d3xa7`, positions `WHITE/BLACK/INHAND/SIDE`.
//!
//! A move is read against a state, because `d2 d3` places a man and takes another at the beginning and
//! moves one later, and because a man is taken only when a mill closes. Between the points may stand
//! hyphens, arrows, `x`, `:`, blanks, commas or nothing at all; letters may be large or small, or typed on
//! a Cyrillic keyboard where they look the same. What is marked is taken at its word: `d2-d3` is never a
//! placement, and `d2xd3` is never a move from d2 to d3.
//!
//! ```
//! use tabla_core::{Game, Notation};
//! use tabla_mice::Mice;
//!
//! let game = Mice::default();
//! let mut state = game.start();
//! for text in ["a7", "D6", "а4", "b4", "A1 x D6"] {
//!     let mv = game.read_move(&state, text).unwrap();
//!     game.play(&mut state, mv);
//! }
//! assert_eq!(game.write_state(&state), "a7,a1,a4/b4/6,7/b");
//! ```

use std::str::FromStr;

use tabla_core::{BySeat, MoveError, Notation, Seat, StateError};

use crate::{Fault, Mice, Move, Point, Refusal, Setup, State, Step};

impl Notation for Mice {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, _: &State, mv: Move) -> String {
        let from = mv.from().map_or_else(String::new, |from| format!("{from}-"));
        let take = mv.take().map_or_else(String::new, |man| format!("x{man}"));
        format!("{from}{}{take}", mv.to())
    }

    fn write_token(&self, state: &State, mv: Move) -> String {
        self.write_move(state, mv)
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, MoveError<Refusal>> {
        let (step, take) = self.read_halves(state, text)?;
        step.finish(take).map_err(|because| illegal(text, because))
    }

    /// The man taken may be a word of its own after the move: `d2-d3 a7` or `d2-d3 xa7`.
    fn read_words(&self, state: &State, words: &[&str]) -> Result<(Move, usize), MoveError<Refusal>> {
        let text = words.first().copied().unwrap_or_default();
        match self.read_partial(state, text)? {
            Partial::Whole(mv) => Ok((mv, 1)),
            Partial::Open(step) => {
                let turn = match words.get(1) {
                    Some(take) => self.read_take(step, take),
                    None => self.read_move(state, text),
                };
                turn.map(|mv| (mv, 2))
            }
        }
    }

    fn write_state(&self, state: &State) -> String {
        let men = |seat| state.men(seat).map(Point::name).collect::<Vec<_>>().join(",");
        let (white, black) = (Seat::FIRST, Seat::SECOND);
        let side = if state.side() == white { 'w' } else { 'b' };
        format!("{}/{}/{},{}/{side}", men(white), men(black), state.hand(white), state.hand(black))
    }

    fn read_state(&self, text: &str) -> Result<State, StateError<Fault>> {
        read_setup(text)
            .and_then(Setup::into_state)
            .map_err(|because| StateError { text: text.trim().to_owned(), because })
    }
}

/// A turn as far as somebody has written it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Partial {
    Whole(Move),
    /// A mill is closed, and the man to be taken is still to be named.
    Open(Step),
}

/// Turns that come in two pieces: from a person who is asked step by step, or from a protocol that writes
/// the removal as a word of its own.
impl Mice {
    /// Reads a turn of which the removal may be missing.
    ///
    /// ```
    /// use tabla_core::Notation;
    /// use tabla_mice::{Mice, Partial};
    ///
    /// let game = Mice::default();
    /// let state = game.read_state("a7,d7,g4/d1,d2,d3,f6/0,0/w").unwrap();
    /// let Ok(Partial::Open(step)) = game.read_partial(&state, "g4-g7") else { panic!() };
    /// assert_eq!(step.takes().to_string(), "f6");
    /// let mv = game.read_take(step, "xf6").unwrap();
    /// assert_eq!(game.read_partial(&state, "g4-g7xf6"), Ok(Partial::Whole(mv)));
    /// ```
    pub fn read_partial(&self, state: &State, text: &str) -> Result<Partial, MoveError<Refusal>> {
        let (step, take) = self.read_halves(state, text)?;
        if take.is_none() && !step.takes().is_empty() {
            return Ok(Partial::Open(step));
        }
        step.finish(take).map(Partial::Whole).map_err(|because| illegal(text, because))
    }

    /// Reads the removal that a turn still needs: `a7` or `xa7`.
    pub fn read_take(&self, step: Step, text: &str) -> Result<Move, MoveError<Refusal>> {
        let named = read_points(text).map_err(|because| unreadable(text, because))?;
        let result = match named[..] {
            [(_, man)] => step.finish(Some(man)),
            _ => Err(Refusal::TooManyPoints { count: named.len() }),
        };
        result.map_err(|because| illegal(text, because))
    }

    /// The first half of a turn, judged, and the man that the text takes.
    fn read_halves(&self, state: &State, text: &str) -> Result<(Step, Option<Point>), MoveError<Refusal>> {
        let named = read_points(text).map_err(|because| unreadable(text, because))?;
        let (from, to, take) = match named[..] {
            [(Link::Take, man), ..] => return Err(unreadable(text, Refusal::TakeFirst { man })),
            [(_, to)] => (None, to, None),
            [(_, to), (Link::Take, man)] => (None, to, Some(man)),
            [(_, to), (Link::Plain, man)] if state.is_placing() => (None, to, Some(man)),
            [(_, from), (Link::Plain | Link::Go, to)] => (Some(from), to, None),
            [(_, from), (Link::Plain | Link::Go, to), (_, man)] => (Some(from), to, Some(man)),
            _ => return Err(illegal(text, Refusal::TooManyPoints { count: named.len() })),
        };
        let step = self.step(state, from, to).map_err(|because| illegal(text, because))?;
        Ok((step, take))
    }
}

fn illegal(text: &str, because: Refusal) -> MoveError<Refusal> {
    MoveError::Illegal { text: text.trim().to_owned(), because }
}

fn unreadable(text: &str, because: Refusal) -> MoveError<Refusal> {
    MoveError::Unreadable { text: text.trim().to_owned(), because }
}

/// What stands before a point. The stronger mark counts where there are several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Link {
    /// Nothing, or nothing that says anything.
    Plain,
    /// A man goes to the point.
    Go,
    /// The man on the point is taken.
    Take,
}

fn link(letter: char) -> Option<Link> {
    match letter {
        ',' | ';' | '+' => Some(Link::Plain),
        '-' | '–' | '—' | '>' | '→' => Some(Link::Go),
        // The third is the Cyrillic letter that looks like the first.
        'x' | 'X' | 'х' | 'Х' | '×' | ':' => Some(Link::Take),
        _ => None,
    }
}

/// The points of a text, in order, each with what stands before it.
fn read_points(text: &str) -> Result<Vec<(Link, Point)>, Refusal> {
    let mut named = Vec::new();
    let mut before = Link::Plain;
    for word in text.split_whitespace() {
        let known = named.len();
        let mut rest = word;
        while let Some(letter) = rest.chars().next() {
            if let Some(link) = link(letter) {
                before = before.max(link);
                rest = &rest[letter.len_utf8()..];
                continue;
            }
            let end = rest.find(|letter| link(letter).is_some()).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            let mut letters = run.chars();
            while let Some(letter) = letters.next() {
                let Some(point) = letters.next().and_then(|digit| point_of(letter, digit)) else {
                    // Where a word has no point at all, all of it is quoted: `exit`, not `e`.
                    let wrong = if named.len() == known { word } else { run };
                    return Err(Refusal::NotAPoint { text: wrong.to_owned() });
                };
                named.push((before, point));
                before = Link::Plain;
            }
            rest = after;
        }
    }
    if named.is_empty() { Err(Refusal::Empty) } else { Ok(named) }
}

fn point_of(letter: char, digit: char) -> Option<Point> {
    // The letters after the first two of each are their Cyrillic twins.
    let column = match letter {
        'a' | 'A' | 'а' | 'А' => 0,
        'b' | 'B' | 'в' | 'В' => 1,
        'c' | 'C' | 'с' | 'С' => 2,
        'd' | 'D' => 3,
        'e' | 'E' | 'е' | 'Е' => 4,
        'f' | 'F' => 5,
        'g' | 'G' => 6,
        _ => return None,
    };
    let row = match digit {
        '1'..='7' => digit as u8 - b'1',
        'з' | 'З' => 2,
        _ => return None,
    };
    Point::at(column, row)
}

impl FromStr for Point {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Point, Refusal> {
        let mut letters = text.trim().chars();
        let point = match (letters.next(), letters.next(), letters.next()) {
            (Some(letter), Some(digit), None) => point_of(letter, digit),
            _ => None,
        };
        point.ok_or_else(|| Refusal::NotAPoint { text: text.trim().to_owned() })
    }
}

fn read_setup(text: &str) -> Result<Setup, Vec<Fault>> {
    let parts: Vec<&str> = text.trim().split('/').collect();
    let &[white, black, hand, side] = &parts[..] else {
        return Err(vec![Fault::Parts { count: parts.len() }]);
    };
    let mut faults = Vec::new();
    let men = BySeat { first: read_men(white, &mut faults), second: read_men(black, &mut faults) };
    let hand = read_hand(hand.trim()).unwrap_or_else(|fault| {
        faults.push(fault);
        BySeat::default()
    });
    let side = match side.trim() {
        "w" | "W" => Seat::FIRST,
        "b" | "B" => Seat::SECOND,
        other => {
            faults.push(Fault::SideText { text: other.to_owned() });
            Seat::FIRST
        }
    };
    if faults.is_empty() { Ok(Setup { men, hand, side }) } else { Err(faults) }
}

/// Points with commas or blanks between them.
fn read_men(text: &str, faults: &mut Vec<Fault>) -> Vec<Point> {
    let mut men = Vec::new();
    let words = text.split([',', ' ', '\t']).map(str::trim).filter(|word| !word.is_empty());
    for word in words {
        match word.parse() {
            Ok(point) => men.push(point),
            Err(_) => faults.push(Fault::PointText { text: word.to_owned() }),
        }
    }
    men
}

fn read_hand(text: &str) -> Result<BySeat<u8>, Fault> {
    let fault = || Fault::HandText { text: text.to_owned() };
    let number = |word: &str| {
        let word = word.trim();
        // A sign would be read as a part of the number.
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            word.parse().map_err(|_| fault())
        } else {
            Err(fault())
        }
    };
    let (white, black) = text.split_once(',').ok_or_else(fault)?;
    Ok(BySeat { first: number(white)?, second: number(black)? })
}
