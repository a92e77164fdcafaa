//! One line of the board, made ready for one rack.

use super::hand::Holding;
use crate::grid::{Cell, Line, bits};
use crate::lexicon::{ALL_LETTERS, Node};
use crate::{Direction, Grid, Lexicon};

/// Where plays begin to grow: a run of tiles, or a single empty square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hinge {
    /// The first square of the run, or the empty square.
    pub(super) first: usize,
    /// The last square of the run, or the empty square.
    pub(super) last: usize,
    /// How far to the left tiles may be laid.
    pub(super) leftmost: usize,
    /// How far to the right tiles may be laid.
    pub(super) rightmost: usize,
    /// Where the letters of the run lead, read backwards; `None` for an empty square.
    pub(super) run: Option<Node>,
}

/// A row or a column on which a play may lie.
pub(super) struct Lane<'g> {
    pub(super) direction: Direction,
    pub(super) number: usize,
    /// The squares, and one edge.
    pub(super) cells: &'g [Cell],
    /// The squares that hold a tile.
    pub(super) taken: u32,
    /// The letters that may be laid on each square.
    pub(super) allowed: [u32; 28],
    /// What all squares before each square add.
    pub(super) before: [u64; 28],
    /// The empty squares at which plays may begin to grow.
    crossed: u32,
    runs: Runs,
}

/// The runs of tiles of a line that some word contains, from left to right.
struct Runs {
    list: [(u8, u8, Option<Node>); 13],
    len: usize,
}

impl<'g> Lane<'g> {
    /// The line made ready; `None` if no play can lie on it.
    pub(super) fn of(
        lexicon: &Lexicon,
        grid: &'g Grid,
        direction: Direction,
        number: usize,
        holding: &Holding,
    ) -> Option<Lane<'g>> {
        let line = grid.line(direction, number);
        let mut crossed = line.crossed;
        if line.taken | crossed == 0 {
            crossed = first_square(grid, direction, number)?;
        }
        let mut allowed = [0; 28];
        let mut before = [0; 28];
        let mut sum = 0;
        for ((cell, allowed), before) in line.cells.iter().zip(&mut allowed).zip(&mut before) {
            *allowed = cell.allowed & holding.hand.letters();
            *before = sum;
            sum += cell.adds;
        }
        let runs = Runs::of(lexicon, line);
        for &(first, _, node) in runs.iter().filter(|run| run.0 > 0) {
            // Whatever is laid there continues the run to the left.
            allowed[usize::from(first) - 1] &= node.map_or(0, Node::flags) & ALL_LETTERS;
        }
        Some(Lane { direction, number, cells: line.cells, taken: line.taken, allowed, before, crossed, runs })
    }

    /// Calls with every hinge, from left to right.
    pub(super) fn hinges(&self, mut visit: impl FnMut(Hinge)) {
        let end = self.cells.len() - 1;
        let mut gap = 0;
        for &(first, last, run) in self.runs.iter() {
            let (first, last) = (usize::from(first), usize::from(last));
            self.squares(gap, first, &mut visit);
            if run.is_some() {
                visit(Hinge { first, last, leftmost: gap, rightmost: end - 1, run });
            }
            gap = last + 2;
        }
        self.squares(gap, end + 1, &mut visit);
    }

    /// The hinges in a gap that ends before the run at `next`; the square beside the run is not part of it.
    fn squares(&self, gap: usize, next: usize, visit: &mut impl FnMut(Hinge)) {
        let below = |at: usize| (1u32 << at) - 1;
        if gap + 1 >= next {
            return;
        }
        let mut leftmost = gap;
        for at in bits(self.crossed & below(next - 1) & !below(gap)) {
            if self.allowed[at] != 0 {
                visit(Hinge { first: at, last: at, leftmost, rightmost: next - 2, run: None });
            }
            leftmost = at + 1;
        }
    }
}

impl Runs {
    fn of(lexicon: &Lexicon, line: Line<'_>) -> Runs {
        let mut runs = Runs { list: [(0, 0, None); 13], len: 0 };
        let mut rest = line.taken;
        while rest != 0 && runs.len < runs.list.len() {
            let first = rest.trailing_zeros() as usize;
            let last = first + (rest >> first).trailing_ones() as usize - 1;
            let letters = line.cells[first..=last].iter().rev();
            let node = letters
                .map(|cell| cell.letter)
                .try_fold(lexicon.hinged(), |node, bit| lexicon.step(node, bit));
            runs.list[runs.len] = (first as u8, last as u8, node);
            runs.len += 1;
            rest &= !((2 << last) - 1);
        }
        runs
    }

    fn iter(&self) -> impl Iterator<Item = &(u8, u8, Option<Node>)> {
        self.list[..self.len].iter()
    }
}

/// The square of the line through which the first word of the game must go, as a set.
fn first_square(grid: &Grid, direction: Direction, number: usize) -> Option<u32> {
    let centre = grid.centre();
    let (line, at) = match direction {
        Direction::Horizontal => (centre.row(), centre.column()),
        Direction::Vertical => (centre.column(), centre.row()),
    };
    let counts = direction == Direction::Horizontal || !grid.is_mirrored();
    (line == number && counts && grid.is_empty()).then_some(1 << at)
}
