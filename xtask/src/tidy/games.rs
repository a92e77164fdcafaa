//! Law: outside of the game crates and the crate of their kits, code names a game only where a list says why.
//!
//! What is done for every game is done once, over the table; a name in between is the beginning of a fork.

use std::path::Path;

use super::house::{GAMES, House, line_at};
use super::source::{Source, is_test};
use super::{Finding, pattern};

/// The crate whose business all games are.
const KITS: &str = "tabla-games";

/// The files and folders that may name a game, and why.
const ALLOWED: [(&str, &str); 21] = [
    ("crates/tabla-arena/src/contender/files.rs", "bots of the contest talk by its files"),
    ("crates/tabla-arena/src/jewels.rs", "the contest's own protocol by files, for the judge"),
    ("crates/tabla-arena/src/jewels/", "the same: boards, endings and the log of the judge"),
    ("crates/tabla-arena/src/lib.rs", "the module of that protocol"),
    ("crates/tabla-arena/src/replay.rs", "what one throw of Jamb brings is told with its field"),
    ("crates/tabla-arena/src/tournament.rs", "bots that talk by files play one game"),
    ("crates/tabla-console/src/draw/", "painters"),
    ("crates/tabla-console/src/games/", "faces, customs and menus of the games"),
    ("crates/tabla-console/src/lib.rs", "painters that programs use as well"),
    ("crates/tabla-python/src/exact.rs", "what is known exactly, which is of one game each"),
    ("crates/tabla-python/src/game.rs", "solved endings that a person names"),
    ("crates/tabla-python/src/lib.rs", "the names of the former as Python finds them"),
    ("crates/tabla-web/src/api.rs", "the address of a list of the best"),
    ("crates/tabla-web/src/api/book.rs", "that address"),
    ("crates/tabla-web/src/scored.rs", "the scorer, which is Scrabble's"),
    ("crates/tabla-web/src/table.rs", "its tests, game by game"),
    ("crates/tabla-web/src/table/acts.rs", "the message for a friend that is none is Jamb's"),
    ("crates/tabla-web/src/wire.rs", "the views as they are described for programs"),
    ("crates/tabla-web/src/wire/", "the same: the scorer's"),
    ("crates/tabla-web/src/words.rs", "files of messages that no browser needs"),
    ("crates/tabla/src/", "commands: each game has its own words, and its workshop"),
];

/// Every file that names a game and is not on the list, and everything on the list that names none.
pub fn check(house: &House) -> Vec<Finding> {
    check_by(house, &ALLOWED)
}

fn check_by(house: &House, allowed: &[(&str, &str)]) -> Vec<Finding> {
    let named = pattern!(r"(?i)\b(?:tabla_)?(?:jamb|jewels|mice|santorini|scrabble)");
    let (mut findings, mut used) = (Vec::new(), vec![false; allowed.len()]);
    let is_theirs =
        |path: &str| GAMES.iter().chain([&KITS]).any(|owner| path.starts_with(&format!("crates/{owner}/")));
    for (path, text) in house.below("crates", ".rs") {
        if is_theirs(path) || is_test(path) || path.ends_with("_tests.rs") {
            continue;
        }
        let source = Source::read(text);
        let Some(named) = named.find(source.shipped_words()) else { continue };
        match allowed.iter().position(|(place, _)| Path::new(path).starts_with(place)) {
            Some(entry) => used[entry] = true,
            None => {
                let wrong =
                    format!("`{}` is named; ask the kit, or say why in xtask's games.rs", named.as_str());
                findings.push(Finding::new(path, line_at(text, named.start()), wrong));
            }
        }
    }
    let unused = allowed.iter().zip(used).filter(|(_, used)| !used);
    findings.extend(unused.map(|((place, _), _)| {
        Finding::new(*place, 1, "no game is named here; take it off the list in xtask's games.rs")
    }));
    findings
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    const FACE: &str = "//! Like Mice.\nfn f() {\n    open(\"mice\");\n}\n#[cfg(test)]\nmod tests {}\n";

    fn check_at(path: &str, allowed: &[(&str, &str)]) -> Vec<String> {
        found(&check_by(&House::of(&[(path, FACE)]), allowed))
    }

    #[test]
    fn a_face_that_names_a_game_is_found() {
        assert_eq!(
            check_at("crates/tabla-web/src/house.rs", &[]),
            ["crates/tabla-web/src/house.rs:3: `mice` is named; ask the kit, or say why in xtask's games.rs"]
        );
    }

    #[test]
    fn games_kits_tests_and_the_list_may() {
        for path in ["tabla-mice/src/a.rs", "tabla-games/src/a.rs", "tabla-web/tests/a.rs"] {
            assert_eq!(check_at(&format!("crates/{path}"), &[]), [""; 0]);
        }
        let allowed = [("crates/tabla-web/src/wire/", ""), ("crates/tabla-web/src/house.rs", "")];
        assert_eq!(
            check_at("crates/tabla-web/src/wire/mice.rs", &allowed),
            [
                "crates/tabla-web/src/house.rs:1: no game is named here; take it off the list in xtask's games.rs"
            ]
        );
    }
}
