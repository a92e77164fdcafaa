//! Law: core, search and games do no input or output, read no clock and own no randomness; and a game can be made out
//! of JSON nowhere but in its view.
//!
//! Whoever calls them hands in the time that is left and the dice, so that a game is the same on every
//! machine and a test needs nothing but values. A state that could be read from JSON would be a state that no rule
//! has checked.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use super::house::{GAMES, House, line_at};
use super::source::{Source, is_test};

pub const LAW: &str = "purity";

/// Every place where a pure crate reaches out of itself.
pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for member in &house.crates {
        if !is_pure(&member.name) {
            continue;
        }
        for (path, text) in house.below(&format!("{}/src", member.folder), ".rs") {
            if is_test(path) {
                continue;
            }
            let source = Source::read(text);
            let is_view = path == format!("{}/src/view.rs", member.folder);
            let may_be_sent = is_view || !GAMES.contains(&member.name.as_str());
            for (pattern, right) in PATTERNS.iter().skip(usize::from(may_be_sent)) {
                findings.extend(pattern.captures_iter(source.shipped()).map(|found| {
                    let whole = found.get_match();
                    // The word itself, where the pattern looks for it inside a longer statement.
                    let word = found.get(1).unwrap_or(whole);
                    Finding {
                        file: path.to_owned(),
                        line: line_at(text, word.start()),
                        text: format!("`{}` in a pure crate; {right}", word.as_str()),
                        law: LAW,
                    }
                }));
            }
        }
    }
    findings
}

fn is_pure(name: &str) -> bool {
    ["tabla-core", "tabla-search"].contains(&name) || GAMES.contains(&name)
}

static PATTERNS: LazyLock<Vec<(Regex, &str)>> = LazyLock::new(|| {
    let world = "hand the result in as an argument, or do it in tabla-games or a face";
    let clock = "let the caller say when to stop";
    let print = "return a value and let a face print it";
    let dice = "take the generator as an argument";
    let view = "copy what is to be sent into view.rs";
    let patterns = [
        // The first one is for games alone, and not for their views.
        (r"\b(?:Serialize|Deserialize|serde\w*)\b", view),
        (r"\bstd::(?:fs|net|io|process|env|thread)\b", world),
        (r"\bstd::\{[^;]*?\b(fs|net|io|process|env|thread)\b", world),
        (r"\b(?:Instant|SystemTime)\b", clock),
        (r"\b(?:println|eprintln|print|eprint)!", print),
        (r"\brand::rng\b|\bthread_rng\b|\bOsRng\b|\bgetrandom\b", dice),
    ];
    let compiled =
        patterns.map(|(pattern, right)| (Regex::new(pattern).expect("the pattern is fixed"), right));
    compiled.into()
});

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_in(name: &str, path: &str, text: &str) -> Vec<String> {
        let house = House::of(&[(&format!("crates/{name}/{path}"), text)]).with_crate(name, &[]);
        found(&check(&house))
    }

    fn words(text: &str) -> Vec<String> {
        let findings = check_in("tabla-mice", "src/rules.rs", text);
        findings.iter().filter_map(|finding| finding.split('`').nth(1)).map(str::to_owned).collect()
    }

    #[test]
    fn each_way_out_is_found() {
        assert_eq!(words("use std::fs::File;"), ["std::fs"]);
        assert_eq!(words("use std::{\n    fmt,\n    io::Read,\n};"), ["io"]);
        assert_eq!(words("std::env::var(name)"), ["std::env"]);
        assert_eq!(words("std::thread::spawn(f); std::process::exit(1)"), ["std::thread", "std::process"]);
        assert_eq!(words("use std::net::TcpStream;"), ["std::net"]);
        assert_eq!(words("use std::time::Instant;"), ["Instant"]);
        assert_eq!(words("let now = SystemTime::now();"), ["SystemTime"]);
        assert_eq!(words("println!(); eprintln!(); print!()"), ["println!", "eprintln!", "print!"]);
        assert_eq!(words("rand::rng(); thread_rng()"), ["rand::rng", "thread_rng"]);
    }

    #[test]
    fn a_game_can_be_sent_by_its_view_alone() {
        let text = "/// Not Serialize.\n#[derive(Serialize)]\npub struct State;\n";
        assert_eq!(
            check_in("tabla-mice", "src/state.rs", text),
            [
                "crates/tabla-mice/src/state.rs:2: `Serialize` in a pure crate; copy what is to be sent into view.rs"
            ]
        );
        assert_eq!(check_in("tabla-mice", "src/view.rs", text), [""; 0]);
        assert_eq!(check_in("tabla-core", "src/say.rs", text), [""; 0]);
    }

    #[test]
    fn the_finding_says_where() {
        let findings = check_in("tabla-core", "src/a/b.rs", "fn f() {\n    println!();\n}\n");
        assert_eq!(
            findings,
            ["crates/tabla-core/src/a/b.rs:2: `println!` in a pure crate; \
              return a value and let a face print it"]
        );
    }

    #[test]
    fn comments_strings_and_tests_may_speak_of_it() {
        let text = "//! No std::fs here.\nfn f() {} // nor Instant\nconst S: &str = \"println!\";\n\
                    #[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
        assert_eq!(words(text), [""; 0]);
        assert_eq!(words("use std::fmt;\nuse std::time::Duration;\nuse rand_core::Rng;"), [""; 0]);
        assert_eq!(check_in("tabla-mice", "tests/perft.rs", "use std::fs;"), [""; 0]);
        assert_eq!(check_in("tabla-mice", "src/rules/tests.rs", "use std::fs;"), [""; 0]);
    }

    #[test]
    fn crates_that_face_the_world_may_touch_it() {
        assert_eq!(check_in("tabla-games", "src/record.rs", "use std::fs;"), [""; 0]);
        assert_eq!(check_in("tabla-search", "src/lib.rs", "use std::fs;").len(), 1);
    }
}
