//! The whole game of Mice, solved: who wins in every position, from the empty board on.
//!
//! There is one file for each material and one for each layer of the placing that is kept; the others are answered by a
//! search of a few plies down to what is. A question reads a byte or some hundreds of them, and loads nothing.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;
use std::sync::{PoisonError, RwLock};

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};
use tabla_core::{Game, Seat, SeededRng, below};
use tabla_mice::solve::{
    Layer, LayerPlace, Material, Outcome, OutcomeTables, Work, resume_placing_with, solve_outcomes_with,
    solve_placing_with,
};
use tabla_mice::{FEWEST, MEN, Mice, Move, Numbering, Point, State};
use tabla_search::StopSignal;

use super::fetch::{FetchError, Pace, TablesAddress};
use super::file::{OpenTable, Sheet, SolvedFile};
use super::{Hear, Progress, TablesError, TablesNews, Told, kept};
use crate::Timer;

/// Which layers of the placing are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layers {
    /// Those without which an answer would take long. With 13 men placed, a search of the rest is quick; what is one ply
    /// from a layer that is kept is not kept itself, where it is large.
    Needed,
    /// All, for whoever asks millions of questions: nearly three times as much on the disk.
    Every,
}

impl Layers {
    fn has(self, placed: u8) -> bool {
        self == Layers::Every || matches!(placed, 0..=9 | 11 | 13)
    }

    /// How many men have been placed in them.
    pub fn list(self) -> impl Iterator<Item = u8> {
        (0..2 * MEN).filter(move |&placed| self.has(placed))
    }
}

/// So many plies are searched down to what is kept: all that is left once 14 men are placed.
const SEARCHED: u32 = 4;

/// Rows for one thread at a time.
const PIECE: usize = 8;
/// Pieces between two looks at the clock.
const PIECES: usize = 512;

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
    /// The files that somebody has asked for, and those that were not there.
    open: RwLock<Vec<(Sheet, Option<OpenTable>)>>,
}

impl MiceSolution {
    /// The solution in this folder. Nothing is read yet; the folder is made when something is kept.
    pub fn open(folder: impl Into<PathBuf>, rules: &Mice) -> MiceSolution {
        MiceSolution { folder: folder.into(), order: OutcomeTables::new(*rules), open: RwLock::default() }
    }

    pub fn rules(&self) -> Mice {
        self.order.rules()
    }

    /// How far solving it is, before anything is done.
    pub fn progress(&self) -> Progress {
        Progress::begin(&self.order)
    }

    /// How many bytes the whole has on the disk, and how many of them are there.
    pub(super) fn sizes(&self) -> (u64, u64) {
        let size = |sheet| {
            let bytes = self.file(sheet).bytes(self.size(sheet));
            (bytes, if self.file(sheet).path.is_file() { bytes } else { 0 })
        };
        needed().map(size).fold((0, 0), |(all, kept), (bytes, there)| (all + bytes, kept + there))
    }

    /// Fetches what is not kept yet; `tell` hears how far that is.
    pub(super) fn fetch(
        &self,
        source: &TablesAddress,
        tell: &dyn Fn(Told),
        timer: &Timer,
    ) -> Result<(), TablesError> {
        let (all, mut have) = self.sizes();
        let pace = Pace::begin(have);
        let missing: Vec<Sheet> = needed().filter(|&sheet| !self.file(sheet).path.is_file()).collect();
        for sheet in missing {
            let file = self.file(sheet);
            let hear = |bytes: u64| tell(pace.at(have + bytes, all));
            source.fetch(&file.path, &hear, timer)?;
            if let Err(because) = file.read(|| self.size(sheet)) {
                // The next time begins anew with this one.
                let _ = fs::remove_file(&file.path);
                return Err(FetchError::Wrong { address: source.to_string(), because }.into());
            }
            have += file.bytes(self.size(sheet));
        }
        self.forget();
        Ok(())
    }

