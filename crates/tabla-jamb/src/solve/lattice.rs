//! All sets of up to five dice, joined by single dice: what the throws of a turn are reckoned on.
//!
//! There are 462 sets, 252 of them whole throws. Throwing the missing dice one after another is as good as
//! throwing them at once, so the expectation of a set is the mean over the six sets with one die more; and
//! the best part of a throw is itself or the best part of a set with one die less. Both passes go over the
//! edges of the lattice alone, not over all pairs of a throw and its parts.

use std::sync::LazyLock;

use crate::{Dice, Die, Keep};

/// How many different throws of five dice there are.
pub const ROLLS: usize = 252;
/// How many different sets of up to five dice there are.
pub const KEEPS: usize = 462;
/// How many of them have fewer than five dice; those with five come after them.
pub const PARTS: usize = KEEPS - ROLLS;

/// A figure for each throw. The first number is what a player wants much of, the others go with it.
pub type ByRoll<const N: usize> = [[f64; N]; ROLLS];
/// A figure for each set of dice.
pub type ByKeep<const N: usize> = [[f64; N]; KEEPS];

/// The sets of dice and how they are joined.
pub struct Lattice {
    keeps: Vec<Keep>,
    dice: Vec<Dice>,
    chances: [f64; ROLLS],
    grown: Vec<[u16; 6]>,
    shrunk: Vec<u16>,
    shrunk_from: Vec<u16>,
    parts: Vec<Vec<u16>>,
    /// Where each set comes in the order of parts: more dice first.
    ranks: Vec<u16>,
    /// The place of the set of each rank among the parts of each throw.
    places: Vec<u8>,
}

static LATTICE: LazyLock<Lattice> = LazyLock::new(Lattice::build);

impl Lattice {
    pub fn shared() -> &'static Lattice {
        &LATTICE
    }

    /// The set with this number.
    pub fn keep(&self, number: usize) -> Keep {
        self.keeps[number]
    }

    /// The throw with this number, counted among throws.
    pub fn dice(&self, roll: usize) -> Dice {
        self.dice[roll]
    }

    /// The number of a set.
    pub fn number(&self, keep: Keep) -> usize {
        keep.faces().fold(0, |number, die| self.grow(number, die))
    }

    /// The number of a throw among throws.
    pub fn roll(&self, dice: Dice) -> usize {
        self.number(dice.keep_all()) - PARTS
    }

    /// The number of the set with this die more; a whole throw stays as it is.
    #[inline]
    pub fn grow(&self, number: usize, die: Die) -> usize {
        self.grown.get(number).map_or(number, |grown| usize::from(grown[die.index()]))
    }

    /// How likely each throw of all five dice is.
    pub fn chances(&self) -> &[f64; ROLLS] {
        &self.chances
    }

    /// The sets that can be kept of a throw, but for all of it: those with more dice first.
    pub fn parts(&self, roll: usize) -> &[u16] {
        &self.parts[roll]
    }

    /// What each set is worth when the missing dice are thrown and each throw is worth so much.
    pub fn expect<const N: usize>(&self, worth: &ByRoll<N>) -> ByKeep<N> {
        let mut expected = [[0.0; N]; KEEPS];
        expected[PARTS..].copy_from_slice(worth);
        for (number, grown) in self.grown.iter().enumerate().rev() {
            let mut sum = [0.0; N];
            for &set in grown {
                let more = &expected[usize::from(set)];
                for (sum, more) in sum.iter_mut().zip(more) {
                    *sum += more;
                }
            }
            expected[number] = sum.map(|sum| sum / 6.0);
        }
        expected
    }

    /// The worth of the best part of each throw, not counting the whole, where each set is worth so much.
    pub fn best_parts<const N: usize>(&self, worth: &ByKeep<N>) -> ByRoll<N> {
        let mut best = *worth;
        let mut best_parts = [[0.0; N]; ROLLS];
        for number in 1..KEEPS {
            let (from, to) = (self.shrunk_from[number], self.shrunk_from[number + 1]);
            let mut most = [f64::NEG_INFINITY; N];
            for &set in &self.shrunk[usize::from(from)..usize::from(to)] {
                let less = best[usize::from(set)];
                if less[0] > most[0] {
                    most = less;
                }
            }
            if number >= PARTS {
                best_parts[number - PARTS] = most;
            } else if most[0] > best[number][0] {
                best[number] = most;
            }
        }
        best_parts
    }

    /// The same, with the place of that part among the [parts](Self::parts) of the throw. Of parts that differ
    /// by no more than `tie` the first is taken.
    pub fn name_best_parts(&self, worth: &ByKeep<1>, tie: f64) -> [(f64, u8); ROLLS] {
        let mut best: [(f64, u16); KEEPS] =
            std::array::from_fn(|number| (worth[number][0], self.ranks[number]));
        let mut named = [(0.0, 0); ROLLS];
        for number in 1..KEEPS {
            let (from, to) = (self.shrunk_from[number], self.shrunk_from[number + 1]);
            let mut most = (f64::NEG_INFINITY, u16::MAX);
            for &set in &self.shrunk[usize::from(from)..usize::from(to)] {
                let less = best[usize::from(set)];
                if less.0 > most.0 + tie || less.0 >= most.0 - tie && less.1 < most.1 {
                    most = less;
                }
            }
            if let Some(roll) = number.checked_sub(PARTS) {
                named[roll] = (most.0, self.places[roll * KEEPS + usize::from(most.1)]);
            } else if most.0 > best[number].0 + tie {
                best[number] = most;
            }
        }
        named
    }

    /// Spreads the weight of each set over the throws that it may become: the way back of [`Self::expect`].
    pub fn scatter(&self, weights: &mut [f64; KEEPS]) {
        for (number, grown) in self.grown.iter().enumerate() {
            let each = weights[number] / 6.0;
            weights[number] = 0.0;
            if each != 0.0 {
                for &set in grown {
                    weights[usize::from(set)] += each;
                }
            }
        }
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        let words: usize = self.parts.iter().map(Vec::len).sum();
        let words =
            words + self.shrunk.len() + self.shrunk_from.len() + self.ranks.len() + 6 * self.grown.len();
        let sets = size_of_val(&self.keeps[..]) + size_of_val(&self.dice[..]);
        2 * words + sets + self.places.len() + size_of_val(&self.chances)
    }

    fn build() -> Lattice {
        let mut keeps: Vec<Keep> = vec![Keep::NONE];
        let mut last = 0..1;
        for _ in 0..5 {
            let mut larger: Vec<Keep> = keeps[last.clone()]
                .iter()
                .flat_map(|keep| Die::ALL.map(|die| changed(*keep, die, 1)))
                .flatten()
                .collect();
            larger.sort_unstable();
            larger.dedup();
            last = keeps.len()..keeps.len() + larger.len();
            keeps.extend(larger);
        }
        let number_of = |keep: Keep| keeps.iter().position(|&other| other == keep).unwrap_or(0) as u16;
        let grown: Vec<[u16; 6]> = keeps[..PARTS]
            .iter()
            .map(|&keep| Die::ALL.map(|die| changed(keep, die, 1).map_or(0, number_of)))
            .collect();
        let (mut shrunk, mut shrunk_from) = (Vec::new(), vec![0]);
        for &keep in &keeps {
            let smaller = Die::ALL.into_iter().filter_map(|die| changed(keep, die, -1));
            shrunk.extend(smaller.map(number_of));
            shrunk_from.push(shrunk.len() as u16);
        }
        let dice: Vec<Dice> = keeps[PARTS..].iter().filter_map(|keep| Dice::new(keep.counts())).collect();
        let parts: Vec<Vec<u16>> = dice
            .iter()
            .map(|dice| {
                let mut parts = dice.keeps();
                parts.retain(|&keep| keep != dice.keep_all());
                parts.sort_by_key(|keep| std::cmp::Reverse(keep.len()));
                parts.into_iter().map(number_of).collect()
            })
            .collect();
        let mut order: Vec<usize> = (0..KEEPS).collect();
        order.sort_by_key(|&number| std::cmp::Reverse(keeps[number].len()));
        let mut ranks = vec![0; KEEPS];
        for (rank, &number) in order.iter().enumerate() {
            ranks[number] = rank as u16;
        }
        let mut places = vec![0; ROLLS * KEEPS];
        for (roll, parts) in parts.iter().enumerate() {
            for (place, &set) in parts.iter().enumerate() {
                places[roll * KEEPS + usize::from(ranks[usize::from(set)])] = place as u8;
            }
        }
        let mut chances = [0.0; ROLLS];
        for (chance, dice) in chances.iter_mut().zip(&dice) {
            *chance = f64::from(arrangements(*dice)) / 7776.0;
        }
        Lattice { keeps, dice, chances, grown, shrunk, shrunk_from, parts, ranks, places }
    }
}

