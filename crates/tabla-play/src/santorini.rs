//! Santorini at the house's table.

use tabla_core::{Duel, Notation, Say, Score, Seat};
use tabla_santorini::{Eval, Move, PlainEval, Santorini, State};

use crate::game_info::CATALOGUE;
use crate::{Ending, GameInfo, Housed, OpinionTerm, PlayerKind, RuleChoice, Session, View};

/// Santorini's place in the catalogue.
pub(crate) const INFO: GameInfo = GameInfo {
    id: "santorini",
    name: "game-santorini",
    rule_options: &[],
    players: &PlayerKind::ALL,
    plain_word: "simple",
    plain_name: "player-simple",
    reply_limit: None,
    start: |players, _| Box::new(Session::<Santorini>::new(players)),
    perft: |_, position, depth| {
        let state = match position {
            Some(text) => Santorini.read_state(text).map_err(|error| error.say())?,
            None => tabla_core::Game::start(&Santorini),
        };
        Ok(tabla_search::perft(&Santorini, &state, depth))
    },
    openings: |count| {
        let states = crate::balanced_openings(count);
        states.iter().map(|state| Santorini.write_state(state)).collect()
    },
};

/// While workers are being placed, a player of fixed depth looks this far: 300 × 253 × 59 positions.
const PLACING_HORIZON: u32 = 3;

impl Housed for Santorini {
    type Plain = PlainEval;
    type Guide = Eval;

    fn by_rules(_: &RuleChoice) -> Santorini {
        Santorini
    }

    fn rules(&self) -> RuleChoice {
        Self::info().usual_rules()
    }

    fn info() -> &'static GameInfo {
        &CATALOGUE[0]
    }

    fn view(&self, state: &State, last: Option<Move>, ended: Option<Ending>) -> View {
        let mut view = tabla_santorini::view(state, last);
        if let Some(ending) = ended {
            view.to_move = None;
            view.winner = ending.winner().map(Seat::number);
            view.moves.clear();
        }
        View::Santorini(view)
    }

    fn group(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Place(one, _) => one.to_string(),
            Move::Turn { to, .. } | Move::Climb { to, .. } => to.to_string(),
        }
    }

    fn opinion(&self, state: &State) -> Vec<OpinionTerm> {
        if self.mover(state).is_none() {
            return Vec::new();
        }
        let terms = Eval::default().explain(state);
        terms.into_iter().map(|(term, points)| OpinionTerm { name: term.say(), points }).collect()
    }

    fn horizon(&self, state: &State) -> Option<u32> {
        state.is_placing().then_some(PLACING_HORIZON)
    }

    fn book(&self, state: &State) -> Option<(Move, Score)> {
        crate::book::placement(state)
    }
}
