//! `tabla arena` as it is typed.
#![cfg(target_os = "linux")]

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use crate::common::{Ran, TABLA, Terminal, command, finish, folder};
use serde_json::Value;

fn arena(folder: &Path, args: &[&str]) -> Ran {
    let mut command = command(folder);
    command.arg("arena").args(args);
    // Programs are found where they usually are.
    command.env("PATH", "/usr/local/bin:/usr/bin:/bin");
    finish(command, "")
}

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

fn fouls(table: &Value) -> usize {
    let rows = table["standings"]["rows"].as_array().unwrap();
    rows.iter().map(|row| row["fouls"].as_object().unwrap().len()).sum()
}

#[test]
fn a_tournament_is_played_kept_and_shown() {
    let folder = folder();
    let here = folder.path();
    let bots = ["champion:nodes=300", "name=plain,alphabeta:depth=1"];
    let ran = arena(here, &["run", "santorini", bots[0], bots[1], "--games", "6", "-j", "2"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert_eq!(ran.err.lines().filter(|line| line.starts_with("Game ")).count(), 6, "{ran:?}");
    assert!(ran.out.contains("champion:nodes=300") && ran.out.contains("6 of 6"), "{ran:?}");
    let table = json(&arena(here, &["table", "arena-1", "--json"]));
    assert_eq!(table["standings"]["games"], 6);
    assert_eq!(table["standings"]["rows"][0]["tally"]["wins"], 6);
    // What cannot be gone on with is over at once, with the same table.
    let again = arena(here, &["resume", "arena-1", "--json"]);
    assert_eq!(json(&again)["standings"], table["standings"]);
    let shown = arena(here, &["show", "arena-1", "2"]);
    assert!(shown.out.contains("plain – champion:nodes=300 0-1"), "{shown:?}");
    let record = json(&arena(here, &["show", "arena-1", "2", "--json"]));
    assert_eq!(record["record"]["number"], 2);
    assert!(shown.out.contains(record["record"]["moves"][3]["text"].as_str().unwrap()));
    // The next one has a folder of its own.
    assert_eq!(arena(here, &["run", "jamb", "optimal", "rule", "--games", "1", "--json"]).code, 0);
    assert!(here.join("arena-2/arena.json").is_file());
}

#[test]
fn engines_play_as_processes_of_their_own() {
    let folder = folder();
    for (game, rules) in [("santorini", ""), ("mice", "flying")] {
        let engine = format!("ugi:{TABLA} engine {game}");
        let (strong, weak) =
            (format!("name=strong,nodes=2000,{engine}"), format!("name=weak,depth=1,{engine}"));
        let args = ["run", game, &strong, &weak, "--games", "4", "--rules", rules, "--json", "--out", game];
        let table = json(&arena(folder.path(), &args));
        assert_eq!((&table["standings"]["games"], fouls(&table)), (&Value::from(4), 0), "{table}");
        assert_eq!(table["settings"]["bots"][0]["kind"]["ugi"][1], "engine");
        for measured in table["measured"].as_array().unwrap() {
            assert!(
                measured["ping"].as_u64().is_some() && measured["moves"].as_u64().unwrap() > 10,
                "{table}"
            );
        }
    }
}

#[test]
fn programs_play_jewels_by_the_files_of_the_contest() {
    let folder = folder();
    let bot = format!("files:{} --time 20ms", env!("CARGO_BIN_EXE_jewels-ai"));
    let args = ["run", "jewels", &bot, "random", "--games", "2", "--rules", "turns=4", "--json"];
    let table = json(&arena(folder.path(), &args));
    assert_eq!((&table["standings"]["games"], fouls(&table)), (&Value::from(2), 0), "{table}");
    assert_eq!(table["measured"][0]["moves"], 8);
}

#[test]
fn a_bot_is_told_whether_it_follows_its_protocol() {
    let folder = folder();
    let here = folder.path();
    let good = arena(here, &["check", &format!("nodes=200,ugi:{TABLA} engine mice"), "--game", "mice"]);
    assert_eq!(good.code, 0, "{good:?}");
    assert!(good.out.contains("follows the protocol") && good.out.contains("Seat 2"), "{good:?}");
    let bad = arena(here, &["check", "line:cat", "--game", "jamb"]);
    assert_eq!(bad.code, 1, "{bad:?}");
    assert!(bad.out.contains("`ready` or `ready moves` was expected"), "{bad:?}");
    assert!(bad.out.contains("does not follow"), "{bad:?}");
    let report =
        json(&arena(here, &["check", "line:sh -c 'echo oh >&2; exit 3'", "--game", "jewels", "--json"]));
    assert_eq!(report["passed"], false);
    assert_eq!(report["games"][0]["record"]["ending"]["foul"]["foul"]["kind"], "exited");
    assert_eq!(report["games"][0]["stderr"], "oh\n");
}

/// A bot of a few lines, which says and does this when it is asked for a move and when the game is over.
fn shell_bot(on_move: &str, on_over: &str) -> String {
    format!(
        "name=mine,line:sh -c 'while read -r word rest; do case $word in tabla) echo ready moves;; \
         move) m=${{rest#*moves=}}; m=${{m%%[| ]*}}; {on_move};; over) {on_over};; esac; done'"
    )
}

#[test]
fn a_second_line_for_one_question_is_told_with_its_turn_and_the_reason() {
    let folder = folder();
    let bot = shell_bot(r#"printf "throw-all\\nthrow-all\\n""#, ":");
    let ran = arena(folder.path(), &["check", &bot, "--game", "jamb"]);
    assert_eq!(ran.code, 1, "{ran:?}");
    // The third throw is the last one of a turn.
    assert!(ran.out.contains("in turn 3: its move 'throw-all' is not allowed"), "{ran:?}");
    assert!(ran.out.contains("Why: ") && ran.out.contains("a second line came for one question"), "{ran:?}");
    assert!(ran.out.contains("before turn 2 was asked for"), "{ran:?}");
}

#[test]
fn a_bot_that_does_not_go_is_warned_but_passes() {
    let folder = folder();
    for (on_over, warning) in [("exec sleep 600", "still running"), ("sleep 600 &", "processes behind")] {
        let bot = shell_bot("echo $m", on_over);
        let args = ["check", &bot, "--game", "jewels", "--rules", "turns=2"];
        let ran = arena(folder.path(), &args);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert_eq!(ran.out.matches(warning).count(), 2, "{ran:?}");
        // In a tournament it is said once.
        let args = ["run", "jewels", &bot, "greedy", "--rules", "turns=2", "--games", "2", "--json"];
        let ran = arena(folder.path(), &args);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert_eq!(ran.err.matches(warning).count(), 1, "{ran:?}");
        assert!(ran.err.contains("mine: Warning: it "), "{ran:?}");
    }
}

/// A program that plays by files is started for every turn; what each start leaves behind is counted together.
#[test]
fn what_a_player_by_files_leaves_behind_is_told() {
    let folder = folder();
    let ai = env!("CARGO_BIN_EXE_jewels-ai");
    let bot = format!("name=mine,files:sh -c 'sleep 600 & exec {ai} --time 20ms'");
    let rules = ["--rules", "turns=2", "--read", ai];
    let ran = arena(folder.path(), &[&["check", &bot, "--game", "jewels"], &rules[..]].concat());
    assert_eq!(ran.code, 0, "{ran:?}");
    assert_eq!(ran.out.matches("which were stopped: 2").count(), 2, "{ran:?}");
    let args = ["run", "jewels", &bot, "greedy", "--games", "2", "--json"];
    let ran = arena(folder.path(), &[&args[..], &rules[..]].concat());
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.err.contains("mine: Warning: it "), "{ran:?}");
    assert_eq!(ran.err.matches("processes behind").count(), 1, "{ran:?}");
}

/// A table of the arena is in the language of who reads it, numbers and names of formats among it.
#[test]
fn the_table_of_a_tournament_is_in_the_language_of_its_reader() {
    let folder = folder();
    for (tag, format) in
        [("cs", "každý s každým"), ("sr-Cyrl", "сваки са сваким"), ("ro", "fiecare cu fiecare")]
    {
        let args = ["run", "jewels", "greedy", "random", "--rules", "turns=2", "--games", "2", "--lang", tag];
        let ran = arena(folder.path(), &args);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.out.contains(format) && !ran.out.contains("round-robin"), "{ran:?}");
        assert!(ran.out.contains(",0 %") && !ran.out.contains(".0 %"), "{ran:?}");
        assert!(ran.out.lines().any(|line| line.contains("greedy: ") && line.contains(',')), "{ran:?}");
    }
}

#[test]
fn bots_of_one_folder_are_told_that_each_reads_only_what_it_names() {
    let folder = folder();
    let here = folder.path();
    for name in ["one", "two"] {
        // What belongs to the other, by its old name and beside the own copy; the own is found in both places.
        let other = if name == "one" { "two" } else { "one" };
        let look =
            ["helper", &format!("{other}.sh"), &format!("{other}.txt"), &format!("{name}.sh")].map(|name| {
                format!(
                    "for at in {} .; do cat $at/{name} > nothing 2>&1 && echo $at/{name} >&2; done",
                    here.display()
                )
            });
        fs::write(here.join(format!("{name}.sh")), bot(&look.join("\n"))).unwrap();
        fs::write(here.join(format!("{name}.txt")), "").unwrap();
    }
    fs::write(here.join("helper"), "").unwrap();
    let run = |more: &[&str]| {
        let args =
            ["run", "jewels", "line:sh one.sh", "line:sh two.sh", "--games", "1", "--rules", "turns=1"];
        arena(here, &[&args[..], more].concat())
    };
    let ran = run(&["--out", "t"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(
        ran.err.contains("sh one, sh two come from one folder") && ran.err.contains("`--read`"),
        "{ran:?}"
    );
    let said = |folder: &str, seat: u8| {
        let path = here.join(format!("{folder}/games/000001-{seat}.stderr"));
        fs::read_to_string(path).unwrap_or_default().replace(here.to_str().unwrap(), "HERE")
    };
    assert_eq!(said("t", 1), "HERE/one.sh\n./one.sh\n");
    assert_eq!(said("t", 2), "HERE/two.sh\n./two.sh\n");
    assert_eq!(run(&["--out", "u", "--read", "helper"]).code, 0);
    assert_eq!(said("u", 1), "HERE/helper\nHERE/one.sh\n./one.sh\n");
    // The same files in both commands are the same author's, and a bot alone has its whole folder.
    let same = ["name=a,line:sh one.sh 1", "name=b,line:sh one.sh 2"];
    let args = ["run", "jewels", same[0], same[1], "--games", "1", "--rules", "turns=1", "--out", "v"];
    let ran = arena(here, &args);
    assert!(ran.code == 0 && !ran.err.contains("one folder"), "{ran:?}");
    let all: String =
        ["helper", "two.sh", "two.txt", "one.sh"].map(|name| format!("HERE/{name}\n./{name}\n")).concat();
    assert_eq!(said("v", 2), all);
}

#[test]
fn one_game_makes_nothing_certain_and_is_shown_with_its_dice_and_points() {
    let folder = folder();
    let here = folder.path();
    let bots = ["name=\u{202e}one,rule", "optimal"];
    let ran = arena(here, &["run", "jamb", bots[0], bots[1], "--games", "1", "--out", "t"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("+∞ [-233.8 …") && ran.out.contains("84.1 %"), "{ran:?}");
    // What was not measured is not told: nobody had a time or a line.
    assert!(ran.out.contains("ms on average") && !ran.out.contains("- ms"), "{ran:?}");
    assert!(!ran.out.contains("beyond its time") && !ran.out.contains("there and back"), "{ran:?}");
    assert!(ran.out.contains("\\u{202e}one") && !format!("{ran:?}").contains('\u{202e}'), "{ran:?}");
    let shown = arena(here, &["show", "t", "1"]);
    let record = json(&arena(here, &["show", "t", "1", "--json"]));
    let steps = record["steps"].as_array().unwrap();
    assert_eq!(steps.len(), record["record"]["moves"].as_array().unwrap().len());
    let last = steps.iter().rfind(|step| step["seat"] == 1).unwrap();
    assert_eq!(last["total"], record["record"]["points"][0]);
    for part in ["Dice", "Points", "Total"] {
        assert!(shown.out.contains(part), "{shown:?}");
    }
    for step in steps {
        assert!(shown.out.contains(step["dice"].as_str().unwrap()), "{step}");
    }
}

#[test]
fn a_bot_in_a_shell_is_told_why_its_move_is_illegal() {
    let folder = folder();
    let here = folder.path();
    let bot = "name=cheat,line:sh -c 'while read word rest; do case $word in tabla) echo ready;; move) echo c3;; esac; done'";
    let args =
        ["run", "santorini", bot, "alphabeta:depth=1", "--games", "2", "--out", "t", "--openings", "none"];
    let ran = arena(here, &args);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("2 of 2"), "{ran:?}");
    for (language, word) in
        [("en", "cheat loses"), ("sr-Latn", "cheat gubi"), ("cs", "cheat prohrává"), ("ro", "cheat pierde")]
    {
        let shown = arena(here, &["show", "t", "1", "--lang", language]);
        assert!(shown.out.contains(word) && shown.out.contains("c3"), "{shown:?}");
        // The reason is the game's own, in the same language.
        assert!(shown.out.lines().count() >= 2, "{shown:?}");
    }
}

#[test]
fn on_a_terminal_the_table_is_live_and_what_is_over_is_kept() {
    let folder = folder();
    let words = "arena run mice champion:nodes=1000 alphabeta:depth=2 --games 20000";
    let mut terminal = Terminal::open(folder.path(), words, &[]);
    terminal.wait_for("/20000");
    let games = folder.path().join("arena-1/games");
    while fs::read_dir(&games).map_or(0, Iterator::count) < 3 {
        sleep(Duration::from_millis(5));
    }
    terminal.wait_for("champion:nodes=1000");
    terminal.keys("\u{3}");
    terminal.wait_for("tabla arena resume arena-1");
    assert_eq!(terminal.end(), 130);
    let table = json(&arena(folder.path(), &["table", "arena-1", "--json"]));
    assert!(table["standings"]["games"].as_u64().unwrap() >= 3);
    assert_eq!(table["standings"]["finished"], false);
}

#[test]
fn on_a_narrow_terminal_the_table_stays_when_it_is_interrupted() {
    let folder = folder();
    let words = "arena run mice name=strong,champion:nodes=1000 name=weak,alphabeta:depth=2 --games 20000";
    let mut terminal = Terminal::open_narrow(folder.path(), words, 50);
    terminal.wait_for("/20000");
    terminal.wait_for("strong");
    terminal.keys("\u{3}");
    terminal.wait_for("arena resume");
    assert_eq!(terminal.end(), 130);
    let screen = terminal.screen();
    let row = |name: &str| screen.lines().filter(|line| line.contains(name)).count();
    assert_eq!((row("Elo [95 %]"), row("strong"), row("weak")), (1, 1, 1), "{screen}");
}

/// What stands at this path of a server.
fn get(address: &str, path: &str) -> String {
    get_from(address, path, address)
}

/// The same, asked for under this name.
fn get_from(address: &str, path: &str, host: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// How a tournament stands, as the house tells it.
fn watched(address: &str) -> Value {
    let answer = get(address, "/api/arena?lang=ro");
    serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap_or_else(|_| panic!("{answer}"))
}

#[test]
fn a_tournament_can_be_watched() {
    let folder = folder();
    let mut arena = command(folder.path());
    arena.args([
        "arena",
        "run",
        "mice",
        "champion:time=50ms",
        "champion:time=50ms",
        "--watch",
        "--lang",
        "ro",
    ]);
    let mut arena = arena.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(arena.stderr.take().unwrap()).lines();
    let line = lines.find_map(|line| line.ok().filter(|line| line.contains("http://"))).unwrap();
    let address = line.split("http://").nth(1).unwrap().strip_suffix("/#/arena").unwrap().to_owned();
    assert!(address.starts_with("127.0.0.1:"));
    let page = get(&address, "/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("script-src 'self'"), "{page}");
    let state = watched(&address);
    assert_eq!(state["names"], serde_json::json!(["champion:time=50ms", "champion:time=50ms 2"]));
    assert_eq!((&state["planned"], &state["about"]["key"]), (&100.into(), &"arena-about".into()));
    assert_eq!(state["standings"].as_array().unwrap().len(), 2);
    assert!(get(&address, "/api/arena?lang=xx").starts_with("HTTP/1.1 404"));
    // Between two games there is none.
    let picture = loop {
        if let Some(picture) = watched(&address)["running"][0]["pictures"][0].as_str() {
            break picture.to_owned();
        }
        sleep(Duration::from_millis(5));
    };
    assert!(picture.lines().count() > 10 && !picture.contains('\u{1b}'), "{picture}");
    // A page from elsewhere that gives its own name our address is not answered to.
    let port = address.rsplit(':').next().unwrap();
    for (host, status) in [
        (format!("localhost:{port}"), 200),
        ("evil.example".to_owned(), 421),
        (format!("evil.example:{port}"), 421),
        ("192.0.2.1".to_owned(), 421),
        (String::new(), 421),
    ] {
        let answer = get_from(&address, "/api/arena", &host);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {answer}");
    }
    arena.kill().unwrap();
    arena.wait().unwrap();
}

#[test]
fn an_address_that_is_taken_is_told() {
    let folder = folder();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let watch = format!("--watch={}", taken.local_addr().unwrap());
    let ran = arena(folder.path(), &["run", "mice", "champion", "alphabeta", &watch, "--lang", "en"]);
    let port = taken.local_addr().unwrap().port().to_string();
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{ran:?}");
    assert!(ran.err.contains(&port), "{ran:?}");
}

#[test]
fn what_makes_no_sense_is_told() {
    let folder = folder();
    let here = folder.path();
    fs::write(here.join("empty.txt"), "# nothing\n").unwrap();
    fs::write(here.join("bad.txt"), "//9,9/w\nnowhere\n").unwrap();
    fs::write(here.join("bots.toml"), "[[bot]]\nplayer = 'champion'\nspeed = 3\n").unwrap();
    fs::create_dir_all(here.join("taken/games")).unwrap();
    fs::write(here.join("taken/arena.json"), "{}").unwrap();
    let two = ["champion", "alphabeta"];
    let mut told = String::new();
    for (game, more) in [
        ("chess", &[][..]),
        ("mice", &["--games", "0"]),
        ("mice", &["--games", "many"]),
        ("mice", &["--format", "ladder"]),
        ("mice", &["--time", "soon"]),
        ("mice", &["--margin", "-1s"]),
        ("mice", &["--sprt", "5,0,0.05,0.05"]),
        ("mice", &["--openings", "nowhere.txt"]),
        ("mice", &["--openings", "empty.txt"]),
        ("mice", &["--openings", "bad.txt"]),
        ("mice", &["--rules", "castling"]),
        ("mice", &["--file", "bots.toml"]),
        ("mice", &["-j", "0"]),
        ("mice", &["--watch=here"]),
        ("mice", &["--out", "taken"]),
        ("mice", &["line:./missing", "--out", "missing"]),
        ("mice", &["line:no-such-program-anywhere", "--out", "missing"]),
        ("mice", &["line:sh -x typo.sh", "--out", "missing"]),
        ("mice", &["./bot.py", "--out", "missing"]),
        ("mice", &["line:cat", "--read", "/nowhere/at/all", "--out", "missing"]),
        ("jamb", &["--openings", "bad.txt"]),
    ] {
        let mut args = vec!["run", game];
        args.extend(two);
        args.extend(more);
        let ran = arena(here, &args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{ran:?}");
        writeln!(told, "{game} {}\n    {}", more.join(" "), ran.err.trim_end()).unwrap();
    }
    for args in [
        &["resume", "nowhere"][..],
        &["table", "nowhere"],
        &["table", "taken"],
        &["show", "nowhere", "1"],
        &["check", "champion", "--game", "chess"],
        &["check", "wizard", "--game", "mice"],
    ] {
        let ran = arena(here, args);
        assert_eq!(ran.code, 2, "{ran:?}");
        writeln!(told, "{}\n    {}", args.join(" "), ran.err.trim_end()).unwrap();
    }
    insta::assert_snapshot!("arena_wrong", told);
}

/// A bot that takes the first legal move, after it has done something else.
fn bot(first: &str) -> String {
    let play = "while read word rest; do case $word in tabla) echo ready moves;;
        move) rest=${rest#*moves=}; rest=${rest%% *}; echo ${rest%%|*};; esac; done";
    format!("{first}\n{play}\n")
}

/// Plays short games of Jewels from both seats.
fn check(folder: &Path, bot: &str, more: &[&str]) -> Ran {
    let args = ["check", bot, "--game", "jewels", "--rules", "turns=1"];
    arena(folder, &[&args[..], more].concat())
}

#[test]
fn a_bot_that_runs_into_the_sandbox_is_told_so_and_can_be_given_more() {
    let folder = folder();
    let here = folder.path();
    let data = here.join("tables");
    fs::create_dir_all(here.join("bots")).unwrap();
    fs::create_dir(&data).unwrap();
    fs::write(data.join("table"), "").unwrap();
    fs::write(here.join("bots/bot.sh"), bot(&format!("cat {}/table || exit 1", data.display()))).unwrap();
    let refused = check(here, "line:sh bots/bot.sh", &[]);
    assert_eq!(refused.code, 1, "{refused:?}");
    assert!(refused.out.contains("Permission denied") && refused.out.contains("`--read`"), "{refused:?}");
    let given = check(here, "line:sh bots/bot.sh", &["--read", "tables"]);
    assert_eq!(given.code, 0, "{given:?}");
    // It is kept with the tournament.
    let args =
        ["run", "jewels", "line:sh bots/bot.sh", "greedy", "--games", "1", "--rules", "turns=1", "--json"];
    let table = json(&arena(here, &[&args[..], &["--read", "tables"]].concat()));
    assert_eq!((fouls(&table), table["settings"]["read"][0].as_str()), (0, data.to_str()), "{table}");
    let told = arena(here, &args);
    assert!(told.err.contains("bot: The sandbox may be the reason"), "{told:?}");
}

#[test]
fn nothing_is_played_when_a_file_is_not_there_or_is_no_program() {
    let folder = folder();
    let here = folder.path();
    fs::write(here.join("bot.sh"), bot("")).unwrap();
    let args =
        ["run", "jewels", "line:sh bot.sh", "greedy", "--games", "2", "--rules", "turns=1", "--out", "t"];
    assert_eq!(arena(here, &args).code, 0);
    fs::remove_file(here.join("t/games/000002.json")).unwrap();
    fs::rename(here.join("bot.sh"), here.join("moved.sh")).unwrap();
    let moved = arena(here, &["resume", "t"]);
    assert!(moved.code == 2 && moved.err.contains("bot.sh, which is not there"), "{moved:?}");
    assert!(!here.join("t/games/000002.json").exists());
    let plain = arena(here, &["run", "mice", "line:./moved.sh", "champion", "--out", "plain"]);
    assert!(plain.code == 2 && plain.err.contains("`chmod +x "), "{plain:?}");
}

#[test]
fn a_bot_reads_neither_the_house_nor_the_folders_of_others() {
    let folder = folder();
    let here = folder.path();
    fs::create_dir(here.join("data")).unwrap();
    let names = ["helper", "data/saved", "tabla-bots-other"];
    for name in names {
        fs::write(here.join(name), "").unwrap();
    }
    let look = names.map(|name| {
        let path = here.join(name).display().to_string();
        format!("cat {path} 2> nothing && echo {name} >&2")
    });
    fs::write(here.join("bot.sh"), bot(&look.join("\n"))).unwrap();
    let mut command = command(here);
    command.args(["arena", "check", "line:sh bot.sh", "--game", "jewels", "--rules", "turns=1", "--json"]);
    command.env("PATH", "/usr/bin:/bin").env("TMPDIR", here).env("TABLA_DATA", here.join("data"));
    let report = json(&finish(command, ""));
    assert_eq!(
        (&report["passed"], &report["games"][0]["stderr"]),
        (&true.into(), &"helper\n".into()),
        "{report}"
    );
}

#[test]
fn nothing_is_left_of_bots_when_the_arena_is_ended() {
    let folder = folder();
    let (here, place) = (folder.path(), folder.path().join("tmp"));
    fs::create_dir(&place).unwrap();
    fs::write(
        here.join("bot.sh"),
        "mkdir locked; echo > locked/file; chmod 0 locked; echo > done; exec sleep 1000",
    )
    .unwrap();
    let left = || fs::read_dir(&place).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    let ends = [("KILL", None, 1), ("TERM", Some(130), 0), ("INT", Some(130), 0)];
    for (number, (signal, code, count)) in (1..).zip(ends) {
        let mut arena = command(here);
        let mut arena = arena
            .args(["arena", "run", "jewels", "line:sh bot.sh", "greedy"])
            .env("PATH", "/usr/bin:/bin")
            .env("TMPDIR", &place)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Once there is a tournament, bots are no longer tried, but play.
        let begun = here.join(format!("arena-{number}/arena.json"));
        while !begun.exists() || !left().iter().any(|root| root.join("0/done").exists()) {
            assert_eq!(arena.try_wait().unwrap(), None);
            sleep(Duration::from_millis(5));
        }
        let kill = format!("kill -{signal} {}", arena.id());
        assert!(std::process::Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert_eq!(arena.wait().unwrap().code(), code, "{signal}");
        // What was left by the one that was killed is removed by the next one.
        assert_eq!(left().len(), count, "{signal}: {:?}", left());
    }
    let games: usize =
        (1..=3).map(|number| fs::read_dir(here.join(format!("arena-{number}/games"))).unwrap().count()).sum();
    assert_eq!(games, 0, "a game that was not played to its end does not count");
}

#[test]
fn answers_in_files_are_read_as_the_judge_of_the_contest_reads_them() {
    let folder = folder();
    for (answer, kind) in [("6364", "garbled"), ("a 3 6 4", "garbled"), ("1 1 3 3", "illegal")] {
        fs::write(folder.path().join("bot.sh"), format!("echo {answer} > vystup.txt")).unwrap();
        let report = json(&check(folder.path(), "files:sh bot.sh", &["--json"]));
        let foul = &report["games"][0]["record"]["ending"]["foul"]["foul"];
        assert_eq!((foul["kind"].as_str(), foul["text"].as_str()), (Some(kind), Some(answer)), "{report}");
    }
}

#[test]
fn the_help_says_what_a_program_may_use() {
    let folder = folder();
    let help = arena(folder.path(), &["run", "--help"]);
    let help = help.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("2048 MiB of memory") && help.contains("64 KiB in a line"), "{help}");
}
