//! Endings against a solver that looks at everything.

use crate::common;
use tabla_core::{Game, Score, Seat, Turn, Viewer};
use tabla_scrabble::{Ahead, Endgame, EndgameSolver, Move, Scrabble, Setup, Solver, State};
use tabla_search::{Champion, Limits, NeverStop, Options};
use tabla_testkit::{Tale, tales};

/// Positions with an empty bag and few tiles, from games played at random.
fn endings(game: &Scrabble, tiles: usize) -> Vec<State> {
    let small = |state: &State| {
        let held: usize = state.all_seats().map(|seat| state.rack(seat).len()).sum();
        state.bag().is_empty() && held <= tiles && matches!(game.turn(state), Turn::Seat(_))
    };
    tales(game, 600).flat_map(|tale: Tale<Scrabble>| tale.states.into_iter().find(small)).collect()
}

fn an_ending() -> Endgame {
    let game = common::small(2);
    let state = endings(&game, 9).swap_remove(0);
    Endgame::new(&game, &state).expect("an ending")
}

tabla_testkit::laws! { @tests an_ending(), 120;
    there_are_moves_while_a_seat_is_to_move
    the_players_move_in_turn
    moves_come_in_one_order
    keys_tell_states_apart
    frames_share_moves
    packed_moves_unpack
    nothing_is_hidden
    games_end
    the_same_moves_give_the_same_game
}

/// By how many points the player to move wins, if both play as well as can be: the rules, and nothing else.
fn solve(game: &Scrabble, state: &State) -> i32 {
    let seat = state.mover();
    let ahead = |state: &State| state.score(seat) - state.score(seat.other());
    let outcomes = game.list(state).into_iter().map(|mv| {
        let next = game.after(state, mv);
        match game.turn(&next) {
            Turn::Over(_) => ahead(&next),
            _ => -solve(game, &next),
        }
    });
    outcomes.max().expect("there is always a pass")
}

#[test]
fn the_champion_finds_the_exact_difference() {
    let game = common::small(2);
    let endings = endings(&game, 4);
    assert!(endings.len() >= 20, "{} endings", endings.len());
    let options = Options { pruning: false, ..Options::default() };
    let mut with_a_choice = 0;
    for state in &endings {
        let endgame = Endgame::new(&game, state).expect("an ending");
        let mut champion = Champion::new(Ahead, options);
        let start = endgame.start();
        let answer = champion
            .think(&endgame, &start, Limits::depth(20), &NeverStop, &mut |_| {})
            .expect("somebody is to move");
        assert_eq!(answer.score, Score::points(solve(&game, state)), "{state:?}");
        with_a_choice += usize::from(game.list(state).len() > 2);
        let mv = endgame.meaning(&start, answer.best);
        assert!(game.list(state).contains(&mv), "{mv:?} in {state:?}");
    }
    assert!(with_a_choice >= 10, "only {with_a_choice} endings have a choice");
}

/// After how many turns without points the ending begins is part of it: passing may end the game at once.
#[test]
fn the_solver_finds_the_exact_difference() {
    let game = common::small(2);
    let endings = endings(&game, 4);
    let mut solved = 0;
    for (state, scoreless) in endings.iter().flat_map(|state| (0..6).map(move |turns| (state, turns))) {
        let mut setup = Setup::new(game.layout().size(), 2);
        setup.board = state.board().clone();
        setup.racks = state.all_seats().map(|seat| *state.rack(seat)).collect();
        setup.scores = state.all_seats().map(|seat| state.score(seat)).collect();
        (setup.mover, setup.scoreless) = (state.mover(), scoreless);
        let state = setup.into_state(&game).expect("a position");
        let endgame = Endgame::new(&game, &state).expect("an ending");
        let solution = Solver::default().solve(&endgame, &|| false).expect("a solution");
        let exact = solve(&game, &state);
        assert_eq!((solution.spread, solution.exact), (exact, true), "{state:?}");
        let next = game.after(&state, endgame.meaning(&endgame.start(), solution.pick));
        let worth = match game.turn(&next) {
            Turn::Over(_) => next.score(state.mover()) - next.score(state.mover().other()),
            _ => -solve(&game, &next),
        };
        assert_eq!(worth, exact, "{state:?}");
        solved += 1;
    }
    assert!(solved >= 250, "{solved} endings");
}

/// In endings that are too long for looking at everything, two searches that have nothing in common agree.
#[test]
fn the_solver_and_the_champion_agree() {
    let game = common::small(2);
    let endings = endings(&game, 8);
    let mut proved = 0;
    for state in endings.iter().take(12) {
        let endgame = Endgame::new(&game, state).expect("an ending");
        let solution = Solver::default().solve(&endgame, &|| false).expect("a solution");
        let mut champion = Champion::new(Ahead, Options { pruning: false, ..Options::default() });
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let answer = champion
            .think(&endgame, &endgame.start(), limits, &NeverStop, &mut |_| {})
            .expect("somebody is to move");
        assert!(solution.exact, "{state:?}");
        if answer.deepest + 6 < answer.depth {
            assert_eq!(answer.score, Score::points(solution.spread), "{state:?}");
            proved += 1;
        }
    }
    assert!(proved >= 3, "only {proved} endings");
}

#[test]
fn a_seat_sees_the_whole_ending() {
    let game = common::small(2);
    for state in endings(&game, 14).iter().take(40) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let seen =
                Endgame::seen(&game, &game.observe(state, Viewer::Seat(seat))).expect("nothing is hidden");
            assert_eq!(seen.start().state(), state);
        }
    }
    let start = Tale::new(&game, 1, 4);
    assert!(start.states.iter().all(|state| Endgame::new(&game, state).is_none()));
    assert!(
        start.states.iter().all(|state| Endgame::seen(
            &game,
            &game.observe(state, Viewer::Seat(Seat::FIRST))
        )
        .is_none())
    );
}

#[test]
fn a_pick_means_a_move() {
    let endgame = an_ending();
    let start = endgame.start();
    let picks = endgame.list(&start);
    let meanings: Vec<Move> = picks.iter().map(|&pick| endgame.meaning(&start, pick)).collect();
    assert_eq!(meanings.last(), Some(&Move::Pass));
    assert!(meanings[..meanings.len() - 1].iter().all(|mv| matches!(mv, Move::Lay(_))));
}
