//! Fitting the networks of Mice's champion to positions whose exact value is known.
//!
//! A file of labelled positions holds eight bytes for each, little end first: bits 0 to 23 the men of the
//! side to move, 24 to 47 the other's, 48 to 51 and 52 to 55 the men in hand, 56 and 57 the value for the
//! side to move (0 lost, 1 drawn, 2 won). Every time a position is shown to the network it is turned by
//! one of the sixteen symmetries, drawn by chance. A tenth of the positions is held back.

use tabla_core::{BySeat, Seat, SeededRng, below, rand_core::Rng, shuffle};
use tabla_mice::net::{ACTIVE, FIRST, INPUTS, Layers, Net, SECOND, facts};
use tabla_mice::{Points, Setup, State, Symmetry};

use super::Progress;

/// A position with its exact value for the side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Labelled {
    pub state: State,
    /// 0 lost, ½ drawn, 1 won.
    pub value: f32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NetSettings {
    /// How often the positions are gone through.
    pub epochs: u32,
    /// The same seed gives the same network.
    pub seed: u64,
}

pub struct NetFit {
    pub net: Net,
    /// How many positions it was fitted to.
    pub positions: usize,
    /// The share of held-back positions of which the rounded network tells the value: nearer to a loss, a
    /// draw or a win.
    pub right: f64,
    /// The surprise per held-back position.
    pub surprise: f64,
}

/// Reads labelled positions; `None` when the bytes are not that.
pub fn read_labelled(bytes: &[u8]) -> Option<Vec<Labelled>> {
    let words = bytes.chunks(8).map(|chunk| chunk.try_into().ok().map(u64::from_le_bytes));
    words.map(|word| label(word?)).collect()
}

fn label(word: u64) -> Option<Labelled> {
    let men = |shift: u32| Points::from_bits((word >> shift & 0xff_ff_ff) as u32);
    let hand = |shift: u32| (word >> shift & 15) as u8;
    let value = match word >> 56 {
        0 => 0.0,
        1 => 0.5,
        2 => 1.0,
        _ => return None,
    };
    // In the placing phase the hands tell the side to move: White places first.
    let side = if hand(48) == hand(52) { Seat::FIRST } else { Seat::SECOND };
    let (own, other) = ((men(0), hand(48)), (men(24), hand(52)));
    let (first, second) = if side == Seat::FIRST { (own, other) } else { (other, own) };
    let setup = Setup {
        men: BySeat { first: first.0.collect(), second: second.0.collect() },
        hand: BySeat { first: first.1, second: second.1 },
        side,
    };
    Some(Labelled { state: setup.into_state().ok()?, value })
}

const BATCH: usize = 512;
const RATE: f32 = 0.003;
/// Weights of the second layer stay within what its small integers can hold well.
const SECOND_LIMIT: f32 = 1.98;

/// Fits one network to these positions. `progress` counts epochs.
pub fn fit_mice_net(positions: &[Labelled], settings: &NetSettings, progress: Progress<'_>) -> NetFit {
    let mut dice = SeededRng::new(settings.seed);
    let mut positions = positions.to_vec();
    shuffle(&mut dice, &mut positions);
    let tenth = positions.len() / 10;
    let (held_back, used) = positions.split_at_mut(tenth);
    let mut layers = start(&mut dice);
    let mut adam = Adam::new();
    for epoch in 0..settings.epochs {
        progress(u64::from(epoch), u64::from(settings.epochs));
        shuffle(&mut dice, used);
        // The steps become smaller along half a wave.
        let phase = epoch as f32 / settings.epochs as f32;
        let rate = RATE * 0.5 * (1.0 + (std::f32::consts::PI * phase).cos()) + 1e-5;
        for batch in used.chunks(BATCH) {
            let mut slope = zeros();
            for position in batch {
                let symmetry = Symmetry::ALL[below(&mut dice, 16) as usize];
                learn(&layers, &facts(&symmetry.state(&position.state)), position.value, &mut slope);
            }
            adam.step(&mut layers, &slope, batch.len() as f32, rate);
            for weight in &mut layers.second {
                *weight = weight.clamp(-SECOND_LIMIT, SECOND_LIMIT);
            }
        }
    }
    let net = Net::rounded(&layers);
    let (right, surprise) = judge(&net, held_back);
    NetFit { net, positions: used.len(), right, surprise }
}

fn judge(net: &Net, positions: &[Labelled]) -> (f64, f64) {
    let (mut right, mut surprise) = (0, 0.0);
    for position in positions {
        let answer = net.points(&facts(&position.state)) as f32 / tabla_mice::net::POINTS as f32;
        let chance = squash(answer).clamp(1e-6, 1.0 - 1e-6);
        let nearest = (chance * 2.0).round() / 2.0;
        right += usize::from(nearest == position.value);
        surprise -= f64::from(position.value * chance.ln() + (1.0 - position.value) * (1.0 - chance).ln());
    }
    let count = positions.len().max(1) as f64;
    (right as f64 / count, surprise / count)
}

