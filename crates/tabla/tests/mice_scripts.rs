//! Mice by the binary: rules, counts, files, suites.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::common::{folder, run};
use serde_json::Value;
use tabla_games::{Labelled, MiceTables, Timer, read_labelled};
use tabla_mice::Mice;
use tabla_mice::net::Nets;

#[test]
fn perft_counts_by_the_rules() {
    let folder = folder();
    let perft = |words: &str| run(folder.path(), &format!("perft mice {words}"), "");
    for (depth, count) in [(1, "24"), (2, "552"), (3, "12144"), (4, "255024")] {
        assert_eq!(perft(&format!("--depth {depth}")).last_line(), count);
    }
    let position = "--position a7,d7,b4/d1,d6,f6,c5/0,0/w --depth 1";
    assert_eq!(perft(position).last_line(), "6");
    assert_eq!(perft(&format!("{position} --flying")).last_line(), "54");
    let divided = perft("--depth 2 --divide");
    assert_eq!((divided.out.lines().count(), divided.last_line()), (25, "552"));
    assert_eq!(run(folder.path(), "perft santorini --depth 1 --flying", "").code, 2);
}

#[test]
fn two_computers_play_to_the_end() {
    let folder = folder();
    let game = "mice play --first minimax --second alphabeta --depth 1 --to-end --flying --out game.txt";
    let played = run(folder.path(), game, "");
    assert_eq!(played.code, 0, "{played:?}");
    let text = fs::read_to_string(folder.path().join("game.txt")).unwrap();
    assert!(text.contains("// rules: flying\n"), "{text}");
    let checked = run(folder.path(), "mice check game.txt", "");
    assert_eq!(checked.code, 0, "{checked:?}");
}

#[test]
fn a_position_is_analysed() {
    let folder = folder();
    let line = "mice analyse a7,d7,g4/d1,d2,f6,c5/0,0/w --player alphabeta --depth 3 --json";
    let analysed = run(folder.path(), line, "");
    assert_eq!(analysed.code, 0, "{analysed:?}");
    assert!(analysed.out.contains("g4-g7x"), "{}", analysed.out);
    let refused = run(folder.path(), "mice analyse a7/a7/9,9/w", "");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("two men stand on a7"), "{}", refused.err);
}

#[test]
fn the_engine_names_its_rules() {
    let folder = folder();
    let engine = |words: &str| run(folder.path(), &format!("engine mice {words}"), "ugi\nquit\n").out;
    assert!(engine("").contains("info string rules no-flying\n"));
    assert!(engine("--flying --no-quiet").contains("info string rules flying,no-quiet\n"));
}

#[test]
fn a_suite_is_measured() {
    let folder = folder();
    let file = folder.path().join("suite.tsv");
    fs::write(
        &file,
        "# one\na7,d7,g4/d1,d6,f6,c5/0,0/w\twin\t8\tg4-g7xd1 g4-g7xd6 g4-g7xf6 g4-g7xc5\n//9,9/w\tdraw\t24\td2\n",
    )
    .unwrap();
    let told = run(folder.path(), "mice suite suite.tsv --player alphabeta:depth=2", "");
    assert_eq!(told.code, 0, "{told:?}");
    assert!(told.out.contains("Moving: 1 of 1 (100.00 %)"), "{}", told.out);
    let json = run(folder.path(), "mice suite suite.tsv --time 0.05s --json", "");
    let answer: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&answer["all"]["all"], &answer["moving"]["kept"]), (&Value::from(2), &Value::from(1)));
    // With men that fly there are more moves, so this is not the table of that game.
    let wrong = run(folder.path(), "mice suite suite.tsv --flying", "");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("line 2") && wrong.err.contains("number of moves is '8'"), "{}", wrong.err);
    assert_eq!(run(folder.path(), "mice suite nothing.tsv", "").code, 2);
}

