//! Luck and skill, told apart: what the dice gave, and what the choices cost.
//!
//! Every throw moves the expected total, up or down: that is luck, and its mean is 0. Every choice but the
//! best moves it down: that is the choice's loss. Nothing else moves it, so at the end
//!
//! ```text
//! total = optimum at the start + all luck − all losses
//! ```

use crate::{Dice, Filled, Keep, Move, Optimum, Throw};

/// How good a choice was, by the points that it loses in the mean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Less than 0.005 points lost: the best choice, or as good.
    Perfect,
    /// Less than half a point lost.
    Good,
    /// Less than two points lost.
    Inaccuracy,
    /// Less than six points lost.
    Mistake,
    /// Six points lost or more.
    Blunder,
}

impl Grade {
    /// The grades, the best first.
    pub const ALL: [Grade; 5] =
        [Grade::Perfect, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The loss from which on a choice has not earned this grade; none for the last.
    pub const fn limit(self) -> f64 {
        match self {
            Grade::Perfect => 0.005,
            Grade::Good => 0.5,
            Grade::Inaccuracy => 2.0,
            Grade::Mistake => 6.0,
            Grade::Blunder => f64::INFINITY,
        }
    }

    /// The grade for a loss.
    pub fn of(loss: f64) -> Grade {
        Grade::ALL.into_iter().find(|grade| loss < grade.limit()).unwrap_or(Grade::Blunder)
    }
}

/// One throw and what was done with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// The turn, counted from 0.
    pub turn: usize,
    /// Which throw of the turn it was.
    pub throw: Throw,
    /// How the dice fell.
    pub dice: Dice,
    /// By how much the throw moved the expected total.
    pub luck: f64,
    pub mv: Move,
    /// What would have been best.
    pub best: Move,
    /// By how much the choice lowered the expected total; never below 0.
    pub loss: f64,
    /// The points written by the choice.
    pub points: u8,
    /// Whether advice was asked for before.
    pub advised: bool,
}

impl Judged {
    /// The grade of the choice.
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss)
    }
}

/// A turn in sum.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TurnSum {
    /// What the dice gave.
    pub luck: f64,
    /// What the choices cost.
    pub loss: f64,
    pub points: u8,
}

/// The account of a game: luck and losses so far.
///
/// ```
/// use tabla_jamb::{Column, Dice, HouseRules, Move, Optimum, Review, Row};
/// let optimum = Optimum::solve(HouseRules::default());
/// let mut review = Review::new(&optimum);
/// let kenta = Dice::new([1, 1, 1, 1, 1, 0]).unwrap();
/// let down = Move::Write { column: Column::Down, row: Row::Ones };
/// let judged = review.record(kenta, down, false).unwrap();
/// assert!(judged.luck > 20.0 && judged.loss > 20.0);
/// assert!((review.expected() - (review.start() + judged.luck - judged.loss)).abs() < 1e-9);
/// ```
#[derive(Clone)]
pub struct Review<'a> {
    optimum: &'a Optimum,
    start: f64,
    filled: Filled,
    written: u32,
    /// What was kept for the next throw of the turn, and what that was worth.
    kept: Option<(Throw, Keep, f64)>,
    turn: usize,
    decisions: Vec<Judged>,
}

impl<'a> Review<'a> {
    /// The account of a game that begins with an empty talon.
    pub fn new(optimum: &'a Optimum) -> Review<'a> {
        Review::from(optimum, Filled::EMPTY, 0)
    }

    /// The account from a talon on that has so many points written already.
    pub fn from(optimum: &'a Optimum, filled: Filled, written: u32) -> Review<'a> {
        let start = f64::from(written) + optimum.value(filled);
        Review { optimum, start, filled, written, kept: None, turn: 0, decisions: Vec::new() }
    }

    /// Enters a throw and what was done with it. `None`, and nothing is entered, when the rules do not
    /// allow it: the kept dice are not among those on the table, the field is not open, nothing is left.
    pub fn record(&mut self, dice: Dice, mv: Move, advised: bool) -> Option<Judged> {
        let turn = self.optimum.turn(self.filled);
        let (throw, before) = match self.kept {
            None => (Throw::First, self.optimum.value(self.filled)),
            Some((throw, keep, value)) => (throw, keep.is_within(dice).then_some(value)?),
        };
        let best = turn.best(throw, dice)?;
        let worth = turn.worth(throw, dice);
        let valued = turn.choices(throw, dice).into_iter().find(|valued| valued.mv == mv)?;
        let decision = Judged {
            turn: self.turn,
            throw,
            dice,
            luck: worth - before,
            mv,
            best,
            loss: worth - valued.value,
            points: valued.points,
            advised,
        };
        match mv {
            Move::Write { column, row } => {
                self.filled = self.filled.with(column, row)?;
                self.written += u32::from(valued.points);
                self.turn += 1;
                self.kept = None;
            }
            Move::Again { keep } => self.kept = Some((throw.next()?, keep, valued.value)),
        }
        self.decisions.push(decision);
        Some(decision)
    }

    /// The expected total at the start.
    pub fn start(&self) -> f64 {
        self.start
    }

    /// The points written so far.
    pub fn written(&self) -> u32 {
        self.written
    }

    /// The expected final total as things stand; once nothing is left to fill, the total itself.
    pub fn expected(&self) -> f64 {
        let ahead = self.kept.map_or_else(|| self.optimum.value(self.filled), |(_, _, value)| value);
        f64::from(self.written) + ahead
    }

    /// All that the dice gave.
    pub fn luck(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.luck).sum()
    }

    /// All that the choices cost.
    pub fn loss(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.loss).sum()
    }

    /// Every throw and what was done with it, in order.
    pub fn decisions(&self) -> &[Judged] {
        &self.decisions
    }

    /// The turns in sum, in order; the last one may not be over.
    pub fn turns(&self) -> Vec<TurnSum> {
        let count = self.decisions.last().map_or(0, |last| last.turn + 1);
        let mut turns = vec![TurnSum::default(); count];
        for decision in &self.decisions {
            let sum = &mut turns[decision.turn];
            sum.luck += decision.luck;
            sum.loss += decision.loss;
            sum.points += decision.points;
        }
        turns
    }

    /// How many choices earned each grade, in the order of [`Grade::ALL`].
    pub fn grades(&self) -> [u32; 5] {
        let mut counts = [0; 5];
        for decision in &self.decisions {
            counts[decision.grade() as usize] += 1;
        }
        counts
    }

    /// The choices that cost the most, the dearest first; perfect ones are not among them.
    pub fn dearest(&self, at_most: usize) -> Vec<Judged> {
        let mut dear: Vec<Judged> = self.decisions.clone();
        dear.retain(|decision| decision.grade() != Grade::Perfect);
        dear.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        dear.truncate(at_most);
        dear
    }

    /// Before how many choices advice was asked for.
    pub fn advised(&self) -> usize {
        self.decisions.iter().filter(|decision| decision.advised).count()
    }
}
