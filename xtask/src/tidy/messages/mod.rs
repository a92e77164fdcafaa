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
use catalogue::{Entry, Page};

pub const LAW: &str = "messages";

const FOLDER: &str = "crates/tabla-games/messages";
const ENGLISH: &str = "en";
const CYRILLIC: &str = "sr-Cyrl";
const LATIN: &str = "sr-Latn";
const ROMANIAN: &str = "ro";
const LANGUAGES: [&str; 5] = [ENGLISH, CYRILLIC, LATIN, "cs", ROMANIAN];

/// The files of a language, by name.
type Catalogue = BTreeMap<String, Page>;

/// Everything that is wrong with the catalogues, or with what the code expects of them.
pub fn check(house: &House) -> Vec<Finding> {
    if !house.has(FOLDER) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let catalogues = read(house, &mut findings);
    let empty = Catalogue::new();
    let english = catalogues.get(ENGLISH).unwrap_or(&empty);
    for language in LANGUAGES {
        let catalogue = catalogues.get(language).unwrap_or(&empty);
        check_alone(language, catalogue, &mut findings);
        if language != ENGLISH {
            compare(language, catalogue, english, &mut findings);
        }
        match language {
            CYRILLIC => scripts::check_cyrillic(catalogue, english, &mut findings),
            LATIN => scripts::check_latin(catalogue, &mut findings),
            ROMANIAN => scripts::check_sound(catalogue, &mut findings),
            _ => {}
        }
    }
    keys::check(house, english, &mut findings);
    findings
}

/// Reads the catalogues and reports what cannot be read.
fn read(house: &House, findings: &mut Vec<Finding>) -> BTreeMap<String, Catalogue> {
    let mut catalogues: BTreeMap<String, Catalogue> = BTreeMap::new();
    for (path, text) in house.below(FOLDER, ".ftl") {
        let name = &path[FOLDER.len() + 1..];
        let Some((language, file)) =
            name.split_once('/').filter(|(language, _)| LANGUAGES.contains(language))
        else {
            findings.push(finding(path, 1, format!("no language of ours; use {}", LANGUAGES.join(", "))));
            continue;
        };
        let page = Page::read(path, text, findings);
        catalogues.entry(language.to_owned()).or_default().insert(file.to_owned(), page);
    }
    catalogues
}

/// What can be wrong in one language by itself: empty messages, keys that are there twice, and what a message asks for
/// that no other has.
fn check_alone(language: &str, catalogue: &Catalogue, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    for (file, page) in catalogue {
        let path = path(language, file);
        for (key, line) in &page.order {
            if !seen.insert(key) {
                findings.push(finding(&path, *line, format!("`{key}` is here twice; keep one")));
            }
        }
        for (key, entry) in page.entries.iter().filter(|(_, entry)| entry.is_empty) {
            findings.push(finding(&path, entry.line, format!("`{key}` is empty; write the message")));
        }
    }
    let forms: BTreeSet<&str> =
        seen.iter().filter_map(|key| key.split_once('.')).map(|(_, form)| form).collect();
    for (file, page) in catalogue {
        for (key, entry) in &page.entries {
            let missing = entry.contains.iter().filter(|other| !seen.contains(other));
            let wrong = missing.map(|other| format!("shows `{other}`, which does not exist"));
            let no_form = entry.forms.iter().filter(|form| !forms.contains(form.as_str()));
            let wrong = wrong
                .chain(no_form.map(|form| format!("asks for the form \"{form}\", which no message has")));
            let wrong = wrong.chain(entry.strange.iter().map(|strange| format!("has {strange}")));
            findings.extend(
                wrong.map(|wrong| finding(&path(language, file), entry.line, format!("`{key}` {wrong}"))),
            );
        }
    }
}

/// Whether it is a term, or a message in another form, which languages have as they need them.
fn is_own(key: &str) -> bool {
    key.starts_with('-') || key.contains('.')
}

