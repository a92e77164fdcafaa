//! The room of Jamb by the binary: its options, its exit codes, and a game in a terminal of its own.

#[cfg(unix)]
use crate::common::Terminal;
use crate::common::{folder, run};

#[test]
fn the_same_seed_gives_the_same_dice() {
    let folder = folder();
    let first = |words: &str| {
        let ran = run(folder.path(), words, "3\nd\n16\n");
        assert_eq!(ran.code, 0, "{ran:?}");
        ran.out
    };
    let lcg = first("jamb --seed 7");
    assert!(lcg.contains("Dice: 'lcg', seed 7") && lcg.contains("[8]"), "{lcg}");
    assert_eq!(first("jamb play --rng LCG --seed 7").lines().last(), lcg.lines().last());
    let bbs = first("jamb --rng bbs --seed 7");
    assert!(bbs.contains("Dice: 'bbs', seed 7"), "{bbs}");
    assert_ne!(bbs.replace("bbs", "lcg"), lcg);
}

#[test]
fn people_storage_and_rules_are_taken() {
    let folder = folder();
    let words = "jamb play --players Ana,Bojan --shared-dice --storage csr --jamb-is-ful --jamb-is-not-poker \
                 --friend optimal --odds source --threshold 40% --seed 3";
    let ran = run(folder.path(), words, "7\n11\n\n16\n");
    assert_eq!(ran.code, 0, "{ran:?}");
    for told in [
        "Everybody gets the same throws.",
        "Ana: 0 of 30 fields",
        "The talon is kept as CSR",
        "five equal dice count as ful: Yes",
        "five equal dice count as poker: No",
        "A friend helps (by exact reckoning)",
        "The friend goes by: the source's figure",
        "likelier than: 40.0 %",
        "people: Ana, Bojan",
    ] {
        assert!(ran.out.contains(told), "{told}: {}", ran.out);
    }
}

#[test]
fn wrong_options_are_refused_with_what_would_be_right() {
    let folder = folder();
    let cases = [
        ("jamb --rng coin", "Right would be: lcg, bbs"),
        ("jamb --storage dense", "Right would be: coo, csr, csc"),
        ("jamb --odds fair", "Right would be: exact, source"),
        ("jamb --friend me", "Right would be: rule, optimal, greedy"),
        ("jamb --seed -1", "'-1' is not a whole number"),
        ("jamb --seed seven", "'seven' is not a whole number"),
        ("jamb --threshold 2", "'2' is not a number from 0 to 1"),
        ("jamb --players A,a", "two people are called 'a'"),
        ("jamb --players A,,B", "person 2 has no name"),
        ("jamb --players 1,2,3,4,5,6,7,8,9", "9 people do not fit"),
    ];
    for (words, told) in cases {
        let ran = run(folder.path(), words, "");
        assert_eq!(ran.code, 2, "{words}: {ran:?}");
        assert!(ran.err.contains(told), "{words}: {}", ran.err);
    }
}

#[test]
fn the_end_of_input_leaves_the_game_unfinished_and_saved() {
    let folder = folder();
    let ran = run(folder.path(), "jamb --seed 7", "3\n44\n");
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.out.contains("The game is saved."), "{}", ran.out);
    let ran = run(folder.path(), "", "1\n3\nd\n16\n");
    assert!(ran.out.contains("Go on: Jamb, Player 1, turn 1"), "{}", ran.out);
    assert!(ran.out.contains("Kept 4 4, threw 3 6 4."), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn a_turn_in_a_terminal_left_by_ctrl_c() {
    let folder = folder();
    let mut terminal = Terminal::open(folder.path(), "jamb --seed 7", &[("NO_COLOR", "1")]);
    terminal.wait_for_prompt("Your choice [3]:");
    terminal.line("");
    terminal.wait_for_prompt("Throw 1: keep which dice, or write which field?");
    terminal.line("44");
    terminal.wait_for_prompt("Throw 2: keep which dice, or write which field?");
    terminal.keys("\u{3}");
    assert_eq!(terminal.end(), 130);
    assert!(terminal.screen().contains("The game is saved."), "{}", terminal.screen());
}
