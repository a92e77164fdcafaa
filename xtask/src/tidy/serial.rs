//! Law: domain types are not serialisable; what a seat may see is, and it lives in `view.rs`.
//!
//! A state that could be read from JSON would be a state that no rule has checked.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use super::house::{House, line_at};
use super::source::Source;

/// The law's name.
pub const LAW: &str = "serial";

/// Every place in a game, outside its view, that speaks of serialisation.
pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in house.games() {
        let view = format!("{}/src/view.rs", game.folder);
        for (path, text) in house.below(&format!("{}/src", game.folder), ".rs") {
            if path == view {
                continue;
            }
            let source = Source::read(text);
            findings.extend(SERIAL.find_iter(source.code()).map(|found| Finding {
                file: path.to_owned(),
                line: line_at(text, found.start()),
                text: format!("`{}` outside the view; copy what is to be sent into {view}", found.as_str()),
                law: LAW,
            }));
        }
    }
    findings
}

static SERIAL: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\b(?:Serialize|Deserialize|serde\w*)\b").expect("the pattern is fixed"));

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_at(path: &str) -> Vec<String> {
        let text = "/// Not Serialize.\n#[derive(Serialize)]\npub struct State;\n";
        let house = House::of(&[(path, text)]).with_crate("tabla-mice", &[]).with_crate("tabla-games", &[]);
        found(&check(&house))
    }

    #[test]
    fn a_serialisable_state_is_found() {
        assert_eq!(
            check_at("crates/tabla-mice/src/state.rs"),
            ["crates/tabla-mice/src/state.rs:2: `Serialize` outside the view; \
              copy what is to be sent into crates/tabla-mice/src/view.rs"]
        );
    }

    #[test]
    fn a_serialisable_view_is_not() {
        assert_eq!(check_at("crates/tabla-mice/src/view.rs"), [""; 0]);
    }

    #[test]
    fn only_games_are_asked() {
        assert_eq!(check_at("crates/tabla-games/src/record.rs"), [""; 0]);
    }
}