/// What a language has that English has not, and the other way round.
fn compare(language: &str, catalogue: &Catalogue, english: &Catalogue, findings: &mut Vec<Finding>) {
    for (file, theirs) in english {
        let path = path(language, file);
        let Some(ours) = catalogue.get(file) else {
            findings.push(finding(
                &path,
                1,
                format!("the file is missing; translate {}", self::path(ENGLISH, file)),
            ));
            continue;
        };
        for (key, entry) in theirs.entries.iter().filter(|(key, _)| !is_own(key)) {
            match ours.entries.get(key) {
                None => {
                    findings.push(finding(
                        &path,
                        1,
                        format!("`{key}` is missing; translate {}", quote(entry)),
                    ));
                }
                Some(translated) if translated.variables != entry.variables => {
                    let text = format!(
                        "`{key}` uses {}; in English it uses {}",
                        list(&translated.variables),
                        list(&entry.variables)
                    );
                    findings.push(finding(&path, translated.line, text));
                }
                Some(_) => {}
            }
        }
        for (key, entry) in &ours.entries {
            let message = key.split('.').next().unwrap_or_default();
            let extra =
                theirs.entries.get(message).map(|message| entry.variables.difference(&message.variables));
            if let Some(name) = extra.filter(|_| is_own(key)).and_then(|mut extra| extra.next()) {
                findings.push(finding(
                    &path,
                    entry.line,
                    format!("`{key}` uses ${name}, which its message has not"),
                ));
            }
            if theirs.entries.contains_key(message) || key.starts_with('-') {
                continue;
            }
            let text = format!("`{key}` is not in {}; remove it or add it", self::path(ENGLISH, file));
            findings.push(finding(&path, entry.line, text));
        }
    }
    for file in catalogue.keys().filter(|file| !english.contains_key(*file)) {
        let text = format!("there is no {}; remove this file or add that one", path(ENGLISH, file));
        findings.push(finding(&path(language, file), 1, text));
    }
}

fn quote(entry: &Entry) -> String {
    format!("\"{}\"", entry.text.replace(catalogue::GAP, "…").replace('\n', " "))
}

fn list(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "no variables".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

fn path(language: &str, file: &str) -> String {
    format!("{FOLDER}/{language}/{file}")
}

fn finding(path: &str, line: usize, text: String) -> Finding {
    Finding { file: path.to_owned(), line, text, law: LAW }
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
        let texts: Vec<(String, &str)> = good
            .iter()
            .map(|(language, text)| {
                let text = changed.iter().find(|(other, _)| other == language).map_or(text, |(_, text)| text);
                (path(language, FILE), *text)
            })
            .collect();
        let mut files: Vec<(&str, &str)> = texts
            .iter()
            .filter(|(_, text)| !text.is_empty())
            .map(|(path, text)| (path.as_str(), *text))
            .collect();
        files.push(("crates/tabla-games/src/a.rs", "fn f() { say.text(\"hello\") }"));
        found(&check(&House::of(&files)))
    }

    #[test]
    fn five_equal_catalogues_are_good() {
        assert_eq!(check_with(&[]), [""; 0]);
    }

    #[test]
    fn without_catalogues_there_is_no_law() {
        let house = House::of(&[("crates/tabla-games/src/a.rs", "fn f() { say.text(\"hello\") }")]);
        assert_eq!(found(&check(&house)), [""; 0]);
    }

    #[test]
    fn a_missing_file_is_found() {
        assert_eq!(
            check_with(&[("cs", "")]),
            ["crates/tabla-games/messages/cs/game.ftl:1: the file is missing; \
              translate crates/tabla-games/messages/en/game.ftl"]
        );
    }

    #[test]
    fn a_missing_key_and_one_too_many_are_found() {
        assert_eq!(
            check_with(&[("cs", "hallo = Ahoj, { $name }\n")]),
            [
                "crates/tabla-games/messages/cs/game.ftl:1: `hello` is missing; translate \"Hello, …\"",
                "crates/tabla-games/messages/cs/game.ftl:1: `hallo` is not in \
                 crates/tabla-games/messages/en/game.ftl; remove it or add it"
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
    fn an_unknown_language_is_found() {
        let findings = found(&check(&House::of(&[(&path("de", FILE), "")])));
        assert_eq!(findings.len(), 1, "{findings:?}");
    }
}
