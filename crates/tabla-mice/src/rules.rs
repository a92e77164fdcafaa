//! The rules: whose turn it is, what may be played, and what it does.

use tabla_core::{ChanceOf, DrawRules, Duel, Game, Never, Outcome, Say, Seat, Turn, TurnOf, Viewer};

use crate::parts::FEWEST;
use crate::symmetry::Symmetry;
use crate::{Point, Points, State};

/// The game: nine men each, and what is agreed on before it begins.
///
/// The two draw rules are about the course of a game, and a position does not know how it came about: they
/// are kept by whoever holds the record, who asks here whether and when they apply.
///
/// ```
/// use tabla_core::{DrawRules, Game};
/// use tabla_mice::Mice;
/// let analysis = Mice { quiet: false, ..Mice::default() };
/// assert_eq!(analysis.draw_rules(), DrawRules { repetition: Some(3), quiet: None });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mice {
    /// Whether a player with three men left may move one of them to any free point.
    pub flying: bool,
    /// Whether the same position, with the same player to move, is a draw when it comes the third time.
    pub repetition: bool,
    /// Whether 200 turns in a row without a mill are a draw.
    pub quiet: bool,
}

impl Default for Mice {
    fn default() -> Mice {
        Mice { flying: false, repetition: true, quiet: true }
    }
}

impl Mice {
    /// How often a position comes when the game is drawn by repetition.
    pub const REPETITIONS: u32 = 3;
    /// How many turns in a row, of both players together, close no mill when the game is drawn.
    pub const QUIET_TURNS: u32 = 200;

    /// The game with men that fly.
    pub const FLYING: Mice = Mice { flying: true, repetition: true, quiet: true };

    /// Whether this player's men may fly: exactly three left, and all of them on the board.
    #[inline]
    pub fn flies(&self, state: &State, seat: Seat) -> bool {
        self.flying && state.hand[seat] == 0 && state.men[seat].len() == u32::from(FEWEST)
    }

    /// The points to which a man of this player standing here may move, once all men are placed.
    #[inline]
    pub fn reach(&self, state: &State, seat: Seat, from: Point) -> Points {
        if self.flies(state, seat) { state.free() } else { from.neighbours() & state.free() }
    }

    #[inline]
    fn can_move(&self, state: &State, seat: Seat) -> bool {
        // A player who flies is never stuck: 24 points are more than all men.
        self.flies(state, seat) || !(state.men[seat].around() & state.free()).is_empty()
    }

    /// Finds every turn of the player to move: where a man comes from, where it goes, what it takes.
    #[inline]
    pub(crate) fn each_turn(
        &self,
        state: &State,
        mut found: impl FnMut(Option<Point>, Point, Option<Point>),
    ) {
        let mover = state.side;
        if state.left(mover) < FEWEST {
            return;
        }
        let own = state.men[mover];
        let takes = state.removable(mover.other());
        let mut each = |from: Option<Point>, to: Point, closes: bool| {
            if closes {
                takes.for_each(|take| found(from, to, Some(take)));
            } else {
                found(from, to, None);
            }
        };
        if state.is_placing() {
            let closing = own.closing();
            for to in state.free() {
                each(None, to, closing.has(to));
            }
            return;
        }
        for from in own {
            let closing = own.without(from).closing();
            for to in self.reach(state, mover, from) {
                each(Some(from), to, closing.has(to));
            }
        }
    }
}

/// One turn of one player, with the man it takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A man comes from the hand to the board.
    Place {
        /// Where it stands now.
        to: Point,
        /// The enemy's man that the closed mill takes.
        take: Option<Point>,
    },
    /// A man on the board moves, along a line or flying.
    Slide {
        from: Point,
        /// Where it stands now.
        to: Point,
        /// The enemy's man that the closed mill takes.
        take: Option<Point>,
    },
}

impl Move {
    /// Where the man comes from; `None` when it comes from the hand.
    #[inline]
    pub fn from(self) -> Option<Point> {
        match self {
            Move::Place { .. } => None,
            Move::Slide { from, .. } => Some(from),
        }
    }

    /// Where the man goes.
    #[inline]
    pub fn to(self) -> Point {
        match self {
            Move::Place { to, .. } | Move::Slide { to, .. } => to,
        }
    }

    /// The man that is taken.
    #[inline]
    pub fn take(self) -> Option<Point> {
        match self {
            Move::Place { take, .. } | Move::Slide { take, .. } => take,
        }
    }

