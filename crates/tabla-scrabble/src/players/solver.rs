//! Solves the end of a game of two to the last point.
//!
//! Alpha-beta, deeper and deeper, over what is still to be won: what lies behind does not matter, so positions
//! are remembered whatever the score. A play that goes out ends the game at once. When a search has nowhere
//! stopped at its depth, its answer is proved.
//!
//! Passing twice in a row ends a game as surely as passing six times: whoever did not gain by it would have
//! laid something before. Only where a play may score nothing are all turns without points counted.

mod plays;
mod table;
mod words;

use std::cmp::Reverse;
use std::rc::Rc;

use tabla_core::Game;

use super::{Endgame, EndgameSolver, Solution};
use crate::{Generator, Grid, Kind, Lexicon, Move, Play, RACK, Rack, SCORELESS_END, Scored, TileSet};
use plays::{Known, Purse, bring_best};
use table::{Bound, Entry, Table, number};

/// No search goes deeper: both players lay tile by tile, and pass in between.
const DEEPEST: u32 = 60;

/// After so many positions the search goes on with the words that the tiles allow.
const ENOUGH: u64 = 500;

/// After so many positions it is asked whether to stop.
const PATIENCE: u64 = 64;

/// A search that was stopped before this depth has not seen more than a player who looks ahead.
const LEAST_DEPTH: u32 = 3;

/// How far from the last answer the next one is looked for first.
const ASPIRATION: i32 = 12;

/// No ending is worth so much. Far from the ends of the numbers.
const MOST: i32 = i32::MAX / 4;

/// What a player who does not go out is taken to lose by that, in points, when plays are put into order.
const TEMPO: i32 = 8;

/// What a play is taken to be worth more that was too good in another position of the same depth.
const LIKED: i32 = 20;

/// How many plays are remembered at every depth that were too good there.
const KILLERS: usize = 2;

/// About so many positions more are looked at for the line that is best for both.
const LINE: u64 = 5000;

/// Solves endings.
///
/// ```
/// use std::sync::Arc;
/// use tabla_core::{Game, Notation};
/// use tabla_scrabble::{Endgame, EndgameSolver, Lexicon, Scrabble, Solver, read_tile_set};
/// let words = Lexicon::from_text("CAT\nCATS\nSCAT").unwrap();
/// let tiles = read_tile_set("A 4 1\nC 3 3\nS 2 1\nT 5 1\n").unwrap();
/// let game = Scrabble::new(Arc::new(words)).with_tiles(tiles).unwrap();
/// let rows = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15";
/// let state = game.read_state(&format!("{rows} CCSS/AAATTTT 20/20 0")).unwrap();
/// let endgame = Endgame::new(&game, &state).unwrap();
/// let solution = Solver::default().solve(&endgame, &|| false).unwrap();
/// assert!(solution.exact && solution.spread > 0);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Solver {
    /// Looks at about so many positions at most, if there is a limit.
    pub nodes: Option<u64>,
}

impl EndgameSolver for Solver {
    fn solve(&mut self, endgame: &Endgame, stop: &dyn Fn() -> bool) -> Option<Solution> {
        let (game, state) = endgame.parts();
        let mover = state.mover();
        let racks = [mover, mover.other()].map(|seat| *state.rack(seat));
        if racks.iter().any(|rack| rack.len() > RACK) {
            return None;
        }
        let ending = Ending { lexicon: game.lexicon(), tiles: game.tile_set(), grid: state.grid(), racks };
        let mut search = Search::new(&ending, stop, self.nodes.unwrap_or(u64::MAX));
        let left = SCORELESS_END.saturating_sub(state.scoreless()).clamp(1, search.usual);
        let start = Position { racks, left, board: 0 };
        let reached = search.deepen(&ending, &start)?;
        let pick = endgame.pick(search.best.play())?;
        let spread = endgame.start().spread() + reached.found.value;
        let exact = reached.found.is_whole;
        let line = if exact { search.line(&ending, start) } else { Vec::new() };
        (exact || reached.depth >= LEAST_DEPTH).then_some(Solution { pick, spread, exact, line })
    }
}

