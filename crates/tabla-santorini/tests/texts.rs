//! Whatever is written, the readers read it or refuse it, and what they accept they print back.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabla_core::{Notation, write_record};
use tabla_santorini::Santorini;
use tabla_testkit::Playout;
use tabla_testkit::effort::config;
use tabla_testkit::texts::{any_state, any_text, check_move, check_record, check_state, near_miss, text_of};

/// What moves and game files are made of, and what people type instead.
const LETTERS: &str = "ABCDEabcdeАВСЕавсе12345Зз06 \t,;-–>→+/\\\r\n\u{feff}\u{a0}FfД";
/// The same for positions.
const POSITION_LETTERS: &str = "0123401234012345//12ABCDE, З";

static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    (0..40)
        .map(|seed| {
            let playout = Playout::new(&Santorini, seed, 95);
            let length = playout.moves.len() * (seed as usize % 4 + 1) / 4;
            write_record(&Santorini, &playout.moves[..length])
        })
        .collect()
});

static POSITIONS: LazyLock<Vec<String>> = LazyLock::new(|| {
    (100..160)
        .flat_map(|seed| Playout::new(&Santorini, seed, 95).states)
        .map(|state| Santorini.write_state(&state))
        .collect()
});

proptest! {
    #![proptest_config(config(4_000))]

    #[test]
    fn any_text_is_read_or_refused(state in any_state(Santorini, 95), text in any_text()) {
        check_move(&Santorini, &state, &text);
        check_state(&Santorini, &text);
        check_record(&Santorini, &text);
    }

    #[test]
    fn text_of_the_right_letters_is_read_or_refused(
        state in any_state(Santorini, 95),
        text in text_of(LETTERS),
        position in text_of(POSITION_LETTERS),
    ) {
        check_move(&Santorini, &state, &text);
        check_record(&Santorini, &text);
        check_state(&Santorini, &position);
    }

    #[test]
    fn slips_in_a_game_are_read_or_refused(text in near_miss(GAMES.clone(), LETTERS)) {
        check_record(&Santorini, &text);
    }

    #[test]
    fn slips_in_a_position_are_read_or_refused(text in near_miss(POSITIONS.clone(), POSITION_LETTERS)) {
        check_state(&Santorini, &text);
    }

    #[test]
    fn slips_in_a_move_are_read_or_refused(
        (state, text) in any_state(Santorini, 95).prop_flat_map(|state| {
            let texts: Vec<String> = tabla_core::Game::list(&Santorini, &state)
                .into_iter()
                .map(|mv| Santorini.write_move(&state, mv))
                .chain(["C3 B3 A3".to_owned()])
                .collect();
            (Just(state), near_miss(texts, LETTERS))
        })
    ) {
        check_move(&Santorini, &state, &text);
    }
}

/// The property tests see both sides: some near misses are still good.
#[test]
fn good_texts_are_accepted() {
    assert!(GAMES.iter().all(|text| check_record(&Santorini, text)));
    assert!(POSITIONS.iter().all(|text| check_state(&Santorini, text)));
}
