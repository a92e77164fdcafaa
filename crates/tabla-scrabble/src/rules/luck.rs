//! Drawing tiles from the bag.

use tabla_core::rand_core::Rng;
use tabla_core::{Luck, Seat, below};

use crate::{Kind, Rack};

/// A player draws tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    seat: Seat,
    count: usize,
    bag: Rack,
}

impl Draw {
    pub(super) fn new(seat: Seat, count: usize, bag: Rack) -> Draw {
        Draw { seat, count: count.min(bag.len()), bag }
    }

    /// Who draws.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many tiles.
    pub fn count(&self) -> usize {
        self.count
    }
}

impl Luck for Draw {
    type Event = Rack;

    /// Every tile in the bag is equally likely, one after the other.
    fn draw(&self, dice: &mut dyn Rng) -> Rack {
        let mut bag = self.bag;
        let mut drawn = Rack::EMPTY;
        for _ in 0..self.count {
            let place = below(dice, bag.len() as u64) as usize;
            let kind = bag.iter().nth(place).unwrap_or(Kind::JOKER);
            if bag.take(kind) {
                drawn.add(kind);
            }
        }
        drawn
    }
}
