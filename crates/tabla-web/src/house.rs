//! What all tables share: the store, the thinkers' places, and the count of everything that happens.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

use tabla_games::SaveFolder;
use tabla_table::{Registry, SeatPlayers};
use tokio::runtime::Handle;

use crate::catalogue::catalogue;
use crate::problem::Refusal;
use crate::proxies::Person;
use crate::queue::Queue;
use crate::store::Store;
use crate::sweep::Limits;
use crate::table::Outfit;
use crate::tries::Tries;
use crate::words::Packed;

/// So many bytes all computer players together remember from move to move.
const MOST_REMEMBERED: usize = 192 << 20;
/// The most live connections.
const MOST_GUESTS: usize = 5_000;
/// The most live connections of somebody elsewhere.
const MOST_OF_A_PERSON: usize = 100;

/// What all tables share.
pub struct House {
    /// Where everything is kept.
    pub store: Store,
    /// How much of it is kept.
    pub limits: Limits,
    /// The places for computer players.
    pub places: Arc<Queue>,
    /// The places for whoever answers a question of a game's own.
    pub answerers: Arc<Queue>,
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
    connections: Mutex<HashMap<Person, usize>>,
    /// Who has tried codes that are none.
    pub tries: Tries,
}

impl House {
    /// A house with this store. Call it where tokio runs.
    pub fn new(store: Store, folder: Option<SaveFolder>, registry: Registry) -> House {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        // Numbers of a later start are larger than all of an earlier one, and exact in JavaScript.
        let version = AtomicU64::new(store.start() << 32);
        House {
            store,
            limits: Limits::default(),
            places: Queue::new(cores),
            answerers: Queue::new(cores),
            outfit: Outfit { registry, players: SeatPlayers::new(MOST_REMEMBERED) },
            folder,
            runtime: Handle::current(),
            version,
            catalogue: OnceLock::new(),
            connections: Mutex::default(),
            tries: Tries::default(),
        }
    }

    /// The same, keeping so much.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> House {
        House { limits, ..self }
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
        self.places.thinking()
    }

    /// Starts something that goes on by itself.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> tokio::task::JoinHandle<()> {
        self.runtime.spawn(work)
    }

    /// Counts a live connection of this person as long as the guest lives; `None` when there are too many.
    pub fn welcome(self: &Arc<Self>, person: Person) -> Option<Guest> {
        let mut connections = self.guests();
        let of_person = connections.get(&person).copied().unwrap_or(0);
        let most = if person.is_here { MOST_GUESTS } else { MOST_OF_A_PERSON };
        if of_person >= most || connections.values().sum::<usize>() >= MOST_GUESTS {
            return None;
        }
        connections.insert(person, of_person + 1);
        Some(Guest { house: Arc::clone(self), person })
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        self.guests().values().sum()
    }

    fn guests(&self) -> MutexGuard<'_, HashMap<Person, usize>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub struct Guest {
    house: Arc<House>,
    /// Whose connection it is.
    pub person: Person,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut connections = self.house.guests();
        if let Some(count) = connections.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.person);
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
