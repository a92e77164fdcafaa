//! Solving backwards: first what is decided in 0 plies, then in 1, and so on.
//!
//! Each pass looks for the positions that are decided in so many plies, and tells those from which a move
//! leads there. Before a loss there is a win. A win is one way out less for the positions before it: each
//! has a count of quiet moves that are left, and when there are none and no capture helps, it is lost.
//! Captures lead to tables that are solved already, so they are looked up once, at the beginning; a value
//! that comes from them waits in the table until its pass.
//!
//! A pass may be cut into pieces that run at the same time: all that they write is independent of the
//! order, because within a pass every writer has the same number to write, and counts only fall.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};

use tabla_core::{Game, Say};

use super::exact::{DRAW, MOST_PLIES, UNUSED, decided, is_loss, is_win, plies};
use super::spots::{Men, Spots, image, keepers};
use super::{Material, Solved, Tables};
use crate::{FEWEST, Move};

/// What is done with every position of a table at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// Moves are counted and captures looked up.
    Prepare,
    /// The positions that are decided in so many plies tell their predecessors.
    Settle { plies: u32 },
    /// The finished table is checked, forwards.
    Check,
}

/// A pass over a part of the table. It may be called for many parts at the same time.
pub type Work<'w> = &'w (dyn Fn(Range<usize>) + Sync);

/// Why there is no table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("mice-tables", error)]
pub enum SolveError {
    /// A smaller table is needed first.
    Missing { material: Material },
    /// A game takes longer than a byte can tell.
    #[say(plies = MOST_PLIES)]
    TooFar { material: Material },
    /// The caller has stopped the work.
    Stopped,
    /// The table is of other rules.
    OtherRules { material: Material },
    /// The table has another number of positions than there are.
    WrongLength { material: Material, bytes: usize },
}

/// Solves all positions of this material, in one piece. The smaller tables must be at hand.
pub fn solve(tables: &Tables, material: Material) -> Result<Solved, SolveError> {
    solve_with(tables, material, |_, size, work| {
        work(0..size);
        ControlFlow::Continue(())
    })
}

/// Solves all positions of this material, with the help of the caller: `spread` is called once for each
/// pass and has the work done for all of `0..size`, in any pieces, in any order, or at the same time. A
/// break stops the whole.
pub fn solve_with(
    tables: &Tables,
    material: Material,
    mut spread: impl FnMut(Pass, usize, Work<'_>) -> ControlFlow<()>,
) -> Result<Solved, SolveError> {
    if let Some(material) = material.after_a_capture().find(|smaller| !tables.has(*smaller)) {
        return Err(SolveError::Missing { material });
    }
    let retrograde = Retrograde::new(tables, material);
    let size = retrograde.bytes.len();
    let mut pass = |pass, work: Work<'_>| {
        let within = |range: Range<usize>| work(range.start..range.end.min(size));
        if spread(pass, size, &within).is_break() { Err(SolveError::Stopped) } else { Ok(()) }
    };
    pass(Pass::Prepare, &|range| retrograde.prepare(range))?;
    let mut plies = 0;
    // The farthest value grows with every pass that finds something.
    while plies <= retrograde.farthest.load(Ordering::Relaxed) {
        pass(Pass::Settle { plies: plies.into() }, &|range| retrograde.settle(plies, range))?;
        if retrograde.too_far.load(Ordering::Relaxed) {
            return Err(SolveError::TooFar { material });
        }
        plies += 1;
    }
    let bytes = retrograde.bytes.into_iter().map(AtomicU8::into_inner).collect();
    Ok(Solved::from_bytes(tables.rules().flying, material, bytes))
}

/// The count of a position that cannot be lost, because a capture draws or wins.
const SAFE: u8 = 255;
/// The count of a position that looks the same from several sides. Its moves and its predecessors' moves
/// cannot be paired one to one, so it is looked at again each time.
const SYMMETRIC: u8 = 254;

/// Positions that are looked through together.
const BLOCK: usize = 4096;
/// Predecessors that are told together. They are far apart in memory, and fetching many at once is faster.
const BATCH: usize = 256;

struct Retrograde<'t> {
    tables: &'t Tables,
    spots: Spots,
    /// As in the finished table. A value beyond the present pass waits for its own; a win may still come
    /// down to an earlier pass.
    bytes: Vec<AtomicU8>,
    /// For each position not decided yet, its quiet moves that do not lead to a known win of the opponent.
    counts: Vec<AtomicU8>,
    /// For each block, one bit for each number of plies that was written in it: late passes find little,
    /// and need not look everywhere.
    due: Vec<[AtomicU64; 4]>,
    /// The most plies written so far.
    farthest: AtomicU8,
    too_far: AtomicBool,
}

