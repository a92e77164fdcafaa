//! What the tiles are worth that a play leaves on the rack.

use crate::{Kind, Play, RACK, Rack};

/// A point, in the thousandths in which equity is counted.
pub const POINT: i32 = 1000;

/// Less than any leave is worth, and far from the ends of the numbers.
const LEAST: i32 = i32::MIN / 4;

/// A judgement of the tiles that are kept.
pub trait Leaves {
    /// What keeping these tiles is worth, in thousandths of a point.
    fn value(&self, leave: &Rack) -> i32;
}

/// The values of all that can be kept of one rack: what is asked for every play is looked up once.
#[derive(Clone, Debug)]
pub struct Kept {
    rack: Rack,
    /// Every leave and its value, by the number that the tiles laid add up to.
    leaves: Vec<(Rack, i32)>,
    /// What a tile of each kind adds to that number.
    weights: [usize; Kind::COUNT],
    /// The most that is kept after laying so many tiles.
    ceilings: [i32; RACK + 1],
}

impl Kept {
    /// The values for this rack; of more tiles than a rack holds nothing is kept.
    pub fn new(rack: &Rack, leaves: &(impl Leaves + ?Sized)) -> Kept {
        let mut kept = Kept {
            rack: *rack,
            leaves: vec![(*rack, leaves.value(rack))],
            weights: [0; Kind::COUNT],
            ceilings: [LEAST; RACK + 1],
        };
        if rack.len() <= RACK {
            for kind in Kind::ALL.into_iter().filter(|&kind| rack.count(kind) > 0) {
                kept.add(kind, leaves);
            }
        }
        for (leave, value) in &kept.leaves {
            if let Some(ceiling) = kept.ceilings.get_mut(rack.len() - leave.len()) {
                *ceiling = (*ceiling).max(*value);
            }
        }
        kept
    }

    /// The rack before anything is laid.
    pub fn rack(&self) -> &Rack {
        &self.rack
    }

    /// What is kept after this play, and its value.
    pub fn after(&self, play: &Play) -> Option<(Rack, i32)> {
        let number: usize = play.laid().map(|(_, tile)| self.weights[tile.kind().index()]).sum();
        self.leaves.get(number).copied()
    }

    /// The tiles to keep in an exchange, and their value: the best of all that is less than the whole rack.
    /// `None` for an empty rack.
    pub fn best_exchange(&self) -> Option<(Rack, i32)> {
        self.parts().iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best })
    }

    /// Everything that is less than the whole rack, and its value.
    pub(crate) fn parts(&self) -> &[(Rack, i32)] {
        self.leaves.get(1..).unwrap_or(&[])
    }

    /// The most that the tiles kept after laying so many are worth.
    pub(super) fn ceilings(&self) -> &[i32; RACK + 1] {
        &self.ceilings
    }

    /// Every leave so far with one, two … tiles of this kind less.
    fn add(&mut self, kind: Kind, leaves: &(impl Leaves + ?Sized)) {
        let weight = self.leaves.len();
        self.weights[kind.index()] = weight;
        for more in 0..weight * usize::from(self.rack.count(kind)) {
            let mut leave = self.leaves[more].0;
            leave.take(kind);
            self.leaves.push((leave, leaves.value(&leave)));
        }
    }
}
