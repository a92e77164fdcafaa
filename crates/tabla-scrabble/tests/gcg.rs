//! Whole games in GCG files: read, played over, written, read again.

use crate::common;
use tabla_core::{Game, Notation, Turn};
use tabla_scrabble::gcg::{Action, GcgFault, Player, Step, read, remarks, replay, write};
use tabla_scrabble::{Move, Scrabble, State};
use tabla_testkit::cases::cases;
use tabla_testkit::{Tale, TaleStep, english, tales};

const SAMPLE: &str = "\
#character-encoding UTF-8
#title A sample
#player1 ana Ana Pop
#player2 ion Ion Pop
#lexicon ENABLE
>ana: ABDEHIY 8H BEADY +30 30
>ion: AESUW?? L3 SUbWA.Ed +74 74
#note A phony, which nobody doubts
>ana: GHIORVZ 9E VIZOR +35 65
>ion: EFPPSTX F8 F.X +29 103
>ana: AEFGHNT -GN +0 65
>ion: AEPPSTT - +0 103
";

fn moves(game: &Scrabble, text: &str) -> Vec<Option<Move>> {
    let turns = replay(game, &read(text).unwrap()).unwrap_or_else(|error| panic!("{error}"));
    turns.into_iter().map(|turn| turn.mv).collect()
}

#[test]
fn the_sample_is_played_over() {
    let game = common::english();
    let gcg = read(SAMPLE).unwrap();
    assert_eq!((gcg.title.as_deref(), gcg.lexicon.as_deref()), (Some("A sample"), Some("ENABLE")));
    assert_eq!(gcg.players[1], Player { nick: "ion".to_owned(), name: "Ion Pop".to_owned() });
    let turns = replay(&game, &gcg).unwrap();
    assert_eq!(turns.len(), 6);
    for turn in &turns {
        assert_eq!(turn.counted.unwrap_or(0) as i32, turn.points, "line {}", turn.line);
    }
    let last = &turns[5].state;
    assert_eq!((last.score(last.mover()), last.rack(last.mover()).to_string()), (103, "AEPPSTT".to_owned()));
}

/// The same game, as other programs write it.
#[test]
fn the_sample_is_read_however_it_is_written() {
    let game = common::english();
    let expected = moves(&game, SAMPLE);
    let without_head: String =
        SAMPLE.lines().filter(|line| line.starts_with('>')).map(|line| format!("{line}\n")).collect();
    let typed = [
        ("line ends of another system", SAMPLE.replace('\n', "\r\n")),
        ("a byte-order mark and blank lines", format!("\u{feff}{}", SAMPLE.replace('\n', "\n\n"))),
        ("parentheses", SAMPLE.replace("SUbWA.Ed", "SUbWA(Y)Ed").replace("F.X", "F(I)X")),
        ("whole words", SAMPLE.replace("SUbWA.Ed", "SUbWAYEd").replace("F.X", "FIX")),
        ("small letters of columns", SAMPLE.replace(" L3 ", " l3 ").replace(" 8H ", " 8h ")),
        ("no racks", SAMPLE.replace("ABDEHIY ", "").replace("EFPPSTX ", "")),
        ("no head", without_head),
        ("more blanks", SAMPLE.replace(' ', "   ")),
        ("remarks between the moves", SAMPLE.replace("#note", "A remark\n#note")),
    ];
    for (what, text) in typed {
        assert_eq!(moves(&game, &text), expected, "{what}");
    }
}

#[test]
fn what_happens_at_the_end_is_read() {
    let text = format!(
        "{SAMPLE}>ana: AE (AE) -2 63\n>ion: (time) -10 93\n>ion:  (AE) +4 97\n>ana: AEFGHNT -3 +0 63\n"
    );
    let gcg = read(&text).unwrap();
    let actions: Vec<&Action> = gcg.events[6..].iter().map(|event| &event.action).collect();
    assert!(matches!(actions[0], Action::Left(_)) && matches!(actions[2], Action::Left(_)));
    assert_eq!(actions[1], &Action::Other("time".to_owned()));
    assert_eq!(actions[3], &Action::ExchangeUnknown(3));
    assert_eq!((gcg.events[6].points, gcg.events[8].total), (-2, 97));
}

#[test]
fn a_play_is_taken_back() {
    let text = ">ana: ABDEHIY 8H BEADY +30 30\n>ana: ABDEHIY -- -30 0\n>ion: AEIOUST 8H OATS +8 8\n";
    let game = common::english();
    let turns = replay(&game, &read(text).unwrap()).unwrap();
    assert!(turns[1].state.board().is_empty());
    let alone = read(">ana: ABDEHIY -- -30 0\n").unwrap();
    assert_eq!(replay(&game, &alone).unwrap_err().because, GcgFault::NothingWithdrawn);
}

/// What was decided in a game that was played, with the position before each decision.
fn steps(tale: &Tale<Scrabble>) -> Vec<Step> {
    let decided = tale.steps.iter().zip(&tale.states);
    decided
        .filter_map(|(step, state)| match step {
            TaleStep::Move(mv) => Some(Step { state: state.clone(), mv: *mv }),
            TaleStep::Chance(_) => None,
        })
        .collect()
}

