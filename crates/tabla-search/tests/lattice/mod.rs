//! A made-up duel for testing searches: players add 1, 2 or 3 to a number, many lines meet again, and
//! where a game ends, who has won and what a position looks like are drawn from a hash.

use tabla_core::{
    ChanceOf, Duel, Evaluate, Game, GameEnd, Guide, Never, Outcome, Score, Seat, Turn, TurnOf, Viewer,
};
use tabla_testkit::Finished;

/// With this bit in the number lines hardly ever meet again: a wide tree.
#[allow(dead_code)]
pub const WILD: u64 = 1 << 63;

/// The game; the number makes one of many.
#[derive(Clone, Copy, Debug)]
pub struct Lattice(pub u64);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub sum: u64,
    pub ply: u64,
}

impl Lattice {
    fn hash(&self, state: &State, salt: u64) -> u64 {
        let mut word = self.0 ^ state.sum.wrapping_mul(0x9e37_79b9) ^ state.ply << 40 ^ salt << 52;
        for _ in 0..3 {
            word = (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        }
        word ^ word >> 32
    }

    fn seat(state: &State) -> Seat {
        if state.ply.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
    }
}

impl Game for Lattice {
    type State = State;
    type Move = u64;
    type Chance = Never;
    type Observation = State;
    type EndReason = Finished;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { sum: 0, ply: 0 }
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        if state.ply > 0 {
            match self.hash(state, 1) % if self.0 & WILD == 0 { 24 } else { 2_000 } {
                0 => return Turn::won(Seat::FIRST, Finished),
                1 => return Turn::won(Seat::SECOND, Finished),
                2 => return Turn::Over(GameEnd { outcome: Outcome::Drawn, reason: Finished }),
                _ => {}
            }
        }
        Turn::Seat(Self::seat(state))
    }

    fn moves(&self, state: &State, moves: &mut Vec<u64>) {
        if let Turn::Seat(_) = self.turn(state) {
            moves.extend(1..=1 + self.hash(state, 2) % 4);
        }
    }

    fn play(&self, state: &mut State, step: u64) {
        state.sum = if self.0 & WILD == 0 { state.sum + step } else { state.sum.wrapping_mul(5) + step };
        state.ply += 1;
    }

    fn apply_chance(&self, _: &mut State, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn key(&self, state: &State) -> u64 {
        self.hash(state, 3)
    }
}

impl Duel for Lattice {
    type Symmetry = ();

    fn frame(&self, state: &State) -> (u64, ()) {
        (self.key(state), ())
    }

    fn pack(&self, step: u64, (): ()) -> u32 {
        step as u32
    }

    fn unpack(&self, code: u32, (): ()) -> Option<u64> {
        (code > 0).then_some(code.into())
    }
}

/// Opinions drawn from a hash.
pub struct Guess;

impl Evaluate<Lattice> for Guess {
    type Trail = ();

    fn begin(&self, _: &Lattice, _: &State) {}

    fn follow(&self, _: &Lattice, (): &(), _: &State, _: u64, _: &State) {}

    fn evaluate(&self, game: &Lattice, state: &State, (): &()) -> Score {
        Score::points((game.hash(state, 4) % 201) as i32 - 100)
    }
}

impl Guide<Lattice> for Guess {
    type Glance = ();

    const SLOTS: usize = 8;

    fn win(&self, game: &Lattice, state: &State) -> Option<u64> {
        let winner = Turn::won(game.mover(state)?, Finished);
        game.list(state).into_iter().find(|&step| game.turn(&game.after(state, step)) == winner)
    }

    fn in_danger(&self, _: &Lattice, _: &State) -> bool {
        false
    }

    fn candidates(&self, game: &Lattice, state: &State, moves: &mut Vec<u64>) {
        game.moves(state, moves);
    }

    fn loud(&self, _: &Lattice, _: &State, _: &mut Vec<u64>) {}

    fn glance(&self, _: &Lattice, _: &State) {}

    fn promise(&self, (): &(), step: u64) -> i32 {
        step as i32
    }

    fn slot(&self, step: u64) -> usize {
        step as usize
    }
}
