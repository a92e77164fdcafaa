#![doc = include_str!("../README.md")]

mod board;
mod generate;
mod grid;
mod layout;
mod lexicon;
mod parts;
mod play;
pub mod scorer;
mod tile_set;
mod view;
mod words;

pub use board::Board;
pub use generate::{Generator, Leaves, POINT, Scored, Valued};
pub use grid::Grid;
pub use layout::{Layout, Premium, SIZES, STANDARD};
pub use lexicon::{BytesFault, Extent, Hooks, Lexicon, ListError, WordFault, Words};
pub use parts::{Direction, Kind, LETTERS, Letter, RACK, Rack, Square, Tile};
pub use play::Play;
pub use tile_set::TileSet;
pub use view::{PlacementView, ScoreView, board_rows, score_view};
pub use words::{Word, words};
