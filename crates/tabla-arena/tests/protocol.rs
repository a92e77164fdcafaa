//! The line protocol: what the README shows is what is said, and nobody is told more than they may know.
#![cfg(target_os = "linux")]

use std::fs;
use std::time::{Duration, Instant};

use tabla_arena::process::Keeper;
use tabla_arena::{
    Bot, BotAllowance, BotKind, BotTurn, Budget, Case, Foul, MatchEnd, Refereed, Seating, line, referee,
    refused_because, replay, visible,
};
use tabla_core::{Say, Seat};
use tabla_games::{Language, Words, kits};
use tabla_table::{Table, Variant};
use tempfile::TempDir;

const MOCK: &str = env!("CARGO_BIN_EXE_tabla-mock");
const README: &str = include_str!("../README.md");

/// The luck of all games here.
const LUCK: u64 = 2026;

fn bot(text: &str) -> Bot {
    Bot::read(text).unwrap()
}

fn play(game: &Variant, bots: [&Bot; 2], budget: Option<Budget>) -> Refereed {
    let case = Case {
        number: 1,
        game,
        places: [0, 1],
        bots,
        opening: None,
        luck: LUCK,
        budget,
        margin: Duration::from_secs(20),
        cores: Default::default(),
    };
    let seating = Seating::new(Keeper::at(MOCK), false, Duration::from_secs(60));
    referee(&case, &seating, &()).unwrap()
}

/// The fenced text that follows this heading.
fn block(heading: &str) -> Vec<&'static str> {
    let after = README.split_once(heading).unwrap_or_else(|| panic!("no {heading}")).1;
    let inside = after.split_once("```text\n").unwrap().1.split_once("```").unwrap().0;
    inside.lines().collect()
}

#[test]
fn the_conversation_in_the_readme_is_what_is_said() {
    let lines = block("### A conversation");
    assert!(lines.iter().all(|line| line.starts_with("> ") || line.starts_with("< ")), "{lines:?}");
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("conversation.txt");
    fs::write(&path, lines.join("\n")).unwrap();
    let kind = BotKind::Line(vec![MOCK.into(), "script".into(), path.to_str().unwrap().into()]);
    let script = Bot { name: "script".to_owned(), budget: None, options: Vec::new(), kind };
    let game = kits::variant("jewels", "turns=2").unwrap();
    let played = play(&game, [&script, &bot("greedy")], Some(Budget::Move(Duration::from_secs(5))));
    assert_eq!(String::from_utf8_lossy(&played.stderr[0]), "all was said\n");
    assert!(matches!(played.record.ending, MatchEnd::Rules(_)), "{:?}", played.record.ending);
}

/// The first two lines that a program at seat 1 is sent.
fn first_lines(game: &Variant, budget: Budget, wants_moves: bool) -> [String; 2] {
    let table = game.open(None, LUCK).unwrap();
    let observation = game.observation(&*table, Seat::FIRST);
    let until = Instant::now() + Duration::from_secs(1);
    let left = match budget {
        Budget::Clock(clock) => [clock.time; 2],
        _ => [Duration::ZERO; 2],
    };
    let question = BotTurn {
        game,
        seat: Seat::FIRST,
        turn: 1,
        opening: None,
        played: &[],
        last: None,
        observation: &observation,
        moves: &|| table.tokens(Seat::FIRST),
        table: &*table,
        gone: None,
        allowed: BotAllowance { budget: Some(budget), left, until },
    };
    [line::greeting(game, Seat::FIRST, Some(budget)), line::request(&question, wants_moves)]
}

#[test]
fn the_first_lines_of_every_game_are_those_in_the_readme() {
    let mut lines = Vec::new();
    for (name, rules, budget) in [
        ("santorini", "", "100ms"),
        ("mice", "flying", "60s+500ms"),
        ("jamb", "", "nodes=5000"),
        ("jewels", "turns=30", "depth=4"),
        ("scrabble", "english", "1s"),
    ] {
        let game = kits::variant(name, rules).unwrap();
        lines.extend(first_lines(&game, budget.parse().unwrap(), name == "jamb"));
    }
    assert_eq!(block("### The first lines of every game"), lines);
}

#[test]
fn programs_say_whether_they_are_ready() {
    for (text, ready) in [
        ("ready", Some(false)),
        (" ready  moves ", Some(true)),
        ("ready now", None),
        ("Ready", None),
        ("", None),
    ] {
        assert_eq!(line::read_ready(text), ready, "{text}");
    }
}

#[test]
fn both_sides_have_the_same_luck_and_no_other() {
    for (name, rules) in [("jamb", ""), ("jewels", "turns=5")] {
        let game = kits::variant(name, rules).unwrap();
        let mut table = game.open(None, LUCK).unwrap();
        let observations: Vec<String> = (0..2)
            .map(|_| {
                let seat = table.to_move().unwrap();
                let observation = game.observation(&*table, seat);
                while table.to_move() == Some(seat) {
                    let first = table.tokens(seat)[0].clone();
                    table.play(&first).unwrap();
                }
                observation
            })
            .collect();
        assert_eq!(observations[0], observations[1], "{name}");
        assert_ne!(
            observations[0],
            game.observation(&*game.open(None, LUCK + 1).unwrap(), Seat::FIRST),
            "{name}"
        );
    }
}

#[test]
fn nobody_sees_the_rack_of_the_other() {
    let game = kits::variant("scrabble", "").unwrap();
    let mut table = game.open(None, LUCK).unwrap();
    let racks = |table: &dyn Table| Seat::DUEL.map(|seat| rack(&game.observation(table, seat), seat));
    let before = racks(&*table);
    assert!(before.iter().all(|rack| rack.len() == 7));
    assert_ne!(before[0], before[1]);
    assert_eq!(before, racks(&*game.open(None, LUCK).unwrap()));
    // An exchange draws what the bag has next, and the other rack stays.
    let exchange = format!("-{}", &before[0][..1]);
    table.play(&exchange).unwrap();
    let after = racks(&*table);
    assert_eq!((after[0].len(), &after[1]), (7, &before[1]));
}

