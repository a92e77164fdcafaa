//! What a person's play was worth: the luck of every throw, and the loss of every decision.

use std::ops::Deref;

use tabla_jamb::{HouseRules, Judged, Move, Optimum, Review, State, Throw};

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
pub(crate) struct Account {
    review: Review<'static>,
    friends: Vec<Option<FriendKind>>,
    has_begun: bool,
    stopped: bool,
}

impl Deref for Account {
    type Target = Review<'static>;

    fn deref(&self) -> &Review<'static> {
        &self.review
    }
}

impl Account {
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

    /// Nothing is known yet of the play of somebody who begins with this talon, or with an empty one.
    pub(crate) fn begin(rules: HouseRules, start: Option<&State>) -> Account {
        let optimum = optimum(rules);
        let review = start.map_or_else(|| Review::new(optimum), |state| begun(optimum, state));
        Account { review, friends: Vec::new(), has_begun: start.is_none(), stopped: false }
    }

    /// The person, or a friend instead, decided this here.
    pub(crate) fn enter(
        &mut self,
        rules: HouseRules,
        before: &State,
        mv: Move,
        friend: Option<FriendKind>,
        advised: bool,
    ) {
        let Some((dice, throw)) = before.lying() else { return };
        // Of a turn that was begun elsewhere nobody knows how it came about.
        if !self.has_begun && throw == Throw::First {
            self.review = begun(optimum(rules), before);
            self.has_begun = true;
        }
        if self.has_begun && self.review.record(dice, mv, advised).is_some() {
            self.friends.push(friend);
        }
    }

    pub(crate) fn stop(&mut self) {
        self.stopped = true;
    }
}

fn begun(optimum: &'static Optimum, state: &State) -> Review<'static> {
    Review::from(optimum, state.filled(), state.totals().grand.into())
}
