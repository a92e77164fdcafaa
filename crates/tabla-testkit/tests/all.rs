//! Every test of the crate in one program: each program more is linked, and that is dear.

mod encode_flaws;
mod flaws;
mod heap;
mod luck_flaws;
mod piles;
