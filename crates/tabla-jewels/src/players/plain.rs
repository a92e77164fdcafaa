//! The plain opinion of a state: the points made so far, and how many swaps there are to go on with.
//!
//! Dead ends cost most, so few swaps count against a board more than many count for it.

use tabla_core::{Evaluate, Say, Saying, Score};

use crate::{Jewels, State, Swap};

/// What a part of an opinion is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Term {
    /// Points made.
    Points,
    /// Legal swaps.
    Mobility,
    /// A board that is close to its end.
    Danger,
}

impl Term {
    /// Every term, in the order in which they are told.
    pub const ALL: [Term; 3] = [Term::Points, Term::Mobility, Term::Danger];

    fn points(self, state: &State) -> i32 {
        let swaps = state.board().swaps().len() as i32;
        match self {
            Term::Points => i32::try_from(10 * (state.points().min(1_000_000))).unwrap_or(i32::MAX),
            Term::Mobility => 3 * swaps,
            Term::Danger => -15 * (4 - swaps).max(0),
        }
    }
}

impl Say for Term {
    fn say(&self) -> Saying {
        Saying::new(match self {
            Term::Points => "jewels-term-points",
            Term::Mobility => "jewels-term-mobility",
            Term::Danger => "jewels-term-danger",
        })
    }
}

/// The plain evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlainEval;

impl PlainEval {
    /// The opinion term by term, in tenths of a point.
    ///
    /// ```
    /// use tabla_core::{SeededRng, Game};
    /// use tabla_jewels::{Jewels, PlainEval, Term, generate};
    /// let state = Jewels::new(generate(&mut SeededRng::new(7), 8).unwrap()).start();
    /// let swaps = state.board().swaps().len() as i32;
    /// assert_eq!(PlainEval.explain(&state)[1], (Term::Mobility, 3 * swaps));
    /// ```
    pub fn explain(&self, state: &State) -> Vec<(Term, i32)> {
        Term::ALL.map(|term| (term, term.points(state))).to_vec()
    }
}

impl Evaluate<Jewels> for PlainEval {
    type Trail = ();

    fn begin(&self, _: &Jewels, _: &State) {}

    fn follow(&self, _: &Jewels, (): &(), _: &State, _: Swap, _: &State) {}

    fn evaluate(&self, _: &Jewels, state: &State, (): &()) -> Score {
        Score::points(Term::ALL.into_iter().map(|term| term.points(state)).sum())
    }
}
