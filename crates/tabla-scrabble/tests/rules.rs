//! The rule book, played; and every reason for a refusal, seen at least once.

use std::collections::BTreeSet;

use crate::common;
use tabla_scrabble::scorer::{SAMPLE, Texts, score};
use tabla_scrabble::{Challenge, Fault, Refusal};
use tabla_testkit::{english, rules};

const BOOK: &str = include_str!("../RULES.md");

const SCORES: &str = "```scrabble-score\n";
const DOUBTS: &str = "```scrabble-doubt\n";
const GAMES: &str = "```scrabble\n";
const PICTURE: &str = "```text\n";

/// The book for the full game as it is played in this house.
fn games() -> String {
    BOOK.replace(SCORES, PICTURE).replace(DOUBTS, PICTURE)
}

/// The book for those who challenge.
fn doubts() -> String {
    BOOK.replace(SCORES, PICTURE).replace(GAMES, PICTURE).replace(DOUBTS, GAMES)
}

#[test]
fn the_rule_book_is_right() {
    let game = common::english();
    let played = rules::check(&game, "scrabble", &games());
    let doubted = rules::check(&game.with_challenge(Challenge::Double), "scrabble", &doubts());
    assert!(played.examples >= 60, "{} examples", played.examples);
    assert!(doubted.examples >= 8, "{} examples", doubted.examples);
}

/// The first part: each block begins with a board, and each line is a placement and what it scores.
#[test]
fn the_scorers_part_is_right() {
    let mut examples = 0;
    let mut block: Option<(String, String)> = None;
    for (index, line) in BOOK.lines().enumerate() {
        let place = format!("RULES.md:{}", index + 1);
        if line.starts_with("```") {
            let opens = block.is_none() && format!("{line}\n") == SCORES;
            block = opens.then(Default::default);
        } else if let Some((board, game)) = &mut block {
            if board.is_empty() {
                *board = line.split(", ").map(|line| format!("{line}\n")).collect();
                continue;
            }
            examples += 1;
            let (written, told) = line.rsplit_once("  ").expect(&place);
            let with_line = format!("{game}{}\n", written.trim_end());
            match score(&Texts { tiles: SAMPLE.tiles, board, game: &with_line }) {
                Ok(card) => {
                    let number = with_line.lines().count();
                    let odd = card
                        .oddities()
                        .iter()
                        .filter(|odd| odd.line.as_ref().is_some_and(|line| line.0 == number));
                    let odd: String = odd.map(|odd| format!("; odd: {}", english(&odd.because))).collect();
                    let placement = card.placements().last().expect(&place);
                    assert_eq!(told.trim(), format!("{}{odd}", placement.score_text()), "{place}");
                    *game = with_line;
                }
                Err(faults) => {
                    let reasons: Vec<String> = faults.iter().map(|fault| english(&fault.because)).collect();
                    assert_eq!(told.trim(), format!("refused: {}", reasons.join("; ")), "{place}");
                }
            }
        }
    }
    assert!(examples >= 20, "{examples} examples");
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
    Empty Start NoWord TooMuch NotLetter NotTiles Over Drawing Undecided NothingToDoubt OffBoard WordOff
    Contradiction NothingThere Occupied NothingLaid TooManyTiles NotOnRack Gap Elsewhere GoesOn OffCentre
    OneLetter TouchesNothing NotWords SmallBag
}

variants! { FAULTS, fault_name, Fault:
    Parts Row Size Rack Seats Score Scores Count NoSeat Note LongRack Scoreless TooManyTiles CentreFree LoneTile
    Apart Aside Doubt SitsOut
}

/// What no text can bring about: the reader of moves lays tiles on empty squares of one line only.
const NEVER_WRITTEN: [&str; 3] = ["Occupied", "Gap", "Elsewhere"];

#[test]
fn every_refusal_has_an_example_in_the_rule_book() {
    let game = common::english();
    let mut seen: BTreeSet<&str> = NEVER_WRITTEN.into();
    let doubting = game.clone().with_challenge(Challenge::Double);
    for (game, book) in [(game, games()), (doubting, doubts())] {
        let report = rules::run(&game, "scrabble", &book);
        seen.extend(report.refusals.iter().map(refusal_name));
    }
    assert_eq!(seen, REFUSALS.iter().copied().collect());
}

#[test]
fn every_fault_of_a_position_has_an_example_in_the_rule_book() {
    let report = rules::run(&common::english(), "scrabble", &games());
    let seen: BTreeSet<&str> = report.faults.iter().map(fault_name).collect();
    assert_eq!(seen, FAULTS.iter().copied().collect());
}
