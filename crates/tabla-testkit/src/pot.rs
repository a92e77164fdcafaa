//! The smallest game with chance: throw a die up to three times, and stop when you like what it shows.
//!
//! It is here so that the testkit and the search can be tested without a real game.
//!
//! ```
//! use tabla_core::{Game, Notation, Seat, Turn};
//! use tabla_testkit::pot::Pot;
//!
//! let state = Pot.read_state("6 after 2").unwrap();
//! assert_eq!(Pot.points(&Pot.after(&state, Pot.read_move(&state, "stop").unwrap()), Seat::FIRST), Some(6));
//! ```

use crate::Finished;
use tabla_core::rand_core::Rng;
use tabla_core::{
    Chance, ChanceOf, ExactChance, Game, GameEnd, MoveError, Notation, Outcome, Say, Seat, StateError, Turn,
    TurnOf, Viewer, below,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pot;

/// How many throws there are.
const THROWS: u8 = 3;

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cup {
    /// The die is thrown next, after so many throws.
    Shaken(u8),
    /// The die shows this after so many throws, and can be left so.
    Thrown(u8, u8),
    Left(u8),
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Again,
    Stop,
}

/// One throw of the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw;

impl Chance for Throw {
    type Event = u8;

    fn draw(&self, dice: &mut dyn Rng) -> u8 {
        below(dice, 6) as u8 + 1
    }
}

impl ExactChance for Throw {
    fn cases(&self) -> u32 {
        6
    }

    fn chances(&self, look: &mut dyn FnMut(u8, u32)) {
        (1..=6).for_each(|face| look(face, 1));
    }
}

impl Game for Pot {
    type State = Cup;
    type Move = Choice;
    type Chance = Throw;
    type Observation = Cup;
    type EndReason = Finished;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> Cup {
        Cup::Shaken(0)
    }

    fn turn(&self, state: &Cup) -> TurnOf<Self> {
        match state {
            Cup::Shaken(_) => Turn::Chance(Throw),
            Cup::Thrown(..) => Turn::Seat(Seat::FIRST),
            Cup::Left(_) => Turn::Over(GameEnd { outcome: Outcome::Ended, reason: Finished }),
        }
    }

    fn moves(&self, state: &Cup, moves: &mut Vec<Choice>) {
        if let Cup::Thrown(_, throws) = state {
            moves.push(Choice::Stop);
            moves.extend((*throws < THROWS).then_some(Choice::Again));
        }
    }

    fn play(&self, state: &mut Cup, choice: Choice) {
        if let Cup::Thrown(face, throws) = *state {
            *state = if choice == Choice::Stop { Cup::Left(face) } else { Cup::Shaken(throws) };
        }
    }

    fn apply_chance(&self, state: &mut Cup, face: ChanceOf<Self>) {
        if let Cup::Shaken(throws) = *state {
            *state = Cup::Thrown(face, throws + 1);
        }
    }

    fn observe(&self, state: &Cup, _: Viewer) -> Cup {
        *state
    }

    fn points(&self, state: &Cup, _: Seat) -> Option<i64> {
        Some(if let Cup::Left(face) = state { i64::from(*face) } else { 0 })
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("pot", error)]
pub enum Refusal {
    /// It is no word of this game.
    NoWord,
    /// There is nothing to choose.
    NotNow,
}

/// Why a position is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("pot-no-position", error)]
pub struct Fault;

impl Notation for Pot {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, _: &Cup, choice: Choice) -> String {
        if choice == Choice::Stop { "stop".to_owned() } else { "again".to_owned() }
    }

    fn write_token(&self, state: &Cup, choice: Choice) -> String {
        self.write_move(state, choice)
    }

    fn read_move(&self, state: &Cup, text: &str) -> Result<Choice, MoveError<Refusal>> {
        let choice = match text {
            "stop" => Choice::Stop,
            "again" => Choice::Again,
            _ => return Err(MoveError::Unreadable { text: text.to_owned(), because: Refusal::NoWord }),
        };
        let is_legal = self.list(state).contains(&choice);
        let illegal = || MoveError::Illegal { text: text.to_owned(), because: Refusal::NotNow };
        is_legal.then_some(choice).ok_or_else(illegal)
    }

    fn write_state(&self, state: &Cup) -> String {
        match state {
            Cup::Shaken(throws) => format!("shaken after {throws}"),
            Cup::Thrown(face, throws) => format!("{face} after {throws}"),
            Cup::Left(face) => format!("left {face}"),
        }
    }

    fn read_state(&self, text: &str) -> Result<Cup, StateError<Fault>> {
        let all = (0..THROWS).map(Cup::Shaken).chain((1..=6).map(Cup::Left));
        let thrown = (1..=6).flat_map(|face| (1..=THROWS).map(move |throws| Cup::Thrown(face, throws)));
        all.chain(thrown)
            .find(|state| self.write_state(state) == text)
            .ok_or_else(|| StateError { text: text.to_owned(), because: vec![Fault] })
    }
}
