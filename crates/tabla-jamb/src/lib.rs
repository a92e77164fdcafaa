#![doc = include_str!("../README.md")]

mod parts;

pub use parts::{Column, DICE, Dice, Die, FIELDS, HouseRules, Keep, Row, Throw};
