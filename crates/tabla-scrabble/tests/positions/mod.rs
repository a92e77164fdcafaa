//! The recorded positions: boards, racks and what the plays add up to.

use tabla_scrabble::{Board, Rack, Square, Tile};

/// Positions of whole games with the English list.
const POSITIONS: &str = include_str!("../../../../data/scrabble/positions.tsv");

pub const ENGLISH: &str = include_str!("../../../../data/scrabble/enable.txt");

/// A position and what is known of it.
pub struct Position {
    pub board: Board,
    pub rack: Rack,
    pub plays: usize,
    pub sum: i64,
    pub best: i32,
}

/// All recorded positions, in their order.
pub fn positions() -> Vec<Position> {
    POSITIONS.lines().map(|line| read(line).unwrap_or_else(|| panic!("not a position: {line}"))).collect()
}

fn read(line: &str) -> Option<Position> {
    let columns: Vec<&str> = line.split('\t').collect();
    let mut board = Board::empty(15);
    for (row, written) in columns.first()?.split('/').enumerate() {
        let mut column = 0;
        let mut rest = written;
        while let Some(first) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
            if digits > 0 {
                column += rest[..digits].parse::<usize>().ok()?;
                rest = &rest[digits..];
            } else {
                board.set(Square::at(row, column)?, Some(Tile::read(first)?));
                column += 1;
                rest = &rest[1..];
            }
        }
    }
    Some(Position {
        board,
        rack: Rack::read(columns.get(1)?)?,
        plays: columns.get(3)?.parse().ok()?,
        sum: columns.get(4)?.parse().ok()?,
        best: columns.get(5)?.parse().ok()?,
    })
}
