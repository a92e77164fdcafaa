#![doc = include_str!("../README.md")]

mod dice;
pub mod encode;
mod files;
mod notation;
mod odds;
mod parts;
mod players;
mod rules;
mod solve;
mod state;
mod stats;
mod talon;
mod thrown;
mod view;

pub use dice::{Bbs, Generator, Lcg, Seeded, Thrower};
pub use files::{FileError, FileFault, Record, Step};
pub use odds::{Fraction, FractionError, Natural, Odds};
pub use parts::{Column, DICE, Dice, Die, FIELDS, HouseRules, Keep, Row, Throw};
pub use players::{
    Advice, Advised, Band, Decision, Distribution, Grade, Judged, Plan, Player, Prospect, Reason, Reckoning,
    Review, RuleFriend, Situation, Spread, TurnOutcome, TurnSum, throw_rest,
};
pub use rules::{Cup, EndReason, Jamb, Move, Refusal};
pub use solve::{Effort, Filled, Optimum, STATES, TIE, TurnValues, Valued};
pub use state::{Fault, Setup, State, Table};
pub use stats::{ChiSquare, DiceStatistics};
pub use talon::{AlreadyFilled, Compressed, Conversion, Dense, Entry, Layout, Store, Talon, Totals};
pub use thrown::Thrown;
pub use view::{FieldView, Mark, Mover, RowView, StorageView, SumsView, View, view};
