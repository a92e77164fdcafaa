#![doc = include_str!("../README.md")]

pub mod jewels;
pub mod process;
pub mod sandbox;
