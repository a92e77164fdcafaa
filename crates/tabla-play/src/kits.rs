//! The games as the table knows them: one kit each, and nothing else names them all.

mod duel;
pub mod jamb;
mod mice;
mod questions;
mod santorini;
mod saying_view;

use std::sync::Arc;

use tabla_table::Registry;

pub use saying_view::{ArgView, SayingView};

use crate::MiceTables;

/// What games read from outside. A program decides what there is, and hands it in.
#[derive(Clone, Default)]
pub struct Shelf {
    /// The solved endings of Mice, which its champion knows by heart. Without them measurements are of the champion
    /// alone.
    pub mice_endings: Option<Arc<MiceTables>>,
}

/// Every game of the house.
pub fn registry(shelf: &Shelf) -> Registry {
    Registry::default().with(santorini::kit()).with(mice::kit(shelf.mice_endings.clone())).with(jamb::kit())
}
