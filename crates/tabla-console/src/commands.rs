//! What can be said during a game besides moves.
//!
//! Every command has its English words, which always work, and words of the person's own language, which
//! stand in the catalogues.

use std::sync::LazyLock;

use tabla_games::{Language, Words};

use crate::draw::Look;
use crate::palette::Ink;
use crate::text::{pad, width, wrap};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));

/// A command word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Shows what can be typed.
    Help,
    /// Asks for advice.
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
    /// Judges the position.
    Eval,
    /// Shows the board again.
    Board,
    /// Shows the position as text.
    Position,
    /// Shows what was played.
    Record,
    /// Shows the rules.
    Rules,
    /// Changes the language.
    Lang,
    /// Changes who plays.
    Players,
    /// Gives up.
    Resign,
    /// Begins a new game.
    New,
    /// Leaves.
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

    /// Its words as a catalogue has them, separated by commas; the first one is its name.
    fn written(self, words: &Words) -> String {
        words.text(match self {
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
        })
    }

    /// The person's own words for it, its name first.
    pub fn own_words(self, words: &Words) -> Vec<String> {
        let written = self.written(words);
        let own = written.split(',').map(|word| word.trim().to_lowercase());
        own.filter(|word| !word.is_empty()).collect()
    }

    /// Its English words, which work in every language.
    pub fn english_words(self) -> Vec<String> {
        self.own_words(&ENGLISH)
    }

    /// Every word for it in this language, the person's own first.
    pub fn words(self, words: &Words) -> Vec<String> {
        let mut all = self.own_words(words);
        for word in self.english_words() {
            if !all.contains(&word) {
                all.push(word);
            }
        }
        all
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
    let word = word.to_lowercase();
    let verb = meant(&word, Verb::ALL.map(|verb| (verb, verb.words(words))))?;
    Some((verb, rest.trim().to_owned()))
}

/// Which of these has this word, in small letters. Keyboards differ: a word that is typed without its marks counts
/// as well, where it does not mean something else.
pub fn meant<T: Copy>(word: &str, all: impl IntoIterator<Item = (T, Vec<String>)> + Clone) -> Option<T> {
    let find = |is_it: &dyn Fn(&String) -> bool| {
        all.clone().into_iter().find(|(_, names)| names.iter().any(is_it)).map(|(one, _)| one)
    };
    find(&|name| name == word).or_else(|| find(&|name| unmarked(name).iter().any(|plain| plain == word)))
}

/// A word without the marks on its letters; `đ` is typed in two ways.
fn unmarked(word: &str) -> [String; 2] {
    ["dj", "d"].map(|dj| {
        let mut plain = String::new();
        for letter in word.chars() {
            match letter {
                'á' | 'ă' | 'â' => plain.push('a'),
                'č' | 'ć' => plain.push('c'),
                'ď' => plain.push('d'),
                'đ' => plain.push_str(dj),
                'é' | 'ě' => plain.push('e'),
                'í' | 'î' => plain.push('i'),
                'ň' => plain.push('n'),
                'ó' => plain.push('o'),
                'ř' => plain.push('r'),
                'š' | 'ș' => plain.push('s'),
                'ť' | 'ț' => plain.push('t'),
                'ú' | 'ů' => plain.push('u'),
                'ý' => plain.push('y'),
                'ž' => plain.push('z'),
                other => plain.push(other),
            }
        }
        plain
    })
}

/// A list of commands: their words, and beside them what they do.
pub fn list(rows: &[(String, String)], look: &Look) -> Vec<String> {
    let columns = rows.iter().map(|(names, _)| width(names)).max().unwrap_or(0).min(look.columns / 2);
    let room = look.columns.saturating_sub(columns + 4).max(20);
    let mut lines = Vec::new();
    for (names, about) in rows {
        for (row, line) in wrap(about, room).into_iter().enumerate() {
            let names = if row == 0 { names.as_str() } else { "" };
            lines.push(format!("  {}  {line}", look.palette.ink(Ink::Accent, &pad(names, columns))));
        }
    }
    lines
}

/// The command word that this one was perhaps meant to be.
pub fn suggest(word: &str, words: &Words) -> Option<String> {
    let word = word.to_lowercase();
    let all = Verb::ALL.into_iter().flat_map(|verb| verb.words(words));
    all.filter(|known| known.chars().count() > 2)
        .map(|known| (distance(&word, &known), known))
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
    fn words_can_be_typed_without_their_marks() {
        for language in Language::ALL {
            let words = Words::new(language);
            for verb in Verb::ALL {
                for plain in verb.words(&words).iter().flat_map(|word| unmarked(word)) {
                    assert_eq!(read(&plain, &words), Some((verb, String::new())), "{language:?} {plain}");
                }
            }
        }
        let serbian = Words::new(Language::SrLatn);
        for (typed, verb) in [("pomoc", Verb::Help), ("izadji", Verb::Quit), ("IZADI", Verb::Quit)] {
            assert_eq!(read(typed, &serbian), Some((verb, String::new())), "{typed}");
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
