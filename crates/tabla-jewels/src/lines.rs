//! The refill lines: for each column the stones that fall into it, over and over again.

use std::sync::Arc;

use crate::planes::Refill;
use crate::{Fault, Jewel};

const COLUMNS: usize = 8;

/// Eight refill lines of 8 to 1024 stones, the one of the leftmost column first.
///
/// They are shared: a copy costs no more than a number.
///
/// ```
/// use tabla_jewels::{Jewel, Lines};
/// let lines = Lines::new([(); 8].map(|()| vec![Jewel::Red; 8])).unwrap();
/// assert_eq!(lines.line(0).len(), 8);
/// let faults = Lines::new([(); 8].map(|()| vec![Jewel::Red; 7])).unwrap_err();
/// assert_eq!(faults[0].to_string(), "jewels-fault-line-length column=1, length=7");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lines(Arc<[Box<[Jewel]>; COLUMNS]>);

impl Lines {
    /// The fewest stones of a line.
    pub const SHORTEST: usize = 8;
    /// The most stones of a line.
    pub const LONGEST: usize = 1024;

    /// The lines, or every reason why they are none.
    pub fn new(lines: [Vec<Jewel>; COLUMNS]) -> Result<Lines, Vec<Fault>> {
        let lengths = lines.iter().map(Vec::len).zip(1u8..);
        let faults: Vec<Fault> = lengths
            .filter(|(length, _)| !(Lines::SHORTEST..=Lines::LONGEST).contains(length))
            .map(|(length, column)| Fault::LineLength { column, length })
            .collect();
        if faults.is_empty() { Ok(Lines(Arc::new(lines.map(Vec::into_boxed_slice)))) } else { Err(faults) }
    }

    /// The line of a column, 0 to 7 from the left; empty if there is no such column.
    pub fn line(&self, column: usize) -> &[Jewel] {
        self.0.get(column).map_or(&[], |line| line)
    }

    /// The lines from the left.
    pub fn iter(&self) -> impl Iterator<Item = &[Jewel]> {
        self.0.iter().map(|line| &**line)
    }
}

/// The lines in use: where each column stands in its line. What [`crate::Board::step`] draws from.
///
/// ```
/// use tabla_jewels::{Feed, Jewel, Lines, Refill};
/// let lines = Lines::new([(); 8].map(|()| [[Jewel::Red; 4], [Jewel::Blue; 4]].concat())).unwrap();
/// let mut feed = Feed::new(&lines, [3, 0, 0, 0, 0, 0, 0, 0]);
/// assert_eq!([feed.next(0), feed.next(0)], [Jewel::Red, Jewel::Blue]);
/// assert_eq!(feed.used()[0], 5);
/// assert_eq!(feed.preview()[7], Jewel::Red);
/// ```
#[derive(Clone, Debug)]
pub struct Feed<'a> {
    lines: &'a Lines,
    used: [u16; COLUMNS],
}

impl<'a> Feed<'a> {
    /// Lines of which so many stones are used already; whole rounds through a line do not count.
    pub fn new(lines: &'a Lines, used: [u16; COLUMNS]) -> Feed<'a> {
        let mut feed = Feed { lines, used };
        for (line, used) in feed.lines.iter().zip(&mut feed.used) {
            *used = (usize::from(*used) % line.len()) as u16;
        }
        feed
    }

    /// Lines of which so many stones are used, each number less than its line is long.
    #[inline]
    pub(crate) fn resume(lines: &'a Lines, used: [u16; COLUMNS]) -> Feed<'a> {
        Feed { lines, used }
    }

    /// How many stones of each line are used, whole rounds through a line not counted.
    #[inline]
    pub fn used(&self) -> [u16; COLUMNS] {
        self.used
    }

    /// The next stone of each column.
    pub fn preview(&self) -> [Jewel; COLUMNS] {
        let mut ahead = self.clone();
        std::array::from_fn(|column| ahead.next(column))
    }
}

impl Refill for Feed<'_> {
    /// The stones of columns beyond the eighth are those of the first again.
    #[inline]
    fn next(&mut self, column: usize) -> Jewel {
        let column = column % COLUMNS;
        let (line, used) = (&self.lines.0[column], &mut self.used[column]);
        let stone = line[usize::from(*used)];
        *used = if usize::from(*used) + 1 == line.len() { 0 } else { *used + 1 };
        stone
    }
}
