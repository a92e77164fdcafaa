//! The board as the generator of plays sees it: every line in both directions, with what each empty square
//! allows and adds.
//!
//! A tile laid on an empty square may complete a word sideways. Which letters do, and what the neighbours
//! add, is kept for every square and brought up to date as tiles are laid, so that a search for plays looks
//! along one line at a time.

use crate::lexicon::{ALL_LETTERS, END, TURN};
use crate::{Board, Direction, Kind, Layout, Lexicon, Play, Premium, Square, Tile, TileSet};

/// A board prepared for one word list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    size: usize,
    /// What each kind of tile is worth, in the order of [`Kind::ALL`].
    values: [u8; Kind::COUNT],
    centre: Square,
    /// Whether the layout is the same on both sides of the diagonal from the top left.
    mirrored: bool,
    across: Lines,
    down: Lines,
}

/// All lines of one direction.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lines {
    /// One line after the other, each with one cell more than it has squares: an edge that allows nothing.
    cells: Vec<Cell>,
    /// The squares of each line that hold a tile, one bit each.
    taken: [u32; 26],
    /// The squares of each line where a tile completes a word sideways, one bit each.
    crossed: [u32; 26],
}

/// One square in one direction.
///
/// Two sums are kept side by side in one number: the lower half is for the word along the line, before its
/// factor; the upper half for the words sideways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    /// The letters that may be laid here; none on a taken square.
    pub allowed: u32,
    /// The bit of the letter that lies here, or 0.
    pub letter: u32,
    /// How often the value of a tile laid here counts, in both halves.
    pub counts: u64,
    /// What is added to both halves when a word covers this square, whatever is laid here.
    pub adds: u64,
    /// By how much the word along the line is multiplied when a tile is laid here.
    pub word_factor: u32,
    /// What the number of laid tiles grows by: 1, and [`CROSSED`] if a word is completed sideways.
    pub step: u32,
}

/// The mark of a tile that completes a word sideways, beside the number of tiles.
pub(crate) const CROSSED: u32 = 1 << 8;

impl Cell {
    const EDGE: Cell = Cell { allowed: 0, letter: 0, counts: 0, adds: 0, word_factor: 1, step: 0 };

    fn empty(premium: Premium) -> Cell {
        let counts = u64::from(premium.letter);
        Cell {
            allowed: ALL_LETTERS,
            letter: 0,
            counts,
            adds: 0,
            word_factor: u32::from(premium.word),
            step: 1,
        }
    }

    fn taken(tile: Tile, value: u8) -> Cell {
        Cell { letter: 1 << tile.letter().index(), adds: u64::from(value), ..Cell::EDGE }
    }

    /// Neighbours worth so much allow these letters.
    fn cross(&mut self, allowed: u32, worth: u32) {
        let letter_factor = self.counts & u64::from(u32::MAX);
        let word_factor = u64::from(self.word_factor);
        self.allowed = allowed;
        self.counts = letter_factor | (letter_factor * word_factor) << 32;
        self.adds = (u64::from(worth) * word_factor) << 32;
        self.step = 1 + CROSSED;
    }
}

/// One line of a grid.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    /// The squares, and one edge.
    pub cells: &'a [Cell],
    /// The squares that hold a tile.
    pub taken: u32,
    /// The squares where a tile completes a word sideways.
    pub crossed: u32,
}

impl Grid {
    /// An empty board with these coloured squares, for tiles worth so much.
    pub fn new(layout: &Layout, tile_set: &TileSet) -> Grid {
        let size = layout.size();
        let mirrored = layout.squares().all(|square| {
            Square::at(square.column(), square.row())
                .is_some_and(|mirror| layout.premium(mirror) == layout.premium(square))
        });
        let lines = |direction: Direction| {
            let mut cells = vec![Cell::EDGE; size * (size + 1)];
            for square in layout.squares() {
                let (line, at) = place(square, direction);
                cells[line * (size + 1) + at] = Cell::empty(layout.premium(square));
            }
            Lines { cells, taken: [0; 26], crossed: [0; 26] }
        };
        let (across, down) = (lines(Direction::Horizontal), lines(Direction::Vertical));
        Grid { size, values: *tile_set.values(), centre: layout.centre(), mirrored, across, down }
    }

