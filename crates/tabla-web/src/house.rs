//! What all tables share: the store, the thinkers' places, and the count of everything that happens.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

use tabla_games::SaveFolder;
use tabla_table::{Registry, SeatPlayers};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use crate::catalogue::catalogue;
use crate::problem::Refusal;
use crate::store::Store;
use crate::table::Outfit;
use crate::tries::Tries;
use crate::words::Packed;

/// So many bytes all computer players together remember from move to move.
const MOST_REMEMBERED: usize = 192 << 20;
/// The most live connections.
const MOST_GUESTS: usize = 5_000;
/// The most live connections of another machine.
const MOST_OF_A_PEER: usize = 100;

/// What all tables share.
pub struct House {
    /// Where everything is kept.
    pub store: Store,
    /// The places for computer players: as many may think at once.
    pub places: Arc<Semaphore>,
    /// How many of them there are.
    pub most_thinkers: usize,
    /// The places for whoever answers a question of a game's own.
    pub answerers: Arc<Semaphore>,
    /// The games, and who plays them.
    pub outfit: Outfit,
    /// Where lists are kept; nowhere for a house whose tables are gone with it.
    pub folder: Option<SaveFolder>,
    /// Where work is started.
    runtime: Handle,
    /// The number of the newest event.
    version: AtomicU64,
    /// What can be played here, once somebody has asked.
    catalogue: OnceLock<Packed>,
    /// How many live connections there are, by whose they are.
    connections: Mutex<HashMap<IpAddr, usize>>,
    /// Who has tried codes that are none.
    pub tries: Tries,
}

impl House {
    /// A house with this store. Call it where tokio runs.
    pub fn new(store: Store, folder: Option<SaveFolder>, registry: Registry) -> House {
        let most_thinkers = thread::available_parallelism().map_or(1, usize::from);
        // Numbers of a later start are larger than all of an earlier one, and exact in JavaScript.
        let version = AtomicU64::new(store.start() << 32);
        House {
            store,
            places: Arc::new(Semaphore::new(most_thinkers)),
            most_thinkers,
            answerers: Arc::new(Semaphore::new(most_thinkers)),
            outfit: Outfit { registry, players: SeatPlayers::new(MOST_REMEMBERED) },
            folder,
            runtime: Handle::current(),
            version,
            catalogue: OnceLock::new(),
            connections: Mutex::default(),
            tries: Tries::default(),
        }
    }

    /// What can be played here, ready to be sent.
    pub fn catalogue(&self) -> &Packed {
        self.catalogue.get_or_init(|| Packed::new(&catalogue(&self.outfit.registry)))
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

    /// Counts a live connection of this peer as long as the guest lives; `None` when there are too many.
    pub fn welcome(self: &Arc<Self>, peer: IpAddr) -> Option<Guest> {
        let mut connections = self.guests();
        let of_peer = connections.get(&peer).copied().unwrap_or(0);
        let most = if peer.to_canonical().is_loopback() { MOST_GUESTS } else { MOST_OF_A_PEER };
        if of_peer >= most || connections.values().sum::<usize>() >= MOST_GUESTS {
            return None;
        }
        connections.insert(peer, of_peer + 1);
        Some(Guest { house: Arc::clone(self), peer })
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        self.guests().values().sum()
    }

    fn guests(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub struct Guest {
    house: Arc<House>,
    peer: IpAddr,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut connections = self.house.guests();
        if let Some(count) = connections.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.peer);
            }
        }
    }
}

/// Does something that takes time or waits for the disk, away from the threads that answer.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Refusal::failed()))
}
