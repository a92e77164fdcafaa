//! Recorded games that must come out the same for ever: in both languages, with and without challenges, for any
//! number of players, on large boards and small ones.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common;
use tabla_scrabble::{Challenge, SEATS, Scrabble, TileSet};
use tabla_testkit::playthrough;

/// The name of a set of rules. A rule for wrong words that is new does not compile until it is named.
fn name(language: &str, game: &Scrabble) -> String {
    let challenge = match game.challenge() {
        Challenge::Void => "void",
        Challenge::Double => "double",
    };
    format!("{language},{challenge}")
}

#[test]
fn recorded_games_come_out_the_same() {
    let romanian = || common::romanian().on(common::small(2).layout().clone());
    let games = [
        ("english", common::english()),
        ("english", common::doubting(3)),
        ("romanian", romanian().for_players(4).expect("enough tiles")),
        ("romanian", romanian().with_challenge(Challenge::Double)),
    ];
    let seats: BTreeSet<usize> = games.iter().map(|(_, game)| game.players()).collect();
    assert!(seats.into_iter().eq(SEATS));
    assert_eq!(games[2].1.tile_set(), TileSet::romanian());
    let rule_sets = games.map(|(language, game)| (name(language, &game), game));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::check_rule_sets_tales(&folder, &rule_sets, 600);
}
