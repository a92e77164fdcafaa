//! Recorded games that must come out the same for ever.

use std::path::Path;

use tabla_mice::Mice;
use tabla_testkit::playthrough;

fn check(game: &Mice, folder: &str) {
    playthrough::check(game, &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder), 600);
}

#[test]
fn recorded_games_come_out_the_same() {
    check(&Mice::default(), "playthroughs");
}

#[test]
fn recorded_games_with_flying_come_out_the_same() {
    check(&Mice::FLYING, "playthroughs/flying");
}
