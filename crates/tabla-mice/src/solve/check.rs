//! The forward check of a table: every byte agrees with those of all positions that a move leads to.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering};

use tabla_core::{Game, Say};

use super::exact::{DRAW, MOST_PLIES, UNUSED, decided, is_loss, plies};
use super::spots::{Men, Spots};
use super::{Material, Pass, Tables, Work};
use crate::Move;

/// What is wrong with a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("mice-tables-wrong", error)]
pub enum Wrong {
    /// A position's value is not what follows from its moves.
    Value {
        material: Material,
        /// Which position, counted in bytes.
        spot: usize,
    },
    /// The table, or one that it rests on, is not at hand.
    #[say(key = "mice-tables-check-missing")]
    Missing { material: Material },
    /// The caller has stopped the check.
    #[say(key = "mice-tables-stopped")]
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
    let size = solved.bytes().len();
    let work = |range: Range<usize>| {
        if let Some(spot) = checking.first_wrong(range.start..range.end.min(size)) {
            wrong.fetch_min(spot, Ordering::Relaxed);
        }
    };
    if spread(Pass::Check, size, &work).is_break() {
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

/// Positions that are looked at together: what they lead to is far apart in memory, and fetching many at
/// once is faster.
const BATCH: usize = 64;

/// What follows from the moves of a position, as far as they leave the table.
enum Outside {
    /// No position has this number.
    Unused,
    /// There is no move.
    Over,
    /// The best that a capture is worth, and where the quiet moves end in the list of all.
    Best { worth: u16, quiet: usize },
}

impl Checking<'_> {
    fn first_wrong(&self, range: Range<usize>) -> Option<usize> {
        let mut moves = Vec::new();
        let mut quiet: Vec<u32> = Vec::new();
        let mut worths: Vec<u16> = Vec::new();
        let mut outsides = Vec::new();
        for start in range.clone().step_by(BATCH) {
            let batch = start..range.end.min(start + BATCH);
            quiet.clear();
            outsides.clear();
            outsides.extend(batch.clone().map(|spot| self.outside(spot, &mut moves, &mut quiet)));
            worths.clear();
            worths.extend(quiet.iter().map(|&spot| self.worth(self.bytes.get(spot as usize).copied())));
            let mut from = 0;
            for (spot, outside) in batch.zip(&outsides) {
                let right = match *outside {
                    Outside::Unused => Some(UNUSED),
                    Outside::Over => Some(decided(0)),
                    Outside::Best { worth, quiet } => {
                        let best = worths[from..quiet].iter().fold(worth, |best, &worth| best.max(worth));
                        from = quiet;
                        before(best)
                    }
                };
                if right.is_none() || self.bytes.get(spot).copied() != right {
                    return Some(spot);
                }
            }
        }
        None
    }

    /// Lists the places to which quiet moves lead, and looks the captures up.
    fn outside(&self, spot: usize, moves: &mut Vec<Move>, quiet: &mut Vec<u32>) -> Outside {
        let (men, _) = self.spots.men(spot);
        if self.spots.spot(men) != spot {
            return Outside::Unused;
        }
        let (rules, state) = (self.tables.rules(), men.state());
        moves.clear();
        rules.moves(&state, moves);
        let mut worth = 0;
        for &mv in &*moves {
            let after = Men::of(&rules.after(&state, mv));
            if mv.closes_mill() {
                worth = worth.max(self.worth(self.tables.byte(after)));
            } else {
                quiet.push(self.spots.spot(after) as u32);
            }
        }
        if moves.is_empty() { Outside::Over } else { Outside::Best { worth, quiet: quiet.len() } }
    }

    fn worth(&self, byte: Option<u8>) -> u16 {
        WORTH[usize::from(byte.unwrap_or(UNUSED))]
    }
}

/// How much the player who moved likes a byte: a quick loss of the opponent best, a quick win least. A byte
/// that nobody should meet beats all.
static WORTH: [u16; 256] = {
    let mut worth = [DRAWN; 256];
    let mut byte = 1;
    while byte < UNUSED {
        worth[byte as usize] =
            if is_loss(byte) { DRAWN + 256 - plies(byte) as u16 } else { plies(byte) as u16 };
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
