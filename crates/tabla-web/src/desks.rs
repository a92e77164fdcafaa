//! The desks of the games.

pub mod fault;
pub mod jamb;
pub mod jewels;
pub mod scrabble;
mod shared;
#[cfg(test)]
mod trial;
