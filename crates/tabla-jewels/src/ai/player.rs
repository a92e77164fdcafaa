//! A player for a whole game, and games played to their end.

use tabla_core::rand_core::Rng;

use super::search::Budget;
use super::{Choice, Memory, choose};
use crate::{Board, Feed, Layout, Swap};

/// How many ways from one board to the next are looked at to find out what came.
const MOST_LOOKS: usize = 3_000;

/// The computer's player from turn to turn.
#[derive(Clone, Debug)]
pub struct Player<R> {
    memory: Option<Memory>,
    dice: R,
}

impl<R: Rng> Player<R> {
    /// A player that remembers nothing.
    pub fn forgetful(dice: R) -> Player<R> {
        Player { memory: None, dice }
    }

    /// A player that goes on from what it remembers.
    pub fn remembering(memory: Memory, dice: R) -> Player<R> {
        Player { memory: Some(memory), dice }
    }

    /// What the player remembers, if it does.
    pub fn memory(&self) -> Option<&Memory> {
        self.memory.as_ref()
    }

    /// Chooses a swap with so many turns left and remembers it; `None` when there is none.
    pub fn turn(&mut self, board: &Board, turns_left: u32, budget: &dyn Budget) -> Option<Choice> {
        let Some(memory) = &mut self.memory else {
            return choose(board, turns_left, &Default::default(), budget, &mut self.dice);
        };
        memory.see(board, turns_left, MOST_LOOKS);
        let choice = choose(board, turns_left, &memory.forecast(), budget, &mut self.dice)?;
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
/// early when no swap is left, when the player's is not legal or when it has none, and when a cascade has
/// more steps than any that ends.
pub fn play_out(
    layout: &Layout,
    turns: u32,
    mut player: impl FnMut(&Board, u32) -> Option<Swap>,
) -> PlayedOut {
    let mut board = *layout.board();
    let mut feed = Feed::new(layout.lines(), [0; 8]);
    let mut played = PlayedOut::default();
    while played.turns < turns && !board.swaps().is_empty() {
        let swap = player(&board, turns - played.turns).filter(|&swap| board.is_legal(swap));
        let Some(swap) = swap else { return played };
        let tally = board.play(swap, &mut feed, ENDLESS);
        played.points += u64::from(tally.points);
        played.turns += 1;
        if tally.steps == ENDLESS {
            return played;
        }
    }
    played.is_dead = board.swaps().is_empty();
    played
}

/// A cascade of so many steps is taken for an endless one.
const ENDLESS: u32 = 100_000;