    /// Solves everything that is not kept yet: every pair of men, then the placing. `tell` is given the counts of each pair
    /// as soon as they are known. The timer can stop the work; what is finished stays.
    pub fn solve(
        &self,
        layers: Layers,
        hear: Hear<'_>,
        tell: Tell<'_>,
        timer: &Timer,
    ) -> Result<(), TablesError> {
        let tables = self.solve_pairs(2 * MEN, hear, tell, timer)?;
        let mut last = None;
        for placed in layers.list().collect::<Vec<_>>().into_iter().rev() {
            let sheet = Sheet::Layer(placed);
            let bytes = kept(&self.file(sheet), || self.size(sheet), hear);
            let Some(layer) = bytes.and_then(|bytes| Layer::read(&self.order, placed, &bytes)) else { break };
            hear(TablesNews::LayerLoaded { placed });
            last = Some(layer);
        }
        if last.as_ref().is_none_or(|last| last.placed() > 0) {
            self.solve_placing(&tables, last, layers, hear, timer)?;
        }
        self.forget();
        Ok(())
    }

    /// The same for one pair and those that it needs, for whoever hands pairs out.
    pub fn solve_pair(&self, material: Material, hear: Hear<'_>, timer: &Timer) -> Result<(), TablesError> {
        let mut tables = self.order.clone();
        material.with_needs().try_for_each(|need| self.ensure(&mut tables, need, hear, timer))
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
        self.forget();
        let mut tables = self.order.clone();
        for material in Material::up_to(men) {
            self.ensure(&mut tables, material, hear, timer)?;
            let movers = [material.more(), material.fewer()];
            let movers = if material.is_even() { &movers[..1] } else { &movers };
            let mut sum = PairTally { material, won: 0, lost: 0, drawn: 0 };
            for &mover in movers {
                let count = |piece: &Range<usize>| tables.tally_rows(material, mover, piece.clone());
                for tally in
                    pieces(0..tables.rows_of(material)).par_iter().filter_map(count).collect::<Vec<_>>()
                {
                    sum.won += tally.won;
                    sum.lost += tally.lost;
                    sum.drawn += tally.drawn;
                }
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
                looked += self.check_one(&state)?;
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
        let said = self.probe(state);
        let after = self.moves_with_values(state).into_iter().map(|(_, value)| value);
        let best = after.collect::<Option<Vec<_>>>().map(best_of);
        match (said, best) {
            (Some(said), Some(best)) if said != best => Err(*state),
            (Some(_), Some(_)) => Ok(1),
            _ => Ok(0),
        }
    }

    /// Reads all that is kept into memory, for whoever asks millions of questions; what is damaged is passed over.
    pub fn load(&self) {
        let outcomes = Material::all().map(Sheet::Outcomes);
        for sheet in outcomes.chain(Layers::Every.list().map(Sheet::Layer)) {
            let bytes = self.file(sheet).read(|| self.size(sheet)).ok().flatten();
            let mut open = self.open.write().unwrap_or_else(PoisonError::into_inner);
            open.retain(|(known, _)| *known != sheet);
            open.push((sheet, bytes.map(OpenTable::InMemory)));
        }
    }

    /// Whether the whole of it is kept, so that every question has an answer.
    pub fn is_whole(&self) -> bool {
        needed().all(|sheet| self.file(sheet).path.is_file())
    }

    /// What the position is worth; `None` where what would say it is not kept.
    pub fn value(&self, state: &State) -> Option<Outcome> {
        Searching::new(self).value(state)
    }

    /// Every legal move, with what it is worth to the player who makes it.
    pub fn moves_with_values(&self, state: &State) -> Vec<(Move, Option<Outcome>)> {
        let (rules, mut searching) = (self.order.rules(), Searching::new(self));
        let moves = rules.list(state).into_iter();
        moves.map(|mv| (mv, searching.value(&rules.after(state, mv)).map(Outcome::before_move))).collect()
    }

    /// The moves that keep the value of the position. Where it is not won, they are the ones that set the opponent the
    /// hardest problem: of all replies as few as possible hold. `None` where a value is not known.
    pub fn problems(&self, state: &State) -> Option<(Outcome, Vec<Move>)> {
        let valued = self.moves_with_values(state).into_iter();
        let valued = valued.map(|(mv, value)| Some((mv, value?))).collect::<Option<Vec<_>>>()?;
        let best = best_of(valued.iter().map(|(_, value)| *value).collect());
        let holding: Vec<Move> =
            valued.into_iter().filter(|(_, value)| *value == best).map(|(mv, _)| mv).collect();
        if best == Outcome::Win || holding.len() < 2 {
            return Some((best, holding));
        }
        let shares: Option<Vec<f64>> =
            holding.iter().map(|&mv| self.share_that_holds(state, mv, best)).collect();
        let Some(shares) = shares else { return Some((best, holding)) };
        let least = shares.iter().copied().fold(1.0, f64::min);
        let hardest = holding.into_iter().zip(shares).filter(|(_, share)| *share <= least).map(|(mv, _)| mv);
        Some((best, hardest.collect()))
    }

    /// How many of the replies to a move hold what it leaves the opponent; `None` where that would be a long search.
    fn share_that_holds(&self, state: &State, mv: Move, worth: Outcome) -> Option<f64> {
        let rules = self.order.rules();
        let after = rules.after(state, mv);
        let replies = rules.list(&after);
        let mut hold = 0;
        for &reply in &replies {
            hold += usize::from(self.probe(&rules.after(&after, reply))? == worth);
        }
        Some(hold as f64 / replies.len().max(1) as f64)
    }

    /// What is kept of the position itself.
    pub(super) fn probe(&self, state: &State) -> Option<Outcome> {
        if state.left(state.side()) < FEWEST {
            return Some(Outcome::Loss);
        }
        if let Some(place) = self.order.locate(state) {
            return Some(place.outcome(self.byte(Sheet::Outcomes(place.material), place.byte)?));
        }
        let place = LayerPlace::of(&self.order, state)?;
        Some(place.outcome(self.byte(Sheet::Layer(place.placed), place.byte)?))
    }

    fn byte(&self, sheet: Sheet, at: usize) -> Option<u8> {
        let known = |open: &[(Sheet, Option<OpenTable>)]| {
            let (_, table) = open.iter().find(|(known, _)| *known == sheet)?;
            Some(table.as_ref().and_then(|table| table.byte(at)))
        };
        if let Some(byte) = known(&self.open.read().unwrap_or_else(PoisonError::into_inner)) {
            return byte;
        }
        let table = self.file(sheet).opened(|| self.size(sheet));
        let byte = table.as_ref().and_then(|table| table.byte(at));
        self.open.write().unwrap_or_else(PoisonError::into_inner).push((sheet, table));
        byte
    }

    fn file(&self, sheet: Sheet) -> SolvedFile {
        SolvedFile::new(&self.folder, &self.order.rules(), sheet)
    }

    /// How many bytes this table has.
    fn size(&self, sheet: Sheet) -> usize {
        match sheet {
            Sheet::Layer(placed) => LayerPlace::bytes(&self.order, placed),
            Sheet::Outcomes(material) | Sheet::Distances(material) => self.order.len_of(material),
        }
    }

    /// What was not there may be there now.
    fn forget(&self) {
        self.open.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Reads a table that is kept, or makes and keeps it.
    fn ensure(
        &self,
        tables: &mut OutcomeTables,
        material: Material,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<(), TablesError> {
        let file = self.file(Sheet::Outcomes(material));
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
        last: Option<Layer>,
        layers: Layers,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<(), TablesError> {
        let (mut failed, hear) = (None, RefCell::new(hear));
        let tell = |news: TablesNews| (*hear.borrow_mut())(news);
        let keep = |layer: &Layer| {
            let placed = layer.placed();
            if layers.has(placed) {
                let parts: Vec<&[u8]> = layer.bytes().collect();
                if let Err(because) = self.file(Sheet::Layer(placed)).write(&parts) {
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
        let solved = match last {
            Some(last) => resume_placing_with(tables, last, spread, keep),
            None => solve_placing_with(tables, MEN, spread, keep),
        };
        match failed {
            Some(because) => Err(TablesError::Kept(because)),
            None => Ok(solved?),
        }
    }
}

/// The tables without which some question has no answer.
fn needed() -> impl Iterator<Item = Sheet> {
    Material::all().map(Sheet::Outcomes).chain(Layers::Needed.list().map(Sheet::Layer))
}

/// Looks for values down to what is kept, and remembers what was found on the way.
struct Searching<'s> {
    solution: &'s MiceSolution,
    /// Positions with whether they are worth a draw, or a win, at least.
    known: HashMap<(State, bool), bool>,
    /// Where a man was placed last that decided a position, with so many men on the board.
    good: [Option<Point>; 2 * MEN as usize + 1],
    /// The layers that are not kept.
    absent: HashSet<u8>,
}

impl<'s> Searching<'s> {
    fn new(solution: &'s MiceSolution) -> Searching<'s> {
        Searching { solution, known: HashMap::new(), good: Default::default(), absent: HashSet::new() }
    }

    fn value(&mut self, state: &State) -> Option<Outcome> {
        if let Some(outcome) = self.probe(state) {
            return Some(outcome);
        }
        Some(if self.is_worth(state, true, SEARCHED)? {
            Outcome::Win
        } else if self.is_worth(state, false, SEARCHED)? {
            Outcome::Draw
        } else {
            Outcome::Loss
        })
    }

    fn probe(&mut self, state: &State) -> Option<Outcome> {
        let hands = state.hand(Seat::FIRST) + state.hand(Seat::SECOND);
        if self.absent.contains(&hands) {
            return None;
        }
        let outcome = self.solution.probe(state);
        if outcome.is_none() && hands > 0 {
            self.absent.insert(hands);
        }
        outcome
    }

    /// Whether the position is worth a win, or else a draw, at least; `None` where what is kept is farther away.
    fn is_worth(&mut self, state: &State, win: bool, plies: u32) -> Option<bool> {
        if let Some(outcome) = self.probe(state) {
            return Some(outcome == Outcome::Win || !win && outcome == Outcome::Draw);
        }
        let plies = plies.checked_sub(1).filter(|_| state.is_placing())?;
        if let Some(&known) = self.known.get(&(*state, win)) {
            return Some(known);
        }
        let rules = self.solution.order.rules();
        let men = (state.men(Seat::FIRST) | state.men(Seat::SECOND)).len() as usize;
        let enemy = state.men(state.side().other()).closing();
        let mut moves = rules.list(state);
        moves.sort_by_key(|mv| {
            let (takes, prevents) = (mv.take().is_some(), enemy.has(mv.to()));
            (!takes, !prevents, Some(mv.to()) != self.good[men])
        });
        let mut is_worth = false;
        for mv in moves {
            if !self.is_worth(&rules.after(state, mv), !win, plies)? {
                self.good[men] = Some(mv.to());
                is_worth = true;
                break;
            }
        }
        self.known.insert((*state, win), is_worth);
        Some(is_worth)
    }
}

/// The value of a position whose moves have these values for whoever makes them.
pub(super) fn best_of(own: Vec<Outcome>) -> Outcome {
    own.into_iter().fold(Outcome::Loss, |best, next| match (best, next) {
        (Outcome::Win, _) | (_, Outcome::Win) => Outcome::Win,
        (Outcome::Draw, _) | (_, Outcome::Draw) => Outcome::Draw,
        _ => Outcome::Loss,
    })
}

/// The rows in pieces.
fn pieces(rows: Range<usize>) -> Vec<Range<usize>> {
    rows.clone().step_by(PIECE).map(|start| start..rows.end.min(start + PIECE)).collect()
}

/// Does the work on all processors, looking at the clock from time to time.
fn spread(rows: usize, work: Work<'_>, timer: &Timer, hear: &mut dyn FnMut(usize)) -> ControlFlow<()> {
    for start in (0..rows).step_by(PIECE * PIECES) {
        if timer.is_stopped() {
            return ControlFlow::Break(());
        }
        let end = rows.min(start + PIECE * PIECES);
        pieces(start..end).into_par_iter().with_max_len(1).for_each(work);
        hear(end);
    }
    ControlFlow::Continue(())
}
