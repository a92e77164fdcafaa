//! The whole game of Mice, solved: who wins in every position, from the empty board on.
//!
//! There is one file for each material and one for each layer of the placing that is kept; the others are answered by a
//! search of a few plies down to what is. A question reads a byte or some thousands of them, and loads nothing.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tabla_core::{Game, Seat, SeededRng, below};
use tabla_mice::solve::{
    Layer, LayerPlace, Material, Outcome, OutcomeTables, Work, solve_outcomes_with, solve_placing_with,
};
use tabla_mice::{FEWEST, MEN, Mice, Move, Numbering, State};
use tabla_search::StopSignal;

use super::file::{OpenTable, Sheet, SolvedFile};
use super::{Hear, TablesError, TablesNews, kept};
use crate::Timer;

/// The last layer that is kept: with so many men placed, a search of the rest is quick.
const LAST_KEPT: u8 = 13;

/// Whether the layer with so many men placed is kept. The last but one is not: it is large, and one ply from the last.
fn is_kept(placed: u8) -> bool {
    placed <= LAST_KEPT && placed != LAST_KEPT - 1
}

/// Rows for one thread at a time.
const PIECE: usize = 16;
/// Pieces between two looks at the clock.
const PIECES: usize = 64;

/// How many positions of a pair are won, lost and drawn for the player to move, whichever side that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairTally {
    pub material: Material,
    pub won: u64,
    pub lost: u64,
    pub drawn: u64,
}

/// Hears the counts of a pair.
type Tell<'t> = &'t mut dyn FnMut(PairTally);

/// The solution for one set of rules, in a folder.
pub struct MiceSolution {
    folder: PathBuf,
    /// Where everything is; the tables themselves stay on the disk.
    order: OutcomeTables,
    /// The files that somebody has asked.
    open: Mutex<Vec<(Sheet, OpenTable)>>,
}

impl MiceSolution {
    /// The solution in this folder. Nothing is read yet; the folder is made when something is kept.
    pub fn open(folder: impl Into<PathBuf>, rules: &Mice) -> MiceSolution {
        MiceSolution { folder: folder.into(), order: OutcomeTables::new(*rules), open: Mutex::default() }
    }

    /// Solves everything that is not kept yet: every pair of men, then the placing. `tell` is given the counts of each pair
    /// as soon as they are known. The timer can stop the work; what is finished stays.
    pub fn solve(&self, hear: Hear<'_>, tell: Tell<'_>, timer: &Timer) -> Result<(), TablesError> {
        let tables = self.solve_pairs(2 * MEN, hear, tell, timer)?;
        let is_placed = (0..=LAST_KEPT).filter(|&placed| is_kept(placed)).all(|placed| {
            let size = || LayerPlace::bytes(&self.order, placed);
            kept(&self.layer(placed), size, hear).is_some()
        });
        if is_placed { Ok(()) } else { self.solve_placing(&tables, hear, timer) }
    }

    /// The same for the pairs with at most so many men on both sides together, without the placing. Returns their tables.
    pub fn solve_pairs(
        &self,
        men: u8,
        hear: Hear<'_>,
        tell: Tell<'_>,
        timer: &Timer,
    ) -> Result<OutcomeTables, TablesError> {
        // What is made anew is another file.
        self.open.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let mut tables = self.order.clone();
        for material in Material::up_to(men) {
            self.ensure(&mut tables, material, hear, timer)?;
            let movers = [material.more(), material.fewer()];
            let movers = if material.is_even() { &movers[..1] } else { &movers };
            let mut sum = PairTally { material, won: 0, lost: 0, drawn: 0 };
            for tally in movers.iter().filter_map(|&mover| tables.tally(material, mover)) {
                sum.won += tally.won;
                sum.lost += tally.lost;
                sum.drawn += tally.drawn;
            }
            tell(sum);
        }
        Ok(tables)
    }

    /// Looks at so many positions of each pair and of each layer of the placing, drawn by lot, and whether what is kept of
    /// them follows from their moves. Returns the first that is wrong, or how many were looked at.
    pub fn check(&self, samples: u64, seed: u64) -> Result<u64, State> {
        let (rules, numbering) = (self.order.rules(), Numbering::new(MEN.into()));
        let mut dice = SeededRng::new(seed);
        let mut looked = 0;
        for material in Material::all() {
            for _ in 0..samples {
                let is_more = below(&mut dice, 2) == 0;
                let (more, fewer) = (material.more().into(), material.fewer().into());
                let (mover, other) = if is_more { (more, fewer) } else { (fewer, more) };
                let number = below(&mut dice, numbering.size(mover, other) as u64) as usize;
                let Some(state) = numbering.state(mover, other, number) else { continue };
                looked += self.check_one(&state)?;
            }
        }
        for _ in 0..samples {
            let mut state = rules.start();
            while state.is_placing() {
                if is_kept(2 * MEN - state.hand(Seat::FIRST) - state.hand(Seat::SECOND)) {
                    looked += self.check_one(&state)?;
                }
                let moves = rules.list(&state);
                let Some(&mv) = moves.get(below(&mut dice, moves.len().max(1) as u64) as usize) else {
                    break;
                };
                state = rules.after(&state, mv);
            }
        }
        Ok(looked)
    }

