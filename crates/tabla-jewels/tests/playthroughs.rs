//! Recorded games that must come out the same for ever.

use std::path::Path;

use tabla_jewels::{Jewels, read_layout};
use tabla_testkit::playthrough;

fn check(file: &str, folder: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let layout = read_layout(file.as_bytes()).unwrap();
    let folder = root.join("tests/playthroughs").join(folder);
    playthrough::check_tales(&Jewels { layout, turns: Some(40) }, &folder, 40);
}

#[test]
fn recorded_games_on_the_contests_boards_come_out_the_same() {
    check(include_str!("../../../data/jewels/checker.txt"), "checker");
    check(include_str!("../../../data/jewels/fence.txt"), "fence");
    check(include_str!("../../../data/jewels/random.txt"), "random");
    check(include_str!("../../../data/jewels/squares.txt"), "squares");
}
