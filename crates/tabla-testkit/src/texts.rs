//! Texts of every kind, and what must hold whatever is written.
//!
//! The checks are for property tests: they panic where a reader accepts something that it does not
//! print back. That a reader never panics is checked by calling it.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use tabla_core::{Duel, Notation, Say, read_record, replay, write_record};

use crate::{Playout, english};

/// Any text, mostly strange.
pub fn any_text() -> impl Strategy<Value = String> {
    vec(any::<char>(), 0..60).prop_map(|letters| letters.into_iter().collect())
}

/// Text of these letters only, which looks more like something.
pub fn text_of(letters: &'static str) -> impl Strategy<Value = String> {
    vec(proptest::sample::select(letters.chars().collect::<Vec<char>>()), 0..80)
        .prop_map(|letters| letters.into_iter().collect())
}

/// One of the good texts with one to four slips of the pen. The letters slipped in are of `letters`
/// mostly, sometimes any.
pub fn near_miss(good: Vec<String>, letters: &'static str) -> impl Strategy<Value = String> {
    let letters: Vec<char> = letters.chars().collect();
    let letter = prop_oneof![4 => proptest::sample::select(letters), 1 => any::<char>()];
    let slip = (0..6u8, any::<Index>(), any::<Index>(), letter);
    (proptest::sample::select(good), vec(slip, 1..5)).prop_map(|(good, slips)| {
        let mut text: Vec<char> = good.chars().collect();
        for (kind, place, other, letter) in slips {
            if text.is_empty() {
                text.push(letter);
            }
            let (place, other) = (place.index(text.len()), other.index(text.len()));
            match kind {
                0 => text.insert(place, letter),
                1 => text[place] = letter,
                2 => drop(text.remove(place)),
                3 => text.swap(place, other),
                4 => text.truncate(place),
                _ => {
                    let piece: Vec<char> = text[place.min(other)..=place.max(other)].to_vec();
                    text.extend(piece);
                }
            }
        }
        text.into_iter().collect()
    })
}

/// A state of a game played at random.
pub fn any_state<G>(game: G, bound: usize) -> impl Strategy<Value = G::State>
where
    G: Duel + Clone,
{
    (0..200u64, any::<Index>()).prop_map(move |(seed, index)| {
        let playout = Playout::new(&game, seed, bound);
        index.get(&playout.states).clone()
    })
}

/// Reads the text as a move: an accepted one is legal and prints back to the same; a refused one can be
/// told. Answers whether it was accepted.
pub fn check_move<G: Duel + Notation>(game: &G, state: &G::State, text: &str) -> bool {
    match game.read_move(state, text) {
        Ok(mv) => {
            assert!(game.list(state).contains(&mv), "{text:?} is read as the illegal {mv:?}");
            for again in [game.write_move(state, mv), game.write_token(state, mv)] {
                assert_eq!(game.read_move(state, &again), Ok(mv), "{text:?} is written as {again:?}");
            }
            true
        }
        Err(error) => {
            check_told(&error);
            false
        }
    }
}

/// Reads the text as a state: an accepted one prints back to the same, and its moves can be listed.
pub fn check_state<G: Duel + Notation>(game: &G, text: &str) -> bool {
    match game.read_state(text) {
        Ok(state) => {
            let again = game.write_state(&state);
            assert_eq!(game.read_state(&again).as_ref(), Ok(&state), "{text:?} is written as {again:?}");
            assert_eq!(game.mover(&state).is_none(), game.list(&state).is_empty(), "moves of {text:?}");
            true
        }
        Err(error) => {
            assert!(!error.because.is_empty(), "{text:?} is refused without a reason");
            check_told(&error);
            false
        }
    }
}

/// Reads the text as a game: an accepted one prints back to the same; a refused one names a line of it.
pub fn check_record<G: Duel + Notation>(game: &G, text: &str) -> bool {
    match read_record(game, text) {
        Ok(moves) => {
            let again = write_record(game, &moves);
            assert_eq!(read_record(game, &again).as_ref(), Ok(&moves), "{text:?} is written as {again:?}");
            let state = replay(game, &moves);
            assert!(check_state(game, &game.write_state(&state)), "the end of {text:?} is no position");
            true
        }
        Err(error) => {
            let lines = text.lines().count();
            assert!((1..=lines).contains(&error.line), "line {} of {lines} in {text:?}", error.line);
            check_told(&error);
            false
        }
    }
}

/// It has words, and all values that stand in them.
fn check_told(error: &impl Say) {
    assert!(!english(error).is_empty());
}