/// How many turns without points must be counted.
fn usual(tiles: &TileSet, racks: &[Rack; 2]) -> u8 {
    let is_worthless = |kind: Kind| tiles.values()[kind.index()] == 0;
    if racks.iter().flat_map(Rack::iter).any(is_worthless) { SCORELESS_END } else { 2 }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Lay(Scored),
    Pass,
}

impl Choice {
    fn play(self) -> Option<Play> {
        if let Choice::Lay(scored) = self { Some(scored.play) } else { None }
    }
}

/// An ending without its scores.
struct Ending<'e> {
    lexicon: &'e Lexicon,
    tiles: &'e TileSet,
    grid: &'e Grid,
    /// That of the mover first.
    racks: [Rack; 2],
}

/// What is still to be decided. The grid is kept by the level.
#[derive(Clone, Copy)]
struct Position {
    /// That of the mover first.
    racks: [Rack; 2],
    /// After so many more turns without points the game is over.
    left: u8,
    /// The sum of the numbers of what was laid.
    board: u64,
}

impl Position {
    fn key(&self) -> u64 {
        let rack =
            |rack: &Rack| rack.iter().fold(0u64, |sum, kind| sum.wrapping_add(number(kind.index() as u64)));
        let [own, other] = self.racks.each_ref().map(rack);
        number(self.board ^ own.rotate_left(17) ^ other.rotate_left(41) ^ u64::from(self.left))
    }
}

/// What a position is worth to the mover, from now on.
#[derive(Clone, Copy)]
struct Found {
    value: i32,
    /// Whether nothing was left out.
    is_whole: bool,
}

/// How far a search has come.
#[derive(Clone, Copy)]
struct Reached {
    depth: u32,
    found: Found,
}

/// A question: so deep, and between these bounds.
#[derive(Clone, Copy)]
struct Ask {
    depth: u32,
    low: i32,
    high: i32,
}

/// Where in the search a question is asked, and the words that it goes by.
#[derive(Clone, Copy)]
struct At<'l> {
    lexicon: &'l Lexicon,
    level: usize,
}

/// The choices of a position so far.
struct Round {
    ask: Ask,
    /// What was asked at first.
    lowest: i32,
    best: Option<(Found, Choice)>,
    /// Whether all of them were looked at to their end.
    is_whole: bool,
}

impl Round {
    /// Counts what was found out about a choice; whether it is the best by now.
    fn hear(&mut self, found: Found, choice: Choice) -> bool {
        self.is_whole &= found.is_whole;
        let is_best = self.best.is_none_or(|(best, _)| found.value > best.value);
        if is_best {
            self.best = Some((found, choice));
        }
        is_best
    }
}

/// What is needed at one depth of the search.
struct Level {
    grid: Grid,
    /// The lines that are different from the level above, one bit each.
    changed: u64,
    /// The plays, once they are asked for.
    plays: Vec<Known>,
    is_listed: bool,
    /// The plays in the order in which they are tried: what they promise, and their places.
    order: Vec<(Reverse<i32>, u32)>,
    /// Plays that were too good at this depth.
    killers: [Option<Play>; KILLERS],
}

impl Level {
    fn new(grid: &Grid) -> Level {
        Level {
            grid: grid.clone(),
            changed: 0,
            plays: Vec::new(),
            is_listed: false,
            order: Vec::new(),
            killers: [None; KILLERS],
        }
    }
}

struct Search<'a> {
    tiles: &'a TileSet,
    stop: &'a dyn Fn() -> bool,
    limit: u64,
    nodes: u64,
    is_stopped: bool,
    table: Table,
    levels: Vec<Level>,
    /// The plays of both players at the start, and how their tiles are counted.
    plays: [Vec<Known>; 2],
    purses: [Purse; 2],
    /// How many turns without points are left after a play.
    usual: u8,
    /// The best choice at the start.
    best: Choice,
    /// The words that can still be laid, once they are picked out; `None` if all are as good.
    fewer: Option<Option<Rc<Lexicon>>>,
}

