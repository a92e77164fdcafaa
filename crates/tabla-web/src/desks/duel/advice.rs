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

/// Thinks about the position for somebody who asks: as the player whose turn it is, if that is a computer,
/// else as the champion.
pub fn advise(table: &dyn Table, ply: usize, time: Duration, stop: &Stop) -> Result<AdviceView, Saying> {
    let TableTurn::Seat(seat) = table.turn() else { return Err(Saying::new("table-over")) };
    let own = table.player(seat);
    let player = if own.is_human() {
        PlayerSpec::new(PlayerKind::Champion).with_pace(Pace::Time(time))
    } else {
        own.clone()
    };
    let player = modest(&player);
    let thought = think(table, &player, stop)?;
    Ok(view(&thought, seat, player.kind(), ply))
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

fn view(thought: &Thought, mover: Seat, kind: PlayerKind, ply: usize) -> AdviceView {
    let mut candidates: Vec<&Candidate> = thought.candidates.iter().collect();
    candidates.sort_by_key(|candidate| Reverse(rank(candidate, thought)));
    let best = strength(thought.verdict);
    let lines = candidates.into_iter().map(|candidate| line(candidate, thought, best, kind)).collect();
    let first = if mover == Seat::FIRST { thought.verdict } else { thought.verdict.for_opponent() };
    AdviceView {
        ply,
        best: Some(thought.best.clone()),
        lines,
        bar: Some(bar(first)),
        value: Some(figure(thought.verdict, kind)),
        saying: Some(saying(thought.verdict).into()),
        depth: Some(thought.depth),
        nodes: Some(thought.nodes),
        cutoffs: Some(thought.cutoffs),
        spent: millis(thought.spent),
    }
}

fn line(candidate: &Candidate, thought: &Thought, best: i32, kind: PlayerKind) -> LineView {
    let is_best = candidate.text == thought.best;
    let sign = match candidate.bound {
        Bound::Exact => "",
        Bound::AtMost => "≤",
        Bound::AtLeast => "≥",
    };
    LineView {
        text: candidate.text.clone(),
        group: Some(candidate.group.clone()),
        line: if is_best { thought.line.clone() } else { vec![candidate.text.clone()] },
        value: format!("{sign}{}", figure(candidate.verdict, kind)),
        number: Some(f64::from(candidate.verdict.on_scale(1000))),
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

/// A value in short: `+24`, `#3` for a win in three turns, `-#4` for a loss in four; plain players have a
/// scale on which a win is 1000 less the turns it takes.
fn figure(verdict: Verdict, kind: PlayerKind) -> String {
    let is_plain = matches!(kind, PlayerKind::Simple | PlayerKind::AlphaBeta);
    match verdict {
        Verdict::Win { plies } if !is_plain => format!("#{plies}"),
        Verdict::Loss { plies } if !is_plain => format!("-#{plies}"),
        other => {
            let number = other.on_scale(1000);
            if number > 0 { format!("+{number}") } else { number.to_string() }
        }
    }
}

fn saying(verdict: Verdict) -> Saying {
    match verdict {
        Verdict::Win { plies } => Saying::new("verdict-win").with("turns", i64::from(plies)),
        Verdict::Loss { plies } => Saying::new("verdict-loss").with("turns", i64::from(plies)),
        Verdict::Opinion(points) => {
            let value = if points > 0 { format!("+{points}") } else { points.to_string() };
            Saying::new("verdict-points").with("value", value).with("points", i64::from(points.abs()))
        }
    }
}

/// How a side stands, 0 (lost) to 1 (won).
fn bar(verdict: Verdict) -> f64 {
    match verdict {
        Verdict::Win { .. } => 1.0,
        Verdict::Loss { .. } => 0.0,
        Verdict::Opinion(points) => 1.0 / (1.0 + (-f64::from(points) * 3f64.ln() / CLEAR).exp()),
    }
}
