//! Every test of the crate in one program: each program more is linked, and that is dear.

mod encode;
mod files;
mod guide;
mod laws;
mod naive;
mod naive_engine;
mod net;
mod perft;
mod plain_eval;
mod playthroughs;
mod rules;
mod search;
mod symmetry;
mod texts;
mod threats;
mod view;
