//! Players that are known beforehand: what they do with every throw, their games, and their exact worth.
//!
//! A [`Plan`] says for one talon what is done with each throw. It is made once and looked up afterwards, so a
//! simulated game costs little more than its dice; and since a plan leaves nothing open, the chances of all
//! that a turn can lead to follow from it exactly.

use std::sync::OnceLock;

use tabla_core::below;
use tabla_core::rand_core::Rng;

use crate::solve::{KEEPS, Lattice, NumberedChoice, PARTS, Points, ROLLS};
use crate::{
    Column, Decision, Dice, Die, Filled, HouseRules, Keep, Move, Optimum, Row, RuleFriend, STATES, Throw,
    TurnValues,
};

/// What a turn may lead to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurnOutcome {
    /// The column that is written in.
    pub column: Column,
    /// The row that is written.
    pub row: Row,
    pub points: u8,
    /// How likely it is.
    pub chance: f64,
}

/// One decision in one byte: a field, or the place of a set among the parts of the throw.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Code(u8);

impl Code {
    const FIELD: u8 = 32;

    fn write(column: Column, row: Row) -> Code {
        Code(Code::FIELD + (column.index() * Row::ALL.len() + row.index()) as u8)
    }

    /// The field that it writes, or the number of the set that it keeps.
    #[inline]
    fn read(self, roll: usize) -> Result<(Column, Row), usize> {
        match self.0.checked_sub(Code::FIELD).map(usize::from) {
            Some(field) => Ok((Column::ALL[field / 10 % 3], Row::ALL[field % 10])),
            None => Err(usize::from(Lattice::shared().parts(roll)[usize::from(self.0)])),
        }
    }
}

/// What is done with each throw of a turn that begins with certain fields filled.
///
/// After the first throw a player may set their mind on one of two aims and decide otherwise for each later.
pub struct Plan {
    first: [Code; ROLLS],
    aims: [u8; ROLLS],
    later: Vec<[[Code; ROLLS]; 2]>,
}

impl Plan {
    /// The plan of somebody who answers so: after the first throw with a move and one of up to two aims, 0
    /// or 1, and later with a move for the throw, the dice and the aim. `None` where an answer is missing or
    /// not allowed by the rules.
    pub fn new(
        filled: Filled,
        first: impl Fn(Dice) -> Option<(Move, u8)>,
        later: impl Fn(Throw, Dice, u8) -> Option<Move>,
    ) -> Option<Plan> {
        let lattice = Lattice::shared();
        let mut plan = Plan { first: [Code(0); ROLLS], aims: [0; ROLLS], later: Vec::new() };
        for roll in 0..ROLLS {
            let (mv, aim) = first(lattice.dice(roll))?;
            plan.first[roll] = code(filled, Throw::First, roll, mv)?;
            plan.aims[roll] = aim.min(1);
        }
        let aims = plan.aims.iter().max().map_or(1, |&aim| aim + 1);
        for aim in (0..aims).filter(|_| !filled.is_hand_only()) {
            let mut codes = [[Code(0); ROLLS]; 2];
            for (codes, throw) in codes.iter_mut().zip([Throw::Second, Throw::Third]) {
                for (roll, slot) in codes.iter_mut().enumerate() {
                    *slot = code(filled, throw, roll, later(throw, lattice.dice(roll), aim)?)?;
                }
            }
            plan.later.push(codes);
        }
        Some(plan)
    }

    /// The plan that takes the best choice of a turn always; `None` when nothing is left to fill.
    pub fn best(turn: &TurnValues<'_>) -> Option<Plan> {
        let fields: Vec<(Column, Row)> = turn.fields().collect();
        let steps = |throw: Throw| {
            let code = |step| match step {
                NumberedChoice::Write(number) => {
                    let (column, row) = fields[usize::from(number)];
                    Code::write(column, row)
                }
                NumberedChoice::Keep(place) => Code(place),
            };
            Some(turn.best_steps(throw)?.map(code))
        };
        let first = steps(Throw::First)?;
        let later = steps(Throw::Second).zip(steps(Throw::Third)).map(|(second, third)| [second, third]);
        Some(Plan { first, aims: [0; ROLLS], later: later.into_iter().collect() })
    }

