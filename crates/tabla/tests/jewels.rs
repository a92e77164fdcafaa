//! Jewels by the binary: boards, bots, training, games.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use crate::common::{self, Ran, command, folder, run};
use serde_json::Value;
use tabla_games::Language;
use tabla_games::jewels::{read_layout, write_layout};

fn make_boards(folder: &Path) {
    let made = run(folder, "jewels generate --count 4 --length 16 --seed 4 --out boards", "");
    assert_eq!(made.code, 0, "{made:?}");
    assert!(made.out.contains('4'), "{made:?}");
}

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.code, 0, "{ran:?}");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn boards_are_made_exactly_and_the_same_again() {
    let folder = folder();
    make_boards(folder.path());
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let names =
        ["boards/board-001.txt", "boards/board-002.txt", "boards/board-003.txt", "boards/board-004.txt"];
    for name in names {
        let layout = read_layout(&read(name)).unwrap();
        assert_eq!(write_layout(&layout).as_bytes(), read(name));
        assert_eq!(layout.lines().line(0).len(), 16);
        assert!(!layout.board().swaps().is_empty());
    }
    assert_ne!(read(names[0]), read(names[1]));
    assert_eq!(run(folder.path(), "jewels generate --length 16 --seed 4 --out one.txt", "").code, 0);
    assert_eq!(read("one.txt"), read(names[0]), "the first board does not depend on their number");
    assert_eq!(run(folder.path(), "jewels generate --length 16 --seed 4 --out new/", "").code, 0);
    assert_eq!(read("new/board-001.txt"), read(names[0]));
}

#[test]
fn a_board_file_is_checked() {
    let folder = folder();
    make_boards(folder.path());
    let right = run(folder.path(), "jewels check boards/board-001.txt", "");
    assert_eq!(right.code, 0, "{right:?}");
    assert!(right.out.contains("is right") && right.out.contains("16, 16"), "{right:?}");
    let text = fs::read_to_string(folder.path().join("boards/board-001.txt")).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[2] = "12345671";
    lines[4] = "1234561";
    lines[9] = "123456";
    fs::write(folder.path().join("bad.txt"), lines.join("\n")).unwrap();
    let wrong = run(folder.path(), "jewels check bad.txt", "");
    assert_eq!(wrong.code, 2);
    for reason in ["bad.txt", "line 3, column 7: '7'", "line 5, column 8", "line 10, column 7"] {
        assert!(wrong.err.contains(reason), "{reason}: {}", wrong.err);
    }
}

