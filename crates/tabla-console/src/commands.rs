//! What can be said during a game besides moves.
//!
//! Every command has its English words, which always work, and words of the person's own language, which
//! stand in the catalogues.

use std::sync::LazyLock;

use tabla_core::folded;
use tabla_games::{Language, Words};

use crate::draw::Look;
use crate::palette::Ink;
use crate::text::{pad, width, wrap};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Shows what can be typed.
    Help,
    Hint,
    /// Takes a turn back.
    Undo,
    /// Plays a turn again that was taken back.
    Redo,
    /// Writes the game to a file.
    Save,
    /// Reads a game from a file.
    Load,
    /// Lists the legal moves.
    Moves,
    Eval,
    /// Shows the board again.
    Board,
    /// Shows the position as text.
    Position,
    /// Shows what was played.
    Record,
    Rules,
    Lang,
    Players,
    Resign,
    /// Begins a new game.
    New,
    Quit,
}

impl Verb {
    /// All of them, in the order in which the help lists them.
    pub const ALL: [Verb; 17] = [
        Verb::Help,
        Verb::Moves,
        Verb::Hint,
        Verb::Undo,
        Verb::Redo,
        Verb::Board,
        Verb::Eval,
        Verb::Position,
        Verb::Record,
        Verb::Save,
        Verb::Load,
        Verb::Players,
        Verb::Lang,
        Verb::Rules,
        Verb::Resign,
        Verb::New,
        Verb::Quit,
    ];

    /// The message that lists its words.
    fn key(self) -> &'static str {
        match self {
            Verb::Help => "command-help-words",
            Verb::Hint => "command-hint-words",
            Verb::Undo => "command-undo-words",
            Verb::Redo => "command-redo-words",
            Verb::Save => "command-save-words",
            Verb::Load => "command-load-words",
            Verb::Moves => "command-moves-words",
            Verb::Eval => "command-eval-words",
            Verb::Board => "command-board-words",
            Verb::Position => "command-position-words",
            Verb::Record => "command-record-words",
            Verb::Rules => "command-rules-words",
            Verb::Lang => "command-lang-words",
            Verb::Players => "command-players-words",
            Verb::Resign => "command-resign-words",
            Verb::New => "command-new-words",
            Verb::Quit => "command-quit-words",
        }
    }

    /// Its English words, which work in every language.
    pub fn english_words(self) -> Vec<String> {
        self.words(&ENGLISH)
    }

    /// Every word for it in this language: its name first, the English ones last.
    pub fn words(self, words: &Words) -> Vec<String> {
        listed(self.key(), words)
    }

    /// What it does, in one line.
    pub fn about(self, words: &Words) -> String {
        words.text(match self {
            Verb::Help => "command-help",
            Verb::Hint => "command-hint",
            Verb::Undo => "command-undo",
            Verb::Redo => "command-redo",
            Verb::Save => "command-save",
            Verb::Load => "command-load",
            Verb::Moves => "command-moves",
            Verb::Eval => "command-eval",
            Verb::Board => "command-board",
            Verb::Position => "command-position",
            Verb::Record => "command-record",
            Verb::Rules => "command-rules",
            Verb::Lang => "command-lang",
            Verb::Players => "command-players",
            Verb::Resign => "command-resign",
            Verb::New => "command-new",
            Verb::Quit => "command-quit",
        })
    }
}

/// A line that is a command: the word, and what follows it.
pub fn read(line: &str, words: &Words) -> Option<(Verb, String)> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let verb = meant(word, Verb::ALL.map(|verb| (verb, verb.words(words))))?;
    Some((verb, rest.trim().to_owned()))
}

/// The words that a message lists, in small letters: the person's own, then the English ones.
pub fn listed(key: &str, words: &Words) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for written in [words, &ENGLISH].map(|words| words.text(key)) {
        for word in written.split(',').map(|word| word.trim().to_lowercase()) {
            if !word.is_empty() && !all.contains(&word) {
                all.push(word);
            }
        }
    }
    all
}

/// Whether a message lists what was typed.
pub fn lists(key: &str, typed: &str, words: &Words) -> bool {
    meant(typed, [((), listed(key, words))]).is_some()
}

/// Which of these has this word. Keyboards differ: a word that is typed without its marks or in the other script
/// counts as well, where it does not mean something else.
pub fn meant<T: Copy>(word: &str, all: impl IntoIterator<Item = (T, Vec<String>)> + Clone) -> Option<T> {
    let find = |is_it: &dyn Fn(&String) -> bool| {
        all.clone().into_iter().find(|(_, names)| names.iter().any(is_it)).map(|(one, _)| one)
    };
    let (word, plain) = (word.trim().to_lowercase(), folded(word.trim()));
    find(&|name| *name == word).or_else(|| find(&|name| folded(name) == plain))
}