    /// What is done with these dice on the table; the aim is the one of [`Plan::aim`].
    pub fn choice(&self, throw: Throw, dice: Dice, aim: u8) -> Option<Move> {
        let roll = Lattice::shared().roll(dice);
        let code = match throw {
            Throw::First => self.first[roll],
            Throw::Second => self.later.get(usize::from(aim))?[0][roll],
            Throw::Third => self.later.get(usize::from(aim))?[1][roll],
        };
        Some(match code.read(roll) {
            Ok((column, row)) => Move::Write { column, row },
            Err(set) => Move::Again { keep: Lattice::shared().keep(set) },
        })
    }

    /// The aim that the first throw sets.
    pub fn aim(&self, first: Dice) -> u8 {
        self.aims[Lattice::shared().roll(first)]
    }

    /// All that the turn can lead to: down, up, hand, each from the top, few points first.
    pub fn outcomes(&self, rules: HouseRules) -> Vec<TurnOutcome> {
        let mut ledger = Ledger::default();
        self.enter(&Points::new(rules), &mut ledger);
        ledger.outcomes().collect()
    }

    /// Enters the chances of all that the turn can lead to.
    pub(crate) fn enter(&self, points: &Points, ledger: &mut Ledger) {
        let lattice = Lattice::shared();
        let mut kept = [[0.0; KEEPS]; 2];
        for (roll, &chance) in lattice.chances().iter().enumerate() {
            match self.first[roll].read(roll) {
                Ok(field) => ledger.add(points, field, Throw::First, roll, chance),
                Err(set) => kept[usize::from(self.aims[roll])][set] += chance,
            }
        }
        for (codes, kept) in self.later.iter().zip(&mut kept) {
            follow(codes, Throw::Second, kept, points, ledger);
        }
    }

    /// Enters the chances of all that these dice on the table can lead to. `None` where the plan does not
    /// say: after the first throw, if there are two aims and the dice do not show which one it is.
    pub(crate) fn enter_from(
        &self,
        points: &Points,
        throw: Throw,
        dice: Dice,
        ledger: &mut Ledger,
    ) -> Option<()> {
        let mv = self.choice(throw, dice, self.aim_at(throw, dice)?)?;
        self.enter_move(points, throw, dice, mv, ledger)
    }

    /// Enters the chances of all that the turn can lead to when this is done with these dice, and the plan
    /// followed from then on.
    pub(crate) fn enter_move(
        &self,
        points: &Points,
        throw: Throw,
        dice: Dice,
        mv: Move,
        ledger: &mut Ledger,
    ) -> Option<()> {
        let lattice = Lattice::shared();
        match mv {
            Move::Write { column, row } => {
                ledger.add(points, (column, row), throw, lattice.roll(dice), 1.0);
            }
            Move::Again { keep } => {
                let codes = self.later.get(usize::from(self.aim_at(throw, dice)?))?;
                let mut kept = [0.0; KEEPS];
                kept[lattice.number(keep)] = 1.0;
                follow(codes, throw.next()?, &mut kept, points, ledger);
            }
        }
        Some(())
    }

    /// The aim with these dice on the table; `None` where the first throw, which is not known, decides.
    fn aim_at(&self, throw: Throw, dice: Dice) -> Option<u8> {
        match (throw, self.later.len()) {
            (Throw::First, _) => Some(self.aim(dice)),
            (_, 1) => Some(0),
            _ => None,
        }
    }
}

