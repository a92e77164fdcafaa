//! The hall with all tables. A table is set up when somebody asks for it, and put away when nobody is there.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use tabla_core::Saying;
use tokio::sync::OnceCell;

use crate::desk::{Deed, Eye};
use crate::desks::{self, Outfit};
use crate::house::{House, aside};
use crate::keys::{self, Key};
use crate::problem::Refusal;
use crate::room::{HOST, Reader, Room, clean_name};
use crate::store::{StoredDeed, StoredSeat, StoredTable, now};
use crate::wire::{Act, Created, NewGame, TableSummary};

/// The most tables that are kept.
const MOST_TABLES: usize = 20_000;
/// The most tables in a list.
const MOST_LISTED: usize = 50;
/// The most keys in a question.
pub const MOST_KEYS: usize = 400;
/// A table at which nothing was done is swept away after this time, when there are too many.
const FORGOTTEN: Duration = Duration::from_secs(24 * 3600);
/// How often it is looked which tables nobody uses.
const ROUND: Duration = Duration::from_secs(60);

/// The hall with all tables.
pub struct Hall {
    house: Arc<House>,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Arc<Room>>>>>,
}

impl Hall {
    /// The hall of a house.
    pub fn new(house: Arc<House>) -> Hall {
        Hall { house, rooms: Mutex::default() }
    }

    /// What all tables share.
    pub fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// How many tables are set up.
    pub fn count(&self) -> usize {
        self.rooms().len()
    }

