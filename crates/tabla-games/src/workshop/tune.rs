//! Fitting the weights of Santorini's champion to games that it plays against itself.
//!
//! Games begin with a few random turns and go on with short searches. Every quiet position becomes a
//! sample: the facts that hold in it, and how the game went on. The weights are then moved until the
//! squashed sum of a position's weights foretells the result as well as it can (logistic regression with
//! the Adam method). A tenth of the samples is held back to see whether it really foretells.

use std::fmt::Write as _;

use rayon::prelude::*;
use tabla_core::{Game, Guide, Outcome, Seat, SeededRng, Turn, Verdict, below, pick, shuffle};
use tabla_santorini::{Eval, Santorini, State, WEIGHT_COUNT, Weights, facts};
use tabla_search::{Champion, Limits, NeverStop, Options};

use super::Progress;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TuneSettings {
    /// How many games are played.
    pub games: u64,
    /// How many nodes each move may take.
    pub nodes: u64,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// How often the samples are gone through.
    pub epochs: u32,
}

impl Default for TuneSettings {
    fn default() -> TuneSettings {
        TuneSettings { games: 8_000, nodes: 4_000, seed: 3, epochs: 40 }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    pub weights: Weights,
    /// How many samples there were.
    pub samples: usize,
    /// The surprise per held-back sample with the old weights; smaller is better.
    pub before: f32,
    /// The same with the new ones.
    pub after: f32,
}

/// So many points make a chance of e to 1.
const SCALE: f32 = 100.0;
/// How much of a sample's target is the game's result; the rest is what the search said.
const RESULT_SHARE: f32 = 0.7;
/// One move of so many is a random one, so that the games differ.
const RANDOM_MOVE: u64 = 30;

struct Sample {
    facts: Vec<u16>,
    target: f32,
}

/// Plays and fits. `progress` counts games.
pub fn tune_santorini(settings: &TuneSettings, progress: Progress<'_>) -> Fit {
    let done = std::sync::atomic::AtomicU64::new(0);
    let new = || Champion::new(Eval::default(), Options { table_mb: 1, pruning: true });
    let mut samples: Vec<Sample> = (0..settings.games)
        .into_par_iter()
        .map_init(new, |champion, number| {
            let samples = play_game(champion, settings, number);
            progress(done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1, settings.games);
            samples
        })
        .flatten()
        .collect();
    fit(&mut samples, settings)
}

/// The weights as the source file in which they are kept.
pub fn write_weights(fit: &Fit, command: &str) -> String {
    let mut text =
        String::from("//! The champion's weights, in points: 100 points are odds of e to 1.\n//!\n");
    let _ = writeln!(text, "//! Made by `{command}`,\n//! starting from the weights before these:");
    let _ = writeln!(
        text,
        "//! {} positions, surprise per held-back position {:.4} before and {:.4} after.\n",
        fit.samples, fit.before, fit.after
    );
    text += "use crate::eval::Weights;\n\n#[rustfmt::skip]\npub(crate) const WEIGHTS: Weights = [\n";
    for row in fit.weights.chunks(12) {
        let row: Vec<String> = row.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "    {},", row.join(", "));
    }
    text + "];\n"
}

fn play_game(champion: &mut Champion<Santorini, Eval>, settings: &TuneSettings, number: u64) -> Vec<Sample> {
    let mut dice = SeededRng::split(settings.seed, number);
    champion.forget();
    let mut state = Santorini.start();
    let mut random_turns = 2 + below(&mut dice, 6);
    let mut seen: Vec<(Vec<u16>, Seat, f32)> = Vec::new();
    let limits = Limits { nodes: Some(settings.nodes), ..Limits::default() };
    while let Turn::Seat(mover) = Santorini.turn(&state) {
        let is_quiet = is_quiet(&state);
        if random_turns > 0 || is_quiet && below(&mut dice, RANDOM_MOVE) == 0 {
            random_turns = random_turns.saturating_sub(1);
            if let Some(mv) = random_move(&state, &mut dice) {
                Santorini.play(&mut state, mv);
            }
            continue;
        }
        let answer = champion.think(&Santorini, &state, limits, &NeverStop, &mut |_| {});
        let Some(answer) = answer else { break };
        if is_quiet {
            let mut held = Vec::new();
            facts(&state, |index| held.push(index as u16));
            let chance = match answer.score.verdict() {
                Verdict::Win { .. } => 1.0,
                Verdict::Loss { .. } => 0.0,
                Verdict::Opinion(points) => squash(points as f32),
            };
            seen.push((held, mover, chance));
        }
        Santorini.play(&mut state, answer.best);
    }
    let won = |mover| Santorini.turn(&state).outcome() == Some(Outcome::Won(mover));
    let sample = |(facts, mover, chance): (Vec<u16>, Seat, f32)| {
        let result = if won(mover) { 1.0 } else { 0.0 };
        Sample { facts, target: RESULT_SHARE * result + (1.0 - RESULT_SHARE) * chance }
    };
    seen.into_iter().map(sample).collect()
}

