//! What people do at a table: whether they may, and that it is kept before anybody hears of it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tabla_core::Saying;
use tabla_table::Act as TableAct;
use tokio::task::AbortHandle;

use super::{Inside, Reader, Room, watching};
use crate::keys;
use crate::manners::{MOST_EVENTS, check_text, clean_name};
use crate::problem::Refusal;
use crate::store::{Change, Taken};
use crate::table::Opening;
use crate::wire::Act;

/// The most letters of a sender's word.
const LONGEST_WORD: usize = 64;

impl Room {
    /// Does this for the reader. What was done under the same word is not done again.
    pub fn act(self: &Arc<Self>, reader: &Reader, word: &str, act: Act) -> Result<(), Refusal> {
        if reader.only_watches() {
            return Err(watching());
        }
        if word.is_empty() || word.chars().count() > LONGEST_WORD {
            return Err(Refusal::out_of_limits(Saying::new("server-bad-key").with("most", LONGEST_WORD)));
        }
        let mut inside = self.lock();
        if inside.words.contains(word) {
            return Ok(());
        }
        self.goes_with_task(&act)?;
        self.start_clock(&mut inside)?;
        if act == Act::Step {
            return self.tell_computer(&mut inside, word);
        }
        let (seat, act) = self.allowed(&inside, reader, act)?;
        let stops = act == Act::Undo && !inside.step && reader.seats.is_empty();
        let change = self.decide(&inside, seat, act)?;
        self.carry_out(&mut inside, Change { word: Some(word.to_owned()), ..change })?;
        if stops {
            // Where only computers play, what was taken back would be played again at once.
            self.carry_out(&mut inside, Change { step: Some(true), ..Change::default() })?;
        }
        Ok(())
    }

    /// What a computer player has decided, if the position is still the one it thought about.
    pub(super) fn answer(self: &Arc<Self>, changes: usize, act: TableAct) {
        let mut inside = self.lock();
        if inside.changes != changes || inside.mover.is_none() {
            return;
        }
        inside.mover = None;
        let word = inside.told.take();
        let Some(seat) = inside.table.to_move() else { return };
        let decided = inside.table.decide_act(seat, act, inside.at()).map_err(Refusal::from);
        let change = decided.map(|events| Change { events, word, ..Change::default() });
        if change.and_then(|change| self.carry_out(&mut inside, change)).is_err() {
            // A computer whose move is refused would be asked again for ever.
            inside.step = true;
            self.publish();
        }
    }

