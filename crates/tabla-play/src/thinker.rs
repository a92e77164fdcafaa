//! How a computer player comes to its move: which search it runs, how far, and what it says.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

use tabla_core::{BySeat, Score, Seat, SeededRng, Verdict, pick};
use tabla_search::{Bound, Champion, Limits, Options, Plain, SearchAnswer, Unwatched, Watch, deepen};

use crate::thinking::Listener;
use crate::thinking::expected_lateness;
use crate::{
    Candidate, Housed, Pace, PlayerError, PlayerKind, PlayerSpec, Publisher, Skill, Thinking, Thought, Timer,
};

/// The champions of a table, one for each seat. They keep their memory from move to move; a search
/// borrows one while it runs.
pub(crate) struct Minds<G: Housed> {
    slots: BySeat<Arc<Slot<G>>>,
}

type Slot<G> = Mutex<Option<Mind<G>>>;

struct Mind<G: Housed> {
    champion: Champion<G, G::Guide>,
    table_mb: usize,
}

impl<G: Housed> Minds<G> {
    pub(crate) fn new() -> Minds<G> {
        Minds { slots: BySeat::new(|_| Arc::new(Mutex::new(None))) }
    }

    /// The champions start anew, as if nothing had been played. One that is still busy is left to
    /// itself, and a new one takes its seat.
    pub(crate) fn forget(&mut self) {
        for seat in Seat::DUEL {
            let busy = match try_borrow(&self.slots[seat]) {
                Some(mut slot) => {
                    if let Some(mind) = slot.as_mut() {
                        mind.champion.forget();
                    }
                    false
                }
                None => true,
            };
            if busy {
                self.slots[seat] = Arc::new(Mutex::new(None));
            }
        }
    }
}

/// One question to a computer player.
pub(crate) struct Question<'a, G: Housed> {
    pub(crate) game: G,
    pub(crate) state: &'a G::State,
    /// The keys of earlier positions, for draws by repetition and quiet.
    pub(crate) past: Vec<u64>,
    /// How many turns were played: a weak player's chance depends on it.
    pub(crate) ply: usize,
    pub(crate) player: &'a PlayerSpec,
    /// What the clock allows, if there is one.
    pub(crate) allowed: Option<Allowed>,
    /// The longest that the game lets a player think.
    pub(crate) most: Option<Duration>,
    /// What limits the search besides the player's pace.
    pub(crate) limits: Limits,
}

/// What the clock allows for one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowed {
    /// A sensible share of what is left.
    pub(crate) share: Duration,
    /// The most, so that the flag does not fall.
    pub(crate) most: Duration,
}

/// Starts the search for an answer; the listener hears how it goes. An error when a person is asked, or when the game is over.
pub(crate) fn think<G: Housed>(
    minds: &Minds<G>,
    question: &Question<'_, G>,
    listener: Option<Listener>,
) -> Result<Thinking, ThinkError> {
    let &Question { game, state, player, .. } = question;
    if player.is_human() {
        return Err(ThinkError::Player(PlayerError::NotAComputer));
    }
    let mover = game.mover(state).ok_or(ThinkError::Over)?;
    let task = Task {
        game,
        state: state.clone(),
        past: question.past.clone(),
        player: player.clone(),
        seed: seed_of(player, question.ply),
        limits: limits(question),
    };
    if let Some(thought) = task.book() {
        return Ok(Thinking::ready(thought));
    }
    let deadline = allowance(question)
        .and_then(|time| Instant::now().checked_add(time - head_start(time, expected_lateness())));
    let first = task.first().ok_or(ThinkError::Over)?;
    let slot = Arc::clone(&minds.slots[mover]);
    Ok(Thinking::begin_heard(first, Timer::new(deadline), listener, move |timer, publisher| {
        task.work(&slot, timer, publisher);
    }))
}

/// Why nobody thinks.
pub(crate) enum ThinkError {
    Player(PlayerError),
    Over,
}

/// Everything that the search needs, owned, so that it can go to another thread.
struct Task<G: Housed> {
    game: G,
    state: G::State,
    past: Vec<u64>,
    player: PlayerSpec,
    seed: Option<SeededRng>,
    limits: Limits,
}

