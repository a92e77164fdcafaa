//! Minimax, and alpha-beta that returns the same value with less work.
//!
//! Both look a fixed number of plies ahead and know nothing but the rules and an evaluation. They are
//! kept plain on purpose: the champion is measured against them.

use tabla_core::{Duel, Evaluate, Outcome, Score, Seat, Turn};

use crate::{Bound, Limits, RootMove, SearchAnswer, StopSignal};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plain {
    Minimax,
    /// Leaves out what cannot change the result.
    AlphaBeta,
}

/// Everything to this depth is looked at. `None` when the game is over or the stop stopped the search.
pub fn minimax<G: Duel, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    state: &G::State,
    depth: u32,
    stop: &dyn StopSignal,
) -> Option<SearchAnswer<G::Move>> {
    Looking::new(game, eval, Plain::Minimax, None, stop).root(state, depth.max(1))
}

/// The value of [`minimax`], with cut-offs: where one reply already refutes a move, the others are not
/// looked at. Fail-soft: a value outside the window is still a bound on the truth.
pub fn alphabeta<G: Duel, E: Evaluate<G>>(
    game: &G,
    eval: &E,
    state: &G::State,
    depth: u32,
    stop: &dyn StopSignal,
) -> Option<SearchAnswer<G::Move>> {
    Looking::new(game, eval, Plain::AlphaBeta, None, stop).root(state, depth.max(1))
}

/// One ply, then two, and so on, until a limit is reached or the stop stops it; the answer is that of
/// the last depth that was completed, with that depth's counts. Depth 1 is always completed. `report`
/// hears of every completed depth. `None` only when the game is over.
pub fn deepen<G: Duel, E: Evaluate<G>>(
    kind: Plain,
    game: &G,
    eval: &E,
    state: &G::State,
    limits: Limits,
    stop: &dyn StopSignal,
    report: &mut dyn FnMut(&SearchAnswer<G::Move>),
) -> Option<SearchAnswer<G::Move>> {
    let mut last = Looking::new(game, eval, kind, None, &crate::NeverStop).root(state, 1)?;
    report(&last);
    let mut spent = last.nodes;
    for depth in 2..=limits.depth.unwrap_or(MAX_DEPTH) {
        let left = limits.nodes.map(|nodes| nodes.saturating_sub(spent));
        if left == Some(0) || is_settled(&last) {
            break;
        }
        let mut looking = Looking::new(game, eval, kind, left, stop);
        let Some(answer) = looking.root(state, depth) else { break };
        spent += answer.nodes;
        last = answer;
        report(&last);
    }
    Some(last)
}

/// Deeper than any of our games lasts.
const MAX_DEPTH: u32 = 128;

/// Whether looking deeper cannot change the value: the game is decided within what was seen.
fn is_settled<M>(answer: &SearchAnswer<M>) -> bool {
    answer.score.is_decided()
}

/// How many nodes pass between two questions to the stop; a power of two.
const ASK_EVERY: u64 = 1024;

struct Looking<'a, G: Duel, E: Evaluate<G>> {
    game: &'a G,
    eval: &'a E,
    kind: Plain,
    budget: Option<u64>,
    stop: &'a dyn StopSignal,
    nodes: u64,
    cutoffs: u64,
    /// One list of moves per ply, kept so that nothing is allocated in the tree.
    buffers: Vec<Vec<G::Move>>,
    /// The best line found from each ply on.
    lines: Vec<Vec<G::Move>>,
}

/// Where in the tree: whose move it is, and how many plies from the root.
#[derive(Clone, Copy)]
struct Place {
    mover: Seat,
    ply: usize,
}

/// The value of a game that is over, for the side whose move it would be.
#[inline]
pub(crate) fn ended(outcome: Outcome, mover: Seat, ply: usize) -> Score {
    match outcome {
        Outcome::Drawn | Outcome::Ended => Score::EVEN,
        Outcome::Won(winner) if winner == mover => Score::win_in(ply as u32),
        Outcome::Won(_) => Score::loss_in(ply as u32),
    }
}

