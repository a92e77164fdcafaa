//! Tiles laid in one line, in sixteen bytes.

use crate::{Board, Direction, RACK, Rack, Square, Tile};

/// Tiles laid along one line.
///
/// A play knows where the word begins (its first letter, be it new or on the board already), which of the
/// squares from there on are filled anew, and with what. The letters between are those on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Play {
    start: Square,
    direction: Direction,
    len: u8,
    tiles: [Option<Tile>; RACK],
    fills: u32,
}

impl Play {
    /// A play that lays nothing yet, for a word that begins here.
    #[inline]
    pub const fn new(start: Square, direction: Direction) -> Play {
        Play { start, direction, len: 0, tiles: [None; RACK], fills: 0 }
    }

    /// Lays one more tile so many squares after the start; tiles are laid in the order of the squares.
    /// Whether there is room: no rack has more than seven tiles, no board more than 26 columns.
    #[inline]
    pub fn lay(&mut self, offset: usize, tile: Tile) -> bool {
        let len = usize::from(self.len);
        let fits = len < RACK && offset < 26 && self.fills >> offset == 0;
        if fits {
            self.tiles[len] = Some(tile);
            self.len += 1;
            self.fills |= 1 << offset;
        }
        fits
    }

    /// The play whose tiles have these codes, the first one lowest, on these squares from the start on.
    #[inline]
    pub(crate) fn packed(start: Square, direction: Direction, codes: u64, fills: u32) -> Play {
        let bytes = codes.to_le_bytes();
        let tiles = std::array::from_fn(|index| Tile::from_code(bytes[index]));
        Play { start, direction, len: fills.count_ones() as u8, tiles, fills }
    }

    /// The square of the word's first letter.
    #[inline]
    pub const fn start(&self) -> Square {
        self.start
    }

    /// Along which line it is laid.
    #[inline]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// How many tiles it lays.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it lays none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One bit for each square from the start on that is filled anew.
    #[inline]
    pub const fn fills(&self) -> u32 {
        self.fills
    }

    /// The tiles that are laid, each with its distance from the start.
    #[inline]
    pub fn laid(&self) -> impl Iterator<Item = (usize, Tile)> + Clone + use<> {
        let mut rest = self.fills;
        let tiles = self.tiles;
        tiles.into_iter().map_while(move |tile| {
            let offset = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Some((offset, tile?))
        })
    }

    /// The squares that are filled, each with its tile; none beyond the largest board there is.
    #[inline]
    pub fn placed(&self) -> impl Iterator<Item = (Square, Tile)> + Clone + use<> {
        let (start, direction) = (self.start, self.direction);
        self.laid().filter_map(move |(offset, tile)| Some((start.step(direction, offset as isize)?, tile)))
    }

    /// What leaves the rack.
    pub fn used(&self) -> Rack {
        self.laid().map(|(_, tile)| tile.kind()).collect()
    }

    /// The word that is written along the play's line: from its start to the first empty square behind
    /// the last tile laid.
    pub fn word(&self, board: &Board) -> Vec<Tile> {
        let mut laid = self.laid().peekable();
        let mut word = Vec::new();
        for offset in 0..board.size() {
            let Some(square) = board.step(self.start, self.direction, offset as isize) else { break };
            let new = laid.next_if(|&(at, _)| at == offset).map(|(_, tile)| tile);
            match new.or(board.tile(square)) {
                Some(tile) => word.push(tile),
                None => break,
            }
        }
        word
    }
}
