//! The tasks of a day: the same for everybody, because they follow from the date alone.
//!
//! The seeded generator of the house splits a number off for every day and game. It is the seed of a board or of dice, or
//! the place in the stock of puzzles, which is shuffled once: no puzzle comes again before all others were there.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::{Date, date};
use jiff::tz::Offset;
use serde_json::{Map, Value, json};
use tabla_core::rand_core::Rng;
use tabla_core::{Duel, Notation, SeededRng, shuffle};
use tabla_mice::Mice;
use tabla_santorini::Santorini;
use tabla_search::wins_with;
use tabla_table::HUMAN;

use crate::puzzles::{OWN_MOVES, Puzzle, stock};

/// The games of a day, in the order in which they are offered.
pub const GAMES: [&str; 5] = ["jewels", "jamb", "scrabble", "mice", "santorini"];

/// What is drawn for days is split off this number. Another one would be other days.
const CHANCE: u64 = 0x7461_626c_6120_6461;
/// Seeds have at most nine digits, so that they can be read out.
const SEEDS: u64 = 1_000_000_000;
/// How many turns a board of Jewels lasts.
const TURNS: u32 = 20;
/// From so many points on there are two stars, and three. Jewels: about what `greedy` and `ai` reach; Jamb: about what
/// `rule` reaches, and what is good with `optimal`. The page `documentation/levels.md` has the means.
const JEWELS_STARS: [i64; 2] = [130, 200];
const JAMB_STARS: [i64; 2] = [310, 400];

/// So many hours ahead are the clocks of those whose day begins first.
const FARTHEST_EAST: i8 = 14;

/// A day of the calendar, as in `2026-11-18`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(Date);

/// That a text is no day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDay;

impl Day {
    /// The last day that has begun somewhere on earth.
    pub fn newest(now: Timestamp) -> Day {
        Day(now.to_zoned(Offset::constant(FARTHEST_EAST).to_time_zone()).date())
    }

    /// How many days after the first of the year 2000 it is.
    fn number(self) -> i64 {
        let first = date(2000, 1, 1);
        self.0.since(first).map_or(0, |span| i64::from(span.get_days()))
    }
}

impl FromStr for Day {
    type Err = NoDay;

    /// Reads four digits, two and two with dashes between them; nothing else is a day.
    fn from_str(text: &str) -> Result<Day, NoDay> {
        let day = text.parse().map(Day).map_err(|_| NoDay)?;
        if day.to_string() == text { Ok(day) } else { Err(NoDay) }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To win by force in so many own moves.
    Win { moves: u32 },
    /// To lay the play that brings most points.
    Play,
    /// As many points as possible, in so many turns where their number is given.
    Points { turns: Option<u32>, stars: [i64; 2] },
}

/// One task of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    pub day: Day,
    pub game: &'static str,
    pub goal: Goal,
    /// The puzzle, where the task is one.
    pub puzzle: Option<&'static Puzzle>,
    seed: u64,
}

/// How a task stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nothing is decided.
    Open,
    Solved,
    /// The solution was missed: by the move after so many others, where it was a move.
    Missed {
        ply: Option<usize>,
    },
    /// All points are there.
    Done,
}

/// The tasks of a day.
pub fn tasks(day: Day) -> Vec<Task> {
    GAMES.iter().filter_map(|game| task(day, game)).collect()
}

/// The task of a day in this game, if it has one.
pub fn task(day: Day, game: &str) -> Option<Task> {
    let (place, &game) = GAMES.iter().enumerate().find(|(_, known)| **known == game)?;
    let chance = SeededRng::split(CHANCE, place as u64).next_u64();
    let seed = SeededRng::split(chance, day.number().cast_unsigned()).next_u64() % SEEDS;
    let goal = match game {
        "jewels" => Goal::Points { turns: Some(TURNS), stars: JEWELS_STARS },
        "jamb" => Goal::Points { turns: None, stars: JAMB_STARS },
        "scrabble" => Goal::Play,
        _ => Goal::Win { moves: OWN_MOVES },
    };
    let puzzle = match goal {
        Goal::Points { .. } => None,
        Goal::Play | Goal::Win { .. } => Some(of_stock(stock(game), chance, day)?),
    };
    Some(Task { day, game, goal, puzzle, seed })
}

