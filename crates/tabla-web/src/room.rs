//! One table with everybody around it: the game, the seats' keys, who is there, and the computer at work.
//!
//! Whatever happens goes one way: the table decides what an act brings about, the store keeps it, the table lets it
//! happen, and only then anybody hears of it. If the store fails or somebody else wrote first, the room is given up and
//! the next reader gets a new one from the store, in which it has not happened.

mod acts;
mod daily;
mod file;
mod friends;
mod presence;
mod review;
mod show;
#[cfg(test)]
mod tests;
mod thinkers;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tabla_core::Saying;
use tabla_games::daily::{Task, task};
use tokio::sync::{broadcast, watch};
use tokio::task::AbortHandle;

use crate::house::House;
use crate::keys::{Digest, Key};
use crate::problem::Refusal;
use crate::store::{Change, Evening, Invitation, Meeting, StoredTable, now};
pub use crate::table::HOST;
use crate::table::HouseTable;
use crate::wire::{BranchView, Emote, ReviewProgress, SayingView};
use presence::Attendance;

pub use friends::{INVITED, PATIENCE, new_invitation, patience};
pub use presence::Visit;
pub use show::Shown;
pub use thinkers::{USUAL_ANSWER, stopped};

/// Who reads, and what for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reader {
    /// The seats for which the reader may act.
    pub seats: Vec<u8>,
    /// Whether the reader opened a table at which no person plays.
    pub is_host: bool,
}

impl Reader {
    /// Whether the reader holds nothing here.
    pub fn only_watches(&self) -> bool {
        self.seats.is_empty() && !self.is_host
    }
}

/// One table with everybody around it.
pub struct Room {
    id: String,
    game: String,
    branch_of: Option<BranchView>,
    /// What is odd about the file with which it began.
    remarks: Vec<SayingView>,
    /// The task of a day that is to be done here.
    task: Option<Task>,
    /// The digests of the keys of seats; a person's seat without one is free.
    keys: Mutex<BTreeMap<u8, Digest>>,
    /// How the games before this one ended.
    evening: Option<Evening>,
    house: Arc<House>,
    inside: Mutex<Inside>,
    /// What was shown of the newest version, by reader.
    shown: Mutex<HashMap<Reader, Shown>>,
    /// Who is there.
    attendance: Mutex<Attendance>,
    news: watch::Sender<u64>,
    /// How many come before whoever is to think for this table, itself included; 0 where nobody waits.
    queued: watch::Sender<usize>,
    /// How far the review is.
    reviewed: watch::Sender<ReviewProgress>,
    /// What people say without words; whoever is not there has missed it.
    emotes: broadcast::Sender<(u8, Emote)>,
    is_broken: AtomicBool,
}

/// What only one at a time may touch.
struct Inside {
    table: HouseTable,
    /// The invitation to the free seats.
    invitation: Option<Invitation>,
    /// The table at which they play again.
    next: Option<String>,
    /// What people call themselves.
    names: BTreeMap<u8, String>,
    /// Whether computer players wait to be told.
    step: bool,
    /// Whether the one to move was told, and the sender's word for that.
    told: Option<String>,
    /// Whether somebody who is invited has not come yet: then nobody plays, and no clock runs.
    is_waiting: bool,
    /// How often something was done that changes what is on the table.
    changes: usize,
    /// The senders' words for what was done.
    words: HashSet<String>,
    /// When the table began to wait for what is done next.
    began: Instant,
    /// The same in milliseconds since 1970.
    since: u64,
    /// The computer player at work on its move.
    mover: Option<Job>,
    /// The computer player at work on advice.
    adviser: Option<Job>,
    /// Whoever works on the review.
    reviewer: Option<Job>,
    /// What rings when the time is up, of the player to move or of the game.
    alarm: Option<AbortHandle>,
    /// Whether the game's place among the best was looked for.
    is_scored: bool,
}

/// A computer player at work; dropping it stops the player.
struct Job(Arc<AtomicBool>);

