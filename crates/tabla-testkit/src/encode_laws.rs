//! What holds in every game that is played by numbers: functions that panic where it does not.
//!
//! They look at every state of some games played at random, at those where chance is due or all is over, too.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use tabla_core::{Encode, Game, Seat, SeededRng, Viewer, below};

use crate::observation_laws::Redeal;
use crate::{Tale, tales};

/// How many games a law looks at.
const GAMES: usize = 20;
/// How many numbers are tried in a state beside those of its moves.
const TRIED: usize = 100;
/// Of more moves than these, some are asked for their numbers: a rank costs as much as the whole list.
const MANY: usize = 400;

/// Makes a module `encode_laws` of tests, one for each law, for a game, the numbers between which everything is that a
/// seat sees, and the longest that a game may last. Where something is hidden, the number of seats and how it is dealt
/// anew follow; and where moves are ranked, how many of them have numbers at once.
#[macro_export]
macro_rules! encode_laws {
    ($game:expr, $range:expr, $bound:expr $(,)?) => {
        $crate::encode_laws!(@tests $game, $range, $bound, usize::MAX);
    };
    ($game:expr, $range:expr, $bound:expr, $seats:expr, $redeal:expr $(,)?) => {
        $crate::encode_laws!($game, $range, $bound, $seats, $redeal, usize::MAX);
    };
    ($game:expr, $range:expr, $bound:expr, $seats:expr, $redeal:expr, $cap:expr $(,)?) => {
        $crate::encode_laws!(@tests $game, $range, $bound, $cap);

        #[test]
        fn what_is_hidden_is_not_encoded() {
            $crate::encode_laws::what_is_hidden_is_not_encoded(&$game, $seats, $redeal, $bound);
        }
    };
    (@tests $game:expr, $range:expr, $bound:expr, $cap:expr) => {
        mod encode_laws {
            #[allow(unused_imports)]
            use super::*;

            #[test]
            fn moves_have_numbers_of_their_own() {
                $crate::encode_laws::moves_have_numbers_of_their_own(&$game, $cap, $bound);
            }

            #[test]
            fn other_numbers_are_no_moves() {
                $crate::encode_laws::other_numbers_are_no_moves(&$game, $bound);
            }

            #[test]
            fn masks_mark_the_moves() {
                $crate::encode_laws::masks_mark_the_moves(&$game, $bound);
            }

            #[test]
            fn what_is_seen_fills_its_place() {
                $crate::encode_laws::what_is_seen_fills_its_place(&$game, $range, $bound);
            }
        }
    };
}

fn each_state<G: Game>(game: &G, bound: usize, mut look: impl FnMut(&Tale<G>, usize, &G::State)) {
    for tale in tales(game, bound).take(GAMES) {
        for (index, state) in tale.states.iter().enumerate() {
            look(&tale, index, state);
        }
    }
}

/// The numbers of all legal moves; `None` where there are so many that it would take too long.
fn numbers<G: Encode>(game: &G, state: &G::State) -> Option<HashMap<usize, G::Move>> {
    let moves = game.list(state);
    let is_known = moves.len() <= MANY;
    is_known.then(|| moves.into_iter().filter_map(|mv| Some((game.action(state, mv)?, mv))).collect())
}

/// Every legal move has a number below the number of actions that no other legal move has, and the number leads back to
/// it. Without a number are only those beyond the cap.
pub fn moves_have_numbers_of_their_own<G: Encode>(game: &G, cap: usize, bound: usize) {
    let mut mask = vec![false; game.actions()];
    each_state(game, bound, |tale, index, state| {
        let place = tale.place(index);
        let (mut known, moves) = (HashMap::new(), game.list(state));
        let step = moves.len() / MANY + 1;
        for mv in moves.into_iter().step_by(step) {
            let Some(action) = game.action(state, mv) else {
                game.mask(state, &mut mask);
                let numbered = mask.iter().filter(|&&legal| legal).count();
                assert!(numbered >= cap, "{mv:?} has no number, and only {numbered} have one {place}");
                continue;
            };
            assert!(action < game.actions(), "{mv:?} has the number {action} {place}");
            assert_eq!(game.move_of(state, action), Some(mv), "{action} leads elsewhere {place}");
            if let Some(other) = known.insert(action, mv) {
                panic!("{mv:?} and {other:?} have the same number {place}");
            }
        }
    });
}

/// A number that no legal move has is no move: none at all where nobody decides, and none from the number of actions on.
pub fn other_numbers_are_no_moves<G: Encode>(game: &G, bound: usize) {
    let mut dice = SeededRng::new(5);
    each_state(game, bound, |tale, index, state| {
        let (Some(legal), actions) = (numbers(game, state), game.actions()) else { return };
        let random = (0..TRIED).map(|_| below(&mut dice, actions as u64) as usize);
        for action in random.chain([0, actions - 1, actions, 2 * actions, usize::MAX]) {
            let found = game.move_of(state, action);
            assert_eq!(found, legal.get(&action).copied(), "the move {action} {}", tale.place(index));
        }
    });
}

/// The mask has a mark at the number of every legal move and at no other, whatever it was before.
pub fn masks_mark_the_moves<G: Encode>(game: &G, bound: usize) {
    let mut mask = vec![true; game.actions()];
    each_state(game, bound, |tale, index, state| {
        game.mask(state, &mut mask);
        let Some(legal) = numbers(game, state) else { return };
        let is_right = |(action, mark): (usize, &bool)| *mark == legal.contains_key(&action);
        assert!(mask.iter().enumerate().all(is_right), "the mask is wrong {}", tale.place(index));
    });
}

fn encoded<G: Encode>(game: &G, state: &G::State, seat: Seat) -> Vec<f32> {
    let mut out = vec![f32::NAN; game.features()];
    game.encode(&game.observe(state, Viewer::Seat(seat)), seat, &mut out);
    out
}

/// What a seat sees is as many numbers as the game says, all of them written and within the range, and the same when it
/// is written again.
pub fn what_is_seen_fills_its_place<G: Encode>(game: &G, range: RangeInclusive<f32>, bound: usize) {
    each_state(game, bound, |tale, index, state| {
        for seat in (0..game.seats()).map(Seat::at) {
            let seen = encoded(game, state, seat);
            if let Some(at) = seen.iter().position(|number| !range.contains(number)) {
                panic!("the number {at} that {seat:?} sees is {} {}", seen[at], tale.place(index));
            }
            assert_eq!(seen, encoded(game, state, seat), "{seat:?} sees another {}", tale.place(index));
        }
    });
}

/// What a seat may not know changes none of its numbers.
pub fn what_is_hidden_is_not_encoded<G: Encode>(
    game: &G,
    seats: usize,
    redeal: Redeal<G::State>,
    bound: usize,
) {
    let mut dice = SeededRng::new(9);
    each_state(game, bound, |tale, index, state| {
        for seat in (0..seats as u8).map(Seat::at) {
            let other = redeal(state, seat, &mut dice);
            let is_same = encoded(game, state, seat) == encoded(game, &other, seat);
            assert!(is_same, "{seat:?} is told what is hidden {}", tale.place(index));
        }
    });
}
