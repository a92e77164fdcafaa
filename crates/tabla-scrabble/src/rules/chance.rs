//! Drawing tiles from the bag.

use tabla_core::rand_core::Rng;
use tabla_core::{Chance, Seat, below};

use crate::Rack;

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

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn count(&self) -> usize {
        self.count
    }

    /// The tiles of which they are drawn.
    pub fn bag(&self) -> &Rack {
        &self.bag
    }
}

impl Chance for Draw {
    type Event = Rack;

    /// Every tile in the bag is equally likely, one after the other.
    fn draw(&self, dice: &mut dyn Rng) -> Rack {
        let mut bag = self.bag;
        draw(&mut bag, self.count, dice)
    }
}

/// Takes so many tiles out of a bag, or all there are.
pub(crate) fn draw<R: Rng + ?Sized>(bag: &mut Rack, count: usize, dice: &mut R) -> Rack {
    let mut drawn = Rack::EMPTY;
    let mut left = bag.len();
    for _ in 0..count.min(left) {
        let place = below(dice, left as u64) as usize;
        if let Some(kind) = bag.nth(place) {
            bag.take(kind);
            drawn.add(kind);
        }
        left -= 1;
    }
    drawn
}
