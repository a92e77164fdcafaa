//! The rules: what chance decides, what may be written or thrown again, and what it does.

use tabla_core::rand_core::Rng;
use tabla_core::{
    Chance, ChanceOf, DieSource, ExactChance, Game, GameEnd, Outcome, Say, Seat, Turn, TurnOf, Viewer,
};

use crate::{Column, DICE, Dice, Die, HouseRules, Keep, Layout, Row, State, Table, Talon, Throw, Thrown};

/// The game: what is agreed on before it begins, and how the talon is kept.
///
/// To stop before all fields are filled is no move: whoever holds the record notes it, and the points so far
/// are the result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Jamb {
    /// What counts as what.
    pub rules: HouseRules,
    /// The layout that a new talon begins with. The game is the same with every one.
    pub layout: Layout,
}

/// One decision of the player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Writes into a field, or crosses it out when the dice do not make it. The turn is over.
    Write { column: Column, row: Row },
    /// Keeps these dice and throws the others again.
    Again {
        /// What stays on the table: fewer than five dice.
        keep: Keep,
    },
}

/// The dice in the cup, about to be thrown: what chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cup {
    dice: u8,
    turn: u8,
    throw: Throw,
}

impl Cup {
    /// How many dice are in it, 1 to 5.
    pub fn dice(self) -> u8 {
        self.dice
    }

    /// Throws them, with a source of dice, and hands them out in the order in which they fell. What happens
    /// to the game is [`Thrown::new`] of them.
    ///
    /// [`Chance::draw`] takes any generator instead; from an [`Lcg`](crate::Lcg) both make the same dice.
    pub fn throw(self, source: &mut dyn DieSource) -> Vec<Die> {
        (0..self.dice).filter_map(|_| Die::new(source.die())).collect()
    }
}

/// Dice out of the three top bits of a word each.
struct TopBits<'r>(&'r mut dyn Rng);

impl DieSource for TopBits<'_> {
    fn die(&mut self) -> u8 {
        loop {
            let bits = (self.0.next_u32() >> 29) as u8;
            if bits < 6 {
                return bits + 1;
            }
        }
    }
}

impl Chance for Cup {
    type Event = Thrown;

    fn draw(&self, dice: &mut dyn Rng) -> Thrown {
        Thrown::new(&self.throw(&mut TopBits(dice))).unwrap_or_default()
    }

    /// The number of the throw, counted over all turns of a talon from 0: three belong to each.
    fn key(&self) -> Option<u64> {
        Some(3 * u64::from(self.turn) + u64::from(self.throw.number()) - 1)
    }
}

impl ExactChance for Cup {
    fn cases(&self) -> u32 {
        6u32.pow(u32::from(self.dice))
    }

    fn chances(&self, look: &mut dyn FnMut(Thrown, u32)) {
        for keep in Keep::all().filter(|keep| keep.len() == self.dice) {
            look(keep.into(), keep.orders());
        }
    }
}

/// By which rule a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("jamb-ending")]
pub enum EndReason {
    /// All fields of the talon are filled.
    #[say("full")]
    TalonFull,
}

impl Game for Jamb {
    type State = State;
    type Move = Move;
    type Chance = Cup;
    type Observation = State;
    type EndReason = EndReason;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> State {
        State { talon: Talon::new(self.layout), table: Table::START }
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        match state.table {
            _ if state.talon.is_full() => {
                Turn::Over(GameEnd { outcome: Outcome::Ended, reason: EndReason::TalonFull })
            }
            Table::Cup { throw, keep } => {
                let turn = state.talon.filled() as u8;
                Turn::Chance(Cup { dice: DICE - keep.len(), turn, throw })
            }
            Table::Lying { .. } => Turn::Seat(Seat::FIRST),
        }
    }

    fn moves(&self, state: &State, moves: &mut Vec<Move>) {
        let Some((dice, throw)) = state.lying() else { return };
        for column in [Column::Down, Column::Up] {
            moves.extend(state.next(column).map(|row| Move::Write { column, row }));
        }
        if throw == Throw::First {
            moves.extend(state.open_hand().map(|row| Move::Write { column: Column::Hand, row }));
        }
        if throw.next().is_some() && !state.is_ordered_full() {
            let keeps = dice.keeps().into_iter().filter(|keep| keep.len() < DICE);
            moves.extend(keeps.map(|keep| Move::Again { keep }));
        }
    }

