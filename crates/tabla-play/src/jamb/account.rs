//! What a person's play was worth: the luck of every throw, and the loss of every decision.

use std::ops::Deref;

use tabla_jamb::{Judged, Move, Review, State, Throw};

use super::party::{Event, Party};
use super::{FriendKind, optimum};

/// A person's play from the first throw on.
///
/// The review in it knows nothing of friends and of stopping early. What the best play still expected when the
/// person stopped is given up, and counts like a loss:
///
/// ```text
/// total = optimum at the start + all luck − all losses − what was given up
/// ```
#[derive(Clone)]
pub struct Account {
    review: Review<'static>,
    friends: Vec<Option<FriendKind>>,
    stopped: bool,
}

impl Deref for Account {
    type Target = Review<'static>;

    fn deref(&self) -> &Review<'static> {
        &self.review
    }
}

impl Account {
    /// Who took each of the [decisions](Review::decisions) instead of the person.
    pub fn friends(&self) -> &[Option<FriendKind>] {
        &self.friends
    }

    /// Who took this decision instead of the person.
    pub fn friend(&self, judged: &Judged) -> Option<FriendKind> {
        let mut decisions = self.review.decisions().iter().zip(&self.friends);
        let same = |other: &Judged| (other.turn, other.throw) == (judged.turn, judged.throw);
        decisions.find(|(other, _)| same(other)).and_then(|(_, friend)| *friend)
    }

    /// How many turns friends finished.
    pub fn helped(&self) -> usize {
        let decisions = self.review.decisions().iter().zip(&self.friends);
        decisions.filter(|(taken, friend)| friend.is_some() && matches!(taken.mv, Move::Write { .. })).count()
    }

    /// What the best play still expected when the person stopped.
    pub fn given_up(&self) -> f64 {
        if self.stopped { self.review.expected() - f64::from(self.review.written()) } else { 0.0 }
    }

    /// The total to be expected as things stand; at the end the total itself.
    pub fn outlook(&self) -> f64 {
        self.review.expected() - self.given_up()
    }

    fn enter(&mut self, before: &State, mv: Move, friend: Option<FriendKind>, advised: bool) {
        let entered = before.lying().and_then(|(dice, _)| self.review.record(dice, mv, advised));
        if entered.is_some() {
            self.friends.push(friend);
        }
    }
}

impl Party {
    /// The play of the person in this place.
    pub fn account(&self, place: usize) -> Account {
        let optimum = optimum(self.game().rules);
        let from = |state: &State| Review::from(optimum, state.filled(), state.totals().grand.into());
        let start = self.setup().start.as_ref();
        let review = start.map_or_else(|| Review::new(optimum), from);
        let mut account = Account { review, friends: Vec::new(), stopped: false };
        let Ok(mut again) = Party::new(self.setup().clone()) else { return account };
        let mut has_begun = start.is_none();
        for event in self.events() {
            if again.mover() == Some(place) {
                match (event, again.person()) {
                    (Event::Played { mv, friend }, Some(person)) => {
                        let state = person.state();
                        // Of a turn that was begun elsewhere nobody knows how it came about.
                        if !has_begun && state.lying().is_some_and(|(_, throw)| throw == Throw::First) {
                            account.review = from(state);
                            has_begun = true;
                        }
                        if has_begun {
                            account.enter(state, *mv, *friend, again.is_advised());
                        }
                    }
                    (Event::Stopped, _) => account.stopped = true,
                    _ => {}
                }
            }
            if again.retake(event).is_err() {
                break;
            }
        }
        account
    }
}
