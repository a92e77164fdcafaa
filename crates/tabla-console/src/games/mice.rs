//! Mice at the console: points typed one after the other, and the man that is taken last.
//!
//! A square of a move carries the mark that stands before it: `d2`, `-d3`, `xa7`. What is typed without marks
//! fits any of them; what is typed with one is taken at its word.

mod exact;

use std::io;

use tabla_core::Saying;
use tabla_games::{MicePhase, MiceView, Words};
use tabla_table::Snapshot;

use super::{Customs, Face};
use crate::Console;
use crate::choices::{Choice, numbered};
use crate::commands::Verb;
use crate::draw::values::Figure;
use crate::draw::{Look, mice, spoken};
use crate::game::{Flow, Game};
use crate::palette::Ink;
use crate::screen::{Spot, Touch};
use crate::text::wrap_items;

/// Mice at a table of the console.
pub(super) struct AtTable;

impl Customs for AtTable {
    fn id(&self) -> &'static str {
        "mice"
    }

    fn face(&self, shown: &Snapshot) -> Option<Box<dyn Face>> {
        Some(Box::new(shown.board.typed::<MiceView>()?.clone()))
    }

    fn line(&self, console: &mut Console<'_>, game: &mut Game, line: &str) -> io::Result<Option<Flow>> {
        exact::line(console, game, line)
    }
}