    /// The grid of a board on which tiles lie already. A board that is larger than the layout loses what
    /// lies beyond it.
    pub fn of(board: &Board, layout: &Layout, tile_set: &TileSet, lexicon: &Lexicon) -> Grid {
        let mut grid = Grid::new(layout, tile_set);
        for square in layout.squares() {
            if let Some(tile) = board.tile(square) {
                grid.put(square, tile);
            }
        }
        for direction in Direction::BOTH {
            for line in 0..grid.size {
                let taken = grid.lines(direction).taken[line];
                let ends = (taken << 1 | taken >> 1) & !taken & grid.squares();
                for at in bits(ends) {
                    grid.cross(lexicon, direction, line, at);
                }
            }
        }
        grid
    }

    /// Becomes the same as a grid of the same board, and uses the memory that it has.
    pub(crate) fn copy(&mut self, other: &Grid) {
        for (own, other) in [(&mut self.across, &other.across), (&mut self.down, &other.down)] {
            own.cells.clone_from(&other.cells);
            (own.taken, own.crossed) = (other.taken, other.crossed);
        }
    }

    /// Lays the tiles of a play that fits the board: every tile on an empty square. Beyond the edge nothing
    /// is laid.
    pub fn play(&mut self, lexicon: &Lexicon, play: &Play) {
        let size = self.size;
        let placed = play.placed().filter(|(square, _)| square.row() < size && square.column() < size);
        for (square, tile) in placed.clone() {
            self.put(square, tile);
        }
        let along = play.direction();
        let mut last = None;
        for (square, _) in placed {
            self.cross_ends(lexicon, square, along.across());
            last = Some(square);
        }
        if let Some(square) = last {
            self.cross_ends(lexicon, square, along);
        }
    }

    /// The lines on which something changes with a play, one bit each: those of its squares, and those of the squares
    /// at the ends of the words that it forms. Plays on all others stay what they are.
    pub(crate) fn touched(&self, play: &Play) -> u64 {
        let along = play.direction();
        let mut touched = 0;
        let mut placed = 0;
        let mut first = None;
        let mut ends = |direction: Direction, taken: u32, at: usize| {
            let after = at + (taken >> at).trailing_ones() as usize;
            let before = at as i32 - (taken << (31 - at)).leading_ones() as i32;
            let before = usize::try_from(before).ok();
            for end in before.into_iter().chain(Some(after).filter(|&after| after < self.size)) {
                touched |= Grid::line_bit(direction.across(), end);
            }
        };
        for (square, _) in play.placed() {
            let ((line, at), (across, place)) = (place(square, along), place(square, along.across()));
            placed |= 1 << at;
            first = first.or(Some((line, at)));
            ends(along.across(), self.lines(along.across()).taken[across] | 1 << place, place);
        }
        if let Some((line, at)) = first {
            ends(along, self.lines(along).taken[line] | placed, at);
            touched |= Grid::line_bit(along, line);
        }
        bits(placed).fold(touched, |touched, at| touched | Grid::line_bit(along.across(), at))
    }

    /// The number of a line among all lines.
    #[inline]
    pub(crate) fn line_number(through: Square, direction: Direction) -> u32 {
        Grid::line_bit(direction, place(through, direction).0).trailing_zeros()
    }

    /// The bit of a line among those of all lines.
    #[inline]
    pub(crate) const fn line_bit(direction: Direction, number: usize) -> u64 {
        match direction {
            Direction::Horizontal => 1 << number,
            Direction::Vertical => 1 << (32 + number),
        }
    }

    /// How many rows, and as many columns.
    #[inline]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether no tile lies on the board.
    pub fn is_empty(&self) -> bool {
        self.across.taken == [0; 26]
    }

    /// What each kind of tile is worth.
    #[inline]
    pub(crate) fn values(&self) -> &[u8; Kind::COUNT] {
        &self.values
    }

    /// The square of the first word.
    #[inline]
    pub(crate) fn centre(&self) -> Square {
        self.centre
    }

    /// Whether a first word across is worth what it is worth down.
    #[inline]
    pub(crate) fn is_mirrored(&self) -> bool {
        self.mirrored
    }

