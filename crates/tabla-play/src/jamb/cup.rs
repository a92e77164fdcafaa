//! Where the dice of a table come from: one stream for all, or the same throws for everybody.

use tabla_core::DieSource;
use tabla_jamb::{DICE, Die, FIELDS, Seeded, Throw, Thrower};

/// The dice of a table, thrown or not.
///
/// With shared dice every turn has fifteen dice of its own, five for each of its throws, and a throw takes as
/// many of its five as it needs. So the third throw of the tenth turn shows the same to all, whatever they
/// threw again before.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum DiceBox {
    Stream(Thrower),
    Shared(Vec<Die>),
}

const A_THROW: usize = DICE as usize;
const A_TURN: usize = Throw::ALL.len() * A_THROW;

impl DiceBox {
    pub(super) fn new(seeded: Seeded, shared: bool) -> DiceBox {
        let mut dice = seeded.dice();
        if shared { DiceBox::Shared(throw(&mut dice, FIELDS * A_TURN)) } else { DiceBox::Stream(dice) }
    }

    /// So many dice, for this throw of somebody's turn; turns are counted from 0.
    pub(super) fn throw(&mut self, turn: usize, number: Throw, count: usize) -> Vec<Die> {
        match self {
            DiceBox::Stream(dice) => throw(dice, count),
            DiceBox::Shared(dice) => {
                let begin = turn * A_TURN + (usize::from(number.number()) - 1) * A_THROW;
                dice.iter().skip(begin).take(count.min(A_THROW)).copied().collect()
            }
        }
    }
}

fn throw(dice: &mut Thrower, count: usize) -> Vec<Die> {
    (0..count).filter_map(|_| Die::new(dice.die())).collect()
}
