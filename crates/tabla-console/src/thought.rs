//! The whole working of a computer player: every candidate with its value, and what the search did.

use std::time::Duration;

use tabla_core::{Bound, Candidate, Saying, Worth};
use tabla_games::Words;
use tabla_table::{PlayerSpec, Snapshot, Thought};

use crate::draw::Look;
use crate::draw::values::Figure;
use crate::games::face_of;
use crate::palette::{Ink, Palette};
use crate::tell;
use crate::text::{beside, pad, width, wrap, wrap_items};

/// The fewest columns for notes beside a board.
const NOTES: usize = 24;

/// The candidates for one destination, the best first.
struct Destination<'a> {
    square: &'a str,
    candidates: Vec<&'a Candidate<String>>,
}

impl Destination<'_> {
    fn best(&self) -> Option<&Candidate<String>> {
        self.candidates.first().copied()
    }
}

pub fn working(
    shown: &Snapshot,
    thought: &Thought,
    player: &PlayerSpec,
    words: &Words,
    look: &Look,
) -> Vec<String> {
    let kind = player;
    let destinations = destinations(thought);
    let mut lines = Vec::new();
    if look.is_spoken() {
        lines.extend(facts(thought, kind, words).iter().flat_map(|line| wrap(line, look.columns)));
    } else if destinations.is_empty() {
        lines.extend(facts(thought, kind, words));
    } else {
        let face = face_of(shown);
        let figures = figures(&destinations, thought, kind, look);
        let left = |board: &[String]| {
            look.columns.saturating_sub(board.iter().map(|line| width(line)).max().unwrap_or(0) + 3)
        };
        let mut board = face.values(&figures, look);
        if left(&board) < NOTES {
            // A narrow board has room for notes beside it.
            board = face.values(&figures, &Look { columns: look.columns.saturating_sub(NOTES + 3), ..*look });
        }
        let room = left(&board);
        let mut notes: Vec<String> =
            facts(thought, kind, words).iter().flat_map(|line| wrap(line, room.max(NOTES))).collect();
        notes.push(String::new());
        let key = key(face.values_note(), kind, words, look);
        notes.extend(key.iter().flat_map(|line| wrap(line, room.max(NOTES))).map(|line| soft(&line, look)));
        if room >= NOTES {
            lines.extend(beside(&board, &notes, 3));
        } else {
            lines.extend(board);
            lines.extend(notes);
        }
    }
    if !destinations.is_empty() {
        lines.push(String::new());
        let count = Saying::new("thought-candidates").with("count", thought.candidates.len());
        lines.push(look.palette.ink(Ink::Strong, &words.say(&count)));
        lines
            .extend(destinations.iter().flat_map(|destination| row(destination, thought, kind, words, look)));
    }
    lines
}

/// What a search is doing, on one short line.
pub fn progress(thought: &Thought, player: &PlayerSpec, words: &Words) -> String {
    let saying = Saying::new("thought-progress")
        .with("depth", i64::from(thought.depth))
        .with("verdict", tell::worth(thought.worth, player, words))
        .with("line", line(thought));
    words.say(&saying)
}

/// What a search found, on one line.
pub fn summary(thought: &Thought, player: &PlayerSpec, words: &Words) -> String {
    if thought.is_from_book {
        return words.text("thought-from-book");
    }
    let saying = Saying::new("thought-summary")
        .with("depth", i64::from(thought.depth))
        .with("verdict", tell::worth(thought.worth, player, words))
        .with("time", tell::seconds(Duration::from_millis(thought.spent), words));
    words.say(&saying)
}

/// The expected turns, separated by commas.
pub fn line(thought: &Thought) -> String {
    thought.line.join(", ")
}

/// What the search did: its choice, how deep and how much it looked, and what it expects.
fn facts(thought: &Thought, kind: &PlayerSpec, words: &Words) -> Vec<String> {
    let choice = Saying::new("thought-choice")
        .with("text", thought.best.as_str())
        .with("verdict", tell::worth(thought.worth, kind, words));
    let mut facts = vec![words.say(&choice)];
    if thought.is_from_book {
        facts.push(words.text("thought-from-book"));
        return facts;
    }
    let number = |key, number: u64| words.say(&Saying::new(key).with("number", number));
    facts.push(
        words.say(
            &Saying::new("thought-depth")
                .with("depth", i64::from(thought.depth))
                .with("deepest", i64::from(thought.deepest)),
        ),
    );
    facts.push(number("thought-nodes", thought.nodes));
    facts.push(number("thought-cutoffs", thought.cutoffs));
    facts.push(number("thought-table-hits", thought.table_hits));
    facts.push(words.say(
        &Saying::new("thought-time").with("time", tell::seconds(Duration::from_millis(thought.spent), words)),
    ));
    facts.push(words.say(&Saying::new("thought-line").with("line", line(thought))));
    facts
}

