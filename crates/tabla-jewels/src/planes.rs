//! The board as three planes of bits: runs, falls and legal swaps of all cells at once.
//!
//! A stone's number, 1 to 6, is spread over three words of 64 bits, one bit for each cell. Two cells are
//! equal where no plane differs, so one shift of each plane compares every cell with its neighbour; a
//! number is never 0, so a shift over the left or right edge compares with nothing and finds nothing.
//! The lower and the upper edge need masks.

mod veiled;

use std::ops::{BitAnd, BitOr};

use tabla_core::below;
use tabla_core::rand_core::Rng;

use crate::{Cell, Jewel, SIZE, Swap};

pub use veiled::Veiled;

const COLUMNS: usize = SIZE as usize;
/// The lowest cell of each column, and the highest.
const FLOOR: u64 = 0x0101_0101_0101_0101;
const CEILING: u64 = FLOOR << 7;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(u64);

impl Squares {
    pub const NONE: Squares = Squares(0);
    pub const ALL: Squares = Squares(u64::MAX);

    /// The cells whose bits are set.
    #[inline]
    pub const fn from_bits(bits: u64) -> Squares {
        Squares(bits)
    }

    /// The set as bits, numbered as [`Cell::index`] says.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many cells there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// How many cells there are in each column, from the left.
    #[inline]
    pub fn by_column(self) -> [u8; COLUMNS] {
        self.0.to_le_bytes().map(|column| column.count_ones() as u8)
    }

    /// The cells, column by column from the left, each from the bottom up.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = Cell::new(rest.trailing_zeros() as u8);
            rest &= rest.wrapping_sub(1);
            cell
        })
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

/// Where new stones come from.
pub trait Refill {
    /// The next stone of a column, 0 to 7 from the left.
    fn next(&mut self, column: usize) -> Jewel;

    /// New stones for all these cells as three planes. By default they are asked for one by one, column
    /// by column, each column from the bottom up.
    #[inline]
    fn fill(&mut self, cells: Squares) -> [u64; 3] {
        let mut planes = [0; 3];
        let mut rest = cells.0;
        while rest != 0 {
            let cell = rest.trailing_zeros();
            rest &= rest - 1;
            let number = u64::from(self.next(cell as usize / COLUMNS).number());
            for (place, plane) in planes.iter_mut().enumerate() {
                *plane |= (number >> place & 1) << cell;
            }
        }
        planes
    }
}

impl<F: FnMut(usize) -> Jewel> Refill for F {
    #[inline]
    fn next(&mut self, column: usize) -> Jewel {
        self(column)
    }
}

/// New stones at random, all colours equally likely.
#[derive(Clone, Debug)]
pub struct Random<R>(pub R);

impl<R: Rng> Refill for Random<R> {
    #[inline]
    fn next(&mut self, _: usize) -> Jewel {
        Jewel::ALL[below(&mut self.0, Jewel::ALL.len() as u64) as usize]
    }

    /// Three random words are stones for every cell but those where they say 0 or 7: these are drawn
    /// again.
    #[inline]
    fn fill(&mut self, cells: Squares) -> [u64; 3] {
        let mut planes = [0; 3];
        let mut rest = cells.0;
        while rest != 0 {
            let [one, two, four] = [self.0.next_u64(), self.0.next_u64(), self.0.next_u64()];
            let good = rest & (one | two | four) & !(one & two & four);
            planes[0] |= one & good;
            planes[1] |= two & good;
            planes[2] |= four & good;
            rest &= !good;
        }
        planes
    }
}

/// The runs on a board: the left ends of those in a row, the lower ends of those in a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Runs {
    sideways: u64,
    upright: u64,
}

impl Runs {
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.sideways | self.upright == 0
    }

    /// How many there are; a line of five stones contains three.
    #[inline]
    pub const fn len(self) -> u32 {
        self.sideways.count_ones() + self.upright.count_ones()
    }

    /// What they pay: each of the three stones one point for each run that it lies in.
    #[inline]
    pub const fn points(self) -> u32 {
        3 * self.len()
    }

    /// The cells that lie in a run.
    #[inline]
    pub const fn cells(self) -> Squares {
        let Runs { sideways, upright } = self;
        Squares(sideways | sideways << 8 | sideways << 16 | upright | upright << 1 | upright << 2)
    }

    /// How many different runs the cell lies in: the points that its stone pays.
    pub const fn through(self, cell: Cell) -> u32 {
        let bit = cell.bit();
        (self.sideways & (bit | bit >> 8 | bit >> 16)).count_ones()
            + (self.upright & (bit | bit >> 1 | bit >> 2)).count_ones()
    }
}

