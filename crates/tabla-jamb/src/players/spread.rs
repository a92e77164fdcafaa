//! How totals are spread: the exact chance of every number of points that may still come.
//!
//! The distribution of a talon is mixed from those of the talons after one turn, each moved by the points
//! written; so all talons that can follow are gone through from the full one backwards. Two numbers of filled
//! fields down and up make a block of up to 1024 talons, and no more than twelve blocks are kept at a time.

use super::policy::{Ledger, Player};
use crate::{Column, Dice, Filled, Move, Row, STATES, Throw};

/// The chance of every number of points.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution {
    chances: Vec<f64>,
}

impl Distribution {
    /// The chance of 0, 1, 2 … points, as far as there is any.
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// The chance of exactly so many points.
    pub fn chance(&self, points: u32) -> f64 {
        self.chances.get(points as usize).copied().unwrap_or(0.0)
    }

    /// The chance of so many points or more.
    pub fn at_least(&self, points: u32) -> f64 {
        self.chances.iter().skip(points as usize).sum()
    }

    pub fn mean(&self) -> f64 {
        self.chances.iter().enumerate().map(|(points, chance)| points as f64 * chance).sum()
    }

    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares =
            self.chances.iter().enumerate().map(|(points, chance)| (points as f64 - mean).powi(2) * chance);
        squares.sum::<f64>().sqrt()
    }

    /// The least number of points that is reached or stayed below with at least this chance.
    pub fn quantile(&self, share: f64) -> u32 {
        let mut sum = 0.0;
        let reaches = |chance: &f64| {
            sum += chance;
            // Sums of chances are a little off; a share that is met exactly must not be missed by that.
            sum >= share - 1e-12
        };
        self.chances.iter().position(reaches).unwrap_or(self.chances.len().saturating_sub(1)) as u32
    }

    /// The figures that are told of it.
    pub fn band(&self) -> Band {
        Band {
            mean: self.mean(),
            deviation: self.deviation(),
            low: self.quantile(0.1),
            median: self.quantile(0.5),
            high: self.quantile(0.9),
        }
    }
}

/// A distribution in five figures, all of them exact.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Band {
    pub mean: f64,
    pub deviation: f64,
    /// One game in ten stays below this or reaches it just so.
    pub low: u32,
    /// The middle: half of the games reach no more.
    pub median: u32,
    /// Nine games in ten stay below this or reach it just so.
    pub high: u32,
}

impl Band {
    /// The same with points that are written already.
    pub fn moved_by(self, points: u32) -> Band {
        Band {
            mean: self.mean + f64::from(points),
            low: self.low + points,
            median: self.median + points,
            high: self.high + points,
            ..self
        }
    }
}

/// How the points still to come are spread for a player who goes by plans, from one talon on.
pub struct Spread<'a> {
    player: &'a Player<'a>,
    root: Filled,
    whole: Distribution,
    after: Vec<((Column, Row), Distribution)>,
    bands: Vec<Option<Band>>,
}

