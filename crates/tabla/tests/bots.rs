//! Bots to begin with: `tabla arena new` for every game and language, built, asked and played.
#![cfg(target_os = "linux")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{Ran, command, finish, folder};
use serde_json::Value;
use tabla_arena::opponent;
use tabla_games::kits;
use tabla_table::Variant;

/// The languages, with the tools that build a bot and what starts it.
const LANGUAGES: [(&str, &[&str], Option<&str>); 5] = [
    ("python", &[], Some("python3")),
    ("rust", &["rustc", "cc"], None),
    ("c", &["cc"], None),
    ("java", &["javac", "jar"], Some("java")),
    ("javascript", &[], Some("node")),
];

/// Where programs of the system are: bots are started from here, because the sandbox knows these places.
const SYSTEM: &str = "/usr/local/bin:/usr/bin:/bin";

/// Rules by which a game is short.
fn short(game: &str) -> &'static str {
    if game == "jewels" { "turns=3" } else { "" }
}

fn arena(folder: &Path, words: &[&str]) -> Ran {
    let mut command = command(folder);
    command.arg("arena").args(words).env("PATH", SYSTEM);
    finish(command, "")
}

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

/// The languages whose tools are here. Of others there is nothing to try, and that is said.
fn languages() -> Vec<&'static str> {
    let anywhere = env::var("PATH").unwrap_or_default();
    let has = |places: &str, tool: &str| env::split_paths(places).any(|place| place.join(tool).is_file());
    let is_here = |(language, tools, starter): &(&str, &[&str], Option<&str>)| {
        let missing = tools.iter().find(|tool| !has(&anywhere, tool)).copied();
        let missing = missing.or(starter.filter(|starter| !has(SYSTEM, starter)));
        if let Some(tool) = missing {
            eprintln!("bots in {language} are not tried: there is no {tool}");
        }
        missing.is_none()
    };
    LANGUAGES.into_iter().filter(is_here).map(|(language, ..)| language).collect()
}

/// The commands of a bot's page.
fn commands(bot: &Path) -> Vec<String> {
    let page = fs::read_to_string(bot.join("README.md")).unwrap();
    let block = page.split_once("```sh\n").unwrap().1.split_once("```").unwrap().0;
    block.lines().map(str::to_owned).collect()
}

/// A bot that was written and built.
struct Bot {
    language: &'static str,
    folder: PathBuf,
    /// What starts it, in its folder.
    start: String,
}

impl Bot {
    /// Writes the bot, and builds it by the commands of its own page.
    fn new(here: &Path, game: &str, language: &'static str) -> Bot {
        let ran = arena(here, &["new", game, "--language", language]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
        let folder = here.join(format!("{game}-{language}-bot"));
        let commands = commands(&folder);
        let (build, check) = commands.split_at(commands.len() - 2);
        // What is printed is what the page says.
        let told: Vec<&str> = ran.out.lines().skip(3).map(str::trim).collect();
        assert_eq!(told, commands, "{ran:?}");
        for line in build {
            let built = Command::new("sh").args(["-c", line]).current_dir(&folder).output().unwrap();
            let said = String::from_utf8_lossy(&built.stderr).into_owned();
            assert!(built.status.success() && said.is_empty(), "{language}: {line}: {said}");
        }
        let start = check[0].split_once("line:").unwrap().1.split_once(" --game").unwrap().0;
        Bot { language, folder, start: start.trim_matches('\'').to_owned() }
    }

    /// What the bot says to these lines.
    fn answers(&self, more: &str, lines: &[String]) -> Vec<String> {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("exec {} {more}", self.start)]).current_dir(&self.folder);
        command.env("PATH", SYSTEM);
        let ran = finish(command, &format!("{}\n", lines.join("\n")));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}: {ran:?}", self.language);
        ran.out.lines().map(str::to_owned).collect()
    }
}

/// Positions of games that are played at random from both seats: what is seen, and the legal moves.
fn positions(game: &Variant) -> Vec<(String, Vec<String>)> {
    let mut positions = Vec::new();
    for luck in 0..3 {
        let mut table = game.open(None, luck).unwrap();
        // Any sequence that visits all of a list will do.
        let mut number = luck as usize;
        while let Some(seat) = table.to_move() {
            let moves = table.tokens(seat);
            number = (number * 1103 + 12345) % 65537;
            let chosen = moves[number % moves.len()].clone();
            positions.push((game.observation(&*table, seat), moves));
            table.play(&chosen).unwrap();
        }
    }
    positions
}

