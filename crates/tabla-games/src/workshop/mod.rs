//! The workshop: measuring players, and the long jobs that make the project's data.
//!
//! Every job takes a seed or a number of nodes, never a time, where its result is kept: the same command
//! gives the same data again.

mod bench;
mod book;
mod cpu;
mod deadline;
mod jamb;
mod jewels;
mod matches;
mod mice;
mod perft;
mod puzzles;
mod scrabble;
mod selfplay;
mod tune;

pub use bench::{BenchLine, BenchReport, bench_santorini};
pub use book::{BookEffort, BookJob, BookLine};
pub use cpu::{cpu_time, thread_cpu_time};
pub use deadline::{DeadlineReport, measure_deadline};
pub use jamb::{JambBench, Totals, bench_jamb, simulate_jamb};
pub use jewels::{
    BotEffort, JewelsBot, JewelsContestant, JewelsGames, JewelsMind, JewelsSpeed, Mean, NoSuchBot,
    jewels_boards, measure_jewels, play_jewels_match,
};
pub use matches::{MatchGame, MatchReport, MatchSettings, play_match};
pub use mice::{
    PlayoutReport, Share, SuiteLine, SuiteMiss, SuiteReport, bench_mice, find_openings, measure_playouts,
    mice_by, read_suite, run_suite,
};
pub use perft::{Perft, perft};
pub use puzzles::PuzzleMaker;
pub use scrabble::{CountLine, CountReport, Counted, count_plays, read_positions};
pub use selfplay::{
    Effort, NetMeasure, SelfplayJob, SelfplaySettings, Trial, measure_net, read_selfplay, try_nets,
};
pub use tune::{Fit, TuneSettings, tune_santorini, write_weights};

use std::time::Duration;

use tabla_core::{ErrorKind, Saying, TableError, Viewer};
use tabla_table::{JobKind, SeatPlayers, Table, Thinking, Thought, job};

/// Hears how far a job has come: so many parts of so many.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// So long a player whose time was up is waited for: it has been told to stop, and remembers what somebody new does
/// not.
const PATIENCE: Duration = Duration::from_secs(1);

/// What the computer whose turn it is decides, in its time.
fn decide(table: &dyn Table, players: &SeatPlayers) -> Result<Thought, TableError> {
    let over = || TableError::new(ErrorKind::Over, Saying::new("table-over"));
    let Some(seat) = table.to_move() else { return Err(over()) };
    let lease = players.lend_within("", table, seat, PATIENCE)?;
    let job = job("", table, Viewer::Seat(seat), JobKind::Move);
    let answer = Thinking::begin(table.copy(), job, Some(lease)).answer()?;
    answer.thought().cloned().ok_or_else(over)
}