    /// The room of the table with this name.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        if !keys::is_table_name(id) {
            return Err(Refusal::not_found());
        }
        let cell = {
            let mut rooms = self.rooms();
            if rooms.get(id).and_then(|cell| cell.get()).is_some_and(|room| room.is_broken()) {
                rooms.remove(id);
            }
            Arc::clone(rooms.entry(id.to_owned()).or_default())
        };
        let (house, name) = (Arc::clone(&self.house), id.to_owned());
        let opened = cell
            .get_or_try_init(|| {
                aside(move || {
                    let stored = house.store.load(&name)?.ok_or_else(Refusal::not_found)?;
                    Room::open(&house, stored).map_err(Refusal::from)
                })
            })
            .await;
        match opened {
            Ok(room) => Ok(Arc::clone(room)),
            Err(refusal) => {
                let mut rooms = self.rooms();
                if rooms.get(id).is_some_and(|cell| !cell.initialized()) {
                    rooms.remove(id);
                }
                Err(refusal)
            }
        }
    }

    /// Opens a new table.
    pub async fn open(&self, new: NewGame) -> Result<Created, Refusal> {
        let mut deeds = Vec::new();
        for (name, seat) in new.names.iter().zip(1..) {
            let name = clean_name(name)?;
            if !name.is_empty() {
                let deed = Deed { seat, act: Act::Name { seat, name }, spent: 0, by_computer: false };
                deeds.push(StoredDeed { deed, word: None });
            }
        }
        if new.setup.get("step").and_then(serde_json::Value::as_bool) == Some(true) {
            deeds.push(waiting());
        }
        let (game, wish) = (new.game.clone(), serde_json::Value::Object(new.setup));
        let house = Arc::clone(&self.house);
        let setup = aside(move || {
            Ok(desks::fill_in(&house.outfit, &game, wish, keys::chance(), now().unsigned_abs())?)
        });
        self.add(new.game, setup.await?, deeds, None).await
    }

    /// Opens a branch of a table: it begins as that one stood after so many moves.
    pub async fn branch(&self, room: &Arc<Room>, reader: Reader, ply: usize) -> Result<Created, Refusal> {
        let from = Arc::clone(room);
        let (game, branch, names, waits) = aside(move || {
            let branch = from.branch(&reader, ply)?;
            Ok((from.game().to_owned(), branch, from.names(), from.waits()))
        })
        .await?;
        let names = names.into_iter().map(|(seat, name)| Deed {
            seat,
            act: Act::Name { seat, name },
            spent: 0,
            by_computer: false,
        });
        let mut deeds: Vec<StoredDeed> =
            names.chain(branch.deeds).map(|deed| StoredDeed { deed, word: None }).collect();
        if waits {
            deeds.push(waiting());
        }
        self.add(game, branch.setup, deeds, Some((room.id().to_owned(), ply))).await
    }

    async fn add(
        &self,
        game: String,
        setup: serde_json::Value,
        deeds: Vec<StoredDeed>,
        branch_of: Option<(String, usize)>,
    ) -> Result<Created, Refusal> {
        let house = Arc::clone(&self.house);
        let (room, keys) = aside(move || {
            house_has_room(&house)?;
            let id = keys::table_name().map_err(|_| Refusal::failed())?;
            let people = people(&house.outfit, &game, &setup)?;
            let keys = people
                .into_iter()
                .map(|seat| Key::new().map(|key| (seat, key)).map_err(|_| Refusal::failed()))
                .collect::<Result<Vec<_>, _>>()?;
            let seats = keys
                .iter()
                .map(|(seat, key)| StoredSeat { seat: *seat, digest: key.digest(), is_open: false })
                .collect();
            let stored = StoredTable { id, game, setup, branch_of, seats, deeds };
            house.store.add(&stored)?;
            Ok((Room::open(&house, stored)?, keys))
        })
        .await?;
        let cell = OnceCell::new_with(Some(Arc::clone(&room)));
        self.rooms().insert(room.id().to_owned(), Arc::new(cell));
        let held: Vec<Key> = keys.iter().map(|(_, key)| key.clone()).collect();
        let table = aside(move || room.table(&room.reader(&held))).await?;
        let keys: BTreeMap<String, String> =
            keys.into_iter().map(|(seat, key)| (seat.to_string(), key.text().to_owned())).collect();
        Ok(Created { table, keys })
    }

    /// The tables to which these keys belong, those with news first.
    pub async fn known(&self, keys: Vec<Key>) -> Result<Vec<TableSummary>, Refusal> {
        let house = Arc::clone(&self.house);
        let lines = aside(move || {
            let digests: Vec<_> = keys.iter().map(Key::digest).collect();
            Ok(house.store.known(&digests, MOST_LISTED)?)
        })
        .await?;
        let mut tables = Vec::with_capacity(lines.len());
        for line in lines {
            // A table that cannot be set up any more is not worth the failure of the whole list.
            let Ok(room) = self.room(&line.id).await else { continue };
            let game = room.game().to_owned();
            let Ok(summary) = aside(move || room.summary()).await else { continue };
            let changed = jiff::Timestamp::from_millisecond(line.changed).unwrap_or_default();
            tables.push(TableSummary {
                id: line.id,
                game,
                seats: line.seats,
                players: summary.players,
                moves: summary.moves,
                to_move: summary.to_move,
                ending: summary.ending,
                changed: changed.to_string(),
            });
        }
        Ok(tables)
    }

    /// Puts tables away that nobody uses, round after round.
    pub async fn tidy(self: Arc<Self>) {
        loop {
            tokio::time::sleep(ROUND).await;
            self.rooms().retain(|_, cell| {
                let is_used = Arc::strong_count(cell) > 1;
                let is_busy = |room: &Arc<Room>| Arc::strong_count(room) > 1 || !room.is_idle();
                is_used || cell.get().is_some_and(is_busy)
            });
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Room>>>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// That the computer players of a new table wait to be told.
fn waiting() -> StoredDeed {
    let deed = Deed { seat: HOST, act: Act::Pace { step: true }, spent: 0, by_computer: false };
    StoredDeed { deed, word: None }
}

/// Makes sure that one table more can be kept.
fn house_has_room(house: &House) -> Result<(), Refusal> {
    if house.store.count()? < MOST_TABLES {
        return Ok(());
    }
    let before = now() - i64::try_from(FORGOTTEN.as_millis()).unwrap_or(i64::MAX);
    house.store.sweep(before)?;
    if house.store.count()? < MOST_TABLES {
        return Ok(());
    }
    let saying = Saying::new("server-full").with("most", MOST_TABLES);
    Err(Refusal::new(StatusCode::INSUFFICIENT_STORAGE, saying))
}

/// The seats for which there are keys.
fn people(outfit: &Outfit, game: &str, setup: &serde_json::Value) -> Result<Vec<u8>, Refusal> {
    let showing = desks::open(outfit, "", game, setup)?.show(&Eye { seats: Vec::new() }, None)?;
    let numbered = showing.seats.iter().zip(1..);
    let people: Vec<u8> = numbered.filter(|(seat, _)| seat.is_person).map(|(_, number)| number).collect();
    Ok(if people.is_empty() { vec![HOST] } else { people })
}
