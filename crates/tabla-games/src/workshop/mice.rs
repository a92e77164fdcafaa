//! Measuring Mice: the bench, random games, positions of known value, and openings for matches.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value};
use tabla_core::{Duel, Game, Notation, Say, Saying, Seat, SeededRng, TableError, Verdict, pick};
use tabla_mice::{Eval, Mice, State, playout};
use tabla_search::{Champion, Limits, NeverStop, Options};
use tabla_table::{Kit, PlayerSpec, SeatPlayers, Secret, Setup};

use crate::kits::mice::guide;

use super::bench::bench_duel;
use super::{BenchReport, Progress, cpu_time, decide};

/// Positions of every stage of the game, and how deep to look.
const POSITIONS: [(&str, u32); 10] = [
    ("//9,9/w", 8),
    ("d6/b4/8,8/w", 8),
    ("d6,f4/d2,b4/7,7/w", 8),
    ("d6,f4,g4/d2,b4,e4/6,6/w", 9),
    ("a7,g1,d6,d5/a4,b2,c3,d7/5,5/w", 9),
    ("a7,g4,a1,d6,f6,d2,b4,e5,c3/d7,g7,a4,b6,f4,b2,c5,e4,e3/0,0/w", 12),
    ("a7,g4,b6,f4,d2,b4,e5,d3/d7,g7,d1,a1,d6,f2,b2,e4,c3/0,0/w", 12),
    ("a7,d7,g4,b4,d2,e3/d1,d6,f6,c5,e4,b2/0,0/b", 12),
    ("a7,d7,g4,b4/d1,d6,f6,c5,e4/0,0/w", 14),
    ("a7,d7,g4/d1,d6,f6/0,0/w", 14),
];

/// Runs the bench of Mice's champion on one thread; with so much processor time for each position, if that is said.
pub fn bench_mice(game: &Mice, time: Option<Duration>, progress: Progress<'_>) -> BenchReport {
    bench_duel(game, guide(), &POSITIONS, time, progress)
}

/// How fast random games are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayoutReport {
    /// How many games were played.
    pub games: u64,
    /// The processor time that they took.
    pub spent: Duration,
}

impl PlayoutReport {
    /// Games per second of processor time.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.spent.as_secs_f64().max(1e-9)
    }
}

/// Plays so many games at random from the start, on one thread.
pub fn measure_playouts(game: &Mice, games: u64, progress: Progress<'_>) -> PlayoutReport {
    let mut dice = SeededRng::new(1);
    let start = cpu_time();
    for done in 0..games {
        if done.is_multiple_of(10_000) {
            progress(done, games);
        }
        // The optimiser must not see that nobody looks at the result.
        std::hint::black_box(playout(game, game.start(), &mut dice));
    }
    PlayoutReport { games, spent: cpu_time().saturating_sub(start) }
}

/// A position of known value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuiteLine {
    pub state: State,
    /// The moves that keep its value, as text.
    pub keeps: Vec<String>,
}

/// Reads a table of positions: position, value (`win`, `draw` or `loss`), number of legal moves, and the
/// moves that keep the value, with tabs between the columns and blanks between the moves. Lines that begin
/// with `#` are comments. The error has the number of the line, its text, and the reason.
pub fn read_suite(game: &Mice, text: &str) -> Result<Vec<SuiteLine>, (usize, String, Saying)> {
    let mut lines = Vec::new();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.trim_end();
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        lines.push(read_line(game, line).map_err(|because| (index + 1, line.to_owned(), because))?);
    }
    Ok(lines)
}

fn read_line(game: &Mice, line: &str) -> Result<SuiteLine, Saying> {
    let columns: Vec<&str> = line.split('\t').map(str::trim).collect();
    let [position, value, count, keeps] = columns[..] else { return Err(Saying::new("suite-columns")) };
    let state = game.read_state(position).map_err(|error| error.say())?;
    if !["win", "draw", "loss"].contains(&value) {
        return Err(Saying::new("suite-value").with("text", value));
    }
    let moves = game.list(&state).len();
    if count.parse() != Ok(moves) {
        return Err(Saying::new("suite-count").with("text", count).with("count", moves));
    }
    let keep = |text: &str| {
        let mv = game.read_move(&state, text).map_err(|error| error.say())?;
        Ok(game.write_move(&state, mv))
    };
    let keeps = keeps.split_whitespace().map(keep).collect::<Result<Vec<_>, Saying>>()?;
    if keeps.is_empty() { Err(Saying::new("suite-columns")) } else { Ok(SuiteLine { state, keeps }) }
}

