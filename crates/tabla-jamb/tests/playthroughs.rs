//! Recorded games that must come out the same for ever.

use std::path::Path;

use tabla_jamb::Jamb;
use tabla_testkit::playthrough;

#[test]
fn recorded_games_come_out_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::check_tales(&Jamb::default(), &folder, 180);
}
