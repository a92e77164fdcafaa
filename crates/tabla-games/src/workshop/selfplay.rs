//! What Santorini's network is made of: positions of games that the champion plays against itself, with what the search
//! said of them and how the game ended; and trials of one network against another.
//!
//! A file is a row of units of 16 bytes. A unit whose last bit of the tenth byte is set is a head: the first says what
//! the file is made from, each other one how many games there are with those that follow and how many positions these
//! are. All others are positions: 25 heights of three bits, one bit for the side to move winning the game; its two
//! workers and the other's as numbers of squares, a byte each; the search's value in points for it, 16 bits. Numbers
//! have the little end first. What was cut off is left out, so a job that was broken off goes on where it was.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rayon::prelude::*;
use tabla_core::{Game, Guide, Outcome, Seat, SeededRng, Turn, Verdict, below, pick};
use tabla_santorini::{Eval, Move, Net, NetEval, Santorini, Square, State, orbits};
use tabla_search::{Champion, Limits, NeverStop, Options, StopSignal};

use super::{Progress, thread_cpu_time};

/// How games against itself are played.
#[derive(Clone, Debug)]
pub struct SelfplaySettings {
    /// How many games.
    pub games: u64,
    /// How many nodes each move may take.
    pub nodes: u64,
    /// The same seed gives the same games.
    pub seed: u64,
    /// The network that judges; without it the hand-made evaluation does.
    pub net: Option<Arc<Net>>,
    /// The network's checksum, which tells files of different networks apart.
    pub mark: u32,
}

/// How many bytes a unit of the file has.
pub const UNIT_BYTES: usize = 16;
type Unit = [u8; UNIT_BYTES];

/// Set in the tenth byte of heads.
const HEAD: u8 = 0x80;
/// Set in the tenth byte where the side to move won.
const WON: u8 = 0x08;
/// So many games are played between two writings.
const BLOCK: u64 = 64;
/// So many nodes say whether four placed workers are balanced.
const PLACING_NODES: u64 = 500;
/// An advantage of so many points makes a placement half as likely.
const BALANCED: i32 = 120;
/// The most random turns after the placements.
const RANDOM_TURNS: u64 = 4;
/// One later move of so many is a random one.
const RANDOM_MOVE: u64 = 40;
/// A decided game is worth this many points, and no opinion more.
const DECIDED: i32 = 3_000;

/// A job that goes on where it was broken off.
pub struct SelfplayJob<'a> {
    settings: &'a SelfplaySettings,
    done: u64,
}

impl<'a> SelfplayJob<'a> {
    /// Goes on with what is there, of which so many bytes are whole; `None` when the file was made from something else.
    pub fn resume(settings: &'a SelfplaySettings, there: &[u8]) -> Option<(SelfplayJob<'a>, usize)> {
        let mut units = there.chunks_exact(UNIT_BYTES);
        let Some(head) = units.next() else { return Some((SelfplayJob { settings, done: 0 }, 0)) };
        if head != Self::file_head(settings) {
            return None;
        }
        let (mut done, mut whole) = (0, 1);
        while let Some(head) = there.get(whole * UNIT_BYTES..(whole + 1) * UNIT_BYTES) {
            let (games, count) = read_block(head)?;
            if there.len() < (whole + 1 + count) * UNIT_BYTES {
                break;
            }
            (done, whole) = (games, whole + 1 + count);
        }
        Some((SelfplayJob { settings, done }, whole * UNIT_BYTES))
    }

    fn file_head(settings: &SelfplaySettings) -> Unit {
        let mut head = [0; UNIT_BYTES];
        head[..8].copy_from_slice(&settings.seed.to_le_bytes());
        head[8] = b'S';
        head[9] = HEAD;
        head[10..12].copy_from_slice(&(settings.nodes.min(65_535) as u16).to_le_bytes());
        head[12..].copy_from_slice(&settings.mark.to_le_bytes());
        head
    }

