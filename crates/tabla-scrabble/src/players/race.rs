//! The look ahead as a race: every deal moves all runners on, and those that fall behind are given up.

use super::outlook::{Prospect, Record, TEMPO};
use super::scene::Scene;
use super::{Advice, Opinion};
use crate::{Move, Observation, POINT};

/// So many standard errors behind, a move is given up.
const SURE: f64 = 3.0;

/// So many looks ahead the promise of equity is worth for every tile in the bag.
const WEIGHT_PER_TILE: f64 = 3.0;

/// And so many at most.
const MOST_WEIGHT: f64 = 20.0;

/// Moves between which deals decide.
pub(super) struct Race {
    runners: Vec<Runner>,
}

struct Runner {
    mv: Move,
    score: i32,
    record: Record,
    runs: bool,
}

impl Race {
    /// All these options run, with what equity promises of them as a start.
    pub(super) fn new(observation: &Observation, options: &[Opinion]) -> Race {
        let promise = Promise::new(observation);
        let runner = |option: &Opinion| Runner {
            mv: option.mv,
            score: option.score,
            record: Record::new(promise.of(option), promise.weight),
            runs: true,
        };
        Race { runners: options.iter().map(runner).collect() }
    }

    /// Tries every move that is still in the race with this deal.
    pub(super) fn run(&mut self, scene: &Scene<'_>) {
        for runner in self.runners.iter_mut().filter(|runner| runner.runs) {
            runner.record.push(scene.clone().look_ahead(runner.mv, runner.score));
        }
    }

    /// Takes moves out of the race that are most likely not the best; the one that was asked for stays in.
    pub(super) fn give_up(&mut self, also: Option<Move>) {
        let Some(leader) = self.leader() else { return };
        let best = self.runners[leader].record.clone();
        for runner in self.runners.iter_mut().filter(|runner| runner.runs && Some(runner.mv) != also) {
            runner.runs = !runner.record.is_hopeless(&best, SURE);
        }
    }

    /// The move that is best by now.
    fn leader(&self) -> Option<usize> {
        let running = (0..self.runners.len()).filter(|&place| self.runners[place].runs);
        // The first of those that are equal: they come in the order of their equity.
        running.reduce(|best, next| {
            let [best_so_far, now] = [best, next].map(|place| self.runners[place].record.utility());
            if now > best_so_far { next } else { best }
        })
    }

    /// Whether only one move is left, apart from the one that was asked for.
    pub(super) fn is_decided(&self, also: Option<Move>) -> bool {
        let is_open = |runner: &&Runner| runner.runs && Some(runner.mv) != also;
        also.is_none() && self.runners.iter().filter(is_open).count() <= 1
    }

    /// Writes into the advice what has been found out: those still in the race first, by what they promise.
    pub(super) fn tell(&self, advice: &mut Advice, complete: bool) {
        let mut order: Vec<&Runner> = self.runners.iter().collect();
        order.sort_by(|one, other| {
            let key = |runner: &Runner| (runner.runs, runner.record.utility());
            let ((runs, utility), (other_runs, other_utility)) = (key(one), key(other));
            other_runs.cmp(&runs).then(other_utility.total_cmp(&utility))
        });
        let mut places: Vec<Opinion> = Vec::with_capacity(order.len());
        for runner in order {
            if let Some((_, option)) = advice.of(runner.mv) {
                places.push(Opinion { outlook: runner.record.outlook(false), ..option.clone() });
            }
        }
        advice.options.splice(..self.runners.len(), places);
        advice.complete = complete;
    }
}

/// What equity promises at a turn.
struct Promise {
    /// By how much the player is ahead before it.
    lead: f64,
    unseen: usize,
    /// How many looks ahead it is worth. Towards the end equity is a bad guide.
    weight: f64,
}

impl Promise {
    fn new(observation: &Observation) -> Promise {
        let own = observation.seat.index();
        let others = observation.scores.iter().enumerate().filter(|&(seat, _)| seat != own);
        let best = others.map(|(_, &score)| score).max().unwrap_or(0);
        let lead = observation.scores.get(own).map_or(0, |&score| score - best);
        let weight = (WEIGHT_PER_TILE * observation.in_bag as f64).min(MOST_WEIGHT);
        Promise { lead: lead.into(), unseen: observation.unseen.len(), weight }
    }

    fn of(&self, option: &Opinion) -> Prospect {
        let equity = f64::from(option.equity) / f64::from(POINT);
        Prospect::open(self.lead + equity - TEMPO, self.unseen)
    }
}
