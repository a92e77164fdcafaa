//! Elo, intervals, likelihoods and tests against numbers that were found another way.
//!
//! The constants with many digits were worked out with forty digits: the estimates from their definitions,
//! the ratios by solving the conditions of the two greatest likelihoods as one system of equations, for all
//! chances and both multipliers at once. The code solves neither that system nor with that method.

use tabla_arena::stats::{
    Model, Pairs, Scores, Sprt, Tally, Trend, Units, elo_of, llr, normal_below, score_at,
};
use tabla_core::{SeededRng, below};

const CLOSE: f64 = 1e-9;

fn is_close(found: f64, right: f64) {
    assert!((found - right).abs() < CLOSE, "{found} is not {right}");
}

#[test]
fn the_normal_distribution_is_right() {
    for (number, right) in [
        (0.0, 0.5),
        (0.5, 0.691_462_461_274_013_1),
        (1.0, 0.841_344_746_068_542_9),
        (2.0, 0.977_249_868_051_820_8),
        (-3.0, 0.001_349_898_031_630_094_5),
        (5.0, 0.999_999_713_348_428_1),
        (-6.0, 9.865_876_450_377e-10),
    ] {
        assert!((normal_below(number) - right).abs() < 1e-14, "{number}");
    }
    assert_eq!((normal_below(f64::INFINITY), normal_below(f64::NEG_INFINITY)), (1.0, 0.0));
}

