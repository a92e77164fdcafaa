//! The plays of a position. Most of them are those of an earlier one: elsewhere on the board nothing has changed.

use std::cmp::Reverse;

use super::table::{Bound, Entry};
use super::{At, Choice, Ending, Found, LIKED, Position, Search, TEMPO};
use crate::{Generator, Grid, Kind, Rack, Scored, TileSet};

/// The highest bit of every count.
const TOPS: u32 = 0x8888_8888;

/// A play, and what is asked of it again and again.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) scored: Scored,
    /// What its tiles are worth.
    pub(super) laid: i32,
    /// Its tiles.
    tiles: u32,
    /// The number of its line.
    line: u32,
}

/// The tiles of a player, four bits for each kind that there is at the start.
#[derive(Clone, Copy)]
pub(super) struct Purse {
    shifts: [u8; Kind::COUNT],
}

impl Purse {
    pub(super) fn new(rack: &Rack) -> Purse {
        let mut shifts = [0; Kind::COUNT];
        let kinds = Kind::ALL.into_iter().filter(|&kind| rack.count(kind) > 0);
        // No rack has more kinds than there is room for.
        kinds.take(8).zip((0..32).step_by(4)).for_each(|(kind, shift)| shifts[kind.index()] = shift);
        Purse { shifts }
    }

    fn count(&self, kinds: impl Iterator<Item = Kind>) -> u32 {
        kinds.map(|kind| 1 << self.shifts[kind.index()]).sum()
    }

    fn known(&self, tiles: &TileSet, scored: Scored) -> Known {
        let laid = || scored.play.laid().map(|(_, tile)| tile);
        Known {
            scored,
            laid: laid().map(|tile| i32::from(tiles.tile_value(tile))).sum(),
            tiles: self.count(laid().map(|tile| tile.kind())),
            line: Grid::line_number(scored.play.start(), scored.play.direction()),
        }
    }
}

/// How the plays of a position come of those of an earlier one.
#[derive(Clone, Copy)]
pub(super) struct Source<'s> {
    pub(super) tiles: &'s TileSet,
    pub(super) purse: &'s Purse,
    /// The plays of the same player in an earlier position.
    pub(super) earlier: &'s [Known],
    /// The lines that are different since then, one bit each.
    pub(super) changed: u64,
}

impl Source<'_> {
    /// The plays that are still possible.
    pub(super) fn still(&self, rack: &Rack) -> impl Iterator<Item = &Known> {
        let held = self.purse.count(rack.iter()) | TOPS;
        let changed = self.changed;
        self.earlier
            .iter()
            .filter(move |known| changed >> known.line & 1 == 0 && (held - known.tiles) & TOPS == TOPS)
    }

    /// The plays that are found anew.
    pub(super) fn anew(
        &self,
        generator: Generator<'_>,
        grid: &Grid,
        rack: &Rack,
    ) -> impl Iterator<Item = Known> {
        let mut plays = Vec::new();
        generator.on_lines(grid, rack, self.changed, &mut plays);
        plays.into_iter().map(|scored| self.purse.known(self.tiles, scored))
    }
}

/// What the other player can lay on each line, whatever is laid elsewhere: the best values, and the lines.
pub(super) struct Threats {
    /// With which the game goes on.
    open: Vec<(i32, u32)>,
    /// Which go out.
    out: Vec<(i32, u32)>,
    /// What the tiles of the player are worth who is to move, and how many they are.
    own: i32,
    tiles: usize,
}

impl Threats {
    /// What a play is worth at most because one of the threats follows, if that is not more than so much; and whether
    /// that is proved.
    pub(super) fn refute(&self, grid: &Grid, known: &Known, low: i32) -> Option<Found> {
        let Scored { play, score } = known.scored;
        // Nothing follows where the game is over; nor, perhaps, after a play without points.
        if play.len() == self.tiles || score == 0 {
            return None;
        }
        let rest = self.own - known.laid;
        let mut touched = None;
        for (threats, value, is_whole) in
            [(&self.out, score - 2 * rest, true), (&self.open, score - rest, false)]
        {
            let enough = threats.iter().map(|&(threat, line)| (value - threat, line));
            for (value, line) in enough.take_while(|&(value, _)| value <= low) {
                let touched = *touched.get_or_insert_with(|| grid.touched(&play));
                if touched >> line & 1 == 0 {
                    return Some(Found { value, is_whole });
                }
            }
        }
        None
    }
}

/// Sorts values of lines, of which only the best of each counts.
fn best_of_lines(mut values: Vec<(i32, u32)>) -> Vec<(i32, u32)> {
    values.sort_unstable_by_key(|&value| Reverse(value));
    let mut seen = 0u64;
    values.retain(|&(_, line)| {
        let is_new = seen >> line & 1 == 0;
        seen |= 1 << line;
        is_new
    });
    values
}

