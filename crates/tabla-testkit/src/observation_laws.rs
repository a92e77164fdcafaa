//! What holds in every game in which something is hidden: a seat sees what it may and no more.
//!
//! A game says how what a seat may not know can be dealt anew: given a state and a seat, another state that is
//! just as good for all that this seat can tell. The laws compare the two.

use std::fmt::Debug;

use tabla_core::{Game, Seat, SeededRng, Turn, Viewer};

use crate::tales;

/// How many games a law looks at.
const GAMES: usize = 60;

/// What this seat may not know, dealt anew with these dice.
pub type Redeal<S> = fn(&S, Seat, &mut SeededRng) -> S;

/// States that differ only in what is hidden from a seat look the same to it, and when it is to move, it has
/// the same moves in the same order. For every seat something is hidden at some time.
pub fn what_is_hidden_is_not_seen<G>(game: &G, seats: usize, redeal: Redeal<G::State>, bound: usize)
where
    G: Game<Observation: PartialEq + Debug>,
{
    let mut dice = SeededRng::new(9);
    let mut hidden = vec![0u32; seats];
    for tale in tales(game, bound).take(GAMES) {
        for (index, state) in tale.states.iter().enumerate() {
            for (seat, hidden) in (0..).map(Seat::at).zip(&mut hidden) {
                let other = redeal(state, seat, &mut dice);
                let place = tale.place(index);
                let (seen, again) =
                    (game.observe(state, Viewer::Seat(seat)), game.observe(&other, Viewer::Seat(seat)));
                assert_eq!(seen, again, "{seat:?} sees what is hidden, and sees {other:?} {place}");
                let (turn, same) = (whose(game.turn(state)), whose(game.turn(&other)));
                assert_eq!(turn, same, "the turn tells {seat:?} what is hidden {place}");
                if turn == Some(seat) {
                    let (moves, same) = (game.list(state), game.list(&other));
                    assert_eq!(moves, same, "the moves tell {seat:?} what is hidden {place}");
                }
                *hidden += u32::from(other != *state);
            }
        }
    }
    for (seat, hidden) in (0..).map(Seat::at).zip(hidden) {
        assert_ne!(hidden, 0, "nothing is ever hidden from {seat:?}");
    }
}

fn whose<C, R>(turn: Turn<C, R>) -> Option<Seat> {
    match turn {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance(_) | Turn::Over(_) => None,
    }
}

/// A seat sees what happens openly: whatever changes by a step, and is not hidden from it, changes its observation.
/// What is open, the game says: two states that differ in that do not look the same.
pub fn what_is_open_is_seen<G, O>(game: &G, seats: usize, open: fn(&G::State) -> O, bound: usize)
where
    G: Game<Observation: PartialEq>,
    O: PartialEq,
{
    for tale in tales(game, bound).take(GAMES) {
        for (index, pair) in tale.states.windows(2).enumerate() {
            let [before, after] = pair else { continue };
            if open(before) == open(after) {
                continue;
            }
            for seat in (0..seats as u8).map(Seat::at) {
                let same =
                    game.observe(before, Viewer::Seat(seat)) == game.observe(after, Viewer::Seat(seat));
                assert!(!same, "{seat:?} does not see what happened {}", tale.place(index));
            }
        }
    }
}

/// Makes a module `observation_laws` of tests, for a game, its number of seats, how what is hidden is dealt anew, what
/// everybody sees of a state, and the longest that a game may last.
#[macro_export]
macro_rules! observation_laws {
    ($game:expr, $seats:expr, $redeal:expr, $open:expr, $bound:expr $(,)?) => {
        mod observation_laws {
            #[allow(unused_imports)]
            use super::*;

            #[test]
            fn what_is_hidden_is_not_seen() {
                $crate::observation_laws::what_is_hidden_is_not_seen(&$game, $seats, $redeal, $bound);
            }

            #[test]
            fn what_is_open_is_seen() {
                $crate::observation_laws::what_is_open_is_seen(&$game, $seats, $open, $bound);
            }
        }
    };
}
