//! Everything that happened at every table, in one SQLite file.
//!
//! A table is what was agreed on and its secret; what happened there is its events, a row each. What is answered was
//! written before: the file is in WAL mode with `synchronous=FULL`, so a row that was committed survives the end of the
//! process and of the machine. Whoever writes names the revision that it follows, and of two only one is right. Only one
//! server may have the file open.

pub mod legacy;
mod reviews;
mod rows;
mod sweep;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, ErrorCode, OptionalExtension, Transaction, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use tabla_core::Say;
use tabla_games::Trouble;
use tabla_games::daily::Day;
use tabla_table::{Registry, StoredEvent};

use crate::keys::{Code, Digest};
use crate::table::Opening;
use legacy::Unread;
use rows::{add, append, invite, load, read_invitation};

/// The file's name in the data folder.
pub const FILE: &str = "tables.sqlite";

/// The version of the tables in the file. The first edition kept deeds; see [`legacy`]. The second had one key for one
/// table, and knew no invitations.
const FORMAT: i64 = 3;

/// `PRAGMA application_id`: says that the file is ours. The letters of `tabl`.
const OURS: i64 = 0x7461_626c;

const SCHEMA: &str = "
create table tables (
    id text primary key,
    game text not null,
    saved text not null,
    started integer,
    step integer not null,
    is_used integer not null,
    branch_of text,
    branch_ply integer,
    opened integer not null,
    changed integer not null,
    patience integer,
    evening text,
    next text
) strict;
create index tables_by_change on tables (changed);
create table names (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    name text not null,
    primary key (table_id, seat)
) strict, without rowid;
create table events (
    table_id text not null references tables (id) on delete cascade,
    revision integer not null,
    event text not null,
    at integer not null,
    primary key (table_id, revision)
) strict, without rowid;
create table words (
    table_id text not null references tables (id) on delete cascade,
    word text not null,
    after integer not null,
    primary key (table_id, word)
) strict, without rowid;
create table if not exists house (name text primary key, number integer not null) strict;
";

/// Who holds which seat, and who is invited. A key may hold seats of several tables: whoever plays again keeps it.
const FRIENDS: &str = "
create table seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    digest blob not null,
    seen integer,
    primary key (table_id, seat)
) strict, without rowid;
create index seats_by_digest on seats (digest);
create table invitations (
    code text primary key,
    table_id text not null references tables (id) on delete cascade,
    seat integer,
    expires integer not null,
    is_used integer not null default 0
) strict, without rowid;
create index invitations_by_table on invitations (table_id);
";

/// From the second edition to this one.
const UPGRADE: [&str; 2] = [
    "
alter table tables add column patience integer;
alter table tables add column evening text;
alter table tables add column next text;
alter table seats rename to seats_before;
",
    "
insert into seats (table_id, seat, digest) select table_id, seat, digest from seats_before;
drop table seats_before;
",
];

/// What the clocks of tables showed last that run whatever happens.
const CLOCKS: &str = "
create table if not exists clocks (
    table_id text primary key references tables (id) on delete cascade,
    shown integer not null
) strict, without rowid;
";

/// Which tables are the task of a day.
const DAYS: &str = "
create table if not exists days (
    table_id text primary key references tables (id) on delete cascade,
    day text not null
) strict, without rowid;
";

/// Why the store cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("store", error)]
pub enum StoreError {
    /// Another server has the file open.
    Busy { path: PathBuf },
    /// The file is no store, or it is damaged.
    Damaged { path: PathBuf, detail: String },
    /// The file was written by a newer version.
    TooNew { path: PathBuf, format: i64 },
    /// The folder cannot be made, or the file cannot be opened or written.
    Failed { path: PathBuf, because: Trouble },
    /// Somebody else wrote first: what was decided on follows an older revision.
    #[say(key = "table-moved-on")]
    Stale,
    /// A table of an older edition that cannot be read; its rows are kept as they are.
    #[say(transparent)]
    Unread(Unread),
    /// The house is closed.
    #[say(key = "server-failed")]
    Closed,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// Its name in addresses.
    pub id: String,
    pub game: String,
    /// What was agreed on, with every seed, and everything that happened.
    pub opening: Opening,
    /// Whether computer players wait to be told.
    pub step: bool,
    /// What people call themselves, whatever the game says to it.
    pub names: Vec<(u8, String)>,
    /// The table of which it is a branch, and after which move.
    pub branch_of: Option<(String, usize)>,
    /// Its seats with their keys' digests.
    pub seats: Vec<StoredSeat>,
    /// The senders' words for what was done.
    pub words: Vec<String>,
    /// What people on several devices agreed on.
    pub meeting: Meeting,
    /// The day whose task it is.
    pub day: Option<Day>,
}

