//! Where the tiles may be that a seat cannot see.

use tabla_core::rand_core::Rng;
use tabla_core::shuffle;

use crate::{Kind, Observation, Scrabble};

/// One way in which the hidden tiles may lie.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// The hidden tiles, one after the other: those of the other seats in the order of the seats, then those that
    /// were given up and not drawn for yet, then the bag.
    pub(super) order: Vec<Kind>,
}

/// With more tiles in the bag than this, deals are drawn at random; with fewer, each is looked at once.
const MOST_LISTED: usize = 7;

/// Deals, as many as are asked for or as there are.
pub(super) enum Deals {
    /// Every deal is drawn anew.
    Drawn(Vec<Kind>),
    /// All there are, each in its turn.
    Listed {
        tiles: Vec<Kind>,
        /// Which of them are in the bag, one bit each.
        bags: Vec<u32>,
        /// How many have been looked at.
        next: usize,
    },
}

impl Deals {
    /// The deals that a seat must reckon with.
    pub(super) fn new(game: &Scrabble, observation: &Observation, dice: &mut dyn Rng) -> Deals {
        let tiles: Vec<Kind> = observation.unseen.iter().collect();
        let is_listed = game.players() == 2 && observation.aside == 0 && observation.in_bag <= MOST_LISTED;
        if !is_listed || tiles.len() > 2 * MOST_LISTED {
            return Deals::Drawn(tiles);
        }
        let bag = observation.in_bag as u32;
        let mut bags: Vec<u32> = (0..1 << tiles.len()).filter(|set: &u32| set.count_ones() == bag).collect();
        shuffle(dice, &mut bags);
        Deals::Listed { tiles, bags, next: 0 }
    }

    /// The next deal; `None` when there is no other.
    pub(super) fn next<R: Rng + ?Sized>(&mut self, dice: &mut R) -> Option<Deal> {
        match self {
            Deals::Drawn(tiles) => {
                shuffle(dice, tiles);
                Some(Deal { order: tiles.clone() })
            }
            Deals::Listed { tiles, bags, next } => {
                let set = *bags.get(*next)?;
                *next += 1;
                let is_in_bag = |place: usize| set >> place & 1 == 1;
                let pick = |bag: bool| (0..tiles.len()).filter(move |&place| is_in_bag(place) == bag);
                let mut order: Vec<Kind> = pick(false).map(|place| tiles[place]).collect();
                let mut rest: Vec<Kind> = pick(true).map(|place| tiles[place]).collect();
                shuffle(dice, &mut rest);
                order.append(&mut rest);
                Some(Deal { order })
            }
        }
    }

    /// Whether every deal has been looked at.
    pub(super) fn is_exhausted(&self) -> bool {
        matches!(self, Deals::Listed { bags, next, .. } if *next == bags.len())
    }
}
