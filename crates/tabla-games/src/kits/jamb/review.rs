//! The review of a game of Jamb: every decision against the exact optimum.

use tabla_core::{Notation, Saying, Seat, TableError};
use tabla_jamb::{Advice, Advised, Grade, Move, State, Throw};
use tabla_table::{Appraised, Balance, JudgeInput, Judged, Measure, Reviewer, SeatNote, Session};

use super::JambSide;
use super::report::account_of;
use crate::jamb::{decimal, optimum, situation, what};

/// The points that stand for the limits of all grades: those of Jamb's own report.
const LIMITS: [f64; 4] =
    [Grade::Perfect.limit(), Grade::Good.limit(), Grade::Inaccuracy.limit(), Grade::Mistake.limit()];

pub(super) fn reviewer() -> Reviewer<JambSide> {
    Reviewer::new(|_| Measure::points(LIMITS), judge).note(|session, seat, _| note(session, seat))
}

fn judge(input: &JudgeInput<'_, JambSide>) -> Result<Judged, TableError> {
    let side = input.session.game();
    let Some((state, advice)) = input.state.get(input.seat.index()).and_then(|place| {
        let asked = situation(&place.state)?;
        Some((&place.state, optimum(side.game.rules).advise(asked)?))
    }) else {
        return Ok(Judged::default());
    };
    let appraised = |advised: &Advised| Appraised {
        text: side.game.write_move(state, advised.mv),
        points: Some(advised.total),
        gain: matches!(advised.mv, Move::Write { .. }).then(|| advised.points.into()),
        saying: Some(what(advised.mv, Some(advised.points))),
        ..Appraised::default()
    };
    let Some((best, played)) = advice.best().zip(advice.of(input.mv.mv)) else {
        return Ok(Judged::default());
    };
    let why = Saying::new("review-points-lost")
        .with("better", what(best.mv, Some(best.points)))
        .with("points", decimal(played.loss, 1));
    Ok(Judged {
        played: appraised(played),
        best: advice.choices.iter().take(tabla_table::BEST_MOVES).map(appraised).collect(),
        is_forced: advice.choices.len() == 1,
        luck: luck(input, state, &advice),
        why: Some(why),
        ..Judged::default()
    })
}

/// By how much the throw on the table moved the expected total.
fn luck(input: &JudgeInput<'_, JambSide>, state: &State, advice: &Advice) -> Option<f64> {
    let (_, throw) = state.lying()?;
    if throw == Throw::First {
        return Some(advice.expected - advice.before);
    }
    let earlier = input.session.played().take_while(|(before, ..)| !std::ptr::eq(*before, input.state));
    let (before, _, kept) = earlier.filter(|(_, seat, _)| *seat == input.seat).last()?;
    let asked = situation(&before.get(input.seat.index())?.state)?;
    let then = optimum(input.session.game().game.rules).advise(asked)?;
    Some(advice.expected - then.of(kept.mv)?.total)
}

fn note(session: &Session<JambSide>, seat: Seat) -> Result<SeatNote, TableError> {
    let account = account_of(session, seat.index(), session.plies());
    let balance = Balance {
        start: account.start(),
        luck: account.luck(),
        loss: account.loss(),
        given_up: account.given_up(),
        outlook: account.outlook(),
    };
    Ok(SeatNote { seat, balance: Some(balance), rival: None })
}
