//! What a seat is shown, and what it is never shown.

use crate::common;
use tabla_core::{Game, Notation, Seat, SeededRng, Turn, Viewer};
use tabla_scrabble::{Move, RACK, Rack, Scrabble, Setup, State, view};
use tabla_testkit::{TaleStep, tales};

/// The same position with other tiles in hidden places: all that the seat cannot see is put together and
/// dealt anew, in another order.
fn dealt_anew(game: &Scrabble, state: &State, seat: Seat) -> Option<State> {
    let observation = game.observe(state, Viewer::Seat(seat));
    let mut hidden: Vec<_> = observation.unseen.iter().collect();
    hidden.reverse();
    let mut hidden = hidden.into_iter();
    let racks = state.all_seats().map(|other| {
        if other == seat {
            *state.rack(seat)
        } else {
            hidden.by_ref().take(state.rack(other).len()).collect()
        }
    });
    let racks: Vec<Rack> = racks.collect();
    let aside: Rack = hidden.take(state.aside().len()).collect();
    let setup = Setup {
        board: state.board().clone(),
        racks,
        scores: state.all_seats().map(|seat| state.score(seat)).collect(),
        mover: state.mover(),
        scoreless: state.scoreless(),
        aside,
        sitting_out: state.all_seats().filter(|&seat| state.sits_out(seat)).collect(),
        doubt: state.doubt(),
    };
    setup.into_state(game).ok()
}

/// Two positions that differ only in what a seat cannot know look the same to it, in its observation and in its
/// view, to the last byte.
#[test]
fn nothing_hidden_is_in_a_view() {
    let mut differing = 0;
    for game in [common::small(2), common::small(3), common::doubting(4)] {
        for tale in tales(&game, 600).take(30) {
            for (index, state) in tale.states.iter().enumerate() {
                let last = match index.checked_sub(1).map(|before| &tale.steps[before]) {
                    Some(TaleStep::Move(mv)) => Some(*mv),
                    _ => None,
                };
                for seat in state.all_seats() {
                    let other = dealt_anew(&game, state, seat).expect("the same numbers of tiles");
                    differing += usize::from(other != *state);
                    assert_eq!(
                        game.observe(state, Viewer::Seat(seat)),
                        game.observe(&other, Viewer::Seat(seat))
                    );
                    let shown =
                        serde_json::to_string(&view(&game, &game.observe(state, Viewer::Seat(seat)), last))
                            .unwrap();
                    assert_eq!(
                        shown,
                        serde_json::to_string(&view(&game, &game.observe(&other, Viewer::Seat(seat)), last))
                            .unwrap()
                    );
                    let told = game.tell_state(state, Viewer::Seat(seat));
                    assert_eq!(told, game.tell_state(&other, Viewer::Seat(seat)));
                    assert!(game.read_state(&told).is_ok(), "{told}");
                }
            }
        }
    }
    assert!(differing > 1_000, "only {differing} positions hid something");
}

/// What a seat imagines looks to it like what it sees, keeps the box whole, and is not always the same.
#[test]
fn what_is_imagined_looks_the_same() {
    let mut dice = SeededRng::new(3);
    let mut others = 0;
    for game in [common::small(2), common::doubting(3)] {
        for tale in tales(&game, 600).take(20) {
            for state in &tale.states {
                for seat in state.all_seats() {
                    let observation = game.observe(state, Viewer::Seat(seat));
                    let imagined = game.imagine(&observation, &mut dice);
                    assert_eq!(game.observe(&imagined, Viewer::Seat(seat)), observation);
                    assert_eq!(game.read_state(&game.write_state(&imagined)), Ok(imagined.clone()));
                    others += usize::from(imagined != *state);
                }
            }
        }
    }
    assert!(others > 1_000, "only {others} other states were imagined");
}

#[test]
fn a_seat_sees_its_own_tiles_and_counts_the_others() {
    let game = common::english();
    let mut setup = Setup::new(15, 2);
    setup.racks = ["CATSEA?", "QZDOGIU"].map(|rack| Rack::read(rack).unwrap()).into();
    let state = setup.into_state(&game).unwrap();
    let mv = game.list(&state)[0];
    let shown = view(&game, &game.observe(&game.after(&state, mv), Viewer::Seat(Seat::SECOND)), Some(mv));
    assert_eq!((shown.rack.as_str(), shown.seat, shown.in_bag), ("DGIOQUZ", 2, 86));
    assert_eq!(shown.players[1].tiles, RACK);
    assert_eq!(shown.unseen.len() + shown.rack.len() + laid(&shown), 100);
    let marked = shown.squares.iter().flatten().filter(|square| square.last).count();
    assert_eq!(marked, laid(&shown));
    let centre = &shown.squares[7][7];
    assert_eq!((centre.name.as_str(), centre.word_factor), ("h8", 2));
    let first =
        serde_json::to_value(view(&game, &game.observe(&state, Viewer::Seat(Seat::FIRST)), None)).unwrap();
    assert_eq!(first["rack"], "AACEST?");
    assert_eq!((first["to_move"].as_u64(), first["may_exchange"].as_bool()), (Some(1), Some(true)));
}

/// Whoever draws or exchanges is told which tiles, and others are not; logs have everything, and read it back.
#[test]
fn draws_and_exchanges_are_told_to_their_seat_alone() {
    let (mut draws, mut exchanges) = (0, 0);
    for game in [common::small(2), common::doubting(3)] {
        for tale in tales(&game, 600).take(20) {
            for (state, step) in tale.states.iter().zip(&tale.steps) {
                match step {
                    TaleStep::Chance(drawn) => {
                        let Turn::Chance(draw) = game.turn(state) else { panic!("nothing is drawn") };
                        let text = game.write_chance(drawn);
                        assert_eq!(game.read_chance(state, &text), Some(*drawn));
                        for viewer in state.all_seats().map(Viewer::Seat).chain([Viewer::Public]) {
                            let is_own = viewer == Viewer::Seat(draw.seat());
                            let told = game.tell_chance(state, drawn, viewer);
                            assert_eq!(told.as_ref(), is_own.then_some(&text));
                        }
                        for wrong in ["", "1", "QQQQQQQ", &format!("{text}A")] {
                            assert_eq!(game.read_chance(state, wrong), None, "{wrong}");
                        }
                        draws += 1;
                    }
                    TaleStep::Move(mv @ Move::Exchange(tiles)) => {
                        let (text, count) = (game.write_move(state, *mv), format!("-{}", tiles.len()));
                        for viewer in state.all_seats().map(Viewer::Seat).chain([Viewer::Public]) {
                            let is_own = viewer == Viewer::Seat(state.mover());
                            let told = game.tell_move(state, *mv, viewer);
                            assert_eq!(told, if is_own { &text } else { &count }.clone());
                        }
                        exchanges += 1;
                    }
                    TaleStep::Move(mv) => {
                        assert_eq!(game.tell_move(state, *mv, Viewer::Public), game.write_move(state, *mv));
                        assert_eq!(game.read_chance(state, "A"), None);
                    }
                }
            }
        }
    }
    assert!(draws > 100 && exchanges > 10, "{draws} draws, {exchanges} exchanges");
}

/// A game that begins elsewhere begins there.
#[test]
fn a_game_can_begin_where_another_one_stood() {
    let game = common::english();
    let rows = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15";
    let state = game.read_state(&format!("{rows} ADEINRS/EEEIIOU 0/10 0")).unwrap();
    assert_eq!(game.beginning_with(state.clone()).start(), state);
}

fn laid(view: &tabla_scrabble::View) -> usize {
    view.squares.iter().flatten().filter(|square| square.letter.is_some()).count()
}
