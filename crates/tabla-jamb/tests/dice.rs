//! The generators as makers of dice.

use tabla_core::{Chance, DieSource, Game, Turn};
use tabla_jamb::{DiceStatistics, Die, Generator, Jamb, Lcg, Seeded};

const MILLION: usize = 1_000_000;

fn of(mut die: impl FnMut() -> u8, count: usize) -> DiceStatistics {
    (0..count).filter_map(|_| Die::new(die())).collect()
}

#[test]
fn a_million_dice_of_each_generator_are_even_alone_and_in_pairs() {
    for generator in Generator::ALL {
        for seed in [1, 2, 2026] {
            let mut dice = Seeded { generator, seed }.dice();
            let statistics = of(|| dice.die(), MILLION);
            assert_eq!(statistics.dice(), MILLION as u64);
            assert_eq!(statistics.pairs().as_flattened().iter().sum::<u64>(), MILLION as u64 / 2);
            let (faces, pairs) = (statistics.face_test().unwrap(), statistics.pair_test().unwrap());
            assert!(faces.is_fair(), "{generator} {seed}: {faces:?}");
            assert!(pairs.is_fair(), "{generator} {seed}: {pairs:?}");
        }
    }
}

/// What everybody writes first. The faces look even, but odd and even faces take turns, so half of the pairs
/// never come.
#[test]
fn the_remainder_of_the_state_would_fail_in_pairs() {
    for seed in [1, 2, 2026] {
        let mut lcg = Lcg::new(seed);
        let statistics = of(|| (lcg.step() % 6) as u8 + 1, MILLION);
        assert!(statistics.face_test().unwrap().is_fair(), "{seed}");
        let pairs = statistics.pair_test().unwrap();
        assert!(pairs.statistic > 100_000.0, "{seed}: {pairs:?}");
        let never = statistics.pairs().as_flattened().iter().filter(|&&count| count == 0).count();
        assert!(never >= 18, "{seed}: {never} pairs never came");
    }
}

#[test]
fn little_is_said_of_few_dice() {
    let mut dice = Seeded { generator: Generator::Lcg, seed: 1 }.dice();
    let statistics = of(|| dice.die(), 29);
    assert_eq!((statistics.face_test(), statistics.pair_test()), (None, None));
    assert_eq!(DiceStatistics::default().dice(), 0);
}

/// Five of each face are as even as can be; thirty ones are 25² / 5 + 5 · 5² / 5 away.
#[test]
fn the_statistic_is_what_the_formula_says() {
    let five_of_each = Die::ALL.into_iter().cycle().take(30);
    assert_eq!(five_of_each.collect::<DiceStatistics>().face_test().unwrap().statistic, 0.0);
    let all_ones = std::iter::repeat_n(Die::ALL[0], 30);
    assert_eq!(all_ones.collect::<DiceStatistics>().face_test().unwrap().statistic, 150.0);
}

/// A session that knows only the generator's traits throws the same dice as one that asks for dice.
#[test]
fn a_linear_congruential_generator_throws_the_same_dice_either_way() {
    let game = Jamb::default();
    let Turn::Chance(cup) = game.turn(&game.start()) else { panic!("a game begins with a throw") };
    let (mut words, mut dice) = (Lcg::new(42), Lcg::new(42));
    for _ in 0..100 {
        assert_eq!(cup.draw(&mut words).dice().collect::<Vec<_>>(), cup.throw(&mut dice));
    }
}

#[test]
fn generators_have_names() {
    for generator in Generator::ALL {
        assert_eq!(Generator::named(&generator.to_string().to_uppercase()), Some(generator));
    }
    assert_eq!(Generator::named("dice"), None);
}