/// What people on several devices agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meeting {
    /// Whoever is gone for so long may be done without, in milliseconds; nobody ever where nothing is said.
    pub patience: Option<u64>,
    /// How the games before this one ended, where they played again.
    pub evening: Option<Evening>,
    /// The table at which they play again.
    pub next: Option<String>,
    /// The invitation to the free seats, if there is one.
    pub invitation: Option<Invitation>,
}

/// How the games of one evening ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Evening {
    /// How often whoever sits in each seat has won.
    pub wins: Vec<u32>,
    /// How often nobody did.
    pub draws: u32,
}

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    pub code: Code,
    /// The table.
    pub id: String,
    /// The seat whose holder goes on elsewhere; without one, it is for the seats that are free.
    pub seat: Option<u8>,
    /// When it is no longer good, in milliseconds since 1970.
    pub expires: i64,
    /// Whether a seat was handed over by it.
    pub is_used: bool,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// The seat; 0 is whoever opened a table at which no person plays.
    pub seat: u8,
    /// The digest of its key.
    pub digest: Digest,
    /// When its holder was seen last, in milliseconds since 1970.
    pub seen: Option<i64>,
}

/// Somebody takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    pub seat: u8,
    pub digest: Digest,
    /// The invitation by which a seat is handed over, which is good once.
    pub code: Option<Code>,
}

/// What an act changes at a table: all of it is kept, or nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Change {
    /// What happens, in order.
    pub events: Vec<StoredEvent>,
    /// Whether computer players wait from now on.
    pub step: Option<bool>,
    /// What somebody in this seat is called from now on.
    pub name: Option<(u8, String)>,
    /// The sender's word for it.
    pub word: Option<String>,
    /// The moment from which the clock counts from now on, as in [`Opening::started`].
    pub started: Option<u64>,
    /// Who takes a seat.
    pub taken: Option<Taken>,
    /// The seats whose keys are good for nothing from now on.
    pub vacated: Vec<u8>,
}

impl Change {
    /// Whether the game goes on as if nothing had been done: a name, or the pace of computers.
    pub fn is_aside(&self) -> bool {
        self.step.is_some() || self.name.is_some()
    }
}

/// One line of a list of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredLine {
    pub id: String,
    /// The seats that belong to the keys.
    pub seats: Vec<u8>,
    /// When something happened last, in milliseconds since 1970.
    pub changed: i64,
}

/// The file with everything that happened.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    /// None once the house is closed.
    connection: Mutex<Option<Connection>>,
    start: u64,
    unread: Vec<Unread>,
}

impl Store {
    /// A store that is gone with the program.
    pub fn in_memory() -> Result<Store, StoreError> {
        let path = PathBuf::from(":memory:");
        let connection = Connection::open_in_memory().map_err(|error| failed(&path, &error))?;
        Store::begin(path, connection, &Registry::default())
    }

