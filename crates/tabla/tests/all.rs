//! Every test of the crate in one program: each program more is linked, and that is dear.

mod arena;
mod bots;
mod common;
mod fullscreen;
mod game_files;
mod jamb;
mod jamb_scripts;
mod jewels;
mod jewels_ai;
mod jewels_judge;
mod languages;
mod mice;
mod mice_scripts;
mod proxy;
mod puzzles;
mod review;
mod scrabble;
mod scripts;
mod serve;
#[path = "common/server.rs"]
mod server;
mod sixth;
mod state_texts;
#[path = "tapes/main.rs"]
mod tapes;
mod terminal;
mod workshop;
