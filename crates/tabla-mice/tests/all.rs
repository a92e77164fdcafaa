//! Every test of the crate in one program: each program more is linked, and that is dear.

mod draws;
mod encode;
mod files;
mod index;
mod laws;
mod naive;
mod naive_engine;
mod outcomes;
mod perft;
mod plain_eval;
mod playouts;
mod playthroughs;
mod rules;
mod search;
mod solve;
mod symmetry;
mod texts;
mod view;
