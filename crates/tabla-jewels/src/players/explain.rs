//! What must have come: the stones that turned one board into the next.
//!
//! After a round only the stones that stayed are seen. Those that came and went again in a cascade are
//! guessed: a stone is a riddle until a run needs its colour or the board at the end shows it. Of all ways
//! that end in the right board the ones with the fewest new stones are the likeliest, for each stone more
//! had to be one of six; so the ways are tried in that order.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use super::forecast::Known;
use crate::{Board, Cell, Jewel, Swap};

/// The stones that came into each column during a round, in their order.
pub type Arrivals = [Vec<Jewel>; 8];

/// How many more stones than the likeliest way another one may need, to be kept.
const SLACK: usize = 3;
/// How many ways are kept.
const WAYS: usize = 40;
/// How many stones can come in a round that is looked at.
const MOST_STONES: usize = 180;

/// The ways in which `swap` can have turned `before` into `after`, the likeliest first; at most about so
/// many boards are looked at. There is none when the one board does not follow from the other.
///
/// Stones that are known to come are taken for certain.
pub fn explain(before: &Board, swap: Swap, after: &Board, known: &Known, most_looks: usize) -> Vec<Arrivals> {
    explain_within(before, swap, after, known, most_looks).0
}

/// The same, and how many boards were looked at.
pub(crate) fn explain_within(
    before: &Board,
    swap: Swap,
    after: &Board,
    known: &Known,
    most_looks: usize,
) -> (Vec<Arrivals>, usize) {
    if !before.is_legal(swap) {
        return (Vec::new(), 0);
    }
    let mut start = *before;
    start.swap(swap);
    let mut queue = Queue::new(after);
    queue.push(Riddle::new(&start));
    let mut found: Vec<Arrivals> = Vec::new();
    let mut fewest = usize::MAX;
    while let Some((stones, riddle)) = queue.pop() {
        let is_enough = stones > fewest.saturating_add(SLACK) || found.len() == WAYS;
        if is_enough || queue.riddles.len() > most_looks {
            break;
        }
        if stones == riddle.came()
            && let Some(arrivals) = riddle.solved(after)
            && leads_to(&start, &arrivals, after)
            && !found.contains(&arrivals)
        {
            fewest = fewest.min(stones);
            found.push(arrivals);
        }
        riddle.steps(known, |next| queue.push(next));
    }
    (found, queue.riddles.len())
}

/// Whether the one board can be the other after this swap, by its lowest stones. It is asked about rounds
/// that are too long to explain; another game's board has hardly a stone in its place.
pub fn may_follow(before: &Board, swap: Swap, after: &Board) -> bool {
    let mut start = *before;
    start.swap(swap);
    let after = Cell::ALL.map(|cell| after.stone(cell).number());
    before.is_legal(swap)
        && Riddle::new(&start)
            .step(&Known::default())
            .is_some_and(|riddle| riddle.still_to_go(&after) <= MOST_TO_GO)
}

/// The stones that must have come last into each column, whatever happened in the round: what lies above the
/// most that can be left of the stones before. Nothing where nothing has changed.
pub(crate) fn came_last(before: &Board, swap: Swap, after: &Board) -> [Vec<u8>; 8] {
    let mut start = *before;
    start.swap(swap);
    let colour = |cell: usize| start.stone(Cell::ALL[cell]).number();
    let gone = start.runs().cells().bits();
    std::array::from_fn(|column| {
        let shown: Vec<u8> =
            Cell::ALL[8 * column..8 * column + 8].iter().map(|&cell| after.stone(cell).number()).collect();
        let stayed = (8 * column..8 * column + 8).filter(|&cell| gone >> cell & 1 == 0);
        let left = stayed.fold(0, |fits, cell| fits + usize::from(fits < 8 && colour(cell) == shown[fits]));
        shown[left..].to_vec()
    })
}

/// How many stones of a board may go in a cascade that is believed.
const MOST_TO_GO: usize = 34;

/// Whether exactly these stones turn the board into the other.
fn leads_to(start: &Board, arrivals: &Arrivals, after: &Board) -> bool {
    let mut used = [0; 8];
    let mut board = *start;
    let most_steps = 1 + arrivals.iter().map(Vec::len).sum::<usize>() as u32;
    board.settle(
        &mut |column: usize| {
            let stone = arrivals[column].get(used[column]).copied().unwrap_or(Jewel::Red);
            used[column] += 1;
            stone
        },
        most_steps,
    );
    board == *after && (0..8).all(|column| used[column] == arrivals[column].len())
}

/// The riddles that wait: first those that need the fewest new stones in all, and of these the newest.
struct Queue {
    after: [u8; 64],
    order: BinaryHeap<(Reverse<usize>, usize)>,
    riddles: Vec<Option<Riddle>>,
    seen: HashSet<u64>,
}

impl Queue {
    fn new(after: &Board) -> Queue {
        Queue {
            after: Cell::ALL.map(|cell| after.stone(cell).number()),
            order: BinaryHeap::new(),
            riddles: Vec::new(),
            seen: HashSet::new(),
        }
    }

    fn push(&mut self, riddle: Riddle) {
        if riddle.came() <= MOST_STONES && self.seen.insert(riddle.key()) {
            let stones = riddle.came() + riddle.still_to_go(&self.after);
            self.order.push((Reverse(stones), self.riddles.len()));
            self.riddles.push(Some(riddle));
        }
    }

    fn pop(&mut self) -> Option<(usize, Riddle)> {
        let (Reverse(stones), index) = self.order.pop()?;
        Some((stones, self.riddles.get_mut(index)?.take()?))
    }
}

