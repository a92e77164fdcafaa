//! The rules: whose turn it is, what may be played, and what it does.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use tabla_core::{ChanceOf, Duel, Game, GameEnd, Never, Outcome, Say, Seat, Turn, TurnOf, Viewer};

use crate::symmetry::Symmetry;
use crate::{Level, Square, Squares, State};

/// The game: two players, two workers each, no god powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Santorini;

/// One turn of one player.
#[derive(Clone, Copy, Debug)]
pub enum Move {
    /// Both workers are placed. The order is the one in which they were named; but which is which does not matter, so
    /// that the same squares in the other order are the same move.
    Place(Square, Square),
    /// A worker moves, then builds.
    Turn {
        /// Where the worker stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        build: Square,
    },
    /// A worker steps onto the third level and wins; nothing is built.
    Climb {
        /// Where the worker stood.
        from: Square,
        to: Square,
    },
}

impl Move {
    /// The placement of two workers as it is listed, whatever the order.
    pub fn place(one: Square, other: Square) -> Move {
        Move::Place(one.min(other), one.max(other))
    }

    /// What makes two moves equal, and comes first of two.
    #[inline]
    fn rank(self) -> (u8, Square, Square, Option<Square>) {
        match self {
            Move::Place(one, other) => (0, one.min(other), one.max(other), None),
            Move::Turn { from, to, build } => (1, from, to, Some(build)),
            Move::Climb { from, to } => (2, from, to, None),
        }
    }

    /// Its squares in the order in which they are written.
    pub fn squares(self) -> Vec<Square> {
        match self {
            Move::Place(one, other) => vec![one, other],
            Move::Turn { from, to, build } => vec![from, to, build],
            Move::Climb { from, to } => vec![from, to],
        }
    }
}

impl PartialEq for Move {
    #[inline]
    fn eq(&self, other: &Move) -> bool {
        self.rank() == other.rank()
    }
}

impl Eq for Move {}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Move) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl Hash for Move {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.rank().hash(hasher);
    }
}

/// By which rule a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("santorini-won")]
pub enum EndReason {
    /// A worker of the winner stands on the third level.
    #[say("third")]
    ThirdLevel,
    /// The loser is to move and cannot.
    Stuck {
        #[say("player")]
        loser: Seat,
    },
}

impl Game for Santorini {
    type State = State;
    type Move = Move;
    type Chance = Never;
    type Observation = State;
    type EndReason = EndReason;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State::START
    }

    #[inline]
    fn turn(&self, state: &State) -> TurnOf<Self> {
        let mover = state.side;
        if state.is_placing() {
            return Turn::Seat(mover);
        }
        // Only a winner ever stands on the third level, and only the last mover can have won.
        if !(state.workers[mover.other()] & state.risen[2]).is_empty() {
            Turn::won(mover.other(), EndReason::ThirdLevel)
        } else if state.can_move(mover) {
            Turn::Seat(mover)
        } else {
            Turn::won(mover.other(), EndReason::Stuck { loser: mover })
        }
    }

    fn moves(&self, state: &State, moves: &mut Vec<Move>) {
        if state.is_placing() {
            let free = state.free();
            for one in free {
                for other in free {
                    if one < other {
                        moves.push(Move::Place(one, other));
                    }
                }
            }
        } else if (state.workers[state.side.other()] & state.risen[2]).is_empty() {
            state.steps(state.side, |from, to, builds| match builds {
                None => moves.push(Move::Climb { from, to }),
                Some(builds) => moves.extend(builds.map(|build| Move::Turn { from, to, build })),
            });
        }
    }

    #[inline]
    fn play(&self, state: &mut State, mv: Move) {
        let mover = state.side;
        match mv {
            Move::Place(one, other) => state.workers[mover] = Squares::only(one).with(other),
            Move::Turn { from, to, build } => {
                state.workers[mover] = state.workers[mover].without(from).with(to);
                state.raise(build);
            }
            Move::Climb { from, to } => {
                state.workers[mover] = state.workers[mover].without(from).with(to);
            }
        }
        state.side = mover.other();
    }

    fn apply_chance(&self, _: &mut State, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &State, _: Viewer) -> State {
        *state
    }

    #[inline]
    fn key(&self, state: &State) -> u64 {
        state.key()
    }
}