/// The puzzle of a day, out of a stock that is shuffled once.
fn of_stock(stock: &'static [Puzzle], chance: u64, day: Day) -> Option<&'static Puzzle> {
    let mut order: Vec<&Puzzle> = stock.iter().collect();
    shuffle(&mut SeededRng::new(chance), &mut order);
    let place = usize::try_from(day.number().rem_euclid(i64::try_from(order.len()).ok()?.max(1)));
    order.get(place.ok()?).copied()
}

impl Task {
    /// The table of the task as it is wished for, in the words of its game.
    pub fn wish(&self) -> Map<String, Value> {
        let (seed, position) = (self.seed, self.puzzle.map_or("", |puzzle| &puzzle.position));
        let wish = match self.goal {
            Goal::Points { turns: Some(turns), .. } => {
                json!({ "board": { "random": { "seed": seed } }, "turns": turns })
            }
            // With shared dice a throw does not depend on what was kept before.
            Goal::Points { turns: None, .. } => json!({ "seed": seed, "shared": true }),
            Goal::Play => json!({ "players": [HUMAN, "champion"], "position": position, "seed": seed }),
            Goal::Win { .. } if self.seat() == 1 => {
                json!({ "players": [HUMAN, "champion"], "position": position })
            }
            Goal::Win { .. } => json!({ "players": ["champion", HUMAN], "position": position }),
        };
        match wish {
            Value::Object(wish) => wish,
            _ => Map::new(),
        }
    }

    /// The seat of whoever is to reach it, counted from 1.
    pub fn seat(&self) -> u8 {
        fn mover<G: Duel + Notation>(game: &G, position: &str) -> Option<u8> {
            Some(game.mover(&game.read_state(position).ok()?)?.number())
        }
        let position = self.puzzle.map_or("", |puzzle| &puzzle.position);
        match self.game {
            "mice" => mover(&Mice::default(), position).unwrap_or(1),
            "santorini" => mover(&Santorini, position).unwrap_or(1),
            _ => 1,
        }
    }

    /// Whether nobody answers: one play is the whole task.
    pub fn is_one_play(&self) -> bool {
        self.goal == Goal::Play
    }

    /// How the task stands after these moves; `is_over`: nothing can be played any more.
    pub fn standing(&self, moves: &[&str], is_over: bool) -> Standing {
        let Some(puzzle) = self.puzzle else {
            return if is_over { Standing::Done } else { Standing::Open };
        };
        let decided = match (self.game, moves) {
            ("mice", _) => duel_standing(&Mice::default(), puzzle, moves),
            ("santorini", _) => duel_standing(&Santorini, puzzle, moves),
            (_, []) => None,
            (_, [play, ..]) if *play == puzzle.key() => Some(Standing::Solved),
            _ => Some(Standing::Missed { ply: Some(0) }),
        };
        let given_up = if is_over { Standing::Missed { ply: None } } else { Standing::Open };
        decided.unwrap_or(given_up)
    }

    /// How many stars so many points are worth, of three; `None` where points do not count.
    pub fn stars(&self, points: i64) -> Option<u8> {
        match self.goal {
            Goal::Points { stars, .. } => {
                Some(1 + stars.map(|least| u8::from(points >= least)).iter().sum::<u8>())
            }
            Goal::Play | Goal::Win { .. } => None,
        }
    }
}

/// What these moves decide: the win, or the first own move after which it is no longer forced in time.
fn duel_standing<G: Duel + Notation>(game: &G, puzzle: &Puzzle, moves: &[&str]) -> Option<Standing> {
    let mut state = game.read_state(&puzzle.position).ok()?;
    let solver = game.mover(&state)?;
    for (ply, text) in moves.iter().enumerate() {
        let mv = game.read_move(&state, text).ok()?;
        let own = OWN_MOVES.saturating_sub(u32::try_from(ply / 2).ok()?);
        let is_own = ply % 2 == 0;
        // The stock was proved: of all first moves the key alone wins in time.
        let keeps = match ply {
            0 => game.write_move(&state, mv) == puzzle.key(),
            _ => !is_own || wins_with(game, &state, mv, own),
        };
        if !keeps {
            return Some(Standing::Missed { ply: Some(ply) });
        }
        game.play(&mut state, mv);
        if game.turn(&state).outcome().and_then(|outcome| outcome.winner()) == Some(solver) {
            return Some(Standing::Solved);
        }
    }
    None
}
