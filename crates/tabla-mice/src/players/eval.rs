//! What the champion's search may know: the network's opinion, the order of moves, and threats.

use std::sync::Arc;

use tabla_core::{Evaluate, Guide, Score, Seat};

use super::net::Nets;
use crate::solve::{Exact, Tables};
use crate::{FEWEST, Mice, Move, Point, Points, State};

/// The champion's evaluation, its sense for threats, and the solved positions that it may have.
#[derive(Clone)]
pub struct Eval {
    tables: Option<Tables>,
    nets: Arc<Nets>,
}

impl Eval {
    /// With these networks.
    pub fn new(nets: Arc<Nets>) -> Eval {
        Eval { tables: None, nets }
    }

    /// The same for a champion that knows these positions by heart, if any.
    #[must_use]
    pub fn with_tables(self, tables: Option<Tables>) -> Eval {
        Eval { tables, ..self }
    }
}

impl Evaluate<Mice> for Eval {
    type Trail = ();

    fn begin(&self, _: &Mice, _: &State) {}

    #[inline]
    fn follow(&self, _: &Mice, (): &(), _: &State, _: Move, _: &State) {}

    #[inline]
    fn evaluate(&self, game: &Mice, state: &State, (): &()) -> Score {
        Score::points(self.nets.net(game, state).points(state))
    }
}

/// What the order of moves depends on.
pub struct Glance {
    /// Where the enemy would close a mill.
    enemy_closing: Points,
    /// Points beside an enemy's man.
    beside_enemy: Points,
    /// Men of the enemy with which a mill could be closed.
    useful_to_enemy: Points,
    is_placing: bool,
}

impl Guide<Mice> for Eval {
    type Glance = Glance;

    const SLOTS: usize = 25 * 24;

    #[inline]
    fn exact(&self, game: &Mice, state: &State) -> Option<Score> {
        let tables = self.tables.as_ref()?;
        if tables.rules().flying != game.flying {
            return None;
        }
        Some(match tables.probe(state)? {
            Exact::Win { plies } => Score::win_in(plies),
            Exact::Draw => Score::EVEN,
            Exact::Loss { plies } => Score::loss_in(plies),
        })
    }

    /// A mill that takes the enemy's third man. Wins by shutting the enemy in are left to the search.
    #[inline]
    fn win(&self, game: &Mice, state: &State) -> Option<Move> {
        let (mover, other) = (state.side(), state.side().other());
        if state.left(other) > FEWEST {
            return None;
        }
        let take = state.removable(other).first()?;
        let (from, to) = closing_step(game, state, mover)?;
        Some(Move::new(from, to, Some(take)))
    }

    #[inline]
    fn in_danger(&self, game: &Mice, state: &State) -> bool {
        state.left(state.side()) == FEWEST && closing_step(game, state, state.side().other()).is_some()
    }

    fn candidates(&self, game: &Mice, state: &State, moves: &mut Vec<Move>) {
        tabla_core::Game::moves(game, state, moves);
    }

    fn loud(&self, game: &Mice, state: &State, moves: &mut Vec<Move>) {
        let mover = state.side();
        let takes = state.removable(mover.other());
        closing_steps(game, state, mover, |from, to| {
            moves.extend(takes.map(|take| Move::new(from, to, Some(take))));
        });
    }

    #[inline]
    fn glance(&self, _: &Mice, state: &State) -> Glance {
        let enemy = state.men(state.side().other());
        let enemy_closing = enemy.closing() & state.free();
        Glance {
            enemy_closing,
            beside_enemy: enemy.around(),
            useful_to_enemy: enemy & enemy_closing.around(),
            is_placing: state.is_placing(),
        }
    }

    #[inline]
    fn promise(&self, glance: &Glance, mv: Move) -> i32 {
        let to = mv.to();
        let mut promise = 30 * to.degree() as i32;
        if let Some(take) = mv.take() {
            promise += 8_000 + if glance.useful_to_enemy.has(take) { 500 } else { 0 };
        }
        // A man between two of the enemy's keeps a mill open.
        if glance.enemy_closing.has(to) && (glance.is_placing || glance.beside_enemy.has(to)) {
            promise += 3_000;
        }
        if let Move::Slide { from, .. } = mv
            && glance.enemy_closing.around().has(from)
        {
            promise -= 50;
        }
        promise
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        mv.from().map_or(24, Point::index) * 24 + mv.to().index()
    }
}

/// Calls `found` for every step with which this player would close a mill now.
#[inline]
fn closing_steps(game: &Mice, state: &State, seat: Seat, mut found: impl FnMut(Option<Point>, Point)) {
    let own = state.men(seat);
    if state.hand(seat) > 0 {
        for to in own.closing() & state.free() {
            found(None, to);
        }
    } else if !state.is_placing() {
        for from in own {
            for to in game.reach(state, seat, from) & own.without(from).closing() {
                found(Some(from), to);
            }
        }
    }
}

/// One step with which this player would close a mill now.
#[inline]
fn closing_step(game: &Mice, state: &State, seat: Seat) -> Option<(Option<Point>, Point)> {
    let mut step = None;
    closing_steps(game, state, seat, |from, to| step = step.or(Some((from, to))));
    step
}