    /// One row or one column.
    #[inline]
    pub(crate) fn line(&self, direction: Direction, line: usize) -> Line<'_> {
        let lines = self.lines(direction);
        let first = line * (self.size + 1);
        Line {
            cells: &lines.cells[first..=first + self.size],
            taken: lines.taken[line],
            crossed: lines.crossed[line],
        }
    }

    #[inline]
    fn lines(&self, direction: Direction) -> &Lines {
        match direction {
            Direction::Horizontal => &self.across,
            Direction::Vertical => &self.down,
        }
    }

    fn lines_mut(&mut self, direction: Direction) -> &mut Lines {
        match direction {
            Direction::Horizontal => &mut self.across,
            Direction::Vertical => &mut self.down,
        }
    }

    /// One bit for each square of a line.
    fn squares(&self) -> u32 {
        (1 << self.size) - 1
    }

    /// Puts a tile on an empty square; what its neighbours allow must be found anew afterwards.
    fn put(&mut self, square: Square, tile: Tile) {
        let cell = Cell::taken(tile, self.values[tile.kind().index()]);
        let stride = self.size + 1;
        for direction in Direction::BOTH {
            let (line, at) = place(square, direction);
            let lines = self.lines_mut(direction);
            lines.cells[line * stride + at] = cell;
            lines.taken[line] |= 1 << at;
            lines.crossed[line] &= !(1 << at);
        }
    }

    /// Finds anew what the empty squares at both ends of the tiles through this square allow.
    fn cross_ends(&mut self, lexicon: &Lexicon, square: Square, direction: Direction) {
        let (line, at) = place(square, direction);
        let taken = self.lines(direction).taken[line];
        let after = at + (taken >> at).trailing_ones() as usize;
        let before = at as i32 - (taken << (31 - at)).leading_ones() as i32;
        if after < self.size {
            self.cross(lexicon, direction, line, after);
        }
        if let Ok(before) = usize::try_from(before) {
            self.cross(lexicon, direction, line, before);
        }
    }

    /// Finds what the neighbours along a line allow on an empty square, for plays that cross the line.
    fn cross(&mut self, lexicon: &Lexicon, direction: Direction, line: usize, at: usize) {
        let (allowed, worth) = neighbours(lexicon, self.line(direction, line), at);
        let stride = self.size + 1;
        let lines = self.lines_mut(direction.across());
        lines.cells[at * stride + line].cross(allowed, worth);
        lines.crossed[at] |= 1 << line;
    }
}

/// The number of the line through a square, and the square's place in it.
#[inline]
fn place(square: Square, direction: Direction) -> (usize, usize) {
    match direction {
        Direction::Horizontal => (square.row(), square.column()),
        Direction::Vertical => (square.column(), square.row()),
    }
}

/// The letters that make a word of the tiles before and after an empty square, and what those tiles are
/// worth.
fn neighbours(lexicon: &Lexicon, line: Line<'_>, at: usize) -> (u32, u32) {
    let after = (line.taken >> at >> 1).trailing_ones() as usize;
    let before = if at == 0 { 0 } else { (line.taken << (32 - at)).leading_ones() as usize };
    let front = &line.cells[at - before..at];
    let back = &line.cells[at + 1..at + 1 + after];
    let worth: u64 = front.iter().chain(back).map(|cell| cell.adds).sum();
    (middles(lexicon, front, back), worth as u32)
}

/// The letters that complete a word between these letters.
fn middles(lexicon: &Lexicon, front: &[Cell], back: &[Cell]) -> u32 {
    let walk_back = |cells: &[Cell]| {
        cells.iter().rev().try_fold(lexicon.hinged(), |node, cell| lexicon.step(node, cell.letter))
    };
    if front.is_empty() {
        return walk_back(back).map_or(0, |node| lexicon.last_letters(node));
    }
    let Some(turned) = walk_back(front).and_then(|node| lexicon.step(node, TURN)) else { return 0 };
    if back.is_empty() {
        return lexicon.last_letters(turned);
    }
    let fits = |bit: &u32| {
        let first = lexicon.child(turned, *bit);
        let last = back.iter().try_fold(first, |node, cell| lexicon.step(node, cell.letter));
        last.is_some_and(|node| node.flags() & END != 0)
    };
    single_bits(turned.flags() & ALL_LETTERS).filter(fits).sum()
}

/// The places of the bits in a set.
pub(crate) fn bits(set: u32) -> impl Iterator<Item = usize> {
    single_bits(set).map(|bit| bit.trailing_zeros() as usize)
}

/// The bits of a set, each alone.
pub(crate) fn single_bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}
