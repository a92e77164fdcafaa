//! How punctual a player is while the machine is busy.

use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tabla_core::{BySeat, Saying};

use super::Progress;
use crate::{GameInfo, Pace, PlayerSpec, TableTurn};

/// What was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeadlineReport {
    /// How many moves were asked for.
    pub moves: u32,
    /// How many threads did nothing but keep the processor busy.
    pub busy: u32,
    /// The time for each move.
    pub allowed: Duration,
    /// The longest that a move took beyond its time.
    pub worst: Duration,
}

/// Lets the player play against itself while other threads keep the processor busy. A player without a
/// time for its moves has no deadline to keep: an error.
pub fn measure_deadline(
    game: &'static GameInfo,
    player: &PlayerSpec,
    moves: u32,
    busy: u32,
    progress: Progress<'_>,
) -> Result<DeadlineReport, Saying> {
    let Pace::Time(allowed) = player.pace() else {
        return Err(Saying::new("deadline-no-time").with("player", player.to_string()));
    };
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..busy {
            scope.spawn(|| {
                let mut number = 0u64;
                while !over.load(Ordering::Relaxed) {
                    number = black_box(number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
                }
            });
        }
        let worst = worst_overrun(game, player, moves, allowed, progress);
        over.store(true, Ordering::Relaxed);
        Ok(DeadlineReport { moves, busy, allowed, worst: worst? })
    })
}

fn worst_overrun(
    game: &'static GameInfo,
    player: &PlayerSpec,
    moves: u32,
    allowed: Duration,
    progress: Progress<'_>,
) -> Result<Duration, Saying> {
    let open = || game.open(BySeat::new(|_| player.clone()));
    let mut table = open();
    let mut worst = Duration::ZERO;
    let mut done = 0;
    while done < moves {
        if let TableTurn::Over(_) = table.turn() {
            table = open();
        }
        let start = Instant::now();
        let thought = table.think(player)?.wait();
        // A move from the book takes no time and says nothing.
        if !thought.from_book {
            worst = worst.max(start.elapsed().saturating_sub(allowed));
            done += 1;
            progress(u64::from(done), u64::from(moves));
        }
        table.play(&thought.best, thought.spent)?;
    }
    Ok(worst)
}
