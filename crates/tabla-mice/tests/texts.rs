//! Whatever is written, the readers read it or refuse it, and what they accept they print back.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabla_core::{Game, Notation, write_record};
use tabla_mice::{Mice, Partial, State};
use tabla_testkit::Playout;
use tabla_testkit::effort::config;
use tabla_testkit::texts::{any_state, any_text, check_move, check_record, check_state, near_miss, text_of};

/// Games are cut off here.
const LONGEST: usize = 150;

/// What moves and game files are made of, and what people type instead.
const LETTERS: &str = "abcdefgABCDEFGавсеАВСЕ1234567Зз08 xXхХ×:-–—>→,;+/\\\t\r\n\u{feff}\u{a0}hд";
/// The same for positions.
const POSITION_LETTERS: &str = "abcdefg1234567,,,,//0123456789wbWB з-x";

fn game(flying: bool) -> Mice {
    if flying { Mice::FLYING } else { Mice::default() }
}

static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    (0..40)
        .map(|seed| {
            let playout = Playout::new(&Mice::default(), seed, LONGEST);
            let length = playout.moves.len() * (seed as usize % 4 + 1) / 4;
            write_record(&Mice::default(), &playout.moves[..length])
        })
        .collect()
});

static POSITIONS: LazyLock<Vec<String>> = LazyLock::new(|| {
    (100..140)
        .flat_map(|seed| Playout::new(&Mice::default(), seed, LONGEST).states)
        .map(|state| Mice::default().write_state(&state))
        .collect()
});

/// The reader of halves agrees with the reader of whole turns.
fn check_partial(game: &Mice, state: &State, text: &str) {
    let whole = game.read_move(state, text);
    match game.read_partial(state, text) {
        Ok(Partial::Whole(mv)) => assert_eq!(whole, Ok(mv), "{text:?}"),
        Ok(Partial::Open(step)) => {
            assert!(whole.is_err(), "{text:?}");
            assert!(!step.takes().is_empty(), "{text:?}");
            for man in step.takes() {
                let mv = game.read_take(step, man.name()).expect("a man that may be taken");
                assert!(game.list(state).contains(&mv), "{text:?} and {man}");
                assert_eq!(game.read_take(step, &format!(" X{man} ")), Ok(mv));
            }
        }
        Err(error) => assert_eq!(whole, Err(error), "{text:?}"),
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn any_text_is_read_or_refused(
        flying in any::<bool>(),
        state in any_state(Mice::FLYING, LONGEST),
        text in any_text(),
    ) {
        let game = game(flying);
        check_move(&game, &state, &text);
        check_partial(&game, &state, &text);
        check_state(&game, &text);
        check_record(&game, &text);
    }

    #[test]
    fn text_of_the_right_letters_is_read_or_refused(
        flying in any::<bool>(),
        state in any_state(Mice::FLYING, LONGEST),
        text in text_of(LETTERS),
        position in text_of(POSITION_LETTERS),
    ) {
        let game = game(flying);
        check_move(&game, &state, &text);
        check_partial(&game, &state, &text);
        check_record(&game, &text);
        check_state(&game, &position);
    }

    #[test]
    fn slips_in_a_game_are_read_or_refused(text in near_miss(GAMES.clone(), LETTERS)) {
        check_record(&Mice::default(), &text);
    }

    #[test]
    fn slips_in_a_position_are_read_or_refused(text in near_miss(POSITIONS.clone(), POSITION_LETTERS)) {
        check_state(&Mice::default(), &text);
    }

    #[test]
    fn slips_in_a_move_are_read_or_refused(
        flying in any::<bool>(),
        (state, text) in any_state(Mice::default(), LONGEST).prop_flat_map(|state| {
            let texts: Vec<String> = Mice::default()
                .list(&state)
                .into_iter()
                .map(|mv| Mice::default().write_move(&state, mv))
                .chain(["d2-d3xa7".to_owned()])
                .collect();
            (Just(state), near_miss(texts, LETTERS))
        })
    ) {
        check_move(&game(flying), &state, &text);
        check_partial(&game(flying), &state, &text);
    }
}

/// The property tests see both sides: some near misses are still good.
#[test]
fn good_texts_are_accepted() {
    assert!(GAMES.iter().all(|text| check_record(&Mice::default(), text)));
    assert!(POSITIONS.iter().all(|text| check_state(&Mice::default(), text)));
}
