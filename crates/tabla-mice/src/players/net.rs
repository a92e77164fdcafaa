//! A small network's opinion of a position, fitted to exact values.
//!
//! Its inputs are facts that are either true or not: which of the 27 patterns each of the 16 lines of
//! three shows, how many men each side has in hand and in all, and how many steps each side has. A layer
//! of sums, a smaller one and a last one make a number of points for the side to move: 100 points are
//! odds of e to 1. There are four networks: placing and moving, without and with flying. The later layers
//! of a network may be there several times, for the stages of the phase.
//!
//! The numbers are small integers, so the opinion is the same on every machine. A file begins with
//! `TABLANET`, the version of the format and the CRC-32 of all that follows (four bytes each, the low end first): the networks one
//! after the other, each with its three widths (first layer, second layer, stages) and then its numbers.

use crate::{Mice, State};

/// How many facts the network can be told.
pub const INPUTS: usize = STEPS + 2 * 16;
/// How many of them hold in any one position.
pub const ACTIVE: usize = 22;
/// The first layer is a multiple of this wide.
const BLOCK: usize = 64;
/// The second layer is a multiple of this wide.
const GROUP: usize = 8;
/// The widest that the first layer may be, and the second.
const MOST: [usize; 2] = [1024, 32];
/// The most stages of a phase.
pub const STAGES: usize = 10;

const HANDS: usize = 16 * 27;
const MEN: usize = HANDS + 2 * 10;
const STEPS: usize = MEN + 2 * 10;

/// What 1.0 is in the sums of the first layer.
pub const UNIT: i32 = 255;
/// What a weight of 1.0 is in the later layers.
pub const SCALE: i32 = 256;
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

/// How far the phase is: the men that the mover has in hand, and once all are placed the men on the board.
#[inline]
fn stage(state: &State) -> usize {
    let (mover, other) = (state.side(), state.side().other());
    if state.is_placing() {
        usize::from(state.hand(mover))
    } else {
        let men = usize::from(state.left(mover)) + usize::from(state.left(other));
        men.saturating_sub(6) * STAGES / 13
    }
}

/// So many weights side by side.
type Row = [i16; BLOCK];

/// One network.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// The first layer in blocks, each with a row for each fact, and one more for what is always added.
    blocks: Vec<Vec<Row>>,
    stages: Vec<Stage>,
}

/// The later layers.
#[derive(Clone, PartialEq, Eq)]
struct Stage {
    /// For each block, a row for each sum of the second layer.
    second: Vec<Vec<Row>>,
    second_bias: Vec<i32>,
    last: Vec<i16>,
    last_bias: i32,
}