/// Throws what was kept with these weights, and goes on by these codes to the end of the turn.
fn follow(
    codes: &[[Code; ROLLS]; 2],
    throw: Throw,
    kept: &mut [f64; KEEPS],
    points: &Points,
    ledger: &mut Ledger,
) {
    Lattice::shared().scatter(kept);
    let mut again = [0.0; KEEPS];
    for (roll, &chance) in kept[PARTS..].iter().enumerate() {
        if chance == 0.0 {
            continue;
        }
        match codes[throw as usize - 1][roll].read(roll) {
            Ok(field) => ledger.add(points, field, throw, roll, chance),
            Err(set) => again[set] += chance,
        }
    }
    if let Some(next) = throw.next() {
        follow(codes, next, &mut again, points, ledger);
    }
}

/// The code of a move; `None` where the rules do not allow it.
fn code(filled: Filled, throw: Throw, roll: usize, mv: Move) -> Option<Code> {
    match mv {
        Move::Write { column, row } => {
            let is_allowed = filled.is_open(column, row) && (throw == Throw::First || column != Column::Hand);
            is_allowed.then(|| Code::write(column, row))
        }
        Move::Again { keep } => {
            let dice = Lattice::shared().dice(roll);
            let is_allowed = throw != Throw::Third && !filled.is_hand_only() && keep.is_within(dice);
            is_allowed.then(|| part(roll, Lattice::shared().number(keep)))?
        }
    }
}

fn part(roll: usize, set: usize) -> Option<Code> {
    let place = Lattice::shared().parts(roll).iter().position(|&part| usize::from(part) == set)?;
    Some(Code(place as u8))
}

/// Chances by field and points.
pub(crate) struct Ledger {
    chances: Vec<[f64; 128]>,
    /// Which fields were entered, a bit for each: at most twelve of the thirty are open in a turn.
    entered: u32,
}

impl Default for Ledger {
    fn default() -> Ledger {
        Ledger { chances: vec![[0.0; 128]; Column::ALL.len() * Row::ALL.len()], entered: 0 }
    }
}

impl Ledger {
    #[inline]
    fn add(&mut self, points: &Points, (column, row): (Column, Row), throw: Throw, roll: usize, chance: f64) {
        let points = points.of(row, throw)[roll] & 127;
        let field = column.index() * Row::ALL.len() + row.index();
        self.chances[field][usize::from(points)] += chance;
        self.entered |= 1 << field;
    }

    fn is_entered(&self, field: usize) -> bool {
        self.entered >> field & 1 == 1
    }

    /// The outcomes that have a chance: down, up, hand, from the top, few points first.
    pub(crate) fn outcomes(&self) -> impl Iterator<Item = TurnOutcome> + '_ {
        let fields = Column::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| (column, row)));
        let entered = fields.zip(&self.chances).enumerate().filter(|(field, _)| self.is_entered(*field));
        entered.flat_map(|(_, ((column, row), chances))| {
            chances
                .iter()
                .enumerate()
                .filter(|(_, chance)| **chance > 0.0)
                .map(move |(points, &chance)| TurnOutcome { column, row, points: points as u8, chance })
        })
    }

    pub(crate) fn clear(&mut self) {
        for field in 0..self.chances.len() {
            if self.is_entered(field) {
                self.chances[field].fill(0.0);
            }
        }
        self.entered = 0;
    }
}

type Planner<'a> = Box<dyn Fn(Filled) -> Option<Plan> + Send + Sync + 'a>;

/// The talon whose plan serves for another one as well.
type Alike = fn(Filled) -> Filled;

/// Somebody who plays whole games.
pub struct Player<'a> {
    points: Points,
    /// Absent for the player who goes by chance.
    planner: Option<Planner<'a>>,
    alike: Alike,
    plans: Vec<OnceLock<Option<Box<Plan>>>>,
}

