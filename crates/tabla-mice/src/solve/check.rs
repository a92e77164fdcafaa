//! The forward check of a table: every byte agrees with those of all positions that a move leads to.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering};

use tabla_core::Game;
use thiserror::Error;

use super::exact::{DRAW, MOST_PLIES, UNUSED, decided, is_loss, plies};
use super::spots::{Men, Spots};
use super::{Material, Pass, Tables, Work};
use crate::{Move, State};

/// What is wrong with a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Wrong {
    /// A position's value is not what follows from its moves.
    #[error("the value of position {spot} of the table {material} does not follow from its moves")]
    Value {
        /// Which table.
        material: Material,
        /// Which position, counted in bytes.
        spot: usize,
    },
    /// The table, or one that it rests on, is not at hand.
    #[error("the table {material} or one that it rests on is not at hand")]
    Missing {
        /// Which table.
        material: Material,
    },
    /// The caller has stopped the check.
    #[error("the check was stopped")]
    Stopped,
}

/// Checks a table at hand, in one piece, against the smaller ones, which must be at hand too.
///
/// A win in so many plies has a move to a loss in one fewer, and none to a faster one; a loss has only moves
/// to wins, the longest one ply shorter, or no move; a draw has no move to a loss and at least one to a
/// draw. Moves are made by the rules of the game. Bytes that belong to no position must say so.
pub fn check(tables: &Tables, material: Material) -> Result<(), Wrong> {
    check_with(tables, material, |_, size, work| {
        work(0..size);
        ControlFlow::Continue(())
    })
}

/// Checks a table with the help of the caller, who spreads the work as in
/// [`solve_with`](super::solve_with).
pub fn check_with(
    tables: &Tables,
    material: Material,
    spread: impl FnOnce(Pass, usize, Work<'_>) -> ControlFlow<()>,
) -> Result<(), Wrong> {
    let complete = material.after_a_capture().all(|smaller| tables.has(smaller));
    let Some(solved) = tables.solved(material).filter(|_| complete) else {
        return Err(Wrong::Missing { material });
    };
    let checking = Checking { tables, spots: tables.spots(material), bytes: solved.bytes() };
    // The first that is wrong, whatever the order of the work.
    let wrong = AtomicUsize::new(usize::MAX);
    let work = |range: Range<usize>| {
        if let Some(spot) = checking.first_wrong(range) {
            wrong.fetch_min(spot, Ordering::Relaxed);
        }
    };
    if spread(Pass::Check, solved.bytes().len(), &work).is_break() {
        return Err(Wrong::Stopped);
    }
    match wrong.into_inner() {
        usize::MAX => Ok(()),
        spot => Err(Wrong::Value { material, spot }),
    }
}

struct Checking<'t> {
    tables: &'t Tables,
    spots: Spots,
    bytes: &'t [u8],
}

impl Checking<'_> {
    fn first_wrong(&self, range: Range<usize>) -> Option<usize> {
        let mut moves = Vec::new();
        range.into_iter().find(|&spot| {
            let (men, _) = self.spots.men(spot);
            let right = if self.spots.spot(men) == spot {
                self.from_moves(&men.state(), &mut moves)
            } else {
                Some(UNUSED)
            };
            right.is_none() || self.bytes.get(spot).copied() != right
        })
    }

    /// The byte that follows from those after each move; `None` if one of them is not known.
    fn from_moves(&self, state: &State, moves: &mut Vec<Move>) -> Option<u8> {
        moves.clear();
        let rules = self.tables.rules();
        rules.moves(state, moves);
        let mut best = 0;
        for &mv in &*moves {
            let after = Men::of(&rules.after(state, mv));
            let byte = if mv.closes_mill() {
                self.tables.byte(after)?
            } else {
                *self.bytes.get(self.spots.spot(after))?
            };
            best = best.max(WORTH[usize::from(byte)]);
        }
        if moves.is_empty() { Some(decided(0)) } else { before(best) }
    }
}

/// How much the player who moved likes a byte: a quick loss of the opponent best, a quick win least. A byte
/// that nobody should meet beats all.
static WORTH: [u16; 256] = {
    let mut worth = [DRAWN; 256];
    let mut byte = 1;
    while byte < UNUSED {
        worth[byte as usize] = if is_loss(byte) { DRAWN + 256 - plies(byte) as u16 } else { plies(byte) as u16 };
        byte += 1;
    }
    worth[UNUSED as usize] = u16::MAX;
    worth
};
const DRAWN: u16 = 256;

/// The byte before a move to a position of this worth.
fn before(worth: u16) -> Option<u8> {
    let after = match worth {
        DRAWN => return Some(DRAW),
        u16::MAX => return None,
        worth if worth > DRAWN => DRAWN + 256 - worth,
        worth => worth,
    };
    u8::try_from(after + 1).ok().filter(|&plies| plies <= MOST_PLIES).map(decided)
}