impl Face for MiceView {
    fn piece(&self, player: u8, ascii: bool) -> &'static str {
        mice::man(player, ascii)
    }

    fn board(&self, begun: &[String], look: &Look) -> Vec<String> {
        mice::board(self, begun, look)
    }

    fn spots(&self, board: &[String]) -> Vec<Spot> {
        let places = self.points.iter().zip(mice::places(self, board));
        places
            .map(|(point, (row, column))| Spot::new(row, column, 3, Touch::Line(point.name.clone())))
            .collect()
    }

    fn legend(&self, words: &Words, look: &Look) -> Vec<Vec<String>> {
        mice::legend(words, look)
    }

    fn values(&self, figures: &[Figure], look: &Look) -> Vec<String> {
        mice::values(self, figures, look)
    }

    fn sentences(&self, begun: &[String], words: &Words) -> Vec<String> {
        spoken::mice::sentences(self, begun, words)
    }

    fn status(&self, shown: &Snapshot, words: &Words) -> Option<String> {
        let rule = if shown.rules.split(',').any(|rule| rule == "flying") {
            "board-mice-with-flying"
        } else {
            "board-mice-no-flying"
        };
        let phase = match self.phase {
            MicePhase::Placing => "board-mice-placing",
            MicePhase::Moving => "board-mice-moving",
            MicePhase::Flying => "board-mice-flying",
        };
        // When the game is over, nobody does anything.
        let phase = self.to_move.map(|_| words.text(phase));
        Some([phase, Some(words.text(rule))].into_iter().flatten().collect::<Vec<_>>().join(", "))
    }

    fn holdings(&self, player: u8, words: &Words) -> Option<String> {
        let index = usize::from(player != 1);
        let saying = Saying::new("board-mice-holdings")
            .with("hand", i64::from(self.hand[index]))
            .with("lost", i64::from(self.lost[index]));
        Some(words.say(&saying))
    }

    fn moves(&self) -> Vec<Vec<String>> {
        self.moves.iter().map(|text| marked(text)).collect()
    }

    fn read(&self, line: &str) -> Option<Vec<String>> {
        read(line).filter(|points| points.iter().all(|point| self.has(point)))
    }

    fn begin(&self, mv: &[String], squares: &[String]) -> Option<Vec<String>> {
        let fits = |(point, typed): (&String, &String)| {
            typed == point || typed.as_str() == bare(point) && typed.len() == 2
        };
        let begins = squares.len() <= mv.len() && mv.iter().zip(squares).all(fits);
        begins.then(|| mv.to_vec())
    }

    fn stage(&self, mv: &[String], begun: usize) -> usize {
        let step = mv.iter().take_while(|point| !point.starts_with('x')).count();
        if begun < step { step } else { mv.len() }
    }

    fn is_held(&self, begun: &[String]) -> bool {
        !self.takes(begun).is_empty()
    }

    fn go_on(&self, begun: &[String], line: &str) -> String {
        let typed = self.read(line).unwrap_or_default();
        // Two points that are no removal are a move of their own.
        if begun.is_empty() || typed.get(1).is_some_and(|point| !point.starts_with('x')) {
            return line.to_owned();
        }
        let mark = match () {
            () if line.starts_with(is_take) => "",
            () if self.is_held(begun) => "x",
            () => " ",
        };
        format!("{}{mark}{line}", begun.concat())
    }

    fn list(&self, choices: &[Choice], begun: &[String], words: &Words, look: &Look) -> Vec<String> {
        let held = self.is_held(begun);
        let closes = |choice: &Choice| !held && self.is_held(&choice.squares);
        if look.is_spoken() {
            let spoken = |choice: &Choice| {
                let text = if held { bare_last(choice).to_owned() } else { choice.squares.concat() };
                let text = if closes(choice) {
                    format!("{text}, {}", words.text("choice-mice-closes"))
                } else {
                    text
                };
                choice.spoken(&text, words)
            };
            return choices.iter().map(spoken).collect();
        }
        let item = |choice: &Choice| {
            let mill = if closes(choice) { look.palette.ink(Ink::Gold, "+") } else { String::new() };
            numbered(choice.number, 1, &format!("{}{mill}", bare_last(choice)), look)
        };
        let columns = look.columns.saturating_sub(2).max(8);
        let rows = if choices.iter().all(|choice| choice.squares.len() == 1) || held {
            let items: Vec<String> = choices.iter().map(item).collect();
            wrap_items(items.iter().map(String::as_str), "  ", columns)
        } else {
            // The moves of a man stay together.
            let groups: Vec<String> = choices
                .chunk_by(|one, other| one.squares[..1] == other.squares[..1])
                .flat_map(|group| {
                    let man = look.palette.ink(Ink::Strong, &group[0].squares[0]);
                    let lead = format!("{man} {} ", look.sign("→", "->"));
                    let items: Vec<String> = group.iter().map(item).collect();
                    let rows =
                        wrap_items(items.iter().map(String::as_str), "  ", columns.saturating_sub(6).max(8));
                    rows.into_iter().map(move |row| format!("{lead}{row}"))
                })
                .collect();
            wrap_items(groups.iter().map(String::as_str), "    ", columns)
        };
        let mut lines: Vec<String> = rows.into_iter().map(|row| format!("  {row}")).collect();
        if choices.iter().any(closes) {
            lines.push(look.palette.ink(Ink::Soft, &format!("  + {}", words.text("choice-mice-closes"))));
        }
        lines
    }

    fn list_title(&self, begun: &[String], look: &Look) -> Option<Saying> {
        self.to_move?;
        let held = self.is_held(begun);
        // The sentences about the board name these points already.
        if look.is_spoken() && (held || self.phase == MicePhase::Placing) {
            return None;
        }
        if held {
            return Some(Saying::new("person-mice-takes").with("begun", begun.concat()));
        }
        Some(Saying::new(match self.phase {
            MicePhase::Placing => "person-mice-free",
            MicePhase::Moving | MicePhase::Flying => "person-mice-moves",
        }))
    }

    fn no_beginning(&self, square: &str) -> Option<Saying> {
        if self.phase == MicePhase::Placing || square != bare(square) {
            return None;
        }
        let man = self.points.iter().find(|point| point.name == square).and_then(|point| point.man);
        let key = match man {
            None => "mice-refusal-no-man",
            Some(player) if Some(player) != self.to_move => "mice-refusal-others-man",
            Some(_) => "person-mice-stuck",
        };
        Some(Saying::new(key).with("point", square))
    }

    fn prompt(&self) -> &'static str {
        if self.phase == MicePhase::Placing { "person-mice-prompt-place" } else { "person-prompt" }
    }

    fn prompt_begun(&self, begun: &[String]) -> Saying {
        let key = if self.is_held(begun) { "person-mice-prompt-take" } else { "person-prompt-begun" };
        Saying::new(key).with("begun", begun.concat())
    }

    fn how(&self, begun: &[String], name: &dyn Fn(Verb) -> String) -> Saying {
        let help = name(Verb::Help);
        if self.is_held(begun) {
            return Saying::new("person-mice-how-take").with("help", help).with("undo", name(Verb::Undo));
        }
        let key = match self.phase {
            MicePhase::Placing => "person-mice-how-place",
            MicePhase::Moving | MicePhase::Flying => "person-mice-how-move",
        };
        Saying::new(key).with("help", help)
    }

    fn help(&self) -> &'static str {
        "help-moves-mice"
    }

    fn values_note(&self) -> &'static str {
        "thought-figures-mice"
    }

    fn list_note(&self) -> &'static str {
        "moves-how-mice"
    }
}

