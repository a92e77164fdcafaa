//! Law: every game has recorded games that must come out the same for ever, for each of its sets of rules.
//!
//! Which sets of rules there are, the game's own test says, and takes them out of the types so that a new one
//! does not compile before it is named there; that each has its folder is checked when the test runs. Here is
//! checked that no game goes without that test, and that no folder is empty.

use std::collections::BTreeSet;

use super::Finding;
use super::house::{Crate, House};

/// The law's name.
pub const LAW: &str = "playthroughs";

/// Every game without recorded games.
pub fn check(house: &House) -> Vec<Finding> {
    house.games().flat_map(|game| lacks(house, game)).collect()
}

fn lacks(house: &House, game: &Crate) -> Vec<Finding> {
    let test = format!("{}/tests/playthroughs.rs", game.folder);
    let finding = |file: &str, text: String| Finding { file: file.to_owned(), line: 1, text, law: LAW };
    let mut findings = Vec::new();
    if !house.text(&test).is_some_and(|text| text.contains("playthrough::check_rule_sets")) {
        let text = format!("`{}` plays no recorded games; call playthrough::check_rule_sets here", game.name);
        findings.push(finding(&test, text));
    }
    let folder = format!("{}/tests/playthroughs", game.folder);
    let inside: Vec<&str> = house.names_below(&folder).collect();
    let (games, others): (Vec<&str>, Vec<&str>) = inside.into_iter().partition(|name| is_game(name));
    if games.is_empty() {
        let text = format!("`{}` has no recorded game; write one with TABLA_BLESS=1 cargo test", game.name);
        findings.push(finding(&folder, text));
    }
    let full: BTreeSet<&str> = games.iter().filter_map(|name| Some(name.split_once('/')?.0)).collect();
    for name in others {
        if !name.split_once('/').is_some_and(|(set, _)| full.contains(set)) {
            let text = "this is no recorded game of a set of rules; it is named SET/GAME.txt".to_owned();
            findings.push(finding(&format!("{folder}/{name}"), text));
        }
    }
    findings
}

/// Whether it is a text in a folder of a set of rules.
fn is_game(name: &str) -> bool {
    name.ends_with(".txt") && name.matches('/').count() == 1
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    const TEST: (&str, &str) =
        ("crates/tabla-mice/tests/playthroughs.rs", "playthrough::check_rule_sets(&folder, &sets, 9);");
    const GAME: (&str, &str) = ("crates/tabla-mice/tests/playthroughs/flying/seed-1.txt", "");

    fn findings(files: &[(&str, &str)]) -> Vec<String> {
        let house = House::of(files).with_crate("tabla-mice", &[]).with_crate("tabla-games", &[]);
        found(&check(&house))
    }

    #[test]
    fn a_game_with_its_test_and_a_recorded_game_is_fine() {
        assert_eq!(findings(&[TEST, GAME]), [""; 0]);
    }

    #[test]
    fn what_a_game_lacks_is_told() {
        let none = "crates/tabla-mice/tests/playthroughs.rs:1: `tabla-mice` plays no recorded games; \
                    call playthrough::check_rule_sets here";
        assert_eq!(findings(&[GAME]), [none]);
        assert_eq!(findings(&[GAME, (TEST.0, "playthrough::check(&game, &folder, 9);")]), [none]);
        assert_eq!(
            findings(&[TEST]),
            ["crates/tabla-mice/tests/playthroughs:1: `tabla-mice` has no recorded game; \
              write one with TABLA_BLESS=1 cargo test"]
        );
    }

    #[test]
    fn a_game_outside_the_folders_is_told() {
        let stray = ("crates/tabla-mice/tests/playthroughs/seed-1.txt", "");
        assert_eq!(
            findings(&[TEST, GAME, stray]),
            [
                "crates/tabla-mice/tests/playthroughs/seed-1.txt:1: this is no recorded game of a set of rules; \
              it is named SET/GAME.txt"
            ]
        );
    }
}
