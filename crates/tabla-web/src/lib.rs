#![doc = include_str!("../README.md")]

pub mod desk;
pub mod desks;
pub mod wire;