fn squash(answer: f32) -> f32 {
    1.0 / (1.0 + (-answer).exp())
}

fn zeros() -> Layers {
    Layers {
        rows: vec![0.0; INPUTS * FIRST],
        first_bias: vec![0.0; FIRST],
        second: vec![0.0; SECOND * FIRST],
        second_bias: vec![0.0; SECOND],
        last: vec![0.0; SECOND],
        last_bias: vec![0.0],
    }
}

fn start(dice: &mut SeededRng) -> Layers {
    let mut chance = |range: f32| (dice.next_u32() as f32 / u32::MAX as f32 - 0.5) * 2.0 * range;
    let mut layers = zeros();
    layers.rows.iter_mut().for_each(|weight| *weight = chance(0.2));
    layers.second.iter_mut().for_each(|weight| *weight = chance(0.2));
    layers.last.iter_mut().for_each(|weight| *weight = chance(1.0));
    layers.first_bias.fill(0.3);
    layers.second_bias.fill(0.3);
    layers
}

/// One position: the network's answer, and how each weight would have to change.
fn learn(layers: &Layers, facts: &[u16; ACTIVE], value: f32, slope: &mut Layers) {
    let row = |fact: u16| usize::from(fact) * FIRST..(usize::from(fact) + 1) * FIRST;
    let mut first = [0.0; FIRST];
    first.copy_from_slice(&layers.first_bias);
    for &fact in facts {
        for (sum, weight) in first.iter_mut().zip(&layers.rows[row(fact)]) {
            *sum += weight;
        }
    }
    let first = first.map(|sum: f32| sum.clamp(0.0, 1.0));
    let mut second = [0.0; SECOND];
    let mut answer = layers.last_bias[0];
    for (index, (sum, weights)) in second.iter_mut().zip(layers.second.chunks_exact(FIRST)).enumerate() {
        *sum = (dot(weights, &first) + layers.second_bias[index]).clamp(0.0, 1.0);
        answer += *sum * layers.last[index];
    }

    let error = squash(answer) - value;
    slope.last_bias[0] += error;
    let mut first_error = [0.0; FIRST];
    for (index, &sum) in second.iter().enumerate() {
        slope.last[index] += error * sum;
        if sum <= 0.0 || sum >= 1.0 {
            continue;
        }
        let error = error * layers.last[index];
        slope.second_bias[index] += error;
        let weights = &layers.second[index * FIRST..][..FIRST];
        let slopes = &mut slope.second[index * FIRST..][..FIRST];
        for place in 0..FIRST {
            slopes[place] += error * first[place];
            first_error[place] += error * weights[place];
        }
    }
    for (error, &sum) in first_error.iter_mut().zip(&first) {
        if sum <= 0.0 || sum >= 1.0 {
            *error = 0.0;
        }
    }
    add(&mut slope.first_bias, &first_error);
    for &fact in facts {
        add(&mut slope.rows[row(fact)], &first_error);
    }
}

fn add(sums: &mut [f32], terms: &[f32]) {
    for (sum, term) in sums.iter_mut().zip(terms) {
        *sum += term;
    }
}

/// Eight sums side by side, so that the compiler can add them at once and always in the same order.
fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for place in 0..8 {
            sums[place] += one[place] * other[place];
        }
    }
    sums.iter().sum()
}

/// Gradient descent with a running mean and variance of each slope.
struct Adam {
    mean: Layers,
    variance: Layers,
    steps: i32,
}

impl Adam {
    fn new() -> Adam {
        Adam { mean: zeros(), variance: zeros(), steps: 0 }
    }

    fn step(&mut self, layers: &mut Layers, slope: &Layers, count: f32, rate: f32) {
        self.steps += 1;
        let mean_share = 1.0 - 0.9f32.powi(self.steps);
        let variance_share = 1.0 - 0.999f32.powi(self.steps);
        let parts = parts_of(layers).into_iter().zip(views(slope));
        for (((weights, slopes), means), variances) in
            parts.zip(parts_of(&mut self.mean)).zip(parts_of(&mut self.variance))
        {
            for index in 0..weights.len() {
                let slope = slopes[index] / count;
                means[index] = 0.9 * means[index] + 0.1 * slope;
                variances[index] = 0.999 * variances[index] + 0.001 * slope * slope;
                let variance = variances[index] / variance_share;
                weights[index] -= rate * (means[index] / mean_share) / (variance.sqrt() + 1e-8);
            }
        }
    }
}

fn parts_of(layers: &mut Layers) -> [&mut Vec<f32>; 6] {
    [
        &mut layers.rows,
        &mut layers.first_bias,
        &mut layers.second,
        &mut layers.second_bias,
        &mut layers.last,
        &mut layers.last_bias,
    ]
}

fn views(layers: &Layers) -> [&Vec<f32>; 6] {
    [&layers.rows, &layers.first_bias, &layers.second, &layers.second_bias, &layers.last, &layers.last_bias]
}
