//! What the first edition kept: a wish and deeds, which were done again at every start. They are converted once, when
//! the file is opened: the deeds go through the table one last time, and what happened is kept as events. A turn that a
//! friend played was kept without its moves; that friend plays by rules, so the same moves are filled in.
//!
//! A table that cannot be converted stops nobody and is not lost: its rows stay as they are, for a later edition, and
//! every start says so.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::{Connection, OptionalExtension, Transaction};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{Say, Saying};
use tabla_table::{Act as TableAct, Registry, SeatPlayers};

use super::rows::{add, rows};
use super::{Meeting, StoredSeat, StoredTable};
use crate::keys::Digest;
use crate::table::{HouseTable, Opening, Outfit};
use crate::wire::Act;

/// Something that was done at a table, as the first edition kept it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// The seat that did it, counted from 1; 0 is the house.
    pub seat: u8,
    pub act: Act,
    /// How long it took, in milliseconds, as [`HouseTable::at_after`] counts it.
    pub spent: u64,
    /// For a computer player's move: it is known to be one.
    #[serde(default)]
    pub by_computer: bool,
}

/// What comes of deeds.
pub struct Replayed {
    /// The table, with everything that happened there.
    pub table: HouseTable,
    /// Whether computer players wait to be told.
    pub step: bool,
    /// What people called themselves.
    pub names: BTreeMap<u8, String>,
}

/// Does again what was done at the table of this wish.
pub fn replay(outfit: &Outfit, game: &str, wish: &Value, deeds: &[Deed]) -> Result<Replayed, Saying> {
    let opening = Opening::kept(&outfit.registry, game, wish)?;
    let table = HouseTable::restore(outfit, "", &opening)?;
    let mut replayed = Replayed { table, step: false, names: BTreeMap::new() };
    deeds.iter().try_for_each(|deed| replayed.perform(deed))?;
    Ok(replayed)
}

impl Replayed {
    /// Does this again, or says why not; then nothing has changed.
    pub fn perform(&mut self, deed: &Deed) -> Result<(), Saying> {
        let (table, at) = (&self.table, self.table.at_after(deed.spent));
        let events = match &deed.act {
            Act::Pace { step } => {
                self.step = *step;
                return Ok(());
            }
            Act::Name { seat, name } => {
                // A name that the game refused was the house's all the same.
                let events = table.decide(deed.seat, &deed.act, at).unwrap_or_default();
                self.names.insert(*seat, name.clone());
                events
            }
            Act::Play { text } if deed.by_computer => {
                let (text, by) = (text.clone(), table.player(deed.seat));
                table.decide_act(deed.seat, TableAct::Play { text, by, because: Vec::new() }, at)?
            }
            act => table.decide(deed.seat, act, at)?,
        };
        self.table.apply(&events)
    }
}

/// A table of an older edition that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("store-unread")]
pub struct Unread {
    /// Its name in addresses.
    pub id: String,
    #[say(skip)]
    pub game: String,
    pub because: Saying,
}

/// The tables of the first edition get other names, so that theirs are free.
pub(super) fn set_aside(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute_batch(
        "drop index if exists tables_by_change;
         drop index if exists seats_by_table;
         drop index if exists deeds_by_word;
         alter table tables rename to old_tables;
         alter table seats rename to old_seats;
         alter table deeds rename to old_deeds;",
    )
}