impl<G: Housed> Task<G> {
    /// The opening book: only the champion at full skill reads it.
    fn book(&self) -> Option<Thought> {
        if self.player.kind() != PlayerKind::Champion || self.player.skill() != Skill::Full {
            return None;
        }
        let (best, score) = self.game.book(&self.state)?;
        let text = self.game.write_move(&self.state, best);
        let candidate = Candidate {
            text: text.clone(),
            group: self.game.group(&self.state, best),
            verdict: score.verdict(),
            bound: Bound::Exact,
        };
        Some(Thought {
            best: text.clone(),
            verdict: score.verdict(),
            line: vec![text],
            depth: 0,
            deepest: 0,
            nodes: 0,
            cutoffs: 0,
            table_hits: 0,
            candidates: vec![candidate],
            spent: Duration::ZERO,
            from_book: true,
        })
    }

    /// A look at the next move alone: quick enough to be made before anything else.
    fn first(&self) -> Option<Thought> {
        let (game, state, limits) = (&self.game, &self.state, Limits::depth(1));
        let answer = if self.player.kind() == PlayerKind::Champion {
            let guide = self.game.guide();
            deepen(Plain::Minimax, game, &guide, state, limits, &Unwatched, &mut |_| {})
        } else {
            let plain = G::Plain::default();
            deepen(Plain::Minimax, game, &plain, state, limits, &Unwatched, &mut |_| {})
        };
        answer.map(|answer| self.thought(&answer))
    }

    fn work(&self, slot: &Slot<G>, timer: &Timer, publisher: &Publisher) {
        let mut report = |answer: &SearchAnswer<G::Move>| publisher.publish(self.thought(answer));
        let answer = match self.player.kind() {
            PlayerKind::Human => None,
            PlayerKind::Simple => self.look(Plain::Minimax, G::Plain::default(), timer, &mut report),
            PlayerKind::AlphaBeta => self.look(Plain::AlphaBeta, G::Plain::default(), timer, &mut report),
            // Choosing among nearly best moves needs the true value of each.
            PlayerKind::Champion if self.player.skill().is_chancy() => {
                self.look(Plain::Minimax, self.game.guide(), timer, &mut report)
            }
            PlayerKind::Champion => {
                let Some(mut borrowed) = borrow(slot, timer) else { return };
                let table_mb = self.player.table_mb();
                let mind = match borrowed.take() {
                    Some(mind) if mind.table_mb == table_mb => borrowed.insert(mind),
                    _ => {
                        let options = Options { table_mb, pruning: true };
                        let champion = Champion::new(self.game.guide(), options);
                        borrowed.insert(Mind { champion, table_mb })
                    }
                };
                let (game, state) = (&self.game, &self.state);
                mind.champion.think_after(&self.past, game, state, self.limits, timer, &mut report)
            }
        };
        if let Some(answer) = answer {
            publisher.conclude(self.thought(&answer));
        }
    }

    fn look(
        &self,
        kind: Plain,
        eval: impl tabla_core::Evaluate<G>,
        timer: &Timer,
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
    ) -> Option<SearchAnswer<G::Move>> {
        deepen(kind, &self.game, &eval, &self.state, self.limits, timer, report)
    }

    /// The answer in words, the player's chance included.
    fn thought(&self, answer: &SearchAnswer<G::Move>) -> Thought {
        let (game, state) = (&self.game, &self.state);
        let chosen = self.choose(answer);
        let mut line = Vec::with_capacity(answer.line.len());
        let moves: &[G::Move] = if chosen.0 == answer.best { &answer.line } else { &[chosen.0] };
        let mut here = state.clone();
        for &mv in moves {
            line.push(game.write_move(&here, mv));
            game.play(&mut here, mv);
        }
        let known = answer.roots.iter().filter(|root| root.score > Score::MIN && root.score < Score::MAX);
        let candidates = known.map(|root| Candidate {
            text: game.write_move(state, root.mv),
            group: game.group(state, root.mv),
            verdict: root.score.verdict(),
            bound: root.bound,
        });
        Thought {
            best: game.write_move(state, chosen.0),
            verdict: chosen.1.verdict(),
            line,
            depth: answer.depth,
            deepest: answer.deepest,
            nodes: answer.nodes,
            cutoffs: answer.cutoffs,
            table_hits: answer.table_hits,
            candidates: candidates.collect(),
            spent: Duration::ZERO,
            from_book: false,
        }
    }

