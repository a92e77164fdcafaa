//! Choosing a swap when the refills are unknown: samples of what may come, the same for all swaps.
//!
//! Every swap is played on the same imagined refills, then a few turns more by the learned value. What it made is
//! weighed together of all lengths of that course: the points so far and what the learned value promises from there, which
//! knows how many turns are left. The shorter ones are surer, the longer ones know more. A swap that is
//! certainly behind is given up at once, and the worse half of those that are left again and again, so that most of the
//! time goes to those that are hard to tell apart. It ends early when one is left.

use tabla_core::rand_core::Rng;

use super::stream::Stream;
use super::value::Value;
use crate::planes::Fallen;
use crate::{Board, Cell, SIZE, Squares, Swap, Veiled};

/// How much of its time or work a search has used.
pub trait Budget {
    /// The share that is used after so many samples; the search ends at 1.
    fn spent(&self, samples: u64) -> f64;
}

impl<F: Fn(u64) -> f64> Budget for F {
    fn spent(&self, samples: u64) -> f64 {
        self(samples)
    }
}

/// A search of at most so many samples, whatever time it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Samples(pub u64);

impl Budget for Samples {
    fn spent(&self, samples: u64) -> f64 {
        samples as f64 / self.0.max(1) as f64
    }
}

/// How many turns are played on after the swap that is tried.
const TURNS: u32 = 3;
/// How much of what is made goes with playing on a turn farther; the rest is promised from there.
const FARTHER: f32 = 0.7;
/// How many swaps are judged by the learned value in a turn that is played on, and what a swap that is open afterwards
/// is worth in choosing them.
const JUDGED: usize = 3;
const OPEN: f32 = 0.35;
/// So many samples are counted together, and from so many such batches on it is asked which swaps are behind.
const BATCH: u64 = 16;
const FIRST_BATCHES: usize = 4;
/// A swap is behind by so many standard errors.
const BEHIND: f64 = 4.0;
/// What a turn is worth that cannot be played because no swap is left.
pub(crate) const LOST_TURN: f32 = 10.0;
/// Longer cascades are broken off: they are endless, or nearly.
pub(crate) const MOST_STEPS: u32 = 60;

/// A swap and what was made with it.
#[derive(Clone, PartialEq, Debug)]
struct Tried {
    swap: Swap,
    /// What the swap costs because it leaves few swaps that are sure.
    risk: f64,
    /// What was made in each batch of samples.
    batches: Vec<f64>,
    sum: f64,
}

impl Tried {
    fn add(&mut self, made: f64, is_new_batch: bool) {
        self.sum += made;
        match self.batches.last_mut() {
            Some(batch) if !is_new_batch => *batch += made,
            _ => self.batches.push(made),
        }
    }

    /// Whether this is certainly worse than the other, by the differences of their batches.
    fn is_behind(&self, other: &Tried) -> bool {
        let count = self.batches.len() as f64;
        let differences = || other.batches.iter().zip(&self.batches).map(|(other, own)| other - own);
        let mean = differences().sum::<f64>() / count;
        let spread = differences().map(|difference| (difference - mean).powi(2)).sum::<f64>();
        mean > BEHIND * (spread / (count - 1.0) / count).sqrt()
    }
}

/// The best swap on this board with so many turns left, and how many samples were taken; `None` when there
/// is no swap. The refills are imagined by `draw`.
pub fn sampled<R: Rng + ?Sized>(
    board: &Board,
    turns_left: u32,
    value: &Value,
    draw: &dyn Fn(&mut R) -> Stream,
    budget: &dyn Budget,
    dice: &mut R,
) -> Option<(Swap, u64)> {
    let caution = caution(board);
    let risk = |swap| risk(board, turns_left, swap, caution);
    let untried = |swap| Tried { swap, risk: risk(swap), batches: Vec::new(), sum: 0.0 };
    let mut tried: Vec<Tried> = board.swaps().iter().map(untried).collect();
    let halvings = f64::from(tried.len().max(2).ilog2() + 1);
    let (mut samples, mut streams, mut halved) = (0, 0, 0.0);
    while tried.len() > 1 {
        let stream = draw(dice);
        for candidate in &mut tried {
            let (mut after, mut refill) = (*board, stream);
            let points = after.play(candidate.swap, &mut refill, MOST_STEPS).points as f32;
            let later = play_on(after, turns_left.saturating_sub(1), value, refill);
            candidate.add(f64::from(points + later) - candidate.risk, streams % BATCH == 0);
        }
        streams += 1;
        samples += tried.len() as u64;
        let spent = budget.spent(samples);
        if spent >= (halved + 1.0) / halvings {
            halved += 1.0;
            tried.sort_by(|one, other| other.sum.total_cmp(&one.sum));
            tried.truncate(if spent >= 1.0 { 1 } else { tried.len().div_ceil(2).max(2) });
        }
        let is_asked = streams % BATCH == 0 && streams / BATCH >= FIRST_BATCHES as u64;
        let best = tried.iter().max_by(|one, other| one.sum.total_cmp(&other.sum));
        if let Some(best) = best.filter(|_| is_asked).cloned() {
            tried.retain(|other| other.swap == best.swap || !other.is_behind(&best));
        }
    }
    tried.first().map(|best| (best.swap, samples))
}