#[test]
fn elo_and_scores_are_two_sides_of_one_table() {
    // Published: 10 of 11 points are 400, 3 of 4 are 190.8 Elo.
    is_close(elo_of(10.0 / 11.0), 400.0);
    is_close(elo_of(0.75), 190.848_501_887_864_97);
    is_close(elo_of(0.5), 0.0);
    for elo in [-600.0, -35.0, 0.0, 1.5, 200.0] {
        is_close(elo_of(score_at(elo)), elo);
    }
    assert_eq!((elo_of(0.0), elo_of(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
}

#[test]
fn estimates_agree_with_examples() {
    let pairs = Pairs([3, 11, 40, 31, 15]).estimate().unwrap();
    is_close(pairs.score, 0.61);
    is_close(pairs.error, 0.024_320_773_014_030_619);
    is_close(pairs.elo, 77.706_091_193_707_13);
    is_close(pairs.low, 43.539_314_989_295_1);
    is_close(pairs.high, 113.423_561_370_714_99);
    is_close(pairs.superiority, 0.999_996_949_845_359_3);
    let games = Tally { losses: 30, draws: 50, wins: 70 }.estimate().unwrap();
    is_close(games.elo, 94.944_366_317_841_57);
    is_close(games.low, 50.085_618_104_126_71);
    is_close(games.high, 143.141_893_575_986_36);
    is_close(games.superiority, 0.999_988_422_674_560_8);
}

/// Nothing is certain after few games. By hand, with z = 1.959964, Wilson's interval for the mean m of n units
/// is (m + z²/2n ± z √(m(1-m)/n + z²/4n²)) / (1 + z²/n), and the standard error for the test is √(¼/n).
#[test]
fn few_games_make_nothing_certain() {
    assert_eq!(Pairs::default().estimate(), None);
    assert_eq!(Units::default().estimate(), None);
    // One game won: z² = 3.841459, so from (1 + 1.920729 - 1.920729) / 4.841459 = 0.206549 to 1, and
    // (1 - ½) / √¼ = 1.
    let one = Tally { wins: 1, draws: 0, losses: 0 }.estimate().unwrap();
    assert_eq!((one.score, one.elo, one.high), (1.0, f64::INFINITY, f64::INFINITY));
    is_close(one.low, -233.798_472_816_109);
    is_close(one.superiority, 0.841_344_746_068_542_9);
    // Nine pairs won: from 1 / (1 + 3.841459/9) = 0.700855, and ½ / √(¼/9) = 3.
    let all = Pairs([0, 0, 0, 0, 9]).estimate().unwrap();
    assert_eq!((all.score, all.elo, all.high), (1.0, f64::INFINITY, f64::INFINITY));
    is_close(all.low, 147.898_530_959_620_84);
    is_close(all.superiority, 0.998_650_101_968_369_9);
    // Three games lost: to (3.841459/3) / (1 + 3.841459/3) = 0.561497, and -½ / √(¼/3) = -1.732051.
    let none = Tally { wins: 0, draws: 0, losses: 3 }.estimate().unwrap();
    assert_eq!((none.elo, none.low), (f64::NEG_INFINITY, f64::NEG_INFINITY));
    is_close(none.high, 42.949_970_928_244_07);
    is_close(none.superiority, 0.041_632_258_331_775_22);
    // Seven draws: (½ + 0.274390) / 1.548780 = ½, ± √(0.548780 (¼ + 0.137195)) / 1.548780 = 0.297628.
    let drawn = Tally { wins: 0, draws: 7, losses: 0 }.estimate().unwrap();
    assert_eq!((drawn.elo, drawn.superiority), (0.0, 0.5));
    is_close(drawn.low, -238.260_316_674_732_48);
    is_close(drawn.high, 238.260_316_674_732_48);
    // One pair won and one lost: ½ ± √(1.920729 (¼ + 0.480182)) / 2.920729 = 0.405469.
    let even = Pairs([1, 0, 0, 0, 1]).estimate().unwrap();
    assert_eq!((even.elo, even.superiority), (0.0, 0.5));
    is_close(even.low, -392.519_316_097_575_7);
    is_close(even.high, 392.519_316_097_575_7);
    // A thousand pairs that all ended alike have no variance, and are not certain either.
    let alike = Pairs([0, 0, 0, 0, 1000]).estimate().unwrap();
    assert!(alike.low.is_finite() && alike.superiority < 1.0);
}

/// A pair weighs as much as its two games: one win and two draws are 2 of 3 points, however they are paired.
#[test]
fn games_without_their_other_half_count() {
    for (pairs, single) in [
        (Pairs([0, 0, 0, 1, 0]), Tally { wins: 0, draws: 1, losses: 0 }),
        (Pairs([0, 0, 1, 0, 0]), Tally { wins: 1, draws: 0, losses: 0 }),
    ] {
        let estimate = Units { pairs, single }.estimate().unwrap();
        is_close(estimate.score, 2.0 / 3.0);
        // The weights 2 and 1 are worth (2 + 1)² / (2² + 1²) = 9/5 units, so z²/n = 2.134144, and the interval
        // is (⅔ + 1.067072 ± √(2.134144 (2/9 + 0.533536))) / 3.134144 = 0.553178 ± 0.405214;
        // the test (⅔ - ½) / √(¼ · 5/9) = 0.447214.
        is_close(estimate.low, -304.120_995_824_085_5);
        is_close(estimate.high, 544.944_992_355_269_8);
        is_close(estimate.superiority, 0.672_639_576_990_711_4);
    }
    // With whole pairs alone, and many of them, it is what the pairs say.
    let pairs = Pairs([3, 11, 40, 31, 15]);
    assert_eq!(Units { pairs, single: Tally::default() }.estimate(), pairs.estimate());
}

#[test]
fn ratios_agree_with_examples() {
    for (counts, elo0, elo1, logistic, normalised) in [
        ([3, 11, 40, 31, 15], 0.0, 5.0, 1.033_111_080_396_256, 0.798_797_829_259_761_4),
        ([120, 830, 2100, 905, 140], -1.5, 0.5, 2.152_974_607_632_072_5, 1.204_998_364_874_45),
        ([7, 25, 60, 20, 4], 0.0, 10.0, -1.067_387_438_665_045, -0.607_248_964_582_146_3),
    ] {
        is_close(llr(&Pairs(counts), elo0, elo1, Model::Logistic), logistic);
        is_close(llr(&Pairs(counts), elo0, elo1, Model::Normalised), normalised);
    }
    let games = Tally { losses: 30, draws: 50, wins: 70 };
    is_close(llr(&games, 0.0, 30.0, Model::Logistic), 4.377_032_112_227_624);
    is_close(llr(&games, 0.0, 30.0, Model::Normalised), 3.676_136_084_052_616_4);
    assert_eq!(llr(&Pairs::default(), 0.0, 5.0, Model::Logistic), 0.0);
}

/// With three outcomes and a given mean only one chance is free, and the best one solves a quadratic equation.
fn by_the_quadratic(tally: Tally, score: f64) -> f64 {
    let [lost, drawn, won] = [tally.losses, tally.draws, tally.wins].map(|count| count as f64);
    let lead = 2.0 * score - 1.0;
    // lost/p - 2 drawn/(1 - lead - 2p) + won/(p + lead) = 0, for the chance p to lose.
    let (a, b, c) = (
        -2.0 * (lost + drawn + won),
        (1.0 - lead) * (lost + won) - 2.0 * lead * (lost + drawn),
        lost * lead * (1.0 - lead),
    );
    let root = (b * b - 4.0 * a * c).sqrt();
    let chance = [(-b + root) / (2.0 * a), (-b - root) / (2.0 * a)]
        .into_iter()
        .find(|p| *p > 0.0 && p + lead > 0.0 && 1.0 - lead - 2.0 * p > 0.0)
        .unwrap();
    lost * chance.ln() + drawn * (1.0 - lead - 2.0 * chance).ln() + won * (chance + lead).ln()
}

#[test]
fn ratios_of_single_games_follow_from_a_quadratic_equation() {
    for (losses, draws, wins) in [(30, 50, 70), (5, 1, 5), (400, 900, 300), (1, 30, 2)] {
        let tally = Tally { wins, draws, losses };
        for (elo0, elo1) in [(0.0, 5.0), (-20.0, 20.0), (10.0, 80.0)] {
            let right = by_the_quadratic(tally, score_at(elo1)) - by_the_quadratic(tally, score_at(elo0));
            is_close(llr(&tally, elo0, elo1, Model::Logistic), right);
        }
    }
}

#[test]
fn tests_are_read_and_written() {
    for (text, written) in [
        ("0,5,0.05,0.05", Some("0,5,0.05,0.05")),
        (" -1.5, 0.5, 0.1, 0.2 ", Some("-1.5,0.5,0.1,0.2")),
        ("0,2,0.05,0.05,normalised", Some("0,2,0.05,0.05,normalised")),
        ("0,2,0.05,0.05,logistic", Some("0,2,0.05,0.05")),
        ("5,0,0.05,0.05", None),
        ("0,5,0,0.05", None),
        ("0,5,0.05,0.5", None),
        ("0,5,0.05", None),
        ("0,NaN,0.05,0.05", None),
        ("0,5,0.05,0.05,0.05", None),
        ("", None),
    ] {
        let read = text.parse::<Sprt>();
        assert_eq!(read.ok().map(|test| test.to_string()).as_deref(), written, "{text}");
    }
    let test: Sprt = "0,5,0.05,0.1".parse().unwrap();
    let (low, high) = test.bounds();
    is_close(low, (0.1f64 / 0.95).ln());
    is_close(high, (0.9f64 / 0.05).ln());
    assert_eq!([low, -0.1, high].map(|llr| test.trend(llr)), [Trend::Lower, Trend::Open, Trend::Upper]);
}

/// Pairs come out so often, in thousandths, that the mean is the share of points at the claim.
fn synthetic(test: &Sprt, elo: f64) -> [f64; 5] {
    let even = [0.05, 0.2, 0.5, 0.2, 0.05];
    let goal = match test.model {
        Model::Logistic => score_at(elo),
        Model::Normalised => {
            // The tilt changes the deviation too: approached from the deviation of the even chances.
            let mut goal = 0.5;
            for _ in 0..100 {
                let chances = tilt(even, goal);
                let mean: f64 = mean(chances);
                let places = (0..5).map(|place| place as f64 / 4.0);
                let spread: f64 =
                    places.zip(chances).map(|(value, chance)| chance * (value - mean).powi(2)).sum();
                goal = 0.5 + elo * std::f64::consts::LN_10 / 800.0 * (2.0 * spread).sqrt();
            }
            goal
        }
    };
    tilt(even, goal)
}

fn mean(chances: [f64; 5]) -> f64 {
    (0..5).map(|place| place as f64 / 4.0).zip(chances).map(|(value, chance)| value * chance).sum()
}

/// Moves chances from the worse half to the better one until the mean is this.
fn tilt(even: [f64; 5], goal: f64) -> [f64; 5] {
    let [worst, worse, middle, better, best] = even;
    let part = (goal - 0.5) / (2.0 * (0.5 * best + 0.25 * better));
    let (up, down) = (1.0 + part, 1.0 - part);
    [worst * down, worse * down, middle, better * up, best * up]
}

/// The share of runs that end with the wrong claim, and the mean number of pairs.
fn wrong_share(test: &Sprt, truth: f64, wrong: Trend, seed: u64) -> (f64, f64) {
    const RUNS: u64 = 2_000;
    let chances = synthetic(test, truth);
    assert!((chances.iter().sum::<f64>() - 1.0).abs() < CLOSE);
    if test.model == Model::Logistic {
        is_close(mean(chances), score_at(truth));
    }
    let mut bounds = [0u64; 5];
    let mut sum = 0.0;
    for (bound, chance) in bounds.iter_mut().zip(chances) {
        sum += chance;
        *bound = (sum * 1e9).round() as u64;
    }
    let (mut errors, mut length) = (0, 0);
    for run in 0..RUNS {
        let mut dice = SeededRng::split(seed, run);
        let mut pairs = Pairs::default();
        let trend = loop {
            let drawn = below(&mut dice, 1_000_000_000);
            let place = bounds.iter().position(|&bound| drawn < bound).unwrap_or(4);
            pairs.add(place as u8);
            length += 1;
            match test.trend(test.llr(&pairs)) {
                Trend::Open => assert!(pairs.count() < 100_000, "the test does not end"),
                trend => break trend,
            }
        };
        errors += u64::from(trend == wrong);
    }
    (errors as f64 / RUNS as f64, length as f64 / RUNS as f64)
}

#[test]
fn tests_err_as_seldom_as_they_say() {
    for text in ["0,60,0.05,0.05", "0,80,0.1,0.02", "-20,60,0.05,0.1,normalised"] {
        let test: Sprt = text.parse().unwrap();
        let (first, length) = wrong_share(&test, test.elo0, Trend::Upper, 2026);
        assert!(first <= test.alpha, "{text}: {first} of the first kind, {length} pairs");
        let (second, length) = wrong_share(&test, test.elo1, Trend::Lower, 2027);
        assert!(second <= test.beta, "{text}: {second} of the second kind, {length} pairs");
        // A test that never decides wrongly was not tried hard enough.
        assert!(first > test.alpha / 4.0 && second > test.beta / 4.0, "{text}: {first}, {second}");
    }
}
