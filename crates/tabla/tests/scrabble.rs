//! The commands of Scrabble: the scorer, words, lists, counting, analysis.

use std::fs;
use std::path::Path;

use crate::common::{Ran, folder, run};
use serde_json::Value;
use tabla_games::scrabble::{LeaveTrainer, Lexicon, STANDARD, TileSource};
use tabla_testkit::cases::cases;

/// The scorer's worked examples, each in a folder of its own.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tabla-scrabble/tests/cases");
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/scrabble");

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("the folder can be written");
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).expect("a text")
}

#[test]
fn every_worked_example_comes_out_exactly() {
    let place = folder();
    for number in 0..8 {
        let case = format!("{CASES}/{number:02}");
        let ran = run(place.path(), &format!("scrabble score {case} --json --lang ro"), "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "case {number}");
        let found: Value = serde_json::from_str(&ran.out).expect("JSON");
        let mut expected: Value = serde_json::from_str(&read(format!("{case}/expected.json"))).expect("JSON");
        // Some name what they are an example of; that is no part of the result.
        expected.as_object_mut().expect("an object").remove("features");
        assert_eq!(found, expected, "case {number}");
        let strict = run(place.path(), &format!("scrabble score {case} --strict --lang ro"), "");
        assert_eq!(strict.code, 0, "case {number}: {}", strict.err);
        assert_eq!(strict.last_line(), expected["message"], "case {number}");
    }
}

#[test]
fn an_empty_folder_hears_what_is_wanted_and_the_sample_is_scored() {
    let place = folder();
    let wanted = run(place.path(), "scrabble score", "");
    assert_eq!((wanted.code, wanted.out.as_str()), (2, ""));
    insta::assert_snapshot!("files_wanted", wanted.err);
    let written = run(place.path(), "scrabble sample", "");
    assert_eq!(written.code, 0, "{}", written.err);
    let scored = run(place.path(), "scrabble score", "");
    assert_eq!((scored.code, scored.err.as_str()), (0, ""));
    insta::assert_snapshot!("sample_en", scored.out);
    for (language, line) in [
        ("ro", "Jucătorul 1 a castigat jocul cu 520 puncte"),
        ("cs", "Hráč 1 vyhrál hru, počet bodů: 520"),
        ("sr-Latn", "Igrač 1 je pobedio, broj poena: 520"),
        ("sr-Cyrl", "Играч 1 је победио, број поена: 520"),
    ] {
        assert_eq!(run(place.path(), &format!("scrabble score --lang {language}"), "").last_line(), line);
    }
    let spoken = run(place.path(), "scrabble score --board words", "");
    insta::assert_snapshot!("sample_words", spoken.out);
}

#[test]
fn the_sample_overwrites_nothing() {
    let place = folder();
    write(place.path(), "joc.txt", "mine");
    let ran = run(place.path(), "scrabble sample", "");
    assert_eq!((ran.code, ran.err.as_str()), (2, "tabla: './joc.txt' exists already\n"));
    assert_eq!(read(place.path().join("joc.txt")), "mine");
    assert!(!place.path().join("jetoane.txt").exists());
}

/// Sets the three files of a case up: those that it writes, and the sample's.
fn set_up(place: &Path, body: &str) {
    let ran = run(place, "scrabble sample set", "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    write(place, "set/joc.txt", "");
    for part in body.split("\n[").map(|part| part.trim_start_matches('[')) {
        let (name, text) = part.split_once("]\n").unwrap_or((part.trim_end_matches(']'), ""));
        write(place, &format!("set/{name}"), text);
    }
}

fn score_case(body: &str, more: &str) -> Ran {
    let place = folder();
    set_up(place.path(), body);
    run(place.path(), &format!("scrabble score set {more}"), "")
}

#[test]
fn bad_files_are_refused_and_nothing_is_scored() {
    let mut told = String::new();
    for case in cases(include_str!("../../tabla-scrabble/tests/files/bad-scores.txt")) {
        let ran = score_case(&case.body, "");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", case.title);
        let why = ran.err.strip_suffix("Nothing was scored.\n").unwrap_or_else(|| panic!("{}", ran.err));
        told += &format!("{}\n{why}", case.title);
    }
    insta::assert_snapshot!("bad_files", told);
}

#[test]
fn odd_files_are_scored_with_a_warning_unless_strictly() {
    for case in cases(include_str!("../../tabla-scrabble/tests/files/odd-scores.txt")) {
        let ran = score_case(&case.body, "");
        assert_eq!(ran.code, 0, "{}: {}", case.title, ran.err);
        assert!(ran.err.lines().all(|line| line.starts_with("odd: ")), "{}: {}", case.title, ran.err);
        assert!(!ran.err.is_empty(), "{}", case.title);
        let json: Value = serde_json::from_str(&score_case(&case.body, "--json").out).expect("JSON");
        assert_eq!(
            json["warnings"].as_array().map(Vec::len),
            Some(ran.err.lines().count()),
            "{}",
            case.title
        );
        let strict = score_case(&case.body, "--strict");
        assert_eq!((strict.code, strict.out.as_str()), (2, ""), "{}", case.title);
    }
}

#[test]
fn a_tie_is_said_to_be_one() {
    let ran = score_case("[joc.txt]\n1 h8 AL\n2 9h LAL\n", "--lang ro");
    assert_eq!((ran.code, ran.last_line()), (0, "EGALITATE"), "{}", ran.out);
}

#[test]
fn lists_compile_to_the_same_bytes() {
    let place = folder();
    write(place.path(), "words.txt", "cat\nCATS\n\nact\nact\n");
    write(place.path(), "bad.txt", "cat\nc4t\n");
    write(place.path(), "empty.txt", "\n");
    let ran = run(place.path(), "scrabble compile words.txt one.lexicon", "");
    assert_eq!((ran.code, ran.out.as_str()), (0, "words: 3; written: one.lexicon\n"), "{}", ran.err);
    run(place.path(), "scrabble compile one.lexicon two.lexicon", "");
    let bytes = |name: &str| fs::read(place.path().join(name)).expect("bytes");
    assert_eq!(bytes("one.lexicon"), bytes("two.lexicon"));
    for (line, told) in [
        ("bad.txt x", "tabla: 'bad.txt': line 2: 'c4t' is no word: '4' is none of the letters A to Z\n"),
        ("empty.txt x", "tabla: 'empty.txt': there is no word in it\n"),
        ("none.txt x", "tabla: 'none.txt' cannot be read: there is no such file or folder\n"),
    ] {
        let ran = run(place.path(), &format!("scrabble compile {line}"), "");
        assert_eq!((ran.code, ran.err.as_str()), (2, told));
        assert!(!place.path().join("x").exists());
    }
}

#[test]
fn words_are_looked_up_added_and_removed() {
    let place = folder();
    write(place.path(), "few.txt", "cat\ncats\nact\nscat\n");
    let words = |line: &str| run(place.path(), &format!("scrabble words --lexicon few.txt {line}"), "");
    let ran = words("cat DOG");
    assert_eq!((ran.code, ran.out.as_str()), (1, "CAT: a word\nDOG: not in the list\n"));
    assert_eq!(words("cat").code, 0);
    assert_eq!(words("--anagrams AC?").out, " 3  ACt CAt\n");
    assert_eq!(words("--anagrams ACTS").out, " 4  CATS SCAT\n 3  ACT CAT\n");
    assert_eq!(words("--anagrams X").out, "no word\n");
    assert_eq!(words("--hooks cat").out, "CAT: before it S, after it S\n");
    let ran = words("--add dog cot --remove scat");
    assert_eq!((ran.code, ran.out.as_str()), (0, "'few.txt' now has so many words: 5\n"));
    assert_eq!(words("dog").code, 0);
    assert_eq!(words("scat").code, 1);
    assert_eq!(words("dog --remove dog").code, 1);
    let json: Value =
        serde_json::from_str(&words("cat xyz --hooks cat --anagrams TAC --json").out).expect("JSON");
    assert_eq!(json["words"][1]["known"], false);
    assert_eq!(json["hooks"]["front"], "");
    assert_eq!(json["anagrams"], serde_json::json!(["ACT", "CAT"]));
    for (line, told) in [
        ("", "there is nothing to do: name words, or `--anagrams`, `--hooks`, `--add` or `--remove`"),
        ("--add x", "'x' cannot be a word: 2 to 26 letters from A to Z"),
        ("--anagrams 12", "'12' are no tiles: letters, and ? for a joker, at most 15"),
    ] {
        let ran = words(line);
        assert_eq!((ran.code, ran.err), (2, format!("tabla: {told}\n")));
    }
}

#[test]
fn a_list_is_not_compiled_onto_itself() {
    let place = folder();
    fs::write(place.path().join("words.txt"), "cat\ndog\n").expect("a file");
    std::os::unix::fs::symlink("words.txt", place.path().join("link.txt")).expect("a link");
    for out in ["words.txt", "./words.txt", "link.txt"] {
        let refused = run(place.path(), &format!("scrabble compile words.txt {out}"), "");
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.err.contains(&format!("'{out}' is the file that is read")), "{refused:?}");
    }
    assert_eq!(fs::read_to_string(place.path().join("words.txt")).expect("a file"), "cat\ndog\n");
}

#[test]
fn a_file_that_is_missing_is_no_position() {
    let place = folder();
    for what in ["game.gcg", "games/one", "./game", "my.CGP", "game"] {
        let refused = run(place.path(), &format!("scrabble analyse {what}"), "");
        assert_eq!(refused.code, 2, "{refused:?}");
        let said = format!("'{what}' cannot be read: there is no such file or folder");
        assert!(refused.err.contains(&said), "{refused:?}");
    }
    let rows = ["15"; 15].join("/");
    let refused = run(place.path(), &format!("scrabble analyse {rows}"), "");
    assert!(refused.err.contains("is not a position"), "{refused:?}");
}

/// A list is compiled once; when it changes, it is compiled again.
#[test]
fn a_list_is_kept_once_it_is_compiled() {
    let place = folder();
    let kept = || {
        let files = fs::read_dir(place.path().join("data/words")).expect("a folder");
        files
            .filter(|file| {
                file.as_ref().is_ok_and(|file| file.path().extension().is_some_and(|it| it == "lexicon"))
            })
            .count()
    };
    write(place.path(), "few.txt", "cat\n");
    assert_eq!(run(place.path(), "scrabble words cat --lexicon few.txt", "").code, 0);
    assert_eq!(run(place.path(), "scrabble words cat --lexicon few.txt", "").code, 0);
    assert_eq!(kept(), 1);
    write(place.path(), "few.txt", "dog\n");
    assert_eq!(run(place.path(), "scrabble words cat --lexicon few.txt", "").code, 1);
    assert_eq!(kept(), 2);
}

#[test]
fn the_built_in_lists_are_there() {
    let place = folder();
    assert_eq!(run(place.path(), "scrabble words quiz zebra", "").code, 0);
    assert_eq!(run(place.path(), "scrabble words casa incapatanat --lexicon romanian", "").code, 0);
    assert_eq!(run(place.path(), "scrabble words casa qqq --lexicon romanian", "").code, 1);
}

#[test]
fn the_plays_of_recorded_positions_are_counted() {
    let place = folder();
    let positions = read(format!("{DATA}/positions.tsv"));
    let some: Vec<&str> = positions.lines().step_by(40).collect();
    write(place.path(), "some.tsv", &format!("{}\n", some.join("\n")));
    let line = format!("scrabble count --lexicon {DATA}/enable.txt --positions some.tsv");
    let ran = run(place.path(), &line, "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    for ((recorded, counted), number) in some.iter().zip(ran.out.lines()).zip(1..) {
        let columns: Vec<&str> = recorded.split('\t').collect();
        assert_eq!(counted, format!("{number}\t{}", columns[3..6].join("\t")));
    }
    let totals: Vec<&str> = ran.out.lines().skip(some.len()).collect();
    assert!(totals[0].starts_with(&format!("positions: {}, plays: ", some.len())), "{totals:?}");
    assert!(totals[1].ends_with(" µs"), "{totals:?}");
    let wrong = some[0].replacen("\t202\t", "\t203\t", 1);
    write(place.path(), "some.tsv", &format!("{wrong}\n"));
    let ran = run(place.path(), &line, "");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("the file has 203"), "{}", ran.out);
    assert_eq!(ran.last_line(), "lines with other numbers: 1");
    write(place.path(), "some.tsv", "15/15\tABC\n");
    let ran = run(place.path(), &line, "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("'some.tsv', line 1"), "{}", ran.err);
}

#[test]
fn positions_and_games_are_analysed() {
    let place = folder();
    write(place.path(), "few.txt", "cat\ncats\nact\nscat\nas\nat\n");
    write(
        place.path(),
        "game.gcg",
        "#player1 ana Ana Pop\n#player2 ion Ion\n>ana: CATSXYZ 8G CAT +10 10\n>ion: ASOEEEE -E +0 0\n",
    );
    let analyse = |line: &str| run(place.path(), &format!("scrabble analyse --lexicon few.txt {line}"), "");
    let ran = analyse("game.gcg --turn 1 --count 3");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    insta::assert_snapshot!("analyse_turn", ran.out);
    let ran = analyse("game.gcg --rack SA --json");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["rack"], "AS");
    let plays = json["plays"].as_array().expect("a list");
    assert!(plays.len() > 1 && plays[0]["leave"].is_string());
    assert!(plays.windows(2).all(|pair| pair[0]["equity"].as_f64() >= pair[1]["equity"].as_f64()));
    assert!(plays.iter().all(|play| play["win"].is_null()));
    let ran = analyse("game.gcg --rack SA --json --time 60s");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    let looked = json["plays"].as_array().expect("a list");
    assert_eq!(looked.len(), plays.len());
    for play in looked {
        let win = play["win"].as_f64().expect("there are few plays: it was looked at");
        assert!((0.0..=100.0).contains(&win), "{play}");
    }
    assert_eq!(analyse("game.gcg --rack SA --time soon").code, 2);
    for (line, told) in [
        ("game.gcg", "it is not known which tiles the player to move has: name them with `--rack`"),
        ("game.gcg --turn 9", "'game.gcg': there is no turn 9"),
        ("game.gcg --rack 12", "'12' is no rack: letters, and ? for a joker"),
    ] {
        let ran = analyse(line);
        assert_eq!((ran.code, ran.err), (2, format!("tabla: {told}\n")));
    }
    assert_eq!(analyse("nonsense").code, 2);
}

