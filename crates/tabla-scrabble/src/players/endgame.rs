//! The end of a game of two, when the bag is empty: nothing is hidden any more, and nothing is left to luck.
//!
//! What is solved is by how many points each player wins, not only who does. A search counts games that are
//! over as won or lost; so a game that has ended has one formal move more, the closing of the book, and before
//! it [`Ahead`] tells the exact difference of the points.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use tabla_core::{Duel, Evaluate, Game, Guide, Never, Score, Seat, Turn, TurnOf, Viewer};

use crate::{Challenge, Generator, Move, Observation, Play, Scored, Scrabble, Setup, State};

/// An ending of Scrabble as a duel.
#[derive(Clone)]
pub struct Endgame {
    game: Scrabble,
    start: EndgameState,
}

/// A position of an ending.
#[derive(Clone)]
pub struct EndgameState {
    state: State,
    /// The best first; found when they are first asked for, because where a search turns back nobody asks.
    plays: OnceLock<Arc<[Scored]>>,
    to_move: Seat,
    closed: bool,
}

/// A decision by its place in the list: the plays, the best first, and then passing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pick(u32);

impl Endgame {
    /// The ending that begins with this position; `None` unless two play, the bag is empty and it is a
    /// player's turn.
    pub fn new(game: &Scrabble, state: &State) -> Option<Endgame> {
        let game = game.clone().with_challenge(Challenge::Void);
        let fits = state.seats() == 2 && state.bag().is_empty() && state.doubt().is_none();
        let Turn::Seat(to_move) = game.turn(state) else { return None };
        if !fits || state.all_seats().any(|seat| state.sits_out(seat)) {
            return None;
        }
        let start = EndgameState { plays: OnceLock::new(), state: state.clone(), to_move, closed: false };
        Some(Endgame { game, start })
    }

    /// The ending that a seat sees: when the bag is empty, the other rack is what is not seen elsewhere.
    pub fn seen(game: &Scrabble, observation: &Observation) -> Option<Endgame> {
        if observation.in_bag > 0 || observation.scores.len() != 2 {
            return None;
        }
        let mut setup = Setup::new(game.layout().size(), 2);
        setup.board = observation.board.clone();
        setup.racks[observation.seat.index()] = observation.rack;
        setup.racks[observation.seat.other().index()] = observation.unseen;
        setup.scores.clone_from(&observation.scores);
        setup.mover = observation.mover;
        setup.scoreless = observation.scoreless;
        Endgame::new(game, &setup.into_state(game).ok()?)
    }

    /// What a pick means here; the closing of the book is a pass.
    pub fn meaning(&self, ending: &EndgameState, pick: Pick) -> Move {
        self.scored(ending, pick).map_or(Move::Pass, |scored| Move::Lay(scored.play))
    }

    /// The game, and the position with which the ending begins.
    pub(super) fn parts(&self) -> (&Scrabble, &State) {
        (&self.game, &self.start.state)
    }

    /// The pick at the start that means this play, or passing.
    pub(super) fn pick(&self, play: Option<Play>) -> Option<Pick> {
        let plays = self.plays(&self.start);
        let place = match play {
            Some(play) => plays.iter().position(|scored| scored.play == play)?,
            None => plays.len(),
        };
        Some(Pick(place as u32))
    }

    fn scored(&self, ending: &EndgameState, pick: Pick) -> Option<Scored> {
        self.plays(ending).get(pick.0 as usize).copied()
    }

    /// The legal plays, those with most points first.
    fn plays<'a>(&self, ending: &'a EndgameState) -> &'a [Scored] {
        ending.plays.get_or_init(|| {
            let state = &ending.state;
            let mut plays = Vec::new();
            if !state.is_over() {
                Generator::new(self.game.lexicon()).all(state.grid(), state.rack(state.mover()), &mut plays);
                plays.sort_by_key(|scored| std::cmp::Reverse(scored.score));
            }
            plays.into()
        })
    }
}

impl EndgameState {
    pub fn state(&self) -> &State {
        &self.state
    }

    /// By how many points the player to move is ahead.
    pub fn spread(&self) -> i32 {
        self.state.score(self.to_move) - self.state.score(self.to_move.other())
    }