/// Everything about the bots of one game: they write back what they read, think the same in every language, follow the
/// protocol, and play a game against a weak player of the house, in the sandbox and without a foul.
fn check_bots(name: &str) {
    let folder = folder();
    let here = folder.path();
    let game = kits::variant(name, short(name)).unwrap();
    let positions = positions(&game);
    let states: Vec<String> = positions.iter().map(|(state, _)| state.clone()).collect();
    assert!(states.len() >= 18, "{}", states.len());
    let mut lines = vec![format!("tabla 1 game={name} seat=1 later=1"), "unheard of".to_owned()];
    // The moves of Scrabble are many.
    for (state, moves) in positions.iter().step_by(positions.len().div_ceil(60)) {
        lines
            .push(format!("move game={name} seat=1 turn=1 time=100 moves={} state={state}", moves.join("|")));
    }
    lines.push("over result=won".to_owned());
    let mut chosen: Option<Vec<String>> = None;
    let mut bots = Vec::new();
    for language in languages() {
        let bot = Bot::new(here, name, language);
        assert_eq!(bot.answers("--echo", &states), states, "{name} in {language}");
        let answers = bot.answers("", &lines);
        assert_eq!(
            (answers[0].as_str(), answers.len()),
            ("ready moves", lines.len() - 2),
            "{name} in {language}"
        );
        // The same thoughts in every language.
        assert_eq!(&answers, chosen.get_or_insert(answers.clone()), "{name} in {language}");
        let line = format!("line:{}", bot.start);
        let check = arena(&bot.folder, &["check", &line, "--game", name, "--rules", short(name), "--json"]);
        let report = json(&check);
        assert_eq!((check.code, &report["passed"]), (0, &true.into()), "{name} in {language}: {report:#}");
        // The match is played in another folder.
        let program = bot.start.split(['/', ' ']).next_back().unwrap();
        let from_here = format!("{}/{program}", bot.folder.display());
        bots.push(format!(
            "name={language},line:{}",
            bot.start.replace("./", "").replace(program, &from_here)
        ));
    }
    if bots.is_empty() {
        return;
    }
    let mut words = vec!["run", name, opponent(&game), "--format", "gauntlet", "--games", "1", "--json"];
    words.extend(["--rules", short(name)]);
    words.extend(bots.iter().map(String::as_str));
    let table = json(&arena(here, &words));
    for row in table["standings"]["rows"].as_array().unwrap() {
        assert_eq!(row["fouls"], serde_json::json!({}), "{table:#}");
    }
    assert_eq!(table["standings"]["games"], bots.len(), "{table:#}");
}

#[test]
fn santorini_bots_read_think_and_play_in_every_language() {
    check_bots("santorini");
}

#[test]
fn mice_bots_read_think_and_play_in_every_language() {
    check_bots("mice");
}

#[test]
fn jamb_bots_read_think_and_play_in_every_language() {
    check_bots("jamb");
}

#[test]
fn jewels_bots_read_think_and_play_in_every_language() {
    check_bots("jewels");
}

#[test]
fn scrabble_bots_read_think_and_play_in_every_language() {
    check_bots("scrabble");
}

/// Questions about states, and what is sensible: the last of the moves. All bots of a game think the same, so one is asked.
const SENSIBLE: [(&str, &[(&str, &str)]); 5] = [
    (
        "santorini",
        &[
            // In the middle; up to the third level; a dome before the other one gets there.
            ("0000000000000000000000000/1//", "A1A2 B2E5 B3C3"),
            ("0000002300000000000000010/1/B2,E5/E1,E3", "B2A1A2 E5E4D4 B2B3"),
            ("0000000000000230000010000/1/A1,D3/C4,E3", "A1B1A1 D3D4E4 D3D4C5"),
        ],
    ),
    (
        "mice",
        &[
            // A mill; and no mill for the other side, which is Black in one and White in the other.
            ("a7,a4,d2/d6,b4,f4/6,6/w", "d7 d3 a1xd6"),
            ("a7,f2/d6,d5/7,7/w", "a1 g7 d7"),
            ("d6,d5,g1/a7,f2/6,7/b", "a1 g7 d7"),
        ],
    ),
    (
        "jamb",
        &[
            // What is made; what is missing; and what costs least when nothing is.
            ("3/0,48/kenta=66/1:66666", "down-2 up-ful hand-6 keep-6-6-6-6 hand-jamb"),
            ("///1:11236", "down-1 up-jamb hand-1 keep-6 throw-all keep-1-1"),
            ("2,4,6,8,10,12///3:11346", "up-jamb down-kenta"),
        ],
    ),
    (
        "jewels",
        &[(
            // Five in a line, and not three.
            "12341234,34123412,12341234,34123412,12341234,34123412,12541234,55155412/34565653/0/0/9",
            "1727 1112 3738",
        )],
    ),
    (
        "scrabble",
        &[
            ("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 IMRTTTY/ 0/0 0", "- -TT h8:TRIM h7:TITTY"),
            // Tiles of one's own count, and those that lie there do not.
            (
                "15/15/15/15/15/15/15/7TRIM4/15/15/15/15/15/15/15 AIORSTU/ 0/12 0 seat 2;",
                "h8:TRIMS 8h:TSARIOU",
            ),
        ],
    ),
];