    /// Whether it closes a mill. A closed mill always takes a man: when one closes, there is one to take.
    #[inline]
    pub fn closes_mill(self) -> bool {
        self.take().is_some()
    }

    /// The turn of these points.
    #[inline]
    pub(crate) fn new(from: Option<Point>, to: Point, take: Option<Point>) -> Move {
        match from {
            None => Move::Place { to, take },
            Some(from) => Move::Slide { from, to, take },
        }
    }
}

/// By which rule a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("mice-won")]
pub enum EndReason {
    /// The loser has only two men left.
    #[say("few")]
    TooFewMen {
        #[say("player")]
        loser: Seat,
    },
    /// The loser is to move and cannot.
    Stuck {
        #[say("player")]
        loser: Seat,
    },
}

impl Game for Mice {
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
        if state.left(mover) < FEWEST {
            Turn::won(mover.other(), EndReason::TooFewMen { loser: mover })
        } else if state.is_placing() || self.can_move(state, mover) {
            Turn::Seat(mover)
        } else {
            Turn::won(mover.other(), EndReason::Stuck { loser: mover })
        }
    }

    fn moves(&self, state: &State, moves: &mut Vec<Move>) {
        self.each_turn(state, |from, to, take| moves.push(Move::new(from, to, take)));
    }

    #[inline]
    fn play(&self, state: &mut State, mv: Move) {
        let mover = state.side;
        let (to, take) = match mv {
            Move::Place { to, take } => {
                state.hand[mover] -= 1;
                (to, take)
            }
            Move::Slide { from, to, take } => {
                state.men[mover] = state.men[mover].without(from);
                (to, take)
            }
        };
        state.men[mover] = state.men[mover].with(to);
        if let Some(man) = take {
            state.men[mover.other()] = state.men[mover.other()].without(man);
        }
        state.side = mover.other();
    }

    fn apply_chance(&self, _: &mut State, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules {
            repetition: self.repetition.then_some(Self::REPETITIONS),
            quiet: self.quiet.then_some(Self::QUIET_TURNS),
        }
    }

    /// Whether it closes a mill. A placement cannot be undone either, but it is one of the turns without a
    /// mill that the draw rule counts.
    #[inline]
    fn is_lasting(&self, mv: Move) -> bool {
        mv.closes_mill()
    }

    #[inline]
    fn key(&self, state: &State) -> u64 {
        state.key()
    }
}

impl Duel for Mice {
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
    // Bits: to 5, from 5, take 5, each counted from 1, so that 0 is "none" and a code is never 0.
    fn code(self) -> u32 {
        let bits = |point: Option<Point>| point.map_or(0, |point| point.index() as u32 + 1);
        bits(Some(self.to())) | bits(self.from()) << 5 | bits(self.take()) << 10
    }

    fn from_code(code: u32) -> Option<Move> {
        let point = |shift: u32| match (code >> shift & 31) as usize {
            0 => Some(None),
            number => Point::ALL.get(number - 1).copied().map(Some),
        };
        if code >> 15 != 0 {
            return None;
        }
        Some(Move::new(point(5)?, point(0)??, point(10)?))
    }
}

/// The first half of a turn: a man placed or moved, and nothing taken yet.
///
/// ```
/// use tabla_core::Notation;
/// use tabla_mice::{Mice, Point};
///
/// let point = |name: &str| name.parse::<Point>().unwrap();
/// let state = Mice::default().read_state("a7,d7,g4/d1,d2,d3,f6/0,0/w").unwrap();
/// let step = Mice::default().step(&state, Some(point("g4")), point("g7")).unwrap();
/// assert_eq!(step.takes().to_string(), "f6");
/// assert!(step.finish(Some(point("d1"))).is_err());
/// let mv = step.finish(Some(point("f6"))).unwrap();
/// assert_eq!(Mice::default().write_move(&state, mv), "g4-g7xf6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    state: State,
    from: Option<Point>,
    to: Point,
    takes: Points,
}

impl Mice {
    /// Whether the move may be played: what [`Mice::check`] finds, without a reason.
    #[inline]
    pub(crate) fn allows(&self, state: &State, mv: Move) -> bool {
        let (mover, to) = (state.side, mv.to());
        let men = state.men[mover];
        let own = match mv.from() {
            None if state.is_placing() => men,
            Some(from) if !state.is_placing() && men.has(from) => {
                if !self.reach(state, mover, from).has(to) {
                    return false;
                }
                men.without(from)
            }
            _ => return false,
        };
        let takes = match mv.take() {
            None => !own.closing().has(to),
            Some(man) => own.closing().has(to) && state.removable(mover.other()).has(man),
        };
        takes && state.free().has(to) && state.left(mover) >= FEWEST
    }

