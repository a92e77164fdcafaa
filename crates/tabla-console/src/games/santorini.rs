//! Santorini at the console: squares typed one after the other, from, to, build.

use tabla_core::Saying;
use tabla_games::{SantoriniView, SquareView, Words, read_squares};
use tabla_table::Snapshot;

use super::{Customs, Face};
use crate::choices::{Choice, numbered};
use crate::commands::Verb;
use crate::draw::values::Figure;
use crate::draw::{Look, santorini, spoken};
use crate::palette::Ink;
use crate::screen::{Spot, Touch};
use crate::text::{pad, width, wrap_items};

/// Santorini at a table of the console.
pub(super) struct AtTable;

impl Customs for AtTable {
    fn id(&self) -> &'static str {
        "santorini"
    }

    fn face(&self, shown: &Snapshot) -> Option<Box<dyn Face>> {
        Some(Box::new(shown.board.typed::<SantoriniView>()?.clone()))
    }
}

impl Face for SantoriniView {
    fn piece(&self, player: u8, ascii: bool) -> &'static str {
        santorini::worker(player, ascii)
    }

    fn board(&self, _: &[String], look: &Look) -> Vec<String> {
        santorini::board(self, look)
    }

    fn spots(&self, board: &[String]) -> Vec<Spot> {
        let places = self.squares.iter().zip(santorini::places(board));
        let spot = |(square, (row, column, columns)): (&SquareView, _)| Spot {
            rows: 2,
            ..Spot::new(row, column, columns, Touch::Line(square.name.clone()))
        };
        places.map(spot).collect()
    }

    fn legend(&self, words: &Words, look: &Look) -> Vec<Vec<String>> {
        santorini::legend(words, look).to_vec()
    }

    fn values(&self, figures: &[Figure], look: &Look) -> Vec<String> {
        santorini::values(figures, look)
    }

    fn sentences(&self, _: &[String], words: &Words) -> Vec<String> {
        spoken::santorini::sentences(self, words)
    }

    fn moves(&self) -> Vec<Vec<String>> {
        let squares = |text: &String| text.split_whitespace().map(str::to_owned).collect();
        self.moves.iter().map(squares).collect()
    }

    fn read(&self, line: &str) -> Option<Vec<String>> {
        read_squares(line).ok().map(|squares| squares.iter().map(ToString::to_string).collect())
    }

    fn write(&self, squares: &[String]) -> String {
        squares.join(" ")
    }

    fn begin(&self, mv: &[String], squares: &[String]) -> Option<Vec<String>> {
        let mut rest = mv.to_vec();
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

    fn go_on(&self, begun: &[String], line: &str) -> String {
        // What is too long to go on from what was begun was meant to stand alone.
        let longest = self.moves().iter().map(Vec::len).max().unwrap_or(0);
        let typed = self.read(line).map_or(0, |squares| squares.len());
        if begun.len() + typed > longest {
            line.to_owned()
        } else {
            [begun.join(" "), line.to_owned()].join(" ").trim().to_owned()
        }
    }

    fn list(&self, choices: &[Choice], begun: &[String], words: &Words, look: &Look) -> Vec<String> {
        let wins = words.text("choice-wins");
        // So many squares come before the one that is chosen last; a step that leaves nothing to choose wins.
        let stem = if self.placing { 1 } else { 2 };
        if look.is_spoken() {
            let spoken = |choice: &Choice| {
                let text = self.write(&choice.squares);
                let text = if choice.squares.len() == stem { format!("{text} {wins}") } else { text };
                choice.spoken(&text, words)
            };
            return choices.iter().map(spoken).collect();
        }
        let mut lines = Vec::new();
        let mut worker = "";
        let same =
            |one: &Choice, other: &Choice| one.squares.iter().take(stem).eq(other.squares.iter().take(stem));
        for group in choices.chunk_by(same) {
            let mut lead: Vec<&str> =
                group[0].squares.iter().take(stem).skip(begun.len()).map(String::as_str).collect();
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
                .map(|choice| numbered(choice.number, 4, choice.squares.get(stem).unwrap_or(&wins), look))
                .collect();
            let room = look.columns.saturating_sub(width(&lead)).max(8);
            let rows = wrap_items(items.iter().map(String::as_str), " ", room);
            for (row, line) in rows.into_iter().enumerate() {
                lines.push(pad(if row == 0 { &lead } else { "" }, width(&lead)) + &line);
            }
        }
        lines
    }

    fn no_beginning(&self, square: &str) -> Option<Saying> {
        Some(Saying::new("person-no-beginning").with("square", square))
    }

    fn prompt(&self) -> &'static str {
        if self.placing { "person-prompt-place" } else { "person-prompt" }
    }

    fn how(&self, _: &[String], name: &dyn Fn(Verb) -> String) -> Saying {
        let key = if self.placing { "person-nothing-place" } else { "person-nothing" };
        Saying::new(key).with("help", name(Verb::Help))
    }

    fn help(&self) -> &'static str {
        "help-moves"
    }
}