/// The set with one die of this face more, or less; `None` where there is none.
fn changed(keep: Keep, die: Die, by: i8) -> Option<Keep> {
    let mut counts = keep.counts();
    counts[die.index()] = counts[die.index()].checked_add_signed(by)?;
    Keep::new(counts)
}

/// In how many orders five dice can fall so.
fn arrangements(dice: Dice) -> u32 {
    let factorial = |count: u8| (1..=u32::from(count)).product::<u32>();
    dice.counts().into_iter().fold(120, |orders, count| orders / factorial(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lattice_has_every_set_once_and_every_edge() {
        let lattice = Lattice::shared();
        assert_eq!((lattice.keeps.len(), lattice.dice.len()), (KEEPS, ROLLS));
        assert_eq!(lattice.grown.len() * 6, 1260);
        for (number, &keep) in lattice.keeps.iter().enumerate() {
            assert_eq!(lattice.number(keep), number);
        }
        for (roll, &dice) in lattice.dice.iter().enumerate() {
            assert_eq!(lattice.roll(dice), roll);
            assert_eq!(lattice.parts(roll).len() + 1, dice.keeps().len());
        }
        let total: f64 = lattice.chances.iter().sum();
        assert!((total - 1.0).abs() < 1e-14);
    }

    #[test]
    fn no_dice_expect_the_mean_of_all_throws() {
        let lattice = Lattice::shared();
        let worth: ByRoll<1> = std::array::from_fn(|roll| [f64::from(lattice.dice(roll).sum())]);
        let expected = lattice.expect(&worth);
        assert!((expected[0][0] - 17.5).abs() < 1e-12);
        let two_sixes = Keep::new([0, 0, 0, 0, 0, 2]).unwrap();
        assert!((expected[lattice.number(two_sixes)][0] - 22.5).abs() < 1e-12);
    }

    #[test]
    fn the_best_part_is_the_best_of_all_parts() {
        let lattice = Lattice::shared();
        let worth: ByKeep<1> = std::array::from_fn(|number| [((number * 7919) % 97) as f64]);
        let best = lattice.best_parts(&worth);
        let named = lattice.name_best_parts(&worth, 1e-11);
        for (roll, best) in best.iter().enumerate() {
            let all = || lattice.parts(roll).iter().map(|&set| worth[usize::from(set)][0]);
            assert_eq!(best[0], all().fold(f64::MIN, f64::max));
            assert_eq!(named[roll].0, best[0]);
            assert_eq!(all().position(|worth| worth == best[0]), Some(usize::from(named[roll].1)));
        }
    }
}
