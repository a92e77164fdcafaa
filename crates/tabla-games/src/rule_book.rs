//! The rule books that people read: one for each game in each language, as Markdown.
//!
//! ```
//! use tabla_games::{Language, rule_book};
//!
//! assert!(rule_book("mice", Language::Cs).unwrap().starts_with("# Mlýn\n"));
//! assert!(rule_book("chess", Language::Cs).is_none());
//! ```

use std::sync::LazyLock;

use crate::Language;

/// The rule books of every language: its tag, then each game's word and text.
static BOOKS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/rule_books.rs"));

/// The same without the marks of pictures, for whoever reads words alone.
static PLAIN: LazyLock<Vec<(&str, &str, String)>> = LazyLock::new(|| {
    let books =
        BOOKS.iter().flat_map(|(tag, books)| books.iter().map(move |(name, text)| (*tag, *name, *text)));
    books.map(|(tag, name, text)| (tag, name, without_marks(text))).collect()
});

/// The words of the games that have a rule book: every game of the house, in its order.
pub const GAMES: [&str; 5] = ["santorini", "mice", "jamb", "jewels", "scrabble"];

/// The rule book of a game in this language; `None` when there is no such game.
pub fn rule_book(game: &str, language: Language) -> Option<&'static str> {
    let mut books = PLAIN.iter().filter(|(tag, ..)| *tag == language.tag());
    books.find(|(_, name, _)| is_of(name, game)).map(|(.., text)| text.as_str())
}

/// The same with marks where pictures belong: a line such as `<!-- 4.1 4.2 -->` stands for the examples of these rules
/// in the numbered rule book, as [`rule_examples`](crate::rule_examples) has them.
pub fn illustrated_book(game: &str, language: Language) -> Option<&'static str> {
    let (_, books) = BOOKS.iter().find(|(tag, _)| *tag == language.tag())?;
    books.iter().find(|(name, _)| is_of(name, game)).map(|(_, text)| *text)
}

fn is_of(file: &str, game: &str) -> bool {
    file.trim_end_matches(".md").eq_ignore_ascii_case(game)
}

fn without_marks(text: &str) -> String {
    let is_mark = |line: &&str| line.trim_start().starts_with("<!--");
    text.split_inclusive('\n').filter(|line| !is_mark(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Words, rule_examples};

    /// What each line is: a heading, an item, a row of a table, a paragraph; and how much stands in it as code. What is
    /// typed is each language's own.
    fn shape(book: &str) -> Vec<(&str, usize)> {
        let kind = |line: &str| match line.split(' ').next().unwrap_or_default() {
            "#" => "#",
            "##" => "##",
            "-" => "-",
            "|" => "|",
            "" => "",
            word if word.ends_with('.') && word.len() == 2 => "1.",
            _ => "text",
        };
        book.lines().map(|line| (kind(line), line.split('`').skip(1).step_by(2).count())).collect()
    }

    #[test]
    fn every_language_has_every_book_with_the_same_parts() {
        for game in GAMES {
            let english = shape(rule_book(game, Language::En).unwrap());
            for language in Language::ALL {
                assert_eq!(shape(rule_book(game, language).unwrap()), english, "{game} in {language:?}");
            }
        }
    }

    /// The rules whose examples stand beside the words, in the order of a book.
    fn marked(game: &str, language: Language) -> Vec<&'static str> {
        let book = illustrated_book(game, language).unwrap();
        let marks = book.lines().filter_map(|line| line.trim().strip_prefix("<!--")?.strip_suffix("-->"));
        marks.flat_map(str::split_whitespace).collect()
    }

    #[test]
    fn every_example_of_the_numbered_rules_has_its_place_once_in_every_language() {
        for game in GAMES {
            let mut rules: Vec<&str> = rule_examples(game).iter().map(|example| example.rule).collect();
            rules.sort_unstable();
            rules.dedup();
            assert!(rules.len() > 5, "{game}");
            for language in Language::ALL {
                let mut marked = marked(game, language);
                marked.sort_unstable();
                assert_eq!(marked, rules, "{game} in {language:?}");
            }
        }
    }

    #[test]
    fn whoever_reads_words_alone_sees_no_mark() {
        for (game, language) in GAMES.into_iter().zip(Language::ALL) {
            let (book, illustrated) =
                (rule_book(game, language).unwrap(), illustrated_book(game, language).unwrap());
            assert!(!book.contains("<!--") && illustrated.contains("<!--"), "{game}");
        }
    }

    #[test]
    fn a_book_is_headed_by_the_name_of_its_game() {
        let keys = ["game-santorini", "game-mice", "game-jamb", "game-jewels", "game-scrabble"];
        for language in Language::ALL {
            let words = Words::new(language);
            for (game, key) in GAMES.into_iter().zip(keys) {
                let heading = rule_book(game, language).unwrap().lines().next().unwrap();
                assert_eq!(heading, format!("# {}", words.text(key)), "{game} in {language:?}");
            }
        }
    }
}
