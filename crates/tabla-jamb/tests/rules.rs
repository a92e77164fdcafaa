//! The rule book, played; and every reason for a refusal, seen at least once.

use std::collections::BTreeSet;

use tabla_core::{ExactChance, Game, Notation, Seat, Turn};
use tabla_jamb::{Fault, HouseRules, Jamb, Move, Refusal, Setup, Table, Throw};
use tabla_testkit::{TaleStep, rules, tales};

const BOOK: &str = include_str!("../RULES.md");

/// The book as those read it who have agreed on what the tag says: all other examples are pictures to them.
fn book(tag: &str) -> String {
    let mut book = BOOK.to_owned();
    for other in ["jamb", "jamb-generous", "jamb-strict"].into_iter().filter(|&other| other != tag) {
        book = book.replace(&format!("```{other}\n"), "```text\n");
    }
    book.replace(&format!("```{tag}\n"), "```jamb\n")
}

fn with(jamb_is_ful: bool, jamb_is_poker: bool) -> Jamb {
    Jamb { rules: HouseRules { jamb_is_ful, jamb_is_poker }, ..Jamb::default() }
}

#[test]
fn the_rule_book_is_right() {
    let usual = rules::check(&Jamb::default(), "jamb", &book("jamb"));
    assert!(usual.examples >= 120, "{} examples", usual.examples);
    assert!(rules::check(&with(true, true), "jamb", &book("jamb-generous")).examples >= 3);
    assert!(rules::check(&with(false, false), "jamb", &book("jamb-strict")).examples >= 3);
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
    Empty NotAWord NotARow NotADie TooManyDice WhichRow WhichDice TooMuch Over NotThrown FieldFilled ColumnFull
    NotNext HandTooLate NoThrowLeft OnlyHandLeft NotOnTable NothingThrown
}

variants! { FAULTS, fault_name, Fault:
    Parts ValueText HandText TableText TooMany Value Twice KeptBeforeFirst NothingInCup DiceAfterEnd ThrowTooLate
}

#[test]
fn every_refusal_has_an_example_in_the_rule_book() {
    let report = rules::run(&Jamb::default(), "jamb", &book("jamb"));
    let seen: BTreeSet<&str> = report.refusals.iter().map(refusal_name).collect();
    assert_eq!(seen, REFUSALS.iter().copied().collect());
}

/// All but one: no text can put five dice into the cup and on the table at once.
#[test]
fn every_fault_has_an_example_in_the_rule_book() {
    let report = rules::run(&Jamb::default(), "jamb", &book("jamb"));
    let mut seen: BTreeSet<&str> = report.faults.iter().map(fault_name).collect();
    let dice = tabla_jamb::Dice::new([5, 0, 0, 0, 0, 0]).unwrap();
    let table = Table::Cup { throw: Throw::Second, keep: dice.keep_all() };
    let setup = Setup { down: vec![], up: vec![], hand: vec![], table };
    seen.extend(setup.into_state(&Jamb::default()).unwrap_err().iter().map(fault_name));
    assert_eq!(seen, FAULTS.iter().copied().collect());
}

/// The dice in the cup are those that are not kept, and all ways in which they can fall are told.
#[test]
fn the_cup_holds_the_dice_that_are_not_kept() {
    let game = Jamb::default();
    for (table, dice, cases) in [("1:?????", 5, 7776), ("2:66???", 3, 216), ("3:1234?", 1, 6)] {
        let state = game.read_state(&format!("///{table}")).unwrap();
        let Turn::Chance(cup) = game.turn(&state) else { panic!("{table} is to be thrown") };
        assert_eq!((cup.dice(), cup.cases()), (dice, cases), "{table}");
        let mut told = 0;
        cup.chances(&mut |thrown, weight| {
            assert_eq!(thrown.keep().len(), dice, "{table}");
            told += weight;
        });
        assert_eq!(told, cases, "{table}");
    }
}

/// What a row is worth now is what is written into it, and the points are the sum of the talon.
#[test]
fn points_are_what_the_rows_were_worth() {
    let game = Jamb::default();
    let (mut worths, mut crossed) = (0, 0);
    for tale in tales(&game, 180).take(20) {
        for (index, step) in tale.steps.iter().enumerate() {
            let (before, after) = (&tale.states[index], &tale.states[index + 1]);
            assert_eq!(game.points(after, Seat::FIRST), Some(after.totals().grand.into()));
            let TaleStep::Move(Move::Write { column, row }) = *step else { continue };
            let worth = game.worth(before, row);
            assert_eq!(after.talon().field(row, column), Some(worth.unwrap_or(0)), "{before:?}");
            assert_eq!(game.worth(after, row), None, "no dice lie any more");
            worths += u32::from(worth.is_some_and(|worth| worth > 1));
            crossed += u32::from(worth.is_none());
        }
        assert!(game.points(tale.last(), Seat::FIRST) > Some(0));
    }
    assert!(worths > 50 && crossed > 50, "{worths} written, {crossed} crossed out");
}
