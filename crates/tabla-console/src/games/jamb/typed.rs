//! What a person types during a turn, in any of the languages: `22`, `k 2 2`, `t15`, `d`, `h kenta`, `kenta`.
//!
//! The person's own words come first, the English ones always work. What is left is written as the game's
//! notation has it, and read by the game.

use std::sync::LazyLock;

use tabla_games::jamb::{Column, Row};
use tabla_games::{Language, Words};

use crate::commands::meant;

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));

/// What can be said besides moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Advice,
    Talon,
    Help,
    Undo,
    Friend,
    Rules,
    Menu,
    Quit,
}

/// A word that something begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lead {
    Keep,
    Throw,
    Write,
    All,
    Nothing,
    Down,
    Up,
    Hand,
    Row(Row),
    Verb(Verb),
}

/// What a line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// Only the Enter key.
    Nothing,
    /// A move, in the game's notation.
    Move(String),
    /// A row without its column.
    Row(Row),
    /// A command, and what follows it.
    Verb(Verb, String),
    /// Nothing of the kind.
    Unknown,
}

const LEADS: [Lead; 20] = [
    Lead::Keep,
    Lead::Throw,
    Lead::Write,
    Lead::All,
    Lead::Nothing,
    Lead::Down,
    Lead::Up,
    Lead::Hand,
    Lead::Row(Row::Kenta),
    Lead::Row(Row::Ful),
    Lead::Row(Row::Poker),
    Lead::Row(Row::Jamb),
    Lead::Verb(Verb::Advice),
    Lead::Verb(Verb::Talon),
    Lead::Verb(Verb::Help),
    Lead::Verb(Verb::Undo),
    Lead::Verb(Verb::Friend),
    Lead::Verb(Verb::Rules),
    Lead::Verb(Verb::Menu),
    Lead::Verb(Verb::Quit),
];

impl Lead {
    /// Its words as a catalogue has them, in small letters; the first is its name.
    fn written(self, words: &Words) -> Vec<String> {
        let written = words.text(match self {
            Lead::Keep => "jamb-word-keep",
            Lead::Throw => "jamb-word-throw",
            Lead::Write => "jamb-word-write",
            Lead::All => "jamb-word-all",
            Lead::Nothing => "jamb-word-nothing",
            Lead::Down => "jamb-word-down",
            Lead::Up => "jamb-word-up",
            Lead::Hand => "jamb-word-hand",
            Lead::Row(Row::Kenta) => "jamb-word-kenta",
            Lead::Row(Row::Ful) => "jamb-word-ful",
            Lead::Row(Row::Poker) => "jamb-word-poker",
            Lead::Row(_) => "jamb-word-jamb",
            Lead::Verb(Verb::Advice) => "jamb-word-advice",
            Lead::Verb(Verb::Talon) => "jamb-word-talon",
            Lead::Verb(Verb::Help) => "jamb-word-help",
            Lead::Verb(Verb::Undo) => "jamb-word-undo",
            Lead::Verb(Verb::Friend) => "jamb-word-friend",
            Lead::Verb(Verb::Rules) => "command-rules-words",
            Lead::Verb(Verb::Menu) => "jamb-word-menu",
            Lead::Verb(Verb::Quit) => "jamb-word-quit",
        });
        written.split(',').map(|word| word.trim().to_lowercase()).collect()
    }

    fn of(word: &str, words: &Words) -> Option<Lead> {
        let in_language = |words: &Words| meant(word, LEADS.map(|lead| (lead, lead.written(words))));
        in_language(words).or_else(|| in_language(&ENGLISH))
    }

    /// The column's word in the game's notation.
    fn column(self) -> Option<&'static str> {
        match self {
            Lead::Down => Some("down"),
            Lead::Up => Some("up"),
            Lead::Hand => Some("hand"),
            _ => None,
        }
    }
}

