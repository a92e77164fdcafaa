//! What can be asked: what a move would score, whether words are in the list, the best plays, and advice.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabla_core::{ErrorKind, Game, Notation, Say, Saying, Seat, SeededRng, TableError, Viewer};
use tabla_scrabble::{Board, Challenge, Move, Observation, Play, Scrabble, Style, Tile, write_play};
use tabla_table::{GameKit, Instant, QuestionInput};

use super::players::LINES;
use crate::scrabble::{Adviser, ByEquity, CHAMPION_TIME, LookingAhead, Ranked};

/// So many words are looked up at once.
const MOST_WORDS: usize = 100;
/// So many plays are told at once.
const MOST_PLAYS: usize = 200;

/// The same kit with its questions; none of them leaves a mark.
pub(super) fn with_questions(kit: GameKit<Scrabble>) -> GameKit<Scrabble> {
    ["preview", "words", "plays"]
        .into_iter()
        .fold(kit, |kit, name| kit.question(name, false, |input, question: Query| question.answer(input)))
        .question("advice", false, advise)
}

fn refused(kind: ErrorKind, key: &'static str) -> TableError {
    TableError::new(kind, Saying::new(key))
}

/// Whoever sees no tiles, or decides nothing.
fn not_yours() -> TableError {
    refused(ErrorKind::NotYours, "desk-scrabble-no-advice")
}

/// A question without advice.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Query {
    /// What a move would score.
    preview: Option<String>,
    /// Whether these words, with blanks between them, are in the list.
    words: Option<String>,
    /// So many of the best plays.
    plays: Option<usize>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Reply {
    Preview(Preview),
    Words(Vec<Known>),
    Plays(Vec<Ranking>),
}

/// A move that somebody thinks of.
#[derive(Serialize)]
struct Preview {
    text: String,
    points: Option<u32>,
    words: Vec<Formed>,
    /// What the rack keeps.
    leave: Option<String>,
    problem: Option<Saying>,
}

/// A word that the move forms; where wrong words may be laid nobody is told which are wrong.
#[derive(Serialize)]
struct Formed {
    word: String,
    points: u64,
    is_known: Option<bool>,
}

#[derive(Serialize)]
struct Known {
    word: String,
    is_known: bool,
}

/// A play among all that are possible.
#[derive(Serialize)]
struct Ranking {
    text: String,
    gcg: String,
    points: i32,
    leave: String,
    leave_value: f64,
    equity: f64,
}

impl Query {
    /// The answer for whoever sees this much; for somebody who watches, that is nothing.
    fn answer(self, input: &QuestionInput<'_, Scrabble>) -> Result<Reply, TableError> {
        let game = input.session.game();
        let observation = || {
            let seen = input.observation()?;
            // While others think, one may try words out.
            let observation = Observation { mover: seen.seat, doubt: None, ..seen };
            if input.viewer == Viewer::Public { Err(not_yours()) } else { Ok(observation) }
        };
        match self {
            Query { preview: Some(text), .. } => Ok(Reply::Preview(preview(game, &observation()?, &text))),
            Query { words: Some(_), .. }
                if game.challenge() == Challenge::Double && input.session.ending().is_none() =>
            {
                Err(refused(ErrorKind::Illegal, "desk-scrabble-no-words"))
            }
            Query { words: Some(words), .. } => Ok(Reply::Words(
                words.split_whitespace().take(MOST_WORDS).map(|word| known(game, word)).collect(),
            )),
            Query { plays: Some(count), .. } => {
                let observation = observation()?;
                let ranking = ByEquity.rank(game, &observation);
                let shown = ranking.iter().take(count.min(MOST_PLAYS));
                Ok(Reply::Plays(shown.map(|ranked| told(&observation.board, ranked)).collect()))
            }
            Query { preview: None, words: None, plays: None } => {
                Err(TableError::new(ErrorKind::Unknown, Saying::new("desk-question").with("detail", "-")))
            }
        }
    }
}

fn known(game: &Scrabble, word: &str) -> Known {
    Known { word: word.to_uppercase(), is_known: game.lexicon().contains(word) }
}

/// What a move of this seat would do.
fn preview(game: &Scrabble, observation: &Observation, text: &str) -> Preview {
    // Only the own rack matters, and that is not imagined.
    let state = game.imagine(observation, &mut SeededRng::new(0));
    let read = game.read_move(&state, text);
    let problem = read.as_ref().err().map(|error| error.because().say());
    // Words that are not in the list have points too.
    let lenient = game.clone().with_challenge(Challenge::Double);
    let blank =
        |points, leave| Preview { text: text.to_owned(), points, words: Vec::new(), leave, problem: None };
    let preview = match lenient.read_move(&state, text) {
        Ok(Move::Lay(play)) => laid(game, observation, &play),
        Ok(Move::Exchange(tiles)) => blank(Some(0), Some(observation.rack.without(&tiles).to_string())),
        Ok(_) => blank(Some(0), Some(observation.rack.to_string())),
        Err(_) => blank(None, None),
    };
    Preview { problem, ..preview }
}

