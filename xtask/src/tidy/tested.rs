//! Law: every file of tests is run, and every game has the tests that all games have.
//!
//! The tests of a crate are one program, `tests/all.rs`; a file that it does not name would be compiled by nobody.

use super::Finding;
use super::house::{Crate, GAMES, House};

/// What every game brings: its laws, its games that come out the same for ever, its book of rules as examples.
const OF_A_GAME: [&str; 3] = ["laws.rs", "playthroughs.rs", "rules.rs"];

/// Every file of tests that is not run, and every one that a game lacks.
pub fn check(house: &House) -> Vec<Finding> {
    let forgotten = house.crates.iter().flat_map(|member| forgotten(house, member));
    let games = house.crates.iter().filter(|member| GAMES.contains(&member.name.as_str()));
    let files = games.flat_map(|game| OF_A_GAME.map(|file| format!("{}/tests/{file}", game.folder)));
    let lacking = files.filter(|file| !house.has(file));
    forgotten
        .chain(lacking.map(|file| Finding::new(file, 1, "every game has these tests; write them")))
        .collect()
}

fn forgotten(house: &House, member: &Crate) -> Vec<Finding> {
    let folder = format!("{}/tests", member.folder);
    let file = format!("{folder}/all.rs");
    let Some(all) = house.text(&file) else { return Vec::new() };
    let manifest = house.text(&format!("{}/Cargo.toml", member.folder)).unwrap_or_default();
    let programs = house.below(&folder, ".rs").filter_map(|(path, _)| {
        let name = path[folder.len() + 1..].strip_suffix(".rs")?;
        let name = name.strip_suffix("/main").unwrap_or(name);
        (!name.contains('/')).then_some(name)
    });
    let is_run = |name: &str| {
        all.contains(&format!("mod {name};")) || manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"))
    };
    let wrong = |name| format!("the tests in `{name}` are never run; write `mod {name};`");
    programs.filter(|name| !is_run(name)).map(|name| Finding::new(&file, 1, wrong(name))).collect()
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
            ["crates/tabla-mice/tests/rules.rs:1: every game has these tests; write them"]
        );
    }
}
