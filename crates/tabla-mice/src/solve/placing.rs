//! Who wins while men are still placed: layer by layer, from the last man backwards to the empty board.
//!
//! A layer has the positions in which so many men have been placed; how many each side has in hand follows from that.
//! Every position of a layer leads to the next one, so that a layer is solved in one go. Rows are of White's men: White
//! places a man and leads to another row, Black to another place of the same row.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use tabla_core::Seat;

use super::outcomes::{Outcome, OutcomeTables, Packed, Packing};
use super::rounds::removable;
use super::rows::{Finder, Rows};
use super::spots::image;
use super::{Material, SolveError, Work};
use crate::{FEWEST, MEN, Points, State};

/// Men of White and of Black on the board.
type Pair = (u8, u8);

/// The positions in which so many men have been placed, by both together. A clone shares them.
#[derive(Clone)]
pub struct Layer {
    /// How many each side has in all.
    men: u8,
    placed: u8,
    tables: BTreeMap<Pair, Arc<Packed>>,
}

impl Layer {
    pub fn placed(&self) -> u8 {
        self.placed
    }

    /// How many bytes its outcomes have.
    pub fn len(&self) -> usize {
        self.tables.values().map(|table| table.bytes().len()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The outcomes, one table after the other.
    pub fn bytes(&self) -> impl Iterator<Item = &[u8]> {
        self.tables.values().map(|table| table.bytes())
    }

    /// The layer of which somebody has kept the outcomes, of the game with nine men a side; `None` where the bytes are of
    /// another length.
    pub fn read(tables: &OutcomeTables, placed: u8, bytes: &[u8]) -> Option<Layer> {
        Layer::read_of(MEN, tables, placed, bytes)
    }

    fn read_of(men: u8, tables: &OutcomeTables, placed: u8, mut bytes: &[u8]) -> Option<Layer> {
        let mut layer = Layer { men, placed, tables: BTreeMap::new() };
        for pair in pairs(men, placed) {
            let (here, rest) = bytes.split_at_checked(bytes_of(tables, pair))?;
            let packed = Packed::from_bytes(tables.rows(pair.0, pair.1).width(), here.to_vec());
            layer.tables.insert(pair, Arc::new(packed));
            bytes = rest;
        }
        bytes.is_empty().then_some(layer)
    }

    /// What the position is worth for the player to move; `None` if it is of another layer.
    pub fn outcome(&self, tables: &OutcomeTables, state: &State) -> Option<Outcome> {
        if self.placed + hands(state) != 2 * self.men {
            return None;
        }
        let seen = Seen::new(tables, state);
        Some(self.tables.get(&seen.pair)?.get(seen.row, seen.place))
    }
}

/// Men in hand, of both together.
fn hands(state: &State) -> u8 {
    state.hand[Seat::FIRST] + state.hand[Seat::SECOND]
}

/// A position in its row.
struct Seen {
    pair: Pair,
    row: usize,
    place: usize,
}

impl Seen {
    fn new(tables: &OutcomeTables, state: &State) -> Seen {
        let (white, black) = (state.men[Seat::FIRST], state.men[Seat::SECOND]);
        let pair = (white.len() as u8, black.len() as u8);
        let rows = tables.rows(pair.0, pair.1);
        let (row, symmetry) = rows.row_of(white);
        Seen { pair, row, place: rows.place(row, image(symmetry, black)) }
    }
}

/// Where the outcome of a position is among the bytes of its layer, as [`Layer::bytes`] has them in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayerPlace {
    /// How many men have been placed.
    pub placed: u8,
    pub byte: usize,
    shift: u32,
}

impl LayerPlace {
    /// What that byte says of the position.
    pub fn outcome(self, byte: u8) -> Outcome {
        Outcome::of_bits(byte >> self.shift)
    }

    /// Where this position of the game with nine men a side is kept; `None` where no man is in hand any more.
    pub fn of(tables: &OutcomeTables, state: &State) -> Option<LayerPlace> {
        let placed = (2 * MEN).checked_sub(hands(state)).filter(|&placed| placed < 2 * MEN)?;
        let seen = Seen::new(tables, state);
        let before = pairs(MEN, placed).take_while(|&pair| pair != seen.pair);
        let start: usize = before.map(|pair| bytes_of(tables, pair)).sum();
        let stride = Packed::stride(tables.rows(seen.pair.0, seen.pair.1).width());
        let byte = start + seen.row * stride + seen.place / 4;
        let is_there = pairs(MEN, placed).any(|pair| pair == seen.pair);
        is_there.then_some(LayerPlace { placed, byte, shift: 2 * (seen.place as u32 % 4) })
    }

