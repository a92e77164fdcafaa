#![doc = include_str!("../README.md")]

pub mod encode;
mod eval;
mod index;
mod notation;
mod parts;
mod plain;
mod rules;
mod state;
mod view;
mod weights;

pub use eval::{Eval, Glance, Term, WEIGHT_COUNT, Weights, facts, term_of};
pub use index::{Orbit, Symmetry, orbits};
pub use notation::read_squares;
pub use parts::{Level, Square, Squares};
pub use plain::PlainEval;
pub use rules::{EndReason, Move, Refusal, Santorini};
pub use state::{Fault, Setup, State};
pub use view::{SquareView, Trace, View, view};
