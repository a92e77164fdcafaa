//! Every test of the crate in one program: each program more is linked, and that is dear.

mod anything;
mod boards;
mod common;
mod games;
mod jamb;
mod jamb_anything;
mod jewels;
mod mice;
mod scrabble;
mod serbian;
