//! The exact distribution of totals.

use tabla_core::SeededRng;
use tabla_jamb::{
    Column, Dice, Die, Distribution, Filled, HouseRules, Keep, Move, Optimum, Player, Row, RuleFriend,
    STATES, Situation, Spread, Throw,
};

fn talon(down: u8, up: u8, hand: u16) -> Filled {
    Filled::new(down, up, hand).unwrap()
}

fn all_but(rows: &[Row]) -> u16 {
    rows.iter().fold(1023, |hand, row| hand & !(1 << row.index()))
}

fn sum(distribution: &Distribution) -> f64 {
    distribution.chances().iter().sum()
}

#[test]
fn one_field_left_has_the_distribution_that_everybody_can_reckon() {
    let optimum = Optimum::solve(HouseRules::default());
    let player = Player::optimal(&optimum);
    let spread = Spread::of(&player, talon(10, 10, all_but(&[Row::Jamb])), |_, _| true).unwrap();
    let distribution = spread.distribution();
    for face in 1..=6 {
        assert!((distribution.chance(50 + 5 * face) - 1.0 / 7776.0).abs() < 1e-15);
    }
    assert!((distribution.chance(0) - 7770.0 / 7776.0).abs() < 1e-13);
    assert_eq!(distribution.chances().len(), 81);
    assert_eq!((distribution.quantile(0.999), distribution.quantile(1.0)), (0, 80));

    // Five of a kind in three throws, a figure that every book on dice has; the face is any.
    let spread = Spread::of(&player, talon(9, 10, 1023), |_, _| true).unwrap();
    let made = spread.distribution().at_least(1);
    assert!((made - 347_897.0 / 7_558_272.0).abs() < 1e-12, "{made}");
}

#[test]
fn every_following_talon_has_the_mean_that_the_optimum_says() {
    for (jamb_is_ful, jamb_is_poker) in [(false, true), (true, false)] {
        let optimum = Optimum::solve(HouseRules { jamb_is_ful, jamb_is_poker });
        let player = Player::optimal(&optimum);
        let root = talon(5, 6, 0b1_0101_1010);
        let spread = Spread::of(&player, root, |_, _| true).unwrap();
        let bands = (0..STATES).filter_map(|index| Some((index, spread.band(Filled::at(index)?)?)));
        let mut count = 0;
        for (index, band) in bands {
            assert!((band.mean - optimum.values()[index]).abs() < 1e-9);
            assert!(band.low <= band.median && band.median <= band.high);
            count += 1;
        }
        assert_eq!(count, 6 * 5 * 32);
        assert_eq!(spread.band(Filled::EMPTY), None);
        assert_eq!(spread.band(root), Some(spread.distribution().band()));
        assert!((sum(spread.distribution()) - 1.0).abs() < 1e-12);
    }
}

/// All first throws together make the whole again; of a friend, too, who keeps to one of two aims.
#[test]
fn the_distributions_given_dice_mix_to_the_whole() {
    let rules = HouseRules::default();
    let optimum = Optimum::solve(rules);
    let friend = RuleFriend::new(rules);
    for (player, is_best) in [(Player::optimal(&optimum), true), (Player::rule(rules, &friend), false)] {
        let spread = Spread::of(&player, talon(8, 7, all_but(&[Row::Sixes, Row::Ful])), |_, _| true).unwrap();
        let mut mixed = vec![0.0; spread.distribution().chances().len()];
        for dice in Keep::all().filter_map(|keep| Dice::new(keep.counts())) {
            let given = spread.given(Throw::First, dice).unwrap();
            for (mixed, chance) in mixed.iter_mut().zip(given.chances()) {
                *mixed += chance * ways(dice) / 7776.0;
            }
            let worth = optimum.turn(spread.root()).worth(Throw::First, dice);
            assert!(given.mean() < worth + 1e-8 && (!is_best || given.mean() > worth - 1e-8));
        }
        for (mixed, chance) in mixed.iter().zip(spread.distribution().chances()) {
            assert!((mixed - chance).abs() < 1e-12);
        }
    }
}

/// In how many of 6⁵ ways these dice fall.
fn ways(dice: Dice) -> f64 {
    let factorial = |count: u8| (1..=count).map(f64::from).product::<f64>();
    120.0 / Die::ALL.map(|die| factorial(dice.count(die))).iter().product::<f64>()
}

/// What a friend aims at is settled by the first throw; later throws do not show it.
#[test]
fn nothing_is_said_of_later_throws_where_the_aim_is_unknown() {
    let rules = HouseRules::default();
    let friend = RuleFriend::new(rules);
    let player = Player::rule(rules, &friend);
    let spread = Spread::of(&player, talon(8, 7, 1023), |_, _| true).unwrap();
    let dice = Dice::new([1, 2, 2, 0, 0, 0]).unwrap();
    assert!(spread.given(Throw::First, dice).is_some());
    assert_eq!(spread.given(Throw::Second, dice), None);
}

