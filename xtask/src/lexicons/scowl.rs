//! English: lists of words by commonness and spelling, one word a line.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{WordList, folded, read};

/// Words rarer than this are left out.
pub const LARGEST: u32 = 70;
/// Words up to this size everybody knows.
pub const COMMON: u32 = 20;

/// The words of all lists of every spelling up to this size.
pub fn words(folder: &Path, largest: u32) -> Result<WordList> {
    let mut words = WordList::new();
    let files = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for file in files {
        let path = file?.path();
        if path.file_name().is_some_and(|name| is_wanted(&name.to_string_lossy(), largest)) {
            words.extend(read(&path)?.lines().filter_map(english));
        }
    }
    ensure!(!words.is_empty(), "there are no word lists in {}", folder.display());
    Ok(words)
}

/// Lists of ordinary words (`british-words.60`), not of names, abbreviations or contractions.
fn is_wanted(name: &str, largest: u32) -> bool {
    let Some((kind, size)) = name.rsplit_once('.') else { return false };
    kind.ends_with("-words") && size.parse().is_ok_and(|size: u32| size <= largest)
}

/// English has no accents to fold: words with any are left out.
fn english(word: &str) -> Option<String> {
    folded(word).filter(|_| word.is_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_chosen_by_kind_and_size() {
        for name in ["english-words.10", "american-words.70", "british_variant_2-words.55"] {
            assert!(is_wanted(name, LARGEST), "{name}");
        }
        for name in ["english-words.80", "english-upper.10", "special-hacker.50", "README", "english-words"] {
            assert!(!is_wanted(name, LARGEST), "{name}");
        }
        assert!(is_wanted("english-words.20", COMMON) && !is_wanted("english-words.35", COMMON));
    }
}