impl Drop for Job {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Room {
    /// The room of a table: its events are folded, and nothing is done again.
    pub fn open(house: &Arc<House>, stored: StoredTable) -> Result<Arc<Room>, Saying> {
        let mut table = HouseTable::restore(&house.outfit, &stored.id, &stored.opening)?;
        let held: Vec<u8> = stored.seats.iter().map(|seat| seat.seat).collect();
        let is_waiting = table.people().iter().any(|seat| !held.contains(seat));
        if is_waiting {
            table.hold_clock();
        }
        let Meeting { patience, evening, next, invitation } = stored.meeting;
        let seen = stored.seats.iter().filter_map(|seat| Some((seat.seat, seat.seen?.unsigned_abs())));
        // Whoever branches has read them.
        let remarks = if stored.branch_of.is_none() { table.remarks() } else { Vec::new() };
        let inside = Inside {
            invitation,
            next,
            names: stored.names.into_iter().collect(),
            step: stored.step,
            told: None,
            is_waiting,
            changes: 0,
            words: stored.words.into_iter().collect(),
            began: Instant::now(),
            since: moment(),
            mover: None,
            adviser: None,
            reviewer: None,
            alarm: None,
            // What was over before has its place already.
            is_scored: table.has_score(),
            table,
        };
        Ok(Arc::new(Room {
            task: stored.day.and_then(|day| task(day, &stored.game)),
            id: stored.id,
            game: stored.game,
            remarks: remarks.into_iter().map(SayingView::from).collect(),
            branch_of: stored.branch_of.map(|(id, ply)| BranchView { id, ply }),
            keys: Mutex::new(stored.seats.iter().map(|seat| (seat.seat, seat.digest)).collect()),
            evening,
            attendance: Mutex::new(Attendance::new(seen, patience)),
            emotes: broadcast::Sender::new(presence::MOST_EMOTES),
            house: Arc::clone(house),
            inside: Mutex::new(inside),
            shown: Mutex::default(),
            news: watch::Sender::new(house.next_version()),
            queued: watch::Sender::new(0),
            reviewed: watch::Sender::new(ReviewProgress::default()),
            is_broken: AtomicBool::new(false),
        }))
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn game(&self) -> &str {
        &self.game
    }

    /// Who holds these keys, as far as this table is concerned.
    pub fn reader(&self, keys: &[Key]) -> Reader {
        self.reader_of(&keys.iter().map(Key::digest).collect::<Vec<_>>())
    }

    /// The same for the digests of the keys.
    pub fn reader_of(&self, digests: &[Digest]) -> Reader {
        let held = self.keys();
        let mut seats: Vec<u8> =
            held.iter().filter(|(_, digest)| digests.contains(digest)).map(|(seat, _)| *seat).collect();
        let is_host = seats.contains(&HOST);
        seats.retain(|seat| *seat != HOST);
        Reader { seats, is_host }
    }

    /// Rings with the version's number at every change.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// Rings when the place in the queue of thinking changes, with the new one.
    pub fn queued(&self) -> watch::Receiver<usize> {
        self.queued.subscribe()
    }

    /// Rings when a piece of the review is there.
    pub fn reviewed(&self) -> watch::Receiver<ReviewProgress> {
        self.reviewed.subscribe()
    }

    /// Whether the store failed, so that what is here may not have happened.
    pub fn is_broken(&self) -> bool {
        self.is_broken.load(Ordering::Relaxed)
    }

    /// Whether nobody is here and nobody thinks.
    pub fn is_idle(&self) -> bool {
        let is_empty = self.attendance().is_empty() && self.news.receiver_count() == 0;
        let is_free = |job: &Option<Job>| job.as_ref().is_none_or(|job| job.0.load(Ordering::Relaxed));
        let is_quiet = |inside: &Inside| {
            [&inside.mover, &inside.adviser, &inside.reviewer].into_iter().all(is_free) && !inside.is_timed()
        };
        is_empty && self.inside.try_lock().is_ok_and(|inside| is_quiet(&inside))
    }

    /// Tells everybody that something has changed.
    fn publish(&self) {
        self.news.send_replace(self.house.next_version());
        self.shown().clear();
    }

    // After a panic the table may be half changed; then the room is given up.
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(|poisoned| {
            self.is_broken.store(true, Ordering::Relaxed);
            PoisonError::into_inner(poisoned)
        })
    }

    fn keys(&self) -> MutexGuard<'_, BTreeMap<u8, Digest>> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn attendance(&self) -> MutexGuard<'_, Attendance> {
        self.attendance.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn shown(&self) -> MutexGuard<'_, HashMap<Reader, Shown>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// Whether time runs, so that every moment is another.
    fn is_timed(&self) -> bool {
        self.due().is_some() || self.table.ends_in().is_some()
    }

    /// How long the player to move still has, from the moment at which the table began to wait.
    fn due(&self) -> Option<Duration> {
        self.table.due().filter(|_| !self.is_waiting)
    }

    /// What the clock of the table shows at this moment.
    fn at(&self) -> u64 {
        self.table.at(self.since, moment())
    }

    /// Lets happen what is kept.
    fn apply(&mut self, change: Change) -> Result<(), Saying> {
        let since = self.table.since();
        self.table.apply(&change.events)?;
        if let Some(started) = change.started {
            self.table.count_from(started);
        }
        let is_aside = change.is_aside();
        if self.table.since() != since || change.taken.is_some() {
            self.began = Instant::now();
            self.since = moment();
        }
        self.step = change.step.unwrap_or(self.step);
        self.names.extend(change.name);
        self.words.extend(change.word);
        if !is_aside {
            self.told = None;
            self.changes += 1;
        }
        Ok(())
    }
}

/// Now, in milliseconds since 1970.
fn moment() -> u64 {
    now().unsigned_abs()
}

/// The refusal of somebody who only watches.
fn watching() -> Refusal {
    Refusal::forbidden(Saying::new("server-only-watching"))
}
