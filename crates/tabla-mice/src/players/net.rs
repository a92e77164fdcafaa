//! A small network's opinion of a position, fitted to exact values.
//!
//! Its inputs are facts that are either true or not: which of the 27 patterns each of the 16 lines of
//! three shows, how many men each side has in hand and in all, and how many steps each side has. A layer
//! of 64 sums, one of 16 and a last one make a number of points for the side to move: 100 points are
//! odds of e to 1. There are four networks: placing and moving, without and with flying.
//!
//! The numbers are small integers, so the opinion is the same on every machine.

use std::sync::OnceLock;

use crate::{Mice, State};

/// How many facts the network can be told.
pub const INPUTS: usize = STEPS + 2 * 16;
/// How many of them hold in any one position.
pub const ACTIVE: usize = 22;
/// The width of the first layer.
pub const FIRST: usize = 64;
/// The width of the second layer.
pub const SECOND: usize = 16;

const HANDS: usize = 16 * 27;
const MEN: usize = HANDS + 2 * 10;
const STEPS: usize = MEN + 2 * 10;

/// What 1.0 is in the sums of the first layer.
pub const UNIT: i32 = 255;
/// What a weight of 1.0 is in the later layers.
pub const SCALE: i32 = 64;
/// Points for one unit of the network's answer.
pub const POINTS: i32 = 100;

/// The numbers of the facts that hold, seen by the side to move.
pub fn facts(state: &State) -> [u16; ACTIVE] {
    let (mover, other) = (state.side(), state.side().other());
    let (own, enemy, free) = (state.men(mover), state.men(other), state.free());
    let mut facts = [0; ACTIVE];
    let pattern = |own: u32, enemy: u32| TERNARY[(own & 7 | (enemy & 7) << 3) as usize];
    let mut line = 0;
    let mut next = |pattern: u8| {
        facts[line] = (line * 27) as u16 + u16::from(pattern);
        line += 1;
    };
    for ring in 0..3 {
        // The first corner once more at the end, so that the last side is in one piece.
        let wrapped = |bits: u32| {
            let ring = bits >> (8 * ring) & 0xff;
            ring | ring << 8
        };
        let (own, enemy) = (wrapped(own.bits()), wrapped(enemy.bits()));
        for side in [0, 2, 4, 6] {
            next(pattern(own >> side, enemy >> side));
        }
    }
    let spoke = |bits: u32, middle: u32| {
        bits >> middle & 1 | (bits >> (8 + middle) & 1) << 1 | (bits >> (16 + middle) & 1) << 2
    };
    for middle in [1, 3, 5, 7] {
        next(pattern(spoke(own.bits(), middle), spoke(enemy.bits(), middle)));
    }
    let steps = |men: crate::Points| {
        let ways = [men.clockwise(), men.counterclockwise(), men.inwards(), men.outwards()];
        ways.iter().map(|&points| (points & free).len() as usize).sum::<usize>().min(15)
    };
    let rest = [
        HANDS + usize::from(state.hand(mover)),
        HANDS + 10 + usize::from(state.hand(other)),
        MEN + usize::from(state.left(mover)),
        MEN + 10 + usize::from(state.left(other)),
        STEPS + steps(own),
        STEPS + 16 + steps(enemy),
    ];
    for (fact, number) in facts[16..].iter_mut().zip(rest) {
        *fact = number as u16;
    }
    facts
}

/// Three own and three enemy bits as a number in base three: 0 free, 1 own, 2 the enemy's.
static TERNARY: [u8; 64] = {
    let mut table = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        let mut point = 0;
        while point < 3 {
            let man = if bits >> point & 1 == 1 { 1 } else { 2 * (bits >> (3 + point) & 1) };
            table[bits] = table[bits] * 3 + man as u8;
            point += 1;
        }
        bits += 1;
    }
    table
};

#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// One row of the first layer for each fact.
    rows: Vec<[i16; FIRST]>,
    first_bias: [i16; FIRST],
    second: [[i16; FIRST]; SECOND],
    second_bias: [i32; SECOND],
    last: [i16; SECOND],
    last_bias: i32,
}

/// How many bytes a network takes in a file.
pub const NET_BYTES: usize = 2 * (INPUTS * FIRST + FIRST + SECOND * FIRST + SECOND) + 4 * (SECOND + 1);

/// A network with real numbers, as it is fitted. Matrices are in one piece, row after row.
#[derive(Clone, PartialEq, Debug)]
pub struct Layers {
    /// A row of [`FIRST`] weights for each of the [`INPUTS`].
    pub rows: Vec<f32>,
    /// The biases of the first layer.
    pub first_bias: Vec<f32>,
    /// A row of [`FIRST`] weights for each of the [`SECOND`] sums.
    pub second: Vec<f32>,
    /// The biases of the second layer.
    pub second_bias: Vec<f32>,
    /// The weights of the last sum.
    pub last: Vec<f32>,
    /// Its bias: one number.
    pub last_bias: Vec<f32>,
}

impl Net {
    /// The network in small integers.
    pub fn rounded(layers: &Layers) -> Net {
        let round = |weight: f32, unit: i32| (weight * unit as f32).round();
        let short = |weight: f32, unit: i32| round(weight, unit).clamp(-32_000.0, 32_000.0) as i16;
        let at = |weights: &[f32], index: usize| weights.get(index).copied().unwrap_or_default();
        let (rows, second) = (&layers.rows, &layers.second);
        Net {
            rows: (0..INPUTS)
                .map(|row| std::array::from_fn(|column| short(at(rows, row * FIRST + column), UNIT)))
                .collect(),
            first_bias: std::array::from_fn(|index| short(at(&layers.first_bias, index), UNIT)),
            second: std::array::from_fn(|row| {
                std::array::from_fn(|column| short(at(second, row * FIRST + column), SCALE))
            }),
            second_bias: std::array::from_fn(|index| {
                round(at(&layers.second_bias, index), UNIT * SCALE) as i32
            }),
            last: std::array::from_fn(|index| short(at(&layers.last, index), SCALE)),
            last_bias: round(at(&layers.last_bias, 0), UNIT * SCALE) as i32,
        }
    }

