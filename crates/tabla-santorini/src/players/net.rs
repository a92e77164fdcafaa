//! A small network's opinion of a position, kept up from move to move.
//!
//! Each worker tells the network four facts: where it stands and how high, and how high the two squares of each of the
//! four pairs round it are; a square that is taken or domed counts as a wall, and so does the edge. Every square tells
//! its height. Each fact has a row of numbers; the sum of the rows that hold is the view of one side, to which own and
//! enemy workers are different facts. Both views, the mover's first, are bent and weighed together; which weights do
//! that depends on how much is built.
//!
//! A turn changes a few facts, so the views of the position after it are those before it with a few rows taken out and
//! put in. All numbers are small integers: the opinion is the same on every machine.

use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

use tabla_core::{Evaluate, Guide, Score, Seat};

use super::eval::{Eval, Glance};
use crate::{Move, Santorini, Square, State};

/// How many sums a view has.
pub const WIDTH: usize = 128;
/// A worker's place, its level, which pair of neighbours, and how high each of the two is.
pub const WORKER_ROWS: usize = 25 * 3 * PAIRS.len() * WALLED * WALLED;
/// A square and its height.
pub const HEIGHT_ROWS: usize = 25 * 5;
/// The sets of weights that weigh the views, by the number of levels built.
pub const BUCKETS: usize = 8;

/// What 1.0 is in the views.
pub const UNIT: i32 = 255;
/// What 1.0 is in the weights of the views.
pub const SCALE: i32 = 64;
/// Points for one unit of the network's answer.
pub const POINTS: i32 = 100;

/// The most that a row may have, so that no view runs over: 42 rows are added.
const MOST_IN_ROW: i16 = 765;
/// The most that a weight may be, so that a bent sum times the weight does not run over.
const MOST_WEIGHT: i16 = 127;
/// The opinion stays within ± this.
const MOST_POINTS: i64 = 20_000;

/// The four heights that can be stepped onto, and walls.
const WALLED: usize = WALL as usize + 1;
const WALL: u8 = 4;
/// Squares of the walled board in a row; a power of two.
const STRIDE: usize = 8;
/// The pairs of neighbours, as distances on the walled board.
const PAIRS: [[isize; 2]; 4] = [[-9, -8], [-7, 1], [9, 8], [7, -1]];

/// As long as four lines of memory, and never across more.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
struct Lanes([i16; WIDTH]);

#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// For each fact about a worker what it adds to the view of its own side, and to that of the other.
    workers: Vec<[Lanes; 2]>,
    heights: Vec<Lanes>,
    bias: Lanes,
    /// The weights of the mover's view, and of the other.
    last: [[Lanes; 2]; BUCKETS],
    last_bias: [i32; BUCKETS],
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net {{ width: {WIDTH} }}")
    }
}

/// Why bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetFault {
    /// Too many or too few.
    Length { bytes: usize },
    /// They do not begin as the files of this program do.
    Head,
    /// Something was changed on the way: the checksum is another.
    Checksum,
    /// A number is too large for sums that must not run over.
    TooLarge,
}

const HEAD: &[u8; 8] = b"TSANNET1";
const HEAD_BYTES: usize = HEAD.len() + 4;
const SHORTS: usize = (WORKER_ROWS * 2 + HEIGHT_ROWS + 1 + BUCKETS * 2) * WIDTH;
/// How many bytes a network takes in a file.
pub const NET_BYTES: usize = HEAD_BYTES + 2 * SHORTS + 4 * BUCKETS;

impl Net {
    /// Reads a network as `training/santorini` writes it: eight letters, the CRC-32 of the rest, the rows of the
    /// workers' facts for their own side and the other, those of the heights, the biases, for each bucket the weights of
    /// both views, all as 16 bits, and the biases of the buckets as 32 bits, little end first.
    pub fn read(bytes: &[u8]) -> Result<Net, NetFault> {
        if bytes.len() != NET_BYTES {
            return Err(NetFault::Length { bytes: bytes.len() });
        }
        let (head, rest) = bytes.split_at(HEAD.len());
        if head != HEAD {
            return Err(NetFault::Head);
        }
        let (sum, rest) = rest.split_at(4);
        if sum != crc32fast::hash(rest).to_le_bytes() {
            return Err(NetFault::Checksum);
        }
        let (shorts, longs) = rest.split_at(2 * SHORTS);
        let mut shorts = shorts.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut longs =
            longs.chunks_exact(4).map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let mut lanes = || Lanes(std::array::from_fn(|_| shorts.next().unwrap_or_default()));
        let net = Net {
            workers: (0..WORKER_ROWS).map(|_| [lanes(), lanes()]).collect(),
            heights: (0..HEIGHT_ROWS).map(|_| lanes()).collect(),
            bias: lanes(),
            last: std::array::from_fn(|_| [lanes(), lanes()]),
            last_bias: std::array::from_fn(|_| longs.next().unwrap_or_default()),
        };
        let rows = net.workers.iter().flatten().chain(&net.heights).chain([&net.bias]);
        let is_small = |lanes: &Lanes, most: i16| lanes.0.iter().all(|lane| (-most..=most).contains(lane));
        let fits = rows.into_iter().all(|row| is_small(row, MOST_IN_ROW))
            && net.last.iter().flatten().all(|row| is_small(row, MOST_WEIGHT));
        if fits { Ok(net) } else { Err(NetFault::TooLarge) }
    }

