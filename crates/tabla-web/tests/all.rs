//! Every test of the crate in one program: each program more is linked, and that is dear.

mod page_words;
#[path = "server/main.rs"]
mod server;
#[path = "tapes/main.rs"]
mod tapes;
mod types;
