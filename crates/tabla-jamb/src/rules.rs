//! The rules: what chance decides, what may be written or thrown again, and what it does.

use tabla_core::rand_core::Rng;
use tabla_core::{
    Chance, ChanceOf, DieSource, ExactChance, Game, GameEnd, Outcome, Say, Saying, Seat, Turn, TurnOf, Viewer,
};
use thiserror::Error;

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
    Write {
        /// The field's column.
        column: Column,
        /// The field's row.
        row: Row,
    },
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// All fields of the talon are filled.
    TalonFull,
}

impl Say for EndReason {
    fn say(&self) -> Saying {
        Saying::new("jamb-ending-full")
    }
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
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Nothing is written.
    #[error(
        "a move is a field, as in 'down', 'up' or 'hand kenta', or dice, as in 'keep 2 2' or 'throw 1 5'"
    )]
    Empty,
    /// A word that is none of the notation's.
    #[error("'{text}' is neither a column, a row, a die nor 'keep' or 'throw'")]
    NotAWord {
        /// What is written.
        text: String,
    },
    /// A row that is none.
    #[error("'{text}' is not a row: 1 to 6, kenta, ful, poker, jamb")]
    NotARow {
        /// What is written.
        text: String,
    },
    /// A die that is none.
    #[error("'{text}' is not a die: 1 to 6")]
    NotADie {
        /// What is written.
        text: String,
    },
    /// More dice than there are.
    #[error("{count} dice are named, and there are five")]
    TooManyDice {
        /// How many.
        count: usize,
    },
    /// `hand` without a row.
    #[error("which row of the column hand? as in 'hand kenta'")]
    WhichRow,
    /// `throw` without dice.
    #[error("which dice? as in 'throw 1 5' or 'throw all'")]
    WhichDice,
    /// Something stands behind a complete move.
    #[error("'{text}' is too much after the field")]
    TooMuch {
        /// What is too much.
        text: String,
    },
    /// All fields are filled.
    #[error("the game is over: all fields are filled")]
    Over,
    /// The dice are in the cup.
    #[error("the dice are in the cup: throw them first")]
    NotThrown,
    /// The field is filled.
    #[error("{row} in the column {column} is filled already")]
    FieldFilled {
        /// The field's column.
        column: Column,
        /// The field's row.
        row: Row,
    },
    /// The column is complete.
    #[error("the column {column} is complete")]
    ColumnFull {
        /// The column.
        column: Column,
    },
    /// A field would be skipped.
    #[error("the column {column} is filled without skipping: next is {next}, not {row}")]
    NotNext {
        /// The column.
        column: Column,
        /// The row that was named.
        row: Row,
        /// The row that comes next.
        next: Row,
    },
    /// The hand column after the first throw.
    #[error("the column hand is written straight after the first throw, and this is throw {}", .throw.number())]
    HandTooLate {
        /// The throw that lies.
        throw: Throw,
    },
    /// A fourth throw.
    #[error("three throws are all there are: a field must be written")]
    NoThrowLeft,
    /// A second throw when only the hand column is left.
    #[error("only the column hand is left, and it is written after the first throw")]
    OnlyHandLeft,
    /// Dice are named that do not lie there.
    #[error("{wanted} are not all among {dice}")]
    NotOnTable {
        /// What was named.
        wanted: Keep,
        /// What lies there.
        dice: Dice,
    },
    /// All dice are kept.
    #[error("at least one die must be thrown; to keep all five, write a field")]
    NothingThrown,
}

impl Say for Refusal {
    fn say(&self) -> Saying {
        match self {
            Refusal::Empty => Saying::new("jamb-refusal-empty"),
            Refusal::NotAWord { text } => Saying::new("jamb-refusal-not-a-word").with("text", text.as_str()),
            Refusal::NotARow { text } => Saying::new("jamb-refusal-not-a-row").with("text", text.as_str()),
            Refusal::NotADie { text } => Saying::new("jamb-refusal-not-a-die").with("text", text.as_str()),
            Refusal::TooManyDice { count } => Saying::new("jamb-refusal-too-many-dice").with("count", *count),
            Refusal::WhichRow => Saying::new("jamb-refusal-which-row"),
            Refusal::WhichDice => Saying::new("jamb-refusal-which-dice"),
            Refusal::TooMuch { text } => Saying::new("jamb-refusal-too-much").with("text", text.as_str()),
            Refusal::Over => Saying::new("jamb-refusal-over"),
            Refusal::NotThrown => Saying::new("jamb-refusal-not-thrown"),
            Refusal::FieldFilled { column, row } => {
                Saying::new("jamb-refusal-filled").with("column", column.say()).with("row", row.say())
            }
            Refusal::ColumnFull { column } => {
                Saying::new("jamb-refusal-column-full").with("column", column.say())
            }
            Refusal::NotNext { column, row, next } => Saying::new("jamb-refusal-not-next")
                .with("column", column.say())
                .with("row", row.say())
                .with("next", next.say()),
            Refusal::HandTooLate { throw } => {
                Saying::new("jamb-refusal-hand-too-late").with("throw", i64::from(throw.number()))
            }
            Refusal::NoThrowLeft => Saying::new("jamb-refusal-no-throw-left"),
            Refusal::OnlyHandLeft => Saying::new("jamb-refusal-only-hand-left"),
            Refusal::NotOnTable { wanted, dice } => Saying::new("jamb-refusal-not-on-table")
                .with("wanted", wanted.to_string())
                .with("dice", dice.to_string()),
            Refusal::NothingThrown => Saying::new("jamb-refusal-nothing-thrown"),
        }
    }
}