impl<'a> Search<'a> {
    fn new(ending: &Ending<'a>, stop: &'a dyn Fn() -> bool, limit: u64) -> Search<'a> {
        Search {
            tiles: ending.tiles,
            stop,
            limit,
            nodes: 0,
            is_stopped: false,
            table: Table::default(),
            levels: vec![Level::new(ending.grid)],
            plays: [const { Vec::new() }; 2],
            purses: ending.racks.each_ref().map(Purse::new),
            usual: usual(ending.tiles, &ending.racks),
            best: Choice::Pass,
            fewer: None,
        }
    }

    /// Searches deeper and deeper until everything is proved or somebody says stop.
    fn deepen(&mut self, ending: &Ending<'_>, start: &Position) -> Option<Reached> {
        let mut reached: Option<Reached> = None;
        self.begin(ending, start);
        for depth in 1..=DEEPEST {
            if self.fewer.is_none() && self.nodes > ENOUGH {
                self.fewer = Some(words::playable(ending.lexicon, ending.grid, &ending.racks).map(Rc::new));
            }
            let fewer = self.fewer.clone().flatten();
            let lexicon = fewer.as_deref().unwrap_or(ending.lexicon);
            let before = self.best;
            let Some(found) = self.aspire(lexicon, start, depth, reached) else {
                self.best = if reached.is_some() { before } else { self.best };
                break;
            };
            reached = Some(Reached { depth, found });
            if found.is_whole {
                break;
            }
        }
        reached
    }

    /// Looks for the value near that of the last search first.
    fn aspire(
        &mut self,
        lexicon: &Lexicon,
        start: &Position,
        depth: u32,
        last: Option<Reached>,
    ) -> Option<Found> {
        let at = At { lexicon, level: 0 };
        if let Some(Reached { found, .. }) = last {
            let ask = Ask { depth, low: found.value - ASPIRATION, high: found.value + ASPIRATION };
            let found = self.value(at, start, ask)?;
            if found.value > ask.low && found.value < ask.high {
                return Some(found);
            }
        }
        self.value(at, start, Ask { depth, low: -MOST, high: MOST })
    }

    /// The moves of both players to the end, where the best one at the start is found and proved.
    fn line(&mut self, ending: &Ending<'_>, mut position: Position) -> Vec<Move> {
        let mut line = Vec::new();
        let mut grid = ending.grid.clone();
        self.limit = self.limit.saturating_add(LINE);
        loop {
            let choice = self.best;
            line.push(choice.play().map_or(Move::Pass, Move::Lay));
            let Some((_, after)) = self.next(&position, choice) else { return line };
            position = after;
            if let Choice::Lay(scored) = choice {
                grid.play(ending.lexicon, &scored.play);
            }
            self.levels[0].grid.copy(&grid);
            self.best = Choice::Pass;
            if !self.deepen(ending, &position).is_some_and(|reached| reached.found.is_whole) {
                return line;
            }
        }
    }

    fn is_over(&mut self) -> bool {
        self.nodes += 1;
        let is_time = self.nodes.is_multiple_of(PATIENCE) && (self.stop)();
        self.is_stopped |= is_time || self.nodes > self.limit;
        self.is_stopped
    }

    fn worth(&self, rack: &Rack) -> i32 {
        self.tiles.worth(rack) as i32
    }

    /// The value of a position, exactly if it is between the two bounds, and else a bound on the same side of them.
    /// `None` when the search was stopped.
    fn value(&mut self, at: At<'_>, position: &Position, ask: Ask) -> Option<Found> {
        if self.is_over() {
            return None;
        }
        if at.level > 0
            && let Some(found) = self.known(position, ask)
        {
            return Some(found);
        }
        if ask.depth == 1
            && at.level > 0
            && let Some(found) = self.glance(at, position, ask.high)
        {
            return Some(found);
        }
        let mut round = Round { ask, lowest: ask.low, best: None, is_whole: true };
        let key = position.key();
        let known = self.table.get(key);
        self.try_all(at, position, known, &mut round)?;
        let (best, choice) = round.best?;
        let is_enough = best.value >= ask.high;
        if is_enough {
            self.note(at.level, choice);
        }
        // One play that is good enough is all that must be known.
        let is_whole = if is_enough { best.is_whole } else { round.is_whole };
        let bound = match best.value {
            value if value >= ask.high => Bound::AtLeast,
            value if value > round.lowest => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.table.put(Entry::new(key, best.value, choice, ask.depth, is_whole, bound));
        Some(Found { value: best.value, is_whole })
    }

    /// Tries the choices of a position, those first that were good before, until one is good enough.
    fn try_all(
        &mut self,
        at: At<'_>,
        position: &Position,
        known: Option<Entry>,
        round: &mut Round,
    ) -> Option<()> {
        let mut tried = [None; 1 + KILLERS];
        if let Some(first) = known.map(|entry| entry.best).filter(|&best| best != Choice::Pass) {
            tried[0] = first.play();
            if self.attempt(at, position, first, round)? {
                return Some(());
            }
        }
        // Where nothing was found out yet, what was too good beside it may be so here, and spares finding the others.
        for place in 0..if at.level > 0 { KILLERS } else { 0 } {
            let killer = self.levels[at.level].killers[place];
            let Some(play) = killer.filter(|&play| !tried.contains(&Some(play))) else { continue };
            if !position.racks[0].has_all(&play.used()) {
                continue;
            }
            let score = Generator::new(at.lexicon).score(&self.levels[at.level].grid, &play);
            let Some(score) = score else { continue };
            tried[1 + place] = killer;
            if self.attempt(at, position, Choice::Lay(Scored { play, score }), round)? {
                return Some(());
            }
        }
        let mut order = self.plays(at, position);
        if order.is_empty() && round.best.is_none() && at.level > 0 {
            // Who cannot do anything else has not used up a turn.
            round.ask.depth += 1;
        }
        bring_best(&mut order);
        let is_done = self.try_listed(at, position, &tried, &mut order, round);
        order.clear();
        self.levels[at.level].order = order;
        is_done
    }

    /// Tries the plays that were found, the first one first, and at last passing; not those that were tried before.
    fn try_listed(
        &mut self,
        at: At<'_>,
        position: &Position,
        tried: &[Option<Play>],
        order: &mut Vec<(Reverse<i32>, u32)>,
        round: &mut Round,
    ) -> Option<()> {
        let attempt = |search: &mut Self, round: &mut Round, place: u32| {
            let scored = search.levels[at.level].plays[place as usize].scored;
            if tried.contains(&Some(scored.play)) {
                return Some(false);
            }
            search.attempt(at, position, Choice::Lay(scored), round)
        };
        if let Some(&(_, first)) = order.first() {
            if attempt(self, round, first)? {
                return Some(());
            }
            order.swap_remove(0);
        }
        let Ask { depth, low, .. } = round.ask;
        if depth > 1 {
            // Where the first one was not good enough, most others are not: threats tell so at once.
            let threats = self.threats(at.level, position, depth);
            let Level { grid, plays, .. } = &self.levels[at.level];
            order.retain(|&(_, place)| {
                let known = &plays[place as usize];
                let refuted = threats.refute(grid, known, low);
                refuted.is_none_or(|found| {
                    round.hear(found, Choice::Lay(known.scored));
                    false
                })
            });
        }
        order.sort_unstable();
        for &(_, place) in order.iter() {
            if attempt(self, round, place)? {
                return Some(());
            }
        }
        self.attempt(at, position, Choice::Pass, round).map(|_| ())
    }

    /// Tries one choice; whether it is good enough.
    fn attempt(
        &mut self,
        at: At<'_>,
        position: &Position,
        choice: Choice,
        round: &mut Round,
    ) -> Option<bool> {
        let found = self.after(at, position, choice, round.ask, round.best.is_none())?;
        if round.hear(found, choice) && at.level == 0 && found.value > round.lowest {
            self.best = choice;
        }
        round.ask.low = round.ask.low.max(found.value);
        Some(found.value >= round.ask.high)
    }

    /// What comes of a choice: its points, and the position after it, with the other player to move; where the
    /// game ends with it, the points alone, those for the tiles that are left included.
    fn next(&self, position: &Position, choice: Choice) -> Option<(i32, Position)> {
        let [own, other] = position.racks;
        let (score, rest, board) = match choice {
            Choice::Pass => (0, own, position.board),
            Choice::Lay(Scored { play, score }) => {
                (score, own.without(&play.used()), position.board.wrapping_add(laid(&play)))
            }
        };
        let left = if score == 0 { position.left - 1 } else { self.usual };
        let is_over = rest.is_empty() || left == 0;
        (!is_over).then_some((score, Position { racks: [other, rest], left, board }))
    }

    /// The value of a choice to whoever makes it.
    fn after(
        &mut self,
        at: At<'_>,
        position: &Position,
        choice: Choice,
        Ask { depth, low, high }: Ask,
        is_first: bool,
    ) -> Option<Found> {
        let other = self.worth(&position.racks[1]);
        let Some((score, after)) = self.next(position, choice) else {
            // What the other player holds is lost, and what is left of the own rack; who is out wins it, too.
            let value = match choice {
                Choice::Lay(Scored { play, score }) if play.len() == position.racks[0].len() => {
                    score + 2 * other
                }
                Choice::Lay(Scored { play, score }) => {
                    score + other - self.worth(&position.racks[0].without(&play.used()))
                }
                Choice::Pass => other - self.worth(&position.racks[0]),
            };
            return Some(Found { value, is_whole: true });
        };
        if depth == 1 {
            // What is left on the racks may be lost.
            let value = score + other - self.worth(&after.racks[1]);
            return Some(Found { value, is_whole: false });
        }
        let below = At { level: at.level + 1, ..at };
        let asked = Ask { depth: depth - 1, low: score - high, high: score - low };
        if let Some(found) = self.known(&after, asked) {
            return Some(Found { value: score - found.value, ..found });
        }
        if self.levels.len() == below.level {
            let level = Level::new(&self.levels[at.level].grid);
            self.levels.push(level);
        }
        let [here, next, ..] = &mut self.levels[at.level..] else { return None };
        next.grid.copy(&here.grid);
        (next.changed, next.is_listed) = (0, false);
        if let Choice::Lay(scored) = choice {
            next.changed = here.grid.touched(&scored.play);
            next.grid.play(at.lexicon, &scored.play);
        }
        let mut ask = |low: i32, high: i32| {
            let ask = Ask { depth: depth - 1, low: score - high, high: score - low };
            let found = self.value(below, &after, ask)?;
            Some(Found { value: score - found.value, ..found })
        };
        if is_first {
            return ask(low, high);
        }
        let found = ask(low, low + 1)?;
        if found.value > low && found.value < high { ask(low, high) } else { Some(found) }
    }

    /// What was found out about a position before, if that is enough.
    fn known(&self, position: &Position, ask: Ask) -> Option<Found> {
        let entry = self.table.get(position.key()).filter(|entry| u32::from(entry.depth) >= ask.depth)?;
        let is_enough = entry.bound.is_enough(entry.value, ask.low, ask.high);
        is_enough.then_some(Found { value: entry.value, is_whole: entry.is_whole() })
    }

    /// Remembers a choice that was too good.
    fn note(&mut self, level: usize, choice: Choice) {
        let Some(play) = choice.play() else { return };
        let killers = &mut self.levels[level].killers;
        if !killers.contains(&Some(play)) {
            killers.rotate_right(1);
            killers[0] = Some(play);
        }
    }
}

/// The sum of the numbers of the tiles that a play lays, each with its square.
fn laid(play: &Play) -> u64 {
    play.placed().fold(0u64, |sum, (square, tile)| {
        let place = (square.row() * 26 + square.column()) as u64;
        sum.wrapping_add(number(1 << 20 | place << 6 | u64::from(tile.code())))
    })
}
