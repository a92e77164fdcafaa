//! The computer's player: which swap, seeing the board alone and what it remembers of the game.
//!
//! Time and chance are handed in. Where nothing is known of the refills it takes samples; once the lines
//! are known it plans ahead.

pub mod beam;
pub mod explain;
pub mod forecast;
mod memory;
mod player;
pub mod search;
pub mod stream;
pub mod train;
pub mod value;
mod wheel;

use tabla_core::rand_core::Rng;

use crate::{Board, Swap};
use forecast::Forecast;
use search::Budget;
use value::Value;

pub use memory::Memory;
pub use player::{PlayedOut, Player, play_out};

/// How sure the next stone of a column must be to be planned with.
const SURE: f64 = 0.9;
/// How much of what comes must be known to plan ahead.
const PLAN_SHARE: f64 = 0.6;

/// The answer to a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// The swap to play.
    pub swap: Swap,
    /// How many samples were taken, or turns tried.
    pub samples: u64,
    /// Whether the next stones were known well enough to plan ahead.
    pub is_planned: bool,
}

/// Chooses a swap with so many turns left; `None` when there is none.
pub fn choose<R: Rng + ?Sized>(
    board: &Board,
    turns_left: u32,
    value: &Value,
    forecast: &Forecast,
    budget: &dyn Budget,
    dice: &mut R,
) -> Option<Choice> {
    let known = forecast.known(SURE);
    let is_planned = known.share() >= PLAN_SHARE;
    let (swap, samples) = if is_planned {
        beam::planned(board, turns_left, value, &known, budget)
    } else {
        search::sampled(board, turns_left, value, &|dice: &mut R| forecast.draw(dice), budget, dice)
    }?;
    Some(Choice { swap, samples, is_planned })
}