/// A board in the middle of a round, some of whose stones have a colour that is not known yet.
#[derive(Clone)]
struct Riddle {
    /// For each cell the number of its stone: the first 64 are those that stood there at first.
    cells: [u8; 64],
    /// The colour of each stone, 0 while it is not known, and the column where it came.
    stones: Vec<(u8, u8)>,
}

/// Three cells that a run can lie in.
type Triple = [usize; 3];

impl Riddle {
    fn new(start: &Board) -> Riddle {
        Riddle {
            cells: std::array::from_fn(|cell| cell as u8),
            stones: Cell::ALL.map(|cell| (start.stone(cell).number(), cell.column() - 1)).to_vec(),
        }
    }

    /// How many new stones came.
    fn came(&self) -> usize {
        self.stones.len() - 64
    }

    /// A number that equal riddles share and others almost never do.
    fn key(&self) -> u64 {
        let bytes = self
            .cells
            .iter()
            .copied()
            .chain(self.stones[64..].iter().map(|&(colour, column)| colour << 3 | column));
        bytes.fold(0, |key: u64, byte| {
            (key.rotate_left(5) ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        })
    }

    fn colour(&self, cell: usize) -> u8 {
        self.stones[usize::from(self.cells[cell])].0
    }

    /// How many stones must go at least before the board can be this one: the others must be its lowest
    /// stones, in their order.
    fn still_to_go(&self, after: &[u8; 64]) -> usize {
        let mut go = 0;
        for column in 0..8 {
            let mut fits = 8 * column;
            for cell in 8 * column..8 * column + 8 {
                let colour = self.colour(cell);
                if colour == 0 || colour == after[fits] {
                    fits += 1;
                } else {
                    go += 1;
                }
            }
        }
        go
    }

    /// Every way in which the next step can go, if there is one: with the runs that are seen, and with one
    /// or two more that new stones may have made.
    fn steps(&self, known: &Known, mut next: impl FnMut(Riddle)) {
        let mut step = |riddle: Riddle| riddle.step(known).into_iter().for_each(&mut next);
        step(self.clone());
        let guesses = self.guesses();
        for (index, &(triple, colour)) in guesses.iter().enumerate() {
            let guessed = self.with(triple, colour);
            step(guessed.clone());
            // Two guesses in one order are enough.
            for second in guessed.guesses() {
                if !guesses[..index].contains(&second) {
                    step(guessed.with(second.0, second.1));
                }
            }
        }
    }

    /// The colours by cell.
    fn colours(&self) -> [u8; 64] {
        self.cells.map(|stone| self.stones[usize::from(stone)].0)
    }

    /// The runs that are possible but not certain.
    fn guesses(&self) -> Vec<(Triple, u8)> {
        let colours = self.colours();
        let mut guesses = Vec::new();
        for triple in TRIPLES {
            let [one, two, three] = triple.map(|cell| colours[cell]);
            if one != 0 && two != 0 && three != 0 {
                continue;
            }
            let most = one.max(two).max(three);
            let fits = |colour: u8| colour == 0 || colour == most;
            if most == 0 {
                guesses.extend((1..=6).map(|colour| (triple, colour)));
            } else if fits(one) && fits(two) && fits(three) {
                guesses.push((triple, most));
            }
        }
        guesses
    }

    fn with(&self, triple: Triple, colour: u8) -> Riddle {
        let mut guessed = self.clone();
        for cell in triple {
            guessed.stones[usize::from(self.cells[cell])].0 = colour;
        }
        guessed
    }

    /// Removes the runs and lets new stones come whose colours are not known.
    fn step(mut self, known: &Known) -> Option<Riddle> {
        let colours = self.colours();
        let mut gone = 0u64;
        for triple in TRIPLES {
            let [one, two, three] = triple.map(|cell| colours[cell]);
            if one != 0 && one == two && two == three {
                gone |= triple.iter().fold(0, |cells, cell| cells | 1 << cell);
            }
        }
        if gone == 0 {
            return None;
        }
        for column in (0..8).filter(|column| gone >> (8 * column) & 0xff != 0) {
            let mut lands = 8 * column;
            for cell in 8 * column..8 * column + 8 {
                if gone >> cell & 1 == 0 {
                    self.cells[lands] = self.cells[cell];
                    lands += 1;
                }
            }
            let came = self.stones[64..].iter().filter(|&&(_, at)| usize::from(at) == column).count();
            for (cell, ahead) in (lands..8 * column + 8).zip(came..) {
                self.cells[cell] = u8::try_from(self.stones.len()).ok()?;
                let colour = known.stone(column, ahead).map_or(0, Jewel::number);
                self.stones.push((colour, column as u8));
            }
        }
        Some(self)
    }

    /// The stones that came, if the round ends here with this board. Their colours are known then, for a
    /// stone that is not seen at the end was in a run.
    fn solved(&self, after: &Board) -> Option<Arrivals> {
        let mut stones = self.stones.clone();
        for cell in Cell::ALL {
            let (colour, _) = &mut stones[usize::from(self.cells[cell.index()])];
            let shown = after.stone(cell).number();
            if *colour != 0 && *colour != shown {
                return None;
            }
            *colour = shown;
        }
        let mut arrivals = Arrivals::default();
        for &(colour, column) in &stones[64..] {
            arrivals[usize::from(column)].push(Jewel::new(colour)?);
        }
        Some(arrivals)
    }
}

/// All triples of cells in which a run can lie: upright, then sideways.
const TRIPLES: [Triple; 96] = {
    let mut triples = [[0; 3]; 96];
    let mut index = 0;
    while index < 48 {
        let lowest = index / 6 * 8 + index % 6;
        triples[index] = [lowest, lowest + 1, lowest + 2];
        triples[48 + index] = [index, index + 8, index + 16];
        index += 1;
    }
    triples
};
