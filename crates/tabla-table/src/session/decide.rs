//! From what somebody wants to what happens: pure, and it changes nothing.

use tabla_core::{Chance, ChanceOf, ErrorKind, Notation, Say, Saying, Seat, TableError, Turn};

use super::{Session, Step};
use crate::event::{Act, Cause, Command, Event, EventOf, Happening, Offer};
use crate::policy::TakeBackWhen;
use crate::refusal::{illegal, moved_on, no_seat, not_your_turn, over, quote};

impl<G: Notation> Session<G> {
    /// What would happen if this were done now, or why it cannot be. It changes nothing.
    pub fn decide(&self, command: &Command) -> Result<Vec<EventOf<G>>, TableError> {
        if command.revision.is_some_and(|seen| seen != self.revision()) {
            return Err(moved_on());
        }
        if command.seat.is_some_and(|seat| seat.index() >= self.seats.len()) {
            return Err(no_seat());
        }
        let seat = || command.seat.ok_or_else(no_seat);
        let single = |what| Ok(vec![self.event(command, what)]);
        match &command.act {
            Act::Play { text, by, because } => {
                let mv = self.read_play(seat()?, text)?;
                self.decide_move(seat()?, mv, command.at, by.clone(), because.clone())
            }
            Act::Throw { told } => self.decide_throw(command, told.as_deref()),
            Act::Undo => single(Happening::Undone { plies: self.plies_back()? }),
            Act::Redo => single(Happening::Redone { plies: self.plies_forth()? }),
            Act::Resign => self.decide_leaving(command, seat()?, Happening::Withdrew),
            Act::Gone => self.decide_leaving(command, seat()?, Happening::Gone),
            Act::CheckTime => match self.fallen(command.at) {
                Some(events) => Ok(events),
                None if self.ending().is_some() => Err(self.is_over()),
                None => Err(illegal("server-time-left")),
            },
            Act::TakeAdvice { question } => {
                seat()?;
                single(Happening::Advised { question: question.clone() })
            }
            Act::Offer { offer } => {
                self.check_offer(seat()?, *offer)?;
                single(Happening::Offered { offer: *offer })
            }
            Act::Answer { accept } => self.decide_answer(command, seat()?, *accept),
            Act::Retract => {
                self.check_own_offer(seat()?)?;
                single(Happening::Retracted)
            }
            Act::Sit { player } => {
                seat()?;
                let player = self.kit.read_player(player)?.to_string();
                single(Happening::Seated { player })
            }
            Act::Name { name } => {
                let names: Vec<&str> =
                    self.seats.iter().map(|seat| seat.name.as_deref().unwrap_or_default()).collect();
                (self.kit.check_name)(&names, seat()?, name)?;
                single(Happening::Named { name: name.clone() })
            }
            Act::Leave if self.ending().is_some() => Err(self.is_over()),
            Act::Leave => single(Happening::Left),
        }
    }

    fn decide_leaving(
        &self,
        command: &Command,
        seat: Seat,
        what: Happening<G::Move, ChanceOf<G>>,
    ) -> Result<Vec<EventOf<G>>, TableError> {
        let has_left = self.seats.get(seat.index()).is_some_and(|record| record.has_left);
        if has_left || self.ending().is_some() {
            return Err(self.is_over());
        }
        Ok(self.followed(self.event(command, what)))
    }

    /// The same for a move that is known to be legal: no text is read.
    pub fn decide_move(
        &self,
        seat: Seat,
        mv: G::Move,
        at: u64,
        by: Option<String>,
        because: Vec<Saying>,
    ) -> Result<Vec<EventOf<G>>, TableError> {
        if self.ending().is_some() {
            return Err(self.is_over());
        }
        if !self.game.may_move(self.state(), seat) {
            return Err(not_your_turn());
        }
        // A move that came too late is no error: the flag has fallen, and that is what happened.
        if let Some(fallen) = self.fallen(at) {
            return Ok(fallen);
        }
        let what = Happening::Played { mv, by, because };
        Ok(self.followed(Event { revision: self.revision() + 1, at, seat: Some(seat), what }))
    }

    fn read_play(&self, seat: Seat, text: &str) -> Result<G::Move, TableError> {
        if let Some(ending) = self.ending() {
            if self.kit.says_over_first {
                return Err(self.is_over());
            }
            // The game itself says best why nothing can be played any more.
            let refused = self.game.read_move_of(self.state(), seat, text).err();
            return Err(match refused.filter(|_| ending.cause == Cause::Rules) {
                Some(error) => TableError::new(ErrorKind::Over, error.say()),
                None => self.is_over(),
            });
        }
        if !self.game.may_move(self.state(), seat) {
            if self.chance_due().is_none_or(|chance| chance.seat() != Some(seat)) {
                return Err(not_your_turn());
            }
            // The game itself says best why nothing can be played yet.
            let refused = self.game.read_move(self.state(), text).err();
            return Err(refused.map_or_else(|| illegal("table-throw-first"), TableError::from));
        }
        Ok(self.game.read_move_of(self.state(), seat, text)?)
    }

