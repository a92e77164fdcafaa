//! The strongest player of the house, and its judgement for people.

use std::cmp::Reverse;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tabla_core::SeededRng;
use tabla_core::rand_core::Rng;
use tabla_scrabble::{
    Advice, Effort, EndgameSolver, LeaveTable, Leaves, Level, Lexicon, Move, Observation, Opinion, Scrabble,
    Solver, Strategist, Task, TileSet, Unsolved, leaves_for,
};
use tabla_table::Instant;

use super::advice::{Adviser, Ranked};
use crate::shipped;

/// How long the champion thinks about a turn if nothing is said.
pub(crate) const TIME: Duration = Duration::from_secs(1);

/// What tiles are worth that are kept, for each of the built-in sets.
fn leave_table(tiles: &TileSet) -> Option<Arc<LeaveTable>> {
    static TABLES: [OnceLock<Option<Arc<LeaveTable>>>; 2] = [const { OnceLock::new() }; 2];
    let (table, file) = match tiles {
        tiles if *tiles == *TileSet::english() => (&TABLES[0], &shipped::ENGLISH_LEAVES),
        tiles if *tiles == *TileSet::romanian() => (&TABLES[1], &shipped::ROMANIAN_LEAVES),
        _ => return None,
    };
    let bytes = file.bytes()?;
    table.get_or_init(|| LeaveTable::from_bytes(bytes).ok().map(Arc::new)).clone()
}

/// The words that everybody knows, for the first two levels: the short ones, and those that are not very long.
struct Common {
    short: Option<Arc<Lexicon>>,
    longer: Option<Arc<Lexicon>>,
}

impl Common {
    /// The most letters of a word that the first level knows, and the second.
    const LONGEST: [usize; 2] = [5, 7];

    fn new(list: &[u8]) -> Common {
        let list = String::from_utf8_lossy(list);
        let up_to = |longest: usize| {
            Lexicon::from_words(list.lines().filter(|word| word.len() <= longest)).ok().map(Arc::new)
        };
        let [short, longer] = Common::LONGEST.map(up_to);
        Common { short, longer }
    }

    /// The words of this level for these tiles; `None` where it goes by the whole list.
    fn of(level: Level, tiles: &TileSet) -> Option<Arc<Lexicon>> {
        static COMMON: [OnceLock<Common>; 2] = [const { OnceLock::new() }; 2];
        let is_long = match level {
            Level::Beginner => false,
            Level::Easy => true,
            Level::Medium | Level::Hard | Level::Full => return None,
        };
        let (common, file) = match tiles {
            tiles if *tiles == *TileSet::english() => (&COMMON[0], &shipped::ENGLISH_COMMON),
            tiles if *tiles == *TileSet::romanian() => (&COMMON[1], &shipped::ROMANIAN_COMMON),
            _ => return None,
        };
        let bytes = file.bytes()?;
        let common = common.get_or_init(|| Common::new(bytes));
        if is_long { common.longer.clone() } else { common.short.clone() }
    }
}

/// The player for this game, with the values that fit its tiles.
fn strategist(game: &Scrabble) -> Strategist {
    Strategist::new(game.clone(), leaves(game))
}

/// A champion at some level.
pub(crate) struct Champion {
    strategist: Strategist,
}

impl Champion {
    /// The champion of this level. In matches of programs the second level goes by the whole list, as it always has:
    /// recorded games come out the same.
    pub(crate) fn new(game: &Scrabble, level: Level, is_match: bool) -> Champion {
        let full = strategist(game);
        // Words of a list that was read can be read again.
        let strategist = full.clone().at_level(level).unwrap_or(full);
        let common = Common::of(level, game.tile_set()).filter(|_| !(is_match && level == Level::Easy));
        Champion {
            strategist: match common {
                Some(words) => strategist.with_vocabulary(words),
                None => strategist,
            },
        }
    }

    /// What it thinks with this much work, in an ending with so many positions.
    pub(crate) fn advise(
        &self,
        observation: &Observation,
        (effort, nodes): (Effort, Option<u64>),
        dice: &mut dyn Rng,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Advice),
    ) -> Advice {
        let solver = &mut Solver { nodes };
        self.strategist.advise(observation, Task { effort, also: None, dice, stop, solver, report })
    }

    /// How many bytes of memory it holds for itself: words that it picked out of the list.
    pub(crate) fn bytes(&self) -> usize {
        self.strategist.bytes()
    }
}

/// Goes by points and by what the tiles are worth that are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByEquity;

impl Adviser for ByEquity {
    fn rank(&self, game: &Scrabble, observation: &Observation) -> Vec<Ranked> {
        rank(game, observation, Effort::NONE, &|| true, &mut Unsolved)
    }
}

