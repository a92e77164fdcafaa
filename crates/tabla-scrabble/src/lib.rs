#![doc = include_str!("../README.md")]

mod board;
mod layout;
mod parts;
mod play;
mod tile_set;

pub use board::Board;
pub use layout::{Layout, Premium, SIZES, STANDARD};
pub use parts::{Direction, Kind, LETTERS, Letter, RACK, Rack, Square, Tile};
pub use play::Play;
pub use tile_set::TileSet;
