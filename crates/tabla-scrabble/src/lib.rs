#![doc = include_str!("../README.md")]

mod board;
mod layout;
mod parts;
mod play;
pub mod scorer;
mod tile_set;
mod view;
mod words;

pub use board::Board;
pub use layout::{Layout, Premium, SIZES, STANDARD};
pub use parts::{Direction, Kind, LETTERS, Letter, RACK, Rack, Square, Tile};
pub use play::Play;
pub use tile_set::TileSet;
pub use view::{PlacementView, ScoreView, board_rows, score_view};
pub use words::{Word, words};