#[test]
fn bots_are_compared_on_the_same_boards() {
    let folder = folder();
    make_boards(folder.path());
    let words = "jewels match boards/board-001.txt boards/board-002.txt boards/board-003.txt \
                 --bots random ai:samples=200 ai:samples=200,memory -T 5,12 --json";
    let played = run(folder.path(), words, "");
    let report = json(&played);
    assert_eq!(run(folder.path(), words, "").out, played.out, "samples make a match repeatable");
    assert_eq!(report["boards"], 3);
    let results = report["results"].as_array().unwrap();
    let heads: Vec<_> = results.iter().map(|row| (row["bot"].as_str().unwrap(), &row["turns"])).collect();
    let (five, twelve) = (Value::from(5), Value::from(12));
    assert_eq!(
        heads,
        [
            ("random", &five),
            ("random", &twelve),
            ("ai:samples=200", &five),
            ("ai:samples=200", &twelve),
            ("ai:samples=200,memory", &five),
            ("ai:samples=200,memory", &twelve),
        ]
    );
    for row in results {
        let games = row["games"].as_array().unwrap();
        let sum: u64 = games.iter().map(|game| game["points"].as_u64().unwrap()).sum();
        assert_eq!(games.len(), 3);
        assert!((row["mean"].as_f64().unwrap() - sum as f64 / 3.0).abs() < 1e-9);
    }
    let gains = report["gains"].as_array().unwrap();
    assert_eq!(gains.len(), 4);
    let difference = results[3]["mean"].as_f64().unwrap() - results[1]["mean"].as_f64().unwrap();
    assert!((gains[1]["mean"].as_f64().unwrap() - difference).abs() < 1e-9);

    let told = run(folder.path(), "jewels match --generate 3 --length 8 --bots random greedy -T 5", "");
    assert_eq!((told.code, told.out.lines().count()), (0, 4), "{told:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_program_is_a_bot_too() {
    let folder = folder();
    make_boards(folder.path());
    let words = ["jewels", "match", "boards/board-001.txt", "-T", "3", "--json", "--bots", "greedy"];
    let mut matched = command(folder.path());
    matched.args(words).arg(format!("command:{} --time 50ms", env!("CARGO_BIN_EXE_jewels-ai")));
    let report = json(&common::finish(matched, ""));
    assert_eq!(report["results"][1]["shortest"], 3, "{report}");
    let mut matched = command(folder.path());
    matched.args(words).arg("command:./nobody");
    let refused = common::finish(matched, "");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("nobody"), "{refused:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn the_judge_is_the_same() {
    let folder = folder();
    make_boards(folder.path());
    let script = "echo '1 1 1 1' > vystup.txt";
    fs::write(folder.path().join("bot.sh"), script).unwrap();
    let judged =
        json(&run(folder.path(), "jewels judge --json boards/board-001.txt 3 sh bot.sh --lang cs", ""));
    assert_eq!((&judged["points"], &judged["turns"]), (&Value::from(0), &Value::from(3)));
    assert_eq!(judged["command"].as_array().unwrap().len(), 4, "what follows the command is its own");
    let reason = judged["reason"].as_str().unwrap();
    assert!(reason.contains("share a side"), "and is not a wish for another language: {reason}");
}

#[test]
fn a_training_is_the_same_again_also_when_it_was_broken_off() {
    let folder = folder();
    let words = |out: &str| format!("jewels train --moves 250_000 --seed 3 --out {out}");
    let whole = run(folder.path(), &words("whole.bin"), "");
    assert_eq!(whole.code, 0, "{whole:?}");
    assert!(!folder.path().join("whole.bin.part").exists());
    let bytes = fs::read(folder.path().join("whole.bin")).unwrap();

    let mut broken = command(folder.path());
    broken.args(words("other.bin").split_whitespace()).stdin(Stdio::null());
    let mut broken = broken.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let part = folder.path().join("other.bin.part");
    while !part.exists() && broken.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    let _ = broken.kill();
    broken.wait().unwrap();
    if part.exists() {
        let other = run(folder.path(), &words("other.bin --resume").replace("--seed 3", "--seed 4"), "");
        assert_eq!(other.code, 2);
        assert!(other.err.contains("--seed 3 --moves 250000"), "{other:?}");
    }
    let resumed = run(folder.path(), &words("other.bin --resume"), "");
    assert_eq!(resumed.code, 0, "{resumed:?}");
    assert_eq!(fs::read(folder.path().join("other.bin")).unwrap(), bytes);
    assert!(!part.exists());

    fs::write(&part, "no training").unwrap();
    let damaged = run(folder.path(), &words("other.bin --resume"), "");
    assert_eq!(damaged.code, 2);
    assert!(damaged.err.contains("other.bin.part"), "{damaged:?}");
}

#[test]
fn the_bench_has_a_checksum() {
    let folder = folder();
    let told = run(folder.path(), "bench jewels", "");
    assert_eq!(told.code, 0, "{told:?}");
    assert_eq!(told.last_line(), "Points: 49515279; dead boards: 14741");
}

#[test]
fn games_are_played_on_every_kind_of_board() {
    let folder = folder();
    make_boards(folder.path());
    for (words, name) in [
        ("jewels play boards/board-002.txt", "board-002"),
        ("jewels play --contest fence --limit 5:00", "fence"),
        ("jewels play --seed 7", "#7"),
        ("jewels play", "#"),
    ] {
        let played = run(folder.path(), words, "hint\n");
        assert_eq!(played.code, 1, "left unfinished: {words}: {played:?}");
        assert!(played.out.contains(name), "{words}: {}", played.out);
    }
    assert_eq!(run(folder.path(), "jewels", "").code, 0);
    assert!(run(folder.path(), "jewels rules", "").out.contains("Sixty-four stones"));
    assert!(run(folder.path(), "jewels scores", "").out.contains("no scores"));
}

#[test]
fn wrong_words_are_refused() {
    let folder = folder();
    make_boards(folder.path());
    for (words, quoted) in [
        ("jewels dance", "'dance'"),
        ("jewels play nothing.txt", "nothing.txt"),
        ("jewels play --contest chess", "'chess'"),
        ("jewels play --seed many", "'many'"),
        ("jewels play --limit 0:00", "second"),
        ("jewels play --limit 5:60", "'5:60'"),
        ("jewels play --contest fence --seed 1", "--seed"),
        ("jewels generate", "--out"),
        ("jewels generate --count 0 --out x", "'0'"),
        ("jewels generate --length 7 --out x", "'7'"),
        ("jewels generate --length 1025 --out x", "'1025'"),
        ("jewels generate --seed -1 --out x", "'-1'"),
        ("jewels generate --out no/such/folder/x.txt", "no/such/folder"),
        ("jewels check", "FILE"),
        ("jewels match --bots random", "FILE"),
        ("jewels match boards/board-001.txt", "--bots"),
        ("jewels match boards/board-001.txt --bots nobody", "'nobody'"),
        ("jewels match boards/board-001.txt --bots command:", "command"),
        ("jewels match boards/board-001.txt --bots random -T 0", "'0'"),
        ("jewels match boards/board-001.txt --bots random -T 10,101", "'101'"),
        ("jewels match boards/board-001.txt --bots ai --time soon", "'soon'"),
        ("jewels match boards/board-001.txt --generate 2 --bots random", "--generate"),
        ("jewels match nothing.txt --bots random", "nothing.txt"),
        ("jewels train --moves 0", "'0'"),
        ("jewels train --moves 1 --out no/such/folder/v.bin", "no/such/folder"),
        ("jewels judge boards/board-001.txt 101 sh", "'101'"),
        ("bench jewels --playouts", "bench jewels"),
        ("bench jewels --flying", "bench jewels"),
    ] {
        let refused = run(folder.path(), words, "");
        assert_eq!(refused.code, 2, "{words}: {refused:?}");
        assert!(refused.err.contains(quoted), "{words}: {refused:?}");
    }
}

#[test]
fn every_language_has_its_help() {
    let folder = folder();
    for language in Language::ALL {
        for command in ["", "play", "rules", "scores", "generate", "check", "judge", "match", "train"] {
            let help = run(folder.path(), &format!("help jewels {command} --lang {}", language.tag()), "");
            assert_eq!(help.code, 0, "{help:?}");
            assert!(!help.out.contains("cli-"), "{help:?}");
        }
    }
}
