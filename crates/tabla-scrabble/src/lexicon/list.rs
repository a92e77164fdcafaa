//! Reading a word list: one word a line.

use tabla_core::Say;

use super::{Lexicon, build};
use crate::Letter;

/// The fewest letters of a word.
const SHORTEST: usize = 2;

/// The most letters of a word: no board has room for more.
pub(super) const LONGEST: usize = 26;

impl Lexicon {
    /// The words of a text, one a line, in any order and in large or small letters. Blank lines, a
    /// byte-order mark and words that come twice do no harm.
    pub fn from_text(text: &str) -> Result<Lexicon, ListError> {
        Lexicon::from_words(text.trim_start_matches('\u{feff}').lines())
    }

    /// These words; the error counts them as lines.
    pub fn from_words(words: impl IntoIterator<Item: AsRef<str>>) -> Result<Lexicon, ListError> {
        let mut letters = Vec::new();
        for (index, word) in words.into_iter().enumerate() {
            let text = word.as_ref().trim();
            if !text.is_empty() {
                let word = read_word(text);
                letters.push(word.map_err(|because| ListError {
                    line: index + 1,
                    text: text.to_owned(),
                    because,
                })?);
            }
        }
        letters.sort_unstable();
        letters.dedup();
        Ok(build::build(&letters))
    }
}

fn read_word(text: &str) -> Result<Vec<u8>, WordFault> {
    let word: Vec<u8> = text
        .chars()
        .map(|written| {
            Letter::read(written).map(|letter| letter.index() as u8).ok_or(WordFault::NotALetter(written))
        })
        .collect::<Result<_, _>>()?;
    match word.len() {
        0..SHORTEST => Err(WordFault::TooShort),
        SHORTEST..=LONGEST => Ok(word),
        letters => Err(WordFault::TooLong { letters }),
    }
}

/// Where and why a list is no word list.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("lexicon-list", error)]
pub struct ListError {
    /// Counted from 1.
    pub line: usize,
    pub text: String,
    /// What is wrong with it.
    pub because: WordFault,
}

/// Why something cannot be a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("lexicon-word", error)]
pub enum WordFault {
    /// It has something other than letters.
    #[say("character")]
    NotALetter(#[say("character")] char),
    /// It has a single letter.
    #[say("short")]
    TooShort,
    /// It has too many letters.
    #[say("long")]
    TooLong {
        #[say("count")]
        letters: usize,
    },
}
