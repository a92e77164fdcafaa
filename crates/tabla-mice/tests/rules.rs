//! The rule book, played; and every reason for a refusal, seen at least once.

use std::collections::BTreeSet;

use tabla_core::{Game, Notation, read_record};
use tabla_mice::{Fault, Mice, Points, Refusal};
use tabla_testkit::cases::cases;
use tabla_testkit::{playouts, rules};

const BOOK: &str = include_str!("../RULES.md");

/// The book as those read it who do not fly: the examples with flying are pictures to them.
fn walkers_book() -> String {
    BOOK.replace("```mice-flying\n", "```text\n")
}

/// The book as those read it who fly.
fn flyers_book() -> String {
    let pictures = ["```mice\n", "```mice-game\n"];
    let book = pictures.iter().fold(BOOK.to_owned(), |book, tag| book.replace(tag, "```text\n"));
    book.replace("```mice-flying\n", "```mice\n")
}

#[test]
fn the_rule_book_is_right() {
    let walking = rules::check(&Mice::default(), "mice", &walkers_book());
    let flying = rules::check(&Mice::FLYING, "mice", &flyers_book());
    println!("{} examples in the rule book, {} with flying", walking.examples, flying.examples);
    assert!(walking.examples >= 120, "{} examples", walking.examples);
    assert!(flying.examples >= 10, "{} examples", flying.examples);
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
    NotAPoint Empty TakeFirst TooManyPoints Over StillPlacing NoneInHand Occupied OthersMan NoMan
    NotAdjacent MustTake NothingToTake StandsInMill TakesOwn TakesNobody
}

variants! { FAULTS, fault_name, Fault:
    Parts PointText HandText SideText Crowded TooManyMen HandsApart WrongSide TooManyLost BothBeaten
    BeatenNotToMove
}

#[test]
fn every_refusal_has_an_example_in_the_rule_book() {
    let report = rules::run(&Mice::default(), "mice", &walkers_book());
    let seen: BTreeSet<&str> = report.refusals.iter().map(refusal_name).collect();
    assert_eq!(seen, REFUSALS.iter().copied().collect());
}

#[test]
fn every_fault_has_an_example_in_the_rule_book() {
    let report = rules::run(&Mice::default(), "mice", &walkers_book());
    let seen: BTreeSet<&str> = report.faults.iter().map(fault_name).collect();
    assert_eq!(seen, FAULTS.iter().copied().collect());
}

/// The tables of bad files and bad positions miss no reason either.
#[test]
fn the_tables_of_bad_texts_show_every_reason() {
    let refusals: BTreeSet<&str> = cases(include_str!("files/bad-games.txt"))
        .iter()
        .filter_map(|case| read_record(&Mice::default(), &case.body).err())
        .map(|error| refusal_name(error.because.because()))
        .collect();
    // A line without points is blank, and blank lines are skipped: only a lone separator is empty.
    assert_eq!(refusals, REFUSALS.iter().copied().collect());
    let faults: BTreeSet<&str> = cases(include_str!("files/bad-positions.txt"))
        .iter()
        .filter_map(|case| Mice::default().read_state(&case.body).err())
        .flat_map(|error| error.because.iter().map(fault_name).collect::<Vec<_>>())
        .collect();
    assert_eq!(faults, FAULTS.iter().copied().collect());
}

/// The two halves of a turn make the moves that are listed: what may be taken after the first half is what
/// the moves take.
#[test]
fn the_first_half_of_a_turn_tells_what_may_be_taken() {
    let mut mills = 0;
    for game in [Mice::default(), Mice::FLYING] {
        for state in playouts(&game, 600).take(20).flat_map(|playout| playout.states) {
            let moves = game.list(&state);
            for &mv in &moves {
                let step = game.step(&state, mv.from(), mv.to()).expect("a legal move");
                let same = moves.iter().filter(|other| (other.from(), other.to()) == (mv.from(), mv.to()));
                let takes: Points = same.filter_map(|other| other.take()).collect();
                assert_eq!(step.takes(), takes, "{mv:?} in {state:?}");
                assert_eq!(step.finish(mv.take()), Ok(mv), "{state:?}");
                mills += u32::from(mv.closes_mill());
            }
        }
    }
    assert!(mills > 1_000, "{mills} closed mills");
}
