//! Which tables could go, and letting them go.

use super::{Store, StoreError};

impl Store {
    /// The tables at which nothing was done since they were opened, if that was before this moment (in milliseconds
    /// since 1970).
    pub fn untouched(&self, before: i64) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut statement =
                connection.prepare_cached("select id from tables where opened < ?1 and is_used = 0")?;
            statement.query_map([before], |row| row.get(0))?.collect()
        })
    }

    /// The tables at which nothing has happened for the longest time, at most so many.
    pub fn oldest(&self, most: usize) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut statement =
                connection.prepare_cached("select id from tables order by changed limit ?1")?;
            statement.query_map([most.cast_signed()], |row| row.get(0))?.collect()
        })
    }

    /// Removes these tables, with everything that happened there.
    pub fn remove(&self, ids: &[String]) -> Result<(), StoreError> {
        if ids.is_empty() {
            return Ok(());
        }
        self.write(|transaction| {
            let mut statement = transaction.prepare_cached("delete from tables where id = ?1")?;
            ids.iter().try_for_each(|id| statement.execute([id]).map(drop))
        })
    }
}
