//! The rule book, played; and every reason for a refusal, seen at least once.

use std::collections::BTreeSet;

use tabla_jewels::{Fault, Jewels, Refusal, read_layout};
use tabla_testkit::rules;

const BOOK: &str = include_str!("../RULES.md");

/// The board of the book, whose file is in 6.3.
fn game(turns: Option<u32>) -> Jewels {
    let (_, after) = BOOK.split_once("**6.3 Board files.**").unwrap();
    let (_, block) = after.split_once("```text\n").unwrap();
    let (file, _) = block.split_once("```").unwrap();
    Jewels { layout: read_layout(file.as_bytes()).unwrap(), turns }
}

/// The book without the examples that have another tag than this.
fn book(tag: &str) -> String {
    let others = ["jewels", "jewels-one-turn"].into_iter().filter(|&other| other != tag);
    let book =
        others.fold(BOOK.to_owned(), |book, other| book.replace(&format!("```{other}\n"), "```text\n"));
    book.replace(&format!("```{tag}\n"), "```jewels\n")
}

#[test]
fn the_rule_book_is_right() {
    let plain = rules::check(&game(None), "jewels", &book("jewels"));
    let limited = rules::check(&game(Some(1)), "jewels", &book("jewels-one-turn"));
    println!("{} examples in the rule book, {} with a limit", plain.examples, limited.examples);
    assert!(plain.examples >= 60, "{} examples", plain.examples);
    assert!(limited.examples >= 4, "{} examples", limited.examples);
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
    Count NotANumber NoColumn NoRow NotNeighbours NoRun Over
}

variants! { FAULTS, fault_name, Fault:
    Parts Rows RowText Lines LineText LineLength UsedText Used NumberText Points StopText Run StoppedAtRest
}

#[test]
fn every_reason_has_an_example_in_the_rule_book() {
    let report = rules::run(&game(None), "jewels", &book("jewels"));
    let refusals: BTreeSet<&str> = report.refusals.iter().map(refusal_name).collect();
    assert_eq!(refusals, REFUSALS.iter().copied().collect());
    let faults: BTreeSet<&str> = report.faults.iter().map(fault_name).collect();
    assert_eq!(faults, FAULTS.iter().copied().collect());
}
