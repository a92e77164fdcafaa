//! The champion's search: as much of the tree as matters, as deep as time allows.
//!
//! Iterative deepening with aspiration windows; principal-variation search; a table of positions;
//! killers and history for the order; reductions for late moves; extensions where a reply is forced;
//! at the end of every line a search of threats alone until the position is quiet; and beside all that, in games in which
//! nothing comes again, a proof that threats alone win.

mod compare;
mod tree;

use std::ops::RangeInclusive;
use std::sync::Arc;

use tabla_core::{Duel, Guide, Score, Seat, Verdict};

use crate::ordering::Ordering;
use crate::path::Path;
use crate::plain::Stopped;
use crate::threats::{Proof, Threats};
use crate::{Bound, Limits, RootMove, SearchAnswer, StopSignal, TranspositionTable};
pub use compare::{Compare, Compared, Comparison};

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

/// A player that keeps its table from move to move.
pub struct Champion<G: Duel, E: Guide<G>> {
    guide: E,
    options: Options,
    table: Arc<TranspositionTable>,
    ordering: Ordering<G::Move>,
    buffers: Vec<Buffer<G::Move>>,
    lines: Vec<Vec<G::Move>>,
    threats: Threats,
}

/// The moves of one ply, as they were listed and as they were rated.
type Buffer<M> = (Vec<M>, Vec<(i32, M)>);

/// Longer than any line that is looked at.
const MAX_PLY: usize = 160;
/// Iterations end here at the latest.
const MAX_DEPTH: u32 = 100;
/// Half the width of the first aspiration window, in points.
const ASPIRATION: i32 = 30;
/// A proof of threats is looked for from this depth on,
const PROOF_DEPTH: u32 = 3;
/// at one position for so many others.
const PROOF_SHARE: u64 = 16;
/// Fewer are not worth beginning.
const PROOF_LEAST: u64 = 64;

impl<G: Duel, E: Guide<G>> Champion<G, E> {
    /// A champion with an empty table.
    pub fn new(guide: E, options: Options) -> Self {
        Champion::with_table(guide, options, Arc::new(TranspositionTable::new(options.table_mb)))
    }

    /// A helper, which shares this one's table of positions and nothing else, and whose options it has.
    pub fn helper(&self, guide: E) -> Self {
        Champion::with_table(guide, self.options, Arc::clone(&self.table))
    }

    fn with_table(guide: E, options: Options, table: Arc<TranspositionTable>) -> Self {
        let mut buffers = Vec::new();
        buffers.resize_with(MAX_PLY + 1, Default::default);
        let mut lines = Vec::new();
        lines.resize_with(MAX_PLY + 2, Vec::new);
        Champion {
            guide,
            options,
            table,
            ordering: Ordering::new(E::SLOTS),
            buffers,
            lines,
            threats: Threats::default(),
        }
    }

    /// Forgets everything: the next search starts as the first one did.
    pub fn forget(&mut self) {
        self.table.clear();
        self.ordering.clear();
        self.threats.clear();
    }

    /// Looks for the best move. Depth 1 is always completed; `report` hears of every completed depth and
    /// of every new best move. `None` only when the game is over.
    pub fn think(
        &mut self,
        game: &G,
        state: &G::State,
        limits: Limits,
        stop: &dyn StopSignal,
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
    ) -> Option<SearchAnswer<G::Move>> {
        self.think_after(&[], game, state, limits, stop, report)
    }

    /// The same with the keys of the positions that came before, since the last lasting move: draws by
    /// repetition and by long quiet are seen coming.
    pub fn think_after(
        &mut self,
        past: &[u64],
        game: &G,
        state: &G::State,
        limits: Limits,
        stop: &dyn StopSignal,
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
    ) -> Option<SearchAnswer<G::Move>> {
        self.think_among(None, past, game, state, limits, stop, report)
    }

    /// The same among some of the moves, where somebody knows better which are good.
    #[expect(clippy::too_many_arguments, reason = "what a search is told, and the moves")]
    pub fn think_among(
        &mut self,
        among: Option<&[G::Move]>,
        past: &[u64],
        game: &G,
        state: &G::State,
        limits: Limits,
        stop: &dyn StopSignal,
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
    ) -> Option<SearchAnswer<G::Move>> {
        let mover = game.mover(state)?;
        self.table.grow_older();
        let mut looking = self.begin(among, past, game, state, limits, stop)?;
        // A proof knows nothing of the way that led to its positions.
        looking.proves = (looking.champion.options.pruning && !looking.path.matters())
            .then_some(limits.depth.unwrap_or(u32::MAX));
        looking.deepen(state, mover, 1..=limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH), report);
        Some(looking.answer)
    }

    /// Looks at the same position as the champion whose helper this is, on another thread and until it is stopped: what
    /// it finds is in the table that they share. Every other helper is a depth ahead, so that they do not all do the
    /// same. How many nodes it visited.
    #[expect(clippy::too_many_arguments, reason = "what a search is told, and the helper's number")]
    pub fn help(
        &mut self,
        number: usize,
        among: Option<&[G::Move]>,
        past: &[u64],
        game: &G,
        state: &G::State,
        limits: Limits,
        stop: &dyn StopSignal,
    ) -> u64 {
        let Some(mover) = game.mover(state) else { return 0 };
        let Some(mut looking) = self.begin(among, past, game, state, limits, stop) else { return 0 };
        looking.may_stop = true;
        looking.deepen(state, mover, 1 + (number as u32 + 1) % 2..=MAX_DEPTH, &mut |_| {});
        looking.answer.nodes
    }

    /// A search that has looked at nothing yet; `None` where there is no move.
    fn begin<'a>(
        &'a mut self,
        among: Option<&[G::Move]>,
        past: &[u64],
        game: &'a G,
        state: &G::State,
        limits: Limits,
        stop: &'a dyn StopSignal,
    ) -> Option<Looking<'a, G, E>> {
        let roots: Vec<_> = game
            .list(state)
            .into_iter()
            .filter(|mv| among.is_none_or(|among| among.contains(mv)))
            .map(|mv| RootMove { mv, score: Score::MIN, bound: Bound::AtLeast })
            .collect();
        let &RootMove { mv: first, .. } = roots.first()?;
        self.ordering.fade(MAX_PLY);
        let answer = SearchAnswer {
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
        Some(Looking {
            champion: self,
            game,
            stop,
            budget: limits.nodes.unwrap_or(u64::MAX),
            may_stop: false,
            depth: 0,
            proves: None,
            proved: 0,
            path: Path::new(game.draw_rules(), past),
            answer,
        })
    }
}

