//! Luck and skill of one person, from the first throw on.

use serde::Serialize;
use tabla_core::{Notation, TableError};
use tabla_jamb::{Grade, Jamb, Judged, Move, State, TurnSum};
use tabla_table::{Happening, Session};

use super::super::SayingView;
use super::questions::{Input, grade, no_answer};
use super::{JambSide, name_of};
use crate::jamb::{Account, FriendKind, what};

/// So many of the dearest choices are told.
const DEAREST: usize = 5;

/// Luck and skill: `outlook` is `start + luck − loss − given_up`.
#[derive(Serialize)]
pub(super) struct Report {
    name: String,
    start: f64,
    luck: f64,
    loss: f64,
    given_up: f64,
    outlook: f64,
    written: u32,
    is_done: bool,
    has_stopped: bool,
    advised: usize,
    helped: usize,
    grades: Vec<GradeCount>,
    turns: Vec<TurnView>,
    decisions: Vec<DecisionView>,
    dearest: Vec<DecisionView>,
}

#[derive(Serialize)]
struct GradeCount {
    grade: &'static str,
    count: u32,
}

/// One turn of the chart, with the expected total after it and the points written by then.
#[derive(Serialize)]
struct TurnView {
    turn: usize,
    luck: f64,
    loss: f64,
    points: u8,
    expected: f64,
    written: u32,
}

#[derive(Serialize)]
struct DecisionView {
    turn: usize,
    throw: u8,
    dice: Vec<u8>,
    luck: f64,
    text: String,
    what: SayingView,
    best: String,
    best_what: SayingView,
    loss: f64,
    grade: &'static str,
    points: u8,
    is_advised: bool,
    friend: Option<&'static str>,
}

/// The report about the person in this place, counted from 1.
pub(super) fn report(input: &Input<'_>, number: usize) -> Result<Report, TableError> {
    let nobody = || no_answer(&number.to_string());
    let place = number.checked_sub(1).ok_or_else(nobody)?;
    let (session, places) = (input.session, &*input.session.position_at(input.ply)?.state);
    let person = places.get(place).ok_or_else(nobody)?;
    let account = account_of(session, place, input.ply);
    let decision = |judged: &Judged| decision(&session.game().game, &person.state, &account, judged);
    let grades = Grade::ALL.into_iter().zip(account.grades());
    Ok(Report {
        name: name_of(session.seats().get(place).and_then(|seat| seat.name.as_ref()), place),
        start: account.start(),
        luck: account.luck(),
        loss: account.loss(),
        given_up: account.given_up(),
        outlook: account.outlook(),
        written: account.written(),
        is_done: person.has_left || person.state.talon().is_full(),
        has_stopped: person.has_left,
        advised: account.advised(),
        helped: account.helped(),
        grades: grades.map(|(of, count)| GradeCount { grade: grade(of), count }).collect(),
        turns: turns(&account),
        decisions: account.decisions().iter().map(decision).collect(),
        dearest: account.dearest(DEAREST).iter().map(decision).collect(),
    })
}

/// The play of the person in this place, up to this ply.
pub(super) fn account_of(session: &Session<JambSide>, place: usize, ply: usize) -> Account {
    let rules = session.game().game.rules;
    let line = || session.positions().take_while(|position| position.ply <= ply);
    let first = line().next().filter(|_| session.setup().start.is_some());
    let start = first.and_then(|position| position.state.get(place)).map(|place| &place.state);
    let mut account = Account::begin(rules, start);
    for (before, after) in line().zip(line().skip(1)) {
        let Some(event) = session.event_of(after) else { continue };
        if event.seat.is_none_or(|seat| seat.index() != place) {
            continue;
        }
        match (&event.what, before.state.get(place)) {
            (Happening::Played { mv, by, .. }, Some(own)) => {
                let friend = by.as_deref().and_then(FriendKind::named);
                account.enter(rules, &own.state, mv.mv, friend, after.advised);
            }
            (Happening::Withdrew | Happening::Gone, _) => account.stop(),
            _ => {}
        }
    }
    account
}

fn turns(account: &Account) -> Vec<TurnView> {
    let (mut expected, mut written) = (account.start(), 0);
    let turn = |(index, TurnSum { luck, loss, points })| {
        expected += luck - loss;
        written += u32::from(points);
        TurnView { turn: index + 1, luck, loss, points, expected, written }
    };
    account.turns().into_iter().enumerate().map(turn).collect()
}

fn decision(game: &Jamb, state: &State, account: &Account, judged: &Judged) -> DecisionView {
    let best_points = match judged.best {
        Move::Write { row, .. } => game.rules.worth(row, judged.dice, judged.throw),
        Move::Again { .. } => None,
    };
    DecisionView {
        turn: judged.turn + 1,
        throw: judged.throw.number(),
        dice: judged.dice.faces().map(|die| die.pips()).collect(),
        luck: judged.luck,
        text: game.write_move(state, judged.mv),
        what: what(judged.mv, Some(judged.points)).into(),
        best: game.write_move(state, judged.best),
        best_what: what(judged.best, best_points).into(),
        loss: judged.loss,
        grade: grade(judged.grade()),
        points: judged.points,
        is_advised: judged.advised,
        friend: account.friend(judged).map(|friend| friend.name()),
    }
}
