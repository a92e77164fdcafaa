//! The review of a game of Jewels: what each swap brings in the mean, and what the computer makes of the same board.

use tabla_core::{Notation, Saying, Seat, SeededRng, TableError};
use tabla_jewels::players::search::{Samples, appraise};
use tabla_jewels::players::stream::Stream;
use tabla_jewels::players::{Memory, Player};
use tabla_jewels::{Jewels, State, Swap};
use tabla_table::{
    Appraised, BEST_MOVES, JobContext, JudgeInput, Judged, Measure, Reviewer, Rival, SeatNote, Session,
};

use super::Side;
use super::players::UNLIMITED;
use super::questions::first_points;
use crate::jewels::value;

/// The points that stand for the limits of all grades.
const LIMITS: [f64; 4] = [0.5, 2.0, 5.0, 10.0];
/// So many refills are imagined for each decision.
const SAMPLES: u32 = 150;
/// So many samples the computer takes for each of its turns.
const RIVAL_SAMPLES: u64 = 400;
/// It plays no longer than this.
const MOST_TURNS: u32 = 300;

pub(super) fn reviewer() -> Reviewer<Side> {
    Reviewer::new(|_| Measure::points(LIMITS), judge).note(note)
}

fn judge(input: &JudgeInput<'_, Side>) -> Result<Judged, TableError> {
    let game = &input.session.game().game;
    let Some(state) = input.state.get(input.seat.index()).map(|place| &place.state) else {
        return Ok(Judged::default());
    };
    let swaps = values(game, state);
    let so_far = state.points() as f64;
    let appraised = |&(swap, value): &(Swap, f64)| Appraised {
        text: game.write_move(state, swap),
        points: Some(so_far + value),
        gain: Some(first_points(*state.board(), swap).into()),
        ..Appraised::default()
    };
    let Some((best, played)) = swaps.first().zip(swaps.iter().find(|(swap, _)| *swap == input.mv.mv)) else {
        return Ok(Judged::default());
    };
    let mut after = state.clone();
    game.play_out(&mut after, input.mv.mv);
    let left = (best.1 - played.1).round().max(1.0);
    let why = Saying::new("review-left-on-table")
        .with("better", game.write_move(state, best.0))
        .with("points", left as i64);
    Ok(Judged {
        played: appraised(played),
        best: swaps.iter().take(BEST_MOVES).map(appraised).collect(),
        is_forced: swaps.len() == 1,
        shown: Some(after.points() as f64),
        why: Some(why),
        ..Judged::default()
    })
}

/// What each swap brings in the mean, the best first. The next stone of every column is known, for it is shown.
fn values(game: &Jewels, state: &State) -> Vec<(Swap, f64)> {
    let left = game.turns_left(state).unwrap_or(UNLIMITED);
    let next = state.preview();
    let draw = |dice: &mut SeededRng| {
        let mut stream = Stream::draw(dice);
        next.into_iter().enumerate().for_each(|(column, stone)| stream.set(column, 0, stone));
        stream
    };
    let mut dice = SeededRng::new(state.points() ^ u64::from(state.turns()) << 32);
    appraise(state.board(), left, value(), &draw, SAMPLES, &mut dice)
}

/// The computer on the same board, for as many turns as the person played.
fn note(session: &Session<Side>, seat: Seat, context: &JobContext<'_>) -> Result<SeatNote, TableError> {
    let game = &session.game().game;
    let turns = session.state().get(seat.index()).map_or(0, |place| place.state.turns()).min(MOST_TURNS);
    let mut state = game.layout.state();
    let start = game.write_state(&state);
    let mut player = Player::remembering(value(), Memory::default(), SeededRng::new(u64::from(turns)));
    let mut moves = Vec::new();
    for turn in 0..turns {
        let is_over = context.enough() || game.ending(&state).is_some();
        let choice =
            if is_over { None } else { player.turn(state.board(), turns - turn, &Samples(RIVAL_SAMPLES)) };
        let Some(swap) = choice.map(|choice| choice.swap).filter(|&swap| state.board().is_legal(swap)) else {
            break;
        };
        let text = game.write_move(&state, swap);
        game.play_out(&mut state, swap);
        moves.push((text, i64::try_from(state.points()).unwrap_or(i64::MAX)));
    }
    let points = i64::try_from(state.points()).unwrap_or(i64::MAX);
    Ok(SeatNote { seat, balance: None, rival: Some(Rival { player: "ai".to_owned(), start, points, moves }) })
}
