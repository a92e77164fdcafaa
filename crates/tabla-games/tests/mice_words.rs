//! What Mice says, in every language.

use tabla_core::{Arg, MoveError, Notation, Say, Saying, Seat, StateError};
use tabla_games::{Language, Words};
use tabla_mice::{Fault, Mice, Point, Points, Refusal, Term};

fn check_in_all_languages(saying: &Saying) {
    for language in Language::ALL {
        let text = Words::new(language).say(saying);
        assert!(!text.contains(['<', '{', '}']), "{}: {text}", language.tag());
        for arg in saying.args.values() {
            // Players are told by their colour, and counts may choose a form.
            if let Arg::Text(value) = arg {
                assert!(text.contains(value), "{}: {text} has no {value}", language.tag());
            }
        }
    }
}

fn check_error(error: &impl Say) {
    check_in_all_languages(&error.say());
}

const POINT: Point = Point::ALL[3];
const OTHER: Point = Point::ALL[20];

fn refusals() -> Vec<Refusal> {
    let (point, man) = (POINT, OTHER);
    let free: Points = [POINT, OTHER].into_iter().collect();
    vec![
        Refusal::NotAPoint { text: "x9".to_owned() },
        Refusal::Empty,
        Refusal::TakeFirst { man },
        Refusal::TooManyPoints { count: 4 },
        Refusal::Over { winner: Seat::FIRST },
        Refusal::Over { winner: Seat::SECOND },
        Refusal::StillPlacing { hand: 3 },
        Refusal::NoneInHand,
        Refusal::Occupied { point },
        Refusal::OthersMan { point },
        Refusal::NoMan { point },
        Refusal::NotAdjacent { from: POINT, to: OTHER },
        Refusal::MustTake { free },
        Refusal::NothingToTake { man },
        Refusal::StandsInMill { man, free },
        Refusal::TakesOwn { man },
        Refusal::TakesNobody { point },
    ]
}

fn faults() -> Vec<Fault> {
    let text = || "7".to_owned();
    let mut faults = vec![
        Fault::Parts { count: 1 },
        Fault::Parts { count: 3 },
        Fault::PointText { text: text() },
        Fault::HandText { text: text() },
        Fault::SideText { text: text() },
        Fault::Crowded { point: POINT },
        Fault::HandsApart { white: 2, black: 5 },
        Fault::BothBeaten,
    ];
    for seat in Seat::DUEL {
        faults.extend([
            Fault::TooManyMen { seat, men: 11 },
            Fault::WrongSide { expected: seat, white: 1, black: 1 },
            Fault::TooManyLost { seat, lost: 1, most: 0 },
            Fault::TooManyLost { seat, lost: 5, most: 2 },
            Fault::BeatenNotToMove { seat },
        ]);
    }
    faults
}

#[test]
fn every_refusal_of_a_move_is_in_the_catalogues() {
    for because in refusals() {
        check_error(&because);
        check_error(&MoveError::Illegal { text: "d2".to_owned(), because });
    }
}

#[test]
fn every_fault_of_a_position_is_in_the_catalogues() {
    for fault in faults() {
        check_error(&fault);
        check_error(&StateError { text: "a/b".to_owned(), because: vec![fault] });
    }
    check_error(&Mice::default().read_state("a7,z9/d2/3/q").unwrap_err());
}

#[test]
fn every_term_of_an_opinion_has_a_name() {
    Term::ALL.iter().for_each(|term| check_in_all_languages(&term.say()));
}