    /// How many games are done.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// Plays the next block of games; `None` when all are played.
    pub fn next_block(&mut self, progress: Progress<'_>) -> Option<Vec<u8>> {
        let settings = self.settings;
        let end = (self.done + BLOCK).min(settings.games);
        if self.done >= end {
            return None;
        }
        let played = AtomicU64::new(self.done);
        let tell = |_: &Vec<Unit>| progress(played.fetch_add(1, Ordering::Relaxed) + 1, settings.games);
        let units: Vec<Vec<Unit>> = match &settings.net {
            Some(net) => play_games(self.done..end, settings, || NetEval::new(Arc::clone(net)), tell),
            None => play_games(self.done..end, settings, Eval::default, tell),
        };
        let mut bytes = Vec::new();
        if self.done == 0 {
            bytes.extend(Self::file_head(settings));
        }
        let count: usize = units.iter().map(Vec::len).sum();
        bytes.extend(block_head(end, count));
        bytes.extend(units.into_iter().flatten().flatten());
        self.done = end;
        Some(bytes)
    }
}

fn block_head(games: u64, count: usize) -> Unit {
    let mut head = [0; UNIT_BYTES];
    head[..8].copy_from_slice(&games.to_le_bytes());
    head[8] = b'B';
    head[9] = HEAD;
    head[10..14].copy_from_slice(&(count as u32).to_le_bytes());
    head
}

fn read_block(head: &[u8]) -> Option<(u64, usize)> {
    let games = u64::from_le_bytes(head.get(..8)?.try_into().ok()?);
    let count = u32::from_le_bytes(head.get(10..14)?.try_into().ok()?);
    (head[8..10] == [b'B', HEAD]).then_some((games, count as usize))
}

fn play_games<E: Guide<Santorini>>(
    numbers: std::ops::Range<u64>,
    settings: &SelfplaySettings,
    guide: impl Fn() -> E + Sync,
    tell: impl Fn(&Vec<Unit>) + Sync,
) -> Vec<Vec<Unit>> {
    let new = || Champion::new(guide(), Options { table_mb: 1, pruning: true });
    let play = |champion: &mut Champion<Santorini, E>, number| {
        let units = play_game(champion, settings, number);
        tell(&units);
        units
    };
    numbers.into_par_iter().map_init(new, play).collect()
}

fn play_game<E: Guide<Santorini>>(
    champion: &mut Champion<Santorini, E>,
    settings: &SelfplaySettings,
    number: u64,
) -> Vec<Unit> {
    let mut dice = SeededRng::split(settings.seed, number);
    champion.forget();
    let mut state = opening(champion, &mut dice);
    let mut random_turns = below(&mut dice, RANDOM_TURNS + 1);
    let mut seen: Vec<(State, i32)> = Vec::new();
    let limits = Limits { nodes: Some(settings.nodes), ..Limits::default() };
    let winner = loop {
        let mover = match Santorini.turn(&state) {
            Turn::Seat(mover) => mover,
            turn => break turn.outcome().and_then(Outcome::winner),
        };
        let is_quiet = is_quiet(&state);
        if random_turns > 0 || is_quiet && below(&mut dice, RANDOM_MOVE) == 0 {
            random_turns = random_turns.saturating_sub(1);
            if let Some(mv) = random_move(&state, &mut dice) {
                Santorini.play(&mut state, mv);
            }
            continue;
        }
        let Some(answer) = champion.think(&Santorini, &state, limits, &NeverStop, &mut |_| {}) else {
            break None;
        };
        let (points, winner) = match answer.score.verdict() {
            Verdict::Win { .. } => (DECIDED, Some(mover)),
            Verdict::Loss { .. } => (-DECIDED, Some(mover.other())),
            Verdict::Opinion(points) => (points.clamp(1 - DECIDED, DECIDED - 1), None),
        };
        if is_quiet {
            seen.push((state, points));
        }
        if winner.is_some() {
            break winner;
        }
        Santorini.play(&mut state, answer.best);
    };
    let Some(winner) = winner else { return Vec::new() };
    seen.iter().map(|(state, points)| write_unit(state, *points, winner == state.side())).collect()
}

/// Four placed workers: a first pair of any kind, any reply, the balanced ones more often.
fn opening<E: Guide<Santorini>>(champion: &mut Champion<Santorini, E>, dice: &mut SeededRng) -> State {
    let pairs = orbits();
    loop {
        let (one, other) =
            pick(dice, &pairs).map_or((Square::ALL[6], Square::ALL[18]), |orbit| orbit.placement);
        let placed = Santorini.after(&Santorini.start(), Move::place(one, other));
        let Some(&reply) = pick(dice, &Santorini.list(&placed)) else { continue };
        let state = Santorini.after(&placed, reply);
        let limits = Limits { nodes: Some(PLACING_NODES), ..Limits::default() };
        let answer = champion.think(&Santorini, &state, limits, &NeverStop, &mut |_| {});
        let points = answer.map_or(0, |answer| match answer.score.verdict() {
            Verdict::Opinion(points) => points.clamp(-DECIDED, DECIDED),
            _ => DECIDED,
        });
        let off = (points * points / (BALANCED * BALANCED)) as u64;
        if below(dice, 1 + off) == 0 {
            return state;
        }
    }
}

