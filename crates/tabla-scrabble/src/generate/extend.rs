//! Growing words from a hinge.

use super::Scored;
use super::bound::{BONUS, Bound, Bounds, total};
use super::hand::{Hand, Holding};
use super::lane::{Hinge, Lane};
use super::sink::Sink;
use crate::grid::CROSSED;
use crate::lexicon::{Node, TURN};
use crate::{Direction, Lexicon, Play, RACK, Square};

/// The code of a joker is the code of its letter's tile and this.
const JOKER_CODE: u64 = 32;

/// What has been laid so far.
#[derive(Clone, Copy)]
struct Laid {
    /// The codes of the tiles from left to right, the first one lowest.
    codes: u64,
    /// What the tiles count, in the two halves of a cell's sums.
    worth: u64,
    /// How many tiles, and how many of them complete a word sideways, as a cell counts its step.
    steps: u32,
}

/// Grows words with one rack.
pub(super) struct Extend<'a, S> {
    lexicon: &'a Lexicon,
    holding: &'a Holding,
    sink: S,
}

impl<'a, S: Sink> Extend<'a, S> {
    pub(super) fn new(lexicon: &'a Lexicon, holding: &'a Holding, sink: S) -> Extend<'a, S> {
        Extend { lexicon, holding, sink }
    }

    pub(super) fn sink(&self) -> &S {
        &self.sink
    }

    pub(super) fn into_sink(self) -> S {
        self.sink
    }

    /// Finds the plays with this hinge: all of them, or those whose bounds the sink wants.
    pub(super) fn at(&mut self, lane: &Lane<'_>, hinge: Hinge, bounds: Option<&Bounds>) {
        let mut growth = Growth {
            lexicon: self.lexicon,
            values: &self.holding.values,
            counts: self.holding.counts,
            sink: &mut self.sink,
            lane,
            hinge,
            can_turn: hinge.last < hinge.rightmost && lane.allowed[hinge.last + 1] != 0,
            bounds,
            factors: factors(lane, hinge),
            start: hinge.first,
        };
        let hand = self.holding.hand;
        let laid = Laid { codes: 0, worth: 0, steps: 0 };
        let Some(node) = hinge.run else {
            growth.left(hinge.first, self.lexicon.hinged(), hand, laid);
            return;
        };
        growth.turn(hinge.first, node, hand, laid);
        if hinge.first > hinge.leftmost {
            growth.left(hinge.first - 1, node, hand, laid);
        }
    }
}

/// The product of the word factors from the hinge to each square, on its left and on its right. Products
/// of more factors than there are tiles may be too large for a number; no play needs them.
fn factors(lane: &Lane<'_>, hinge: Hinge) -> [u32; 28] {
    let mut factors = [1; 28];
    let mut multiply = |factor: u32, at: usize| {
        factors[at] = factor.saturating_mul(lane.cells[at].word_factor);
        factors[at]
    };
    (hinge.leftmost..=hinge.last).rev().fold(1, &mut multiply);
    (hinge.last + 1..=hinge.rightmost).fold(1, &mut multiply);
    factors
}

/// One hinge while words grow from it.
struct Growth<'a, 'g, S> {
    lexicon: &'a Lexicon,
    values: &'a [u64; 32],
    /// How many of each letter are left.
    counts: [u8; 32],
    sink: &'a mut S,
    lane: &'a Lane<'g>,
    hinge: Hinge,
    /// Whether a tile can be laid right of the hinge.
    can_turn: bool,
    bounds: Option<&'a Bounds>,
    /// The product of the word factors from the hinge to each square, on either side.
    factors: [u32; 28],
    /// Where the word begins whose right side is being tried.
    start: usize,
}

impl<S: Sink> Growth<'_, '_, S> {
    /// Lays every tile that fits on this square, left of the hinge or on it, and goes on from there.
    fn left(&mut self, at: usize, node: Node, hand: Hand, laid: Laid) {
        let cell = &self.lane.cells[at];
        let (counts, steps) = (cell.counts, laid.steps + cell.step);
        let mut options = node.flags() & self.lane.allowed[at] & hand.letters();
        while options != 0 {
            let bit = options & options.wrapping_neg();
            options ^= bit;
            let child = self.lexicon.child(node, bit);
            let letter = bit.trailing_zeros() as usize & 31;
            let codes = laid.codes << 8 | (letter as u64 + 1);
            if hand.has(bit) {
                let worth = laid.worth + self.values[letter] * counts;
                let hand = self.take(hand, letter, bit);
                self.go_on_left(at, child, hand, Laid { codes, worth, steps });
                self.counts[letter] += 1;
            }
            if hand.has_joker() {
                let laid = Laid { codes: codes + JOKER_CODE, worth: laid.worth, steps };
                self.go_on_left(at, child, hand.without_joker(), laid);
            }
        }
    }

