//! What a player sees: plain data for a screen, with the legal swaps as text. What will fall is not in it.

use crate::journal::{Entry, Journal};
use crate::notation::{digits, rows};
use crate::{Cell, EndReason, Jewels, Observation, Stop};

/// The board as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JewelsView))]
pub struct View {
    /// The rows from the top, eight digits each.
    pub rows: Vec<String>,
    /// The next refill stone of each column, eight digits.
    pub preview: String,
    /// The points so far.
    pub points: u64,
    /// The turns played.
    pub turns: u32,
    /// The turns left, if there is a limit.
    pub turns_left: Option<u32>,
    /// Why the game is over, once it is.
    pub ending: Option<EndingView>,
    /// Every legal swap as text; empty when the game is over.
    pub moves: Vec<String>,
    /// The last round.
    pub last: Option<JournalView>,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, utoipa::ToSchema), schema(as = JewelsEndingView), serde(rename_all = "kebab-case"))]
pub enum EndingView {
    /// The last cascade would have gone on for ever.
    Repetition,
    /// The last cascade was too long.
    Length,
    /// All turns are played.
    Turns,
    /// No swap makes a run.
    NoSwap,
}

/// A round as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, utoipa::ToSchema), schema(as = JewelsJournalView))]
pub struct JournalView {
    /// The swap that began it.
    pub swap: String,
    /// Its first steps.
    pub steps: Vec<StepView>,
    /// How many steps more there were.
    pub untold: u32,
    /// The points of all steps.
    pub points: u64,
}

/// One step of a round as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, utoipa::ToSchema), schema(as = JewelsStepView))]
pub struct StepView {
    /// The stones that go.
    pub removed: Vec<StoneView>,
    /// The stones that fall.
    pub falls: Vec<FallView>,
    /// The stones that come, column by column, each column from the bottom up.
    pub arrivals: Vec<StoneView>,
    /// The points of this step.
    pub points: u32,
}

/// A stone somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, utoipa::ToSchema), schema(as = JewelsStoneView))]
pub struct StoneView {
    /// 1 to 8 from the left.
    pub column: u8,
    /// 1 to 8 from the top.
    pub row: u8,
    /// Its colour, 1 to 6.
    pub jewel: u8,
    /// What it pays; 0 for a stone that stays.
    pub points: u32,
}

/// A stone that falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, utoipa::ToSchema), schema(as = JewelsFallView))]
pub struct FallView {
    /// 1 to 8 from the left.
    pub column: u8,
    /// The row it comes from, 1 to 8 from the top.
    pub from: u8,
    /// The row where it lies now.
    pub to: u8,
    /// Its colour, 1 to 6.
    pub jewel: u8,
}

/// What there is to see for whoever may know this, `last` being the round that led here.
pub fn view(_: &Jewels, seen: &Observation, last: Option<JournalView>) -> View {
    let swaps = seen.board.swaps();
    let moves = swaps.iter().filter(|_| seen.ending.is_none());
    View {
        rows: rows(&seen.board),
        preview: digits(&seen.preview),
        points: seen.points,
        turns: seen.turns,
        turns_left: seen.turns_left,
        ending: seen.ending.map(EndingView::from),
        moves: moves.map(|swap| swap.to_string()).collect(),
        last,
    }
}

impl From<EndReason> for EndingView {
    fn from(ending: EndReason) -> EndingView {
        match ending {
            EndReason::Stopped(Stop::Repetition) => EndingView::Repetition,
            EndReason::Stopped(Stop::Length) => EndingView::Length,
            EndReason::Turns => EndingView::Turns,
            EndReason::NoSwap => EndingView::NoSwap,
        }
    }
}

impl From<&Journal> for JournalView {
    fn from(journal: &Journal) -> JournalView {
        JournalView {
            swap: journal.swap.to_string(),
            steps: journal.entries.iter().map(StepView::from).collect(),
            untold: journal.untold(),
            points: journal.points,
        }
    }
}

impl From<&Entry> for StepView {
    fn from(entry: &Entry) -> StepView {
        let stone = |cell: Cell, jewel: crate::Jewel, points| StoneView {
            column: cell.column(),
            row: cell.row(),
            jewel: jewel.number(),
            points,
        };
        let removed = entry.removed.iter().map(|removal| stone(removal.cell, removal.jewel, removal.points));
        let falls = entry.falls.iter().map(|fall| FallView {
            column: fall.from.column(),
            from: fall.from.row(),
            to: fall.to.row(),
            jewel: fall.jewel.number(),
        });
        StepView {
            removed: removed.collect(),
            falls: falls.collect(),
            arrivals: entry.arrivals.iter().map(|arrival| stone(arrival.cell, arrival.jewel, 0)).collect(),
            points: entry.points,
        }
    }
}
