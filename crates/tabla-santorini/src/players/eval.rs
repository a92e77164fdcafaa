//! The champion's opinion of a position, and what its search may know of threats.
//!
//! The opinion is a sum of weights, one for each fact that holds: how high each worker stands and where,
//! how many squares it can step to and how many of those lead up, what it has to build on, how far the
//! enemy is. Facts about the side to move and about the other side have weights of their own, because
//! the move is worth a great deal. The weights were fitted to the results of games that the program
//! played against itself; see `weights.rs`.

use tabla_core::{Evaluate, Guide, Say, Score};

use crate::weights::WEIGHTS;
use crate::{Move, Santorini, Square, Squares, State};

/// What a weight is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Say)]
#[say("santorini-term")]
pub enum Term {
    /// How high a worker stands.
    Height,
    /// Where on the board it stands.
    Centre,
    /// How many squares one level up it can step to.
    Climb,
    /// How many of those no enemy can spoil at once.
    Safe,
    /// How many squares it can step to at all.
    Mobility,
    /// High squares beside it that it cannot step to yet.
    Support,
    /// How far the nearest enemy is.
    Distance,
    Tempo,
}

impl Term {
    /// Every term, in the order in which they are told.
    pub const ALL: [Term; 8] = [
        Term::Height,
        Term::Centre,
        Term::Climb,
        Term::Safe,
        Term::Mobility,
        Term::Support,
        Term::Distance,
        Term::Tempo,
    ];
}

// Where the weights of each term begin, for one of the two sides. Tables are indexed by the worker's
// level first; a worker stands at most two high while the game goes on.
const HEIGHT: usize = 0;
const CENTRE: usize = HEIGHT + 3;
const CLIMB: usize = CENTRE + 3 * 6;
const SAFE: usize = CLIMB + 3 * 5;
const MOBILITY: usize = SAFE + 3 * 4;
const SUPPORT_TOP: usize = MOBILITY + 3 * 9;
const SUPPORT_HIGH: usize = SUPPORT_TOP + 3 * 4;
const DISTANCE: usize = SUPPORT_HIGH + 3 * 4;
/// How many weights one side has.
const SIDE: usize = DISTANCE + 3 * 4;

/// How many weights there are: for the side to move, for the other, and for being to move.
pub const WEIGHT_COUNT: usize = 2 * SIDE + 1;

/// The weights of an evaluation, in points.
pub type Weights = [i16; WEIGHT_COUNT];

/// The term to which the weight with this index belongs.
pub fn term_of(index: usize) -> Term {
    if index == 2 * SIDE {
        return Term::Tempo;
    }
    match index % SIDE {
        HEIGHT..CENTRE => Term::Height,
        CENTRE..CLIMB => Term::Centre,
        CLIMB..SAFE => Term::Climb,
        SAFE..MOBILITY => Term::Safe,
        MOBILITY..SUPPORT_TOP => Term::Mobility,
        SUPPORT_TOP..DISTANCE => Term::Support,
        _ => Term::Distance,
    }
}

/// The six kinds of squares, from the corner to the centre; 32 entries, so that no index needs a check.
const KIND: [u8; 32] = [
    0, 1, 2, 1, 0, //
    1, 3, 4, 3, 1, //
    2, 4, 5, 4, 2, //
    1, 3, 4, 3, 1, //
    0, 1, 2, 1, 0, //
    0, 0, 0, 0, 0, 0, 0,
];

