//! What a computer player thinks of a game of two, for its own move and for somebody who asks.

use std::cmp::Reverse;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};
use tabla_core::{Saying, Seat, Verdict};
use tabla_play::{Bound, Candidate, Fate, Pace, PlayerKind, PlayerSpec, Table, TableTurn, Thought};

use super::{MOST_TABLE_MB, USUAL_TABLE_MB, millis};
use crate::desk::Stop;
use crate::wire::{AdviceView, LineView, SayingView};

/// How often a search looks whether somebody has stopped it.
const GLANCE: Duration = Duration::from_millis(20);

/// So many points make a position three parts won to one.
const CLEAR: f64 = 150.0;

/// The same player with a small memory.
pub fn modest(player: &PlayerSpec) -> PlayerSpec {
    let is_set = player.to_string().contains("table=");
    let megabytes = if is_set { player.table_mb().min(MOST_TABLE_MB) } else { USUAL_TABLE_MB };
    player.clone().with_table_mb(megabytes)
}

/// Lets the player think until it is done or stopped.
pub fn think(table: &dyn Table, player: &PlayerSpec, stop: &Stop) -> Result<Thought, Saying> {
    let thinking = table.think(player)?;
    while !thinking.wait_for(GLANCE) {
        if stop.load(Ordering::Relaxed) {
            thinking.stop();
        }
    }
    Ok(thinking.wait())
}

/// Thinks about the position for somebody who asks, as the champion does.
pub fn advise(table: &dyn Table, ply: usize, time: Duration, stop: &Stop) -> Result<AdviceView, Saying> {
    advise_as(&PlayerSpec::new(PlayerKind::Champion).with_pace(Pace::Time(time)), table, ply, stop)
}

/// Thinks about the position as the player whose turn it is, if that is a computer, else as the champion does.
pub fn own_thought(table: &dyn Table, ply: usize, time: Duration, stop: &Stop) -> Result<AdviceView, Saying> {
    match table.turn() {
        TableTurn::Seat(seat) if !table.player(seat).is_human() => {
            advise_as(table.player(seat), table, ply, stop)
        }
        _ => advise(table, ply, time, stop),
    }
}

fn advise_as(player: &PlayerSpec, table: &dyn Table, ply: usize, stop: &Stop) -> Result<AdviceView, Saying> {
    let TableTurn::Seat(seat) = table.turn() else { return Err(Saying::new("table-over")) };
    let player = modest(player);
    let thought = think(table, &player, stop)?;
    Ok(view(&thought, Side { mover: seat, kind: player.kind() }, ply))
}

/// The position's opinion term by term, without any search.
pub fn opinion(table: &dyn Table) -> Value {
    let terms = table.opinion();
    let terms =
        terms.iter().map(|term| json!({ "name": SayingView::from(&term.name), "points": term.points }));
    json!({ "terms": terms.collect::<Vec<_>>() })
}

/// The exact value of each move of which one is known.
pub fn values(table: &dyn Table) -> Value {
    let value = |(text, fate): (String, Fate)| match fate {
        Fate::Win { plies } => json!({ "text": text, "fate": "win", "plies": plies }),
        Fate::Draw => json!({ "text": text, "fate": "draw" }),
        Fate::Loss { plies } => json!({ "text": text, "fate": "loss", "plies": plies }),
    };
    json!({ "values": table.exact_values().into_iter().map(value).collect::<Vec<_>>() })
}

/// Who thought, and for whom. What it found is told as the first seat stands.
#[derive(Clone, Copy)]
struct Side {
    mover: Seat,
    kind: PlayerKind,
}

impl Side {
    /// What is a win for the mover is a loss for the other one.
    fn of_first(self, verdict: Verdict) -> Verdict {
        if self.mover == Seat::FIRST { verdict } else { verdict.for_opponent() }
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

fn view(thought: &Thought, side: Side, ply: usize) -> AdviceView {
    let mut candidates: Vec<&Candidate> = thought.candidates.iter().collect();
    candidates.sort_by_key(|candidate| Reverse(rank(candidate, thought)));
    let best = strength(thought.verdict);
    let lines = candidates.into_iter().map(|candidate| line(candidate, thought, best, side)).collect();
    let first = side.of_first(thought.verdict);
    AdviceView {
        ply,
        best: Some(thought.best.clone()),
        lines,
        bar: Some(bar(first)),
        value: Some(figure(first, side.kind)),
        saying: Some(saying(first).into()),
        depth: Some(thought.depth),
        nodes: Some(thought.nodes),
        cutoffs: Some(thought.cutoffs),
        spent: millis(thought.spent),
    }
}

fn line(candidate: &Candidate, thought: &Thought, best: i32, side: Side) -> LineView {
    let is_best = candidate.text == thought.best;
    let first = side.of_first(candidate.verdict);
    LineView {
        text: candidate.text.clone(),
        group: Some(candidate.group.clone()),
        line: if is_best { thought.line.clone() } else { vec![candidate.text.clone()] },
        value: format!("{}{}", side.sign(candidate.bound), figure(first, side.kind)),
        number: Some(f64::from(first.on_scale(1000))),
        is_exact: candidate.bound == Bound::Exact,
        fate: match (candidate.verdict, candidate.bound) {
            (Verdict::Win { .. }, Bound::Exact | Bound::AtLeast) => Some("win".to_owned()),
            (Verdict::Loss { .. }, Bound::Exact | Bound::AtMost) => Some("loss".to_owned()),
            _ => None,
        },
        loss: match (candidate.verdict, thought.verdict) {
            (Verdict::Opinion(_), Verdict::Opinion(_)) => Some(f64::from(best - strength(candidate.verdict))),
            _ => None,
        },
        ..LineView::default()
    }
}

/// The chosen move comes before others that look as good, and a value before a bound.
fn rank(candidate: &Candidate, thought: &Thought) -> (i32, bool, u8) {
    let certainty = match candidate.bound {
        Bound::Exact => 2,
        Bound::AtLeast => 1,
        Bound::AtMost => 0,
    };
    (strength(candidate.verdict), candidate.text == thought.best, certainty)
}

fn strength(verdict: Verdict) -> i32 {
    verdict.on_scale(1_000_000)
}

/// A value in short: `+24`, `#3` for a win in three turns, `−#4` for a loss in four; plain players have a
/// scale on which a win is 1000 less the turns it takes.
fn figure(verdict: Verdict, kind: PlayerKind) -> String {
    let is_plain = matches!(kind, PlayerKind::Simple | PlayerKind::AlphaBeta);
    match verdict {
        Verdict::Win { plies } if !is_plain => format!("#{plies}"),
        Verdict::Loss { plies } if !is_plain => format!("−#{plies}"),
        other => signed(other.on_scale(1000)),
    }
}

fn saying(verdict: Verdict) -> Saying {
    match verdict {
        Verdict::Win { plies } => Saying::new("verdict-win").with("turns", i64::from(plies)),
        Verdict::Loss { plies } => Saying::new("verdict-loss").with("turns", i64::from(plies)),
        Verdict::Opinion(points) => Saying::new("verdict-points")
            .with("value", signed(points))
            .with("points", i64::from(points.abs())),
    }
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

/// How a side stands, 0 (lost) to 1 (won).
fn bar(verdict: Verdict) -> f64 {
    match verdict {
        Verdict::Win { .. } => 1.0,
        Verdict::Loss { .. } => 0.0,
        Verdict::Opinion(points) => 1.0 / (1.0 + (-f64::from(points) * 3f64.ln() / CLEAR).exp()),
    }
}
