//! What the arena tells of a table: how its game ended, what a move did, and what those who look on see.

use serde::{Deserialize, Serialize};
use tabla_core::{Seat, Viewer};
use tabla_table::{AccountKind, Cause, Ending, Snapshot, Table, Waiting};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameOutcome {
    /// Who has won, if anybody.
    pub winner: Option<Seat>,
    /// The points of both, where there are points.
    pub points: Option<[i64; 2]>,
    /// A word for how it ended.
    pub how: &'static str,
}

impl GameOutcome {
    /// How the game ended, or how it stands.
    pub fn of(table: &dyn Table) -> GameOutcome {
        let points = points(table);
        match table.waiting() {
            Waiting::Nothing(ending) => {
                GameOutcome { winner: ending.outcome.winner(), points, how: how(&ending, points.is_some()) }
            }
            Waiting::Move(_) | Waiting::Throw(_) => GameOutcome { winner: None, points, how: "open" },
        }
    }
}

/// A word for how a game ended.
fn how(ending: &Ending, has_points: bool) -> &'static str {
    match ending.cause {
        _ if has_points => "points",
        Cause::Rules if ending.outcome.winner().is_some() => "won",
        Cause::Rules | Cause::Agreed => "drawn",
        Cause::Course if ending.reason.key == "ending-drawn-repetition" => "repetition",
        Cause::Course => "quiet",
        Cause::Withdrew(_) => "resigned",
        Cause::Gone(_) => "gone",
        Cause::FlagFell(_) | Cause::TimeIsUp => "time",
    }
}

/// The points of both, where there are points.
fn points(table: &dyn Table) -> Option<[i64; 2]> {
    match table.show(Viewer::Everything, None).ok()?.extras.seats.as_slice() {
        [first, second] => Some([first.points?, second.points?]),
        _ => None,
    }
}

/// What can be told of a move beyond its text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Details {
    /// The dice that lie there when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
    /// The points that it brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    /// How many tiles are exchanged by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exchanged: Option<usize>,
}

impl Details {
    /// What can be told of the move that was played last.
    pub(crate) fn of_last(table: &dyn Table) -> Details {
        let extra = table.show(Viewer::Everything, None).ok().and_then(|shown| {
            let played = shown.accounts.into_iter().rev().find(|account| account.what == AccountKind::Played);
            played.map(|account| account.extra)
        });
        serde_json::from_value(extra.unwrap_or_default()).unwrap_or_default()
    }
}

/// What everybody may see of a table; where everybody has a board of their own, what each of them sees.
pub fn scene(table: &dyn Table, is_solitary: bool) -> Vec<Snapshot> {
    let viewers = match is_solitary {
        true => Seat::DUEL.map(Viewer::Seat).to_vec(),
        false => vec![Viewer::Public],
    };
    let mut shown: Vec<Snapshot> =
        viewers.into_iter().filter_map(|viewer| table.show(viewer, None).ok()).collect();
    shown.dedup_by(|one, other| one.board == other.board);
    shown
}
