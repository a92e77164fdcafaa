//! Every test of the crate in one program: each program more is linked, and that is dear.

mod ai_memory;
mod ai_player;
mod encode;
mod files;
mod laws;
mod naive;
mod naive_engine;
mod planes;
mod playthroughs;
mod rounds;
mod rules;
mod texts;
