//! Expectations of a game that can be worked out by hand.

use tabla_search::Expectation;
use tabla_testkit::pot::{Choice, Cup, Pot};

/// The last throw is worth 3.5; one before it, 4, 5 and 6 are kept: 4.25; before that, 5 and 6 are: 14 / 3.
#[test]
fn three_throws_of_a_die_are_worth_four_and_two_thirds() {
    let mut expectation = Expectation::new(&Pot);
    assert!((expectation.value(&Cup::Shaken(2)) - 3.5).abs() < 1e-12);
    assert!((expectation.value(&Cup::Shaken(1)) - 4.25).abs() < 1e-12);
    assert!((expectation.value(&Cup::Shaken(0)) - 14.0 / 3.0).abs() < 1e-12);
}

#[test]
fn every_choice_has_its_value() {
    let choices = Expectation::new(&Pot).choices(&Cup::Thrown(4, 1));
    assert_eq!(choices.len(), 2);
    assert_eq!(choices[0], (Choice::Stop, 4.0));
    assert!(choices[1].0 == Choice::Again && (choices[1].1 - 4.25).abs() < 1e-12);
}
