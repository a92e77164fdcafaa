//! Matches of Jewels over many boards, and how fast its rules are.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rayon::prelude::*;
use tabla_core::{Say, Saying, SeededRng};
use tabla_jewels::players::search::{Budget, Samples};
use tabla_jewels::players::{Memory, PlayedOut, Player, play_out};
use tabla_jewels::{Board, Fault, Jewel, Layout, Random, Swap, generate};

use super::{Progress, cpu_time, thread_cpu_time};
use crate::jewels::value;
use tabla_table::{read_duration, write_duration};

/// So many boards at random, with refill lines of this length. The same seed gives the same boards, and
/// the first ones are the same however many are asked for.
pub fn jewels_boards(count: u64, length: usize, seed: u64) -> Result<Vec<Layout>, Vec<Fault>> {
    (0..count).map(|number| generate(&mut SeededRng::split(seed, number), length)).collect()
}

/// A bot that is built in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JewelsBot {
    Random,
    /// The swap whose own runs pay most.
    Greedy,
    Ai {
        /// How long it thinks about a turn; `None` is left to the match.
        effort: Option<BotEffort>,
        /// Whether it learns the refill lines.
        remembers: bool,
    },
}

/// How much a bot thinks about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotEffort {
    /// So long, by the processor's count: what else the machine does is no disadvantage.
    Time(Duration),
    /// So many samples: the same game every time.
    Samples(u64),
}

/// A text that is no bot.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jewels-match-no-bot", error)]
pub struct NoSuchBot {
    pub text: String,
}

impl JewelsBot {
    /// The same bot, which thinks so much if it was not told otherwise.
    pub fn or_effort(self, usual: BotEffort) -> JewelsBot {
        match self {
            JewelsBot::Ai { effort: None, remembers } => JewelsBot::Ai { effort: Some(usual), remembers },
            bot => bot,
        }
    }
}

impl FromStr for JewelsBot {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<JewelsBot, NoSuchBot> {
        let wrong = || NoSuchBot { text: text.to_owned() };
        let (kind, settings) = text.trim().split_once(':').unwrap_or((text.trim(), ""));
        let (mut effort, mut remembers) = (None, false);
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            match setting.split_once('=') {
                Some(("time", time)) => {
                    let time = read_duration(time).filter(|time| !time.is_zero()).ok_or_else(wrong)?;
                    effort = Some(BotEffort::Time(time));
                }
                Some(("samples", count)) => {
                    effort = Some(BotEffort::Samples(count.parse().map_err(|_| wrong())?));
                }
                None if setting == "memory" => remembers = true,
                _ => return Err(wrong()),
            }
        }
        match kind {
            "random" if settings.is_empty() => Ok(JewelsBot::Random),
            "greedy" if settings.is_empty() => Ok(JewelsBot::Greedy),
            "ai" => Ok(JewelsBot::Ai { effort, remembers }),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for JewelsBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (effort, remembers) = match self {
            JewelsBot::Random => return f.write_str("random"),
            JewelsBot::Greedy => return f.write_str("greedy"),
            JewelsBot::Ai { effort, remembers } => (effort, remembers),
        };
        let effort = effort.map(|effort| match effort {
            BotEffort::Time(time) => format!("time={}", write_duration(time)),
            BotEffort::Samples(count) => format!("samples={count}"),
        });
        let settings: Vec<String> =
            effort.into_iter().chain(remembers.then(|| "memory".to_owned())).collect();
        let colon = if settings.is_empty() { "" } else { ":" };
        write!(f, "ai{colon}{}", settings.join(","))
    }
}

/// Whoever can play games of Jewels in a match.
pub trait JewelsContestant: Sync {
    /// Plays on this board, which has a number of its own, for so many turns.
    fn play(&self, board: &Layout, number: u64, turns: u32) -> Result<PlayedOut, Saying>;
}

impl JewelsContestant for JewelsBot {
    fn play(&self, layout: &Layout, number: u64, turns: u32) -> Result<PlayedOut, Saying> {
        let mut mind = self.mind(number);
        Ok(play_out(layout, turns, |board, left| mind.turn(board, left)))
    }
}

/// A bot in the course of a game.
pub struct JewelsMind {
    bot: JewelsBot,
    dice: SeededRng,
    player: Player<SeededRng>,
}

