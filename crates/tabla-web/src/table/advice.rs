//! What a computer player thinks of a position, for somebody who asks.

use std::cmp::Reverse;

use serde_json::Value;
use tabla_core::{Bound, Candidate, Saying, Seat, Worth};
use tabla_table::{Thought, winning_chance};

use crate::wire::{AdviceView, LineView};

/// The players with a scale on which a win is 1000 less the turns it takes.
const PLAIN: [&str; 2] = ["simple", "alphabeta"];

/// Who thought, and for whom. What it found is told as the first seat stands.
#[derive(Clone, Copy)]
struct Side {
    mover: Seat,
    is_plain: bool,
}

impl Side {
    /// What is a win for the mover is a loss for the other one.
    fn of_first(self, worth: Worth) -> Worth {
        if self.mover == Seat::FIRST { worth } else { worth.for_opponent() }
    }

    /// `≤` or `≥` before a value that is only a bound.
    fn sign(self, bound: Bound) -> &'static str {
        match (bound, self.mover == Seat::FIRST) {
            (Bound::Exact, _) => "",
            (Bound::AtMost, true) | (Bound::AtLeast, false) => "≤",
            (Bound::AtLeast, true) | (Bound::AtMost, false) => "≥",
        }
    }
}

/// Advice as a game gives it, which says only what it knows.
pub(super) fn read(reply: Value) -> Result<AdviceView, serde_json::Error> {
    let mut advice = over(serde_json::to_value(AdviceView::default())?, reply);
    let usual = serde_json::to_value(LineView::default())?;
    if let Some(Value::Array(lines)) = advice.get_mut("lines") {
        lines.iter_mut().for_each(|line| *line = over(usual.clone(), line.take()));
    }
    serde_json::from_value(advice)
}

/// The usual fields, where others are not said.
fn over(mut usual: Value, said: Value) -> Value {
    if let (Value::Object(usual), Value::Object(said)) = (&mut usual, said) {
        usual.extend(said);
    }
    usual
}

/// What this kind of player thinks for the mover of the position after so many plies.
pub(super) fn view(thought: &Thought, mover: Seat, kind: &str, ply: usize) -> AdviceView {
    let side = Side { mover, is_plain: PLAIN.contains(&kind) };
    let mut candidates: Vec<usize> = (0..thought.candidates.len()).collect();
    candidates.sort_by_key(|&at| Reverse(rank(&thought.candidates[at], thought)));
    let first = thought.worth.map(|worth| side.of_first(worth));
    // Where a book knew the answer there are no numbers of a search.
    let searched = (!thought.is_from_book).then_some(thought);
    AdviceView {
        ply,
        best: Some(thought.best.clone()),
        lines: candidates.into_iter().map(|at| line(thought, at, side)).collect(),
        bar: first.and_then(winning_chance),
        value: first.map(|first| figure(first, side.is_plain)),
        saying: first.and_then(saying).map(Into::into),
        depth: searched.map(|found| found.depth),
        nodes: searched.map(|found| found.nodes),
        cutoffs: searched.map(|found| found.cutoffs),
        spent: thought.spent,
    }
}

fn line(thought: &Thought, at: usize, side: Side) -> LineView {
    let candidate = &thought.candidates[at];
    let first = side.of_first(candidate.worth);
    let is_best = candidate.mv == thought.best;
    LineView {
        text: candidate.mv.clone(),
        group: thought.groups.get(at).cloned(),
        line: match candidate.line.as_slice() {
            _ if is_best => thought.line.clone(),
            [] => vec![candidate.mv.clone()],
            line => line.to_vec(),
        },
        value: format!("{}{}", side.sign(candidate.bound), figure(first, side.is_plain)),
        number: Some(f64::from(first.on_scale(1000))),
        is_exact: candidate.bound == Bound::Exact,
        fate: match (candidate.worth, candidate.bound) {
            (Worth::Win { .. }, Bound::Exact | Bound::AtLeast) => Some("win".to_owned()),
            (Worth::Loss { .. }, Bound::Exact | Bound::AtMost) => Some("loss".to_owned()),
            (Worth::Draw, Bound::Exact) => Some("draw".to_owned()),
            _ => None,
        },
        loss: match (candidate.worth, thought.worth) {
            (Worth::Opinion(points), Some(Worth::Opinion(best))) => Some(f64::from(best - points)),
            (Worth::Expected(value), Some(Worth::Expected(best))) => Some(best - value),
            _ => None,
        },
        ..LineView::default()
    }
}

/// The chosen move comes before others that look as good, and a value before a bound.
fn rank(candidate: &Candidate<String>, thought: &Thought) -> (i32, bool, u8) {
    let certainty = match candidate.bound {
        Bound::Exact => 2,
        Bound::AtLeast => 1,
        Bound::AtMost => 0,
    };
    (candidate.worth.on_scale(1_000_000), candidate.mv == thought.best, certainty)
}

/// A value in short: `+24`, `#3` for a win in three turns, `−#4` for a loss in four.
fn figure(worth: Worth, is_plain: bool) -> String {
    match worth {
        Worth::Win { plies } if !is_plain => format!("#{plies}"),
        Worth::Loss { plies } if !is_plain => format!("−#{plies}"),
        Worth::Expected(value) => format!("{value:.1}"),
        other => signed(other.on_scale(1000)),
    }
}

fn saying(worth: Worth) -> Option<Saying> {
    Some(match worth {
        Worth::Win { plies } => Saying::new("verdict-win").with("turns", i64::from(plies)),
        Worth::Loss { plies } => Saying::new("verdict-loss").with("turns", i64::from(plies)),
        Worth::Draw => Saying::new("ending-drawn"),
        Worth::Opinion(points) => Saying::new("verdict-points")
            .with("value", signed(points))
            .with("points", i64::from(points.abs())),
        Worth::Expected(_) => return None,
    })
}

/// A number with its sign: a minus, not a hyphen.
fn signed(number: i32) -> String {
    let sign = match number {
        1.. => "+",
        0 => "",
        _ => "−",
    };
    format!("{sign}{}", number.unsigned_abs())
}
