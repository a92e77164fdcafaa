//! How likely a combination is: exactly, as a fraction; and as the game's source reckons it.
//!
//! Exact is the chance of making the combination in the throws that are left, keeping the best dice each
//! time. The source's example says 91/216 for poker out of 1 2 2 3 3. That is the chance that at least one of
//! three dice comes up right in one throw; poker needs two, and has two throws: 37/162.
//!
//! ```
//! use tabla_jamb::{Dice, HouseRules, Odds, Row};
//! let odds = Odds::new(HouseRules::default());
//! let dice = Dice::new([1, 2, 2, 0, 0, 0]).unwrap();
//! assert_eq!(odds.exact(Row::Poker, dice, 2).to_string(), "37/162");
//! assert_eq!(odds.source(Row::Poker, dice).to_string(), "91/216");
//! ```

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use tabla_core::Say;

use crate::solve::{KEEPS, Lattice, PARTS, ROLLS};
use crate::{DICE, Dice, Die, HouseRules, Keep, Row, Throw};

/// A number from 0 to 1, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    numerator: u64,
    denominator: u64,
}

impl Fraction {
    pub const ZERO: Fraction = Fraction { numerator: 0, denominator: 1 };
    pub const ONE: Fraction = Fraction { numerator: 1, denominator: 1 };
    /// The friend's threshold unless another is asked for: 0.35.
    pub const THRESHOLD: Fraction = Fraction { numerator: 7, denominator: 20 };

    /// So many out of so many, reduced; `None` of more than all, or out of none.
    pub fn new(numerator: u64, denominator: u64) -> Option<Fraction> {
        if denominator == 0 || numerator > denominator {
            return None;
        }
        let (mut divisor, mut rest) = (denominator, numerator);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Some(Fraction { numerator: numerator / divisor, denominator: denominator / divisor })
    }

    pub const fn numerator(self) -> u64 {
        self.numerator
    }

    /// The lower number; never 0.
    pub const fn denominator(self) -> u64 {
        self.denominator
    }

    /// The nearest floating-point number.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        let across = |a: u64, b: u64| u128::from(a) * u128::from(b);
        across(self.numerator, other.denominator).cmp(&across(other.numerator, self.denominator))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

/// A text is no number from 0 to 1.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jamb-options-bad-threshold", error)]
pub struct FractionError {
    pub text: String,
}

impl FromStr for Fraction {
    type Err = FractionError;

