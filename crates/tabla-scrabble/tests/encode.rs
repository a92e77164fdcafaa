//! The numbers that learners rely on.

use crate::common;
use tabla_core::{Encode, Game, Seat, Viewer};
use tabla_scrabble::{Board, Generator, MOST_RANKED, Move, Rack, Scrabble, Setup, State};

/// The first of these numbers that lays tiles.
const PLAYS: usize = 130;

fn with_racks(game: &Scrabble, racks: [&str; 2]) -> State {
    let size = game.layout().size();
    let racks = racks.map(|rack| Rack::read(rack).unwrap()).to_vec();
    Setup { board: Board::empty(size), racks, ..Setup::new(size, 2) }.into_state(game).unwrap()
}

#[test]
fn the_first_play_scores_most_and_exchanges_are_masks() {
    let game = common::english();
    assert_eq!((game.actions(), game.features()), (PLAYS + MOST_RANKED, 30 * 225 + 59 + 3 * 2));
    let state = with_racks(&game, ["ACDEEST", "AEINORS"]);
    let best = Generator::new(game.lexicon()).best(state.grid(), state.rack(Seat::FIRST)).unwrap();
    let Some(Move::Lay(first)) = game.move_of(&state, PLAYS) else { panic!("there are plays") };
    assert_eq!(game.count(state.board(), &first).1, best.score as u32);
    assert_eq!(game.move_of(&state, 0), Some(Move::Pass));
    assert_eq!((game.move_of(&state, 1), game.move_of(&state, 2)), (None, None), "nobody is asked");
    let exchange = |text: &str| Some(Move::Exchange(Rack::read(text).unwrap()));
    assert_eq!(game.move_of(&state, 2 + 0b1), exchange("A"));
    assert_eq!(game.move_of(&state, 2 + 0b1000), exchange("E"));
    assert_eq!(game.move_of(&state, 2 + 0b10000), None, "of equal tiles the first ones");
    assert_eq!(game.move_of(&state, 2 + 0b1111111), exchange("ACDEEST"));
}

/// Two jokers make more plays than have numbers: those without score no more than the last that has one.
#[test]
fn what_is_beyond_the_cap_scores_least() {
    let game = common::english();
    let state = with_racks(&game, ["CDELO??", "AEINORS"]);
    let points = |mv: Move| match mv {
        Move::Lay(play) => Some(game.count(state.board(), &play).1),
        _ => None,
    };
    let moves = game.list(&state);
    let plays = moves.iter().filter(|mv| matches!(mv, Move::Lay(_))).count();
    assert!(plays > MOST_RANKED, "{plays} plays");
    let numbered: Vec<Move> =
        (PLAYS..game.actions()).step_by(199).map(|action| game.move_of(&state, action).unwrap()).collect();
    let last = game.move_of(&state, game.actions() - 1).and_then(points).unwrap();
    assert!(numbered.iter().filter_map(|&mv| points(mv)).is_sorted_by(|one, other| one >= other));
    let beyond: Vec<Move> =
        moves.into_iter().step_by(37).filter(|&mv| game.action(&state, mv).is_none()).collect();
    assert!(!beyond.is_empty() && beyond.into_iter().all(|mv| points(mv).unwrap() <= last));
    let mut mask = vec![false; game.actions()];
    game.mask(&state, &mut mask);
    assert!(mask[PLAYS..].iter().all(|&legal| legal));
}

/// Even of an observation that knows everything only what the seat may know is encoded.
#[test]
fn nobody_is_told_more_than_the_own_rack() {
    let game = common::english();
    let state = with_racks(&game, ["CDELO??", "AEINORS"]);
    let encoded = |viewer, seat| {
        let mut out = vec![0.0; game.features()];
        game.encode(&game.observe(&state, viewer), seat, &mut out);
        out
    };
    for seat in Seat::DUEL {
        assert_eq!(encoded(Viewer::Everything, seat), encoded(Viewer::Seat(seat), seat));
    }
    let own = encoded(Viewer::Seat(Seat::FIRST), Seat::FIRST)[30 * 225..][..27].to_vec();
    assert_eq!((own[26], own[2], own[0]), (2.0 / 7.0, 1.0 / 7.0, 0.0));
    let watched = encoded(Viewer::Public, Seat::FIRST)[30 * 225..][..27].to_vec();
    assert!(watched.iter().all(|&tiles| tiles == 0.0));
}
