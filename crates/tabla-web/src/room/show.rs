//! What a reader sees of a room. It is put together once for every version and eye.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;

use super::{Inside, Reader, Room};
use crate::problem::Refusal;
use crate::store::now;
use crate::table::Showing;
use crate::wire::{CanView, EndingView, OfferKind, Presence, SeatView, TableView};

/// What surrounds a view in a live message.
const BEFORE: &str = "{\"table\":";
const AFTER: &str = "}";

/// A view as it is sent.
#[derive(Clone, Debug)]
pub struct Shown {
    version: u64,
    message: Utf8Bytes,
}

impl Shown {
    fn new(table: &TableView) -> Result<Shown, Refusal> {
        let text = serde_json::to_string(table).map_err(|_| Refusal::failed())?;
        Ok(Shown { version: table.version, message: format!("{BEFORE}{text}{AFTER}").into() })
    }

    pub fn version(&self) -> u64 {
        self.version
    }

    /// As a live message.
    pub fn message(&self) -> Utf8Bytes {
        self.message.clone()
    }

    /// As the body of an answer.
    pub fn body(&self) -> Bytes {
        let bytes = Bytes::from(self.message.clone());
        bytes.slice(BEFORE.len()..bytes.len() - AFTER.len())
    }
}

/// The lines that are needed for a list of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// What the players are called.
    pub players: Vec<String>,
    /// How many moves were played.
    pub moves: usize,
    /// Whose decision it is.
    pub to_move: Option<u8>,
    /// How the game ended.
    pub ending: Option<EndingView>,
}

impl Room {
    /// What was put together for this reader, if nothing has changed since.
    pub fn ready(&self, reader: &Reader) -> Option<Shown> {
        let shown = self.shown().get(reader).cloned();
        shown.filter(|shown| shown.version == *self.news.borrow())
    }

    /// What the reader sees now. It may take a while.
    pub fn show(self: &Arc<Self>, reader: &Reader) -> Result<Shown, Refusal> {
        if let Some(shown) = self.ready(reader) {
            return Ok(shown);
        }
        let mut inside = self.lock();
        // After a restart the computer player whose turn it is begins when somebody looks.
        self.go_on(&mut inside);
        let table = self.view(&inside, reader, None)?;
        let shown = Shown::new(&table)?;
        // With a clock on the table every moment is another.
        if !inside.is_timed() {
            self.shown().insert(reader.clone(), shown.clone());
        }
        Ok(shown)
    }

    /// What the reader sees after so many moves.
    pub fn show_past(&self, reader: &Reader, ply: usize) -> Result<Shown, Refusal> {
        Shown::new(&self.view(&self.lock(), reader, Some(ply))?)
    }

    /// What the reader sees now, as data.
    pub fn table(self: &Arc<Self>, reader: &Reader) -> Result<TableView, Refusal> {
        let mut inside = self.lock();
        self.go_on(&mut inside);
        self.view(&inside, reader, None)
    }

    /// The table in a list.
    pub fn summary(&self) -> Result<Summary, Refusal> {
        let inside = self.lock();
        let showing = self.showing(&inside, &Reader { seats: Vec::new(), is_host: false }, None)?;
        let players = self.seats(&inside, &showing);
        let called = |seat: SeatView| if seat.name.is_empty() { seat.player } else { seat.name };
        Ok(Summary {
            players: players.into_iter().map(called).collect(),
            moves: showing.moves.len(),
            to_move: showing.to_move,
            ending: showing.ending,
        })
    }

    pub(super) fn showing(
        &self,
        inside: &Inside,
        reader: &Reader,
        ply: Option<usize>,
    ) -> Result<Showing, Refusal> {
        Ok(inside.table.show(&reader.seats, ply)?)
    }