    /// Lays every tile that fits on this square, right of the hinge, and goes on from there.
    fn right(&mut self, at: usize, node: Node, hand: Hand, laid: Laid) {
        let cell = &self.lane.cells[at];
        let (counts, steps) = (cell.counts, laid.steps + cell.step);
        let place = (laid.steps & 7) * 8;
        let mut options = node.flags() & self.lane.allowed[at] & hand.letters();
        while options != 0 {
            let bit = options & options.wrapping_neg();
            options ^= bit;
            let child = self.lexicon.child(node, bit);
            let letter = bit.trailing_zeros() as usize & 31;
            let codes = laid.codes | (letter as u64 + 1) << place;
            if hand.has(bit) {
                let worth = laid.worth + self.values[letter] * counts;
                let hand = self.take(hand, letter, bit);
                self.go_on_right(at, child, hand, Laid { codes, worth, steps });
                self.counts[letter] += 1;
            }
            if hand.has_joker() {
                let laid = Laid { codes: codes + (JOKER_CODE << place), worth: laid.worth, steps };
                self.go_on_right(at, child, hand.without_joker(), laid);
            }
        }
    }

    /// The hand after one tile of this letter is laid; whoever takes it puts it back.
    #[inline(always)]
    fn take(&mut self, hand: Hand, letter: usize, bit: u32) -> Hand {
        self.counts[letter] -= 1;
        if self.counts[letter] == 0 { hand.without(bit) } else { hand }
    }

    #[inline(always)]
    fn go_on_left(&mut self, at: usize, node: Node, hand: Hand, laid: Laid) {
        if node.is_end() {
            self.found(at, self.hinge.last, laid);
        }
        self.turn(at, node, hand, laid);
        if at > self.hinge.leftmost
            && node.flags() & self.lane.allowed[at - 1] & hand.letters() != 0
            && self.wants_left(at - 1, node, hand)
        {
            self.left(at - 1, node, hand, laid);
        }
    }

    /// Goes on at the right of the hinge, for words that begin here.
    #[inline(always)]
    fn turn(&mut self, at: usize, node: Node, hand: Hand, laid: Laid) {
        let next = self.hinge.last + 1;
        if node.flags() & TURN == 0 || !self.can_turn || !self.wants_start(at) {
            return;
        }
        let turned = self.lexicon.child(node, TURN);
        if turned.flags() & self.lane.allowed[next] & hand.letters() != 0
            && self.wants_right(at, turned, hand)
        {
            self.start = at;
            self.right(next, turned, hand, laid);
        }
    }

    #[inline(always)]
    fn go_on_right(&mut self, at: usize, node: Node, hand: Hand, laid: Laid) {
        let mut node = node;
        let mut next = at + 1;
        while self.lane.cells[next].letter != 0 {
            match self.lexicon.step(node, self.lane.cells[next].letter) {
                Some(child) => node = child,
                None => return,
            }
            next += 1;
        }
        if node.is_end() {
            self.found(self.start, next - 1, laid);
        }
        if next <= self.hinge.rightmost
            && node.flags() & self.lane.allowed[next] & hand.letters() != 0
            && self.wants_right(self.start, node, hand)
        {
            self.right(next, node, hand, laid);
        }
    }

    /// Whether a word that begins here or further left could matter.
    #[inline(always)]
    fn wants_left(&self, at: usize, node: Node, hand: Hand) -> bool {
        self.bounds.is_none_or(|bounds| self.wants(bounds.beyond(self.hinge.first - at), node, hand))
    }

    /// Whether a word that begins here could matter.
    #[inline(always)]
    fn wants_start(&self, start: usize) -> bool {
        self.bounds.is_none_or(|bounds| self.sink.wants(bounds.there(self.hinge.first - start).all))
    }

    /// Whether a word that begins here and goes on from this node could matter.
    #[inline(always)]
    fn wants_right(&self, start: usize, node: Node, hand: Hand) -> bool {
        self.bounds.is_none_or(|bounds| self.wants(bounds.there(self.hinge.first - start), node, hand))
    }

    /// Whether a word with this bound that goes on from this node could matter.
    #[inline(always)]
    fn wants(&self, bound: Bound, node: Node, hand: Hand) -> bool {
        self.sink.wants(bound.short) || self.sink.wants(bound.all) && self.within_reach(node, hand)
    }

    /// Whether all tiles of the hand can be laid, perhaps, when the word goes on from here.
    #[inline(always)]
    fn within_reach(&self, node: Node, hand: Hand) -> bool {
        hand.is_within(self.lexicon.reach(node))
    }

    #[inline(always)]
    fn found(&mut self, first: usize, last: usize, laid: Laid) {
        // A single tile that makes two words is found across.
        if laid.steps == CROSSED + 1 && self.lane.direction == Direction::Vertical {
            return;
        }
        let worth = laid.worth + self.lane.before[last + 1] - self.lane.before[first];
        let mut factor = self.factors[first];
        if last > self.hinge.last {
            factor = factor.saturating_mul(self.factors[last]);
        }
        let bonus = if laid.steps as usize & RACK == RACK { BONUS } else { 0 };
        let score = total(worth, factor) + bonus;
        let fills = (!self.lane.taken >> first) & ((2u32 << (last - first)) - 1);
        let start = match self.lane.direction {
            Direction::Horizontal => Square::at(self.lane.number, first),
            Direction::Vertical => Square::at(first, self.lane.number),
        };
        let Some(start) = start else { return };
        let play = Play::packed(start, self.lane.direction, laid.codes, fills);
        self.sink.take(Scored { play, score });
    }
}
