//! What is done at a table of the house: from an act to the events that it brings about.

use tabla_core::{Say, Saying, Seat, Viewer};
use tabla_table::{
    ADVICE, Act as TableAct, Command, Happening, JobAnswer, JobContext, JobKind, StoredEvent, job,
};

use super::fault::TableFault;
use super::{HOST, HouseTable, Stop, said};
use crate::wire::Act;

impl HouseTable {
    /// What happens if the seat, counted from 1, does this at this moment of the table's clock; or why it cannot.
    /// Nothing has changed yet. An act that leaves no trace brings nothing about.
    pub fn decide(&self, seat: u8, act: &Act, at: u64) -> Result<Vec<StoredEvent>, Saying> {
        let act = match act {
            Act::Play { text } => TableAct::Play { text: text.clone(), by: None, because: Vec::new() },
            Act::TimeUp => TableAct::CheckTime,
            Act::Undo => TableAct::Undo,
            Act::Redo => TableAct::Redo,
            Act::Resign if seat != HOST => TableAct::Resign,
            Act::Throw if self.table.setup().by_hand => TableAct::Throw { told: None },
            // Where nothing is to be decided no advice is given, and none leaves a mark.
            Act::Advised if !self.decides(seat) => return Ok(Vec::new()),
            Act::Advised => TableAct::TakeAdvice { question: ADVICE.to_owned() },
            Act::Name { name, .. } => TableAct::Name { name: name.clone() },
            Act::Friend { name } if self.table.setup().by_hand => return self.friend(seat, name, at),
            Act::Offer { offer } => TableAct::Offer { offer: self.offer_of(seat, *offer)? },
            Act::Retract => TableAct::Retract,
            Act::Answer { accept } => TableAct::Answer { accept: *accept },
            Act::Resign
            | Act::Throw
            | Act::Friend { .. }
            | Act::Step
            | Act::Pace { .. }
            | Act::Claim
            | Act::Replace => {
                return Err(TableFault::Act.say());
            }
        };
        self.decide_act(seat, act, at)
    }

    /// The same for an act of the table itself, as a computer player decides on it.
    pub fn decide_act(&self, seat: u8, act: TableAct, at: u64) -> Result<Vec<StoredEvent>, Saying> {
        let command = command(seat, act, at);
        if let Some(over) = self.out_of_time(at) {
            // Time has run out before: the table that is over says so.
            over.decide(&command).map_err(said)?;
            return Err(TableFault::Act.say());
        }
        self.table.decide(&command).map_err(said)
    }

    /// Lets happen what was decided on here and is kept.
    pub fn apply(&mut self, events: &[StoredEvent]) -> Result<(), Saying> {
        for event in events {
            self.table.apply(event).map_err(said)?;
            if !matches!(event.what, Happening::Advised { .. } | Happening::Named { .. }) {
                self.since = event.at;
            }
        }
        Ok(())
    }

    /// The player in this seat as others may know it.
    #[cfg(feature = "server")]
    pub(crate) fn player(&self, seat: u8) -> Option<String> {
        let seat = seat.checked_sub(1).filter(|&seat| seat < self.table.seats())?;
        Some(self.table.shown_player(Seat::at(seat)))
    }

    /// Whether somebody in this seat has to decide something.
    fn decides(&self, seat: u8) -> bool {
        seat.checked_sub(1).is_some_and(|seat| self.table.may_move(Seat::at(seat)))
    }

    /// A friend plays the whole turn, throws included. It thinks as long as it likes: friends need no search.
    fn friend(&self, seat: u8, name: &str, at: u64) -> Result<Vec<StoredEvent>, Saying> {
        let unknown = || Saying::new("jamb-save-friend").with("text", name);
        let kit = self.outfit.registry.find(self.table.game()).map_err(said)?;
        kit.read_player(name).ok().filter(|friend| !friend.is_human()).ok_or_else(unknown)?;
        let viewer = self.mover().map_or(Viewer::Public, Viewer::Seat);
        let job = job(&self.id, &*self.table, viewer, JobKind::Turn { player: name.trim().to_owned() });
        let context = JobContext { stop: &Stop::new(false), until: None, progress: &|_| {} };
        let JobAnswer::Acts { acts, .. } = self.table.work(&job, None, &context).map_err(said)? else {
            return Err(Saying::new("table-player-erred"));
        };
        let (mut table, mut events) = (self.table.copy(), Vec::new());
        for act in acts {
            events.extend(table.perform(&command(seat, act, at)).map_err(said)?);
        }
        Ok(events)
    }
}

fn command(seat: u8, act: TableAct, at: u64) -> Command {
    Command { seat: seat.checked_sub(1).map(Seat::at), at, revision: None, act }
}
