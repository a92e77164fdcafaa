//! What holds in every game, with chance or without, for any number of seats: functions that panic where it
//! does not.
//!
//! Each takes the game and a number of steps (moves and events of chance) within which every game must be
//! over. They look at every state of a few hundred games played at random.

use std::collections::HashSet;
use std::fmt::Debug;

use tabla_core::{Chance, ExactChance, Game, MoveError, Notation, Seat, SeededRng, Turn, Viewer};

use crate::{Tale, TaleStep, tales};

/// Makes a module `laws` of tests, one for each law of games of any kind that have a notation, for a game
/// and the longest that it may last.
#[macro_export]
macro_rules! chance_laws {
    ($game:expr, $bound:expr $(,)?) => {
        $crate::chance_laws! { @tests laws, $game, $bound;
            there_are_moves_at_a_seats_turn
            moves_come_in_one_order
            moves_read_back
            only_legal_moves_are_read
            states_read_back
            what_is_kept_is_what_the_text_gives
            games_end
            the_same_steps_give_the_same_game
            recorded_games_replay
            chance_is_not_foretold
        }
    };
    (@tests $name:ident, $game:expr, $bound:expr; $($law:ident)*) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;
            $(
                #[test]
                fn $law() {
                    $crate::chance_laws::$law(&$game, $bound);
                }
            )*
        }
    };
}

/// The laws of [`chance_laws!`](crate::chance_laws!) and, in a module `solo_laws`, those of games of one against
/// chance.
#[macro_export]
macro_rules! solo_laws {
    ($game:expr, $bound:expr $(,)?) => {
        $crate::chance_laws! { $game, $bound }
        $crate::chance_laws! { @tests solo_laws, $game, $bound;
            one_seat_sees_everything
            chances_add_up
        }
    };
}

fn each_state<G: Game>(game: &G, bound: usize, mut look: impl FnMut(&Tale<G>, usize, &G::State)) {
    for tale in tales(game, bound) {
        for (index, state) in tale.states.iter().enumerate() {
            look(&tale, index, state);
        }
    }
}

/// The moves are distinct, and there is one exactly when a seat is to move.
pub fn there_are_moves_at_a_seats_turn<G: Game>(game: &G, bound: usize) {
    each_state(game, bound, |tale, index, state| {
        let moves = game.list(state);
        let place = tale.place(index);
        let mut seen = HashSet::new();
        if let Some(mv) = moves.iter().find(|mv| !seen.insert(**mv)) {
            panic!("{mv:?} is listed twice {place}");
        }
        let is_seats = matches!(game.turn(state), Turn::Seat(_));
        assert_eq!(is_seats, !moves.is_empty(), "moves, and whether a seat is to move {place}");
    });
}

/// The moves are listed in the same order whenever they are asked for, after what the list held before.
pub fn moves_come_in_one_order<G: Game>(game: &G, bound: usize) {
    each_state(game, bound, |tale, index, state| {
        let once = game.list(state);
        let mut list = once.clone();
        game.moves(&state.clone(), &mut list);
        let place = tale.place(index);
        assert!(list.starts_with(&once), "what the list held was changed {place}");
        assert_eq!(list[once.len()..], once, "the order of the moves differs {place}");
    });
}

/// Both texts of every move read back to it; they fit a line; a token has no blanks.
pub fn moves_read_back<G: Notation>(game: &G, bound: usize) {
    each_state(game, bound, |tale, index, state| {
        for mv in game.list(state) {
            let place = tale.place(index);
            let token = game.write_token(state, mv);
            assert!(!token.contains(char::is_whitespace), "the token '{token}' has blanks {place}");
            let text = game.write_move(state, mv);
            let fits = !text.contains(['\n', '\r']) && !text.is_empty() && text.trim() == text;
            assert!(fits, "the text '{text}' does not fit a line {place}");
            for text in [token, text] {
                let back = game.read_move(state, &text);
                assert_eq!(back.as_ref(), Ok(&mv), "'{text}' does not read back {place}");
            }
        }
    });
}

