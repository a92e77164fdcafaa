//! What can be typed in a game of Scrabble besides the commands that all games have.

use tabla_games::Words;

use crate::commands::{listed, meant};

/// A command word of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    Exchange,
    Pass,
    /// Lets the last play stand.
    Accept,
    /// Doubts the last play.
    Challenge,
    /// Lays the rack in another order.
    Shuffle,
    Words,
}

impl Typed {
    pub(super) const ALL: [Typed; 6] =
        [Typed::Exchange, Typed::Pass, Typed::Accept, Typed::Challenge, Typed::Shuffle, Typed::Words];

    /// Every word for it: the person's own, then the English ones.
    pub(super) fn words(self, words: &Words) -> Vec<String> {
        let key = match self {
            Typed::Exchange => "scrabble-verb-exchange",
            Typed::Pass => "scrabble-verb-pass",
            Typed::Accept => "scrabble-verb-accept",
            Typed::Challenge => "scrabble-verb-challenge",
            Typed::Shuffle => "scrabble-verb-shuffle",
            Typed::Words => "scrabble-verb-words",
        };
        listed(key, words)
    }

    /// What it does, in one line.
    pub(super) fn about(self, words: &Words) -> String {
        words.text(match self {
            Typed::Exchange => "scrabble-about-exchange",
            Typed::Pass => "scrabble-about-pass",
            Typed::Accept => "scrabble-about-accept",
            Typed::Challenge => "scrabble-about-challenge",
            Typed::Shuffle => "scrabble-about-shuffle",
            Typed::Words => "scrabble-about-words",
        })
    }
}

/// A line that begins with one of these words: the word, and what follows it.
pub(super) fn read(line: &str, words: &Words) -> Option<(Typed, String)> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let typed = meant(word, Typed::ALL.map(|typed| (typed, typed.words(words))))?;
    Some((typed, rest.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use tabla_games::Language;

    use super::*;
    use crate::commands;

    #[test]
    fn no_word_means_two_things() {
        for language in Language::ALL {
            let words = Words::new(language);
            for typed in Typed::ALL {
                for word in typed.words(&words) {
                    assert_eq!(read(&word, &words), Some((typed, String::new())), "{language:?} {word}");
                    assert_eq!(commands::read(&word, &words), None, "{language:?} {word}");
                }
            }
        }
    }
}
