//! What happened in a round, step by step: what every face shows and no face works out again.

use crate::cascade::{Spot, extent};
use crate::planes::Squares;
use crate::{Board, Cell, Jewel, SIZE, State, Stop, Swap};

/// A whole round: the swap, and what it set off.
///
/// A cascade can be very long; only its first [`Journal::MOST_ENTRIES`] steps are told one by one. The
/// points are those of all steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Journal {
    /// The swap that began it.
    pub swap: Swap,
    /// The first steps, in order.
    pub entries: Vec<Entry>,
    /// How many steps there were, those that are not told included.
    pub steps: u32,
    /// The points of all steps.
    pub points: u64,
    /// Why the cascade was stopped before it came to rest, if it was.
    pub stopped: Option<Stop>,
}

/// One step: all runs go, what lay above falls, new stones come.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// The stones that lay in a run.
    pub removed: Vec<Removal>,
    /// The stones that fell.
    pub falls: Vec<Fall>,
    /// The stones that came, column by column, each column from the bottom up as it was filled.
    pub arrivals: Vec<Arrival>,
    /// The points of all stones removed.
    pub points: u32,
}

/// A stone that lay in a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Removal {
    pub cell: Cell,
    pub jewel: Jewel,
    /// What it pays: the number of different runs in which it lay.
    pub points: u32,
}

/// A stone that fell within its column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fall {
    pub from: Cell,
    /// Where it lies now.
    pub to: Cell,
    pub jewel: Jewel,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrival {
    /// Where it lies now.
    pub cell: Cell,
    pub jewel: Jewel,
}

impl Journal {
    /// The most steps that are told one by one.
    pub const MOST_ENTRIES: usize = 500;

    /// How many steps are not told one by one.
    pub fn untold(&self) -> u32 {
        self.steps - self.entries.len() as u32
    }
}

/// Plays a legal swap and tells how it went.
pub(crate) fn play(state: &mut State, swap: Swap) -> Journal {
    let mut journal = Journal { swap, entries: Vec::new(), steps: 0, points: 0, stopped: None };
    let (steps, points) = resolve(state, swap, |before, spot, cells| {
        if journal.entries.len() < Journal::MOST_ENTRIES {
            journal.entries.push(Entry::new(before, &spot.board, cells));
        }
    });
    Journal { steps, points, stopped: state.stopped, ..journal }
}

/// Plays a legal swap; each step is shown to `look`: the board before it, what is after it, and the cells
/// that were removed. Answers the number of steps and their points.
pub(crate) fn resolve(
    state: &mut State,
    swap: Swap,
    mut look: impl FnMut(&Board, &Spot, Squares),
) -> (u32, u64) {
    let mut spot = Spot { board: state.board, used: state.used };
    spot.board.swap(swap);
    let (steps, stopped) = extent(spot, &state.lines);
    let mut points = 0;
    for _ in 0..steps {
        let before = spot.board;
        let Some(runs) = spot.step(&state.lines) else { break };
        points += u64::from(runs.points());
        look(&before, &spot, runs.cells());
    }
    state.board = spot.board;
    state.used = spot.used;
    state.points = state.points.saturating_add(points);
    state.turns = state.turns.saturating_add(1);
    state.stopped = stopped;
    (steps, points)
}

impl Entry {
    fn new(before: &Board, after: &Board, gone: Squares) -> Entry {
        let runs = before.runs();
        let removal = |cell| Removal { cell, jewel: before.stone(cell), points: runs.through(cell) };
        let mut entry = Entry {
            removed: gone.iter().map(removal).collect(),
            falls: Vec::new(),
            arrivals: Vec::new(),
            points: runs.points(),
        };
        for column in Cell::ALL.chunks_exact(usize::from(SIZE)) {
            let (left, fallen) = (column.iter().filter(|&&cell| !gone.has(cell)), column.iter());
            let mut places = fallen.copied();
            for (&from, to) in left.zip(places.by_ref()) {
                if from != to {
                    entry.falls.push(Fall { from, to, jewel: before.stone(from) });
                }
            }
            entry.arrivals.extend(places.map(|cell| Arrival { cell, jewel: after.stone(cell) }));
        }
        entry
    }
}
