//! The binary's long jobs and measurements, in small.

use std::fs;

use crate::common::{folder, run};
use serde_json::Value;

#[test]
fn a_match_plays_every_opening_from_both_sides() {
    let folder = folder();
    let args = "match santorini champion:nodes=300 simple:depth=1 --games 6 --json";
    let played = run(folder.path(), args, "");
    assert_eq!(played.code, 0, "{played:?}");
    let report: Value = serde_json::from_str(&played.out).unwrap();
    let games = report["games"].as_array().unwrap();
    assert_eq!(games.len(), 6);
    for pair in games.chunks(2) {
        assert_eq!(pair[0]["opening"], pair[1]["opening"]);
        assert_eq!((&pair[0]["seat"], &pair[1]["seat"]), (&Value::from(1), &Value::from(2)));
    }
    let won = games.iter().filter(|game| game["winner"] == game["seat"]).count();
    assert_eq!(report["points"].as_f64(), Some(won as f64));
    // Limits of nodes make the match repeatable.
    assert_eq!(run(folder.path(), args, "").out, played.out);
    let told = run(folder.path(), "match santorini champion:nodes=300 simple:depth=1 --games 6", "");
    assert!(told.last_line().ends_with(&format!("{won} of 6")), "{told:?}");
}

#[test]
fn a_book_that_was_cut_goes_on_and_ends_the_same() {
    let folder = folder();
    let make = "santorini book --brief 40 --long 80 --replies 2 --out book.txt";
    let path = folder.path().join("book.txt");
    assert_eq!(run(folder.path(), make, "").code, 0);
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(tabla_games::read_book(&whole).len(), 49);

    // Cut in the middle of the eleventh line.
    let at = whole.match_indices('\n').nth(10).unwrap().0 + 7;
    fs::write(&path, &whole[..at]).unwrap();
    assert_eq!(run(folder.path(), make, "").code, 0);
    let resumed = fs::read_to_string(&path).unwrap();
    assert_eq!(tabla_games::read_book(&resumed), tabla_games::read_book(&whole));

    // Another effort is another book: the file is left as it was.
    let other = run(folder.path(), "santorini book --brief 41 --out book.txt", "");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("book.txt"), "{other:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), resumed);
}

#[test]
fn weights_are_the_same_for_the_same_seed() {
    let folder = folder();
    let tune = |out: &str| {
        let args = format!("santorini tune --games 6 --nodes 200 --epochs 2 --seed 9 --out {out}");
        let tuned = run(folder.path(), &args, "");
        assert_eq!(tuned.code, 0, "{tuned:?}");
        fs::read_to_string(folder.path().join(out)).unwrap()
    };
    let one = tune("one.rs");
    assert_eq!(one, tune("two.rs"));
    assert!(one.contains("Made by `tabla santorini tune --games 6 --nodes 200 --seed 9 --epochs 2`"));
}

#[test]
fn punctuality_is_told() {
    let folder = folder();
    let measured = run(folder.path(), "deadline santorini --player champion:time=5ms --moves 3 --busy 0", "");
    assert_eq!(measured.code, 0, "{measured:?}");
    assert!(measured.out.contains("ms late"), "{measured:?}");
}

#[test]
fn wrong_words_are_refused() {
    let folder = folder();
    for (args, quoted) in [
        ("match santorini champion human", "human"),
        ("match santorini champion simple --games 0", "'0'"),
        ("match santorini champion nobody", "nobody"),
        ("match chess champion simple", "chess"),
        ("deadline santorini --player simple:depth=2", "simple"),
        ("deadline santorini --moves many", "'many'"),
        ("santorini book --replies 254", "'254'"),
        ("santorini tune --games -1", "'-1'"),
        ("santorini book --out no/such/folder/book.txt", "no/such/folder"),
    ] {
        let refused = run(folder.path(), args, "");
        assert_eq!(refused.code, 2, "{args}: {refused:?}");
        assert!(refused.err.contains(quoted), "{args}: {refused:?}");
    }
}
