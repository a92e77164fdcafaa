//! The games as the table knows them: one kit each, and nothing else names them all.

mod duel;
pub mod jamb;
mod legacy;
mod mice;
mod questions;
mod santorini;
mod saying_view;
mod wish;

use std::sync::Arc;

use serde_json::Value;
use tabla_core::TableError;
use tabla_table::{Registry, Saved, Table};

pub use saying_view::{ArgView, SayingView};
pub use wish::Upload;

use crate::MiceTables;

/// What games read from outside. A program decides what there is, and hands it in.
#[derive(Clone, Default)]
pub struct Shelf {
    /// The solved endings of Mice, which its champion knows by heart. Without them measurements are of the champion
    /// alone.
    pub mice_endings: Option<Arc<MiceTables>>,
    /// The transposition table of a champion to whom nothing was said, in megabytes.
    pub champion_mb: Option<usize>,
}

impl Shelf {
    /// What this program knows already.
    pub fn usual() -> Shelf {
        Shelf { mice_endings: crate::mice::known_endings(), champion_mb: None }
    }
}

/// Every game of the house.
pub fn registry(shelf: &Shelf) -> Registry {
    Registry::default().with(santorini::kit(shelf)).with(mice::kit(shelf)).with(jamb::kit())
}

/// The word under which a whole table is in a wish: a branch of another one, say.
const SAVED: &str = "saved";

/// Sets up the table that somebody wishes. A wish holds every seed already: the same wish gives the same table.
pub fn open(registry: &Registry, game: &str, wish: &Value) -> Result<Box<dyn Table>, TableError> {
    let kit = registry.find(game)?;
    match wish.get(SAVED) {
        Some(saved) => kit.restore(&wish::read(saved)?),
        None if kit.id() == crate::jamb::GAME => jamb::open(&kit, wish),
        None => wish::open(&kit, wish),
    }
}

/// The wish for this very table, as it is kept.
pub fn wish_for(saved: &Saved) -> Result<Value, TableError> {
    Ok(Value::Object([(SAVED.to_owned(), wish::write(saved)?)].into_iter().collect()))
}

/// Checks a wish from outside, and completes it by what chance and time decide: `seed` is a number that nobody
/// knew before.
pub fn fill_in(registry: &Registry, game: &str, wish: Value, seed: u64) -> Result<Value, TableError> {
    let kit = registry.find(game)?;
    match kit.id() {
        crate::jamb::GAME => jamb::fill_in(&kit, &wish, seed),
        _ => wish::fill_in(&*kit, wish, seed),
    }
}
