//! The searches on real positions: what is clever finds what is plain.

use tabla_core::{Duel, Game, Notation, Outcome, SeededRng, Verdict, below, pick};
use tabla_mice::{Mice, PlainEval, State};
use tabla_search::{NeverStop, alphabeta, minimax};
use tabla_testkit::effort::{sample, seed};

/// A position from a game of random turns, not yet over.
fn random_position(game: &Mice, dice: &mut SeededRng) -> State {
    loop {
        let mut state = game.start();
        let turns = below(dice, 80);
        for _ in 0..turns {
            match pick(dice, &game.list(&state)) {
                Some(&mv) => game.play(&mut state, mv),
                None => break,
            }
        }
        if game.mover(&state).is_some() {
            return state;
        }
    }
}

/// Depth 1 mostly, depth 2 often, depth 3 now and then.
fn depth_for(number: u32) -> u32 {
    match number % 10 {
        0 => 3,
        1..=4 => 2,
        _ => 1,
    }
}

#[test]
fn alphabeta_returns_the_value_of_minimax_on_thousands_of_positions() {
    for game in [Mice::default(), Mice::FLYING] {
        let mut dice = SeededRng::new(seed(10_000));
        let mut deep = 0;
        for number in 0..sample(10_000) {
            let state = random_position(&game, &mut dice);
            let depth = depth_for(number);
            let plain = minimax(&game, &PlainEval, &state, depth, &NeverStop).unwrap();
            let cut = alphabeta(&game, &PlainEval, &state, depth, &NeverStop).unwrap();
            let text = || format!("depth {depth}, {}", game.write_state(&state));
            assert_eq!(plain.score, cut.score, "{}", text());
            assert_eq!(plain.best, cut.best, "{}", text());
            assert!(cut.nodes <= plain.nodes, "{}", text());
            deep += u32::from(depth == 3);
        }
        assert!(deep > sample(10_000) / 20);
    }
}

/// Of placements that are worth the same, both plain players choose one where most lines meet.
#[test]
fn plain_players_place_where_most_lines_meet() {
    let game = Mice::default();
    for depth in 1..=3 {
        let mut state = game.start();
        for _ in 0..2 {
            let plain = minimax(&game, &PlainEval, &state, depth, &NeverStop).unwrap();
            let cut = alphabeta(&game, &PlainEval, &state, depth, &NeverStop).unwrap();
            assert_eq!((plain.best, plain.score), (cut.best, cut.score), "depth {depth}");
            let best = plain.roots.iter().filter(|root| root.score == plain.score);
            let most = best.map(|root| root.mv.to().neighbours().len()).max();
            assert_eq!(Some(plain.best.to().neighbours().len()), most, "depth {depth}");
            assert_eq!(most, Some(4), "depth {depth}, {}", game.write_state(&state));
            game.play(&mut state, plain.best);
        }
    }
}

/// A win in one that is announced is one, and it is found whenever there is one.
#[test]
fn wins_at_once_are_found() {
    let game = Mice::default();
    let mut dice = SeededRng::new(5);
    let mut wins = 0;
    for _ in 0..4_000 {
        let state = random_position(&game, &mut dice);
        let won = Some(Outcome::Won(state.side()));
        let answer = alphabeta(&game, &PlainEval, &state, 1, &NeverStop).unwrap();
        let there_is =
            game.list(&state).into_iter().any(|mv| game.turn(&game.after(&state, mv)).outcome() == won);
        let found = answer.score.verdict() == Verdict::Win { plies: 1 };
        assert_eq!(found, there_is, "{}", game.write_state(&state));
        if found {
            wins += 1;
            assert_eq!(
                game.turn(&game.after(&state, answer.best)).outcome(),
                won,
                "{}",
                game.write_state(&state)
            );
        }
    }
    assert!(wins > 50, "{wins} wins at once");
}