/// The legal swaps of a board: the left cells of those in a row, the lower cells of those in a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Swaps {
    sideways: u64,
    upright: u64,
}

impl Swaps {
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.sideways.count_ones() + self.upright.count_ones()
    }

    /// Whether there is none, and the game is over.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.sideways | self.upright == 0
    }

    /// Whether the swap is among them.
    pub fn has(self, swap: Swap) -> bool {
        let set = if swap.is_sideways() { self.sideways } else { self.upright };
        set >> first_bit(swap) & 1 == 1
    }

    /// The swap with this number, below [`Swaps::len`], in the order of [`Swap::ALL`].
    #[inline]
    pub fn nth(self, number: u32) -> Option<Swap> {
        let sideways = self.sideways.count_ones();
        if number < sideways {
            Some(Swap::sideways(nth_bit(self.sideways, number)))
        } else if number - sideways < self.upright.count_ones() {
            Some(Swap::upright(nth_bit(self.upright, number - sideways)))
        } else {
            None
        }
    }

    /// One of the swaps, all equally likely; `None` when there is none.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(self, dice: &mut R) -> Option<Swap> {
        let count = self.len();
        if count == 0 { None } else { self.nth(below(dice, count.into()) as u32) }
    }

    /// The swaps in the order of [`Swap::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Swap> {
        let Swaps { mut sideways, mut upright } = self;
        std::iter::from_fn(move || {
            if sideways != 0 {
                let left = sideways.trailing_zeros() as u8;
                sideways &= sideways - 1;
                Some(Swap::sideways(left))
            } else if upright != 0 {
                let lower = upright.trailing_zeros() as u8;
                upright &= upright - 1;
                Some(Swap::upright(lower))
            } else {
                None
            }
        })
    }
}

/// One step of a round: runs were found and removed, stones fell, new ones came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The runs that were found.
    pub runs: Runs,
    /// The cells that new stones have filled, as they lie after the fall.
    pub filled: Squares,
}

/// What a whole round came to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// The points of all steps.
    pub points: u32,
    /// How many steps there were.
    pub steps: u32,
}

/// A full board.
///
/// ```
/// use tabla_jewels::{Board, Jewel, Swap};
/// let rows = ["12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121"];
/// let mut board = Board::from_rows(rows).unwrap();
/// let swap = board.swaps().iter().find(|swap| swap.to_string() == "6 3 6 4").unwrap();
/// board.swap(swap);
/// assert_eq!(board.runs().points(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    planes: [u64; 3],
}

impl Board {
    /// The board on which each cell holds what the function says.
    pub fn from_fn(mut stone: impl FnMut(Cell) -> Jewel) -> Board {
        let mut planes = [0; 3];
        for cell in Cell::ALL {
            let number = stone(cell).number();
            for (place, plane) in planes.iter_mut().enumerate() {
                *plane |= u64::from(number >> place & 1) << cell.index();
            }
        }
        Board { planes }
    }

    /// The board of eight rows of eight digits 1 to 6, from the top; `None` if anything else stands there.
    pub fn from_rows<T: AsRef<[u8]>>(rows: [T; COLUMNS]) -> Option<Board> {
        let row_is_good = |row: &T| row.as_ref().len() == COLUMNS;
        let stone = |cell: Cell| {
            let row = rows.get(usize::from(cell.row() - 1))?.as_ref();
            Jewel::from_digit(*row.get(usize::from(cell.column() - 1))?)
        };
        let is_good = rows.iter().all(row_is_good) && Cell::ALL.into_iter().all(|cell| stone(cell).is_some());
        is_good.then(|| Board::from_fn(|cell| stone(cell).unwrap_or(Jewel::Red)))
    }

    /// The stone in a cell.
    #[inline]
    pub fn stone(&self, cell: Cell) -> Jewel {
        Jewel::ALL[usize::from(self.number(cell.index())) - 1]
    }