/// What the signs of the values mean.
fn key(note: &str, kind: &PlayerSpec, words: &Words, look: &Look) -> Vec<String> {
    let scale = if tell::is_plain(kind) { "thought-scale-plain" } else { "thought-scale-champion" };
    let bounds =
        Saying::new("thought-bounds").with("least", look.sign("≥", ">=")).with("most", look.sign("≤", "<="));
    vec![words.text(note), words.say(&bounds), words.text(scale)]
}

fn soft(line: &str, look: &Look) -> String {
    look.palette.ink(Ink::Soft, line)
}

/// The candidates by destination: the best destination first, and in it the best candidate.
fn destinations(thought: &Thought) -> Vec<Destination<'_>> {
    let mut destinations: Vec<Destination> = Vec::new();
    for (place, candidate) in thought.candidates.iter().enumerate() {
        // Where the game groups nothing, every move stands for itself.
        let square = thought.groups.get(place).unwrap_or(&candidate.mv);
        match destinations.iter_mut().find(|destination| destination.square == square) {
            Some(destination) => destination.candidates.push(candidate),
            None => destinations.push(Destination { square, candidates: vec![candidate] }),
        }
    }
    let rank = |candidate: &Candidate<String>| {
        // The move that was chosen comes before others that look as good, and a value before a bound.
        let certainty = match candidate.bound {
            Bound::Exact => 2,
            Bound::AtLeast => 1,
            Bound::AtMost => 0,
        };
        (strength(candidate.worth), candidate.mv == thought.best, certainty)
    };
    for destination in &mut destinations {
        destination.candidates.sort_by_key(|candidate| std::cmp::Reverse(rank(candidate)));
    }
    destinations.sort_by_key(|destination| std::cmp::Reverse(destination.best().map(rank)));
    destinations
}

/// A number by which verdicts can be compared.
fn strength(worth: Worth) -> i32 {
    worth.on_scale(1_000_000)
}

fn value(candidate: &Candidate<String>, kind: &PlayerSpec, look: &Look) -> String {
    format!("{}{}", tell::bound(candidate.bound, look.is_ascii()), tell::figure(candidate.worth, kind))
}

fn figures(destinations: &[Destination], thought: &Thought, kind: &PlayerSpec, look: &Look) -> Vec<Figure> {
    let figure = |destination: &Destination| {
        let best = destination.best()?;
        Some(Figure {
            square: destination.square.to_owned(),
            text: value(best, kind, look),
            best: destination.candidates.iter().any(|candidate| candidate.mv == thought.best),
        })
    };
    destinations.iter().filter_map(figure).collect()
}

/// The candidates of a destination: each value once, followed by the moves that have it.
fn row(
    destination: &Destination,
    thought: &Thought,
    kind: &PlayerSpec,
    words: &Words,
    look: &Look,
) -> Vec<String> {
    let same = |one: &&Candidate<String>, other: &&Candidate<String>| {
        one.worth == other.worth && one.bound == other.bound
    };
    // What is put into a sentence has no colours.
    let palette = if look.is_spoken() { Palette::default() } else { look.palette };
    let mut items: Vec<String> = Vec::new();
    for group in destination.candidates.chunk_by(same) {
        for (index, candidate) in group.iter().enumerate() {
            let text = match candidate.mv == thought.best {
                true => palette.ink(Ink::Accent, &format!("[{}]", candidate.mv)),
                false => candidate.mv.clone(),
            };
            // The value stays with the first move that has it, also at the end of a line.
            let value = format!("{}:", value(candidate, kind, look));
            items.push(match index {
                0 => format!("{} {text}", palette.ink(Ink::Strong, &value)),
                _ => text,
            });
        }
    }
    if look.is_spoken() {
        let saying = Saying::new("thought-spoken-row")
            .with("square", destination.square)
            .with("candidates", items.join(", "));
        return wrap(&words.say(&saying), look.columns);
    }
    let room = look.columns.saturating_sub(4).max(16);
    let rows = wrap_items(items.iter().map(String::as_str), "  ", room);
    let lead = |index: usize| if index == 0 { destination.square } else { "" };
    rows.iter()
        .enumerate()
        .map(|(index, row)| pad(&look.palette.ink(Ink::Strong, lead(index)), 4) + row)
        .collect()
}
