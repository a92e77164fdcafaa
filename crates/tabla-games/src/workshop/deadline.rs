//! How punctual a player is while the machine is busy.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tabla_core::{ErrorKind, Saying, Seat, TableError};
use tabla_table::{Kit, Pace, PlayerSpec, SeatPlayers, Secret, Setup, Waiting};

use super::{Progress, decide};

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
    kit: &Arc<dyn Kit>,
    player: &PlayerSpec,
    moves: u32,
    busy: u32,
    progress: Progress<'_>,
) -> Result<DeadlineReport, TableError> {
    let Some(Pace::Time(allowed)) = player.pace() else {
        let saying = Saying::new("deadline-no-time").with("player", player.to_string());
        return Err(TableError::new(ErrorKind::Setup, saying));
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
        let worst = worst_overrun(kit, player, moves, allowed, progress);
        over.store(true, Ordering::Relaxed);
        Ok(DeadlineReport { moves, busy, allowed, worst: worst? })
    })
}

fn worst_overrun(
    kit: &Arc<dyn Kit>,
    player: &PlayerSpec,
    moves: u32,
    allowed: Duration,
    progress: Progress<'_>,
) -> Result<Duration, TableError> {
    let setup = Setup {
        game: kit.id().to_owned(),
        players: Seat::DUEL.map(|_| player.to_string()).into(),
        ..Setup::default()
    };
    let open = || Arc::clone(kit).open(setup.clone(), Secret::default());
    let (mut table, mut players) = (open()?, SeatPlayers::new(usize::MAX));
    let mut worst = Duration::ZERO;
    let mut done = 0;
    while done < moves {
        if let Waiting::Nothing(_) = table.waiting() {
            (table, players) = (open()?, SeatPlayers::new(usize::MAX));
        }
        let start = Instant::now();
        let thought = decide(&*table, &players)?;
        // A move from the book takes no time and says nothing.
        if !thought.is_from_book {
            worst = worst.max(start.elapsed().saturating_sub(allowed));
            done += 1;
            progress(u64::from(done), u64::from(moves));
        }
        table.play(&thought.best)?;
    }
    Ok(worst)
}