/// Nobody can win at once: the opinion alone must judge such positions.
fn is_quiet(state: &State) -> bool {
    let guide = Eval::default();
    !state.is_placing() && guide.win(&Santorini, state).is_none() && !guide.in_danger(&Santorini, state)
}

fn random_move(state: &State, dice: &mut SeededRng) -> Option<Move> {
    let mut moves = Vec::new();
    Eval::default().candidates(&Santorini, state, &mut moves);
    if moves.is_empty() {
        Santorini.moves(state, &mut moves);
    }
    pick(dice, &moves).copied()
}

fn write_unit(state: &State, points: i32, won: bool) -> Unit {
    let mut unit = [0; UNIT_BYTES];
    for square in Square::ALL {
        for bit in 0..3 {
            if state.level(square).number() >> bit & 1 == 1 {
                let place = square.index() * 3 + bit;
                unit[place / 8] |= 1 << (place % 8);
            }
        }
    }
    if won {
        unit[9] |= WON;
    }
    let workers = state.workers(state.side()).chain(state.workers(state.side().other()));
    for (byte, worker) in unit[10..14].iter_mut().zip(workers) {
        *byte = worker.index() as u8;
    }
    unit[14..].copy_from_slice(&(points as i16).to_le_bytes());
    unit
}

/// One position of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Labelled {
    pub state: State,
    /// What the search said, for the side to move.
    pub points: i16,
    /// Whether the side to move won.
    pub won: bool,
}

/// The positions of a file, without its heads; `None` where a unit is no position.
pub fn read_selfplay(bytes: &[u8]) -> Option<Vec<Labelled>> {
    let units = bytes.chunks_exact(UNIT_BYTES).filter(|unit| unit[9] & HEAD == 0);
    units.map(read_unit).collect()
}

fn read_unit(unit: &[u8]) -> Option<Labelled> {
    let bit = |place: usize| unit[place / 8] >> (place % 8) & 1;
    let heights: [u8; 25] =
        std::array::from_fn(|square| (0..3).map(|digit| bit(square * 3 + digit) << digit).sum());
    let worker = |place: usize| Square::ALL.get(usize::from(unit[10 + place])).copied();
    let [one, two, three, four] = [worker(0)?, worker(1)?, worker(2)?, worker(3)?];
    let levels: u32 = heights.iter().copied().map(u32::from).sum();
    let side = if levels.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
    let pairs = [vec![one, two], vec![three, four]];
    let workers = tabla_core::BySeat::new(|seat| pairs[usize::from(seat != side)].clone());
    let state = tabla_santorini::Setup { heights, side, workers }.into_state().ok()?;
    Some(Labelled { state, points: i16::from_le_bytes([unit[14], unit[15]]), won: unit[9] & WON != 0 })
}

/// How a network does on positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NetMeasure {
    /// How many positions.
    pub positions: usize,
    /// The mean square of what is missed of the chance to win.
    pub loss: f64,
    /// The same for the hand-made evaluation.
    pub plain_loss: f64,
    /// The largest difference to what the network says in real numbers, in points, and the mean one.
    pub off: Option<(f64, f64)>,
}

/// The chance to win that so many points are.
fn chance(points: f64) -> f64 {
    1.0 / (1.0 + (-points / 100.0).exp())
}

/// Measures; `told` is what the network says in real numbers of the last positions.
pub fn measure_net(net: &Net, positions: &[Labelled], told: &[f32]) -> NetMeasure {
    const RESULT: f64 = 0.4;
    let (mut loss, mut plain_loss) = (0.0, 0.0);
    let plain = Eval::default();
    let mut says = Vec::with_capacity(positions.len());
    for labelled in positions {
        let result = if labelled.won { 1.0 } else { 0.0 };
        let target = RESULT * result + (1.0 - RESULT) * chance(labelled.points.into());
        let said = f64::from(net.opinion(&labelled.state));
        let hand = f64::from(plain.explain(&labelled.state).iter().map(|(_, points)| points).sum::<i32>());
        loss += (chance(said) - target).powi(2);
        plain_loss += (chance(hand) - target).powi(2);
        says.push(said);
    }
    let count = positions.len().max(1) as f64;
    let tail = &says[says.len() - told.len().min(says.len())..];
    let off = (!told.is_empty()).then(|| {
        let off: Vec<f64> =
            tail.iter().zip(told).map(|(said, told)| (said - f64::from(*told)).abs()).collect();
        (off.iter().copied().fold(0.0, f64::max), off.iter().sum::<f64>() / off.len().max(1) as f64)
    });
    NetMeasure { positions: positions.len(), loss: loss / count, plain_loss: plain_loss / count, off }
}

