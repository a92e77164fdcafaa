#![doc = include_str!("../README.md")]

mod answer;
mod champion;
mod expectation;
mod memory;
mod ordering;
mod path;
mod perft;
mod plain;

pub use answer::{Answer, Bound, Limits, RootMove, Unwatched, Watch};
pub use champion::{Champion, Options};
pub use expectation::Expectation;
pub use memory::{Entry, Memory};
pub use perft::{divide, perft};
pub use plain::{Plain, alphabeta, deepen, minimax};
