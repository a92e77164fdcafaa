//! What a screen is given: the board, the moves, and what the last turn did.

use tabla_core::{Game, Notation};
use tabla_santorini::{Santorini, Square, Trace, View, view};
use tabla_testkit::playouts;

/// The view after a move, with the squares that it marks.
fn after(position: &str, text: &str) -> (View, Vec<(String, Trace)>) {
    let state = Santorini.read_state(position).unwrap();
    let mv = Santorini.read_move(&state, text).unwrap();
    let view = view(&Santorini, &Santorini.after(&state, mv), Some(mv));
    let marks = view.squares.iter().filter_map(|square| Some((square.name.clone(), square.last?))).collect();
    (view, marks)
}

#[test]
fn the_start_is_an_empty_board() {
    let view = view(&Santorini, &Santorini.start(), None);
    assert_eq!((view.to_move, view.winner, view.placing), (Some(1), None, true));
    assert_eq!(view.position, "0000000000000000000000000/1//");
    assert_eq!(view.moves.len(), 300);
    assert_eq!(view.moves[0], "A1 A2");
    let names: Vec<&str> = view.squares.iter().map(|square| square.name.as_str()).collect();
    assert_eq!(names, Square::ALL.map(|square| square.to_string()));
    assert!(view.squares.iter().all(|square| (square.level, square.worker, square.last) == (0, None, None)));
}

#[test]
fn the_last_turn_is_marked() {
    let name = |square: &str, trace: Trace| (square.to_owned(), trace);
    let village = "0000001200013400021000000/1/C2,D4/B4,D3";
    let (_, marks) = after("0000000000000000000000000/1//", "C3 B2");
    assert_eq!(marks, [name("B2", Trace::Placed), name("C3", Trace::Placed)]);
    let (view, marks) = after(village, "C2 B2 A3");
    assert_eq!(marks, [name("A3", Trace::Built), name("B2", Trace::To), name("C2", Trace::From)]);
    assert_eq!((view.to_move, view.winner, view.placing), (Some(2), None, false));
    assert_eq!(
        (view.squares[2].level, view.squares[6].worker, view.squares[8].worker),
        (1, Some(1), Some(2))
    );
    let (_, marks) = after(village, "C2 D2 C2");
    assert_eq!(marks, [name("C2", Trace::FromAndBuilt), name("D2", Trace::To)]);
    let (view, marks) = after("0000101200013400021000000/2/C2,D4/B4,D3", "D3 C3");
    assert_eq!(marks, [name("C3", Trace::To), name("D3", Trace::From)]);
    assert_eq!((view.to_move, view.winner, view.moves.len()), (None, Some(2), 0));
}

/// The view agrees with the state it shows, and every move in it can be played.
#[test]
fn a_view_shows_the_state() {
    for playout in playouts(&Santorini, 95).take(40) {
        for state in &playout.states {
            let view = view(&Santorini, state, None);
            assert_eq!(Santorini.read_state(&view.position).as_ref(), Ok(state));
            let moves: Vec<_> =
                view.moves.iter().map(|text| Santorini.read_move(state, text).unwrap()).collect();
            assert_eq!(moves, Santorini.list(state));
            assert_eq!(view.to_move.is_some(), !moves.is_empty(), "{}", view.position);
            assert_eq!(view.to_move.is_some(), view.winner.is_none(), "{}", view.position);
            let levels: u32 = view.squares.iter().map(|square| u32::from(square.level)).sum();
            assert_eq!(levels, state.levels());
        }
    }
}
