//! Jewels from the keyboard: whole sittings as transcripts.

mod common;

use std::fs;
use std::path::Path;

use common::{Script, games, house, kit, normal, options};
use serde_json::{Value, json};
use tabla_console::{BoardStyle, Console, Finish, Game, Keep, Steps};
use tabla_play::jewels::{NamedBoard, TimeLimit, best_scores, write_layout};
use tabla_play::{Language, kits};

/// A sitting at the table of this wish.
fn sit(folder: &Path, style: BoardStyle, language: Language, wish: Value, typed: &str) -> (String, Finish) {
    let mut script = Script::new(typed);
    let options = options(folder, style);
    let wish = kits::fill_in(&games(), "jewels", wish, 1, 0).expect("it is a wish for Jewels");
    let table = kits::open(&games(), "jewels", &wish).expect("such a game can be set up");
    let keep = Keep::begin(&kit("jewels"), &*table, None, folder, options.saves.clone());
    let mut game = Game::new(kit("jewels"), table, keep, Steps::Ask);
    let finish = Console::new(&mut script, language, options).play(&mut game).expect("a script never fails");
    (normal(&script.transcript, folder), finish)
}

fn random(seed: u64) -> Value {
    NamedBoard::of_number(seed).wish(None)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

#[test]
fn a_sitting_with_every_command_and_wrong_input() {
    let folder = folder();
    let typed = "help\nhint\n99\n1\nundo\nundo\n1 1 5 5\n1 1 1 9\nnonsense\n6 3\nposition\nrecord\nsave\nsave board.txt\n\
                 save board.txt\nredo\nrules\nhint\n2\nrecord\n\nquit";
    let (shown, finish) = sit(folder.path(), BoardStyle::Ascii, Language::En, random(1), typed);
    assert_eq!(finish, Finish::Unfinished);
    insta::assert_snapshot!(shown);
    let board = NamedBoard::read(&folder.path().join("board.txt")).expect("it is a board file");
    assert_eq!((board.layout, board.name.as_str()), (NamedBoard::of_number(1).layout, "board"));
}

#[test]
fn the_room_offers_boards_and_refuses_bad_ones() {
    let folder = folder();
    fs::write(folder.path().join("bad.txt"), "12345671\n").expect("the folder is writable");
    let good = folder.path().join("good.txt");
    fs::write(&good, write_layout(&NamedBoard::of_number(5).layout)).expect("the folder is writable");
    let bad = folder.path().join("bad.txt");
    let typed = format!(
        "4\n9\n4\n5\n2\n7\n2\n0:00\n1:75\nsoon\n\nnew\n3\nmissing.txt\n{}\n{}\n\nnew\n7\n6\n^C",
        bad.display(),
        good.display()
    );
    let (shown, finish) = house(folder.path(), Language::En, &typed);
    assert_eq!(finish, Finish::Interrupted);
    insta::assert_snapshot!(shown);
}

#[test]
fn a_game_that_is_left_is_offered_again_and_goes_on() {
    let folder = folder();
    let (_, finish) = sit(folder.path(), BoardStyle::Ascii, Language::En, random(2), "hint\n1\nhint\n1");
    assert_eq!(finish, Finish::Unfinished);
    let (shown, _) = house(folder.path(), Language::En, "1\nrecord\nquit");
    assert!(shown.contains("Go on: Jewels, board #2, 2 turns played"), "{shown}");
    assert!(shown.contains("turns: 2"), "{shown}");
}

#[test]
fn a_dead_end_ends_the_game_and_enters_the_list() {
    let folder = folder();
    let (shown, finish) = sit(
        folder.path(),
        BoardStyle::Unicode,
        Language::En,
        json!({ "board": { "contest": "fence" }, "turns": 2 }),
        "hint\n1\nhint\n1\nAda",
    );
    assert_eq!(finish, Finish::Over);
    insta::assert_snapshot!(shown);
    let saves = options(folder.path(), BoardStyle::Ascii).saves.expect("tests have a folder for saves");
    assert_eq!(best_scores(&saves).expect("the list is readable").records.list().len(), 1);
}

#[test]
fn no_line_loses_the_game_when_the_time_is_over() {
    let folder = folder();
    let limit: TimeLimit = "0:01".parse().expect("a second is a limit");
    let mut script = Script::new("1 1 1 2\n1 1 1 2");
    script.pause = std::time::Duration::from_millis(600);
    let finish = Console::new(&mut script, Language::En, options(folder.path(), BoardStyle::Ascii))
        .play_jewels_on(&NamedBoard::of_number(3), Some(limit))
        .expect("a script never fails");
    assert_eq!(finish, Finish::Over);
    assert!(script.transcript.contains("the time has run out"), "{}", script.transcript);
}

#[test]
fn the_board_is_spoken_in_every_language() {
    let folder = folder();
    for language in Language::ALL {
        let (shown, _) = sit(folder.path(), BoardStyle::Words, language, random(4), "hint\n1\nquit");
        insta::assert_snapshot!(format!("spoken-{}", language.tag()), shown);
    }
}

#[test]
fn an_endless_cascade_ends_the_game_with_its_reason() {
    let folder = folder();
    let rows =
        ["12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121"];
    let text = rows.join("\n") + &format!("\n{}", "1".repeat(8)).repeat(8);
    fs::write(folder.path().join("ones.txt"), text).expect("the folder is writable");
    let board = NamedBoard::read(&folder.path().join("ones.txt")).expect("it is a board file");
    let (shown, finish) = sit(folder.path(), BoardStyle::Ascii, Language::En, board.wish(None), "6 3 6 4");
    assert_eq!(finish, Finish::Over);
    assert!(shown.contains("the last cascade would go on for ever"), "{shown}");
}
