//! Letting happen what has happened.

use std::sync::Arc;

use tabla_core::{
    Chance, ErrorKind, Game, History, Notation, Outcome, Saying, Seat, TableError, Withdrawal, Withdrawn,
};

use super::{Logged, OpenOffer, Position, SeatRecord, Session, Step, end_of};
use crate::event::{Cause, Ending, EventOf, Happening, Offer};
use crate::refusal::{damaged, illegal, moved_on, no_seat, not_your_turn, over};

/// The state after somebody withdrew, and how the game ended by that.
type Left<G> = (Arc<<G as Game>::State>, Option<Ending>);

impl<G: Notation> Session<G> {
    /// Lets happen what has happened. Nobody thinks and nothing is dealt: everything is in the event. If it cannot
    /// have happened here, nothing changes.
    ///
    /// The event comes from [`Session::decide`] or [`Session::read`], which know that its move is legal.
    pub fn apply(&mut self, event: &EventOf<G>) -> Result<(), TableError> {
        if event.revision != self.revision() + 1 {
            return Err(moved_on());
        }
        let before = self.now().state.clone();
        match (event.seat, &event.what) {
            (Some(seat), _) if seat.index() >= self.seats.len() => return Err(no_seat()),
            (None, what) if needs_seat(what) => return Err(no_seat()),
            (seat, Happening::Played { mv, by, .. }) => self.play(event, seat, *mv, by.is_some())?,
            (seat, Happening::Chance { brought }) => {
                let chance = self.chance_due().ok_or_else(|| illegal("table-no-throw"))?;
                if chance.seat() != seat {
                    return Err(damaged());
                }
                let mut state = G::State::clone(&before);
                self.game.apply_chance(&mut state, brought.clone());
                let spent = event.at.saturating_sub(self.since);
                self.undone.clear();
                self.reach(Arc::new(state), Step::Chance, (seat, spent), None);
                self.since = event.at;
            }
            (seat, Happening::Withdrew | Happening::Gone | Happening::FlagFell) => self.leave(event, seat)?,
            (seat, Happening::Undone { plies }) => {
                self.undo(*plies, event.at)?;
                if self.kit.take_back.marks {
                    let helped: Vec<Seat> =
                        self.people().filter(|&own| seat.is_none_or(|seat| seat == own)).collect();
                    for seat in helped {
                        self.change(seat, |record| record.helped = record.helped.saturating_add(1));
                    }
                }
            }
            (_, Happening::Redone { plies }) => self.redo(*plies, event.at)?,
            (Some(seat), Happening::Offered { offer }) => {
                self.check_offer(seat, *offer)?;
                self.offer = Some(OpenOffer { from: seat, offer: *offer, accepted: Vec::new() });
            }
            (Some(seat), Happening::Answered { accepted }) => self.hear(seat, *accepted)?,
            (Some(seat), Happening::Retracted) => {
                self.check_own_offer(seat)?;
                self.offer = None;
            }
            (Some(seat), Happening::TimeAdded { milliseconds }) => {
                if !self.is_granted(event) {
                    return Err(damaged());
                }
                self.change(seat, |record| record.added = record.added.saturating_add(*milliseconds));
            }
            (Some(seat), Happening::Advised { .. }) => self.change(seat, |record| {
                record.helped = record.helped.saturating_add(1);
                record.advised = true;
            }),
            (Some(seat), Happening::Seated { player }) => {
                let player = self.kit.read_player(player)?.to_string();
                self.change(seat, |record| record.player = player);
            }
            (Some(seat), Happening::Named { name }) => {
                self.change(seat, |record| record.name = Some(name.clone()));
            }
            (_, Happening::Left) => self.was_left = true,
            (None, Happening::Retold { events }) if self.log.is_empty() => self.retold = *events,
            (_, Happening::Retold { .. }) => return Err(damaged()),
            (None, _) => return Err(no_seat()),
        }
        // What was agreed on and did not happen at once has lapsed.
        if !matches!(event.what, Happening::Answered { .. }) {
            self.granted = None;
        }
        self.at = self.at.max(event.at);
        self.log.push(Logged { event: Arc::new(event.clone()), before });
        Ok(())
    }

