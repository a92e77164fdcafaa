//! Players that go by plans: their exact worth, and whether their games agree with it.

use std::thread;

use tabla_core::SeededRng;
use tabla_jamb::{
    Column, Dice, Filled, HouseRules, Keep, Move, Optimum, Plan, Player, Row, RuleFriend, STATES, Throw,
};
use tabla_testkit::effort::sample;

const MILLION: u32 = 1_000_000;
const FEW: u64 = 20_000;

/// Mean and standard error of simulated games, played in four parts at once.
fn simulate(player: &Player<'_>, games: u64, seed: u64) -> (f64, f64) {
    let part = |part| {
        let mut chance = SeededRng::split(seed, part);
        (0..games / 4).map(|_| f64::from(player.play_one(&mut chance))).collect::<Vec<f64>>()
    };
    let totals: Vec<f64> = thread::scope(|scope| {
        let parts = [0, 1, 2, 3].map(|number| scope.spawn(move || part(number)));
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    let mean = totals.iter().sum::<f64>() / games as f64;
    let squares: f64 = totals.iter().map(|total| (total - mean).powi(2)).sum();
    (mean, (squares / (games - 1) as f64 / games as f64).sqrt())
}

#[track_caller]
fn check_against_games(player: &Player<'_>, games: u64, exact: f64) {
    let (mean, error) = simulate(player, games, 2026);
    assert!((mean - exact).abs() < 3.0 * error, "{mean} ± {error} but exactly {exact}");
}

/// The plans of the optimal player, followed through, are worth the optimum for every talon.
#[test]
fn the_optimal_player_reaches_the_optimum() {
    let optimum = Optimum::solve(HouseRules::default());
    let player = Player::optimal(&optimum);
    let values = player.values(|_, _| true).unwrap();
    for (index, (value, best)) in values.iter().zip(optimum.values()).enumerate() {
        assert!((value - best).abs() < 1e-8, "{:?}: {value} of {best}", Filled::at(index));
    }
    check_against_games(&player, sample(MILLION).into(), optimum.value(Filled::EMPTY));
}

#[test]
fn the_greedy_player_is_worth_what_its_games_say() {
    let rules = HouseRules::default();
    let player = Player::greedy(rules);
    let values = player.values(|_, _| true).unwrap();
    check_against_games(&player, FEW, values[0]);
    let optimum = Optimum::solve(rules);
    assert!(values.iter().zip(optimum.values()).all(|(value, best)| *value < best + 1e-9));
    // Where one turn is left there is nothing to think of but this turn.
    for row in 0..10 {
        let last = Filled::new(10, 10, 1023 - (1 << row)).unwrap();
        assert!((values[last.index()] - optimum.value(last)).abs() < 1e-12);
    }
}

#[test]
fn the_friend_is_worth_what_its_games_say() {
    let rules = HouseRules::default();
    let friend = RuleFriend::new(rules);
    let player = Player::rule(rules, &friend);
    let values = player.values(|_, _| true).unwrap();
    check_against_games(&player, FEW, values[0]);
    let optimum = Optimum::solve(rules);
    assert!(values.iter().zip(optimum.values()).all(|(value, best)| *value < best + 1e-9));
}

#[test]
fn the_player_by_chance_has_no_plan_and_is_the_worst() {
    let rules = HouseRules::default();
    let random = Player::random(rules);
    assert!(random.plan(Filled::EMPTY).is_none());
    assert!(random.values(|_, _| true).is_none());
    let (mean, _) = simulate(&random, FEW, 7);
    assert!((60.0..80.0).contains(&mean), "{mean}");
}

#[test]
fn reckoning_stops_when_told_to() {
    let player = Player::greedy(HouseRules::default());
    let mut seen = Vec::new();
    let values = player.values(|done, total| {
        seen.push((done, total));
        seen.len() < 3
    });
    assert_eq!(values, None);
    assert_eq!(seen.len(), 3);
    assert!(seen.iter().all(|&(done, total)| done <= total && total == STATES));
}

#[test]
fn the_outcomes_of_a_plan_are_all_there_is() {
    let optimum = Optimum::solve(HouseRules::default());
    for filled in [Filled::EMPTY, Filled::new(3, 8, 5).unwrap(), Filled::new(10, 10, 1000).unwrap()] {
        let plan = Plan::best(&optimum.turn(filled)).unwrap();
        let outcomes = plan.outcomes(HouseRules::default());
        let sum: f64 = outcomes.iter().map(|outcome| outcome.chance).sum();
        assert!((sum - 1.0).abs() < 1e-12);
        assert!(outcomes.iter().all(|outcome| filled.is_open(outcome.column, outcome.row)));
    }
    assert!(Plan::best(&optimum.turn(Filled::FULL)).is_none());
}

/// A plan has no way to break the rules.
#[test]
fn answers_that_break_the_rules_make_no_plan() {
    let filled = Filled::new(0, 10, 0).unwrap();
    let write = |column, row| Move::Write { column, row };
    let down = write(Column::Down, Row::Ones);
    let plan = |first: Move, second: Move, third: Move| {
        let later =
            move |throw: Throw, _: Dice, _: u8| Some(if throw == Throw::Second { second } else { third });
        Plan::new(filled, move |_| Some((first, 0)), later).is_some()
    };
    let again = Move::Again { keep: Keep::NONE };
    assert!(plan(down, down, down));
    assert!(plan(again, again, down));
    assert!(plan(write(Column::Hand, Row::Jamb), down, down));
    assert!(!plan(again, again, again));
    assert!(!plan(write(Column::Down, Row::Twos), down, down));
    assert!(!plan(write(Column::Up, Row::Ones), down, down));
    assert!(!plan(again, write(Column::Hand, Row::Jamb), down));
    let five_ones = Keep::new([5, 0, 0, 0, 0, 0]).unwrap();
    assert!(!plan(Move::Again { keep: five_ones }, down, down));
    assert!(Plan::new(filled, |_| None, |_, _, _| Some(down)).is_none());
}
