//! What chance brings after an event: the same again whenever it is asked.

use tabla_core::{Chance, ChanceOf, History, Notation, Turn, Withdrawn};

use super::apply::withdrawal;
use super::{Session, Step};
use crate::dealer::{ChanceStream, Past};
use crate::event::{Event, EventOf, Happening};

impl<G: Notation> Session<G> {
    /// An event, and what chance brings after it where nobody throws by hand. The state is played forward here,
    /// and thrown away.
    pub(super) fn followed(&self, first: EventOf<G>) -> Vec<EventOf<G>> {
        let mut events = vec![first];
        let Some(first) = events.first() else { return events };
        let (at, mut state) = (first.at, G::State::clone(self.state()));
        let mut stream = match &first.what {
            Happening::Played { mv, .. } => {
                self.game.play(&mut state, *mv);
                if self.would_be_drawn(*mv, &state) {
                    return events;
                }
                None
            }
            Happening::Chance { brought } => {
                let mut stream = self.stream_here();
                if let (Some(stream), Some(due)) = (&mut stream, self.chance_due()) {
                    // What fell just now is behind it.
                    stream(&due);
                }
                self.game.apply_chance(&mut state, brought.clone());
                stream
            }
            what if let Some(how) = withdrawal(what, first.seat) => {
                match self.game.withdraw(&state, how) {
                    Withdrawn::PlayOn(after) => state = after,
                    Withdrawn::Over(..) => return events,
                }
                None
            }
            _ => return events,
        };
        while let Turn::Chance(chance) = self.game.turn(&state) {
            if !self.is_dealt(&state, &chance) {
                break;
            }
            if stream.is_none() {
                let decisions = self.decisions() + 1;
                let mut past = self.steps().map(|step| step.event).chain(events.first());
                stream = self.kit.dealer_of(&self.setup).and_then(|dealer| {
                    dealer.begin(&self.game, &self.secret, Past { decisions, events: &mut past })
                });
            }
            let Some(deal) = &mut stream else { break };
            let brought = deal(&chance);
            self.game.apply_chance(&mut state, brought.clone());
            let revision = self.revision() + 1 + events.len() as u64;
            events.push(Event { revision, at, seat: chance.seat(), what: Happening::Chance { brought } });
        }
        events
    }

    /// Whether this chance falls by itself: the house deals, a computer throws, or nobody throws by hand.
    fn is_dealt(&self, state: &G::State, chance: &G::Chance) -> bool {
        let is_persons = chance.seat().is_some_and(|seat| self.is_person(seat));
        !(self.setup.by_hand && is_persons) || (self.kit.deals_at_once)(&self.game, state)
    }

    /// Whether the chance that is due now falls by itself, and somebody of ours deals it.
    pub(crate) fn house_deals(&self) -> bool {
        let due = self.chance_due().filter(|chance| self.is_dealt(self.state(), chance));
        due.is_some() && self.stream_here().is_some()
    }

    fn would_be_drawn(&self, mv: G::Move, after: &G::State) -> bool {
        let rules = self.game.draw_rules();
        rules.is_any() && !self.plays_on && {
            let mut history: History = self.history.clone();
            history.push(&*self.game, mv, after);
            history.draw(rules).is_some()
        }
    }

    /// What the dealer brings next; `None` where nothing is due, or chance is told.
    pub(super) fn next_chance(&self) -> Option<ChanceOf<G>> {
        let due = self.chance_due()?;
        Some(self.stream_here()?(&due))
    }

    /// The stream of chance since the last decision, with what has fallen since left behind.
    fn stream_here(&self) -> Option<ChanceStream<G>> {
        let dealer = self.kit.dealer_of(&self.setup)?;
        let run = self.rest.iter().rev().take_while(|position| position.step == Step::Chance).count();
        let before = self.rest.len() - run;
        let (decisions, mut past) = (self.decisions(), self.steps().map(|step| step.event).take(before));
        let mut stream = dealer.begin(&self.game, &self.secret, Past { decisions, events: &mut past })?;
        for position in self.positions().skip(before).take(run) {
            if let Turn::Chance(chance) = self.game.turn(&position.state) {
                stream(&chance);
            }
        }
        Some(stream)
    }
}
