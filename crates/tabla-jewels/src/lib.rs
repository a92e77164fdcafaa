#![doc = include_str!("../README.md")]

mod parts;

pub use parts::{Cell, Jewel, SIZE, Swap};
