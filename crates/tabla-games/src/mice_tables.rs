//! The solved endings of Mice: made on demand, kept on the disk, and read when they are needed.
//!
//! There is one file for each material and each rule about flying. A file is whole or not there, it has a
//! checksum, and one that cannot be used is made anew. What is finished is kept when the work is stopped,
//! so the next time goes on from there.
//!
//! ```
//! use tabla_core::Notation;
//! use tabla_mice::Mice;
//! use tabla_mice::solve::Exact;
//! use tabla_games::{MiceTables, Timer};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let (rules, tables) = (Mice::FLYING, MiceTables::open(folder.path()));
//! let state = rules.read_state("a7,d7,g4/d1,d2,b6/0,0/w").unwrap();
//! assert_eq!(tables.probe(&rules, &state), None);
//!
//! tables.ensure(&rules, 6, &mut |_| (), &Timer::default()).unwrap();
//! assert_eq!(tables.probe(&rules, &state), Some(Exact::Win { plies: 1 }));
//! assert_eq!(MiceTables::open(folder.path()).probe(&rules, &state), Some(Exact::Win { plies: 1 }));
//! ```

mod fetch;
mod file;
mod labels;
mod maker;
mod news;
mod progress;
mod solution;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tabla_mice::solve::{Exact, Material, Pass, Solved, Tables, Work, check_with, solve_with};
use tabla_mice::{Mice, State};
use tabla_search::StopSignal;

pub use fetch::{FetchError, TablesAddress};
use file::{Sheet, SolvedFile};
pub use labels::{LabelSettings, Labelled, label_positions, read_labelled};
use maker::Maker;
pub use maker::{Making, MakingState};
pub use news::{TableDamage, TablesError, TablesNews};
pub use progress::{Progress, Told};
pub use solution::{Layers, MiceSolution, PairTally};

use crate::{SaveFolder, Timer};

/// The tables in one folder, by both rules. Threads may share it.
pub struct MiceTables {
    folder: PathBuf,
    sliding: Mutex<Shelf>,
    flying: Mutex<Shelf>,
    /// The whole games, without flying and with it.
    solutions: [MiceSolution; 2],
    makers: [Maker; 2],
    /// Where the whole games are fetched from, if they are not made here.
    source: Option<TablesAddress>,
}

/// What is in memory of one set of rules.
struct Shelf {
    tables: Tables,
    /// What was looked for on the disk, and was not there or could not be used.
    in_vain: BTreeSet<Material>,
}

/// Hears what happens while tables are made.
type Hear<'h> = &'h mut dyn FnMut(TablesNews);

impl MiceTables {
    /// The tables in this folder. Nothing is read yet; the folder is made when something is kept.
    pub fn open(folder: impl Into<PathBuf>) -> MiceTables {
        let shelf = |rules| Mutex::new(Shelf { tables: Tables::new(rules), in_vain: BTreeSet::new() });
        let folder = folder.into();
        let solutions = [Mice::default(), Mice::FLYING].map(|rules| MiceSolution::open(&folder, &rules));
        MiceTables {
            folder,
            sliding: shelf(Mice::default()),
            flying: shelf(Mice::FLYING),
            solutions,
            makers: Default::default(),
            source: None,
        }
    }

    /// The same, of which the whole games are fetched from there instead of being made.
    #[must_use]
    pub fn from_address(self, source: TablesAddress) -> MiceTables {
        MiceTables { source: Some(source), ..self }
    }

    /// Fetches what is missing of the game by these rules; `tell` hears how far that is. Without an address nothing is done.
    pub fn fetch(&self, rules: &Mice, tell: &dyn Fn(Told), timer: &Timer) -> Result<(), TablesError> {
        self.source.as_ref().map_or(Ok(()), |source| self.solution(rules).fetch(source, tell, timer))
    }

    /// Who wins by these rules, in every position that is kept.
    pub fn solution(&self, rules: &Mice) -> &MiceSolution {
        let [sliding, flying] = &self.solutions;
        if rules.flying { flying } else { sliding }
    }

