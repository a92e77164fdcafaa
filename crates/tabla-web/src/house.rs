//! What all tables share: the store, the thinkers' places, and the count of everything that happens.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use tabla_play::SaveFolder;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use crate::problem::Refusal;
use crate::store::Store;

/// What all tables share.
#[derive(Debug)]
pub struct House {
    /// Where everything is kept.
    pub store: Store,
    /// The places for computer players: as many may think at once.
    pub places: Arc<Semaphore>,
    /// How many of them there are.
    pub most_thinkers: usize,
    /// The places for whoever answers a question of a game's own.
    pub desks: Arc<Semaphore>,
    /// Where lists are kept; nowhere for a house whose tables are gone with it.
    pub folder: Option<SaveFolder>,
    /// Where work is started.
    runtime: Handle,
    /// The number of the newest event.
    version: AtomicU64,
    /// How many live connections there are.
    connections: AtomicUsize,
}

impl House {
    /// A house with this store. Call it where tokio runs.
    pub fn new(store: Store, folder: Option<SaveFolder>) -> House {
        let most_thinkers = thread::available_parallelism().map_or(1, usize::from);
        // Numbers of a later start are larger than all of an earlier one, and exact in JavaScript.
        let version = AtomicU64::new(store.start() << 32);
        House {
            store,
            places: Arc::new(Semaphore::new(most_thinkers)),
            most_thinkers,
            desks: Arc::new(Semaphore::new(most_thinkers)),
            folder,
            runtime: Handle::current(),
            version,
            connections: AtomicUsize::new(0),
        }
    }

    /// The number of an event that happens now; larger than every number before.
    pub fn next_version(&self) -> u64 {
        self.version.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// How many computer players think at the moment.
    pub fn thinking(&self) -> usize {
        self.most_thinkers - self.places.available_permits().min(self.most_thinkers)
    }

    /// Starts something that goes on by itself.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> tokio::task::JoinHandle<()> {
        self.runtime.spawn(work)
    }

    /// Counts a live connection as long as the guest lives.
    pub fn welcome(self: &Arc<Self>) -> Guest {
        self.connections.fetch_add(1, Ordering::Relaxed);
        Guest { house: Arc::clone(self) }
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::Relaxed)
    }
}

/// One live connection.
#[derive(Debug)]
pub struct Guest {
    house: Arc<House>,
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.house.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Does something that takes time or waits for the disk, away from the threads that answer.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Refusal::failed()))
}
