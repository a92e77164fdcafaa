//! Serbian in its two scripts, and what sounds ugly in Romanian.

use std::collections::BTreeSet;

use super::super::pattern;
use super::{CYRILLIC, LATIN, ROMANIAN};

/// Latin words that stay Latin in Cyrillic text. What English quotes as code stays so by itself.
const ALLOWED: &str = "ASCII Backspace CSV Ctrl Enter Esc GCG HTTP JavaScript JSON Linux min PDF PgDn PgUp PNG Python \
                       Rust Shift SVG Tab Tabla UGI UTF Windows WORD";

/// What is wrong with the letters of a message, of which this is the English text.
pub fn check(language: &str, text: &str, english: &str) -> Vec<String> {
    let words = pattern!(r"\p{L}+").find_iter(text).map(|word| word.as_str());
    match language {
        CYRILLIC => {
            // Short ones are let through: squares (`A1`) and keys (`y`).
            let code = code_words(english);
            let latin = latin_words(text)
                .filter(|word| !code.contains(word) && !ALLOWED.split(' ').any(|may| may == *word));
            let latin = latin.map(|word| format!("has the Latin word \"{word}\"; write it in Cyrillic"));
            // It looks right, and is always wrong: the letters `а` and `a` are not the same.
            let both = pattern!(r"\p{Cyrillic}\p{Latin}|\p{Latin}\p{Cyrillic}");
            let mixed = words.filter(|word| both.is_match(word));
            latin
                .chain(mixed.map(|word| format!("has \"{word}\" in two scripts; write it in Cyrillic")))
                .collect()
        }
        LATIN => {
            let cyrillic = words.filter(|word| pattern!(r"\p{Cyrillic}").is_match(word));
            cyrillic.map(|word| format!("has Cyrillic letters in \"{word}\"; write it in Latin")).collect()
        }
        ROMANIAN => {
            // A word in -că or -ca before one in ca-, că-, co- or cu-: `joacă calculatorul`.
            let ugly = pattern!(r"(?i)\p{L}*c[ăa] c[aăou]\p{L}*").find_iter(text);
            let wrong = |ugly| format!("has \"{ugly}\", which nobody wants to say; put it otherwise");
            ugly.map(|ugly| wrong(ugly.as_str())).collect()
        }
        _ => Vec::new(),
    }
}

fn latin_words(text: &str) -> impl Iterator<Item = &str> {
    pattern!(r"\p{Latin}{3,}").find_iter(text).map(|word| word.as_str())
}

/// The Latin words that a text shows between backticks or quotes. A single quote opens only where no letter stands before
/// it: the others are apostrophes.
fn code_words(text: &str) -> BTreeSet<&str> {
    let quotes = pattern!(r#"`([^`]*)`|"([^"]*)"|“([^”]*)”|‘([^’]*)’|(?:^|[^\p{L}])'([^']*)'"#);
    let quoted = quotes.captures_iter(text).filter_map(|found| found.iter().skip(1).flatten().next());
    quoted.flat_map(|inside| latin_words(inside.as_str())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cyrillic_text_has_latin_words_only_where_english_quotes_them() {
        assert_eq!(check(CYRILLIC, "Потез на A1–E5, у PDF-у", "Move on A1–E5, in a PDF"), [""; 0]);
        assert_eq!(check(CYRILLIC, "Укуцајте `undo` или „hint“", "Type `undo` or 'hint'"), [""; 0]);
        assert_eq!(
            check(CYRILLIC, "Укуцајте undo", "Don't undo, don't"),
            ["has the Latin word \"undo\"; write it in Cyrillic"]
        );
        let lookalike = "Пот\u{65}з"; // The fourth letter is Latin.
        assert_eq!(check(CYRILLIC, lookalike, "Move").len(), 1);
    }

    #[test]
    fn latin_text_has_no_cyrillic_letters() {
        assert_eq!(check(LATIN, "Potez na Đ, ž i š", ""), [""; 0]);
        assert_eq!(check(LATIN, "Потez", "").len(), 1);
    }

    #[test]
    fn ugly_sounds_are_found_in_romanian() {
        assert_eq!(check(ROMANIAN, "Contra calculatorului; cuvinte ca acestea", ""), [""; 0]);
        assert_eq!(
            check(ROMANIAN, "Cum joacă calculatorul?", ""),
            ["has \"joacă calculatorul\", which nobody wants to say; put it otherwise"]
        );
    }
}
