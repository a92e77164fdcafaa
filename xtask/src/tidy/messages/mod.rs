//! Law: every string that a person reads is in the message catalogues, the same in all five languages.
//!
//! English is the pattern: the other languages have its files, its keys and, key by key, its variables. What grammar
//! asks for is each language's own: terms, and a message's attributes, which are its other forms.
//! Serbian is written in two scripts, and neither leaks into the other.

mod catalogue;
mod keys;
mod said;
mod scripts;

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::house::House;
use catalogue::{Catalogue, Entry, GAP};

const FOLDER: &str = "crates/tabla-games/messages";
const ENGLISH: &str = "en";
const CYRILLIC: &str = "sr-Cyrl";
const LATIN: &str = "sr-Latn";
const ROMANIAN: &str = "ro";
const LANGUAGES: [&str; 5] = [ENGLISH, CYRILLIC, LATIN, "cs", ROMANIAN];

/// Everything that is wrong with the catalogues, or with what the code expects of them.
pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut catalogues = BTreeMap::from(LANGUAGES.map(|language| (language, Catalogue::new())));
    for (path, text) in house.below(FOLDER, ".ftl") {
        let language = path[FOLDER.len() + 1..].split('/').next().unwrap_or_default();
        match catalogues.get_mut(language) {
            Some(catalogue) => catalogue::read(path, text, catalogue, &mut findings),
            None => {
                findings.push(Finding::new(
                    path,
                    1,
                    format!("no language of ours; use {}", LANGUAGES.join(", ")),
                ));
            }
        }
    }
    let english = &catalogues[ENGLISH];
    for (language, catalogue) in &catalogues {
        let forms: BTreeSet<&str> =
            catalogue.keys().filter_map(|key| key.split_once('.')).map(|(_, form)| form).collect();
        for (key, entry) in catalogue {
            let wrong = [
                asked_in_vain(entry, catalogue, &forms),
                unlike_english(key, entry, english),
                scripts::check(language, &entry.text, original(key, english).map_or("", |entry| &entry.text)),
            ];
            findings.extend(wrong.concat().into_iter().map(|wrong| {
                Finding::new(path(language, &entry.file), entry.line, format!("`{key}` {wrong}"))
            }));
        }
        let missing = english.iter().filter(|(key, _)| !is_own(key) && !catalogue.contains_key(*key));
        findings.extend(missing.map(|(key, entry)| {
            let text = entry.text.replace(GAP, "…").replace('\n', " ");
            Finding::new(path(language, &entry.file), 1, format!("`{key}` is missing; translate \"{text}\""))
        }));
    }
    keys::check(house, english, &mut findings);
    findings
}

/// What a message asks for that its language has not.
fn asked_in_vain(entry: &Entry, catalogue: &Catalogue, forms: &BTreeSet<&str>) -> Vec<String> {
    let missing = entry.contains.iter().filter(|other| !catalogue.contains_key(*other));
    let missing = missing.map(|other| format!("shows `{other}`, which does not exist"));
    let no_form = entry.forms.iter().filter(|form| !forms.contains(form.as_str()));
    let no_form = no_form.map(|form| format!("asks for the form \"{form}\", which no message has"));
    missing.chain(no_form).chain(entry.strange.iter().map(|strange| format!("has {strange}"))).collect()
}

fn unlike_english(key: &str, entry: &Entry, english: &Catalogue) -> Vec<String> {
    let mut wrong = Vec::new();
    match original(key, english) {
        Some(original) if is_own(key) => {
            let extra = entry.variables.difference(&original.variables);
            wrong.extend(extra.map(|name| format!("uses ${name}, which its message has not")));
        }
        Some(original) => {
            if original.file != entry.file {
                wrong.push(format!("is in {} in English; move it", original.file));
            }
            if original.variables != entry.variables {
                let [ours, theirs] = [entry, original].map(|entry| list(&entry.variables));
                wrong.push(format!("uses {ours}; in English it uses {theirs}"));
            }
        }
        None if key.starts_with('-') => {}
        None => wrong.push("is not in English; remove it or add it".to_owned()),
    }
    wrong
}

/// Whether it is a term, or a message in another form, which languages have as they need them.
fn is_own(key: &str) -> bool {
    key.starts_with('-') || key.contains('.')
}

/// The English message of a key, which may be that of a form.
fn original<'a>(key: &str, english: &'a Catalogue) -> Option<&'a Entry> {
    english.get(key.split('.').next()?)
}

fn list(variables: &BTreeSet<String>) -> String {
    let names: Vec<String> = variables.iter().map(|name| format!("${name}")).collect();
    if names.is_empty() { "no variables".to_owned() } else { names.join(", ") }
}

