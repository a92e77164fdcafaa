//! What the computer players think of a position: the champion, and the plain ones.

pub(crate) mod eval;
mod plain;

pub use eval::{Eval, Glance, Term, WEIGHT_COUNT, Weights, facts, term_of};
pub use plain::PlainEval;
