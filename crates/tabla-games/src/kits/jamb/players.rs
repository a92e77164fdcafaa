//! The friends as players: for a turn that somebody hands over, or at a seat of their own.

use tabla_core::{Answer, Bound, Candidate, Player, PlayerContext, Saying, Worth, below, pick};
use tabla_jamb::{Advised, Column, Jamb, Move, State, Throw};
use tabla_table::{GameKit, OnOwnBoard, PlayerKind, Setting};

use super::{JambSide, friends_of};
use crate::jamb::{FriendKind, Friends, because_best, optimum, situation};

/// A friend with a seat of its own.
pub(super) fn kind(friend: FriendKind) -> PlayerKind {
    let (title, about) = friend.title_and_about();
    PlayerKind::new(friend.name()).titled(title, about)
}

/// The same kit with this friend.
pub(super) fn with_friend(kit: GameKit<JambSide>, kind: FriendKind) -> GameKit<JambSide> {
    kit.player_by_setup(self::kind(kind), move |_, setup, _| {
        // A table with friends who cannot reckon was not opened.
        let friends = friends_of(setup).unwrap_or_default();
        Box::new(OnOwnBoard(Friend { kind, friends, aim: None }))
    })
}

/// The computer that is easiest to beat: it knows what the friend with the rules knows, and does not always think.
pub(super) const CARELESS: PlayerKind = PlayerKind::new("careless")
    .titled("jamb-player-careless", "jamb-player-careless-about")
    .settings(&[Setting::SEED])
    .chancy();

/// It does not think every so many decisions.
const LAPSE: u64 = 4;

/// What a computer with this word is called.
pub(super) fn title(word: &str) -> Option<Saying> {
    let careless = || (word == CARELESS.name).then(|| CARELESS.title.map(Saying::new)).flatten();
    FriendKind::named(word).map(FriendKind::title).or_else(careless)
}

/// The same kit with it.
pub(super) fn with_careless(kit: GameKit<JambSide>) -> GameKit<JambSide> {
    kit.player_by_setup(CARELESS, |_, setup, _| {
        let friends = friends_of(setup).unwrap_or_default();
        Box::new(OnOwnBoard(Careless(Friend { kind: FriendKind::Rule, friends, aim: None })))
    })
}

struct Careless(Friend);

impl Player<Jamb> for Careless {
    fn choose(
        &mut self,
        game: &Jamb,
        state: &State,
        context: &mut PlayerContext<'_, Jamb>,
    ) -> Option<Answer<Move>> {
        match below(context.rng, LAPSE) {
            0 => pick(context.rng, &(context.moves)()).map(|&mv| Answer::new(mv)),
            _ => self.0.choose(game, state, context),
        }
    }
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
            line: Vec::new(),
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
