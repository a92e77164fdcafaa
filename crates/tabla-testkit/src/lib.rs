#![doc = include_str!("../README.md")]

pub mod bench;
pub mod cases;
pub mod chance_laws;
pub mod effort;
pub mod encode_laws;
mod english;
pub mod heap;
pub mod laws;
pub mod observation_laws;
pub mod perft;
mod playout;
pub mod playthrough;
pub mod pot;
pub mod rules;
pub mod symmetry_laws;
mod tale;
pub mod texts;

use tabla_core::{Outcome, Say};

pub use english::english;
pub use playout::{Playout, playouts};
pub use tale::{Tale, TaleStep, tales};

/// A result as the rule books and the recorded games write it: `won by 1`, or `drawn`.
///
/// ```
/// use tabla_core::{Outcome, Seat};
/// assert_eq!(tabla_testkit::result_text(Outcome::Won(Seat::SECOND)), "won by 2");
/// ```
pub fn result_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("won by {}", seat.number()),
        Outcome::Drawn => "drawn".to_owned(),
        Outcome::Ended => "ended".to_owned(),
    }
}

/// How the test kit's own games end: there is one rule, and nothing more to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("ending-won")]
pub struct Finished;
