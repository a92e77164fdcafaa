//! The plain opinion of a position: a sum of four named terms, for players that look a fixed depth ahead.
//!
//! Without flying a man more decides most games, so material counts most; and a player who cannot move
//! has lost, so freedom counts next.

use tabla_core::{Evaluate, Say, Score, Seat};

use crate::{Mice, Mill, Move, Points, State};

/// What a part of an opinion is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Say)]
#[say("mice-term")]
pub enum Term {
    /// Men left, on the board and in hand.
    Material,
    Mills,
    /// Lines of three with two own men and the third point free.
    Pairs,
    /// Moves along the lines to free points.
    Mobility,
}

impl Term {
    /// Every term, in the order in which they are told.
    pub const ALL: [Term; 4] = [Term::Material, Term::Mills, Term::Pairs, Term::Mobility];

    /// The points for one of its kind.
    const fn weight(self) -> i32 {
        match self {
            Term::Material => 100,
            Term::Mills => 20,
            Term::Pairs => 12,
            Term::Mobility => 4,
        }
    }

    /// How many of its kind this player has.
    fn count(self, state: &State, seat: Seat) -> u32 {
        let (own, free) = (state.men(seat), state.free());
        match self {
            Term::Material => state.left(seat).into(),
            Term::Mills => Mill::ALL.iter().filter(|mill| own.has_all(mill.points())).count() as u32,
            Term::Pairs => {
                let is_pair = |mill: Points| (own & mill).len() == 2 && !(free & mill).is_empty();
                Mill::ALL.iter().filter(|mill| is_pair(mill.points())).count() as u32
            }
            Term::Mobility => {
                let steps = [own.clockwise(), own.counterclockwise(), own.inwards(), own.outwards()];
                steps.iter().map(|&points| (points & free).len()).sum()
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlainEval;

impl PlainEval {
    /// The opinion term by term, for the side to move: what it has less what the opponent has.
    ///
    /// ```
    /// use tabla_core::Notation;
    /// use tabla_mice::{Mice, PlainEval, Term};
    ///
    /// let state = Mice::default().read_state("a7,d7,g7,a4/d1,d2,f6/0,0/b").unwrap();
    /// let terms = PlainEval.explain(&state);
    /// assert_eq!(terms[0], (Term::Material, -100));
    /// assert_eq!(terms[1], (Term::Mills, -20));
    /// assert_eq!(terms[2], (Term::Pairs, 0));
    /// assert_eq!(terms[3], (Term::Mobility, 12));
    /// ```
    pub fn explain(&self, state: &State) -> Vec<(Term, i32)> {
        Term::ALL.map(|term| (term, points(term, state))).to_vec()
    }
}

fn points(term: Term, state: &State) -> i32 {
    let count = |seat| term.count(state, seat) as i32;
    term.weight() * (count(state.side()) - count(state.side().other()))
}

impl Evaluate<Mice> for PlainEval {
    type Trail = ();

    fn begin(&self, _: &Mice, _: &State) {}

    fn follow(&self, _: &Mice, (): &(), _: &State, _: Move, _: &State) {}

    fn evaluate(&self, _: &Mice, state: &State, (): &()) -> Score {
        Score::points(Term::ALL.into_iter().map(|term| points(term, state)).sum())
    }

    /// Men are placed where most lines meet.
    fn preference(&self, _: &Mice, _: &State, mv: Move) -> i32 {
        match mv {
            Move::Place { to, .. } => to.neighbours().len() as i32,
            Move::Slide { .. } => 0,
        }
    }
}
