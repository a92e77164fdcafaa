//! Games on disk: the output file, unfinished games, and files that are no games.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;
use tabla_core::{Seat, TableError, Viewer};
use tabla_games::kits::{Shelf, registry};
use tabla_games::{
    AutoSave, GameWriter, Language, Opened, SaveFolder, StorageError, TableFile, Words, open_file, open_save,
    remove_save, save_table,
};
use tabla_table::{Act, Command, Kit, Offer, PLAIN, Registry, Secret, Setup, Table, Waiting};

fn games() -> Registry {
    registry(&Shelf::default())
}

fn kit() -> Arc<dyn Kit> {
    games().find("santorini").unwrap()
}

fn open(setup: Setup) -> Box<dyn Table> {
    kit().open(Setup { game: "santorini".to_owned(), ..setup }, Secret::default()).unwrap()
}

fn table(first: &str, second: &str) -> Box<dyn Table> {
    open(Setup { players: vec![first.to_owned(), second.to_owned()], ..Setup::default() })
}

fn people() -> Box<dyn Table> {
    table("human", "human")
}

fn load(path: &Path) -> Result<Box<dyn Table>, TableError> {
    let wish = serde_json::json!({ "players": ["human", "human"] });
    open_file(&games(), "santorini", path, wish, (0, 0)).map(|opened| opened.table)
}

/// What is said of a refusal.
fn said(error: &TableError) -> String {
    Words::new(Language::En).say(&error.saying)
}

/// Everybody takes a second and a half for each turn.
fn play(table: &mut dyn Table, turns: &[&str]) {
    for turn in turns {
        let Waiting::Move(seat) = table.waiting() else { panic!("{turn}: nobody is to move") };
        let act = Act::Play { text: (*turn).to_owned(), by: None, because: Vec::new() };
        table.perform(&Command { seat: Some(seat), at: table.at() + 1_500, revision: None, act }).unwrap();
    }
}

fn undo(table: &mut dyn Table) {
    let command = Command { seat: Some(Seat::FIRST), at: table.at(), revision: None, act: Act::Undo };
    table.perform(&command).unwrap();
}

fn position(table: &dyn Table) -> String {
    table.show(Viewer::Everything, None).unwrap().position
}

fn record(table: &dyn Table) -> String {
    table.export(PLAIN, Viewer::Everything).unwrap()
}

/// The saves in a folder: where they are, and what is in them.
fn listed(folder: &SaveFolder) -> Vec<(PathBuf, Result<Opened, TableError>)> {
    let entries = folder.entries().unwrap().into_iter();
    entries.map(|entry| (entry.path.clone(), open_save(&games(), &entry.path))).collect()
}

/// The turns in a file: nothing stands before them, and after them only what else there is to say.
fn body(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let (turns, comments) = text.split_at(text.find("//").unwrap());
    assert!(
        comments.starts_with("// players: ") && comments.lines().all(|line| line.starts_with("// ")),
        "{text}"
    );
    turns.to_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

const START: [&str; 4] = ["C3 B2", "C2 D2", "C3 B3 A3", "C2 D3 E3"];

#[test]
fn a_game_is_on_the_disk_after_every_turn() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = table("human", "champion:time=1s");
    let mut writer = GameWriter::create_in(folder.path(), &*game, PLAIN).unwrap();
    assert_eq!(body(writer.path()), "");
    assert!(fs::read_to_string(writer.path()).unwrap().ends_with("// players: human - champion:time=1s\n"));
    let mut expected = String::new();
    for (turn, written) in START.into_iter().zip(["C3 B2\n", "C2 D2\n", "C3 B3 A3\n", "C2 D3 E3\n"]) {
        play(&mut *game, &[turn]);
        writer.update(&*game).unwrap();
        expected += written;
        assert_eq!(body(writer.path()), expected);
        assert_eq!(position(&*load(writer.path()).unwrap()), position(&*game));
    }
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn turns_taken_back_leave_the_file_and_others_come() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = people();
    let mut writer = GameWriter::create_in(folder.path(), &*game, PLAIN).unwrap();
    play(&mut *game, &START);
    writer.update(&*game).unwrap();
    undo(&mut *game);
    undo(&mut *game);
    writer.update(&*game).unwrap();
    assert_eq!(body(writer.path()), "C3 B2\nC2 D2\n");
    play(&mut *game, &["B2 A2 A1"]);
    writer.update(&*game).unwrap();
    writer.update(&*game).unwrap();
    assert_eq!(body(writer.path()), "C3 B2\nC2 D2\nB2 A2 A1\n");
    // One turn is replaced by another between two updates.
    undo(&mut *game);
    play(&mut *game, &["B2 A2 A3"]);
    writer.update(&*game).unwrap();
    assert_eq!(body(writer.path()), "C3 B2\nC2 D2\nB2 A2 A3\n");
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn no_file_is_overwritten_by_a_new_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut paths = Vec::new();
    for _ in 0..3 {
        let mut game = people();
        let mut writer = GameWriter::create_in(folder.path(), &*game, PLAIN).unwrap();
        play(&mut *game, &START[..1]);
        writer.update(&*game).unwrap();
        paths.push(writer.path().to_owned());
    }
    let stem = paths[0].file_stem().unwrap().to_string_lossy().into_owned();
    let date = stem.strip_prefix("santorini-").unwrap();
    assert_eq!(date.len(), 10, "{date}");
    let expected: Vec<String> = ["", "-2", "-3"].map(|number| format!("{stem}{number}.txt")).into();
    let written: Vec<_> = paths.iter().map(|path| path.file_name().unwrap().to_string_lossy()).collect();
    assert_eq!(written, expected);
    assert!(paths.iter().all(|path| body(path) == "C3 B2\n"));
}