impl JewelsBot {
    /// The bot before a game whose board has this number: the same number gives the same dice.
    pub fn mind(self, number: u64) -> JewelsMind {
        let dice = || SeededRng::split(CHANCE, number);
        let player = match self {
            JewelsBot::Ai { remembers: true, .. } => Player::remembering(value(), Memory::default(), dice()),
            _ => Player::forgetful(value(), dice()),
        };
        JewelsMind { bot: self, dice: dice(), player }
    }
}

impl JewelsMind {
    /// The swap for this board, with so many turns left; `None` where there is none.
    pub fn turn(&mut self, board: &Board, left: u32) -> Option<Swap> {
        match self.bot {
            JewelsBot::Random => board.swaps().draw(&mut self.dice),
            JewelsBot::Greedy => greediest(board),
            JewelsBot::Ai { effort, .. } => {
                let choice = match effort.unwrap_or(BotEffort::Time(USUAL_TIME)) {
                    BotEffort::Time(time) => self.player.turn(board, left, &processor_time(time)),
                    BotEffort::Samples(count) => self.player.turn(board, left, &Samples(count)),
                };
                choice.map(|choice| choice.swap)
            }
        }
    }
}

/// The dice of bots are drawn from this seed, by the number of the board.
const CHANCE: u64 = 2026;

/// How long a bot thinks if nobody says anything.
const USUAL_TIME: Duration = Duration::from_millis(50);

/// The swap whose own runs pay most; of equal ones the first.
fn greediest(board: &Board) -> Option<Swap> {
    let mut best = None;
    for swap in board.swaps().iter() {
        let mut swapped = *board;
        swapped.swap(swap);
        let points = swapped.runs().points();
        if best.is_none_or(|(_, most)| points > most) {
            best = Some((swap, points));
        }
    }
    best.map(|(swap, _)| swap)
}

fn processor_time(time: Duration) -> impl Budget {
    let start = thread_cpu_time();
    move |_: u64| thread_cpu_time().saturating_sub(start).as_secs_f64() / time.as_secs_f64()
}

/// The games of one bot over all boards, for one number of turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JewelsGames {
    /// Which of the bots.
    pub bot: usize,
    /// How many turns the games had at most.
    pub turns: u32,
    /// The games in the order of the boards.
    pub games: Vec<PlayedOut>,
}

impl JewelsGames {
    /// The mean of the points, with its standard error.
    pub fn mean(&self) -> Mean {
        Mean::of(self.games.iter().map(|game| game.points as f64))
    }

    /// How many games ended before their last turn.
    pub fn early(&self) -> usize {
        self.games.iter().filter(|game| game.turns < self.turns).count()
    }

    /// How many turns the shortest game had.
    pub fn shortest(&self) -> u32 {
        self.games.iter().map(|game| game.turns).min().unwrap_or(0)
    }

    /// By how many points these games were better than those, board by board.
    pub fn gain_over(&self, other: &JewelsGames) -> Mean {
        let pairs = self.games.iter().zip(&other.games);
        Mean::of(pairs.map(|(one, other)| one.points as f64 - other.points as f64))
    }
}

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    pub mean: f64,
    /// Its standard error; 0 for a single number.
    pub error: f64,
}

impl Mean {
    /// The mean of these numbers; of none, 0.
    ///
    /// ```
    /// use tabla_games::workshop::Mean;
    /// let Mean { mean, error } = Mean::of([1.0, 3.0, 5.0, 7.0]);
    /// assert_eq!(mean, 4.0);
    /// assert!((error - (20.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    /// ```
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Mean {
        let numbers: Vec<f64> = numbers.into_iter().collect();
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let spread = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
        Mean { mean, error: (spread / (count - 1.0).max(1.0) / count).sqrt() }
    }
}

/// Lets every bot play every board for each number of turns, several games at a time. The games of each
/// bot and number of turns come together, the bots in their order and within them the turns.
pub fn play_jewels_match(
    boards: &[Layout],
    turns: &[u32],
    bots: &[&dyn JewelsContestant],
    progress: Progress<'_>,
) -> Result<Vec<JewelsGames>, Saying> {
    let rows: Vec<(usize, u32)> =
        (0..bots.len()).flat_map(|bot| turns.iter().map(move |&turns| (bot, turns))).collect();
    let total: u64 = rows.iter().map(|&(_, turns)| u64::from(turns) * boards.len() as u64).sum();
    let done = AtomicU64::new(0);
    let games: Vec<PlayedOut> = (0..rows.len() * boards.len())
        .into_par_iter()
        .with_max_len(1)
        .map(|task| {
            let ((bot, turns), number) = (rows[task / boards.len()], task % boards.len());
            let game = bots[bot].play(&boards[number], number as u64, turns)?;
            progress(done.fetch_add(turns.into(), Ordering::Relaxed) + u64::from(turns), total);
            Ok(game)
        })
        .collect::<Result<_, Saying>>()?;
    let chunks = games.chunks(boards.len().max(1));
    Ok(rows
        .iter()
        .zip(chunks)
        .map(|(&(bot, turns), games)| JewelsGames { bot, turns, games: games.to_vec() })
        .collect())
}

