//! The rules: what may be swapped, what it does, and when the game is over.

use tabla_core::{
    ChanceOf, Game, GameEnd, Never, Outcome, Say, Saying, Seat, Turn, TurnOf, Viewer, Withdrawal, Withdrawn,
};

use crate::journal::{self, Journal};
use crate::{Board, Cell, Jewel, Layout, State, Stop, Swap};

/// The game: a board with its refill lines, and how many turns it lasts.
///
/// ```
/// use tabla_core::{SeededRng, Game};
/// use tabla_jewels::{EndReason, Jewels, generate};
/// let layout = generate(&mut SeededRng::new(1), 64).unwrap();
/// let game = Jewels { layout, turns: Some(1) };
/// let mut state = game.start();
/// let swap = game.list(&state)[0];
/// let journal = game.play_out(&mut state, swap);
/// assert_eq!(journal.points, state.points());
/// assert_eq!(game.ending(&state), Some(EndReason::Turns));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Jewels {
    /// What the game begins with.
    pub layout: Layout,
    /// After how many turns it ends at the latest, if that is agreed on.
    pub turns: Option<u32>,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Say)]
#[say("jewels-ending")]
pub enum EndReason {
    /// The last cascade was stopped.
    #[say(transparent)]
    Stopped(Stop),
    /// All turns that were agreed on are played.
    Turns,
    /// No swap makes a run.
    NoSwap,
}

/// What the player may know: everything but what will fall after the next stone of each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Observation {
    pub board: Board,
    /// The next refill stone of each column.
    pub preview: [Jewel; 8],
    /// The points so far.
    pub points: u64,
    pub turns: u32,
    /// The turns left, if there is a limit.
    pub turns_left: Option<u32>,
    /// Why the game is over, if it is.
    pub ending: Option<EndReason>,
}

impl Jewels {
    /// The most steps of one cascade: after these it is stopped, and the game is over.
    pub const MOST_STEPS: u32 = crate::cascade::MOST_STEPS;

    /// The game of this layout, as long as there is a swap.
    pub fn new(layout: Layout) -> Jewels {
        Jewels { layout, turns: None }
    }

    /// Why the game is over, if it is.
    pub fn ending(&self, state: &State) -> Option<EndReason> {
        if let Some(stop) = state.stopped {
            Some(EndReason::Stopped(stop))
        } else if self.turns_left(state) == Some(0) {
            Some(EndReason::Turns)
        } else if state.board.swaps().is_empty() {
            Some(EndReason::NoSwap)
        } else {
            None
        }
    }

    /// The turns left, if there is a limit.
    pub fn turns_left(&self, state: &State) -> Option<u32> {
        self.turns.map(|turns| turns.saturating_sub(state.turns))
    }

    /// Whether the swap may be played.
    pub fn check(&self, state: &State, swap: Swap) -> Result<(), Refusal> {
        match self.ending(state) {
            Some(ending) => Err(Refusal::Over { ending }),
            None if !state.board.is_legal(swap) => Err(Refusal::NoRun { swap }),
            None => Ok(()),
        }
    }

    /// Plays a swap that [`Game::moves`] lists, and tells how the round went.
    pub fn play_out(&self, state: &mut State, swap: Swap) -> Journal {
        journal::play(state, swap)
    }
}

impl Game for Jewels {
    type State = State;
    type Move = Swap;
    type Chance = Never;
    type Observation = Observation;
    type EndReason = EndReason;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> State {
        self.layout.state()
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        match self.ending(state) {
            Some(reason) => Turn::Over(GameEnd { outcome: Outcome::Ended, reason }),
            None => Turn::Seat(Seat::FIRST),
        }
    }

    fn moves(&self, state: &State, moves: &mut Vec<Swap>) {
        if self.ending(state).is_none() {
            moves.extend(state.board.swaps().iter());
        }
    }

    fn play(&self, state: &mut State, swap: Swap) {
        journal::resolve(state, swap, |_, _, _| {});
    }

    fn apply_chance(&self, _: &mut State, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &State, _: Viewer) -> Observation {
        Observation {
            board: state.board,
            preview: state.preview(),
            points: state.points,
            turns: state.turns,
            turns_left: self.turns_left(state),
            ending: self.ending(state),
        }
    }

    fn points(&self, state: &State, _: Seat) -> Option<i64> {
        i64::try_from(state.points).ok()
    }

    /// Whoever stops or runs out of time keeps the points.
    fn withdraw(&self, _: &State, how: Withdrawal) -> Withdrawn<State> {
        let key = match how {
            Withdrawal::Resigned(_) | Withdrawal::Gone(_) => "desk-jewels-stopped",
            Withdrawal::FlagFell(_) | Withdrawal::TimeIsUp => "jewels-ending-time",
        };
        Withdrawn::Over(Outcome::Ended, Saying::new(key))
    }
}

/// Why a text is no swap, or a swap is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-refusal", error)]
pub enum Refusal {
    /// Too few or too many numbers.
    Count {
        count: usize,
    },
    /// Something that is no whole number.
    #[say("number")]
    NotANumber {
        text: String,
    },
    /// There is no such column.
    #[say("column")]
    NoColumn {
        number: String,
    },
    /// There is no such row.
    #[say("row")]
    NoRow {
        number: String,
    },
    /// The two cells do not share a side.
    #[say("neighbours")]
    NotNeighbours {
        one: Cell,
        other: Cell,
    },
    NoRun {
        swap: Swap,
    },
    /// The game is over.
    Over {
        #[say("because")]
        ending: EndReason,
    },
}
