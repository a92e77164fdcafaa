//! The champion's search: as much of the tree as matters, as deep as time allows.
//!
//! Iterative deepening with aspiration windows; principal-variation search; a table of positions;
//! killers and history for the order; reductions for late moves; extensions where a reply is forced;
//! and at the end of every line a search of threats alone until the position is quiet.

use tabla_core::{Duel, Guide, Outcome, Score, Seat, Turn};

use crate::ordering::{Ordering, next_best};
use crate::plain::{Stopped, decided};
use crate::{Answer, Bound, Entry, Limits, Memory, RootMove, Watch};

/// How the champion is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Megabytes for the table of positions.
    pub table_mb: usize,
    /// Whether to prune, extend, and search on where a line ends. Without it the value at a fixed depth
    /// is that of minimax.
    pub pruning: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { table_mb: 64, pruning: true }
    }
}

/// A player that keeps its memory from move to move.
pub struct Champion<G: Duel, E: Guide<G>> {
    guide: E,
    options: Options,
    memory: Memory,
    ordering: Ordering<G::Move>,
    buffers: Vec<Buffer<G::Move>>,
    lines: Vec<Vec<G::Move>>,
}

/// The moves of one ply, as they were listed and as they were rated.
type Buffer<M> = (Vec<M>, Vec<(i32, M)>);

/// Longer than any line that is looked at.
const MAX_PLY: usize = 160;
/// Iterations end here at the latest.
const MAX_DEPTH: u32 = 100;
/// How many nodes pass between two questions to the watch; a power of two.
const ASK_EVERY: u64 = 512;
/// How many plies of threats are looked at where a line ends.
const QUIET_PLIES: i32 = 8;
/// Half the width of the first aspiration window, in points.
const ASPIRATION: i32 = 30;

impl<G: Duel, E: Guide<G>> Champion<G, E> {
    /// A champion with an empty memory.
    pub fn new(guide: E, options: Options) -> Self {
        let mut buffers = Vec::new();
        buffers.resize_with(MAX_PLY + 1, Default::default);
        let mut lines = Vec::new();
        lines.resize_with(MAX_PLY + 2, Vec::new);
        let memory = Memory::new(options.table_mb);
        Champion { guide, options, memory, ordering: Ordering::new(E::SLOTS), buffers, lines }
    }

    /// Forgets everything: the next search starts as the first one did.
    pub fn forget(&mut self) {
        self.memory.clear();
        self.ordering.clear();
    }

    /// Looks for the best move. Depth 1 is always completed; `report` hears of every completed depth and
    /// of every new best move. `None` only when the game is over.
    pub fn think(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits,
        watch: &dyn Watch,
        report: &mut dyn FnMut(&Answer<G::Move>),
    ) -> Option<Answer<G::Move>> {
        let mover = game.mover(state)?;
        let roots: Vec<_> = game
            .list(state)
            .into_iter()
            .map(|mv| RootMove { mv, score: Score::MIN, bound: Bound::AtLeast })
            .collect();
        let &RootMove { mv: first, .. } = roots.first()?;
        self.memory.grow_older();
        self.ordering.fade(MAX_PLY);
        let answer = Answer {
            best: first,
            score: Score::EVEN,
            line: vec![first],
            depth: 0,
            deepest: 0,
            nodes: 0,
            cutoffs: 0,
            table_hits: 0,
            roots,
        };
        let mut looking = Looking {
            champion: self,
            game,
            watch,
            budget: limits.nodes.unwrap_or(u64::MAX),
            may_stop: false,
            depth: 0,
            answer,
        };
        looking.deepen(state, mover, limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH), report);
        Some(looking.answer)
    }
}

/// One search under way.
struct Looking<'a, G: Duel, E: Guide<G>> {
    champion: &'a mut Champion<G, E>,
    game: &'a G,
    watch: &'a dyn Watch,
    budget: u64,
    /// Depth 1 is completed whatever the watch says.
    may_stop: bool,
    depth: u32,
    answer: Answer<G::Move>,
}

