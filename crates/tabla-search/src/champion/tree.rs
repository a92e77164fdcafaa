//! The tree below the root: one node after the other, and the quiet end of every line.

use tabla_core::{Duel, Guide, Score, Turn};

use super::{Looking, MAX_PLY, Place, Window};
use crate::ordering::next_best;
use crate::plain::{Stopped, ended};
use crate::{Bound, Entry};

/// How many nodes pass between two questions to the stop; a power of two.
const ASK_EVERY: u64 = 512;
/// How many plies of threats are looked at where a line ends.
const QUIET_PLIES: i32 = 8;
/// How many plies a line may become longer by forced replies, at most, before it is too long for the
/// count of quiet turns to be left out of account.
const EXTENSIONS: i32 = 16;

impl<G: Duel, E: Guide<G>> Looking<'_, G, E> {
    #[inline]
    fn visit(&mut self, place: Place) -> Result<(), Stopped> {
        self.answer.nodes += 1;
        self.answer.deepest = self.answer.deepest.max(place.ply as u32);
        self.champion.lines[place.ply].clear();
        if self.may_stop
            && (self.answer.nodes > self.budget
                || self.answer.nodes.is_multiple_of(ASK_EVERY) && self.stop.is_stopped())
        {
            return Err(Stopped);
        }
        Ok(())
    }

    pub(super) fn value(
        &mut self,
        state: &G::State,
        trail: &E::Trail,
        place: Place,
        mut depth: i32,
        window: Window,
    ) -> Result<Score, Stopped> {
        let pruning = self.champion.options.pruning;
        if depth <= 0 && pruning {
            return self.quiet(state, trail, place, QUIET_PLIES, window);
        }
        self.visit(place)?;
        let Place { mover, ply, .. } = place;
        match self.game.turn(state) {
            Turn::Over(end) => return Ok(ended(end.outcome, mover, ply)),
            Turn::Chance(never) => match never {},
            Turn::Seat(_) => {}
        }
        if self.is_drawn(state, place) {
            return Ok(Score::EVEN);
        }
        if let Some(exact) = self.champion.guide.exact(self.game, state) {
            self.answer.table_hits += 1;
            return Ok(exact.farther(ply as i32));
        }
        if depth <= 0 || ply >= MAX_PLY {
            return Ok(self.champion.guide.evaluate(self.game, state, trail));
        }
        if let Some(win) = self.champion.guide.win(self.game, state) {
            self.champion.lines[ply].push(win);
            return Ok(Score::win_in(ply as u32 + 1));
        }

        // One ply from the leaves looking again costs less than waiting for the table.
        let remembers = (depth >= 2 || !pruning)
            && !self.path.is_running_out(ply, place.since, depth + QUIET_PLIES + EXTENSIONS);
        let (key, symmetry) = if remembers { self.game.frame(state) } else { Default::default() };
        let known = if remembers { self.champion.table.find(key) } else { None };
        let mut known_move = None;
        if let Some(entry) = known {
            self.answer.table_hits += 1;
            known_move = self.game.unpack(entry.mv, symmetry);
            if let Some(score) = self.recall(entry, depth, ply, window) {
                return Ok(score);
            }
        }

        let in_danger = self.champion.guide.in_danger(self.game, state);
        let mut opinion = None;
        if pruning {
            if in_danger {
                // A forced reply costs no depth, as long as the line does not run away.
                if ply < 2 * self.depth as usize {
                    depth += 1;
                }
            } else if !window.is_wide() {
                let value = known
                    .and_then(|entry| entry.opinion)
                    .unwrap_or_else(|| self.champion.guide.evaluate(self.game, state, trail));
                opinion = Some(value);
                // So far above the window that a few plies will not bring it back.
                if depth <= 4 && !window.beta.is_decided() && value >= window.beta.shifted(depth * MARGIN) {
                    return Ok(value);
                }
            }
        }

        let (mut moves, mut rated) = std::mem::take(&mut self.champion.buffers[ply]);
        moves.clear();
        if depth >= 2 || pruning {
            self.champion.guide.candidates(self.game, state, &mut moves);
        } else {
            self.game.moves(state, &mut moves);
        }
        let guide = &self.champion.guide;
        let around = (self.game, guide, state);
        self.champion.ordering.rate(around, (mover, ply), known_move, &moves, &mut rated);
        let opened = self.path.open();
        let result = self.best_of(state, trail, place, depth, in_danger, window, &mut rated);
        self.champion.buffers[ply] = (moves, rated);
        let (best, best_move) = result?;
        let rests_here = self.path.close(ply, opened);

        if !remembers || !rests_here {
            return Ok(best);
        }
        let bound = if best >= window.beta {
            Bound::AtLeast
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let entry = Entry {
            mv: best_move.map_or(0, |mv| self.game.pack(mv, symmetry)),
            score: best.farther(-(ply as i32)),
            opinion: opinion.or(known.and_then(|entry| entry.opinion)),
            depth: depth as u8,
            bound,
        };
        self.champion.table.keep(key, entry);
        Ok(best)
    }

    /// Whether the position is a draw by the way that led to it.
    #[inline]
    fn is_drawn(&mut self, state: &G::State, place: Place) -> bool {
        if !self.path.matters() {
            return false;
        }
        self.path.enter(place.ply, self.game.key(state));
        self.path.is_drawn(place.ply, place.since)
    }

    /// The value that the table has, if it answers the question asked here.
    fn recall(&self, entry: Entry, depth: i32, ply: usize, window: Window) -> Option<Score> {
        let is_deep_enough = if self.champion.options.pruning {
            i32::from(entry.depth) >= depth
        } else {
            i32::from(entry.depth) == depth
        };
        if window.is_wide() || !is_deep_enough {
            return None;
        }
        let score = entry.score.farther(ply as i32);
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        answers.then_some(score)
    }

    #[allow(clippy::too_many_arguments)]
    fn best_of(
        &mut self,
        state: &G::State,
        trail: &E::Trail,
        place: Place,
        depth: i32,
        in_danger: bool,
        mut window: Window,
        rated: &mut [(i32, G::Move)],
    ) -> Result<(Score, Option<G::Move>), Stopped> {
        let Place { mover, ply, .. } = place;
        // Without candidates every move lets the opponent win at once.
        let mut best = if rated.is_empty() { Score::loss_in(ply as u32 + 2) } else { Score::MIN };
        let mut best_move = None;
        let gives_up = self.champion.options.pruning && depth <= 3 && !in_danger && !window.is_wide();
        let reduces = self.champion.options.pruning && depth >= 3 && !in_danger;
        for index in 0..rated.len() {
            let (_, mv) = next_best(rated, index);
            if gives_up && index >= late_enough(depth) && !best.is_decided() {
                break;
            }
            let next = self.game.after(state, mv);
            let trail = self.champion.guide.follow(self.game, trail, state, mv, &next);
            let new_depth = depth - 1;
            let mut score = Score::MAX;
            let mut is_asked = index == 0;
            if index > 0 {
                let mut reduction = if reduces { reduction(depth, index) } else { 0 };
                if reduction > 0 && self.champion.guide.in_danger(self.game, &next) {
                    reduction = 0;
                }
                if reduction > 0 {
                    let shallow = new_depth - reduction;
                    score = -self.value(
                        &next,
                        &trail,
                        self.next(place, mv),
                        shallow,
                        window.narrow().turned(),
                    )?;
                }
                if score > window.alpha {
                    score = -self.value(
                        &next,
                        &trail,
                        self.next(place, mv),
                        new_depth,
                        window.narrow().turned(),
                    )?;
                }
                is_asked = score > window.alpha && window.is_wide();
            }
            if is_asked {
                score = -self.value(&next, &trail, self.next(place, mv), new_depth, window.turned())?;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    best_move = Some(mv);
                    window.alpha = score;
                    self.extend_line(ply, mv);
                }
            }
            if score >= window.beta {
                self.answer.cutoffs += 1;
                let guide = &self.champion.guide;
                let place = (mover, ply);
                self.champion.ordering.learn(guide, place, depth, mv, &rated[..index]);
                break;
            }
        }
        Ok((best, best_move))
    }

    /// Threats and forced replies only, until the position is quiet.
    fn quiet(
        &mut self,
        state: &G::State,
        trail: &E::Trail,
        place: Place,
        plies: i32,
        mut window: Window,
    ) -> Result<Score, Stopped> {
        self.visit(place)?;
        let Place { mover, ply, .. } = place;
        match self.game.turn(state) {
            Turn::Over(end) => return Ok(ended(end.outcome, mover, ply)),
            Turn::Chance(never) => match never {},
            Turn::Seat(_) => {}
        }
        if self.is_drawn(state, place) {
            return Ok(Score::EVEN);
        }
        if let Some(exact) = self.champion.guide.exact(self.game, state) {
            self.answer.table_hits += 1;
            return Ok(exact.farther(ply as i32));
        }
        let guide = &self.champion.guide;
        if let Some(win) = guide.win(self.game, state) {
            self.champion.lines[ply].push(win);
            return Ok(Score::win_in(ply as u32 + 1));
        }
        let in_danger = guide.in_danger(self.game, state);
        let mut best = Score::loss_in(ply as u32 + 2);
        if !in_danger || plies <= 0 || ply >= MAX_PLY {
            best = guide.evaluate(self.game, state, trail);
            if best >= window.beta || plies <= 0 || ply >= MAX_PLY {
                return Ok(best);
            }
            window.alpha = window.alpha.max(best);
        }
        let (mut moves, rated) = std::mem::take(&mut self.champion.buffers[ply]);
        moves.clear();
        if in_danger {
            guide.candidates(self.game, state, &mut moves);
        } else {
            guide.loud(self.game, state, &mut moves);
        }
        let mut result = Ok(());
        for &mv in &moves {
            let next = self.game.after(state, mv);
            let trail = self.champion.guide.follow(self.game, trail, state, mv, &next);
            match self.quiet(&next, &trail, self.next(place, mv), plies - 1, window.turned()) {
                Err(stopped) => {
                    result = Err(stopped);
                    break;
                }
                Ok(score) => {
                    let score = -score;
                    if score > best {
                        best = score;
                        if score > window.alpha {
                            window.alpha = score;
                            self.extend_line(ply, mv);
                        }
                        if score >= window.beta {
                            self.answer.cutoffs += 1;
                            break;
                        }
                    }
                }
            }
        }
        self.champion.buffers[ply] = (moves, rated);
        result.map(|()| best)
    }

    fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.champion.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        upper[ply].extend_from_slice(&lower[0]);
    }
}

/// What a ply is worth when a node is given up as too good, in points.
const MARGIN: i32 = 60;

/// After so many moves of a good order, the rest of a node this near to the leaves is not looked at.
fn late_enough(depth: i32) -> usize {
    5 + 4 * (depth * depth) as usize
}

/// How many plies less a move is looked at that comes late in a good order.
fn reduction(depth: i32, index: usize) -> i32 {
    let depth = depth.min(31) as u32;
    let late = (index as u32).min(127);
    // The product of the two logarithms, in quarters of a bit, scaled.
    let log = |number: u32| (number.ilog2() * 4 + (number << 2 >> number.ilog2() & 3)) as i32;
    if late < 3 { 0 } else { log(depth) * log(late) / 48 }
}
