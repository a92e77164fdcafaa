//! Law: every file of tests is run, and every game has the tests that all games have.
//!
//! The tests of a crate are one program, `tests/all.rs`; a file that it does not name would be compiled by nobody.

use super::Finding;
use super::house::{Crate, House};

pub const LAW: &str = "tests";

/// What every game brings: its laws, its games that come out the same for ever, its book of rules as examples.
const OF_A_GAME: [&str; 3] = ["laws.rs", "playthroughs.rs", "rules.rs"];

/// Every file of tests that is not run, and every one that a game lacks.
pub fn check(house: &House) -> Vec<Finding> {
    let forgotten = house.crates.iter().flat_map(|member| forgotten(house, member));
    let lacking = house.games().flat_map(|game| {
        OF_A_GAME.iter().map(move |file| format!("{}/tests/{file}", game.folder)).filter_map(|file| {
            let text = format!("`{}` lacks tests that every game has; write them", game.name);
            (!house.has(&file)).then_some(Finding { file, line: 1, text, law: LAW })
        })
    });
    forgotten.chain(lacking).collect()
}

fn forgotten(house: &House, member: &Crate) -> Vec<Finding> {
    let folder = format!("{}/tests", member.folder);
    let Some(all) = house.text(&format!("{folder}/all.rs")) else { return Vec::new() };
    let manifest = house.text(&format!("{}/Cargo.toml", member.folder)).unwrap_or_default();
    let programs = house.names_below(&folder).filter_map(|name| match name.strip_suffix("/main.rs") {
        Some(name) => Some(name),
        None => name.strip_suffix(".rs").filter(|name| !name.contains('/')),
    });
    let is_run = |name: &str| {
        all.contains(&format!("mod {name};")) || manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"))
    };
    programs
        .filter(|name| !is_run(name))
        .map(|name| Finding {
            file: format!("{folder}/all.rs"),
            line: 1,
            text: format!("the tests in `{name}` are never run; write `mod {name};`"),
            law: LAW,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    #[test]
    fn files_that_nobody_runs_are_found() {
        let house = House::of(&[
            ("crates/tabla-web/Cargo.toml", "[[test]]\nname = \"all\"\n\n[[test]]\nname = \"slow\"\n"),
            ("crates/tabla-web/tests/all.rs", "mod good;\n#[path = \"rooms/main.rs\"]\nmod rooms;\n"),
            ("crates/tabla-web/tests/good.rs", ""),
            ("crates/tabla-web/tests/lost.rs", ""),
            ("crates/tabla-web/tests/rooms/main.rs", "mod parts;"),
            ("crates/tabla-web/tests/rooms/parts.rs", ""),
            ("crates/tabla-web/tests/slow.rs", ""),
            ("crates/tabla-web/tests/lost_too/main.rs", ""),
        ]);
        assert_eq!(
            found(&check(&house.with_crate("tabla-web", &[]))),
            ["lost", "lost_too"].map(|name| format!(
                "crates/tabla-web/tests/all.rs:1: the tests in `{name}` are never run; write `mod {name};`"
            ))
        );
    }

    #[test]
    fn a_game_without_its_tests_is_found() {
        let house = House::of(&[
            ("crates/tabla-mice/tests/laws.rs", ""),
            ("crates/tabla-mice/tests/playthroughs.rs", ""),
        ]);
        assert_eq!(
            found(&check(&house.with_crate("tabla-mice", &[]).with_crate("tabla-games", &[]))),
            ["crates/tabla-mice/tests/rules.rs:1: `tabla-mice` lacks tests that every game has; write them"]
        );
    }
}