#[test]
fn games_are_played_and_their_files_go_on() {
    let place = folder();
    let play = |line: &str, input: &str| {
        run(place.path(), &format!("scrabble play --lexicon {DATA}/enable.txt {line}"), input)
    };
    let whole = play("--players greedy,greedy --seed 4 --out game.gcg", "");
    assert_eq!((whole.code, whole.err.as_str()), (0, ""));
    assert!(whole.last_line().contains("has won ("), "{}", whole.out);
    let text = read(place.path().join("game.gcg"));
    assert!(text.starts_with("#character-encoding UTF-8\n#player1 player1 greedy\n"), "{text}");
    // The first six turns of it: somebody else goes on.
    let half: Vec<&str> = text.lines().take(9).collect();
    write(place.path(), "half.gcg", &format!("{}\n", half.join("\n")));
    let left = play("--load half.gcg --players human,greedy --seed 1", "hint\n1\nquit\n");
    assert_eq!(left.code, 1, "{}", left.err);
    assert!(left.out.contains("Nothing better was there."), "{}", left.out);
    assert!(left.out.contains("The game is kept"), "{}", left.out);
    let again = run(place.path(), "scrabble", "9\n");
    assert_eq!(again.code, 0);
    for (line, told) in [
        ("--players human", "two to four play, not 1"),
        (
            "--players human,robot",
            "there is no player 'robot': there are human, greedy, champion, champion:level=hard, champion:level=medium, champion:level=easy, champion:level=beginner",
        ),
        ("--challenge triple", "'triple' is no way to deal with wrong words: there are 'void' and 'double'"),
        ("--load none.gcg", "'none.gcg' cannot be read: there is no such file or folder"),
        ("--layout none.txt", "'none.txt' cannot be read: there is no such file or folder"),
        ("--tiles none.txt", "'none.txt' cannot be read: there is no such file or folder"),
    ] {
        let ran = play(line, "");
        assert_eq!((ran.code, ran.err), (2, format!("tabla: {told}\n")), "{line}");
    }
    write(place.path(), "board.txt", "10\nroz f6\nrosu a1\nblack a2\n");
    let ran = play("--layout board.txt", "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("'black' is not a colour"), "{}", ran.err);
    write(place.path(), "board.txt", "10\nroz f6\nrosu a1\n");
    let ran = play("--layout board.txt --seed 2", "board\nquit\n");
    assert!(ran.out.contains(" a 3W  ·"), "{}", ran.out);
}

/// Few tiles, so that there are few leaves.
const FEW_TILES: &str = "A 6 1\nC 3 3\nE 6 1\nR 4 1\nS 4 1\nT 5 1\n? 1\n";

#[test]
fn the_values_of_leaves_are_the_same_whether_the_work_was_broken_off_or_not() {
    let place = folder();
    let at = |name: &str| place.path().join(name);
    let list = "cat\ncats\nact\nacts\nscat\nas\nat\near\neat\nrate\nrates\ntear\nstar\nart\nsea\nset\nrace\n";
    write(place.path(), "few.txt", list);
    write(place.path(), "tiles.txt", FEW_TILES);
    let leaves = |more: &str| {
        let line = format!("scrabble leaves --lexicon few.txt --tiles tiles.txt --seed 3 --games 128 {more}");
        run(place.path(), &line, "")
    };
    let whole = leaves("--out whole.bin");
    assert_eq!((whole.code, whole.out.as_str()), (0, "whole.bin: the values from 128 games\n"), "{whole:?}");
    assert!(!at("whole.bin.part").exists());
    let expected = fs::read(at("whole.bin")).expect("the values");

    let lexicon = Lexicon::from_text(list).expect("words");
    let tiles = TileSource::File(at("tiles.txt")).load().expect("tiles");
    let mut trainer = LeaveTrainer::new(&lexicon, &STANDARD, &tiles, 3, 128);
    trainer.run(75, |_| true);
    let part = trainer.to_bytes();
    fs::write(at("pieces.bin.part"), &part).expect("the folder can be written");
    let resumed = leaves("--out pieces.bin --resume");
    assert_eq!(resumed.code, 0, "{resumed:?}");
    assert!(!at("pieces.bin.part").exists());
    assert_eq!(fs::read(at("pieces.bin")).expect("the values"), expected);
    trainer.run(u64::MAX, |_| true);
    assert_eq!(trainer.finish().to_bytes(), expected);

    let words_of_ones_own = run(place.path(), "scrabble words --lexicon few.txt --add tacet", "");
    assert_eq!(words_of_ones_own.code, 0);
    assert_eq!(leaves("--out again.bin --resume").code, 0);
    assert_eq!(fs::read(at("again.bin")).expect("the values"), expected);

    fs::write(at("pieces.bin.part"), &part).expect("the folder can be written");
    write(place.path(), "board.txt", "15\nroz h8\n");
    for (arguments, told) in [
        ("--seed 4 --games 128", "is other work, with `--seed 3 --games 128`"),
        ("--seed 3 --games 64", "is other work, with `--seed 3 --games 128`"),
        (
            "--seed 3 --games 128 --layout board.txt",
            "was begun with other words, other tiles or another board",
        ),
    ] {
        let line = format!("scrabble leaves --lexicon few.txt --tiles tiles.txt {arguments}");
        let ran = run(place.path(), &format!("{line} --out pieces.bin --resume"), "");
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.err.contains(told), "{}", ran.err);
    }
    fs::write(at("pieces.bin.part"), &part[..part.len() - 1]).expect("the folder can be written");
    let damaged = leaves("--out pieces.bin --resume");
    assert_eq!(damaged.code, 2);
    assert!(damaged.err.contains("is damaged or no work on values"), "{}", damaged.err);
}