    fn play(&self, state: &mut State, mv: Move) {
        let Some((dice, throw)) = state.lying() else { return };
        match mv {
            Move::Write { column, row } => {
                let value = self.rules.worth(row, dice, throw).unwrap_or(0);
                // A legal move writes into an empty field, so nothing is refused; whether the talon became
                // dense shows in its layout.
                let _ = state.talon.write(row, column, value);
                state.table = Table::START;
            }
            Move::Again { keep } => {
                if let Some(throw) = throw.next() {
                    state.table = Table::Cup { throw, keep };
                }
            }
        }
    }

    /// Puts the thrown dice to those that were kept; dice that do not fit the cup change nothing.
    fn apply_chance(&self, state: &mut State, event: ChanceOf<Self>) {
        if let Table::Cup { throw, keep } = state.table
            && let Some(dice) = keep.with(event.keep())
        {
            state.table = Table::Lying { throw, dice };
        }
    }

    fn observe(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn points(&self, state: &State, _: Seat) -> Option<i64> {
        Some(state.totals().grand.into())
    }
}

impl Jamb {
    /// Whether the move may be played, and why not.
    pub fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        if state.talon.is_full() {
            return Err(Refusal::Over);
        }
        let Some((dice, throw)) = state.lying() else {
            return Err(Refusal::NotThrown);
        };
        match mv {
            Move::Write { column: Column::Hand, row } => check_hand(state, throw, row),
            Move::Write { column, row } => match state.next(column) {
                None => Err(Refusal::ColumnFull { column }),
                Some(next) if next != row => Err(match state.talon.field(row, column) {
                    Some(_) => Refusal::FieldFilled { column, row },
                    None => Refusal::NotNext { column, row, next },
                }),
                Some(_) => Ok(()),
            },
            Move::Again { keep } => check_again(state, dice, throw, keep),
        }
    }

    /// What the player gets for writing into the row now; `None` when the field would be crossed out or no
    /// dice lie.
    pub fn worth(&self, state: &State, row: Row) -> Option<u8> {
        let (dice, throw) = state.lying()?;
        self.rules.worth(row, dice, throw)
    }
}

fn check_hand(state: &State, throw: Throw, row: Row) -> Result<(), Refusal> {
    if state.talon.field(row, Column::Hand).is_some() {
        Err(Refusal::FieldFilled { column: Column::Hand, row })
    } else if throw != Throw::First {
        Err(Refusal::HandTooLate { throw })
    } else {
        Ok(())
    }
}

fn check_again(state: &State, dice: Dice, throw: Throw, keep: Keep) -> Result<(), Refusal> {
    if throw.next().is_none() {
        Err(Refusal::NoThrowLeft)
    } else if state.is_ordered_full() {
        Err(Refusal::OnlyHandLeft)
    } else if !keep.is_within(dice) {
        Err(Refusal::NotOnTable { wanted: keep, dice })
    } else if keep.len() == DICE {
        Err(Refusal::NothingThrown)
    } else {
        Ok(())
    }
}

/// Why the rules, or the notation, do not allow something.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("jamb-refusal", error)]
pub enum Refusal {
    Empty,
    /// A word that is none of the notation's.
    NotAWord {
        text: String,
    },
    /// A row that is none.
    NotARow {
        text: String,
    },
    /// A die that is none.
    NotADie {
        text: String,
    },
    /// More dice than there are.
    TooManyDice {
        count: usize,
    },
    /// `hand` without a row.
    WhichRow,
    /// `throw` without dice.
    WhichDice,
    /// Something stands behind a complete move.
    TooMuch {
        text: String,
    },
    /// All fields are filled.
    Over,
    /// The dice are in the cup.
    NotThrown,
    /// The field is filled.
    #[say("filled")]
    FieldFilled {
        column: Column,
        row: Row,
    },
    /// The column is complete.
    ColumnFull {
        column: Column,
    },
    /// A field would be skipped.
    NotNext {
        column: Column,
        row: Row,
        next: Row,
    },
    /// The hand column after the first throw.
    HandTooLate {
        throw: Throw,
    },
    NoThrowLeft,
    /// A second throw when only the hand column is left.
    OnlyHandLeft,
    /// Dice are named that do not lie there.
    NotOnTable {
        wanted: Keep,
        dice: Dice,
    },
    /// All dice are kept.
    NothingThrown,
}