    /// How many bytes a layer of the game with nine men a side has.
    pub fn bytes(tables: &OutcomeTables, placed: u8) -> usize {
        pairs(MEN, placed).map(|pair| bytes_of(tables, pair)).sum()
    }
}

fn bytes_of(tables: &OutcomeTables, (white, black): Pair) -> usize {
    let rows = tables.rows(white, black);
    rows.len() * Packed::stride(rows.width())
}

/// The numbers of men on the board that can come about in a layer, in games with so many men a side that are not over. A
/// man is taken by a man that is placed, and no mill closes with the first two.
fn pairs(men: u8, layer: u8) -> impl Iterator<Item = Pair> {
    let (white, black) = (layer.div_ceil(2), layer / 2);
    let fewest = |own: u8, other: u8| {
        let left = own.saturating_sub(other.saturating_sub(2));
        left.max((FEWEST + own).saturating_sub(men))
    };
    let (least, others) = (fewest(white, black), fewest(black, white));
    (least..=white).flat_map(move |white| (others..=black).map(move |black| (white, black)))
}

/// Solves the placing, from the last man to the empty board, with the help of the caller: `spread` is called for each
/// table and has the work done for all its rows, as in [`solve_outcomes_with`](super::solve_outcomes_with); `hear` is given
/// every layer that is finished. All tables of the moving game with up to so many men a side must be at hand; the game as it
/// is played has nine.
pub fn solve_placing_with(
    tables: &OutcomeTables,
    men: u8,
    mut spread: impl FnMut(u8, usize, Work<'_>) -> ControlFlow<()>,
    hear: impl FnMut(&Layer) -> ControlFlow<()>,
) -> Result<(), SolveError> {
    let men = men.clamp(FEWEST, MEN);
    let mut needs = Material::all().filter(|material| material.more() <= men);
    if let Some(material) = needs.find(|material| !tables.has(*material)) {
        return Err(SolveError::Missing { material });
    }
    let mut next = Layer { men, placed: 2 * men, tables: BTreeMap::new() };
    for pair in pairs(men, 2 * men) {
        next.tables.insert(pair, all_placed(tables, pair, &mut spread)?);
    }
    resume_placing_with(tables, next, spread, hear)
}

/// Goes on with the placing where this layer is the last one that was solved; `spread` and `hear` are as in
/// [`solve_placing_with`].
pub fn resume_placing_with(
    tables: &OutcomeTables,
    mut next: Layer,
    mut spread: impl FnMut(u8, usize, Work<'_>) -> ControlFlow<()>,
    mut hear: impl FnMut(&Layer) -> ControlFlow<()>,
) -> Result<(), SolveError> {
    let men = next.men;
    for layer in (0..next.placed).rev() {
        let mut solved = Layer { men, placed: layer, tables: BTreeMap::new() };
        for pair in pairs(men, layer) {
            let placing = Placing::new(tables, layer, pair, &next);
            let packing = Packing::new(&placing.rows);
            let work = |range: Range<usize>| placing.solve(range, &packing);
            if spread(layer, placing.rows.len(), &work).is_break() {
                return Err(SolveError::Stopped);
            }
            solved.tables.insert(pair, Arc::new(packing.done()));
        }
        if hear(&solved).is_break() {
            return Err(SolveError::Stopped);
        }
        next = solved;
    }
    Ok(())
}

/// The positions in which all men are placed and White is to move, in rows of White's men.
fn all_placed(
    tables: &OutcomeTables,
    (white, black): Pair,
    spread: &mut impl FnMut(u8, usize, Work<'_>) -> ControlFlow<()>,
) -> Result<Arc<Packed>, SolveError> {
    let material = Material::new(white, black);
    let table = material.and_then(|material| tables.table(material));
    let Some(table) = table else { return Ok(Arc::default()) };
    if white >= black {
        return Ok(table.all_major_moves());
    }
    let rows = tables.rows(white, black);
    let packing = Packing::new(rows);
    let work = |range: Range<usize>| {
        for row in range {
            let men = rows.major(row);
            packing.write(
                row,
                (0..rows.width()).map(|place| {
                    let (other, symmetry) = table.rows().row_of(rows.minor(row, place));
                    table.minor_moves(other, table.rows().place(other, image(symmetry, men)))
                }),
            );
        }
    };
    if spread(2 * MEN, rows.len(), &work).is_break() {
        return Err(SolveError::Stopped);
    }
    Ok(Arc::new(packing.done()))
}

/// The next layer's positions with so many men.
struct Next<'l> {
    rows: Rows,
    table: &'l Packed,
}

/// The positions of one layer with so many men.
struct Placing<'l> {
    is_whites_turn: bool,
    rows: Rows,
    quiet: Next<'l>,
    /// After a man was taken; `None` where that ends the game.
    capture: Option<Next<'l>>,
}

/// What is known of a position while its moves are gone through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Best {
    Loss,
    Draw,
    Win,
}

impl Best {
    fn reach(&mut self, after: Outcome) {
        let reached = match after {
            Outcome::Win => Best::Loss,
            Outcome::Draw => Best::Draw,
            Outcome::Loss => Best::Win,
        };
        *self = (*self).max(reached);
    }