/// Where in the tree: whose move it is, and how many plies from the root.
#[derive(Clone, Copy)]
struct Place {
    mover: Seat,
    ply: usize,
}

impl Place {
    fn next(self) -> Place {
        Place { mover: self.mover.other(), ply: self.ply + 1 }
    }
}

#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const ALL: Window = Window { alpha: Score::MIN, beta: Score::MAX };

    fn is_wide(self) -> bool {
        self.beta > self.alpha.shifted(1)
    }

    /// The window of the opponent.
    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only asks whether a value is above alpha.
    fn narrow(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha.shifted(1) }
    }
}

impl<G: Duel, E: Guide<G>> Looking<'_, G, E> {
    fn deepen(
        &mut self,
        state: &G::State,
        mover: Seat,
        depth: u32,
        report: &mut dyn FnMut(&Answer<G::Move>),
    ) {
        // The order in which the root moves are tried: best first, as the last depth saw them.
        let mut order: Vec<usize> = (0..self.answer.roots.len()).collect();
        for depth in 1..=depth {
            self.depth = depth;
            let result = self.aspire(state, mover, &mut order, report);
            if result.is_err() {
                break;
            }
            self.answer.depth = depth;
            report(&self.answer);
            self.may_stop = true;
            if self.is_settled() || self.answer.nodes >= self.budget {
                break;
            }
            let roots = &self.answer.roots;
            let best = self.answer.best;
            order.sort_by_key(|&index| (roots[index].mv != best, -roots[index].score));
        }
    }

    /// Whether looking deeper cannot change the result: a decided game, seen to its end.
    fn is_settled(&self) -> bool {
        self.answer.score.is_decided()
            && match self.answer.score.verdict() {
                tabla_core::Verdict::Win { plies } | tabla_core::Verdict::Loss { plies } => {
                    plies <= self.depth
                }
                tabla_core::Verdict::Opinion(_) => false,
            }
    }

    /// One depth, first with a narrow window round the last value, widened as often as needed.
    fn aspire(
        &mut self,
        state: &G::State,
        mover: Seat,
        order: &mut [usize],
        report: &mut dyn FnMut(&Answer<G::Move>),
    ) -> Result<(), Stopped> {
        let last = self.answer.score;
        let mut below = ASPIRATION;
        let mut above = ASPIRATION;
        let mut window = if self.depth >= 4 && !last.is_decided() && self.champion.options.pruning {
            Window { alpha: last.shifted(-below), beta: last.shifted(above) }
        } else {
            Window::ALL
        };
        loop {
            let score = self.root(state, mover, window, order, report)?;
            if score <= window.alpha && window.alpha > Score::MIN {
                below *= 4;
                let is_far = below > 1_000 || score.is_decided();
                window.alpha = if is_far { Score::MIN } else { last.shifted(-below) };
            } else if score >= window.beta && window.beta < Score::MAX {
                above *= 4;
                let is_far = above > 1_000 || score.is_decided();
                window.beta = if is_far { Score::MAX } else { last.shifted(above) };
                // The move that broke the window comes first when it is looked at again.
                let best = self.answer.best;
                let roots = &self.answer.roots;
                order.sort_by_key(|&index| roots[index].mv != best);
            } else {
                return Ok(());
            }
        }
    }

    fn root(
        &mut self,
        state: &G::State,
        mover: Seat,
        mut window: Window,
        order: &[usize],
        report: &mut dyn FnMut(&Answer<G::Move>),
    ) -> Result<Score, Stopped> {
        let trail = self.champion.guide.begin(self.game, state);
        let place = Place { mover, ply: 0 };
        let depth = self.depth as i32 - 1;
        let mut best = Score::MIN;
        self.answer.nodes += 1;
        for (tried, &index) in order.iter().enumerate() {
            let mv = self.answer.roots[index].mv;
            let next = self.game.after(state, mv);
            let trail = self.champion.guide.follow(self.game, &trail, state, mv, &next);
            let mut score = Score::MIN;
            let is_first = tried == 0;
            if !is_first {
                score = -self.value(&next, &trail, place.next(), depth, window.narrow().turned())?;
            }
            if is_first || score > window.alpha {
                score = -self.value(&next, &trail, place.next(), depth, window.turned())?;
            }
            let bound = if score >= window.beta {
                Bound::AtLeast
            } else if score > window.alpha || is_first && window.alpha == Score::MIN {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let root = &mut self.answer.roots[index];
            (root.score, root.bound) = (score, bound);
            if score > best {
                best = score;
                if score > window.alpha || is_first && self.answer.depth == 0 {
                    let is_news = self.answer.best != mv;
                    self.answer.best = mv;
                    self.answer.score = score;
                    self.answer.line.clear();
                    self.answer.line.push(mv);
                    self.answer.line.extend_from_slice(&self.champion.lines[1]);
                    if is_news && self.may_stop {
                        report(&self.answer);
                    }
                }
            }
            if score > window.alpha {
                window.alpha = score;
            }
            if score >= window.beta {
                self.answer.cutoffs += 1;
                break;
            }
        }
        Ok(best)
    }

    #[inline]
    fn visit(&mut self, place: Place) -> Result<(), Stopped> {
        self.answer.nodes += 1;
        self.answer.deepest = self.answer.deepest.max(place.ply as u32);
        self.champion.lines[place.ply].clear();
        if self.may_stop
            && (self.answer.nodes > self.budget
                || self.answer.nodes.is_multiple_of(ASK_EVERY) && self.watch.is_over())
        {
            return Err(Stopped);
        }
        Ok(())
    }

    fn value(
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
        let Place { mover, ply } = place;
        match self.game.turn(state) {
            Turn::Over(Outcome::Drawn) => return Ok(Score::EVEN),
            Turn::Over(Outcome::Won(winner)) => return Ok(decided(winner == mover, ply)),
            Turn::Luck(never) => match never {},
            Turn::Seat(_) => {}
        }
        if depth <= 0 || ply >= MAX_PLY {
            return Ok(self.champion.guide.evaluate(self.game, state, trail));
        }
        if let Some(win) = self.champion.guide.win(self.game, state) {
            self.champion.lines[ply].push(win);
            return Ok(Score::win_in(ply as u32 + 1));
        }

        // One ply from the leaves looking again costs less than waiting for the memory.
        let remembers = depth >= 2 || !pruning;
        let (key, symmetry) = if remembers { self.game.frame(state) } else { Default::default() };
        let known = if remembers { self.champion.memory.find(key) } else { None };
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
        let result = self.best_of(state, trail, place, depth, in_danger, window, &mut rated);
        self.champion.buffers[ply] = (moves, rated);
        let (best, best_move) = result?;

        if !remembers {
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
        self.champion.memory.keep(key, entry);
        Ok(best)
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
        let Place { mover, ply } = place;
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
                    score = -self.value(&next, &trail, place.next(), shallow, window.narrow().turned())?;
                }
                if score > window.alpha {
                    score = -self.value(&next, &trail, place.next(), new_depth, window.narrow().turned())?;
                }
                is_asked = score > window.alpha && window.is_wide();
            }
            if is_asked {
                score = -self.value(&next, &trail, place.next(), new_depth, window.turned())?;
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
        let Place { mover, ply } = place;
        match self.game.turn(state) {
            Turn::Over(Outcome::Drawn) => return Ok(Score::EVEN),
            Turn::Over(Outcome::Won(winner)) => return Ok(decided(winner == mover, ply)),
            Turn::Luck(never) => match never {},
            Turn::Seat(_) => {}
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
            match self.quiet(&next, &trail, place.next(), plies - 1, window.turned()) {
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