    /// A network that has no opinion at all.
    pub fn silent() -> Net {
        let nothing = Lanes([0; WIDTH]);
        Net {
            workers: vec![[nothing; 2]; WORKER_ROWS],
            heights: vec![nothing; HEIGHT_ROWS],
            bias: nothing,
            last: [[nothing; 2]; BUCKETS],
            last_bias: [0; BUCKETS],
        }
    }

    /// What the network says of a position, in points for the side to move, from nothing.
    pub fn opinion(&self, state: &State) -> i32 {
        self.points(&self.begin(state), state.side, state.levels())
    }

    /// What the network says, in points for the side to move.
    #[inline]
    fn points(&self, trail: &Trail, mover: Seat, levels: u32) -> i32 {
        self.settle(trail);
        let bucket = (levels as usize / 4).min(BUCKETS - 1);
        let sums = trail.sums.borrow();
        let views = [&sums.views[mover.index() & 1], &sums.views[mover.other().index() & 1]];
        let mut sum = 0;
        for (view, weights) in views.into_iter().zip(&self.last[bucket]) {
            sum += i64::from(weighed(view, weights));
        }
        let answer = sum / i64::from(UNIT) + i64::from(self.last_bias[bucket]);
        (answer * i64::from(POINTS) / i64::from(UNIT * SCALE)).clamp(-MOST_POINTS, MOST_POINTS) as i32
    }
}

/// The sums of a view between nothing and one, squared and weighed.
#[inline]
fn weighed(view: &Lanes, weights: &Lanes) -> i32 {
    let mut sum = 0i32;
    for (&lane, &weight) in view.0.iter().zip(&weights.0) {
        let bent = lane.clamp(0, UNIT as i16);
        sum += i32::from(bent) * i32::from(bent.wrapping_mul(weight));
    }
    sum
}

/// What the network's evaluation carries along a line: the board with its walls, and both views. Most positions are
/// never judged, so what the last turn changed is put into the views only when somebody asks.
#[derive(Clone)]
pub struct Trail {
    /// How high each square is; taken and domed squares and the edge are walls.
    cells: [u8; 64],
    /// How high each square is, whoever stands there.
    heights: [u8; 64],
    /// Where the workers stand on the walled board, the first player's before the second's.
    workers: [u8; 4],
    sums: RefCell<Sums>,
}

/// Both views, and what they are sums of.
#[derive(Clone)]
struct Sums {
    /// The numbers of the workers' facts, four for each worker.
    rows: [u16; 16],
    /// The fact about the height of the square that was built on in a turn not yet put into the views.
    waiting: Option<u8>,
    views: [Lanes; 2],
}

const fn cell(square: Square) -> usize {
    (square.row() as usize + 1) * STRIDE + square.column() as usize + 1
}

/// The number of a square's lowest fact, by its place on the walled board.
static PLACES: [u16; 64] = {
    let mut places = [0; 64];
    let mut index = 0;
    while index < 25 {
        places[cell(Square::ALL[index])] = (index * 3 * PAIRS.len() * WALLED * WALLED) as u16;
        index += 1;
    }
    places
};

impl Trail {
    /// No worker is placed.
    fn blank() -> Trail {
        let sums = Sums { rows: [0; 16], waiting: None, views: [Lanes([0; WIDTH]); 2] };
        Trail { cells: [WALL; 64], heights: [0; 64], workers: [0; 4], sums: RefCell::new(sums) }
    }

    /// The facts about the worker that stands in this cell.
    #[inline]
    fn facts(&self, at: u8) -> [u16; 4] {
        let at = usize::from(at & 63);
        let level = usize::from(self.heights[at].min(2));
        let first = PLACES[at] + (level * PAIRS.len() * WALLED * WALLED) as u16;
        let height = |by: isize| u16::from(self.cells[at.wrapping_add_signed(by) & 63]);
        std::array::from_fn(|pair| {
            let [one, other] = PAIRS[pair];
            first + (pair * WALLED * WALLED) as u16 + height(one) * WALLED as u16 + height(other)
        })
    }
}

#[inline]
fn level_at(state: &State, square: Square) -> u8 {
    state.risen.iter().map(|set| u8::from(set.has(square))).sum()
}

#[inline]
fn exchange(lanes: &mut Lanes, old: &Lanes, new: &Lanes) {
    for ((lane, old), new) in lanes.0.iter_mut().zip(&old.0).zip(&new.0) {
        *lane = lane.wrapping_add(new.wrapping_sub(*old));
    }
}

fn add(lanes: &mut Lanes, row: &Lanes) {
    for (lane, row) in lanes.0.iter_mut().zip(&row.0) {
        *lane = lane.wrapping_add(*row);
    }
}

