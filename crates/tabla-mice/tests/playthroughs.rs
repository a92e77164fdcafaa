//! Recorded games that must come out the same for ever, under every set of rules.

use std::path::Path;

use tabla_mice::Mice;
use tabla_testkit::playthrough;

/// The name of a set of rules, as players write it. A switch that is new does not compile until it is named.
fn name(game: &Mice) -> String {
    let &Mice { flying, repetition, quiet } = game;
    let mut name = if flying { "flying" } else { "no-flying" }.to_owned();
    for (is_on, word) in [(repetition, ",no-repetition"), (quiet, ",no-quiet")] {
        if !is_on {
            name.push_str(word);
        }
    }
    name
}

#[test]
fn recorded_games_come_out_the_same() {
    let is_on = |number: u8, switch: u8| number >> switch & 1 == 1;
    let rules =
        |number| Mice { flying: is_on(number, 0), repetition: is_on(number, 1), quiet: is_on(number, 2) };
    let rule_sets: Vec<(String, Mice)> = (0..8).map(rules).map(|game| (name(&game), game)).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::check_rule_sets(&folder, &rule_sets, 600);
}