#[test]
fn a_short_match_and_a_bench_of_nothing() {
    let folder = folder();
    let line = "match mice alphabeta:depth=2 minimax:depth=1 --games 2 --json --flying";
    let played = run(folder.path(), line, "");
    let answer: Value = serde_json::from_str(&played.out).unwrap();
    assert_eq!(answer["rules"], "flying");
    assert_eq!(answer["games"].as_array().map(Vec::len), Some(2));
    assert_eq!(run(folder.path(), "bench santorini --playouts", "").code, 2);
    let deep = run(folder.path(), "bench santorini --time 5ms", "");
    assert!(deep.code == 0 && deep.out.contains("Mean depth: "), "{deep:?}");
    for wrong in
        ["bench santorini --time never", "bench mice --playouts --time 5ms", "bench jewels --time 5ms"]
    {
        assert_eq!(run(folder.path(), wrong, "").code, 2, "{wrong}");
    }
    assert_eq!(run(folder.path(), "bench mice --playouts --no-quiet", "").code, 0);
}

#[test]
fn labels_come_from_what_is_solved() {
    let folder = folder();
    let none = run(folder.path(), "mice labels --count 100", "");
    assert_eq!(none.code, 2, "{none:?}");
    assert!(none.err.contains("tabla solve mice"), "{}", none.err);
    fs::write(folder.path().join("bad.bin"), b"no networks").unwrap();
    fs::write(folder.path().join("suite.tsv"), "//9,9/w\tdraw\t24\td2\n").unwrap();
    let bad = run(folder.path(), "mice suite suite.tsv --nets bad.bin", "");
    assert_eq!(bad.code, 2, "{bad:?}");
    assert!(bad.err.contains("bad.bin"), "{}", bad.err);
    let nowhere = run(folder.path(), "mice suite suite.tsv --mice-tables nowhere", "");
    assert!(nowhere.code == 2 && nowhere.err.contains("nowhere"), "{nowhere:?}");
}

/// The Python that has PyTorch, if there is one on this machine.
fn python() -> Option<&'static str> {
    ["python3", "/usr/bin/python3"].into_iter().find(|python| {
        let told = Command::new(python).args(["-c", "import torch, numpy"]).output();
        told.is_ok_and(|told| told.status.success())
    })
}

/// The whole way, small: endings are solved, positions labelled, networks fitted, put into one file and played with; and
/// the program and the trainer say the same of every position.
#[test]
fn networks_are_fitted_to_labels() {
    let Some(python) = python() else {
        println!("left out: there is no Python with PyTorch here");
        return;
    };
    let folder = folder();
    let train = |words: &str| {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../training/mice/train.py");
        let told = Command::new(python)
            .arg(script)
            .args(words.split(' '))
            .env("OMP_NUM_THREADS", "1")
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(told.status.success(), "{words}: {}", String::from_utf8_lossy(&told.stderr));
        String::from_utf8(told.stdout).unwrap()
    };
    let tables = MiceTables::open(folder.path().join("tables"));
    let solution = tables.solution(&Mice::default());
    solution.solve_pairs(7, &mut |_| (), &mut |_| (), &Timer::default()).unwrap();
    let labels = "mice labels --count 3000 --placing 0 --mice-tables tables --out labels.bin";
    let written = run(folder.path(), labels, "");
    assert_eq!(written.code, 0, "{written:?}");
    let bytes = fs::read(folder.path().join("labels.bin")).unwrap();
    let labelled = read_labelled(&bytes).unwrap();
    assert!(!labelled.is_empty() && labelled.len() <= 3000);
    assert!(labelled.iter().all(|one| solution.value(&one.state) == Some(one.value)));

    let fitted = train(
        "fit labels.bin --phase moving --steps 60 --rate 0.01 --batch 256 --width 64 --second 8 --cpu --out moving.net",
    );
    let report: Value = serde_json::from_str(&fitted).unwrap();
    // Whoever says the same of every position is surprised by 0.685.
    assert!(report["surprise"].as_f64().is_some_and(|surprise| surprise < 0.65), "{fitted}");
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/mice/nets.bin");
    train(&format!("split {} --out old", data.display()));
    train("join old-0.net moving.net old-2.net old-3.net --out nets.bin");
    let nets = Nets::read(&fs::read(folder.path().join("nets.bin")).unwrap()).unwrap();
    let mut told: Vec<String> = Vec::new();
    for Labelled { state, .. } in labelled.iter().take(200) {
        told.push(nets.net(&Mice::default(), state).points(state).to_string());
    }
    let python_says = train("tell nets.bin labels.bin --limit 200");
    assert_eq!(python_says.lines().collect::<Vec<_>>(), told);
    fs::write(folder.path().join("suite.tsv"), "//9,9/w\tdraw\t24\td2\n").unwrap();
    let played = run(folder.path(), "mice suite suite.tsv --nets nets.bin --player champion:depth=2", "");
    assert_eq!(played.code, 0, "{played:?}");
}

