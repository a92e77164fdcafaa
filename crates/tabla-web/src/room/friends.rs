//! Friends at a table: free seats that somebody takes, a seat that goes on elsewhere, somebody who is gone, and another
//! game of the same people.

use std::sync::Arc;
use std::time::Duration;

use tabla_core::Saying;

use super::{Inside, Reader, Room, moment};
use crate::keys::{self, Code, Key};
use crate::manners::clean_name;
use crate::problem::Refusal;
use crate::store::{Change, Evening, Invitation, Meeting, StoredSeat, StoredTable, Taken, now};
use crate::wire::{Act, EveningView, InvitationView, OpenRequest, Opened};

/// How long an invitation is good.
pub const INVITED: Duration = Duration::from_secs(24 * 3600);
/// How long a seat can be taken over by another device of its holder.
pub const HANDED_OVER: Duration = Duration::from_secs(15 * 60);
/// After so long whoever is gone may be done without, if nothing else was said.
pub const PATIENCE: Duration = Duration::from_secs(5 * 60);

/// The longest patience that can be agreed on, in seconds.
const LONGEST_PATIENCE: u64 = 7 * 24 * 3600;

/// A patience in seconds as it is kept, in milliseconds; 0 is never.
pub fn patience(seconds: u64) -> Result<Option<u64>, Refusal> {
    if seconds > LONGEST_PATIENCE {
        let saying = Saying::new("server-long-patience").with("most", LONGEST_PATIENCE as i64);
        return Err(Refusal::out_of_limits(saying));
    }
    Ok(Some(seconds * 1000).filter(|patience| *patience > 0))
}

impl Room {
    /// The seats of people that nobody has taken.
    fn free_seats(&self, inside: &Inside) -> Vec<u8> {
        let held = self.keys();
        inside.table.people().into_iter().filter(|seat| !held.contains_key(seat)).collect()
    }

    /// Whether the reader holds the seats of all people: then nobody else is concerned.
    pub(super) fn is_alone(&self, inside: &Inside, reader: &Reader) -> bool {
        !reader.only_watches() && inside.table.people().iter().all(|seat| reader.seats.contains(seat))
    }

    /// The code of an invitation to the free seats or, for its holder's other device, to a seat.
    pub fn invite(&self, reader: &Reader, request: &OpenRequest) -> Result<Opened, Refusal> {
        let seat = request.seat;
        if reader.seats.is_empty() {
            return Err(super::watching());
        }
        if let Some(seat) = seat.filter(|seat| !reader.seats.contains(seat)) {
            return Err(Refusal::forbidden(
                Saying::new("server-not-your-seat").with("seat", i64::from(seat)),
            ));
        }
        let mut inside = self.lock();
        if seat.is_none() && self.free_seats(&inside).is_empty() {
            return Err(Refusal::conflict(Saying::new("server-no-free-seat")));
        }
        if let Some(seconds) = request.patience.filter(|_| seat.is_none()) {
            let patience = patience(seconds)?;
            self.house.store.note_patience(&self.id, patience)?;
            self.attendance().patience = patience;
        }
        let known = inside.invitation.clone().filter(|known| seat.is_none() && known.expires > now());
        let invitation = match known {
            Some(invitation) => invitation,
            None => {
                let time = if seat.is_some() { HANDED_OVER } else { INVITED };
                let invitation = new_invitation(self.house.store.new_code()?, &self.id, seat, time);
                if !self.house.store.invite(&invitation)? {
                    return Err(Refusal::failed());
                }
                invitation
            }
        };
        if seat.is_none() {
            inside.invitation = Some(invitation.clone());
            drop(inside);
            self.publish();
        }
        Ok(Opened { seat, code: invitation.code.to_string(), expires: invitation.expires.unsigned_abs() })
    }

    /// What somebody sees who is invited.
    pub fn invitation(&self, invitation: &Invitation) -> Result<InvitationView, Refusal> {
        let inside = self.lock();
        let nobody = Reader { seats: Vec::new(), is_host: false };
        let showing = self.showing(&inside, &nobody, None)?;
        let is_open = match invitation.seat {
            Some(seat) => !invitation.is_used && inside.table.people().contains(&seat),
            None => !self.free_seats(&inside).is_empty(),
        };
        Ok(InvitationView {
            id: self.id.clone(),
            game: self.game.clone(),
            rules: inside.table.rules(),
            clock: inside.table.clock(),
            seats: self.seats(&inside, &showing),
            seat: invitation.seat,
            is_open,
        })
    }

