//! Jamb as numbers.
//!
//! The first 30 actions write into a field: `10 × column + row`, with columns as in [`Column::ALL`] and rows as in
//! [`Row::ALL`]. The other 210 keep dice and throw the rest again: one for each set of fewer than five dice, in the order
//! of [`Keep::all`], so that keeping two sixes has the same number whatever else lies there. Nothing is announced in
//! these rules.
//!
//! What the seat sees is 72 numbers from 0 to 1:
//!
//! | from | how many | what |
//! |---|---|---|
//! | 0 | 30 | which fields are filled, column by column |
//! | 30 | 30 | what stands in them, of 80; 0 where a field is crossed out or empty |
//! | 60 | 6 | how many dice of each face lie on the table, of five; while others are in the cup, those that are kept |
//! | 66 | 3 | which of the three throws lies there or comes next |
//! | 69 | 1 | whether all five dice lie, so that the seat decides |
//! | 70 | 2 | whether five equal dice are a ful, and a poker |

use tabla_core::{Encode, Seat};

use crate::solve::{Lattice, PARTS};
use crate::{Column, DICE, FIELDS, Jamb, Keep, Move, Row, State, Table, Throw};

const ROWS: usize = Row::ALL.len();
/// What the best field is worth: a jamb of sixes.
const MOST: u8 = 80;

fn fields() -> impl Iterator<Item = (Column, Row)> {
    Column::ALL.into_iter().flat_map(|column| Row::ALL.map(|row| (column, row)))
}

impl Encode for Jamb {
    fn actions(&self) -> usize {
        FIELDS + PARTS
    }

    fn action(&self, _: &State, mv: Move) -> Option<usize> {
        match mv {
            Move::Write { column, row } => Some(column.index() * ROWS + row.index()),
            Move::Again { keep } => {
                Some(FIELDS + Lattice::shared().number(keep)).filter(|_| keep.len() < DICE)
            }
        }
    }

    fn move_of(&self, state: &State, action: usize) -> Option<Move> {
        let mv = match action.checked_sub(FIELDS) {
            Some(keep @ 0..PARTS) => Move::Again { keep: Lattice::shared().keep(keep) },
            Some(_) => return None,
            None => Move::Write { column: *Column::ALL.get(action / ROWS)?, row: Row::at(action % ROWS)? },
        };
        self.check(state, mv).ok().map(|()| mv)
    }

    fn features(&self) -> usize {
        2 * FIELDS + 6 + Throw::ALL.len() + 3
    }

    fn encode(&self, seen: &State, _: Seat, out: &mut [f32]) {
        let yes = |is: bool| f32::from(u8::from(is));
        let part = |number: u8, most: u8| f32::from(number) / f32::from(most);
        let (throw, lying, all): (Throw, Keep, bool) = match seen.table() {
            Table::Cup { throw, keep } => (throw, keep, false),
            Table::Lying { throw, dice } => (throw, dice.keep_all(), true),
        };
        let fields: Vec<Option<u8>> = fields().map(|(column, row)| seen.talon().field(row, column)).collect();
        let filled = fields.iter().map(|value| yes(value.is_some()));
        let values = fields.iter().map(|value| part(value.unwrap_or(0), MOST));
        let dice = lying.counts().map(|count| part(count, DICE));
        let throws = Throw::ALL.map(|other| yes(other == throw));
        let facts = [all, self.rules.jamb_is_ful, self.rules.jamb_is_poker].map(yes);
        let numbers = filled.chain(values).chain(dice).chain(throws).chain(facts);
        out.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
    }
}
