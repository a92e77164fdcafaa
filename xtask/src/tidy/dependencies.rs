//! Law: who may know whom.
//!
//! The table says, for each crate of ours, which others of ours it may use. Tests and benches may use
//! the test kit and the search besides, wherever they are.

use super::Finding;
use super::house::{Crate, GAMES, House};

/// What any game is called in the table.
const GAME: &str = "game";

/// The chores and the derive must build when nothing else does; the fuzzer is a test of every parser that there is.
const MAY_USE: [(&str, &str); 15] = [
    (GAME, "tabla-core"),
    ("tabla", "game tabla-arena tabla-console tabla-core tabla-games tabla-search tabla-table tabla-web"),
    ("tabla-arena", "tabla-core tabla-games tabla-table"),
    ("tabla-console", "tabla-core tabla-games tabla-table"),
    ("tabla-core", "tabla-say"),
    (
        "tabla-fuzz",
        "game tabla-arena tabla-console tabla-core tabla-games tabla-table tabla-testkit tabla-web",
    ),
    ("tabla-games", "game tabla-core tabla-search tabla-table"),
    ("tabla-python", "game tabla-arena tabla-core tabla-games tabla-table"),
    ("tabla-say", ""),
    ("tabla-search", "tabla-core"),
    ("tabla-table", "tabla-core"),
    ("tabla-testkit", "tabla-core tabla-search"),
    ("tabla-wasm", "tabla-core tabla-games tabla-table tabla-web"),
    ("tabla-web", "tabla-core tabla-games tabla-table"),
    ("xtask", ""),
];

/// Every crate that uses what it may not use.
pub fn check(house: &House) -> Vec<Finding> {
    house.crates.iter().flat_map(|member| check_crate(house, member)).collect()
}

fn check_crate(house: &House, member: &Crate) -> Vec<Finding> {
    let manifest = format!("{}/Cargo.toml", member.folder);
    let text = house.text(&manifest).unwrap_or_default();
    let finding = |word: &str, wrong| {
        let line = text.lines().position(|line| line.starts_with(word)).map_or(1, |index| index + 1);
        Finding::new(&manifest, line, wrong)
    };
    let name = &member.name;
    let Some((_, allowed)) = MAY_USE.iter().find(|(user, _)| *user == in_table(name)) else {
        return vec![finding(
            "name",
            format!("`{name}` is unknown; say in xtask's dependencies.rs what it may use"),
        )];
    };
    let strangers = member.uses.iter().filter(|used| {
        let for_tests = used.dev && ["tabla-testkit", "tabla-search"].contains(&used.name.as_str());
        let is_ours = house.crates.iter().any(|other| other.name == used.name);
        is_ours && !for_tests && !allowed.split(' ').any(|allowed| allowed == in_table(&used.name))
    });
    let wrong = |used: &str| format!("`{name}` may not use `{used}`; of ours, it may use: {allowed}");
    strangers.map(|used| finding(&used.name, wrong(&used.name))).collect()
}

fn in_table(name: &str) -> &str {
    if GAMES.contains(&name) { GAME } else { name }
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn check_uses(name: &str, uses: &[&str]) -> usize {
        let others = ["tabla-fuzz", "tabla-games", "tabla-mice", "tabla-search", "tabla-testkit"];
        let house = House::default().with_crate(name, uses);
        check(&others.into_iter().fold(house, |house, other| house.with_crate(other, &[]))).len()
    }

    #[test]
    fn each_crate_uses_what_it_may() {
        assert_eq!(check_uses("tabla-santorini", &["tabla-core", "serde"]), 0);
        assert_eq!(check_uses("tabla-santorini", &["dev:tabla-search", "dev:tabla-testkit"]), 0);
        assert_eq!(check_uses("tabla", &["tabla-games", "tabla-mice"]), 0);
    }

    #[test]
    fn each_crate_that_knows_too_much_is_found() {
        assert_eq!(check_uses("tabla-santorini", &["tabla-search", "tabla-testkit", "dev:tabla-mice"]), 3);
        assert_eq!(check_uses("tabla-console", &["tabla-games", "tabla-mice"]), 1);
        assert_eq!(check_uses("tabla", &["tabla-testkit", "dev:tabla-fuzz"]), 2);
        assert_eq!(check_uses("tabla-unheard", &[]), 1);
    }

    #[test]
    fn the_finding_shows_the_line_of_the_manifest() {
        let manifest = "[package]\nname = \"tabla-core\"\n\n[dependencies]\ntabla-search.workspace = true\n";
        let house = House::of(&[("crates/tabla-core/Cargo.toml", manifest)])
            .with_crate("tabla-core", &["tabla-search"])
            .with_crate("tabla-search", &[]);
        assert_eq!(
            found(&check(&house)),
            ["crates/tabla-core/Cargo.toml:5: `tabla-core` may not use `tabla-search`; \
              of ours, it may use: tabla-say"]
        );
    }
}
