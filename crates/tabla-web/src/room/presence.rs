//! Who is at a table: true to the moment, and remembered when the house is closed in between.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use tabla_core::Saying;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use super::{Inside, Reader, Room, moment};
use crate::problem::Refusal;
use crate::wire::{Emote, OnlookersView, Presence};

/// Whoever has gone no longer than this is only away: a page that is loaded again, a tunnel. In milliseconds.
const AWAY: u64 = 40_000;
/// So many names of onlookers are told.
const MOST_NAMED: usize = 20;
/// So many emotes wait for a slow reader; more are missed.
pub(super) const MOST_EMOTES: usize = 16;
/// Nobody says something without words more often.
const QUIET: Duration = Duration::from_secs(2);

/// Who is there, and since when.
#[derive(Default)]
pub(super) struct Attendance {
    seats: BTreeMap<u8, Seen>,
    /// Those who only watch, with what they call themselves.
    onlookers: BTreeMap<u64, String>,
    /// The number of the next onlooker.
    next: u64,
    /// Whoever is gone for so long may be done without, in milliseconds.
    pub(super) patience: Option<u64>,
    /// What tells everybody when somebody who is away has gone.
    alarm: Option<AbortHandle>,
}

/// What is known of the holder of a seat.
#[derive(Default)]
struct Seen {
    /// How many connections there are.
    lines: usize,
    /// When the first came, or the last went, in milliseconds since 1970.
    since: u64,
    /// When something was said without words.
    emoted: Option<Instant>,
}

impl Attendance {
    /// Nobody is there; these were seen at these moments.
    pub(super) fn new(seen: impl Iterator<Item = (u8, u64)>, patience: Option<u64>) -> Attendance {
        let seats = seen.map(|(seat, since)| (seat, Seen { since, ..Seen::default() })).collect();
        Attendance { seats, patience, ..Attendance::default() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.onlookers.is_empty() && !self.has_players()
    }

    fn has_players(&self) -> bool {
        self.seats.values().any(|seen| seen.lines > 0)
    }

    /// Since when the holder of this seat has been away, if that is known.
    pub(super) fn away_since(&self, seat: u8) -> Option<u64> {
        self.seats.get(&seat).filter(|seen| seen.lines == 0).map(|seen| seen.since)
    }

    /// Whoever holds the seat now has just come, and nobody has seen them before.
    pub(super) fn renew(&mut self, seat: u8) {
        let lines = self.seats.get(&seat).map_or(0, |seen| seen.lines);
        self.seats.insert(seat, Seen { lines, since: moment(), emoted: None });
    }
}

/// Somebody's presence, as long as it lives.
pub struct Visit {
    room: Arc<Room>,
    reader: Reader,
    onlooker: Option<u64>,
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.room.leave(&self.reader, self.onlooker);
    }
}

impl Room {
    /// Somebody has come who reads so and calls themselves so.
    pub fn visit(self: &Arc<Self>, reader: &Reader, name: &str) -> Visit {
        let onlooker = self.enter(reader, name);
        Visit { room: Arc::clone(self), reader: reader.clone(), onlooker }
    }

    fn enter(self: &Arc<Self>, reader: &Reader, name: &str) -> Option<u64> {
        let now = moment();
        let mut attendance = self.attendance();
        let mut came = Vec::new();
        for &seat in &reader.seats {
            let seen = attendance.seats.entry(seat).or_default();
            if seen.lines == 0 {
                seen.since = now;
                came.push(seat);
            }
            seen.lines += 1;
        }
        let onlooker = reader.only_watches().then(|| {
            attendance.next += 1;
            let number = attendance.next;
            attendance.onlookers.insert(number, name.to_owned());
            number
        });
        drop(attendance);
        self.note(&came, now);
        if !came.is_empty() {
            // What cannot be kept is said to whoever does something next.
            let _ = self.start_clock(&mut self.lock());
        }
        if !came.is_empty() || onlooker.is_some() {
            self.watch_for_leavers();
            self.publish();
        }
        onlooker
    }