/// What every swap on this board brings in the mean, the best first: its points, those of a few turns after it, and
/// what the learned value says of the rest. All are tried on the same refills, which `draw` imagines, so often.
pub fn appraise<R: Rng + ?Sized>(
    board: &Board,
    turns_left: u32,
    value: &Value,
    draw: &dyn Fn(&mut R) -> Stream,
    samples: u32,
    dice: &mut R,
) -> Vec<(Swap, f64)> {
    let mut tried: Vec<(Swap, f64)> = board.swaps().iter().map(|swap| (swap, 0.0)).collect();
    for _ in 0..samples.max(1) {
        let stream = draw(dice);
        for (swap, sum) in &mut tried {
            let (mut after, mut refill) = (*board, stream);
            let points = after.play(*swap, &mut refill, MOST_STEPS).points as f32;
            *sum += f64::from(points + play_on(after, turns_left.saturating_sub(1), value, refill));
        }
    }
    tried.iter_mut().for_each(|(_, sum)| *sum /= f64::from(samples.max(1)));
    tried.sort_by(|one, other| other.1.total_cmp(&one.1));
    tried
}

/// How much a dead end is to be feared, up to 1: the more order there is on the board that chance does not make,
/// because then the refills are hardly random either.
fn caution(board: &Board) -> f64 {
    ((order(board) - 14.0) / 16.0).clamp(0.1, 1.0)
}

/// How far the stones that are alike so far apart are from the number that chance makes: seven squares of about
/// one each on a board of chance.
fn order(board: &Board) -> f64 {
    let stone = |column: u8, row: u8| Cell::at(column, row).map(|cell| board.stone(cell));
    let excess = |(right, down): (u8, i8)| {
        let (mut alike, mut pairs) = (0.0, 0.0);
        for (column, row) in (1..=SIZE).flat_map(|column| (1..=SIZE).map(move |row| (column, row))) {
            let other = row.checked_add_signed(down).and_then(|row| stone(column + right, row));
            pairs += f64::from(u8::from(other.is_some()));
            alike += f64::from(u8::from(other.is_some() && stone(column, row) == other));
        }
        // By chance a sixth of the pairs are alike.
        (alike - pairs / 6.0).powi(2) / (pairs * 5.0 / 36.0)
    };
    [(2, 0), (0, 2), (1, 1), (1, -1), (4, 0), (0, 4), (2, 2)].into_iter().map(excess).sum()
}

/// Refills are not always as varied as the samples: where the stones that come make no run, only the swaps
/// that are sure whatever comes are left, and a board with none of them may be dead.
fn risk(board: &Board, turns_left: u32, swap: Swap, caution: f64) -> f64 {
    let mut veiled = Veiled::from(*board);
    veiled.play(swap, |_| None, MOST_STEPS);
    let (few, short) = (veiled.swaps().len() as usize, sure_turns(veiled, SHORT.len(), &mut 300));
    let lost = f64::from(LOST_TURN) * f64::from((2 * turns_left.saturating_sub(1)).min(20));
    let feared = FEW.get(few).unwrap_or(&0.0).max(*SHORT.get(short).unwrap_or(&0.0));
    lost * (caution * feared).max(*BARE.get(few).unwrap_or(&0.0))
}