/// Predecessors that wait to be told, and room for a list of moves.
struct Batch {
    spots: Vec<u32>,
    moves: Vec<Move>,
}

/// What the captures of a position lead to, for the player who captures.
#[derive(Clone, Copy, Default)]
struct Captures {
    /// The fewest plies of a win.
    win: Option<u8>,
    /// Whether one leads to a draw.
    draw: bool,
    /// The most plies of a loss.
    loss: Option<u8>,
}

impl<'t> Retrograde<'t> {
    fn new(tables: &'t Tables, material: Material) -> Retrograde<'t> {
        let spots = tables.spots(material);
        let zeros = || std::iter::repeat_with(|| AtomicU8::new(0)).take(spots.len()).collect();
        Retrograde {
            tables,
            bytes: zeros(),
            counts: zeros(),
            due: std::iter::repeat_with(Default::default).take(spots.len().div_ceil(BLOCK)).collect(),
            farthest: AtomicU8::new(0),
            too_far: AtomicBool::new(false),
            spots,
        }
    }

    /// Writes what is decided in these plies, or notes that a byte cannot tell of so many.
    fn write(&self, spot: usize, plies: u8) {
        if plies > MOST_PLIES {
            self.too_far.store(true, Ordering::Relaxed);
            return;
        }
        self.bytes[spot].store(decided(plies), Ordering::Relaxed);
        let (word, bit) = (&self.due[spot / BLOCK][usize::from(plies / 64)], 1 << (plies % 64));
        if word.load(Ordering::Relaxed) & bit == 0 {
            word.fetch_or(bit, Ordering::Relaxed);
        }
        if self.farthest.load(Ordering::Relaxed) < plies {
            self.farthest.fetch_max(plies, Ordering::Relaxed);
        }
    }

    /// Gives each position of this part its count, and what is known from its captures.
    fn prepare(&self, range: Range<usize>) {
        let mut moves = Vec::new();
        for spot in range {
            let (men, keeping) = self.spots.men(spot);
            let mut same = keepers(keeping);
            if same.clone().any(|symmetry| image(symmetry, men.other) < men.other) {
                self.bytes[spot].store(UNUSED, Ordering::Relaxed);
                continue;
            }
            moves.clear();
            self.tables.rules().moves(&men.state(), &mut moves);
            if moves.is_empty() {
                self.write(spot, 0);
                continue;
            }
            let quiet = moves.iter().filter(|mv| !mv.closes_mill()).count() as u8;
            let captures = self.captures(men, &moves);
            let count = match captures {
                Captures { win: Some(plies), .. } => {
                    self.write(spot, plies);
                    SAFE
                }
                Captures { draw: true, .. } => SAFE,
                Captures { loss: Some(plies), .. } if quiet == 0 => {
                    self.write(spot, plies);
                    SAFE
                }
                _ if same.any(|symmetry| image(symmetry, men.other) == men.other) => SYMMETRIC,
                _ => quiet,
            };
            self.counts[spot].store(count, Ordering::Relaxed);
        }
    }

    /// Looks the captures among these moves up.
    fn captures(&self, men: Men, moves: &[Move]) -> Captures {
        let mut captures = Captures::default();
        let state = men.state();
        for &mv in moves.iter().filter(|mv| mv.closes_mill()) {
            let after = Men::of(&self.tables.rules().after(&state, mv));
            match self.tables.byte(after) {
                Some(byte) if is_loss(byte) => {
                    let longer = plies(byte) + 1;
                    captures.win = Some(captures.win.map_or(longer, |win| win.min(longer)));
                }
                Some(byte) if is_win(byte) => {
                    let longer = plies(byte) + 1;
                    captures.loss = captures.loss.max(Some(longer));
                }
                _ => captures.draw = true,
            }
        }
        captures
    }

    /// Looks for the positions of this part that are decided in these plies, and tells their predecessors.
    fn settle(&self, plies: u8, range: Range<usize>) {
        let (word, bit) = (usize::from(plies / 64), 1 << (plies % 64));
        let mut batch = Batch { spots: Vec::with_capacity(2 * BATCH), moves: Vec::new() };
        let mut start = range.start;
        while start < range.end {
            let end = range.end.min((start / BLOCK + 1) * BLOCK);
            if self.due[start / BLOCK][word].load(Ordering::Relaxed) & bit != 0 {
                self.settle_block(plies, start..end, &mut batch);
            }
            start = end;
        }
        self.tell(plies, &mut batch);
    }

    fn settle_block(&self, plies: u8, range: Range<usize>, batch: &mut Batch) {
        let byte = decided(plies);
        for (spot, found) in range.clone().zip(&self.bytes[range]) {
            if found.load(Ordering::Relaxed) == byte {
                self.add_before(spot, &mut batch.spots);
                if batch.spots.len() >= BATCH {
                    self.tell(plies, batch);
                }
            }
        }
    }

    /// Adds the positions from which a quiet move leads to this one.
    fn add_before(&self, spot: usize, spots: &mut Vec<u32>) {
        let (men, keeping) = self.spots.men(spot);
        let same = keepers(keeping)
            .filter(|&symmetry| image(symmetry, men.other) == men.other)
            .fold(0, |same, symmetry| same | 1 << symmetry);
        let free = !(men.mover | men.other);
        let flies = self.tables.rules().flying && men.other.len() == u32::from(FEWEST);
        // A man in a mill has just closed it, if it was the one that moved: that was no quiet move.
        for to in men.other & !men.other.in_mills() {
            let rest = men.other.without(to);
            for from in if flies { free } else { to.neighbours() & free } {
                let mover = rest.with(from);
                // Of positions that symmetries take into each other, while they keep this one, one is enough.
                if same == 0 || keepers(same).all(|symmetry| image(symmetry, mover) >= mover) {
                    spots.push(self.spots.spot(Men { mover, other: men.mover }) as u32);
                }
            }
        }
    }

    /// Tells these positions that a quiet move leads to one which is decided in these plies.
    fn tell(&self, plies: u8, batch: &mut Batch) {
        let Batch { spots, moves } = batch;
        let byte = |spot: u32| self.bytes[spot as usize].load(Ordering::Relaxed);
        if is_loss(decided(plies)) {
            keep_if(spots, |spot| byte(spot) == DRAW || byte(spot) > decided(plies + 1));
            // Whoever tells it meanwhile writes the same.
            spots.drain(..).for_each(|spot| self.write(spot as usize, plies + 1));
        } else {
            keep_if(spots, |spot| byte(spot) == DRAW);
            keep_if(spots, |spot| self.counts[spot as usize].load(Ordering::Relaxed) != SAFE);
            spots.drain(..).for_each(|spot| self.tell_way_out_closed(spot as usize, plies, moves));
        }
    }

    /// Tells a position that one of its quiet moves lets the opponent win in these plies.
    #[inline]
    fn tell_way_out_closed(&self, spot: usize, plies: u8, moves: &mut Vec<Move>) {
        let count = &self.counts[spot];
        match count.load(Ordering::Relaxed) {
            SYMMETRIC if !self.is_shut(spot, plies) => return,
            SYMMETRIC => {}
            _ if count.fetch_sub(1, Ordering::Relaxed) > 1 => return,
            _ => {}
        }
        // The last way out: what is left are captures that lose, if any.
        let (men, _) = self.spots.men(spot);
        moves.clear();
        self.tables.rules().moves(&men.state(), moves);
        let captures = self.captures(men, moves);
        self.write(spot, captures.loss.unwrap_or(0).max(plies + 1));
    }

    /// Whether every quiet move lets the opponent win within these plies.
    #[cold]
    fn is_shut(&self, spot: usize, plies: u8) -> bool {
        let rules = self.tables.rules();
        let state = self.spots.men(spot).0.state();
        rules.list(&state).into_iter().filter(|mv| !mv.closes_mill()).all(|mv| {
            let after = Men::of(&rules.after(&state, mv));
            let byte = self.bytes[self.spots.spot(after)].load(Ordering::Relaxed);
            is_win(byte) && byte <= decided(plies)
        })
    }
}

/// Keeps what is wanted, in order. Unlike [`Vec::retain`] it never waits for one answer before it asks for
/// the next, so that memory can be read ahead.
fn keep_if(spots: &mut Vec<u32>, wants: impl Fn(u32) -> bool) {
    let mut kept = 0;
    for index in 0..spots.len() {
        let spot = spots[index];
        spots[kept] = spot;
        kept += usize::from(wants(spot));
    }
    spots.truncate(kept);
}