impl Net {
    /// The trail of a position, from nothing.
    pub fn begin(&self, state: &State) -> Trail {
        let mut trail = Trail::blank();
        if state.is_placing() {
            return trail;
        }
        let sums = trail.sums.get_mut();
        sums.views = [self.bias; 2];
        let taken = state.workers.first | state.workers.second;
        for square in Square::ALL {
            let level = level_at(state, square);
            trail.heights[cell(square)] = level;
            trail.cells[cell(square)] = if taken.has(square) { WALL } else { level };
            for view in &mut sums.views {
                add(view, &self.heights[square.index() * 5 + usize::from(level)]);
            }
        }
        let workers = state.workers.first.chain(state.workers.second);
        for (held, worker) in trail.workers.iter_mut().zip(workers) {
            *held = cell(worker) as u8;
        }
        for number in 0..4 {
            let (seat, facts) = (number / 2, trail.facts(trail.workers[number]));
            let sums = trail.sums.get_mut();
            for (pair, fact) in facts.into_iter().enumerate() {
                sums.rows[number * 4 + pair] = fact;
                let row = &self.workers[usize::from(fact)];
                add(&mut sums.views[seat], &row[0]);
                add(&mut sums.views[1 - seat], &row[1]);
            }
        }
        trail
    }

    /// The trail after this move.
    #[inline]
    pub fn follow(&self, trail: &Trail, before: &State, mv: Move, after: &State) -> Trail {
        let Move::Turn { from, to, build } = mv else {
            // Nothing is asked of a game that is over, and the last placement is where the network begins.
            return if matches!(mv, Move::Place(..)) { self.begin(after) } else { trail.clone() };
        };
        self.settle(trail);
        let mut next = trail.clone();
        let built = level_at(before, build);
        next.cells[cell(from) & 63] = level_at(before, from);
        next.cells[cell(to) & 63] = WALL;
        next.cells[cell(build) & 63] = built + 1;
        next.heights[cell(build) & 63] = built + 1;
        for worker in &mut next.workers {
            if usize::from(*worker) == cell(from) {
                *worker = cell(to) as u8;
            }
        }
        next.sums.get_mut().waiting = Some((build.index() * 5) as u8 + (built & 3));
        next
    }

    /// Puts into the views what the last turn changed.
    #[inline]
    fn settle(&self, trail: &Trail) {
        let mut sums = trail.sums.borrow_mut();
        let Some(built) = sums.waiting.take() else { return };
        let Sums { rows, views, .. } = &mut *sums;
        let (lower, higher) = (&self.heights[usize::from(built)], &self.heights[usize::from(built) + 1]);
        for view in &mut *views {
            exchange(view, lower, higher);
        }
        for (number, &at) in trail.workers.iter().enumerate() {
            let seat = number / 2;
            for (pair, fact) in trail.facts(at).into_iter().enumerate() {
                let held = &mut rows[number * 4 + pair];
                if *held == fact {
                    continue;
                }
                let (old, new) = (&self.workers[usize::from(*held)], &self.workers[usize::from(fact)]);
                *held = fact;
                exchange(&mut views[seat], &old[0], &new[0]);
                exchange(&mut views[1 - seat], &old[1], &new[1]);
            }
        }
    }
}

/// The champion's opinion: what the network says. What its search knows of threats is what [`Eval`] knows.
#[derive(Clone, Debug)]
pub struct NetEval {
    net: Arc<Net>,
    threats: Eval,
}

impl NetEval {
    /// With this network.
    pub fn new(net: Arc<Net>) -> NetEval {
        NetEval { net, threats: Eval::default() }
    }
}

impl Evaluate<Santorini> for NetEval {
    type Trail = Trail;

    fn begin(&self, _: &Santorini, state: &State) -> Trail {
        self.net.begin(state)
    }

    #[inline]
    fn follow(&self, _: &Santorini, trail: &Trail, before: &State, mv: Move, after: &State) -> Trail {
        self.net.follow(trail, before, mv, after)
    }

    #[inline]
    fn evaluate(&self, _: &Santorini, state: &State, trail: &Trail) -> Score {
        if state.is_placing() {
            return Score::EVEN;
        }
        Score::points(self.net.points(trail, state.side, state.levels()))
    }
}

impl Guide<Santorini> for NetEval {
    type Glance = Glance;

    const SLOTS: usize = Eval::SLOTS;

    #[inline]
    fn win(&self, game: &Santorini, state: &State) -> Option<Move> {
        self.threats.win(game, state)
    }

    #[inline]
    fn in_danger(&self, game: &Santorini, state: &State) -> bool {
        self.threats.in_danger(game, state)
    }

    fn candidates(&self, game: &Santorini, state: &State, moves: &mut Vec<Move>) {
        self.threats.candidates(game, state, moves);
    }

    fn loud(&self, game: &Santorini, state: &State, moves: &mut Vec<Move>) {
        self.threats.loud(game, state, moves);
    }

    #[inline]
    fn glance(&self, game: &Santorini, state: &State) -> Glance {
        self.threats.glance(game, state)
    }

    #[inline]
    fn promise(&self, glance: &Glance, mv: Move) -> i32 {
        self.threats.promise(glance, mv)
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        self.threats.slot(mv)
    }
}
