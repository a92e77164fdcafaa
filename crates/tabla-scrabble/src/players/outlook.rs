//! How a game is likely to end, from the lead and the tiles that are still to come.

/// What a look ahead makes of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The lead that is expected, in points: that over the best opponent.
    pub spread: f64,
    /// The standard error of the spread.
    pub error: f64,
    /// The chance to win, from 0 to 1; a draw is half of it.
    pub win: f64,
    /// From how many deals of the hidden tiles this was made.
    pub samples: u32,
    /// Whether it is no guess but all that can happen, if both play on as well as can be.
    pub exact: bool,
}

/// What having the turn is worth, in points.
pub(super) const TEMPO: f64 = 13.0;

/// By how many points leads change until the end, squared, for every tile that is still to come.
const DRIFT: f64 = 90.0;

/// How much a point counts beside the chance to win: where the game is all but decided, points still matter.
const PER_POINT: f64 = 1.0 / 5000.0;

/// The chance to win with this lead when so many tiles are neither on the board nor on the own rack.
fn chance(lead: f64, unseen: usize) -> f64 {
    let deviation = (DRIFT * unseen.max(1) as f64).sqrt();
    // The logistic curve that comes nearest to the normal one.
    1.0 / (1.0 + exp(-1.702 * lead / deviation))
}

/// The chance to win in a game that is over.
pub(super) fn result(lead: i32) -> f64 {
    match lead {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}

/// e to this power, nearly, and to the bit the same on every machine.
fn exp(power: f64) -> f64 {
    let mut root = 1.0 + power.clamp(-40.0, 40.0) / 4096.0;
    (0..12).for_each(|_| root *= root);
    root
}

/// Where a look ahead has ended: the lead, and the chance to win with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Prospect {
    pub(super) spread: f64,
    pub(super) win: f64,
}

impl Prospect {
    /// A game that goes on with this lead, what is kept and whose turn it is counted.
    pub(super) fn open(spread: f64, unseen: usize) -> Prospect {
        Prospect { spread, win: chance(spread, unseen) }
    }

    /// A game that is over with this lead.
    pub(super) fn over(lead: i32) -> Prospect {
        Prospect { spread: lead.into(), win: result(lead) }
    }

    /// What a player wants most of.
    fn utility(self) -> f64 {
        self.win + self.spread * PER_POINT
    }
}

/// What the looks ahead have made of one move.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// What equity alone promises, and how many looks ahead that is worth.
    promise: (Prospect, f64),
    endings: Vec<Prospect>,
}

impl Record {
    /// Nothing but a promise yet.
    pub(super) fn new(promise: Prospect, weight: f64) -> Record {
        Record { promise: (promise, weight), endings: Vec::new() }
    }

    pub(super) fn push(&mut self, ending: Prospect) {
        self.endings.push(ending);
    }

    /// How good the move is by what is known of it, the promise included: luck has less of a say while there are
    /// few looks ahead.
    pub(super) fn utility(&self) -> f64 {
        let (promise, weight) = self.promise;
        let sum: f64 = self.endings.iter().map(|ending| ending.utility()).sum();
        let count = self.endings.len() as f64 + weight;
        if count > 0.0 { (sum + weight * promise.utility()) / count } else { promise.utility() }
    }

    /// Whether it is very unlikely that this move is as good as the leader. Both have seen the same deals, so
    /// what luck does to both of them does not count. `sure` is the number of standard errors that are enough.
    pub(super) fn is_hopeless(&self, leader: &Record, sure: f64) -> bool {
        let pairs = self.endings.iter().zip(&leader.endings);
        let (behind, error) = mean(pairs.map(|(own, best)| best.utility() - own.utility()));
        behind > 0.0 && behind > sure * error
    }

    /// In numbers that people read; `None` if there was no look ahead.
    pub(super) fn outlook(&self, exact: bool) -> Option<Outlook> {
        if self.endings.is_empty() {
            return None;
        }
        let (spread, error) = mean(self.endings.iter().map(|ending| ending.spread));
        let (win, _) = mean(self.endings.iter().map(|ending| ending.win));
        Some(Outlook { spread, error, win, samples: self.endings.len() as u32, exact })
    }
}

/// The mean of some numbers, and its standard error.
fn mean(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.clone().count() as f64;
    if count == 0.0 {
        return (0.0, 0.0);
    }
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers.map(|number| (number - mean) * (number - mean)).sum();
    (mean, (squares / (count * (count - 1.0).max(1.0))).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_lead() {
        assert!((chance(0.0, 40) - 0.5).abs() < 1e-12);
        let chances: Vec<f64> = (-300..=300).map(|lead| chance(f64::from(lead), 30)).collect();
        assert!(chances.is_sorted() && chances[0] < 0.001 && chances[600] > 0.999);
        assert!(chance(30.0, 10) > chance(30.0, 80));
        assert!((exp(1.0) - std::f64::consts::E).abs() < 1e-3);
        assert!((exp(-3.0) - 0.0498).abs() < 1e-3);
    }

    #[test]
    fn a_move_is_given_up_when_it_loses_again_and_again() {
        let record = |wins: &[f64]| {
            let mut record = Record::new(Prospect::over(0), 0.0);
            wins.iter().for_each(|&win| record.push(Prospect { spread: 0.0, win }));
            record
        };
        let leader = record(&[0.9, 0.1, 0.8, 0.2]);
        assert!(record(&[0.8, 0.01, 0.7, 0.1]).is_hopeless(&leader, 3.0));
        assert!(!record(&[0.1, 0.9, 0.2, 0.7]).is_hopeless(&leader, 3.0));
        assert!(!leader.is_hopeless(&leader, 3.0));
    }

    #[test]
    fn few_looks_ahead_hardly_move_a_promise() {
        let mut record = Record::new(Prospect::open(40.0, 50), 20.0);
        let promised = record.utility();
        record.push(Prospect::over(-100));
        assert!(record.utility() < promised && record.utility() > promised - 0.05);
        (0..200).for_each(|_| record.push(Prospect::over(-100)));
        assert!(record.utility() < 0.1);
        let mut open = Record::new(Prospect::open(40.0, 0), 0.0);
        assert!(open.utility() > 0.9);
        open.push(Prospect::over(-1));
        assert!(open.utility() < 0.0);
    }
}
