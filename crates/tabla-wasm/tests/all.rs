//! What a page is told.

mod games;
mod page;
