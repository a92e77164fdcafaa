//! Recorded games that must come out the same for ever, under every set of house rules; and the same with
//! every layout of the talon.

use std::path::Path;

use tabla_jamb::{HouseRules, Jamb, Layout};
use tabla_testkit::playthrough;

/// The name of a set of rules. A rule that is new does not compile until it is named.
fn name(rules: HouseRules) -> String {
    let HouseRules { jamb_is_ful, jamb_is_poker } = rules;
    if rules == HouseRules::default() {
        return "usual".to_owned();
    }
    let word = |is_on: bool, word: &str| format!("{}{word}", if is_on { "" } else { "no-" });
    [word(jamb_is_ful, "jamb-is-ful"), word(jamb_is_poker, "jamb-is-poker")].join(",")
}

#[test]
fn recorded_games_come_out_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for layout in Layout::ALL {
        let mut rule_sets = Vec::new();
        for jamb_is_ful in [false, true] {
            for jamb_is_poker in [false, true] {
                let rules = HouseRules { jamb_is_ful, jamb_is_poker };
                rule_sets.push((name(rules), Jamb { rules, layout }));
            }
        }
        playthrough::check_rule_sets_tales(&folder, &rule_sets, 180);
    }
}
