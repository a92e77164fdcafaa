//! What must have come: the stones that turned one board into the next.
//!
//! After a round only the stones that stayed are seen. Those that came and went again in a cascade are
//! guessed: a stone is a riddle until a run needs its colour or the board at the end shows it. Of all ways
//! that end in the right board the ones with the fewest new stones are the likeliest, for each stone more
//! had to be one of six; so the ways are tried in that order.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use crate::{Board, Cell, Jewel, Refill, Swap};

/// The stones that came into each column during a round, in their order.
pub type Arrivals = [Vec<Jewel>; 8];

/// How many more stones than the likeliest way another one may need, to be kept.
const SLACK: usize = 4;

/// The ways in which `swap` can have turned `before` into `after`, the likeliest first; at most about so
/// many are looked at. There is none when the one board does not follow from the other.
pub fn explain(before: &Board, swap: Swap, after: &Board, most_looks: usize) -> Vec<Arrivals> {
    if !before.is_legal(swap) {
        return Vec::new();
    }
    let mut start = *before;
    start.swap(swap);
    let riddle = Riddle::new(&start);
    let mut queue = Queue::default();
    for next in riddle.steps() {
        queue.push(next);
    }
    let mut found: Vec<Arrivals> = Vec::new();
    let mut fewest = usize::MAX;
    let mut looks = 0;
    while let Some(riddle) = queue.pop() {
        looks += 1;
        if looks > most_looks || riddle.came() > fewest.saturating_add(SLACK) {
            break;
        }
        if let Some(arrivals) = riddle.solved(after)
            && leads_to(&start, &arrivals, after)
            && !found.contains(&arrivals)
        {
            fewest = fewest.min(riddle.came());
            found.push(arrivals);
        }
        for next in riddle.steps() {
            queue.push(next);
        }
    }
    found
}

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

/// The riddles that wait, those with the fewest new stones first and of these the oldest.
#[derive(Default)]
struct Queue {
    order: BinaryHeap<Reverse<(usize, usize)>>,
    riddles: Vec<Option<Riddle>>,
    seen: BTreeSet<Riddle>,
}

impl Queue {
    fn push(&mut self, riddle: Riddle) {
        if self.seen.insert(riddle.clone()) {
            self.order.push(Reverse((riddle.came(), self.riddles.len())));
            self.riddles.push(Some(riddle));
        }
    }

    fn pop(&mut self) -> Option<Riddle> {
        let Reverse((_, index)) = self.order.pop()?;
        self.riddles.get_mut(index)?.take()
    }
}

/// A board in the middle of a round, some of whose stones have a colour that is not known yet.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Riddle {
    /// For each cell the number of its stone: the first 64 are those that stood there at first.
    cells: [u16; 64],
    /// The colour of each stone, 0 while it is not known.
    colours: Vec<u8>,
    /// The new stones of each column.
    columns: [Vec<u16>; 8],
}

/// Three cells that a run can lie in.
type Triple = [usize; 3];

impl Riddle {
    fn new(start: &Board) -> Riddle {
        Riddle {
            cells: std::array::from_fn(|cell| cell as u16),
            colours: Cell::ALL.map(|cell| start.stone(cell).number()).to_vec(),
            columns: Default::default(),
        }
    }

    /// How many new stones came.
    fn came(&self) -> usize {
        self.colours.len() - 64
    }

    fn colour(&self, cell: usize) -> u8 {
        self.colours[usize::from(self.cells[cell])]
    }

    /// Every way in which the next step can go, if there is one: with the runs that are seen, and with one
    /// or two more that new stones may have made.
    fn steps(&self) -> Vec<Riddle> {
        let mut ways = vec![self.clone()];
        for (triple, colour) in self.guesses() {
            let guessed = self.with(triple, colour);
            ways.extend(guessed.guesses().into_iter().map(|(triple, colour)| guessed.with(triple, colour)));
            ways.push(guessed);
        }
        ways.into_iter().filter_map(Riddle::step).collect()
    }

    /// The runs that are possible but not certain.
    fn guesses(&self) -> Vec<(Triple, u8)> {
        let mut guesses = Vec::new();
        for triple in triples() {
            let colours = triple.map(|cell| self.colour(cell));
            let known: Vec<u8> = colours.into_iter().filter(|&colour| colour != 0).collect();
            match known[..] {
                [] => guesses.extend((1..=6).map(|colour| (triple, colour))),
                [colour] => guesses.push((triple, colour)),
                [one, other] if one == other => guesses.push((triple, one)),
                _ => {}
            }
        }
        guesses
    }

    fn with(&self, triple: Triple, colour: u8) -> Riddle {
        let mut guessed = self.clone();
        for cell in triple {
            guessed.colours[usize::from(self.cells[cell])] = colour;
        }
        guessed
    }

    /// Removes the runs and lets new stones come whose colours are not known.
    fn step(mut self) -> Option<Riddle> {
        let mut gone = [false; 64];
        for triple in triples() {
            let [one, two, three] = triple.map(|cell| self.colour(cell));
            if one != 0 && one == two && two == three {
                triple.map(|cell| gone[cell] = true);
            }
        }
        if !gone.contains(&true) {
            return None;
        }
        for column in 0..8 {
            let cells = 8 * column..8 * column + 8;
            let mut stays: Vec<u16> =
                cells.clone().filter(|&cell| !gone[cell]).map(|cell| self.cells[cell]).collect();
            while stays.len() < 8 {
                let stone = self.colours.len() as u16;
                self.colours.push(0);
                self.columns[column].push(stone);
                stays.push(stone);
            }
            self.cells[cells].copy_from_slice(&stays);
        }
        Some(self)
    }

    /// The stones that came, if the round ends here with this board. Their colours are known, for a stone
    /// that is not seen at the end was in a run.
    fn solved(&self, after: &Board) -> Option<Arrivals> {
        let mut colours = self.colours.clone();
        for cell in Cell::ALL {
            let (colour, shown) =
                (&mut colours[usize::from(self.cells[cell.index()])], after.stone(cell).number());
            if *colour != 0 && *colour != shown {
                return None;
            }
            *colour = shown;
        }
        let mut arrivals = Arrivals::default();
        for (stones, arrived) in self.columns.iter().zip(&mut arrivals) {
            for &stone in stones {
                arrived.push(Jewel::new(colours[usize::from(stone)])?);
            }
        }
        Some(arrivals)
    }
}

/// All triples of cells in which a run can lie.
fn triples() -> impl Iterator<Item = Triple> {
    let upright = (0..64).filter(|cell| cell % 8 < 6).map(|cell| [cell, cell + 1, cell + 2]);
    let sideways = (0..48).map(|cell| [cell, cell + 8, cell + 16]);
    upright.chain(sideways)
}