/// Goes by the same, and tells of the best ones how likely they win, from a short look ahead. There is no clock
/// in it: the same position gets the same answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WithChances;

impl WithChances {
    const EFFORT: Effort = Effort { candidates: 5, samples: 64, gives_up: false };

    /// How many positions of an ending are looked at.
    const NODES: u64 = 2000;
}

impl Adviser for WithChances {
    fn rank(&self, game: &Scrabble, observation: &Observation) -> Vec<Ranked> {
        let solver = &mut Solver { nodes: Some(Self::NODES) };
        let mut ranking = rank(game, observation, Self::EFFORT, &|| false, solver);
        ranking.sort_by_key(|ranked| Reverse(ranked.equity));
        ranking
    }
}

/// Looks ahead as the strongest champion does, and goes by the chance to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookingAhead {
    pub time: Duration,
}

impl LookingAhead {
    /// The ranking as far as it came when `stop` said so.
    pub fn rank_until(
        &self,
        game: &Scrabble,
        observation: &Observation,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Ranked> {
        let begun = Instant::now();
        let stop = || stop() || begun.elapsed() >= self.time;
        rank(game, observation, Effort::FULL, &stop, &mut Solver::default())
    }
}

impl Adviser for LookingAhead {
    fn rank(&self, game: &Scrabble, observation: &Observation) -> Vec<Ranked> {
        self.rank_until(game, observation, &|| false)
    }
}

/// What somebody's move cost: as much work as a review is worth, and no clock in it, so that the same position gets
/// the same answer.
pub(crate) fn judged(
    game: &Scrabble,
    observation: &Observation,
    mv: Move,
    stop: &dyn Fn() -> bool,
) -> Advice {
    let (dice, solver) = (&mut SeededRng::new(0), &mut Solver { nodes: Some(JUDGED_NODES) });
    let task = Task { effort: JUDGED, also: Some(mv), dice, stop, solver, report: &mut |_| {} };
    strategist(game).advise(observation, task)
}

/// How closely a turn is looked at that somebody has played.
const JUDGED: Effort = Effort { candidates: 6, samples: 160, gives_up: false };
/// How many positions of an ending are looked at then.
const JUDGED_NODES: u64 = 20_000;

/// What tiles are worth that are kept in this game.
pub(crate) fn leaves(game: &Scrabble) -> Arc<dyn Leaves + Send + Sync> {
    leaves_for(game, leave_table(game.tile_set()).filter(|table| table.fits(game.tile_set())))
}

fn rank(
    game: &Scrabble,
    observation: &Observation,
    effort: Effort,
    stop: &dyn Fn() -> bool,
    solver: &mut dyn EndgameSolver,
) -> Vec<Ranked> {
    if observation.doubt.is_some() {
        return Vec::new();
    }
    let task = Task { effort, also: None, dice: &mut SeededRng::new(0), stop, solver, report: &mut |_| {} };
    strategist(game).advise(observation, task).options.iter().map(ranked).collect()
}

fn ranked(opinion: &Opinion) -> Ranked {
    let Opinion { mv, score, leave, equity, outlook } = opinion;
    let win = outlook.as_ref().map(|outlook| 100.0 * outlook.win);
    Ranked { mv: *mv, score: *score, leave: *leave, equity: *equity, win }
}

#[cfg(test)]
mod tests {
    use tabla_core::{Game, Notation, Viewer};
    use tabla_scrabble::{Lexicon, TileSet};

    use super::*;

    #[test]
    fn both_built_in_sets_have_values() {
        for tiles in [TileSet::english(), TileSet::romanian()] {
            assert!(leave_table(tiles).is_some_and(|table| table.fits(tiles)));
        }
    }

    #[test]
    fn hints_tell_the_chances_of_the_best_plays_and_keep_their_order() {
        let lexicon = Lexicon::from_text("act\nas\nat\ncat\ncats\nscat\nta").expect("words");
        let game = Scrabble::new(Arc::new(lexicon));
        let rows = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15";
        let state = game.read_state(&format!("{rows} ACSTEEI/ 0/10 0")).expect("a position");
        let observation = game.observe(&state, Viewer::Seat(state.mover()));
        let ranking = WithChances.rank(&game, &observation);
        let plain = ByEquity.rank(&game, &observation);
        assert_eq!(ranking, WithChances.rank(&game, &observation));
        let equities = |ranking: &[Ranked]| ranking.iter().map(|ranked| ranked.equity).collect::<Vec<_>>();
        assert_eq!(equities(&ranking), equities(&plain));
        assert_eq!(ranking.iter().filter(|ranked| ranked.win.is_some()).count(), 5);
        assert!(ranking[0].win.is_some() && plain.iter().all(|ranked| ranked.win.is_none()));
    }
}