impl<'a> Player<'a> {
    /// The player who makes no mistake; of equal choices the first in the order of [`TurnValues::choices`].
    pub fn optimal(optimum: &'a Optimum) -> Player<'a> {
        Player::planned(optimum.rules(), |filled| Plan::best(&optimum.turn(filled)))
    }

    /// The player who wants the most points, in the mean, out of this turn and does not think of the next
    /// one; of equal choices the first in the order of [`TurnValues::choices`].
    pub fn greedy(rules: HouseRules) -> Player<'a> {
        let points = Points::new(rules);
        Player::planned(rules, move |filled| Plan::best(&TurnValues::new(&points, filled, |_| 0.0)))
    }

    /// The friend who goes by simple rules.
    pub fn rule(rules: HouseRules, friend: &'a RuleFriend) -> Player<'a> {
        let aim = |column: Option<Column>| u8::from(column == Some(Column::Up));
        let plan = move |filled: Filled| {
            let decide = |dice, throw, aim| friend.choose(filled, dice, throw, aim);
            let first = |dice| {
                let decision = decide(dice, Throw::First, None);
                let aim = aim(decision.as_ref().and_then(|decision: &Decision| decision.aim));
                Some((decision?.mv, aim))
            };
            let later = |throw, dice, aim| {
                let column = if aim == 0 { Column::Down } else { Column::Up };
                decide(dice, throw, Some(column)).map(|decision| decision.mv)
            };
            Plan::new(filled, first, later)
        };
        // As long as an ordered column is open, this friend never writes an upper field of the hand column.
        let alike = |filled: Filled| {
            let upper = if filled.is_hand_only() { 0 } else { 0b11_1111 };
            Filled::new(filled.down(), filled.up(), filled.hand() | upper).unwrap_or(filled)
        };
        Player { alike, ..Player::planned(rules, plan) }
    }

    /// The player who takes any choice that the rules allow with the same chance: every open field, every
    /// different set of dice to keep.
    pub fn random(rules: HouseRules) -> Player<'a> {
        Player { points: Points::new(rules), planner: None, alike: |filled| filled, plans: Vec::new() }
    }

