//! `jewels-ai` by the files of the contest: answers, memory, bad files, and a death at any moment.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::common::{Ran, finish, folder};
use tabla_core::{SeededRng, below};
use tabla_games::Language;
use tabla_games::jewels::{Board, ContestTurn, Input, generate, read_answer, write_input};

const EXAMPLE: &str =
    "10\r\n12124542\r\n21215451\r\n12121312\r\n21213131\r\n12121212\r\n21212121\r\n12121212\r\n21212121\r\n";
const NO_SWAP: &str =
    "10\r\n12345612\r\n34561234\r\n56123456\r\n12345612\r\n34561234\r\n56123456\r\n12345612\r\n34561234\r\n";

fn command(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jewels-ai"));
    command.current_dir(folder).env_clear().env("LANG", "en_US.UTF-8");
    command.args(words.split_whitespace());
    command
}

fn run(folder: &Path, words: &str) -> Ran {
    finish(command(folder, words), "")
}

/// Whether the answer in this folder is whole and legal on this board; `None` when there is none.
fn answer_is_right(folder: &Path, board: &Board) -> Option<bool> {
    let bytes = fs::read(folder.join("vystup.txt")).ok()?;
    let swap = read_answer(&bytes).ok().filter(|&swap| board.is_legal(swap));
    Some(swap.is_some_and(|swap| format!("{swap}\r\n").as_bytes() == bytes))
}

fn board_of(seed: u64) -> Board {
    *generate(&mut SeededRng::new(seed), 8).unwrap().board()
}

fn ask(folder: &Path, turns: u32, board: Board) {
    fs::write(folder.join("vstup.txt"), write_input(&Input { turns, board })).unwrap();
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn the_example_is_answered_by_one_line() {
    let folder = folder();
    fs::write(folder.path().join("vstup.txt"), EXAMPLE).unwrap();
    let ran = run(folder.path(), "--time 0.1s --no-memory");
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    let board = tabla_games::jewels::read_input(EXAMPLE.as_bytes()).unwrap().board;
    assert_eq!(answer_is_right(folder.path(), &board), Some(true));
    assert_eq!(names(folder.path()), ["vstup.txt", "vystup.txt"]);
}

#[test]
fn the_only_swap_is_the_answer() {
    let folder = folder();
    let board = (0..).map(board_of).find(|board| board.swaps().len() == 1).unwrap();
    ask(folder.path(), 50, board);
    assert_eq!(run(folder.path(), "").code, 0);
    assert_eq!(answer_is_right(folder.path(), &board), Some(true));
}

#[test]
fn a_game_is_remembered_and_another_one_noticed() {
    let folder = folder();
    let memory = folder.path().join(ContestTurn::MEMORY);
    ask(folder.path(), 10, board_of(1));
    assert_eq!(run(folder.path(), "--time 50ms").code, 0);
    let first = fs::read(&memory).unwrap();
    // The same question again changes nothing; a board that does not follow begins a new game.
    assert_eq!(run(folder.path(), "--time 50ms").err, "");
    ask(folder.path(), 9, board_of(2));
    let ran = run(folder.path(), "--time 50ms");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(answer_is_right(folder.path(), &board_of(2)), Some(true));
    assert_ne!(fs::read(&memory).unwrap(), first);
    assert_eq!(names(folder.path()), ["jewels-ai.memory", "vstup.txt", "vystup.txt"]);
}

#[test]
fn damaged_memory_is_told_and_does_no_harm() {
    let folder = folder();
    ask(folder.path(), 10, board_of(3));
    let memory = folder.path().join("other.memory");
    let words = "--time 50ms --memory other.memory";
    assert_eq!(run(folder.path(), words).err, "");
    let whole = fs::read(&memory).unwrap();
    for damaged in [
        b"".to_vec(),
        b"\xff\xfe\0garbage".to_vec(),
        whole[..whole.len() - 3].to_vec(),
        [&whole[..], b"x"].concat(),
    ] {
        fs::write(&memory, &damaged).unwrap();
        let ran = run(folder.path(), words);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.err.contains("other.memory"), "{damaged:?}: {ran:?}");
        assert_eq!(answer_is_right(folder.path(), &board_of(3)), Some(true));
        assert_eq!(run(folder.path(), words).err, "", "it is learned anew");
    }
    // Where nothing can be kept, there is an answer all the same.
    let ran = run(folder.path(), "--time 50ms --memory no/such/folder/memory");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.err.contains("no/such/folder"), "{ran:?}");
}

