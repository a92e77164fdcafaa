//! The rows of the store.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Transaction, params};
use tabla_table::{Saved, StoredEvent};

use super::{Change, Invitation, Meeting, StoredSeat, StoredTable, Taken};
use crate::keys::{Code, Digest};
use crate::table::Opening;

/// Keeps a new table; the moments are when it was opened and when something happened last.
pub(super) fn add(
    transaction: &Transaction<'_>,
    table: &StoredTable,
    [opened, changed]: [i64; 2],
) -> rusqlite::Result<()> {
    let StoredTable { id, game, opening, step, .. } = table;
    let (of, ply) = table.branch_of.as_ref().map_or((None, None), |(of, ply)| (Some(of), Some(*ply as i64)));
    let Saved { version, setup, secret, at, log } = &opening.saved;
    let bare = Saved { version: *version, setup: setup.clone(), secret: *secret, at: *at, log: Vec::new() };
    let started = opening.started.map(u64::cast_signed);
    transaction.execute(
        "insert into tables (id, game, saved, started, step, is_used, branch_of, branch_ply, opened, changed)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        params![id, game, json(&bare)?, started, step, changed > opened, of, ply, opened, changed],
    )?;
    let Meeting { patience, evening, next, invitation } = &table.meeting;
    let evening = evening.as_ref().map(json).transpose()?;
    transaction.execute(
        "update tables set patience = ?2, evening = ?3, next = ?4 where id = ?1",
        params![id, patience.map(u64::cast_signed), evening, next],
    )?;
    if let Some(day) = table.day {
        transaction
            .execute("insert into days (table_id, day) values (?1, ?2)", params![id, day.to_string()])?;
    }
    for seat in &table.seats {
        transaction.execute(
            "insert into seats (table_id, seat, digest, seen) values (?1, ?2, ?3, ?4)",
            params![id, seat.seat, seat.digest.bytes(), seat.seen],
        )?;
    }
    if let Some(invitation) = invitation
        && !invite(transaction, invitation, opened)?
    {
        return Err(rusqlite::Error::StatementChangedRows(0));
    }
    for (seat, name) in &table.names {
        name_seat(transaction, id, *seat, name)?;
    }
    for event in log {
        add_event(transaction, id, event, changed)?;
    }
    for word in &table.words {
        add_word(transaction, id, word, log.len() as u64)?;
    }
    Ok(())
}

/// Keeps what follows this revision; `false`, and nothing was kept, where the table has another one.
pub(super) fn append(
    transaction: &Transaction<'_>,
    id: &str,
    after: u64,
    change: &Change,
    now: i64,
) -> rusqlite::Result<bool> {
    let newest: i64 = transaction
        .prepare_cached("select coalesce(max(revision), 0) from events where table_id = ?1")?
        .query_row([id], |row| row.get(0))?;
    if newest.cast_unsigned() != after {
        return Ok(false);
    }
    for event in &change.events {
        add_event(transaction, id, event, now)?;
    }
    if let Some(word) = &change.word {
        add_word(transaction, id, word, after)?;
    }
    if let Some((seat, name)) = &change.name {
        name_seat(transaction, id, *seat, name)?;
    }
    for seat in &change.vacated {
        transaction.execute("delete from seats where table_id = ?1 and seat = ?2", params![id, seat])?;
    }
    if let Some(Taken { seat, digest, code }) = &change.taken {
        if let Some(code) = code {
            transaction.execute("update invitations set is_used = 1 where code = ?1", [code.letters()])?;
        }
        transaction.execute(
            "insert or replace into seats (table_id, seat, digest, seen) values (?1, ?2, ?3, ?4)",
            params![id, seat, digest.bytes(), now],
        )?;
    }
    transaction
        .prepare_cached(
            "update tables set changed = ?2, is_used = 1, step = coalesce(?3, step),
             started = coalesce(?4, started) where id = ?1",
        )?
        .execute(params![id, now, change.step, change.started.map(u64::cast_signed)])?;
    Ok(true)
}

fn add_event(transaction: &Transaction<'_>, id: &str, event: &StoredEvent, now: i64) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("insert into events (table_id, revision, event, at) values (?1, ?2, ?3, ?4)")?
        .execute(params![id, event.revision.cast_signed(), json(event)?, now])?;
    Ok(())
}

