//! What can be asked about a duel without any search: the opinion term by term, and what is known for sure.

use serde::Serialize;
use serde_json::Value;
use tabla_core::{Duel, Notation, Outcome, Saying};
use tabla_table::{GameKit, QuestionInput};

/// How a game ends when nobody errs, for the side that is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Win {
        /// Plies until the game is over, where that is known.
        plies: Option<u32>,
    },
    Draw,
    Loss {
        /// Plies until the game is over, where that is known.
        plies: Option<u32>,
    },
}

impl Fate {
    /// The same for the other side, one ply earlier.
    pub(super) fn before(self) -> Fate {
        match self {
            Fate::Win { plies } => Fate::Loss { plies: plies.map(|plies| plies + 1) },
            Fate::Draw => Fate::Draw,
            Fate::Loss { plies } => Fate::Win { plies: plies.map(|plies| plies + 1) },
        }
    }
}

/// An opinion of a position, term by term, in points for the side to move.
pub(super) type Opinion = Vec<(Saying, i32)>;

/// One term of an opinion.
#[derive(Serialize)]
struct Term {
    name: Saying,
    points: i32,
}

/// The opinion of a position.
#[derive(Serialize)]
struct Terms {
    terms: Vec<Term>,
}

/// What one move leads to when nobody errs.
#[derive(Serialize)]
struct Known {
    text: String,
    fate: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
}

/// Every move of which it is known what it leads to.
#[derive(Serialize)]
struct Values {
    values: Vec<Known>,
}

/// The same kit with the questions `opinion` and `values`.
pub(super) fn with_duel_questions<G: Duel + Notation>(
    kit: GameKit<G>,
    opinion: impl Fn(&G, &G::State) -> Opinion + Send + Sync + 'static,
    fate: impl Fn(&G, &G::State) -> Option<Fate> + Send + Sync + 'static,
) -> GameKit<G> {
    kit.question("opinion", false, move |input: &mut QuestionInput<'_, G>, _: Value| {
        let (game, state) = (input.session.game(), input.observation()?);
        let is_over = input.session.position_at(input.ply)?.end.is_some();
        let terms = if is_over { Vec::new() } else { opinion(game, &state) };
        Ok(Terms { terms: terms.into_iter().map(|(name, points)| Term { name, points }).collect() })
    })
    .question("values", false, move |input: &mut QuestionInput<'_, G>, _: Value| {
        let (game, state) = (input.session.game(), input.observation()?);
        let is_over = input.session.position_at(input.ply)?.end.is_some();
        let moves = if is_over { Vec::new() } else { game.list(&state) };
        let known = |mv| {
            let after = game.after(&state, mv);
            let fate = match game.turn(&after).outcome() {
                Some(Outcome::Won(winner)) if game.mover(&state) == Some(winner) => {
                    Fate::Win { plies: Some(1) }
                }
                _ => fate(game, &after)?.before(),
            };
            let (fate, plies) = match fate {
                Fate::Win { plies } => ("win", plies),
                Fate::Draw => ("draw", None),
                Fate::Loss { plies } => ("loss", plies),
            };
            Some(Known { text: game.write_move(&state, mv), fate, plies })
        };
        Ok(Values { values: moves.into_iter().filter_map(known).collect() })
    })
}
