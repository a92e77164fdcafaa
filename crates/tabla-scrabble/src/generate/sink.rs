//! What becomes of the plays that are found.

use super::leaves::{Kept, POINT};
use super::{Scored, Valued};
use crate::RACK;

/// Takes plays as they are found.
pub(super) trait Sink {
    /// Whether a play of this value, in thousandths of a point, could matter.
    fn wants(&self, bound: i32) -> bool;

    fn take(&mut self, scored: Scored);
}

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
pub(super) struct Best<'a> {
    best: Option<Valued>,
    /// What a play must be worth to be of interest.
    least: i32,
    /// The most that the tiles kept after laying so many are worth.
    ceilings: [i32; RACK + 1],
    kept: Option<&'a Kept>,
}

impl<'a> Best<'a> {
    /// Compares scores, and what is kept if its values are known.
    pub(super) fn new(kept: Option<&'a Kept>) -> Best<'a> {
        let ceilings = kept.map_or([0; RACK + 1], |kept| *kept.ceilings());
        Best { best: None, least: i32::MIN, ceilings, kept }
    }

    /// The most that the tiles kept after laying so many are worth.
    pub(super) fn ceilings(&self) -> &[i32; RACK + 1] {
        &self.ceilings
    }

    /// The best play that was taken.
    pub(super) fn into_best(self) -> Option<Valued> {
        self.best
    }
}

impl Sink for Best<'_> {
    #[inline(always)]
    fn wants(&self, bound: i32) -> bool {
        bound >= self.least
    }

    #[inline(always)]
    fn take(&mut self, scored: Scored) {
        let points = scored.score.saturating_mul(POINT);
        if points.saturating_add(self.ceilings[scored.play.len() & RACK]) < self.least {
            return;
        }
        let kept = self.kept.and_then(|kept| kept.after(&scored.play));
        let equity = points.saturating_add(kept.map_or(0, |(_, value)| value));
        let better = self.best.is_none_or(|best| {
            equity > best.equity || equity == best.equity && scored.play < best.scored.play
        });
        if better {
            self.best = Some(Valued { scored, equity });
            self.least = equity;
        }
    }
}
