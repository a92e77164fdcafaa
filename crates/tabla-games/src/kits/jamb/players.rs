//! The friends as players: for a turn that somebody hands over, or at a seat of their own.

use tabla_core::{Answer, Bound, Candidate, Player, PlayerContext, Worth};
use tabla_jamb::{Advised, Column, Jamb, Move, State, Throw};
use tabla_table::{GameKit, OnOwnBoard, PlayerKind};

use super::{JambSide, friends_of};
use crate::jamb::{FriendKind, Friends, because_best, optimum, situation};

/// The same kit with this friend.
pub(super) fn with_friend(kit: GameKit<JambSide>, kind: FriendKind) -> GameKit<JambSide> {
    kit.player_by_setup(PlayerKind::new(kind.name()), move |_, setup, _| {
        // A table with friends who cannot reckon was not opened.
        let friends = friends_of(setup).unwrap_or_default();
        Box::new(OnOwnBoard(Friend { kind, friends, aim: None }))
    })
}

/// A friend who sees one talon.
struct Friend {
    kind: FriendKind,
    friends: Friends,
    /// What it set its mind on in this turn.
    aim: Option<Column>,
}

impl Player<Jamb> for Friend {
    fn choose(
        &mut self,
        game: &Jamb,
        state: &State,
        _: &mut PlayerContext<'_, Jamb>,
    ) -> Option<Answer<Move>> {
        let (_, throw) = state.lying()?;
        if throw == Throw::First {
            self.aim = None;
        }
        if self.kind != FriendKind::Optimal {
            let (best, words) = self.friends.decide(self.kind, game, state, &mut self.aim)?;
            return Some(Answer { line: vec![best], words, ..Answer::new(best) });
        }
        let advice = optimum(game.rules).advise(situation(state)?)?;
        let best = advice.best()?;
        let candidate = |advised: &Advised| Candidate {
            mv: advised.mv,
            worth: Worth::Expected(advised.total),
            bound: Bound::Exact,
            words: Vec::new(),
        };
        Some(Answer {
            worth: Some(Worth::Expected(best.total)),
            line: vec![best.mv],
            candidates: advice.choices.iter().map(candidate).collect(),
            words: vec![because_best(best, advice.choices.get(1))],
            ..Answer::new(best.mv)
        })
    }
}
