//! The transposition table: what the champion knows of positions, in a table of fixed size.
//!
//! Positions share buckets of four, one cache line each. A new position takes the place of the entry
//! that is worth least: shallow ones and those of earlier searches go first.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU64};

use tabla_core::Score;

use crate::Bound;

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entry {
    /// The best move found, packed by the game; 0 when there is none.
    pub mv: u32,
    /// Its value, counted from this position.
    pub score: Score,
    /// What the evaluation alone says, if it was asked.
    pub opinion: Option<Score>,
    /// How many plies were looked at below this position.
    pub depth: u8,
    /// How much the score says.
    pub bound: Bound,
}

/// One entry in two words, so that several searches may share a table without waiting for each other.
///
/// A reader may find the first word of one writer beside the second of another. Therefore the first is kept with a
/// multiple of the second added to it: words that do not belong together make a check that no position has.
#[derive(Default)]
struct Slot {
    one: AtomicU64,
    two: AtomicU64,
}

/// What is in a slot.
#[derive(Clone, Copy, PartialEq)]
struct Held {
    /// The low 48 bits of the key.
    check: u64,
    score: i16,
    mv: u32,
    opinion: i16,
    depth: u8,
    /// Two bits of bound (0: the slot is empty), six of the search in which it was written.
    tag: u8,
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

const _: () = assert!(size_of::<Bucket>() == 64);
const NO_OPINION: i16 = i16::MIN;
/// An odd number without a pattern.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
const CHECK: u64 = (1 << 48) - 1;

pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl TranspositionTable {
    /// A table of about so many megabytes, at least one bucket.
    pub fn new(megabytes: usize) -> TranspositionTable {
        let count = (megabytes << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.resize_with(count.max(1), Bucket::default);
        TranspositionTable { buckets, age: AtomicU8::new(0) }
    }

    /// A new search begins: what is there grows older.
    pub fn grow_older(&self) {
        self.age.store((self.age() + 1) & 63, Relaxed);
    }

    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.one.store(0, Relaxed);
            slot.two.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    #[inline]
    fn age(&self) -> u8 {
        self.age.load(Relaxed)
    }

    /// How much of the table is in use by the current search, in thousandths.
    pub fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let age = self.age();
        let used = |held: &Held| held.tag & 3 != 0 && held.tag >> 2 == age;
        let count = sample.iter().flat_map(|bucket| &bucket.0).map(Slot::held).filter(used).count();
        (count * 1000 / (sample.len() * 4)) as u32
    }

    /// What is remembered under this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.place(key)];
        let held = bucket.0.iter().map(Slot::held).find(|held| held.is_for(key))?;
        let bound = match held.tag & 3 {
            1 => Bound::Exact,
            2 => Bound::AtMost,
            3 => Bound::AtLeast,
            _ => return None,
        };
        let opinion = (held.opinion != NO_OPINION).then(|| Score::from_raw(held.opinion));
        Some(Entry { mv: held.mv, score: Score::from_raw(held.score), opinion, depth: held.depth, bound })
    }

    #[inline]
    pub fn keep(&self, key: u64, entry: Entry) {
        let age = self.age();
        let bucket = &self.buckets[self.place(key)];
        let there: [Held; 4] = std::array::from_fn(|index| bucket.0[index].held());
        let index =
            match there.iter().position(|held| held.is_for(key)) {
                Some(index) => {
                    // A much deeper result of this search is not given up for a shallow bound.
                    let old = &there[index];
                    if old.tag >> 2 == age && old.depth > entry.depth + 3 && entry.bound != Bound::Exact {
                        return;
                    }
                    index
                }
                None => (1..4).fold(0, |least, index| {
                    if there[index].worth(age) < there[least].worth(age) { index } else { least }
                }),
            };
        let old = &there[index];
        let mv = if entry.mv == 0 && old.is_for(key) { old.mv } else { entry.mv };
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::AtMost => 2,
            Bound::AtLeast => 3,
        };
        bucket.0[index].hold(Held {
            check: key & CHECK,
            score: entry.score.raw(),
            mv,
            opinion: entry.opinion.map_or(NO_OPINION, Score::raw),
            depth: entry.depth,
            tag: age << 2 | bound,
        });
    }

    /// The top bits of the key choose the bucket, the low ones are the check.
    #[inline]
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

