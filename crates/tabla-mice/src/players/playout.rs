//! Games played at random, fast: the legal turns as a few sets, counted and drawn without a list.

use tabla_core::rand_core::Rng;
use tabla_core::{Game, Outcome, below};

use crate::parts::FEWEST;
use crate::{Mice, Move, Point, Points, State};

/// Every legal turn of a position, in four sets of points where a man can arrive.
///
/// A man that slides along a line leaves that line, so the mill it closes is the other one through the
/// point where it arrives. Taken by direction, all arrivals and all closed mills are found at once.
///
/// ```
/// use tabla_core::{Game, Notation};
/// use tabla_mice::{Mice, Turns};
///
/// let game = Mice::default();
/// let state = game.read_state("a7,d7,g4/d1,d2,f6/0,0/w").unwrap();
/// let turns = Turns::of(&game, &state);
/// let drawn: Vec<_> = (0..turns.count()).map(|number| turns.turn(number)).collect();
/// assert_eq!(drawn.len(), game.list(&state).len());
/// assert!(game.list(&state).iter().all(|mv| drawn.contains(&Some(*mv))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    how: How,
    /// Where men can arrive, by direction or by man.
    to: [Points; 4],
    /// Where they close a mill.
    closing: [Points; 4],
    /// What may be taken then.
    takes: Points,
}

/// What the four sets are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    /// Men come from the hand: one set.
    Place,
    /// Men slide clockwise, counter-clockwise, inwards, outwards.
    Slide,
    /// Three men fly: a set for each.
    Fly([Point; 3]),
}

impl Turns {
    /// The turns of the player to move.
    #[inline]
    pub fn of(game: &Mice, state: &State) -> Turns {
        let mover = state.side;
        let (own, free) = (state.men[mover], state.free());
        let takes = state.removable(mover.other());
        let none = [Points::NONE; 4];
        if state.is_placing() {
            let to =
                [if state.left(mover) < FEWEST { Points::NONE } else { free }, none[1], none[2], none[3]];
            let closing = [own.closing() & to[0], none[1], none[2], none[3]];
            return Turns { how: How::Place, to, closing, takes };
        }
        let count = own.len();
        if count < u32::from(FEWEST) {
            return Turns { how: How::Slide, to: none, closing: none, takes };
        }
        if game.flies(state, mover)
            && let (Some(one), Some(two), Some(three)) = (own.first(), own.nth_point(1), own.nth_point(2))
        {
            let men = [one, two, three];
            let [one, two, three] = men.map(|man| own.without(man).closing() & free);
            let closing = [one, two, three, Points::NONE];
            return Turns { how: How::Fly(men), to: [free, free, free, Points::NONE], closing, takes };
        }
        let to = [
            own.clockwise() & free,
            own.counterclockwise() & free,
            own.inwards() & free,
            own.outwards() & free,
        ];
        // Along a side into a corner, the other side; along a side into a middle, the spoke; along a spoke,
        // the side.
        let (beside, across) = (Points::from_bits(own.beside()), own.across());
        let closing = [
            to[0] & Points::from_bits(across | own.ahead()),
            to[1] & Points::from_bits(across | own.behind()),
            to[2] & beside,
            to[3] & beside,
        ];
        Turns { how: How::Slide, to, closing, takes }
    }

    /// How many turns there are; 0 when the game is over.
    #[inline]
    pub fn count(&self) -> u32 {
        total(&self.to) + total(&self.closing) * self.more_takes()
    }

    /// The turn with this number, below [`Turns::count`].
    #[inline]
    pub fn turn(&self, number: u32) -> Option<Move> {
        let plain = total(&self.to);
        if number < plain {
            let (set, to) = nth(&self.to, number)?;
            let take = if self.closing[set].has(to) { self.takes.first() } else { None };
            return Some(self.arriving(set, to, take));
        }
        // Each closing arrival was counted with the first man it can take; now the other men.
        let (rest, takes) = (number - plain, self.more_takes());
        let (set, to) = nth(&self.closing, rest.checked_div(takes)?)?;
        Some(self.arriving(set, to, self.takes.nth_point(1 + rest % takes)))
    }

    /// One of the turns, all equally likely; `None` when there is none.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&self, dice: &mut R) -> Option<Move> {
        let count = self.count();
        if count == 0 { None } else { self.turn(below(dice, count.into()) as u32) }
    }

    #[inline]
    fn more_takes(&self) -> u32 {
        self.takes.len().saturating_sub(1)
    }

    #[inline]
    fn arriving(&self, set: usize, to: Point, take: Option<Point>) -> Move {
        let back = |points: Points| points.first();
        let only = Points::only(to);
        let from = match (self.how, set) {
            (How::Place, _) => None,
            (How::Slide, 0) => back(only.counterclockwise()),
            (How::Slide, 1) => back(only.clockwise()),
            (How::Slide, 2) => back(only.outwards()),
            (How::Slide, _) => back(only.inwards()),
            (How::Fly(men), _) => men.get(set).copied(),
        };
        Move::new(from, to, take)
    }
}

#[inline]
fn total(sets: &[Points; 4]) -> u32 {
    // One by one, as they were written: put together in a word they would have to be waited for.
    sets[0].len() + sets[1].len() + sets[2].len() + sets[3].len()
}

/// The point with this number, counted through the four sets, and its set.
#[inline]
fn nth(sets: &[Points; 4], number: u32) -> Option<(usize, Point)> {
    // Without a branch: which set it is cannot be foretold.
    let [one, two, three, _] = sets.map(Points::len);
    let before = [0, one, one + two, one + two + three];
    let index = before[1..].iter().filter(|&&before| number >= before).count();
    Some((index, sets[index].nth_point(number - before[index])?))
}

/// How a game played at random came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayedOut {
    /// Who has won, if anybody.
    pub outcome: Outcome,
    /// After how many turns.
    pub turns: u32,
}

/// Plays on from a position with turns drawn at random, all equally likely, until the game is over.
///
/// It is drawn after 200 turns in a row without a mill, counted from here, whatever the rules say about
/// that: without it a game can last for ever. Repetitions are not counted.
///
/// ```
/// use tabla_core::{SeededRng, Game};
/// use tabla_mice::{Mice, playout};
///
/// let game = Mice::default();
/// let end = playout(&game, game.start(), &mut SeededRng::new(1));
/// assert_eq!(end, playout(&game, game.start(), &mut SeededRng::new(1)));
/// ```
pub fn playout<R: Rng + ?Sized>(game: &Mice, state: State, dice: &mut R) -> PlayedOut {
    let mut state = state;
    let (mut turns, mut quiet) = (0, 0);
    loop {
        // Who cannot move has lost, even after the last turn before a draw.
        let Some(mv) = Turns::of(game, &state).draw(dice) else {
            return PlayedOut { outcome: Outcome::Won(state.side.other()), turns };
        };
        if quiet == Mice::QUIET_TURNS {
            return PlayedOut { outcome: Outcome::Drawn, turns };
        }
        game.play(&mut state, mv);
        turns += 1;
        quiet = if mv.closes_mill() { 0 } else { quiet + 1 };
    }
}