impl Search<'_> {
    /// Finds the plays of both players at the start.
    pub(super) fn begin(&mut self, ending: &Ending<'_>, start: &Position) {
        self.levels.iter_mut().for_each(|level| level.is_listed = false);
        for (player, rack) in start.racks.iter().enumerate() {
            self.purses[player] = Purse::new(rack);
            let source =
                Source { tiles: self.tiles, purse: &self.purses[player], earlier: &[], changed: u64::MAX };
            let generator = Generator::new(ending.lexicon);
            self.plays[player] = source.anew(generator, &self.levels[0].grid, rack).collect();
        }
    }

    /// What the plays at a level come of; what was touched last is counted there, or told.
    fn source(&self, level: usize, touched: Option<u64>) -> Source<'_> {
        let player = level % 2;
        let (mut changed, mut earlier) = (touched.unwrap_or(0), &self.plays[player]);
        for above in (1..=level).rev() {
            if above < level || touched.is_none() {
                changed |= self.levels[above].changed;
            }
            let before = &self.levels[above - 1];
            if (level - above) % 2 == 1 && before.is_listed {
                earlier = &before.plays;
                break;
            }
        }
        Source { tiles: self.tiles, purse: &self.purses[player], earlier, changed }
    }

    /// What the other player can do whatever is laid, apart from the lines that it touches.
    pub(super) fn threats(&self, level: usize, position: &Position, depth: u32) -> Threats {
        let rack = &position.racks[1];
        let (own, tiles) = (self.worth(rack), rack.len());
        let (mut open, mut out) = (Vec::new(), Vec::new());
        for known in self.source(level + 1, Some(0)).still(rack) {
            let Scored { play, score } = known.scored;
            if play.len() == tiles {
                out.push((score, known.line));
            } else if depth == 2 {
                open.push((score + known.laid - own, known.line));
            }
        }
        let mover = &position.racks[0];
        let (open, out) = (best_of_lines(open), best_of_lines(out));
        Threats { open, out, own: self.worth(mover), tiles: mover.len() }
    }

    /// The value of a position in which only one turn is looked at; `None` where nothing can be laid.
    pub(super) fn glance(&mut self, at: At<'_>, position: &Position, high: i32) -> Option<Found> {
        let rack = &position.racks[0];
        let [own, other] = position.racks.each_ref().map(|rack| self.worth(rack));
        let mut best: [Option<(i32, Scored)>; 2] = [None; 2];
        let mut take = |known: &Known| {
            let Scored { play, score } = known.scored;
            let is_out = play.len() == rack.len();
            // Whoever is out has won this much; all else is only what it looks like.
            let value = if is_out { score + 2 * other } else { score + other - own + known.laid };
            let best = &mut best[usize::from(is_out)];
            if best.is_none_or(|(best, _)| value > best) {
                *best = Some((value, known.scored));
            }
        };
        let source = self.source(at.level, None);
        source.still(rack).for_each(&mut take);
        let (generator, grid) = (Generator::new(at.lexicon), &self.levels[at.level].grid);
        source.anew(generator, grid, rack).for_each(|known| take(&known));
        let [open, out] = best;
        let proved = out.filter(|&(value, _)| value >= high);
        let either = || open.into_iter().chain(out).max_by_key(|&(value, _)| value);
        let (value, scored) = proved.or_else(either)?;
        let is_whole = proved.is_some();
        let bound = if is_whole { Bound::AtLeast } else { Bound::Exact };
        self.table.put(Entry::new(position.key(), value, Choice::Lay(scored), 1, is_whole, bound));
        Some(Found { value, is_whole })
    }

    /// Finds the plays of a position, with what they promise, in no order.
    pub(super) fn plays(&mut self, at: At<'_>, position: &Position) -> Vec<(Reverse<i32>, u32)> {
        let rack = &position.racks[0];
        let [own, other] = position.racks.each_ref().map(|rack| self.worth(rack));
        let mut plays = std::mem::take(&mut self.levels[at.level].plays);
        plays.clear();
        let source = self.source(at.level, None);
        plays.extend(source.still(rack));
        plays.extend(source.anew(Generator::new(at.lexicon), &self.levels[at.level].grid, rack));
        let level = &mut self.levels[at.level];
        let mut order = std::mem::take(&mut level.order);
        order.extend(plays.iter().zip(0..).map(|(known, place)| {
            let Scored { play, score } = known.scored;
            let promise = if play.len() == rack.len() {
                score + 2 * other
            } else {
                let liked = if level.killers.contains(&Some(play)) { LIKED } else { 0 };
                score + other - own + known.laid - TEMPO + liked
            };
            (Reverse(promise), place)
        }));
        (level.plays, level.is_listed) = (plays, true);
        order
    }
}

/// Brings the best to the front.
pub(super) fn bring_best(order: &mut [(Reverse<i32>, u32)]) {
    if let Some(best) = (0..order.len()).min_by_key(|&place| order[place]) {
        order.swap(0, best);
    }
}