/// The rack in an observation of this seat; there is no other.
fn rack(observation: &str, seat: Seat) -> String {
    let racks: Vec<&str> = observation.split(' ').nth(1).unwrap().split('/').collect();
    let is_mover = observation.contains("seat 2") != (seat == Seat::FIRST);
    let (own, other) = if is_mover { (racks[0], racks[1]) } else { (racks[1], racks[0]) };
    assert_eq!(other, "", "{observation}");
    own.to_owned()
}

#[test]
fn an_observation_of_jewels_has_the_next_stones_and_no_more() {
    let game = kits::variant("jewels", "turns=30").unwrap();
    let observation = game.observation(&*game.open(None, LUCK).unwrap(), Seat::FIRST);
    let parts: Vec<usize> = observation.split('/').map(str::len).collect();
    assert_eq!(parts, [71, 8, 1, 1, 2], "{observation}");
}

#[test]
fn players_of_the_house_play_all_five_games_to_their_end() {
    for (name, rules, one, other) in [
        ("santorini", "", "champion:nodes=200", "minimax:depth=1"),
        ("mice", "flying", "champion:nodes=200", "alphabeta:depth=1"),
        ("jamb", "", "optimal", "rule"),
        ("jewels", "turns=10", "ai:samples=10,memory", "random"),
        ("scrabble", "romanian", "greedy", "champion:level=beginner"),
    ] {
        let game = kits::variant(name, rules).unwrap();
        let budget = (name == "scrabble").then_some(Budget::Move(Duration::from_millis(20)));
        let record = play(&game, [&bot(one), &bot(other)], budget).record;
        assert!(matches!(record.ending, MatchEnd::Rules(_)), "{name}: {:?}", record.ending);
        assert_eq!(record.halves[0] + record.halves[1], 2);
        // Played again, it comes to the same.
        let steps = replay(&game, &record);
        assert_eq!(steps.len(), record.moves.len(), "{name}");
        let of = |seat: Seat| steps.iter().filter(move |step| step.seat == seat.number());
        if let Some(points) = record.points {
            for seat in Seat::DUEL {
                let last = of(seat).filter_map(|step| step.total).next_back();
                assert!(name == "scrabble" || last == Some(points[seat.index()]), "{name}: {last:?}");
            }
        }
        let brings = |seat: Seat| of(seat).filter_map(|step| step.details.points).sum::<i64>();
        match name {
            "jamb" => {
                assert!(
                    steps.iter().all(|step| step.details.dice.as_ref().is_some_and(|dice| dice.len() == 9))
                );
                // Nothing is written but in turns, of which there are as many as fields that were filled.
                assert!(of(Seat::FIRST).any(|step| step.turn == 1 && step.details.points.is_none()));
                assert!(brings(Seat::FIRST) > 0 && steps[0].turn == 1);
            }
            "jewels" => {
                assert_eq!(Some(Seat::DUEL.map(brings)), record.points);
                assert_eq!(steps[19].turn, 10);
            }
            "scrabble" => assert!(Seat::DUEL.map(brings).iter().all(|&points| points > 50), "{steps:?}"),
            _ => assert!(steps[3].turn == 2 && steps[3].details == Default::default(), "{name}"),
        }
        assert!(record.moves.len() > 10 && record.moves.iter().all(|mv| !mv.text.contains(' ')), "{name}");
    }
}

#[test]
fn what_bots_wanted_too_much_of_is_said_in_every_language() {
    for word in ["time", "cpu", "memory", "processes", "file-size", "disk"] {
        let foul = Foul::Greedy { what: word.to_owned() };
        let told: Vec<String> =
            Language::ALL.into_iter().map(|language| Words::new(language).say(&foul.say())).collect();
        let is_foreign = |told: &&String| !told.ends_with(&format!(": {word}"));
        assert_eq!(told[1..].iter().filter(is_foreign).count(), told.len() - 1, "{told:?}");
    }
    // A word that nobody knows is shown, but does nothing to the screen.
    let foul = Foul::Greedy { what: "\u{1b}[2J".to_owned() };
    assert!(Words::new(Language::En).say(&foul.say()).ends_with(": \\u{1b}[2J"));
}

#[test]
fn text_from_bots_cannot_hide_or_turn_round() {
    for letter in ["\u{7}", "\u{9b}", "\u{202a}", "\u{202e}", "\u{2066}", "\u{2069}", "\u{feff}", "\u{200f}"]
    {
        let shown = visible(&format!("a{letter}b"));
        assert!(shown.starts_with("a\\u{") && shown.ends_with("}b") && shown.is_ascii(), "{shown}");
        let words = Words::new(Language::En);
        // Records from before, and what is read now.
        for foul in [Foul::garbled(letter), Foul::NotReady { text: letter.to_owned() }] {
            assert!(!words.say(&foul.say()).contains(letter), "{foul:?}");
        }
    }
    assert_eq!(visible("č\tĐ\nж €"), "č\tĐ\nж €");
}

#[test]
fn a_refused_answer_has_the_reason_of_its_game() {
    let game = kits::variant("jamb", "").unwrap();
    let mut record = play(&game, [&bot("optimal"), &bot("rule")], None).record;
    assert_eq!(refused_because(&game, &record), None);
    record.moves.truncate(1);
    record.ending = MatchEnd::Foul { seat: 1, foul: Foul::illegal("up-1") };
    assert!(refused_because(&game, &record).is_some());
}
