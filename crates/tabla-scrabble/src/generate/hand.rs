//! The rack as the generator sees it.

use crate::grid::bits;
use crate::lexicon::ALL_LETTERS;
use crate::{Grid, Kind, RACK, Rack};

/// Where the number of jokers stands in a [`Hand`].
const JOKERS: u32 = 26;

/// The tiles still on the rack: one bit for each letter that is there, and the number of jokers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand(u32);

impl Hand {
    /// The letters that can be laid, by a tile of their own or by a joker.
    #[inline]
    pub(super) fn letters(self) -> u32 {
        if self.has_joker() { ALL_LETTERS } else { self.0 }
    }

    /// Whether the letter of this bit has a tile of its own.
    #[inline]
    pub(super) fn has(self, bit: u32) -> bool {
        self.0 & bit != 0
    }

    /// The same without the letter of this bit.
    #[inline]
    pub(super) fn without(self, bit: u32) -> Hand {
        Hand(self.0 & !bit)
    }

    /// Whether all its letters are in this set.
    #[inline]
    pub(super) fn is_within(self, letters: u32) -> bool {
        self.0 & !letters & ALL_LETTERS == 0
    }

    /// Whether there is a joker.
    #[inline]
    pub(super) fn has_joker(self) -> bool {
        self.0 >> JOKERS != 0
    }

    /// The same with one joker less.
    #[inline]
    pub(super) fn without_joker(self) -> Hand {
        Hand(self.0 - (1 << JOKERS))
    }
}

/// What a rack holds and what it is worth, before anything is laid.
#[derive(Clone, Debug)]
pub(super) struct Holding {
    pub(super) hand: Hand,
    /// How many of each letter. Longer than the alphabet, so that a five-bit index needs no check.
    pub(super) counts: [u8; 32],
    /// What each letter is worth.
    pub(super) values: [u64; 32],
    /// How many tiles may be laid at most.
    pub(super) most: usize,
    /// The values of the most valuable tiles, so many of them, together.
    pub(super) top: [u32; RACK + 1],
    /// The letters with tiles of their own, the most valuable first.
    ranking: [(u32, u32); RACK],
}

impl Holding {
    /// `None` for more tiles than a rack holds.
    pub(super) fn new(rack: &Rack, grid: &Grid) -> Option<Holding> {
        if rack.len() > RACK {
            return None;
        }
        let mut counts = [0; 32];
        counts[..26].copy_from_slice(&rack.counts()[..26]);
        let mut values = [0; 32];
        for (value, &worth) in values.iter_mut().zip(&grid.values()[..26]) {
            *value = u64::from(worth);
        }
        let letters = (0..26).filter(|&letter| counts[letter] > 0).fold(0, |set, letter| set | 1 << letter);
        let jokers = u32::from(rack.count(Kind::JOKER));
        let mut kinds: Vec<usize> = bits(letters).collect();
        kinds.sort_by_key(|&letter| std::cmp::Reverse(values[letter]));
        let mut ranking = [(0, 0); RACK];
        for (rank, &letter) in ranking.iter_mut().zip(&kinds) {
            *rank = (1 << letter, values[letter] as u32);
        }
        let mut top = [0; RACK + 1];
        let tiles =
            kinds.iter().flat_map(|&letter| std::iter::repeat_n(values[letter], counts[letter].into()));
        let sums = tiles.scan(0, |sum, value| {
            *sum += value as u32;
            Some(*sum)
        });
        let mut highest = 0;
        let mut sums = sums.fuse();
        for place in &mut top[1..] {
            highest = sums.next().unwrap_or(highest);
            *place = highest;
        }
        let hand = Hand(letters | jokers << JOKERS);
        Some(Holding { hand, counts, values, most: rack.len(), top, ranking })
    }

    /// The highest value of a tile that shows one of these letters; `None` if no tile can.
    #[inline]
    pub(super) fn highest(&self, letters: u32) -> Option<u32> {
        if letters & self.hand.letters() == 0 {
            return None;
        }
        let own = self.ranking.iter().find(|&&(bit, _)| letters & bit != 0);
        Some(own.map_or(0, |&(_, value)| value))
    }
}
