//! Numbers for positions of the moving phase, for exact solvers: one range for each pair of counts.
//!
//! The number of a position is the orbit of the mover's men under the sixteen symmetries, times the ways
//! to put the opponent's men on the points that are left, plus which of those ways it is. Symmetric
//! positions share a number. Where the mover's men look the same from several sides, the opponent's are
//! turned to their smallest image; the other images leave numbers that nothing uses, a few in a hundred.
//!
//! ```
//! use tabla_core::Notation;
//! use tabla_mice::{Mice, Numbering};
//!
//! let numbering = Numbering::new(4);
//! let number = |text: &str| numbering.index_of(&Mice::default().read_state(text).unwrap());
//! assert_eq!(number("a7,d7,f6/a1,d1,d2/0,0/w"), number("g7,g4,f2/a7,a4,b4/0,0/w"));
//! assert_ne!(number("a7,d7,f6/a1,d1,d2/0,0/w"), number("a7,d7,f6/a1,d1,d2/0,0/b"));
//! assert_eq!(numbering.size(3, 3), 158 * 1330);
//! ```

use tabla_core::{BySeat, Seat};

use crate::parts::FEWEST;
use crate::{MEN, Point, Points, State, Symmetry};

/// The numbers of all positions with up to so many men a side.
pub struct Numbering {
    /// By number of men.
    orbits: Vec<Orbits>,
}

/// The sets of so many men, up to symmetry.
pub(super) struct Orbits {
    /// For each set, by rank: its orbit, and in the lowest four bits the symmetry that takes it to the
    /// set that stands for the orbit.
    pub places: Vec<u32>,
    /// The smallest set of each orbit, which stands for it.
    pub sets: Vec<Points>,
    /// For each orbit, one bit for each symmetry that keeps that set as it is.
    keeping: Vec<u16>,
}

impl Numbering {
    /// Makes the tables for up to so many men a side, nine at the most: 10 MB for nine, 60 kB for four.
    pub fn new(most: usize) -> Numbering {
        Numbering { orbits: (0..=most.min(MEN.into())).map(Orbits::new).collect() }
    }

    /// How many numbers the positions with so many men of the mover and of the opponent have.
    pub fn size(&self, mover: usize, other: usize) -> usize {
        self.orbits[mover].sets.len() * ways(24 - mover, other)
    }

    /// The number of a position, given the men of the mover and of the opponent.
    #[inline]
    pub fn index(&self, mover: Points, other: Points) -> usize {
        let orbits = &self.orbits[mover.len() as usize];
        let place = orbits.places[rank(mover)];
        let (orbit, symmetry) = ((place >> 4) as usize, Symmetry::ALL[(place & 15) as usize]);
        let set = orbits.sets[orbit];
        let mut best = symmetry.points(other);
        let mut keeping = orbits.keeping[orbit] & !1;
        if keeping != 0 {
            let image = best;
            while keeping != 0 {
                let number = keeping.trailing_zeros() as usize;
                best = Ord::min(best, Symmetry::ALL[number].points(image));
                keeping &= keeping - 1;
            }
        }
        orbit * ways(24 - mover.len() as usize, other.len() as usize) + rank(squeezed(best, set))
    }

    /// The men of the mover and of the opponent in the position with this number, below
    /// [`Numbering::size`]. A number that nothing uses gives a position all the same, whose own number is
    /// a smaller one.
    #[inline]
    pub fn men(&self, mover: usize, other: usize, index: usize) -> (Points, Points) {
        let ways = ways(24 - mover, other);
        let set = self.orbits[mover].sets[index / ways];
        (set, spread(unranked(index % ways, other), set))
    }

    /// The number of a position whose men are all placed, among those with the same numbers of men.
    pub fn index_of(&self, state: &State) -> usize {
        self.index(state.men[state.side], state.men[state.side.other()])
    }

    /// The position with this number, White to move; `None` where there are too few men to go on.
    pub fn state(&self, mover: usize, other: usize, index: usize) -> Option<State> {
        let enough = mover.min(other) >= usize::from(FEWEST);
        let (first, second) = self.men(mover, other, index);
        enough.then_some(State { men: BySeat { first, second }, hand: BySeat::default(), side: Seat::FIRST })
    }
}

