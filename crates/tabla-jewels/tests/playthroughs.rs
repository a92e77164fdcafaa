//! Recorded games that must come out the same for ever: on the contest's boards with an agreed number of turns,
//! and on one of them without.

use std::path::Path;

use tabla_jewels::{Jewels, read_layout};
use tabla_testkit::playthrough;

/// The name of a game. What else can be agreed on does not compile until it is named.
fn named(board: &str, file: &str, turns: Option<u32>) -> (String, Jewels) {
    let game = Jewels { layout: read_layout(file.as_bytes()).unwrap(), turns };
    let Jewels { layout: _, turns } = &game;
    let limit = turns.map_or_else(|| "no-limit".to_owned(), |turns| format!("{turns}-turns"));
    (format!("{board},{limit}"), game)
}

#[test]
fn recorded_games_come_out_the_same() {
    let squares = include_str!("../../../data/jewels/squares.txt");
    let rule_sets = [
        named("checker", include_str!("../../../data/jewels/checker.txt"), Some(40)),
        named("fence", include_str!("../../../data/jewels/fence.txt"), Some(40)),
        named("random", include_str!("../../../data/jewels/random.txt"), Some(40)),
        named("squares", squares, Some(5)),
        named("squares", squares, None),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::check_rule_sets_tales(&folder, &rule_sets, 2_000);
}
