//! The places of positions in a table, found fast.
//!
//! The numbers are those of [`Numbering`](super::Numbering), from which everything here is made. A solver asks for hundreds
//! of millions of them, so what can be looked up is looked up: the ranks of sets, the images of sets, and
//! where each point is counted among those that an orbit leaves free.

use std::sync::{Arc, OnceLock};

use tabla_core::{BySeat, Seat};

use super::Material;
use super::numbering::Orbits;
use crate::{MEN, Point, Points, State, Symmetry};

/// The men of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Men {
    pub mover: Points,
    pub other: Points,
}

impl Men {
    #[inline]
    pub fn of(state: &State) -> Men {
        Men { mover: state.men[state.side], other: state.men[state.side.other()] }
    }

    /// The position with White to move.
    #[inline]
    pub fn state(self) -> State {
        let men = BySeat { first: self.mover, second: self.other };
        State { men, hand: BySeat::default(), side: Seat::FIRST }
    }
}

/// The order of the positions of one material in its table: first those in which the side with more men
/// is to move.
#[derive(Clone)]
pub(super) struct Spots {
    material: Material,
    /// The mover has more men, or fewer. Where both have as many, only the first is used.
    parts: [Part; 2],
    /// Where the second part begins.
    second: usize,
    len: usize,
}

/// The positions in which one side is to move.
#[derive(Clone)]
struct Part {
    mover: Arc<Side>,
    /// The sets of the other side's men by rank, counted on the points that are free.
    others: Arc<[Points]>,
}

impl Spots {
    pub fn new(sides: &Sides, material: Material) -> Spots {
        let (more, fewer) = (material.more(), material.fewer());
        let part = |mover, other| Part { mover: sides.side(mover), others: sides.sets_beside(mover, other) };
        let parts = [part(more, fewer), part(fewer, more)];
        let len = |part: &Part| part.mover.orbits.len() * part.others.len();
        let second = len(&parts[0]);
        let len = if material.is_even() { second } else { second + len(&parts[1]) };
        Spots { material, parts, second, len }
    }

    /// How many places there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Where the positions begin in which the side with fewer men is to move.
    pub fn second(&self) -> usize {
        self.second
    }

    /// The place of a position of this material.
    #[inline]
    pub fn spot(&self, men: Men) -> usize {
        if men.mover.len() == u32::from(self.material.more()) {
            self.parts[0].index(men)
        } else {
            self.second + self.parts[1].index(men)
        }
    }

    /// The position at a place, and which symmetries keep the mover's men, one bit for each but the first.
    #[inline]
    pub fn men(&self, spot: usize) -> (Men, u16) {
        match spot.checked_sub(self.second) {
            None => self.parts[0].men(spot),
            Some(index) => self.parts[1].men(index),
        }
    }
}

impl Part {
    #[inline]
    fn index(&self, men: Men) -> usize {
        let place = self.mover.places[self.mover.rank(men.mover)];
        let orbit = (place >> 4) as usize;
        let number = self.mover.orbits[orbit].rank_beside(image((place & 15) as usize, men.other));
        orbit * self.others.len() + number
    }

    #[inline]
    fn men(&self, index: usize) -> (Men, u16) {
        // No table has more positions than a small number can count, and those divide faster.
        let (index, ways) = (index as u32, self.others.len() as u32);
        let orbit = &self.mover.orbits[(index / ways) as usize];
        let mut other = Points::NONE;
        for slot in self.others[(index % ways) as usize] {
            other = other.with(orbit.free[slot.index()]);
        }
        (Men { mover: orbit.set, other }, orbit.keeping)
    }
}

/// The sets of men that were asked for, made when they are.
#[derive(Default)]
pub(super) struct Sides {
    by_men: [OnceLock<Arc<Side>>; MEN as usize + 1],
}

impl Sides {
    pub fn side(&self, men: u8) -> Arc<Side> {
        let made = || Arc::new(Side::new(men.into()));
        self.by_men.get(usize::from(men)).map_or_else(made, |side| Arc::clone(side.get_or_init(made)))
    }