#[test]
fn a_game_from_a_position_is_written_and_loaded_too() {
    let folder = tempfile::tempdir().unwrap();
    let start = "0000000000003200000000000/2/A1,A5/C4,E1";
    let mut game = open(Setup { start: Some(start.to_owned()), ..Setup::default() });
    let mut writer = GameWriter::create_in(folder.path(), &*game, PLAIN).unwrap();
    play(&mut *game, &["C4 C3"]);
    writer.update(&*game).unwrap();
    let text = fs::read_to_string(writer.path()).unwrap();
    assert_eq!(
        text,
        format!(
            "C4 C3\n// players: human - human\n// position: {start}\n\
             // result: 0-1, a worker stands on the third level\n"
        )
    );
    assert_eq!(position(&*load(writer.path()).unwrap()), position(&*game));
}

#[test]
fn a_chosen_file_is_replaced_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.txt");
    fs::write(&path, "something else\n").unwrap();
    let mut game = people();
    play(&mut *game, &START[..2]);
    let mut writer = GameWriter::open(&path, &kit(), &*game, PLAIN, true).unwrap();
    assert_eq!(body(&path), "C3 B2\nC2 D2\n");
    play(&mut *game, &START[2..]);
    writer.update(&*game).unwrap();
    assert_eq!(body(&path), "C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E3\n");
    assert_eq!(names(folder.path()), ["out.txt"]);
}

#[test]
fn the_loaded_file_itself_is_continued_with_its_comments() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let text = "\u{feff}c3 b2 // mine\r\n\r\nC2 D2  // yours\r\n// and so on\r\nСЗ В3 А3";
    fs::write(&path, text).unwrap();
    let mut game = load(&path).unwrap();
    let mut writer = GameWriter::open(&path, &kit(), &*game, PLAIN, true).unwrap();
    play(&mut *game, &START[3..]);
    writer.update(&*game).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{text}\nC2 D3 E3\n// players: human - human\n"));
    assert_eq!(position(&*load(&path).unwrap()), position(&*game));
}

/// A file of ours, gone on with by others: the turns stay as they are, and whoever plays now is named.
#[test]
fn a_file_that_is_gone_on_with_names_the_new_players() {
    let folder = tempfile::tempdir().unwrap();
    let (path, other) = (folder.path().join("game.txt"), folder.path().join("other.txt"));
    let mut game = table("human", "champion:time=1s");
    play(&mut *game, &START[..3]);
    GameWriter::open(&path, &kit(), &*game, PLAIN, false).unwrap();
    let before = body(&path);
    let wish = json!({ "players": ["simple", "alphabeta"] });
    for out in [&path, &other] {
        let mut game = open_file(&games(), "santorini", &path, wish.clone(), (0, 0)).unwrap().table;
        let mut writer = GameWriter::open(out, &kit(), &*game, PLAIN, false).unwrap();
        play(&mut *game, &[["C2 D3 E3", "C2 B1 A1"][usize::from(out == &other)]]);
        writer.update(&*game).unwrap();
        let text = fs::read_to_string(out).unwrap();
        assert!(text.starts_with(&before) && text.matches("players:").count() == 1, "{text}");
        assert!(text.contains("// players: simple - alphabeta\n"), "{text}");
        undo(&mut *game);
        writer.update(&*game).unwrap();
    }
}