/// A move's text is read in another state of the same game as a move that is legal there, or it is refused
/// as illegal; at the turn of chance and after the end, always.
pub fn only_legal_moves_are_read<G: Notation>(game: &G, bound: usize) {
    for tale in tales(game, bound) {
        let mut texts = HashSet::new();
        for (step, state) in tale.steps.iter().zip(&tale.states) {
            if let TaleStep::Move(mv) = step {
                texts.extend([game.write_move(state, *mv), game.write_token(state, *mv)]);
            }
        }
        for (index, state) in tale.states.iter().enumerate() {
            let moves = game.list(state);
            for text in &texts {
                let place = tale.place(index);
                match game.read_move(state, text) {
                    Ok(mv) => assert!(moves.contains(&mv), "'{text}' is read as the illegal {mv:?} {place}"),
                    Err(MoveError::Illegal { .. }) => {}
                    Err(error) => panic!("{error}, though it was a move of this game {place}"),
                }
            }
        }
    }
}

/// What is listed may be played; any other move of the same game may not, where it is not listed. `check` says so of a
/// move.
pub fn what_is_listed_is_allowed<G: Game, R: Debug>(
    game: &G,
    check: impl Fn(&G, &G::State, G::Move) -> Result<(), R>,
    bound: usize,
) {
    /// So many of the moves that are listed in a state are looked at.
    const LISTED: usize = 100;
    for tale in tales(game, bound) {
        let moves = |step: &TaleStep<G>| if let TaleStep::Move(mv) = step { Some(*mv) } else { None };
        let played: HashSet<G::Move> = tale.steps.iter().filter_map(moves).collect();
        for (index, state) in tale.states.iter().enumerate() {
            let listed = game.list(state);
            for &mv in listed.iter().step_by(listed.len() / LISTED + 1) {
                let checked = check(game, state, mv);
                assert!(checked.is_ok(), "{mv:?} is listed and refused: {checked:?} {}", tale.place(index));
            }
            for &mv in played.iter().filter(|mv| !listed.contains(mv)) {
                let is_refused = check(game, state, mv).is_err();
                assert!(is_refused, "{mv:?} is allowed and not listed {}", tale.place(index));
            }
        }
    }
}

/// A state's text is one line and reads back to an equal state.
pub fn states_read_back<G: Notation>(game: &G, bound: usize) {
    each_state(game, bound, |tale, index, state| {
        let text = game.write_state(state);
        let place = tale.place(index);
        assert!(!text.contains(['\n', '\r']), "'{text}' is more than a line {place}");
        assert_eq!(game.read_state(&text).as_ref(), Ok(state), "'{text}' does not read back {place}");
    });
}

/// What is kept beside a state while it is played on is what its text gives: the seats see the same, and the
/// moves are the same in the same order.
pub fn what_is_kept_is_what_the_text_gives<G>(game: &G, bound: usize)
where
    G: Notation<Observation: PartialEq + Debug>,
{
    each_state(game, bound, |tale, index, state| {
        let text = game.write_state(state);
        let place = tale.place(index);
        let built = game.read_state(&text).unwrap_or_else(|error| panic!("{error} {place}"));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let (kept, given) =
                (game.observe(state, Viewer::Seat(seat)), game.observe(&built, Viewer::Seat(seat)));
            assert_eq!(kept, given, "{seat:?} sees another position than '{text}' {place}");
        }
        assert_eq!(game.list(state), game.list(&built), "the moves are not those of '{text}' {place}");
    });
}

/// Every game is over within the bound.
pub fn games_end<G: Game>(game: &G, bound: usize) {
    for tale in tales(game, bound) {
        let place = tale.place(tale.steps.len());
        assert!(tale.result(game).is_some(), "the game is not over {place}");
    }
}

/// The same seed gives the same game, and the same steps give the same states.
pub fn the_same_steps_give_the_same_game<G: Game>(game: &G, bound: usize) {
    for tale in tales(game, bound) {
        let again = Tale::new(game, tale.seed, bound);
        assert_eq!(
            again.states, tale.states,
            "the game of seed {} differs when it is played again",
            tale.seed
        );
        let mut state = game.start();
        for (index, step) in tale.steps.iter().enumerate() {
            assert_eq!(state, tale.states[index], "the replay differs {}", tale.place(index));
            match step {
                TaleStep::Move(mv) => game.play(&mut state, *mv),
                TaleStep::Chance(event) => game.apply_chance(&mut state, event.clone()),
            }
        }
        assert_eq!(state, *tale.last(), "the replay ends differently");
    }
}