    /// One if what is kept of the position follows from its moves, none if it cannot be told.
    fn check_one(&self, state: &State) -> Result<u64, State> {
        let said = self.value(state);
        let after = self.moves_with_values(state).into_iter().map(|(_, value)| value);
        let best = after.collect::<Option<Vec<_>>>().map(best_of);
        match (said, best) {
            (Some(said), Some(best)) if said != best => Err(*state),
            (Some(_), Some(_)) => Ok(1),
            _ => Ok(0),
        }
    }

    /// What the position is worth; `None` where what would say it is not kept.
    pub fn value(&self, state: &State) -> Option<Outcome> {
        if state.left(state.side()) < FEWEST {
            return Some(Outcome::Loss);
        }
        if let Some(place) = self.order.locate(state) {
            let size = || self.order.len_of(place.material);
            return Some(place.outcome(self.byte(Sheet::Outcomes(place.material), place.byte, size)?));
        }
        let place = LayerPlace::of(&self.order, state)?;
        if is_kept(place.placed) {
            let size = || LayerPlace::bytes(&self.order, place.placed);
            return Some(place.outcome(self.byte(Sheet::Layer(place.placed), place.byte, size)?));
        }
        let rules = self.order.rules();
        let mut best = Outcome::Loss;
        for mv in rules.list(state) {
            match self.value(&rules.after(state, mv))?.before_move() {
                Outcome::Win => return Some(Outcome::Win),
                Outcome::Draw => best = Outcome::Draw,
                Outcome::Loss => {}
            }
        }
        Some(best)
    }

    /// Every legal move, with what it is worth to the player who makes it.
    pub fn moves_with_values(&self, state: &State) -> Vec<(Move, Option<Outcome>)> {
        let rules = self.order.rules();
        let moves = rules.list(state).into_iter();
        moves.map(|mv| (mv, self.value(&rules.after(state, mv)).map(Outcome::before_move))).collect()
    }

    fn byte(&self, sheet: Sheet, at: usize, size: impl FnOnce() -> usize) -> Option<u8> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, table)) = open.iter_mut().find(|(known, _)| *known == sheet) {
            return table.byte(at);
        }
        let mut table = SolvedFile::new(&self.folder, &self.order.rules(), sheet).opened(size())?;
        let byte = table.byte(at);
        open.push((sheet, table));
        byte
    }

    fn outcomes(&self, material: Material) -> SolvedFile {
        SolvedFile::new(&self.folder, &self.order.rules(), Sheet::Outcomes(material))
    }

    fn layer(&self, placed: u8) -> SolvedFile {
        SolvedFile::new(&self.folder, &self.order.rules(), Sheet::Layer(placed))
    }

    /// Reads a table that is kept, or makes and keeps it.
    fn ensure(
        &self,
        tables: &mut OutcomeTables,
        material: Material,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<(), TablesError> {
        let file = self.outcomes(material);
        if let Some(read) =
            kept(&file, || self.order.len_of(material), hear).and_then(|bytes| tables.read(material, bytes))
        {
            tables.add(read);
            hear(TablesNews::Loaded { material });
            return Ok(());
        }
        let solved = solve_outcomes_with(tables, material, |round, rows, work| {
            spread(rows, work, timer, &mut |done| {
                hear(TablesNews::Solving { material, round, done, total: rows });
            })
        })?;
        match file.write(&solved.bytes()) {
            Ok(()) => hear(TablesNews::Made { material }),
            // It is good for this time all the same.
            Err(because) => hear(TablesNews::NotKept { material, because }),
        }
        tables.add(solved);
        Ok(())
    }

    fn solve_placing(
        &self,
        tables: &OutcomeTables,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<(), TablesError> {
        let (mut failed, hear) = (None, RefCell::new(hear));
        let tell = |news: TablesNews| (*hear.borrow_mut())(news);
        let keep = |layer: &Layer| {
            let placed = layer.placed();
            if is_kept(placed) {
                let parts: Vec<&[u8]> = layer.bytes().collect();
                if let Err(because) = self.layer(placed).write(&parts) {
                    failed = Some(because);
                    return ControlFlow::Break(());
                }
            }
            tell(TablesNews::LayerMade { placed });
            ControlFlow::Continue(())
        };
        let spread = |placed: u8, rows: usize, work: Work<'_>| {
            spread(rows, work, timer, &mut |done| tell(TablesNews::Placing { placed, done, total: rows }))
        };
        let solved = solve_placing_with(tables, MEN, spread, keep);
        match failed {
            Some(because) => Err(TablesError::Kept(because)),
            None => Ok(solved?),
        }
    }
}

/// The value of a position whose moves have these values for whoever makes them.
fn best_of(own: Vec<Outcome>) -> Outcome {
    own.into_iter().fold(Outcome::Loss, |best, next| match (best, next) {
        (Outcome::Win, _) | (_, Outcome::Win) => Outcome::Win,
        (Outcome::Draw, _) | (_, Outcome::Draw) => Outcome::Draw,
        _ => Outcome::Loss,
    })
}

/// Does the work on all processors, looking at the clock from time to time.
fn spread(rows: usize, work: Work<'_>, timer: &Timer, hear: &mut dyn FnMut(usize)) -> ControlFlow<()> {
    for start in (0..rows).step_by(PIECE * PIECES) {
        if timer.is_stopped() {
            return ControlFlow::Break(());
        }
        let end = rows.min(start + PIECE * PIECES);
        let pieces: Vec<usize> = (start..end).step_by(PIECE).collect();
        pieces.into_par_iter().for_each(|piece| work(piece..end.min(piece + PIECE)));
        hear(end);
    }
    ControlFlow::Continue(())
}
