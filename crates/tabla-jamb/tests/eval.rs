//! The opinion is the truth: it agrees with itself one step on, in every state of a few games.

use tabla_core::{Evaluate, ExactChance, Game, Notation, Score, Seat, Turn};
use tabla_jamb::{Expected, Jamb, Optimum};
use tabla_testkit::tales;

#[test]
fn an_opinion_is_the_mean_or_the_best_of_what_follows() {
    let game = Jamb::default();
    let optimum = Optimum::solve(game.rules);
    let expected = Expected::new(&optimum);
    for tale in tales(&game, 180).take(4) {
        for state in &tale.states {
            let value = expected.value(state);
            let ahead = match game.turn(state) {
                Turn::Over(_) => game.points(state, Seat::FIRST).unwrap() as f64,
                Turn::Seat(_) => {
                    let after = game.list(state).into_iter().map(|mv| expected.value(&game.after(state, mv)));
                    after.fold(f64::NEG_INFINITY, f64::max)
                }
                Turn::Chance(cup) => {
                    let mut sum = 0.0;
                    cup.chances(&mut |thrown, weight| {
                        let mut next = state.clone();
                        game.apply_chance(&mut next, thrown);
                        sum += f64::from(weight) * expected.value(&next);
                    });
                    sum / f64::from(cup.cases())
                }
            };
            assert!((value - ahead).abs() < 1e-9, "{value} and {ahead} in {}", game.write_state(state));
        }
    }
}

#[test]
fn the_score_is_in_whole_points() {
    let game = Jamb::default();
    let optimum = Optimum::solve(game.rules);
    let expected = Expected::new(&optimum);
    let start = game.start();
    let value = expected.value(&start);
    assert_eq!(expected.evaluate(&game, &start, &()), Score::points(value.round() as i32));
}
