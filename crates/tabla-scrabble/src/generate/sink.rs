//! What becomes of the plays that are found.

use super::leaves::{Leaves, POINT};
use super::{Scored, Valued};
use crate::{Kind, RACK, Rack};

/// Takes plays as they are found.
pub(super) trait Sink {
    /// Whether a play of this value, in thousandths of a point, could matter.
    fn wants(&self, bound: i32) -> bool;

    /// Takes a play.
    fn take(&mut self, scored: Scored);
}

/// Keeps every play.
pub(super) struct Every<'a> {
    pub(super) plays: &'a mut Vec<Scored>,
}

impl Sink for Every<'_> {
    #[inline(always)]
    fn wants(&self, _: i32) -> bool {
        true
    }

    #[inline(always)]
    fn take(&mut self, scored: Scored) {
        self.plays.push(scored);
    }
}

/// Keeps the best play.
pub(super) struct Best {
    best: Option<Valued>,
    /// What a play must be worth to be of interest.
    least: i32,
    /// The most that the tiles kept after laying so many are worth.
    ceilings: [i32; RACK + 1],
    kept: Option<Kept>,
}

/// The values of all leaves of one rack.
struct Kept {
    /// By the number that the laid tiles add up to.
    values: Vec<i32>,
    /// What a tile of each kind adds to that number.
    weights: [usize; Kind::COUNT],
}

impl Best {
    /// Compares scores alone.
    pub(super) fn by_score() -> Best {
        Best { best: None, least: i32::MIN, ceilings: [0; RACK + 1], kept: None }
    }

    /// Compares scores and what is kept.
    pub(super) fn by_equity(rack: &Rack, leaves: &impl Leaves) -> Best {
        let mut weights = [0; Kind::COUNT];
        let mut size = 1;
        for kind in Kind::ALL {
            weights[kind.index()] = size;
            size *= usize::from(rack.count(kind)) + 1;
        }
        let mut ceilings = [i32::MIN / 4; RACK + 1];
        let mut values = Vec::with_capacity(size);
        for number in 0..size {
            let mut leave = *rack;
            let mut rest = number;
            let mut laid = 0;
            for kind in Kind::ALL {
                let choices = usize::from(rack.count(kind)) + 1;
                for _ in 0..rest % choices {
                    leave.take(kind);
                    laid += 1;
                }
                rest /= choices;
            }
            let value = leaves.value(&leave);
            if let Some(ceiling) = ceilings.get_mut(laid) {
                *ceiling = value.max(*ceiling);
            }
            values.push(value);
        }
        Best { best: None, least: i32::MIN, ceilings, kept: Some(Kept { values, weights }) }
    }

    /// The most that the tiles kept after laying so many are worth.
    pub(super) fn ceilings(&self) -> &[i32; RACK + 1] {
        &self.ceilings
    }

    /// The best play that was taken.
    pub(super) fn into_best(self) -> Option<Valued> {
        self.best
    }

    fn kept_value(&self, scored: &Scored) -> i32 {
        let Some(kept) = &self.kept else { return 0 };
        let number: usize = scored.play.laid().map(|(_, tile)| kept.weights[tile.kind().index()]).sum();
        kept.values.get(number).copied().unwrap_or(0)
    }
}

impl Sink for Best {
    #[inline(always)]
    fn wants(&self, bound: i32) -> bool {
        bound >= self.least
    }

    #[inline(always)]
    fn take(&mut self, scored: Scored) {
        let points = scored.score * POINT;
        if points + self.ceilings[scored.play.len() & RACK] < self.least {
            return;
        }
        let equity = points + self.kept_value(&scored);
        let better = self.best.is_none_or(|best| {
            equity > best.equity || equity == best.equity && scored.play < best.scored.play
        });
        if better {
            self.best = Some(Valued { scored, equity });
            self.least = equity;
        }
    }
}
