//! One turn reckoned through: what every set of kept dice and every field is worth in it.

use super::filled::Filled;
use super::lattice::{KEEPS, Lattice, ROLLS};
use super::points::Points;
use crate::{Column, Dice, Move, Row, Throw};

/// Choices whose values are closer than this are equally good; the first of them is taken.
pub const TIE: f64 = 1e-11;

/// A move, the points that it writes now, and the points that it is worth with all that follow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued {
    pub mv: Move,
    /// What is written now: 0 for a field crossed out and for dice thrown again.
    pub points: u8,
    /// The expected points from here to the end, those written now among them.
    pub value: f64,
}

/// A field that may be written, and what the talon is worth after it.
#[derive(Clone, Copy)]
struct Open {
    column: Column,
    row: Row,
    ahead: f64,
}

/// The values of one turn for a player who knows what a talon is worth after it.
pub struct TurnValues<'a> {
    points: &'a Points,
    /// Hand fields from the top, then down, then up: the order in which ties are broken.
    open: Vec<Open>,
    can_throw: bool,
    /// After the first, second and third throw.
    worth: [[f64; ROLLS]; 3],
    /// For sets kept after the first and after the second throw.
    kept: [[f64; KEEPS]; 2],
    /// The place of the best set to keep among the parts of each roll, after the first and second throw.
    parts: [[u8; ROLLS]; 2],
}

impl<'a> TurnValues<'a> {
    /// The turn that begins with these fields filled, where a talon is worth `ahead` after it.
    pub(crate) fn new(points: &'a Points, filled: Filled, ahead: impl Fn(Filled) -> f64) -> TurnValues<'a> {
        let hand = filled.open_hand().map(|row| (Column::Hand, row));
        let ordered = [Column::Down, Column::Up];
        let ordered = ordered.into_iter().filter_map(|column| Some((column, filled.next(column)?)));
        let open = hand
            .chain(ordered)
            .filter_map(|(column, row)| Some(Open { column, row, ahead: ahead(filled.with(column, row)?) }))
            .collect();
        let mut turn = TurnValues {
            points,
            open,
            can_throw: !filled.is_hand_only(),
            worth: [[f64::NEG_INFINITY; ROLLS]; 3],
            kept: [[f64::NEG_INFINITY; KEEPS]; 2],
            parts: [[0; ROLLS]; 2],
        };
        turn.reckon();
        turn
    }

    fn reckon(&mut self) {
        let lattice = Lattice::shared();
        for throw in Throw::ALL.into_iter().rev() {
            if throw != Throw::First && !self.can_throw {
                continue;
            }
            let mut worth = self.written(throw);
            if throw != Throw::Third && self.can_throw {
                let later = self.worth[throw as usize + 1].map(|value| [value]);
                let kept = lattice.expect(&later);
                for (roll, (thrown, place)) in lattice.name_best_parts(&kept, TIE).into_iter().enumerate() {
                    worth[roll] = if thrown > worth[roll] { thrown } else { worth[roll] };
                    self.parts[throw as usize][roll] = place;
                }
                self.kept[throw as usize] = kept.map(|[value]| value);
            }
            self.worth[throw as usize] = worth;
        }
    }

    /// The worth of the best field for each roll.
    fn written(&self, throw: Throw) -> [f64; ROLLS] {
        let mut best = [f64::NEG_INFINITY; ROLLS];
        for open in self.open_after(throw) {
            for (best, &points) in best.iter_mut().zip(self.points.of(open.row, throw)) {
                let value = f64::from(points) + open.ahead;
                *best = if value > *best { value } else { *best };
            }
        }
        best
    }

    fn open_after(&self, throw: Throw) -> impl Iterator<Item = Open> + '_ {
        let is_allowed = move |open: &Open| throw == Throw::First || open.column != Column::Hand;
        self.open.iter().copied().filter(is_allowed)
    }

    /// The mean over all first throws; 0 when nothing is left to fill.
    pub fn value(&self) -> f64 {
        if self.open.is_empty() {
            return 0.0;
        }
        self.worth[0].iter().zip(Lattice::shared().chances()).map(|(worth, chance)| worth * chance).sum()
    }

