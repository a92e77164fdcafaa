//! A state of a game: raw as it was written ([`Setup`]), and checked ([`State`]).

use tabla_core::Say;

use crate::talon::Totals;
use crate::{Column, DICE, Dice, Filled, HouseRules, Jamb, Keep, Row, Talon, Throw};

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Table {
    /// The dice that are not kept are in the cup; this throw comes next.
    Cup {
        /// The throw that comes.
        throw: Throw,
        /// What stays on the table; nothing before the first throw.
        keep: Keep,
    },
    /// All five dice lie, and the player decides.
    Lying {
        /// The throw that came.
        throw: Throw,
        dice: Dice,
    },
}

impl Table {
    pub const START: Table = Table::Cup { throw: Throw::First, keep: Keep::NONE };
}

/// A state of a game for one player: the talon, and what lies on the table.
///
/// The talon's layout is how it is kept, not what it is: states are equal whatever their layouts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) talon: Talon,
    pub(crate) table: Table,
}

impl State {
    pub fn talon(&self) -> &Talon {
        &self.talon
    }

    /// What lies on the table.
    pub fn table(&self) -> Table {
        self.table
    }

    /// The dice and the throw they came with; `None` while some are in the cup.
    pub fn lying(&self) -> Option<(Dice, Throw)> {
        match self.table {
            Table::Lying { throw, dice } => Some((dice, throw)),
            Table::Cup { .. } => None,
        }
    }

    pub fn totals(&self) -> Totals {
        self.talon.totals()
    }

    /// The row of the next field of an ordered column; `None` when it is complete, and for the hand column.
    pub fn next(&self, column: Column) -> Option<Row> {
        column.row_after(self.talon.filled_in(column))
    }

    /// Whether the columns with an order are both complete, so that nothing can be written after a second
    /// throw.
    pub fn is_ordered_full(&self) -> bool {
        self.next(Column::Down).is_none() && self.next(Column::Up).is_none()
    }

    /// Which fields are filled: all that the points to come depend on.
    pub fn filled(&self) -> Filled {
        let hand = Row::ALL.into_iter().filter(|&row| self.talon.field(row, Column::Hand).is_some());
        let mask = hand.fold(0, |mask, row| mask | 1 << row.index());
        let [down, up] = [Column::Down, Column::Up].map(|column| self.talon.filled_in(column));
        // A talon has ten rows, so the counts always fit.
        Filled::new(down, up, mask).unwrap_or(Filled::FULL)
    }

    /// The open rows of the hand column, from the top.
    pub fn open_hand(&self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(|&row| self.talon.field(row, Column::Hand).is_none())
    }

    /// The raw form, which [`Setup::into_state`] takes back.
    pub fn setup(&self) -> Setup {
        let ordered = |column: Column| {
            let rows = (0..self.talon.filled_in(column)).filter_map(move |filled| column.row_after(filled));
            rows.filter_map(|row| self.talon.field(row, column)).collect()
        };
        let hand = |row: Row| self.talon.field(row, Column::Hand).map(|value| (row, value));
        Setup {
            down: ordered(Column::Down),
            up: ordered(Column::Up),
            hand: Row::ALL.into_iter().filter_map(hand).collect(),
            table: self.table,
        }
    }
}

/// A state as somebody wrote it, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands in the column down, from the top.
    pub down: Vec<u8>,
    /// What stands in the column up, from the bottom.
    pub up: Vec<u8>,
    /// What stands in the hand column.
    pub hand: Vec<(Row, u8)>,
    /// What lies on the table.
    pub table: Table,
}

