//! A friend helps: plays a whole turn, or the rest of one, and says why.

use tabla_core::{Arg, Say, Saying};
use tabla_jamb::{Advised, Column, Fraction, Jamb, Move, Player, Reckoning, Row, RuleFriend, State};

use super::{FriendKind, optimum, situation};

/// How the friend by simple rules reckons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Friends {
    /// Which figure it goes by.
    pub reckoning: Reckoning,
    /// How likely a combination must be.
    pub threshold: Fraction,
}

impl Default for Friends {
    fn default() -> Friends {
        Friends { reckoning: Reckoning::default(), threshold: Fraction::THRESHOLD }
    }
}

impl Friends {
    /// What this friend does with the dice on the table, and why; `None` while dice are in the cup. `aim` is
    /// what the friend set its mind on in this turn.
    pub fn decide(
        &self,
        kind: FriendKind,
        game: &Jamb,
        state: &State,
        aim: &mut Option<Column>,
    ) -> Option<(Move, Vec<Saying>)> {
        match kind {
            FriendKind::Rule => {
                let friend =
                    RuleFriend::new(game.rules).with_reckoning(self.reckoning).with_threshold(self.threshold);
                let decision = friend.decide(game, state, *aim)?;
                *aim = decision.aim;
                Some((decision.mv, decision.because.iter().map(Say::say).collect()))
            }
            FriendKind::Optimal => {
                let advice = optimum(game.rules).advise(situation(state)?)?;
                let best = advice.best()?;
                Some((best.mv, vec![because_best(best, advice.choices.get(1))]))
            }
            FriendKind::Greedy => {
                let player = Player::greedy(game.rules);
                let (dice, throw) = state.lying()?;
                let mv = player.plan(state.filled())?.choice(throw, dice, 0)?;
                let points = if let Move::Write { row, .. } = mv { game.worth(state, row) } else { None };
                Some((mv, vec![Saying::new("jamb-friend-because-greedy").with("what", what(mv, points))]))
            }
        }
    }
}

/// That these dice fell beside those that were kept, in words.
pub fn told_throw(kept: &str, thrown: &str) -> Saying {
    let saying = match kept {
        "" => Saying::new("jamb-turn-fell"),
        kept => Saying::new("jamb-turn-fell-kept").with("kept", kept),
    };
    saying.with("thrown", thrown)
}

/// That this field was written with these points, or crossed out, in words, by somebody who has so many points now.
pub fn told_points(column: Column, row: Row, points: Option<u8>, total: usize) -> Saying {
    let saying = match points {
        Some(points) => Saying::new("jamb-turn-written").with("points", i64::from(points)),
        None => Saying::new("jamb-turn-crossed"),
    };
    saying.with("row", row_name(row)).with("column", column.say()).with("total", total)
}

pub(crate) fn because_best(best: &Advised, second: Option<&Advised>) -> Saying {
    let what = |advised: &Advised| what(advised.mv, Some(advised.points));
    let saying = match second {
        None => Saying::new("jamb-friend-because-only"),
        Some(second) => Saying::new("jamb-friend-because-best")
            .with("other", what(second))
            .with("loss", decimal(second.loss, 2)),
    };
    saying.with("what", what(best)).with("total", decimal(best.total, 1))
}

/// What a move does, in words: `keep 2 2`, `write 3, down (9)`; `points` is what it writes.
pub fn what(mv: Move, points: Option<u8>) -> Saying {
    match (mv, points) {
        (Move::Again { keep }, _) if keep.is_empty() => Saying::new("jamb-do-throw-all"),
        (Move::Again { keep }, _) => Saying::new("jamb-do-keep").with("dice", keep.to_string()),
        (Move::Write { column, row }, Some(points)) if points > 0 => Saying::new("jamb-do-write")
            .with("row", row_name(row))
            .with("column", column.say())
            .with("points", i64::from(points)),
        (Move::Write { column, row }, _) => {
            Saying::new("jamb-do-cross").with("row", row_name(row)).with("column", column.say())
        }
    }
}

/// A row in short: the face, or the combination's name.
fn row_name(row: Row) -> Arg {
    row.face().map_or_else(|| row.say().into(), |face| face.to_string().into())
}

/// A number with so many decimals, at least one.
pub fn decimal(number: f64, places: usize) -> Saying {
    let text = format!("{number:.*}", places.max(1));
    let is_nothing = !text.chars().any(|digit| ('1'..='9').contains(&digit));
    let text = if is_nothing { text.trim_start_matches('-') } else { &text };
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    Saying::new("jamb-tenths").with("whole", whole).with("tenths", decimals)
}