impl Duel for Santorini {
    type Symmetry = Symmetry;

    #[inline]
    fn frame(&self, state: &State) -> (u64, Symmetry) {
        state.frame()
    }

    #[inline]
    fn pack(&self, mv: Move, symmetry: Symmetry) -> u32 {
        symmetry.move_of(mv).code()
    }

    fn unpack(&self, code: u32, symmetry: Symmetry) -> Option<Move> {
        Move::from_code(code).map(|mv| symmetry.inverse().move_of(mv))
    }
}

impl Move {
    // Bits: kind 2, then three squares of five bits. The kinds start at 1, so a code is never 0.
    pub(crate) fn code(self) -> u32 {
        let bits = |kind: u32, one: Square, two: Square, three: u32| {
            kind | (one.index() as u32) << 2 | (two.index() as u32) << 7 | three << 12
        };
        match self {
            Move::Place(one, other) => bits(1, one.min(other), one.max(other), 0),
            Move::Turn { from, to, build } => bits(2, from, to, build.index() as u32),
            Move::Climb { from, to } => bits(3, from, to, 0),
        }
    }

    pub(crate) fn from_code(code: u32) -> Option<Move> {
        let square = |shift: u32| Square::ALL.get((code >> shift & 31) as usize).copied();
        let (one, two) = (square(2)?, square(7)?);
        match code & 3 {
            1 => Some(Move::place(one, two)),
            2 => Some(Move::Turn { from: one, to: two, build: square(12)? }),
            3 => Some(Move::Climb { from: one, to: two }),
            _ => None,
        }
    }
}

impl Santorini {
    /// Whether the move may be played, and why not.
    pub fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let squares = mv.squares();
        let square = squares[0];
        match state.read_turn(&squares)? {
            read if read == mv => Ok(()),
            // Two squares are a placement or a step that wins, whichever is due.
            Move::Place { .. } => Err(Refusal::NoWorker { square }),
            Move::Climb { .. } | Move::Turn { .. } => Err(Refusal::Occupied { square }),
        }
    }
}

impl State {
    /// The squares to which a worker standing here may move.
    #[inline]
    pub fn reach(&self, from: Square) -> Squares {
        // A worker stands at most 2 high while the game goes on; one level up is the limit.
        let too_high = if self.risen[1].has(from) {
            self.risen[3]
        } else if self.risen[0].has(from) {
            self.risen[2]
        } else {
            self.risen[1]
        };
        from.neighbours() & self.free() & !too_high
    }

    /// The squares onto which this player's workers could step to win at once.
    #[inline]
    pub fn wins(&self, seat: Seat) -> Squares {
        let ready = self.workers[seat] & self.risen[1];
        if ready.is_empty() { ready } else { ready.around() & self.risen[2] & self.free() }
    }