    /// The store in this folder, which is made where there is none. What an older edition kept is converted by these
    /// games.
    pub fn open(folder: &Path, games: &Registry) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Failed { path: folder.into(), because: Trouble::of(&error) })?;
        let path = folder.join(FILE);
        // The system says more clearly than SQLite why a file cannot be written.
        std::fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(|error| StoreError::Failed { path: path.clone(), because: Trouble::of(&error) })?;
        let connection = Connection::open(&path).map_err(|error| failed(&path, &error))?;
        Store::begin(path, connection, games)
    }

    fn begin(path: PathBuf, mut connection: Connection, games: &Registry) -> Result<Store, StoreError> {
        let (start, unread) = set_up(&mut connection, &path, games)?;
        Ok(Store { path, connection: Mutex::new(Some(connection)), start, unread })
    }

    /// How often the store was opened, this time included.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// The tables of an older edition that could not be read.
    pub fn unread(&self) -> &[Unread] {
        &self.unread
    }

    /// Keeps a new table. It is on the disk when this returns.
    pub fn add(&self, table: &StoredTable) -> Result<(), StoreError> {
        let now = now();
        self.write(|transaction| add(transaction, table, [now, now]))
    }

    /// Keeps what follows this revision of a table, and refuses it where something else follows already. It is on the
    /// disk when this returns.
    pub fn append(&self, id: &str, after: u64, change: &Change) -> Result<(), StoreError> {
        let is_next = self.write(|transaction| append(transaction, id, after, change, now()))?;
        if is_next { Ok(()) } else { Err(StoreError::Stale) }
    }

    /// Notes what the clock of a table shows.
    pub fn note_clock(&self, id: &str, shown: u64) -> Result<(), StoreError> {
        self.write(|transaction| {
            transaction
                .prepare_cached("insert or replace into clocks (table_id, shown) values (?1, ?2)")?
                .execute(params![id, shown.cast_signed()])?;
            Ok(())
        })
    }

    /// Keeps the table at which the people of another one play again, unless they have one.
    pub fn add_next(&self, before: &str, table: &StoredTable) -> Result<(), StoreError> {
        let now = now();
        let is_first = self.write(|transaction| {
            let first = "update tables set next = ?2 where id = ?1 and next is null";
            let is_first = transaction.execute(first, [before, &table.id])? == 1;
            if is_first {
                add(transaction, table, [now, now])?;
            }
            Ok(is_first)
        })?;
        if is_first { Ok(()) } else { Err(StoreError::Stale) }
    }

    /// Keeps an invitation instead of an earlier one to the same; `false` where another one has its code.
    pub fn invite(&self, invitation: &Invitation) -> Result<bool, StoreError> {
        self.write(|transaction| invite(transaction, invitation, now()))
    }

    /// A code that no invitation has.
    pub fn new_code(&self) -> Result<Code, StoreError> {
        loop {
            let code = Code::new().map_err(|_| StoreError::Closed)?;
            if self.invitation(&code)?.is_none() {
                return Ok(code);
            }
        }
    }

    /// The invitation with this code, unless it is too old.
    pub fn invitation(&self, code: &Code) -> Result<Option<Invitation>, StoreError> {
        self.read(|connection| {
            let found = connection
                .prepare_cached(
                    "select code, table_id, seat, expires, is_used from invitations
                     where code = ?1 and expires > ?2",
                )?
                .query_row(params![code.letters(), now()], read_invitation);
            found.optional()
        })
    }

    /// Notes after what time, in milliseconds, whoever is gone may be done without.
    pub fn note_patience(&self, id: &str, patience: Option<u64>) -> Result<(), StoreError> {
        self.write(|transaction| {
            let patience = patience.map(u64::cast_signed);
            transaction.execute("update tables set patience = ?2 where id = ?1", params![id, patience])?;
            Ok(())
        })
    }

    /// Notes that whoever holds a seat was seen at this moment.
    pub fn note_seen(&self, id: &str, seat: u8, at: i64) -> Result<(), StoreError> {
        self.write(|transaction| {
            transaction
                .prepare_cached("update seats set seen = ?3 where table_id = ?1 and seat = ?2")?
                .execute(params![id, seat, at])?;
            Ok(())
        })
    }

    /// The table with this name.
    pub fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        if let Some(unread) = self.unread.iter().find(|unread| unread.id == id) {
            return Err(StoreError::Unread(unread.clone()));
        }
        self.read(|connection| load(connection, id))
    }

    /// The tables to which these keys belong, those with news first, at most so many.
    pub fn known(&self, digests: &[Digest], most: usize) -> Result<Vec<StoredLine>, StoreError> {
        let mut lines: Vec<StoredLine> = Vec::new();
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "select id, seat, changed from seats join tables on id = table_id where digest = ?1",
            )?;
            for digest in digests {
                let found = statement.query_map([digest.bytes().as_slice()], |row| {
                    Ok((row.get::<_, String>(0)?, row.get::<_, u8>(1)?, row.get::<_, i64>(2)?))
                });
                for row in found? {
                    let (id, seat, changed) = row?;
                    match lines.iter_mut().find(|line| line.id == id) {
                        Some(line) => line.seats.push(seat),
                        None => lines.push(StoredLine { id, seats: vec![seat], changed }),
                    }
                }
            }
            Ok(())
        })?;
        lines.sort_by_key(|line| std::cmp::Reverse(line.changed));
        lines.truncate(most);
        Ok(lines)
    }

    /// How many tables there are.
    pub fn count(&self) -> Result<usize, StoreError> {
        self.read(|connection| {
            let count: i64 = connection.query_row("select count(*) from tables", [], |row| row.get(0))?;
            Ok(count as usize)
        })
    }

    fn read<T>(&self, act: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let connection = self.lock();
        let connection = connection.as_ref().ok_or(StoreError::Closed)?;
        act(connection).map_err(|error| failed(&self.path, &error))
    }

    fn write<T>(&self, act: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let mut connection = self.lock();
        let connection = connection.as_mut().ok_or(StoreError::Closed)?;
        let begun = connection.transaction_with_behavior(TransactionBehavior::Immediate);
        let result = begun.and_then(|transaction| {
            let value = act(&transaction)?;
            transaction.commit()?;
            Ok(value)
        });
        result.map_err(|error| failed(&self.path, &error))
    }

    /// Closes the file, so that another server can open it. Nothing is read or written any more.
    pub fn close(&self) {
        // Everything was committed before: a file that cannot be tidied up loses nothing.
        drop(self.lock().take());
    }

    // A transaction that was not committed is rolled back when it is dropped, also by a panic.
    fn lock(&self) -> MutexGuard<'_, Option<Connection>> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}