fn add_word(transaction: &Transaction<'_>, id: &str, word: &str, after: u64) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("insert into words (table_id, word, after) values (?1, ?2, ?3)")?
        .execute(params![id, word, after.cast_signed()])?;
    Ok(())
}

fn name_seat(transaction: &Transaction<'_>, id: &str, seat: u8, name: &str) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("insert or replace into names (table_id, seat, name) values (?1, ?2, ?3)")?
        .execute(params![id, seat, name])?;
    Ok(())
}

/// Keeps an invitation instead of an earlier one to the same, and forgets all that are too old; `false` where another
/// one has its code.
pub(super) fn invite(
    transaction: &Transaction<'_>,
    invitation: &Invitation,
    now: i64,
) -> rusqlite::Result<bool> {
    let Invitation { code, id, seat, expires, is_used } = invitation;
    transaction.execute("delete from invitations where expires <= ?1", [now])?;
    transaction.execute(
        "delete from invitations where table_id = ?1 and seat is ?2 and is_used = 0",
        params![id, seat],
    )?;
    let added = transaction.execute(
        "insert or ignore into invitations (code, table_id, seat, expires, is_used) values (?1, ?2, ?3, ?4, ?5)",
        params![code.letters(), id, seat, expires, is_used],
    )?;
    Ok(added == 1)
}

pub(super) fn read_invitation(row: &rusqlite::Row<'_>) -> rusqlite::Result<Invitation> {
    let code: String = row.get(0)?;
    let code = Code::read(&code).ok_or(rusqlite::Error::InvalidQuery)?;
    Ok(Invitation { code, id: row.get(1)?, seat: row.get(2)?, expires: row.get(3)?, is_used: row.get(4)? })
}

pub(super) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<StoredTable>> {
    let head = connection
        .prepare_cached(
            "select game, saved, started, step, branch_of, branch_ply, shown, patience, evening, next
             from tables left join clocks on table_id = id where id = ?1",
        )?
        .query_row([id], |row| {
            let (of, ply): (Option<String>, Option<i64>) = (row.get(4)?, row.get(5)?);
            let moment =
                |column| Ok::<_, rusqlite::Error>(row.get::<_, Option<i64>>(column)?.map(i64::cast_unsigned));
            let opening = Opening { saved: read_json(row, 1)?, started: moment(2)?, noted: moment(6)? };
            Ok(StoredTable {
                id: id.to_owned(),
                game: row.get(0)?,
                opening,
                step: row.get(3)?,
                names: Vec::new(),
                branch_of: of.zip(ply.map(|ply| ply as usize)),
                seats: Vec::new(),
                words: Vec::new(),
                meeting: Meeting {
                    patience: moment(7)?,
                    evening: match row.get_ref(8)? {
                        ValueRef::Null => None,
                        _ => Some(read_json(row, 8)?),
                    },
                    next: row.get(9)?,
                    invitation: None,
                },
                day: None,
            })
        })
        .optional()?;
    let Some(mut table) = head else { return Ok(None) };
    table.opening.saved.log =
        rows(connection, "select event from events where table_id = ?1 order by revision", id, |row| {
            read_json(row, 0)
        })?;
    let day: Option<String> =
        rows(connection, "select day from days where table_id = ?1", id, |row| row.get(0))?.pop();
    table.day = day.and_then(|day| day.parse().ok());
    let seats = "select seat, digest, seen from seats where table_id = ?1 order by seat";
    table.seats = rows(connection, seats, id, |row| {
        let digest = Digest::of_bytes(row.get(1)?);
        Ok(StoredSeat { seat: row.get(0)?, digest, seen: row.get(2)? })
    })?;
    let invitations = "select code, table_id, seat, expires, is_used from invitations
                       where table_id = ?1 and seat is null";
    table.meeting.invitation = rows(connection, invitations, id, read_invitation)?.pop();
    let names = "select seat, name from names where table_id = ?1 order by seat";
    table.names = rows(connection, names, id, |row| Ok((row.get(0)?, row.get(1)?)))?;
    table.words = rows(connection, "select word from words where table_id = ?1", id, |row| row.get(0))?;
    Ok(Some(table))
}

/// All rows of a table with this name.
pub(super) fn rows<T>(
    connection: &Connection,
    query: &str,
    id: &str,
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    connection.prepare_cached(query)?.query_map([id], read)?.collect()
}

fn json(value: &impl serde::Serialize) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
}

fn read_json<T: serde::de::DeserializeOwned>(row: &rusqlite::Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(error))
    })
}
