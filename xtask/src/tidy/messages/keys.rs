//! What the code asks the catalogues for, and what it never asks for.

use std::collections::BTreeSet;

use super::super::house::{House, line_at};
use super::super::source::{Source, is_test};
use super::super::{Finding, pattern};
use super::said::{Said, said};
use super::{Catalogue, ENGLISH, FOLDER, list, path};

/// The game that the test kit is tested with speaks to nobody.
const TESTKIT: &str = "crates/tabla-testkit/";

/// Reports keys that the code uses and no catalogue has, and keys that nothing uses.
pub fn check(house: &House, english: &Catalogue, findings: &mut Vec<Finding>) {
    let mut used: BTreeSet<String> = english.values().flat_map(|entry| entry.contains.clone()).collect();
    let mut asked: Vec<(&str, usize, String)> = Vec::new();
    for (path, text) in house.below("crates", ".rs") {
        let (source, said) = (Source::read(text), said(text));
        if !is_test(path) && !path.starts_with(TESTKIT) {
            asked.extend(asked_in(text, &source).map(|(line, key)| (path, line, key.to_owned())));
            findings.extend(said.iter().filter_map(|said| check_said(path, text, said, english)));
        }
        used.extend(said.into_iter().map(|said| said.key));
        used.extend(source.strings);
    }
    for (path, text) in house.below("web", ".js") {
        let says = pattern!(r"\bsay\(\s*'([a-z0-9-]+)'").captures_iter(text);
        asked.extend(says.map(|found| (path, line_at(text, found.get_match().start()), found[1].to_owned())));
        let keys = pattern!(r"'([a-z0-9]+(?:-[a-z0-9]+)*)'").captures_iter(text);
        used.extend(keys.map(|found| found[1].to_owned()));
    }
    let unknown = asked.into_iter().filter(|(_, _, key)| !english.contains_key(key));
    findings.extend(unknown.map(|(path, line, key)| {
        let wrong = format!("the message `{key}` does not exist; add it to every language in {FOLDER}");
        Finding::new(path, line, wrong)
    }));
    // The texts of the command line are named after their place; its own test looks for those without one.
    // A form is asked for where its message is a value.
    let unused = |key: &str| !used.contains(key) && !key.starts_with("cli-") && !key.contains('.');
    findings.extend(english.iter().filter(|(key, _)| unused(key)).map(|(key, entry)| {
        let wrong = format!("nothing uses `{key}`; remove it from every language");
        Finding::new(path(ENGLISH, &entry.file), entry.line, wrong)
    }));
}

/// What is wrong if a type says what has no words, or not these values.
fn check_said(path: &str, text: &str, said: &Said, english: &Catalogue) -> Option<Finding> {
    let wrong = match english.get(&said.key) {
        None => format!("add it to every language in {FOLDER}"),
        Some(entry) if entry.variables != said.values => {
            format!("its type gives {}, and English uses {}", list(&said.values), list(&entry.variables))
        }
        Some(_) => return None,
    };
    let start = ["enum", "struct"].iter().find_map(|kind| text.find(&format!("{kind} {} ", said.name)));
    let wrong = format!("`{}` says the message `{}`: {wrong}", said.name, said.key);
    Some(Finding::new(path, line_at(text, start.unwrap_or_default()), wrong))
}

/// The keys that the shipped code of a file asks for, with their lines.
fn asked_in<'a>(text: &'a str, source: &'a Source) -> impl Iterator<Item = (usize, &'a str)> {
    let asks = pattern!(r#"(?:\bSaying::new|\.text|\.text_with)\(\s*"([^"]*)""#);
    asks.captures_iter(source.shipped_words()).filter_map(move |found| {
        let (start, key) = (found.get_match().start(), found.get(1)?);
        // A string that contains such a call asks for nothing.
        let is_code = source.shipped().as_bytes().get(start).is_some_and(|byte| *byte != b' ');
        is_code.then(|| (line_at(text, key.start()), key.as_str()))
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::house::found;
    use super::super::catalogue;
    use super::*;

    fn check_code(messages: &str, code: &str) -> Vec<String> {
        check_at("crates/tabla-games/src/a.rs", messages, code)
    }

    fn check_at(path: &str, messages: &str, code: &str) -> Vec<String> {
        let mut findings = Vec::new();
        let mut english = Catalogue::new();
        catalogue::read("a.ftl", messages, &mut english, &mut findings);
        check(&House::of(&[(path, code)]), &english, &mut findings);
        found(&findings)
    }

    #[test]
    fn keys_that_are_asked_for_and_exist_are_good() {
        let code = "fn f() { Saying::new(\"a\"); say.text(\"b\"); say.text_with(\n    \"c\", x) }";
        assert_eq!(check_code("a = A\nb = B\nc = C { d }\nd = D\n", code), [""; 0]);
        assert_eq!(check_code("a = A\n", "fn key() -> &str { \"a\" }"), [""; 0]);
    }

    #[test]
    fn a_key_that_does_not_exist_is_found() {
        let expected = ["crates/tabla-games/src/a.rs:2: the message `x` does not exist; \
                         add it to every language in crates/tabla-games/messages"];
        for call in ["Saying::new(\"x\")", "say.text(\"x\")", "say.text_with(\"x\", y)"] {
            assert_eq!(check_code("", &format!("fn f() {{\n    {call};\n}}\n")), expected);
        }
    }

    #[test]
    fn a_type_says_what_there_are_words_for() {
        let code =
            "#[derive(Say)]\n#[say(\"a\")]\nenum No { Way, Far { to: u8 }, #[say(transparent)] In(B) }\n";
        assert_eq!(check_code("a-way = A\na-far = { $to }\n", code), [""; 0]);
        assert_eq!(
            check_code("a-far = { $from }\n", code),
            [
                "crates/tabla-games/src/a.rs:3: `No` says the message `a-way`: add it to every language in \
                 crates/tabla-games/messages",
                "crates/tabla-games/src/a.rs:3: `No` says the message `a-far`: its type gives $to, \
                 and English uses $from",
            ]
        );
    }

    #[test]
    fn a_key_that_nothing_uses_is_found() {
        assert_eq!(
            check_code("a = A\nb = B\n", "fn f() { Saying::new(\"a\") } // not \"b\""),
            ["crates/tabla-games/messages/en/a.ftl:2: nothing uses `b`; remove it from every language"]
        );
    }

    #[test]
    fn the_page_asks_too() {
        let code = "host.say('a');\nconst key = is ? 'b-c' : 'd';\nhost.say('gone')\n";
        assert_eq!(
            check_at("web/boards/a.js", "a = A\nb-c = B\nd = D\ne = E\n", code),
            [
                "web/boards/a.js:3: the message `gone` does not exist; add it to every language in \
                 crates/tabla-games/messages",
                "crates/tabla-games/messages/en/a.ftl:4: nothing uses `e`; remove it from every language",
            ]
        );
    }

    #[test]
    fn tests_comments_and_strings_ask_for_nothing() {
        let code = "// Saying::new(\"x\")\nconst A: &str = r#\"Saying::new(\"x\")\"#;\n\
                    #[cfg(test)]\nmod tests {\n    fn f() { Saying::new(\"x\") }\n}\n";
        assert_eq!(check_code("", code), [""; 0]);
        let code = "fn f() { Saying::new(\"x\") }";
        assert_eq!(check_at("crates/tabla-games/tests/a.rs", "", code), [""; 0]);
        assert_eq!(check_at("crates/tabla-testkit/src/heap.rs", "", code), [""; 0]);
    }
}