/// Converts what was set aside, now or at an earlier start, and says what stays there.
pub(super) fn convert(transaction: &Transaction<'_>, games: &Registry) -> rusqlite::Result<Vec<Unread>> {
    let set_aside = "select 1 from sqlite_schema where type = 'table' and name = 'old_tables'";
    if transaction.query_row(set_aside, [], |_| Ok(())).optional()?.is_none() {
        return Ok(Vec::new());
    }
    // Nobody plays here; whoever thinks is a friend who remembers nothing.
    let outfit = Outfit { registry: games.clone(), players: SeatPlayers::new(0) };
    let ids: Vec<(String, String)> = transaction
        .prepare("select id, game from old_tables order by opened, id")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    let mut unread = Vec::new();
    for (id, game) in ids {
        match convert_table(transaction, &outfit, &id)? {
            Ok(()) => drop(transaction.execute("delete from old_tables where id = ?1", [&id])?),
            Err(because) => unread.push(Unread { id, game, because }),
        }
    }
    if unread.is_empty() {
        transaction.execute_batch("drop table old_deeds; drop table old_seats; drop table old_tables;")?;
    }
    Ok(unread)
}

fn convert_table(
    transaction: &Transaction<'_>,
    outfit: &Outfit,
    id: &str,
) -> rusqlite::Result<Result<(), Saying>> {
    let old = match read(transaction, id) {
        Ok(old) => old,
        // The file itself fails, and not what is in a row.
        Err(error) if error.sqlite_error_code().is_some() => return Err(error),
        Err(error) => return Ok(Err(unreadable(&error))),
    };
    // Whatever is wrong with an old table, the house opens.
    let converted = catch_unwind(AssertUnwindSafe(|| old.convert(outfit)));
    match converted.unwrap_or_else(|_| Err(Saying::new("server-failed"))) {
        Ok(table) => add(transaction, &table, [old.opened, old.changed]).map(Ok),
        Err(because) => Ok(Err(because)),
    }
}

fn unreadable(error: &impl ToString) -> Saying {
    Saying::new("desk-setup").with("detail", error.to_string())
}

/// A table of the first edition.
struct Old {
    id: String,
    game: String,
    setup: String,
    branch_of: Option<(String, usize)>,
    opened: i64,
    changed: i64,
    seats: Vec<StoredSeat>,
    /// The deeds as JSON, with the senders' words.
    deeds: Vec<(String, Option<String>)>,
}

fn read(connection: &Connection, id: &str) -> rusqlite::Result<Old> {
    let query = "select game, setup, branch_of, branch_ply, opened, changed from old_tables where id = ?1";
    let mut old = connection.query_row(query, [id], |row| {
        let (of, ply): (Option<String>, Option<i64>) = (row.get(2)?, row.get(3)?);
        Ok(Old {
            id: id.to_owned(),
            game: row.get(0)?,
            setup: row.get(1)?,
            branch_of: of.zip(ply.map(|ply| ply as usize)),
            opened: row.get(4)?,
            changed: row.get(5)?,
            seats: Vec::new(),
            deeds: Vec::new(),
        })
    })?;
    let seats = "select seat, digest from old_seats where table_id = ?1 order by seat";
    old.seats = rows(connection, seats, id, |row| {
        let digest = Digest::of_bytes(row.get(1)?);
        Ok(StoredSeat { seat: row.get(0)?, digest, seen: None })
    })?;
    let deeds = "select deed, word from old_deeds where table_id = ?1 order by number";
    old.deeds = rows(connection, deeds, id, |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(old)
}

impl Old {
    fn convert(&self, outfit: &Outfit) -> Result<StoredTable, Saying> {
        let wish: Value = serde_json::from_str(&self.setup).map_err(|error| unreadable(&error))?;
        let deeds = self.deeds.iter().map(|(deed, _)| serde_json::from_str(deed));
        let deeds: Vec<Deed> = deeds.collect::<Result<_, _>>().map_err(|error| unreadable(&error))?;
        let Replayed { table, step, names } = replay(outfit, &self.game, &wish, &deeds)?;
        Ok(StoredTable {
            id: self.id.clone(),
            game: self.game.clone(),
            opening: table.opening(),
            step,
            names: names.into_iter().collect(),
            branch_of: self.branch_of.clone(),
            seats: self.seats.clone(),
            words: self.deeds.iter().filter_map(|(_, word)| word.clone()).collect(),
            meeting: Meeting::default(),
            day: None,
        })
    }
}