    /// The move that is played: the best, or by chance one of those that are as good, or nearly.
    fn choose(&self, answer: &SearchAnswer<G::Move>) -> (G::Move, Score) {
        let best = (answer.best, answer.score);
        let Some(seed) = &self.seed else { return best };
        let margin = self.player.skill().margin();
        let is_near = |score: Score| match (score.verdict(), answer.score.verdict()) {
            (Verdict::Opinion(points), Verdict::Opinion(most)) => points >= most - margin,
            _ => score == answer.score,
        };
        let near: Vec<(G::Move, Score)> = answer
            .roots
            .iter()
            .filter(|root| root.bound == Bound::Exact && is_near(root.score))
            .map(|root| (root.mv, root.score))
            .collect();
        pick(&mut seed.clone(), &near).copied().unwrap_or(best)
    }
}

fn seed_of(player: &PlayerSpec, ply: usize) -> Option<SeededRng> {
    let seed = player.seed().or_else(|| player.skill().is_chancy().then_some(0))?;
    Some(SeededRng::split(seed, ply as u64))
}

/// How far the search may go, time aside.
fn limits<G: Housed>(question: &Question<'_, G>) -> Limits {
    let player = question.player;
    let mut limits = Limits {
        depth: least(player.skill().max_depth(), question.limits.depth),
        nodes: least(player.skill().max_nodes(), question.limits.nodes),
        time: None,
    };
    match player.pace() {
        Pace::Depth(depth) => {
            let is_plain = player.kind() != PlayerKind::Champion;
            let horizon = if is_plain { question.game.horizon(question.state) } else { None };
            limits.depth = least(limits.depth, Some(least(horizon, Some(depth)).unwrap_or(depth)));
        }
        Pace::Nodes(nodes) => limits.nodes = least(limits.nodes, Some(nodes)),
        Pace::Time(_) => {}
    }
    limits
}

/// How much time there is for the move, if time is what limits it.
fn allowance<G: Housed>(question: &Question<'_, G>) -> Option<Duration> {
    let player = question.player;
    let paced = match player.own_pace() {
        Some(Pace::Time(time)) => Some(time),
        Some(Pace::Depth(_) | Pace::Nodes(_)) => None,
        // With a clock on the table, a player to whom nothing was said divides its time.
        None if question.allowed.is_some() => question.allowed.map(|allowed| allowed.share),
        // The limits of a weak champion are its own; the clock on the wall must not change its play.
        None if player.skill() != Skill::Full => None,
        None => match player.pace() {
            Pace::Time(time) => Some(question.most.unwrap_or(time)),
            Pace::Depth(_) | Pace::Nodes(_) => None,
        },
    };
    least(least(paced, question.most), question.allowed.map(|allowed| allowed.most))
}

/// How much earlier the answer is fixed than it is due: whoever waits for it must still be woken, and on
/// a loaded machine that takes some milliseconds, now and then dozens.
fn head_start(time: Duration, expected: Duration) -> Duration {
    let usual = (time / 4).min(Duration::from_millis(25));
    usual.max((expected * 3 / 2).min(time / 2))
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// Waits for a champion that an earlier search, already told to stop, still holds; `None` when the time
/// is up before it is free.
fn borrow<'a, G: Housed>(slot: &'a Slot<G>, timer: &Timer) -> Option<MutexGuard<'a, Option<Mind<G>>>> {
    loop {
        if let Some(guard) = try_borrow(slot) {
            return Some(guard);
        }
        if timer.is_over() {
            return None;
        }
        thread::sleep(Duration::from_micros(200));
    }
}

