//! What the computer would play, in a given time.

use std::time::{Duration, Instant};

use tabla_core::SeededRng;
use tabla_jewels::Swap;
use tabla_jewels::ai::Player;

use super::JewelsTable;

/// So many turns are thought to be left where no end is agreed on.
const TURNS: u32 = 100;

/// The swap that the computer would play, seeing what the person sees; `None` when the game is over.
pub fn advise_jewels(table: &JewelsTable, time: Duration) -> Option<Swap> {
    if table.ending().is_some() {
        return None;
    }
    let began = Instant::now();
    let spent = |_: u64| began.elapsed().as_secs_f64() / time.as_secs_f64().max(0.001);
    let state = table.state();
    let left = table.game().turns_left(state).unwrap_or(TURNS);
    let mut player = Player::forgetful(SeededRng::new(state.points() ^ u64::from(state.turns()) << 32));
    player.turn(state.board(), left, &spent).map(|choice| choice.swap)
}
