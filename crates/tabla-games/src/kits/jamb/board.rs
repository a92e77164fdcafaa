//! What there is to see at a table of Jamb, and what is told of each event.

use serde::Serialize;
use serde_json::Value;
use tabla_core::{Say, Saying};
use tabla_jamb::{Column, Conversion, DiceStatistics, Die, Layout, Move, Row, State, Table, View, view};
use tabla_table::{Account, AccountKind, Happening, PlaceSeen, StepInput, ViewInput};
use utoipa::ToSchema;

use super::super::SayingView;
use super::{JambSide, seat_name, usual_dealer};
use crate::jamb::{FriendKind, told_points, told_throw};

/// People round a table with dice.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct JambBoard {
    /// The talon of everybody, in the order of their turns.
    pub people: Vec<JambPerson>,
    /// The dice of the throw that lies, in the order in which they fell, those kept first; empty before a throw.
    pub fallen: Vec<u8>,
    /// How many of them were kept and not thrown.
    pub kept: usize,
    /// Whether advice was asked for the decision that is due.
    pub is_advised: bool,
    /// The friends who can play a turn: their words.
    pub friends: Vec<String>,
    /// How the dice have fallen so far.
    pub statistics: JambStatistics,
    /// The generator and seed of the dice, as text, for whoever wants the same game again; shown at the end
    /// of the game only where several people play.
    pub dice: Option<String>,
    /// What the last turn was about, if a friend explains it.
    pub explained: Vec<SayingView>,
}

/// One person with a talon.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct JambPerson {
    /// The name; of a computer, its word.
    pub name: String,
    /// The talon and what lies before this person.
    pub view: View,
    /// Whether nothing is left to do.
    pub is_done: bool,
}

/// How dice fell.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct JambStatistics {
    /// How often each face fell.
    pub faces: Vec<u64>,
    /// Chi-square of the faces.
    pub chi_square: Option<f64>,
    /// Chi-square of pairs of consecutive dice.
    pub pair_chi_square: Option<f64>,
}

impl From<DiceStatistics> for JambStatistics {
    fn from(statistics: DiceStatistics) -> JambStatistics {
        JambStatistics {
            faces: statistics.faces().to_vec(),
            chi_square: statistics.face_test().map(|test| test.statistic),
            pair_chi_square: statistics.pair_test().map(|test| test.statistic),
        }
    }
}

/// The board as this viewer sees it; everybody sees the same.
pub(super) fn look(input: &ViewInput<'_, JambSide>) -> JambBoard {
    let extras = input.extras;
    let mover = extras.to_move.or(extras.thrower);
    let is_mover = |place: usize| mover.is_some_and(|seat| seat.index() == place);
    let person = |(place, seen): (usize, &PlaceSeen<State>)| {
        let state = seen.own.as_ref()?;
        let mut view = view(&input.game.game, state, last_field(input.accounts, place));
        if !extras.is_now || !is_mover(place) {
            view.moves.clear();
        }
        let name = extras.seats.get(place).map_or_else(String::new, |seat| seat_name(seat, place));
        Some(JambPerson { name, view, is_done: seen.has_left || state.talon().is_full() })
    };
    let lying = extras.to_move.and_then(|seat| input.observation.get(seat.index())?.own.as_ref()?.lying());
    let (fallen, kept) = match (lying, last_throw(input.accounts)) {
        (None, _) => (Vec::new(), 0),
        // Dice that lay at the start all fell together, as far as anybody knows.
        (Some((dice, _)), None) => (dice.faces().collect(), 0),
        (Some(_), Some(throw)) => {
            let kept: Vec<Die> = dice_of(&text_of(throw, "kept")).collect();
            let count = kept.len();
            (kept.into_iter().chain(thrown(throw)).collect(), count)
        }
    };
    let throws = input.accounts.iter().filter(|account| account.what == AccountKind::Chance);
    let shows_dice = input.observation.len() == 1 || extras.final_ending.is_some();
    let seed = input.secret.filter(|_| shows_dice).map(|secret| {
        let dealer = input.setup.dealer.clone().or_else(usual_dealer).unwrap_or_default();
        format!("{dealer} {secret}")
    });
    JambBoard {
        people: input.observation.iter().enumerate().filter_map(person).collect(),
        fallen: fallen.into_iter().map(Die::pips).collect(),
        kept,
        is_advised: extras.advised,
        friends: FriendKind::ALL.map(|friend| friend.name().to_owned()).to_vec(),
        statistics: throws.flat_map(thrown).collect::<DiceStatistics>().into(),
        dice: seed,
        explained: if extras.is_now { explained(input) } else { Vec::new() },
    }
}

