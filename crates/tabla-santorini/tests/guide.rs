//! What the champion's search is told about threats, against the naive rules.

// Each test file uses a part of it.
#[allow(dead_code)]
use std::collections::HashSet;

use crate::naive_engine::Board;
use tabla_core::{Duel, Evaluate, Game, Guide, Notation, Score, Turn};
use tabla_santorini::{EndReason, Eval, Move, Santorini, State, Symmetry};
use tabla_testkit::playouts;

fn wins_at_once(player: usize, board: &Board) -> bool {
    board.steps(player).iter().any(|&(_, to)| board.height(to) == 3)
}

fn each_running_state(mut look: impl FnMut(&State, &Board)) {
    for playout in playouts(&Santorini, 95) {
        for state in playout.states.iter().filter(|state| Santorini.mover(state).is_some()) {
            look(state, &Board::read(&Santorini.write_state(state)));
        }
    }
}

#[test]
fn a_winning_step_is_found_when_there_is_one() {
    let eval = Eval::default();
    let mut found = 0;
    each_running_state(|state, board| {
        let text = Santorini.write_state(state);
        let win = eval.win(&Santorini, state);
        assert_eq!(win.is_some(), wins_at_once(board.side, board), "{text}");
        if let Some(mv) = win {
            found += 1;
            assert!(Santorini.list(state).contains(&mv), "{mv:?} in {text}");
            let won = Turn::won(state.side(), EndReason::ThirdLevel);
            assert_eq!(Santorini.turn(&Santorini.after(state, mv)), won, "{mv:?} in {text}");
        }
    });
    assert!(found > 200, "{found} positions with a winning step");
}

#[test]
fn danger_is_a_winning_step_of_the_opponent() {
    let eval = Eval::default();
    each_running_state(|state, board| {
        let danger = wins_at_once(1 - board.side, board);
        assert_eq!(eval.in_danger(&Santorini, state), danger, "{}", Santorini.write_state(state));
    });
}

/// Left out are exactly those turns after which the opponent has a winning step.
#[test]
fn only_turns_that_lose_at_once_are_left_out() {
    let eval = Eval::default();
    let mut left_out = 0;
    each_running_state(|state, _| {
        let text = Santorini.write_state(state);
        let mut candidates = Vec::new();
        eval.candidates(&Santorini, state, &mut candidates);
        let distinct: HashSet<Move> = candidates.iter().copied().collect();
        assert_eq!(distinct.len(), candidates.len(), "a candidate twice in {text}");
        for mv in Santorini.list(state) {
            let after = Santorini.after(state, mv);
            let board = Board::read(&Santorini.write_state(&after));
            let loses = Santorini.mover(&after).is_some() && wins_at_once(board.side, &board);
            assert_eq!(!distinct.contains(&mv), loses, "{mv:?} in {text}");
            left_out += u32::from(loses);
        }
        assert!(candidates.iter().all(|mv| Santorini.list(state).contains(mv)), "{text}");
    });
    assert!(left_out > 1_000, "{left_out} turns left out");
}

#[test]
fn loud_moves_are_legal_and_slots_are_in_bounds() {
    let eval = Eval::default();
    each_running_state(|state, _| {
        let moves = Santorini.list(state);
        let mut loud = Vec::new();
        eval.loud(&Santorini, state, &mut loud);
        let distinct: HashSet<Move> = loud.iter().copied().collect();
        assert_eq!(distinct.len(), loud.len(), "a loud move twice in {}", Santorini.write_state(state));
        assert!(loud.iter().all(|mv| moves.contains(mv)), "{}", Santorini.write_state(state));
        assert!(moves.iter().all(|&mv| eval.slot(mv) < <Eval as Guide<Santorini>>::SLOTS));
    });
}

/// An opinion does not change when the board is turned; its terms add up to it.
#[test]
fn opinions_are_the_same_for_every_image() {
    let eval = Eval::default();
    let opinion = |state: &State| eval.evaluate(&Santorini, state, &eval.begin(&Santorini, state));
    each_running_state(|state, _| {
        let score = opinion(state);
        assert!(!score.is_decided(), "{}", Santorini.write_state(state));
        for image in Symmetry::ALL.map(|symmetry| symmetry.state(state)) {
            assert_eq!(opinion(&image), score, "{}", Santorini.write_state(&image));
        }
        let sum: i32 = eval.explain(state).iter().map(|(_, points)| points).sum();
        assert_eq!(Score::points(sum), score, "{}", Santorini.write_state(state));
    });
    assert_eq!(opinion(&Santorini.start()), Score::EVEN);
}
