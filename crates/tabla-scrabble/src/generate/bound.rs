//! Upper bounds of what plays at a hinge can be worth.
//!
//! A bound looks at the squares that a word would cover, not at words. Where a word sideways restricts a
//! square, the most valuable tile that fits is supposed to lie there; the other squares share the most
//! valuable tiles of the rack, the largest factors first.

use super::hand::Holding;
use super::lane::{Hinge, Lane};
use super::leaves::POINT;
use crate::RACK;

/// What is added for laying a whole rack.
pub(super) const BONUS: i32 = 50;

/// The sum of the two halves, the lower one multiplied. Boards on which this is beyond all numbers have no
/// better play than that.
#[inline]
pub(super) fn total(halves: u64, factor: u32) -> i32 {
    let along = u64::from(halves as u32) * u64::from(factor);
    i32::try_from(along.saturating_add(halves >> 32)).unwrap_or(i32::MAX - BONUS)
}

/// Nothing can be worth so little.
const NOTHING: i32 = i32::MIN;

/// The highest letter factor that is counted exactly; larger ones are taken to fall on the best tile.
const FACTORS: usize = 3;

/// What words are worth at most, by how many squares before the hinge they begin.
pub(super) struct Bounds {
    /// Of words that begin there.
    there: [Bound; RACK + 1],
    /// Of words that begin there or further away.
    beyond: [Bound; RACK + 1],
}

/// What some words are worth at most.
#[derive(Clone, Copy)]
pub(super) struct Bound {
    pub(super) all: i32,
    /// Those that do not lay the whole rack.
    pub(super) short: i32,
}

impl Bound {
    const NOTHING: Bound = Bound { all: NOTHING, short: NOTHING };

    fn or(self, other: Bound) -> Bound {
        Bound { all: self.all.max(other.all), short: self.short.max(other.short) }
    }
}

/// The squares that are covered so far.
#[derive(Clone, Copy)]
struct Cover {
    /// How many tiles are laid.
    laid: usize,
    /// What the restricted squares count, in the two halves of a cell's sums.
    restricted: u64,
    /// The product of the word factors.
    factor: u32,
    /// How many free squares have at least this letter factor.
    free: [usize; FACTORS],
}

impl Bounds {
    /// The bounds of a hinge, with the most that kept tiles are worth after laying so many.
    pub(super) fn of(lane: &Lane<'_>, hinge: Hinge, holding: &Holding, ceilings: &[i32; RACK + 1]) -> Bounds {
        let mut bounds = Bounds { there: [Bound::NOTHING; RACK + 1], beyond: [Bound::NOTHING; RACK + 1] };
        let mut cover = Cover { laid: 0, restricted: 0, factor: 1, free: [0; FACTORS] };
        if hinge.run.is_none() && !cover.add(lane, hinge.first, holding) {
            return bounds;
        }
        let mut start = hinge.first;
        for there in &mut bounds.there {
            *there = rightwards(lane, hinge, start, cover, holding, ceilings);
            if start == hinge.leftmost || !cover.add(lane, start - 1, holding) {
                break;
            }
            start -= 1;
        }
        let mut beyond = Bound::NOTHING;
        for (place, &there) in bounds.beyond.iter_mut().zip(&bounds.there).rev() {
            beyond = beyond.or(there);
            *place = beyond;
        }
        bounds
    }

    /// The bound of all plays at the hinge; `None` if there cannot be any.
    pub(super) fn highest(&self) -> Option<i32> {
        Some(self.beyond[0].all).filter(|&highest| highest != NOTHING)
    }

    /// Of words that begin so many squares before the hinge.
    #[inline]
    pub(super) fn there(&self, back: usize) -> Bound {
        self.there[back & RACK]
    }

    /// Of words that begin so many squares before the hinge or more.
    #[inline]
    pub(super) fn beyond(&self, back: usize) -> Bound {
        self.beyond[back & RACK]
    }
}

/// The bound of words that begin at a square, and cover these squares of it up to the hinge.
fn rightwards(
    lane: &Lane<'_>,
    hinge: Hinge,
    start: usize,
    mut cover: Cover,
    holding: &Holding,
    ceilings: &[i32; RACK + 1],
) -> Bound {
    let mut bound = Bound::NOTHING;
    let mut next = hinge.last + 1;
    loop {
        if cover.laid > 0 {
            let adds = lane.before[next] - lane.before[start];
            let points = cover.worth(adds, holding).saturating_mul(POINT);
            let worth = points.saturating_add(ceilings[cover.laid]);
            bound.all = bound.all.max(worth);
            if cover.laid < holding.most {
                bound.short = bound.short.max(worth);
            }
        }
        if next > hinge.rightmost || !cover.add(lane, next, holding) {
            return bound;
        }
        next += 1 + (lane.taken >> next >> 1).trailing_ones() as usize;
    }
}

impl Cover {
    /// Covers one more empty square; whether a tile can lie there.
    #[inline]
    fn add(&mut self, lane: &Lane<'_>, at: usize, holding: &Holding) -> bool {
        if self.laid == holding.most {
            return false;
        }
        let cell = &lane.cells[at];
        let fitting = lane.allowed[at];
        // A crossed square counts in both halves.
        if fitting == holding.hand.letters() && cell.counts <= FACTORS as u64 {
            for (factor, free) in self.free.iter_mut().enumerate() {
                *free += usize::from(cell.counts > factor as u64);
            }
        } else {
            let Some(value) = holding.highest(fitting) else { return false };
            self.restricted += u64::from(value) * cell.counts;
        }
        self.laid += 1;
        self.factor = self.factor.saturating_mul(cell.word_factor);
        true
    }

    /// The most that the tiles score together with what the covered squares add.
    #[inline]
    fn worth(&self, adds: u64, holding: &Holding) -> i32 {
        let free: u32 = self.free.iter().map(|&squares| holding.top[squares & RACK]).sum();
        let bonus = if self.laid == RACK { BONUS } else { 0 };
        total(self.restricted + adds + u64::from(free), self.factor) + bonus
    }
}
