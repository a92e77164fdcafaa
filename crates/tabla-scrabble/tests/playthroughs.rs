//! Recorded games that must come out the same for ever.

mod common;

use std::path::Path;

use tabla_scrabble::Scrabble;
use tabla_testkit::playthrough;

fn check(game: &Scrabble, folder: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    playthrough::check_tales(game, &folder, 600);
}

#[test]
fn recorded_games_come_out_the_same() {
    check(&common::english(), "playthroughs");
}

#[test]
fn recorded_games_of_three_with_challenges_come_out_the_same() {
    check(&common::doubting(3), "playthroughs/doubting");
}
