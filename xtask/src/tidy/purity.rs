//! Law: core, search and games do no input or output, read no clock and own no randomness; and a game can be made out
//! of JSON nowhere but in its view.
//!
//! Whoever calls them hands in the time that is left and the dice, so that a game is the same on every
//! machine and a test needs nothing but values. A state that could be read from JSON would be a state that no rule
//! has checked.

use super::house::{GAMES, House, line_at};
use super::source::{Source, is_test};
use super::{Finding, pattern};

/// Every place where a pure crate reaches out of itself.
pub fn check(house: &House) -> Vec<Finding> {
    let world = "hand the result in as an argument, or do it in tabla-games or a face";
    let patterns = [
        (pattern!(r"\bstd::(?:\{[^;]*?\b)?(?:fs|net|io|process|env|thread)\b"), world),
        (pattern!(r"\b(?:Instant|SystemTime)\b"), "let the caller say when to stop"),
        (pattern!(r"\b(?:println|eprintln|print|eprint)!"), "return a value and let a face print it"),
        (
            pattern!(r"\brand::rng\b|\bthread_rng\b|\bOsRng\b|\bgetrandom\b"),
            "take the generator as an argument",
        ),
    ];
    let sent = (pattern!(r"\b(?:Serialize|Deserialize|serde\w*)\b"), "copy what is to be sent into view.rs");
    let mut findings = Vec::new();
    for member in ["tabla-core", "tabla-search"].iter().chain(&GAMES) {
        let folder = format!("crates/{member}/src");
        for (path, text) in house.below(&folder, ".rs").filter(|(path, _)| !is_test(path)) {
            let source = Source::read(text);
            let may_send = !GAMES.contains(member) || path == format!("{folder}/view.rs");
            for (pattern, right) in patterns.into_iter().chain((!may_send).then_some(sent)) {
                findings.extend(pattern.find_iter(source.shipped()).map(|found| {
                    let wrong = format!("`{}` in a pure crate; {right}", found.as_str());
                    Finding::new(path, line_at(text, found.start()), wrong)
                }));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_at(path: &str, text: &str) -> Vec<String> {
        found(&check(&House::of(&[(path, text)])))
    }

    #[test]
    fn each_way_out_is_found() {
        for text in [
            "use std::fs::File;",
            "use std::{\n    fmt,\n    io::Read,\n};",
            "std::env::var(name)",
            "use std::time::Instant;",
            "let now = SystemTime::now();",
            "eprintln!()",
            "thread_rng()",
        ] {
            assert_eq!(check_at("crates/tabla-mice/src/rules.rs", text).len(), 1, "{text}");
        }
        assert_eq!(
            check_at("crates/tabla-core/src/a/b.rs", "fn f() {\n    println!();\n}\n"),
            ["crates/tabla-core/src/a/b.rs:2: `println!` in a pure crate; \
              return a value and let a face print it"]
        );
    }

    #[test]
    fn a_game_can_be_sent_by_its_view_alone() {
        let text = "/// Not Serialize.\n#[derive(Serialize)]\npub struct State;\n";
        assert_eq!(
            check_at("crates/tabla-mice/src/state.rs", text),
            ["crates/tabla-mice/src/state.rs:2: `Serialize` in a pure crate; \
              copy what is to be sent into view.rs"]
        );
        assert_eq!(check_at("crates/tabla-mice/src/view.rs", text), [""; 0]);
        assert_eq!(check_at("crates/tabla-core/src/say.rs", text), [""; 0]);
    }

    #[test]
    fn comments_strings_tests_and_other_crates_may_speak_of_it() {
        let text = "//! No std::fs here.\nfn f() {} // nor Instant\nconst S: &str = \"println!\";\n\
                    use std::fmt;\nuse std::time::Duration;\nuse rand_core::Rng;\n\
                    #[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
        assert_eq!(check_at("crates/tabla-mice/src/rules.rs", text), [""; 0]);
        for path in
            ["tabla-mice/tests/perft.rs", "tabla-mice/src/rules/tests.rs", "tabla-games/src/record.rs"]
        {
            assert_eq!(check_at(&format!("crates/{path}"), "use std::fs;"), [""; 0]);
        }
    }
}
