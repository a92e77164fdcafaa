//! The plain opinion, worked out by hand, and what must be true of every opinion.

use tabla_core::{Evaluate, Notation, Score};
use tabla_mice::{Mice, PlainEval, State, Symmetry, Term};
use tabla_testkit::playouts;

fn terms(position: &str) -> [i32; 4] {
    let state = Mice::default().read_state(position).unwrap();
    let terms = PlainEval.explain(&state);
    assert_eq!(terms.iter().map(|(term, _)| *term).collect::<Vec<_>>(), Term::ALL);
    [0, 1, 2, 3].map(|index| terms[index].1)
}

fn opinion(game: &Mice, state: &State) -> Score {
    PlainEval.begin(game, state);
    PlainEval.evaluate(game, state, &())
}

/// A man is 100 points, a mill 20, a pair that can still become one 12, a way to move 4.
#[test]
fn opinions_by_hand() {
    assert_eq!(terms("//9,9/w"), [0, 0, 0, 0]);
    // One man each; the middle square has four ways and the outer one three, less the one to each other.
    assert_eq!(terms("d6/d7/8,8/w"), [0, 0, 0, 4]);
    // White has a mill and a man more, Black a pair. Ways: a4, d6, g4 against a4, g1, d2.
    assert_eq!(terms("a7,d7,g7/a1,d1/6,6/w"), [100, 20, -12, 0]);
    // The same for Black.
    assert_eq!(terms("a7,d7,g7/a1,d1/6,7/b"), [0, -20, 12, 0]);
    // A pair whose third point the enemy holds is none.
    assert_eq!(terms("a7,d7/g7,b4/7,7/w")[2], 0);
    assert_eq!(terms("a7,d7/g4,b4/7,7/w")[2], 12);
}

/// What is good for one side is as bad for the other; turning the board changes nothing; and no opinion
/// looks like a decided game.
#[test]
fn opinions_are_fair() {
    for game in [Mice::default(), Mice::FLYING] {
        for playout in playouts(&game, 150).take(60) {
            for state in &playout.states {
                let score = opinion(&game, state);
                let text = game.write_state(state);
                assert!(!score.is_decided(), "{text}");
                let sum = PlainEval.explain(state).iter().map(|(_, points)| points).sum();
                assert_eq!(score, Score::points(sum), "{text}");
                for symmetry in Symmetry::ALL {
                    assert_eq!(opinion(&game, &symmetry.state(state)), score, "{text}");
                }
                if !state.is_placing() {
                    let mut setup = state.setup();
                    setup.side = setup.side.other();
                    // Where the mover has lost already, the other side cannot be to move.
                    if let Ok(other) = setup.into_state() {
                        assert_eq!(opinion(&game, &other), -score, "{text}");
                    }
                }
            }
        }
    }
}