    /// The player who has a plan for every talon that is not full.
    pub fn planned(
        rules: HouseRules,
        planner: impl Fn(Filled) -> Option<Plan> + Send + Sync + 'a,
    ) -> Player<'a> {
        let plans = std::iter::repeat_with(OnceLock::new).take(STATES).collect();
        Player { points: Points::new(rules), planner: Some(Box::new(planner)), alike: |filled| filled, plans }
    }

    /// The plan for a talon; `None` when it is full, and of the player who goes by chance.
    pub fn plan(&self, filled: Filled) -> Option<&Plan> {
        let planner = self.planner.as_ref()?;
        let filled = (self.alike)(filled);
        self.plans[filled.index()].get_or_init(|| planner(filled).map(Box::new)).as_deref()
    }

    /// Enters all that a turn can lead to. A plan that serves for one talon alone is not remembered.
    pub(crate) fn enter(&self, filled: Filled, ledger: &mut Ledger) -> Option<()> {
        if (self.alike)(filled) == filled {
            self.planner.as_ref()?(filled)?.enter(&self.points, ledger);
        } else {
            self.plan(filled)?.enter(&self.points, ledger);
        }
        Some(())
    }

    pub(crate) fn points(&self) -> &Points {
        &self.points
    }

    /// What this player does; `None` when there is nothing to do. `first` are the dice of the turn's first
    /// throw.
    pub fn choose<R: Rng + ?Sized>(
        &self,
        filled: Filled,
        throw: Throw,
        dice: Dice,
        first: Dice,
        chance: &mut R,
    ) -> Option<Move> {
        if self.planner.is_some() {
            let plan = self.plan(filled)?;
            return plan.choice(throw, dice, plan.aim(first));
        }
        let turn = TurnValues::new(&self.points, filled, |_| 0.0);
        let choices = turn.choices(throw, dice);
        tabla_core::pick(chance, &choices).map(|valued| valued.mv)
    }

    /// Plays a whole game with these dice and says its total.
    pub fn play_one<R: Rng + ?Sized>(&self, chance: &mut R) -> u32 {
        self.play_from(Filled::EMPTY, chance)
    }

    /// Plays on from a talon to the end and says the points that were added.
    pub fn play_from<R: Rng + ?Sized>(&self, mut filled: Filled, chance: &mut R) -> u32 {
        let mut total = 0;
        while let Some((after, points)) = self.play_turn(filled, chance) {
            filled = after;
            total += u32::from(points);
        }
        total
    }

    /// Plays one turn: the fields filled after it, and the points. `None` when nothing is left to fill.
    fn play_turn<R: Rng + ?Sized>(&self, filled: Filled, chance: &mut R) -> Option<(Filled, u8)> {
        if self.planner.is_none() {
            return self.random_turn(filled, chance);
        }
        let plan = self.plan(filled)?;
        let mut roll = throw_from(0, chance);
        let aim = usize::from(plan.aims[roll]);
        let mut code = plan.first[roll];
        for throw in Throw::ALL {
            match code.read(roll) {
                Ok((column, row)) => {
                    return Some((filled.with(column, row)?, self.points.of(row, throw)[roll]));
                }
                Err(set) => {
                    roll = throw_from(set, chance);
                    code = plan.later.get(aim)?.get(throw as usize)?[roll];
                }
            }
        }
        None
    }

    fn random_turn<R: Rng + ?Sized>(&self, filled: Filled, chance: &mut R) -> Option<(Filled, u8)> {
        let lattice = Lattice::shared();
        let mut roll = throw_from(0, chance);
        for throw in Throw::ALL {
            let hand = filled.open_hand().filter(|_| throw == Throw::First).map(|row| (Column::Hand, row));
            let ordered = [Column::Down, Column::Up].into_iter();
            let ordered = ordered.filter_map(|column| Some((column, filled.next(column)?)));
            let fields: Vec<(Column, Row)> = hand.chain(ordered).collect();
            let may_throw = throw != Throw::Third && !filled.is_hand_only();
            let parts = if may_throw { lattice.parts(roll) } else { &[] };
            let all = (fields.len() + parts.len()) as u64;
            if all == 0 {
                return None;
            }
            let drawn = below(chance, all) as usize;
            match fields.get(drawn) {
                Some(&(column, row)) => {
                    return Some((filled.with(column, row)?, self.points.of(row, throw)[roll]));
                }
                None => roll = throw_from(usize::from(parts[drawn - fields.len()]), chance),
            }
        }
        None
    }

    /// The exact mean of this player's totals, by the fields filled ([`Filled::index`]). `None` for the
    /// player who goes by chance, and when `go_on`, told how many of how many talons are done, says no.
    pub fn values(&self, mut go_on: impl FnMut(usize, usize) -> bool) -> Option<Vec<f64>> {
        self.planner.as_ref()?;
        let mut values = vec![0.0; STATES];
        let mut ledger = Ledger::default();
        for index in (0..STATES - 1).rev() {
            if index % 1024 == 0 && !go_on(STATES - 1 - index, STATES) {
                return None;
            }
            let filled = Filled::at(index)?;
            ledger.clear();
            self.enter(filled, &mut ledger)?;
            let mut value = 0.0;
            for outcome in ledger.outcomes() {
                let after = filled.with(outcome.column, outcome.row)?;
                value += outcome.chance * (f64::from(outcome.points) + values[after.index()]);
            }
            values[index] = value;
        }
        Some(values)
    }
}

/// Throws the dice that are missing from a set, and gives the number of the roll.
#[inline]
fn throw_from<R: Rng + ?Sized>(mut set: usize, chance: &mut R) -> usize {
    while set < PARTS {
        set = Lattice::shared().grow(set, Die::ALL[below(chance, 6) as usize]);
    }
    set - PARTS
}

/// Throws the dice that are missing from those kept.
pub fn throw_rest<R: Rng + ?Sized>(keep: Keep, chance: &mut R) -> Dice {
    let lattice = Lattice::shared();
    lattice.dice(throw_from(lattice.number(keep), chance))
}
