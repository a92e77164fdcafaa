//! What is on the table: dice, and the rows and columns of the talon; and what a field is worth.

use std::fmt;

use tabla_core::{Arg, Say, shown_as_text};

use crate::solve::{KEEPS, Lattice};

/// How many dice there are.
pub const DICE: u8 = 5;
/// How many fields a talon has.
pub const FIELDS: usize = Row::ALL.len() * Column::ALL.len();

/// One die as it lies: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The die that shows so many pips; there is none but with 1 to 6.
    pub const fn new(pips: u8) -> Option<Die> {
        if pips >= 1 && pips <= 6 { Some(Die(pips)) } else { None }
    }

    /// What it shows, 1 to 6.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// Counted from 0, for tables in memory.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Up to five dice of which only the faces matter, not the order: what is kept on the table when the
/// others are thrown again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Keep {
    counts: [u8; 6],
}

impl Keep {
    /// Nothing is kept: all five are thrown again.
    pub const NONE: Keep = Keep { counts: [0; 6] };

    /// So many dice of each face; `None` of more than five dice.
    pub fn new(counts: [u8; 6]) -> Option<Keep> {
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        (total <= u32::from(DICE)).then_some(Keep { counts })
    }

    /// These dice; `None` of more than five.
    pub fn of(dice: &[Die]) -> Option<Keep> {
        let mut counts = [0; 6];
        for die in dice.iter().take(usize::from(DICE) + 1) {
            counts[die.index()] += 1;
        }
        Keep::new(counts)
    }

    /// All 462 sets of up to five dice, those with fewer dice first.
    pub fn all() -> impl Iterator<Item = Keep> {
        (0..KEEPS).map(|number| Lattice::shared().keep(number))
    }

    /// In how many orders so many thrown dice can show this: out of 6 to the power of their number.
    pub fn orders(self) -> u32 {
        let factorial = |number: u8| (1..=u32::from(number)).product::<u32>();
        factorial(self.len()) / self.counts.iter().map(|&count| factorial(count)).product::<u32>()
    }

    /// How many of each face, ones first.
    pub const fn counts(self) -> [u8; 6] {
        self.counts
    }

    /// How many dice there are.
    pub fn len(self) -> u8 {
        self.counts.iter().sum()
    }

    /// Whether nothing is kept.
    pub fn is_empty(self) -> bool {
        self == Keep::NONE
    }

    /// Whether these dice are all among the others.
    pub fn is_within(self, dice: Dice) -> bool {
        self.counts.iter().zip(dice.counts()).all(|(&kept, lying)| kept <= lying)
    }

    /// The dice, small ones first.
    pub fn faces(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().flat_map(move |die| (0..self.counts[die.index()]).map(move |_| die))
    }

    /// The five dice on the table when these were kept and those were thrown; `None` unless they are five.
    pub fn with(self, thrown: Keep) -> Option<Dice> {
        Dice::new(std::array::from_fn(|face| self.counts[face] + thrown.counts[face]))
    }
}

impl fmt::Display for Keep {
    /// `2 2 3`, and nothing for no dice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, die) in self.faces().enumerate() {
            write!(f, "{}{die}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Keep({self})")
    }
}

/// The five dice on the table. Their order does not matter, so they have none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(Keep);

impl Dice {
    /// So many dice of each face; `None` unless they are five.
    ///
    /// ```
    /// use tabla_jamb::Dice;
    /// assert_eq!(Dice::new([1, 2, 2, 0, 0, 0]).unwrap().to_string(), "1 2 2 3 3");
    /// assert_eq!(Dice::new([0, 0, 4, 0, 0, 0]), None);
    /// ```
    pub fn new(counts: [u8; 6]) -> Option<Dice> {
        Keep::new(counts).filter(|keep| keep.len() == DICE).map(Dice)
    }

    pub fn of(dice: [Die; DICE as usize]) -> Dice {
        let mut counts = [0; 6];
        for die in dice {
            counts[die.index()] += 1;
        }
        Dice(Keep { counts })
    }

    /// How many of each face, ones first.
    pub const fn counts(self) -> [u8; 6] {
        self.0.counts()
    }

    /// How many dice show this face.
    pub const fn count(self, face: Die) -> u8 {
        self.counts()[face.index()]
    }

    /// The dice, small ones first.
    pub fn faces(self) -> impl Iterator<Item = Die> {
        self.0.faces()
    }

    /// The sum of the pips.
    pub fn sum(self) -> u8 {
        self.faces().map(Die::pips).sum()
    }

    pub const fn keep_all(self) -> Keep {
        self.0
    }

    /// Every different set of dice that can be kept, nothing and everything included: those with fewer
    /// small faces first.
    pub fn keeps(self) -> Vec<Keep> {
        let mut keeps = vec![Keep::NONE];
        for (face, &count) in self.counts().iter().enumerate() {
            let smaller = std::mem::take(&mut keeps);
            for keep in smaller {
                keeps.extend((0..=count).map(|kept| {
                    let mut counts = keep.counts;
                    counts[face] = kept;
                    Keep { counts }
                }));
            }
        }
        keeps
    }
}