    fn view(&self, inside: &Inside, reader: &Reader, ply: Option<usize>) -> Result<TableView, Refusal> {
        let version = *self.news.borrow();
        let showing = self.showing(inside, reader, ply)?;
        // What is said or given meanwhile does not stop the clock.
        let elapsed = if inside.due().is_some() { inside.at().saturating_sub(showing.since) } else { 0 };
        let winner = showing.ending.as_ref().map(|ending| ending.winner);
        let is_held = !reader.seats.is_empty();
        let patience = self.attendance().patience;
        Ok(TableView {
            id: self.id.clone(),
            game: self.game.clone(),
            version,
            rules: inside.table.rules(),
            seats: self.seats(inside, &showing),
            you: reader.seats.clone(),
            can: self.rights(inside, reader, &showing),
            task: self.task_view(inside, &showing),
            to_move: showing.to_move,
            ending: showing.ending,
            moves: showing.moves,
            ply: showing.ply,
            thinking: inside.mover.is_some(),
            step: inside.step && self.task.is_none(),
            time_left: showing.time_left,
            elapsed,
            branch_of: self.branch_of.clone(),
            remarks: self.remarks.clone(),
            is_waiting: inside.is_waiting,
            invitation: inside
                .invitation
                .as_ref()
                .filter(|invitation| is_held && inside.is_waiting && invitation.expires > now())
                .map(|invitation| invitation.code.to_string()),
            offer: showing.offer,
            patience,
            evening: self.evening(inside, winner),
            next: inside.next.clone(),
            onlookers: self.onlookers(),
            position: showing.position,
            board: showing.board,
        })
    }

    pub(super) fn seats(&self, inside: &Inside, showing: &Showing) -> Vec<SeatView> {
        let numbered = showing.seats.iter().zip(1..);
        let held = self.keys().clone();
        numbered
            .map(|(state, seat)| {
                let has_moved = showing.moves.iter().any(|played| played.seat == seat);
                let (presence, since) = match state.is_person {
                    true => self.presence(inside, seat, has_moved),
                    false => (Presence::Here, None),
                };
                SeatView {
                    seat,
                    name: inside.names.get(&seat).or(state.name.as_ref()).cloned().unwrap_or_default(),
                    player: state.player.clone(),
                    is_person: state.is_person,
                    points: state.points,
                    may_move: state.may_move,
                    clock: state.clock,
                    presence,
                    since,
                    is_free: state.is_person && !held.contains_key(&seat),
                }
            })
            .collect()
    }

    /// What this reader can do, of what can be done.
    fn rights(&self, inside: &Inside, reader: &Reader, showing: &Showing) -> CanView {
        let can = &showing.can;
        let is_over = showing.to_move.is_none();
        let is_alone = self.is_alone(inside, reader);
        let is_task = self.task.is_some();
        let is_helped = (is_alone || is_over) && !self.is_undecided(inside, &showing.moves);
        let holds = !reader.only_watches();
        let is_now = showing.is_now && !reader.seats.is_empty();
        let is_on = is_now && !inside.is_waiting;
        // Whoever plays alone asks nobody.
        let asks = is_on && !is_alone;
        let seat = reader.seats.first().copied().unwrap_or(super::HOST);
        let may = |offer| asks && inside.table.may_offer(seat, offer);
        CanView {
            take_back: !is_over && may(OfferKind::TakeBack),
            draw: may(OfferKind::Draw),
            more_time: may(OfferKind::MoreTime),
            rematch: may(OfferKind::Rematch),
            answer: is_on
                && showing.offer.is_some_and(|offer| reader.seats.iter().any(|seat| *seat != offer.seat)),
            retract: is_on && showing.offer.is_some_and(|offer| reader.seats.contains(&offer.seat)),
            claim: is_on && !is_over && !self.missing(inside, false).is_empty(),
            replace: is_now
                && !is_over
                && !self.missing(inside, true).is_empty()
                && inside.table.substitute().is_some(),
            undo: can.undo && is_alone && !is_task,
            redo: can.redo && is_alone && !is_task,
            resign: can.resign && !reader.seats.is_empty() && !inside.is_waiting,
            step: can.step && holds && !is_task,
            advice: can.advice && is_helped,
            evaluate: can.evaluate && is_helped,
            branch: can.branch && is_helped,
            review: is_helped && inside.table.has_review(),
        }
    }
}