/// What the console asks of a view besides.
pub(crate) trait Pending {
    /// The men that may be taken when a turn that was begun so closes a mill.
    fn takes(&self, begun: &[String]) -> Vec<String>;
    /// Whether there is such a point.
    fn has(&self, point: &str) -> bool;
}

impl Pending for MiceView {
    fn takes(&self, begun: &[String]) -> Vec<String> {
        if begun.is_empty() {
            return Vec::new();
        }
        let step = format!("{}x", begun.concat());
        self.moves.iter().filter_map(|text| text.strip_prefix(&step)).map(str::to_owned).collect()
    }

    fn has(&self, point: &str) -> bool {
        self.points.iter().any(|known| known.name == bare(point))
    }
}

/// A point without its mark.
pub(crate) fn bare(point: &str) -> &str {
    point.trim_start_matches(['-', 'x'])
}

fn bare_last(choice: &Choice) -> &str {
    choice.squares.last().map_or("", |point| bare(point))
}

/// A move as the rules write it, point by point: `d2`, `-d3`, `xa7`.
fn marked(text: &str) -> Vec<String> {
    let mut points: Vec<String> = Vec::new();
    for letter in text.chars() {
        match points.last_mut() {
            // A point is ready with its digit.
            Some(point) if !point.ends_with(|last: char| last.is_ascii_digit()) => point.push(letter),
            _ => points.push(letter.to_string()),
        }
    }
    points
}

/// Points as somebody types them, each with its mark if it has one; `None` when it is something else.
fn read(line: &str) -> Option<Vec<String>> {
    let mut points = Vec::new();
    let mut mark = "";
    let mut letters = line.trim().chars();
    while let Some(letter) = letters.next() {
        if letter.is_whitespace() || matches!(letter, ',' | ';' | '+') {
            continue;
        }
        if is_take(letter) {
            mark = "x";
        } else if matches!(letter, '-' | '–' | '—' | '>' | '→') {
            mark = if mark == "x" { "x" } else { "-" };
        } else {
            let column = latin(letter)?;
            let row = letters.next().map(|digit| if matches!(digit, 'з' | 'З') { '3' } else { digit })?;
            points.push(format!("{mark}{column}{row}"));
            mark = "";
        }
    }
    (!points.is_empty() && mark.is_empty()).then_some(points)
}

/// Whether the letter says that a man is taken; two of them are Cyrillic.
fn is_take(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | 'х' | 'Х' | '×' | ':')
}

/// A column's letter, which may have been typed on a Cyrillic keyboard.
fn latin(letter: char) -> Option<char> {
    let small = letter.to_lowercase().next()?;
    match small {
        'a'..='g' => Some(small),
        'а' => Some('a'),
        'в' => Some('b'),
        'с' => Some('c'),
        'е' => Some('e'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_with_their_marks() {
        let read = |line: &str| read(line).map(|points| points.join(" "));
        assert_eq!(read("d2-d3xa7").as_deref(), Some("d2 -d3 xa7"));
        assert_eq!(read("D2 d3 A7").as_deref(), Some("d2 d3 a7"));
        assert_eq!(read("с3 → сЗ х а7").as_deref(), Some("c3 -c3 xa7"));
        assert_eq!(read("xa7").as_deref(), Some("xa7"));
        assert_eq!(read("d"), None);
        assert_eq!(read("d2-"), None);
        assert_eq!(read("hint"), None);
        assert_eq!(read(""), None);
        assert_eq!(marked("d2-d3xa7"), ["d2", "-d3", "xa7"]);
        assert_eq!(marked("f4xg1"), ["f4", "xg1"]);
    }
}
