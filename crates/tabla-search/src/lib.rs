#![doc = include_str!("../README.md")]

mod answer;
mod champion;
mod ordering;
mod path;
mod perft;
mod plain;
mod transposition;

pub use answer::{NeverStop, RootMove, SearchAnswer, StopSignal};
pub use champion::{Champion, Options};
pub use perft::{divide, perft};
pub use plain::{Plain, alphabeta, deepen, minimax};
pub use tabla_core::{Bound, Limits};
pub use transposition::{Entry, TranspositionTable};
