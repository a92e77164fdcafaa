//! Endings against a solver that looks at everything.

use crate::common;
use tabla_core::{Game, Score, Seat, Turn, Viewer};
use tabla_scrabble::{Ahead, Endgame, Move, Scrabble, State};
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