    /// The cells that hold stones of this colour.
    #[inline]
    pub fn cells_of(&self, jewel: Jewel) -> Squares {
        cells_of(self.planes, jewel)
    }

    /// The planes, the lowest binary place first: what tables of patterns are looked up by.
    #[inline]
    pub const fn planes(&self) -> [u64; 3] {
        self.planes
    }

    #[inline]
    fn number(&self, index: usize) -> u8 {
        let [one, two, four] = self.planes;
        (one >> index & 1 | (two >> index & 1) << 1 | (four >> index & 1) << 2) as u8
    }

    /// Every run on the board.
    #[inline]
    pub fn runs(&self) -> Runs {
        runs(self.planes, u64::MAX)
    }

    /// Every legal swap of a board without runs.
    #[inline]
    pub fn swaps(&self) -> Swaps {
        Alike::of(self.planes, u64::MAX).swaps()
    }

    /// Whether the swap is legal: whether it makes a run.
    pub fn is_legal(&self, swap: Swap) -> bool {
        self.swaps().has(swap)
    }

    /// Exchanges two stones, whether or not a run arises.
    #[inline]
    pub fn swap(&mut self, swap: Swap) {
        exchange(&mut self.planes, swap);
    }

    /// Takes these stones away and lets those above fall.
    #[inline]
    pub fn fall(&self, cells: Squares) -> Fallen {
        Fallen { planes: close(self.planes, cells) }
    }

    /// Takes these stones away, lets those above fall and new ones come; the cells where they came.
    #[inline]
    pub fn remove<F: Refill>(&mut self, cells: Squares, refill: &mut F) -> Squares {
        let fallen = self.fall(cells);
        *self = fallen.fill(refill);
        fallen.empty()
    }

    /// The next step of a round: `None` when no run is left.
    #[inline]
    pub fn step<F: Refill>(&mut self, refill: &mut F) -> Option<Step> {
        let runs = self.runs();
        if runs.is_empty() {
            return None;
        }
        let filled = self.remove(runs.cells(), refill);
        Some(Step { runs, filled })
    }

    /// Takes steps until no run is left or so many steps were taken: cyclic refill lines can make a
    /// cascade endless.
    #[inline]
    pub fn settle<F: Refill>(&mut self, refill: &mut F, most_steps: u32) -> Tally {
        let mut tally = Tally::default();
        while tally.steps < most_steps
            && let Some(step) = self.step(refill)
        {
            tally.points += step.runs.points();
            tally.steps += 1;
        }
        tally
    }

    /// Plays a whole round: the swap and all its steps, at most so many.
    #[inline]
    pub fn play<F: Refill>(&mut self, swap: Swap, refill: &mut F, most_steps: u32) -> Tally {
        self.swap(swap);
        self.settle(refill, most_steps)
    }
}

/// A board whose stones have fallen while the cells on top wait for new ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fallen {
    planes: [u64; 3],
}

impl Fallen {
    /// The cells that wait.
    #[inline]
    pub const fn empty(&self) -> Squares {
        let [one, two, four] = self.planes;
        Squares(!(one | two | four))
    }

    /// Takes away the runs that the stones make which are there, as long as there are any, while none come; what they
    /// pay.
    #[inline]
    pub fn settle(&mut self) -> u32 {
        let mut points = 0;
        loop {
            let runs = runs(self.planes, !self.empty().0);
            if runs.is_empty() {
                return points;
            }
            points += runs.points();
            self.planes = close(self.planes, runs.cells());
        }
    }

    /// The full board once new stones have come.
    #[inline]
    pub fn fill<F: Refill>(&self, refill: &mut F) -> Board {
        let mut planes = self.planes;
        for (plane, new) in planes.iter_mut().zip(refill.fill(self.empty())) {
            *plane |= new;
        }
        Board { planes }
    }

    /// The cells that hold stones of this colour.
    #[inline]
    pub fn cells_of(&self, jewel: Jewel) -> Squares {
        cells_of(self.planes, jewel)
    }

    /// Which neighbours are alike; a cell that waits is like no other.
    #[inline]
    pub(crate) fn alike(&self) -> Alike {
        Alike::of(self.planes, !self.empty().0)
    }
}