impl Setup {
    /// The state, or every reason why there is no such state.
    ///
    /// ```
    /// use tabla_jamb::{Jamb, Row, Setup, Table};
    /// let mut setup = Setup { down: vec![3], up: vec![0], hand: vec![(Row::Kenta, 66)], table: Table::START };
    /// assert!(setup.clone().into_state(&Jamb::default()).is_ok());
    /// setup.down.push(7);
    /// setup.hand[0].1 = 56;
    /// let faults = setup.into_state(&Jamb::default()).unwrap_err();
    /// assert_eq!(faults.len(), 2);
    /// assert_eq!(faults[1].to_string(), "jamb-fault-value column=(jamb-column-hand), row=(jamb-row-kenta), value=56");
    /// ```
    pub fn into_state(self, game: &Jamb) -> Result<State, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut talon = Talon::new(game.layout);
        for (column, values) in [(Column::Down, &self.down), (Column::Up, &self.up)] {
            if values.len() > Row::ALL.len() {
                faults.push(Fault::TooMany { column, count: values.len() });
            }
            let rows = (0..).map_while(|filled| column.row_after(filled));
            for (row, &value) in rows.zip(values) {
                faults.extend(fill(&mut talon, game.rules, row, column, value));
            }
        }
        for &(row, value) in &self.hand {
            faults.extend(fill(&mut talon, game.rules, row, Column::Hand, value));
        }
        let state = State { talon, table: self.table };
        faults.extend(state.table_fault());
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

fn fill(talon: &mut Talon, rules: HouseRules, row: Row, column: Column, value: u8) -> Option<Fault> {
    if !rules.can_stand(row, column, value) {
        return Some(Fault::Value { row, column, value });
    }
    talon.write(row, column, value).err().map(|_| Fault::Twice { row })
}

impl State {
    fn table_fault(&self) -> Option<Fault> {
        let (throw, has_dice) = match self.table {
            Table::Cup { throw: Throw::First, keep } if !keep.is_empty() => {
                return Some(Fault::KeptBeforeFirst { keep });
            }
            Table::Cup { throw, keep } if keep.len() == DICE => {
                return Some(Fault::NothingInCup { throw });
            }
            Table::Cup { throw, .. } => (throw, false),
            Table::Lying { throw, .. } => (throw, true),
        };
        if self.talon.is_full() && (has_dice || throw != Throw::First) {
            Some(Fault::DiceAfterEnd)
        } else if self.is_ordered_full() && throw != Throw::First {
            Some(Fault::ThrowTooLate { throw })
        } else {
            None
        }
    }
}

impl HouseRules {
    /// Whether some dice put this value into the field; 0 always can, because every field can be crossed
    /// out.
    pub fn can_stand(self, row: Row, column: Column, value: u8) -> bool {
        let throws: &[Throw] = if column == Column::Hand { &[Throw::First] } else { &Throw::ALL };
        value == 0
            || ways().any(|dice| throws.iter().any(|&throw| self.worth(row, dice, throw) == Some(value)))
    }
}

/// Dice of two faces at the most, and a kenta: between them they show everything a row can be worth.
fn ways() -> impl Iterator<Item = Dice> {
    let pairs =
        (0..6).flat_map(|first| (0..6).flat_map(move |second| (0..=5).map(move |n| (first, second, n))));
    let two_faces = pairs.map(|(first, second, of_first)| {
        let mut counts = [0; 6];
        counts[first] += of_first;
        counts[second] += 5 - of_first;
        counts
    });
    two_faces.chain([[1, 1, 1, 1, 1, 0]]).filter_map(Dice::new)
}

/// Why something is no state of Jamb.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jamb-fault", error)]
pub enum Fault {
    /// The text has too few or too many parts.
    Parts { count: usize },
    /// A value is no number that fits a field.
    ValueText { text: String },
    /// A field of the hand column is not written as row and value.
    HandText { text: String },
    /// The table cannot be read.
    TableText { text: String },
    /// An ordered column has more than ten values.
    TooMany { column: Column, count: usize },
    /// No dice put this value there.
    Value { row: Row, column: Column, value: u8 },
    /// A field of the hand column is named twice.
    Twice { row: Row },
    /// Something is kept before the first throw.
    KeptBeforeFirst {
        #[say("dice")]
        keep: Keep,
    },
    /// All dice are kept, and some are to be thrown.
    NothingInCup { throw: Throw },
    /// All fields are filled, and dice lie on the table.
    DiceAfterEnd,
    /// A second or third throw with nothing to write it into.
    ThrowTooLate { throw: Throw },
}