    /// The sets of so many men beside so many others, by rank.
    pub fn sets_beside(&self, mover: u8, other: u8) -> Arc<[Points]> {
        let count = WAYS[usize::from(other)][24 - usize::from(mover)];
        let mut sets = Vec::with_capacity(count as usize);
        // The next larger number with as many bits, each time.
        let mut bits: u32 = (1 << other) - 1;
        for _ in 0..count {
            sets.push(Points::from_bits(bits));
            if bits == 0 {
                break;
            }
            let carried = bits + (bits & bits.wrapping_neg());
            bits = carried | (bits ^ carried) >> bits.trailing_zeros() >> 2;
        }
        sets.into()
    }
}

/// All sets of so many men.
pub(super) struct Side {
    /// By rank: the orbit of a set, and in the lowest four bits the symmetry that takes it to the set
    /// which stands for the orbit.
    places: Vec<u32>,
    pub(super) orbits: Vec<Orbit>,
    /// What the upper half of a set adds to its rank.
    upper: Vec<u32>,
}

/// The sets of men that symmetries take into each other.
#[repr(align(64))]
pub(super) struct Orbit {
    /// Where each point is counted among those that are free; of use for free points only.
    pub slots: [u8; 32],
    /// The points that are free, in order; then some that are not.
    pub free: [Point; 24],
    /// The set that stands for all.
    pub set: Points,
    /// The symmetries that keep it, without the first, which keeps everything.
    pub keeping: u16,
}

impl Side {
    fn new(men: usize) -> Side {
        let upper = (0..1 << HALF).map(|bits: u32| partial_rank(bits << HALF, men)).collect();
        let Orbits { places, sets, .. } = Orbits::new(men);
        Side { places, orbits: sets.into_iter().map(Orbit::new).collect(), upper }
    }

    /// The orbit of a set, and the symmetry that takes it to the set which stands for the orbit.
    #[inline]
    pub fn place(&self, set: Points) -> (usize, usize) {
        let place = self.places[self.rank(set)];
        ((place >> 4) as usize, (place & 15) as usize)
    }

    /// The place of a set among those of its size.
    #[inline]
    fn rank(&self, set: Points) -> usize {
        let bits = set.bits() as usize;
        (LOWER[bits % (1 << HALF)] + self.upper[bits >> HALF]) as usize
    }
}

impl Orbit {
    fn new(set: Points) -> Orbit {
        let mut orbit = Orbit { slots: [0; 32], free: Point::ALL, set, keeping: 0 };
        for (slot, point) in (!set).enumerate() {
            orbit.slots[point.index()] = slot as u8;
            orbit.free[slot] = point;
        }
        for symmetry in &Symmetry::ALL[1..] {
            orbit.keeping |= u16::from(symmetry.points(set) == set) << symmetry.number();
        }
        orbit
    }

    /// The place of a set of free points among those of its size, or of its smallest image under the
    /// symmetries that keep the orbit's set.
    #[inline]
    fn rank_beside(&self, other: Points) -> usize {
        let smallest = if self.keeping == 0 { other } else { self.smallest(other) };
        let mut rank = 0;
        for (ways, point) in WAYS[1..].iter().zip(smallest) {
            rank += ways[usize::from(self.slots[point.index()] & 31)];
        }
        rank as usize
    }

    fn smallest(&self, other: Points) -> Points {
        keepers(self.keeping).map(|number| image(number, other)).fold(other, Ord::min)
    }
}

/// The numbers of the symmetries of which these are the bits.
#[inline]
pub(super) fn keepers(keeping: u16) -> impl Iterator<Item = usize> + Clone {
    let mut rest = keeping;
    std::iter::from_fn(move || {
        let number = rest.trailing_zeros() as usize;
        let is_left = rest != 0;
        rest &= rest.wrapping_sub(1);
        is_left.then_some(number)
    })
}

/// Where the symmetry with this number takes a set.
#[inline]
pub(super) fn image(number: usize, set: Points) -> Points {
    let [outer, middle, inner, _] = set.bits().to_le_bytes().map(usize::from);
    let rings = &IMAGES[number & 15];
    Points::from_bits(rings[0][outer] | rings[1][middle] | rings[2][inner])
}

