//! What people do at a table: whether they may, and that it is kept before anybody hears of it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tabla_core::Saying;
use tabla_play::jewels::enter_score;

use super::{Inside, Reader, Room, watching};
use crate::desk::{Branch, Deed};
use crate::problem::Refusal;
use crate::store::StoredDeed;
use crate::wire::Act;

/// The most letters of a sender's word.
const LONGEST_WORD: usize = 64;
/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;
/// The most letters of a move as text.
const LONGEST_TEXT: usize = 200;
/// The most deeds at a table: no game is so long.
const MOST_DEEDS: usize = 20_000;

impl Room {
    /// Does this for the reader. What was done under the same word is not done again.
    pub fn act(self: &Arc<Self>, reader: &Reader, word: &str, act: Act) -> Result<(), Refusal> {
        if reader.only_watches() {
            return Err(watching());
        }
        if word.is_empty() || word.chars().count() > LONGEST_WORD {
            return Err(Saying::new("server-bad-key").with("most", LONGEST_WORD).into());
        }
        let mut inside = self.lock();
        if inside.words.contains(word) {
            return Ok(());
        }
        if act == Act::Step {
            return self.tell_computer(&mut inside, word);
        }
        let (seat, act) = self.allowed(&inside, reader, act)?;
        let deed = Deed { seat, act, spent: inside.spent(), by_computer: false };
        let stops = deed.act == Act::Undo && !inside.step && reader.seats.is_empty();
        self.carry_out(&mut inside, StoredDeed { deed, word: Some(word.to_owned()) })?;
        if stops {
            // Where only computers play, what was taken back would be played again at once.
            let deed = Deed { seat, act: Act::Pace { step: true }, spent: 0, by_computer: false };
            self.carry_out(&mut inside, StoredDeed { deed, word: None })?;
        }
        Ok(())
    }

