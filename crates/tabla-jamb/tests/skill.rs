//! Luck and skill: they add up, whoever plays.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabla_core::SeededRng;
use tabla_jamb::{
    Column, Dice, Filled, Grade, HouseRules, Keep, Move, Optimum, Player, Review, Row, Throw, throw_rest,
};
use tabla_testkit::effort::config;

static OPTIMUM: LazyLock<Optimum> = LazyLock::new(|| Optimum::solve(HouseRules::default()));

/// Plays a game and keeps its account.
fn play(player: &Player<'_>, seed: u64) -> Review<'static> {
    let mut chance = SeededRng::new(seed);
    let mut review = Review::new(&OPTIMUM);
    let mut filled = Filled::EMPTY;
    while filled != Filled::FULL {
        let first = throw_rest(Keep::NONE, &mut chance);
        let mut dice = first;
        for throw in Throw::ALL {
            let mv = player.choose(filled, throw, dice, first, &mut chance).unwrap();
            let judged = review.record(dice, mv, false).unwrap();
            assert_eq!((judged.throw, judged.dice, judged.mv), (throw, dice, mv));
            assert!(judged.loss > -1e-10);
            let moved = review.start() + review.luck() - review.loss();
            assert!((review.expected() - moved).abs() < 1e-9);
            match mv {
                Move::Write { column, row } => {
                    filled = filled.with(column, row).unwrap();
                    break;
                }
                Move::Again { keep } => dice = throw_rest(keep, &mut chance),
            }
        }
    }
    review
}

#[track_caller]
fn adds_up(review: &Review<'_>) {
    let total = f64::from(review.written());
    let sum = OPTIMUM.value(Filled::EMPTY) + review.luck() - review.loss();
    assert!((total - sum).abs() < 1e-9, "{total} but {sum}");
    let turns = review.turns();
    assert_eq!(turns.len(), 30);
    assert_eq!(turns.iter().map(|turn| u32::from(turn.points)).sum::<u32>(), review.written());
    assert!((turns.iter().map(|turn| turn.luck).sum::<f64>() - review.luck()).abs() < 1e-9);
    assert!((turns.iter().map(|turn| turn.loss).sum::<f64>() - review.loss()).abs() < 1e-9);
    assert_eq!(review.grades().iter().sum::<u32>() as usize, review.decisions().len());
}

proptest! {
    #![proptest_config(config(40))]

    #[test]
    fn a_total_is_the_optimum_and_luck_less_losses(seed: u64) {
        let rules = HouseRules::default();
        adds_up(&play(&Player::random(rules), seed));
        adds_up(&play(&Player::greedy(rules), seed));
        let review = play(&Player::optimal(&OPTIMUM), seed);
        adds_up(&review);
        prop_assert!(review.loss() < 1e-8);
        prop_assert!(review.dearest(30).is_empty());
    }
}

#[test]
fn the_dearest_choices_come_first() {
    let review = play(&Player::random(HouseRules::default()), 5);
    let dearest = review.dearest(4);
    assert_eq!(dearest.len(), 4);
    assert!(dearest.windows(2).all(|pair| pair[0].loss >= pair[1].loss));
    assert!(review.decisions().iter().all(|judged| judged.loss <= dearest[0].loss));
    assert_eq!(dearest[0].grade(), Grade::Blunder);
}

#[test]
fn a_record_that_breaks_the_rules_is_not_entered() {
    let mut review = Review::new(&OPTIMUM);
    let dice = Dice::new([1, 2, 2, 0, 0, 0]).unwrap();
    let threes = Keep::new([0, 0, 2, 0, 0, 0]).unwrap();
    let jamb_down = Move::Write { column: Column::Down, row: Row::Jamb };
    assert_eq!(review.record(dice, jamb_down, false), None);
    assert_eq!(review.record(dice, Move::Again { keep: dice.keep_all() }, false), None);
    assert!(review.record(dice, Move::Again { keep: threes }, true).is_some());
    let other = Dice::new([5, 0, 0, 0, 0, 0]).unwrap();
    let ones = Move::Write { column: Column::Down, row: Row::Ones };
    assert_eq!(review.record(other, ones, false), None);
    assert_eq!(review.record(dice, Move::Write { column: Column::Hand, row: Row::Ones }, false), None);
    assert_eq!(review.decisions().len(), 1);
    let written = review.record(dice, ones, false).unwrap();
    assert_eq!((written.points, written.throw, written.turn), (1, Throw::Second, 0));
    assert_eq!((review.written(), review.advised()), (1, 1));
}

#[test]
fn an_account_can_begin_in_the_middle_of_a_game() {
    let filled = Filled::new(10, 10, 1022).unwrap();
    let mut review = Review::from(&OPTIMUM, filled, 250);
    assert!((review.start() - 250.0 - 5.0 / 6.0).abs() < 1e-9);
    let ones = Move::Write { column: Column::Hand, row: Row::Ones };
    let judged = review.record(Dice::new([3, 2, 0, 0, 0, 0]).unwrap(), ones, false).unwrap();
    assert!((judged.luck - (3.0 - 5.0 / 6.0)).abs() < 1e-9);
    assert_eq!((judged.loss, judged.grade()), (0.0, Grade::Perfect));
    assert_eq!((review.expected(), review.written()), (253.0, 253));
    assert_eq!(review.record(Dice::new([3, 2, 0, 0, 0, 0]).unwrap(), ones, false), None);
}

#[test]
fn grades_begin_where_they_say() {
    let grades = [0.0, 0.004, 0.005, 0.49, 0.5, 1.99, 2.0, 5.99, 6.0, 80.0].map(Grade::of);
    let [perfect, good, inaccuracy, mistake, blunder] = Grade::ALL;
    let expected = [perfect, perfect, good, good, inaccuracy, inaccuracy, mistake, mistake, blunder, blunder];
    assert_eq!(grades, expected);
}
