//! Positions with their exact value, for fitting networks: taken from games in which most moves are perfect.
//!
//! A game begins with some turns at random; after that, whoever is to move keeps the value of the position, but for a
//! blunder now and then. Where moves differ in value, some of the positions to which they lead are taken too: those are what
//! a search has to tell apart. A position has eight bytes, the low end first: bits 0 to 23 the men of the side to move, 24
//! to 47 the other's, 48 to 51 and 52 to 55 the men in hand, 56 and 57 the value for the side to move (0 lost, 1 drawn,
//! 2 won).

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tabla_core::{BySeat, Game, Seat, SeededRng, below, pick};
use tabla_mice::solve::Outcome;
use tabla_mice::{MEN, Move, Points, Setup, State};
use tabla_search::StopSignal;

use super::solution::{MiceSolution, best_of};
use crate::Timer;

/// A position with its exact value for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Labelled {
    pub state: State,
    pub value: Outcome,
}

/// How many bytes a labelled position has.
const BYTES: usize = 8;
/// Games that are played between two looks at the clock.
const GAMES: u64 = 1 << 12;
/// Of a hundred games, so many have no blunders, and so many few.
const FAULTLESS: u64 = 40;
const CAREFUL: u64 = 80;
/// No game is followed for longer once all men are placed.
const TURNS: usize = 40;
/// So many of the positions to which a decision leads are taken.
const BRANCHES: usize = 4;

impl Labelled {
    fn write(self) -> [u8; BYTES] {
        let Labelled { state, value } = self;
        let (own, other) = (state.side(), state.side().other());
        let men = u64::from(state.men(own).bits()) | u64::from(state.men(other).bits()) << 24;
        let hands = u64::from(state.hand(own)) << 48 | u64::from(state.hand(other)) << 52;
        let value: u64 = match value {
            Outcome::Loss => 0,
            Outcome::Draw => 1,
            Outcome::Win => 2,
        };
        (men | hands | value << 56).to_le_bytes()
    }

    fn read(bytes: &[u8]) -> Option<Labelled> {
        let word = u64::from_le_bytes(bytes.try_into().ok()?);
        let men = |shift: u32| Points::from_bits((word >> shift & 0xff_ff_ff) as u32);
        let hand = |shift: u32| (word >> shift & 15) as u8;
        let value = match word >> 56 {
            0 => Outcome::Loss,
            1 => Outcome::Draw,
            2 => Outcome::Win,
            _ => return None,
        };
        // While men are placed the hands tell the side to move: White places first.
        let side = if hand(48) == hand(52) { Seat::FIRST } else { Seat::SECOND };
        let (own, other) = ((men(0), hand(48)), (men(24), hand(52)));
        let (first, second) = if side == Seat::FIRST { (own, other) } else { (other, own) };
        let setup = Setup {
            men: BySeat { first: first.0.collect(), second: second.0.collect() },
            hand: BySeat { first: first.1, second: second.1 },
            side,
        };
        Some(Labelled { state: setup.into_state().ok()?, value })
    }
}

/// Reads labelled positions; `None` when the bytes are not that.
pub fn read_labelled(bytes: &[u8]) -> Option<Vec<Labelled>> {
    bytes.chunks(BYTES).map(Labelled::read).collect()
}

/// Which positions are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabelSettings {
    pub count: usize,
    /// Of a hundred, so many in which men are placed. Where it is 0, games begin with all men on the board.
    pub placing: u64,
    /// The same seed gives the same positions.
    pub seed: u64,
}

