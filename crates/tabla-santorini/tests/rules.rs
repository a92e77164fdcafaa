//! The rule book, played; and every reason for a refusal, seen at least once.

use std::collections::BTreeSet;

use tabla_core::{BySeat, Duel, Game, Notation, Seat, read_record};
use tabla_santorini::{Fault, Move, Refusal, Santorini, Setup, Square};
use tabla_testkit::cases::cases;
use tabla_testkit::{english, playouts, rules};

const BOOK: &str = include_str!("../RULES.md");

#[test]
fn the_rule_book_is_right() {
    let report = rules::check(&Santorini, "santorini", BOOK);
    println!("{} examples in the rule book", report.examples);
    assert!(report.examples >= 120, "{} examples", report.examples);
}

/// Makes the list of an enum's variants and a function that names a value's. A variant that is left out
/// does not compile.
macro_rules! variants {
    ($all:ident, $name:ident, $enum:ident: $($variant:ident)*) => {
        const $all: &[&str] = &[$(stringify!($variant)),*];
        fn $name(value: &$enum) -> &'static str {
            match value {
                $($enum::$variant { .. } => stringify!($variant),)*
            }
        }
    };
}

variants! { REFUSALS, refusal_name, Refusal:
    NotASquare Empty Over PlacementLength PlacedTogether TurnLength OthersWorker NoWorker StepTooFar
    Occupied Dome TooHigh BuildAfterWin BuildMissing BuildTooFar BuildOccupied BuildDome
}

variants! { FAULTS, fault_name, Fault:
    Parts HeightCount HeightText TooHigh SideText SquareText WorkerCount Crowded OnDome BuiltTooEarly
    FirstMissing WrongSide ManyWinners WinnerNotMover
}

#[test]
fn every_refusal_has_an_example_in_the_rule_book() {
    let report = rules::run(&Santorini, "santorini", BOOK);
    let seen: BTreeSet<&str> = report.refusals.iter().map(refusal_name).collect();
    assert_eq!(seen, REFUSALS.iter().copied().collect());
}

/// A height above 4 cannot be written down, because a text like that is refused earlier; a program can
/// still ask for one.
#[test]
fn every_fault_but_one_has_an_example_in_the_rule_book() {
    let report = rules::run(&Santorini, "santorini", BOOK);
    let mut seen: BTreeSet<&str> = report.faults.iter().map(fault_name).collect();
    let too_high = Setup { heights: [5; 25], side: Seat::FIRST, workers: BySeat::default() };
    let faults = too_high.into_state().unwrap_err();
    assert_eq!(faults.len(), 25);
    assert_eq!(english(&faults[0]), "A1 is 5 high; a dome, 4, is the highest");
    assert!(!seen.contains("TooHigh"));
    seen.extend(faults.iter().map(fault_name));
    assert_eq!(seen, FAULTS.iter().copied().collect());
}

/// The tables of bad files and bad positions miss no reason either.
#[test]
fn the_tables_of_bad_texts_show_every_reason() {
    let refusals: BTreeSet<&str> = cases(include_str!("files/bad-games.txt"))
        .iter()
        .filter_map(|case| read_record(&Santorini, &case.body).err())
        .map(|error| refusal_name(error.because.because()))
        .collect();
    // A line without squares is blank, and blank lines are skipped: only a lone separator is empty.
    assert_eq!(refusals, REFUSALS.iter().copied().collect());
    let faults: BTreeSet<&str> = cases(include_str!("files/bad-positions.txt"))
        .iter()
        .filter_map(|case| Santorini.read_state(&case.body).err())
        .flat_map(|error| error.because.iter().map(fault_name).collect::<Vec<_>>())
        .chain(["TooHigh"])
        .collect();
    assert_eq!(faults, FAULTS.iter().copied().collect());
}

/// The squares onto which the mover can step to win are those of the moves that win. So are the other player's,
/// if it were that player's turn.
#[test]
fn winning_squares_are_those_of_winning_moves() {
    let mut wins = 0;
    for playout in playouts(&Santorini, 95).take(60) {
        for state in playout.states.iter().filter(|state| Santorini.mover(state).is_some()) {
            let mut turned = state.setup();
            turned.side = state.side().other();
            for state in turned.into_state().into_iter().chain([*state]) {
                let climbs = Santorini.list(&state).into_iter().filter_map(|mv| match mv {
                    Move::Climb { to, .. } => Some(to),
                    Move::Place(..) | Move::Turn { .. } => None,
                });
                let climbs: BTreeSet<Square> = climbs.collect();
                assert_eq!(state.wins(state.side()).collect::<BTreeSet<Square>>(), climbs, "{state:?}");
                wins += climbs.len();
            }
        }
    }
    assert!(wins > 100, "{wins} winning squares");
}
