#![doc = include_str!("../README.md")]

mod bbs;
mod evaluate;
mod game;
mod history;
mod lcg;
mod notation;
mod random;
mod record;
mod say;
mod score;
mod seat;

pub use bbs::{Bbs, BbsError};
pub use evaluate::{Evaluate, Guide};
pub use game::{Duel, EventOf, ExactLuck, Game, Luck, Never, Outcome, Solo, Turn};
pub use history::{DrawRules, History, HistoryDraw};
pub use lcg::Lcg;
pub use notation::{MoveError, Notation, StateError};
pub use rand_core;
pub use random::{DieSource, Frozen, below, pick, shuffle};
pub use record::{RecordError, read_record, replay, write_record};
pub use say::{Arg, Say, Saying, say_all};
pub use score::{Score, Verdict};
pub use seat::{BySeat, Seat};
