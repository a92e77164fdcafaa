//! The adviser.

use tabla_core::SeededRng;
use tabla_jamb::{
    Column, Dice, Filled, Grade, HouseRules, Keep, Move, Odds, Optimum, Player, Row, Situation, Spread,
    Throw, throw_rest,
};

fn dice(counts: [u8; 6]) -> Dice {
    Dice::new(counts).unwrap()
}

fn situation(down: u8, up: u8, hand: u16, throw: Throw, dice: Dice) -> Situation {
    Situation { filled: Filled::new(down, up, hand).unwrap(), written: 0, throw, dice }
}

#[test]
fn every_keep_and_every_field_is_told_once_the_best_first() {
    let optimum = Optimum::solve(HouseRules::default());
    let lying = dice([1, 2, 2, 0, 0, 0]);
    let advice = optimum.advise(situation(0, 0, 0, Throw::First, lying)).unwrap();
    // 2 × 3 × 3 sets, but not all five dice; ten hand fields, one down, one up.
    assert_eq!(advice.choices.len(), 17 + 12);
    assert_eq!(advice.choices[0].loss, 0.0);
    assert_eq!(advice.choices[0].grade, Grade::Perfect);
    assert_eq!(advice.choices[0].total, advice.expected);
    for pair in advice.choices.windows(2) {
        assert!(pair[0].loss <= pair[1].loss + 1e-9);
        assert!(pair[0].mv != pair[1].mv);
    }
    for advised in &advice.choices {
        assert!((advice.expected - advised.total - advised.loss).abs() < 1e-9);
        assert_eq!(advised.makes_down.is_some(), matches!(advised.mv, Move::Again { .. }));
    }
    let crossed = advice.of(Move::Write { column: Column::Hand, row: Row::Sixes }).unwrap();
    assert_eq!(crossed.points, 0);
    let threes = advice.of(Move::Write { column: Column::Hand, row: Row::Threes }).unwrap();
    assert_eq!(threes.points, 6);
    assert!(advice.of(Move::Again { keep: lying.keep_all() }).is_none());
}

#[test]
fn points_written_before_move_every_total() {
    let optimum = Optimum::solve(HouseRules::default());
    let asked = situation(4, 4, 15, Throw::Second, dice([0, 0, 2, 1, 1, 1]));
    let (before, after) =
        (optimum.advise(asked).unwrap(), optimum.advise(Situation { written: 200, ..asked }).unwrap());
    assert!((after.expected - before.expected - 200.0).abs() < 1e-9);
    assert!((after.before - before.before - 200.0).abs() < 1e-9);
    for (before, after) in before.choices.iter().zip(&after.choices) {
        assert_eq!((before.mv, before.loss), (after.mv, after.loss));
    }
}

#[test]
fn the_example_of_the_source_has_its_exact_chance() {
    let optimum = Optimum::solve(HouseRules::default());
    let advice = optimum.advise(situation(0, 1, 0, Throw::First, dice([1, 2, 2, 0, 0, 0]))).unwrap();
    let best = advice.choices.iter().filter_map(|advised| advised.makes_up).fold(0.0, f64::max);
    assert!((best - 37.0 / 162.0).abs() < 1e-12, "{best}");
}

/// The chances against the friend's fractions, which are reckoned otherwise.
#[test]
fn the_chances_are_those_of_the_fractions() {
    let rules = HouseRules::default();
    let (optimum, odds) = (Optimum::solve(rules), Odds::new(rules));
    let mut chance = SeededRng::new(4);
    for _ in 0..300 {
        let lying = throw_rest(Keep::NONE, &mut chance);
        for (up, row) in [(0, Row::Jamb), (1, Row::Poker), (2, Row::Ful), (3, Row::Kenta)] {
            if rules.worth(row, lying, Throw::Third).is_some() {
                continue;
            }
            for (throw, left) in [(Throw::First, 2), (Throw::Second, 1)] {
                let advice = optimum.advise(situation(0, up, 0, throw, lying)).unwrap();
                let best = advice.choices.iter().filter_map(|advised| advised.makes_up).fold(0.0, f64::max);
                let exact = odds.exact(row, lying, left).to_f64();
                assert!((best - exact).abs() < 1e-12, "{row} from {lying}: {best}, not {exact}");
            }
        }
    }
}

#[test]
fn there_is_no_advice_where_nothing_can_be_done() {
    let optimum = Optimum::solve(HouseRules::default());
    let lying = dice([0, 0, 0, 5, 0, 0]);
    assert!(optimum.advise(situation(10, 10, 1023, Throw::First, lying)).is_none());
    assert!(optimum.advise(situation(10, 10, 1022, Throw::Second, lying)).is_none());
    let last = optimum.advise(situation(10, 10, 1022, Throw::First, lying)).unwrap();
    assert_eq!(last.choices.len(), 1);
    assert_eq!((last.expected, last.choices[0].makes_down), (0.0, None));
}

#[test]
fn the_range_is_that_of_the_same_talon() {
    let optimum = Optimum::solve(HouseRules::default());
    let player = Player::optimal(&optimum);
    let asked = Situation { written: 300, ..situation(8, 8, 1000, Throw::Second, dice([0, 0, 0, 3, 1, 1])) };
    let spread = Spread::of(&player, asked.filled, |_, _| true).unwrap();
    let advice = optimum.advise(asked).unwrap().with_range(&spread);
    let range = advice.range.unwrap();
    assert!((range.mean - advice.expected).abs() < 1e-9);
    assert!(300 <= range.low && range.low <= range.median && range.median <= range.high);
    let other = Situation { filled: Filled::new(9, 8, 1000).unwrap(), ..asked };
    assert_eq!(optimum.advise(other).unwrap().with_range(&spread).range, None);
}