/// A file that holds anything else is written over only if somebody says so; what is empty is in nobody's way.
#[test]
fn a_file_in_the_way_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.txt");
    let mut game = people();
    play(&mut *game, &START);
    for text in ["a letter", "C3 B2\nC2 D2\nC3 B3 A3\n", "C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E2\n"] {
        fs::write(&path, text).unwrap();
        let error = GameWriter::open(&path, &kit(), &*game, PLAIN, false).unwrap_err();
        assert!(said(&error).contains("--force"), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    GameWriter::open(&path, &kit(), &*game, PLAIN, true).unwrap();
    assert_eq!(body(&path), START.map(|turn| format!("{turn}\n")).concat());
    for text in ["", "\n"] {
        fs::write(&path, text).unwrap();
        GameWriter::open(&path, &kit(), &*game, PLAIN, false).unwrap();
    }
}

/// What ended a game without a move is in every form of its file, and there again when it is loaded, whoever plays then.
#[test]
fn an_end_that_was_no_move_is_loaded_again() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (Some(Seat::FIRST), Some(Seat::SECOND));
    let ends = [
        ("0-1, resigned", "player 1 has resigned", vec![(first, 0, Act::Resign)]),
        ("0-1, time", "player 1 has run out of time", vec![(None, 999_999_999, Act::CheckTime)]),
        (
            "1/2-1/2, agreed",
            "the game is drawn: the players have agreed on it",
            vec![(second, 0, Act::Offer { offer: Offer::Draw }), (first, 0, Act::Answer { accept: true })],
        ),
    ];
    for (result, reason, acts) in ends {
        let mut game = open(Setup { clock: Some("5m+3s".parse().unwrap()), ..Setup::default() });
        play(&mut *game, &START);
        for (seat, at, act) in acts {
            game.perform(&Command { seat, at, revision: None, act }).unwrap();
        }
        let why = |table: &dyn Table| {
            let ending = table.show(Viewer::Everything, None).unwrap().extras.final_ending;
            ending.map(|ending| (ending.cause, Words::new(Language::En).say(&ending.reason)))
        };
        assert_eq!(why(&*game).unwrap().1, reason);
        let first = game.export("json", Viewer::Everything).unwrap();
        for (name, text) in [("game.txt", record(&*game)), ("first.json", first)] {
            let path = folder.path().join(name);
            fs::write(&path, &text).unwrap();
            assert!(name != "game.txt" || text.ends_with(&format!("// result: {result}\n")), "{text}");
            let wish = json!({ "players": ["human", "champion"] });
            let loaded = open_file(&games(), "santorini", &path, wish, (0, 0)).unwrap().table;
            assert_eq!(why(&*loaded), why(&*game), "{text}");
        }
    }
    // Turns that somebody added after it count.
    let text = "C3 B2\nC2 D2\n// result: 0-1, resigned\nC3 B3 A3\n";
    fs::write(folder.path().join("game.txt"), text).unwrap();
    assert!(matches!(load(&folder.path().join("game.txt")).unwrap().waiting(), Waiting::Move(Seat::SECOND)));
}

#[cfg(unix)]
#[test]
fn links_and_devices_stay_what_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let (path, link) = (folder.path().join("out.txt"), folder.path().join("link.txt"));
    fs::write(&path, "").unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let mut game = people();
    play(&mut *game, &START[..1]);
    GameWriter::open(&link, &kit(), &*game, PLAIN, true).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(body(&path), "C3 B2\n");

    let null = Path::new("/dev/null");
    let mut writer = GameWriter::open(null, &kit(), &*game, PLAIN, true).unwrap();
    undo(&mut *game);
    writer.update(&*game).unwrap();
    assert!(!fs::metadata(null).unwrap().is_file());
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let check = |error: TableError, path: &Path, reason: &str| {
        assert_eq!(said(&error), format!("'{}' cannot be written: {reason}", path.display()));
    };
    let game = people();
    let nowhere = folder.path().join("no/such/folder/out.txt");
    check(
        GameWriter::open(&nowhere, &kit(), &*game, PLAIN, true).unwrap_err(),
        &nowhere,
        "there is no such file or folder",
    );
    check(
        GameWriter::open(folder.path(), &kit(), &*game, PLAIN, true).unwrap_err(),
        folder.path(),
        "it is a folder",
    );
    let file = folder.path().join("file");
    fs::write(&file, "x").unwrap();
    let below = file.join("out.txt");
    check(
        save_table(&below, &*game, PLAIN, false).unwrap_err(),
        &below,
        "a part of the path is not a folder",
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "x");
}