/// Makes the file ready, converts what an older edition kept, and counts this start.
fn set_up(
    connection: &mut Connection,
    path: &Path,
    games: &Registry,
) -> Result<(u64, Vec<Unread>), StoreError> {
    let wrong = |error: rusqlite::Error| failed(path, &error);
    connection.busy_timeout(std::time::Duration::ZERO).map_err(wrong)?;
    // Nobody else may open the file as long as this connection lives.
    connection.pragma_update(None, "locking_mode", "exclusive").map_err(wrong)?;
    let ours: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(wrong)?;
    let format: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(wrong)?;
    let is_new = connection
        .query_row("select count(*) from sqlite_schema", [], |row| row.get::<_, i64>(0))
        .map_err(wrong)?
        == 0;
    if !is_new && ours != OURS {
        return Err(StoreError::Damaged { path: path.into(), detail: "application_id".to_owned() });
    }
    if format > FORMAT {
        return Err(StoreError::TooNew { path: path.into(), format });
    }
    if !is_new {
        check_soundness(connection, path)?;
    }
    connection.pragma_update(None, "journal_mode", "wal").map_err(wrong)?;
    connection.pragma_update(None, "synchronous", "full").map_err(wrong)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(wrong)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Exclusive).map_err(wrong)?;
    if !is_new && format < 2 {
        legacy::set_aside(&transaction).map_err(wrong)?;
    }
    if is_new || format < FORMAT {
        let [before, after] = if is_new || format < 2 { [SCHEMA, ""] } else { UPGRADE };
        for batch in [before, FRIENDS, after] {
            transaction.execute_batch(batch).map_err(wrong)?;
        }
        transaction.pragma_update(None, "application_id", OURS).map_err(wrong)?;
        transaction.pragma_update(None, "user_version", FORMAT).map_err(wrong)?;
    }
    for more in [CLOCKS, DAYS, reviews::REVIEWS] {
        transaction.execute_batch(more).map_err(wrong)?;
    }
    let unread = legacy::convert(&transaction, games).map_err(wrong)?;
    let start: i64 = transaction
        .query_row(
            "insert into house (name, number) values ('starts', 1)
             on conflict (name) do update set number = number + 1 returning number",
            [],
            |row| row.get(0),
        )
        .map_err(wrong)?;
    transaction.commit().map_err(wrong)?;
    Ok((start as u64, unread))
}

fn check_soundness(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    if is_cut(connection, path)? {
        return Err(StoreError::Damaged { path: path.into(), detail: "page_size".to_owned() });
    }
    let answer: String = connection
        .query_row("pragma quick_check(1)", [], |row| row.get(0))
        .map_err(|error| failed(path, &error))?;
    if answer == "ok" { Ok(()) } else { Err(StoreError::Damaged { path: path.into(), detail: answer }) }
}

/// Whether the last page of the file is not whole, and no log is there from which it could be.
fn is_cut(connection: &Connection, path: &Path) -> Result<bool, StoreError> {
    let Ok(file) = std::fs::metadata(path) else { return Ok(false) };
    let log = std::fs::metadata(path.with_extension("sqlite-wal")).map_or(0, |log| log.len());
    let page: i64 = connection
        .pragma_query_value(None, "page_size", |row| row.get(0))
        .map_err(|error| failed(path, &error))?;
    Ok(log == 0 && !file.len().is_multiple_of(page.unsigned_abs()))
}

fn failed(path: &Path, error: &rusqlite::Error) -> StoreError {
    let path = path.to_owned();
    let detail = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy { path },
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged { path, detail },
        Some(ErrorCode::DiskFull) => StoreError::Failed { path, because: Trouble::Full },
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            StoreError::Failed { path, because: Trouble::NotAllowed }
        }
        Some(_) => StoreError::Failed { path, because: Trouble::Other(detail) },
        // Not SQLite failed: a row does not hold what it should.
        None => StoreError::Damaged { path, detail },
    }
}
