//! The computer players of the two duels: plain minimax, alpha-beta, and the champion.

mod choice;
mod review;
mod team;

use std::sync::Arc;
use std::time::Duration;

use super::Shelf;
use crate::shipped;
use tabla_core::{
    Answer, Bound, Candidate, Duel, Evaluate, Guide, Limits, Notation, Player, PlayerContext, Score,
};
use tabla_search::{Compare, Comparison, NeverStop, Options, Plain, SearchAnswer, StopSignal, deepen};
use tabla_table::{GameKit, Overlooks, Pace, PlayerKind, PlayerSpec, Setting, Skill};

use choice::Choice;
pub(super) use review::{KnownFate, reviewer};
use team::{Look, Team};

/// What a duel tells its computer players.
pub(super) trait Searched: Duel + Copy {
    /// The opinion of the plain players.
    type Plain: Evaluate<Self> + Default;
    /// What guides the champion.
    type Guide: Guide<Self> + 'static;
    /// The opinion of the champion's weak levels, and of its first look.
    type Weak: Evaluate<Self>;

    /// The weak levels' opinion. The guide is made only where it is needed, because it may have to be read.
    fn weak(&self, guide: &MakeGuide<Self>) -> Self::Weak;

    /// The farthest that a plain player with a fixed depth looks here; `None` where there is no such limit.
    fn horizon(&self, _: &Self::State) -> Option<u32> {
        None
    }

    /// What the champion's book knows of the position: moves and what they are worth, the best first.
    fn book(&self, _: &Self::State) -> Vec<(Self::Move, Score)> {
        Vec::new()
    }

    /// What a level overlooks in this game.
    fn overlooks(skill: Skill) -> Option<Overlooks> {
        skill.overlooks()
    }

    /// Which piece on the board moves, as a number; whoever overlooks things may overlook a whole piece.
    fn piece(&self, mv: Self::Move) -> Option<usize>;
}

/// What guides a champion in a game by these rules; it may be read from a disk, and is then read once for each.
pub(super) type MakeGuide<G> = Arc<dyn Fn(&G) -> <G as Searched>::Guide + Send + Sync>;

/// The moves that are perfect in a position, where somebody knows them.
pub(super) type Perfect<G> = Arc<
    dyn Fn(&G, &<G as tabla_core::Game>::State) -> Option<Vec<<G as tabla_core::Game>::Move>> + Send + Sync,
>;

/// The same kit with the three players of a duel, the plain one listed under this word and called so by this message.
pub(super) fn with_players<G: Searched + Notation>(
    kit: GameKit<G>,
    guide: &MakeGuide<G>,
    perfect: Option<&Perfect<G>>,
    plain: (&'static str, &'static str),
    shelf: &Shelf,
) -> GameKit<G> {
    let usual_mb = shelf.champion_mb.unwrap_or(PlayerSpec::DEFAULT_TABLE_MB);
    let most_threads = shelf.champion_threads.unwrap_or(usize::MAX);
    [Kind::Minimax, Kind::AlphaBeta, Kind::Champion].into_iter().fold(kit.without_random(), |kit, kind| {
        let (guide, perfect) = (Arc::clone(guide), perfect.cloned());
        kit.player(kind.player(plain), move |game, spec| {
            let table_mb = if spec.number("table").is_some() { spec.table_mb() } else { usual_mb };
            let (spec, guide, perfect) = (spec.clone(), Arc::clone(&guide), perfect.clone());
            let threads = spec.threads().min(most_threads);
            let mut player = DuelPlayer { kind, spec, guide, perfect, table_mb, threads, team: None };
            // Memory takes a while to be had: that is no time for thinking.
            player.team(game);
            Box::new(player)
        })
    })
}

/// Which of them it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Looks at everything to its depth.
    Minimax,
    /// Finds the same with less work.
    AlphaBeta,
    /// Everything that the search can.
    Champion,
}

/// How long the champion thinks when nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl Kind {
    /// The kind of player as it is written, with every word that is understood.
    const fn player(self, (plain, plain_title): (&'static str, &'static str)) -> PlayerKind {
        match self {
            Kind::Minimax => PlayerKind::new("simple")
                .titled(plain_title, "player-simple-description")
                .listed(plain)
                .aliases(&["minimax"])
                .settings(Setting::SEARCH)
                .pace(Pace::Depth(2)),
            Kind::AlphaBeta => PlayerKind::new("alphabeta")
                .titled("player-alphabeta", "player-alphabeta-description")
                .settings(Setting::SEARCH)
                .pace(Pace::Depth(3)),
            Kind::Champion => PlayerKind::new("champion")
                .titled("player-champion", "player-champion-description")
                .settings(Setting::CHAMPION)
                .pace(Pace::Time(USUAL_TIME)),
        }
    }
}

/// A computer player of a duel. The champion keeps its transposition table from move to move.
struct DuelPlayer<G: Searched> {
    kind: Kind,
    spec: PlayerSpec,
    guide: MakeGuide<G>,
    perfect: Option<Perfect<G>>,
    table_mb: usize,
    threads: usize,
    team: Option<Team<G>>,
}

/// Whoever asks says when it is enough.
pub(super) struct Enough<'a>(pub &'a dyn Fn() -> bool);

impl StopSignal for Enough<'_> {
    fn is_stopped(&self) -> bool {
        (self.0)()
    }
}