#[test]
fn a_game_is_saved_by_name_in_either_form() {
    let folder = tempfile::tempdir().unwrap();
    let players = vec!["human".to_owned(), "alphabeta:depth=2".to_owned()];
    let mut game = open(Setup { players, clock: Some("5m+3s".parse().unwrap()), ..Setup::default() });
    play(&mut *game, &START);
    for name in ["game.txt", "game.json"] {
        let path = folder.path().join(name);
        save_table(&path, &*game, PLAIN, false).unwrap();
        let exists = TableError::from(StorageError::Exists { path: path.clone() });
        assert_eq!(save_table(&path, &*game, PLAIN, false), Err(exists));
        save_table(&path, &*game, PLAIN, true).unwrap();
        let loaded = load(&path).unwrap();
        assert_eq!(position(&*loaded), position(&*game));
        let turns = |table: &dyn Table| record(table).split_once("//").unwrap().0.to_owned();
        assert_eq!(turns(&*loaded), turns(&*game));
    }
    let loaded = load(&folder.path().join("game.json")).unwrap();
    assert_eq!(loaded.saved(), game.saved());
    assert_eq!(loaded.player(Seat::SECOND), "alphabeta:depth=2");
    let seats = |table: &dyn Table| table.show(Viewer::Everything, None).unwrap().extras.seats;
    assert_eq!(seats(&*loaded), seats(&*game));
    assert!(seats(&*game)[0].clock.is_some());
}

#[test]
fn the_data_folder_is_asked_for_or_named_or_the_users_own() {
    let get = |name: &str| (name == "TABLA_DATA").then(|| "from-variable".to_owned());
    let find = |asked: Option<&str>| SaveFolder::find(asked.map(Path::new), get).unwrap();
    assert_eq!(find(Some("asked")).path(), Path::new("asked"));
    assert_eq!(find(None).path(), Path::new("from-variable"));
    let own = SaveFolder::find(None, |_| Some("  ".to_owned()));
    if let Ok(own) = own {
        assert!(own.path().ends_with("tabla"));
    }
}

#[test]
fn an_unfinished_game_is_saved_and_a_finished_one_is_not() {
    let place = tempfile::tempdir().unwrap();
    let folder = SaveFolder::find(Some(&place.path().join("deep/data")), |_| None).unwrap();
    assert!(listed(&folder).is_empty());
    let mut game = table("human", "champion:level=easy,seed=3");
    let mut save = AutoSave::new(folder.clone());
    save.update(&*game, None).unwrap();
    assert_eq!(save.path(), None);
    for turn in START {
        play(&mut *game, &[turn]);
        save.update(&*game, Some(Path::new("out.txt"))).unwrap();
    }
    let mut saves = listed(&folder);
    assert_eq!(saves.len(), 1);
    let (path, opened) = saves.remove(0);
    assert_eq!(Some(path.as_path()), save.path());
    let Opened { table: restored, out } = opened.unwrap_or_else(|error| panic!("{error:?}"));
    assert!(out.unwrap().is_absolute());
    assert_eq!(restored.saved(), game.saved());
    assert_eq!((restored.plies(), position(&*restored)), (4, position(&*game)));
    assert_eq!(restored.player(Seat::SECOND), "champion:level=easy,seed=3");

    let mut resumed = AutoSave::resumed(folder.clone(), path.clone());
    let resign = Command { seat: Some(Seat::FIRST), at: game.at(), revision: None, act: Act::Resign };
    game.perform(&resign).unwrap();
    assert!(matches!(game.waiting(), Waiting::Nothing(_)));
    resumed.update(&*game, None).unwrap();
    assert!(listed(&folder).is_empty());
    assert_eq!(remove_save(&path), Ok(()));
}