/// A list of commands: their words, and beside them what they do.
pub fn list(rows: &[(String, String)], look: &Look) -> Vec<String> {
    let columns = rows.iter().map(|(names, _)| width(names)).max().unwrap_or(0).min(look.columns / 2);
    let room = look.columns.saturating_sub(columns + 4).max(20);
    let mut lines = Vec::new();
    for (names, about) in rows {
        let mut names = names.as_str();
        if width(names) > columns {
            lines.push(format!("  {}", look.palette.ink(Ink::Accent, names)));
            names = "";
        }
        for line in wrap(about, room) {
            let names = std::mem::take(&mut names);
            lines.push(format!("  {}  {line}", look.palette.ink(Ink::Accent, &pad(names, columns))));
        }
    }
    lines
}

/// The command word that this one was perhaps meant to be.
pub fn suggest(word: &str, words: &Words) -> Option<String> {
    let word = folded(word);
    let all = Verb::ALL.into_iter().flat_map(|verb| verb.words(words));
    all.filter(|known| known.chars().count() > 2)
        .map(|known| (distance(&word, &folded(&known)), known))
        .filter(|(distance, known)| *distance <= 2 && *distance < known.chars().count() / 2 + 1)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// How many letters must be added, left out or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = index + 1;
        for (column, &there) in other.iter().enumerate() {
            let change = before + usize::from(letter != there);
            before = row[column + 1];
            row[column + 1] = change.min(before + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_words_work_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for verb in Verb::ALL {
                for word in verb.english_words() {
                    assert_eq!(read(&word, &words), Some((verb, String::new())), "{language:?} {word}");
                }
            }
        }
    }

    #[test]
    fn no_word_means_two_things() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut all: Vec<(String, Verb)> = Vec::new();
            for verb in Verb::ALL {
                for word in verb.words(&words) {
                    let other = all.iter().find(|(known, _)| *known == word);
                    assert!(other.is_none(), "{language:?}: {word} is {verb:?} and {other:?}");
                    assert!(!word.contains(char::is_whitespace) && word != "e", "{language:?}: {word}");
                    all.push((word, verb));
                }
            }
        }
    }

    #[test]
    fn words_can_be_typed_without_their_marks_and_in_the_other_script() {
        for language in Language::ALL {
            let words = Words::new(language);
            for verb in Verb::ALL {
                for plain in verb.words(&words).iter().map(|word| folded(word)) {
                    assert_eq!(read(&plain, &words), Some((verb, String::new())), "{language:?} {plain}");
                }
            }
        }
        for language in [Language::SrCyrl, Language::SrLatn] {
            let words = Words::new(language);
            let typed = [
                ("pomoc", Verb::Help),
                ("izadji", Verb::Quit),
                ("IZADI", Verb::Quit),
                ("savet", Verb::Hint),
                ("врати", Verb::Undo),
                ("SAČUVAJ", Verb::Save),
            ];
            for (typed, verb) in typed {
                assert_eq!(read(typed, &words), Some((verb, String::new())), "{language:?} {typed}");
            }
        }
        assert_eq!(read("ieşire", &Words::new(Language::Ro)), Some((Verb::Quit, String::new())));
        assert_eq!(suggest("savt", &Words::new(Language::SrCyrl)), Some("савет".to_owned()));
    }

    #[test]
    fn yes_is_understood_as_it_is_typed() {
        let cases = [
            (Language::SrCyrl, &["да", "Д", "da", "D", "yes", "y"][..]),
            (Language::SrLatn, &["da", "ДА", "д", "Yes"]),
            (Language::Cs, &["ano", "A", "yes"]),
            (Language::Ro, &["da", "d", "y"]),
            (Language::En, &["yes", " Y "]),
        ];
        for (language, typed) in cases {
            let words = Words::new(language);
            for typed in typed {
                assert!(lists("yes-words", typed, &words), "{language:?} {typed}");
            }
            for typed in ["", "n", "ne", "не", "no", "nu", "е"] {
                assert!(!lists("yes-words", typed, &words), "{language:?} {typed}");
            }
        }
    }

    #[test]
    fn a_command_has_its_rest() {
        let words = Words::new(Language::En);
        assert_eq!(read(" SAVE  my game.txt ", &words), Some((Verb::Save, "my game.txt".to_owned())));
        assert_eq!(read("C3 B3 A3", &words), None);
        assert_eq!(read("", &words), None);
    }

    #[test]
    fn misspelt_words_are_recognised() {
        let words = Words::new(Language::En);
        assert_eq!(suggest("hnt", &words), Some("hint".to_owned()));
        assert_eq!(suggest("ubdo", &words), Some("undo".to_owned()));
        assert_eq!(suggest("xyzzy", &words), None);
    }
}
