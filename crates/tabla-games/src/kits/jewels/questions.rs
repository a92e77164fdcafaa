//! What can be asked at a table of Jewels: every swap, and what the computer would play.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabla_core::{Seat, SeededRng, TableError};
use tabla_jewels::players::Player;
use tabla_jewels::{Board, Observation, Swap};
use tabla_table::{GameKit, Instant, QuestionInput};

use super::Side;
use super::players::UNLIMITED;
use crate::jewels::value;

/// Every swap, if that is what is asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskHints {
    hints: bool,
}

#[derive(Serialize)]
struct Hints {
    swaps: Vec<Hint>,
}

/// A swap and what the runs pay that it makes itself.
#[derive(Serialize)]
struct Hint {
    text: String,
    points: u32,
}

/// What the computer would play after so many seconds.
#[derive(Deserialize)]
struct AskAdvice {
    #[serde(default)]
    time: Option<f64>,
}

#[derive(Serialize)]
struct Advice {
    ply: usize,
    best: Option<String>,
    lines: Vec<Alternative>,
    spent: u64,
}

#[derive(Serialize)]
struct Alternative {
    text: String,
    value: String,
    points: u32,
}

/// How long the computer thinks about advice when nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// The longest that it thinks.
const LONGEST: Duration = Duration::from_secs(3600);

/// The same kit with the questions `hints` and `advice`.
pub(super) fn with_questions(kit: GameKit<Side>) -> GameKit<Side> {
    kit.question("hints", false, |input: &mut QuestionInput<'_, Side>, AskHints { hints }| {
        let is_over = input.session.position_at(input.ply)?.end.is_some();
        let seen = own(input)?.filter(|seen| hints && !is_over && seen.ending.is_none());
        let hint = |board: Board| {
            move |swap: Swap| Hint { text: swap.to_string(), points: first_points(board, swap) }
        };
        let swaps = seen.map(|seen| seen.board.swaps().iter().map(hint(seen.board)).collect());
        Ok(Hints { swaps: swaps.unwrap_or_default() })
    })
    .question("advice", true, |input: &mut QuestionInput<'_, Side>, AskAdvice { time }| {
        let (began, asked) = (Instant::now(), time.and_then(|time| Duration::try_from_secs_f64(time).ok()));
        let left = input.context.until.map(|until| until.saturating_duration_since(began));
        let time = asked.or(left).unwrap_or(USUAL_TIME).min(LONGEST).as_secs_f64().max(0.001);
        let budget = |_: u64| match input.context.enough() {
            true => 1.0,
            false => began.elapsed().as_secs_f64() / time,
        };
        let seen = own(input)?.filter(|seen| seen.ending.is_none());
        let best = seen.and_then(|seen| Some((seen.board, advise(&seen, &budget)?)));
        let line = |(board, swap): (Board, Swap)| {
            let points = first_points(board, swap);
            Alternative { text: swap.to_string(), value: points.to_string(), points }
        };
        Ok(Advice {
            ply: input.ply,
            best: best.map(|(_, swap)| swap.to_string()),
            lines: best.map(line).into_iter().collect(),
            spent: u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
        })
    })
}

/// What whoever asks sees of their own board; who plays alone may be watched.
fn own(input: &QuestionInput<'_, Side>) -> Result<Option<Observation>, TableError> {
    let seat = input.viewer.seat().unwrap_or(Seat::FIRST);
    Ok(input.observation()?.into_iter().nth(seat.index()).and_then(|place| place.own))
}

/// What the computer would play; `budget` answers which share of its time is used.
fn advise(seen: &Observation, budget: &impl Fn(u64) -> f64) -> Option<Swap> {
    let left = seen.turns_left.unwrap_or(UNLIMITED);
    let mut player = Player::forgetful(value(), SeededRng::new(seen.points ^ u64::from(seen.turns) << 32));
    player.turn(&seen.board, left, budget).map(|choice| choice.swap)
}

/// What the runs pay that the swap itself makes.
pub(super) fn first_points(mut board: Board, swap: Swap) -> u32 {
    board.swap(swap);
    board.runs().points()
}