#[test]
fn two_games_at_once_have_two_saves_and_the_newest_comes_first() {
    let place = tempfile::tempdir().unwrap();
    let folder = SaveFolder::find(Some(place.path()), |_| None).unwrap();
    let mut game = people();
    play(&mut *game, &START[..1]);
    for _ in 0..3 {
        AutoSave::new(folder.clone()).update(&*game, None).unwrap();
    }
    let path = place.path().join("santorini-old.json");
    let mut old = TableFile::of(&*game, None);
    old.date = "2001-02-03T04:05:06+01:00".to_owned();
    fs::write(&path, serde_json::to_string(&old).unwrap()).unwrap();
    fs::write(place.path().join("zzz.json"), "{").unwrap();
    fs::write(place.path().join("other.txt"), "").unwrap();
    let listed = listed(&folder);
    assert_eq!(listed.len(), 5);
    assert!(listed[..3].iter().all(|(_, opened)| opened.is_ok()));
    assert_eq!(listed[3].0, path);
    assert!(listed[4].1.is_err());
}

/// What is said of saves that cannot be used. The files stay as they are.
fn report(folder: &Path, cases: &[(&str, String)]) -> String {
    let path = folder.join("bad.json");
    let mut report = String::new();
    for (name, text) in cases {
        fs::write(&path, text).unwrap();
        let error = match open_save(&games(), &path) {
            Err(error) => error,
            Ok(_) => panic!("{name} was accepted"),
        };
        assert_eq!(fs::read_to_string(&path).unwrap(), *text);
        report += &format!("{name}\n  {}\n", said(&error).replace(&path.display().to_string(), "bad.json"));
    }
    report
}

/// Saves of the first edition that cannot be used: each with what is said about it.
#[test]
fn bad_saves() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = people();
    play(&mut *game, &START);
    let good = game.export("json", Viewer::Everything).unwrap();
    let path = folder.path().join("good.json");
    fs::write(&path, &good).unwrap();
    assert_eq!(position(&*open_save(&games(), &path).map(|opened| opened.table).unwrap()), position(&*game));
    let changed = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replace(from, to)
    };
    let cases = [
        ("cut off", good[..good.len() / 2].to_owned()),
        ("empty object", "{}".to_owned()),
        ("not an object", "{\"tabla-save\": 1}".to_owned()),
        ("later version", changed("\"tabla-save\": 1", "\"tabla-save\": 3")),
        ("strange version", changed("\"tabla-save\": 1", "\"tabla-save\": \"one\"")),
        ("another game", changed("\"santorini\"", "\"chess\"")),
        ("a player that is none", changed("\"human\"", "\"robot\"")),
        ("an illegal turn", changed("C3 B3 A3", "C3 B3 E5")),
        ("a position that is none", changed("\"start\": null", "\"start\": \"0/1\"")),
        ("a clock that is none", changed("\"clock\": null", "\"clock\": \"soon\"")),
        ("a clock that has run out", changed("\"clock\": null", "\"clock\": \"1s\"")),
        ("turns of the wrong kind", changed("\"micros\": 1500000", "\"micros\": -1")),
    ];
    insta::assert_snapshot!(report(folder.path(), &cases));
}

/// The same with saves as they are written now.
#[test]
fn bad_tables() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = people();
    play(&mut *game, &START);
    let good = serde_json::to_string_pretty(&TableFile::of(&*game, None)).unwrap();
    let changed = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replace(from, to)
    };
    let cases = [
        ("cut off", good[..good.len() / 2].to_owned()),
        ("later version", changed("\"tabla-save\": 2", "\"tabla-save\": 3")),
        ("said to be of the first edition", changed("\"tabla-save\": 2", "\"tabla-save\": 1")),
        ("another game", changed("\"santorini\"", "\"chess\"")),
        ("a player that is none", changed("\"human\"", "\"robot\"")),
        ("an illegal turn", changed("C3 B3 A3", "C3 B3 E5")),
        ("a position that is none", changed("\"start\": null", "\"start\": \"0/1\"")),
        ("a clock that is none", changed("\"clock\": null", "\"clock\": \"soon\"")),
        ("an event of the wrong kind", changed("\"event\": \"played\"", "\"event\": \"danced\"")),
        ("an event twice", changed("\"revision\": 3", "\"revision\": 2")),
        ("somebody else's turn", changed("\"seat\": 2", "\"seat\": 1")),
        ("no log", changed("\"log\": [", "\"lug\": [")),
        ("a log that is none", changed("\"log\": [", "\"log\": 7, \"rest\": [")),
    ];
    insta::assert_snapshot!(report(folder.path(), &cases));
}

