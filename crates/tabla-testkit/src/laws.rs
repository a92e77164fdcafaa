//! What holds in every duel, as functions that panic where it does not.
//!
//! Each takes the game and a number of moves within which every game must be over. They look at every
//! state of a few hundred games played at random; the seed and the state are in the message.

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;

use tabla_core::{
    Duel, MoveError, Notation, Seat, SeededRng, Turn, Viewer, below, read_record, replay, write_record,
};

use crate::{Playout, playouts};

/// Makes a module `laws` of tests, one for each law, for a game and the longest that it may last.
///
/// For games of two, of pure skill, with nothing hidden, that have a notation.
#[macro_export]
macro_rules! laws {
    ($game:expr, $bound:expr $(,)?) => {
        $crate::laws! {
            @tests $game, $bound;
            there_are_moves_while_a_seat_is_to_move
            the_players_move_in_turn
            moves_come_in_one_order
            moves_read_back
            only_legal_moves_are_read
            states_read_back
            keys_are_those_of_the_text
            keys_tell_states_apart
            frames_share_moves
            packed_moves_unpack
            nothing_is_hidden
            games_end
            the_same_moves_give_the_same_game
            records_read_back
        }
    };
    (@tests $game:expr, $bound:expr; $($law:ident)*) => {
        mod laws {
            #[allow(unused_imports)]
            use super::*;
            $(
                #[test]
                fn $law() {
                    $crate::laws::$law(&$game, $bound);
                }
            )*
        }
    };
}

fn each_state<G: Duel>(game: &G, bound: usize, mut look: impl FnMut(&Playout<G>, usize, &G::State)) {
    for playout in playouts(game, bound) {
        for (index, state) in playout.states.iter().enumerate() {
            look(&playout, index, state);
        }
    }
}

fn twice<T: Eq + std::hash::Hash + Debug>(items: impl IntoIterator<Item = T>) -> Option<String> {
    let mut seen = HashSet::new();
    items.into_iter().find_map(|item| {
        let text = format!("{item:?}");
        (!seen.insert(item)).then_some(text)
    })
}

/// The moves are distinct, there is one exactly when a seat is to move, and that seat is one of the two.
pub fn there_are_moves_while_a_seat_is_to_move<G: Duel>(game: &G, bound: usize) {
    each_state(game, bound, |playout, index, state| {
        let moves = game.list(state);
        let place = playout.place(index);
        if let Some(mv) = twice(moves.iter()) {
            panic!("{mv} is listed twice {place}");
        }
        match game.turn(state) {
            Turn::Seat(seat) => {
                assert!(Seat::DUEL.contains(&seat), "{seat:?} is to move {place}");
                assert!(!moves.is_empty(), "{seat:?} is to move and has no move {place}");
                assert_eq!(game.mover(state), Some(seat), "mover and turn differ {place}");
            }
            Turn::Chance(never) => match never {},
            Turn::Over(_) => {
                assert!(moves.is_empty(), "the game is over and has moves {place}");
                assert_eq!(game.mover(state), None, "mover and turn differ {place}");
            }
        }
    });
}

/// The first seat begins, and after a move it is the other's turn, unless the game is over.
pub fn the_players_move_in_turn<G: Duel>(game: &G, bound: usize) {
    each_state(game, bound, |playout, index, state| {
        let expected = if index % 2 == 0 { Seat::FIRST } else { Seat::SECOND };
        if let Some(seat) = game.mover(state) {
            assert_eq!(seat, expected, "the wrong seat is to move {}", playout.place(index));
        }
    });
}

/// The moves are listed in the same order whenever they are asked for, after what the list held before.
pub fn moves_come_in_one_order<G: Duel>(game: &G, bound: usize) {
    each_state(game, bound, |playout, index, state| {
        let once = game.list(state);
        let mut list = once.clone();
        game.moves(&state.clone(), &mut list);
        let place = playout.place(index);
        assert!(list.starts_with(&once), "what the list held was changed {place}");
        assert_eq!(list[once.len()..], once, "the order of the moves differs {place}");
    });
}

/// Both texts of every move read back to it; they fit a line of a record; a token has no blanks.
pub fn moves_read_back<G: Duel + Notation>(game: &G, bound: usize) {
    each_state(game, bound, |playout, index, state| {
        for mv in game.list(state) {
            let place = playout.place(index);
            let token = game.write_token(state, mv);
            assert!(!token.contains(char::is_whitespace), "the token '{token}' has blanks {place}");
            let text = game.write_move(state, mv);
            let fits = !text.contains(['\n', '\r']) && !text.contains("//") && text.trim() == text;
            assert!(fits, "the text '{text}' does not fit a line of a record {place}");
            for text in [token, text] {
                let back = game.read_move(state, &text);
                assert_eq!(back.as_ref(), Ok(&mv), "'{text}' does not read back {place}");
            }
        }
    });
}

/// A move's text is read in another state as a move that is legal there, or it is refused as illegal;
/// once the game is over, always.
pub fn only_legal_moves_are_read<G: Duel + Notation>(game: &G, bound: usize) {
    for playout in playouts(game, bound) {
        let texts: Vec<String> = playout
            .moves
            .iter()
            .zip(&playout.states)
            .flat_map(|(&mv, state)| [game.write_move(state, mv), game.write_token(state, mv)])
            .collect();
        for (index, state) in playout.states.iter().enumerate() {
            let moves = game.list(state);
            for text in &texts {
                let place = playout.place(index);
                match game.read_move(state, text) {
                    Ok(mv) => assert!(moves.contains(&mv), "'{text}' is read as the illegal {mv:?} {place}"),
                    Err(MoveError::Illegal { .. }) => {}
                    Err(error) => panic!("{error}, though it was a move of this game {place}"),
                }
            }
        }
    }
}