/// Which cells are like a near one: the neighbour to the right or above, the next but one, the two diagonal
/// ones to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Alike {
    pub(crate) right: u64,
    pub(crate) above: u64,
    pub(crate) up_right: u64,
    pub(crate) down_right: u64,
    pub(crate) right_two: u64,
    pub(crate) above_two: u64,
}

impl Alike {
    #[inline]
    fn of(planes: [u64; 3], full: u64) -> Alike {
        Alike {
            right: equal(planes, 8) & full,
            above: equal(planes, 1) & full & !CEILING,
            up_right: equal(planes, 9) & full & !CEILING,
            down_right: equal(planes, 7) & full & !FLOOR,
            right_two: equal(planes, 16) & full,
            above_two: equal(planes, 2) & full & !(CEILING | CEILING >> 1),
        }
    }

    /// The swaps that bring a stone next to two equal ones. These lie side by side before or behind the
    /// cell where it arrives, or on both sides of it; each comparison serves several of the cases.
    #[inline]
    pub(crate) fn swaps(&self) -> Swaps {
        let Alike { right, above, up_right, down_right, right_two, above_two } = *self;
        let sideways = right_two & right >> 16
            | right_two << 8 & right << 16
            | (down_right & above) >> 1
            | up_right & above >> 9
            | up_right << 1 & above << 2
            | down_right & above >> 6
            | (above_two & up_right) << 1
            | down_right & above_two >> 7;
        let upright = above_two & above >> 2
            | above_two << 1 & above << 2
            | down_right >> 1 & right >> 8
            | up_right & right >> 9
            | up_right << 8 & right << 16
            | down_right << 7 & right << 15
            | (right_two & up_right) << 8
            | (right_two & down_right) << 7;
        Swaps { sideways, upright }
    }
}

/// The runs of stones that are not masked out.
#[inline]
fn runs(planes: [u64; 3], full: u64) -> Runs {
    let (right, above) = (equal(planes, 8) & full, equal(planes, 1) & full & !CEILING);
    Runs { sideways: right & right >> 8, upright: above & above >> 1 }
}

#[inline]
fn exchange(planes: &mut [u64; 3], swap: Swap) {
    let (shift, low) = (if swap.is_sideways() { 8 } else { 1 }, 1u64 << first_bit(swap));
    for plane in planes {
        let differ = (*plane ^ *plane >> shift) & low;
        *plane ^= differ | differ << shift;
    }
}

/// Closes gaps: what is above them falls, and zeros come from above. The lowest gaps of all columns close
/// together, so there are as many rounds as the fullest column has gaps.
#[inline]
fn close(planes: [u64; 3], cells: Squares) -> [u64; 3] {
    let (mut planes, mut gaps) = (planes, cells.0);
    while gaps != 0 {
        // Each byte less one, without borrowing from the next byte: bits below the lowest gap.
        let below = (((gaps | CEILING) - FLOOR) ^ !gaps & CEILING) & !gaps;
        planes = planes.map(|plane| plane & below | plane >> 1 & !below & !CEILING);
        gaps = gaps >> 1 & !below & !CEILING;
    }
    planes
}

/// Where all three planes say this colour.
#[inline]
fn cells_of(planes: [u64; 3], jewel: Jewel) -> Squares {
    let place = |place: usize| if jewel.number() >> place & 1 == 1 { planes[place] } else { !planes[place] };
    Squares(place(0) & place(1) & place(2))
}

/// Where a cell is equal to the cell `shift` places farther on.
#[inline]
fn equal(planes: [u64; 3], shift: u32) -> u64 {
    let [one, two, four] = planes;
    !(one ^ one >> shift | two ^ two >> shift | four ^ four >> shift)
}

/// The number of the swap's left or lower cell.
#[inline]
fn first_bit(swap: Swap) -> usize {
    let [first, second] = swap.cells();
    first.index().min(second.index())
}

/// The place of the set bit with this number, counted from the lowest.
#[inline]
fn nth_bit(bits: u64, number: u32) -> u8 {
    let mut rest = bits;
    for _ in 0..number {
        rest &= rest.wrapping_sub(1);
    }
    rest.trailing_zeros() as u8
}
