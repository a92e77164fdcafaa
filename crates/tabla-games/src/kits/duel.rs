//! The computer players of the two duels: plain minimax, alpha-beta, and the champion.

mod review;

use std::sync::Arc;
use std::time::Duration;

use super::Shelf;
use tabla_core::{
    Answer, Bound, Candidate, Duel, Evaluate, Guide, Limits, Notation, Player, PlayerContext, Score,
    SeededRng, Verdict, below, pick,
};
use tabla_search::{
    Champion, Compare, Comparison, NeverStop, Options, Plain, RootMove, SearchAnswer, StopSignal, deepen,
};
use tabla_table::{GameKit, Pace, PlayerKind, PlayerSpec, Setting, Skill};

pub(super) use review::{KnownFate, reviewer};

/// What a duel tells its computer players.
pub(super) trait Searched: Duel + Copy {
    /// The opinion of the plain players.
    type Plain: Evaluate<Self> + Default;
    /// What guides the champion.
    type Guide: Guide<Self> + 'static;
    /// The opinion of the champion's weak levels, and of its first look.
    type Weak: Evaluate<Self>;

    /// The weak levels' opinion, where the guide is at hand.
    fn weak(&self, guide: Self::Guide) -> Self::Weak;

    /// The farthest that a plain player with a fixed depth looks here; `None` where there is no such limit.
    fn horizon(&self, _: &Self::State) -> Option<u32> {
        None
    }

