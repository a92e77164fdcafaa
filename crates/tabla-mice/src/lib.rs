#![doc = include_str!("../README.md")]

pub mod encode;
mod eval;
mod guide;
mod index;
pub mod net;
mod notation;
mod parts;
mod playout;
mod rules;
pub mod solve;
mod state;
mod symmetry;
mod view;

pub use eval::{PlainEval, Term};
pub use guide::{Eval, Glance};
pub use index::Numbering;
pub use notation::Partial;
pub use parts::{FEWEST, MEN, Mill, Point, Points};
pub use playout::{PlayedOut, Turns, playout};
pub use rules::{EndReason, Mice, Move, Refusal, Step};
pub use state::{Fault, Setup, State};
pub use symmetry::Symmetry;
pub use view::{MillView, Phase, PointView, Trace, View, view};
