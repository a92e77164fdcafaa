//! Several moves compared: true values, where a search that only wants the best move is content with bounds.
//!
//! Every depth is looked at once for each move that is wanted, the last time without the better ones. That takes two or
//! three times as long as to find the best alone, so nobody plays by it.

use tabla_core::{Duel, Guide, Score, Seat, Verdict};

use super::{Champion, Looking, MAX_DEPTH, Window};
use crate::plain::Stopped;
use crate::{Bound, Limits, SearchAnswer, StopSignal};

/// Which moves are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compare<M> {
    /// So many of the best.
    pub best: usize,
    /// And this one, however bad it is.
    pub also: Option<M>,
}

/// One move with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<M> {
    pub mv: M,
    /// What it is worth to the side to move, at the depth of the search.
    pub score: Score,
    /// What both sides are expected to play; begins with the move.
    pub line: Vec<M>,
}

/// What a comparison found out. All values are of one depth, the last that was completed.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<M> {
    /// The moves that were compared, the best first.
    pub moves: Vec<Compared<M>>,
    /// All that the search knows; of the moves that were compared the values are exact.
    pub answer: SearchAnswer<M>,
}

impl<G: Duel, E: Guide<G>> Champion<G, E> {
    /// What the moves are worth, as in [`Champion::think_after`]. The same limits of nodes give the same values, as
    /// long as nobody says stop and the champion has forgotten what it knew.
    #[allow(clippy::too_many_arguments)]
    pub fn compare(
        &mut self,
        past: &[u64],
        game: &G,
        state: &G::State,
        wanted: Compare<G::Move>,
        limits: Limits,
        stop: &dyn StopSignal,
        report: &mut dyn FnMut(&Comparison<G::Move>),
    ) -> Option<Comparison<G::Move>> {
        let mover = game.mover(state)?;
        self.table.grow_older();
        let mut looking = self.begin(None, past, game, state, limits, stop)?;
        let mut order: Vec<usize> = (0..looking.answer.roots.len()).collect();
        let mut last = None;
        for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) {
            looking.depth = depth;
            let Ok(found) = looking.compare(state, mover, &order, wanted) else { break };
            looking.may_stop = true;
            report(&found);
            let is_enough = found.moves.iter().all(|compared| is_settled(compared.score, depth));
            let roots = &found.answer.roots;
            order.sort_by_cached_key(|&index| {
                let place = found.moves.iter().position(|compared| compared.mv == roots[index].mv);
                (place.unwrap_or(usize::MAX), -roots[index].score)
            });
            last = Some(found);
            if is_enough || looking.answer.nodes >= looking.budget {
                break;
            }
        }
        last
    }
}

/// Whether looking deeper cannot change the value.
fn is_settled(score: Score, depth: u32) -> bool {
    match score.verdict() {
        Verdict::Win { plies } | Verdict::Loss { plies } => plies <= depth,
        Verdict::Opinion(_) => false,
    }
}

impl<G: Duel, E: Guide<G>> Looking<'_, G, E> {
    /// One depth.
    fn compare(
        &mut self,
        state: &G::State,
        mover: Seat,
        order: &[usize],
        wanted: Compare<G::Move>,
    ) -> Result<Comparison<G::Move>, Stopped> {
        let mut left = order.to_vec();
        let mut moves: Vec<Compared<G::Move>> = Vec::new();
        while moves.len() < wanted.best.max(1) && !left.is_empty() {
            let best = self.best_of_all(state, mover, &left)?;
            left.retain(|&index| self.answer.roots[index].mv != best.mv);
            moves.push(best);
        }
        left.retain(|&index| wanted.also == Some(self.answer.roots[index].mv));
        if !left.is_empty() {
            moves.push(self.best_of_all(state, mover, &left)?);
        }
        // A move that is looked at later finds more in the table, and may turn out to be better.
        moves.sort_by_key(|compared| -compared.score);
        for root in &mut self.answer.roots {
            if let Some(compared) = moves.iter().find(|compared| compared.mv == root.mv) {
                (root.score, root.bound) = (compared.score, Bound::Exact);
            }
        }
        if let Some(Compared { mv, score, line }) = moves.first() {
            (self.answer.best, self.answer.score) = (*mv, *score);
            self.answer.line.clone_from(line);
        }
        self.answer.depth = self.depth;
        Ok(Comparison { moves, answer: self.answer.clone() })
    }

    /// The best of these moves, with its true value.
    fn best_of_all(
        &mut self,
        state: &G::State,
        mover: Seat,
        order: &[usize],
    ) -> Result<Compared<G::Move>, Stopped> {
        self.root(state, mover, Window::ALL, order, &mut |_| {})?;
        let SearchAnswer { best, score, line, .. } = &self.answer;
        Ok(Compared { mv: *best, score: *score, line: line.clone() })
    }
}