fn laid(game: &Scrabble, observation: &Observation, play: &Play) -> Preview {
    let (words, points) = game.count(&observation.board, play);
    let formed = words.iter().map(|word| Formed {
        word: word.tiles.iter().map(Tile::to_string).collect(),
        points: word.points,
        is_known: (game.challenge() == Challenge::Void).then(|| game.knows(&word.tiles)),
    });
    Preview {
        text: write_play(&observation.board, play, Style::House),
        points: Some(points),
        words: formed.collect(),
        leave: Some(observation.rack.without(&play.used()).to_string()),
        problem: None,
    }
}

fn told(board: &Board, ranked: &Ranked) -> Ranking {
    let equity = f64::from(ranked.equity) / 1000.0;
    Ranking {
        text: house_text(board, ranked.mv),
        gcg: match ranked.mv {
            Move::Lay(play) => write_play(board, &play, Style::Gcg),
            other => house_text(board, other),
        },
        points: ranked.score,
        leave: ranked.leave.to_string(),
        leave_value: equity - f64::from(ranked.score),
        equity,
    }
}

/// A move in the house's notation.
fn house_text(board: &Board, mv: Move) -> String {
    match mv {
        Move::Lay(play) => write_play(board, &play, Style::House),
        Move::Exchange(tiles) => format!("-{tiles}"),
        Move::Pass => "-".to_owned(),
        Move::Accept => "accept".to_owned(),
        Move::Challenge => "challenge".to_owned(),
    }
}

/// How long somebody may think about advice.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Wanted {
    time: Option<f64>,
}

/// What is thought of a position, in the fields in which all games tell it.
#[derive(Serialize)]
struct Advice {
    ply: usize,
    best: Option<String>,
    lines: Vec<Alternative>,
    /// How the first seat stands.
    bar: Option<f64>,
    value: Option<String>,
    saying: Option<Saying>,
    depth: Option<u32>,
    nodes: Option<u64>,
    cutoffs: Option<u64>,
    spent: u64,
}

/// A candidate; what it is worth all in all is told in points.
#[derive(Serialize)]
struct Alternative {
    text: String,
    group: Option<String>,
    line: Vec<String>,
    value: String,
    number: Option<f64>,
    is_exact: bool,
    fate: Option<String>,
    points: Option<i64>,
    loss: Option<f64>,
    leave: Option<f64>,
    range: Option<[i64; 2]>,
    win: Option<f64>,
}

/// Looks ahead as the strongest champion does, for whoever is to move; once the game is over, for everybody.
fn advise(input: &mut QuestionInput<'_, Scrabble>, wanted: Wanted) -> Result<Advice, TableError> {
    let (session, began) = (input.session, Instant::now());
    let (game, state) = (session.game(), &*session.position_at(input.ply)?.state);
    let seat = state.mover();
    if state.doubt().is_some() || !(session.ending().is_some() || input.viewer.knows(seat)) {
        return Err(not_yours());
    }
    let observation = game.observe(state, Viewer::Seat(seat));
    let time = wanted.time.and_then(|time| Duration::try_from_secs_f64(time).ok()).unwrap_or(CHAMPION_TIME);
    let ranking = LookingAhead { time }.rank_until(game, &observation, &|| input.context.enough());
    let line = |ranked: &Ranked| line(&observation.board, ranked, ranking.first());
    let lines: Vec<Alternative> = ranking.iter().take(LINES).map(line).collect();
    let win = ranking.first().and_then(|best| best.win).filter(|_| game.players() == 2);
    Ok(Advice {
        ply: input.ply,
        best: lines.first().map(|line| line.text.clone()),
        value: lines.first().map(|line| line.value.clone()),
        lines,
        bar: win.map(|win| if seat == Seat::FIRST { win / 100.0 } else { 1.0 - win / 100.0 }),
        saying: None,
        depth: None,
        nodes: None,
        cutoffs: None,
        spent: u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
    })
}

fn line(board: &Board, ranked: &Ranked, best: Option<&Ranked>) -> Alternative {
    let points = |thousandths: i32| f64::from(thousandths) / 1000.0;
    let equity = points(ranked.equity);
    let start = if let Move::Lay(play) = ranked.mv { Some(play.start().to_string()) } else { None };
    Alternative {
        text: house_text(board, ranked.mv),
        group: start,
        line: Vec::new(),
        value: format!("{equity:.1}").replace('-', "−"),
        number: Some(equity),
        is_exact: false,
        fate: None,
        points: Some(ranked.score.into()),
        loss: best.map(|best| points(best.equity.saturating_sub(ranked.equity)).max(0.0)),
        leave: Some(equity - f64::from(ranked.score)),
        range: None,
        win: ranked.win,
    }
}
