#![doc = include_str!("../README.md")]

mod parts;
mod rules;
mod state;
mod talon;

pub use parts::{Column, DICE, Dice, Die, FIELDS, HouseRules, Keep, Row, Throw};
pub use rules::{Cup, Jamb, Move, Refusal};
pub use state::{Fault, Setup, State, Table};
pub use talon::{Compressed, Conversion, Dense, Entry, Filled, Layout, Store, Talon, Totals};