    /// Reads `0.35`, `0,35`, `7/20` or `35%`.
    fn from_str(text: &str) -> Result<Fraction, FractionError> {
        let error = || FractionError { text: text.trim().to_owned() };
        let number = |digits: &str| {
            let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u64>().ok().filter(|_| is_number).ok_or_else(error)
        };
        let text = text.trim();
        let (text, parts) = text.strip_suffix('%').map_or((text, 1), |percent| (percent.trim_end(), 100));
        let fraction = if let Some((numerator, denominator)) = text.split_once('/') {
            let denominator = number(denominator.trim())?.checked_mul(parts).ok_or_else(error)?;
            Fraction::new(number(numerator.trim())?, denominator)
        } else {
            let (whole, digits) = text.split_once(['.', ',']).unwrap_or((text, "0"));
            // More digits than these do not fit, and nobody means them.
            let unit = 10u64.checked_pow(digits.len() as u32).filter(|&unit| unit <= 1_000_000_000);
            let unit = unit.ok_or_else(error)?;
            let whole = number(whole)?.checked_mul(unit).ok_or_else(error)?;
            whole.checked_add(number(digits)?).and_then(|numerator| Fraction::new(numerator, unit * parts))
        };
        fraction.ok_or_else(error)
    }
}

/// The chances of one combination for every throw, with one throw left and with two.
struct Chances {
    made: [bool; ROLLS],
    /// Out of 6⁵ and out of 6¹⁰.
    stages: [Vec<(u64, Keep)>; 2],
}

/// In how many ways five dice fall.
const THROWS: u64 = 6u64.pow(DICE as u32);

impl Chances {
    fn new(rules: HouseRules, row: Row) -> Chances {
        let lattice = Lattice::shared();
        let made = std::array::from_fn(|roll| rules.worth(row, lattice.dice(roll), Throw::First).is_some());
        let one = best_keeps(&made.map(u64::from));
        let stopped = |roll: usize, ways: u64| if made[roll] { THROWS } else { ways };
        let two = best_keeps(&std::array::from_fn(|roll| stopped(roll, one[roll].0)));
        Chances { made, stages: [one, two] }
    }
}

/// For each throw the best dice to keep, not all of them, and its ways: each throw that may come of them
/// counts so many.
fn best_keeps(worth: &[u64; ROLLS]) -> Vec<(u64, Keep)> {
    let lattice = Lattice::shared();
    let mut ways = [0; KEEPS];
    ways[PARTS..].copy_from_slice(worth);
    for number in (0..PARTS).rev() {
        ways[number] = Die::ALL.into_iter().map(|die| ways[lattice.grow(number, die)]).sum();
    }
    let best = |roll: usize| {
        let parts = lattice.parts(roll).iter().map(|&number| usize::from(number));
        let judged = parts.map(|number| {
            let keep = lattice.keep(number);
            // A kept die falls in one way; six times as many make the numbers of all sets comparable.
            (ways[number] * 6u64.pow(keep.len().into()), keep)
        });
        judged.max_by_key(|&(ways, keep)| (ways, keep.len(), pips(keep))).unwrap_or((0, Keep::NONE))
    };
    (0..ROLLS).map(best).collect()
}

fn pips(keep: Keep) -> u8 {
    keep.faces().map(Die::pips).sum()
}

/// The chances of the four combinations under one set of house rules.
pub struct Odds {
    rules: HouseRules,
    combinations: [Chances; 4],
}

impl Odds {
    /// Reckons them all; it takes well under a millisecond.
    pub fn new(rules: HouseRules) -> Odds {
        Odds { rules, combinations: Row::COMBINATIONS.map(|row| Chances::new(rules, row)) }
    }

    pub fn rules(&self) -> HouseRules {
        self.rules
    }

    fn chances(&self, row: Row) -> Option<&Chances> {
        self.combinations.get(row.index().checked_sub(Row::Kenta.index())?)
    }

    /// The chance of making the combination with so many throws left (two at the most), with the best
    /// keeps. An upper row needs no making: its chance is 1.
    pub fn exact(&self, row: Row, dice: Dice, throws_left: u8) -> Fraction {
        let Some(chances) = self.chances(row) else { return Fraction::ONE };
        let roll = Lattice::shared().roll(dice);
        let (ways, all) = match throws_left {
            _ if chances.made[roll] => (1, 1),
            0 => (0, 1),
            1 => (chances.stages[0][roll].0, THROWS),
            _ => (chances.stages[1][roll].0, THROWS * THROWS),
        };
        Fraction::new(ways, all).unwrap_or(Fraction::ONE)
    }

    /// The dice to keep for the row, with so many throws left: those with the best chance; where several
    /// have it, the most dice, then the most pips. For an upper row, all dice of its face.
    pub fn best_keep(&self, row: Row, dice: Dice, throws_left: u8) -> Keep {
        match (self.chances(row), row.face()) {
            (Some(chances), _) => {
                let stage = &chances.stages[usize::from(throws_left >= 2)];
                stage[Lattice::shared().roll(dice)].1
            }
            (None, face) => face.map_or(Keep::NONE, |face| only(dice, |die, _| die == face)),
        }
    }