/// How many turns can be played for sure, at most so many; after some tries what was found is enough.
fn sure_turns(board: Veiled, most: usize, tries: &mut u32) -> usize {
    let mut best = 0;
    for swap in board.swaps().iter() {
        if best >= most || *tries == 0 {
            break;
        }
        *tries -= 1;
        let mut next = board;
        next.play(swap, |_| None, MOST_STEPS);
        best = best.max(1 + sure_turns(next, most.saturating_sub(1), tries));
    }
    best
}

/// How likely a dead end is on any board when so few swaps are sure.
const BARE: [f64; 2] = [0.5, 0.15];
/// How likely it is on a board of a pattern when so many swaps are sure, or so many turns.
const FEW: [f64; 5] = [0.8, 0.4, 0.2, 0.08, 0.03];
const SHORT: [f64; 8] = [0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05];

/// The points of the next turns on this board and what the learned value says of the rest, weighed together of all
/// lengths of the course.
fn play_on(board: Board, turns_left: u32, value: &Value, refill: Stream) -> f32 {
    let (mut board, mut refill) = (board, refill);
    let (mut points, mut made, mut weight) = (0.0, 0.0, 1.0);
    for turn in 0..=TURNS {
        let left = turns_left.saturating_sub(turn);
        if left == 0 {
            break;
        }
        let Some((swap, worth)) = promising_of_few(&board, left, value) else {
            points -= LOST_TURN * left as f32;
            break;
        };
        if turn == TURNS {
            points += worth;
            break;
        }
        made += weight * (1.0 - FARTHER) * (points + worth);
        weight *= FARTHER;
        points += board.play(swap, &mut refill, MOST_STEPS).points as f32;
    }
    made + weight * points
}

/// The swap that looks best among those few that pay most for sure and leave most swaps open, and its worth.
#[inline]
fn promising_of_few(board: &Board, turns_left: u32, value: &Value) -> Option<(Swap, f32)> {
    let mut few: [Option<(f32, Swap, u32, Fallen)>; JUDGED] = [None; JUDGED];
    for swap in board.swaps().iter() {
        let (points, fallen) = first_look(board, swap);
        let rank = points as f32 + OPEN * fallen.alike().swaps().len() as f32;
        let place = few.iter().position(|other| other.is_none_or(|(other, ..)| rank > other));
        if let Some(place) = place {
            few[place..].rotate_right(1);
            few[place] = Some((rank, swap, points, fallen));
        }
    }
    let judged = few.iter().flatten().map(|&(_, swap, points, fallen)| {
        (swap, points as f32 + value.points(&fallen, turns_left.saturating_sub(1)))
    });
    judged.max_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// The swap that looks best at first sight, by what it pays for sure and the learned value, and its worth.
#[inline]
pub fn most_promising(board: &Board, turns_left: u32, value: &Value) -> Option<(Swap, f32)> {
    let mut best = None;
    for swap in board.swaps().iter() {
        let (points, fallen) = first_look(board, swap);
        let worth = points as f32 + value.points(&fallen, turns_left.saturating_sub(1));
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((swap, worth));
        }
    }
    best
}

/// What a swap pays for sure, whatever comes, and the board before new stones come.
#[inline]
pub(crate) fn first_look(board: &Board, swap: Swap) -> (u32, Fallen) {
    let mut swapped = *board;
    swapped.swap(swap);
    let mut fallen = swapped.fall(Squares::NONE);
    let points = fallen.settle();
    (points, fallen)
}

#[cfg(test)]
mod tests {
    use tabla_core::SeededRng;

    use super::*;
    use crate::{generate, read_layout};

    #[test]
    fn only_boards_of_a_pattern_are_regular() {
        let boards = (0..2_000).map(|seed| generate(&mut SeededRng::new(seed), 8).expect("8 is a length"));
        let regular = boards.filter(|layout| order(layout.board()) > 30.0).count();
        assert!(regular < 10, "{regular} of 2000 boards of chance");
        let patterns: [&[u8]; 3] = [
            include_bytes!("../../../../data/jewels/checker.txt"),
            include_bytes!("../../../../data/jewels/fence.txt"),
            include_bytes!("../../../../data/jewels/squares.txt"),
        ];
        for (number, bytes) in patterns.into_iter().enumerate() {
            let layout = read_layout(bytes).expect("the file is a board");
            assert!(order(layout.board()) > 30.0, "pattern {number}");
        }
    }
}
