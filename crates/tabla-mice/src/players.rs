//! What the computer players think of a position, and games played at random.

mod eval;
pub mod net;
mod plain;
mod playout;

pub use eval::{Eval, Glance};
pub use plain::{PlainEval, Term};
pub use playout::{PlayedOut, Turns, playout};
