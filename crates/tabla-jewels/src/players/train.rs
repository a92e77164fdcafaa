//! Making the learned value: games against nobody, each opinion corrected by the next one.
//!
//! The trainer plays on boards with random refills and chooses by its own opinion, now and then by
//! chance. After each turn the opinions of the board before new stones came are moved towards what
//! followed: the points that came and, for each number of turns, the best that could be chosen next by the
//! opinion of one turn fewer. It works in portions, each with dice and boards
//! of its own, and can be written down between two of them, so a training that was broken off goes on
//! as if it had not been.

use tabla_core::{SeededRng, below};

use super::search::first_look;
use super::value::{FACTS, FARTHEST, OPINIONS, Value, WEIGHTS, checksum, facts};
use crate::planes::Fallen;
use crate::{Board, Jewel, Random, Swap};

/// One turn of so many is played by chance.
const WHIM: u64 = 50;
/// How far all weights together move towards what followed: at the first turn, and at the last.
const FIRST_RATE: f32 = 0.08;
const LAST_RATE: f32 = 0.004;
/// How many turns are played in one go.
pub const PORTION: u64 = 100_000;

/// A training that can be broken off and taken up again.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainer {
    seed: u64,
    planned: u64,
    moves: u64,
    games: u64,
    weights: Vec<Points>,
}

/// Points by each opinion.
type Points = [f32; OPINIONS];

/// How far a training is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Turns played so far.
    pub moves: u64,
    /// Turns to play in all.
    pub planned: u64,
    /// Games so far that ended because no swap was left.
    pub games: u64,
    /// Points a turn in the last portion.
    pub mean: f64,
}

impl Trainer {
    /// A training of so many turns.
    pub fn new(seed: u64, moves: u64) -> Trainer {
        Trainer { seed, planned: moves, moves: 0, games: 0, weights: vec![[0.0; OPINIONS]; WEIGHTS] }
    }

    /// The seed, and how many turns there are to play in all.
    pub fn plan(&self) -> (u64, u64) {
        (self.seed, self.planned)
    }

    /// Whether all turns are played.
    pub fn is_done(&self) -> bool {
        self.moves >= self.planned
    }

    /// What has been learned so far.
    pub fn value(&self) -> Value {
        Value::rounded(&self.weights)
    }

    /// Plays the next portion, or what is left of it.
    pub fn run(&mut self) -> Progress {
        let mut dice = Random(SeededRng::split(self.seed, self.moves / PORTION));
        let until = self.planned.min(self.moves + PORTION);
        let count = until.saturating_sub(self.moves);
        let mut board = deal(&mut dice);
        let mut before: Option<(Fallen, f32)> = None;
        let mut sum = 0;
        while self.moves < until {
            self.moves += 1;
            let Some((swap, points, fallen, best)) = self.choose(&board, &mut dice.0) else {
                if let Some((last, came)) = before.take() {
                    self.learn(&last, [came; OPINIONS]);
                }
                self.games += 1;
                board = deal(&mut dice);
                continue;
            };
            if let Some((last, came)) = before {
                let followed = |turns: usize| if turns == 0 { came } else { came + best[turns - 1] };
                self.learn(&last, std::array::from_fn(followed));
            }
            let total = board.play(swap, &mut dice, u32::MAX).points;
            sum += u64::from(total);
            before = Some((fallen, total as f32 - points as f32));
        }
        let mean = sum as f64 / count.max(1) as f64;
        Progress { moves: self.moves, planned: self.planned, games: self.games, mean }
    }

    /// The training as bytes, for [`Trainer::read`].
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [self.seed, self.planned, self.moves, self.games] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.weights.as_flattened().iter().flat_map(|weight| weight.to_le_bytes()));
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads what [`Trainer::write`] wrote; `None` when anything is different.
    pub fn read(bytes: &[u8]) -> Option<Trainer> {
        let (body, sum) = bytes.split_last_chunk::<8>()?;
        if u64::from_le_bytes(*sum) != checksum(body) {
            return None;
        }
        let (numbers, weights) = body.strip_prefix(MAGIC)?.split_at_checked(4 * 8)?;
        let (words, _) = numbers.as_chunks::<8>();
        let &[seed, planned, moves, games] = words else { return None };
        let (weights, rest) = weights.as_chunks::<{ 4 * OPINIONS }>();
        let points = |bytes: &[u8; 4 * OPINIONS]| {
            let (numbers, _) = bytes.as_chunks::<4>();
            std::array::from_fn(|opinion| f32::from_le_bytes(numbers[opinion]))
        };
        let weights: Vec<Points> = weights.iter().map(points).collect();
        let [seed, planned, moves, games] = [seed, planned, moves, games].map(u64::from_le_bytes);
        let is_whole = weights.len() == WEIGHTS && rest.is_empty();
        is_whole.then_some(Trainer { seed, planned, moves, games, weights })
    }

    /// The chosen swap, what it pays for sure, the board before new stones come, and the best by each opinion.
    fn choose(&self, board: &Board, dice: &mut SeededRng) -> Option<(Swap, u32, Fallen, Points)> {
        let swaps = board.swaps();
        let mut best = [f32::MIN; OPINIONS];
        let mut chosen = None;
        for swap in swaps.iter() {
            let (points, fallen) = first_look(board, swap);
            let worth = self.opinions(&fallen).map(|opinion| points as f32 + opinion);
            if worth[FARTHEST] > best[FARTHEST] {
                chosen = Some((swap, points, fallen));
            }
            best.iter_mut().zip(worth).for_each(|(best, worth)| *best = best.max(worth));
        }
        if below(dice, WHIM) == 0 {
            chosen = swaps.draw(dice).map(|swap| {
                let (points, fallen) = first_look(board, swap);
                (swap, points, fallen)
            });
        }
        chosen.map(|(swap, points, fallen)| (swap, points, fallen, best))
    }

    fn opinions(&self, fallen: &Fallen) -> Points {
        let mut sums = [0.0; OPINIONS];
        facts(fallen, |index| {
            sums.iter_mut().zip(self.weights[index]).for_each(|(sum, weight)| *sum += weight)
        });
        sums
    }

    fn learn(&mut self, fallen: &Fallen, followed: Points) {
        let done = self.moves as f32 / self.planned as f32;
        let rate = FIRST_RATE * (LAST_RATE / FIRST_RATE).powf(done) / FACTS as f32;
        let opinions = self.opinions(fallen);
        let changes: Points = std::array::from_fn(|turns| rate * (followed[turns] - opinions[turns]));
        let weights = &mut self.weights;
        facts(fallen, |index| {
            weights[index].iter_mut().zip(changes).for_each(|(weight, change)| *weight += change);
        });
    }
}

const MAGIC: &[u8] = b"jewels training 2\n";

fn deal(dice: &mut Random<SeededRng>) -> Board {
    let mut board = Board::from_fn(|_| Jewel::Red);
    board.settle(dice, u32::MAX);
    board
}