/// Files that are no games: each with what is said about it. Nothing of them is played.
#[test]
fn bad_files() {
    let cases: [(&str, &[u8]); 27] = [
        ("a letter beyond the board", b"F1 A2\n"),
        ("a number beyond the board", b"A1 A6\n"),
        ("half a square", b"A1 B\n"),
        ("a word", b"A1 A2\nhello\n"),
        ("one worker", b"A1\n"),
        ("three workers", b"A1 A2 A3\n"),
        ("both workers on one square", b"A1 A1\n"),
        ("a worker on a worker", b"A1 A2\nA2 B1\n"),
        ("one square for a turn", b"A1 A2\nE1 E2\nA1\n"),
        ("four squares for a turn", b"A1 A2\nE1 E2\nA1 B1 C1 D1\n"),
        ("the opponent's worker", b"A1 A2\nE1 E2\nE1 D1 C1\n"),
        ("no worker there", b"A1 A2\nE1 E2\nC3 B3 A3\n"),
        ("a step too far", b"A1 A2\nE1 E2\nA1 C1 D1\n"),
        ("a step to the same square", b"A1 A2\nE1 E2\nA1 A1 B1\n"),
        ("onto a worker", b"A1 A2\nE1 E2\nA1 A2 B1\n"),
        ("no build", b"A1 A2\nE1 E2\nA1 B1\n"),
        ("a build too far", b"A1 A2\nE1 E2\nA1 B1 D1\n"),
        ("a build on a worker", b"A1 A2\nE1 E2\nA1 B1 A2\n"),
        (
            "two levels up",
            b"A1 C4\nE1 E5\nA1 A2 B1\nE1 E2 D1\nC4 C3 B2\nE2 E1 D2\nC3 C2 B1\nE1 E2 E1\nA2 B1 A1\n",
        ),
        ("after comments and blank lines", b"// a game\n\n  A1 A2 // fine\n\nA2 A3 // not\n"),
        ("a Latin and a Cyrillic word", "A1 A2\nЖ1 E2\n".as_bytes()),
        ("a turn too few", b"A1 A2\nA1 B1 C1\n"),
        ("a position that is none", b"// position: 000/1//\nA1 A2\n"),
        (
            "a position before a wrong turn",
            b"// position: 0000000000003200000000000/2/A1,A5/C4,E1\nC4 C3 C2\n",
        ),
        ("a turn after the end", b"// position: 0000000000003200000000000/2/A1,A5/C4,E1\nC4 C3\nA1 A2 B2\n"),
        ("letters of an old encoding", b"A1 A2 // \xe8\xe9\n\xc0\xc1\n"),
        ("two bytes a letter", b"\xff\xfeA\x001\0"),
    ];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.txt");
    let mut report = String::new();
    for (name, bytes) in cases {
        fs::write(&path, bytes).unwrap();
        let error = match load(&path) {
            Err(error) => error,
            Ok(_) => panic!("{name} was accepted"),
        };
        assert_eq!(fs::read(&path).unwrap(), bytes);
        report += &format!("{name}\n  {}\n", said(&error).replace(&path.display().to_string(), "bad.txt"));
        for language in Language::ALL {
            let said = Words::new(language).say(&error.saying);
            assert!(!said.contains(['<', '{']), "{said}");
        }
    }
    insta::assert_snapshot!(report);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none.txt");
    let error = load(&path).err().unwrap();
    let expected = format!("'{}' cannot be read: there is no such file or folder", path.display());
    assert_eq!(said(&error), expected);
    assert!(load(folder.path()).is_err());
}

#[cfg(unix)]
#[test]
fn a_pipe_is_written_to_and_stays_a_pipe() {
    use std::os::unix::fs::FileTypeExt;

    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("it runs");
    assert!(made.success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe)
    });
    tabla_games::replace_bytes(&pipe, &[b"one, ", b"two"]).expect("it is written");
    assert!(fs::metadata(&pipe).expect("a pipe").file_type().is_fifo());
    assert_eq!(reader.join().expect("a reader").expect("bytes"), b"one, two");
}
