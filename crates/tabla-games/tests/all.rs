//! Every test of the crate in one program: each program more is linked, and that is dear.

mod clocks;
mod daily;
mod kit_duels;
#[path = "kit_jamb/main.rs"]
mod kit_jamb;
#[path = "kit_jewels/main.rs"]
mod kit_jewels;
#[path = "kit_scrabble/main.rs"]
mod kit_scrabble;
mod mice_endings;
mod mice_solution;
mod mice_tables;
mod mice_words;
mod numbers;
mod players;
mod review;
mod scrabble;
mod sealed;
mod storage;
mod tables;
mod ugi;
mod words;
