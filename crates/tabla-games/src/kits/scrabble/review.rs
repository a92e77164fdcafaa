//! The review of a game of Scrabble: every turn by equity and by a look ahead, and how lucky the draws were.

use tabla_core::{Game, Notation, Saying, TableError, Turn, Viewer};
use tabla_scrabble::{Advice, Move, Opinion, POINT, Rack, Scrabble, State, Tile};
use tabla_table::{Appraised, Happening, JudgeInput, Judged, Measure, Reviewer};

use crate::jamb::decimal;
use crate::scrabble::{judged, leaves};

/// For more than two: the points of equity that stand for the limits of all grades.
const LIMITS: [f64; 4] = [0.5, 4.0, 10.0, 25.0];

pub(super) fn reviewer() -> Reviewer<Scrabble> {
    let measure =
        |game: &Scrabble| if game.players() == 2 { Measure::CHANCE } else { Measure::points(LIMITS) };
    Reviewer::new(measure, judge).decides(|_, mv| !matches!(mv, Move::Accept | Move::Challenge))
}

fn judge(input: &JudgeInput<'_, Scrabble>) -> Result<Judged, TableError> {
    let (game, state) = (input.session.game(), input.state);
    let observation = game.observe(state, Viewer::Seat(input.seat));
    let advice = judged(game, &observation, input.mv, &|| input.context.enough());
    let seen: Vec<&Opinion> = looked_at(&advice);
    let Some((played, best)) = advice.of(input.mv).map(|(_, played)| played).zip(seen.first().copied())
    else {
        return Ok(Judged::default());
    };
    let is_duel = game.players() == 2;
    let before = if is_duel { 0.0 } else { f64::from(state.score(input.seat)) };
    let appraised = |opinion: &Opinion| Appraised {
        text: game.write_move(state, opinion.mv),
        group: if let Move::Lay(play) = opinion.mv { Some(play.start().to_string()) } else { None },
        chance: opinion.outlook.map(|outlook| outlook.win).filter(|_| is_duel),
        points: Some(before + points(opinion.equity)),
        gain: Some(opinion.score.into()),
        ..Appraised::default()
    };
    let most = advice.options.iter().map(|option| option.equity).max().unwrap_or(played.equity);
    Ok(Judged {
        played: appraised(played),
        best: seen.iter().map(|opinion| appraised(opinion)).collect(),
        is_forced: advice.options.len() == 1,
        lost: Some(points(most - played.equity).max(0.0)),
        shown: (!is_duel).then(|| before + f64::from(played.score)),
        luck: Some(luck(input)),
        why: (best.mv != played.mv).then(|| why(game, state, best, played)),
    })
}

/// What was looked at closely, the likeliest to win first; where three play, the most points first.
fn looked_at(advice: &Advice) -> Vec<&Opinion> {
    let mut seen: Vec<&Opinion> = advice.options.iter().filter(|option| option.outlook.is_some()).collect();
    if seen.is_empty() {
        seen.extend(&advice.options);
    }
    seen
}

fn points(thousandths: i32) -> f64 {
    f64::from(thousandths) / f64::from(POINT)
}

/// What was overlooked, in one sentence: a word, or tiles that were worth keeping.
fn why(game: &Scrabble, state: &State, best: &Opinion, played: &Opinion) -> Saying {
    match best.mv {
        Move::Lay(play) if best.score > played.score => {
            let word: String = play.word(state.board()).iter().map(Tile::to_string).collect();
            Saying::new("review-missed-word")
                .with("word", word.to_uppercase())
                .with("points", i64::from(best.score))
        }
        _ => {
            let more = points(best.equity - played.equity);
            let chance = |opinion: &Opinion| opinion.outlook.map_or(0.5, |outlook| outlook.win);
            let percent = (100.0 * (chance(best) - chance(played))).round().max(1.0);
            let saying = match more > 0.0 {
                true => Saying::new("review-missed-equity").with("points", decimal(more, 1)),
                false => Saying::new("review-better").with("percent", percent as i64),
            };
            saying.with("better", game.write_move(state, best.mv))
        }
    }
}

/// What the tiles that the seat drew since its last decision are worth more than so many of the bag in the mean. A
/// tile is worth what it is worth to keep it alone.
fn luck(input: &JudgeInput<'_, Scrabble>) -> f64 {
    let (session, game) = (input.session, input.session.game());
    let values = leaves(game);
    let worth = |tiles: &Rack| -> f64 {
        let alone = |kind| {
            let mut tile = Rack::EMPTY;
            tile.add(kind);
            points(values.value(&tile))
        };
        tiles.iter().map(alone).sum()
    };
    let mut luck = 0.0;
    for (before, after) in session.positions().zip(session.positions().skip(1)) {
        if std::ptr::eq(&*before.state, input.state) {
            break;
        }
        let Some(event) = session.event_of(after) else { continue };
        match (&event.what, game.turn(&before.state)) {
            (Happening::Played { .. }, _) if event.seat == Some(input.seat) => luck = 0.0,
            (Happening::Chance { brought }, Turn::Chance(draw)) if draw.seat() == input.seat => {
                let bag = draw.bag();
                let usual = worth(bag) / bag.len().max(1) as f64;
                luck += worth(brought) - usual * brought.len() as f64;
            }
            _ => {}
        }
    }
    luck
}
