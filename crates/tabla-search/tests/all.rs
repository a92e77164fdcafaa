//! Every test of the crate in one program: each program more is linked, and that is dear.

mod agreement;
mod forced;
mod lattice;
mod stopping;