    /// The chance as the source reckons it: that at least one die of those thrown again comes up right,
    /// 1 − ((6 − w) / 6)ⁿ, for the [natural keep](Natural::of).
    pub fn source(&self, row: Row, dice: Dice) -> Fraction {
        if self.exact(row, dice, 0) == Fraction::ONE {
            return Fraction::ONE;
        }
        let natural = Natural::of(row, dice);
        let thrown = u32::from(DICE - natural.keep.len());
        let all = 6u64.pow(thrown);
        let none_right = u64::from(6 - natural.useful).pow(thrown);
        Fraction::new(all - none_right, all).unwrap_or(Fraction::ZERO)
    }
}

/// What one keeps without reckoning, and how many faces help then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Natural {
    pub keep: Keep,
    /// How many faces bring the combination nearer.
    pub useful: u8,
}

impl Natural {
    /// The natural keep for a combination that is not made yet.
    ///
    /// Poker and jamb: all dice of the commonest face, the higher of two; that face helps. Kenta: one die of
    /// each face of the row of five that has more of them on the table, the lower row of two; every face
    /// helps that is missing in a row of five to which the kept dice belong. Ful: up to three dice of the
    /// commonest face and two of the next; those of the two help that can take one more die, and if there is no
    /// second face, any other. An upper row: the dice of its face; that face helps.
    pub fn of(row: Row, dice: Dice) -> Natural {
        match row {
            Row::Kenta => kenta(dice),
            Row::Ful => ful(dice),
            _ => {
                let commonest = by_count(dice).next();
                let face = row.face().or(commonest);
                Natural { keep: only(dice, |die, _| Some(die) == face), useful: 1 }
            }
        }
    }
}

/// The dice for which this holds; it is asked of each die with the number of its equals before it.
fn only(dice: Dice, holds: impl Fn(Die, u8) -> bool) -> Keep {
    let mut counts = [0; 6];
    for die in Die::ALL {
        counts[die.index()] = (0..dice.count(die)).filter(|&before| holds(die, before)).count() as u8;
    }
    Keep::new(counts).unwrap_or_default()
}

/// The faces on the table, the commonest first, of equals the higher.
fn by_count(dice: Dice) -> impl Iterator<Item = Die> {
    let mut faces: Vec<Die> = Die::ALL.into_iter().filter(|&face| dice.count(face) > 0).collect();
    faces.sort_by_key(|&face| std::cmp::Reverse((dice.count(face), face)));
    faces.into_iter()
}

fn kenta(dice: Dice) -> Natural {
    let rows = [&Die::ALL[..5], &Die::ALL[1..]];
    let present = |row: &[Die]| row.iter().filter(|&&face| dice.count(face) > 0).count();
    let row = if present(rows[1]) > present(rows[0]) { rows[1] } else { rows[0] };
    let keep = only(dice, |die, before| row.contains(&die) && before == 0);
    let fits = |row: &&&[Die]| keep.faces().all(|die| row.contains(&die));
    let missing = |face: &&Die| keep.counts()[face.index()] == 0;
    let rows: Vec<&[Die]> = rows.iter().filter(fits).copied().collect();
    let useful = Die::ALL.iter().filter(missing).filter(|face| rows.iter().any(|row| row.contains(face)));
    Natural { keep, useful: useful.count() as u8 }
}

fn ful(dice: Dice) -> Natural {
    let mut faces = by_count(dice);
    let (first, second) = (faces.next(), faces.next());
    let wanted = |die: Die| match die {
        _ if Some(die) == first => 3,
        _ if Some(die) == second => 2,
        _ => 0,
    };
    let keep = only(dice, |die, before| before < wanted(die));
    let counts = keep.counts();
    let count = |face: Option<Die>| face.map_or(0, |face| counts[face.index()]);
    // Of two pairs, either may become three.
    let helps = [count(first) < 3, count(second) < 2 || count(first) == count(second)];
    let useful = if second.is_none() { 5 } else { helps.into_iter().map(u8::from).sum() };
    Natural { keep, useful }
}