/// A state's text is one line and reads back to an equal state.
pub fn states_read_back<G: Duel + Notation>(game: &G, bound: usize) {
    each_state(game, bound, |playout, index, state| {
        let text = game.write_state(state);
        let place = playout.place(index);
        assert!(!text.contains(['\n', '\r']), "'{text}' is more than a line {place}");
        let back = game.read_state(&text);
        assert_eq!(back.as_ref(), Ok(state), "'{text}' does not read back {place}");
    });
}

/// The key that came about move by move is the key of the same position built from its text, and so is the
/// frame: nothing of the way to a position is left in them. The moves are the same in the same order too.
pub fn keys_are_those_of_the_text<G: Duel + Notation>(game: &G, bound: usize) {
    each_state(game, bound, |playout, index, state| {
        let text = game.write_state(state);
        let place = playout.place(index);
        let built = game.read_state(&text).unwrap_or_else(|error| panic!("{error} {place}"));
        assert_eq!(game.key(state), game.key(&built), "the key is not that of '{text}' {place}");
        assert_eq!(game.frame(state), game.frame(&built), "the frame is not that of '{text}' {place}");
        assert_eq!(game.list(state), game.list(&built), "the moves are not those of '{text}' {place}");
    });
}

/// Different states have different keys: at least all those that a few hundred games pass through or
/// could have passed to with their next move.
pub fn keys_tell_states_apart<G: Duel>(game: &G, bound: usize) {
    let mut states: HashMap<u64, G::State> = HashMap::new();
    each_state(game, bound, |playout, index, state| {
        for next in game.list(state).into_iter().map(|mv| game.after(state, mv)).chain([state.clone()]) {
            let key = game.key(&next);
            let known = states.entry(key).or_insert_with(|| next.clone());
            assert_eq!(*known, next, "two states have the key {key:#x} {}", playout.place(index));
        }
    });
}

/// States that share a frame have the same turn, and the same moves once these are packed in the frame:
/// what a table remembers of one is true of the other.
pub fn frames_share_moves<G: Duel>(game: &G, bound: usize) {
    let mut frames = HashMap::new();
    each_state(game, bound, |playout, index, state| {
        let (key, symmetry) = game.frame(state);
        let mut codes: Vec<u32> = game.list(state).into_iter().map(|mv| game.pack(mv, symmetry)).collect();
        codes.sort_unstable();
        let frame = (game.turn(state), codes);
        let known = frames.entry(key).or_insert_with(|| frame.clone());
        assert_eq!(*known, frame, "states with the frame {key:#x} differ {}", playout.place(index));
    });
}

/// Packed moves are not 0, differ, and unpack to what they were, as the board stands and in its frame.
/// Any other number unpacks to something or nothing, without a panic.
pub fn packed_moves_unpack<G: Duel>(game: &G, bound: usize) {
    let mut dice = SeededRng::new(0);
    each_state(game, bound, |playout, index, state| {
        let place = playout.place(index);
        for symmetry in [G::Symmetry::default(), game.frame(state).1] {
            let moves = game.list(state);
            for &mv in &moves {
                let code = game.pack(mv, symmetry);
                assert_ne!(code, 0, "{mv:?} is packed as 0 {place}");
                let back = game.unpack(code, symmetry);
                assert_eq!(back, Some(mv), "{mv:?} does not unpack by {symmetry:?} {place}");
            }
            if let Some(code) = twice(moves.iter().map(|&mv| game.pack(mv, symmetry))) {
                panic!("two moves are packed as {code} {place}");
            }
            assert_eq!(game.unpack(0, symmetry), None, "0 is no move {place}");
            game.unpack(below(&mut dice, 1 << 32) as u32, symmetry);
        }
    });
}

/// What a seat sees is the state.
pub fn nothing_is_hidden<G: Duel>(game: &G, bound: usize) {
    each_state(game, bound, |playout, index, state| {
        for seat in Seat::DUEL {
            assert_eq!(
                game.observe(state, Viewer::Seat(seat)),
                *state,
                "{seat:?} sees something else {}",
                playout.place(index)
            );
        }
    });
}

/// Every game is over within the bound.
pub fn games_end<G: Duel>(game: &G, bound: usize) {
    for playout in playouts(game, bound) {
        let place = playout.place(playout.moves.len());
        assert!(playout.result(game).is_some(), "the game is not over {place}");
    }
}

/// The same seed gives the same game, and the same moves the same states, however they are played.
pub fn the_same_moves_give_the_same_game<G: Duel>(game: &G, bound: usize) {
    for playout in playouts(game, bound) {
        let again = Playout::new(game, playout.seed, bound);
        let place = playout.place(playout.moves.len());
        assert_eq!(again.moves, playout.moves, "the game differs when it is played again {place}");
        assert_eq!(replay(game, &playout.moves), *playout.last(), "the replay differs {place}");
        let mut state = game.start();
        for (index, &mv) in playout.moves.iter().enumerate() {
            assert_eq!(state, playout.states[index], "the replay differs {}", playout.place(index));
            game.play(&mut state, mv);
        }
    }
}

/// A record of a game, whole or cut off, reads back to its moves and has one line for each.
pub fn records_read_back<G: Duel + Notation>(game: &G, bound: usize) {
    for playout in playouts(game, bound) {
        let whole = playout.moves.len();
        for length in [0, 1, whole / 2, whole] {
            let moves = &playout.moves[..length.min(whole)];
            let text = write_record(game, moves);
            assert_eq!(text.lines().count(), moves.len(), "lines of the record {text}");
            let back = read_record(game, &text);
            assert_eq!(back.as_deref(), Ok(moves), "the record does not read back: {text}");
        }
    }
}