    /// Somebody who is invited takes the next free seat, or the one that is handed over, with this key. The seat, and
    /// who reads then.
    pub fn claim(
        self: &Arc<Self>,
        invitation: &Invitation,
        key: &Key,
        name: &str,
    ) -> Result<(u8, Reader), Refusal> {
        let name = clean_name(name)?;
        let mut inside = self.lock();
        let digest = key.digest();
        let held = self.keys().iter().find(|(_, held)| **held == digest).map(|(seat, _)| *seat);
        if let Some(seat) = held {
            // It was claimed before, and the answer was lost.
            return Ok((seat, Reader { seats: vec![seat], is_host: false }));
        }
        let seat = match invitation.seat {
            // Two who were asked at once: the store says whether it was used meanwhile.
            Some(seat) => {
                let fresh = self.house.store.invitation(&invitation.code)?;
                fresh.filter(|fresh| !fresh.is_used && inside.table.people().contains(&seat)).map(|_| seat)
            }
            None => self.free_seats(&inside).first().copied(),
        };
        let Some(seat) = seat else { return Err(Refusal::conflict(Saying::new("server-seat-taken"))) };
        let code = invitation.seat.map(|_| invitation.code.clone());
        let is_last = inside.is_waiting && self.free_seats(&inside) == [seat];
        let mut change = Change {
            taken: Some(Taken { seat, digest, code }),
            // The clock of a whole game begins when everybody is there.
            started: inside.table.resumed().filter(|_| is_last),
            ..Change::default()
        };
        if !name.is_empty() {
            let act = Act::Name { seat, name: name.clone() };
            change.events = inside.table.decide(seat, &act, inside.at()).unwrap_or_default();
            change.name = Some((seat, name));
        }
        // Whoever held the seat on another device is told by what is shown next.
        self.attendance().renew(seat);
        self.carry_out(&mut inside, change)?;
        Ok((seat, Reader { seats: vec![seat], is_host: false }))
    }

    /// The seats without which the others may go on: nobody has taken them, or whoever did has been gone for too long.
    pub(super) fn missing(&self, inside: &Inside, with_free: bool) -> Vec<u8> {
        let free = self.free_seats(inside);
        let is_gone = |seat: u8| {
            let attendance = self.attendance();
            attendance
                .patience
                .zip(attendance.away_since(seat))
                .is_some_and(|(most, since)| moment() >= since.saturating_add(most))
        };
        let people = inside.table.people();
        people
            .into_iter()
            .filter(|seat| if free.contains(seat) { with_free } else { is_gone(*seat) })
            .collect()
    }

    /// How the evening stands, this game included.
    pub(super) fn evening(&self, inside: &Inside, winner: Option<Option<u8>>) -> Option<EveningView> {
        let Evening { wins, draws } = self.counted(inside, self.evening.clone()?, winner);
        Some(EveningView { wins, draws })
    }

    fn counted(&self, inside: &Inside, mut evening: Evening, winner: Option<Option<u8>>) -> Evening {
        evening.wins.resize(usize::from(inside.table.seats()), 0);
        match winner {
            Some(Some(seat)) => {
                if let Some(wins) = evening.wins.get_mut(usize::from(seat.saturating_sub(1))) {
                    *wins += 1;
                }
            }
            Some(None) => evening.draws += 1,
            None => {}
        }
        evening
    }

    /// Opens the table at which the same people play again, each one seat further, if that is what all want.
    pub(super) fn play_again(&self, inside: &mut Inside) -> Result<(), Refusal> {
        let is_over = inside.table.to_move().is_none();
        if inside.next.is_some() || !is_over || !inside.table.wants_rematch() {
            return Ok(());
        }
        let nobody = Reader { seats: Vec::new(), is_host: false };
        let ending = self.showing(inside, &nobody, None)?.ending;
        let secret = keys::secret().map_err(|_| Refusal::failed())?;
        let opening = inside.table.again(secret)?;
        let seats = inside.table.seats();
        let further = |seat: u8| seat % seats + 1;
        let evening = self.evening.clone().unwrap_or_default();
        let mut evening = self.counted(inside, evening, ending.map(|ending| ending.winner));
        evening.wins.rotate_right(1);
        let seen = Some(now());
        let patience = self.attendance().patience;
        let held = self.keys();
        let table = StoredTable {
            id: keys::table_name().map_err(|_| Refusal::failed())?,
            game: self.game.clone(),
            opening,
            step: inside.step,
            names: inside.names.iter().map(|(seat, name)| (further(*seat), name.clone())).collect(),
            branch_of: None,
            seats: held
                .iter()
                .map(|(seat, digest)| StoredSeat { seat: further(*seat), digest: *digest, seen })
                .collect(),
            words: Vec::new(),
            meeting: Meeting { patience, evening: Some(evening), ..Meeting::default() },
            day: None,
        };
        drop(held);
        self.house.store.add_next(&self.id, &table)?;
        inside.next = Some(table.id);
        Ok(())
    }
}

/// An invitation that is good from now on.
pub fn new_invitation(code: Code, id: &str, seat: Option<u8>, time: Duration) -> Invitation {
    let expires = now().saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX));
    Invitation { code, id: id.to_owned(), seat, expires, is_used: false }
}
