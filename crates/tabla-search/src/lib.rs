#![doc = include_str!("../README.md")]

mod answer;
mod champion;
mod memory;
mod ordering;
mod path;
mod perft;
mod plain;

pub use answer::{RootMove, SearchAnswer, Unwatched, Watch};
pub use champion::{Champion, Options};
pub use memory::{Entry, Memory};
pub use perft::{divide, perft};
pub use plain::{Plain, alphabeta, deepen, minimax};
pub use tabla_core::{Bound, Limits};
