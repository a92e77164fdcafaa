//! What is proved by force is what minimax sees.

use crate::lattice::{Guess, Lattice};
use tabla_core::{Game, Outcome, Score, Seat, Verdict};
use tabla_search::{NeverStop, forced_line, minimax, winning_moves, wins_with, wins_within};
use tabla_testkit::effort::{sample, seeds};

#[test]
fn forced_wins_are_those_of_minimax() {
    let mut wins = 0;
    for seed in seeds(1_500) {
        let (game, own) = (Lattice(seed), 1 + seed as u32 % 3);
        let state = game.start();
        let plies = 2 * own - 1;
        let answer = minimax(&game, &Guess, &state, plies, &NeverStop).unwrap();
        let in_time =
            |score: Score| matches!(score.verdict(), Verdict::Win { plies: within } if within <= plies);
        assert_eq!(wins_within(&game, &state, own), in_time(answer.score), "seed {seed}");
        let right: Vec<u64> =
            answer.roots.iter().filter(|root| in_time(root.score)).map(|root| root.mv).collect();
        assert_eq!(winning_moves(&game, &state, own), right, "seed {seed}");
        for root in &answer.roots {
            assert_eq!(wins_with(&game, &state, root.mv, own), right.contains(&root.mv));
        }
        let line = forced_line(&game, &state, own);
        match answer.score.verdict() {
            Verdict::Win { plies: within } if within <= plies => {
                wins += 1;
                let least = (1..=own).find(|&own| wins_within(&game, &state, own)).unwrap();
                assert!(line.len() <= 2 * least as usize, "seed {seed}: {line:?}");
                let mut end = state;
                for mv in line {
                    assert!(game.list(&end).contains(&mv));
                    game.play(&mut end, mv);
                }
                assert_eq!(game.turn(&end).outcome(), Some(Outcome::Won(Seat::FIRST)), "seed {seed}");
            }
            _ => assert!(line.is_empty()),
        }
    }
    assert!(wins > sample(1_500) / 20, "{wins} wins are too few to say anything");
}
