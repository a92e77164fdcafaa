//! What a page is told, and that a module tells the same as this program.
//!
//! The module is the one that `TABLA_MODULE` names: `cargo xtask site --test` builds it and says so. Without it there is
//! nothing to compare with, and the games are only played.

mod games;
mod page;
