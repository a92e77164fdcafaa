//! What a player sees: plain data for a screen, with the legal moves as text.

use tabla_core::{Game, Notation, Turn};

use crate::{Column, Jamb, Keep, Move, Row, State, Table, Talon};

/// The talon and the table as they are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JambView))]
pub struct View {
    /// The ten rows, from the top.
    pub rows: Vec<RowView>,
    /// The sums.
    pub sums: SumsView,
    /// Who decides next.
    pub to_move: Mover,
    /// The dice on the table, small ones first: all five, or those kept while the others are in the cup.
    pub dice: Vec<u8>,
    /// How many dice are in the cup.
    pub in_cup: u8,
    /// The throw that lies on the table or comes next, 1 to 3.
    pub throw: u8,
    /// Whether dice may be thrown again.
    pub can_throw: bool,
    /// The row that comes next in the column down.
    pub next_down: Option<String>,
    /// The row that comes next in the column up.
    pub next_up: Option<String>,
    /// How the talon is kept in memory.
    pub storage: StorageView,
    /// The state as text.
    pub position: String,
    /// Every legal move as text; empty while the dice are in the cup and when the game is over.
    pub moves: Vec<String>,
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JambMover), serde(rename_all = "kebab-case"))]
pub enum Mover {
    /// The player.
    Player,
    /// Chance: dice are in the cup.
    Chance,
    /// Nobody: all fields are filled.
    Nobody,
}

/// One row as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JambRowView))]
pub struct RowView {
    /// `1` to `6`, `kenta`, `ful`, `poker`, `jamb`.
    pub name: String,
    /// Whether it stands above the first sum.
    pub is_upper: bool,
    /// The fields of down, up and hand.
    pub fields: Vec<FieldView>,
}

/// One field as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JambFieldView))]
pub struct FieldView {
    /// Whether something is written.
    pub mark: Mark,
    /// What is written; 0 in a crossed-out field.
    pub value: Option<u8>,
    /// The move that writes here, when it is legal now.
    pub play: Option<String>,
    /// What it would pay; 0 when the field would be crossed out.
    pub pays: Option<u8>,
    /// Whether the last turn wrote here.
    pub is_last: bool,
}

/// What is to be seen in a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JambMark), serde(rename_all = "kebab-case"))]
pub enum Mark {
    /// Nothing is written.
    Empty,
    /// A value is written.
    Written,
    /// It is crossed out.
    Crossed,
}

/// The sums as they are shown; one number for each column.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JambSumsView))]
pub struct SumsView {
    /// After 6.
    pub upper: [u16; 3],
    /// After jamb.
    pub lower: [u16; 3],
    /// Of the whole column.
    pub columns: [u16; 3],
    /// Of everything.
    pub grand: u16,
}

/// How the talon is kept in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JambStorageView))]
pub struct StorageView {
    /// `coo`, `csr`, `csc` or `dense`.
    pub layout: String,
    /// How many fields are filled.
    pub filled: usize,
    /// The bytes that it takes.
    pub bytes: usize,
    /// The bytes that a dense matrix takes.
    pub dense_bytes: usize,
    /// With so many filled fields the layout that a new talon has becomes dense.
    pub conversion_point: Option<usize>,
}

/// What there is to see, `last` being the field that the last turn wrote.
pub fn view(game: &Jamb, state: &State, last: Option<(Column, Row)>) -> View {
    let moves = game.list(state);
    let field = |row: Row, column: Column| {
        let value = state.talon().field(row, column);
        let mv = Move::Write { column, row };
        let is_legal = moves.contains(&mv);
        FieldView {
            mark: match value {
                None => Mark::Empty,
                Some(0) => Mark::Crossed,
                Some(_) => Mark::Written,
            },
            value,
            play: is_legal.then(|| game.write_move(state, mv)),
            pays: is_legal.then(|| game.worth(state, row).unwrap_or(0)),
            is_last: last == Some((column, row)),
        }
    };
    let rows = Row::ALL.map(|row| RowView {
        name: row.name().to_owned(),
        is_upper: row.is_upper(),
        fields: Column::ALL.map(|column| field(row, column)).to_vec(),
    });
    let (throw, kept) = match state.table() {
        Table::Cup { throw, keep } => (throw, keep),
        Table::Lying { throw, dice } => (throw, dice.keep_all()),
    };
    let (to_move, in_cup) = match game.turn(state) {
        Turn::Seat(_) => (Mover::Player, 0),
        Turn::Chance(cup) => (Mover::Chance, cup.dice()),
        Turn::Over(_) => (Mover::Nobody, 0),
    };
    let totals = state.totals();
    let next = |column| state.next(column).map(|row| row.name().to_owned());
    View {
        rows: rows.to_vec(),
        sums: SumsView {
            upper: totals.upper,
            lower: totals.lower,
            columns: totals.columns,
            grand: totals.grand,
        },
        to_move,
        dice: faces(kept),
        in_cup,
        throw: throw.number(),
        can_throw: moves.iter().any(|mv| matches!(mv, Move::Again { .. })),
        next_down: next(Column::Down),
        next_up: next(Column::Up),
        storage: storage(game, state.talon()),
        position: game.write_state(state),
        moves: moves.into_iter().map(|mv| game.write_move(state, mv)).collect(),
    }
}

fn faces(keep: Keep) -> Vec<u8> {
    keep.faces().map(|die| die.pips()).collect()
}

fn storage(game: &Jamb, talon: &Talon) -> StorageView {
    StorageView {
        layout: talon.layout().name().to_owned(),
        filled: talon.filled(),
        bytes: talon.bytes(),
        dense_bytes: talon.dense_bytes(),
        conversion_point: game.layout.conversion_point(),
    }
}