/// A game that is written down, its moves as text and beside them what chance decided, comes out the same when
/// it is read and played: from the start, and from the text of any state on the way.
pub fn recorded_games_replay<G: Notation>(game: &G, bound: usize) {
    for tale in tales(game, bound) {
        let told: Vec<Option<String>> = tale
            .steps
            .iter()
            .zip(&tale.states)
            .map(|(step, state)| match step {
                TaleStep::Move(mv) => Some(game.write_move(state, *mv)),
                TaleStep::Chance(_) => None,
            })
            .collect();
        let middle = tale.steps.len() / 2;
        for first in [0, middle] {
            let text = game.write_state(&tale.states[first]);
            let read = game.read_state(&text).unwrap_or_else(|error| panic!("{error} {}", tale.place(first)));
            let mut state = if first == 0 { game.start() } else { read };
            for (index, step) in tale.steps.iter().enumerate().skip(first) {
                match (step, &told[index]) {
                    (TaleStep::Chance(event), _) => game.apply_chance(&mut state, event.clone()),
                    (TaleStep::Move(_), None) => unreachable!("every move is told"),
                    (TaleStep::Move(_), Some(text)) => {
                        let mv = game.read_move(&state, text);
                        let mv = mv.unwrap_or_else(|error| panic!("{error} {}", tale.place(index)));
                        game.play(&mut state, mv);
                    }
                }
                let after = index + 1;
                assert_eq!(
                    state,
                    tale.states[after],
                    "the replay from {first} on differs {}",
                    tale.place(after)
                );
            }
        }
    }
}

/// What chance brings is not in the state: where anything else can come, other dice bring it.
pub fn chance_is_not_foretold<G: Game>(game: &G, bound: usize) {
    let (mut turns, mut open) = (0, 0);
    for tale in tales(game, bound).take(20) {
        for state in &tale.states {
            let Turn::Chance(chance) = game.turn(state) else { continue };
            let drawn = |seed| format!("{:?}", chance.draw(&mut SeededRng::new(seed)));
            turns += 1;
            open += u32::from((1..16).any(|seed| drawn(seed) != drawn(0)));
        }
    }
    assert!(turns == 0 || open > 0, "whatever the dice, the same came at each of {turns} turns of chance");
}

/// Only the first seat moves, and it sees the state.
pub fn one_seat_sees_everything<G: Game<Observation = <G as Game>::State>>(game: &G, bound: usize) {
    each_state(game, bound, |tale, index, state| {
        let place = tale.place(index);
        if let Turn::Seat(seat) = game.turn(state) {
            assert_eq!(seat, Seat::FIRST, "somebody else is to move {place}");
        }
        assert_eq!(
            game.observe(state, Viewer::Seat(Seat::FIRST)),
            *state,
            "the seat sees something else {place}"
        );
    });
}

/// Everything that chance can bring is listed once, the cases add up, and nothing else is drawn.
pub fn chances_add_up<G: Game<Chance: ExactChance>>(game: &G, bound: usize) {
    let mut dice = SeededRng::new(1);
    each_state(game, bound, |tale, index, state| {
        let Turn::Chance(chance) = game.turn(state) else { return };
        let place = tale.place(index);
        let (mut events, mut cases) = (HashSet::new(), 0u64);
        chance.chances(&mut |event, weight| {
            assert_ne!(weight, 0, "{event:?} cannot happen {place}");
            cases += u64::from(weight);
            let text = format!("{event:?}");
            assert!(events.insert(text), "{event:?} is listed twice {place}");
        });
        assert_eq!(cases, u64::from(chance.cases()), "the cases do not add up {place}");
        let drawn = chance.draw(&mut dice);
        assert!(events.contains(&format!("{drawn:?}")), "{drawn:?} is drawn and not listed {place}");
    });
}
