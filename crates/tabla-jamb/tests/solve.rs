//! What the optimum must show.

use tabla_jamb::{Filled, HouseRules, Optimum, STATES, Throw};

fn talon(down: u8, up: u8, hand: u16) -> Filled {
    Filled::new(down, up, hand).unwrap()
}

fn is_near(value: f64, expected: f64, within: f64) -> bool {
    (value - expected).abs() < within
}

#[test]
fn columns_alone_are_worth_what_they_are_known_to_be() {
    let optimum = Optimum::solve(HouseRules::default());
    assert!(is_near(optimum.value(talon(10, 10, 0)), 78.777_318_34, 5e-9));
    assert!(is_near(optimum.value(talon(0, 10, 1023)), 94.819_816_13, 5e-9));
    assert!(is_near(optimum.value(talon(10, 0, 1023)), 94.819_816_13, 5e-9));
    assert_eq!(optimum.value(Filled::FULL), 0.0);
}

/// The clever solver finds throws two and three by pieces; a turn reckoned alone does not.
#[test]
fn the_values_follow_from_each_other_turn_by_turn() {
    let optimum = Optimum::solve(HouseRules::default());
    for index in (0..STATES).step_by(37).chain([STATES - 1]) {
        let filled = Filled::at(index).unwrap();
        let value = optimum.turn(filled).value();
        assert!(is_near(optimum.value(filled), value, 1e-10), "{filled:?}: {value}");
    }
}

#[test]
fn talons_have_numbers_and_numbers_talons() {
    for index in 0..STATES {
        assert_eq!(Filled::at(index).unwrap().index(), index);
    }
    assert_eq!(Filled::at(STATES), None);
    assert_eq!(Filled::at(usize::MAX), None);
    assert_eq!(Filled::new(11, 0, 0), None);
    assert_eq!(Filled::new(0, 0, 1024), None);
}

#[test]
fn more_permissive_rules_are_worth_more() {
    let start = |jamb_is_ful, jamb_is_poker| {
        Optimum::solve(HouseRules { jamb_is_ful, jamb_is_poker }).value(Filled::EMPTY)
    };
    assert!(start(true, true) > start(false, true));
    assert!(start(false, true) > start(false, false));
    assert!(start(true, false) > start(false, false));
}

/// Equal choices are told apart by their order alone, so the best choice never depends on rounding.
#[test]
fn the_best_choice_is_worth_the_most() {
    let optimum = Optimum::solve(HouseRules::default());
    for (down, up, hand) in [(0, 0, 0), (3, 4, 0b1010), (10, 10, 0b11), (10, 2, 1023), (9, 9, 1022)] {
        let turn = optimum.turn(talon(down, up, hand));
        for dice in [[5, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 0], [0, 2, 0, 3, 0, 0], [1, 2, 2, 0, 0, 0]] {
            let dice = tabla_jamb::Dice::new(dice).unwrap();
            for throw in Throw::ALL {
                let choices = turn.choices(throw, dice);
                let Some(best) = turn.best(throw, dice) else {
                    assert!(choices.is_empty());
                    continue;
                };
                let most = choices.iter().map(|valued| valued.value).fold(f64::MIN, f64::max);
                let value = turn.value_of(throw, dice, best).unwrap();
                assert!(is_near(value, most, 1e-9) && is_near(turn.worth(throw, dice), most, 1e-9));
                for valued in &choices {
                    assert_eq!(turn.value_of(throw, dice, valued.mv), Some(valued.value));
                }
            }
        }
    }
}
