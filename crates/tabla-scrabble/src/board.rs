//! What lies where.

use std::fmt;

use crate::{Direction, Square, Tile};

/// The tiles on a board of some size.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: usize,
    tiles: Vec<Option<Tile>>,
}

impl Board {
    /// An empty board of this size.
    pub fn empty(size: usize) -> Board {
        Board { size, tiles: vec![None; size * size] }
    }

    /// How many rows, and as many columns.
    #[inline]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether the square is on the board.
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        square.row() < self.size && square.column() < self.size
    }

    /// The tile on this square; none beyond the edge.
    #[inline]
    pub fn tile(&self, square: Square) -> Option<Tile> {
        if self.has(square) { self.tiles[square.row() * self.size + square.column()] } else { None }
    }

    /// Puts a tile there, or takes it away; beyond the edge nothing happens.
    #[inline]
    pub fn set(&mut self, square: Square, tile: Option<Tile>) {
        if self.has(square) {
            self.tiles[square.row() * self.size + square.column()] = tile;
        }
    }

    /// The square so many steps on, or back; `None` beyond the edge.
    #[inline]
    pub fn step(&self, square: Square, direction: Direction, steps: isize) -> Option<Square> {
        square.step(direction, steps).filter(|&square| self.has(square))
    }

    /// All squares, row by row from the top left, and what lies there.
    #[inline]
    pub fn tiles(&self) -> &[Option<Tile>] {
        &self.tiles
    }

    /// Row by row from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[Option<Tile>]> {
        self.tiles.chunks(self.size)
    }

    /// Whether nothing lies on it.
    pub fn is_empty(&self) -> bool {
        self.tiles.iter().all(Option::is_none)
    }

    /// Whether a tile lies beside this square, above or below.
    pub fn touches(&self, square: Square) -> bool {
        Direction::BOTH.iter().any(|&direction| {
            [-1, 1].iter().any(|&side| {
                self.step(square, direction, side).is_some_and(|beside| self.tile(beside).is_some())
            })
        })
    }

    /// The first square of the unbroken line of tiles that ends just before this square, or the square
    /// itself where none does.
    pub fn reach_back(&self, square: Square, direction: Direction) -> Square {
        let mut first = square;
        while let Some(before) = self.step(first, direction, -1).filter(|&before| self.tile(before).is_some())
        {
            first = before;
        }
        first
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.rows() {
            for tile in row {
                match tile {
                    Some(tile) => write!(f, "{tile}")?,
                    None => write!(f, ".")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
