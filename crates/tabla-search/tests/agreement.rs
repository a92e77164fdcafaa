//! Clever searches find what the plain one finds.

use crate::lattice::{Guess, Lattice, State};
use tabla_core::{Duel, Evaluate, Game, GameEnd, Outcome, Score, Turn};
use tabla_search::{
    Bound, Champion, Compare, Limits, NeverStop, Options, Plain, SearchAnswer, alphabeta, deepen, minimax,
};
use tabla_testkit::effort::{sample, seeds};

/// Minimax written a second time, as short as can be.
fn truth(game: &Lattice, state: &State, depth: u32, ply: u32) -> Score {
    match game.turn(state) {
        Turn::Over(GameEnd { outcome: Outcome::Won(winner), .. }) => {
            let mover_wins = (winner == tabla_core::Seat::FIRST) == state.ply.is_multiple_of(2);
            if mover_wins { Score::win_in(ply) } else { Score::loss_in(ply) }
        }
        Turn::Over(_) => Score::EVEN,
        _ if depth == 0 => Guess.evaluate(game, state, &()),
        _ => game
            .list(state)
            .into_iter()
            .map(|step| -truth(game, &game.after(state, step), depth - 1, ply + 1))
            .max()
            .unwrap(),
    }
}

/// The line is legal and ends in a position that is worth what the answer says.
fn check_line(game: &Lattice, state: &State, answer: &SearchAnswer<u64>) {
    assert_eq!(answer.line.first(), Some(&answer.best));
    let mut end = *state;
    for &step in &answer.line {
        assert!(game.list(&end).contains(&step));
        game.play(&mut end, step);
    }
    let turned = answer.line.len() % 2 == 1;
    let depth = answer.depth - answer.line.len() as u32;
    let value = truth(game, &end, depth, answer.line.len() as u32);
    assert_eq!(if turned { -value } else { value }, answer.score);
}

#[test]
fn all_searches_return_the_value_of_minimax() {
    let mut games = 0;
    for seed in seeds(1_500) {
        let (game, depth) = (Lattice(seed), 1 + seed as u32 % 8);
        let state = game.start();
        let expected = truth(&game, &state, depth, 0);
        let plain = minimax(&game, &Guess, &state, depth, &NeverStop).unwrap();
        let cut = alphabeta(&game, &Guess, &state, depth, &NeverStop).unwrap();
        assert_eq!((plain.score, cut.score), (expected, expected), "seed {seed} depth {depth}");
        assert_eq!(plain.best, cut.best);
        assert!(cut.nodes <= plain.nodes);
        check_line(&game, &state, &plain);
        check_line(&game, &state, &cut);
        for (root, cut) in plain.roots.iter().zip(&cut.roots) {
            let value = -truth(&game, &game.after(&state, root.mv), depth - 1, 1);
            assert_eq!((root.score, root.bound), (value, Bound::Exact));
            match cut.bound {
                Bound::Exact => assert_eq!(cut.score, value),
                Bound::AtMost => assert!(value <= cut.score && cut.score <= expected),
                Bound::AtLeast => panic!("the root has no upper bound"),
            }
        }
        let mut champion = Champion::new(Guess, Options { table_mb: 1, pruning: false });
        let best = champion.think(&game, &state, Limits::depth(depth), &NeverStop, &mut |_| {}).unwrap();
        if best.depth == depth {
            assert_eq!(best.score, expected, "champion, seed {seed} depth {depth}");
            games += 1;
        } else {
            // It stopped early because the game is decided within what it saw.
            assert!(best.score.is_decided());
            assert_eq!(best.score, expected);
        }
        for root in &best.roots {
            let value = -truth(&game, &game.after(&state, root.mv), best.depth - 1, 1);
            match root.bound {
                Bound::Exact => assert_eq!(root.score, value),
                Bound::AtMost => assert!(value <= root.score, "seed {seed} depth {depth}"),
                Bound::AtLeast => assert!(value >= root.score),
            }
        }
    }
    assert!(games > sample(1_500) / 3, "the games must not all be decided early: {games}");
}

