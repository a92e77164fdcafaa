//! Upper bounds of what plays at a hinge can be worth.
//!
//! A bound looks at the squares that a word would cover, not at words. Where a word sideways restricts a
//! square, the most valuable tile that fits is supposed to lie there; the other squares share the most
//! valuable tiles of the rack, the largest factors first.

use super::hand::Holding;
use super::lane::{Hinge, Lane};
use super::leaves::POINT;
use crate::RACK;
use crate::lexicon::ALL_LETTERS;

/// What is added for laying a whole rack.
pub(super) const BONUS: u32 = 50;

/// Nothing can be worth so little.
const NOTHING: i32 = i32::MIN;

/// The highest letter factor that is counted exactly; larger ones are taken to fall on the best tile.
const FACTORS: usize = 3;

/// What words are worth at most, by how far they reach.
pub(super) struct Bounds {
    /// For words that begin so many squares before the hinge and lay at least so many tiles.
    by_reach: [[i32; RACK + 1]; RACK + 1],
    /// For words that begin at least so many squares before the hinge.
    by_start: [i32; RACK + 2],
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
        let mut bounds = Bounds { by_reach: [[NOTHING; RACK + 1]; RACK + 1], by_start: [NOTHING; RACK + 2] };
        let mut cover = Cover { laid: 0, restricted: 0, factor: 1, free: [0; FACTORS] };
        let mut start = hinge.first;
        if hinge.run.is_none() && !cover.add(lane, hinge.first, ALL_LETTERS, holding) {
            return bounds;
        }
        for back in 0..=RACK {
            let row = &mut bounds.by_reach[back];
            Self::rightwards(row, lane, hinge, start, cover, holding, ceilings);
            bounds.by_start[back] = row[0];
            if start == hinge.leftmost || !cover.add(lane, start - 1, ALL_LETTERS, holding) {
                break;
            }
            start -= 1;
        }
        for back in (0..=RACK).rev() {
            bounds.by_start[back] = bounds.by_start[back].max(bounds.by_start[back + 1]);
        }
        bounds
    }

    /// The bound of all plays at the hinge; `None` if there cannot be any.
    pub(super) fn highest(&self) -> Option<i32> {
        (self.by_start[0] != NOTHING).then_some(self.by_start[0])
    }

    /// Of words that begin at least so many squares before the hinge.
    #[inline]
    pub(super) fn starting(&self, back: usize) -> i32 {
        self.by_start[back & RACK]
    }

    /// Of words that begin so many squares before the hinge and lay at least so many tiles.
    #[inline]
    pub(super) fn reaching(&self, back: usize, laid: usize) -> i32 {
        self.by_reach[back & RACK][laid & RACK]
    }

    fn rightwards(
        row: &mut [i32; RACK + 1],
        lane: &Lane<'_>,
        hinge: Hinge,
        start: usize,
        mut cover: Cover,
        holding: &Holding,
        ceilings: &[i32; RACK + 1],
    ) {
        let mut next = hinge.last + 1;
        loop {
            if cover.laid > 0 {
                let adds = lane.before[next] - lane.before[start];
                row[cover.laid] = cover.worth(adds, holding) as i32 * POINT + ceilings[cover.laid];
            }
            if next > hinge.rightmost || !cover.add(lane, next, ALL_LETTERS, holding) {
                break;
            }
            next += 1 + (lane.taken >> next >> 1).trailing_ones() as usize;
        }
        for laid in (0..RACK).rev() {
            row[laid] = row[laid].max(row[laid + 1]);
        }
    }
}

impl Cover {
    /// Covers one more empty square with one of these letters; whether a tile can lie there.
    #[inline]
    fn add(&mut self, lane: &Lane<'_>, at: usize, letters: u32, holding: &Holding) -> bool {
        if self.laid == holding.most {
            return false;
        }
        let cell = &lane.cells[at];
        let fitting = lane.allowed[at] & letters;
        // A crossed square counts in both halves.
        if fitting == holding.hand.letters() && cell.counts <= FACTORS as u64 {
            for free in &mut self.free[..cell.counts as usize] {
                *free += 1;
            }
        } else {
            let Some(value) = holding.highest(fitting) else { return false };
            self.restricted += u64::from(value) * cell.counts;
        }
        self.laid += 1;
        self.factor *= cell.word_factor;
        true
    }

    /// The most that the tiles score together with what the covered squares add.
    #[inline]
    fn worth(&self, adds: u64, holding: &Holding) -> u32 {
        let free: u32 = self.free.iter().map(|&squares| holding.top[squares]).sum();
        let fixed = self.restricted + adds;
        let bonus = if self.laid == RACK { BONUS } else { 0 };
        (fixed as u32 + free) * self.factor + (fixed >> 32) as u32 + bonus
    }
}
