//! Counting paths: the test of a move generator.

use tabla_core::{Duel, Turn};

/// How many lines of exactly `depth` plies there are. A game that ends earlier counts nothing.
pub fn perft<G: Duel>(game: &G, state: &G::State, depth: u32) -> u64 {
    let mut buffers = Vec::new();
    buffers.resize_with(depth as usize + 1, Vec::new);
    count(game, state, depth, &mut buffers)
}

/// The count of [`perft`] for each first move apart, in the rules' order.
pub fn divide<G: Duel>(game: &G, state: &G::State, depth: u32) -> Vec<(G::Move, u64)> {
    let moves = if depth == 0 { Vec::new() } else { game.list(state) };
    moves.into_iter().map(|mv| (mv, perft(game, &game.after(state, mv), depth - 1))).collect()
}

fn count<G: Duel>(game: &G, state: &G::State, depth: u32, buffers: &mut [Vec<G::Move>]) -> u64 {
    if depth == 0 {
        return 1;
    }
    if let Turn::Over(_) = game.turn(state) {
        return 0;
    }
    let Some((moves, deeper)) = buffers.split_first_mut() else { return 0 };
    moves.clear();
    game.moves(state, moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|&mv| count(game, &game.after(state, mv), depth - 1, deeper)).sum()
}