#[test]
fn bots_are_sensible() {
    for (name, questions) in SENSIBLE {
        let folder = folder();
        let Some(language) = languages().first().copied() else { return };
        let ask = |(state, moves): &(&str, &str)| {
            format!("move game={name} seat=1 turn=1 moves={} state={state}", moves.replace(' ', "|"))
        };
        let answers = Bot::new(folder.path(), name, language)
            .answers("", &questions.iter().map(ask).collect::<Vec<_>>());
        let best: Vec<&str> =
            questions.iter().filter_map(|(_, moves)| moves.split(' ').next_back()).collect();
        assert_eq!(answers, best, "{name}");
    }
}

#[test]
fn a_folder_that_is_there_is_left_as_it_is() {
    let folder = folder();
    let here = folder.path();
    fs::create_dir(here.join("mine")).unwrap();
    fs::write(here.join("mine/bot.py"), "my own").unwrap();
    fs::write(here.join("file"), "").unwrap();
    for (words, told) in [
        (
            "new mice --language python --out mine",
            "'mine' is there already, and nothing is overwritten; name",
        ),
        ("new mice --language python --out file", "'file' is there already"),
        (
            "new mice --language python --out file/bot",
            "'file' cannot be written: something else of that name",
        ),
        ("new mice --language pascal", "Right would be: python, rust, c, java, javascript"),
        (
            "new chess --language c",
            "there is no game 'chess'; there are santorini, mice, jamb, jewels, scrabble",
        ),
        ("new mice", "--language"),
    ] {
        let ran = arena(here, &words.split(' ').collect::<Vec<_>>());
        assert!((ran.code, ran.out.as_str()) == (2, "") && ran.err.contains(told), "{words}: {ran:?}");
    }
    assert_eq!(fs::read_to_string(here.join("mine/bot.py")).unwrap(), "my own");
    assert_eq!(fs::read_dir(here.join("mine")).unwrap().count(), 1);
    assert_eq!(fs::read_dir(here).unwrap().count(), 2);
}

#[test]
fn a_bot_is_told_of_for_programs_and_for_people() {
    let folder = folder();
    let here = folder.path();
    let told = json(&arena(here, &["new", "Jamb", "--language", "c", "--out", "some/my bot", "--json"]));
    assert_eq!(told["files"], serde_json::json!(["README.md", "bot.c", "game.c", "game.h"]), "{told}");
    assert_eq!(told["commands"]["check"], "tabla arena check line:./bot --game jamb");
    assert_eq!((&told["game"], &told["folder"]), (&"jamb".into(), &"some/my bot".into()));
    for name in told["files"].as_array().unwrap() {
        assert!(here.join("some/my bot").join(name.as_str().unwrap()).is_file(), "{name}");
    }
    // The page explains the states of this game, and of no other.
    let page = fs::read_to_string(here.join("some/my bot/README.md")).unwrap();
    assert!(page.starts_with("# A bot for Jamb, in C\n"), "{page}");
    assert!(page.contains("`DOWN/UP/HAND/TABLE`") && !page.contains("CGP") && !page.contains('{'), "{page}");
    let ran = arena(here, &["new", "mice", "--language", "c", "--out", "друга", "--lang", "sr-Cyrl"]);
    let expected = "Записано у друга: README.md, bot.c, game.c, game.h\nШта следи:\n    cd друга\n    cc ";
    assert!(ran.code == 0 && ran.out.starts_with(expected), "{ran:?}");
}