    #[inline]
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        self.workers[seat].into_iter().any(|from| !self.reach(from).is_empty())
    }

    /// Calls `visit` for every step of every worker, with the squares it could build on then; `None` for
    /// a step that wins.
    #[inline]
    pub(crate) fn steps(&self, seat: Seat, mut visit: impl FnMut(Square, Square, Option<Squares>)) {
        for from in self.workers[seat] {
            let free = self.free().with(from);
            for to in self.reach(from) {
                if self.risen[2].has(to) {
                    visit(from, to, None);
                } else {
                    visit(from, to, Some(to.neighbours() & free));
                }
            }
        }
    }

    #[inline]
    fn raise(&mut self, square: Square) {
        let mut carry = Squares::only(square);
        for set in &mut self.risen {
            let already = *set & carry;
            *set = *set | carry;
            carry = already;
        }
    }

    /// The move of these squares, or the first rule that it breaks.
    pub(crate) fn read_turn(&self, squares: &[Square]) -> Result<Move, Refusal> {
        if let Turn::Over(GameEnd { outcome: Outcome::Won(seat), .. }) = Santorini.turn(self) {
            return Err(Refusal::Over { winner: seat });
        }
        if self.is_placing() { self.read_placement(squares) } else { self.read_step(squares) }
    }

    fn read_placement(&self, squares: &[Square]) -> Result<Move, Refusal> {
        let &[one, other] = squares else {
            return Err(Refusal::PlacementLength { count: squares.len() });
        };
        if one == other {
            return Err(Refusal::PlacedTogether { square: one });
        }
        for square in [one, other] {
            if !self.free().has(square) {
                return Err(Refusal::Occupied { square });
            }
        }
        Ok(Move::Place(one, other))
    }

    fn read_step(&self, squares: &[Square]) -> Result<Move, Refusal> {
        let (from, to, build) = match *squares {
            [from, to] => (from, to, None),
            [from, to, build] => (from, to, Some(build)),
            _ => return Err(Refusal::TurnLength { count: squares.len() }),
        };
        let mover = self.side;
        if self.workers[mover.other()].has(from) {
            return Err(Refusal::OthersWorker { square: from });
        }
        if !self.workers[mover].has(from) {
            return Err(Refusal::NoWorker { square: from });
        }
        if from.distance(to) != 1 {
            return Err(Refusal::StepTooFar { from, to });
        }
        self.check_free(to, Refusal::Occupied { square: to }, Refusal::Dome { square: to })?;
        if !self.reach(from).has(to) {
            let (from_level, to_level) = (self.level(from), self.level(to));
            return Err(Refusal::TooHigh { from, from_level, to, to_level });
        }
        if self.risen[2].has(to) {
            return match build {
                None => Ok(Move::Climb { from, to }),
                Some(_) => Err(Refusal::BuildAfterWin { to }),
            };
        }
        let Some(build) = build else { return Err(Refusal::BuildMissing) };
        if to.distance(build) != 1 {
            return Err(Refusal::BuildTooFar { to, build });
        }
        if build != from {
            self.check_free(
                build,
                Refusal::BuildOccupied { square: build },
                Refusal::BuildDome { square: build },
            )?;
        }
        Ok(Move::Turn { from, to, build })
    }

    fn check_free(&self, square: Square, occupied: Refusal, dome: Refusal) -> Result<(), Refusal> {
        if self.risen[3].has(square) {
            Err(dome)
        } else if !self.free().has(square) {
            Err(occupied)
        } else {
            Ok(())
        }
    }
}

/// The rule that a move breaks, or what cannot be read in it.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("santorini-refusal", error)]
pub enum Refusal {
    /// A part of the text is no square.
    NotASquare {
        text: String,
    },
    Empty,
    /// The game is over.
    Over {
        #[say("player")]
        winner: Seat,
    },
    /// A placement with too few or too many squares.
    PlacementLength {
        count: usize,
    },
    /// Both workers on one square.
    PlacedTogether {
        square: Square,
    },
    /// A turn with too few or too many squares.
    TurnLength {
        count: usize,
    },
    /// The worker belongs to the opponent.
    OthersWorker {
        square: Square,
    },
    /// There is no worker to move.
    NoWorker {
        square: Square,
    },
    /// The step is longer than one square.
    StepTooFar {
        from: Square,
        to: Square,
    },
    /// A worker stands there already.
    Occupied {
        square: Square,
    },
    /// The square is closed by a dome.
    Dome {
        square: Square,
    },
    /// More than one level up.
    TooHigh {
        from: Square,
        from_level: Level,
        to: Square,
        to_level: Level,
    },
    /// A build after the winning step.
    BuildAfterWin {
        to: Square,
    },
    /// No build after a step that does not win.
    BuildMissing,
    /// The build is too far away.
    BuildTooFar {
        to: Square,
        build: Square,
    },
    /// A worker stands where the level should go.
    BuildOccupied {
        square: Square,
    },
    /// A dome is where the level should go.
    BuildDome {
        square: Square,
    },
}
