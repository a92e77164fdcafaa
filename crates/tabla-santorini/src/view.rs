//! What a player sees: plain data for a screen, with the legal moves as text.

use tabla_core::{Game, GameEnd, Notation, Outcome, Seat, Turn};

use crate::{Move, Santorini, Square, State};

/// The board as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = SantoriniView))]
pub struct View {
    /// The 25 squares, row by row.
    pub squares: Vec<SquareView>,
    /// The player to move, 1 or 2; `None` when the game is over.
    pub to_move: Option<u8>,
    /// The winner, 1 or 2, once there is one.
    pub winner: Option<u8>,
    /// Whether workers are still being placed.
    pub placing: bool,
    /// The position as text.
    pub position: String,
    /// Every legal move as text; empty when the game is over.
    pub moves: Vec<String>,
}

/// One square as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = SantoriniSquareView))]
pub struct SquareView {
    /// `A1` to `E5`.
    pub name: String,
    /// 0 to 4; 4 is a dome.
    pub level: u8,
    /// The player whose worker stands here, 1 or 2.
    pub worker: Option<u8>,
    /// What the last turn did here.
    pub last: Option<Trace>,
}

/// What the last turn did on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = SantoriniTrace), serde(rename_all = "kebab-case"))]
pub enum Trace {
    /// A worker was placed here.
    Placed,
    /// The worker came from here.
    From,
    /// The worker went here.
    To,
    /// A level was built here.
    Built,
    /// The worker came from here, and the level was built here.
    FromAndBuilt,
}

/// What there is to see, `last` being the turn that led here.
pub fn view(game: &Santorini, state: &State, last: Option<Move>) -> View {
    let traces = last.map(traces).unwrap_or_default();
    let squares = Square::ALL.map(|square| SquareView {
        name: square.to_string(),
        level: state.level(square).number(),
        worker: Seat::DUEL.into_iter().find(|&seat| state.workers(seat).has(square)).map(Seat::number),
        last: traces.iter().find(|(traced, _)| *traced == square).map(|&(_, trace)| trace),
    });
    let (to_move, winner) = match game.turn(state) {
        Turn::Seat(seat) => (Some(seat.number()), None),
        Turn::Chance(never) => match never {},
        Turn::Over(GameEnd { outcome: Outcome::Won(seat), .. }) => (None, Some(seat.number())),
        Turn::Over(_) => (None, None),
    };
    View {
        squares: squares.to_vec(),
        to_move,
        winner,
        placing: state.is_placing(),
        position: game.write_state(state),
        moves: game.list(state).into_iter().map(|mv| game.write_move(state, mv)).collect(),
    }
}

fn traces(last: Move) -> Vec<(Square, Trace)> {
    match last {
        Move::Place(one, other) => vec![(one, Trace::Placed), (other, Trace::Placed)],
        Move::Turn { from, to, build } if build == from => {
            vec![(from, Trace::FromAndBuilt), (to, Trace::To)]
        }
        Move::Turn { from, to, build } => {
            vec![(from, Trace::From), (to, Trace::To), (build, Trace::Built)]
        }
        Move::Climb { from, to } => vec![(from, Trace::From), (to, Trace::To)],
    }
}
