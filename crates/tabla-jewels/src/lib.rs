#![doc = include_str!("../README.md")]

mod cascade;
mod contest;
pub mod encode;
mod files;
mod generate;
mod journal;
mod limit;
mod lines;
mod notation;
mod parts;
mod planes;
pub mod players;
mod records;
mod rules;
mod state;
mod view;

pub use contest::{Input, read_answer, read_input, write_answer, write_input};
pub use files::{FileError, Flaw, Reason, read_layout, write_layout};
pub use generate::generate;
pub use journal::{Arrival, Entry, Fall, Journal, Removal};
pub use limit::{TimeFault, TimeLimit};
pub use lines::{Feed, Lines};
pub use parts::{Cell, Jewel, SIZE, Swap};
pub use planes::{Board, Fallen, Random, Refill, Runs, Squares, Step, Swaps, Tally, Veiled};
pub use records::{Record, Records};
pub use rules::{EndReason, Jewels, Observation, Refusal};
pub use state::{Fault, Layout, Setup, State, Stop};
pub use view::{EndingView, FallView, JournalView, StepView, StoneView, View, view};