/// One search under way.
struct Looking<'a, G: Duel, E: Guide<G>> {
    champion: &'a mut Champion<G, E>,
    game: &'a G,
    stop: &'a dyn StopSignal,
    budget: u64,
    /// Depth 1 is completed whatever the stop says.
    may_stop: bool,
    depth: u32,
    /// How many plies a win by threats may take; `None` where nobody looks for one.
    proves: Option<u32>,
    /// How many positions were looked at for that.
    proved: u64,
    path: Path,
    answer: SearchAnswer<G::Move>,
}

/// Where in the tree: whose move it is, how many plies from the root, and since where nothing lasting
/// has happened.
#[derive(Clone, Copy)]
struct Place {
    mover: Seat,
    ply: usize,
    since: usize,
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
    /// The place to which the move leads.
    #[inline]
    fn next(&self, place: Place, mv: G::Move) -> Place {
        let Place { mover, ply, since } = place;
        let since =
            if self.path.matters() && !self.game.is_lasting(mv) { since } else { self.path.at(ply + 1) };
        Place { mover: mover.other(), ply: ply + 1, since }
    }

    fn deepen(
        &mut self,
        state: &G::State,
        mover: Seat,
        depths: RangeInclusive<u32>,
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
    ) {
        // The order in which the root moves are tried: best first, as the last depth saw them.
        let mut order: Vec<usize> = (0..self.answer.roots.len()).collect();
        for depth in depths {
            self.depth = depth;
            let result = self.aspire(state, mover, &mut order, report);
            if result.is_err() {
                break;
            }
            self.answer.depth = depth;
            report(&self.answer);
            self.may_stop = true;
            if self.wins_by_threats(state) {
                report(&self.answer);
                break;
            }
            if self.is_settled() || self.answer.nodes >= self.budget {
                break;
            }
            let roots = &self.answer.roots;
            let best = self.answer.best;
            order.sort_by_cached_key(|&index| (roots[index].mv != best, -roots[index].score));
        }
    }

    /// Whether looking deeper cannot change the result: a decided game, seen to its end.
    fn is_settled(&self) -> bool {
        match self.answer.score.verdict() {
            Verdict::Win { plies } | Verdict::Loss { plies } => plies <= self.depth,
            _ => false,
        }
    }

    /// Looks for a win by threats where none is known, as long as that takes no more than its share. What is proved is
    /// the answer.
    fn wins_by_threats(&mut self, state: &G::State) -> bool {
        let Some(longest) = self.proves else { return false };
        let is_won = matches!(self.answer.score.verdict(), Verdict::Win { .. });
        let share = self.answer.nodes / PROOF_SHARE;
        if is_won || self.depth < PROOF_DEPTH || share < self.proved + PROOF_LEAST {
            return false;
        }
        let champion = &mut *self.champion;
        let most = (share - self.proved).min(self.budget.saturating_sub(self.answer.nodes));
        let Some(mut proof) =
            Proof::new(self.game, &champion.guide, &mut champion.threats, state, most, self.stop)
        else {
            return false;
        };
        let roots = &self.answer.roots;
        let found = proof.run(state, &|mv| roots.iter().any(|root| root.mv == mv));
        self.proved += found.visited;
        self.answer.nodes += found.visited;
        if found.is_settled {
            self.proves = None;
        }
        let Some(win) = found.win.filter(|win| win.plies <= longest) else { return false };
        let (best, score) = (win.line[0], Score::win_in(win.plies));
        if let Some(root) = self.answer.roots.iter_mut().find(|root| root.mv == best) {
            (root.score, root.bound) = (score, Bound::Exact);
        }
        (self.answer.best, self.answer.score, self.answer.line) = (best, score, win.line);
        true
    }

    /// One depth, first with a narrow window round the last value, widened as often as needed.
    fn aspire(
        &mut self,
        state: &G::State,
        mover: Seat,
        order: &mut [usize],
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
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
                if let Some(place) = order.iter().position(|&index| roots[index].mv == best) {
                    order[..=place].rotate_right(1);
                }
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
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
    ) -> Result<Score, Stopped> {
        let trail = self.champion.guide.begin(self.game, state);
        let place = Place { mover, ply: 0, since: 0 };
        if self.path.matters() {
            self.path.enter(0, self.game.key(state));
        }
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
                score = -self.value(&next, &trail, self.next(place, mv), depth, window.narrow().turned())?;
            }
            if is_first || score > window.alpha {
                score = -self.value(&next, &trail, self.next(place, mv), depth, window.turned())?;
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
}