fn players(count: usize) -> Vec<Player> {
    (1..=count)
        .map(|number| Player { nick: format!("p{number}"), name: format!("Player {number}") })
        .collect()
}

/// Games played at random are written and read back: the same moves, points and racks.
#[test]
fn games_that_are_written_read_back() {
    for game in [common::small(2), common::small(4)] {
        for tale in tales(&game, 600).take(60) {
            let steps = steps(&tale);
            let text = write(&game, &players(game.players()), &steps, tale.last());
            let gcg = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let turns = replay(&game, &gcg).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(turns.len(), steps.len(), "{text}");
            for (turn, step) in turns.iter().zip(&steps) {
                let seat = step.state.mover();
                assert_eq!((turn.mv, turn.state.mover()), (Some(step.mv), seat), "{text}");
                assert_eq!(turn.state.board(), step.state.board(), "{text}");
                assert_eq!(turn.state.rack(seat), step.state.rack(seat), "{text}");
                assert_eq!(turn.state.score(seat), step.state.score(seat), "{text}");
                assert_eq!(turn.counted.unwrap_or(0) as i32, turn.points, "{text}");
            }
            assert!(matches!(game.turn(tale.last()), Turn::Over(_)));
            check_totals(&gcg.events, tale.last(), &text);
        }
    }
}

/// The last total of each player in the file is the score at the end.
fn check_totals(events: &[tabla_scrabble::gcg::Event], last: &State, text: &str) {
    for seat in last.all_seats() {
        let total = events.iter().rev().find(|event| event.player == seat.index()).map(|event| event.total);
        assert_eq!(total, Some(last.score(seat)), "{text}");
    }
}

/// With challenges, what was taken back and who lost a turn can be told from the file.
#[test]
fn games_with_challenges_read_back() {
    let game = common::doubting(2);
    for tale in tales(&game, 600).take(60) {
        let text = write(&game, &players(2), &steps(&tale), tale.last());
        let gcg = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        replay(&game, &gcg).unwrap_or_else(|error| panic!("{error}\n{text}"));
        check_totals(&gcg.events, tale.last(), &text);
    }
}

/// Every bad file with what is said about it; read it as a list of messages.
#[test]
fn bad_files_are_refused_with_the_line_and_the_reason() {
    let game = common::english();
    let mut told = String::new();
    for case in cases(include_str!("files/bad-gcg.txt")) {
        let error = match read(&case.body) {
            Ok(gcg) => replay(&game, &gcg).expect_err(&case.title),
            Err(error) => error,
        };
        told += &format!("{}\n  {}\n\n", case.title, english(&error));
    }
    insta::assert_snapshot!("bad_gcg", told);
}

/// Points and words that are not right are told, with the line, what stands there and what would be right.
#[test]
fn odd_files_are_played_over_with_remarks() {
    let game = common::english();
    let told = |text: &str| -> Vec<String> {
        let gcg = read(text).unwrap();
        let turns = replay(&game, &gcg).unwrap_or_else(|error| panic!("{error}"));
        remarks(&game, &gcg, &turns).iter().map(english).collect()
    };
    assert_eq!(told(SAMPLE), Vec::<String>::new());
    let text = ">ana: ABDEHIY 8H BEADY +31 31\n>ana: GHIORVZ 9E VIZOR +35 65\n>ana: QU - +0 65\n";
    assert_eq!(
        told(text),
        [
            "line 1, '8H BEADY +31 31': the play brings 30, not 31",
            "line 2, '9E VIZOR +35 65': together that is 66, not 65",
        ]
    );
    let phony = ">ana: ABDEHIY 8H BEADYH +38 38\n";
    assert_eq!(
        told(phony),
        ["line 1, '8H BEADYH +38 38': 'BEADYH' is not in the word list; it stands all the same"]
    );
    // What is taken back at once may be anything.
    assert_eq!(told(&format!("{phony}>ana: ABDEHIY -- -38 0\n>ion: - +0 0\n")), Vec::<String>::new());
}

/// In these files columns have letters, large or small; at the table rows have, and the case means nothing either.
#[test]
fn the_order_of_row_and_column_tells_the_direction() {
    let game = common::english();
    let laid = |text: &str| moves(&game, text)[0];
    let [large, small] = [">ana: ABDEHIY 8H BEADY +30 30\n", ">ana: ABDEHIY 8h BEADY +30 30\n"].map(laid);
    assert!(large == small && large.is_some());
    let state =
        game.read_state("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 BEADYIH/DOGEIOU 0/0 0").unwrap();
    let read = |text: &str| game.read_move(&state, text).unwrap();
    assert_eq!(Some(read("h8 BEADY")), large);
    assert_eq!(read("H8 BEADY"), read("h8 BEADY"));
    assert_eq!(read("8H BEADY"), read("8h BEADY"));
    assert_ne!(read("8H BEADY"), read("H8 BEADY"));
    assert_eq!(read("H8 beady"), read("h8 BEADY"));
}
