//! Numbers for all leaves that a set of tiles allows: a table of them needs no keys.

use crate::{Kind, RACK, Rack};

/// The most tiles that are left when something was laid.
pub(crate) const MOST: usize = RACK - 1;

/// Numbers leaves without gaps, the shorter ones first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranks {
    /// How many of each kind there can be in a leave.
    caps: [u8; Kind::COUNT],
    /// The number of the first leave with so many tiles; last of all, how many leaves there are.
    first: [u32; MOST + 2],
    /// How many leaves come before those with so many tiles of a kind, by the kind and by how many tiles
    /// are still to be told.
    before: Box<[[[u32; MOST + 1]; MOST + 1]; Kind::COUNT]>,
}

impl Ranks {
    /// The numbers of the leaves that these tiles allow.
    pub(crate) fn new(tiles: &Rack) -> Ranks {
        let caps = tiles.counts().map(|count| count.min(MOST as u8));
        let mut before = Box::new([[[0; MOST + 1]; MOST + 1]; Kind::COUNT]);
        // How many leaves of so many tiles the kinds from here on allow.
        let mut ways = [0u32; MOST + 1];
        ways[0] = 1;
        for kind in (0..Kind::COUNT).rev() {
            let mut longer = [0; MOST + 1];
            for left in 0..=MOST {
                for count in 0..=left.min(caps[kind].into()) {
                    before[kind][left][count] = longer[left];
                    longer[left] += ways[left - count];
                }
            }
            ways = longer;
        }
        let mut first = [0; MOST + 2];
        for len in 0..=MOST {
            first[len + 1] = first[len] + ways[len];
        }
        Ranks { caps, first, before }
    }

    /// How many leaves there are.
    pub(crate) fn len(&self) -> usize {
        self.first[MOST + 1] as usize
    }

    /// How many of each kind there can be in a leave.
    pub(crate) fn caps(&self) -> &[u8; Kind::COUNT] {
        &self.caps
    }

    /// The number of a leave; `None` for tiles that are no leave of this set.
    #[inline]
    pub(crate) fn rank(&self, leave: &Rack) -> Option<usize> {
        let mut left = leave.len();
        if left > MOST {
            return None;
        }
        let mut rank = self.first[left];
        for (kind, &count) in leave.counts().iter().enumerate() {
            if count > 0 {
                if count > self.caps[kind] {
                    return None;
                }
                rank += self.before[kind][left][usize::from(count)];
                left -= usize::from(count);
            }
        }
        Some(rank as usize)
    }

    /// Shows every leave, in the order of their numbers.
    pub(crate) fn each(&self, mut look: impl FnMut(&Rack)) {
        for len in 0..=MOST {
            self.fill(0, len, &mut Rack::EMPTY.clone(), &mut look);
        }
    }

    fn fill(&self, kind: usize, left: usize, leave: &mut Rack, look: &mut impl FnMut(&Rack)) {
        let Some(&tile) = Kind::ALL.get(kind) else {
            if left == 0 {
                look(leave);
            }
            return;
        };
        let most = left.min(self.caps[kind].into());
        for count in 0..=most {
            self.fill(kind + 1, left - count, leave, look);
            if count < most {
                leave.add(tile);
            }
        }
        (0..most).for_each(|_| {
            leave.take(tile);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TileSet;

    #[test]
    fn every_leave_has_its_own_number() {
        for (tiles, expected) in [(TileSet::english(), 914_625), (TileSet::romanian(), 393_735)] {
            let ranks = Ranks::new(tiles.tiles());
            assert_eq!(ranks.len(), expected);
            let mut next = 0;
            ranks.each(|leave| {
                assert_eq!(ranks.rank(leave), Some(next), "{leave}");
                next += 1;
            });
            assert_eq!(next, expected);
        }
    }

    #[test]
    fn what_is_no_leave_has_no_number() {
        let ranks = Ranks::new(TileSet::english().tiles());
        for text in ["QQ", "???", "AEINRST"] {
            assert_eq!(ranks.rank(&Rack::read(text).unwrap()), None, "{text}");
        }
    }
}