    /// Ends the game of the player to move when the time is up.
    pub(super) fn ring(self: &Arc<Self>, changes: usize, due: Duration) {
        let mut inside = self.lock();
        if inside.changes != changes {
            return;
        }
        let Some(seat) = inside.table.to_move() else { return };
        let due = u64::try_from(due.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
        let at = inside.at().max(inside.table.at_after(due));
        // A refusal means that there is time left after all; then whatever is done next looks at the clock.
        if let Ok(events) = inside.table.decide(seat, &Act::TimeUp, at) {
            let _ = self.carry_out(&mut inside, Change { events, ..Change::default() });
        }
    }

    /// What a branch after so many moves begins with; with a seat, whoever branches has it, and computers the others.
    pub fn branch(&self, reader: &Reader, ply: usize, seat: Option<u8>) -> Result<Opening, Refusal> {
        let inside = self.lock();
        self.alone_or_over(&inside, reader)?;
        let secret = keys::secret().map_err(|_| Refusal::failed())?;
        Ok(match seat {
            None => inside.table.branch(ply, secret)?,
            Some(seat) => inside.table.branch_alone(ply, seat, secret)?,
        })
    }

    /// What tells more than a player may know is for whoever holds the seats of all people, until the game is over.
    pub(super) fn alone_or_over(&self, inside: &Inside, reader: &Reader) -> Result<(), Refusal> {
        self.may_be_helped(inside)?;
        if self.is_alone(inside, reader) || inside.table.to_move().is_none() {
            return Ok(());
        }
        Err(Refusal::forbidden(Saying::new("server-not-alone")))
    }

    /// What people call themselves.
    pub fn names(&self) -> Vec<(u8, String)> {
        self.lock().names.iter().map(|(seat, name)| (*seat, name.clone())).collect()
    }

    /// Whether computer players wait to be told.
    pub fn waits(&self) -> bool {
        self.lock().step
    }

    /// What leaves a mark on a seat is for whoever acts for it: the one to decide.
    pub(super) fn may_be_marked(&self, inside: &Inside, reader: &Reader) -> Result<(), Refusal> {
        self.may_be_helped(inside)?;
        match inside.table.to_move() {
            Some(_) if reader.only_watches() => Err(watching()),
            Some(_) if inside.table.acting(&reader.seats).is_none() => {
                Err(Refusal::conflict(Saying::new("server-not-your-turn")))
            }
            _ => Ok(()),
        }
    }

    /// Whether the reader may do this, and for which seat.
    fn allowed(&self, inside: &Inside, reader: &Reader, act: Act) -> Result<(u8, Act), Refusal> {
        if inside.table.revision() >= MOST_EVENTS as u64 || inside.words.len() >= MOST_EVENTS {
            return Err(Saying::new("server-too-long").with("most", MOST_EVENTS).into());
        }
        let mine = reader.seats.first().copied().unwrap_or(super::HOST);
        match act {
            Act::Undo | Act::Redo if !self.is_alone(inside, reader) => {
                Err(Refusal::forbidden(Saying::new("server-not-alone")))
            }
            Act::Undo | Act::Redo | Act::Pace { .. } => Ok((mine, act)),
            Act::TimeUp | Act::Advised => Err(Saying::new("desk-act").into()),
            Act::Name { seat, name } => {
                if !reader.seats.contains(&seat) {
                    let saying = Saying::new("server-not-your-seat").with("seat", i64::from(seat));
                    return Err(Refusal::forbidden(saying));
                }
                Ok((seat, Act::Name { seat, name: clean_name(&name)? }))
            }
            Act::Play { ref text } | Act::Friend { name: ref text } if check_text(text).is_err() => {
                check_text(text).map(|()| (mine, act))
            }
            Act::Play { .. }
            | Act::Throw
            | Act::Friend { .. }
            | Act::Resign
            | Act::Offer { .. }
            | Act::Claim
                if inside.is_waiting =>
            {
                Err(Refusal::conflict(Saying::new("server-waits")))
            }
            Act::Resign => {
                let to_move = inside.table.to_move();
                Ok((to_move.filter(|seat| reader.seats.contains(seat)).unwrap_or(mine), act))
            }
            Act::Offer { .. } | Act::Retract | Act::Answer { .. } | Act::Claim | Act::Replace
                if reader.seats.is_empty() =>
            {
                Err(watching())
            }
            Act::Offer { .. } => Ok((mine, act)),
            Act::Retract => {
                let asker = inside.table.offer().map(|offer| offer.seat);
                Ok((asker.filter(|seat| reader.seats.contains(seat)).unwrap_or(mine), act))
            }
            Act::Answer { .. } => {
                let asker = inside.table.offer().map(|offer| offer.seat);
                Ok((reader.seats.iter().copied().find(|seat| Some(*seat) != asker).unwrap_or(mine), act))
            }
            Act::Claim | Act::Replace => {
                if self.missing(inside, act == Act::Replace).is_empty() {
                    return Err(Refusal::conflict(Saying::new("server-nobody-missing")));
                }
                Ok((mine, act))
            }
            Act::Play { .. } | Act::Throw | Act::Friend { .. } | Act::Step => {
                if inside.table.to_move().is_none() {
                    return Err(Refusal::conflict(Saying::new("table-over")));
                }
                let not_yours = || Refusal::conflict(Saying::new("server-not-your-turn"));
                Ok((inside.table.acting(&reader.seats).ok_or_else(not_yours)?, act))
            }
        }
    }

    /// Nobody who plays is there any more: the clock of the whole game stands still.
    pub(super) fn stop_clock(&self) {
        let mut inside = self.lock();
        if let Some(shown) = inside.table.stop_clock() {
            self.note_clock(shown);
            inside.alarm.take().inspect(AbortHandle::abort);
        }
    }

    /// Somebody is there, so that the clock of the whole game runs.
    pub(super) fn start_clock(self: &Arc<Self>, inside: &mut Inside) -> Result<(), Refusal> {
        if inside.is_waiting {
            return Ok(());
        }
        match inside.table.start_clock() {
            None => Ok(()),
            Some((started, events)) => {
                self.carry_out(inside, Change { events, started: Some(started), ..Change::default() })
            }
        }
    }

    /// Notes what the clock shows, so that whoever is cut off gets nothing back. A note that fails is made again soon.
    pub(super) fn note_clock(&self, shown: u64) {
        let _ = self.house.store.note_clock(&self.id, shown);
    }

    /// Keeps it, lets it happen, tells everybody; and lets the computer go on.
    pub(super) fn carry_out(self: &Arc<Self>, inside: &mut Inside, change: Change) -> Result<(), Refusal> {
        let (is_aside, stops) = (change.is_aside(), change.step == Some(true));
        let (taken, vacated) = (change.taken.clone(), change.vacated.clone());
        let kept = self.house.store.append(&self.id, inside.table.revision(), &change);
        if let Err(refusal) = kept.map_err(Refusal::from).and_then(|()| Ok(inside.apply(change)?)) {
            self.is_broken.store(true, Ordering::Relaxed);
            self.publish();
            return Err(refusal);
        }
        self.seat(inside, taken, &vacated);
        if !is_aside || stops {
            inside.mover = None;
        }
        if !is_aside {
            inside.adviser = None;
        }
        if stops {
            inside.told = None;
        }
        self.go_on(inside);
        self.look_for_place(inside);
        self.publish();
        Ok(())
    }

    /// Who holds which seat from now on.
    fn seat(&self, inside: &mut Inside, taken: Option<Taken>, vacated: &[u8]) {
        let mut keys = self.keys();
        keys.retain(|seat, _| !vacated.contains(seat));
        keys.extend(taken.map(|taken| (taken.seat, taken.digest)));
        inside.is_waiting = inside.table.people().iter().any(|seat| !keys.contains_key(seat));
    }

    /// Notes that the reader looks at advice, where the game keeps that in mind.
    pub(super) fn mark_advice(self: &Arc<Self>, inside: &mut Inside, reader: &Reader) -> Result<(), Refusal> {
        let to_move = inside.table.to_move();
        let Some(seat) = to_move.filter(|seat| reader.seats.contains(seat)) else { return Ok(()) };
        let change = self.decide(inside, seat, Act::Advised)?;
        // Where nothing is to be decided nothing is marked.
        if change.events.is_empty() { Ok(()) } else { self.carry_out(inside, change) }
    }

    /// What this act of the seat changes, at this moment.
    fn decide(&self, inside: &Inside, seat: u8, act: Act) -> Result<Change, Refusal> {
        let (table, at) = (&inside.table, inside.at());
        Ok(match act {
            Act::Pace { step } => Change { step: Some(step), ..Change::default() },
            Act::Name { seat: named, ref name } => {
                // Where the game keeps names itself, it hears of them too; what it refuses is the house's name all the
                // same.
                let events = table.decide(seat, &act, at).unwrap_or_default();
                Change { events, name: Some((named, name.clone())), ..Change::default() }
            }
            Act::Claim => {
                Change { events: table.go_on_without(&self.missing(inside, false), at)?, ..Change::default() }
            }
            Act::Replace => {
                let vacated = self.missing(inside, true);
                let started = table.resumed().filter(|_| inside.is_waiting);
                Change { events: table.replace(&vacated, at)?, vacated, started, ..Change::default() }
            }
            act => Change { events: table.decide(seat, &act, at)?, ..Change::default() },
        })
    }

    /// Enters the game among the best, if it is over and good enough.
    pub(super) fn look_for_place(&self, inside: &mut Inside) {
        let Some(folder) = &self.house.folder else { return };
        if inside.is_scored {
            return;
        }
        let name = inside.names.get(&1).cloned().unwrap_or_default();
        inside.is_scored = inside.table.enter_score(folder, &name);
    }
}
