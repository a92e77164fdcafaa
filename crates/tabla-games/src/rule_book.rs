//! The rule books that people read: one for each game in each language, as Markdown.
//!
//! ```
//! use tabla_games::{Language, rule_book};
//!
//! assert!(rule_book("mice", Language::Cs).unwrap().starts_with("# Mlýn\n"));
//! assert!(rule_book("chess", Language::Cs).is_none());
//! ```

use crate::Language;

/// The rule books of every language: its tag, then each game's word and text.
static BOOKS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/rule_books.rs"));

/// The words of the games that have a rule book: every game of the house, in its order.
pub const GAMES: [&str; 5] = ["santorini", "mice", "jamb", "jewels", "scrabble"];

/// The rule book of a game in this language; `None` when there is no such game.
pub fn rule_book(game: &str, language: Language) -> Option<&'static str> {
    let (_, books) = BOOKS.iter().find(|(tag, _)| *tag == language.tag())?;
    let (_, text) = books.iter().find(|(name, _)| name.trim_end_matches(".md").eq_ignore_ascii_case(game))?;
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;

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
