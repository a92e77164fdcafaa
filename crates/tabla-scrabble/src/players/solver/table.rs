//! What was found out about positions.

use super::Choice;

/// How many positions there is room for at first, and at most: that takes some 40 megabytes.
const ROOM: [usize; 2] = [1 << 10, 1 << 20];

/// The depth of what is proved.
const PROVED: u8 = u8::MAX;

/// On which side of its value the truth lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// Whether a value with this bound answers a question between two others.
    pub(super) fn is_enough(self, value: i32, low: i32, high: i32) -> bool {
        match self {
            Bound::Exact => true,
            Bound::AtLeast => value >= high,
            Bound::AtMost => value <= low,
        }
    }
}

/// What was found out about a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i32,
    pub(super) best: Choice,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

impl Entry {
    pub(super) fn new(key: u64, value: i32, best: Choice, depth: u32, is_whole: bool, bound: Bound) -> Entry {
        let depth = if is_whole { PROVED } else { depth.min(u32::from(PROVED) - 1) as u8 };
        Entry { key, value, best, depth, bound }
    }

    /// Whether it is proved.
    pub(super) fn is_whole(&self) -> bool {
        self.depth == PROVED
    }
}

/// Grows while there is room; then what is deeper stays.
#[derive(Default)]
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
    held: usize,
}

impl Table {
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let pair = self.pair(key)?;
        self.entries[pair..pair + 2].iter().flatten().find(|entry| entry.key == key).copied()
    }

    pub(super) fn put(&mut self, entry: Entry) {
        if self.held * 2 >= self.entries.len() && self.entries.len() < ROOM[1] {
            let room = (self.entries.len() * 4).clamp(ROOM[0], ROOM[1]);
            let held = std::mem::replace(&mut self.entries, vec![None; room]);
            self.held = 0;
            held.into_iter().flatten().for_each(|entry| self.place(entry));
        }
        self.place(entry);
    }

    fn place(&mut self, entry: Entry) {
        let Some(pair) = self.pair(entry.key) else { return };
        let is_own = |held: &Option<Entry>| held.is_some_and(|held| held.key == entry.key);
        let places = &mut self.entries[pair..pair + 2];
        let place = match places.iter().position(is_own) {
            Some(place) => place,
            None => usize::from(depth(&places[1]) < depth(&places[0])),
        };
        self.held += usize::from(places[place].is_none());
        places[place] = Some(entry);
    }

    /// Where a position may stand.
    fn pair(&self, key: u64) -> Option<usize> {
        let pairs = self.entries.len() / 2;
        (pairs > 0).then(|| (key as usize & (pairs - 1)) * 2)
    }
}

/// How much an entry is worth keeping.
fn depth(entry: &Option<Entry>) -> u32 {
    entry.map_or(0, |entry| 1 + u32::from(entry.depth))
}

/// A number that looks like chance.
pub(super) fn number(of: u64) -> u64 {
    let mixed = of.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
