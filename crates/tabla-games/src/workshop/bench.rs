//! The bench: fixed positions, fixed depths. The total of nodes is a checksum of the search's behaviour. With a fixed time
//! it tells how deep the search comes.

use std::time::Duration;

use tabla_core::{Duel, Guide, Notation};
use tabla_santorini::Santorini;
use tabla_search::{Champion, Limits, NeverStop, Options};

use super::selfplay::Until;
use super::{Progress, cpu_time, thread_cpu_time};
use crate::kits::santorini::guide;

/// What the bench found.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchReport {
    /// One line a position.
    pub lines: Vec<BenchLine>,
    /// All nodes together: the same on every machine, as long as nothing changes in search or evaluation.
    pub nodes: u64,
    /// The processor time that they took.
    pub spent: Duration,
    /// How deep the search came in the mean.
    pub mean_depth: f64,
}

impl BenchReport {
    /// Nodes per second of processor time.
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.spent.as_secs_f64().max(1e-9)
    }
}

/// One position of the bench.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchLine {
    /// The position as text.
    pub position: &'static str,
    /// How deep it was looked at.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
    /// The best move found.
    pub best: String,
}

/// Positions of six stages of the game, and how deep to look.
const POSITIONS: [(&str, u32); 12] = [
    ("0000000000000000000000000/1/A2,E3/C2,C5", 8),
    ("0000001000101000000000001/1/D2,D5/C3,D3", 9),
    ("1020000010001000210000000/1/B3,B4/C3,D3", 10),
    ("0000002024120000000100000/1/B4,C4/A4,C2", 10),
    ("0011101011000010033000210/1/A3,C3/B4,E4", 9),
    ("0331000000101001303001300/1/A4,D3/B3,C1", 11),
    ("0000000000000000000000000/1/A1,A3/A4,C4", 9),
    ("0100001000000000001100000/1/C3,E4/B2,B3", 10),
    ("0000000000020000200200002/1/A2,E5/C3,D2", 9),
    ("0000000100104103000001100/1/C2,C4/C1,D3", 10),
    ("0000000240001100020000420/1/C5,E4/B3,C4", 12),
    ("0010002111110104104000200/1/B4,C2/A3,D2", 10),
];

/// Runs the bench of Santorini's champion on one thread; with so much processor time for each position, if that is said.
pub fn bench_santorini(time: Option<Duration>, progress: Progress<'_>) -> BenchReport {
    bench_duel(&Santorini, guide(), &POSITIONS, time, progress)
}

/// The same of any duel.
pub(super) fn bench_duel<G: Duel + Notation, E: Guide<G>>(
    game: &G,
    guide: E,
    positions: &[(&'static str, u32)],
    time: Option<Duration>,
    progress: Progress<'_>,
) -> BenchReport {
    let mut lines = Vec::new();
    let mut champion = Champion::new(guide, Options::default());
    let start = cpu_time();
    for (done, &(position, depth)) in positions.iter().enumerate() {
        progress(done as u64, positions.len() as u64);
        champion.forget();
        let Ok(state) = game.read_state(position) else { continue };
        let quiet = &mut |_: &_| {};
        let answer = match time {
            Some(time) => {
                let until = Until(thread_cpu_time() + time);
                champion.think(game, &state, Limits::default(), &until, quiet)
            }
            None => champion.think(game, &state, Limits::depth(depth), &NeverStop, quiet),
        };
        let Some(answer) = answer else { continue };
        let best = game.write_move(&state, answer.best);
        let depth = if time.is_some() { answer.depth } else { depth };
        lines.push(BenchLine { position, depth, nodes: answer.nodes, best });
    }
    let nodes = lines.iter().map(|line| line.nodes).sum();
    let mean_depth = lines.iter().map(|line| f64::from(line.depth)).sum::<f64>() / lines.len().max(1) as f64;
    BenchReport { lines, nodes, spent: cpu_time().saturating_sub(start), mean_depth }
}