    fn decide_throw(&self, command: &Command, told: Option<&str>) -> Result<Vec<EventOf<G>>, TableError> {
        if self.ending().is_some() {
            return Err(self.is_over());
        }
        let chance = self.chance_due().ok_or_else(|| illegal(self.kit.no_throw))?;
        if command.seat.is_some() && chance.seat().is_some() && command.seat != chance.seat() {
            return Err(not_your_turn());
        }
        if let Some(fallen) = self.fallen(command.at) {
            return Ok(fallen);
        }
        let brought = match (self.next_chance(), told) {
            (Some(brought), None) => brought,
            (None, Some(text)) => self.read_told(text)?,
            (Some(_), Some(_)) => return Err(illegal("table-throw-dealt")),
            (None, None) => return Err(illegal("table-throw-told")),
        };
        let what = Happening::Chance { brought };
        Ok(self.followed(Event { seat: chance.seat(), ..self.event(command, what) }))
    }

    /// What somebody says that chance has brought.
    pub(super) fn read_told(&self, text: &str) -> Result<ChanceOf<G>, TableError> {
        let brought = self.chance_due().and_then(|_| self.game.read_chance(self.state(), text));
        brought.ok_or_else(|| quote(ErrorKind::Unreadable, "table-chance", text))
    }

    fn decide_answer(
        &self,
        command: &Command,
        seat: Seat,
        accept: bool,
    ) -> Result<Vec<EventOf<G>>, TableError> {
        let mut open = self.answerable(seat)?;
        let mut events = vec![self.event(command, Happening::Answered { accepted: accept })];
        open.accepted.push(seat);
        if accept && self.all_accept(&open) {
            let follows = match open.offer {
                Offer::TakeBack { plies } => Some(Happening::Undone { plies }),
                Offer::MoreTime { milliseconds } => Some(Happening::TimeAdded { milliseconds }),
                Offer::Draw | Offer::Rematch => None,
            };
            let (revision, at) = (self.revision() + 2, command.at);
            events.extend(follows.map(|what| Event { revision, at, seat: Some(open.from), what }));
        }
        Ok(events)
    }

    fn event(&self, command: &Command, what: Happening<G::Move, ChanceOf<G>>) -> EventOf<G> {
        Event { revision: self.revision() + 1, at: command.at, seat: command.seat, what }
    }

    /// The flag, if it has fallen by this moment.
    fn fallen(&self, at: u64) -> Option<Vec<EventOf<G>>> {
        let seat = self.fallen_by(at)?;
        Some(self.followed(Event { revision: self.revision() + 1, at, seat, what: Happening::FlagFell }))
    }

    /// That the game is over, as the kit says it.
    pub(super) fn is_over(&self) -> TableError {
        match self.ending() {
            Some(ending) => TableError::new(ErrorKind::Over, (self.kit.say_over)(ending)),
            None => over(),
        }
    }

    /// Whether [`Act::Undo`] would do something.
    pub fn can_undo(&self) -> bool {
        self.plies_back().is_ok()
    }

    /// Whether [`Act::Redo`] would do something.
    pub fn can_redo(&self) -> bool {
        self.plies_forth().is_ok()
    }

    /// How many decisions [`Act::Undo`] takes back.
    fn plies_back(&self) -> Result<u32, TableError> {
        let rule = self.kit.take_back;
        let last = self.now();
        if last.step == Step::Withdrawal && !rule.withdrawals {
            return Err(self.is_over());
        }
        let may = match rule.when {
            TakeBackWhen::Always => true,
            TakeBackWhen::Never => false,
            TakeBackWhen::Alone => self.people().count() == 1,
            TakeBackWhen::BeforeChance => last.step != Step::Chance,
        };
        let is_fresh = !self.rest.iter().any(|position| position.step.counts());
        let back = if last.is_said {
            // What was no move is taken back alone.
            Some(1)
        } else {
            let steps = self.rest.iter().rev().filter(|position| position.step.counts());
            let seats = steps.map(|position| self.event_of(position).and_then(|event| event.seat));
            let alone = self.people().next().is_none();
            let is_persons = |seat: Option<Seat>| alone || seat.is_none_or(|seat| self.is_person(seat));
            seats.zip(1u32..).find(|(seat, _)| is_persons(*seat)).map(|(_, plies)| plies)
        };
        match back {
            Some(plies) if may => Ok(plies),
            Some(_) => Err(illegal(rule.forbidden)),
            // Where something happened that must not be taken back, that is the reason.
            None if !may && (rule.when != TakeBackWhen::BeforeChance || !is_fresh) => {
                Err(illegal(rule.forbidden))
            }
            None => Err(illegal(rule.nothing)),
        }
    }

    /// How many decisions [`Act::Redo`] plays again.
    fn plies_forth(&self) -> Result<u32, TableError> {
        let nothing = || illegal("desk-nothing-to-redo");
        if self.ending().is_some() {
            return Err(if self.kit.says_over_first { self.is_over() } else { nothing() });
        }
        let ahead = || self.undone.iter().rev();
        // The last position before each next decision.
        let ends = ahead().zip(ahead().skip(1).map(Some).chain([None]));
        let ends = ends.filter(|(_, next)| next.is_none_or(|next| next.step.counts()));
        let alone = self.people().next().is_none();
        let waits = |state: &G::State| match self.game.turn(state) {
            Turn::Seat(seat) => alone || self.is_person(seat),
            Turn::Chance(chance) => alone || chance.seat().is_none_or(|seat| self.is_person(seat)),
            Turn::Over(_) => true,
        };
        let mut plies = 0u32;
        for (last, _) in ends {
            plies = plies.saturating_add(1);
            if waits(&last.state) {
                break;
            }
        }
        if plies == 0 { Err(nothing()) } else { Ok(plies) }
    }
}