/// For each symmetry and each ring, the images of the ring's sets.
static IMAGES: [[[u32; 256]; 3]; 16] = {
    let mut images = [[[0; 256]; 3]; 16];
    let mut number = 0;
    while number < 16 {
        let mut ring = 0;
        while ring < 3 {
            let mut set = 0;
            while set < 256 {
                let points = Points::from_bits((set as u32) << (8 * ring));
                images[number][ring][set] = Symmetry::ALL[number].points(points).bits();
                set += 1;
            }
            ring += 1;
        }
        number += 1;
    }
    images
};

/// The ways to choose so many (first index) of so many. One column more than points, and up to a number
/// that five bits can index without a check.
static WAYS: [[u32; 32]; MEN as usize + 1] = {
    let mut table = [[0; 32]; MEN as usize + 1];
    let mut of = 0;
    while of < 32 {
        table[0][of] = 1;
        let mut choose = 1;
        while of > 0 && choose <= MEN as usize {
            table[choose][of] = table[choose - 1][of - 1] + table[choose][of - 1];
            choose += 1;
        }
        of += 1;
    }
    table
};

/// A set of points is looked up in two halves of this many bits.
pub(super) const HALF: u32 = 12;

/// What the lower half of a set adds to its rank.
pub(super) static LOWER: [u32; 1 << HALF] = {
    let mut lower = [0; 1 << HALF];
    let mut set = 0;
    while set < 1 << HALF {
        lower[set] = partial_rank(set as u32, (set as u32).count_ones() as usize);
        set += 1;
    }
    lower
};

/// What these points, the uppermost of a set of so many men, add to the rank of the set.
pub(super) const fn partial_rank(bits: u32, men: usize) -> u32 {
    let mut rank = 0;
    let mut rest = bits;
    let mut choose = men;
    while rest != 0 && choose > 0 && choose < WAYS.len() {
        let point = 31 - rest.leading_zeros();
        rank += WAYS[choose][point as usize];
        rest ^= 1 << point;
        choose -= 1;
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Numbering;
    use tabla_core::{SeededRng, below};

    /// Every number is the one that [`Numbering`] gives.
    #[test]
    fn places_are_those_of_the_numbering() {
        let numbering = Numbering::new(9);
        let sides = Sides::default();
        let mut dice = SeededRng::new(9);
        for material in Material::all() {
            let spots = Spots::new(&sides, material);
            let (more, fewer): (usize, usize) = (material.more().into(), material.fewer().into());
            assert_eq!(spots.second(), numbering.size(more, fewer), "{material}");
            let second = if material.is_even() { 0 } else { numbering.size(fewer, more) };
            assert_eq!(spots.len(), numbering.size(more, fewer) + second, "{material}");
            let mut check = |first: usize, mover: usize, other: usize, size: usize| {
                for _ in 0..1000 {
                    let index = below(&mut dice, size as u64) as usize;
                    let (men, keeping) = spots.men(first + index);
                    assert_eq!((men.mover, men.other), numbering.men(mover, other, index));
                    let turned = below(&mut dice, 16) as usize;
                    let seen = Men { mover: image(turned, men.mover), other: image(turned, men.other) };
                    let number = numbering.index(men.mover, men.other);
                    assert_eq!(spots.spot(seen), first + number, "{men:?} {turned}");
                    for symmetry in &Symmetry::ALL[1..] {
                        let keeps = symmetry.points(men.mover) == men.mover;
                        assert_eq!(keepers(keeping).any(|number| number == symmetry.number()), keeps);
                    }
                }
            };
            check(0, more, fewer, spots.second());
            if second > 0 {
                check(spots.second(), fewer, more, second);
            }
        }
    }

    #[test]
    fn images_are_those_of_the_symmetries() {
        let mut dice = SeededRng::new(16);
        for symmetry in Symmetry::ALL {
            for _ in 0..1000 {
                let set = Points::from_bits(below(&mut dice, 1 << 24) as u32);
                assert_eq!(image(symmetry.number(), set), symmetry.points(set));
            }
        }
    }
}