impl<G: Searched> Player<G> for DuelPlayer<G> {
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        context: &mut PlayerContext<'_, G>,
    ) -> Option<Answer<G::Move>> {
        if let Some(answer) = self.book(game, state, context.compare > 1) {
            return Some(answer);
        }
        let choice = Choice::of::<G>(&self.spec, context.ply);
        let perfect = self.perfect(game, state);
        let limits = self.limits(game, state, context.limits);
        let stop = Enough(context.enough);
        // A look at the next move alone is quick enough to be there before any deadline.
        let mut first = self.look(Plain::Minimax, game, state, Limits::depth(1), &NeverStop, &mut |_| {})?;
        if let Some(&[best, ..]) = perfect.as_deref()
            && perfect.as_ref().is_some_and(|perfect| !perfect.contains(&first.best))
        {
            (first.best, first.line) = (best, vec![best]);
        }
        (context.report)(&choice.answer(game, &first));
        if choice.misses_answers() {
            return Some(choice.answer(game, &first));
        }
        let plain = match self.kind {
            Kind::AlphaBeta => Some(Plain::AlphaBeta),
            // Choosing among nearly best moves needs the true value of each.
            Kind::Champion if !self.spec.skill().is_chancy() => None,
            Kind::Minimax | Kind::Champion => Some(Plain::Minimax),
        };
        let found = match plain {
            Some(plain) => {
                let mut report =
                    |answer: &SearchAnswer<G::Move>| (context.report)(&choice.answer(game, answer));
                self.look(plain, game, state, limits, &stop, &mut report)
            }
            None => {
                let team = self.team(game)?;
                let past = context.history.past();
                if context.compare > 1 {
                    let wanted = Compare { best: context.compare, also: None };
                    let mut tell =
                        |found: &Comparison<G::Move>| (context.report)(&choice.compared(game, found));
                    let look = Look { game, state, past, among: None, limits };
                    let (found, helped) = team.look(&look, |champion, limits| {
                        champion.compare(past, game, state, wanted, limits, &stop, &mut tell)
                    });
                    let answer = found
                        .map_or_else(|| choice.answer(game, &first), |found| choice.compared(game, &found));
                    return Some(Answer { nodes: answer.nodes + helped, ..answer });
                }
                let mut report =
                    |answer: &SearchAnswer<G::Move>| (context.report)(&choice.answer(game, answer));
                let among = perfect.as_deref();
                let look = Look { game, state, past, among, limits };
                let (found, helped) = team.look(&look, |champion, limits| {
                    champion.think_among(among, past, game, state, limits, &stop, &mut report)
                });
                found.map(|found| SearchAnswer { nodes: found.nodes + helped, ..found })
            }
        };
        Some(choice.answer(game, &found.unwrap_or(first)))
    }

    fn bytes(&self) -> usize {
        if self.team.is_some() { self.table_mb << 20 } else { 0 }
    }
}

impl<G: Searched> DuelPlayer<G> {
    /// The perfect moves: only the champion at full skill knows them by heart.
    fn perfect(&self, game: &G, state: &G::State) -> Option<Vec<G::Move>> {
        let is_full = self.kind == Kind::Champion && self.spec.skill() == Skill::Full;
        self.perfect.as_ref().filter(|_| is_full)?(game, state)
    }

    /// The search of the champion with its memory; plain searches need neither.
    fn team(&mut self, game: &G) -> Option<&mut Team<G>> {
        if self.kind != Kind::Champion || self.spec.skill().is_chancy() {
            return None;
        }
        let options = Options { table_mb: self.table_mb, pruning: true };
        if self.team.is_none() {
            // In a page the guide may still be missing: then there is nothing to begin, and no memory to take.
            let _ = (self.guide)(game);
            if shipped::has_missed() {
                return None;
            }
        }
        Some(self.team.get_or_insert_with(|| Team::new(self.threads, options, || (self.guide)(game))))
    }

    /// The opening book: only the champion at full skill reads it. All that it knows is for whoever compares moves.
    fn book(&self, game: &G, state: &G::State, compares: bool) -> Option<Answer<G::Move>> {
        if self.kind != Kind::Champion || self.spec.skill() != Skill::Full {
            return None;
        }
        let known = game.book(state);
        let &(best, score) = known.first()?;
        let candidate = |&(mv, score): &(G::Move, Score)| Candidate {
            mv,
            worth: score.verdict().into(),
            bound: Bound::Exact,
            line: vec![mv],
            words: Vec::new(),
        };
        let candidates = known.iter().take(if compares { known.len() } else { 1 }).map(candidate).collect();
        let (worth, line) = (Some(score.verdict().into()), vec![best]);
        Some(Answer { worth, line, candidates, is_from_book: true, ..Answer::new(best) })
    }

    /// A plain search, with the opinion of this kind of player.
    fn look(
        &self,
        plain: Plain,
        game: &G,
        state: &G::State,
        limits: Limits,
        stop: &dyn StopSignal,
        report: &mut dyn FnMut(&SearchAnswer<G::Move>),
    ) -> Option<SearchAnswer<G::Move>> {
        match self.kind {
            Kind::Champion => deepen(plain, game, &game.weak(&self.guide), state, limits, stop, report),
            Kind::Minimax | Kind::AlphaBeta => {
                deepen(plain, game, &G::Plain::default(), state, limits, stop, report)
            }
        }
    }

    /// A plain player with a fixed depth looks less far where the game says so.
    fn limits(&self, game: &G, state: &G::State, asked: Limits) -> Limits {
        let is_fixed = matches!(self.spec.pace(), Some(Pace::Depth(_)));
        let horizon = game.horizon(state).filter(|_| is_fixed && self.kind != Kind::Champion);
        let depth = asked.depth.map(|depth| horizon.map_or(depth, |horizon| depth.min(horizon)));
        Limits { depth, ..asked }
    }
}
