//! `tabla puzzles`: making puzzles, going on, and checking a file.

use std::fs;

use crate::common::{folder, run};
use serde_json::Value;

#[test]
fn puzzles_are_the_same_for_the_same_seed_and_a_file_that_was_cut_goes_on() {
    let folder = folder();
    for game in ["mice", "santorini", "scrabble"] {
        let shown = run(folder.path(), &format!("puzzles {game} --count 4 --seed 5"), "");
        assert_eq!((shown.code, shown.out.lines().count()), (0, 4), "{shown:?}");
        let make = format!("puzzles {game} --count 4 --seed 5 --out {game}.txt");
        assert_eq!(run(folder.path(), &make, "").code, 0);
        let path = folder.path().join(format!("{game}.txt"));
        let whole = fs::read_to_string(&path).unwrap();
        assert!(whole.ends_with(&shown.out), "{whole}\n{}", shown.out);
        // Cut in the middle of the last line.
        fs::write(&path, &whole[..whole.len() - 9]).unwrap();
        assert_eq!(run(folder.path(), &make, "").code, 0);
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
        // What is of another seed is left as it was.
        let other = run(folder.path(), &format!("puzzles {game} --seed 6 --out {game}.txt"), "");
        assert_eq!(other.code, 2, "{other:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
        let checked = run(folder.path(), &format!("puzzles {game} --check {game}.txt"), "");
        assert_eq!(checked.code, 0, "{checked:?}");
        assert!(checked.last_line().contains("4 of 4"), "{checked:?}");
    }
}

#[test]
fn a_damaged_file_is_found() {
    let folder = folder();
    let path = folder.path().join("mice.txt");
    assert_eq!(run(folder.path(), "puzzles mice --count 3 --out mice.txt", "").code, 0);
    let whole = fs::read_to_string(&path).unwrap();
    let first = whole.lines().nth(1).unwrap();
    // Another first move, another grade, the same puzzle twice.
    let (grade, solution) = (first.split('\t').nth(1).unwrap(), first.split('\t').nth(3).unwrap());
    let damaged = [
        (whole.replacen(solution, "a7-d7", 1), 2),
        (whole.replacen(&format!("\t{grade}\t"), "\thard\t", 1), 2),
        (format!("{whole}{first}\n"), 5),
    ];
    for (text, line) in damaged {
        fs::write(&path, text).unwrap();
        let checked = run(folder.path(), "puzzles mice --check mice.txt --json", "");
        assert_eq!(checked.code, 1, "{checked:?}");
        let report: Value = serde_json::from_str(&checked.out).unwrap();
        assert_eq!(report["faults"].as_array().unwrap().len(), 1, "{report}");
        assert_eq!(report["faults"][0]["line"], line, "{report}");
    }
    for (text, told) in [("1\teasy\n", "line 1"), ("1\tnice\t//9,9/w\td2\n", "nice")] {
        fs::write(&path, text).unwrap();
        let checked = run(folder.path(), "puzzles mice --check mice.txt", "");
        assert_eq!(checked.code, 2, "{checked:?}");
        assert!(checked.err.contains(told), "{checked:?}");
    }
    let none = run(folder.path(), "puzzles jamb", "");
    assert_eq!(none.code, 2);
    assert!(none.err.contains("mice, santorini, scrabble"), "{none:?}");
}