impl<'a> Spread<'a> {
    /// Reckons it. `None` for a player without plans, and when `go_on`, told how many of how many talons are
    /// done, says no.
    ///
    /// From the empty talon this takes seconds and about 100 MB; each field that is filled makes it shorter.
    pub fn of(
        player: &'a Player<'a>,
        root: Filled,
        mut go_on: impl FnMut(usize, usize) -> bool,
    ) -> Option<Spread<'a>> {
        let mut spread = Spread {
            player,
            root,
            whole: Distribution { chances: vec![1.0] },
            after: Vec::new(),
            bands: vec![None; STATES],
        };
        let hands: Vec<u16> =
            (root.hand()..1024).rev().filter(|hand| hand & root.hand() == root.hand()).collect();
        let total = usize::from(11 - root.down()) * usize::from(11 - root.up()) * hands.len();
        let mut done = 0;
        // The blocks of the row below, each replaced by the block above it as soon as that is complete.
        let mut row: Vec<Block> = (0..=10).map(|_| Block::default()).collect();
        let mut ledger = Ledger::default();
        for down in (root.down()..=10).rev() {
            for up in (root.up()..=10).rev() {
                let mut block = Block::default();
                for &hand in &hands {
                    if done % 64 == 0 && !go_on(done, total) {
                        return None;
                    }
                    let filled = Filled::new(down, up, hand)?;
                    let mixed = spread.mix(filled, &block, &row, &mut ledger)?;
                    spread.bands[filled.index()] = Some(mixed.band());
                    if filled == root {
                        spread.keep_after(&block, &row);
                        spread.whole = mixed;
                    } else {
                        block.of_hand[usize::from(hand)] = mixed.chances;
                    }
                    done += 1;
                }
                row[usize::from(up)] = block;
            }
        }
        go_on(total, total).then_some(spread)
    }

    /// The talon from which on it was reckoned.
    pub fn root(&self) -> Filled {
        self.root
    }

    /// How the points still to come are spread.
    pub fn distribution(&self) -> &Distribution {
        &self.whole
    }

    /// The same with dice on the table. `None` when nothing is left to fill, and after the first throw of a
    /// player who keeps to an aim that these dice do not show.
    pub fn given(&self, throw: Throw, dice: Dice) -> Option<Distribution> {
        let mut ledger = Ledger::default();
        self.player.plan(self.root)?.enter_from(self.player.points(), throw, dice, &mut ledger)?;
        self.mix_after(&ledger)
    }

    /// The same when this is done with the dice; the player goes on from there. `None` also where the rules
    /// do not allow it.
    pub fn given_move(&self, throw: Throw, dice: Dice, mv: Move) -> Option<Distribution> {
        match mv {
            Move::Again { keep } if !keep.is_within(dice) || keep.len() == crate::DICE => return None,
            Move::Write { column, row } if !self.root.is_open(column, row) => return None,
            Move::Write { column: Column::Hand, .. } if throw != Throw::First => return None,
            _ => {}
        }
        let mut ledger = Ledger::default();
        let plan = self.player.plan(self.root)?;
        plan.enter_move(self.player.points(), throw, dice, mv, &mut ledger)?;
        self.mix_after(&ledger)
    }

    fn mix_after(&self, ledger: &Ledger) -> Option<Distribution> {
        let find = |field| self.after.iter().find(|after| after.0 == field);
        mix(ledger, |field| find(field).map(|after| after.1.chances.as_slice()))
    }

    /// The figures of this talon or of one that can follow from it; `None` of others.
    pub fn band(&self, filled: Filled) -> Option<Band> {
        self.bands[filled.index()]
    }

    fn mix(&self, filled: Filled, block: &Block, row: &[Block], ledger: &mut Ledger) -> Option<Distribution> {
        if filled == Filled::FULL {
            return Some(Distribution { chances: vec![1.0] });
        }
        ledger.clear();
        self.player.enter(filled, ledger)?;
        mix(ledger, |(column, next)| find(filled.with(column, next)?, filled, block, row))
    }

    fn keep_after(&mut self, block: &Block, row: &[Block]) {
        for (column, next) in Column::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| (column, row))) {
            let after = self.root.with(column, next).and_then(|after| find(after, self.root, block, row));
            if let Some(chances) = after {
                self.after.push(((column, next), Distribution { chances: chances.to_vec() }));
            }
        }
    }
}

/// The distributions of the talons of one block, by hand column; empty where there is none yet.
struct Block {
    of_hand: Vec<Vec<f64>>,
}

impl Default for Block {
    fn default() -> Block {
        Block { of_hand: vec![Vec::new(); 1024] }
    }
}

/// The distribution of the talon after a field of `filled` is written.
fn find<'b>(after: Filled, filled: Filled, block: &'b Block, row: &'b [Block]) -> Option<&'b [f64]> {
    let block = if after.down() == filled.down() && after.up() == filled.up() {
        block
    } else {
        row.get(usize::from(after.up()))?
    };
    Some(&block.of_hand[usize::from(after.hand())])
}

/// The distribution mixed from those after each field, moved by the points written.
fn mix<'b>(ledger: &Ledger, after: impl Fn((Column, Row)) -> Option<&'b [f64]>) -> Option<Distribution> {
    let mut chances: Vec<f64> = Vec::new();
    for outcome in ledger.outcomes() {
        let later = after((outcome.column, outcome.row))?;
        let from = usize::from(outcome.points);
        if chances.len() < from + later.len() {
            chances.resize(from + later.len(), 0.0);
        }
        for (sum, later) in chances[from..].iter_mut().zip(later) {
            *sum += outcome.chance * later;
        }
    }
    (!chances.is_empty()).then_some(Distribution { chances })
}
