//! Words that somebody adds to a list, or removes from it.

use std::collections::BTreeMap;

use tabla_scrabble::{Letter, Lexicon};

/// What becomes of a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// It is a word.
    Added,
    Removed,
}

/// Somebody's own changes to a list.
///
/// ```
/// use tabla_games::scrabble::{Change, PersonalWords};
/// let mut words = PersonalWords::default();
/// assert!(words.change("tabla", Change::Added));
/// assert!(!words.change("x", Change::Added));
/// assert_eq!(words.to_text(), "+TABLA\n");
/// assert_eq!(PersonalWords::read("+TABLA\n"), words);
/// assert_eq!(PersonalWords::read("my words\n+x\n-tabla\n").to_text(), "-TABLA\nmy words\n+x\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonalWords {
    changes: BTreeMap<String, Change>,
    /// Lines that say nothing: they change no list, and are kept for whoever wrote them.
    others: Vec<String>,
}

impl PersonalWords {
    /// Reads what [`PersonalWords::to_text`] wrote; lines that say nothing are written back as they are.
    pub fn read(text: &str) -> PersonalWords {
        let mut words = PersonalWords::default();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let change = match line.chars().next() {
                Some('+') => Some(Change::Added),
                Some('-') => Some(Change::Removed),
                _ => None,
            };
            if !change.is_some_and(|change| words.change(&line[1..], change)) {
                words.others.push(line.trim_end().to_owned());
            }
        }
        words
    }

    /// One word a line, with a plus or a minus before it; at the end what was no such line.
    pub fn to_text(&self) -> String {
        let others = self.others.iter().map(|line| format!("{line}\n"));
        let lines = self.changes.iter().map(|(word, change)| {
            let sign = if *change == Change::Added { '+' } else { '-' };
            format!("{sign}{word}\n")
        });
        lines.chain(others).collect()
    }

    /// Notes a change; whether it can be a word at all: 2 to 26 letters from A to Z.
    pub fn change(&mut self, word: &str, change: Change) -> bool {
        let word = word.trim();
        let fits =
            (2..=26).contains(&word.len()) && word.chars().all(|letter| Letter::read(letter).is_some());
        if fits {
            self.changes.insert(word.to_ascii_uppercase(), change);
        }
        fits
    }

    /// The list with the changes.
    pub fn apply(&self, lexicon: Lexicon) -> Lexicon {
        let differs =
            |(word, change): (&String, &Change)| lexicon.contains(word) != (*change == Change::Added);
        if !self.changes.iter().any(differs) {
            return lexicon;
        }
        let added = self.changes.iter().filter(|(_, change)| **change == Change::Added);
        let kept = lexicon.words().filter(|word| self.changes.get(word) != Some(&Change::Removed));
        // Everything in it was a word already.
        Lexicon::from_words(kept.chain(added.map(|(word, _)| word.clone()))).unwrap_or(lexicon)
    }
}
