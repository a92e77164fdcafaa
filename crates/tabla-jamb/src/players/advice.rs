//! The adviser: every choice with the dice on the table, and what it is worth to the end of the game.

use super::skill::Grade;
use crate::solve::{ByRoll, Lattice, Points, ROLLS};
use crate::{Band, Column, Dice, Filled, Move, Optimum, Row, Spread, TIE, Throw};

/// What is asked about: a talon in short, and the dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Situation {
    /// Which fields are filled.
    pub filled: Filled,
    /// The points that are written in them.
    pub written: u32,
    /// Which throw lies on the table.
    pub throw: Throw,
    pub dice: Dice,
}

/// What the adviser says of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advised {
    pub mv: Move,
    /// The points that it writes now: 0 for a field crossed out and for dice thrown again.
    pub points: u8,
    /// The expected final total.
    pub total: f64,
    /// How much less that is than with the best choice.
    pub loss: f64,
    /// The grade for that loss.
    pub grade: Grade,
    /// For dice thrown again, the chance not to have to cross out the next down field, if everything is done
    /// for it from here on.
    pub makes_down: Option<f64>,
    /// The same for the next up field.
    pub makes_up: Option<f64>,
}

/// All that the adviser says.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What was asked about.
    pub situation: Situation,
    /// The expected final total before the dice fell for the first time in this turn.
    pub before: f64,
    /// The expected final total with the best choice.
    pub expected: f64,
    /// Every choice, the best first; equally good ones in the order of [`TurnValues::choices`](crate::TurnValues::choices).
    pub choices: Vec<Advised>,
    /// How the final total is spread from here, exactly; absent until it is added.
    pub range: Option<Band>,
}

impl Advice {
    /// With the exact range, from the spread of the same talon; without any from another's.
    pub fn with_range(mut self, spread: &Spread<'_>) -> Advice {
        let Situation { filled, written, throw, dice } = self.situation;
        let given = (spread.root() == filled).then(|| spread.given(throw, dice)).flatten();
        self.range = given.map(|given| given.band().moved_by(written));
        self
    }

    pub fn best(&self) -> Option<&Advised> {
        self.choices.first()
    }

    /// What is said of this move; `None` where the rules do not allow it.
    pub fn of(&self, mv: Move) -> Option<&Advised> {
        self.choices.iter().find(|advised| advised.mv == mv)
    }
}

impl Optimum {
    /// Advice. `None` when nothing can be done: every field is filled, or the throw cannot be, because no die
    /// is thrown again once only the hand column is open.
    ///
    /// ```
    /// use tabla_jamb::{Column, Dice, Filled, HouseRules, Move, Optimum, Row, Situation, Throw};
    /// let optimum = Optimum::solve(HouseRules::default());
    /// let dice = Dice::new([0, 1, 1, 1, 1, 1]).unwrap();
    /// let situation = Situation { filled: Filled::EMPTY, written: 0, throw: Throw::First, dice };
    /// let advice = optimum.advise(situation).unwrap();
    /// let kenta = Move::Write { column: Column::Hand, row: Row::Kenta };
    /// assert_eq!(advice.best().unwrap().mv, kenta);
    /// assert_eq!(advice.best().unwrap().points, 66);
    /// ```
    pub fn advise(&self, situation: Situation) -> Option<Advice> {
        let Situation { filled, written, throw, dice } = situation;
        let turn = self.turn(filled);
        let written = f64::from(written);
        let valued = turn.choices(throw, dice);
        if valued.is_empty() {
            return None;
        }
        let best = turn.worth(throw, dice);
        let made = |column| filled.next(column).map(|row| Makes::new(self.points(), row, throw));
        let (down, up) = (made(Column::Down), made(Column::Up));
        let mut choices: Vec<Advised> = valued
            .into_iter()
            .map(|valued| {
                let loss = (best - valued.value).max(0.0);
                let chance = |makes: &Option<Makes>| makes.as_ref()?.chance(valued.mv);
                Advised {
                    mv: valued.mv,
                    points: valued.points,
                    total: written + valued.value,
                    loss,
                    grade: Grade::of(loss),
                    makes_down: chance(&down),
                    makes_up: chance(&up),
                }
            })
            .collect();
        let first = turn.best(throw, dice);
        // Losses within rounding are equal, and the order in which the choices came decides.
        choices.sort_by_key(|advised| (Some(advised.mv) != first, (advised.loss / TIE).round() as u64));
        let before = written + self.value(filled);
        Some(Advice { situation, before, expected: written + best, choices, range: None })
    }
}

/// The chance to make a row from each set of dice, when nothing else is wanted.
struct Makes {
    /// Absent after the third throw.
    from_sets: Option<Vec<f64>>,
}

impl Makes {
    fn new(points: &Points, row: Row, throw: Throw) -> Makes {
        let lattice = Lattice::shared();
        let is_made = points.of(row, Throw::Third).map(|points| f64::from(u8::from(points > 0)));
        let throws_left = Throw::Third as usize - throw as usize;
        let mut reached: ByRoll<1> = is_made.map(|made| [made]);
        let mut from_sets = None;
        for _ in 0..throws_left {
            let sets = lattice.expect(&reached);
            for (roll, [best]) in lattice.best_parts(&sets).into_iter().enumerate().take(ROLLS) {
                reached[roll] = [if best > is_made[roll] { best } else { is_made[roll] }];
            }
            from_sets = Some(sets.iter().map(|[chance]| *chance).collect());
        }
        Makes { from_sets }
    }

    fn chance(&self, mv: Move) -> Option<f64> {
        match mv {
            Move::Write { .. } => None,
            Move::Again { keep } => Some(self.from_sets.as_ref()?[Lattice::shared().number(keep)]),
        }
    }
}
