//! What holds for every text, whatever is in it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use tabla_core::{Game, Notation, Say, Saying, Turn};
use tabla_games::{Language, Words};
use tabla_testkit::english;

/// A refusal has words in every language.
pub fn told(because: &impl Say) -> bool {
    said(&because.say())
}

/// Loads what a refusal needs, so that nobody is blamed for it who is refused first.
pub fn prepare() {
    let refusal = Saying::new("position-no-reason");
    said(&refusal);
    // The test kit has words of its own.
    english(&refusal);
}

/// The same for what is said already; a refusal is no acceptance.
pub fn said(saying: &Saying) -> bool {
    thread_local! {
        static WORDS: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    }
    WORDS.with(|words| {
        // All languages have the same messages: one of them will do, in turn.
        let language = format!("{saying:?}").len() % words.len();
        let text = words[language].say(saying);
        assert_ne!(text, format!("<{}>", saying.key), "there are no words for {saying:?}");
    });
    false
}

/// What was read is written so that it is read as the same.
pub fn round_trip<T, E>(text: &str, read: impl Fn(&str) -> Result<T, E>, write: impl Fn(&T) -> String) -> bool
where
    T: PartialEq + Debug,
    E: Say + Debug,
{
    match read(text) {
        Ok(value) => {
            let written = write(&value);
            match read(&written) {
                Ok(again) => assert_eq!(again, value, "{text:?} is written as {written:?}"),
                Err(error) => panic!("{text:?} is written as {written:?}, which is refused: {error:?}"),
            }
            true
        }
        Err(error) => told(&error),
    }
}

/// The same for what reads and writes itself.
pub fn word_trip<T: FromStr<Err: Say + Debug> + Display + PartialEq + Debug>(text: &str) -> bool {
    round_trip(text, str::parse::<T>, ToString::to_string)
}

/// A position of any game: it reads back, and so does each of its moves (some of them, where there are many).
pub fn position<G: Notation>(game: &G, text: &str) -> bool {
    let is_good = round_trip(text, |text| game.read_state(text), |state| game.write_state(state));
    if let Ok(state) = game.read_state(text) {
        let moves = game.list(&state);
        assert_eq!(moves.is_empty(), !matches!(game.turn(&state), Turn::Seat(_)), "the moves of {text:?}");
        for &mv in crate::fixtures::some(moves.iter().collect(), 8) {
            for written in [game.write_move(&state, mv), game.write_token(&state, mv)] {
                assert_eq!(game.read_move(&state, &written).as_ref(), Ok(&mv), "{written:?} in {text:?}");
            }
            game.after(&state, mv);
        }
    }
    is_good
}

/// A move in a state: what is accepted is legal and reads back.
pub fn decision<G: Notation>(game: &G, state: &G::State, text: &str) -> bool {
    match game.read_move(state, text) {
        Ok(mv) => {
            assert!(game.list(state).contains(&mv), "{text:?} is read as the illegal {mv:?}");
            for written in [game.write_move(state, mv), game.write_token(state, mv)] {
                assert_eq!(game.read_move(state, &written).as_ref(), Ok(&mv), "{text:?} is {written:?}");
            }
            true
        }
        Err(error) => told(&error),
    }
}

/// A position on the first line, a move on each of the others: those that are legal are played.
pub fn course<G: Game + Notation>(game: &G, text: &str) -> bool {
    let mut lines = text.lines();
    let Ok(mut state) = game.read_state(lines.next().unwrap_or_default()) else { return false };
    let mut is_good = true;
    for line in lines {
        is_good &= decision(game, &state, line);
        if let Ok(mv) = game.read_move(&state, line) {
            game.play(&mut state, mv);
        }
    }
    is_good
}

/// The text that bytes stand for.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