    /// What a computer player has decided, if the position is still the one it thought about.
    pub(super) fn answer(self: &Arc<Self>, changes: usize, act: Act) {
        let mut inside = self.lock();
        if inside.changes != changes || inside.mover.is_none() {
            return;
        }
        inside.mover = None;
        let word = inside.told.take();
        let seat = self.showing(&inside, &Reader { seats: Vec::new(), is_host: false }, None);
        let Some(seat) = seat.ok().and_then(|showing| showing.to_move) else { return };
        let deed = Deed { seat, act, spent: inside.spent(), by_computer: true };
        if self.carry_out(&mut inside, StoredDeed { deed, word }).is_err() {
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
        let showing = self.showing(&inside, &Reader { seats: Vec::new(), is_host: false }, None);
        let Some(seat) = showing.ok().and_then(|showing| showing.to_move) else { return };
        let due = u64::try_from(due.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
        let spent = inside.spent().max(due);
        let deed = Deed { seat, act: Act::TimeUp, spent, by_computer: true };
        // A refusal means that there is time left after all; then the next deed looks at the clock.
        let _ = self.carry_out(&mut inside, StoredDeed { deed, word: None });
    }

    /// What a branch after so many moves begins with.
    pub fn branch(&self, reader: &Reader, ply: usize) -> Result<Branch, Refusal> {
        let inside = self.lock();
        let is_over = self.showing(&inside, reader, None)?.to_move.is_none();
        if !self.is_alone(reader) && !is_over {
            return Err(Refusal::forbidden(Saying::new("server-not-alone")));
        }
        Ok(inside.desk.branch(ply)?)
    }

    /// What people call themselves.
    pub fn names(&self) -> Vec<(u8, String)> {
        self.lock().names.iter().map(|(seat, name)| (*seat, name.clone())).collect()
    }

    /// Whether computer players wait to be told.
    pub fn waits(&self) -> bool {
        self.lock().step
    }

    /// Notes that the reader gives this seat away.
    pub fn give_away(&self, reader: &Reader, seat: u8) -> Result<(), Refusal> {
        if !reader.seats.contains(&seat) {
            return Err(Refusal::forbidden(
                Saying::new("server-not-your-seat").with("seat", i64::from(seat)),
            ));
        }
        let mut inside = self.lock();
        if inside.open.contains(&seat) {
            return Ok(());
        }
        self.house.store.open_seat(&self.id, seat)?;
        inside.open.insert(seat);
        self.publish();
        Ok(())
    }

    /// Whether the reader may do this, and for which seat.
    fn allowed(&self, inside: &Inside, reader: &Reader, act: Act) -> Result<(u8, Act), Refusal> {
        if inside.count >= MOST_DEEDS {
            return Err(Saying::new("server-too-long").with("most", MOST_DEEDS).into());
        }
        let mine = reader.seats.first().copied().unwrap_or(super::HOST);
        match act {
            Act::Undo | Act::Redo if !self.is_alone(reader) => {
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
            Act::Resign => {
                let to_move = self.showing(inside, reader, None)?.to_move;
                Ok((to_move.filter(|seat| reader.seats.contains(seat)).unwrap_or(mine), act))
            }
            Act::Play { ref text } | Act::Friend { name: ref text }
                if text.chars().count() > LONGEST_TEXT =>
            {
                Err(Saying::new("server-too-long").with("most", LONGEST_TEXT).into())
            }
            Act::Play { .. } | Act::Throw | Act::Friend { .. } | Act::Step => {
                let Some(seat) = self.showing(inside, reader, None)?.to_move else {
                    return Err(Refusal::conflict(Saying::new("table-over")));
                };
                if !reader.seats.contains(&seat) {
                    return Err(Refusal::conflict(Saying::new("server-not-your-turn")));
                }
                Ok((seat, act))
            }
        }
    }

    /// Does it, keeps it, tells everybody; and lets the computer go on.
    fn carry_out(self: &Arc<Self>, inside: &mut Inside, stored: StoredDeed) -> Result<(), Refusal> {
        let number = inside.count;
        inside.perform(&stored)?;
        if let Err(error) = self.house.store.add_deed(&self.id, number, &stored) {
            self.is_broken.store(true, Ordering::Relaxed);
            self.publish();
            return Err(error.into());
        }
        if !matches!(stored.deed.act, Act::Name { .. } | Act::Pace { .. }) {
            inside.mover = None;
            inside.adviser = None;
        }
        if matches!(stored.deed.act, Act::Pace { step: true }) {
            inside.mover = None;
            inside.told = None;
        }
        self.go_on(inside);
        self.look_for_place(inside);
        self.publish();
        Ok(())
    }

    /// Notes that the reader looks at advice, where the game keeps that in mind.
    pub(super) fn mark_advice(self: &Arc<Self>, inside: &mut Inside, reader: &Reader) -> Result<(), Refusal> {
        let to_move = self.showing(inside, reader, None)?.to_move;
        let Some(seat) = to_move.filter(|seat| reader.seats.contains(seat)) else { return Ok(()) };
        let deed = Deed { seat, act: Act::Advised, spent: inside.spent(), by_computer: false };
        self.carry_out(inside, StoredDeed { deed, word: None })
    }

    /// Enters the game among the best, if it is over and good enough.
    pub(super) fn look_for_place(&self, inside: &mut Inside) {
        let Some(folder) = &self.house.folder else { return };
        if inside.is_scored {
            return;
        }
        let name = inside.names.get(&1).cloned().unwrap_or_default();
        if let Some(record) = inside.desk.score(&name) {
            inside.is_scored = true;
            // The list is a pleasure, not a promise: the game itself is kept in any case.
            let _ = enter_score(folder, record);
        }
    }
}

/// A name as it is kept: on one line, without blanks around it.
pub fn clean_name(name: &str) -> Result<String, Refusal> {
    let letters = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let name = letters.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().count() > LONGEST_NAME {
        return Err(Saying::new("server-long-name").with("most", LONGEST_NAME).into());
    }
    Ok(name)
}