/// How much each move of a trial may take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effort {
    Nodes(u64),
    /// Processor time.
    Time(Duration),
}

/// A trial's result for the first network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trial {
    pub won: u64,
    pub played: u64,
}

impl Trial {
    /// The gain in Elo and half the width of its interval of 95 in a hundred.
    pub fn elo(&self) -> (f64, f64) {
        let share = (self.won as f64 / self.played.max(1) as f64).clamp(0.001, 0.999);
        let elo = |share: f64| -400.0 * (1.0 / share - 1.0).log10();
        let off = 1.96 * (share * (1.0 - share) / self.played.max(1) as f64).sqrt();
        let (low, high) = ((share - off).max(0.001), (share + off).min(0.999));
        (elo(share), (elo(high) - elo(low)) / 2.0)
    }
}

/// Stops when the thread has used so much processor time.
pub(super) struct Until(pub Duration);

impl StopSignal for Until {
    fn is_stopped(&self) -> bool {
        thread_cpu_time() >= self.0
    }
}

/// Games between two networks, each opening from both seats; without a network the hand-made evaluation judges.
pub fn try_nets(
    [one, other]: [&Option<Arc<Net>>; 2],
    games: u64,
    effort: Effort,
    seed: u64,
    progress: Progress<'_>,
) -> Trial {
    let played = AtomicU64::new(0);
    let new = || (Judge::new(one), Judge::new(other));
    let won = (0..games / 2)
        .into_par_iter()
        .map_init(new, |(one, other), number| {
            let mut dice = SeededRng::split(seed, number);
            let start = one.opening(&mut dice);
            let mut won = 0;
            for seat in Seat::DUEL {
                one.forget();
                other.forget();
                let mut state = start;
                while let Turn::Seat(mover) = Santorini.turn(&state) {
                    let judge = if mover == seat { &mut *one } else { &mut *other };
                    let Some(best) = judge.choose(&state, effort) else { break };
                    Santorini.play(&mut state, best);
                }
                won += u64::from(Santorini.turn(&state).outcome() == Some(Outcome::Won(seat)));
                progress(played.fetch_add(1, Ordering::Relaxed) + 1, games);
            }
            won
        })
        .sum();
    Trial { won, played: games / 2 * 2 }
}

enum Judge {
    Net(Box<Champion<Santorini, NetEval>>),
    Hand(Box<Champion<Santorini, Eval>>),
}

impl Judge {
    fn new(net: &Option<Arc<Net>>) -> Judge {
        let options = Options { table_mb: 16, pruning: true };
        match net {
            Some(net) => Judge::Net(Box::new(Champion::new(NetEval::new(Arc::clone(net)), options))),
            None => Judge::Hand(Box::new(Champion::new(Eval::default(), options))),
        }
    }

    fn forget(&mut self) {
        match self {
            Judge::Net(champion) => champion.forget(),
            Judge::Hand(champion) => champion.forget(),
        }
    }

    fn opening(&mut self, dice: &mut SeededRng) -> State {
        match self {
            Judge::Net(champion) => opening(champion, dice),
            Judge::Hand(champion) => opening(champion, dice),
        }
    }

    fn choose(&mut self, state: &State, effort: Effort) -> Option<Move> {
        let (limits, stop): (Limits, Box<dyn StopSignal>) = match effort {
            Effort::Nodes(nodes) => (Limits { nodes: Some(nodes), ..Limits::default() }, Box::new(NeverStop)),
            Effort::Time(time) => (Limits::default(), Box::new(Until(thread_cpu_time() + time))),
        };
        let answer = match self {
            Judge::Net(champion) => champion.think(&Santorini, state, limits, &*stop, &mut |_| {}),
            Judge::Hand(champion) => champion.think(&Santorini, state, limits, &*stop, &mut |_| {}),
        };
        answer.map(|answer| answer.best)
    }
}
