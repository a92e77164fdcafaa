//! Games of Jamb by the million, and how fast the game is solved.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rayon::prelude::*;
use tabla_core::SeededRng;
use tabla_jamb::{Effort, HouseRules, Optimum, Player};

use super::cpu::cpu_time;

/// So many games are drawn from one generator: the same seed gives the same games on any number of cores.
const BATCH: u64 = 1_000;

/// The totals of many games: how often each came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    counts: Vec<u64>,
    games: u64,
}

impl Totals {
    fn add(&mut self, total: u32) {
        let index = total as usize;
        if self.counts.len() <= index {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += 1;
        self.games += 1;
    }

    fn merge(mut self, other: Totals) -> Totals {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        self.counts.iter_mut().zip(&other.counts).for_each(|(sum, count)| *sum += count);
        self.games += other.games;
        self
    }

    /// How many games there were.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The mean of the totals.
    pub fn mean(&self) -> f64 {
        self.moment(|total| total)
    }

    /// The standard deviation of the totals.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let games = self.games as f64;
        if self.games < 2 {
            return 0.0;
        }
        (self.moment(|total| (total - mean).powi(2)) * games / (games - 1.0)).sqrt()
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        self.deviation() / (self.games.max(1) as f64).sqrt()
    }

    /// The smallest total that this share of the games does not exceed.
    pub fn quantile(&self, share: f64) -> u32 {
        let wanted = share * self.games as f64;
        let mut below = 0;
        let index = self.counts.iter().position(|count| {
            below += count;
            below as f64 >= wanted
        });
        index.unwrap_or(0) as u32
    }

    fn moment(&self, of: impl Fn(f64) -> f64) -> f64 {
        let sum: f64 =
            self.counts.iter().enumerate().map(|(total, &count)| of(total as f64) * count as f64).sum();
        sum / self.games.max(1) as f64
    }
}

/// Plays so many games on all cores. `progress` hears how many are done.
pub fn simulate_jamb(player: &Player<'_>, games: u64, seed: u64, progress: &(dyn Fn(u64) + Sync)) -> Totals {
    let done = AtomicU64::new(0);
    (0..games.div_ceil(BATCH))
        .into_par_iter()
        .map(|batch| {
            let mut dice = SeededRng::split(seed, batch);
            let count = BATCH.min(games - batch * BATCH);
            let mut totals = Totals::default();
            (0..count).for_each(|_| totals.add(player.play_one(&mut dice)));
            progress(done.fetch_add(count, Ordering::Relaxed) + count);
            totals
        })
        .reduce(Totals::default, Totals::merge)
}

/// What solving the game took.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JambBench {
    /// The fastest of a few runs, in processor time of one core.
    pub solved: Duration,
    /// What the solver says of its work.
    pub effort: Effort,
    /// The expected total, as a checksum.
    pub value: f64,
}

/// Solves the game a few times.
pub fn bench_jamb(rules: HouseRules, runs: u32) -> JambBench {
    let mut solved = Duration::MAX;
    let mut optimum = None;
    for _ in 0..runs.max(1) {
        let before = cpu_time();
        let solution = Optimum::solve(rules);
        solved = solved.min(cpu_time().saturating_sub(before));
        optimum = Some(solution);
    }
    let (effort, value) =
        optimum.map_or((Effort::default(), 0.0), |optimum| (optimum.effort(), optimum.values()[0]));
    JambBench { solved, effort, value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let player = Player::random(HouseRules::default());
        let one = simulate_jamb(&player, 2_500, 7, &|_| {});
        assert_eq!(one.games(), 2_500);
        assert_eq!(simulate_jamb(&player, 2_500, 7, &|_| {}), one);
        assert_ne!(simulate_jamb(&player, 2_500, 8, &|_| {}), one);
    }

    #[test]
    fn sums_are_those_of_the_games() {
        let mut totals = Totals::default();
        [3, 5, 5, 11].into_iter().for_each(|total| totals.add(total));
        assert_eq!((totals.mean(), totals.quantile(0.5), totals.quantile(0.9)), (6.0, 5, 11));
        assert!((totals.deviation() - 12f64.sqrt()).abs() < 1e-12);
        assert!((totals.error() - 3f64.sqrt()).abs() < 1e-12);
    }
}