    /// What the champion's book knows of the position: a move and what it is worth.
    fn book(&self, _: &Self::State) -> Option<(Self::Move, Score)> {
        None
    }
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
    [Kind::Minimax, Kind::AlphaBeta, Kind::Champion].into_iter().fold(kit.without_random(), |kit, kind| {
        let (guide, perfect) = (Arc::clone(guide), perfect.cloned());
        kit.player(kind.player(plain), move |game, spec| {
            let table_mb = if spec.number("table").is_some() { spec.table_mb() } else { usual_mb };
            let (spec, guide, perfect) = (spec.clone(), Arc::clone(&guide), perfect.clone());
            let mut player = DuelPlayer { kind, spec, guide, perfect, table_mb, champion: None };
            // Memory takes a while to be had: that is no time for thinking.
            player.champion(game);
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
    champion: Option<Champion<G, G::Guide>>,
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
        if let Some(answer) = self.book(game, state) {
            return Some(answer);
        }
        let choice = Choice::of(&self.spec, context.ply);
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
        (context.report)(&choice.answer(&first));
        let plain = match self.kind {
            Kind::AlphaBeta => Some(Plain::AlphaBeta),
            // Choosing among nearly best moves needs the true value of each.
            Kind::Champion if !self.spec.skill().is_chancy() => None,
            Kind::Minimax | Kind::Champion => Some(Plain::Minimax),
        };
        let found = match plain {
            Some(plain) => {
                let mut report = |answer: &SearchAnswer<G::Move>| (context.report)(&choice.answer(answer));
                self.look(plain, game, state, limits, &stop, &mut report)
            }
            None => {
                let champion = self.champion(game)?;
                let past = context.history.past();
                if context.compare > 1 {
                    let wanted = Compare { best: context.compare, also: None };
                    let mut tell = |found: &Comparison<G::Move>| (context.report)(&choice.compared(found));
                    let found = champion.compare(past, game, state, wanted, limits, &stop, &mut tell);
                    return Some(
                        found.map_or_else(|| choice.answer(&first), |found| choice.compared(&found)),
                    );
                }
                let mut report = |answer: &SearchAnswer<G::Move>| (context.report)(&choice.answer(answer));
                champion.think_among(perfect.as_deref(), past, game, state, limits, &stop, &mut report)
            }
        };
        Some(choice.answer(&found.unwrap_or(first)))
    }

    fn bytes(&self) -> usize {
        if self.champion.is_some() { self.table_mb << 20 } else { 0 }
    }
}

impl<G: Searched> DuelPlayer<G> {
    /// The perfect moves: only the champion at full skill knows them by heart.
    fn perfect(&self, game: &G, state: &G::State) -> Option<Vec<G::Move>> {
        let is_full = self.kind == Kind::Champion && self.spec.skill() == Skill::Full;
        self.perfect.as_ref().filter(|_| is_full)?(game, state)
    }

    /// The search of the champion with its memory; plain searches need neither.
    fn champion(&mut self, game: &G) -> Option<&mut Champion<G, G::Guide>> {
        if self.kind != Kind::Champion || self.spec.skill().is_chancy() {
            return None;
        }
        let options = Options { table_mb: self.table_mb, pruning: true };
        Some(self.champion.get_or_insert_with(|| Champion::new((self.guide)(game), options)))
    }

    /// The opening book: only the champion at full skill reads it.
    fn book(&self, game: &G, state: &G::State) -> Option<Answer<G::Move>> {
        if self.kind != Kind::Champion || self.spec.skill() != Skill::Full {
            return None;
        }
        let (best, score) = game.book(state)?;
        let worth = score.verdict().into();
        let candidates =
            vec![Candidate { mv: best, worth, bound: Bound::Exact, line: vec![best], words: Vec::new() }];
        let line = vec![best];
        Some(Answer { worth: Some(worth), line, candidates, is_from_book: true, ..Answer::new(best) })
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
            Kind::Champion => {
                deepen(plain, game, &game.weak((self.guide)(game)), state, limits, stop, report)
            }
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

/// Which of the good moves is played: the best, or by chance one of those that are as good, or nearly.
struct Choice {
    chance: Option<SeededRng>,
    margin: i32,
    /// How many moves in a hundred are any at all.
    lapses: u64,
}

impl Choice {
    fn of(spec: &PlayerSpec, ply: usize) -> Choice {
        let seed = spec.seed().or_else(|| spec.skill().is_chancy().then_some(0));
        let (margin, lapses) = (spec.skill().margin(), spec.skill().lapses());
        Choice { chance: seed.map(|seed| SeededRng::split(seed, ply as u64)), margin, lapses }
    }

    /// All that is known, for the move that is played.
    fn answer<M: Copy + PartialEq>(&self, found: &SearchAnswer<M>) -> Answer<M> {
        let (best, score) = self.choose(found);
        let known = found.roots.iter().filter(|root| root.score > Score::MIN && root.score < Score::MAX);
        let candidate = |root: &RootMove<M>| Candidate {
            mv: root.mv,
            worth: root.score.verdict().into(),
            bound: root.bound,
            line: Vec::new(),
            words: Vec::new(),
        };
        Answer {
            best,
            worth: Some(score.verdict().into()),
            line: if best == found.best { found.line.clone() } else { vec![best] },
            depth: found.depth,
            deepest: found.deepest,
            nodes: found.nodes,
            cutoffs: found.cutoffs,
            table_hits: found.table_hits,
            candidates: known.map(candidate).collect(),
            is_from_book: false,
            words: Vec::new(),
        }
    }

    /// The same for somebody who compares moves: each that was compared has its line.
    fn compared<M: Copy + PartialEq>(&self, found: &Comparison<M>) -> Answer<M> {
        let mut answer = self.answer(&found.answer);
        for candidate in &mut answer.candidates {
            if let Some(compared) = found.moves.iter().find(|compared| compared.mv == candidate.mv) {
                candidate.line.clone_from(&compared.line);
            }
        }
        answer
    }

    fn choose<M: Copy>(&self, found: &SearchAnswer<M>) -> (M, Score) {
        let best = (found.best, found.score);
        let Some(mut chance) = self.chance.clone() else { return best };
        if self.lapses > 0 && below(&mut chance, 100) < self.lapses {
            let any = pick(&mut chance, &found.roots);
            return any.map_or(best, |root| (root.mv, root.score));
        }
        let is_near = |score: Score| match (score.verdict(), found.score.verdict()) {
            (Verdict::Opinion(points), Verdict::Opinion(most)) => points >= most - self.margin,
            _ => score == found.score,
        };
        let near = found.roots.iter().filter(|root| root.bound == Bound::Exact && is_near(root.score));
        let near: Vec<(M, Score)> = near.map(|root| (root.mv, root.score)).collect();
        pick(&mut chance, &near).copied().unwrap_or(best)
    }
}
