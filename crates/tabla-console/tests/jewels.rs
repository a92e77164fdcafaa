//! Jewels from the keyboard: whole sittings as transcripts.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::common::{Script, answers, fresh, games, house, in_every_language, kit, normal, options, since};
use serde_json::{Value, json};
use tabla_console::{BoardStyle, Console, Finish, Game, Interrupts, Keep, Plain, Steps};
use tabla_games::jewels::{NamedBoard, TimeLimit, best_scores, write_layout};
use tabla_games::{Language, kits};

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
    insta::assert_snapshot!(answers(&shown));
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
    insta::assert_snapshot!(answers(&shown));
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
fn the_hint_has_the_words_of_the_game() {
    let listed = |language, typed: &str| {
        let folder = folder();
        let line = format!("{typed}\nquit");
        let (shown, _) = sit(folder.path(), BoardStyle::Ascii, language, random(2), &line);
        shown.replace(typed, "hint")
    };
    for (language, typed) in
        [(Language::Cs, "nápověda"), (Language::Cs, "napoveda"), (Language::SrCyrl, "zamene")]
    {
        let (own, english) = (listed(language, typed), listed(language, "hint"));
        assert_eq!(since(&own, "hint"), since(&english, "hint"), "{typed}");
    }
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
    insta::assert_snapshot!(fresh(&shown));
    let saves = options(folder.path(), BoardStyle::Ascii).saves.expect("tests have a folder for saves");
    assert_eq!(best_scores(&saves).expect("the list is readable").records.list().len(), 1);
}

#[test]
fn no_line_loses_the_game_when_the_time_is_over() {
    let folder = folder();
    let limit: TimeLimit = "0:01".parse().expect("a second is a limit");
    let mut script = Script::new("1 1 1 2\n1 1 1 2");
    script.pause = Duration::from_millis(600);
    let finish = Console::new(&mut script, Language::En, options(folder.path(), BoardStyle::Ascii))
        .play_jewels_on(&NamedBoard::of_number(3), Some(limit))
        .expect("a script never fails");
    assert_eq!(finish, Finish::Over);
    assert!(script.transcript.contains("the time has run out"), "{}", script.transcript);
}

#[test]
fn the_board_is_spoken_in_every_language() {
    let folder = folder();
    let shown = in_every_language(|language| {
        fresh(&sit(folder.path(), BoardStyle::Words, language, random(4), "hint\n1\nquit").0)
    });
    for (tag, shown) in shown {
        insta::assert_snapshot!(format!("spoken-{tag}"), shown);
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

/// The saves in the folder of a test.
fn saves(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder.join("saves")) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("the folder is readable").path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect()
}

#[test]
fn a_game_that_is_given_up_is_not_kept_and_one_without_a_round_neither() {
    let folder = folder();
    let (shown, finish) =
        sit(folder.path(), BoardStyle::Ascii, Language::En, random(2), "hint\n1\nresign\ny");
    assert_eq!((finish, saves(folder.path())), (Finish::Over, Vec::new()));
    assert!(!shown.contains("kept"), "{shown}");
    let (shown, finish) = sit(folder.path(), BoardStyle::Ascii, Language::En, random(2), "hint\nquit");
    assert_eq!((finish, saves(folder.path())), (Finish::Unfinished, Vec::new()));
    assert!(!shown.contains("kept"), "{shown}");
}

#[test]
fn advice_is_one_swap_with_a_number_and_leaves_a_mark() {
    let folder = folder();
    let wish = json!({ "board": { "contest": "fence" }, "turns": 1 });
    let (shown, finish) = sit(folder.path(), BoardStyle::Ascii, Language::En, wish, "eval\n2\n1\nAda");
    assert_eq!((finish, saves(folder.path())), (Finish::Over, Vec::new()));
    assert!(shown.contains("there is no turn number 2; the turns have numbers from 1 to 1"), "{shown}");
    assert!(shown.contains("turns: 1") && !shown.contains("Your name"), "{shown}");
}

#[test]
fn a_save_of_the_first_edition_goes_on_and_is_kept_as_saves_are_now() {
    let folder = folder();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla/tests/siege/corpus");
    fs::create_dir(folder.path().join("saves")).expect("the folder is writable");
    let path = folder.path().join("saves/old.json");
    fs::copy(corpus.join("jewels-limit-save.json"), &path).expect("the corpus has the save");
    let (shown, finish) = house(folder.path(), Language::En, "1\nrecord\nquit");
    assert_eq!(finish, Finish::Unfinished);
    assert!(shown.contains("7 turns played") && shown.contains("points: 48"), "{shown}");
    assert!(shown.contains("time left") && shown.contains("kept"), "{shown}");
    assert_eq!(saves(folder.path()), std::slice::from_ref(&path));
    let text = fs::read_to_string(&path).expect("the save is there");
    assert!(text.contains("\"tabla-save\": 2"), "{text}");
    let (again, _) = house(folder.path(), Language::En, "1\nrecord\nquit");
    let rounds = |shown: &str| -> Vec<String> {
        shown.lines().filter(|line| line.contains("(+")).map(str::to_owned).collect()
    };
    assert_eq!(rounds(&again), rounds(&shown));
}

#[test]
fn a_score_that_cannot_be_entered_is_asked_for_again() {
    let folder = folder();
    let list = folder.path().join("saves/jewels-best.tsv");
    fs::create_dir_all(&list).expect("the folder is writable");
    let wish = json!({ "board": { "contest": "fence" }, "turns": 2 });
    let (shown, finish) = sit(folder.path(), BoardStyle::Ascii, Language::En, wish, "hint\n1\nhint\n1\nAda");
    assert_eq!((finish, saves(folder.path()).len()), (Finish::Over, 1), "{shown}");
    fs::remove_dir(&list).expect("it is empty");
    let (shown, _) = house(folder.path(), Language::En, "1\nAda\n7");
    assert!(shown.contains("This is place 1 in the list."), "{shown}");
    assert!(shown.contains("A board of the contest"), "the menu of the game comes after it: {shown}");
    assert_eq!(saves(folder.path()), Vec::<PathBuf>::new());
}

/// Somebody who types this, then nothing for a while; then the save is looked at, and the input is over.
struct Watched {
    typed: &'static [u8],
    folder: PathBuf,
    found: std::sync::mpsc::Sender<Value>,
}

impl Read for Watched {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.typed.is_empty() {
            std::thread::sleep(Duration::from_millis(2_500));
            for path in saves(&self.folder) {
                let text = fs::read_to_string(path)?;
                let _ = self.found.send(serde_json::from_str(&text).map_err(io::Error::other)?);
            }
        }
        self.typed.read(buffer)
    }
}

