//! Every test of the crate in one program: each program more is linked, and that is dear.

mod plans;
mod process;
mod process_talk;
mod protocol;
mod ranges;
mod sandbox_words;
mod statistics;
mod tournament;
