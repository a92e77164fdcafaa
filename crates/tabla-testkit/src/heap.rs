//! The smallest game: from a heap of 21 stones each takes one to three in turn, and whoever takes the
//! last one wins.
//!
//! It is here so that the testkit and the core can be tested without a real game.
//!
//! ```
//! use tabla_core::{Game, Notation};
//! use tabla_testkit::{english, heap::Heap};
//!
//! let state = Heap.read_state("2/1").unwrap();
//! assert_eq!(Heap.list(&state), [1, 2]);
//! assert_eq!(Heap.read_move(&state, "take 2").unwrap(), 2);
//! let refused = Heap.read_move(&state, "take 3").unwrap_err();
//! assert_eq!(english(&refused), "'take 3' is not allowed: only 2 stones are left");
//! ```

use crate::Finished;
use tabla_core::{
    ChanceOf, Duel, Game, MoveError, Never, Notation, Say, Seat, StateError, Turn, TurnOf, Viewer,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heap;

/// What is left, and who is to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stones {
    /// How many stones are left.
    pub left: u8,
    /// Who is to take.
    pub side: Seat,
}

const START: u8 = 21;

impl Game for Heap {
    type State = Stones;
    type Move = u8;
    type Chance = Never;
    type Observation = Stones;
    type EndReason = Finished;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Stones {
        Stones { left: START, side: Seat::FIRST }
    }

    fn turn(&self, state: &Stones) -> TurnOf<Self> {
        if state.left == 0 { Turn::won(state.side.other(), Finished) } else { Turn::Seat(state.side) }
    }

    fn moves(&self, state: &Stones, moves: &mut Vec<u8>) {
        moves.extend(1..=state.left.min(3));
    }

    fn play(&self, state: &mut Stones, take: u8) {
        state.left -= take;
        state.side = state.side.other();
    }

    fn apply_chance(&self, _: &mut Stones, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &Stones, _: Viewer) -> Stones {
        *state
    }

    fn key(&self, state: &Stones) -> u64 {
        u64::from(state.left) << 1 | u64::from(state.side == Seat::SECOND)
    }
}

impl Duel for Heap {
    type Symmetry = ();

    fn frame(&self, state: &Stones) -> (u64, ()) {
        (self.key(state), ())
    }

    fn pack(&self, take: u8, (): ()) -> u32 {
        take.into()
    }

    fn unpack(&self, code: u32, (): ()) -> Option<u8> {
        u8::try_from(code).ok().filter(|take| (1..=3).contains(take))
    }
}

/// Why a text is no move of the heap.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("heap", error)]
pub enum Refusal {
    /// It says no number.
    NoNumber,
    /// More than there are.
    TooMany { left: u8 },
}

/// Why a text is no heap.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("heap", error)]
pub enum Fault {
    /// It has not the form `STONES/SIDE`.
    Form,
    /// More stones than at the start.
    #[say("stones")]
    TooMany { left: u8 },
    /// A side that does not exist.
    Side { number: u8 },
}

impl Notation for Heap {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, _: &Stones, take: u8) -> String {
        format!("take {take}")
    }

    fn write_token(&self, _: &Stones, take: u8) -> String {
        take.to_string()
    }

    fn read_move(&self, state: &Stones, text: &str) -> Result<u8, MoveError<Refusal>> {
        let text = text.trim();
        match text.strip_prefix("take").unwrap_or(text).trim() {
            number @ ("1" | "2" | "3") => {
                let take = number.as_bytes()[0] - b'0';
                let because = Refusal::TooMany { left: state.left };
                if take <= state.left {
                    Ok(take)
                } else {
                    Err(MoveError::Illegal { text: text.to_owned(), because })
                }
            }
            _ => Err(MoveError::Unreadable { text: text.to_owned(), because: Refusal::NoNumber }),
        }
    }

    fn write_state(&self, state: &Stones) -> String {
        format!("{}/{}", state.left, state.side.number())
    }

    fn read_state(&self, text: &str) -> Result<Stones, StateError<Fault>> {
        let text = text.trim();
        let refused = |because| StateError { text: text.to_owned(), because };
        let numbers =
            text.split_once('/').and_then(|(left, side)| Some((left.parse().ok()?, side.parse().ok()?)));
        let Some((left, number)) = numbers else { return Err(refused(vec![Fault::Form])) };
        let mut faults = Vec::new();
        if left > START {
            faults.push(Fault::TooMany { left });
        }
        if !(1..=2).contains(&number) {
            faults.push(Fault::Side { number });
        }
        if faults.is_empty() { Ok(Stones { left, side: Seat::at(number - 1) }) } else { Err(refused(faults)) }
    }
}