/// Later throws are followed from the dice on the table as well.
#[test]
fn later_throws_have_the_mean_of_their_best_move() {
    let optimum = Optimum::solve(HouseRules::default());
    let player = Player::optimal(&optimum);
    let spread = Spread::of(&player, talon(7, 8, all_but(&[Row::Kenta])), |_, _| true).unwrap();
    let turn = optimum.turn(spread.root());
    for counts in [[1, 1, 1, 1, 0, 1], [0, 2, 2, 0, 0, 1], [0, 0, 0, 0, 0, 5], [2, 0, 1, 1, 1, 0]] {
        let dice = Dice::new(counts).unwrap();
        for throw in Throw::ALL {
            let given = spread.given(throw, dice).unwrap();
            assert!((sum(&given) - 1.0).abs() < 1e-12);
            assert!((given.mean() - turn.worth(throw, dice)).abs() < 1e-9);
        }
    }
}

/// What is not the best has a spread of its own, whose mean is what the adviser says.
#[test]
fn every_choice_has_the_mean_that_the_adviser_names() {
    let optimum = Optimum::solve(HouseRules::default());
    let player = Player::optimal(&optimum);
    let spread = Spread::of(&player, talon(7, 8, all_but(&[Row::Kenta, Row::Twos])), |_, _| true).unwrap();
    let filled = spread.root();
    for counts in [[1, 1, 1, 1, 0, 1], [0, 2, 2, 0, 0, 1], [0, 0, 0, 0, 0, 5]] {
        let dice = Dice::new(counts).unwrap();
        for throw in Throw::ALL {
            let advice = optimum.advise(Situation { filled, written: 0, throw, dice }).unwrap();
            for advised in &advice.choices {
                let given = spread.given_move(throw, dice, advised.mv).unwrap();
                assert!((given.mean() - advised.total).abs() < 1e-9, "{advised:?}");
            }
            let best = advice.choices[0].mv;
            assert_eq!(spread.given_move(throw, dice, best), spread.given(throw, dice));
        }
        let hand = Move::Write { column: Column::Hand, row: Row::Kenta };
        assert_eq!(spread.given_move(Throw::Second, dice, hand), None);
        let closed = Move::Write { column: Column::Down, row: Row::Ones };
        assert_eq!(spread.given_move(Throw::First, dice, closed), None);
        let all = Move::Again { keep: dice.keep_all() };
        assert_eq!(spread.given_move(Throw::First, dice, all), None);
        assert_eq!(spread.given_move(Throw::Third, dice, Move::Again { keep: Keep::NONE }), None);
    }
}

#[test]
fn a_full_talon_has_nothing_to_come() {
    let optimum = Optimum::solve(HouseRules::default());
    let player = Player::optimal(&optimum);
    let spread = Spread::of(&player, Filled::FULL, |_, _| true).unwrap();
    assert_eq!(spread.distribution().chances(), [1.0]);
    assert_eq!(spread.given(Throw::First, Dice::new([5, 0, 0, 0, 0, 0]).unwrap()), None);
    let band = spread.distribution().band().moved_by(400);
    assert_eq!((band.mean, band.deviation, band.low, band.median, band.high), (400.0, 0.0, 400, 400, 400));
}

#[test]
fn reckoning_tells_how_far_it_is_and_stops_when_told_to() {
    let optimum = Optimum::solve(HouseRules::default());
    let player = Player::optimal(&optimum);
    let mut seen = Vec::new();
    assert!(
        Spread::of(&player, talon(9, 9, 0), |done, total| {
            seen.push((done, total));
            true
        })
        .is_some()
    );
    assert_eq!(seen.last(), Some(&(4 * 1024, 4 * 1024)));
    assert!(seen.windows(2).all(|pair| pair[0].0 < pair[1].0));
    assert!(Spread::of(&player, talon(9, 9, 0), |done, _| done < 100).is_none());
    assert!(Spread::of(&Player::random(HouseRules::default()), talon(9, 9, 0), |_, _| true).is_none());
}

/// Kolmogorov's test: the totals of games lie as the distribution says, all along.
#[test]
fn games_are_spread_as_the_distribution_says() {
    const GAMES: u32 = 40_000;
    let rules = HouseRules::default();
    let optimum = Optimum::solve(rules);
    for player in [Player::optimal(&optimum), Player::greedy(rules)] {
        let root = talon(4, 6, all_but(&[Row::Twos, Row::Fives, Row::Kenta, Row::Ful, Row::Poker]));
        let spread = Spread::of(&player, root, |_, _| true).unwrap();
        let chances = spread.distribution().chances();
        let mut counts = vec![0; chances.len()];
        let mut chance = SeededRng::new(2026);
        for _ in 0..GAMES {
            counts[player.play_from(root, &mut chance) as usize] += 1;
        }
        let (mut played, mut expected, mut furthest) = (0, 0.0, 0.0f64);
        for (count, chance) in counts.iter().zip(chances) {
            played += count;
            expected += chance;
            furthest = furthest.max((f64::from(played) / f64::from(GAMES) - expected).abs());
        }
        // The 99.9 % quantile; for steps it is a little too high, never too low.
        assert!(furthest < 1.95 / f64::from(GAMES).sqrt(), "{furthest}");
    }
}