impl Orbits {
    pub fn new(men: usize) -> Orbits {
        let count = ways(24, men);
        let mut orbits = Orbits { places: vec![u32::MAX; count], sets: Vec::new(), keeping: Vec::new() };
        for number in 0..count {
            if orbits.places[number] != u32::MAX {
                continue;
            }
            // The first of its orbit that comes up, so the smallest.
            let set = unranked(number, men);
            let orbit = orbits.sets.len() as u32;
            let mut keeping = 0;
            for symmetry in Symmetry::ALL {
                let image = symmetry.points(set);
                keeping |= u16::from(image == set) << symmetry.number();
                orbits.places[rank(image)] = orbit << 4 | symmetry.inverse().number() as u32;
            }
            orbits.sets.push(set);
            orbits.keeping.push(keeping);
        }
        orbits
    }
}

/// The ways to choose so many of so many, up to nine of 24.
#[inline]
const fn ways(of: usize, choose: usize) -> usize {
    WAYS[choose][of] as usize
}

static WAYS: [[u32; 25]; 10] = {
    let mut table = [[0; 25]; 10];
    let mut of = 0;
    while of < 25 {
        table[0][of] = 1;
        let mut choose = 1;
        while of > 0 && choose < 10 {
            table[choose][of] = table[choose - 1][of - 1] + table[choose][of - 1];
            choose += 1;
        }
        of += 1;
    }
    table
};

/// The place of a set among the sets of its size, in the order of their bits.
#[inline]
fn rank(set: Points) -> usize {
    let mut rank = 0;
    for (index, point) in set.enumerate() {
        rank += ways(point.index(), index + 1);
    }
    rank
}

/// The set of so many points with this rank.
fn unranked(rank: usize, men: usize) -> Points {
    let mut set = Points::NONE;
    let mut rest = rank;
    let mut index = 24;
    for choose in (1..=men).rev() {
        // The largest point with no more sets below it than are left.
        index -= 1;
        while ways(index, choose) > rest {
            index -= 1;
        }
        rest -= ways(index, choose);
        set = set.with(Point::ALL[index]);
    }
    set
}

/// The set counted on the points outside `hole`, as if those inside were not there.
#[inline]
fn squeezed(set: Points, hole: Points) -> Points {
    let below = |point: Point| Points::only(point).bits() - 1;
    let bits = set.map(|point| 1 << (point.index() as u32 - (hole.bits() & below(point)).count_ones()));
    Points::from_bits(bits.fold(0, |all, bit: u32| all | bit))
}

/// The set that [`squeezed`] made this of.
#[inline]
fn spread(set: Points, hole: Points) -> Points {
    let mut spread = Points::NONE;
    let mut free = !hole;
    let mut bits = set.bits();
    while bits != 0 {
        if let Some(point) = free.next()
            && bits & 1 == 1
        {
            spread = spread.with(point);
        }
        bits >>= 1;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_the_sets_in_order() {
        for men in 0..=4 {
            let mut last = None;
            for number in 0..ways(24, men) {
                let set = unranked(number, men);
                assert_eq!((set.len() as usize, rank(set)), (men, number));
                assert!(last < Some(set));
                last = Some(set);
            }
        }
        for men in 5..=9 {
            for number in (0..ways(24, men)).step_by(97) {
                assert_eq!(rank(unranked(number, men)), number);
            }
        }
    }

    #[test]
    fn sets_are_spread_as_they_were_squeezed() {
        for hole in (0..ways(24, 9)).step_by(1013).map(|number| unranked(number, 9)) {
            for set in (0..ways(15, 5)).map(|number| unranked(number, 5)) {
                let outside = spread(set, hole);
                assert!((outside & hole).is_empty());
                assert_eq!(squeezed(outside, hole), set);
            }
        }
    }

    #[test]
    fn orbits_are_as_many_as_burnside_says() {
        for (men, orbits) in Numbering::new(9).orbits.iter().enumerate() {
            let fixed: usize = Symmetry::ALL
                .iter()
                .map(|symmetry| {
                    (0..ways(24, men).min(50_000))
                        .filter(|&number| {
                            let set = unranked(number, men);
                            symmetry.points(set) == set
                        })
                        .count()
                })
                .sum();
            if ways(24, men) <= 50_000 {
                assert_eq!(orbits.sets.len(), fixed / 16, "{men} men");
            }
            let members: usize =
                orbits.keeping.iter().map(|keeping| 16 / keeping.count_ones() as usize).sum();
            assert_eq!(members, ways(24, men), "{men} men");
        }
    }
}
