#![doc = include_str!("../README.md")]

mod board;
pub mod encode;
mod files;
mod generate;
mod grid;
mod layout;
mod lexicon;
mod notation;
mod parts;
mod play;
mod players;
mod rules;
pub mod scorer;
mod state;
mod tile_set;
mod view;
mod words;

pub use board::Board;
pub use encode::MOST_RANKED;
pub use files::{LineFault, TileSetFault, read_layout, read_tile_set, write_layout, write_tile_set};
pub use generate::{Generator, Kept, Leaves, POINT, Scored, Tally, Valued};
pub use grid::Grid;
pub use layout::{Layout, Premium, SIZES, STANDARD};
pub use lexicon::{BytesFault, Extent, Hooks, Lexicon, ListError, WordFault, Words};
pub use notation::{Style, gcg, write_play};
pub use parts::{Direction, Kind, LETTERS, Letter, RACK, Rack, Square, Tile};
pub use play::Play;
pub use players::{
    Advice, Ahead, Effort, Endgame, EndgameSolver, EndgameState, LeaveTable, LeaveTrainer, LeavesFault,
    Level, Opinion, Outlook, Pick, PlainLeaves, Played, Progress, Sample, SelfPlay, Solution, Solver,
    Strategist, Task, Unsolved, leaves_for,
};
pub use rules::{ALL_TILES, Challenge, Draw, EndReason, Fault, Move, Observation, Refusal, Scrabble, Told};
pub use state::{EXCHANGE_BAG, SCORELESS_END, SEATS, Setup, State};
pub use tile_set::TileSet;
pub use view::{PlacementView, PlayerView, ScoreView, SquareView, View, board_rows, score_view, view};
pub use words::{Word, words};
