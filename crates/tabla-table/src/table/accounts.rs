//! What happened, told to a viewer.

use tabla_core::{Notation, TableError, Viewer};

use super::{Account, AccountKind};
use crate::event::{Event, Happening};
use crate::kit::StepInput;
use crate::session::{Happened, Session};

impl<G: Notation> Session<G> {
    /// What happened up to this ply, as the viewer may know it.
    pub fn accounts(&self, viewer: Viewer, ply: usize) -> Result<Vec<Account>, TableError> {
        Ok(self.accounts_to(viewer, self.place_of(ply)?))
    }

    pub(super) fn accounts_to(&self, viewer: Viewer, places: usize) -> Vec<Account> {
        let (game, is_over, mut ply) = (self.game(), self.ending().is_some(), 0);
        let latest = self.latest_to(places);
        let tell = |Happened { before, event, after }: Happened<'_, G>| {
            let (what, text, by, because) = match &event.what {
                Happening::Played { mv, by, because } => {
                    let text = game.tell_move(before, *mv, viewer);
                    // Reasons speak of what their seat saw: they are for whoever could see all of it.
                    let is_told = because.is_empty()
                        || is_over
                        || event.seat.is_some_and(|seat| viewer.knows(seat))
                        || game.tell_state(before, viewer) == game.write_state(before);
                    let because = if is_told { because.clone() } else { Vec::new() };
                    (AccountKind::Played, Some(text), by.clone(), because)
                }
                Happening::Chance { brought } => {
                    (AccountKind::Chance, game.tell_chance(before, brought, viewer), None, Vec::new())
                }
                Happening::Withdrew => (AccountKind::Withdrew, None, None, Vec::new()),
                Happening::Gone => (AccountKind::Gone, None, None, Vec::new()),
                Happening::FlagFell => (AccountKind::FlagFell, None, None, Vec::new()),
                _ => (AccountKind::Agreed, None, None, Vec::new()),
            };
            let (is_latest, advised) = (latest.contains(&Some(event.revision)), after.advised);
            let after_state = &after.state;
            let input =
                StepInput { game, before, event, after: after_state, viewer, is_over, is_latest, advised };
            let (extra, lay_before) = (self.kit().extra(&input), std::mem::replace(&mut ply, after.ply));
            let Event { revision, at, seat, .. } = *event;
            Account {
                revision,
                ply: lay_before,
                at,
                spent: after.spent,
                seat,
                what,
                text,
                by,
                because,
                advised,
                extra,
            }
        };
        let mut accounts: Vec<Account> = self.steps().take(places).map(tell).collect();
        if let Some(retell) = self.kit().retell {
            retell(&mut accounts);
        }
        accounts
    }

    /// The last decision of each seat, up to this place of the line.
    fn latest_to(&self, places: usize) -> Vec<Option<u64>> {
        let mut latest = vec![None; self.seats().len()];
        for Happened { event, .. } in self.steps().take(places) {
            let seat = event.seat.filter(|_| matches!(event.what, Happening::Played { .. }));
            if let Some(last) = seat.and_then(|seat| latest.get_mut(seat.index())) {
                *last = Some(event.revision);
            }
        }
        latest
    }
}
