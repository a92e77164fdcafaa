//! Games as numbers, for whoever learns to play them.

use rand_core::Rng;

use crate::{Game, Seat, pick};

/// Room for the moves of a usual position.
const USUAL: usize = 64;

/// A game whose decisions and observations are numbers. Every game crate writes it for its own type.
pub trait Encode: Game {
    /// How many different actions there are; every action is a number below it.
    fn actions(&self) -> usize;

    /// The number of a legal move; `None` beyond the cap of a game whose moves cannot all be numbered.
    fn action(&self, state: &Self::State, mv: Self::Move) -> Option<usize>;

    /// The legal move with this number.
    fn move_of(&self, state: &Self::State, action: usize) -> Option<Self::Move>;

    /// Marks the numbers of all legal moves in a slice of [`Encode::actions`] marks, over whatever stood there. A game
    /// that ranks its moves writes it anew: here every move is asked for its number.
    fn mask(&self, state: &Self::State, out: &mut [bool]) {
        out.fill(false);
        for mv in self.list(state) {
            if let Some(legal) = self.action(state, mv).and_then(|action| out.get_mut(action)) {
                *legal = true;
            }
        }
    }

    /// Appends the numbers of all legal moves, none twice. A game that writes [`Encode::mask`] anew writes this anew, too.
    fn legal(&self, state: &Self::State, out: &mut Vec<u32>) {
        let mut moves = Vec::with_capacity(USUAL);
        self.moves(state, &mut moves);
        let numbers = moves.into_iter().filter_map(|mv| self.action(state, mv));
        out.extend(numbers.filter_map(|action| u32::try_from(action).ok()));
    }

    /// One of the numbers of [`Encode::legal`], drawn with these dice: for whoever plays games at random and needs no others.
    fn draw(&self, state: &Self::State, dice: &mut dyn Rng) -> Option<u32> {
        let mut moves = Vec::with_capacity(USUAL);
        self.moves(state, &mut moves);
        let drawn = pick(dice, &moves).and_then(|&mv| self.action(state, mv));
        if let Some(action) = drawn.and_then(|action| u32::try_from(action).ok()) {
            return Some(action);
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        pick(dice, &legal).copied()
    }

    /// The same as a move with its number, for whoever plays it at once.
    fn draw_move(&self, state: &Self::State, dice: &mut dyn Rng) -> Option<(Self::Move, u32)> {
        let action = self.draw(state, dice)?;
        Some((self.move_of(state, action as usize)?, action))
    }

    /// How many numbers describe what a seat sees.
    fn features(&self) -> usize;

    /// Writes what this seat sees into a slice of [`Encode::features`] numbers, over whatever stood there.
    fn encode(&self, seen: &Self::Observation, seat: Seat, out: &mut [f32]);
}

/// The number of a move where there is no small list of all moves: its place in the order of the rules, as far
/// as the cap.
pub fn rank<G: Game>(game: &G, state: &G::State, mv: G::Move, cap: usize) -> Option<usize> {
    game.list(state).into_iter().take(cap).position(|other| other == mv)
}

/// The move with this [`rank`].
pub fn ranked<G: Game>(game: &G, state: &G::State, action: usize, cap: usize) -> Option<G::Move> {
    game.list(state).into_iter().take(cap).nth(action)
}