    fn play(
        &mut self,
        event: &EventOf<G>,
        seat: Option<Seat>,
        mv: G::Move,
        by_another: bool,
    ) -> Result<(), TableError> {
        let seat = seat.ok_or_else(no_seat)?;
        if self.ending().is_some() {
            return Err(over());
        }
        if !self.game.may_move(self.state(), seat) {
            return Err(not_your_turn());
        }
        let mut state = G::State::clone(self.state());
        self.game.play(&mut state, mv);
        self.history.push(&*self.game, mv, &state);
        let (mut advised, is_helped) = (false, by_another && self.is_person(seat));
        self.change(seat, |record| {
            advised = std::mem::take(&mut record.advised);
            record.helped = record.helped.saturating_add(u32::from(is_helped));
        });
        (self.undone, self.offer) = (Vec::new(), None);
        let spent = event.at.saturating_sub(self.since);
        self.reach(Arc::new(state), Step::Decision, (Some(seat), spent), None);
        if let Some(position) = self.rest.last_mut() {
            position.advised = advised;
        }
        self.since = event.at;
        Ok(())
    }

    fn leave(&mut self, event: &EventOf<G>, seat: Option<Seat>) -> Result<(), TableError> {
        if self.ending().is_some() {
            return Err(over());
        }
        if matches!(event.what, Happening::FlagFell) && self.fallen_by(event.at) != Some(seat) {
            return Err(damaged());
        }
        if seat.is_some_and(|seat| self.seats.get(seat.index()).is_some_and(|record| record.has_left)) {
            return Err(over());
        }
        let how = withdrawal(&event.what, seat).ok_or_else(no_seat)?;
        let (state, end) = self.left(how);
        if let Some(seat) = seat {
            self.change(seat, |record| record.has_left = true);
        }
        // Where the game ended by this alone, taking it back leaves what could be played again.
        if end.is_none() {
            self.undone.clear();
        }
        self.offer = None;
        let spent = event.at.saturating_sub(self.since);
        self.reach(state, Step::Withdrawal, (seat, spent), end);
        let cause = match how {
            Withdrawal::Resigned(seat) => Cause::Withdrew(seat),
            Withdrawal::Gone(seat) => Cause::Gone(seat),
            Withdrawal::FlagFell(seat) => Cause::FlagFell(seat),
            Withdrawal::TimeIsUp => Cause::TimeIsUp,
        };
        let advised = seat.and_then(|seat| self.seats.get(seat.index())).is_some_and(|record| record.advised);
        if let Some(position) = self.rest.last_mut() {
            position.advised = advised;
            position.end.iter_mut().for_each(|end| end.cause = cause);
        }
        self.since = event.at;
        Ok(())
    }

    fn left(&self, how: Withdrawal) -> Left<G> {
        match self.game.withdraw(self.state(), how) {
            Withdrawn::PlayOn(state) => (Arc::new(state), None),
            Withdrawn::Over(outcome, reason) => {
                (self.now().state.clone(), Some(Ending { outcome, reason, cause: Cause::TimeIsUp }))
            }
        }
    }

    fn undo(&mut self, plies: u32, at: u64) -> Result<(), TableError> {
        let nothing = || illegal("desk-nothing-to-undo");
        let back = plies.checked_sub(1).ok_or_else(nothing)?;
        let counts =
            (0..self.rest.len()).rev().filter(|&at| self.rest.get(at).is_some_and(|p| p.step.counts()));
        let back = { counts }.nth(usize::try_from(back).unwrap_or(usize::MAX)).ok_or_else(nothing)?;
        let taken: Vec<Position<G>> = self.rest.drain(back..).rev().collect();
        for position in taken {
            if let Some((seat, by_another)) = self.decided(&position) {
                let seen = position.advised || by_another && self.is_person(seat);
                self.change(seat, |record| record.advised |= seen);
            }
            // An end that was no move happens again only if somebody says so again.
            if !position.is_said {
                self.undone.push(position);
            }
        }
        self.count_again();
        (self.since, self.offer, self.rematch) = (at, None, false);
        Ok(())
    }

