//! So many men against so many.

use std::fmt;

use tabla_core::{Seat, shown_as_text};

use crate::{FEWEST, MEN, State};

/// The numbers of men on the two sides of a solved table, whoever is to move: three to nine each.
///
/// ```
/// use tabla_mice::solve::Material;
/// let material = Material::new(3, 5).unwrap();
/// assert_eq!(material.to_string(), "5-3");
/// let smaller: Vec<String> = material.after_a_capture().map(|smaller| smaller.to_string()).collect();
/// assert_eq!(smaller, ["4-3"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Material {
    // In this order, so that materials are sorted by the number of men.
    men: u8,
    more: u8,
}

impl Material {
    /// How many there are.
    pub const COUNT: usize = 28;

    /// So many men against so many, in any order; `None` where there is no game with these numbers.
    pub fn new(one: u8, other: u8) -> Option<Material> {
        let fits = |men: u8| (FEWEST..=MEN).contains(&men);
        (fits(one) && fits(other)).then(|| Material { men: one + other, more: one.max(other) })
    }

    /// The men in this position, on the board and in hand; `None` where one side has too few to go on.
    pub fn of(state: &State) -> Option<Material> {
        Material::new(state.left(Seat::FIRST), state.left(Seat::SECOND))
    }

    /// Every one, by rising number of men: each comes after those that it needs.
    pub fn all() -> impl Iterator<Item = Material> {
        (2 * FEWEST..=2 * MEN).flat_map(|men| {
            (FEWEST..=MEN)
                .filter(move |more| more * 2 >= men)
                .filter_map(move |more| Material::new(more, men.checked_sub(more)?))
        })
    }

    /// All with at most so many men on both sides together, by rising number.
    pub fn up_to(men: u8) -> impl Iterator<Item = Material> {
        Material::all().take_while(move |material| material.men <= men)
    }

    /// The men of both sides together.
    pub fn men(self) -> u8 {
        self.men
    }

    /// The men of the side that has more.
    pub fn more(self) -> u8 {
        self.more
    }

    /// The men of the side that has fewer; the same number where both have as many.
    pub fn fewer(self) -> u8 {
        self.men - self.more
    }

    /// Whether both sides have as many.
    pub fn is_even(self) -> bool {
        self.more * 2 == self.men
    }

    /// What is left when a man is taken and the game goes on: the tables that this one needs.
    pub fn after_a_capture(self) -> impl Iterator<Item = Material> {
        let taken_from_more = Material::new(self.more - 1, self.fewer());
        let taken_from_fewer = Material::new(self.more, self.fewer() - 1);
        let again = taken_from_fewer.filter(|_| !self.is_even());
        taken_from_more.into_iter().chain(again)
    }

    /// This one and all that it needs, by rising number of men.
    pub fn with_needs(self) -> impl Iterator<Item = Material> {
        Material::all().filter(move |other| other.more <= self.more && other.fewer() <= self.fewer())
    }

    /// A number below [`Material::COUNT`] that no other has.
    pub(super) fn place(self) -> usize {
        // Rows by the men of the one side, in each the men of the other from three up.
        let more = usize::from(self.more - FEWEST);
        more * (more + 1) / 2 + usize::from(self.fewer() - FEWEST)
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.more, self.fewer())
    }
}

shown_as_text!(Material);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needs_come_first_and_places_are_different() {
        let all: Vec<Material> = Material::all().collect();
        assert_eq!(all.len(), Material::COUNT);
        assert!(all.is_sorted());
        let mut places: Vec<usize> = all.iter().map(|material| material.place()).collect();
        places.sort_unstable();
        assert_eq!(places, (0..Material::COUNT).collect::<Vec<_>>());
        for (index, material) in all.iter().enumerate() {
            assert_eq!(Material::new(material.fewer(), material.more()), Some(*material));
            for smaller in material.after_a_capture() {
                assert!(all[..index].contains(&smaller), "{material} needs {smaller}");
                assert!(material.with_needs().any(|need| need == smaller));
            }
            assert_eq!(material.with_needs().last(), Some(*material));
        }
        let text = |men: u8| Material::up_to(men).map(|material| material.to_string()).collect::<Vec<_>>();
        assert_eq!(text(9), ["3-3", "4-3", "4-4", "5-3", "5-4", "6-3"]);
        assert_eq!(text(5), [""; 0]);
        assert_eq!(Material::new(2, 3), None);
        assert_eq!(Material::new(3, 10), None);
    }
}
