//! What a game is: the traits that rules are written against.
//!
//! The kind of a game is a type equation, not a flag. A search that asks for a [`Duel`] has no arm for
//! chance, because `Turn<Never, _>` has none; a player that is handed an `Observation` cannot peek.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

use rand_core::Rng;

use crate::{DrawRules, Say, Saying, Seat, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// This seat has won.
    Won(Seat),
    Drawn,
    /// There was nobody to win against: how well it went, the points tell.
    Ended,
}

impl Outcome {
    /// Who has won, if anybody.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Outcome::Won(seat) => Some(seat),
            Outcome::Drawn | Outcome::Ended => None,
        }
    }
}

/// How a game ended by its rules, and by which of them: nobody has to guess it from the position again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameEnd<R> {
    pub outcome: Outcome,
    /// The rule that ended it.
    pub reason: R,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn<C, R> {
    /// A player must choose a move.
    Seat(Seat),
    /// Chance must decide something first.
    Chance(C),
    /// The game is over.
    Over(GameEnd<R>),
}

impl<C, R> Turn<C, R> {
    /// The game is over: won by this seat, by this rule.
    pub const fn won(winner: Seat, reason: R) -> Turn<C, R> {
        Turn::Over(GameEnd { outcome: Outcome::Won(winner), reason })
    }

    /// Who has won or not, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Turn::Over(end) => Some(end.outcome),
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }
}

/// What chance has to decide at one point of a game.
pub trait Chance: Clone + Debug {
    /// What can come out.
    type Event: Clone + PartialEq + Debug + Send + Sync;

    /// Lets chance decide, with the dice that it is handed.
    fn draw(&self, dice: &mut dyn Rng) -> Self::Event;

    /// Whose throw it is: this seat may throw, and its clock runs until it has. `None`: the house deals.
    fn seat(&self) -> Option<Seat> {
        None
    }

    /// A name for this point of the game that does not depend on what others did, such as "third throw of turn
    /// ten": with shared chance, equal keys bring the same.
    fn key(&self) -> Option<u64> {
        None
    }
}

/// Chance of which everything that can come out is known, with its exact probability.
pub trait ExactChance: Chance {
    /// Into how many equally likely cases everything that can happen falls; never 0.
    fn cases(&self) -> u32;

    /// Shows every event once, with the number of cases that it stands for, which is never 0. All of them
    /// together are [`ExactChance::cases`].
    fn chances(&self, look: &mut dyn FnMut(Self::Event, u32));
}

/// The chance of a game of pure skill: there is none, and the type has no value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Never {}

impl Chance for Never {
    type Event = Never;

    fn draw(&self, _: &mut dyn Rng) -> Never {
        match *self {}
    }
}

impl ExactChance for Never {
    fn cases(&self) -> u32 {
        match *self {}
    }

    fn chances(&self, _: &mut dyn FnMut(Never, u32)) {
        match *self {}
    }
}

/// What can come out when chance decides in the game `G`.
pub type ChanceOf<G> = <<G as Game>::Chance as Chance>::Event;
/// Whose turn it can be in the game `G`.
pub type TurnOf<G> = Turn<<G as Game>::Chance, <G as Game>::EndReason>;

/// Why somebody stops before the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Withdrawal {
    /// This seat gives up.
    Resigned(Seat),
    /// This seat was gone for too long, and the others go on without it.
    Gone(Seat),
    /// This seat's time has run out.
    FlagFell(Seat),
    /// The time of the whole game is over.
    TimeIsUp,
}

/// What follows from a withdrawal, by the rules of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Withdrawn<S> {
    /// The others play on from here.
    PlayOn(S),
    /// The game is over.
    Over(Outcome, Saying),
}