/// How many of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// Positions whose value was kept.
    pub kept: u64,
    pub all: u64,
}

impl Share {
    pub fn percent(self) -> f64 {
        100.0 * self.kept as f64 / self.all.max(1) as f64
    }

    fn count(&mut self, is_kept: bool) {
        self.all += 1;
        self.kept += u64::from(is_kept);
    }
}

/// A position whose value was thrown away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuiteMiss {
    /// The position as text.
    pub position: String,
    pub played: String,
    /// What would have kept the value.
    pub keeps: Vec<String>,
}

/// How often a player kept the value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SuiteReport {
    /// While men are placed.
    pub placing: Share,
    /// Once all are placed.
    pub moving: Share,
    /// Where it went wrong.
    pub misses: Vec<SuiteMiss>,
}

impl SuiteReport {
    pub fn all(&self) -> Share {
        Share { kept: self.placing.kept + self.moving.kept, all: self.placing.all + self.moving.all }
    }
}

/// Lets a player of Mice by these rules find a move in every position, one after the other, each with a fresh
/// memory.
pub fn run_suite(
    kit: &Arc<dyn Kit>,
    options: &Map<String, Value>,
    lines: &[SuiteLine],
    player: &PlayerSpec,
    progress: Progress<'_>,
) -> Result<SuiteReport, TableError> {
    let mut report = SuiteReport::default();
    for (done, line) in lines.iter().enumerate() {
        progress(done as u64, lines.len() as u64);
        let position = Mice::default().write_state(&line.state);
        let setup = Setup {
            game: kit.id().to_owned(),
            options: options.clone(),
            players: Seat::DUEL.map(|_| player.to_string()).into(),
            start: Some(position.clone()),
            ..Setup::default()
        };
        let table = Arc::clone(kit).open(setup, Secret::default())?;
        let played = decide(&*table, &SeatPlayers::new(0))?.best.clone();
        let is_kept = line.keeps.contains(&played);
        let share = if line.state.is_placing() { &mut report.placing } else { &mut report.moving };
        share.count(is_kept);
        if !is_kept {
            report.misses.push(SuiteMiss { position, played, keeps: line.keeps.clone() });
        }
    }
    progress(lines.len() as u64, lines.len() as u64);
    Ok(report)
}

/// Openings have this many men on the board.
const OPENING_MEN: [usize; 3] = [4, 6, 8];
/// How long the champion looks at an opening, and what it may think of it, by either rules.
const OPENING_NODES: u64 = 100_000;
const OPENING_POINTS: i32 = 40;

/// Finds positions with four, six or eight men placed at random, no mill among them, of which the champion
/// thinks that nobody is better, with flying and without. No two are mirror images of each other.
pub fn find_openings(count: usize, seed: u64, progress: Progress<'_>) -> Vec<String> {
    let mut champion = Champion::new(guide(), Options { table_mb: 16, ..Options::default() });
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut tries = 0;
    while found.len() < count {
        progress(found.len() as u64, count as u64);
        let mut dice = SeededRng::split(seed, tries);
        tries += 1;
        let state = place_at_random(OPENING_MEN[found.len() % OPENING_MEN.len()], &mut dice);
        let is_even = [Mice::default(), Mice::FLYING].iter().all(|game| is_even(&mut champion, game, &state));
        if is_even && seen.insert(Mice::default().frame(&state).0) {
            found.push(Mice::default().write_state(&state));
        }
    }
    found
}

fn place_at_random(men: usize, dice: &mut SeededRng) -> State {
    let game = Mice::default();
    let mut state = game.start();
    for _ in 0..men {
        let quiet: Vec<_> = game.list(&state).into_iter().filter(|mv| !mv.closes_mill()).collect();
        if let Some(&mv) = pick(dice, &quiet) {
            game.play(&mut state, mv);
        }
    }
    state
}

fn is_even(champion: &mut Champion<Mice, Eval>, game: &Mice, state: &State) -> bool {
    champion.forget();
    let limits = Limits { nodes: Some(OPENING_NODES), ..Limits::default() };
    let answer = champion.think(game, state, limits, &NeverStop, &mut |_| {});
    answer.is_some_and(|answer| match answer.score.verdict() {
        Verdict::Opinion(points) => points.abs() <= OPENING_POINTS,
        Verdict::Win { .. } | Verdict::Loss { .. } => false,
    })
}

/// Mice by these rules.
pub fn mice_by(options: &Map<String, Value>) -> Mice {
    crate::kits::mice::by_options(options)
}
