//! What holds in every game whose board has symmetries: what is true of a position is true of its images.
//!
//! A game says what its symmetries make of a state and of a move, one [`Image`] for each; the laws play games
//! at random and compare. A symmetry may lead to another game of the same kind, as a Scrabble board that is
//! not its own mirror does.

use std::collections::HashSet;
use std::fmt::Debug;

use tabla_core::{Game, Turn};

use crate::{Tale, TaleStep, tales};

/// How many games a law looks at: each of their states is compared with all of its images.
const GAMES: usize = 40;

type OfStates<S> = Box<dyn Fn(&S) -> S>;
type OfMoves<S, M> = Box<dyn Fn(&S, M) -> M>;

/// One symmetry of a game: where it leads, and what it makes of states and moves.
pub struct Image<G: Game> {
    name: String,
    game: G,
    state: OfStates<G::State>,
    mv: OfMoves<G::State, G::Move>,
}

impl<G: Game> Image<G> {
    /// The symmetry with this name, which leads to this game. What it makes of a move may depend on the state
    /// in which the move is played.
    pub fn new(
        name: impl Debug,
        game: G,
        state: impl Fn(&G::State) -> G::State + 'static,
        mv: impl Fn(&G::State, G::Move) -> G::Move + 'static,
    ) -> Image<G> {
        Image { name: format!("{name:?}"), game, state: Box::new(state), mv: Box::new(mv) }
    }
}

fn each_state<G: Game>(game: &G, bound: usize, mut look: impl FnMut(&Tale<G>, usize, &G::State)) {
    for tale in tales(game, bound).take(GAMES) {
        for (index, state) in tale.states.iter().enumerate() {
            look(&tale, index, state);
        }
    }
}

/// Whose turn it is, as something that can be compared.
fn whose<C, R>(turn: Turn<C, R>) -> String {
    match turn {
        Turn::Seat(seat) => format!("{seat:?} is to move"),
        Turn::Chance(_) => "chance decides".to_owned(),
        Turn::Over(end) => format!("{:?}", end.outcome),
    }
}

/// In the image of a position it is the same seat's turn, or the game has the same end, and the moves are the
/// images of the moves. Every symmetry changes something.
pub fn symmetric_positions_have_symmetric_moves<G: Game>(game: &G, images: &[Image<G>], bound: usize) {
    let mut idle: HashSet<&str> = images.iter().map(|image| image.name.as_str()).collect();
    each_state(game, bound, |tale, index, state| {
        let moves = game.list(state);
        for image in images {
            let turned = (image.state)(state);
            let at = || format!("by {} {}", image.name, tale.place(index));
            assert_eq!(whose(image.game.turn(&turned)), whose(game.turn(state)), "another's turn {}", at());
            let expected: HashSet<G::Move> = moves.iter().map(|&mv| (image.mv)(state, mv)).collect();
            assert_eq!(expected.len(), moves.len(), "two moves have one image {}", at());
            let found: HashSet<G::Move> = image.game.list(&turned).into_iter().collect();
            assert_eq!(found, expected, "the moves are other ones {}", at());
            if turned != *state {
                idle.remove(image.name.as_str());
            }
        }
    });
    assert!(idle.is_empty(), "these symmetries change nothing: {idle:?}");
}

/// To play and then to turn the board is to turn the board and then to play; chance decides the same in both.
pub fn playing_and_turning_can_be_swapped<G: Game>(game: &G, images: &[Image<G>], bound: usize) {
    each_state(game, bound, |tale, index, state| {
        let Some(step) = tale.steps.get(index) else { return };
        for image in images {
            let mut turned = (image.state)(state);
            match step {
                TaleStep::Move(mv) => image.game.play(&mut turned, (image.mv)(state, *mv)),
                TaleStep::Chance(event) => image.game.apply_chance(&mut turned, event.clone()),
            }
            let expected = (image.state)(&tale.states[index + 1]);
            assert_eq!(turned, expected, "another position by {} {}", image.name, tale.place(index));
        }
    });
}

/// Makes a module `symmetry_laws` of tests, for a game, its symmetries (a list of [`Image`]s) and the longest
/// that a game may last.
#[macro_export]
macro_rules! symmetry_laws {
    ($game:expr, $images:expr, $bound:expr $(,)?) => {
        mod symmetry_laws {
            #[allow(unused_imports)]
            use super::*;

            #[test]
            fn symmetric_positions_have_symmetric_moves() {
                $crate::symmetry_laws::symmetric_positions_have_symmetric_moves(&$game, &$images, $bound);
            }

            #[test]
            fn playing_and_turning_can_be_swapped() {
                $crate::symmetry_laws::playing_and_turning_can_be_swapped(&$game, &$images, $bound);
            }
        }
    };
}
