//! The siege: whatever is done to the program, nothing that it has acknowledged is lost, and the same seeds
//! give the same bytes.
//!
//! Every loop is short here; `cargo xtask siege` runs the same tests longer, in the release build.

#![cfg(target_os = "linux")]
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/server.rs"]
mod server;

mod arena;
mod assault;
mod console;
mod corpus;
mod damage;
mod disk;
mod same;
mod solver;
mod web;
