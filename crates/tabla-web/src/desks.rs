//! The desks of the games.

pub mod fault;
pub mod jamb;
pub mod jewels;
mod shared;
#[cfg(test)]
mod trial;
