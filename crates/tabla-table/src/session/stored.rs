//! From events to text and back.

use std::sync::Arc;

use tabla_core::{ErrorKind, Notation, Saying, TableError, Withdrawn};

use super::Session;
use super::apply::withdrawal;
use crate::event::{Event, EventOf, FORMAT, Happening, Saved, Setup, StoredEvent};
use crate::kit::GameKit;
use crate::refusal::{no_seat, not_your_turn, other_chance};

/// The same event with other words for its move and its chance.
fn translate<M, C, N, D, E>(
    event: &Event<M, C>,
    mv: impl FnOnce(&M) -> Result<N, E>,
    chance: impl FnOnce(&C) -> Result<D, E>,
) -> Result<Event<N, D>, E> {
    let what = match &event.what {
        Happening::Played { mv: played, by, because } => {
            Happening::Played { mv: mv(played)?, by: by.clone(), because: because.clone() }
        }
        Happening::Chance { brought } => Happening::Chance { brought: chance(brought)? },
        Happening::Undone { plies } => Happening::Undone { plies: *plies },
        Happening::Redone { plies } => Happening::Redone { plies: *plies },
        Happening::Withdrew => Happening::Withdrew,
        Happening::Gone => Happening::Gone,
        Happening::Retracted => Happening::Retracted,
        Happening::Retold { events } => Happening::Retold { events: *events },
        Happening::FlagFell => Happening::FlagFell,
        Happening::Advised { question } => Happening::Advised { question: question.clone() },
        Happening::Offered { offer } => Happening::Offered { offer: *offer },
        Happening::Answered { accepted } => Happening::Answered { accepted: *accepted },
        Happening::TimeAdded { milliseconds } => Happening::TimeAdded { milliseconds: *milliseconds },
        Happening::Seated { player } => Happening::Seated { player: player.clone() },
        Happening::Named { name } => Happening::Named { name: name.clone() },
        Happening::Left => Happening::Left,
    };
    Ok(Event { revision: event.revision, at: event.at, seat: event.seat, what })
}

impl<G: Notation> Session<G> {
    /// The event as text, told against the state before it.
    fn written(&self, before: &G::State, event: &EventOf<G>) -> StoredEvent {
        let written = translate::<_, _, _, _, std::convert::Infallible>(
            event,
            |mv| Ok(self.game.write_move(before, *mv)),
            |brought| Ok(self.game.write_chance(brought)),
        );
        match written {
            Ok(event) => event,
            Err(never) => match never {},
        }
    }

    /// Some events that were decided on here, as text.
    pub(crate) fn store(&self, events: &[EventOf<G>]) -> Vec<StoredEvent> {
        let mut state = G::State::clone(self.state());
        let mut stored = Vec::with_capacity(events.len());
        for event in events {
            stored.push(self.written(&state, event));
            match &event.what {
                Happening::Played { mv, .. } => self.game.play(&mut state, *mv),
                Happening::Chance { brought } => self.game.apply_chance(&mut state, brought.clone()),
                what => {
                    if let Some(how) = withdrawal(what, event.seat)
                        && let Withdrawn::PlayOn(after) = self.game.withdraw(&state, how)
                    {
                        state = after;
                    }
                }
            }
        }
        stored
    }

    /// Reads an event against the state now. A move is checked by the rules; chance is checked where somebody
    /// deals, and believed where it is told.
    pub fn read(&self, event: &StoredEvent) -> Result<EventOf<G>, TableError> {
        translate(
            event,
            |text| {
                let seat = event.seat.filter(|seat| seat.index() < self.seats.len()).ok_or_else(no_seat)?;
                if self.ending().is_some() {
                    return Err(self.is_over());
                }
                if !self.game.may_move(self.state(), seat) {
                    return Err(not_your_turn());
                }
                Ok(self.game.read_move_of(self.state(), seat, text)?)
            },
            |text| match self.next_chance().filter(|_| !self.is_retold()) {
                Some(brought) => match self.game.write_chance(&brought) {
                    right if right == *text => Ok(brought),
                    right => Err(other_chance(text, right)),
                },
                None => self.read_told(text),
            },
        )
    }

    /// The table as it goes to the disk. It has the secret in it, so nobody else may have it.
    pub fn saved(&self) -> Saved {
        let log = self.log.iter().map(|logged| self.written(&logged.before, &logged.event)).collect();
        let (setup, secret) = (Setup::clone(&self.setup), self.secret);
        Saved { version: FORMAT, setup, secret, at: self.at, log }
    }

    /// The table that was saved; any prefix of a log is a table, too. What cannot have happened is told with the
    /// number of its event.
    pub fn restore(kit: Arc<GameKit<G>>, saved: &Saved) -> Result<Session<G>, TableError> {
        if saved.version != FORMAT {
            let saying = Saying::new("table-save-version").with("version", i64::from(saved.version));
            return Err(TableError::new(ErrorKind::Damaged, saying));
        }
        let mut session = Session::open(kit, saved.setup.clone(), saved.secret)?;
        for (place, event) in saved.log.iter().enumerate() {
            let read = session.read(event).and_then(|event| session.apply(&event));
            read.map_err(|error| {
                let kind = if error.kind == ErrorKind::Stale { ErrorKind::Damaged } else { error.kind };
                let saying = Saying::new("table-log").with("event", place + 1).with("because", error.saying);
                TableError::new(kind, saying)
            })?;
        }
        session.at = session.at.max(saved.at);
        Ok(session)
    }
}