/// What a friend said about the turn just played.
fn explained(input: &ViewInput<'_, JambSide>) -> Vec<SayingView> {
    let Some((last, before)) = input.accounts.split_last() else { return Vec::new() };
    let (Some((column, row)), Some(seat)) = (field(last), last.seat) else { return Vec::new() };
    // What the friend did without a break, and the throw that lay before its first decision.
    let mut turn = vec![last];
    let mut next = last.revision;
    for account in before.iter().rev() {
        let follows = account.revision + 1 == next;
        next = account.revision;
        match account.what {
            AccountKind::Chance => turn.push(account),
            AccountKind::Played if follows && account.by.is_some() && field(account).is_none() => {
                turn.push(account);
                continue;
            }
            _ => break,
        }
        if !follows {
            break;
        }
    }
    turn.reverse();
    if last.by.is_none() || turn.iter().all(|account| account.because.is_empty()) {
        return Vec::new();
    }
    let mut told = Vec::new();
    // Dice that lay at the start all fell together, as far as anybody knows.
    told.extend(
        turn.first()
            .filter(|first| first.what == AccountKind::Played)
            .map(|first| told_throw("", &text_of(first, "dice"))),
    );
    for account in turn {
        match account.what {
            AccountKind::Chance => {
                told.push(told_throw(&text_of(account, "kept"), account.text.as_deref().unwrap_or_default()));
            }
            _ => told.extend(account.because.iter().cloned()),
        }
    }
    let points =
        last.extra.get("points").and_then(Value::as_u64).and_then(|points| u8::try_from(points).ok());
    let total = input.observation.get(seat.index()).map_or(0, |seen| seen.points);
    let points = points.filter(|&points| points > 0);
    told.push(told_points(column, row, points, usize::try_from(total).unwrap_or(0)));
    told.iter().map(SayingView::from).collect()
}

fn last_throw(accounts: &[Account]) -> Option<&Account> {
    accounts.iter().rev().find(|account| account.what == AccountKind::Chance)
}

/// The dice of a throw, in the order in which they fell.
fn thrown(account: &Account) -> impl Iterator<Item = Die> {
    dice_of(account.text.as_deref().unwrap_or_default()).collect::<Vec<_>>().into_iter()
}

fn dice_of(text: &str) -> impl Iterator<Item = Die> {
    text.chars().filter_map(|pips| pips.to_digit(10)).filter_map(|pips| Die::new(pips as u8))
}

fn text_of(account: &Account, name: &str) -> String {
    account.extra.get(name).and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// The field that the person in this place wrote last.
fn last_field(accounts: &[Account], place: usize) -> Option<(Column, Row)> {
    let is_own = |account: &&Account| account.seat.is_some_and(|seat| seat.index() == place);
    accounts.iter().rev().filter(is_own).find_map(field)
}

/// The field that was written, if one was: `down 3`.
fn field(account: &Account) -> Option<(Column, Row)> {
    let text = account.text.as_deref().filter(|_| account.what == AccountKind::Played)?;
    let (column, row) = text.split_once(' ')?;
    let column = Column::ALL.into_iter().find(|other| other.name() == column)?;
    Some((column, Row::ALL.into_iter().find(|other| other.name() == row)?))
}

/// What is told of an event beside its text.
#[derive(Default, Serialize)]
pub(super) struct Told {
    /// The points of a field; 0 when it was crossed out.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u8>,
    /// Who helped, or that somebody stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Saying>,
    /// The dice that lay there when somebody decided, small ones first.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<String>,
    /// The dice that lay there while the others were thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<String>,
    /// That the talon became a dense matrix.
    #[serde(skip_serializing_if = "Option::is_none")]
    converted: Option<Saying>,
}

/// What everybody is told of this event.
pub(super) fn tell(step: &StepInput<'_, JambSide>) -> Told {
    let at = |places: &'_ super::Places| {
        step.event.seat.and_then(|seat| places.get(seat.index())).map(|place| place.state.clone())
    };
    let (Some(before), Some(after)) = (at(step.before), at(step.after)) else { return Told::default() };
    match &step.event.what {
        Happening::Chance { .. } => match before.table() {
            Table::Cup { keep, .. } => Told { kept: Some(keep.to_string()), ..Told::default() },
            Table::Lying { .. } => Told::default(),
        },
        Happening::Played { mv, by, .. } => Told {
            points: match mv.mv {
                Move::Write { row, .. } => Some(step.game.game.worth(&before, row).unwrap_or(0)),
                Move::Again { .. } => None,
            },
            note: match by.as_deref().and_then(FriendKind::named) {
                Some(kind) => Some(Saying::new("desk-jamb-friend").with("friend", kind.say())),
                None => step.advised.then(|| Saying::new("desk-jamb-advised")),
            },
            dice: before.lying().map(|(dice, _)| dice.to_string()),
            converted: conversion(&before, &after).map(told_conversion),
            kept: None,
        },
        Happening::Withdrew => Told { note: Some(Saying::new("desk-jamb-stopped")), ..Told::default() },
        Happening::Gone => Told { note: Some(Saying::new("desk-gone")), ..Told::default() },
        _ => Told::default(),
    }
}

/// That the talon became dense between these states.
fn conversion(before: &State, after: &State) -> Option<Conversion> {
    let (from, talon) = (before.talon().layout(), after.talon());
    (talon.layout() != from).then(|| Conversion {
        from,
        filled: talon.filled(),
        sparse_bytes: from.bytes(talon.filled()),
        dense_bytes: Layout::Dense.bytes(talon.filled()),
    })
}

fn told_conversion(Conversion { from, filled, sparse_bytes, dense_bytes }: Conversion) -> Saying {
    Saying::new("jamb-storage-converted")
        .with("layout", from.name().to_uppercase())
        .with("filled", filled)
        .with("sparse", sparse_bytes)
        .with("dense", dense_bytes)
}