#[test]
fn a_champion_that_prunes_still_sees_every_win_in_one_and_plays_legally() {
    for seed in seeds(500) {
        let game = Lattice(seed);
        let mut champion = Champion::new(Guess, Options { table_mb: 1, pruning: true });
        let mut state = game.start();
        while let Some(mover) = game.mover(&state) {
            let answer = champion.think(&game, &state, Limits::depth(5), &NeverStop, &mut |_| {}).unwrap();
            let moves = game.list(&state);
            assert!(moves.contains(&answer.best));
            assert_eq!(answer.roots.iter().map(|root| root.mv).collect::<Vec<_>>(), moves);
            let wins =
                |step: &u64| game.turn(&game.after(&state, *step)).outcome() == Some(Outcome::Won(mover));
            if moves.iter().any(wins) {
                assert!(wins(&answer.best));
                assert_eq!(answer.score, Score::win_in(1));
            }
            if state.ply > 60 {
                break;
            }
            game.play(&mut state, answer.best);
        }
    }
}

#[test]
fn deepening_reports_every_depth_and_ends_with_the_last() {
    for kind in [Plain::Minimax, Plain::AlphaBeta] {
        // A game that is not decided within six plies.
        let game = Lattice(11);
        let mut depths = Vec::new();
        let answer = deepen(kind, &game, &Guess, &game.start(), Limits::depth(6), &NeverStop, &mut |seen| {
            depths.push(seen.depth);
        })
        .unwrap();
        assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
        let direct = minimax(&game, &Guess, &game.start(), 6, &NeverStop).unwrap();
        assert_eq!((answer.score, answer.best), (direct.score, direct.best));
    }
}

#[test]
fn a_game_that_is_over_has_no_answer() {
    let game = Lattice(0);
    let over = (1..).map(|sum| State { sum, ply: 2 }).find(|state| game.mover(state).is_none()).unwrap();
    assert!(minimax(&game, &Guess, &over, 3, &NeverStop).is_none());
    assert!(alphabeta(&game, &Guess, &over, 3, &NeverStop).is_none());
    let nothing = &mut |_: &SearchAnswer<u64>| {};
    assert!(deepen(Plain::Minimax, &game, &Guess, &over, Limits::depth(2), &NeverStop, nothing).is_none());
    let mut champion = Champion::new(Guess, Options::default());
    assert!(champion.think(&game, &over, Limits::depth(2), &NeverStop, nothing).is_none());
}

#[test]
fn the_best_moves_have_true_values_and_so_has_the_one_that_was_asked_for() {
    for seed in seeds(300) {
        let (game, depth) = (Lattice(seed), 1 + seed as u32 % 6);
        let state = game.start();
        let plain = minimax(&game, &Guess, &state, depth, &NeverStop).unwrap();
        let mut right: Vec<Score> = plain.roots.iter().map(|root| root.score).collect();
        right.sort_by_key(|&score| -score);
        let worst = plain.roots.iter().min_by_key(|root| root.score).unwrap();
        let mut champion = Champion::new(Guess, Options { table_mb: 1, pruning: false });
        let wanted = Compare { best: 3, also: Some(worst.mv) };
        let (limits, mut depths) = (Limits::depth(depth), 0);
        let found =
            champion.compare(&[], &game, &state, wanted, limits, &NeverStop, &mut |_| depths += 1).unwrap();
        let values: Vec<Score> = found.moves.iter().map(|compared| compared.score).collect();
        assert_eq!(values[..3.min(right.len())], right[..3.min(right.len())], "seed {seed}");
        assert!(found.moves.iter().any(|compared| (compared.mv, compared.score) == (worst.mv, worst.score)));
        assert!(found.moves.iter().all(|compared| compared.line.first() == Some(&compared.mv)));
        assert_eq!(found.answer.best, found.moves[0].mv);
        check_line(&game, &state, &found.answer);
        assert!(depths > 0 && depths <= depth);
    }
}
