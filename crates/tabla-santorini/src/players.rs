//! What the computer players think of a position: the champion, and the plain ones.

pub(crate) mod eval;
pub(crate) mod net;
mod plain;

pub use eval::{Eval, Glance, Term, WEIGHT_COUNT, Weights, facts, term_of};
pub use net::{Net, NetEval, NetFault, Trail};
pub use plain::PlainEval;