impl fmt::Display for Dice {
    /// `1 2 2 3 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

shown_as_text!(Keep, Dice);

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

/// A row of the talon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Say)]
#[say("jamb-row")]
pub enum Row {
    #[say("face", face = 1)]
    Ones,
    #[say("face", face = 2)]
    Twos,
    #[say("face", face = 3)]
    Threes,
    #[say("face", face = 4)]
    Fours,
    #[say("face", face = 5)]
    Fives,
    #[say("face", face = 6)]
    Sixes,
    /// Five in a row.
    Kenta,
    /// Three of one face and two of another.
    Ful,
    /// Four of one face.
    Poker,
    /// Five of one face.
    Jamb,
}

impl Row {
    /// The ten rows, from the top.
    pub const ALL: [Row; 10] = [
        Row::Ones,
        Row::Twos,
        Row::Threes,
        Row::Fours,
        Row::Fives,
        Row::Sixes,
        Row::Kenta,
        Row::Ful,
        Row::Poker,
        Row::Jamb,
    ];
    /// The four rows below the first sum.
    pub const COMBINATIONS: [Row; 4] = [Row::Kenta, Row::Ful, Row::Poker, Row::Jamb];

    /// Counted from 0 at the top.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The row with this index.
    pub fn at(index: usize) -> Option<Row> {
        Row::ALL.get(index).copied()
    }

    /// The face that counts in an upper row; a lower row has none.
    pub const fn face(self) -> Option<Die> {
        let index = self.index();
        if index < 6 { Some(Die::ALL[index]) } else { None }
    }

    /// Whether it is one of the six rows above the first sum.
    pub const fn is_upper(self) -> bool {
        self.face().is_some()
    }

    /// `1` to `6`, `kenta`, `ful`, `poker`, `jamb`.
    pub const fn name(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb"][self.index()]
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A column of the talon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Say)]
#[say("jamb-column")]
pub enum Column {
    /// Filled from the top, without skipping.
    Down,
    /// Filled from the bottom, without skipping.
    Up,
    /// Filled in any order, straight after the first throw.
    Hand,
}

impl Column {
    /// The three columns, from the left.
    pub const ALL: [Column; 3] = [Column::Down, Column::Up, Column::Hand];

    /// Counted from 0 on the left.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `down`, `up`, `hand`.
    pub const fn name(self) -> &'static str {
        ["down", "up", "hand"][self.index()]
    }

    /// The row of the field that comes after so many filled ones; `None` in the hand column, which has no
    /// order, and when all are filled.
    pub fn row_after(self, filled: u8) -> Option<Row> {
        let filled = usize::from(filled);
        match self {
            Column::Down => Row::at(filled),
            Column::Up => Row::ALL.len().checked_sub(filled + 1).and_then(Row::at),
            Column::Hand => None,
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which of the three throws of a turn lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Throw {
    First,
    /// The first that a player chose dice for.
    Second,
    Third,
}

impl Throw {
    /// The three throws in order.
    pub const ALL: [Throw; 3] = [Throw::First, Throw::Second, Throw::Third];

    /// Counted from 1, as people count.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The throw that follows; the third is the last.
    pub const fn next(self) -> Option<Throw> {
        match self {
            Throw::First => Some(Throw::Second),
            Throw::Second => Some(Throw::Third),
            Throw::Third => None,
        }
    }
}

impl From<&Throw> for Arg {
    fn from(throw: &Throw) -> Arg {
        Arg::from(throw.number())
    }
}

/// What is agreed on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HouseRules {
    /// Whether five equal dice may be written as ful.
    pub jamb_is_ful: bool,
    /// Whether five equal dice may be written as poker.
    pub jamb_is_poker: bool,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules { jamb_is_ful: false, jamb_is_poker: true }
    }
}

impl HouseRules {
    /// What the row is worth with these dice after this throw; `None` when they do not make it, and the
    /// field would be crossed out.
    ///
    /// ```
    /// use tabla_jamb::{Dice, HouseRules, Row, Throw};
    /// let rules = HouseRules::default();
    /// let dice = Dice::new([0, 0, 0, 0, 0, 5]).unwrap();
    /// assert_eq!(rules.worth(Row::Jamb, dice, Throw::Third), Some(80));
    /// assert_eq!(rules.worth(Row::Poker, dice, Throw::Third), Some(64));
    /// assert_eq!(rules.worth(Row::Ful, dice, Throw::Third), None);
    /// assert_eq!(rules.worth(Row::Ones, dice, Throw::Third), None);
    /// ```
    pub fn worth(self, row: Row, dice: Dice, throw: Throw) -> Option<u8> {
        let counts = dice.counts();
        let of_a_kind = |least: u8| Die::ALL.into_iter().find(|&face| dice.count(face) >= least);
        let is_jamb = of_a_kind(5).is_some();
        match row {
            Row::Kenta => {
                let is_row = counts[1..5] == [1; 4] && counts[0] + counts[5] == 1;
                is_row.then_some(76 - 10 * throw.number())
            }
            Row::Ful => {
                let is_ful = counts.contains(&3) && counts.contains(&2);
                (is_ful || is_jamb && self.jamb_is_ful).then(|| 30 + dice.sum())
            }
            Row::Poker => {
                let face = of_a_kind(4).filter(|_| !is_jamb || self.jamb_is_poker);
                face.map(|face| 40 + 4 * face.pips())
            }
            Row::Jamb => of_a_kind(5).map(|face| 50 + 5 * face.pips()),
            Row::Ones | Row::Twos | Row::Threes | Row::Fours | Row::Fives | Row::Sixes => {
                let face = row.face()?;
                let count = dice.count(face);
                (count > 0).then(|| face.pips() * count)
            }
        }
    }
}
