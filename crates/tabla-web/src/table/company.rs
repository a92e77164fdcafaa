//! What people at a table ask of each other, and what becomes of those who are gone.

use tabla_core::{Saying, Seat, Viewer};
use tabla_table::{
    AccountKind, Act as TableAct, Command, Extras, HUMAN, Offer, Secret, Setup, StoredEvent, Waiting,
    unix_now,
};

use super::show::offer_view;
use super::{HouseTable, Opening, all_seats, said};
use crate::wire::{OfferKind, OfferView};

/// Whoever asks for more time is given so much, in milliseconds.
const MORE_TIME: u64 = 60_000;
/// Who takes the seat of somebody who is gone, where the game has such a player.
const SUBSTITUTE: &str = "champion:level=medium";

impl HouseTable {
    fn extras(&self) -> Option<Extras> {
        self.table.show(Viewer::Public, None).ok().map(|shown| shown.extras)
    }

    /// How time is counted, as text.
    pub fn clock(&self) -> Option<String> {
        self.table.setup().clock.map(|clock| clock.to_string())
    }

    /// The offer that waits for an answer.
    pub fn offer(&self) -> Option<OfferView> {
        self.extras()?.offer.map(offer_view)
    }

    /// Whether this seat may propose this now.
    pub fn may_offer(&self, seat: u8, offer: OfferKind) -> bool {
        let offer = self.offer_of(seat, offer);
        offer.is_ok_and(|offer| self.decide_act(seat, TableAct::Offer { offer }, self.table.at()).is_ok())
    }

    /// What exactly the seat proposes: to take back is to take back its own last decision.
    pub(super) fn offer_of(&self, seat: u8, offer: OfferKind) -> Result<Offer, Saying> {
        Ok(match offer {
            OfferKind::Draw if !self.extras().is_some_and(|extras| extras.can.draw) => {
                return Err(Saying::new("table-no-such-offer"));
            }
            OfferKind::Draw => Offer::Draw,
            OfferKind::Rematch => Offer::Rematch,
            OfferKind::MoreTime => Offer::MoreTime { milliseconds: MORE_TIME },
            OfferKind::TakeBack => {
                let accounts = self.table.show(Viewer::Public, None).map_err(said)?.accounts;
                let steps = accounts.iter().rev().filter(|account| account.what != AccountKind::Chance);
                let own = steps.zip(1..).find(|(account, _)| {
                    account.what == AccountKind::Played && account.seat.map(Seat::number) == Some(seat)
                });
                let plies = own.map(|(_, plies)| plies).ok_or_else(|| Saying::new("desk-nothing-to-undo"))?;
                Offer::TakeBack { plies }
            }
        })
    }

    /// Whether everybody wants to play again.
    pub fn wants_rematch(&self) -> bool {
        self.extras().is_some_and(|extras| extras.rematch)
    }

    /// What happens when the others go on without these seats, as far as there is a game to go on with.
    pub fn go_on_without(&self, seats: &[u8], at: u64) -> Result<Vec<StoredEvent>, Saying> {
        self.each(seats, at, || TableAct::Gone)
    }

    /// Who would take the seat of somebody who is gone.
    pub fn substitute(&self) -> Option<String> {
        let kit = self.outfit.registry.find(self.table.game()).ok()?;
        let computers = kit.hooks().menu.map(|menu| menu().players);
        // What nobody can choose as an opponent does not take a seat either.
        if computers.is_some_and(|players| players.iter().all(|(id, ..)| *id == HUMAN)) {
            return None;
        }
        let strongest = || kit.info().players.last().map(|player| player.name.to_owned());
        kit.read_player(SUBSTITUTE).ok().map(|spec| spec.to_string()).or_else(strongest)
    }

    /// What happens when a computer takes these seats.
    pub fn replace(&self, seats: &[u8], at: u64) -> Result<Vec<StoredEvent>, Saying> {
        let player = self.substitute().ok_or_else(|| Saying::new("server-no-computer"))?;
        self.each(seats, at, || TableAct::Sit { player: player.clone() })
    }

    /// What a branch begins with in which a person has this seat, and computers have all the others.
    pub fn branch_alone(&self, ply: usize, seat: u8, secret: Secret) -> Result<Opening, Saying> {
        let own =
            seat.checked_sub(1).map(Seat::at).filter(|own| all_seats(&*self.table).any(|seat| seat == *own));
        let own = own.ok_or_else(|| Saying::new("table-no-seat"))?;
        let mut opening = self.branch(ply, secret)?;
        let mut table = self.outfit.registry.restore(&opening.saved).map_err(said)?;
        for seat in all_seats(&*self.table) {
            let player = match seat == own {
                true => HUMAN.to_owned(),
                false if table.player(seat) != HUMAN => continue,
                false => self.substitute().ok_or_else(|| Saying::new("server-no-computer"))?,
            };
            if table.player(seat) != player {
                let act = TableAct::Sit { player };
                let command = Command { seat: Some(seat), at: table.at(), revision: None, act };
                table.perform(&command).map_err(said)?;
            }
        }
        opening.saved = table.saved();
        Ok(opening)
    }

    fn each(&self, seats: &[u8], at: u64, act: impl Fn() -> TableAct) -> Result<Vec<StoredEvent>, Saying> {
        let (mut table, mut events) = (self.table.copy(), Vec::new());
        for seat in seats {
            if matches!(table.waiting(), Waiting::Nothing(_)) {
                break;
            }
            let seat = seat.checked_sub(1).map(Seat::at);
            let command = Command { seat, at, revision: None, act: act() };
            events.extend(table.perform(&command).map_err(said)?);
        }
        Ok(events)
    }

    /// What a table begins with at which the same players play again, each one seat further, by another chance.
    pub fn again(&self, secret: Secret) -> Result<Opening, Saying> {
        let count = self.table.seats();
        let before = |seat: Seat| Seat::at((seat.number() + count - 2) % count);
        let players =
            all_seats(&*self.table).map(|seat| self.table.player(before(seat)).to_owned()).collect();
        let names = self.extras().map_or_else(Vec::new, |extras| {
            let named =
                |seat: Seat| extras.seats.get(before(seat).index()).and_then(|seat| seat.name.clone());
            all_seats(&*self.table).map(|seat| named(seat).unwrap_or_default()).collect()
        });
        let kit = self.outfit.registry.find(self.table.game()).map_err(said)?;
        let agreed = (kit.hooks().again)(self.table.setup().clone());
        let setup = Setup { players, names, ..agreed };
        let table = self.outfit.registry.open(setup, secret).map_err(said)?;
        Ok(Opening { saved: table.saved(), started: self.started.map(|_| unix_now()), noted: None })
    }
}
