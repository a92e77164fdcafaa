//! Law: who may know whom.
//!
//! The table says, for each crate of ours, which others of ours it may use. Tests and benches may use
//! the test kit and the search besides, wherever they are.

use super::Finding;
use super::house::{Crate, GAMES, House, line_of};

pub const LAW: &str = "dependencies";

const CORE: &str = "tabla-core";
const SAY: &str = "tabla-say";
const SEARCH: &str = "tabla-search";
const PLAY: &str = "tabla-games";
const TABLE: &str = "tabla-table";
const TESTKIT: &str = "tabla-testkit";
const FUZZ: &str = "tabla-fuzz";
const BINARY: &str = "tabla";

/// Every crate that uses what it may not use.
pub fn check(house: &House) -> Vec<Finding> {
    house.crates.iter().flat_map(|member| check_crate(house, member)).collect()
}

fn check_crate(house: &House, member: &Crate) -> Vec<Finding> {
    let manifest = format!("{}/Cargo.toml", member.folder);
    let text = house.text(&manifest).unwrap_or_default();
    let finding = |word: &str, text_: String| Finding {
        file: manifest.clone(),
        line: line_of(text, word),
        text: text_,
        law: LAW,
    };
    if !is_known(&member.name) {
        let wrong = format!("nothing says which crates `{}` may use", member.name);
        return vec![finding("name", format!("{wrong}; add it to the table in xtask's dependencies.rs"))];
    }
    let ours = |name: &str| house.crates.iter().any(|other| other.name == name);
    let strangers = member.uses.iter().filter(|used| {
        let for_tests = used.dev && [TESTKIT, SEARCH].contains(&used.name.as_str());
        ours(&used.name) && !for_tests && !may_use(&member.name, &used.name)
    });
    strangers
        .map(|used| {
            let kind = if used.dev { "in its tests" } else { "" };
            let wrong = format!("`{}` may not use `{}` {kind}", member.name, used.name);
            finding(&used.name, format!("{}; it may use {}", wrong.trim_end(), allowed(&member.name)))
        })
        .collect()
}

fn is_known(name: &str) -> bool {
    const OTHERS: [&str; 13] = [
        BINARY,
        "tabla-arena",
        "tabla-console",
        CORE,
        FUZZ,
        PLAY,
        "tabla-python",
        SAY,
        SEARCH,
        TABLE,
        TESTKIT,
        "tabla-web",
        "xtask",
    ];
    GAMES.contains(&name) || OTHERS.contains(&name)
}

fn may_use(user: &str, used: &str) -> bool {
    match user {
        CORE => used == SAY,
        // The table knows no game.
        SEARCH | TABLE => used == CORE,
        TESTKIT => [CORE, SEARCH].contains(&used),
        PLAY => [CORE, SEARCH, TABLE].contains(&used) || GAMES.contains(&used),
        "tabla-arena" | "tabla-console" | "tabla-web" | "tabla-python" => [CORE, PLAY, TABLE].contains(&used),
        BINARY => ![FUZZ, TESTKIT, "xtask"].contains(&used),
        // It is nothing but a test, of every parser that there is.
        FUZZ => ![BINARY, "xtask"].contains(&used),
        game if GAMES.contains(&game) => used == CORE,
        // The derive, and the chores, which must build when nothing else does.
        _ => false,
    }
}

/// The table's row in words.
fn allowed(user: &str) -> &'static str {
    match user {
        TESTKIT => "`tabla-core` and `tabla-search`",
        PLAY => "`tabla-core`, `tabla-search`, `tabla-table` and the games",
        "tabla-arena" | "tabla-console" | "tabla-web" | "tabla-python" => {
            "`tabla-core`, `tabla-games` and `tabla-table`"
        }
        BINARY => "everything but `tabla-fuzz`, `tabla-testkit` and `xtask`",
        FUZZ => "everything but `tabla` and `xtask`",
        CORE => "`tabla-say` alone",
        SAY | "xtask" => "no crate of ours",
        _ => "`tabla-core` alone",
    }
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    /// A house with all the crates, of which one uses these.
    fn house(name: &str, uses: &[&str]) -> House {
        let all = [
            "tabla",
            "tabla-console",
            "tabla-core",
            "tabla-fuzz",
            "tabla-mice",
            "tabla-games",
            "tabla-santorini",
            "tabla-say",
            "tabla-search",
            "tabla-table",
            "tabla-testkit",
            "xtask",
        ];
        let house = House::of(&[]).with_crate(name, uses);
        all.into_iter()
            .filter(|other| *other != name)
            .fold(house, |house, other| house.with_crate(other, &[]))
    }

    fn keeps(name: &str, uses: &[&str]) {
        assert_eq!(found(&check(&house(name, uses))), [""; 0], "{name} {uses:?}");
    }

    fn breaks(name: &str, uses: &[&str]) {
        assert_eq!(check(&house(name, uses)).len(), 1, "{name} {uses:?}");
    }

    #[test]
    fn each_crate_uses_what_it_may() {
        keeps("tabla-core", &["rand_core", "tabla-say", "dev:tabla-testkit"]);
        keeps("tabla-search", &["tabla-core", "dev:tabla-testkit"]);
        keeps("tabla-santorini", &["tabla-core", "serde", "dev:tabla-search", "dev:tabla-testkit"]);
        keeps("tabla-table", &["tabla-core", "serde"]);
        keeps("tabla-testkit", &["tabla-core", "tabla-search"]);
        keeps("tabla-games", &["tabla-core", "tabla-search", "tabla-mice", "tabla-santorini"]);
        keeps("tabla-console", &["tabla-core", "tabla-games"]);
        keeps("tabla", &["tabla-console", "tabla-core", "tabla-games", "tabla-santorini", "tabla-search"]);
        keeps("tabla-fuzz", &["tabla-console", "tabla-core", "tabla-mice", "tabla-games", "tabla-testkit"]);
        keeps("xtask", &["regex"]);
    }

    #[test]
    fn each_crate_that_knows_too_much_is_found() {
        breaks("tabla-core", &["tabla-search"]);
        breaks("tabla-search", &["tabla-core", "tabla-santorini"]);
        breaks("tabla-santorini", &["tabla-core", "tabla-search"]);
        breaks("tabla-santorini", &["tabla-core", "tabla-testkit"]);
        breaks("tabla-santorini", &["tabla-core", "dev:tabla-mice"]);
        breaks("tabla-table", &["tabla-core", "tabla-santorini"]);
        breaks("tabla-table", &["tabla-games"]);
        breaks("tabla-testkit", &["tabla-games"]);
        breaks("tabla-games", &["tabla-console"]);
        breaks("tabla-console", &["tabla-games", "tabla-santorini"]);
        breaks("tabla", &["tabla-testkit"]);
        breaks("tabla", &["dev:tabla-fuzz"]);
        breaks("tabla-fuzz", &["tabla"]);
        breaks("xtask", &["tabla-core"]);
    }

    #[test]
    fn a_crate_that_the_table_does_not_know_is_found() {
        breaks("tabla-unheard", &[]);
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
              it may use `tabla-say` alone"]
        );
    }
}
