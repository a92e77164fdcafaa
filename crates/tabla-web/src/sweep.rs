//! How many tables are kept, and which of them go.
//!
//! A table at which nothing was ever played goes after a time. A table with moves never goes by itself: when the house
//! is full, it opens no more tables, unless whoever keeps the server has chosen that finished games make room.

use std::collections::HashSet;
use std::time::Duration;

use axum::http::StatusCode;
use tabla_core::Saying;

use crate::house::House;
use crate::problem::Refusal;
use crate::store::StoreError;
use crate::table::HouseTable;

/// So many of the oldest tables are looked at when one has to make room.
const MOST_LOOKED_AT: usize = 2_000;

/// How much is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most tables.
    pub tables: usize,
    /// After this time a table goes at which nothing was played.
    pub unplayed: Duration,
    /// Whether the games that ended longest ago make room when the house is full.
    pub forgets_finished: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { tables: 20_000, unplayed: Duration::from_secs(24 * 3600), forgets_finished: false }
    }
}

/// Clears away what was not played by this moment (in milliseconds since 1970), except where somebody is. How many
/// tables that were.
pub fn clear_unplayed(house: &House, in_use: &HashSet<String>, now: i64) -> Result<usize, StoreError> {
    let time = i64::try_from(house.limits.unplayed.as_millis()).unwrap_or(i64::MAX);
    let unplayed = house.store.untouched(now.saturating_sub(time))?.into_iter().filter(|id| {
        // What was loaded from a file, or branched off, has moves that nobody made here.
        !in_use.contains(id) && restored(house, id).is_some_and(|table| table.is_unplayed())
    });
    let unplayed: Vec<String> = unplayed.collect();
    house.store.remove(&unplayed)?;
    Ok(unplayed.len())
}

/// Makes sure that one table more can be kept.
pub fn make_room(house: &House, in_use: &HashSet<String>) -> Result<(), Refusal> {
    if house.store.count()? < house.limits.tables {
        return Ok(());
    }
    if house.limits.forgets_finished {
        let is_over = |id: &String| {
            !in_use.contains(id) && restored(house, id).is_some_and(|table| table.to_move().is_none())
        };
        if let Some(id) = house.store.oldest(MOST_LOOKED_AT)?.into_iter().find(is_over) {
            return Ok(house.store.remove(&[id])?);
        }
    }
    let saying = Saying::new("server-full").with("most", house.limits.tables);
    Err(Refusal::new(StatusCode::INSUFFICIENT_STORAGE, saying))
}

/// The table as it stands; `None` where it cannot be read, and is left alone.
fn restored(house: &House, id: &str) -> Option<HouseTable> {
    let stored = house.store.load(id).ok().flatten()?;
    HouseTable::restore(&house.outfit, id, &stored.opening).ok()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;
    use tabla_games::kits::{Shelf, registry};

    use super::*;
    use crate::hall::Hall;
    use crate::keys::Key;
    use crate::store::{Store, now};
    use crate::wire::Act;

    #[tokio::test(flavor = "multi_thread")]
    async fn what_was_never_played_goes_after_a_time_unless_somebody_is_there() {
        let limits = Limits { unplayed: Duration::from_secs(3600), ..Limits::default() };
        let house = House::new(Store::in_memory().unwrap(), None, registry(&Shelf::default()));
        let house = Arc::new(house.with_limits(limits));
        let hall = Hall::new(Arc::clone(&house));
        let new =
            || serde_json::from_value(json!({ "game": "mice", "setup": { "players": ["human", "human"] } }));
        let mut ids = Vec::new();
        for _ in 0..3 {
            ids.push(hall.open(new().unwrap()).await.unwrap());
        }
        let [empty, watched, played] = ids.try_into().unwrap();
        let room = hall.room(&played.table.id).await.unwrap();
        let keys: Vec<Key> = played.keys.values().filter_map(|key| Key::read(key)).collect();
        let reader = room.reader(&keys);
        room.act(&reader, "one", Act::Play { text: "d2".to_owned() }).unwrap();
        // A branch has moves, although nobody has played there yet.
        let branch =
            hall.branch(&room, reader, crate::wire::BranchRequest { ply: 1, seat: None }).await.unwrap();
        let in_use = HashSet::from([watched.table.id.clone()]);
        assert_eq!(clear_unplayed(&house, &in_use, now()).unwrap(), 0, "it is too soon");
        assert_eq!(clear_unplayed(&house, &in_use, now() + 3_601_000).unwrap(), 1);
        let is_kept = |id: &str| house.store.load(id).unwrap().is_some();
        assert!(!is_kept(&empty.table.id));
        for table in [watched, played, branch] {
            assert!(is_kept(&table.table.id));
        }
    }
}