impl Slot {
    #[inline]
    fn held(&self) -> Held {
        let two = self.two.load(Relaxed);
        let one = self.one.load(Relaxed).wrapping_sub(two.wrapping_mul(MIX));
        Held {
            check: one >> 16,
            score: one as u16 as i16,
            mv: two as u32,
            opinion: (two >> 32) as u16 as i16,
            depth: (two >> 48) as u8,
            tag: (two >> 56) as u8,
        }
    }

    #[inline]
    fn hold(&self, held: Held) {
        let one = held.check << 16 | u64::from(held.score as u16);
        let two = u64::from(held.mv)
            | u64::from(held.opinion as u16) << 32
            | u64::from(held.depth) << 48
            | u64::from(held.tag) << 56;
        self.one.store(one.wrapping_add(two.wrapping_mul(MIX)), Relaxed);
        self.two.store(two, Relaxed);
    }
}

impl Held {
    #[inline]
    fn is_for(&self, key: u64) -> bool {
        self.check == key & CHECK && self.tag & 3 != 0
    }

    fn worth(&self, age: u8) -> i32 {
        if self.tag & 3 == 0 {
            return -1_000;
        }
        let searches_ago = i32::from(age.wrapping_sub(self.tag >> 2) & 63);
        i32::from(self.depth) + i32::from(self.tag & 3 == 1) - 8 * searches_ago
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8, points: i32) -> Entry {
        Entry { mv: 7, score: Score::points(points), opinion: None, depth, bound: Bound::AtLeast }
    }

    #[test]
    fn what_was_kept_is_found() {
        let table = TranspositionTable::new(1);
        let kept = Entry { opinion: Some(Score::points(-3)), bound: Bound::Exact, ..entry(5, 40) };
        table.keep(0x1234_5678_9abc_def0, kept);
        assert_eq!(table.find(0x1234_5678_9abc_def0), Some(kept));
        assert_eq!(table.find(0x1234_5678_9abc_def1), None);
        table.clear();
        assert_eq!(table.find(0x1234_5678_9abc_def0), None);
    }

    /// Keys that differ only in their low bits share a bucket.
    #[test]
    fn in_a_full_bucket_the_shallowest_goes_first_and_the_old_before_the_deep() {
        let table = TranspositionTable::new(1);
        for (key, depth) in [(1, 9), (2, 3), (3, 8), (4, 7)] {
            table.keep(key, entry(depth, 0));
        }
        table.keep(5, entry(1, 0));
        assert_eq!(table.find(2), None);
        assert!([1, 3, 4, 5].iter().all(|&key| table.find(key).is_some()));

        table.grow_older();
        for key in [3, 4, 5] {
            table.keep(key, entry(2, 0));
        }
        table.keep(6, entry(2, 0));
        assert_eq!(table.find(1), None, "deep, but of the search before");
    }

    #[test]
    fn a_deep_result_outlives_a_shallow_bound_but_not_an_exact_value() {
        let table = TranspositionTable::new(1);
        table.keep(1, entry(9, 10));
        table.keep(1, entry(2, 20));
        assert_eq!(table.find(1).map(|entry| entry.depth), Some(9));
        table.keep(1, Entry { bound: Bound::Exact, ..entry(2, 30) });
        assert_eq!(table.find(1).map(|entry| entry.score), Some(Score::points(30)));
    }

    /// Two searches that write the same slot at the same time may leave a word of each.
    #[test]
    fn words_that_do_not_belong_together_are_no_entry() {
        let [one, other, torn] = [(); 3].map(|()| TranspositionTable::new(0));
        one.keep(1, entry(5, 40));
        other.keep(1, entry(6, -25));
        let [one, other, slot] = [&one, &other, &torn].map(|table| &table.buckets[0].0[0]);
        slot.one.store(one.one.load(Relaxed), Relaxed);
        slot.two.store(other.two.load(Relaxed), Relaxed);
        assert_eq!(torn.find(1), None);
        slot.two.store(one.two.load(Relaxed), Relaxed);
        assert_eq!(torn.find(1), Some(entry(5, 40)));
    }

    #[test]
    fn fullness_counts_only_the_current_search() {
        let table = TranspositionTable::new(0);
        assert_eq!(table.fullness(), 0);
        table.keep(1, entry(1, 0));
        assert_eq!(table.fullness(), 250);
        table.grow_older();
        assert_eq!(table.fullness(), 0);
    }
}