/// Calls `fact` with the index of every weight that counts in this position. Workers must be placed.
#[inline]
pub fn facts(state: &State, mut fact: impl FnMut(usize)) {
    let [high, higher, top, _] = state.risen;
    let one_up = [high & !higher, higher & !top, state.built(3)];
    let tops = one_up[2];
    let free = state.free();
    for (base, seat) in [(0, state.side), (SIDE, state.side.other())] {
        let enemies = state.workers[seat.other()];
        let watched = enemies.around();
        // The enemies' neighbours, their neighbours, and so on: rings of distance.
        let near = watched | enemies;
        let farther = near.around() | near;
        for worker in state.workers[seat] {
            let level = usize::from(high.has(worker)) + usize::from(higher.has(worker));
            let around = worker.neighbours();
            let reach = state.reach(worker);
            let ups = reach & one_up[level];
            let safe = ups & !watched;
            let count = |set: Squares, most: u32| set.len().min(most) as usize;
            fact(base + HEIGHT + level);
            fact(base + CENTRE + level * 6 + usize::from(KIND[worker.index() & 31]));
            fact(base + CLIMB + level * 5 + count(ups, 4));
            fact(base + SAFE + level * 4 + count(safe, 3));
            fact(base + MOBILITY + level * 9 + reach.len() as usize);
            fact(base + SUPPORT_TOP + level * 4 + count(around & tops & free, 3));
            fact(base + SUPPORT_HIGH + level * 4 + count(around & one_up[1] & free, 3));
            let distance = if watched.has(worker) {
                0
            } else if farther.has(worker) {
                1
            } else if (farther.around() | farther).has(worker) {
                2
            } else {
                3
            };
            fact(base + DISTANCE + level * 4 + distance);
        }
    }
    fact(2 * SIDE);
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Eval {
    weights: Weights,
}

impl Default for Eval {
    fn default() -> Eval {
        Eval { weights: WEIGHTS }
    }
}

impl Eval {
    /// An evaluation with other weights, for tuning.
    pub fn new(weights: Weights) -> Eval {
        Eval { weights }
    }

    pub fn weights(&self) -> Weights {
        self.weights
    }

    /// The opinion term by term, for the side to move: its own facts and the opponent's together.
    pub fn explain(&self, state: &State) -> Vec<(Term, i32)> {
        let mut sums = Term::ALL.map(|term| (term, 0));
        if !state.is_placing() {
            facts(state, |index| {
                let term = term_of(index);
                if let Some(sum) = sums.iter_mut().find(|(other, _)| *other == term) {
                    sum.1 += i32::from(self.weights[index]);
                }
            });
        }
        sums.to_vec()
    }
}

impl Evaluate<Santorini> for Eval {
    type Trail = ();

    fn begin(&self, _: &Santorini, _: &State) {}

    #[inline]
    fn follow(&self, _: &Santorini, (): &(), _: &State, _: Move, _: &State) {}

    #[inline]
    fn evaluate(&self, _: &Santorini, state: &State, (): &()) -> Score {
        if state.is_placing() {
            return Score::EVEN;
        }
        let mut sum = 0;
        facts(state, |index| sum += i32::from(self.weights[index]));
        Score::points(sum)
    }
}

impl State {
    /// Squares on which the side to move must not build: a third level beside an enemy who can take it.
    #[inline]
    fn gifts(&self) -> Squares {
        let ready = self.workers[self.side.other()] & self.risen[1];
        if ready.is_empty() { ready } else { ready.around() & self.risen[1] & !self.risen[2] }
    }
}

/// What the order of moves depends on.
pub struct Glance {
    /// How high each square is; 32 entries, so that a five-bit index needs no check.
    levels: [i8; 32],
    /// The squares beside the enemy.
    watched: Squares,
}

impl Guide<Santorini> for Eval {
    type Glance = Glance;

    const SLOTS: usize = 1024;

    #[inline]
    fn win(&self, _: &Santorini, state: &State) -> Option<Move> {
        let to = state.wins(state.side).first()?;
        let from = (state.workers[state.side] & state.risen[1] & to.neighbours()).first()?;
        Some(Move::Climb { from, to })
    }

    #[inline]
    fn in_danger(&self, _: &Santorini, state: &State) -> bool {
        !state.wins(state.side.other()).is_empty()
    }

    fn candidates(&self, game: &Santorini, state: &State, moves: &mut Vec<Move>) {
        if state.is_placing() {
            tabla_core::Game::moves(game, state, moves);
            return;
        }
        let threats = state.wins(state.side.other());
        // One threat can be closed by a dome; nothing can be done about two at once.
        let useful = match threats.len() {
            0 => !state.gifts(),
            1 => threats,
            _ => Squares::NONE,
        };
        state.steps(state.side, |from, to, builds| match builds {
            None => moves.push(Move::Climb { from, to }),
            Some(builds) => {
                moves.extend((builds & useful).map(|build| Move::Turn { from, to, build }));
            }
        });
    }

    fn loud(&self, _: &Santorini, state: &State, moves: &mut Vec<Move>) {
        if state.is_placing() {
            return;
        }
        let mover = state.side;
        // A threat needs a worker on the second level, there already or one step away from it.
        let second = state.risen[1] & !state.risen[2];
        let climbers = state.workers[mover] & state.risen[0];
        if (climbers & state.risen[1]).is_empty() && (climbers.around() & second).is_empty() {
            return;
        }
        let gifts = state.gifts();
        let tops = state.built(3);
        state.steps(mover, |from, to, builds| {
            let Some(builds) = builds else { return moves.push(Move::Climb { from, to }) };
            let workers = state.workers[mover].without(from).with(to);
            let ready = workers & state.risen[1];
            if ready.is_empty() {
                return;
            }
            let beside = ready.around();
            // A threat stands already after the step, or the build makes one.
            let standing = beside & tops & (state.free().with(from));
            let rising = builds & beside & second & !gifts;
            let keeps = if standing.is_empty() {
                rising
            } else if standing.len() > 1 {
                builds & !gifts
            } else {
                builds & !standing & !gifts | rising
            };
            moves.extend(keeps.map(|build| Move::Turn { from, to, build }));
        });
    }

    #[inline]
    fn glance(&self, _: &Santorini, state: &State) -> Glance {
        let mut levels = [0; 32];
        for set in state.risen {
            for square in set {
                levels[square.index()] += 1;
            }
        }
        Glance { levels, watched: state.workers[state.side.other()].around() }
    }

    #[inline]
    fn promise(&self, glance: &Glance, mv: Move) -> i32 {
        let level = |square: Square| i32::from(glance.levels[square.index() & 31]);
        let kind = |square: Square| i32::from(KIND[square.index() & 31]);
        match mv {
            Move::Climb { .. } => 1 << 24,
            Move::Turn { from, to, build } => {
                let (stands, built) = (level(to), level(build));
                let mut promise = 1_500 * (stands - level(from)) + 40 * kind(to);
                // Building what one can step onto next.
                if built == stands {
                    promise += 300 * (built + 1);
                }
                // A dome where an enemy might have gone.
                if built == 3 && glance.watched.has(build) {
                    promise += 400;
                }
                promise
            }
            Move::Place(one, other) => 60 * (kind(one) + kind(other)),
        }
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Turn { to, build, .. } => to.index() << 5 | build.index(),
            Move::Place(from, to) | Move::Climb { from, to } => from.index() << 5 | to.index(),
        }
    }
}
