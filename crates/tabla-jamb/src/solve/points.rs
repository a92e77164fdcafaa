//! What every field is worth with every throw, under given house rules.

use super::lattice::{Lattice, ROLLS};
use crate::{HouseRules, Row, Throw};

/// The points of each row for each throw of five dice; 0 where the field would be crossed out.
#[derive(Clone)]
pub struct Points {
    rules: HouseRules,
    worth: Vec<[u8; ROLLS]>,
}

impl Points {
    pub fn new(rules: HouseRules) -> Points {
        let lattice = Lattice::shared();
        let mut worth = Vec::with_capacity(30);
        for throw in Throw::ALL {
            for row in Row::ALL {
                let points = |roll| rules.worth(row, lattice.dice(roll), throw).unwrap_or(0);
                worth.push(std::array::from_fn(points));
            }
        }
        Points { rules, worth }
    }

    /// The rules they follow.
    pub fn rules(&self) -> HouseRules {
        self.rules
    }

    /// The points of a row for each roll, written after this throw.
    #[inline]
    pub fn of(&self, row: Row, throw: Throw) -> &[u8; ROLLS] {
        &self.worth[throw as usize * Row::ALL.len() + row.index()]
    }
}
