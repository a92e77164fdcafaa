#![doc = include_str!("../README.md")]

pub mod encode;
mod notation;
mod parts;
mod players;
mod rules;
pub mod solve;
mod state;
mod symmetry;
mod view;

pub use notation::Partial;
pub use parts::{FEWEST, MEN, Mill, Point, Points};
pub use players::{Eval, Glance, PlainEval, PlayedOut, Term, Turns, net, playout};
pub use rules::{EndReason, Mice, Move, Refusal, Step};
pub use solve::Numbering;
pub use state::{Fault, Setup, State};
pub use symmetry::Symmetry;
pub use view::{MillView, Phase, PointView, Trace, View, view};