impl Net {
    /// What the network says of a position, in points for the side to move.
    #[inline]
    pub fn points(&self, state: &State) -> i32 {
        let facts = facts(state);
        let Some(stage) = self.stages.get(stage(state).min(self.stages.len().saturating_sub(1))) else {
            return 0;
        };
        let mut second = [0; MOST[1]];
        let second = &mut second[..stage.second_bias.len().min(MOST[1])];
        second.copy_from_slice(&stage.second_bias[..second.len()]);
        for (rows, weights) in self.blocks.iter().zip(&stage.second) {
            let mut sums = rows[INPUTS];
            for &fact in &facts {
                let row = &rows[usize::from(fact)];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
            let first = sums.map(|sum| sum.clamp(0, UNIT as i16));
            for (sum, row) in second.iter_mut().zip(weights) {
                *sum += row
                    .iter()
                    .zip(&first)
                    .map(|(&weight, &value)| i32::from(weight) * i32::from(value))
                    .sum::<i32>();
            }
        }
        let mut answer = stage.last_bias;
        for (sum, last) in second.iter().zip(&stage.last) {
            answer += (sum / SCALE).clamp(0, UNIT) * i32::from(*last);
        }
        answer * POINTS / (UNIT * SCALE)
    }

    /// Reads a network from the beginning of the bytes, and leaves the rest of them; `None` when it is not one.
    fn read(bytes: &mut &[u8]) -> Option<Net> {
        let mut widths = [0; 3];
        for width in &mut widths {
            *width = short(bytes)? as usize;
        }
        let [first, second, stages] = widths;
        let fits =
            |width: usize, unit: usize, most: usize| width > 0 && width.is_multiple_of(unit) && width <= most;
        if !fits(first, BLOCK, MOST[0]) || !fits(second, GROUP, MOST[1]) || !fits(stages, 1, STAGES) {
            return None;
        }
        let mut blocks = vec![Vec::new(); first / BLOCK];
        for _ in 0..=INPUTS {
            for block in &mut blocks {
                block.push(row(bytes)?);
            }
        }
        let mut net = Net { blocks, stages: Vec::new() };
        for _ in 0..stages {
            let mut weights = vec![Vec::new(); first / BLOCK];
            for _ in 0..second {
                for block in &mut weights {
                    block.push(row(bytes)?);
                }
            }
            let last = (0..second).map(|_| short(bytes)).collect::<Option<_>>()?;
            let second_bias = (0..second).map(|_| long(bytes)).collect::<Option<_>>()?;
            net.stages.push(Stage { second: weights, second_bias, last, last_bias: long(bytes)? });
        }
        Some(net)
    }
}

fn row(bytes: &mut &[u8]) -> Option<Row> {
    let (row, rest) = bytes.split_first_chunk::<{ 2 * BLOCK }>()?;
    *bytes = rest;
    Some(std::array::from_fn(|index| i16::from_le_bytes([row[2 * index], row[2 * index + 1]])))
}

fn short(bytes: &mut &[u8]) -> Option<i16> {
    let (number, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(i16::from_le_bytes(*number))
}

fn long(bytes: &mut &[u8]) -> Option<i32> {
    let (number, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(i32::from_le_bytes(*number))
}

/// The CRC-32 of these bytes.
fn checksum(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, &byte| sum >> 8 ^ CHECKSUMS[usize::from(sum as u8 ^ byte)])
}

static CHECKSUMS: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut sum, mut bit) = (byte as u32, 0);
        while bit < 8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
            bit += 1;
        }
        table[byte] = sum;
        byte += 1;
    }
    table
};

/// The four networks of the game.
#[derive(Clone, PartialEq, Eq)]
pub struct Nets([Net; 4]);

/// What a file of networks begins with, and the version of the format.
const MAGIC: &[u8; 8] = b"TABLANET";
const VERSION: u32 = 1;

impl Nets {
    /// Reads a file of networks; `None` when it is none, or damaged.
    pub fn read(bytes: &[u8]) -> Option<Nets> {
        let rest = bytes.strip_prefix(MAGIC)?;
        let (version, rest) = rest.split_first_chunk()?;
        let (sum, mut rest) = rest.split_first_chunk()?;
        if u32::from_le_bytes(*version) != VERSION || u32::from_le_bytes(*sum) != checksum(rest) {
            return None;
        }
        let nets: Vec<Net> = (0..4).map(|_| Net::read(&mut rest)).collect::<Option<_>>()?;
        if !rest.is_empty() {
            return None;
        }
        nets.try_into().ok().map(Nets)
    }

    /// Networks that have no opinion at all.
    pub fn silent() -> Nets {
        Nets(std::array::from_fn(|_| Net { blocks: Vec::new(), stages: Vec::new() }))
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

#[cfg(test)]
mod tests {
    use tabla_core::Notation;

    use super::*;

    const BYTES: &[u8] = include_bytes!("../../../../data/mice/nets.bin");

    #[test]
    fn the_built_in_networks_are_there_and_read_back() {
        let nets = Nets::read(BYTES).expect("four networks");
        assert!(nets.0.iter().all(|net| !net.blocks.is_empty() && !net.stages.is_empty()));
        assert!(BYTES.len() <= 2_000_000);
        let mut damaged = BYTES.to_vec();
        damaged[1000] ^= 1;
        assert!(Nets::read(&damaged).is_none());
        for length in [0, 7, 16, 100, BYTES.len() - 1] {
            assert!(Nets::read(&BYTES[..length]).is_none());
        }
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
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
        let nets = Nets::read(BYTES).expect("four networks");
        let points = |state: &State| nets.net(&game, state).points(state);
        for symmetry in crate::Symmetry::ALL {
            assert!((points(&symmetry.state(&state)) - points(&state)).abs() < 400);
        }
    }
}
