//! The binary in scripts: exit codes, pipes, files, JSON.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::common::{command, finish, folder, run};
use serde_json::Value;
use tabla_games::{GAMES, Language, rule_book};

const OPEN: &str = "0000000000000000000000000/1/C3,D3/D2,D4";

/// The game file of the specification, with its comments.
const SPEC: &str = "C3 B2        // workers of the first player
C2 D2        // workers of the second player
C3 B3 A3     // move C3→B3, build on A3
C2 D3 E3
";

#[test]
fn perft_prints_the_count_last() {
    let folder = folder();
    let perft = |words: &str| run(folder.path(), &format!("perft santorini {words}"), "");
    assert_eq!(perft("--depth 0").last_line(), "1");
    assert_eq!(perft("--depth 1").last_line(), "300");
    assert_eq!(perft("--depth 2").last_line(), "75900");
    assert_eq!(perft(&format!("--position {OPEN} --depth 2")).last_line(), "3502");
    let divided = perft(&format!("--position {OPEN} --depth 2 --divide"));
    assert_eq!(divided.last_line(), "3502");
    let lines: Vec<&str> = divided.out.lines().collect();
    assert_eq!(lines.len(), 60);
    let counts =
        lines[..59].iter().map(|line| line.rsplit(' ').next().and_then(|count| count.parse::<u64>().ok()));
    assert_eq!(counts.sum::<Option<u64>>(), Some(3502));
    // Depth 3 from a won position: no line has the full length.
    let won = "0030020000000000000000000/2/A2,A3/E1,E2";
    assert_eq!(perft(&format!("--position {won} --depth 1")).code, 2);
}

