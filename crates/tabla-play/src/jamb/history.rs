//! The decisions of a table one by one, and the table as it was before each of them.

use tabla_jamb::Move;

use super::FriendKind;
use super::party::{Event, Party};

/// Something that was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The place of the person whose turn it was.
    pub place: usize,
    /// What was decided; `None` when the person stopped.
    pub mv: Option<Move>,
    /// Who decided instead of the person.
    pub friend: Option<FriendKind>,
    /// Whether advice was asked for before.
    pub is_advised: bool,
    /// The points of a field; `None` when it was crossed out, and when none was written.
    pub points: Option<u8>,
    /// How many events came before it.
    pub event: usize,
}

impl Party {
    /// All that was decided, in order.
    pub fn decisions(&self) -> Vec<Decided> {
        let mut decisions = Vec::new();
        let Ok(mut again) = Party::new(self.setup().clone()) else { return decisions };
        for (event, happened) in self.events().iter().enumerate() {
            let (mv, friend) = match happened {
                Event::Played { mv, friend } => (Some(*mv), *friend),
                Event::Stopped => (None, None),
                Event::Threw(_) | Event::Asked => (None, None),
            };
            if let (Some(place), Some(person)) = (again.mover(), again.person())
                && (mv.is_some() || *happened == Event::Stopped)
            {
                let points = match mv {
                    Some(Move::Write { row, .. }) => again.game().worth(person.state(), row),
                    _ => None,
                };
                let is_advised = again.is_advised();
                decisions.push(Decided { place, mv, friend, is_advised, points, event });
            }
            if again.retake(happened).is_err() {
                break;
            }
        }
        decisions
    }

    /// The table as it was after so many of its events; `None` if there were not as many.
    pub fn after(&self, events: usize) -> Option<Party> {
        let mut again = Party::new(self.setup().clone()).ok()?;
        for event in self.events().get(..events)? {
            again.retake(event).ok()?;
        }
        Some(again)
    }
}