/// How fast the rules of Jewels are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JewelsSpeed {
    /// Random legal moves, cascades and new stones with them.
    pub moves: u64,
    /// All points: the same on every machine.
    pub points: u64,
    /// Boards on which no swap was left.
    pub dead: u64,
    /// The processor time that they took.
    pub spent: Duration,
}

impl JewelsSpeed {
    /// Moves per second of processor time.
    pub fn moves_per_second(&self) -> f64 {
        self.moves as f64 / self.spent.as_secs_f64().max(1e-9)
    }
}

/// So many moves are made between two reports.
const PORTION: u64 = 1 << 18;

/// Makes random legal moves on one thread: all swaps are found, one is drawn and played to the end of its
/// cascade; a dead board is dealt anew.
pub fn measure_jewels(moves: u64, progress: Progress<'_>) -> JewelsSpeed {
    let mut dice = SeededRng::new(2026);
    let mut refill = Random(SeededRng::new(2027));
    let mut speed = JewelsSpeed { moves, points: 0, dead: 0, spent: Duration::ZERO };
    let start = cpu_time();
    let mut board = deal(&mut refill);
    for number in 0..moves {
        if number % PORTION == 0 {
            progress(number, moves);
        }
        match board.swaps().draw(&mut dice) {
            Some(swap) => speed.points += u64::from(board.play(swap, &mut refill, u32::MAX).points),
            None => {
                board = deal(&mut refill);
                speed.dead += 1;
            }
        }
    }
    speed.spent = cpu_time().saturating_sub(start);
    speed
}

fn deal(refill: &mut Random<SeededRng>) -> Board {
    let mut board = Board::from_fn(|_| Jewel::Red);
    board.settle(refill, u32::MAX);
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_and_written() {
        for (text, written) in [
            ("random", Some("random")),
            ("greedy", Some("greedy")),
            ("ai", Some("ai")),
            ("ai:time=0.05s", Some("ai:time=50ms")),
            ("ai:memory", Some("ai:memory")),
            ("ai:samples=20,memory", Some("ai:samples=20,memory")),
            ("random:time=1s", None),
            ("ai:time=0", None),
            ("ai:time=soon", None),
            ("ai:samples=-1", None),
            ("ai:fast", None),
            ("", None),
            ("nobody", None),
        ] {
            let bot = text.parse::<JewelsBot>();
            assert_eq!(bot.ok().map(|bot| bot.to_string()).as_deref(), written, "{text}");
        }
    }

    #[test]
    fn a_match_is_the_same_again_and_better_bots_are_better() {
        let boards = jewels_boards(12, 64, 5).unwrap();
        let ai: JewelsBot = "ai:samples=150".parse().unwrap();
        let bots: [&dyn JewelsContestant; 3] = [&JewelsBot::Random, &JewelsBot::Greedy, &ai];
        let play = || play_jewels_match(&boards, &[5, 10], &bots, &|_, _| {}).unwrap();
        let rows = play();
        assert_eq!(rows, play());
        let order: Vec<_> = rows.iter().map(|row| (row.bot, row.turns, row.games.len())).collect();
        assert_eq!(order, [(0, 5, 12), (0, 10, 12), (1, 5, 12), (1, 10, 12), (2, 5, 12), (2, 10, 12)]);
        assert!(rows[5].gain_over(&rows[1]).mean > 0.0);
        assert!(rows[3].mean().mean > rows[1].mean().mean);
        assert!(rows.iter().all(|row| row.shortest() <= row.turns));
    }

    #[test]
    fn the_speed_has_a_checksum() {
        let speed = measure_jewels(20_000, &|_, _| {});
        assert_eq!((speed.moves, speed.points), (20_000, measure_jewels(20_000, &|_, _| {}).points));
    }
}