    fn parts(&self) -> (&State, Seat, bool) {
        (&self.state, self.to_move, self.closed)
    }
}

impl PartialEq for EndgameState {
    fn eq(&self, other: &EndgameState) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for EndgameState {}

impl Hash for EndgameState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.parts().hash(hasher);
    }
}

impl fmt::Debug for EndgameState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}

impl Game for Endgame {
    type State = EndgameState;
    type Move = Pick;
    type Chance = Never;
    type Observation = EndgameState;
    type EndReason = crate::EndReason;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> EndgameState {
        self.start.clone()
    }

    fn turn(&self, ending: &EndgameState) -> TurnOf<Self> {
        match self.game.turn(&ending.state) {
            Turn::Over(end) if ending.closed => Turn::Over(end),
            _ => Turn::Seat(ending.to_move),
        }
    }

    fn moves(&self, ending: &EndgameState, moves: &mut Vec<Pick>) {
        if !ending.closed {
            moves.extend((0..=self.plays(ending).len() as u32).map(Pick));
        }
    }

    fn play(&self, ending: &mut EndgameState, pick: Pick) {
        let scored = self.scored(ending, pick);
        ending.to_move = ending.to_move.other();
        if ending.state.is_over() {
            ending.closed = true;
            return;
        }
        match scored {
            Some(Scored { play, score }) => {
                self.game.lay(&mut ending.state, play, u32::try_from(score).unwrap_or(0));
            }
            None => self.game.play(&mut ending.state, Move::Pass),
        }
        ending.plays = OnceLock::new();
    }

    fn apply_chance(&self, _: &mut EndgameState, event: Never) {
        match event {}
    }

    fn observe(&self, ending: &EndgameState, _: Viewer) -> EndgameState {
        ending.clone()
    }
}

impl Duel for Endgame {
    type Symmetry = ();

    fn frame(&self, ending: &EndgameState) -> (u64, ()) {
        (self.key(ending), ())
    }

    fn pack(&self, pick: Pick, (): ()) -> u32 {
        pick.0 + 1
    }

    fn unpack(&self, code: u32, (): ()) -> Option<Pick> {
        code.checked_sub(1).map(Pick)
    }
}

/// Judges an ending by the points, those that lie on the racks included: they are won or lost by going out.
/// Where the game has ended, it is the truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ahead;

impl Evaluate<Endgame> for Ahead {
    type Trail = ();

    fn begin(&self, _: &Endgame, _: &EndgameState) {}

    fn follow(&self, _: &Endgame, _: &(), _: &EndgameState, _: Pick, _: &EndgameState) {}

    fn evaluate(&self, endgame: &Endgame, ending: &EndgameState, _: &()) -> Score {
        if ending.state.is_over() {
            return Score::points(ending.spread());
        }
        let worth = |seat: Seat| endgame.game.tile_set().worth(ending.state.rack(seat)) as i32;
        let left = worth(ending.to_move.other()) - worth(ending.to_move);
        Score::points(ending.spread() + left)
    }
}

impl Guide<Endgame> for Ahead {
    type Glance = ();

    const SLOTS: usize = 256;

    fn exact(&self, _: &Endgame, ending: &EndgameState) -> Option<Score> {
        ending.state.is_over().then(|| Score::points(ending.spread()))
    }

    fn win(&self, _: &Endgame, _: &EndgameState) -> Option<Pick> {
        None
    }

    fn in_danger(&self, _: &Endgame, _: &EndgameState) -> bool {
        false
    }

    fn candidates(&self, endgame: &Endgame, ending: &EndgameState, moves: &mut Vec<Pick>) {
        endgame.moves(ending, moves);
    }

    fn loud(&self, _: &Endgame, _: &EndgameState, _: &mut Vec<Pick>) {}

    fn glance(&self, _: &Endgame, _: &EndgameState) {}

    fn promise(&self, (): &(), pick: Pick) -> i32 {
        -(pick.0 as i32)
    }

    fn slot(&self, pick: Pick) -> usize {
        (pick.0 as usize).min(Self::SLOTS - 1)
    }
}
