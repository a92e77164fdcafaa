//! Dice that fell, in the order of their fall.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::{DICE, Die, Keep};

/// Up to five dice in the order in which they fell.
///
/// The game goes on by what they show, whatever their order: that is for people and for statistics. So two throws
/// are the same event of chance when they show the same, and as many orders as there are count as its cases.
///
/// ```
/// use tabla_jamb::{Die, Thrown};
/// let [two, five] = [Die::ALL[1], Die::ALL[4]];
/// let thrown = Thrown::new(&[five, two, five]).unwrap();
/// assert_eq!(thrown.to_string(), "5 2 5");
/// assert_eq!(thrown, Thrown::new(&[two, five, five]).unwrap());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Thrown {
    keep: Keep,
    order: [Option<Die>; DICE as usize],
}

impl Thrown {
    /// These dice; `None` of more than five.
    pub fn new(dice: &[Die]) -> Option<Thrown> {
        let mut order = [None; DICE as usize];
        order.get_mut(..dice.len())?.iter_mut().zip(dice).for_each(|(place, &die)| *place = Some(die));
        Some(Thrown { keep: Keep::of(dice)?, order })
    }

    pub const fn keep(self) -> Keep {
        self.keep
    }

    /// The dice, the first that fell first.
    pub fn dice(self) -> impl Iterator<Item = Die> {
        self.order.into_iter().flatten()
    }
}

impl From<Keep> for Thrown {
    fn from(keep: Keep) -> Thrown {
        let mut order = [None; DICE as usize];
        order.iter_mut().zip(keep.faces()).for_each(|(place, die)| *place = Some(die));
        Thrown { keep, order }
    }
}

impl PartialEq for Thrown {
    fn eq(&self, other: &Thrown) -> bool {
        self.keep == other.keep
    }
}

impl Eq for Thrown {}

impl Hash for Thrown {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.keep.hash(hasher);
    }
}

impl fmt::Display for Thrown {
    /// `4 3 3 2 4`, as they fell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, die) in self.dice().enumerate() {
            write!(f, "{}{die}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Equal throws look equal.
impl fmt::Debug for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thrown({})", self.keep)
    }
}
