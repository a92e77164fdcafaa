//! Forced wins, proved by looking at every reply: no opinion, and nothing left out but what logic allows.
//!
//! A side wins *within* so many moves of its own if one of its moves wins at once, or if one of them leaves no reply
//! after which it does not win within one move less. Draws by repetition need a longer past than such a line has.

use tabla_core::{Duel, Seat};

/// Whether the side to move wins by force within so many moves of its own.
pub fn wins_within<G: Duel>(game: &G, state: &G::State, own: u32) -> bool {
    Proof::new(game).wins(state, own)
}

/// The first moves with which the side to move wins by force within so many moves of its own.
pub fn winning_moves<G: Duel>(game: &G, state: &G::State, own: u32) -> Vec<G::Move> {
    let Some(mover) = game.mover(state) else { return Vec::new() };
    let mut proof = Proof::new(game);
    let mut moves = game.list(state);
    moves.retain(|&mv| proof.keeps(&game.after(state, mv), mover, own));
    moves
}

/// Whether this move of the side to move wins by force within so many moves of its own, itself counted.
pub fn wins_with<G: Duel>(game: &G, state: &G::State, mv: G::Move, own: u32) -> bool {
    let after = game.after(state, mv);
    game.mover(state).is_some_and(|mover| own > 0 && Proof::new(game).keeps(&after, mover, own))
}

/// How the game goes on where one side wins by force within so many moves of its own, the other resists as long as it
/// can, and both prefer the earlier of equal moves; empty where there is no such win.
pub fn forced_line<G: Duel>(game: &G, state: &G::State, own: u32) -> Vec<G::Move> {
    let (mut proof, mut line, mut state) = (Proof::new(game), Vec::new(), state.clone());
    let Some(mover) = game.mover(&state) else { return line };
    let Some(mut left) = proof.distance(&state, own) else { return line };
    loop {
        let win = game.list(&state).into_iter().find(|&mv| proof.keeps(&game.after(&state, mv), mover, left));
        let Some(win) = win else { return line };
        line.push(win);
        game.play(&mut state, win);
        if game.mover(&state).is_none() {
            return line;
        }
        left -= 1;
        let rated = game.list(&state).into_iter().map(|mv| {
            // A reply that ends the game itself is the shortest resistance.
            (proof.distance(&game.after(&state, mv), left).unwrap_or(0), mv)
        });
        let longest = rated.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let Some((distance, reply)) = longest else { return line };
        line.push(reply);
        game.play(&mut state, reply);
        left = distance;
        if left == 0 {
            return line;
        }
    }
}

/// A proof under way.
struct Proof<'a, G: Duel> {
    game: &'a G,
    /// The reply that refuted last, by the moves that were left: it often refutes the next move, too.
    refutations: Vec<Option<G::Move>>,
}

impl<'a, G: Duel> Proof<'a, G> {
    fn new(game: &'a G) -> Self {
        Proof { game, refutations: Vec::new() }
    }

    /// Whether the side to move wins within so many moves of its own.
    fn wins(&mut self, state: &G::State, own: u32) -> bool {
        let Some(mover) = self.game.mover(state).filter(|_| own > 0) else { return false };
        let after: Vec<G::State> =
            self.game.list(state).into_iter().map(|mv| self.game.after(state, mv)).collect();
        // What wins at once is cheaper to see than anything else.
        after.iter().any(|next| self.has_won(next, mover))
            || own > 1 && after.iter().any(|next| self.loses(next, mover, own - 1))
    }

    /// Whether a move that led here wins for its side within so many moves, itself counted.
    fn keeps(&mut self, next: &G::State, mover: Seat, own: u32) -> bool {
        self.has_won(next, mover) || own > 1 && self.loses(next, mover, own - 1)
    }

    fn has_won(&self, state: &G::State, seat: Seat) -> bool {
        self.game.turn(state).outcome().and_then(|outcome| outcome.winner()) == Some(seat)
    }

    /// Whether every reply leaves the winner a win within so many moves.
    fn loses(&mut self, state: &G::State, winner: Seat, own: u32) -> bool {
        if self.game.mover(state).is_none() {
            return false;
        }
        let mut replies = self.game.list(state);
        let depth = own as usize;
        if self.refutations.len() <= depth {
            self.refutations.resize(depth + 1, None);
        }
        let known = self.refutations[depth];
        if let Some(place) = replies.iter().position(|&reply| Some(reply) == known) {
            replies.swap(0, place);
        }
        for reply in replies {
            let next = self.game.after(state, reply);
            if !self.has_won(&next, winner) && !self.wins(&next, own) {
                self.refutations[depth] = Some(reply);
                return false;
            }
        }
        true
    }

    /// Within how many own moves the side to move wins, if it does within so many.
    fn distance(&mut self, state: &G::State, most: u32) -> Option<u32> {
        (1..=most).find(|&own| self.wins(state, own))
    }
}