#[test]
fn exit_codes_say_how_a_game_was_left() {
    let folder = folder();
    let play = |words: &str, input: &str| run(folder.path(), &format!("santorini play {words}"), input);
    let computers = "--first simple --second alphabeta --depth 2";
    let finished = play(computers, "");
    assert_eq!(finished.code, 0, "{finished:?}");
    assert!(finished.out.contains("The game is over after"), "{}", finished.out);
    assert_eq!(play("--second human", "C3 B2\nquit\n").code, 1);
    assert_eq!(play("--second human", "C3 B2\n").code, 1);
    assert_eq!(play("--second human", "C3 B2\nresign\ny\n\n").code, 0);
    assert_eq!(play("--second human", "C3 B2\nresign\ny\n").code, 0);
    assert_eq!(play(&format!("{computers} --step"), "\n\n").code, 1);
    assert_eq!(play("--first nobody", "").code, 2);
    assert_eq!(run(folder.path(), "", "").code, 0);
    assert_eq!(run(folder.path(), "--help", "").code, 0);
    assert_eq!(run(folder.path(), "--version", "").out, format!("tabla {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_is_wrong_is_said_in_the_persons_language() {
    let folder = folder();
    let lines = [
        "nonsense",
        "santorin",
        "--colour always",
        "--color sometimes",
        "--lang de",
        "santorini play --dpeth 3",
        "santorini play --depth",
        "santorini play --depth 0",
        "santorini play --depth -3",
        "santorini play --depth 3 --time 1s",
        "santorini play --time soon",
        "santorini play --step --to-end",
        "santorini play --first nobody",
        "santorini play --first champion:depth=x",
        "santorini play --first simple:level=easy",
        "santorini play --level divine",
        "santorini play --seed -1",
        "santorini play --clock late",
        "santorini play --load none.txt",
        "santorini play --position 123",
        "santorini play --out none/game.txt",
        "santorini play again",
        "santorini analyse",
        "santorini analyse 0000000000000000000000000/2/C3,D3/D2,D4",
        "santorini analyse none.txt",
        "santorini analyse 0000000000000000000000000/1/C3,D3/D2,D4 --player human",
        "santorini check",
        "santorini check none.txt",
        "perft",
        "perft chess --depth 1",
        "perft santorini --depth many",
        "perft jamb --depth 1",
        "bench scrabble",
        "rules chess",
        "rules mice --json --markdown",
        "bench chess",
        "engine chess",
        "completions tcl",
        "help santorini dance",
    ];
    for language in ["en", "sr-Cyrl", "cs", "ro"] {
        let mut said = String::new();
        for line in lines {
            let ran = run(folder.path(), &format!("--lang {language} {line}"), "");
            // What was typed and the way to the help are the same in every language.
            said += &match language {
                "en" => format!("$ tabla {line}\n{}", ran.err),
                _ => format!("{}\n", ran.err.lines().next().unwrap_or_default()),
            };
            assert_eq!(ran.code, 2, "{line}: {ran:?}");
            assert_eq!(ran.out, "", "{line}");
        }
        insta::assert_snapshot!(format!("wrong_{language}"), said);
    }
}

#[test]
fn the_games_file_is_loaded_and_played_on_to_the_end() {
    let folder = folder();
    std::fs::write(folder.path().join("game.txt"), SPEC).expect("a file");
    let words = "santorini play --load game.txt --first alphabeta --second simple --depth 2 --out end.txt";
    let ran = run(folder.path(), words, "");
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("The game is in the file end.txt"), "{}", ran.out);
    assert_eq!(
        std::fs::read_to_string(folder.path().join("game.txt")).expect("a text"),
        SPEC,
        "it is left alone"
    );

    let end = std::fs::read_to_string(folder.path().join("end.txt")).expect("a text");
    let moves = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with("//"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    // The first lines are those that were loaded, up to their comments; whoever plays now is named after the turns.
    let up_to_comments = |text: &str| -> Vec<String> {
        text.lines()
            .take(4)
            .map(|line| line.split("//").next().unwrap_or_default().trim_end().to_owned())
            .collect()
    };
    assert_eq!(up_to_comments(&end), up_to_comments(SPEC));
    assert!(end.contains("\n// players: alphabeta:depth=2 - simple:depth=2\n// result: "), "{end}");
    let checked = run(folder.path(), "santorini check end.txt", "");
    assert_eq!(checked.code, 0, "{checked:?}");
    let turns = moves(&end).len();
    assert!(checked.out.starts_with(&format!("end.txt is right: {turns} turns; player ")), "{}", checked.out);

    // The end loads again and is over; written once more, it is the same game.
    let again = run(
        folder.path(),
        "santorini play --load end.txt --first simple --second simple --out again.txt",
        "",
    );
    assert_eq!(again.code, 0, "{again:?}");
    let text = std::fs::read_to_string(folder.path().join("again.txt")).expect("a text");
    assert_eq!(moves(&text), moves(&end));
    let position =
        |file: &str| run(folder.path(), &format!("santorini check {file}"), "").last_line().to_owned();
    assert_eq!(position("again.txt"), position("end.txt"));
}

#[test]
fn a_bad_file_is_refused_with_line_and_reason() {
    let folder = folder();
    std::fs::write(folder.path().join("bad.txt"), "C3 B2\nC2 D2\nC3 A3 A4\n").expect("a file");
    let ran = run(folder.path(), "santorini check bad.txt", "");
    assert_eq!(ran.code, 2);
    assert_eq!(ran.err, "tabla: 'bad.txt': line 3: 'C3 A3 A4' is not allowed: A3 is not a neighbour of C3\n");
}

#[test]
fn a_line_without_end_is_not_quoted_as_a_whole() {
    let folder = folder();
    std::fs::write(folder.path().join("long.txt"), "x".repeat(1 << 20)).expect("a file");
    for words in [
        "santorini check long.txt",
        "mice check long.txt",
        "mice suite long.txt",
        "scrabble compile long.txt out.lexicon",
        "scrabble count long.txt",
        "scrabble analyse long.txt",
        "scrabble play --load long.txt",
        "jewels check long.txt",
    ] {
        let refused = run(folder.path(), words, "");
        assert_eq!(refused.code, 2, "{words}");
        assert!((10..2_000).contains(&refused.err.len()), "{words}: {} bytes", refused.err.len());
    }
    std::fs::write(folder.path().join("escape.txt"), "ABCD\u{1b}[31m\n").expect("a file");
    let refused = run(folder.path(), "scrabble compile escape.txt out.lexicon", "");
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(!refused.err.contains('\u{1b}') && refused.err.contains("\\u{1b}"), "{refused:?}");
}

#[test]
fn what_the_system_says_is_said_in_the_persons_language() {
    let folder = folder();
    let here = folder.path();
    std::fs::write(here.join("binary"), [0xff, 0, 0x80]).expect("a file");
    std::fs::write(here.join("save.json"), "{\"tabla-save\": \"").expect("a file");
    std::fs::write(here.join("no-date.json"), "{\"tabla-save\": 1}").expect("a file");
    let long = "n".repeat(300);
    let commands = [
        ("mice suite binary".to_owned(), 2),
        ("mice suite missing".to_owned(), 2),
        ("santorini play --load save.json".to_owned(), 2),
        ("santorini play --load no-date.json".to_owned(), 2),
        (format!("santorini check {long}"), 2),
        (format!("jamb solve --values {long}"), 2),
        ("jamb solve --values .".to_owned(), 2),
        ("serve --no-open --port 0 --data binary".to_owned(), 1),
        ("serve --no-open --port 0 --data binary/inside".to_owned(), 1),
        ("serve --no-open --port 0 --data :memory: --addr 192.0.2.1".to_owned(), 2),
    ];
    let english = ["os error", "UTF-8", "exists", "EOF", "parsing", "missing field", "directory", "Cannot"];
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (words, code) in &commands {
            let refused = run(here, &format!("{words} --lang {}", language.tag()), "");
            assert_eq!(refused.code, *code, "{words}: {refused:?}");
            for word in english {
                assert!(!refused.err.contains(word), "{words}: {refused:?}");
            }
        }
    }
}

#[test]
fn a_data_folder_that_cannot_be_used_is_a_failure() {
    let folder = folder();
    std::fs::write(folder.path().join("data"), "a file").expect("a file");
    for words in ["jewels scores", "scrabble words --add santorini", "serve --no-open --port 0"] {
        let failed = run(folder.path(), words, "");
        assert_eq!((failed.code, failed.out.as_str()), (1, ""), "{words}: {failed:?}");
        assert!(failed.err.contains("cannot be"), "{words}: {failed:?}");
    }
}

#[test]
fn an_earlier_position_of_a_file_is_analysed() {
    let folder = folder();
    std::fs::write(folder.path().join("game.txt"), SPEC).expect("a file");
    let analyse =
        |words: &str| run(folder.path(), &format!("santorini analyse {words} --depth 1 --json"), "");
    let position = |words: &str| {
        let ran = analyse(words);
        let answer: Value = serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"));
        answer["position"].as_str().expect("a position").to_owned()
    };
    assert_eq!(position("game.txt --turn 5"), position("game.txt"));
    assert_eq!(position("game.txt --turn 3"), "0000000000000000000000000/1/B2,C3/C2,D2");
    for turn in ["0", "6", "-1", "x"] {
        let refused = analyse(&format!("game.txt --turn {turn}"));
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.err.contains("from 1 to 5"), "{refused:?}");
    }
    let before = "0030002000000000000000001/1/B2,D1/E1,E2";
    let ended = format!("// position: {before}\nB2 A3\n");
    std::fs::write(folder.path().join("over.txt"), ended).expect("a file");
    let over = analyse("over.txt");
    assert_eq!(over.code, 2, "{over:?}");
    assert!(over.err.contains("'over.txt' is over; '--turn 1'"), "{over:?}");
    assert_eq!(position("over.txt --turn 1"), before);
}

