//! Serbian in its two scripts.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex::Regex;

use super::super::Finding;
use super::{CYRILLIC, Catalogue, LATIN, ROMANIAN, finding, path};

/// Latin words that stay Latin in Cyrillic text. What English quotes as code stays so by itself.
const ALLOWED: [&str; 26] = [
    "ASCII",
    "Backspace",
    "CSV",
    "Ctrl",
    "Enter",
    "Esc",
    "GCG",
    "HTTP",
    "JavaScript",
    "JSON",
    "Linux",
    "min",
    "PDF",
    "PgDn",
    "PgUp",
    "PNG",
    "Python",
    "Rust",
    "Shift",
    "SVG",
    "Tab",
    "Tabla",
    "UGI",
    "UTF",
    "Windows",
    "WORD",
];

/// Reports Latin words in Cyrillic messages.
///
/// Short ones are let through: squares (`A1`) and keys (`y`). A word of both scripts is always wrong, as
/// it looks right: the letters `а` and `a` are not the same.
pub fn check_cyrillic(catalogue: &Catalogue, english: &Catalogue, findings: &mut Vec<Finding>) {
    for (file, page) in catalogue {
        for (key, entry) in &page.entries {
            let message = key.split('.').next().unwrap_or_default();
            let original = english.get(file).and_then(|page| page.entries.get(message));
            let code = original.map_or_else(BTreeSet::new, |entry| code_words(&entry.text));
            let mut report = |text: String| findings.push(finding(&path(CYRILLIC, file), entry.line, text));
            for word in LATIN_WORD.find_iter(&entry.text).map(|word| word.as_str()) {
                if !code.contains(word) && !ALLOWED.contains(&word) {
                    report(format!("`{key}` has the Latin word \"{word}\"; write it in Cyrillic"));
                }
            }
            for word in WORD.find_iter(&entry.text).map(|word| word.as_str()) {
                if MIXED.is_match(word) {
                    report(format!("`{key}` has \"{word}\" in two scripts; write it in Cyrillic"));
                }
            }
        }
    }
}

/// Reports what sounds ugly in Romanian: `joacă calculatorul`.
pub fn check_sound(catalogue: &Catalogue, findings: &mut Vec<Finding>) {
    for (file, page) in catalogue {
        for (key, entry) in &page.entries {
            for ugly in CACOPHONY.find_iter(&entry.text).map(|found| found.as_str()) {
                let text = format!("`{key}` has \"{ugly}\", which nobody wants to say; put it otherwise");
                findings.push(finding(&path(ROMANIAN, file), entry.line, text));
            }
        }
    }
}

/// Reports Cyrillic letters in Latin messages.
pub fn check_latin(catalogue: &Catalogue, findings: &mut Vec<Finding>) {
    for (file, page) in catalogue {
        for (key, entry) in &page.entries {
            for word in WORD.find_iter(&entry.text).map(|word| word.as_str()) {
                if CYRILLIC_LETTER.is_match(word) {
                    let text = format!("`{key}` has Cyrillic letters in \"{word}\"; write it in Latin");
                    findings.push(finding(&path(LATIN, file), entry.line, text));
                }
            }
        }
    }
}

/// The Latin words that a text shows between backticks or quotes.
fn code_words(text: &str) -> BTreeSet<&str> {
    let quoted = QUOTED.captures_iter(text).filter_map(|found| found.iter().skip(1).flatten().next());
    quoted.flat_map(|inside| LATIN_WORD.find_iter(inside.as_str())).map(|word| word.as_str()).collect()
}

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is fixed")
}

/// A word in -că or -ca before one in ca-, că-, co- or cu-.
static CACOPHONY: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?i)\p{L}*c[ăa] c[aăou]\p{L}*"));
static WORD: LazyLock<Regex> = LazyLock::new(|| pattern(r"\p{L}+"));
static LATIN_WORD: LazyLock<Regex> = LazyLock::new(|| pattern(r"\p{Latin}{3,}"));
static CYRILLIC_LETTER: LazyLock<Regex> = LazyLock::new(|| pattern(r"\p{Cyrillic}"));
static MIXED: LazyLock<Regex> = LazyLock::new(|| pattern(r"\p{Cyrillic}\p{Latin}|\p{Latin}\p{Cyrillic}"));
/// A single quote opens only where no letter stands before it: the others are apostrophes.
static QUOTED: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"`([^`]*)`|"([^"]*)"|“([^”]*)”|‘([^’]*)’|(?:^|[^\p{L}])'([^']*)'"#));

#[cfg(test)]
mod tests {
    use super::super::catalogue::Page;
    use super::*;

    fn catalogue(text: &str) -> Catalogue {
        let mut findings = Vec::new();
        let page = Page::read("a.ftl", &format!("key = {text}\n"), &mut findings);
        assert_eq!(findings, []);
        Catalogue::from([("a.ftl".to_owned(), page)])
    }

    fn cyrillic(text: &str, english: &str) -> Vec<String> {
        let mut findings = Vec::new();
        check_cyrillic(&catalogue(text), &catalogue(english), &mut findings);
        findings.into_iter().map(|finding| finding.text).collect()
    }

    fn latin(text: &str) -> usize {
        let mut findings = Vec::new();
        check_latin(&catalogue(text), &mut findings);
        findings.len()
    }

    #[test]
    fn cyrillic_text_is_good() {
        assert_eq!(
            cyrillic("Потез { $move } на A1–E5, у PDF-у", "Move { $move } on A1–E5, in a PDF"),
            [""; 0]
        );
    }

    #[test]
    fn code_stays_as_english_quotes_it() {
        assert_eq!(cyrillic("Укуцајте `undo` или „hint“", "Type `undo` or 'hint'"), [""; 0]);
        assert_eq!(
            cyrillic("Укуцајте undo", "Don't undo, don't"),
            ["`key` has the Latin word \"undo\"; write it in Cyrillic"]
        );
        assert_eq!(cyrillic("{ \"undo\" } враћа", "undo takes back"), [""; 0]);
    }

    #[test]
    fn a_latin_word_in_a_variant_is_found() {
        let text = "{ $n ->\n    [one] { $n } потез\n   *[other] { $n } poteza\n }";
        assert_eq!(cyrillic(text, "x").len(), 1);
    }

    #[test]
    fn a_word_of_two_scripts_is_found() {
        let lookalike = "Пот\u{65}з"; // The fourth letter is Latin.
        assert_eq!(cyrillic(lookalike, "Move").len(), 1);
    }

    #[test]
    fn ugly_sounds_are_found_in_romanian() {
        let sounds = |text| {
            let mut findings = Vec::new();
            check_sound(&catalogue(text), &mut findings);
            findings.into_iter().map(|finding| finding.text).collect::<Vec<_>>()
        };
        assert_eq!(sounds("Contra calculatorului; cuvinte ca acestea"), [""; 0]);
        assert_eq!(
            sounds("Cum joacă calculatorul?"),
            ["`key` has \"joacă calculatorul\", which nobody wants to say; put it otherwise"]
        );
    }

    #[test]
    fn latin_text_has_no_cyrillic() {
        assert_eq!(latin("Potez na Đ, ž i š"), 0);
        assert_eq!(latin("Потez"), 1);
        assert_eq!(latin("Jezik: { \"Српски\" }"), 0);
    }
}