    fn outcome(self) -> Outcome {
        match self {
            Best::Loss => Outcome::Loss,
            Best::Draw => Outcome::Draw,
            Best::Win => Outcome::Win,
        }
    }
}

impl<'l> Placing<'l> {
    fn new(tables: &OutcomeTables, layer: u8, (white, black): Pair, next: &'l Layer) -> Placing<'l> {
        let is_whites_turn = layer.is_multiple_of(2);
        let next_with = |(white, black): Pair| {
            let table = next.tables.get(&(white, black))?;
            Some(Next { rows: tables.rows(white, black).clone(), table })
        };
        let (quiet, capture) = if is_whites_turn {
            ((white + 1, black), black.checked_sub(1).map(|black| (white + 1, black)))
        } else {
            ((white, black + 1), white.checked_sub(1).map(|white| (white, black + 1)))
        };
        Placing {
            is_whites_turn,
            rows: tables.rows(white, black).clone(),
            quiet: next_with(quiet).unwrap_or_else(|| unreachable!("a man more is always in the next layer")),
            capture: capture.and_then(next_with),
        }
    }

    fn solve(&self, range: Range<usize>, packing: &Packing) {
        let (mut blacks, mut best) = (Vec::new(), Vec::new());
        for row in range {
            self.rows.minors(row, &mut blacks);
            best.clear();
            best.resize(blacks.len(), Best::Loss);
            if self.is_whites_turn {
                self.white_places(row, &blacks, &mut best);
            } else {
                self.black_places(row, &blacks, &mut best);
            }
            packing.write(row, best.iter().map(|best| best.outcome()));
        }
    }

    fn white_places(&self, row: usize, blacks: &[Points], best: &mut [Best]) {
        let white = self.rows.major(row);
        for to in !white {
            let (there, symmetry) = self.quiet.rows.row_of(white.with(to));
            let is_open = |(black, best): &(&Points, &mut Best)| !black.has(to) && **best != Best::Win;
            let open = blacks.iter().zip(&mut *best).filter(is_open);
            if !white.closing().has(to) {
                let finder = self.quiet.rows.finder(there, symmetry);
                open.for_each(|(&black, best)| best.reach(self.quiet.table.get(there, finder.place(black))));
                continue;
            }
            let Some(capture) = &self.capture else {
                open.for_each(|(_, best)| *best = Best::Win);
                continue;
            };
            let finder = capture.rows.finder(there, symmetry);
            for (&black, best) in open {
                for taken in removable(black) {
                    best.reach(capture.table.get(there, finder.place(black.without(taken))));
                    if *best == Best::Win {
                        break;
                    }
                }
            }
        }
    }

    fn black_places(&self, row: usize, blacks: &[Points], best: &mut [Best]) {
        let white = self.rows.major(row);
        let quiet = self.quiet.rows.finder(row, 0);
        let captures: Vec<(&Next<'_>, usize, Finder<'_>)> = removable(white)
            .filter_map(|taken| {
                let capture = self.capture.as_ref()?;
                let (row, symmetry) = capture.rows.row_of(white.without(taken));
                Some((capture, row, capture.rows.finder(row, symmetry)))
            })
            .collect();
        for (&black, best) in blacks.iter().zip(best) {
            let free = !(white | black);
            let closing = free & black.closing();
            if !closing.is_empty() && captures.is_empty() {
                *best = Best::Win;
                continue;
            }
            for to in closing {
                for (capture, row, finder) in &captures {
                    best.reach(capture.table.get(*row, finder.place(black.with(to))));
                }
                if *best == Best::Win {
                    break;
                }
            }
            for to in free & !closing {
                if *best == Best::Win {
                    break;
                }
                best.reach(self.quiet.table.get(row, quiet.place(black.with(to))));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use tabla_core::{BySeat, Game, SeededRng, below, shuffle};

    use super::*;
    use crate::solve::solve_outcomes;
    use crate::{Mice, Point};

    fn solved(rules: Mice) -> OutcomeTables {
        let mut tables = OutcomeTables::new(rules);
        for material in Material::up_to(8) {
            tables.add(solve_outcomes(&tables, material).unwrap());
        }
        tables
    }

    /// A position with so many men on the board and in hand, all equally likely. The rules know games of nine men a side,
    /// and play one of four all the same.
    fn drawn_by_lot(dice: &mut SeededRng, white: (usize, u8), black: (usize, u8), side: Seat) -> State {
        let mut points = Point::ALL;
        shuffle(dice, &mut points);
        let set = |points: &[Point]| points.iter().fold(Points::NONE, |set, &point| set.with(point));
        let men = BySeat { first: set(&points[..white.0]), second: set(&points[white.0..][..black.0]) };
        State { men, hand: BySeat { first: white.1, second: black.1 }, side }
    }

    fn whole_rows(_: u8, rows: usize, work: Work<'_>) -> ControlFlow<()> {
        work(0..rows);
        ControlFlow::Continue(())
    }

    /// All layers of a game with four men a side.
    fn layers(tables: &OutcomeTables) -> Vec<Layer> {
        let mut layers = Vec::new();
        solve_placing_with(tables, 4, whole_rows, |layer| {
            layers.push(layer.clone());
            ControlFlow::Continue(())
        })
        .unwrap();
        layers
    }

    /// What a search by the rules finds, down to the tables.
    fn searched(tables: &OutcomeTables, state: &State, known: &mut HashMap<State, Outcome>) -> Outcome {
        if let Some(&outcome) = known.get(state) {
            return outcome;
        }
        let rules = tables.rules();
        let outcome = if state.left(state.side) < 3 {
            Outcome::Loss
        } else if let Some(outcome) = tables.probe(state) {
            outcome
        } else {
            let mut best = Outcome::Loss;
            for mv in rules.list(state) {
                match searched(tables, &rules.after(state, mv), known).before_move() {
                    Outcome::Win => {
                        best = Outcome::Win;
                        break;
                    }
                    Outcome::Draw => best = Outcome::Draw,
                    Outcome::Loss => {}
                }
            }
            best
        };
        known.insert(*state, outcome);
        outcome
    }

    #[test]
    fn placing_is_worth_what_a_search_by_the_rules_finds() {
        for rules in [Mice::default(), Mice::FLYING] {
            let tables = &solved(rules);
            let layers = layers(tables);
            assert_eq!(layers.len(), 8);
            let mut dice = SeededRng::new(7);
            let mut known = HashMap::new();
            let mut seen = [0; 3];
            for layer in layers.iter().filter(|layer| layer.placed() >= 4) {
                let placed = (layer.placed().div_ceil(2), layer.placed() / 2);
                let side = if layer.placed().is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
                for _ in 0..60 {
                    // Of those that were placed, some may have been taken.
                    let lost = |most: u8, dice: &mut SeededRng| {
                        below(dice, u64::from(most.saturating_sub(2)) + 1) as u8
                    };
                    let white = placed.0 - lost(placed.1, &mut dice).min(1);
                    let black = placed.1 - lost(placed.0, &mut dice).min(1);
                    let state = drawn_by_lot(
                        &mut dice,
                        (white.into(), 4 - placed.0),
                        (black.into(), 4 - placed.1),
                        side,
                    );
                    let outcome = layer.outcome(tables, &state).unwrap();
                    assert_eq!(outcome, searched(tables, &state, &mut known), "{state:?}");
                    seen[outcome as usize] += 1;
                }
            }
            assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
            // What was kept of a layer is gone on with.
            let (kept, rest) = layers.split_at(3);
            let bytes = kept[2].bytes().collect::<Vec<_>>().concat();
            let read = Layer::read_of(4, tables, kept[2].placed(), &bytes).unwrap();
            let (mut again, mut spread) = (rest.iter(), whole_rows);
            resume_placing_with(tables, read, &mut spread, |layer| {
                assert!(layer.bytes().eq(again.next().unwrap().bytes()));
                ControlFlow::Continue(())
            })
            .unwrap();
            assert!(again.next().is_none());
            assert!(Layer::read_of(4, tables, 5, &bytes[1..]).is_none());
            // The first layer has the empty board, and agrees with the four first moves.
            let empty = drawn_by_lot(&mut dice, (0, 4), (0, 4), Seat::FIRST);
            let first = layers.iter().find(|layer| layer.placed() == 0).unwrap();
            let second = layers.iter().find(|layer| layer.placed() == 1).unwrap();
            let value = first.outcome(tables, &empty).unwrap();
            let moves = tables.rules().list(&empty).into_iter();
            let after = moves.map(|mv| second.outcome(tables, &tables.rules().after(&empty, mv)).unwrap());
            let best = after.map(|outcome| rank(outcome.before_move())).max().unwrap();
            assert_eq!(rank(value), best);
            assert_eq!(second.outcome(tables, &empty), None);
        }
    }

    fn rank(outcome: Outcome) -> u8 {
        match outcome {
            Outcome::Loss => 0,
            Outcome::Draw => 1,
            Outcome::Win => 2,
        }
    }
}
