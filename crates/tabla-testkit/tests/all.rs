//! Every test of the crate in one program: each program more is linked, and that is dear.

mod chance_flaws;
mod encode_flaws;
mod flaws;
mod heap;
mod piles;