    /// What the network says, in points for the side to move.
    #[inline]
    pub fn points(&self, facts: &[u16; ACTIVE]) -> i32 {
        let mut sums = self.first_bias;
        for &fact in facts {
            let row = &self.rows[usize::from(fact)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        let first = sums.map(|sum| sum.clamp(0, UNIT as i16));
        let mut answer = self.last_bias;
        for ((row, bias), last) in self.second.iter().zip(&self.second_bias).zip(&self.last) {
            let sum: i32 =
                row.iter().zip(&first).map(|(&weight, &value)| i32::from(weight) * i32::from(value)).sum();
            answer += ((sum + bias) / SCALE).clamp(0, UNIT) * i32::from(*last);
        }
        answer * POINTS / (UNIT * SCALE)
    }

    /// Reads a network as [`Net::write`] writes it; `None` when the bytes are not that many.
    pub fn read(bytes: &[u8]) -> Option<Net> {
        if bytes.len() != NET_BYTES {
            return None;
        }
        let (shorts, longs) = bytes.split_at(NET_BYTES - 4 * (SECOND + 1));
        let mut shorts = shorts.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut longs =
            longs.chunks_exact(4).map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let mut short = || shorts.next().unwrap_or_default();
        let rows = (0..INPUTS).map(|_| std::array::from_fn(|_| short())).collect();
        let first_bias = std::array::from_fn(|_| short());
        let second = std::array::from_fn(|_| std::array::from_fn(|_| short()));
        let last = std::array::from_fn(|_| short());
        let second_bias = std::array::from_fn(|_| longs.next().unwrap_or_default());
        let last_bias = longs.next().unwrap_or_default();
        Some(Net { rows, first_bias, second, second_bias, last, last_bias })
    }

    /// The network as bytes, little end first: the rows, the biases and weights of the later layers.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(NET_BYTES);
        let shorts = self.rows.iter().flatten().chain(&self.first_bias);
        for short in shorts.chain(self.second.iter().flatten()).chain(&self.last) {
            bytes.extend(short.to_le_bytes());
        }
        for long in self.second_bias.iter().chain([&self.last_bias]) {
            bytes.extend(long.to_le_bytes());
        }
        bytes
    }
}

/// The four networks of the game.
pub struct Nets([Net; 4]);

impl Nets {
    /// The networks that are built in.
    pub fn built_in() -> &'static Nets {
        static NETS: OnceLock<Nets> = OnceLock::new();
        NETS.get_or_init(|| Nets::read(BYTES).unwrap_or_else(Nets::silent))
    }

    /// Reads four networks one after the other.
    pub fn read(bytes: &[u8]) -> Option<Nets> {
        let nets: Vec<Net> = bytes.chunks(NET_BYTES).map(Net::read).collect::<Option<_>>()?;
        nets.try_into().ok().map(Nets)
    }

    /// Networks that have no opinion at all.
    fn silent() -> Nets {
        Nets(std::array::from_fn(|_| Net {
            rows: vec![[0; FIRST]; INPUTS],
            first_bias: [0; FIRST],
            second: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            last: [0; SECOND],
            last_bias: 0,
        }))
    }

    /// The network for this position under these rules.
    #[inline]
    pub fn net(&self, game: &Mice, state: &State) -> &Net {
        &self.0[net_number(game.flying, state.is_placing())]
    }
}

/// Which of the four networks: without flying first, and of each pair the one for placing first.
pub fn net_number(flying: bool, placing: bool) -> usize {
    2 * usize::from(flying) + usize::from(!placing)
}

const BYTES: &[u8] = include_bytes!("../../../../data/mice/nets.bin");

#[cfg(test)]
mod tests {
    use tabla_core::Notation;

    use super::*;

    #[test]
    fn the_built_in_networks_are_there_and_read_back() {
        let nets = Nets::read(BYTES).expect("four networks");
        for net in &nets.0 {
            assert!(Net::read(&net.write()).as_ref() == Some(net));
        }
        assert!(Net::read(&[0; 7]).is_none());
    }

    #[test]
    fn facts_say_what_stands_on_the_lines() {
        let state = Mice::default().read_state("a7,d7,g4/g7,d1,d2,f6/0,0/w").unwrap();
        let facts = facts(&state);
        // a7 d7 g7: own, own, the enemy's; the first point counts most.
        assert_eq!(facts[0], 9 + 3 + 2);
        // g7 g4 g1: the enemy's, own, free.
        assert_eq!(facts[1], 27 + 2 * 9 + 3);
        // The spoke d1 d2 d3 is the third: the enemy's, the enemy's, free.
        assert_eq!(facts[14], 14 * 27 + 2 * 9 + 2 * 3);
        assert_eq!(facts[16..20], [432, 442, 452 + 3, 462 + 4]);
        let mut sorted = facts;
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[0] < pair[1]) && usize::from(sorted[21]) < INPUTS);
    }

    #[test]
    fn mirror_images_are_judged_nearly_alike() {
        let game = Mice::default();
        let state = game.read_state("a7,d7,g4,b4/g7,d1,d2,f6/0,0/w").unwrap();
        let points = |state: &State| Nets::built_in().net(&game, state).points(&facts(state));
        for symmetry in crate::Symmetry::ALL {
            assert!((points(&symmetry.state(&state)) - points(&state)).abs() < 400);
        }
    }
}