#[test]
fn analysis_as_json() {
    let folder = folder();
    let ran =
        run(folder.path(), &format!("santorini analyse {OPEN} --player alphabeta --depth 2 --json"), "");
    assert_eq!(ran.code, 0, "{ran:?}");
    let found: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(found["position"], OPEN);
    assert_eq!(found["side"], 1);
    assert_eq!(found["depth"], 2);
    assert_eq!(found["verdict"]["kind"], "opinion");
    assert_eq!(found["verdict"]["points"], found["value"]);
    assert_eq!(found["line"][0], found["best"]);
    for number in ["nodes", "cutoffs", "table_hits", "seconds"] {
        assert!(found[number].is_number(), "{number}: {found}");
    }
    let candidates = found["candidates"].as_array().expect("a list");
    assert_eq!(candidates.len(), 59);
    for candidate in candidates {
        let text = candidate["move"].as_str().expect("a text");
        assert_eq!(candidate["destination"].as_str(), text.split(' ').nth(1));
        assert!(["exact", "at-most", "at-least"].contains(&candidate["bound"].as_str().expect("a text")));
        assert!(candidate["verdict"]["kind"].is_string());
    }
}

#[test]
fn a_win_is_told_as_such() {
    let folder = folder();
    let position = "0230000000000000000000000/2/D4,D5/A2,E1";
    let json = |player: &str| {
        let ran = run(
            folder.path(),
            &format!("santorini analyse {position} --player {player} --depth 1 --json"),
            "",
        );
        serde_json::from_str::<Value>(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
    };
    for player in ["simple", "alphabeta", "champion"] {
        let found = json(player);
        assert_eq!(found["best"], "A2 A3", "{player}");
        assert_eq!(found["verdict"], serde_json::json!({ "kind": "win", "plies": 1 }), "{player}");
        assert_eq!(found["value"], 999, "{player}");
    }
    let people = run(folder.path(), &format!("santorini analyse {position} --depth 1"), "");
    assert!(people.out.contains("chooses A2 A3: wins in 1 turn"), "{}", people.out);
    let scale = run(folder.path(), &format!("santorini analyse {position} --player simple --depth 1"), "");
    assert!(scale.out.contains("chooses A2 A3: +999"), "{}", scale.out);
}

#[test]
fn a_table_of_values_for_people() {
    let folder = folder();
    let ran = run(folder.path(), &format!("santorini analyse {OPEN} --player alphabeta --depth 2"), "");
    let time = ran.out.lines().find_map(|line| line.split_once("time ")).map(|(_, time)| time.to_owned());
    let text = time.map_or(ran.out.clone(), |time| ran.out.replace(&format!("time {time}"), "time TIME"));
    insta::assert_snapshot!("analysis", text);
}

#[test]
fn colours_are_as_asked() {
    let folder = folder();
    let has_colours = |words: &str, variables: &[(&str, &str)]| {
        let mut command = command(folder.path());
        command.args(words.split_whitespace()).envs(variables.iter().copied());
        finish(command, "quit\n").out.contains('\u{1b}')
    };
    let play = "santorini play --second human";
    assert!(!has_colours(play, &[]), "a pipe has none");
    assert!(has_colours(&format!("{play} --color always"), &[]));
    assert!(has_colours(&format!("{play} --color always"), &[("NO_COLOR", "1")]), "the argument decides");
    assert!(has_colours(play, &[("CLICOLOR_FORCE", "1")]));
    assert!(!has_colours(play, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(!has_colours(&format!("{play} --color never"), &[("CLICOLOR_FORCE", "1")]));
    assert!(!has_colours("--help", &[]));
    assert!(has_colours("--help --color always", &[]));
}

#[test]
fn boards_are_as_asked() {
    let folder = folder();
    let board = |words: &str, lang: &str| {
        let mut command = command(folder.path());
        command.args(words.split_whitespace()).env("LANG", lang);
        finish(command, "quit\n").out
    };
    let play = "santorini play --second human";
    assert!(board(play, "en_US.UTF-8").contains("┌───────┬"));
    assert!(board(play, "C").contains("+-------+"));
    assert!(board(&format!("{play} --board ascii"), "en_US.UTF-8").is_ascii());
    assert!(board(&format!("{play} --board unicode"), "C").contains("┌───────┬"));
    assert!(
        board(&format!("{play} --board words"), "C").contains("Player 1 has no workers on the board yet.")
    );
}

#[test]
fn the_environment_chooses_the_language() {
    let folder = folder();
    let menu = |variables: &[(&str, &str)]| {
        let mut command = command(folder.path());
        command.envs(variables.iter().copied());
        finish(command, "").out
    };
    let cases = [
        ("en_GB.UTF-8", "Your choice [1]:"),
        ("sr_RS.UTF-8", "Ваш избор [1]:"),
        ("sr_RS.UTF-8@latin", "Vaš izbor [1]:"),
        ("cs_CZ.UTF-8", "Vaše volba [1]:"),
        ("ro_RO.UTF-8", "Alegerea dumneavoastră [1]:"),
        ("C.UTF-8", "Your choice [1]:"),
        ("de_DE.UTF-8", "Your choice [1]:"),
    ];
    for (locale, prompt) in cases {
        let out = menu(&[("LANG", locale)]);
        assert!(out.contains(prompt), "{locale}: {out}");
    }
    let all = run(folder.path(), "languages --lang ro", "").out;
    assert_eq!(
        all,
        "  en       English\n  sr-Cyrl  Српски\n  sr-Latn  Srpski\n  cs       Čeština\n* ro       Română\n"
    );
}

#[test]
fn a_reader_that_goes_away_is_no_disaster() {
    let folder = folder();
    for words in [
        "santorini play --first simple --second simple --depth 2",
        "--help",
        "completions bash",
        "perft santorini --depth 2 --divide",
    ] {
        let mut command = command(folder.path());
        command
            .args(words.split_whitespace())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .stdin(Stdio::null());
        let mut child = command.spawn().expect("the binary starts");
        let mut first = String::new();
        let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
        reader.read_line(&mut first).expect("a line");
        drop(reader);
        let output = child.wait_with_output().expect("the binary ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(err.is_empty(), "{words}: {err}");
        assert!(matches!(output.status.code(), Some(0 | 1)), "{words}: {:?}", output.status);
    }
}

#[test]
fn the_engine_answers() {
    let folder = folder();
    let input = format!("ugi\nisready\nposition fen {OPEN}\ngo depth 2\nquit\n");
    let ran = run(folder.path(), "engine santorini", &input);
    assert_eq!(ran.code, 0, "{ran:?}");
    for answer in ["ugiok", "readyok"] {
        assert!(ran.out.lines().any(|line| line == answer), "{answer}: {}", ran.out);
    }
}

#[test]
fn completions_for_every_shell() {
    let folder = folder();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = run(folder.path(), &format!("completions {shell}"), "");
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("analyse"), "{shell}");
    }
}

#[test]
fn rule_books_in_every_language_and_form() {
    let folder = folder();
    let rules = |words: &str| run(folder.path(), &format!("rules {words}"), "");
    for language in Language::ALL {
        for game in GAMES {
            let book = rule_book(game, language).expect("a book");
            let ran = rules(&format!("{game} --lang {}", language.tag()));
            assert_eq!((ran.code, ran.out.as_str()), (0, book), "{game} in {language:?}");
            let own = run(folder.path(), &format!("{game} rules --lang {}", language.tag()), "");
            assert_eq!(own.out, book, "{game} in {language:?}");
        }
    }
    let list = rules("--lang cs").out;
    let right =
        "santorini  Santorini\nmice       Mlýn\njamb       Jamb\njewels     Jewels\nscrabble   Scrabble\n";
    assert_eq!(list, right);
    let list: Value = serde_json::from_str(&rules("--json").out).expect("JSON");
    assert_eq!(list[1], serde_json::json!({ "game": "mice", "name": "Mice", "language": "en" }));
    let book: Value = serde_json::from_str(&rules("MICE --json --lang ro").out).expect("JSON");
    assert_eq!(book["markdown"].as_str(), rule_book("mice", Language::Ro));
    // Whoever wants colours in a pipe wants the book laid out; Markdown stays what it is.
    let laid_out = rules("mice --color always").out;
    assert!(laid_out.contains("\u{1b}[1mMice") && !laid_out.contains("# Mice"), "{laid_out}");
    assert!(rules("mice --color always --markdown").out.starts_with("# Mice\n"));
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let folder = folder();
    let first = run(folder.path(), "man", "");
    assert_eq!(first.code, 0, "{first:?}");
    assert!(first.out.contains("\n.TH tabla 1 "), "{}", first.out);
    for language in Language::ALL {
        let tag = language.tag();
        let ran = run(folder.path(), &format!("man {tag} --lang {tag}"), "");
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.out.contains(&format!("{tag}/man1")), "{}", ran.out);
        let pages = folder.path().join(tag).join("man1");
        let page = |name: &str| std::fs::read_to_string(pages.join(format!("{name}.1"))).expect("a page");
        for name in ["tabla", "tabla-rules", "tabla-santorini-play", "jewels_judge", "jewels-ai"] {
            let text = page(name);
            for part in ["130", "TABLA_DATA", "~/.local/share/tabla"] {
                assert!(text.replace("\\-", "-").contains(part), "{part} in {name}: {text}");
            }
            assert_eq!(text.matches("\n.ie ").count(), 0, "prepared once: {text}");
            for heading in text.lines().filter(|line| line.starts_with(".SH ")) {
                assert_eq!(heading, heading.to_uppercase(), "{name} in {language:?}");
            }
            let english = ["NAME", "SYNOPSIS", "EXAMPLES", "EXTRA", "ENVIRONMENT"];
            let foreign = english.iter().filter(|part| text.contains(&format!(".SH {part}\n"))).count();
            assert!(language == Language::En || foreign == 0, "{name} in {language:?}: {text}");
        }
        let count = std::fs::read_dir(&pages).expect("a folder").count();
        assert!(ran.out.contains(&count.to_string()), "{count}: {}", ran.out);
        assert!(count > 50, "{count} pages");
    }
    std::fs::write(folder.path().join("file"), "").expect("a file");
    let blocked = run(folder.path(), "man file", "");
    assert_eq!((blocked.code, blocked.out.as_str()), (2, ""), "{blocked:?}");
}

#[test]
fn exit_codes_are_those_of_the_help() {
    let folder = folder();
    let run = |words: &str| run(folder.path(), words, "");
    let help = run("--help").out;
    let (_, codes) = help.split_once("Exit codes:\n").expect("the codes are in the help");
    let told: Vec<&str> = codes.lines().filter_map(|line| line.split_whitespace().next()).collect();
    for code in ["0", "1", "2", "130"] {
        assert!(told.contains(&code), "{code} in {codes}");
    }
    assert_eq!(run("rules").code, 0, "done");
    assert_eq!(run("santorini play --second human").code, 1, "a game was left unfinished");
    assert_eq!(run("scrabble words zzzz").code, 1, "a check found something");
    assert_eq!(run("santorini check none.txt").code, 2, "a file is wrong");
    assert_eq!(run("nonsense").code, 2, "an argument is wrong");
    // The last code, 130, has a test of its own below.
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_no_success() {
    let folder = folder();
    for words in ["--help", "rules mice", "man", "perft santorini --depth 1", "completions bash"] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
        let mut command = command(folder.path());
        command.args(words.split_whitespace()).stdin(Stdio::null()).stdout(full).stderr(Stdio::piped());
        let output = command.spawn().and_then(|child| child.wait_with_output()).expect("the binary ends");
        assert_eq!(output.status.code(), Some(1), "{words}");
        assert!(output.stderr.starts_with(b"tabla: "), "{words}: {:?}", output.stderr);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let folder = folder();
    let game = |seed: u32, name: &str| {
        let words = format!(
            "santorini play --first champion:level=beginner --second champion:level=easy --seed {seed} --out {name}"
        );
        assert_eq!(run(folder.path(), &words, "").code, 0);
        let text = std::fs::read_to_string(folder.path().join(name)).expect("a text");
        text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(game(5, "a.txt"), game(5, "b.txt"));
    let others: Vec<_> = (6..12).map(|seed| game(seed, &format!("{seed}.txt"))).collect();
    assert!(others.iter().any(|other| *other != game(5, "c.txt")), "chance plays no part");
}

#[cfg(unix)]
#[test]
fn a_signal_in_a_pipe_saves_and_leaves() {
    let folder = folder();
    let mut command = command(folder.path());
    command.args(["santorini", "play", "--second", "human"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    // The pipe stays open: the end of the input is another way to leave.
    let _stdin = child.stdin.take();
    // Once it asks, it listens to signals.
    let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut seen = String::new();
    while !seen.contains("Type two squares") {
        assert!(reader.read_line(&mut seen).expect("a line") > 0, "{seen}");
    }
    let id = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &id]).status().expect("kill");
    assert!(sent.success());
    assert_eq!(child.wait().expect("the binary ends").code(), Some(130));
}
