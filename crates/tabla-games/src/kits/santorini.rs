//! Santorini at the table.

use std::sync::{Arc, OnceLock};

use tabla_core::{Notation, Say, Saying, Score, Seat};
use tabla_santorini::{Eval, Move, Net, NetEval, PlainEval, Santorini, State, View, read_squares, view};
use tabla_table::{Format, GameKit, Overlooks, Pacing, Skill, ViewInput};

use super::duel::{MakeGuide, Searched, reviewer, with_players};
use super::legacy::save_format;
use super::{Shelf, questions, wish};
use crate::shipped;

/// While workers are being placed, a player of fixed depth looks this far: 300 × 253 × 59 positions.
const PLACING_HORIZON: u32 = 3;

/// A game takes twenty moves of each, but the early ones decide it, and what is decided needs no time.
const MOVES_LEFT: u32 = 14;

impl Searched for Santorini {
    type Plain = PlainEval;
    type Guide = NetEval;
    type Weak = Eval;

    fn weak(&self, _: &MakeGuide<Santorini>) -> Eval {
        Eval::default()
    }

    fn horizon(&self, state: &State) -> Option<u32> {
        state.is_placing().then_some(PLACING_HORIZON)
    }

    fn book(&self, state: &State) -> Vec<(Move, Score)> {
        crate::book::placements(state)
    }

    /// The second level overlooks more than in Mice: with a good opinion and half of the answers in sight it wins nearly
    /// every game against whoever sees them all and judges by the last turn.
    fn overlooks(skill: Skill) -> Option<Overlooks> {
        match skill {
            Skill::Easy => Some(Overlooks { moves: 65, piece: 40, answers: 80 }),
            skill => skill.overlooks(),
        }
    }

    fn piece(&self, mv: Move) -> Option<usize> {
        match mv {
            Move::Place(..) => None,
            Move::Turn { from, .. } | Move::Climb { from, .. } => Some(from.index()),
        }
    }
}

/// What guides the champion: the network that is shipped. Where it is not there, nothing is worth anything.
pub(crate) fn guide() -> NetEval {
    static NET: OnceLock<Arc<Net>> = OnceLock::new();
    let silent = || Arc::new(Net::silent());
    NetEval::new(match shipped::SANTORINI_NET.bytes() {
        Some(bytes) => Arc::clone(NET.get_or_init(|| Net::read(bytes).map_or_else(|_| silent(), Arc::new))),
        None => silent(),
    })
}

pub(super) fn kit(shelf: &Shelf) -> GameKit<Santorini> {
    let guide: MakeGuide<Santorini> = Arc::new(|_| guide());
    let kit = with_players(
        GameKit::new("santorini", |_, _| Ok(Santorini), look),
        &guide,
        None,
        ("simple", "player-simple"),
        shelf,
    )
    .group(|_, _, mv| match mv {
        Move::Place(one, _) => one.to_string(),
        Move::Turn { to, .. } | Move::Climb { to, .. } => to.to_string(),
    })
    .formats(vec![Format::plain(), save_format()])
    .in_files(crate::in_english)
    .batched()
    .pacing(Pacing { moves: MOVES_LEFT, is_uneven: true })
    .hooks(wish::hooks())
    .openings(|count| {
        crate::balanced_openings(count).iter().map(|state| Santorini.write_state(state)).collect()
    });
    let opinion = |_: &Santorini, state: &State| {
        let terms = Eval::default().explain(state);
        terms.into_iter().map(|(term, points)| (term.say(), points)).collect()
    };
    let kit = kit.reviewer(reviewer(&guide, Arc::new(|_, _| None), reason));
    questions::with_duel_questions(kit, opinion, |_, _| None)
}

/// What was better, in the words of the game: a worker that climbs.
fn reason(
    game: &Santorini,
    state: &State,
    better: Move,
    (played, _): (Move, Option<Move>),
) -> Option<Saying> {
    let rise = |mv: Move| match mv {
        Move::Turn { from, to, .. } | Move::Climb { from, to } => {
            Some(state.level(to)).filter(|level| *level > state.level(from))
        }
        Move::Place(..) => None,
    };
    let level = rise(better).filter(|level| rise(played).is_none_or(|other| other < *level))?;
    let better = game.write_move(state, better);
    Some(Saying::new("review-santorini-climb").with("better", better).with("level", &level))
}

fn look(input: &ViewInput<'_, Santorini>) -> View {
    let last = input.accounts.iter().rev().find_map(|account| account.text.as_deref());
    let last = last.and_then(|text| trace(input.observation, text));
    let mut view = view(input.game, input.observation, last);
    if let Some(ending) = &input.extras.ending {
        view.to_move = None;
        view.winner = ending.outcome.winner().map(Seat::number);
        view.moves.clear();
    }
    view
}

/// A turn of the record, without the rules: the position after it tells a placement from a climb.
fn trace(after: &State, text: &str) -> Option<Move> {
    match *read_squares(text).ok()? {
        [one, other] if Seat::DUEL.into_iter().any(|seat| after.workers(seat).has(one)) => {
            Some(Move::Place(one, other))
        }
        [from, to] => Some(Move::Climb { from, to }),
        [from, to, build] => Some(Move::Turn { from, to, build }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tabla_core::{Game, SeededRng, pick};

    use super::*;

    /// Whatever was played is traced as it was played.
    #[test]
    fn the_record_is_traced_without_the_rules() {
        let mut dice = SeededRng::new(3);
        let mut climbs = 0;
        for _ in 0..40 {
            let mut state = Santorini.start();
            while let Some(&mv) = pick(&mut dice, &Santorini.list(&state)) {
                let text = Santorini.write_move(&state, mv);
                Santorini.play(&mut state, mv);
                assert_eq!(trace(&state, &text), Some(mv), "{text}");
                climbs += u32::from(matches!(mv, Move::Climb { .. }));
            }
        }
        assert!(climbs > 0);
    }
}
