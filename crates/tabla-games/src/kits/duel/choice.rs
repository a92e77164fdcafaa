//! Which of the moves that were looked at is played: the best, or what somebody plays who overlooks things.

use tabla_core::rand_core::Rng;
use tabla_core::{Answer, Bound, Candidate, SeededRng, Verdict, below, pick};
use tabla_search::{Comparison, RootMove, SearchAnswer};
use tabla_table::{Overlooks, PlayerSpec};

use super::Searched;

/// How a move is chosen: the best, or by chance one of those that are as good, or nearly, as far as they were noticed.
pub(super) struct Choice {
    chance: Option<SeededRng>,
    margin: i32,
    overlooks: Option<Overlooks>,
}

impl Choice {
    pub(super) fn of<G: Searched>(spec: &PlayerSpec, ply: usize) -> Choice {
        let seed = spec.seed().or_else(|| spec.skill().is_chancy().then_some(0));
        let chance = seed.map(|seed| SeededRng::split(seed, ply as u64));
        Choice { chance, margin: spec.skill().margin(), overlooks: G::overlooks(spec.skill()) }
    }

    /// Whether the opponent's answers are out of sight for this decision.
    pub(super) fn misses_answers(&self) -> bool {
        let (Some(overlooks), Some(mut chance)) = (self.overlooks, self.chance.clone()) else { return false };
        below(&mut chance, 100) < overlooks.answers
    }

    /// All that is known, for the move that is played.
    pub(super) fn answer<G: Searched>(&self, game: &G, found: &SearchAnswer<G::Move>) -> Answer<G::Move> {
        let chosen = self.choose(game, found);
        let (best, score) = chosen.map_or((found.best, found.score), |root| (root.mv, root.score));
        let known = found.roots.iter().filter(|root| root.is_known());
        let candidate = |root: &RootMove<G::Move>| Candidate {
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
    pub(super) fn compared<G: Searched>(&self, game: &G, found: &Comparison<G::Move>) -> Answer<G::Move> {
        let mut answer = self.answer(game, &found.answer);
        for candidate in &mut answer.candidates {
            if let Some(compared) = found.moves.iter().find(|compared| compared.mv == candidate.mv) {
                candidate.line.clone_from(&compared.line);
            }
        }
        answer
    }

    /// One of the best of those that are noticed; `None` where nothing is left to chance.
    fn choose<G: Searched>(&self, game: &G, found: &SearchAnswer<G::Move>) -> Option<RootMove<G::Move>> {
        let mut chance = self.chance.clone()?;
        let (noticed, best) = match self.overlooks {
            Some(overlooks) => {
                let noticed = notice(&mut chance, overlooks, game, &found.roots);
                let best = noticed.iter().filter(|root| root.is_known()).map(|root| root.score).max()?;
                (noticed, best)
            }
            None => (found.roots.clone(), found.score),
        };
        let is_near = |root: &&RootMove<G::Move>| match (root.score.verdict(), best.verdict()) {
            (Verdict::Opinion(points), Verdict::Opinion(most)) => points >= most - self.margin,
            _ => root.score == best,
        };
        let exact = noticed.iter().filter(|root| root.bound == Bound::Exact);
        let near: Vec<RootMove<G::Move>> = exact.filter(is_near).copied().collect();
        pick(&mut chance, &near).copied()
    }
}

/// The moves that somebody notices who overlooks so much; at least one. A move that wins at once catches the eye.
fn notice<G: Searched>(
    chance: &mut impl Rng,
    overlooks: Overlooks,
    game: &G,
    roots: &[RootMove<G::Move>],
) -> Vec<RootMove<G::Move>> {
    // The first number says whether answers are seen.
    let _ = below(chance, 100);
    let mut pieces: Vec<_> = roots.iter().filter_map(|root| game.piece(root.mv)).collect();
    pieces.sort_unstable();
    pieces.dedup();
    let is_far = below(chance, 100) < overlooks.piece && pieces.len() > 1;
    let far = pick(chance, &pieces).filter(|_| is_far);
    let noticed = roots.iter().filter(|root| {
        let wins = matches!(root.score.verdict(), Verdict::Win { plies: 1 });
        let missed = if wins { overlooks.moves / 2 } else { overlooks.moves };
        let is_seen = below(chance, 100) >= missed;
        is_seen && (far.is_none() || game.piece(root.mv).as_ref() != far)
    });
    let noticed: Vec<_> = noticed.copied().collect();
    if noticed.is_empty() { pick(chance, roots).copied().into_iter().collect() } else { noticed }
}
