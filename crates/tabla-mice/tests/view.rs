//! What a screen is given: the board, the moves, and what the last turn did.

use tabla_core::{Game, Notation, Seat};
use tabla_mice::{Mice, Phase, Point, Trace, View, view};
use tabla_testkit::playouts;

/// The view after a move, with the points that it marks.
fn after(position: &str, text: &str) -> (View, Vec<(String, Trace)>) {
    let game = Mice::default();
    let state = game.read_state(position).unwrap();
    let mv = game.read_move(&state, text).unwrap();
    let view = view(&game, &game.after(&state, mv), Some(mv));
    let marks = view.points.iter().filter_map(|point| Some((point.name.clone(), point.last?))).collect();
    (view, marks)
}

fn open_points(view: &View) -> Vec<&str> {
    view.points.iter().filter(|point| point.open).map(|point| point.name.as_str()).collect()
}

#[test]
fn the_start_is_an_empty_board() {
    let view = view(&Mice::default(), &Mice::default().start(), None);
    assert_eq!((view.to_move, view.winner, view.phase), (Some(1), None, Phase::Placing));
    assert_eq!((view.hand, view.lost), ([9, 9], [0, 0]));
    assert_eq!(view.position, "//9,9/w");
    assert_eq!(view.moves.len(), 24);
    assert_eq!(open_points(&view), Point::ALL.map(Point::name));
    assert!(view.mills.is_empty() && view.removable.is_empty());
    assert!(view.points.iter().all(|point| (point.man, point.in_mill, point.last) == (None, false, None)));
    let corner = &view.points[4];
    assert_eq!((corner.name.as_str(), corner.column, corner.row), ("g1", 6, 0));
}

#[test]
fn the_last_turn_is_marked() {
    let name = |point: &str, trace: Trace| (point.to_owned(), trace);
    let (_, marks) = after("//9,9/w", "d6");
    assert_eq!(marks, [name("d6", Trace::Placed)]);
    let (view, marks) = after("a7,d7/a1,b4/7,7/w", "g7xa1");
    assert_eq!(marks, [name("g7", Trace::Placed), name("a1", Trace::Taken)]);
    assert_eq!((view.hand, view.lost), ([6, 7], [0, 1]));
    let (view, marks) = after("a7,d7,g4,f6/d1,d2,b4,c4/0,0/w", "g4-g7xc4");
    assert_eq!(marks, [name("g7", Trace::To), name("g4", Trace::From), name("c4", Trace::Taken)]);
    assert_eq!((view.to_move, view.phase, view.lost), (Some(2), Phase::Moving, [5, 6]));
    assert_eq!(view.mills.len(), 1);
    assert_eq!((view.mills[0].player, view.mills[0].points.join(" ")), (1, "a7 d7 g7".to_owned()));
    assert_eq!(view.removable, ["f6"]);
    assert_eq!(open_points(&view), ["d1", "d2", "b4"]);
}

#[test]
fn the_end_is_told() {
    let (view, _) = after("a7,d7,g4/d1,d2,c5/0,0/w", "g4-g7xc5");
    assert_eq!((view.to_move, view.winner, view.moves.len()), (None, Some(1), 0));
    assert!(open_points(&view).is_empty());
}

#[test]
fn the_phase_is_that_of_the_player_to_move() {
    let phase = |game: Mice, position: &str| view(&game, &game.read_state(position).unwrap(), None).phase;
    assert_eq!(phase(Mice::default(), "a7,d7,b6/c5,e4,d3,g1/0,0/w"), Phase::Moving);
    assert_eq!(phase(Mice::FLYING, "a7,d7,b6/c5,e4,d3,g1/0,0/w"), Phase::Flying);
    assert_eq!(phase(Mice::FLYING, "a7,d7,b6/c5,e4,d3,g1/0,0/b"), Phase::Moving);
    assert_eq!(phase(Mice::FLYING, "a7,d7,b6/c5,e4/0,1/b"), Phase::Placing);
}

/// The view agrees with the state it shows, and every move in it can be played.
#[test]
fn a_view_shows_the_state() {
    for game in [Mice::default(), Mice::FLYING] {
        for playout in playouts(&game, 150).take(40) {
            for state in &playout.states {
                let view = view(&game, state, None);
                assert_eq!(game.read_state(&view.position).as_ref(), Ok(state));
                let moves: Vec<_> =
                    view.moves.iter().map(|text| game.read_move(state, text).unwrap()).collect();
                assert_eq!(moves, game.list(state));
                assert_eq!(view.to_move.is_some(), !moves.is_empty(), "{}", view.position);
                assert_eq!(view.to_move.is_some(), view.winner.is_none(), "{}", view.position);
                for (seat, point) in
                    Seat::DUEL.into_iter().flat_map(|seat| state.men(seat).map(move |p| (seat, p)))
                {
                    let shown = &view.points[point.index()];
                    assert_eq!(shown.man, Some(seat.number()), "{point} in {}", view.position);
                    let in_mill = view.mills.iter().any(|mill| mill.points.contains(&shown.name));
                    assert_eq!(shown.in_mill, in_mill, "{point} in {}", view.position);
                }
                let men = view.points.iter().filter(|point| point.man.is_some()).count() as u32;
                assert_eq!(men, 24 - state.free().len(), "{}", view.position);
            }
        }
    }
}
