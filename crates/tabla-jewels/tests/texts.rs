//! Whatever is written: it is read as what it says, or refused with a reason.

use proptest::prelude::*;
use tabla_core::{Game, Notation, Say, SeededRng, Turn};
use tabla_jewels::{Jewels, State, TimeLimit, generate};
use tabla_testkit::effort::config;
use tabla_testkit::texts::{any_text, near_miss, text_of};
use tabla_testkit::{Tale, english};

fn game() -> Jewels {
    Jewels { layout: generate(&mut SeededRng::new(21), 12).unwrap(), turns: Some(80) }
}

/// Every state of a game played at random.
fn states(seed: u64) -> Vec<State> {
    Tale::new(&game(), seed, 80).states
}

fn good_moves() -> Vec<String> {
    let state = game().start();
    game().list(&state).into_iter().map(|swap| game().write_move(&state, swap)).collect()
}

fn good_states() -> Vec<String> {
    states(5).iter().step_by(9).map(|state| game().write_state(state)).collect()
}

fn check_move(text: &str) {
    let (game, state) = (game(), game().start());
    match game.read_move(&state, text) {
        Ok(swap) => {
            assert!(game.list(&state).contains(&swap), "{text:?} is read as the illegal {swap}");
            assert_eq!(game.read_move(&state, &game.write_move(&state, swap)), Ok(swap));
        }
        Err(error) => assert!(!english(&error).is_empty()),
    }
}

fn check_state(text: &str) {
    let game = game();
    match game.read_state(text) {
        Ok(state) => {
            let again = game.write_state(&state);
            assert_eq!(game.read_state(&again).as_ref(), Ok(&state), "{text:?} is written as {again:?}");
            assert_eq!(matches!(game.turn(&state), Turn::Seat(_)), !game.list(&state).is_empty());
            // Every legal swap can be played, whatever the numbers are.
            for swap in game.list(&state) {
                assert!(game.after(&state, swap).points() >= state.points());
            }
        }
        Err(error) => assert!(!error.because.is_empty() && !error.say().key.is_empty()),
    }
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn any_text_is_read_or_refused(text in any_text()) {
        check_move(&text);
        check_state(&text);
        let _ = text.parse::<TimeLimit>();
    }

    #[test]
    fn texts_that_look_like_swaps(text in text_of("12345678 09-,+x\t")) {
        check_move(&text);
    }

    #[test]
    fn swaps_with_slips_of_the_pen(text in near_miss(good_moves(), "12345678 90-,")) {
        check_move(&text);
    }

    #[test]
    fn states_with_slips_of_the_pen(text in near_miss(good_states(), "123456/,0789repats")) {
        check_state(&text);
    }

    #[test]
    fn limits_that_are_read_are_written_back(text in text_of("0123456789:")) {
        if let Ok(limit) = text.parse::<TimeLimit>() {
            prop_assert_eq!(limit.to_string().parse(), Ok(limit));
        }
    }
}

/// The numbers of a state can be as large as they are written.
#[test]
fn points_do_not_run_over() {
    let game = game();
    // The largest number happens to be a multiple of three.
    let text = game.write_state(&game.start()).replace("/0/0", &format!("/{}/1", u64::MAX));
    let state = game.read_state(&text).unwrap();
    let swap = game.list(&state)[0];
    assert_eq!(game.after(&state, swap).points(), u64::MAX);
}
