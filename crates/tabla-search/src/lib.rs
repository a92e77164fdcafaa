#![doc = include_str!("../README.md")]

mod answer;
mod champion;
mod forced;
mod ordering;
mod path;
mod perft;
mod plain;
mod threats;
mod transposition;

pub use answer::{NeverStop, RootMove, SearchAnswer, StopSignal};
pub use champion::{Champion, Compare, Compared, Comparison, Options};
pub use forced::{forced_line, winning_moves, wins_with, wins_within};
pub use perft::{divide, perft};
pub use plain::{Plain, alphabeta, deepen, minimax};
pub use tabla_core::{Bound, Limits};
pub use threats::{ThreatWin, threat_win};
pub use transposition::{Entry, TranspositionTable};
