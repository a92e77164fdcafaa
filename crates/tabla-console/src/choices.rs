//! The legal moves as numbered choices.
//!
//! A number is a move's place in the list that was shown last: among all legal moves, or among those
//! that go on from the squares that were typed.

use tabla_core::Saying;
use tabla_play::{View, Words, read_squares};

use crate::draw::Look;
use crate::palette::Ink;
use crate::text::{pad, pad_left, width, wrap_items};

/// One legal move with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its place in the list, counted from 1.
    pub number: usize,
    /// Its squares, those that were typed first.
    pub squares: Vec<String>,
}

impl Choice {
    /// The move as it is played.
    pub fn text(&self) -> String {
        self.squares.join(" ")
    }
}

/// The legal moves of a position, as they can be chosen.
pub struct Choices {
    all: Vec<Vec<String>>,
    placing: bool,
}

impl Choices {
    /// The choices that a view lists.
    pub fn of(view: &View) -> Choices {
        let View::Santorini(view) = view;
        let all = view.moves.iter().map(|text| text.split_whitespace().map(str::to_owned).collect());
        Choices { all: all.collect(), placing: view.placing }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// How many squares the longest of them has.
    pub fn longest(&self) -> usize {
        self.all.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The choices that begin with these squares; none at all where they are no beginning.
    pub fn after(&self, squares: &[String]) -> Vec<Choice> {
        let possible = self.all.iter().filter_map(|choice| self.begin(choice, squares));
        possible.zip(1..).map(|(squares, number)| Choice { number, squares }).collect()
    }

    /// The squares of a choice with these first, if it can begin with them.
    fn begin(&self, choice: &[String], squares: &[String]) -> Option<Vec<String>> {
        let mut rest = choice.to_vec();
        if self.placing {
            // Which worker is placed first does not matter.
            for square in squares {
                rest.remove(rest.iter().position(|other| other == square)?);
            }
        } else {
            rest = rest.strip_prefix(squares)?.to_vec();
        }
        Some([squares, &rest].concat())
    }

    /// The choices that go on from these squares, in lines: those with the same beginning together.
    pub fn list(&self, begun: &[String], words: &Words, look: &Look) -> Vec<String> {
        let choices = self.after(begun);
        if look.is_spoken() {
            return choices.iter().map(|choice| self.spoken(choice, words)).collect();
        }
        let mut lines = Vec::new();
        let mut worker = "";
        for group in groups(&choices, self.stem()) {
            let stem = group[0].squares.iter().take(self.stem());
            let mut lead: Vec<&str> = stem.skip(begun.len()).map(String::as_str).collect();
            if lead.len() == 2 && lead[0] != worker {
                worker = lead[0];
                lines.push(look.palette.ink(Ink::Strong, worker));
            }
            let lead = match lead.pop() {
                None => String::new(),
                Some(square) if self.placing => format!("{square} "),
                Some(square) => format!("  {} {square} ", look.sign("→", "->")),
            };
            let items: Vec<String> = group
                .iter()
                .map(|choice| {
                    let number = look.palette.ink(Ink::Accent, &pad_left(&choice.number.to_string(), 4));
                    format!("{number} {}", self.last(choice, words))
                })
                .collect();
            let room = look.columns.saturating_sub(width(&lead)).max(8);
            let rows = wrap_items(items.iter().map(String::as_str), " ", room);
            for (row, line) in rows.into_iter().enumerate() {
                lines.push(pad(if row == 0 { &lead } else { "" }, width(&lead)) + &line);
            }
        }
        lines
    }

    /// How many squares come before the one that is chosen last.
    fn stem(&self) -> usize {
        if self.placing { 1 } else { 2 }
    }

    /// The square that is chosen last; a step that leaves nothing to choose wins.
    fn last(&self, choice: &Choice, words: &Words) -> String {
        choice.squares.get(self.stem()).cloned().unwrap_or_else(|| words.text("choice-wins"))
    }

    fn spoken(&self, choice: &Choice, words: &Words) -> String {
        let wins = choice.squares.len() == self.stem();
        let text =
            if wins { format!("{} {}", choice.text(), words.text("choice-wins")) } else { choice.text() };
        words.say(&Saying::new("choice-spoken").with("number", choice.number).with("text", text))
    }
}

/// The squares that a person typed, as the board calls them; `None` when it is something else.
pub fn squares(text: &str) -> Option<Vec<String>> {
    read_squares(text).ok().map(|squares| squares.iter().map(ToString::to_string).collect())
}

/// Neighbouring choices that share their first squares.
fn groups(choices: &[Choice], stem: usize) -> Vec<&[Choice]> {
    choices.chunk_by(|one, other| one.squares.iter().take(stem).eq(other.squares.iter().take(stem))).collect()
}
