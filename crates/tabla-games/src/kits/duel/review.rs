//! The review of a duel: what the champion thinks of each decision, with a fixed number of positions, and what solved
//! endings know for sure.

use std::sync::Arc;

use tabla_core::{Notation, Outcome, Saying, TableError, Worth};
use tabla_search::{Champion, Compare, Limits, Options};
use tabla_table::{
    Appraised, BEST_MOVES, JudgeInput, Judged, Measure, Reviewer, review_moves, winning_chance, write_line,
};

use super::super::questions::Fate;
use super::{Enough, MakeGuide, Searched};

/// So many positions are looked at for each decision: a part of a second.
const NODES: u64 = 500_000;
/// Megabytes for remembered positions: each decision begins with an empty table, so that it does not matter which was
/// looked at before.
const TABLE_MB: usize = 16;

/// What a duel says of a decision in its own words: the position, what was better, what was played, and what follows
/// on that.
pub(in super::super) type Reason<G> = fn(
    &G,
    &<G as tabla_core::Game>::State,
    <G as tabla_core::Game>::Move,
    (<G as tabla_core::Game>::Move, Option<<G as tabla_core::Game>::Move>),
) -> Option<Saying>;

/// What is known for sure of a position.
pub(in super::super) type KnownFate<G> =
    Arc<dyn Fn(&G, &<G as tabla_core::Game>::State) -> Option<Fate> + Send + Sync>;

/// The reviewer of a duel.
pub(in super::super) fn reviewer<G: Searched + Notation>(
    guide: &MakeGuide<G>,
    fate: KnownFate<G>,
    reason: Reason<G>,
) -> Reviewer<G> {
    let guide = Arc::clone(guide);
    Reviewer::new(|_| Measure::CHANCE, move |input| judge(input, &guide, &fate, reason))
}

/// A move with its value.
struct Valued<G: Searched> {
    mv: G::Move,
    worth: Worth,
    line: Vec<G::Move>,
}

fn judge<G: Searched + Notation>(
    input: &JudgeInput<'_, G>,
    guide: &MakeGuide<G>,
    fate: &KnownFate<G>,
    reason: Reason<G>,
) -> Result<Judged, TableError> {
    let (game, state) = (input.session.game(), input.state);
    let then = input.session.branch(input.ply)?;
    let is_forced = game.list(state).len() == 1;
    let wanted = Compare { best: if is_forced { 1 } else { BEST_MOVES }, also: Some(input.mv) };
    let mut champion = Champion::new(guide(game), Options { table_mb: TABLE_MB, pruning: true });
    let (limits, enough) = (Limits { nodes: Some(NODES), ..Limits::default() }, || input.context.enough());
    let past = then.history().past();
    let found = champion.compare(past, game, state, wanted, limits, &Enough(&enough), &mut |_| {});
    let moves = found.map_or_else(Vec::new, |found| found.moves).into_iter();
    let mut valued: Vec<Valued<G>> = moves
        .map(|compared| Valued {
            worth: known(game, state, compared.mv, fate).unwrap_or_else(|| compared.score.verdict().into()),
            mv: compared.mv,
            line: compared.line,
        })
        .collect();
    valued.sort_by_key(|valued| -i64::from(valued.worth.on_scale(SURE)));
    let appraised = |valued: &Valued<G>| appraised(input, valued);
    let Some(played) = valued.iter().find(|valued| valued.mv == input.mv) else {
        return Ok(Judged::default());
    };
    let best = valued.first().unwrap_or(played);
    Ok(Judged {
        played: appraised(played),
        best: valued.iter().take(BEST_MOVES).map(appraised).collect(),
        is_forced,
        why: (best.mv != played.mv).then(|| why(input, best, played, reason)),
        ..Judged::default()
    })
}

/// On this scale a proved win is more than any opinion.
const SURE: i32 = 1_000_000;

/// What is known for sure of a move.
fn known<G: Searched>(game: &G, state: &G::State, mv: G::Move, fate: &KnownFate<G>) -> Option<Worth> {
    let after = game.after(state, mv);
    let fate = match game.turn(&after).outcome() {
        Some(Outcome::Won(winner)) if game.mover(state) == Some(winner) => Fate::Win { plies: Some(1) },
        Some(Outcome::Won(_)) => Fate::Loss { plies: Some(1) },
        Some(_) => Fate::Draw,
        None => fate(game, &after)?.before(),
    };
    Some(match fate {
        Fate::Win { plies } => Worth::Win { plies: plies? },
        Fate::Draw => Worth::Draw,
        Fate::Loss { plies } => Worth::Loss { plies: plies? },
    })
}

fn appraised<G: Searched + Notation>(input: &JudgeInput<'_, G>, valued: &Valued<G>) -> Appraised {
    let (game, state) = (input.session.game(), input.state);
    Appraised {
        text: game.write_move(state, valued.mv),
        group: input.session.kit().group_of(game, state, valued.mv),
        chance: winning_chance(valued.worth),
        fate: Some(valued.worth).filter(|worth| !matches!(worth, Worth::Opinion(_))),
        line: write_line(game, state, &valued.line),
        ..Appraised::default()
    }
}

/// Why the best move was better, in one sentence.
fn why<G: Searched + Notation>(
    input: &JudgeInput<'_, G>,
    best: &Valued<G>,
    played: &Valued<G>,
    reason: Reason<G>,
) -> Saying {
    let (game, state) = (input.session.game(), input.state);
    let better = game.write_move(state, best.mv);
    let say = |key: &'static str| Saying::new(key).with("better", better.clone());
    match (best.worth, played.worth) {
        (Worth::Win { plies: 1 }, _) => say("review-wins-at-once"),
        (Worth::Win { plies }, Worth::Loss { .. }) => {
            say("review-win-to-loss").with("moves", review_moves(plies))
        }
        (Worth::Win { plies }, _) => say("review-threw-away-win").with("moves", review_moves(plies)),
        (_, Worth::Loss { plies }) => say("review-lets-win").with("moves", review_moves(plies)),
        (Worth::Draw, _) => say("review-draw-was-there"),
        _ => {
            let reply = played.line.get(1).copied();
            reason(game, state, best.mv, (played.mv, reply)).unwrap_or_else(|| {
                let chance = |valued: &Valued<G>| winning_chance(valued.worth).unwrap_or(0.5);
                let percent = (100.0 * (chance(best) - chance(played))).round().max(1.0);
                say("review-better").with("percent", percent as i64)
            })
        }
    }
}
