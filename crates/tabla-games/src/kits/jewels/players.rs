//! The computer players of Jewels: chance, greed, and the one that thinks ahead.
//!
//! Each draws one stream of chance for its whole game, so the same seed gives the same game.

use std::time::Duration;

use tabla_core::rand_core::Rng;
use tabla_core::{Answer, Bound, Candidate, Limits, Player, PlayerContext, SeededRng, Worth};
use tabla_jewels::players::search::most_promising;
use tabla_jewels::players::{Memory, Player as ContestPlayer};
use tabla_jewels::{Jewels, Observation, Swap};
use tabla_table::{GameKit, Instant, OnOwnBoard, Pace, PlayerKind, PlayerSpec, Setting};

use super::Side;
use super::questions::first_points;
use crate::jewels::value;
use crate::shipped;

/// So many turns are thought to be left where no end is agreed on.
pub(super) const UNLIMITED: u32 = 100;

/// The chance of players is split off this number, by their seeds.
const CHANCE: u64 = 2026;
/// How long the player thinks if nobody says anything.
const USUAL_TIME: Duration = Duration::from_millis(50);
/// How many samples it takes where no time is counted and nothing is said.
const USUAL_SAMPLES: u64 = 2_000;
/// About so much one that learns the refill lines remembers.
const MEMORY: usize = 1 << 16;

const RANDOM: PlayerKind = PlayerKind::new("random")
    .titled("jewels-player-random", "jewels-player-random-about")
    .settings(&[Setting::SEED])
    .chancy();
const GREEDY: PlayerKind =
    PlayerKind::new("greedy").titled("jewels-player-greedy", "jewels-player-greedy-about");
const AI: PlayerKind = PlayerKind::new("ai")
    .titled("jewels-player-ai", "jewels-player-ai-about")
    .settings(&[Setting::TIME, Setting::nodes("samples"), Setting::flag("memory"), Setting::SEED])
    .pace(Pace::Time(USUAL_TIME))
    .ways("ai, ai:time=50ms,memory, ai:samples=2000")
    .chancy();

/// Who can race, from the weakest to the strongest.
pub(super) const RACERS: [PlayerKind; 3] = [RANDOM, GREEDY, AI];

/// The same kit with its players.
pub(super) fn with_players(kit: GameKit<Side>) -> GameKit<Side> {
    kit.player(RANDOM, |_, spec| Box::new(OnOwnBoard(Random(Stream::of(spec)))))
        .player(GREEDY, |_, _| Box::new(OnOwnBoard(greedy)))
        .player(AI, |_, spec| {
            let ai = Ai { stream: Stream::of(spec), remembers: spec.has("memory"), player: None };
            Box::new(OnOwnBoard(ai))
        })
}

/// Where the chance of a player comes from: its seed, or what it is handed at its first decision.
struct Stream(Option<SeededRng>);

impl Stream {
    fn of(spec: &PlayerSpec) -> Stream {
        Stream(spec.seed().map(|seed| SeededRng::split(CHANCE, seed)))
    }

    fn begin(&mut self, chance: &mut dyn Rng) -> &mut SeededRng {
        self.0.get_or_insert_with(|| SeededRng::split(CHANCE, chance.next_u64()))
    }
}

struct Random(Stream);

impl Player<Jewels> for Random {
    fn choose(
        &mut self,
        _: &Jewels,
        seen: &Observation,
        context: &mut PlayerContext<'_, Jewels>,
    ) -> Option<Answer<Swap>> {
        seen.board.swaps().draw(self.0.begin(context.rng)).map(Answer::new)
    }
}

/// The swap whose own runs pay most; of equal ones the first.
fn greedy(_: &Jewels, seen: &Observation, _: &mut PlayerContext<'_, Jewels>) -> Option<Answer<Swap>> {
    let tried: Vec<(Swap, u32)> =
        seen.board.swaps().iter().map(|swap| (swap, first_points(seen.board, swap))).collect();
    let &(best, points) = tried.iter().rev().max_by_key(|(_, points)| *points)?;
    let worth = |points: u32| Worth::Expected(points.into());
    let candidate = |&(mv, points): &(Swap, u32)| Candidate {
        mv,
        worth: worth(points),
        bound: Bound::Exact,
        line: Vec::new(),
        words: Vec::new(),
    };
    Some(Answer {
        worth: Some(worth(points)),
        line: vec![best],
        depth: 1,
        nodes: tried.len() as u64,
        candidates: tried.iter().map(candidate).collect(),
        ..Answer::new(best)
    })
}

/// The computer's player: samples of what may come and, once it has learned the refill lines, plans.
struct Ai {
    stream: Stream,
    remembers: bool,
    player: Option<ContestPlayer<SeededRng>>,
}

impl Player<Jewels> for Ai {
    fn choose(
        &mut self,
        _: &Jewels,
        seen: &Observation,
        context: &mut PlayerContext<'_, Jewels>,
    ) -> Option<Answer<Swap>> {
        let left = seen.turns_left.unwrap_or(UNLIMITED);
        let answer = |swap: Swap, nodes: u64| Answer { line: vec![swap], nodes, ..Answer::new(swap) };
        // Something to play is there before any deadline.
        let (first, _) = most_promising(&seen.board, left, value())?;
        (context.report)(&answer(first, 0));
        if shipped::has_missed() {
            return None;
        }
        let (remembers, stream) = (self.remembers, &mut self.stream);
        let player = self.player.get_or_insert_with(|| {
            let dice = stream.begin(context.rng).clone();
            match remembers {
                true => ContestPlayer::remembering(value(), Memory::default(), dice),
                false => ContestPlayer::forgetful(value(), dice),
            }
        });
        let budget = budget(context.limits, context.enough);
        player.turn(&seen.board, left, &budget).map(|choice| answer(choice.swap, choice.samples))
    }

    fn bytes(&self) -> usize {
        if self.remembers && self.player.is_some() { MEMORY } else { 0 }
    }
}

/// The share of what may be used that is used after so many samples.
fn budget(limits: Limits, enough: &dyn Fn() -> bool) -> impl Fn(u64) -> f64 {
    let began = Instant::now();
    move |samples| match (limits.nodes, limits.time) {
        _ if enough() => 1.0,
        (Some(most), _) => samples as f64 / most.max(1) as f64,
        (None, Some(time)) => began.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-6),
        (None, None) => samples as f64 / USUAL_SAMPLES as f64,
    }
}
