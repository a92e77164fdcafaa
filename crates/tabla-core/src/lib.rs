#![doc = include_str!("../README.md")]

// What `#[derive(Say)]` makes calls this crate by its name.
extern crate self as tabla_core;

mod encode;
mod evaluate;
mod examples;
mod game;
mod history;
mod letters;
mod notation;
mod player;
mod random;
mod record;
mod say;
mod score;
mod seat;
mod table_error;
mod viewer;

pub use encode::{Encode, rank, ranked};
pub use evaluate::{Evaluate, Guide};
pub use examples::{Example, ExampleLine, examples};
pub use game::{
    Chance, ChanceOf, Duel, ExactChance, Game, GameEnd, Never, Outcome, Turn, TurnOf, Withdrawal, Withdrawn,
};
pub use history::{DrawRules, History, HistoryDraw};
pub use letters::folded;
pub use notation::{MoveError, Notation, StateError};
pub use player::{Answer, Bound, Candidate, Limits, Player, PlayerContext, Worth, random};
pub use rand_core;
pub use random::{DieSource, Lot, SeededRng, below, fill_bytes, pick, shuffle};
pub use record::{RecordError, read_record, replay, write_record};
pub use say::{Arg, Say, Saying, say_all};
pub use score::{Score, Verdict};
pub use seat::{BySeat, Seat};
pub use tabla_say::Say;
pub use table_error::{ErrorKind, TableError};
pub use viewer::Viewer;
