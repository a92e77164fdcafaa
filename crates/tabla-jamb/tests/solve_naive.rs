//! The optimum against a second, deliberately simple solver: ordered dice, all 6⁵ throws, all 2⁵ masks.

use std::collections::HashMap;

use tabla_jamb::{Dice, Die, Filled, HouseRules, Optimum};

type Hand = [u8; 5];

/// A talon as the simple solver knows it: filled down, filled up, and the filled hand rows.
type Talon = (usize, usize, [bool; 10]);

/// Scores by its own reading of the rules.
fn score(rules: HouseRules, row: usize, dice: Hand, throw: usize) -> f64 {
    let count = |face: usize| dice.iter().filter(|&&die| usize::from(die) == face).count();
    let sum: usize = dice.iter().map(|&die| usize::from(die)).sum();
    let most = (1..=6).max_by_key(|&face| count(face)).unwrap();
    let points = match row {
        0..=5 => (row + 1) * count(row + 1),
        6 => {
            let is_row = (2..=5).all(|face| count(face) == 1) && count(1) + count(6) == 1;
            if is_row { [66, 56, 46][throw] } else { 0 }
        }
        7 => {
            let is_ful = count(most) == 3 && (1..=6).any(|face| count(face) == 2);
            if is_ful || count(most) == 5 && rules.jamb_is_ful { 30 + sum } else { 0 }
        }
        8 => match count(most) {
            4 => 40 + 4 * most,
            5 if rules.jamb_is_poker => 40 + 4 * most,
            _ => 0,
        },
        _ => match count(most) {
            5 => 50 + sum,
            _ => 0,
        },
    };
    points as f64
}

fn throws() -> Vec<Hand> {
    (0..7776u32).map(|code| std::array::from_fn(|die| (code / 6u32.pow(die as u32) % 6 + 1) as u8)).collect()
}

struct Naive {
    rules: HouseRules,
    throws: Vec<Hand>,
    values: HashMap<Talon, f64>,
}

impl Naive {
    fn new(rules: HouseRules) -> Naive {
        Naive { rules, throws: throws(), values: HashMap::new() }
    }

    fn value(&mut self, talon: Talon) -> f64 {
        if let Some(&value) = self.values.get(&talon) {
            return value;
        }
        let (down, up, hand) = talon;
        let after_down = (down < 10).then(|| self.value((down + 1, up, hand)));
        let after_up = (up < 10).then(|| self.value((down, up + 1, hand)));
        let mut after_hand = [None; 10];
        for row in (0..10).filter(|&row| !hand[row]) {
            let mut filled = hand;
            filled[row] = true;
            after_hand[row] = Some(self.value((down, up, filled)));
        }
        let ordered = |dice: Hand, throw: usize| {
            let down = after_down.map(|after| after + score(self.rules, down, dice, throw));
            let up = after_up.map(|after| after + score(self.rules, 9 - up, dice, throw));
            down.into_iter().chain(up).fold(f64::NEG_INFINITY, f64::max)
        };
        let worth = if down == 10 && up == 10 {
            vec![f64::NEG_INFINITY; 7776]
        } else {
            let third: Vec<f64> = self.throws.iter().map(|&dice| ordered(dice, 2)).collect();
            let second = self.rethrow(&third, |dice| ordered(dice, 1));
            self.rethrow(&second, |dice| ordered(dice, 0))
        };
        let mut sum = 0.0;
        for (&dice, &worth) in self.throws.iter().zip(&worth) {
            let hand = (0..10).filter_map(|row| Some(after_hand[row]? + score(self.rules, row, dice, 0)));
            sum += hand.fold(worth, f64::max);
        }
        let value = if sum.is_finite() { sum / 7776.0 } else { 0.0 };
        self.values.insert(talon, value);
        value
    }

    /// The best of writing now and of every mask of dice thrown again, for every ordered throw.
    fn rethrow(&self, later: &[f64], write: impl Fn(Hand) -> f64) -> Vec<f64> {
        let mut best: Vec<f64> = self.throws.iter().map(|&dice| write(dice)).collect();
        for mask in 1..32usize {
            // The sums over all results of the masked dice, by what the other dice show.
            let key = |dice: &Hand| {
                let kept = |die: usize| if mask >> die & 1 == 1 { 0 } else { usize::from(dice[die]) };
                (0..5).fold(0, |code, die| code * 7 + kept(die))
            };
            let mut sums = vec![0.0; 7usize.pow(5)];
            for (dice, later) in self.throws.iter().zip(later) {
                sums[key(dice)] += later;
            }
            let outcomes = 6f64.powi(mask.count_ones() as i32);
            for (best, dice) in best.iter_mut().zip(&self.throws) {
                *best = best.max(sums[key(dice)] / outcomes);
            }
        }
        best
    }
}

const RULES: [HouseRules; 4] = [
    HouseRules { jamb_is_ful: false, jamb_is_poker: true },
    HouseRules { jamb_is_ful: false, jamb_is_poker: false },
    HouseRules { jamb_is_ful: true, jamb_is_poker: true },
    HouseRules { jamb_is_ful: true, jamb_is_poker: false },
];

/// Compares both solvers on a talon and on all that follow from it.
fn check(optimum: &Optimum, naive: &mut Naive, down: usize, up: usize, open: &[usize]) {
    let hand: [bool; 10] = std::array::from_fn(|row| !open.contains(&row));
    naive.value((down, up, hand));
    for (&(down, up, hand), &expected) in &naive.values {
        let mask = (0..10).fold(0, |mask, row| mask | u16::from(hand[row]) << row);
        let value = optimum.value(Filled::new(down as u8, up as u8, mask).unwrap());
        assert!((value - expected).abs() < 1e-9, "{down} {up} {mask:#b}: {value} but simply {expected}");
    }
}

#[test]
fn reduced_talons_are_worth_the_same_by_simple_reckoning() {
    for rules in RULES {
        let optimum = Optimum::solve(rules);
        let mut naive = Naive::new(rules);
        check(&optimum, &mut naive, 8, 9, &[0, 7, 8]);
        check(&optimum, &mut naive, 9, 3, &[]);
        check(&optimum, &mut naive, 5, 8, &[6]);
        check(&optimum, &mut naive, 7, 7, &[8, 9]);
    }
}

#[test]
fn single_columns_are_worth_the_same_by_simple_reckoning() {
    for rules in RULES {
        let optimum = Optimum::solve(rules);
        let mut naive = Naive::new(rules);
        check(&optimum, &mut naive, 0, 10, &[]);
        check(&optimum, &mut naive, 10, 0, &[]);
        check(&optimum, &mut naive, 10, 10, &[0, 2, 5, 6, 7, 8, 9]);
    }
}

#[test]
fn the_simple_solver_scores_by_the_house_rules() {
    for rules in RULES {
        for dice in throws() {
            let faces = dice.map(|pips| Die::new(pips).unwrap());
            for (index, row) in tabla_jamb::Row::ALL.into_iter().enumerate() {
                for throw in tabla_jamb::Throw::ALL {
                    let worth = rules.worth(row, Dice::of(faces), throw).unwrap_or(0);
                    assert_eq!(f64::from(worth), score(rules, index, dice, throw as usize));
                }
            }
        }
    }
}