    /// The value of the best choice with these dice on the table.
    pub fn worth(&self, throw: Throw, dice: Dice) -> f64 {
        self.worth[throw as usize][Lattice::shared().roll(dice)]
    }

    /// The value of a choice; `None` where it is not allowed.
    pub fn value_of(&self, throw: Throw, dice: Dice, mv: Move) -> Option<f64> {
        let roll = Lattice::shared().roll(dice);
        match mv {
            Move::Write { column, row } => {
                let is_it = |open: &Open| open.column == column && open.row == row;
                let open = self.open_after(throw).find(is_it)?;
                Some(f64::from(self.points.of(row, throw)[roll]) + open.ahead)
            }
            Move::Again { keep } => {
                let is_allowed = self.can_throw && keep.is_within(dice) && keep != dice.keep_all();
                let kept = self.kept.get(throw as usize).filter(|_| is_allowed)?;
                Some(kept[Lattice::shared().number(keep)])
            }
        }
    }

    /// Everything that may be done with these dice: fields first, hand, down, up; then what may be kept, more
    /// dice first.
    pub fn choices(&self, throw: Throw, dice: Dice) -> Vec<Valued> {
        let lattice = Lattice::shared();
        let roll = lattice.roll(dice);
        let written = self.open_after(throw).map(|open| {
            let points = self.points.of(open.row, throw)[roll];
            let mv = Move::Write { column: open.column, row: open.row };
            Valued { mv, points, value: f64::from(points) + open.ahead }
        });
        let kept = self.kept_after(throw).into_iter().flat_map(|kept| {
            lattice.parts(roll).iter().map(|&set| usize::from(set)).map(|set| Valued {
                mv: Move::Again { keep: lattice.keep(set) },
                points: 0,
                value: kept[set],
            })
        });
        written.chain(kept).collect()
    }

    fn kept_after(&self, throw: Throw) -> Option<&[f64; KEEPS]> {
        self.kept.get(throw as usize).filter(|_| self.can_throw)
    }

    /// The best choice; of equally good ones the first in the order of [`TurnValues::choices`]. `None` when
    /// nothing is left to fill, and after a throw that cannot be.
    pub fn best(&self, throw: Throw, dice: Dice) -> Option<Move> {
        let lattice = Lattice::shared();
        let roll = lattice.roll(dice);
        Some(match self.best_steps(throw)?[roll] {
            NumberedChoice::Write(number) => {
                let Open { column, row, .. } = self.open[usize::from(number)];
                Move::Write { column, row }
            }
            NumberedChoice::Keep(place) => {
                Move::Again { keep: lattice.keep(usize::from(lattice.parts(roll)[usize::from(place)])) }
            }
        })
    }

    /// The best choice for each roll, by its numbers.
    pub(crate) fn best_steps(&self, throw: Throw) -> Option<[NumberedChoice; ROLLS]> {
        self.open_after(throw).next()?;
        let parts = self.parts.get(throw as usize).unwrap_or(&[0; ROLLS]);
        let mut steps = parts.map(NumberedChoice::Keep);
        let worth = &self.worth[throw as usize];
        for (number, open) in self.open.iter().enumerate().rev() {
            if throw != Throw::First && open.column == Column::Hand {
                continue;
            }
            let enough = open.ahead + TIE;
            for ((step, &worth), &points) in steps.iter_mut().zip(worth).zip(self.points.of(open.row, throw))
            {
                if f64::from(points) + enough >= worth {
                    *step = NumberedChoice::Write(number as u8);
                }
            }
        }
        Some(steps)
    }

    /// The fields that may be written in this turn, in the order in which steps number them.
    pub(crate) fn fields(&self) -> impl Iterator<Item = (Column, Row)> + '_ {
        self.open.iter().map(|open| (open.column, open.row))
    }
}

/// A choice by numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberedChoice {
    /// Write the field with this number among the open ones.
    Write(u8),
    /// Keep the set at this place among the parts of the roll.
    Keep(u8),
}
