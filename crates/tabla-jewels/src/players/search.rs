//! Choosing a swap when the refills are unknown: samples of what may come, the same for all swaps.
//!
//! Every swap is played on the same imagined refills, then a few turns more by the learned value, and the
//! last of these is judged instead of played. Of the swaps that are left the worse half is given up
//! again and again, so that most of the time goes to those that are hard to tell apart.

use tabla_core::rand_core::Rng;

use super::stream::Stream;
use super::value::{FADE, Value};
use crate::planes::Fallen;
use crate::{Board, Cell, SIZE, Swap, Veiled};

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
const TURNS: u32 = 2;
/// How much of the learned value is believed; less than all of it plays better.
const TRUST: f32 = 0.7;
/// What a turn is worth that cannot be played because no swap is left.
pub(crate) const LOST_TURN: f32 = 10.0;
/// Longer cascades are broken off: they are endless, or nearly.
pub(crate) const MOST_STEPS: u32 = 60;

/// A swap and what was made with it in all samples.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Tried {
    swap: Swap,
    /// What the swap costs because it leaves few swaps that are sure.
    risk: f64,
    sum: f64,
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
    let mut tried: Vec<Tried> =
        board.swaps().iter().map(|swap| Tried { swap, risk: risk(swap), sum: 0.0 }).collect();
    let halvings = f64::from(tried.len().max(2).ilog2() + 1);
    let (mut samples, mut halved) = (0, 0.0);
    while tried.len() > 1 {
        let stream = draw(dice);
        for candidate in &mut tried {
            let (mut after, mut refill) = (*board, stream);
            let points = after.play(candidate.swap, &mut refill, MOST_STEPS).points as f32;
            let later = play_on(after, turns_left.saturating_sub(1), value, refill);
            candidate.sum += f64::from(points + later) - candidate.risk;
        }
        samples += tried.len() as u64;
        let spent = budget.spent(samples);
        if spent >= (halved + 1.0) / halvings {
            halved += 1.0;
            tried.sort_by(|one, other| other.sum.total_cmp(&one.sum));
            tried.truncate(if spent >= 1.0 { 1 } else { tried.len().div_ceil(2) });
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

/// The points of the next turns on this board, and what the learned value says of the rest.
fn play_on(board: Board, turns_left: u32, value: &Value, refill: Stream) -> f32 {
    let (mut board, mut refill) = (board, refill);
    let mut points = 0.0;
    for turn in 0..=TURNS {
        let left = turns_left.saturating_sub(turn);
        if left == 0 {
            break;
        }
        let Some((swap, worth)) = most_promising(&board, left, value) else {
            return points - LOST_TURN * left as f32;
        };
        if turn == TURNS {
            return points + worth;
        }
        points += board.play(swap, &mut refill, MOST_STEPS).points as f32;
    }
    points
}

/// The swap that looks best at first sight, by its first step and the learned value, and its worth.
#[inline]
pub fn most_promising(board: &Board, turns_left: u32, value: &Value) -> Option<(Swap, f32)> {
    let share = share_to_come(turns_left.saturating_sub(1));
    let mut best = None;
    for swap in board.swaps().iter() {
        let (points, fallen) = first_step(board, swap);
        let worth = points as f32 + share * value.points(&fallen);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((swap, worth));
        }
    }
    best
}

/// How much of what the learned value promises can still come in so many turns.
#[inline]
pub(crate) fn share_to_come(turns_left: u32) -> f32 {
    TRUST * (1.0 - FADE.powi(turns_left.min(1_000) as i32))
}

/// What a swap pays at once, and the board before new stones come.
#[inline]
pub(crate) fn first_step(board: &Board, swap: Swap) -> (u32, Fallen) {
    let mut swapped = *board;
    swapped.swap(swap);
    let runs = swapped.runs();
    (runs.points(), swapped.fall(runs.cells()))
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