fn path(language: &str, file: &str) -> String {
    format!("{FOLDER}/{language}/{file}")
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    const FILE: &str = "game.ftl";

    /// A house in which these languages say these things and the others say the good thing; a key that
    /// is used in the code is `hello`.
    fn check_with(changed: &[(&str, &str)]) -> Vec<String> {
        let good = [
            (ENGLISH, "hello = Hello, { $name }\n"),
            (CYRILLIC, "hello = Здраво, { $name }\n"),
            (LATIN, "hello = Zdravo, { $name }\n"),
            ("cs", "hello = Ahoj, { $name }\n"),
            ("ro", "hello = Salut, { $name }\n"),
        ];
        let files = good.map(|(language, text)| {
            let changed = changed.iter().find(|(other, _)| *other == language);
            (path(language, FILE), changed.map_or(text, |(_, text)| *text))
        });
        let mut files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        files.push(("crates/tabla-games/src/a.rs", "fn f() { say.text(\"hello\") }"));
        found(&check(&House::of(&files)))
    }

    #[test]
    fn five_equal_catalogues_are_good() {
        assert_eq!(check_with(&[]), [""; 0]);
    }

    #[test]
    fn a_missing_key_and_one_too_many_are_found() {
        assert_eq!(
            check_with(&[("cs", "hallo = Ahoj, { $name }\n")]),
            [
                "crates/tabla-games/messages/cs/game.ftl:1: `hallo` is not in English; remove it or add it",
                "crates/tabla-games/messages/cs/game.ftl:1: `hello` is missing; translate \"Hello, …\"",
            ]
        );
    }

    #[test]
    fn other_variables_are_found() {
        assert_eq!(
            check_with(&[("ro", "hello = Salut, { $nume }\n")]),
            ["crates/tabla-games/messages/ro/game.ftl:1: `hello` uses $nume; in English it uses $name"]
        );
    }

    #[test]
    fn a_word_in_the_wrong_script_is_found_in_every_form() {
        let forms = "hello = { $name ->\n    [a] Здраво\n   *[b] Zdravo, { \"undo\" }\n }\n";
        assert_eq!(
            check_with(&[(CYRILLIC, forms)]),
            ["crates/tabla-games/messages/sr-Cyrl/game.ftl:1: `hello` has the Latin word \"Zdravo\"; \
              write it in Cyrillic"]
        );
    }

    #[test]
    fn an_empty_message_is_found() {
        assert_eq!(check_with(&[("ro", "hello = { \"\" }\n")]).len(), 2, "empty, and without its variable");
        assert_eq!(check_with(&[("ro", "hello =\n")]).len(), 2, "unreadable, and therefore missing");
    }

    #[test]
    fn a_key_that_is_there_twice_is_found() {
        let twice = "hello = Ahoj, { $name }\nhello = Nazdar, { $name }\n";
        assert_eq!(
            check_with(&[("cs", twice)]),
            ["crates/tabla-games/messages/cs/game.ftl:2: `hello` is here twice; keep one"]
        );
    }

    #[test]
    fn terms_and_forms_are_each_languages_own() {
        let own = "hello = Ahoj, { CASE($name, \"vocative\") } { -house(case: \"of\") }\n\
                   \u{20}   .vocative = { $name }e\n-house = dům\n";
        assert_eq!(check_with(&[("cs", own)]), [""; 0]);
        let wrong = "hello = Ahoj, { CASE($name, \"genitive\") } { -house }{ DATETIME($name) }\n\
                     \u{20}   .vocative = { $nome }e\n";
        let found = check_with(&[("cs", wrong)]);
        let expected = [
            "`hello` shows `-house`, which does not exist",
            "`hello` asks for the form \"genitive\", which no message has",
            "`hello` has DATETIME(), where there are CASE($value, \"form\"), KEY($value) and NUMBER($value)",
            "`hello.vocative` uses $nome, which its message has not",
        ];
        let path = "crates/tabla-games/messages/cs/game.ftl:1: ";
        assert_eq!(found, expected.map(|wrong| format!("{path}{wrong}")));
    }

    #[test]
    fn an_unknown_language_and_another_file_are_found() {
        let elsewhere = [(path(ENGLISH, FILE), "-a = A\nb = B\n"), (path("cs", "b.ftl"), "b = B\n")];
        let elsewhere = elsewhere.each_ref().map(|(path, text)| (path.as_str(), *text));
        let house = House::of(&[&elsewhere[..], &[(&path("de", FILE), "")]].concat());
        let findings = found(&check(&house));
        assert_eq!(
            findings[..2],
            [
                "crates/tabla-games/messages/de/game.ftl:1: no language of ours; use en, sr-Cyrl, sr-Latn, cs, ro",
                "crates/tabla-games/messages/cs/b.ftl:1: `b` is in game.ftl in English; move it",
            ]
        );
    }
}