fn try_borrow<G: Housed>(slot: &Slot<G>) -> Option<MutexGuard<'_, Option<Mind<G>>>> {
    match slot.try_lock() {
        Ok(guard) => Some(guard),
        Err(TryLockError::Poisoned(poisoned)) => {
            // A search that broke down may have left its memory in any state: start with a new one.
            slot.clear_poison();
            let mut guard = PoisonError::into_inner(poisoned);
            *guard = None;
            Some(guard)
        }
        Err(TryLockError::WouldBlock) => None,
    }
}

#[cfg(test)]
mod tests {
    use tabla_core::{Game, Notation};
    use tabla_santorini::Santorini;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn ask<T>(
        player: &str,
        allowed: Option<Allowed>,
        answer: impl FnOnce(&Question<'_, Santorini>) -> T,
    ) -> T {
        let state = Santorini.read_state("0000000000000000000000000/1/C3,D3/D2,D4").unwrap();
        let player = player.parse().unwrap();
        let limits = Limits::default();
        answer(&Question {
            game: Santorini,
            state: &state,
            past: Vec::new(),
            ply: 2,
            player: &player,
            allowed,
            most: None,
            limits,
        })
    }

    #[test]
    fn time_limits_only_those_whom_it_should() {
        let clock = Some(Allowed { share: SECOND * 3, most: SECOND * 40 });
        let cases = [
            ("champion", None, Some(SECOND)),
            ("champion", clock, Some(SECOND * 3)),
            ("champion:time=2s", None, Some(SECOND * 2)),
            ("champion:time=2s", clock, Some(SECOND * 2)),
            ("champion:time=1h", clock, Some(SECOND * 40)),
            ("champion:depth=3", None, None),
            ("champion:depth=3", clock, Some(SECOND * 40)),
            ("champion:level=medium", None, None),
            ("champion:level=medium,time=2s", None, Some(SECOND * 2)),
            ("alphabeta", None, None),
            ("alphabeta", clock, Some(SECOND * 3)),
            ("simple:time=2s", None, Some(SECOND * 2)),
        ];
        for (player, allowed, expected) in cases {
            assert_eq!(ask(player, allowed, allowance), expected, "{player} {allowed:?}");
        }
    }

    #[test]
    fn the_narrowest_limit_counts() {
        let cases = [
            ("champion", None, None),
            ("champion:depth=9", Some(9), None),
            ("champion:nodes=70", None, Some(70)),
            ("champion:level=medium", Some(3), Some(20_000)),
            ("champion:level=medium,depth=2", Some(2), Some(20_000)),
            ("champion:level=medium,depth=9", Some(3), Some(20_000)),
            ("champion:level=medium,nodes=5", Some(3), Some(5)),
            ("simple", Some(2), None),
            ("alphabeta:depth=7", Some(7), None),
        ];
        for (player, depth, nodes) in cases {
            assert_eq!(ask(player, None, limits), Limits { depth, nodes, time: None }, "{player}");
        }
    }

    #[test]
    fn only_plain_players_look_less_far_while_workers_are_placed() {
        let check = |player: &str, expected| {
            let (state, player) = (Santorini.start(), player.parse().unwrap());
            let extra = Limits::default();
            let question = Question {
                past: Vec::new(),
                most: None,
                game: Santorini,
                state: &state,
                ply: 0,
                player: &player,
                allowed: None,
                limits: extra,
            };
            assert_eq!(limits(&question).depth, Some(expected));
        };
        check("simple:depth=5", 3);
        check("alphabeta:depth=2", 2);
        check("champion:depth=5", 5);
    }

    #[test]
    fn an_answer_is_fixed_a_little_before_it_is_due() {
        let millis = Duration::from_millis;
        assert_eq!(head_start(SECOND, Duration::ZERO), millis(25));
        assert_eq!(head_start(millis(40), millis(3)), millis(10));
        assert_eq!(head_start(Duration::ZERO, SECOND), Duration::ZERO);
        // The machine was seen to be slow: earlier, but at most by half.
        assert_eq!(head_start(SECOND, millis(60)), millis(90));
        assert_eq!(head_start(SECOND, SECOND), millis(500));
    }
}
