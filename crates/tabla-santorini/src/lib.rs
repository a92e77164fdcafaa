#![doc = include_str!("../README.md")]

pub mod encode;
mod notation;
mod parts;
mod players;
mod rules;
mod state;
mod symmetry;
mod view;
mod weights;

// `tabla santorini tune` writes `weights.rs`, and names the module so.
use players::eval;

pub use notation::read_squares;
pub use parts::{Level, Square, Squares};
pub use players::{
    Eval, Glance, Net, NetEval, NetFault, PlainEval, Term, Trail, WEIGHT_COUNT, Weights, facts, term_of,
};
pub use rules::{EndReason, Move, Refusal, Santorini};
pub use state::{Fault, Setup, State};
pub use symmetry::{Orbit, Symmetry, orbits};
pub use view::{SquareView, Trace, View, view};
