//! From what was seen of leaves to what they are worth.
//!
//! The plain average of a rare leave says little. So every leave is first guessed from the shorter ones in it,
//! as if no more than two of its tiles had to do with each other; then what was seen moves the guess, the further
//! the more often it was seen.

use super::ranks::Ranks;
use crate::{Kind, POINT, Rack};

/// How often a leave must be seen until that counts as much as the guess.
const TRUST: f64 = 150.0;

/// What was seen of one leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Seen {
    /// By how much the plays were better than usual, added up, in thousandths of a point.
    pub(super) total: i64,
    /// How many plays they were.
    pub(super) times: u32,
}

/// The values of all leaves, in thousandths of a point; that of the empty one is 0.
pub(super) fn fit(ranks: &Ranks, seen: &[Seen]) -> Vec<i32> {
    let average = |seen: Seen| if seen.times == 0 { 0.0 } else { seen.total as f64 / f64::from(seen.times) };
    let usual = seen.first().map_or(0.0, |&seen| average(seen));
    let mut values: Vec<f64> = Vec::with_capacity(seen.len());
    ranks.each(|leave| {
        let guess = guess(ranks, &values, leave);
        let seen = seen.get(values.len()).copied().unwrap_or_default();
        let times = f64::from(seen.times);
        let found = average(seen) - usual;
        values.push((found * times + guess * TRUST) / (times + TRUST));
    });
    let most = f64::from(1000 * POINT);
    values.iter().map(|value| value.clamp(-most, most) as i32).collect()
}

/// What a leave is worth if its tiles are worth something one by one and two by two, and no more than that.
///
/// The sum over all leaves with one tile less, and that over those with two less, hold every tile and every
/// pair so many times that these factors leave each once.
fn guess(ranks: &Ranks, values: &[f64], leave: &Rack) -> f64 {
    let value = |leave: &Rack| ranks.rank(leave).and_then(|rank| values.get(rank)).copied().unwrap_or(0.0);
    let len = leave.len() as f64;
    let (mut one_less, mut two_less) = (0.0, 0.0);
    for one in kinds(leave) {
        let mut shorter = *leave;
        shorter.take(one);
        let ways = f64::from(leave.count(one));
        one_less += ways * value(&shorter);
        for other in kinds(&shorter) {
            let mut shortest = shorter;
            shortest.take(other);
            // Every pair comes in both orders.
            two_less += ways * f64::from(shorter.count(other)) / 2.0 * value(&shortest);
        }
    }
    match leave.len() {
        0 | 1 => 0.0,
        2 => one_less,
        _ => 2.0 / (len - 1.0) * one_less - 2.0 / ((len - 1.0) * (len - 2.0)) * two_less,
    }
}

fn kinds(leave: &Rack) -> impl Iterator<Item = Kind> + use<> {
    let leave = *leave;
    Kind::ALL.into_iter().filter(move |&kind| leave.count(kind) > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TileSet;

    fn rack(text: &str) -> Rack {
        Rack::read(text).unwrap()
    }

    /// What is seen often counts; what is never seen is put together from what is in it.
    #[test]
    fn rare_leaves_follow_their_parts() {
        let ranks = Ranks::new(TileSet::english().tiles());
        let mut seen = vec![Seen::default(); ranks.len()];
        let mut see = |text: &str, points: i64| {
            let times = 1_000_000;
            seen[ranks.rank(&rack(text)).unwrap()] =
                Seen { total: points * i64::from(POINT) * i64::from(times), times };
        };
        see("", 30);
        see("Q", 20);
        see("U", 29);
        see("E", 31);
        see("QU", 27);
        see("EQ", 21);
        see("EU", 30);
        let values = fit(&ranks, &seen);
        let value = |text: &str| f64::from(values[ranks.rank(&rack(text)).unwrap()]) / f64::from(POINT);
        let close = |text: &str, expected: f64| {
            assert!((value(text) - expected).abs() < 0.02, "{text}: {}", value(text));
        };
        close("", 0.0);
        close("Q", -10.0);
        close("QU", -3.0);
        // Q and U help each other by 8 points, nothing else does anything.
        close("EQU", -2.0);
        close("Z", 0.0);
    }
}
