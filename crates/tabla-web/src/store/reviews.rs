//! The pieces of reviews, kept with their tables as soon as they are there.

use rusqlite::params;

use super::{Store, StoreError};

/// A piece is kept under its name; an empty one says that there is nothing to say.
pub(super) const REVIEWS: &str = "
create table if not exists reviews (
    table_id text not null references tables (id) on delete cascade,
    name text not null,
    piece text not null,
    primary key (table_id, name)
) strict, without rowid;
";

impl Store {
    /// Keeps a piece of a table's review, as JSON. It is on the disk when this returns.
    pub fn keep_piece(&self, id: &str, name: &str, piece: &str) -> Result<(), StoreError> {
        self.write(|transaction| {
            transaction
                .prepare_cached("insert or replace into reviews (table_id, name, piece) values (?1, ?2, ?3)")?
                .execute(params![id, name, piece])?;
            Ok(())
        })
    }

    /// The pieces of a table's review with their names.
    pub fn pieces(&self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("select name, piece from reviews where table_id = ?1")?
                .query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect()
        })
    }
}
