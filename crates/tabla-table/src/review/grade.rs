//! Grades: what a loss is called. The limits are written here and nowhere else; `documentation/review.md` explains them.

use serde::{Deserialize, Serialize};
use tabla_core::Worth;

/// The losses of winning chance from which on a decision is no longer best, good, an inaccuracy, a mistake: the same in
/// all duels.
pub const LIMITS: [f64; 4] = [0.01, 0.05, 0.10, 0.20];

/// So many points of an opinion make a position three parts won to one.
const CLEAR: f64 = 150.0;
/// An opinion is never surer than this: whoever gives up a proved win for one has lost something.
const SUREST: f64 = 0.95;
/// How fast accuracy falls with the loss.
const STRICTNESS: f64 = 5.0;

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best, or as good.
    Best,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Grade {
    /// The grades, the best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade for a loss of winning chance.
    pub fn of(loss: f64) -> Grade {
        let passed = LIMITS.iter().filter(|&&limit| loss >= limit).count();
        Grade::ALL.get(passed).copied().unwrap_or(Grade::Blunder)
    }

    /// `best`, `good`, `inaccuracy`, `mistake`, `blunder`.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// What the course of a game is told in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewUnit {
    /// The winning chance, 0 to 1.
    Chance,
    Points,
}

/// How the decisions of a game are measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measure {
    pub unit: ReviewUnit,
    /// The losses at which grades change, in this unit.
    pub limits: [f64; 4],
}

impl Measure {
    /// By the winning chance, as all duels.
    pub const CHANCE: Measure = Measure { unit: ReviewUnit::Chance, limits: LIMITS };

    /// By points, where these losses stand for [`LIMITS`].
    pub const fn points(limits: [f64; 4]) -> Measure {
        Measure { unit: ReviewUnit::Points, limits }
    }

    /// The loss of winning chance for which a loss in this unit stands: straight lines between the limits, and
    /// beyond the last one on as between the last two.
    pub fn share(&self, lost: f64) -> f64 {
        let (mut before, mut share, mut slope) = (0.0, 0.0, 0.0);
        for (&limit, &chance) in self.limits.iter().zip(&LIMITS) {
            slope = (chance - share) / (limit - before);
            if lost < limit {
                break;
            }
            (before, share) = (limit, chance);
        }
        (share + slope * (lost - before)).clamp(0.0, 1.0)
    }
}

/// How well decisions with these losses were made, 0 to 100: the mean of `100 · e^(−5 · loss)`; nothing where there was
/// nothing to decide.
pub fn accuracy(losses: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) =
        losses.fold((0u32, 0.0), |(count, sum), loss| (count + 1, sum + 100.0 * (-STRICTNESS * loss).exp()));
    (count > 0).then(|| sum / f64::from(count))
}

/// The winning chance that goes with a value in a duel; `None` for what is expected in points.
pub fn winning_chance(worth: Worth) -> Option<f64> {
    Some(match worth {
        Worth::Win { .. } => 1.0,
        Worth::Loss { .. } => 0.0,
        Worth::Draw => 0.5,
        Worth::Opinion(points) => {
            let chance = 1.0 / (1.0 + (-f64::from(points) * 3f64.ln() / CLEAR).exp());
            chance.clamp(1.0 - SUREST, SUREST)
        }
        Worth::Expected(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_ends_where_the_next_begins() {
        assert_eq!(Grade::of(0.0), Grade::Best);
        for (limit, pair) in LIMITS.into_iter().zip(Grade::ALL.windows(2)) {
            assert_eq!([Grade::of(limit - 1e-9), Grade::of(limit)], pair);
        }
        assert_eq!(Grade::of(1.0), Grade::Blunder);
    }

    #[test]
    fn points_stand_for_chances_at_the_limits_and_between_them() {
        let measure = Measure::points([1.0, 5.0, 20.0, 60.0]);
        for (limit, chance) in measure.limits.into_iter().zip(LIMITS) {
            assert!((measure.share(limit) - chance).abs() < 1e-12);
            assert_eq!(Grade::of(measure.share(limit)), Grade::of(chance));
        }
        assert!((measure.share(3.0) - 0.03).abs() < 1e-12);
        assert!((measure.share(100.0) - 0.30).abs() < 1e-12);
        assert!((measure.share(1e9) - 1.0).abs() < 1e-12);
        assert!((Measure::CHANCE.share(0.07) - 0.07).abs() < 1e-12);
    }

    #[test]
    fn a_proved_win_that_is_given_up_is_no_good_move() {
        let chance = |worth| winning_chance(worth).unwrap();
        let loss = chance(Worth::Win { plies: 5 }) - chance(Worth::Opinion(2_000));
        assert_eq!(Grade::of(loss), Grade::Inaccuracy);
        assert!((chance(Worth::Opinion(150)) - 0.75).abs() < 1e-9);
    }

    #[test]
    fn who_loses_nothing_is_wholly_accurate() {
        assert_eq!(accuracy([].into_iter()), None);
        assert_eq!(accuracy([0.0, 0.0].into_iter()), Some(100.0));
        assert!(accuracy([0.0, 0.5].into_iter()).unwrap() < 60.0);
    }
}
