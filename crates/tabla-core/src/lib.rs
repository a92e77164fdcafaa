#![doc = include_str!("../README.md")]

mod evaluate;
mod game;
mod history;
mod notation;
mod random;
mod record;
mod say;
mod score;
mod seat;

pub use evaluate::{Evaluate, Guide};
pub use game::{Duel, EventOf, ExactLuck, Game, Luck, Never, Outcome, Solo, Turn};
pub use history::{DrawRules, History, HistoryDraw};
pub use notation::{MoveError, Notation, StateError};
pub use rand_core;
pub use random::{Frozen, below, pick, shuffle};
pub use record::{RecordError, read_record, replay, write_record};
pub use say::{Arg, Say, Saying};
pub use score::{Score, Verdict};
pub use seat::{BySeat, Seat};