/// Nobody can win at once: the opinion alone must judge such positions.
fn is_quiet(state: &State) -> bool {
    let guide = Eval::default();
    !state.is_placing() && guide.win(&Santorini, state).is_none() && !guide.in_danger(&Santorini, state)
}

fn random_move(state: &State, dice: &mut SeededRng) -> Option<tabla_santorini::Move> {
    let mut moves = Vec::new();
    Eval::default().candidates(&Santorini, state, &mut moves);
    if moves.is_empty() {
        Santorini.moves(state, &mut moves);
    }
    pick(dice, &moves).copied()
}

fn squash(points: f32) -> f32 {
    1.0 / (1.0 + (-points / SCALE).exp())
}

fn fit(samples: &mut [Sample], settings: &TuneSettings) -> Fit {
    let mut dice = SeededRng::new(settings.seed);
    shuffle(&mut dice, samples);
    let (held_back, used) = samples.split_at_mut(samples.len() / 10);
    let start: Vec<f32> = Eval::default().weights().iter().map(|&weight| f32::from(weight)).collect();
    let before = surprise(&start, held_back);
    let mut adam = Adam::new(&start);
    for epoch in 0..settings.epochs {
        shuffle(&mut dice, used);
        let rate = 2.0 * (1.0 - epoch as f32 / settings.epochs as f32) + 0.02;
        for batch in used.chunks(2048) {
            adam.step(batch, rate, &start);
        }
    }
    let after = surprise(&adam.weights, held_back);
    let mut weights: Weights = [0; WEIGHT_COUNT];
    for (weight, fitted) in weights.iter_mut().zip(&adam.weights) {
        *weight = fitted.round().clamp(-2_000.0, 2_000.0) as i16;
    }
    Fit { weights, samples: held_back.len() + used.len(), before, after }
}

fn sum(weights: &[f32], facts: &[u16]) -> f32 {
    facts.iter().map(|&index| weights[usize::from(index)]).sum()
}

/// The mean surprise (cross entropy) at the samples' targets.
fn surprise(weights: &[f32], samples: &[Sample]) -> f32 {
    let one = |sample: &Sample| {
        let chance = squash(sum(weights, &sample.facts)).clamp(1e-6, 1.0 - 1e-6);
        -(sample.target * chance.ln() + (1.0 - sample.target) * (1.0 - chance).ln())
    };
    samples.iter().map(|sample| f64::from(one(sample))).sum::<f64>() as f32 / samples.len().max(1) as f32
}

/// Gradient descent with a running mean and variance of each gradient.
struct Adam {
    weights: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(start: &[f32]) -> Adam {
        let zeros = vec![0.0; start.len()];
        Adam { weights: start.to_vec(), mean: zeros.clone(), variance: zeros, steps: 0 }
    }

    fn step(&mut self, batch: &[Sample], rate: f32, start: &[f32]) {
        let mut gradient = vec![0.0; self.weights.len()];
        for sample in batch {
            let error = squash(sum(&self.weights, &sample.facts)) - sample.target;
            for &index in &sample.facts {
                gradient[usize::from(index)] += error;
            }
        }
        self.steps += 1;
        let (fading_mean, fading_variance) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for index in 0..self.weights.len() {
            // Weights of facts that never occur stay where they were.
            let pull = 2e-7 * (self.weights[index] - start[index]);
            let slope = gradient[index] / batch.len() as f32 + pull;
            self.mean[index] = 0.9 * self.mean[index] + 0.1 * slope;
            self.variance[index] = 0.999 * self.variance[index] + 0.001 * slope * slope;
            let mean = self.mean[index] / fading_mean;
            let variance = self.variance[index] / fading_variance;
            self.weights[index] -= rate * mean / (variance.sqrt() + 1e-8);
        }
    }
}
