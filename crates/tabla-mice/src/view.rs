//! What a player sees: plain data for a screen, with the legal moves as text.

use tabla_core::{Game, GameEnd, Notation, Outcome, Seat, Turn};

use crate::{Mice, Mill, Move, Point, Points, State};

/// The board as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = MiceView))]
pub struct View {
    /// The 24 points, ring by ring from the outside, each ring clockwise from the top left.
    pub points: Vec<PointView>,
    /// The mills that stand.
    pub mills: Vec<MillView>,
    /// Men still to be placed, the first player's first.
    pub hand: [u8; 2],
    /// Men lost, the first player's first.
    pub lost: [u8; 2],
    /// The player to move, 1 or 2; `None` when the game is over.
    pub to_move: Option<u8>,
    /// The winner, 1 or 2, once there is one.
    pub winner: Option<u8>,
    /// What the player to move does.
    pub phase: Phase,
    /// The men that the player to move may take on closing a mill.
    pub removable: Vec<String>,
    /// The position as text.
    pub position: String,
    /// Every legal move as text; empty when the game is over.
    pub moves: Vec<String>,
}

/// One point as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = MicePointView))]
pub struct PointView {
    /// `a7` to `g1`.
    pub name: String,
    /// Its column, 0 to 6 from the left.
    pub column: u8,
    /// Its row, 0 to 6 from the bottom.
    pub row: u8,
    /// The player whose man stands here, 1 or 2.
    pub man: Option<u8>,
    /// Whether that man stands in a mill.
    pub in_mill: bool,
    /// Whether a move begins here: a man can be placed here, or the man here can move.
    pub open: bool,
    /// What the last turn did here.
    pub last: Option<Trace>,
}

/// One standing mill as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = MiceMillView))]
pub struct MillView {
    /// Whose it is, 1 or 2.
    pub player: u8,
    /// Its three points.
    pub points: Vec<String>,
}

/// What a player does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = MicePhase), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Men come from the hand.
    Placing,
    /// Men move along the lines.
    Moving,
    /// Three men move to any free point.
    Flying,
}

/// What the last turn did on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = MiceTrace), serde(rename_all = "kebab-case"))]
pub enum Trace {
    /// A man was placed here.
    Placed,
    /// The man came from here.
    From,
    /// The man went here.
    To,
    /// The man here was taken.
    Taken,
}

/// What there is to see, `last` being the turn that led here.
pub fn view(game: &Mice, state: &State, last: Option<Move>) -> View {
    let moves = game.list(state);
    let open: Points = moves.iter().map(|mv| mv.from().unwrap_or(mv.to())).collect();
    let points = Point::ALL.map(|point| {
        let owner = Seat::DUEL.into_iter().find(|&seat| state.men(seat).has(point));
        PointView {
            name: point.to_string(),
            column: point.column(),
            row: point.row(),
            man: owner.map(Seat::number),
            in_mill: owner.is_some_and(|seat| state.men(seat).in_mills().has(point)),
            open: open.has(point),
            last: last.and_then(|mv| trace(mv, point)),
        }
    });
    let mills = Seat::DUEL.into_iter().flat_map(|seat| {
        let standing = Mill::ALL.into_iter().filter(move |mill| state.men(seat).has_all(mill.points()));
        standing.map(move |mill| MillView { player: seat.number(), points: names(mill.points()) })
    });
    let (to_move, winner) = match game.turn(state) {
        Turn::Seat(seat) => (Some(seat.number()), None),
        Turn::Chance(never) => match never {},
        Turn::Over(GameEnd { outcome: Outcome::Won(seat), .. }) => (None, Some(seat.number())),
        Turn::Over(_) => (None, None),
    };
    let phase = if state.is_placing() {
        Phase::Placing
    } else if game.flies(state, state.side()) {
        Phase::Flying
    } else {
        Phase::Moving
    };
    View {
        points: points.to_vec(),
        mills: mills.collect(),
        hand: Seat::DUEL.map(|seat| state.hand(seat)),
        lost: Seat::DUEL.map(|seat| state.lost(seat)),
        to_move,
        winner,
        phase,
        removable: names(state.removable(state.side().other())),
        position: game.write_state(state),
        moves: moves.into_iter().map(|mv| game.write_move(state, mv)).collect(),
    }
}

fn names(points: Points) -> Vec<String> {
    points.map(|point| point.to_string()).collect()
}

fn trace(last: Move, point: Point) -> Option<Trace> {
    if last.take() == Some(point) {
        Some(Trace::Taken)
    } else if last.from() == Some(point) {
        Some(Trace::From)
    } else if last.to() == point {
        Some(if last.from().is_none() { Trace::Placed } else { Trace::To })
    } else {
        None
    }
}
