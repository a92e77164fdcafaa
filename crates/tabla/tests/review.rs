//! `tabla review`: the game in a file, told in the person's language or as JSON.

use std::fs;

use serde_json::Value;

use crate::common::{folder, run};

/// A game that was saved by the house.
const SAVED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/siege/corpus/jewels-save.json");

#[test]
fn a_game_file_is_reviewed_in_words_and_as_json() {
    let place = folder();
    fs::write(place.path().join("game.txt"), "C3 B2\nC2 D2\nB2 A2 A1\n").expect("a file");
    let told = run(place.path(), "review game.txt", "");
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    let lines: Vec<&str> = told.out.lines().collect();
    assert!(lines[0].starts_with("   1  1  B2 C3") && lines[0].contains(" % → "), "{}", told.out);
    assert!(told.last_line().starts_with("Player 2: accuracy "), "{}", told.out);
    let serbian = run(place.path(), "review game.txt --game santorini --lang sr-Latn", "");
    assert!(serbian.last_line().starts_with("Igrač 2: tačnost "), "{}", serbian.out);
    let json = run(place.path(), "review game.txt --json", "");
    let review: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&review["game"], &review["unit"]), (&"santorini".into(), &"chance".into()));
    let entries = review["entries"].as_array().expect("entries");
    assert_eq!(entries.len(), 3);
    for entry in entries {
        assert!(entry["grade"].is_string() && entry["best"][0]["chance"].is_number(), "{entry}");
    }
    assert_eq!(review["course"].as_array().map(Vec::len), Some(4));
    assert_eq!(
        run(place.path(), "review game.txt --json", "").out,
        json.out,
        "the same game, the same review"
    );
}

#[test]
fn a_saved_game_says_itself_which_game_it_is() {
    let place = folder();
    let json = run(place.path(), &format!("review {SAVED} --json"), "");
    assert_eq!(json.code, 0, "{}", json.err);
    let review: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&review["game"], &review["unit"]), (&"jewels".into(), &"points".into()));
    let rival = &review["seats"][0]["rival"];
    assert_eq!(rival["moves"].as_array().map(Vec::len), review["entries"].as_array().map(Vec::len));
}

#[test]
fn what_is_no_game_is_refused() {
    let place = folder();
    fs::write(place.path().join("letter.txt"), "Dear Ana,\nhow are you?\n").expect("a file");
    let letter = run(place.path(), "review letter.txt", "");
    assert_eq!(letter.code, 2);
    assert!(letter.err.contains("letter.txt") && letter.err.contains("--game"), "{}", letter.err);
    assert_eq!(run(place.path(), "review nothing.txt", "").code, 2);
    assert_eq!(run(place.path(), "review letter.txt --game chess", "").code, 2);
    assert_eq!(run(place.path(), "review letter.txt --game mice", "").code, 2);
}
