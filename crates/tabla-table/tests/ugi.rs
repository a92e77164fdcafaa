//! Engines for games in small: draws by the course of a game, rules that change, players that fail, and games for
//! which the protocol has no words.

use std::io::Cursor;

use crate::common::*;
use serde_json::Map;
use tabla_core::*;
use tabla_table::ugi::Engine;
use tabla_table::*;

fn serve(engine: Engine, lines: &[&str]) -> Vec<String> {
    let mut output = Vec::new();
    let input = Cursor::new(lines.join("\n"));
    engine.serve(&|saying| saying.key.clone().into_owned(), input, &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

fn with<G: Notation>(kit: GameKit<G>, lines: &[&str]) -> Vec<String> {
    let kit = Registry::default().with(kit).find("pile").unwrap();
    serve(Engine::open(kit, Map::new()).unwrap(), lines)
}

/// A player who takes one and says what it was allowed.
fn modest(_: &Pile, _: &(u8, u8), context: &mut PlayerContext<'_, Pile>) -> Option<Answer<i8>> {
    let Limits { depth, nodes, time, .. } = context.limits;
    let depth = depth.unwrap_or(0);
    Some(Answer { depth, nodes: nodes.unwrap_or(0) + u64::from(time.is_some()), ..Answer::new(-1) })
}

#[test]
fn a_draw_by_the_course_is_told_and_played_on() {
    let drawn = "position fen 4/0 moves 1 -1 1 -1 1 -1 1 -1";
    let kit = || pile().player("modest", |_, _| Box::new(modest));
    let said = with(kit(), &[drawn, "query gameover", "query result", "query p1turn", "go"]);
    assert_eq!(said[..3], ["response true", "response draw", "response false"]);
    assert_eq!(said.last().unwrap(), "bestmove -1");
    let on = with(kit(), &[&format!("{drawn} -2"), "query gameover", "query result", "query p1turn"]);
    assert_eq!(
        on,
        ["response false", "response none", "response false"],
        "a lasting move ends what was quiet"
    );
}

#[test]
fn limits_are_what_was_asked_for_and_nothing_else() {
    const MODEST: PlayerKind = PlayerKind::new("modest")
        .settings(Setting::SEARCH)
        .pace(Pace::Time(std::time::Duration::from_secs(9)));
    let kit =
        || pile().reply_limit(std::time::Duration::from_millis(1)).player(MODEST, |_, _| Box::new(modest));
    for (go, expected) in [
        ("go", "info depth 0 seldepth 0 nodes 1"),
        ("go depth 3", "info depth 3 seldepth 0 nodes 0"),
        ("go depth 3 movetime 2000", "info depth 3 seldepth 0 nodes 1"),
        ("go nodes 70", "info depth 64 seldepth 0 nodes 70"),
        ("go infinite", "info depth 64 seldepth 0 nodes 0"),
        ("go p1time 60000", "info depth 0 seldepth 0 nodes 1"),
    ] {
        let said = with(kit(), &[go]);
        assert!(said[0].starts_with(&format!("{expected} nps")), "{go}: {said:?}");
        assert_eq!(said[1], "bestmove -1", "{go}");
    }
}

#[test]
fn who_finds_no_move_says_so_and_the_engine_goes_on() {
    let lost = |_: &Pile, _: &(u8, u8), _: &mut PlayerContext<'_, Pile>| None;
    let said = with(pile().player("lost", move |_, _| Box::new(lost)), &["go", "isready"]);
    assert!(said.contains(&"info string table-player-erred".to_owned()), "{said:?}");
    assert!(said.contains(&"bestmove none".to_owned()) && said.contains(&"readyok".to_owned()), "{said:?}");
}

#[test]
fn rules_are_options_of_every_kind_and_the_position_stays() {
    let kit = || {
        let choice = Choice::word("goal", "pile-goal", &["last", "first"]);
        pile()
            .choice(Choice::switch("bold", "pile-bold", false))
            .choice(choice)
            .choice(Choice::free("note", "x"))
    };
    let lines = [
        "ugi",
        "position fen 4/0 moves -1",
        "setoption name Goal value first",
        "setoption name Goal value middle",
        "setoption name bold value true",
        "setoption name bold value perhaps",
        "setoption name Note value hello",
        "query p1turn",
    ];
    let said = with(kit(), &lines);
    let options = [
        "Bold type check default false",
        "Goal type combo default last var last var first",
        "Note type string",
    ];
    for option in options {
        assert!(said.contains(&format!("option name {option}")), "{said:?}");
    }
    let end = said.iter().position(|line| line == "ugiok").unwrap();
    let rest = [
        "info string rules no-bold,goal=first",
        "info string table-rule-value",
        "info string rules bold,goal=first",
        "info string ugi-switch",
        "info string rules bold,goal=first,note=hello",
        "response false",
    ];
    assert_eq!(said[end + 1..], rest);
}

#[test]
fn games_for_which_the_protocol_has_no_words_are_refused() {
    for (game, key) in [("dice", "ugi-chance"), ("tiles", "ugi-chance"), ("stones", "ugi-two")] {
        let refused = Engine::open(registry().find(game).unwrap(), Map::new()).err().unwrap();
        assert_eq!(refused.saying.key, key, "{game}");
    }
}