    fn leave(self: &Arc<Self>, reader: &Reader, onlooker: Option<u64>) {
        let now = moment();
        let mut attendance = self.attendance();
        let mut went = Vec::new();
        for &seat in &reader.seats {
            if let Some(seen) = attendance.seats.get_mut(&seat) {
                seen.lines = seen.lines.saturating_sub(1);
                if seen.lines == 0 {
                    seen.since = now;
                    went.push(seat);
                }
            }
        }
        if let Some(number) = onlooker {
            attendance.onlookers.remove(&number);
        }
        let is_left = !went.is_empty() && !attendance.has_players();
        drop(attendance);
        self.note(&went, now);
        if is_left {
            self.stop_clock();
        }
        if !went.is_empty() || onlooker.is_some() {
            self.watch_for_leavers();
            self.publish();
        }
    }

    /// Notes when the holders of these seats were seen. A note that fails is made again when they go.
    fn note(&self, seats: &[u8], now: u64) {
        for &seat in seats {
            let _ = self.house.store.note_seen(&self.id, seat, now.cast_signed());
        }
    }

    /// Tells everybody at the moment at which somebody who is away has gone, or has been gone for too long.
    pub(super) fn watch_for_leavers(self: &Arc<Self>) {
        let now = moment();
        let mut attendance = self.attendance();
        let patience = attendance.patience;
        attendance.alarm.take().inspect(AbortHandle::abort);
        if attendance.is_empty() {
            return;
        }
        let away = attendance.seats.values().filter(|seen| seen.lines == 0);
        let moments = away.flat_map(|seen| [AWAY].into_iter().chain(patience).map(|time| seen.since + time));
        let Some(next) = moments.filter(|moment| *moment > now).min() else { return };
        let room = Arc::downgrade(self);
        let work = self.house.spawn(async move {
            tokio::time::sleep(Duration::from_millis(next - now + 1)).await;
            if let Some(room) = room.upgrade() {
                room.publish();
                room.watch_for_leavers();
            }
        });
        attendance.alarm = Some(work.abort_handle());
    }

    /// Whether the holder of this seat is there, and since when that is so.
    pub(super) fn presence(&self, inside: &Inside, seat: u8, has_moved: bool) -> (Presence, Option<u64>) {
        let attendance = self.attendance();
        let is_free = inside.is_waiting && !self.keys().contains_key(&seat);
        match attendance.seats.get(&seat) {
            _ if is_free => (Presence::Never, None),
            Some(seen) if seen.lines > 0 => (Presence::Here, Some(seen.since)),
            Some(seen) if moment().saturating_sub(seen.since) < AWAY => (Presence::Away, Some(seen.since)),
            Some(seen) => (Presence::Gone, Some(seen.since)),
            None if has_moved => (Presence::Gone, None),
            None => (Presence::Never, None),
        }
    }

    /// Those who only watch.
    pub(super) fn onlookers(&self) -> OnlookersView {
        let attendance = self.attendance();
        let named = attendance.onlookers.values().filter(|name| !name.is_empty());
        OnlookersView { count: attendance.onlookers.len(), names: named.take(MOST_NAMED).cloned().collect() }
    }

    /// What people say without words.
    pub fn emotes(&self) -> broadcast::Receiver<(u8, Emote)> {
        self.emotes.subscribe()
    }

    /// Says something without words, for everybody who is there now.
    pub fn emote(&self, reader: &Reader, emote: Emote) -> Result<(), Refusal> {
        let Some(&seat) = reader.seats.first() else { return Err(super::watching()) };
        let mut attendance = self.attendance();
        let seen = attendance.seats.entry(seat).or_default();
        if seen.emoted.is_some_and(|at| at.elapsed() < QUIET) {
            return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, Saying::new("server-too-often")));
        }
        seen.emoted = Some(Instant::now());
        drop(attendance);
        // Where nobody listens, nobody hears it.
        let _ = self.emotes.send((seat, emote));
        Ok(())
    }
}