/// The words of a command, as the help shows them: the person's own, then the English ones.
pub(super) fn names(verb: Verb, words: &Words) -> String {
    let lead = Lead::Verb(verb);
    let mut names: Vec<String> = Vec::new();
    for name in [lead.written(words), lead.written(&ENGLISH)].concat() {
        // An English word may mean something else in the person's language.
        if Lead::of(&name, words) == Some(lead) && !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// The shortest word for a column.
pub(super) fn letter(column: Column, words: &Words) -> String {
    let lead = match column {
        Column::Down => Lead::Down,
        Column::Up => Lead::Up,
        Column::Hand => Lead::Hand,
    };
    lead.written(words).into_iter().min_by_key(|word| word.chars().count()).unwrap_or_default()
}

/// A line that is a command.
pub(super) fn verb(line: &str, words: &Words) -> Option<(Verb, String)> {
    match read(line, words) {
        Typed::Verb(verb, rest) => Some((verb, rest)),
        _ => None,
    }
}

/// What a line means.
pub(super) fn read(line: &str, words: &Words) -> Typed {
    let parts = parts(&line.to_lowercase());
    let Some((first, rest)) = parts.split_first() else { return Typed::Nothing };
    if first.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Typed::Move(format!("keep {}", plain(&parts, words)));
    }
    match Lead::of(first, words) {
        Some(Lead::Keep) => Typed::Move(format!("keep {}", plain(rest, words))),
        Some(Lead::Throw) => Typed::Move(format!("throw {}", plain(rest, words))),
        Some(Lead::Write) => field(rest, words).unwrap_or(Typed::Unknown),
        Some(Lead::Verb(verb)) => Typed::Verb(verb, plain(rest, words)),
        Some(Lead::All) => Typed::Move("throw all".to_owned()),
        _ => field(&parts, words).unwrap_or(Typed::Unknown),
    }
}

/// A field: a column and perhaps a row, or a row alone.
fn field(parts: &[String], words: &Words) -> Option<Typed> {
    let (first, rest) = parts.split_first()?;
    if let Some(column) = Lead::of(first, words).and_then(Lead::column) {
        return Some(Typed::Move(format!("{column} {}", plain(rest, words)).trim_end().to_owned()));
    }
    if let (Some(row), []) = (row(first, words), rest) {
        return Some(Typed::Row(row));
    }
    // `hk`, `hkenta`, `upoker`: the column and the row without a blank.
    let splits = first.char_indices().skip(1).map(|(index, _)| first.split_at(index));
    let glued = splits.filter_map(|(column, row)| {
        let column = Lead::of(column, words).and_then(Lead::column)?;
        Some((column, self::row(row, words).or_else(|| initial(row))?))
    });
    glued.last().filter(|_| rest.is_empty()).map(|(column, row)| Typed::Move(format!("{column} {row}")))
}

fn row(word: &str, words: &Words) -> Option<Row> {
    match Lead::of(word, words) {
        Some(Lead::Row(row)) => Some(row),
        _ => Row::ALL.into_iter().find(|row| row.name() == word),
    }
}

fn initial(word: &str) -> Option<Row> {
    Row::COMBINATIONS.into_iter().find(|row| word.len() == 1 && row.name().starts_with(word))
}

/// The rest of a line in the words of the notation.
fn plain(parts: &[String], words: &Words) -> String {
    let plain = parts.iter().map(|part| match Lead::of(part, words) {
        Some(Lead::All) => "all",
        Some(Lead::Nothing) => "none",
        Some(Lead::Row(row)) => row.name(),
        _ => part.as_str(),
    });
    plain.collect::<Vec<_>>().join(" ")
}

/// Letters, digits and other signs, each for themselves.
fn parts(line: &str) -> Vec<String> {
    #[derive(PartialEq)]
    enum Kind {
        Letter,
        Digit,
        Gap,
        Sign,
    }
    let kind = |letter: char| match letter {
        _ if letter.is_alphabetic() => Kind::Letter,
        _ if letter.is_numeric() => Kind::Digit,
        _ if letter.is_whitespace() || ",;:-–+=.".contains(letter) => Kind::Gap,
        _ => Kind::Sign,
    };
    let mut parts: Vec<String> = Vec::new();
    let mut last = Kind::Gap;
    for letter in line.chars() {
        let this = kind(letter);
        match parts.last_mut() {
            Some(part) if this == last && this != Kind::Gap => part.push(letter),
            _ if this != Kind::Gap => parts.push(letter.to_string()),
            _ => {}
        }
        last = this;
    }
    parts
}

#[cfg(test)]
mod tests {
    use tabla_core::folded;

    use super::*;

    fn check(language: Language, cases: &[(&str, Typed)]) {
        let words = Words::new(language);
        for (line, expected) in cases {
            assert_eq!(read(line, &words), *expected, "{language:?} {line:?}");
        }
    }

    fn play(text: &str) -> Typed {
        Typed::Move(text.to_owned())
    }

    #[test]
    fn moves_are_read_in_short_and_in_full() {
        for language in Language::ALL {
            check(
                language,
                &[
                    ("22", play("keep 22")),
                    (" 2 2 ", play("keep 2 2")),
                    ("keep 2 2", play("keep 2 2")),
                    ("KEEP 22", play("keep 22")),
                    ("k22", play("keep 22")),
                    ("throw 1,5", play("throw 1 5")),
                    ("throw all", play("throw all")),
                    ("all", play("throw all")),
                    ("d", play("down")),
                    ("down", play("down")),
                    ("up poker", play("up poker")),
                    ("h kenta", play("hand kenta")),
                    ("hand 6", play("hand 6")),
                    ("h6", play("hand 6")),
                    ("hk", play("hand kenta")),
                    ("hkenta", play("hand kenta")),
                    ("write down", play("down")),
                    ("write kenta", Typed::Row(Row::Kenta)),
                    ("write 6", Typed::Row(Row::Sixes)),
                    ("kenta", Typed::Row(Row::Kenta)),
                    ("full", Typed::Row(Row::Ful)),
                    ("", Typed::Nothing),
                    (" - ", Typed::Nothing),
                    ("?", Typed::Verb(Verb::Help, String::new())),
                    ("advice all", Typed::Verb(Verb::Advice, "all".to_owned())),
                    ("xyzzy", Typed::Unknown),
                    ("🙂", Typed::Unknown),
                ],
            );
        }
    }

    #[test]
    fn every_language_has_its_own_words() {
        for language in [Language::SrCyrl, Language::SrLatn] {
            check(language, &[("задржи 2 2", play("keep 2 2")), ("ручна кента", play("hand kenta"))]);
            check(language, &[("zadrzi sve", play("keep all")), ("RUČNA kenta", play("hand kenta"))]);
            check(language, &[("baci 15", play("throw 15")), ("gore", play("up")), ("g", play("up"))]);
            check(language, &[("s", Typed::Verb(Verb::Advice, String::new()))]);
        }
        check(Language::Cs, &[("nech 22", play("keep 22")), ("dolů", play("down")), ("dolu", play("down"))]);
        check(Language::Cs, &[("přehoď vše", play("throw all")), ("prehod vse", play("throw all"))]);
        check(Language::Ro, &[("păstrează 22", play("keep 22")), ("pastreaza 22", play("keep 22"))]);
        check(Language::Ro, &[("sus", play("up")), ("mana chinta", play("hand kenta"))]);
    }

    #[test]
    fn no_word_means_two_things() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut seen: Vec<(String, Lead)> = Vec::new();
            for lead in LEADS {
                for word in lead.written(&words).into_iter().map(|word| folded(&word)) {
                    let other = seen.iter().find(|(known, _)| *known == word);
                    assert!(other.is_none(), "{language:?}: {word} is {lead:?} and {other:?}");
                    assert!(!word.is_empty() && !word.contains(char::is_whitespace), "{language:?} {word:?}");
                    seen.push((word, lead));
                }
            }
        }
    }
}