#[test]
fn endings_are_solved_and_kept() {
    let folder = folder();
    let solved = run(folder.path(), "solve mice --men 6", "");
    assert_eq!(solved.code, 0, "{solved:?}");
    assert!(solved.out.contains("90 842 won, 40 162 lost, 38 622 drawn"), "{}", solved.out);
    assert_eq!(run(folder.path(), "solve mice --men 6", "").out, solved.out);
    assert_eq!(run(folder.path(), "solve mice --men 5", "").code, 2);
    assert_eq!(run(folder.path(), "solve santorini", "").code, 2);
}

/// The whole game is solved by nobody's accident: what asks for it is read first.
#[test]
fn values_are_told_only_where_the_game_is_solved() {
    let folder = folder();
    let value = run(folder.path(), "mice value //9,9/w", "");
    assert_eq!(value.code, 2, "{value:?}");
    assert!(value.err.contains("//9,9/w") && value.err.contains("tabla solve mice"), "{}", value.err);
    assert_eq!(run(folder.path(), "mice value nowhere", "").code, 2);
    fs::write(folder.path().join("counts.tsv"), "kept").unwrap();
    let solve = run(folder.path(), "solve mice --out counts.tsv", "");
    assert_eq!(solve.code, 2, "{solve:?}");
    assert_eq!(fs::read_to_string(folder.path().join("counts.tsv")).unwrap(), "kept");
    assert_eq!(run(folder.path(), "solve mice --check none", "").code, 2);
    assert_eq!(run(folder.path(), "solve mice --men 6 --check 5", "").code, 2);
}

/// What is known for sure can be asked for while one plays, and what is not known can be found out.
#[test]
fn a_player_asks_what_moves_are_worth_for_sure() {
    let folder = folder();
    let play = "mice play --first human --second human";
    let asked = run(folder.path(), play, "values\ntables\ntables make\ntables pause\nquit\n");
    assert_eq!(asked.code, 1, "a game that was left: {asked:?}");
    for words in ["Nothing is known for sure", "can find out who wins in every position", "tables make"] {
        assert!(asked.out.contains(words), "{words}: {}", asked.out);
    }
    assert_eq!(run(folder.path(), "solve mice --men 6 --flying", "").code, 0);
    let position = format!("{play} --flying --position a7,d7,g4/d1,d2,b6/0,0/w");
    let values = run(folder.path(), &position, "values\nquit\n");
    assert!(values.out.contains("Wins: ") && values.out.contains("g4-g7xd1 (1)"), "{values:?}");
    for (tables, words) in [
        ("ftp://example.org", "http://example.org/tables"),
        ("http://127.0.0.1:1/tables", "127.0.0.1:1"),
        ("nowhere", "nowhere"),
    ] {
        let refused = run(folder.path(), &format!("mice value //9,9/w --mice-tables {tables}"), "");
        assert!(refused.code == 2 && refused.err.contains(words), "{refused:?}");
    }
}

/// A small ending is solved when it is asked about, and its table is kept for the next time.
#[test]
fn analysis_solves_a_small_ending_on_demand() {
    let folder = folder();
    let analyse = || run(folder.path(), "mice analyse a7,d7,g4/d1,d2,b6/0,0/w --flying --depth 1 --json", "");
    let first = analyse();
    assert_eq!(first.code, 0, "{first:?}");
    let answer: Value = serde_json::from_str(&first.out).unwrap();
    assert_eq!(answer["verdict"]["kind"], "win");
    assert_eq!(answer["verdict"]["plies"], 1);
    assert!(folder.path().join("data/mice-tables").read_dir().unwrap().count() > 0);
    assert_eq!(analyse().code, 0);
}
