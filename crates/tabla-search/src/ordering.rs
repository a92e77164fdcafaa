//! Which move to try first: what was good elsewhere in the tree is likely to be good here.

use tabla_core::{Duel, Guide, Seat};

/// Killers (quiet refutations at the same ply) and history (kinds of moves that caused cut-offs).
pub(crate) struct Ordering<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Vec<i32>,
    slots: usize,
}

/// History values stay within ± this.
const LIMIT: i32 = 16_384;

const TABLE_MOVE: i32 = 1 << 30;
const KILLER: i32 = 1 << 20;

impl<M: Copy + Eq> Ordering<M> {
    pub(crate) fn new(slots: usize) -> Self {
        Ordering { killers: Vec::new(), history: vec![0; slots * 2], slots }
    }

    /// A new search: the killers are forgotten, the history fades.
    pub(crate) fn fade(&mut self, plies: usize) {
        self.killers.clear();
        self.killers.resize(plies, [None; 2]);
        for value in &mut self.history {
            *value /= 8;
        }
    }

    pub(crate) fn clear(&mut self) {
        self.killers.clear();
        self.history.fill(0);
    }

    /// Gives every move its number; larger is earlier.
    pub(crate) fn rate<G: Duel<Move = M>, E: Guide<G>>(
        &self,
        (game, guide, state): (&G, &E, &G::State),
        (mover, ply): (Seat, usize),
        known: Option<M>,
        moves: &[M],
        rated: &mut Vec<(i32, M)>,
    ) {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let history = &self.history[mover.index() * self.slots..][..self.slots];
        let glance = guide.glance(game, state);
        rated.clear();
        rated.extend(moves.iter().map(|&mv| {
            let rating = if known == Some(mv) {
                TABLE_MOVE
            } else if killers[0] == Some(mv) {
                KILLER + 1
            } else if killers[1] == Some(mv) {
                KILLER
            } else {
                history[guide.slot(mv)] + guide.promise(&glance, mv)
            };
            (rating, mv)
        }));
    }

    /// `good` refuted the node; the moves tried before it did not.
    pub(crate) fn learn<G: Duel<Move = M>, E: Guide<G>>(
        &mut self,
        guide: &E,
        (mover, ply): (Seat, usize),
        depth: i32,
        good: M,
        tried: &[(i32, M)],
    ) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(good)
        {
            killers[1] = killers[0];
            killers[0] = Some(good);
        }
        let bonus = (depth * depth * 16).min(2_048);
        let history = &mut self.history[mover.index() * self.slots..][..self.slots];
        let mut push = |mv: M, by: i32| {
            let value = &mut history[guide.slot(mv)];
            *value += by - *value * by.abs() / LIMIT;
        };
        push(good, bonus);
        for &(_, mv) in tried {
            push(mv, -bonus / 2);
        }
    }
}

/// Brings the best rated of the moves from `index` on to `index`, and returns it.
#[inline]
pub(crate) fn next_best<M: Copy>(rated: &mut [(i32, M)], index: usize) -> (i32, M) {
    let mut best = index;
    for other in index + 1..rated.len() {
        if rated[other].0 > rated[best].0 {
            best = other;
        }
    }
    rated.swap(index, best);
    rated[index]
}