/// The rules of one game.
///
/// The value carries what the rules depend on: nothing for Santorini, a variant for Mice, a lexicon for
/// Scrabble. States are small values; a search copies them, nothing is ever undone.
pub trait Game: Send + Sync + 'static {
    /// Everything that the rest of the game depends on.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One decision of one player.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// What chance must decide; [`Never`] in games of pure skill.
    type Chance: Chance;
    /// What a viewer may know; the state itself where nothing is hidden.
    type Observation: Clone + Send;
    /// The rules by which a game can end.
    type EndReason: Say + Copy + Eq + Hash + Debug + Send + Sync;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The state in which every game begins.
    fn start(&self) -> Self::State;

    /// Whose turn it is, or how the game ended.
    fn turn(&self, state: &Self::State) -> TurnOf<Self>;

    /// Appends every legal move, none twice, always in the same order; nothing when the game is over.
    fn moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Plays a move that [`Game::moves`] lists.
    fn play(&self, state: &mut Self::State, mv: Self::Move);

    /// Lets happen what chance has brought.
    fn apply_chance(&self, state: &mut Self::State, event: ChanceOf<Self>);

    /// What this viewer may know of the state.
    fn observe(&self, state: &Self::State, viewer: Viewer) -> Self::Observation;

    /// The points of this seat, in games with points; once the game is over, its result.
    fn points(&self, _: &Self::State, _: Seat) -> Option<i64> {
        None
    }

    /// Whether this seat may move now. In a race it may while others may, too.
    fn may_move(&self, state: &Self::State, seat: Seat) -> bool {
        matches!(self.turn(state), Turn::Seat(mover) if mover == seat)
    }

    /// Appends the legal moves of one seat.
    fn moves_of(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        if self.may_move(state, seat) {
            self.moves(state, moves);
        }
    }

    /// What happens when somebody gives up, or when time is up: by default the other one of two has won, and
    /// with any other number of players the game has ended.
    fn withdraw(&self, _: &Self::State, how: Withdrawal) -> Withdrawn<Self::State> {
        let (seat, key) = match how {
            Withdrawal::Resigned(seat) => (seat, "ending-resigned"),
            Withdrawal::Gone(seat) => return self.claim(seat),
            Withdrawal::FlagFell(seat) => (seat, "ending-out-of-time"),
            Withdrawal::TimeIsUp => return Withdrawn::Over(Outcome::Ended, Saying::new("ending-time")),
        };
        let outcome = if self.seats() == 2 { Outcome::Won(seat.other()) } else { Outcome::Ended };
        Withdrawn::Over(outcome, Saying::new(key).with("player", i64::from(seat.number())))
    }

    /// What follows when this seat was gone and the others end the game: the other one of two has claimed the win.
    fn claim(&self, gone: Seat) -> Withdrawn<Self::State> {
        let (player, other) = (i64::from(gone.number()), gone.other());
        if self.seats() != 2 {
            return Withdrawn::Over(Outcome::Ended, Saying::new("ending-gone-ended").with("player", player));
        }
        let reason = Saying::new("ending-gone").with("player", player);
        Withdrawn::Over(Outcome::Won(other), reason.with("winner", i64::from(other.number())))
    }

    /// Draws that depend on how a position was reached; none by default.
    fn draw_rules(&self) -> DrawRules {
        DrawRules::default()
    }

    /// Whether no position before this move can come again after it. By default every move is of that
    /// kind, as in a game that only ever grows.
    fn is_lasting(&self, _: Self::Move) -> bool {
        true
    }

    /// A number that equal states share and others almost never do. It is never stored.
    fn key(&self, state: &Self::State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }

    /// The state after a move, as a new value.
    fn after(&self, state: &Self::State, mv: Self::Move) -> Self::State {
        let mut next = state.clone();
        self.play(&mut next, mv);
        next
    }

    /// Every legal move, in a list of its own.
    fn list(&self, state: &Self::State) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves
    }
}

/// A game of two, of pure skill, with nothing hidden: what minimax is for. The players move in turn.
pub trait Duel: Game<Chance = Never, Observation = <Self as Game>::State> {
    /// A symmetry of the board; the default value is "as it stands".
    type Symmetry: Copy + Eq + Debug + Default;

    /// A key that symmetric states may share, and the symmetry that turns this state into the one that
    /// stands for all of them. A game may give the plain key where looking for symmetry does not pay.
    fn frame(&self, state: &Self::State) -> (u64, Self::Symmetry);

    /// The move as a number, seen after turning the board by `symmetry`; never 0.
    fn pack(&self, mv: Self::Move, symmetry: Self::Symmetry) -> u32;

    /// The move that [`Duel::pack`] made this number of, for a board turned by `symmetry`.
    fn unpack(&self, code: u32, symmetry: Self::Symmetry) -> Option<Self::Move>;

    /// The seat to move, or `None` when the game is over.
    fn mover(&self, state: &Self::State) -> Option<Seat> {
        match self.turn(state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance(never) => match never {},
            Turn::Over(_) => None,
        }
    }
}
