//! Where tables are kept, and one table of a server over such a store: the server's own, in small.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tabla_core::{ErrorKind, Saying, TableError};
use tabla_table::{Command, JobAnswer, Saved, StoredEvent, Table};

/// Where tables are kept. An append names the revision it follows: of two servers one is refused.
pub trait Store: Send + Sync {
    /// Keeps a new table; a name that is taken is refused.
    fn create(&self, id: &str, saved: &Saved) -> Result<(), TableError>;
    /// The table as it was kept.
    fn load(&self, id: &str) -> Result<Saved, TableError>;
    /// Keeps what happened after this revision, all of it or nothing.
    fn append(&self, id: &str, after: u64, events: &[StoredEvent]) -> Result<(), TableError>;
}

/// A store in memory: for tests, and for whoever needs no disk.
#[derive(Default)]
pub struct MemoryStore {
    tables: Mutex<BTreeMap<String, Saved>>,
}

impl MemoryStore {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Saved>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn moved_on() -> TableError {
    TableError::new(ErrorKind::Stale, Saying::new("table-moved-on"))
}

fn no_table(id: &str) -> TableError {
    TableError::new(ErrorKind::Unknown, Saying::new("no-table").with("text", id))
}

impl Store for MemoryStore {
    fn create(&self, id: &str, saved: &Saved) -> Result<(), TableError> {
        let mut tables = self.lock();
        if tables.contains_key(id) {
            return Err(moved_on());
        }
        tables.insert(id.to_owned(), saved.clone());
        Ok(())
    }

    fn load(&self, id: &str) -> Result<Saved, TableError> {
        self.lock().get(id).cloned().ok_or_else(|| no_table(id))
    }

    fn append(&self, id: &str, after: u64, events: &[StoredEvent]) -> Result<(), TableError> {
        let mut tables = self.lock();
        let saved = tables.get_mut(id).ok_or_else(|| no_table(id))?;
        if saved.log.len() as u64 != after {
            return Err(moved_on());
        }
        saved.log.extend_from_slice(events);
        saved.at = events.iter().map(|event| event.at).fold(saved.at, u64::max);
        Ok(())
    }
}

/// One table of a server: whatever happens there is on the disk before anybody sees it.
pub struct Room {
    /// The name of the table.
    pub id: String,
    pub table: Box<dyn Table>,
}

impl Room {
    /// Decides, writes, and only then lets it happen; the revision after it. After [`ErrorKind::Stale`] somebody
    /// else wrote first, and the room is to be loaded again.
    pub fn perform(&mut self, store: &dyn Store, command: &Command) -> Result<u64, TableError> {
        let events = self.table.decide(command)?;
        store.append(&self.id, self.table.revision(), &events)?;
        events.iter().try_for_each(|event| self.table.apply(event))?;
        Ok(self.table.revision())
    }

    /// Performs what a computer or a friend decided on, at this moment.
    pub fn perform_all(&mut self, store: &dyn Store, answer: &JobAnswer, at: u64) -> Result<u64, TableError> {
        if let JobAnswer::Acts { seat, acts, .. } = answer {
            for act in acts {
                self.perform(store, &Command { seat: Some(*seat), at, revision: None, act: act.clone() })?;
            }
        }
        Ok(self.table.revision())
    }
}
