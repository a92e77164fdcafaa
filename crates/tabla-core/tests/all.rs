//! Every test of the crate in one program: each program more is linked, and that is dear.

mod derive_say;
mod record;
mod say;
mod score;
