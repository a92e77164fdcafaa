//! Who keeps the computer players of many tables: not the tables.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tabla_core::{Game, Notation, Player, Seat, TableError};

use crate::moment::Instant;
use crate::player_spec::PlayerSpec;
use crate::session::Session;
use crate::table::Table;

/// A computer player whose game is forgotten.
pub trait SeatPlayer: Any + Send {
    /// How many bytes of memory it holds.
    fn bytes(&self) -> usize;
}

/// A player together with the text it was made of.
pub(crate) struct Typed<G: Game> {
    pub(crate) player: Box<dyn Player<G>>,
    pub(crate) spec: PlayerSpec,
}

impl<G: Notation> Typed<G> {
    pub(crate) fn new(session: &Session<G>, text: &str) -> Result<Typed<G>, TableError> {
        let spec = session.kit().read_player(text)?;
        Ok(Typed { player: session.kit().make_player(session.game(), session.setup(), &spec)?, spec })
    }
}

impl<G: Game> SeatPlayer for Typed<G> {
    fn bytes(&self) -> usize {
        self.player.bytes()
    }
}

/// A player on loan: while it thinks nobody else has it. It goes back by itself when the lease is dropped; after a
/// panic it is let go, because what it remembers may be half done.
pub struct Lease {
    key: Key,
    spec: String,
    number: u64,
    player: Option<Box<dyn SeatPlayer>>,
    home: Arc<Home>,
}

impl Lease {
    pub fn player(&mut self) -> Option<&mut dyn SeatPlayer> {
        self.player.as_deref_mut()
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let player = self.player.take().filter(|_| !std::thread::panicking());
        self.home.end(&self.key, self.number, std::mem::take(&mut self.spec), player);
    }
}

type Key = (String, Seat);

struct Kept {
    player: Box<dyn SeatPlayer>,
    spec: String,
    bytes: usize,
    used: u64,
}

struct Home {
    budget: usize,
    inside: Mutex<Inside>,
    /// Rings whenever somebody comes back.
    back: Condvar,
}

#[derive(Default)]
struct Inside {
    count: u64,
    bytes: usize,
    kept: HashMap<Key, Kept>,
    /// Who is out, under the number of the loan.
    lent: HashMap<Key, u64>,
}

impl Home {
    // Everything in it is changed as a whole, so that a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The loan is over. One that was only a stand-in is let go, so the last to finish overwrites nothing.
    fn end(&self, key: &Key, number: u64, spec: String, player: Option<Box<dyn SeatPlayer>>) {
        let mut inside = self.lock();
        if inside.lent.get(key) != Some(&number) {
            drop(inside);
            return;
        }
        inside.lent.remove(key);
        let gone = player.map_or_else(Vec::new, |player| inside.keep(key, spec, player, self.budget));
        drop(inside);
        self.back.notify_all();
        // A large memory takes its time to be given up; nobody waits for that.
        drop(gone);
    }
}

impl Inside {
    /// Keeps a player; whoever has to go for it comes out.
    fn keep(&mut self, key: &Key, spec: String, player: Box<dyn SeatPlayer>, budget: usize) -> Vec<Kept> {
        self.count += 1;
        let kept = Kept { bytes: player.bytes(), player, spec, used: self.count };
        self.bytes = self.bytes.saturating_add(kept.bytes);
        let mut gone: Vec<Kept> = self.kept.insert(key.clone(), kept).into_iter().collect();
        for old in &gone {
            self.bytes = self.bytes.saturating_sub(old.bytes);
        }
        while self.bytes > budget {
            let oldest = self.kept.iter().min_by_key(|(_, kept)| kept.used).map(|(key, _)| key.clone());
            let Some(oldest) = oldest.and_then(|key| self.take(&key)) else { break };
            gone.push(oldest);
        }
        gone
    }

    fn take(&mut self, key: &Key) -> Option<Kept> {
        let kept = self.kept.remove(key)?;
        self.bytes = self.bytes.saturating_sub(kept.bytes);
        Some(kept)
    }
}

/// The players of a server, a referee or a console, by table and seat, within a budget of bytes: what they remember
/// is worth keeping, but whoever was not asked for longest goes first. Copies share the same players.
///
/// Only the seat's own decision at its own table borrows from here. Hints, reviews and branches get somebody new.
#[derive(Clone)]
pub struct SeatPlayers {
    home: Arc<Home>,
}

impl SeatPlayers {
    /// Nobody yet; together they may hold so many bytes while they wait.
    pub fn new(budget: usize) -> SeatPlayers {
        SeatPlayers { home: Arc::new(Home { budget, inside: Mutex::default(), back: Condvar::new() }) }
    }

    /// The player of this seat, with what it remembers; somebody new if it is busy, was let go or never came.
    pub fn lend(&self, id: &str, table: &dyn Table, seat: Seat) -> Result<Lease, TableError> {
        self.lend_within(id, table, seat, Duration::ZERO)
    }

    /// The same, but waits so long for a player that is busy: one that was told to stop is there soon, and knows
    /// more than somebody new.
    pub fn lend_within(
        &self,
        id: &str,
        table: &dyn Table,
        seat: Seat,
        time: Duration,
    ) -> Result<Lease, TableError> {
        let (key, spec) = ((id.to_owned(), seat), table.player(seat).to_owned());
        let until = Instant::now().checked_add(time);
        let mut inside = self.home.lock();
        while inside.lent.contains_key(&key) {
            let left = until.map_or(time, |until| until.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                break;
            }
            let waited = self.home.back.wait_timeout(inside, left);
            inside = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        inside.count += 1;
        let number = inside.count;
        let mut known = None;
        if !inside.lent.contains_key(&key) {
            known = inside.take(&key);
            inside.lent.insert(key.clone(), number);
        }
        drop(inside);
        let mut lease = Lease { key, number, player: None, home: self.home.clone(), spec };
        // From here on the loan ends with the lease, whatever happens.
        let player = match known.filter(|kept| kept.spec == lease.spec) {
            Some(kept) => kept.player,
            None => table.make_player(&lease.spec)?,
        };
        lease.player = Some(player);
        Ok(lease)
    }

    /// Takes a player back; so does dropping the lease.
    pub fn give_back(&self, lease: Lease) {
        drop(lease);
    }

    /// The table is closed, or its players know too much: whoever is out will not come back here.
    pub fn forget(&self, id: &str) {
        let mut inside = self.home.lock();
        let of_table = |key: &&Key| key.0 == id;
        let keys: Vec<Key> = inside.kept.keys().filter(of_table).cloned().collect();
        let gone: Vec<Option<Kept>> = keys.iter().map(|key| inside.take(key)).collect();
        inside.lent.retain(|(table, _), _| table != id);
        drop(inside);
        drop(gone);
    }

    /// How many bytes all that wait here hold.
    pub fn bytes(&self) -> usize {
        self.home.lock().bytes
    }

    /// How many players wait here.
    pub fn len(&self) -> usize {
        self.home.lock().kept.len()
    }

    /// Whether nobody waits here.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