    fn redo(&mut self, plies: u32, at: u64) -> Result<(), TableError> {
        let ahead = self.undone.iter().filter(|position| position.step.counts()).count();
        if plies == 0 || usize::try_from(plies).unwrap_or(usize::MAX) > ahead || self.ending().is_some() {
            return Err(illegal("desk-nothing-to-redo"));
        }
        for _ in 0..plies {
            let Some(mut next) = self.undone.pop() else { break };
            if let Some((seat, _)) = self.decided(&next) {
                // What was seen meanwhile counts for the decision that is made again.
                self.change(seat, |record| next.advised |= std::mem::take(&mut record.advised));
            }
            self.rest.push(next);
            while let Some(next) = self.undone.pop_if(|next| !next.step.counts()) {
                self.rest.push(next);
            }
        }
        self.count_again();
        (self.since, self.offer) = (at, None);
        Ok(())
    }

    fn hear(&mut self, seat: Seat, accepted: bool) -> Result<(), TableError> {
        let mut open = self.answerable(seat)?;
        if !accepted {
            self.offer = None;
            return Ok(());
        }
        open.accepted.push(seat);
        if !self.all_accept(&open) {
            self.offer = Some(open);
            return Ok(());
        }
        self.offer = None;
        match open.offer {
            Offer::Draw => {
                let reason = Saying::new("ending-agreed");
                let end = Ending { outcome: Outcome::Drawn, reason, cause: Cause::Agreed };
                self.reach(self.now().state.clone(), Step::Agreed, (None, 0), Some(end));
            }
            Offer::Rematch => self.rematch = true,
            Offer::TakeBack { .. } | Offer::MoreTime { .. } => self.granted = Some((open.from, open.offer)),
        }
        Ok(())
    }

    /// The offer that is open, if this seat may answer it.
    pub(super) fn answerable(&self, seat: Seat) -> Result<OpenOffer, TableError> {
        let open = self.offer.clone().ok_or_else(|| illegal("table-nothing-to-answer"))?;
        if open.from == seat || open.accepted.contains(&seat) || !self.is_person(seat) {
            return Err(TableError::new(ErrorKind::NotYours, Saying::new("table-not-yours-to-answer")));
        }
        Ok(open)
    }

    /// Whether the offer that is open is this seat's own.
    pub(super) fn check_own_offer(&self, seat: Seat) -> Result<(), TableError> {
        match &self.offer {
            Some(open) if open.from == seat => Ok(()),
            _ => Err(illegal("table-nothing-to-retract")),
        }
    }

    /// Whether this seat may propose this now.
    pub(super) fn check_offer(&self, seat: Seat, offer: Offer) -> Result<(), TableError> {
        let is_over = self.ending().is_some();
        let steps = u64::from(u32::MAX).min(self.now().decisions);
        let makes_sense = match offer {
            Offer::Rematch => is_over && !self.rematch,
            Offer::Draw => !is_over,
            Offer::MoreTime { milliseconds } => !is_over && self.setup.clock.is_some() && milliseconds > 0,
            Offer::TakeBack { plies } => (1..=steps).contains(&u64::from(plies)),
        };
        let somebody = self.people().any(|other| other != seat);
        if self.offer.is_some() || !somebody || !self.is_person(seat) {
            return Err(illegal("table-nobody-to-ask"));
        }
        if makes_sense { Ok(()) } else { Err(illegal("table-no-such-offer")) }
    }

    pub(super) fn all_accept(&self, open: &OpenOffer) -> bool {
        self.people().all(|seat| seat == open.from || open.accepted.contains(&seat))
    }

