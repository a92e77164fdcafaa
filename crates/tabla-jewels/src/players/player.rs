//! A player for a whole game, and games played to their end.

use tabla_core::rand_core::Rng;

use super::search::Budget;
use super::value::Value;
use super::{Choice, Memory, choose};
use crate::cascade::{Spot, extent};
use crate::{Board, Layout, Swap};

/// How many ways from one board to the next are looked at to find out what came.
const MOST_LOOKS: usize = 12_000;

/// The computer's player from turn to turn.
#[derive(Clone, Debug)]
pub struct Player<R> {
    value: &'static Value,
    memory: Option<Memory>,
    dice: R,
}

impl<R: Rng> Player<R> {
    /// A player that judges boards so and remembers nothing.
    pub fn forgetful(value: &'static Value, dice: R) -> Player<R> {
        Player { value, memory: None, dice }
    }

    /// A player that goes on from what it remembers.
    pub fn remembering(value: &'static Value, memory: Memory, dice: R) -> Player<R> {
        Player { value, memory: Some(memory), dice }
    }

    /// What the player remembers, if it does.
    pub fn memory(&self) -> Option<&Memory> {
        self.memory.as_ref()
    }

    /// Chooses a swap with so many turns left and remembers it; `None` when there is none.
    pub fn turn(&mut self, board: &Board, turns_left: u32, budget: &dyn Budget) -> Option<Choice> {
        let Some(memory) = &mut self.memory else {
            return choose(board, turns_left, self.value, &Default::default(), budget, &mut self.dice);
        };
        memory.see(board, turns_left, MOST_LOOKS);
        let choice = choose(board, turns_left, self.value, &memory.forecast(), budget, &mut self.dice)?;
        memory.note(board, turns_left, choice.swap);
        Some(choice)
    }
}

/// How a game came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlayedOut {
    /// The points of all turns.
    pub points: u64,
    /// How many turns were played.
    pub turns: u32,
    /// Whether the last board had no legal swap.
    pub is_dead: bool,
}

/// Plays a layout for so many turns. The player is told the board and the turns that are left; the game ends
/// early when no swap is left, when the player has none that is legal, and after a cascade that would
/// never end.
pub fn play_out(
    layout: &Layout,
    turns: u32,
    mut player: impl FnMut(&Board, u32) -> Option<Swap>,
) -> PlayedOut {
    let lines = layout.lines();
    let mut spot = Spot { board: *layout.board(), used: [0; 8] };
    let mut played = PlayedOut::default();
    while played.turns < turns && !spot.board.swaps().is_empty() {
        let swap = player(&spot.board, turns - played.turns).filter(|&swap| spot.board.is_legal(swap));
        let Some(swap) = swap else { return played };
        spot.board.swap(swap);
        let (steps, stop) = extent(spot, lines);
        let points = (0..steps).filter_map(|_| spot.step(lines)).map(|runs| u64::from(runs.points()));
        played.points += points.sum::<u64>();
        played.turns += 1;
        if stop.is_some() {
            return played;
        }
    }
    played.is_dead = spot.board.swaps().is_empty();
    played
}
