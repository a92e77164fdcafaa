//! The page in a real Chromium, used as a person uses it: by mouse and by keyboard, on a phone and on a desk.
//!
//! `cargo xtask test` installs Chromium and its driver where they are missing. No story may leave an error in
//! the browser's console.

#![cfg(target_os = "linux")]

mod arena;
mod away;
mod browser;
mod daily;
mod duel;
mod friend;
mod harness;
mod house;
mod jamb;
mod jewels;
mod learn;
mod life;
mod looks;
mod mice;
mod own;
mod own_speed;
mod photographs;
mod queue;
mod review;
mod room;
mod santorini;
mod scrabble;
mod server;
mod windows;