    /// The tables beside the saved games, in a folder of their own.
    pub fn beside(games: &SaveFolder) -> MiceTables {
        MiceTables::open(games.path().join("mice-tables"))
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Sees to it that all tables with at most so many men on both sides together are at hand: reads those
    /// that are kept, and makes, checks and keeps the others. Returns them all.
    ///
    /// `hear` is told what happens. The timer can stop the work; what is finished stays.
    pub fn ensure(
        &self,
        rules: &Mice,
        men: u8,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<Tables, TablesError> {
        self.ensure_all(rules, Material::up_to(men), hear, timer)
    }

    /// Sees to it that the table of this material is at hand, and those that it needs.
    pub fn ensure_material(
        &self,
        rules: &Mice,
        material: Material,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<Tables, TablesError> {
        self.ensure_all(rules, material.with_needs(), hear, timer)
    }

    /// Reads the tables that are kept, with at most so many men, and makes none. Those that cannot be used
    /// are passed over. Returns all that are at hand.
    pub fn load(&self, rules: &Mice, men: u8) -> Tables {
        let mut shelf = self.shelf(rules);
        for material in Material::up_to(men) {
            self.look_up(&mut shelf, material);
        }
        shelf.tables.clone()
    }

    /// What the position is worth; `None` while men are placed, and where there is no table. A table that
    /// is kept is read the first time it is needed; none is made, and one that was not there is not looked
    /// for again.
    pub fn probe(&self, rules: &Mice, state: &State) -> Option<Exact> {
        let mut shelf = self.shelf(rules);
        if !state.is_placing()
            && let Some(material) = Material::of(state)
        {
            self.look_up(&mut shelf, material);
        }
        shelf.tables.probe(state)
    }

    fn shelf(&self, rules: &Mice) -> MutexGuard<'_, Shelf> {
        let shelf = if rules.flying { &self.flying } else { &self.sliding };
        // A shelf is changed by whole tables only, so one that a panic left behind is still in order.
        shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads a table unless it is in memory, or was not found before.
    fn look_up(&self, shelf: &mut Shelf, material: Material) {
        if shelf.tables.has(material) || shelf.in_vain.contains(&material) {
            return;
        }
        let size = || shelf.tables.len_of(material);
        let bytes = self.file(&shelf.tables, material).read(size).ok().flatten();
        let solved = bytes.map(|bytes| Solved::from_bytes(shelf.tables.rules().flying, material, bytes));
        if solved.is_none_or(|solved| shelf.tables.add(solved).is_err()) {
            shelf.in_vain.insert(material);
        }
    }

    /// The file of a table, of the same rules as the others.
    fn file(&self, tables: &Tables, material: Material) -> SolvedFile {
        SolvedFile::new(&self.folder, &tables.rules(), Sheet::Distances(material))
    }

    fn ensure_all(
        &self,
        rules: &Mice,
        materials: impl Iterator<Item = Material>,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<Tables, TablesError> {
        // The shelf is not held while work goes on: others may ask meanwhile.
        let mut tables = self.shelf(rules).tables.clone();
        for material in materials {
            if tables.has(material) {
                continue;
            }
            let file = self.file(&tables, material);
            match kept(&file, || tables.len_of(material), hear) {
                Some(bytes) => {
                    tables.add(Solved::from_bytes(rules.flying, material, bytes))?;
                    hear(TablesNews::Loaded { material });
                }
                None => self.make(&mut tables, material, hear, timer)?,
            }
            let mut shelf = self.shelf(rules);
            if let Some(solved) = tables.solved(material) {
                shelf.tables.add(Arc::clone(solved))?;
            }
            shelf.in_vain.remove(&material);
        }
        Ok(tables)
    }

    /// Makes a table, checks it, adds it to the others and keeps it.
    fn make(
        &self,
        tables: &mut Tables,
        material: Material,
        hear: Hear<'_>,
        timer: &Timer,
    ) -> Result<(), TablesError> {
        let mut spread =
            |pass: Pass, size: usize, work: Work<'_>| spread(material, pass, size, work, hear, timer);
        let solved = solve_with(tables, material, &mut spread)?;
        tables.add(solved)?;
        check_with(tables, material, &mut spread)?;
        let bytes = tables.solved(material).map_or(&[][..], |solved| solved.bytes());
        match self.file(tables, material).write(&[bytes]) {
            Ok(()) => hear(TablesNews::Made { material }),
            // It is good for this time all the same.
            Err(because) => hear(TablesNews::NotKept { material, because }),
        }
        Ok(())
    }
}

/// What a file holds; one that cannot be used is told of.
fn kept(file: &SolvedFile, size: impl FnOnce() -> usize, hear: Hear<'_>) -> Option<Vec<u8>> {
    file.read(size).unwrap_or_else(|because| {
        hear(TablesNews::Damaged { path: file.path.clone(), because });
        None
    })
}

/// Positions for one thread at a time.
const PIECE: usize = 1 << 14;
/// Pieces between two looks at the clock.
const PIECES: usize = 64;

/// Does the work on all processors, looking at the clock from time to time.
fn spread(
    material: Material,
    pass: Pass,
    size: usize,
    work: Work<'_>,
    hear: Hear<'_>,
    timer: &Timer,
) -> ControlFlow<()> {
    for start in (0..size).step_by(PIECE * PIECES) {
        if timer.is_stopped() {
            return ControlFlow::Break(());
        }
        let end = size.min(start + PIECE * PIECES);
        let pieces: Vec<usize> = (start..end).step_by(PIECE).collect();
        pieces.into_par_iter().for_each(|piece| work(piece..end.min(piece + PIECE)));
        hear(TablesNews::Working { material, pass, done: end, total: size });
    }
    ControlFlow::Continue(())
}
