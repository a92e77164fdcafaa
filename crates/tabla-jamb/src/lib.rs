#![doc = include_str!("../README.md")]

mod dice;
mod notation;
mod parts;
mod rules;
mod state;
mod stats;
mod talon;

pub use dice::{Generator, Seeded, Thrower};
pub use parts::{Column, DICE, Dice, Die, FIELDS, HouseRules, Keep, Row, Throw};
pub use rules::{Cup, Jamb, Move, Refusal};
pub use state::{Fault, Setup, State, Table};
pub use stats::{ChiSquare, DiceStatistics};
pub use talon::{AlreadyFilled, Compressed, Conversion, Dense, Entry, Layout, Store, Talon, Totals};
