//! Every reason that the tests know can be told: its message exists and gets the values that it shows.

use std::collections::{BTreeMap, BTreeSet};

use crate::common;
use tabla_core::{Arg, Notation, Say, Saying, Seat};
use tabla_scrabble::scorer::{SAMPLE, Texts, score};
use tabla_scrabble::{Challenge, EndReason, gcg, read_layout, read_tile_set};
use tabla_testkit::cases::cases;
use tabla_testkit::rules;

const ENGLISH: &str = include_str!("../../tabla-games/messages/en/scrabble.ftl");

/// The values that each message shows.
fn shown() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in ENGLISH.lines() {
        if let Some((name, _)) = line.split_once(" =").filter(|(name, _)| !name.starts_with([' ', '#'])) {
            key = name;
        }
        let values = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
            &rest[..end.unwrap_or(rest.len())]
        });
        messages.entry(key).or_default().extend(values);
    }
    messages
}

/// The message of a saying has its values, and so have those inside it.
fn check(messages: &BTreeMap<&str, BTreeSet<&str>>, saying: &Saying, told: &mut BTreeSet<String>) {
    let given: BTreeSet<&str> = saying.args.keys().map(|name| &**name).collect();
    if saying.key.starts_with("scrabble-") {
        assert_eq!(messages.get(&*saying.key), Some(&given), "{}", saying.key);
        told.insert(saying.key.to_string());
    }
    for arg in saying.args.values() {
        if let Arg::Saying(inner) = arg {
            check(messages, inner, told);
        }
    }
}

/// Everything that is said about bad input of every kind.
fn sayings() -> Vec<Saying> {
    let book = include_str!("../RULES.md").replace("```scrabble-score\n", "```text\n");
    let plain = book.replace("```scrabble-doubt\n", "```text\n");
    let doubting = book.replace("```scrabble\n", "```text\n").replace("```scrabble-doubt\n", "```scrabble\n");
    let games = [(common::english(), plain), (common::english().with_challenge(Challenge::Double), doubting)];
    let ends = [EndReason::OutOfTiles { seat: Seat::FIRST }, EndReason::Scoreless];
    let mut sayings: Vec<Saying> = ends.iter().map(Say::say).collect();
    for (game, book) in games {
        let report = rules::run(&game, "scrabble", &book);
        sayings.extend(report.refusals.iter().map(Say::say));
        sayings.extend(report.faults.iter().map(Say::say));
    }
    for case in cases(include_str!("files/bad-gcg.txt")) {
        let read = gcg::read(&case.body).and_then(|file| gcg::replay(&common::english(), &file));
        sayings.extend(read.err().iter().map(Say::say));
    }
    let odd = gcg::read(">ana: ABDEHIY 8H BEADYH +31 30\n").expect("a game");
    let turns = gcg::replay(&common::english(), &odd).expect("a game");
    sayings.extend(gcg::remarks(&common::english(), &odd, &turns).iter().map(Say::say));
    let unknown = common::english().read_state("x").expect_err("no position");
    sayings.push(unknown.say());
    for text in ["A\nA 1 1\nA 2 2\n", "A 1 1\n"] {
        sayings.extend(read_tile_set(text).expect_err("no tile set").iter().map(Say::say));
    }
    let boards = ["", "9", "15\nbleu", "15\nverde a1", "15\nbleu 1a", "15\nbleu p1"];
    for board in boards {
        sayings.extend(read_layout(board).expect_err("no board").iter().map(Say::say));
    }
    sayings.extend(scores());
    sayings
}

/// What the scorer says.
fn scores() -> Vec<Saying> {
    let mut sayings = vec![score(&SAMPLE).expect("the sample").say()];
    let tie = score(&Texts { game: "", ..SAMPLE }).expect("an empty game");
    sayings.push(tie.say());
    let bad = [
        Texts { tiles: "A", ..SAMPLE },
        Texts { tiles: "", ..SAMPLE },
        Texts { board: "", ..SAMPLE },
        Texts { game: "1\n3 h8 A\n1 h A\n1 h8 ?\n", ..SAMPLE },
        Texts { game: "1 h14 ABCD\n", ..SAMPLE },
        Texts { game: "1 h8 AB\n2 h8 AC\n", ..SAMPLE },
        Texts { game: "1 h8 AB\n2 h8 AB\n", ..SAMPLE },
    ];
    for texts in bad {
        sayings.extend(score(&texts).expect_err("a bad game").iter().map(Say::say));
    }
    let odd = [
        Texts { tiles: "A 1\nA 2\n", game: "", ..SAMPLE },
        Texts { board: "15\nroz a1\nroz a1\n", ..SAMPLE },
        Texts { board: "15\nroz a1\nrosu a1\n", ..SAMPLE },
        Texts { game: "1 a1 ABCDEFGH\n2 o1 AB\n1 o3 AB\n", ..SAMPLE },
    ];
    for texts in odd {
        sayings.extend(score(&texts).expect("an odd game").oddities().iter().map(Say::say));
    }
    sayings
}

/// Reasons that no text brings about; the rules have them for plays that are made in code.
const NEVER_WRITTEN: [&str; 3] =
    ["scrabble-refusal-elsewhere", "scrabble-refusal-gap", "scrabble-refusal-occupied"];

#[test]
fn every_message_gets_what_it_shows() {
    let messages = shown();
    let mut told: BTreeSet<String> = NEVER_WRITTEN.map(str::to_owned).into();
    for saying in sayings() {
        check(&messages, &saying, &mut told);
    }
    let all: BTreeSet<String> =
        messages.keys().filter(|key| !key.is_empty()).map(|&key| key.to_owned()).collect();
    assert_eq!(told, all);
}
