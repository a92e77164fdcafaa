//! Recorded games that must come out the same for ever. There is one set of rules.

use std::path::Path;

use tabla_santorini::Santorini;
use tabla_testkit::playthrough;

#[test]
fn recorded_games_come_out_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::check_rule_sets(&folder, &[("usual".to_owned(), Santorini)], 95);
}
