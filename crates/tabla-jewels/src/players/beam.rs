//! Choosing a swap when the refills are known: many lines of play side by side, turn by turn.
//!
//! After each turn the most promising boards are kept. Stones that are not known are veiled, so nothing is
//! planned on them. The search is run again with twice as many boards until its time is over.

use std::collections::HashSet;

use super::forecast::Known;
use super::search::{Budget, LOST_TURN, MOST_STEPS};
use super::value::Value;
use crate::{Board, Swap, Veiled};

/// How many turns are looked ahead at most.
const HORIZON: u32 = 12;
/// How many boards are kept after a turn: at first, and at most.
const NARROWEST: usize = 16;
const WIDEST: usize = 1 << 14;

/// A line of play, seen from its end.
#[derive(Clone, Copy)]
struct Course {
    board: Veiled,
    /// How many stones of each column are used.
    used: [u16; 8],
    points: u32,
    worth: f32,
    first: Swap,
}

/// The best swap on this board with so many turns left, and how many turns were tried; `None` when there is
/// no swap.
pub fn planned(
    board: &Board,
    turns_left: u32,
    value: &Value,
    known: &Known,
    budget: &dyn Budget,
) -> Option<(Swap, u64)> {
    let mut plan = Plan { value, known, budget, turns_left, tried: 0 };
    let mut best = plan.first_swap(board, 1)?;
    let mut width = NARROWEST;
    while width <= WIDEST && budget.spent(plan.tried) < 1.0 {
        match plan.first_swap(board, width) {
            Some(swap) => best = swap,
            None => break,
        }
        width *= 2;
    }
    Some((best, plan.tried))
}

struct Plan<'a> {
    value: &'a Value,
    known: &'a Known,
    budget: &'a dyn Budget,
    turns_left: u32,
    tried: u64,
}

impl Plan<'_> {
    /// The first swap of the best line; `None` when there is none or the time was over before it was found.
    fn first_swap(&mut self, board: &Board, width: usize) -> Option<Swap> {
        let start = Veiled::from(*board);
        let mut lines: Vec<Course> = Vec::new();
        for swap in start.swaps().iter() {
            lines.push(self.play(start, [0; 8], 0, swap, swap, 1));
        }
        let mut ended: Option<Course> = None;
        for turn in 2..=HORIZON.min(self.turns_left) {
            keep_best(&mut lines, width);
            let mut next = Vec::new();
            for line in &lines {
                let swaps = line.board.swaps();
                if swaps.is_empty() {
                    let lost = (self.turns_left + 1 - turn) as f32 * LOST_TURN;
                    let worth = line.points as f32 - lost;
                    if ended.is_none_or(|ended| worth > ended.worth) {
                        ended = Some(Course { worth, ..*line });
                    }
                }
                for swap in swaps.iter() {
                    next.push(self.play(line.board, line.used, line.points, swap, line.first, turn));
                }
                if width > 1 && self.budget.spent(self.tried) >= 1.0 {
                    return None;
                }
            }
            if next.is_empty() {
                break;
            }
            lines = next;
        }
        let best = lines.iter().chain(&ended).max_by(|one, other| one.worth.total_cmp(&other.worth));
        best.map(|line| line.first)
    }

    fn play(
        &mut self,
        board: Veiled,
        used: [u16; 8],
        points: u32,
        swap: Swap,
        first: Swap,
        turn: u32,
    ) -> Course {
        self.tried += 1;
        let (mut board, mut used) = (board, used);
        let known = self.known;
        let tally = board.play(
            swap,
            |column| {
                let stone = known.stone(column, usize::from(used[column]));
                used[column] += 1;
                stone
            },
            MOST_STEPS,
        );
        let points = points + tally.points;
        let later = self.turns_left.saturating_sub(turn);
        let worth = if tally.steps == MOST_STEPS {
            // A cascade without end ends the game.
            points as f32 - LOST_TURN * later as f32
        } else {
            points as f32 + self.value.points(&board.bare(), later)
        };
        Course { board, used, points, worth, first }
    }
}

/// Keeps the most promising lines, and of those that end on one board with the same refills the best.
fn keep_best(lines: &mut Vec<Course>, width: usize) {
    lines.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut seen = HashSet::with_capacity(2 * width);
    let mut kept = 0;
    lines.retain(|line| {
        let keep = kept < width && seen.insert((line.board, line.used));
        kept += usize::from(keep);
        keep
    });
}