#[test]
fn bad_input_is_told_and_leaves_no_answer() {
    let folder = folder();
    let mut told = String::new();
    for (name, text) in [
        ("nothing", String::new()),
        ("no turns", EXAMPLE.replacen("10", "0", 1)),
        ("turns in words", EXAMPLE.replacen("10", "ten", 1)),
        ("a seven", EXAMPLE.replacen("12124542", "12127542", 1)),
        ("a short row", EXAMPLE.replacen("12124542", "1212454", 1)),
        ("a row too many", format!("{EXAMPLE}12121212\r\n")),
        ("a board file", EXAMPLE.replacen("10\r\n", "", 1)),
        ("no swap", NO_SWAP.to_owned()),
    ] {
        fs::write(folder.path().join("vstup.txt"), text).unwrap();
        fs::write(folder.path().join("vystup.txt"), "1 1 1 2\r\n").unwrap();
        let ran = run(folder.path(), "--time 50ms");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{name}: {ran:?}");
        assert_eq!(names(folder.path()), ["vstup.txt"], "{name}");
        told += &format!("{name}\n  {}", ran.err);
    }
    insta::assert_snapshot!(told);
}

#[test]
fn where_there_is_no_input_nothing_is_touched() {
    let folder = folder();
    fs::write(folder.path().join("vystup.txt"), "mine").unwrap();
    let ran = run(folder.path(), "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("vstup.txt"), "{ran:?}");
    assert_eq!(names(folder.path()), ["vystup.txt"]);
}

#[test]
fn wrong_words_are_refused_in_every_language() {
    let folder = folder();
    ask(folder.path(), 10, board_of(1));
    for (words, quoted) in [
        ("--time 0", "'0'"),
        ("--time 5s", "4700ms"),
        ("--time soon", "'soon'"),
        ("--memory vystup.txt", "'vystup.txt'"),
        ("--memory ./vstup.txt", "vstup.txt"),
        ("--memory /", "'/'"),
        ("--memory a --no-memory", "--no-memory"),
        ("board.txt", "'board.txt'"),
        ("--lang xx", "'xx'"),
    ] {
        let ran = run(folder.path(), words);
        assert_eq!(ran.code, 2, "{words}: {ran:?}");
        assert!(ran.err.contains(quoted), "{words}: {ran:?}");
    }
    for language in Language::ALL {
        let ran = run(folder.path(), &format!("--lang {} --time 5s", language.tag()));
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains("5s") && !ran.err.contains("jewels-ai-time"), "{ran:?}");
        assert_eq!(run(folder.path(), &format!("--lang {} --help", language.tag())).code, 0);
    }
    assert_eq!(names(folder.path()), ["vstup.txt"], "nothing was answered");
}

#[test]
fn a_killed_player_leaves_a_whole_answer_or_none() {
    let folder = folder();
    let board = board_of(5);
    ask(folder.path(), 30, board);
    let mut dice = SeededRng::new(5);
    let mut answers = 0;
    for _ in 0..60 {
        let mut child = command(folder.path(), "--time 60ms").spawn().expect("it starts");
        thread::sleep(Duration::from_micros(below(&mut dice, 120_000)));
        let _ = child.kill();
        child.wait().expect("it ends");
        if let Some(is_right) = answer_is_right(folder.path(), &board) {
            assert!(is_right, "{:?}", fs::read(folder.path().join("vystup.txt")));
            answers += 1;
            fs::remove_file(folder.path().join("vystup.txt")).unwrap();
        }
    }
    assert!(answers > 0, "it was never quick enough to answer");
    // What it remembers is whole, too, and nothing is in the way of the next one.
    let ran = run(folder.path(), "--time 60ms");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(answer_is_right(folder.path(), &board), Some(true));
}