/// Takes positions from games, in the form of a file. `hear` is told how many there are. Fewer come back when the timer stops
/// the work, and none where the values are not at hand.
pub fn label_positions(
    solution: &MiceSolution,
    settings: LabelSettings,
    mut hear: impl FnMut(usize),
    timer: &Timer,
) -> Vec<u8> {
    let wanted = settings.count * settings.placing.min(100) as usize / 100;
    let mut placing = Shelf { bytes: Vec::new(), most: wanted * BYTES };
    let mut moving = Shelf { bytes: Vec::new(), most: (settings.count - wanted) * BYTES };
    for round in 0_u64.. {
        if timer.is_stopped() || placing.is_full() && moving.is_full() {
            break;
        }
        let games = (round * GAMES..(round + 1) * GAMES).into_par_iter();
        let taken: Vec<Vec<Labelled>> = games
            .map(|game| follow(solution, settings.placing == 0, &mut SeededRng::split(settings.seed, game)))
            .collect();
        if taken.iter().all(Vec::is_empty) {
            break;
        }
        for labelled in taken.into_iter().flatten() {
            if labelled.state.is_placing() { &mut placing } else { &mut moving }.add(labelled);
        }
        hear((placing.bytes.len() + moving.bytes.len()) / BYTES);
    }
    placing.bytes.extend(moving.bytes);
    placing.bytes
}

/// Positions of one phase.
struct Shelf {
    bytes: Vec<u8>,
    most: usize,
}

impl Shelf {
    fn is_full(&self) -> bool {
        self.bytes.len() >= self.most
    }

    fn add(&mut self, labelled: Labelled) {
        if !self.is_full() {
            self.bytes.extend(labelled.write());
        }
    }
}

/// Plays one game and takes positions from it.
fn follow(solution: &MiceSolution, is_moving: bool, dice: &mut SeededRng) -> Vec<Labelled> {
    let rules = solution.rules();
    let mut state = if is_moving { all_placed(dice) } else { rules.start() };
    let blunders = match below(dice, 100) {
        careful if careful < FAULTLESS => 0,
        careful if careful < CAREFUL => 8,
        _ => 30,
    };
    let at_random = below(dice, 2 * u64::from(MEN) - 2);
    let mut taken = Vec::new();
    for turn in 0..2 * usize::from(MEN) + TURNS {
        let moves = rules.list(&state);
        if moves.is_empty() || state.left(state.side()) < tabla_mice::FEWEST {
            break;
        }
        let mut next = pick(dice, &moves).copied();
        if turn as u64 >= at_random || is_moving {
            let valued: Option<Vec<(Move, Outcome)>> = solution
                .moves_with_values(&state)
                .into_iter()
                .map(|(mv, value)| Some((mv, value?)))
                .collect();
            let Some(valued) = valued else { break };
            let best = best_of(valued.iter().map(|(_, value)| *value).collect());
            taken.push(Labelled { state, value: best });
            let is_decision = valued.iter().any(|(_, value)| *value != best);
            for _ in 0..if is_decision { BRANCHES } else { 1 } {
                let Some(&(mv, value)) = pick(dice, &valued) else { break };
                let after = rules.after(&state, mv);
                // A game that is over has no opinion.
                if after.left(after.side()) >= tabla_mice::FEWEST {
                    taken.push(Labelled { state: after, value: value.before_move() });
                }
            }
            if below(dice, 100) >= blunders {
                let holding: Vec<Move> =
                    valued.iter().filter(|(_, value)| *value == best).map(|(mv, _)| *mv).collect();
                // Whoever can take a man does, more often than not.
                let taking: Vec<Move> = holding.iter().copied().filter(|mv| mv.take().is_some()).collect();
                let among = if taking.is_empty() || below(dice, 3) == 0 { &holding } else { &taking };
                next = pick(dice, among).copied();
            }
        }
        let Some(mv) = next else { break };
        state = rules.after(&state, mv);
    }
    taken
}

/// Men drawn by lot, three to nine of each, all of them placed.
fn all_placed(dice: &mut SeededRng) -> State {
    loop {
        let mut points = tabla_mice::Point::ALL;
        tabla_core::shuffle(dice, &mut points);
        let mut men = || 3 + below(dice, u64::from(MEN) - 2) as usize;
        let (white, black) = (men(), men());
        let setup = Setup {
            men: BySeat { first: points[..white].to_vec(), second: points[white..][..black].to_vec() },
            hand: BySeat::default(),
            side: Seat::at(below(dice, 2) as u8),
        };
        if let Ok(state) = setup.into_state() {
            return state;
        }
    }
}