#[test]
fn the_time_is_noted_while_nothing_is_typed_for_whoever_is_cut_off() {
    let folder = folder();
    let (found, finds) = std::sync::mpsc::channel();
    let input = io::BufReader::new(Watched { typed: b"hint\n1\n", folder: folder.path().to_owned(), found });
    let mut out = Vec::new();
    let mut screen = Plain::new(input, &mut out, Interrupts::default(), false, 80);
    Console::new(&mut screen, Language::En, options(folder.path(), BoardStyle::Ascii))
        .play_jewels_on(&NamedBoard::of_number(3), "5:00".parse().ok())
        .expect("nothing fails");
    let save: Value = finds.try_recv().expect("the game is saved with its first round");
    let (last, noted) = (save["log"][0]["at"].as_u64().unwrap(), save["at"].as_u64().unwrap());
    assert!(noted >= last + 1_000, "{last} {noted}");
}

#[test]
fn leaving_stops_the_clock_and_costs_the_place_among_the_best() {
    let folder = folder();
    let wish = json!({ "board": { "contest": "fence" }, "turns": 2, "limit": "0:30" });
    let (_, finish) = sit(folder.path(), BoardStyle::Ascii, Language::En, wish, "hint\n1\nquit");
    assert_eq!(finish, Finish::Unfinished);
    // Fourteen seconds were used up when the game was left.
    let [path] = &saves(folder.path())[..] else { panic!("one game is kept") };
    let mut save: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    save["at"] = 14_000.into();
    fs::write(path, save.to_string()).unwrap();
    let (shown, _) = house(folder.path(), Language::En, "1\nquit");
    assert!(shown.contains("time left 0:16"), "{shown}");
    let left: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert!(left["at"].as_u64().unwrap() >= 14_000 && left["log"][1]["event"] == "left", "{left}");
    let (shown, _) = house(folder.path(), Language::En, "1\nhint\n1\n7");
    assert!(shown.contains("This game was left while its time ran"), "{shown}");
    assert!(!shown.contains("Your name"), "{shown}");
    let saves = options(folder.path(), BoardStyle::Ascii).saves.expect("tests have a folder for saves");
    assert!(best_scores(&saves).expect("the list is readable").records.list().is_empty());
}

#[test]
fn a_round_that_was_taken_back_is_played_again() {
    let folder = folder();
    let typed = "redo\nhint\n1\nrecord\nundo\nrecord\nredo\nrecord\nquit";
    let (shown, _) = sit(folder.path(), BoardStyle::Ascii, Language::En, random(1), typed);
    let rounds: Vec<&str> =
        shown.lines().filter(|line| line.starts_with("1: ") && line.ends_with(')')).collect();
    assert_eq!(rounds.len(), 2, "{shown}");
    assert_eq!(rounds[0], rounds[1]);
    assert!(shown.contains("there is nothing to play again"), "{shown}");
}

/// Somebody who types nothing for a while.
struct Silence(Duration);

impl Read for Silence {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        std::thread::sleep(self.0);
        Ok(0)
    }
}

#[test]
fn the_time_runs_out_while_nothing_is_typed() {
    let folder = folder();
    let limit: TimeLimit = "0:01".parse().expect("a second is a limit");
    let mut out = Vec::new();
    let input = io::BufReader::new(Silence(Duration::from_secs(3)));
    let mut screen = Plain::new(input, &mut out, Interrupts::default(), false, 80);
    let finish = Console::new(&mut screen, Language::En, options(folder.path(), BoardStyle::Ascii))
        .play_jewels_on(&NamedBoard::of_number(3), Some(limit))
        .expect("nothing fails");
    drop(screen);
    let shown = String::from_utf8_lossy(&out);
    assert_eq!(finish, Finish::Over);
    assert!(shown.contains("0 turns, points: 0; the game is over: the time has run out."), "{shown}");
    assert_eq!(shown.matches("time left 0:01").count(), 2, "beside the board and above the prompt: {shown}");
    assert_eq!(shown.matches("Jewels, #3").count(), 1, "{shown}");
}