/// The search was stopped; nothing below this point counts.
pub(crate) struct Stopped;

impl<'a, G: Duel, E: Evaluate<G>> Looking<'a, G, E> {
    fn new(game: &'a G, eval: &'a E, kind: Plain, budget: Option<u64>, stop: &'a dyn StopSignal) -> Self {
        let (buffers, lines) = (Vec::new(), Vec::new());
        Looking { game, eval, kind, budget, stop, nodes: 0, cutoffs: 0, buffers, lines }
    }

    fn root(&mut self, state: &G::State, depth: u32) -> Option<SearchAnswer<G::Move>> {
        let mover = self.game.mover(state)?;
        self.buffers.resize_with(depth as usize + 1, Vec::new);
        self.lines.resize_with(depth as usize + 2, Vec::new);
        let trail = self.eval.begin(self.game, state);
        let mut roots: Vec<RootMove<G::Move>> = Vec::new();
        let mut best: Option<(G::Move, Score)> = None;
        let mut line = Vec::new();
        self.nodes += 1;
        let mut moves = self.game.list(state);
        // Of the best moves the first is played.
        moves.sort_by_key(|&mv| std::cmp::Reverse(self.eval.preference(self.game, state, mv)));
        for mv in moves {
            let next = self.game.after(state, mv);
            let trail = self.eval.follow(self.game, &trail, state, mv, &next);
            let alpha = best.map_or(Score::MIN, |(_, score)| score);
            let score = -self
                .value(&next, &trail, Place { mover: mover.other(), ply: 1 }, depth - 1, Score::MIN, -alpha)
                .ok()?;
            let is_better = best.is_none() || score > alpha;
            let is_bound = self.kind == Plain::AlphaBeta && !is_better;
            roots.push(RootMove { mv, score, bound: if is_bound { Bound::AtMost } else { Bound::Exact } });
            if is_better {
                best = Some((mv, score));
                line.clear();
                line.push(mv);
                line.extend_from_slice(&self.lines[1]);
            }
        }
        let (best, score) = best?;
        let (nodes, cutoffs) = (self.nodes, self.cutoffs);
        Some(SearchAnswer { best, score, line, depth, deepest: depth, nodes, cutoffs, table_hits: 0, roots })
    }

    fn value(
        &mut self,
        state: &G::State,
        trail: &E::Trail,
        Place { mover, ply }: Place,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) && self.stop.is_stopped()
            || self.budget.is_some_and(|budget| self.nodes > budget)
        {
            return Err(Stopped);
        }
        self.lines[ply].clear();
        match self.game.turn(state) {
            Turn::Over(end) => return Ok(ended(end.outcome, mover, ply)),
            Turn::Chance(never) => match never {},
            Turn::Seat(_) if depth == 0 => return Ok(self.eval.evaluate(self.game, state, trail)),
            Turn::Seat(_) => {}
        }
        let mut moves = std::mem::take(&mut self.buffers[ply]);
        moves.clear();
        self.game.moves(state, &mut moves);
        let mut best = Score::MIN;
        let mut result = Ok(());
        for &mv in &moves {
            let next = self.game.after(state, mv);
            let trail = self.eval.follow(self.game, trail, state, mv, &next);
            let floor = alpha.max(best);
            let place = Place { mover: mover.other(), ply: ply + 1 };
            match self.value(&next, &trail, place, depth - 1, -beta, -floor) {
                Err(stopped) => {
                    result = Err(stopped);
                    break;
                }
                Ok(score) => {
                    let score = -score;
                    if score > best {
                        best = score;
                        self.extend_line(ply, mv);
                    }
                    if self.kind == Plain::AlphaBeta && best >= beta {
                        self.cutoffs += 1;
                        break;
                    }
                }
            }
        }
        self.buffers[ply] = moves;
        result.map(|()| best)
    }

    fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        upper[ply].extend_from_slice(&lower[0]);
    }
}
