//! A table that goes on from an earlier position of another.

use std::sync::Arc;

use tabla_core::{ChanceOf, ErrorKind, Game, Notation, Saying, Seat, TableError};

use super::{Logged, Position, Session, Step, all_seats};
use crate::clock::Clock;
use crate::event::{Event, EventOf, Happening, Offer, Saved, Setup, StoredEvent};
use crate::secret::Secret;

/// What chance has brought once, and in which state.
pub struct Dealt<G: Game> {
    pub before: Arc<G::State>,
    pub brought: ChanceOf<G>,
}

/// So often it is tried to deal anew what others hide.
const TRIES: u64 = 64;

impl<G: Notation> Session<G> {
    /// The table as it was before the ply with this number; it starts a log of its own, without what was taken
    /// back and without an end that was no ply, and with the marks that were left until then.
    pub fn branch(&self, ply: usize) -> Result<Session<G>, TableError> {
        let mut place = self.place_of(ply)?;
        let is_ply = |position: &Position<G>| match position.step {
            Step::Withdrawal => self.kit.counts_withdrawals,
            _ => !position.is_said,
        };
        while place > 0 && !is_ply(self.position(place)) {
            place -= 1;
        }
        // What was seen of the position before anything followed on it counts as well.
        let cut = self.rest.get(place).and_then(|next| next.event).unwrap_or(self.log.len());
        let mut branch = Session::open(self.kit.clone(), Setup::clone(&self.setup), self.secret)?;
        branch.plays_on = self.plays_on;
        let is_whole = matches!(self.setup.clock, Some(Clock::WholeGame { .. }));
        let mut line = self.rest.iter().take(place).peekable();
        let (mut spent, mut asks_for_time) = (0u64, false);
        for (index, logged) in self.log.iter().enumerate().take(cut) {
            let event = &logged.event;
            if let Some(position) = line.next_if(|position| position.event == Some(index)) {
                spent = spent.saturating_add(position.spent);
                branch.happen(event, if is_whole { event.at } else { spent }, event.what.clone())?;
                continue;
            }
            let what = match &event.what {
                // What a friend decided and was taken back has been seen all the same.
                Happening::Played { by: Some(_), .. }
                    if event.seat.is_some_and(|seat| self.is_person(seat)) =>
                {
                    Happening::Advised { question: "friend".to_owned() }
                }
                Happening::Advised { .. }
                | Happening::Seated { .. }
                | Happening::Named { .. }
                | Happening::Left => event.what.clone(),
                Happening::Offered { offer } => {
                    asks_for_time = matches!(offer, Offer::MoreTime { .. });
                    if !asks_for_time {
                        continue;
                    }
                    event.what.clone()
                }
                Happening::Answered { .. } | Happening::TimeAdded { .. } if asks_for_time => {
                    event.what.clone()
                }
                _ => continue,
            };
            // An offer of the past that makes no sense on this line is not repeated.
            let said = branch.happen(event, branch.at, what);
            if !matches!(
                event.what,
                Happening::Offered { .. } | Happening::Answered { .. } | Happening::TimeAdded { .. }
            ) {
                said?;
            }
        }
        if self.kit.branches_are_helped {
            for seat in self.people() {
                let what = Happening::Advised { question: "branch".to_owned() };
                let event = Event { revision: 0, at: 0, seat: Some(seat), what: what.clone() };
                branch.happen(&event, branch.at, what)?;
            }
        }
        if self.retold == 0 { Ok(branch) } else { branch.believed(branch.saved()) }
    }

    /// The same with chance of its own, where nobody may know yet what chance brings next: what falls in the branch tells
    /// nothing of what will fall here, and what others hide here is dealt anew. Where a game cannot do that, it does not
    /// branch before its end.
    pub fn branch_anew(&self, ply: usize, secret: Secret) -> Result<Session<G>, TableError> {
        let branch = self.branch(ply)?;
        if !self.is_sealed() {
            return Ok(branch);
        }
        let sealed = || TableError::new(ErrorKind::Illegal, Saying::new("table-sealed-branch"));
        let redeal = self.kit.redeal.ok_or_else(sealed)?;
        let hidden: Vec<Seat> = all_seats(&*self.game).filter(|&seat| !self.is_person(seat)).collect();
        let deal = |attempt: u64| {
            let mut dealt: Vec<Dealt<G>> = branch.log.iter().filter_map(dealt).collect();
            // Far from the streams of the game.
            redeal(&self.game, branch.state(), &mut dealt, &hidden, &mut secret.sealed(u64::MAX - attempt));
            let mut saved = Saved { secret, ..branch.saved() };
            let brought = saved.log.iter_mut().filter_map(|event| match &mut event.what {
                Happening::Chance { brought } => Some(brought),
                _ => None,
            });
            brought.zip(&dealt).for_each(|(text, dealt)| *text = self.game.write_chance(&dealt.brought));
            branch.believed(saved)
        };
        // What could not have been drawn in this order is dealt again.
        (0..TRIES).find_map(|attempt| deal(attempt).ok()).ok_or_else(sealed)
    }

    /// This table as it is saved, with all of its chance retold.
    fn believed(&self, saved: Saved) -> Result<Session<G>, TableError> {
        let is_told = |event: &StoredEvent| !matches!(event.what, Happening::Retold { .. });
        let told: Vec<StoredEvent> = saved.log.into_iter().filter(is_told).collect();
        let what = Happening::Retold { events: told.len() as u64 };
        let first = Event { revision: 1, at: 0, seat: None, what };
        let rest = told.into_iter().zip(2..).map(|(event, revision)| Event { revision, ..event });
        let log = std::iter::once(first).chain(rest).collect();
        let session = Session::restore(self.kit.clone(), &Saved { log, ..saved })?;
        Ok(Session { plays_on: self.plays_on, ..session })
    }

    /// Whether the event that comes next is retold from another table.
    pub(super) fn is_retold(&self) -> bool {
        self.retold > 0 && self.revision() <= self.retold
    }

    fn happen(
        &mut self,
        event: &EventOf<G>,
        at: u64,
        what: Happening<G::Move, ChanceOf<G>>,
    ) -> Result<(), TableError> {
        self.apply(&Event { revision: self.revision() + 1, at, seat: event.seat, what })
    }
}

/// What chance brought, if that is what happened.
fn dealt<G: Notation>(logged: &Logged<G>) -> Option<Dealt<G>> {
    match &logged.event.what {
        Happening::Chance { brought } => {
            Some(Dealt { before: Arc::clone(&logged.before), brought: brought.clone() })
        }
        _ => None,
    }
}
