//! Every parser of the house, fed with texts and files that were good once.
//!
//! As a test it is short and always the same. The same targets run under libFuzzer for as long as one likes:
//! `cargo xtask fuzz`. The README of this folder tells more.

mod choices;
mod damage;
mod fixtures;
mod parsers;
mod promises;
mod run;
mod target;

pub use parsers::TARGETS;
pub use run::{chosen, run};
pub use target::{Dish, Feeder, Parser, Target};