    /// Whether this event is what everybody agreed on.
    fn is_granted(&self, event: &EventOf<G>) -> bool {
        match (self.granted, &event.what) {
            (Some((from, Offer::TakeBack { plies })), Happening::Undone { plies: undone }) => {
                event.seat == Some(from) && plies == *undone
            }
            (
                Some((from, Offer::MoreTime { milliseconds })),
                Happening::TimeAdded { milliseconds: added },
            ) => event.seat == Some(from) && milliseconds == *added,
            _ => false,
        }
    }

    /// One position more on the line. The event that leads there is about to enter the log.
    fn reach(
        &mut self,
        state: Arc<G::State>,
        step: Step,
        (charged, spent): (Option<Seat>, u64),
        end: Option<Ending>,
    ) {
        let last = self.now();
        let is_ply = step == Step::Decision || step == Step::Withdrawal && self.kit.counts_withdrawals;
        let position = Position {
            is_said: end.is_some(),
            end: end.or_else(|| end_of(&*self.game, &state, &self.history, self.plays_on)),
            state,
            step,
            ply: last.ply + usize::from(is_ply),
            spent,
            advised: false,
            event: Some(self.log.len()),
            charged,
            decisions: last.decisions + u64::from(step.counts()),
        };
        self.rest.push(position);
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatRecord)) {
        if let Some(record) = self.seats.get_mut(seat.index()) {
            change(record);
        }
    }

    /// Who decided on the way to this position, and whether it was somebody else for them.
    fn decided(&self, position: &Position<G>) -> Option<(Seat, bool)> {
        let event = self.event_of(position)?;
        match &event.what {
            Happening::Played { by, .. } => Some((event.seat?, by.is_some())),
            _ => None,
        }
    }

    /// After a step back or forth: who has left, and which positions a draw depends on.
    fn count_again(&mut self) {
        let mut history = History::new(&*self.game, &self.first.state);
        let mut left = vec![false; self.seats.len()];
        for position in &self.rest {
            match self.event_of(position).map(|event| (&event.what, event.seat)) {
                Some((Happening::Played { mv, .. }, _)) => history.push(&*self.game, *mv, &position.state),
                Some((Happening::Withdrew | Happening::Gone | Happening::FlagFell, Some(seat))) => {
                    if let Some(left) = left.get_mut(seat.index()) {
                        *left = true;
                    }
                }
                _ => {}
            }
        }
        self.history = history;
        self.seats.iter_mut().zip(left).for_each(|(record, left)| record.has_left = left);
    }
}

/// Why whoever an event is about stopped, if that is what it is about.
pub(super) fn withdrawal<M, C>(what: &Happening<M, C>, seat: Option<Seat>) -> Option<Withdrawal> {
    match (what, seat) {
        (Happening::Withdrew, Some(seat)) => Some(Withdrawal::Resigned(seat)),
        (Happening::Gone, Some(seat)) => Some(Withdrawal::Gone(seat)),
        (Happening::FlagFell, Some(seat)) => Some(Withdrawal::FlagFell(seat)),
        (Happening::FlagFell, None) => Some(Withdrawal::TimeIsUp),
        _ => None,
    }
}

/// Whether an event says nothing without a seat.
fn needs_seat<M, C>(what: &Happening<M, C>) -> bool {
    match what {
        Happening::Chance { .. } | Happening::FlagFell | Happening::Left | Happening::Retold { .. } => false,
        // The house may take back, for whoever plays alone.
        Happening::Undone { .. } | Happening::Redone { .. } => false,
        Happening::Played { .. }
        | Happening::Withdrew
        | Happening::Gone
        | Happening::Retracted
        | Happening::Advised { .. }
        | Happening::Offered { .. }
        | Happening::Answered { .. }
        | Happening::TimeAdded { .. }
        | Happening::Seated { .. }
        | Happening::Named { .. } => true,
    }
}
