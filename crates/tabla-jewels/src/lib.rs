#![doc = include_str!("../README.md")]

mod parts;
mod planes;

pub use parts::{Cell, Jewel, SIZE, Swap};
pub use planes::{Board, Random, Refill, Runs, Squares, Step, Swaps, Tally};
