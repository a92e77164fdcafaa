#![doc = include_str!("../README.md")]

mod advice;
mod dice;
pub mod encode;
mod eval;
mod file;
mod friend;
mod notation;
mod odds;
mod parts;
mod policy;
mod rules;
mod skill;
mod solve;
mod spread;
mod state;
mod stats;
mod talon;
mod thrown;
mod view;

pub use advice::{Advice, Advised, Situation};
pub use dice::{Bbs, BbsError, Generator, Lcg, Seeded, Thrower};
pub use eval::Expected;
pub use file::{FileError, FileFault, Record, Step};
pub use friend::{Decision, Prospect, Reason, Reckoning, RuleFriend};
pub use odds::{Fraction, FractionError, Natural, Odds};
pub use parts::{Column, DICE, Dice, Die, FIELDS, HouseRules, Keep, Row, Throw};
pub use policy::{Outcome, Plan, Player, throw_rest};
pub use rules::{Cup, EndReason, Jamb, Move, Refusal};
pub use skill::{Grade, Judged, Review, TurnSum};
pub use solve::{Effort, Filled, Optimum, STATES, TIE, Turn, Valued};
pub use spread::{Band, Distribution, Spread};
pub use state::{Fault, Setup, State, Table};
pub use stats::{ChiSquare, DiceStatistics};
pub use talon::{AlreadyFilled, Compressed, Conversion, Dense, Entry, Layout, Store, Talon, Totals};
pub use thrown::Thrown;
pub use view::{FieldView, Mark, Mover, RowView, StorageView, SumsView, View, view};
