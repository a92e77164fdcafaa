//! The list of the best: what enters it, and that it does.

use tabla_table::{Registry, Table};

pub use crate::jewels::{Record, best_scores};

use crate::SaveFolder;
use crate::jewels;

/// What enters the list of the best under this name: the score of a table that is over and was played without help.
pub fn score(registry: &Registry, table: &dyn Table, name: &str) -> Option<Record> {
    let scored = (registry.find(table.game()).ok()?.hooks().score)(table, name)?;
    scored.downcast().ok().map(|record| *record)
}

/// Enters the score of a table in the list of this folder; whether there was one. The list is a pleasure, not a
/// promise: that it could not be written nobody is told.
pub fn enter_score(registry: &Registry, folder: &SaveFolder, table: &dyn Table, name: &str) -> bool {
    let record = score(registry, table, name);
    let is_scored = record.is_some();
    let _ = record.map(|record| jewels::enter_score(folder, record));
    is_scored
}
