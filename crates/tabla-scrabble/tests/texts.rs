//! Any text is read or refused, nothing panics, and what is read is written and read back.

use std::sync::LazyLock;

use crate::common;
use proptest::prelude::*;
use tabla_core::{Game, Notation, Say};
use tabla_scrabble::scorer::{SAMPLE, Texts, score};
use tabla_scrabble::{
    Layout, SIZES, Scrabble, State, gcg, read_layout, read_tile_set, write_layout, write_tile_set,
};
use tabla_testkit::effort::config;
use tabla_testkit::texts::{any_text, near_miss, text_of};
use tabla_testkit::{english, tales};

const MOVE_LETTERS: &str = "abchCATSDOGEacts.()-–?:h8812 0";
const POSITION_LETTERS: &str = "0123456789//ABCEabc? -;seatskipdoubtaside";
const FILE_LETTERS: &str = "ABCZabz019 \n\r\t>#:+-?().ș\u{feff}bleurozsu";

static GAMES: LazyLock<[Scrabble; 2]> = LazyLock::new(|| [common::small(2), common::doubting(3)]);

static STATES: LazyLock<Vec<(usize, State)>> = LazyLock::new(|| {
    let numbered = GAMES.iter().enumerate();
    numbered
        .flat_map(|(index, game)| {
            tales(game, 600)
                .take(12)
                .flat_map(move |tale| tale.states.into_iter().map(move |state| (index, state)))
        })
        .collect()
});

static POSITIONS: LazyLock<Vec<String>> =
    LazyLock::new(|| STATES.iter().map(|(index, state)| GAMES[*index].write_state(state)).collect());

const GCG: &str = ">ana: ABDEHIY 8H BEADY +30 30\n>ion: AESUW?? L3 SUbWA.Ed +74 74\n>ana: GHIORVZ -GH +0 30\n>ion: - +0 74\n>ana: (AB) -4 26\n";

fn check_move(game: &Scrabble, state: &State, text: &str) {
    match game.read_move(state, text) {
        Ok(mv) => {
            for again in [game.write_move(state, mv), game.write_token(state, mv)] {
                assert_eq!(game.read_move(state, &again), Ok(mv), "{text:?} is written as {again:?}");
            }
            let after = game.after(state, mv);
            assert_eq!(game.read_state(&game.write_state(&after)), Ok(after), "after {text:?}");
        }
        Err(error) => assert!(!english(&error).is_empty()),
    }
}

fn check_state(game: &Scrabble, text: &str) {
    match game.read_state(text) {
        Ok(state) => {
            let again = game.write_state(&state);
            assert_eq!(game.read_state(&again).as_ref(), Ok(&state), "{text:?} is written as {again:?}");
            game.turn(&state);
            game.list(&state);
        }
        Err(error) => assert!(!error.because.is_empty() && !error.say().key.is_empty()),
    }
}

fn check_files(text: &str) {
    let texts = [
        Texts { tiles: text, ..SAMPLE },
        Texts { board: text, ..SAMPLE },
        Texts { game: text, ..SAMPLE },
        Texts { tiles: text, board: text, game: text },
    ];
    for texts in texts {
        match score(&texts) {
            Ok(card) => assert_eq!(card.board().size(), card.layout().size()),
            Err(faults) => {
                assert!(!faults.is_empty() && faults.iter().all(|fault| !fault.say().key.is_empty()))
            }
        }
    }
    if let Ok(layout) = read_layout(text) {
        assert_eq!(read_layout(&write_layout(&layout)), Ok(layout));
    }
    if let Ok(tile_set) = read_tile_set(text) {
        assert_eq!(read_tile_set(&write_tile_set(&tile_set)), Ok(tile_set));
    }
    if let Ok(game) = gcg::read(text) {
        let _ = gcg::replay(&common::english(), &game);
    }
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn moves_are_read_or_refused(
        (index, state) in proptest::sample::select(STATES.clone()),
        any in any_text(),
        likely in text_of(MOVE_LETTERS),
    ) {
        for text in [any, likely] {
            check_move(&GAMES[index], &state, &text);
        }
    }

    #[test]
    fn slips_in_a_move_are_read_or_refused(
        (index, state, text) in proptest::sample::select(STATES.clone()).prop_flat_map(|(index, state)| {
            let texts: Vec<String> = GAMES[index]
                .list(&state)
                .into_iter()
                .map(|mv| GAMES[index].write_move(&state, mv))
                .chain(["h8 CATS".to_owned()])
                .collect();
            (Just(index), Just(state), near_miss(texts, MOVE_LETTERS))
        })
    ) {
        check_move(&GAMES[index], &state, &text);
    }

    #[test]
    fn positions_are_read_or_refused(
        any in any_text(),
        likely in text_of(POSITION_LETTERS),
        slip in near_miss(POSITIONS.clone(), POSITION_LETTERS),
    ) {
        for game in GAMES.iter() {
            for text in [&any, &likely, &slip] {
                check_state(game, text);
            }
        }
    }

    #[test]
    fn files_are_read_or_refused(
        any in any_text(),
        likely in text_of(FILE_LETTERS),
        slip in near_miss(
            vec![
                SAMPLE.tiles.to_owned(),
                SAMPLE.board.to_owned(),
                SAMPLE.game.to_owned(),
                GCG.to_owned(),
                "A 9 1\nE 12 1\n? 2\n".to_owned(),
            ],
            FILE_LETTERS,
        ),
    ) {
        for text in [&any, &likely, &slip] {
            check_files(text);
        }
    }

    /// Every layout of two- and threefold squares is written and read back, whatever its size.
    #[test]
    fn layouts_read_back(size in SIZES, factors in proptest::collection::vec((1u8..=3, 1u8..=3), 26 * 26)) {
        let mut layout = Layout::plain(size).expect("a size");
        for (square, (letter, word)) in layout.squares().zip(factors) {
            layout.set(square, tabla_scrabble::Premium { letter, word });
        }
        prop_assert_eq!(read_layout(&write_layout(&layout)), Ok(layout));
    }
}

/// The property tests see both sides: good texts are accepted.
#[test]
fn good_texts_are_accepted() {
    for ((index, state), text) in STATES.iter().zip(POSITIONS.iter()) {
        assert_eq!(GAMES[*index].read_state(text).as_ref(), Ok(state));
    }
    assert!(gcg::replay(&common::english(), &gcg::read(GCG).expect("a game")).is_ok());
}