    /// Whether the move may be played, and why not.
    pub fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        self.step(state, mv.from(), mv.to())?.finish(mv.take()).map(drop)
    }

    /// Judges the first half of a turn: a man comes from the hand (`from` is `None`) or from a point.
    pub fn step(&self, state: &State, from: Option<Point>, to: Point) -> Result<Step, Refusal> {
        if let Some(winner) = self.turn(state).outcome().and_then(Outcome::winner) {
            return Err(Refusal::Over { winner });
        }
        let mover = state.side;
        let own = match (from, state.is_placing()) {
            (None, true) => state.men[mover],
            (None, false) => return Err(Refusal::NoneInHand),
            (Some(_), true) => return Err(Refusal::StillPlacing { hand: state.hand[mover] }),
            (Some(from), false) => {
                if state.men[mover.other()].has(from) {
                    return Err(Refusal::OthersMan { point: from });
                }
                if !state.men[mover].has(from) {
                    return Err(Refusal::NoMan { point: from });
                }
                if !self.flies(state, mover) && !from.neighbours().has(to) {
                    return Err(Refusal::NotAdjacent { from, to });
                }
                state.men[mover].without(from)
            }
        };
        if !state.free().has(to) {
            return Err(Refusal::Occupied { point: to });
        }
        let closes = own.closing().has(to);
        let takes = if closes { state.removable(mover.other()) } else { Points::NONE };
        Ok(Step { state: *state, from, to, takes })
    }
}

impl Step {
    /// The men that may be taken now; none when no mill is closed.
    pub fn takes(&self) -> Points {
        self.takes
    }

    /// The whole turn, or why it cannot end so.
    pub fn finish(self, take: Option<Point>) -> Result<Move, Refusal> {
        let mover = self.state.side;
        let whole = Move::new(self.from, self.to, take);
        match take {
            None if self.takes.is_empty() => Ok(whole),
            None => Err(Refusal::MustTake { free: self.takes }),
            Some(man) if self.takes.is_empty() => Err(Refusal::NothingToTake { man }),
            Some(man) if self.takes.has(man) => Ok(whole),
            Some(man) if self.state.men[mover.other()].has(man) => {
                Err(Refusal::StandsInMill { man, free: self.takes })
            }
            Some(man) => {
                let left = self.from == Some(man);
                let own = man == self.to || self.state.men[mover].has(man) && !left;
                Err(if own { Refusal::TakesOwn { man } } else { Refusal::TakesNobody { point: man } })
            }
        }
    }
}

/// The rule that a move breaks, or what cannot be read in it.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("mice-refusal", error)]
pub enum Refusal {
    /// A part of the text is no point.
    NotAPoint {
        text: String,
    },
    Empty,
    /// A removal without a move before it.
    TakeFirst {
        #[say("point")]
        man: Point,
    },
    /// More points than a turn can have.
    TooManyPoints {
        count: usize,
    },
    /// The game is over.
    Over {
        #[say("player")]
        winner: Seat,
    },
    /// A man on the board should move before all are placed.
    StillPlacing {
        /// How many men are in hand.
        hand: u8,
    },
    /// A man should be placed, and none is left.
    NoneInHand,
    /// A man stands there already.
    Occupied {
        point: Point,
    },
    /// The man belongs to the opponent.
    OthersMan {
        point: Point,
    },
    /// There is no man to move.
    NoMan {
        point: Point,
    },
    /// No line leads there.
    NotAdjacent {
        from: Point,
        to: Point,
    },
    /// A mill is closed and nothing is taken.
    MustTake {
        /// The men that may be taken.
        free: Points,
    },
    /// A man should be taken, and no mill is closed.
    NothingToTake {
        #[say("point")]
        man: Point,
    },
    /// The man stands in a mill, and others do not.
    StandsInMill {
        #[say("point")]
        man: Point,
        /// The men that may be taken.
        free: Points,
    },
    /// The man to be taken is one's own.
    TakesOwn {
        #[say("point")]
        man: Point,
    },
    /// There is no man to be taken.
    TakesNobody {
        point: Point,
    },
}
